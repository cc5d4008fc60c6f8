"""51st State on a digital card table: an unofficial fan implementation."""

__version__ = "0.1.0"
