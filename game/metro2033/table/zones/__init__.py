"""The kinds of places of the table of Metro 2033, each told in one row."""
