# Der Tisch mit Grenzplättchen, Arena und Bezirken: was auf sie gezielt wird, und die Schublade der Bezirke.

districts-head-tip = Klick oder { KEY("d") } öffnet die Bezirke.
    .close = Klick, { KEY("d") } oder Esc schließt die Bezirke.
hq-head-tip = Klick oder { KEY("q") } zeigt die Hauptsitze groß.
arena-head-tip = Klick oder { KEY("a") } zeigt die Arena groß.
table-held-lit = Leg es auf etwas, das leuchtet.
table-drop-lit = Leg es auf etwas, das leuchtet.
table-aim-lit = Wähle ein Ziel
    .text = Klick an, was leuchtet. Esc bricht ab.
table-aim-deal_with_district = Mit welchem Bezirk machst du einen Deal?
    .text = Er gibt seine Waren sofort und in jeder Produktionsphase. Esc bricht ab.
table-held-district = Einen Deal mit ihm machen oder ihn plündern?
district-gone = Es wurde geplündert.
cleanup-equip = { $name }: { $question }
