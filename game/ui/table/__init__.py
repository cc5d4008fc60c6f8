"""The table of any game: places told in rows, what can be begun and dropped there, and how it is drawn."""
