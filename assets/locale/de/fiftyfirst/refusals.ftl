# Why something is not allowed. The part after the dot says which facts are known:
# .card the card, .seat the player, .goods what is needed and what is there, .text what was written;
# .faction is about a faction board, .count about a number, .because_... is a reason of its own;
# a command's name (.activate_location) stands for what was to be done with the card.

refusal-unreadable_move = Das ist kein Spielzug.
    .text = „{ $text }“ ist kein Spielzug.
refusal-game_over = Die Partie ist zu Ende.
refusal-not_your_turn = Jemand anderes ist am Zug.
    .seat = { FORM($who, form: "start") } ist am Zug.
refusal-wrong_phase = Das geht jetzt nicht.
    .because_setup = Zuerst behält jeder Spieler vier Karten.
    .because_lookout = In der Kartenphase kannst du nur eine Karte nehmen.
    .because_assault = Dies ist die Angriffsphase: Zuerst greifen die Maschinen an.
    .because_deploy = Dies ist die Einsatzphase: Zuerst werden neue Maschinen eingesetzt.
    .because_action = Dies ist die Aktionsphase: Führe eine Aktion aus oder passe.
    .because_cleanup = In der Aufräumphase kannst du nur Waren einlagern oder einen Arbeiter in der Arena ausrüsten.
    .because_question = Beantworte zuerst die Frage.
    .because_follow_up = Du hast deine Aktion ausgeführt. Du kannst sie nur wiederholen, Schildplättchen legen oder den Zug beenden.
refusal-must_skip = Auf diese Karte musst du verzichten: In der ersten Kartenphase verzichtet jeder auf eine seiner beiden Karten.
refusal-already_skipped = In dieser Kartenphase hast du schon auf eine Karte verzichtet.
refusal-no_such_card = Diese Karte ist nicht hier.
    .card = { $card } ist nicht hier.
    .hack_machine = Diese Maschine ist nicht eingesetzt.
    .destroy_machine = Diese Maschine ist nicht eingesetzt.
    .activate_location = { $card } hat keine Aktion.
    .use_open_production = { $card } hat keine offene Produktion.
    .claim_hq = { $card } liegt nicht aus.
    .activate_border = { $card } ist auf keinem Grenzplättchen dieser Partie.
    .deal_with_district = { $card } ist nicht im Spiel.
    .raze_district = { $card } ist nicht im Spiel.
    .because_arena = In dieser Partie gibt es keine Arena.
    .text = „{ $text }“ ist nicht hier.
refusal-own_location = Mit deinen eigenen Orten geht das nicht.
    .card = { $card } ist dein eigener Ort.
refusal-target_passed = Dieser Spieler hat gepasst und ist bis zur nächsten Runde geschützt.
    .seat = { FORM($who, form: "start") } hat gepasst und ist bis zur nächsten Runde geschützt.
refusal-is_ruin = Eine Ruine ist kein Ort.
refusal-blocked = Das ist bis zur Aufräumphase blockiert.
    .card = { $card } ist bis zur Aufräumphase blockiert.
    .because_exchange = Eine Maschine legt den Tausch bis zur Aufräumphase lahm.
refusal-already_used = Das wurde in dieser Runde schon genutzt.
    .card = { $card } wurde in dieser Runde schon genutzt.
    .faction = Diese Fraktionsaktion wurde in dieser Runde schon genutzt.
    .because_stopped = Eine Maschine legt diese Aktion bis zur Aufräumphase lahm.
    .because_arena = Du hast schon einen Arbeiter in der Arena.
    .deal_with_district = Du hast schon einen Deal mit { $card }.
refusal-occupied = Hier liegt in dieser Runde schon ein Arbeiter.
    .card = Auf { $card } liegt in dieser Runde schon ein Arbeiter.
refusal-has_shield = Darauf liegt schon ein Schild.
    .card = Auf { $card } liegt schon ein Schild.
    .shield_outpost = Im Gebiet { $card } liegt schon ein Schild.
    .because_demolish = Wegen des Schilds kann der Ort nicht gesprengt werden.
    .because_steal = Wegen des Schilds kannst du den Ort nicht übernehmen.
refusal-has_outpost = In diesem Gebiet steht schon ein Außenposten.
    .card = Im Gebiet { $card } steht schon ein Außenposten.
refusal-no_outpost = Hier steht kein solcher Außenposten.
    .card = Im Gebiet { $card } steht kein Außenposten.
    .upgrade_outpost = Im Gebiet { $card } hast du keinen Außenposten.
    .raze_outpost = Im Gebiet { $card } hat kein Mitspieler einen Außenposten.
    .shield_outpost = Im Gebiet { $card } hast du keinen Außenposten.
