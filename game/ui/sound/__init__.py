"""The sounds of the table: made from formulas, told by what happens, played by the mixer."""
