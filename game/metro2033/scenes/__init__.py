"""The scenes of Metro 2033."""
