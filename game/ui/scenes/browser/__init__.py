"""The parts of all browsers, scenes with a list: rows, search, filters, layout."""
