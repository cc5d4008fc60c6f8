# Der Tisch mit Grenzplättchen, Arena und Vierteln: was auf sie gezielt wird, und die Schublade der Viertel.

districts-head-tip = Klick oder D öffnet die Viertel.
    .close = Klick, D oder Esc schließt die Viertel.
help-districts = Viertel, offen und zugeklappt
table-held-lit = Leg es auf etwas, das leuchtet.
table-drop-lit = Leg es auf etwas, das leuchtet.
table-aim-lit = Wähle ein Ziel
    .text = Klick an, was leuchtet. Esc bricht ab.
table-aim-deal_with_district = Mit welchem Viertel machst du einen Deal?
    .text = Es gibt seine Waren sofort und in jeder Produktionsphase. Esc bricht ab.
table-held-district = Einen Deal mit ihm machen oder es plündern?
cleanup-equip = { $name }: { $question }
cleanup-equipped = { $name } hat über die Arena entschieden. Beende den Zug oder mach es rückgängig.
