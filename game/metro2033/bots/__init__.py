"""Robots of Metro 2033: each plays by what its seat may see."""
