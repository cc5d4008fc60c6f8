"""The scenes, a module or folder each: from the title to the final score."""
