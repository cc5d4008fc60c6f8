# Titles where there is little room. The whole English titles stand on the cards.

title-contraband_tunnel =
    .short = Contraband
title-salvage_architects =
    .short = Architects
