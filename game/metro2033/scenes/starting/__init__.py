"""Starting a match of Metro 2033."""
