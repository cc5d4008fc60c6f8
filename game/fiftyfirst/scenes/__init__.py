"""The scenes of a match of 51st State."""
