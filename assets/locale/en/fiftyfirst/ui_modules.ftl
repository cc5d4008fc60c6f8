# The table with border tiles, the Arena and districts: what is aimed at them, and the drawer of the districts.

districts-head-tip = Click, or press { KEY("d") }, to open the districts.
    .close = Click, or press { KEY("d") } or Esc, to close the districts.
hq-head-tip = Click, or press { KEY("q") }, to zoom in on the headquarters.
arena-head-tip = Click, or press { KEY("a") }, to zoom in on the Arena.
table-held-lit = Drop it on a lit place.
table-drop-lit = Drop it on anything that is lit.
table-aim-lit = Choose a target
    .text = Click what is lit. Esc cancels.
table-aim-deal_with_district = Choose a district for a Deal
    .text = It gives its goods at once and in every Production phase. Esc cancels.
table-held-district = Make a Deal with it or raze it?
district-gone = It has been razed.
cleanup-equip = { $name }: { $question }
