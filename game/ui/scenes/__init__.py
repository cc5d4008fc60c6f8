"""One module a screen: from the title to the final score."""
