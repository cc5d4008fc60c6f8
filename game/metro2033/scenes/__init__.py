"""The scenes of a match of Metro 2033."""
