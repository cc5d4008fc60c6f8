# Die Notizen des ersten Spiels. Eine Notiz hat bis zu vier Teile: warum (die Meldung), .do was jetzt zu tun ist, .after
# was der Zug gebracht hat, solange er noch beendet werden kann, und in `refusal-lesson` der Satz zu einem Zug, der
# erlaubt wäre, um den es hier aber nicht geht.

title-learn-note = Ein erstes Spiel in acht kurzen Kapiteln
learn-first_game = Spielen lernen
    .intro = Eine erste Partie gegen einen geduldigen Roboter. Jedes Kapitel dauert zwei bis fünf Minuten, und du kannst es jederzeit verlassen.
learn-player = Neuling
learn-opponent = Petrowitsch
learn-end_turn = Damit endet dein Zug. Du kannst ihn noch rückgängig machen, wenn er nichts Verborgenes gezeigt hat.

refusal-lesson = Die Notiz sagt, was hier zuerst kommt. Diesen Zug kannst du später machen.
    .because_end_turn = Dein Zug ist vorbei: Drück „Weiter“.
    .because_learn_map_forage = In diesem Schritt geht es ums Plündern: Lass deine Armee ein Schwein holen.
    .because_learn_recruits_upkeep = Behalte diesmal alle 6: Du kannst sie bezahlen, und du wirst sie brauchen.
    .because_learn_recruits_recruit = Rekrutiere diesmal 2: Deine Güter reichen für beide.
    .because_learn_attack_attack = In diesem Schritt geht es um Smolenskaja (Hellblaue), gleich neben deiner Heimat.
    .because_learn_attack_capture = Besetze die Station diesmal: Dafür hast du gekämpft.
    .because_learn_reach_park = In diesem Schritt geht es um Park Kultury (Rote), den deine Armee über den Ring erreicht.
    .because_learn_reach_capture = Besetze die Station diesmal: Sie bringt dir Pilze.
    .because_learn_reach_okhotny = In diesem Schritt geht es um Ochotny Rjad, den deine Armee durch die Polis erreicht.
    .because_learn_reach_far = Besetze die Station diesmal: Sie ist dein fünfter SP.
    .because_learn_hero_move = In diesem Schritt geht es ums Gehen: Bring Hunter nach Smolenskaja (Hellblaue).
    .because_learn_hero_scout = Hunter steht in einer neutralen Station: Lass ihn erkunden.
    .because_learn_hero_forage = Die Armee plündert diesmal nur: Hol Munition. Kämpfen wird Hunter.
    .because_learn_hero_attack = In diesem Schritt geht es um die Karte, die Hunter kennt: Greif mit ihr an.
    .because_learn_hero_capture = Besetze die Station diesmal: Du hast die Güter dafür.
    .because_learn_hansa_complete = Erfüll zuerst den Auftrag: Gleich gibst du aus, was er verlangt.
    .because_learn_hansa_move = In diesem Schritt geht es ums Handeln: Bring Hunter nach Kijewskaja (Ring).
    .because_learn_hansa_refresh = Leg zuerst den Markt neu aus: Nach dem ersten Kauf geht das nicht mehr.
    .because_learn_hansa_rifle = Kauf diesmal die Tunnelbüchse: Sie macht Hunter um 2 stärker.
    .because_learn_hansa_lamp = Kauf auch die Bogenlampe, solange dein Zug dauert.
    .because_learn_hansa_forage = Für einen Auftrag fehlt dir Munition: Plündere sie.
    .because_learn_hansa_quest = In diesem Schritt geht es darum, einen Auftrag zu nehmen.
    .because_learn_hansa_keep = Behalte diesmal „Fuß in der Tür“: Du hast es nicht weit zur Polis.
    .because_learn_threats_guard = Nenn diesmal Kijewskaja (Blaue), und lass deine Armee sie verteidigen.
    .because_learn_threats_forage = Plündere diesmal ein Schwein: Du hast keines.
    .because_learn_threats_vote = Stimm diesmal für das Gesetz: Es hilft dir.
    .because_learn_battle_attack = In diesem Schritt geht es um Teatralnaja: Sie wäre deine zehnte Station.
    .because_learn_battle_card = Spiel diesmal den Flankenmarsch: Die Zeile darunter verspricht einen sicheren Sieg.
    .because_learn_battle_capture = Besetze die Station diesmal: Sie ist dein zehnter SP.

## 1
learn-map = Der Plan und die Güter
    .about = Worum es geht, wo du bist und woher Güter kommen.
