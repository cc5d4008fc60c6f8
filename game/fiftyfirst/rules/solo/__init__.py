"""R30 to R32: the virtual opponents of solo games, procedures of the rules.

`kinds` says what each of them is, as data and as the procedures that the chapters of the rules ask for
(`game.fiftyfirst.rules.opponent`). Its turn is the procedure of the Hegemony and its variants (`hegemony`) or of Borgo
(`borgo`); all of them attack (`attack`). Every random choice is an event of its own, so that a replay never rolls.
"""
