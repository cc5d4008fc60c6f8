# Ways to the cards, and keys that the help tells of.

## Ways to the library

title-cards = Cards
title-cards-note = Every card, with its rules
menu-cards = Cards
menu-cards-note = All of them, the discards, what could still come
help-cards = All cards, the discards, what could still come
help-search = Search; typing does the same
help-page = Turn a page of a list or of the settings
help-rules = The rules for a zoomed card
key-pageup = Page Up
key-pagedown = Page Down
