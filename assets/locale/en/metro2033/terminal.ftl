# The commands that only this game has.

cli-cards = Describe the cards