learn-map-goal = Jeder von euch führt eine Fraktion der Metro, mit einer Armee und einem Helden. Eine Station ist 1 SP wert, ein erfüllter Auftrag auch. Wer am Ende einer Runde 10 SP hat, gewinnt.
learn-map-stations = Du spielst die Arbater Konföderation. Das sind deine drei Heimatstationen. Das Zeichen einer Station sagt, was sie produziert: ein Schwein, einen Pilz oder Munition. Zeig auf irgendetwas, um zu lesen, was es ist.
learn-map-zones = Jede Fraktion hat eine Zone mit neun Stationen. Vier spielt niemand, also sind sie gesperrt: Dort geschieht nichts. Der braune Kreis ist der Ring der Hansa, die vier Stationen in der Mitte sind die Polis.
learn-map-track = Eine Runde beginnt mit dem Feld unter dem Rundenmarker. Stationen, die ein gezeigtes Gut produzieren, geben ihrem Besitzer 1 davon. Die erste Runde gibt alles doppelt, die nächste Schweine und Pilze.
learn-map-goods = Deine Tafel zeigt deine Güter. Schweine und Munition kosten Rekruten, Schweine eine starke Armee, Schweine und Pilze eine besetzte Station, Pilze und Munition Ausrüstung und Aufträge.
learn-map-forage = Einmal pro Runde handelt deine Armee. Sie muss nicht kämpfen: Sie kann plündern und bringt dann 1 Gut deiner Wahl, wie auch immer der Plan aussieht. Schweine braucht man für das meiste.
    .do = Drück „Plündern“, dann wähl das Schwein.
    .after = Eine Aktion, und der Zug deiner Armee ist vorbei. Nichts Verborgenes wurde gezeigt, also kannst du ihn noch rückgängig machen.
learn-map-next = Nach den Armeen handeln die Helden, dann endet die Runde. Das ist das ganze Spiel: Ereignisse, Mobilmachung, Armeen, Helden, Ende. Die nächsten Kapitel gehen es durch.
    .do = Drück „Weiter“: Das zweite Kapitel beginnt.

## 2
learn-recruits = Rekruten und Unterhalt
    .about = Wie stark deine Armee ist, was sie kostet und was sie wachsen lässt.
learn-recruits-strength = Eine spätere Runde. Das ist die Leiste der Armeen: Dein Abzeichen steht auf 6, das von Petrowitsch auf 4. Im Kampf zählt deine Armee so viel wie ihre Stufe.
learn-recruits-upkeep = Eine Armee bis Stärke 5 kostet nichts. In jeder Mobilmachung kostet 6 ein Schwein, 7 zwei, 8 drei. Du darfst sie verkleinern, um Schweine zu sparen, aber nie unter 5.
    .do = Klick Stufe 6 an: Behalte alle und zahl 1 Schwein.
learn-recruits-recruit = Jetzt rekrutiere. Jede Stufe mehr kostet 1 Schwein und 1 Munition. Du hast noch je 2, und Rekruten kosten in dieser Runde keinen Unterhalt.
    .do = Drück „2 rekrutieren“.
learn-recruits-eight = Mehr als Stärke 8 gibt es nicht. Sie schlägt die Polis und fast jede Bedrohung. Aber in der nächsten Runde kostet sie 3 Schweine, also nutz sie gleich: Starke Armeen sind für Runden, in denen du angreifst.
    .do = Drück „Weiter“: Das dritte Kapitel beginnt.

## 3
learn-attack = Ein Angriff und seine Chancen
    .about = Neutrale Stationen, Bedrohungen, Chancen und das Besetzen.
learn-attack-neutral = Eine Station ohne Marker ist neutral. Deine Armee erreicht alle direkten Nachbarn deiner Stationen. Hier hat sie Stärke 4.
learn-attack-threats = Wer eine neutrale Station angreift, trifft auf die oberste Bedrohung dieses Stapels. Die höhere Stärke gewinnt. Von den 18 Bedrohungen sind 11 schwächer als deine Armee, 4 gleich stark, 3 stärker. Ein Gleichstand ändert nichts.
learn-attack-attack = Smolenskaja bringt Munition und liegt neben deiner Heimat. Zieh die Armee dorthin; bevor du loslässt, liest du die Chancen. Sie zählen jede Bedrohung, die noch kommen kann.
    .do = Zieh deine Armee von deiner Tafel auf Smolenskaja (Hellblaue), oder klick beide an.
