"""How Metro 2033 looks: lines, stations, badges, figures, cards."""
