"""No Man's Land at the table: the map, its Areas and the markers."""
