"""A fight as a scene."""
