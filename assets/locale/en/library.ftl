# The cards: their library, the zoom, and the ways and keys to them.

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

## The library

library-title = Cards
library-back = Back
library-back-tip = Back to where you came from (Esc)
library-search = Search titles and texts
library-search-tip = Just type, or press Ctrl+{ KEY("f") }. Every word must be in the card’s title or in what it does.
library-bar-tip = Drag to scroll through the cards; the wheel, Page Up and Page Down do the same.
library-order = Sort by
library-piles = Pile
library-tip-copies = { $n } copies
library-tip-card = Click it, or press Enter, to zoom in and read its rules.
library-part-all = All cards
library-part-all-tip = Every card of this game
library-unfilter = Clear filters
library-unfilter-tip = Shows all cards again.
library-unfilter-why = No filter is set.

## The zoom

zoom-facts = The card
zoom-facts-tip = Everything that is printed on it, in words ({ KEY("r") })
zoom-rules = Its rules
zoom-rules-tip = The rules for this card ({ KEY("r") })
zoom-more = More { $page }/{ $pages }
zoom-more-tip = The rest of it (Up, Down)
zoom-other = Other side
zoom-other-tip = The other side of the card ({ KEY("t") })
zoom-close = Click or Esc to close
zoom-close-many = Click or Esc to close · arrows and wheel: { $place } of { $count }
zoom-previous = Back
zoom-previous-tip = Previous card (left arrow)
zoom-next = Next
zoom-next-tip = Next card (right arrow)
