"""The map of the metro as it is drawn: its geometry, its ground, its stations and their names."""
