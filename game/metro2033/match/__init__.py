"""Matches of Metro 2033: what a match file says, lists and statistics, the time line, readable records, scenarios."""
