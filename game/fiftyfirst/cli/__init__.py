"""The commands that only 51st State has, and its game in the terminal."""
