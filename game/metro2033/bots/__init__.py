"""Robots that play Metro 2033 by what their seat may know."""
