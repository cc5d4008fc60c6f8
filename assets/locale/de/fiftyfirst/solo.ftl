# Solo play: the virtual opponents, their turns in the log, and what a victory over them is worth.

## Names; in a sentence with their article, at its beginning in the form .start. V is the opponent of whom nothing is known but that it is virtual.

opponent-V = Der virtuelle Gegner
    .nominative = der virtuelle Gegner
    .accusative = den virtuellen Gegner
    .dative = dem virtuellen Gegner
opponent-hegemony = Hegemonie
    .start = Die Hegemonie
    .nominative = die Hegemonie
    .accusative = die Hegemonie
    .dative = der Hegemonie
opponent-mutants = Mutanten-Union
    .start = Die Mutanten-Union
    .nominative = die Mutanten-Union
    .accusative = die Mutanten-Union
    .dative = der Mutanten-Union
opponent-new_york = New York
opponent-merchants = Händlergilde
    .start = Die Händlergilde
    .nominative = die Händlergilde
    .accusative = die Händlergilde
    .dative = der Händlergilde
opponent-appalachian = Appalachische Föderation
    .start = Die Appalachische Föderation
    .nominative = die Appalachische Föderation
    .accusative = die Appalachische Föderation
    .dative = der Appalachischen Föderation
opponent-borgo = Borgo

## Grades of a victory, from the lowest, by the titles of the two editions

grade-mutant = { grade-mutant.ultimate }
    .ultimate = Lebewesen ohne Hirn
    .master = Mutant
grade-survivor = { grade-survivor.ultimate }
    .ultimate = Lebewesen mit Hirn
    .master = Überlebender
grade-human = { grade-human.ultimate }
    .ultimate = Mensch
    .master = Mensch
grade-merchant = { grade-merchant.ultimate }
    .ultimate = Händler
    .master = Händler
grade-soldier = { grade-soldier.ultimate }
    .ultimate = Soldat
    .master = Soldat
grade-cyborg = { grade-cyborg.ultimate }
    .ultimate = Cyborg
    .master = Cyborg
grade-leader = { grade-leader.ultimate }
    .ultimate = Großmeister
    .master = Anführer

## The log: what the virtual opponent does, and why. It follows the rules of log.ftl.

log-game_started-solo = Die Partie beginnt: { $players } gegen { FORM($opponent, form: "accusative") }.
log-opponent_picked = { FORM($who, form: "start") } nimmt { $card } in den eigenen Staat.
log-opponent_built = { FORM($who, form: "start") } baut { $card }.
log-stage_began = { FORM($who, form: "start") } geht über zu { $stage ->
    [attack] Angriffen
    [merchant] Händlerangriffen
    [development] Entwicklungen
   *[connection] Kontaktkarten
}.
log-opponent_drew = { $pile ->
    [attack] { FORM($who, form: "start") } zieht { $card } für Angriff { $number }.
    [merchant] { FORM($who, form: "start") } zieht { $card } für Händlerangriff { $number }.
    [development] { FORM($who, form: "start") } zieht { $card } für Entwicklung { $number }.
   *[action] { FORM($who, form: "start") } zieht { $card }.
}
log-opponent_missed = { $pile ->
    [merchant] Händlerangriff { $number } scheitert: { $human } hat keinen Deal mit der Ware von { $card }.
    [development] Entwicklung { $number } scheitert: Kein Ort bei { FORM($who, form: "dative") } hat mit { $card } ein Symbol gemeinsam.
   *[attack] Angriff { $number } scheitert: Kein Ort bei { $human } hat mit { $card } ein Symbol gemeinsam.
}
    .groups = Angriff { $number } scheitert: Kein Ort der drei Gruppierungen bei { $human } hat mit { $card } ein Symbol gemeinsam.
log-pile_discarded = { FORM($who, form: "start") } wirft { $cards } ab.
log-attack_aimed = Angriff { $number }: { $card } passt zu { $target } ({ $matching ->
    [all] eine Karte ohne Symbole passt zu allem
   *[some] { $common }
}); { $why }.
log-shield_lost = Der Schild auf { $card } von { FORM($owner, form: "dative") } fängt den Angriff ab und geht verloren.
log-shield_held = Der aufgedruckte Schild auf { $card } von { FORM($owner, form: "dative") } fängt den Angriff ab und bleibt.
log-deal_attacked = Händlerangriff { $number }: { $card } und der Deal { $deal } haben { $good } gemeinsam; { $owner } verliert den Deal.
log-opponent_salvaged = { FORM($who, form: "start") } nimmt { $card } bei { FORM($owner, form: "dative") } vom Ablagestapel.
log-opponent_stopped = { FORM($who, form: "start") } ist fertig und passt im nächsten Zug.
log-action_shown = { $card } zeigt kein Symbol: { FORM($who, form: "start") } führt die Standardaktion aus.
    .icon = { $card } zeigt { $icon }: { FORM($who, form: "start") } { $action ->
        [attack] greift an
        [build] baut
       *[expansion] führt die Erweiterungsaktion aus
    }.
