# Warum etwas nicht geht, und was man tun kann. Eine Form (.seat, .limit) gilt, wo diese Tatsache bekannt ist.

refusal-unreadable_move = Das ist kein Zug.
    .text = „{ $text }“ ist kein Zug.
refusal-game_over = Die Partie ist zu Ende.
refusal-not_your_turn = Jemand anderes ist am Zug.
    .seat = { $who } ist am Zug.
refusal-wrong_phase = Das geht jetzt nicht.
    .phase = Das geht jetzt nicht (Phase: { $phase }).
    .card = { $card } kannst du jetzt nicht nutzen: Sieh nach, wann die Eigenschaft gilt.
refusal-no_question = Danach wird gerade nicht gefragt: Sieh dir die Frage noch einmal an.
refusal-wrong_choice = Das steht nicht zur Wahl: Nimm etwas von dem, was gezeigt wird.
    .card = { $card } steht nicht zur Wahl: Nimm etwas von dem, was gezeigt wird.
    .station = { $station } steht nicht zur Wahl: Nimm eine der gezeigten Stationen.
    .seat = Den Helden von { $who } kannst du nicht angreifen: Wähl ein anderes Ziel.
refusal-faction_taken = Diese Fraktion ist vergeben: Wähl eine andere.
    .card = { $card } ist vergeben: Wähl eine andere Fraktion.
    .seat = Diese Fraktion spielt { $who }: Wähl eine andere.
refusal-not_bordering = Diese Zone grenzt an keine vergebene: Wähl einen Nachbarn der vergebenen Zonen.
    .card = Die Zone der Fraktion { $card } grenzt an keine vergebene: Wähl einen Nachbarn der vergebenen Zonen.
refusal-hero_taken = Dieser Held ist vergeben: Wähl einen anderen.
    .hero = { $hero } ist vergeben: Wähl einen anderen Helden.
    .card = { $card } ist vergeben: Wähl einen anderen Helden.
refusal-not_a_home = Dein Held beginnt in einer Heimatstation deiner Fraktion.
    .station = { $station } ist keine Heimatstation deiner Fraktion: Wähl eine der drei.
refusal-wounded = Dein Held ist verwundet und setzt diesen Zug aus.
refusal-closed_zone = Diese Zone ist gesperrt: Niemand spielt ihre Fraktion.
    .zone = Die Zone { $zone } ist gesperrt: Niemand spielt ihre Fraktion.
    .station = { $station } liegt in einer gesperrten Zone: Niemand spielt ihre Fraktion.
refusal-hansa_station = Die Hansa wird nie angegriffen oder besetzt: Wähl eine andere Station.
    .station = { $station } gehört zur Hansa und wird nie angegriffen oder besetzt: Wähl eine andere Station.
refusal-abandoned_station = Eine verlassene Station greift niemand an: Wähl eine andere.
    .station = { $station } ist verlassen, und niemand greift sie an: Wähl eine andere Station.
refusal-own_station = Das ist deine eigene Station: Greif eine andere an.
    .station = { $station } gehört dir: Greif eine andere Station an.
refusal-not_your_station = Diese Station gehört dir nicht: Nenn eine, die dir gehört.
    .station = { $station } gehört dir nicht: Nenn eine Station, die dir gehört.
refusal-hero_elsewhere = Dein Held ist nicht dort: Verteidige mit der Armee.
    .station = Dein Held ist in { $station }: Verteidige mit der Armee.
refusal-out_of_reach = Das ist außer Reichweite: Wähl einen Nachbarn deiner Stationen oder eine Station hinter der Hansa.
    .station = { $station } ist außer Reichweite: Wähl einen Nachbarn deiner Stationen oder eine Station hinter der Hansa.
    .seat = Eine Station der Polis von { $who } versperrt den Weg: Wähl eine andere Station.
    .limit = Der Weg braucht mehr als einen Tunnel des Rings: Wähl eine nähere Station.
refusal-too_far = Das ist zu weit für deinen Helden.
    .steps = Es braucht { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }: mehr, als dein Held noch hat.
    .left = Zu weit: Es braucht { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, und dein Held hat noch { $left }.
refusal-already_acted = Dein Held hat gehandelt: Beende deinen Zug.
refusal-hero_protected = Dieser Held ist sicher, wo er ist: in der Hansa oder in einer Station seiner Fraktion.
    .station = Dieser Held ist in { $station } sicher: Das ist die Hansa oder eine Station seiner Fraktion.
refusal-not_there = Dieser Held ist anderswo: Geh zuerst in seine Station.
    .seat = Der Held von { $who } ist anderswo: Geh zuerst in seine Station.
refusal-not_on_hansa = Dein Held handelt nur in der Hansa: Geh in eine Station des Rings.
    .station = { $station } gehört nicht zur Hansa: Geh zum Handeln in eine Station des Rings.
refusal-not_neutral = Dein Held erkundet nur in neutralen Stationen: Geh in eine.
    .station = { $station } ist nicht neutral: Geh zum Erkunden in eine neutrale Station.
refusal-not_in_market = Diese Karte ist nicht im Markt.
    .card = { $card } ist nicht im Markt: Wähl eine der Karten dort.
refusal-no_such_card = Diese Karte hast du nicht.
    .card = { $card } hast du nicht.
refusal-already_refreshed = Du hast den Markt in dieser Runde schon erneuert: Kauf ein oder beende deinen Zug.
refusal-already_bought = Du hast schon eine Karte gekauft: Erneuern kann man nur vor dem ersten Kauf.
refusal-already_used = Das wurde in dieser Runde schon genutzt: Nutz es in der nächsten wieder.
    .card = { $card } wurde in dieser Runde schon genutzt: in der nächsten wieder.
refusal-no_cards_left = Es ist keine Karte mehr da: Tu etwas anderes.
refusal-nothing_scouted = Du hast keine Bedrohung aus der Runde davor: Greif ohne sie an.
refusal-army_limit = Stärker kann eine Armee nicht werden: Wirb weniger an.
    .limit = Eine Armee hat höchstens Stärke { $limit }: Wirb weniger an.
refusal-not_enough_goods = Das kannst du nicht bezahlen.
    .needs = Das kostet { $needs }, und du hast { $has }.
refusal-choice_missing = Dein Held würde zu viel tragen: Sag, welche Karte du abwirfst.
    .limit = Dein Held trägt höchstens { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    }: Sag, welche du abwirfst.
    .card = Sag, was { $card } bringen soll: Nenn die Güter oder die Karte.
refusal-condition_not_met = Die Bedingung dieses Auftrags ist nicht erfüllt.
    .card = Die Bedingung von { $card } ist nicht erfüllt: Sieh nach, was verlangt wird.
refusal-same_condition = Du hast schon einen Auftrag mit dieser Bedingung erfüllt: Diesen kannst du nur nutzen.
    .card = Du hast schon einen Auftrag mit der Bedingung von { $card } erfüllt: Nutz die Eigenschaft.
refusal-no_effect = Das würde nichts ändern.
    .card = { $card } würde jetzt nichts ändern: Spar dir das auf.