refusal-not_adjacent = Das liegt neben keinem deiner Außenposten.
    .card = Das Gebiet { $card } liegt neben keinem deiner Außenposten.
    .skip_pick = Im Gebiet { $card } kannst du keinen Außenposten bauen: Es liegt neben keinem von deinen, und wer keinen hat, nimmt eine leere Ecke.
    .build_outpost = Im Gebiet { $card } kannst du keinen Außenposten bauen: Es liegt neben keinem von deinen, und wer keinen hat, nimmt eine leere Ecke.
    .activate_border = { $card } liegt nicht neben dir.
refusal-highest_level = Dieser Außenposten steht schon auf der höchsten Stufe.
    .card = Dein Außenposten im Gebiet { $card } steht schon auf der höchsten Stufe.
refusal-none_face_up = Es liegt keine Kontaktkarte dieser Farbe offen.
    .because_red = Es liegt keine rote Kontaktkarte offen.
    .because_blue = Es liegt keine blaue Kontaktkarte offen.
    .because_yellow = Es liegt keine gelbe Kontaktkarte offen.
refusal-not_storable = Das kannst du hier nicht einlagern.
    .card = Auf { $card } kannst du das nicht einlagern.
    .card_goods = Auf { $card } kannst du höchstens { $limit } einlagern.
refusal-no_effect = Das würde nichts ändern.
    .card = { $card } würde jetzt nichts ändern.
    .faction = Diese Fraktionsaktion würde jetzt nichts ändern.
    .skip_pick_none = Du kannst nicht verzichten: Es gibt kein Gebiet, in dem du einen Außenposten bauen könntest.
    .hack_machine = { $card } kann nicht in den Serverraum: Es gibt keinen, er ist schon gehackt, oder auf der Maschine liegen Waren des Codes.
refusal-no_common_category = Die beiden Orte haben kein gemeinsames Symbol.
    .card = { $card } hat damit kein gemeinsames Symbol: Du bräuchtest ein Umbauplättchen.
    .build_outpost = { $card } hat nicht das { FORM($category, form: "icon") }, mit dem man einen Außenposten baut.
    .build_outpost_none = Keine deiner Karten hat das { FORM($category, form: "icon") }, mit dem man einen Außenposten baut.
    .upgrade_outpost = { $card } hat nicht das { FORM($category, form: "icon") } der nächsten Stufe.
    .upgrade_outpost_none = Keine deiner Karten hat das { FORM($category, form: "icon") } der nächsten Stufe.
refusal-not_enough_goods = Dafür reichen deine Waren nicht.
    .goods = { $doing } kostet { $needs }; du hast { $any ->
        [none] nichts, womit du das bezahlen kannst
       *[some] { GOODS($has, form: "short", case: "nominative") }
    }.
refusal-choice_missing = Wähle, was du dafür abwirfst.
    .goods = Wähle, was du abwirfst: { GOODS($needs, case: "nominative") }.
    .skip_pick = Alle deine Marker sind auf dem Gebietsplan: Wähle den Außenposten, dessen Marker in das Gebiet { $card } kommt.
    .build_outpost = Alle deine Marker sind auf dem Gebietsplan: Wähle den Außenposten, dessen Marker in das Gebiet { $card } kommt.
    .activate_location = { $card }: Wähle ein Symbol auf der obersten Karte eines fremden Ablagestapels.
refusal-wrong_choice = Das kannst du nicht wählen.
    .count = Behalte genau { $text } Karten.
    .category = Ein { FORM($category, form: "icon") } kannst du hier nicht wählen.
    .hack_machine = Das kannst du nicht auf { $card } liegen lassen: In der kooperativen Variante lässt eine Aktion einen Teil dessen liegen, was noch fehlt, nie alles.
    .destroy_machine = Das kannst du nicht auf { $card } liegen lassen: In der kooperativen Variante lässt eine Aktion einen Teil dessen liegen, was noch fehlt, nie alles.
    .activate_border = { $card } liegt unten: Oben ist die andere Seite.
    .equip_fighter_none = Damit kannst du keinen Arbeiter in der Arena ausrüsten.
    .card = { $card } kannst du nicht wählen.
    .text = „{ $text }“ kannst du nicht wählen.
refusal-wrong_payment = Damit kannst du das nicht bezahlen.
    .goods = Damit kannst du das nicht bezahlen. Es kostet: { GOODS($needs, case: "nominative") }.
refusal-no_question = Es gibt keine offene Frage.

## Subjects of "... needs 3 grey contact tokens"

refusal-this = Das
refusal-faction_action = Diese Fraktionsaktion
