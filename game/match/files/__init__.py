"""The files that matches are kept in: their format, writing them so that nothing is lost, locks."""