log-shield_raised = { FORM($who, form: "start") } legt einen Schild auf { $card }.
log-brawlers_came = { $n ->
    [one] Ein Schläger schließt
   *[other] { $n } Schläger schließen
} sich { FORM($who, form: "dative") } an: { $why ->
    [lookout] für diese Runde
    [visited] für den Besuch bei ihm
    [visiting] für seinen eigenen Besuch
   *[expansion] für die Erweiterung
}.
log-brawlers_left = { $n ->
    [one] Ein Schläger verlässt
   *[other] { $n } Schläger verlassen
} { FORM($who, form: "accusative") }{ $why ->
    [cleanup] { "" }
    [attack] { " " }für den Angriff
    [expansion] { " " }für die Erweiterung
   *[standard] { " " }für die Standardaktion
}.
log-opponent_passed = { $why ->
    [player_passed] { FORM($who, form: "start") } passt, da auch { $human } gepasst hat.
    [must_pass] { FORM($who, form: "start") } passt: Für diese Runde ist alles getan.
    [no_brawler] { FORM($who, form: "start") } passt: Es ist kein Schläger mehr da.
   *[no_card] { FORM($who, form: "start") } passt: Es ist keine Karte mehr zu ziehen.
}

deed-connection_removed = { FORM($who, form: "start") } wirft die Kontaktkarte { $card } ab
deed-development_aimed = Entwicklung { $number }: { FORM($who, form: "start") } baut { $over } zu { $card } um ({ $matching ->
    [all] eine Karte ohne Symbole passt zu allem
   *[some] { $common }
}; { $why })

## What decides which Location is hit: the criteria in their order

decided-only = sonst passt nichts
decided-categories = die meisten gemeinsamen Symbole gehen vor
decided-distance = die größte Entfernung geht vor
decided-unused_action = eine ungenutzte Aktion geht vor
decided-used_action = Aktionen gehen vor Fähigkeiten und Produktionen
decided-feature = Fähigkeiten gehen vor Produktionen
decided-goods = die wertvollsten Waren gehen vor
decided-choice = { $human } wählt

## Questions in the middle of its turn

question-opponent_turn = Der virtuelle Gegner ist am Zug.
    .waiting = { FORM($who, form: "start") } ist am Zug.
question-choose_attacked = Der Angriff trifft einen deiner Orte: Welchen gibst du auf?
    .waiting = { FORM($who, form: "start") } wählt, welcher Ort getroffen wird.
question-choose_lost_deal = Der Händlerangriff nimmt dir einen Deal: Welchen gibst du auf?
    .waiting = { FORM($who, form: "start") } wählt, welcher Deal verloren geht.
question-choose_replaced = Welchen Ort des Gegners ersetzt die Karte?
    .waiting = { FORM($who, form: "start") } wählt, welcher Ort ersetzt wird.

## Buttons, and what a move is called

command-choose_site = Wählen
command-choose_deal = Wählen
command-virtual_turn = Weiter

## Where the opponent’s VP come from

source-attack = Plündern von { $card }
source-attack_failed = Angriff ohne Ziel
source-connection_discarded = Kontaktkarte { $card }
source-brawler = Schläger
source-expansion = Erweiterung

## text

text-opponent = { $seat } { $name }: { $vp } SP, { $next }
    .brawlers = { $seat } { $name }: { $vp } SP, { $n } Schläger, { $next }
text-next-connection = als Nächstes: wirft eine Kontaktkarte ab
text-next-attack = als Nächstes: greift an
text-next-merchant = als Nächstes: macht einen Händlerangriff
text-next-development = als Nächstes: macht eine Entwicklung
text-next-draw = als Nächstes: zieht eine Karte
text-next-pass = als Nächstes: passt
text-next-nothing = in dieser Runde kommt nichts mehr
text-attack_pile = Angriffe: { $cards } (höchstens { $most })
text-merchant_pile = Händlerangriffe: { $cards } (höchstens { $most })
text-development_pile = Entwicklungen: { $cards } (höchstens { $most })
text-look-opponent = { $name }:
text-grade = Rang des Sieges: { $grade }