learn-attack-won = Die Blinden Hunde haben Stärke 2, deine Armee 4: Du gewinnst. Die Bedrohung bringt ihre Belohnung, ein Schwein. Ein verlorener Angriff hätte deine Armee 1 Stärke gekostet.
    .do = Drück „Weiter“.
learn-attack-capture = Du hast gewonnen, aber die Station gehört dir noch nicht. Eine neutrale zu besetzen kostet 1 Schwein und 1 Pilz; eine, die du einem Mitspieler nimmst, nur 1 Pilz.
    .do = Besetze die Station.
    .after = Dort liegt dein Marker: 1 SP, und Munition, wann immer die Runde sie zeigt. Die Belohnung kam vor dem Preis, also kann sie ihn bezahlen helfen.
learn-attack-next = Vier Stationen, 4 SP. Greif früh an: Jede Station bringt Güter in allen Runden, die noch kommen.
    .do = Drück „Weiter“: Das vierte Kapitel beginnt.

## 4
learn-reach = Über den Ring, durch die Polis
    .about = Wie weit eine Armee reicht: ein Tunnel der Hansa und jede neutrale Station der Polis.
learn-reach-neighbours = Ein anderes Spiel. Beide Helden sind verwundet und setzen aus, also handeln nur die Armeen. Eine Armee kommt immer aus einer deiner Stationen und erreicht deren Nachbarn. Aber sie reicht auch weiter.
learn-reach-ring = Stationen der Hansa gehören niemandem, und Armeen kommen hindurch, über höchstens einen Tunnel des Rings. Von Kijewskaja ist es ein Tunnel zum Park Kultury und ein Übergang zur roten Linie: Diese Station liegt in Reichweite.
learn-reach-park = Park Kultury liegt in deiner eigenen Zone, aber kein Tunnel führt von deinen Stationen dorthin. Der Ring schon.
    .do = Zieh deine Armee auf Park Kultury (Rote).
learn-reach-won = Schwächer als der Rattenschwarm ist keine Bedrohung. Seine Belohnung, ein Schwein, gehört dir.
    .do = Drück „Weiter“.
learn-reach-capture = Der Preis ist überall gleich: 1 Schwein und 1 Pilz.
    .do = Besetze die Station.
    .after = Abgelegene Stationen sind schwer zu halten. Aber eine am Ring öffnet neue Wege.
learn-reach-polis = Eine neue Runde hat begonnen. Diese vier Stationen sind die Polis. Solange sie neutral sind, kommen Armeen durch alle hindurch. Wer eine will, kämpft gegen Stärke 7, ohne Karte und Belohnung. Wem alle vier gehören, der gewinnt.
learn-reach-okhotny = Petrowitsch hat Ochotny Rjad verloren, also ist sie neutral. Von Smolenskaja (Blaue) führt der Weg durch die Polis genau dorthin.
    .do = Zieh deine Armee auf Ochotny Rjad.
learn-reach-through = Für andere gilt dasselbe: Durch eine neutrale Polis erreichen sie auch dich. Eine besetzte Station der Polis hält alle auf außer ihrem Besitzer.
    .do = Drück „Weiter“.
learn-reach-far = Jetzt stehst du in der Zone einer anderen Fraktion. Manche Aufträge verlangen das.
    .do = Besetze die Station.
    .after = Sie ist eine Heimatstation der Roten Linie. Auch die werden besetzt wie jede andere.
learn-reach-next = 5 SP. Such vor einem Angriff nach Stationen hinter der Polis und am Ring: Sie sind oft näher, als sie aussehen.
    .do = Drück „Weiter“: Das fünfte Kapitel beginnt.

## 5
learn-hero = Der Held
    .about = Gehen, erkunden, angreifen, und was eine Wunde kostet.
learn-hero-hero = Das ist Hunter, dein Held: Stärke 3, Tempo 3, und gegen Bedrohungen 1 stärker. In der Heldenphase geht er so weit, wie sein Tempo reicht; dann darf er eines tun, und sein Zug endet damit.
learn-hero-move = Ein Schritt ist ein Tunnel oder ein Übergang, und kein Held versperrt den Weg. Ein Held darf auch in fremde Stationen, und er kämpft nur, wo er steht.
    .do = Zieh Hunter auf Smolenskaja (Hellblaue), oder klick ihn und dann die Station an.
