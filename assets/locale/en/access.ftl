# What makes the game playable for everyone: palettes, contrast, stillness, the left hand.
settings-access = Access
    .tip = Colours, contrast, stillness, the left hand (Page up, Page down turn the pages)
setting-palette = Colours
setting-palette-note = { $now ->
    [colour_blind] Shades that stay apart for eyes without red, green or blue cones.
   *[standard] Every colour has a shape, a sign or a place besides, in both palettes.
}
setting-palette-standard = Usual
setting-palette-colour_blind = For colour-blind eyes
setting-high-contrast = High contrast
setting-high-contrast-note = Black grounds, bright edges, broad rings; nothing veils a text.
setting-reduced-motion = Reduced motion
setting-reduced-motion-note = { $now ->
    [true] Nothing flies, slides or swings: what has changed is marked until the next input.
   *[false] Cards and goods travel over the table, as fast as “Motion” says.
}
setting-left-handed = For the left hand
setting-left-handed-note = { $now ->
    [true] Buttons, piles and log are at the left, the boards at the right.
   *[false] Buttons, piles and log are at the right, where a right arm covers no State.
}
