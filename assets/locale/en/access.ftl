# What makes the game playable for everyone: palettes, contrast, stillness, the left hand.
settings-access = Accessibility
    .tip = Colours, contrast, reduced motion, left-handed layout (Page Up and Page Down switch pages)
setting-palette = Colours
setting-palette-note = { $now ->
    [colour_blind] Colours that stay distinct with colour blindness.
   *[standard] Every colour also has a shape, a symbol or a place, in both palettes.
}
setting-palette-standard = Standard
setting-palette-colour_blind = For colour blindness
setting-high-contrast = High contrast
setting-high-contrast-note = Black backgrounds, bright edges, broad rings; nothing veils the text.
setting-reduced-motion = Reduced motion
setting-reduced-motion-note = { $now ->
    [true] Nothing flies, slides or swings: changes are marked until your next input.
   *[false] Cards and goods move across the table, as fast as “Motion” says.
}
setting-left-handed = Left-handed layout
setting-left-handed-note = { $now ->
    [true] Buttons, piles and log are on the left, the boards on the right.
   *[false] Buttons, piles and log are on the right, where your right arm covers nothing.
}

## text --plain: the game for those who have it read aloud
plain-default = { $question } Enter alone means { $default }.
    .none = { $question } Enter alone means none.
plain-option = “{ $choice }” means { $what }.