learn-hero-scout = In einer neutralen Station kann er erkunden: Er sieht sich die oberste Bedrohung an und nimmt sie verdeckt zu sich. In der nächsten Runde darfst du dieser Karte begegnen statt einer unbekannten.
    .do = Drück „Erkunden“.
    .after = Kellerspinnen: Stärke 3, als Belohnung ein Pilz und ein Schwein. Nur du weißt es. Hunter hat gegen Bedrohungen 4, er kann sie also schlagen.
learn-hero-forage = Die nächste Runde. Deine Armee mit 3 schlägt nur ein Drittel der Bedrohungen, also lass sie holen, was du brauchen wirst.
    .do = Drück „Plündern“, dann wähl Munition.
    .after = Armeen handeln vor den Helden. Auch deine Armee hätte die erkundete Karte nutzen können.
learn-hero-attack = Hunter steht noch in Smolenskaja. Ein Held greift die Station an, in der er steht. Was er erspäht hat, macht den Kampf sicher.
    .do = Drück „Angriff“, dann wähl die erkundete Bedrohung.
learn-hero-won = 4 gegen 3. Hätte er die Karte bis zum Ende dieser Runde nicht genutzt, käme sie unter den Stapel.
    .do = Drück „Weiter“.
learn-hero-capture = Ein Held besetzt wie eine Armee, zum selben Preis.
    .do = Besetze die Station.
learn-hero-wounds = Armee und Held dürfen beide angreifen, Runde für Runde. Aber ein Held, der einen Angriff verliert, wird verwundet: Er geht heim und setzt einen Zug aus. Die neue Runde fragt schon nach einer Bedrohung; davon erzählt Kapitel sieben.
    .do = Drück „Weiter“: Das sechste Kapitel beginnt.

## 6
learn-hansa = Hansa und Aufträge
    .about = Einen Auftrag erfüllen, der Markt, eine neue Auslage und ein neuer Auftrag.
learn-hansa-ring = Die Hansa handelt, und niemand greift dort an. Ein Held auf dem Ring kauft Ausrüstung, nimmt einen Auftrag oder tauscht Güter einer Art gegen eine andere. Die Arbater Konföderation darf das auch in ihren Heimatstationen.
learn-hansa-complete = Aber zuerst ein Auftrag. Du hast „Volle Speicher“: Er verlangt 3 Schweine, 3 Pilze und 3 Munition, und die hast du. Ihn zu erfüllen kostet nichts, ist keine Aktion und bringt 1 SP.
    .do = Klick „Volle Speicher“ in deiner Leiste an.
learn-hansa-move = Die Güter gehören dir noch, also gib sie aus. Helden handeln nach dem Gehen.
    .do = Zieh Hunter auf Kijewskaja (Ring).
learn-hansa-refresh = Jede Karte des Marktes kostet 1 Pilz und 1 Munition. Stiefel und Keulen sind nicht, was Hunter braucht. Vor dem ersten Kauf darfst du einmal pro Runde 1 Munition für vier neue Karten zahlen.
    .do = Drück „Neue Auslage“.
learn-hansa-rifle = Da ist eine Büchse: 2 mehr Stärke in jedem Kampf. Ausrüstung bleibt beim Helden.
    .do = Zieh die Tunnelbüchse auf deinen Helden, oder klick sie an.
learn-hansa-lamp = Du kaufst, bis du aufhörst. Die Bogenlampe gibt 1 Stärke gegen Bedrohungen und einen Schritt mehr. In Abschnitt I trägt ein Held zwei Karten.
    .do = Kauf die Bogenlampe.
    .after = Gegen Bedrohungen hat Hunter jetzt Stärke 7. Du hast keine Munition mehr, also ist dein Zug vorbei.
learn-hansa-forage = Die nächste Runde. Hunter steht noch auf dem Ring, aber ein Auftrag kostet 1 Pilz und 1 Munition.
    .do = Plündere mit deiner Armee Munition.
    .after = Für kleine Lücken ist das Plündern da.
learn-hansa-quest = Du ziehst zwei Aufträge und behältst einen, geheim. Ein Auftrag pro Runde, als einzige Aktion des Helden.
    .do = Drück „Auftrag“.
learn-hansa-keep = Beide haben eine Bedingung, und eine Eigenschaft. Sie hilft dir einmal, wenn du die Karte abwirfst, oder jede Runde für 1 Munition, wenn der Auftrag erfüllt ist. „Fuß in der Tür“ verlangt eine Station der Polis.
    .do = Behalte „Fuß in der Tür“.
learn-hansa-secret = Nur du siehst ihn. Du erfüllst Aufträge in deinen eigenen Zügen vor der Aktion oder am Ende einer Runde. Jeder ist 1 SP wie eine Station, die dir niemand nehmen kann.
    .do = Drück „Weiter“: Das siebte Kapitel beginnt.

