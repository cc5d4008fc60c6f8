# Why something is not allowed. The part after the dot says which facts are known:
# .card the card, .seat the player, .goods what is needed and what is there, .text what was written;
# .faction is about a faction board, .count about a number, .because_... is a reason of its own;
# a command's name (.activate_location) stands for what was to be done with the card.

refusal-unreadable_move = Das ist kein Spielzug.
    .text = „{ $text }“ ist kein Spielzug.
refusal-game_over = Das Spiel ist zu Ende.
refusal-not_your_turn = Jemand anderes ist am Zug.
    .seat = { FORM($who, form: "start") } ist am Zug.
refusal-wrong_phase = Das geht jetzt nicht.
    .because_setup = Zuerst behalten alle vier Karten.
    .because_lookout = In der Kartenphase werden nur Karten genommen.
    .because_action = Dies ist die Aktionsphase: eine Aktion ausführen oder passen.
    .because_cleanup = In der Aufräumphase werden nur Waren eingelagert.
    .because_question = Zuerst ist die offene Frage zu beantworten.
    .because_follow_up = Die Aktion dieses Zuges ist ausgeführt: Möglich sind nur noch dieselbe noch einmal, Schildplättchen und das Ende des Zuges.
refusal-no_such_card = Diese Karte ist nicht hier.
    .card = { $card } ist nicht hier.
    .activate_location = { $card } hat keine Aktion.
    .use_open_production = { $card } hat keine offene Produktion.
    .text = „{ $text }“ ist nicht hier.
refusal-own_location = Mit eigenen Orten geht das nicht.
    .card = { $card } ist ein eigener Ort.
refusal-target_passed = Dieser Spieler hat gepasst und ist bis zur nächsten Runde unangreifbar.
    .seat = { FORM($who, form: "start") } hat gepasst und ist bis zur nächsten Runde unangreifbar.
refusal-is_ruin = Eine Ruine ist kein Ort.
refusal-already_used = Das wurde in dieser Runde schon genutzt.
    .card = { $card } wurde in dieser Runde schon genutzt.
    .faction = Diese Fraktionsaktion wurde in dieser Runde schon genutzt.
refusal-occupied = Hier liegt in dieser Runde schon ein Arbeiter.
    .card = Auf { $card } liegt in dieser Runde schon ein Arbeiter.
refusal-has_shield = Darauf liegt schon ein Schild.
    .card = Auf { $card } liegt schon ein Schild.
refusal-none_face_up = Es liegt keine Kontaktkarte dieser Farbe offen.
    .because_red = Es liegt keine rote Kontaktkarte offen.
    .because_blue = Es liegt keine blaue Kontaktkarte offen.
refusal-not_storable = Das lässt sich hier nicht einlagern.
    .card = Auf { $card } lässt sich das nicht einlagern.
    .card_goods = Auf { $card } passen höchstens { $limit }.
refusal-no_effect = Das würde nichts ändern.
    .card = { $card } würde jetzt nichts ändern.
    .faction = Diese Fraktionsaktion würde jetzt nichts ändern.
refusal-no_common_category = Die beiden Orte haben keine gemeinsame Kategorie.
    .card = { $card } hat damit keine gemeinsame Kategorie; dafür braucht es ein Umbauplättchen.
refusal-not_enough_goods = Dafür reichen die Waren nicht.
    .goods = { $doing } kostet { $needs }; vorhanden: { $any ->
        [none] nichts, was dafür zählt
       *[some] { GOODS($has, form: "short", case: "nominative") }
    }.
refusal-choice_missing = Zuerst angeben, was dafür abgeworfen wird.
    .goods = Zuerst angeben, was abgeworfen wird: { GOODS($needs, case: "nominative") }.
refusal-wrong_choice = Das steht nicht zur Wahl.
    .count = Genau { $text } Karten sind zu behalten.
    .card = { $card } steht nicht zur Wahl.
    .text = „{ $text }“ steht nicht zur Wahl.
refusal-wrong_payment = Damit lässt sich das nicht bezahlen.
    .goods = Damit lässt sich das nicht bezahlen. Zu zahlen: { GOODS($needs, case: "nominative") }.
refusal-no_question = Es gibt keine offene Frage.
refusal-cannot_undo = Es gibt nichts zurückzunehmen.
    .because_nothing = Es gibt nichts zurückzunehmen.
    .because_revealed = Nicht zurückzunehmen: Eine verdeckte Karte wurde aufgedeckt, oder das Los hat entschieden.
    .because_other_player = Nicht zurückzunehmen: Die letzte Entscheidung traf jemand anderes.
refusal-cannot_redo = Es gibt nichts zu wiederholen.

## Subjects of "... needs 3 grey contact tokens"

refusal-this = Das
refusal-faction_action = Diese Fraktionsaktion
