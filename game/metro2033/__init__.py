"""Metro 2033 (second edition): two to six factions fight for the stations under Moscow."""