## 7
learn-threats = Bedrohungen und Gesetze
    .about = Was die Rundenleiste bringt: einen Angriff aus den Tunneln und eine Abstimmung.
learn-threats-event = Dieses Feld zeigt Munition und eine Bedrohung. Munition haben alle bekommen. Jetzt kommt etwas aus den Tunneln: Alle nennen eine eigene Station und wer sie verteidigt, Armee oder Held, bevor die Karte zu sehen ist.
learn-threats-guard = Wer verliert, verliert die Station, aber weder Stärke noch Held. Nenn also eine, auf die du verzichten könntest. Dein Held ist verwundet; die Armee verteidigt jede Station.
    .do = Klick Kijewskaja (Blaue) an.
    .after = Auch Petrowitsch nennt eine Station, dann wird die Bedrohung für beide aufgedeckt.
learn-threats-fought = Heißer Staub hat Stärke 3. Deine Armee mit 4 gewinnt und nimmt die Belohnung. Die von Petrowitsch mit 2 verliert Lubjanka: Sie ist jetzt neutral, und jeder darf sie nehmen. Ein Gleichstand würde nichts ändern.
    .do = Drück „Weiter“.
learn-threats-forage = Die Runde geht mit den Armeen weiter.
    .do = Plündere ein Schwein.
    .after = Die Helden setzen aus, und das nächste Feld der Leiste zeigt ein Gesetz.
learn-threats-vote = Ein Gesetz ändert eine Regel, bis ein anderes kommt. Jede Station ist eine Stimme: Petrowitsch hat 3 dagegen abgegeben, du hast 5. Dieses spart dir jedes Mal einen Pilz, wenn du eine neutrale Station besetzt.
    .do = Drück „Ja“.
learn-threats-passed = Es gilt, weil mehr Stimmen dafür sind als dagegen. Bei Gleichstand wäre es abgelehnt. Das geltende Gesetz steht oben in der Leiste, und es gilt für alle.
    .do = Drück „Weiter“.

## 8
learn-battle = Ein Gefecht und das Ende
    .about = Verdeckte Karten zwischen zwei Spielern, Abschnitt II, und wie ein Spiel endet.
learn-battle-stage = Ein letzter Sprung, in Runde 10. Jemand hatte am Ende einer Runde 6 SP, also hat Abschnitt II begonnen: stärkere Bedrohungen, neue Ausrüstung für alle, und Helden tragen drei Karten.
learn-battle-nine = Du hast 9 Stationen, Petrowitsch 5. Noch eine, und du gewinnst am Ende dieser Runde. Kaum etwas ist noch neutral, also nimm sie der Roten Linie.
learn-battle-attack = Teatralnaja verteidigt eine Armee mit 5, deine hat 6. Gegen einen Mitspieler gibt es keine Bedrohung: Beide legen eine Gefechtskarte dazu. Die Chancen sind also nicht sicher, und 1 Stärke mehr ist viel wert.
    .do = Zieh deine Armee auf Teatralnaja.
learn-battle-card = Von sieben Karten hat jeder drei, und eine bleibt verborgen. Beide spielen eine verdeckt. Was eine Karte bringt, kann von der Art der anderen abhängen: Manche Verteidigung straft einen Angriff, kaum etwas ein Manöver. Unter jeder Karte liest du ihre Chancen.
    .do = Spiel den Flankenmarsch.
    .after = Noch sieht sie niemand. Jetzt wählt Petrowitsch.
learn-battle-won = Der Hinterhalt bringt 3 gegen einen Angriff, aber nur 1 gegen dein Manöver: 8 zu 6. Hättest du verloren, wäre deine Armee um 1 schwächer.
    .do = Drück „Weiter“.
learn-battle-capture = Verloren hat der Besitzer die Station auf jeden Fall. Von einem Mitspieler kostet sie dich 1 Pilz.
    .do = Besetze die Station.
    .after = Zehn Stationen. Aber du gewinnst nur, wenn du sie am Ende der Runde noch hast: Die Armee von Petrowitsch kommt erst noch dran.
learn-battle-score = Niemand hat dir eine Station genommen: 10 SP am Ende der Runde, und das Spiel gehört dir. Mehr brauchst du nicht. Die Regeln sind immer zur Hand, und jede Stelle des Tisches erklärt sich selbst.
    .do = Drück „Weiter“: Es geht zurück zu den Kapiteln.
