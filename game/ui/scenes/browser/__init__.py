"""What all lists that fill a screen share: rows, search, filters, and where they stand."""
