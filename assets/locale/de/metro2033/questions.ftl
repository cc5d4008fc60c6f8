# Was jemand gefragt wird, und worauf die anderen warten.

question-choose_faction = Welche Fraktion spielst du?
waiting-choose_faction = { $who } wählt eine Fraktion.
question-choose_drawn = { $phase ->
    [end] Abschnitt II beginnt.{" "}
   *[other] {""}
}{ $deck ->
    [quest] Welchen dieser Aufträge behältst du?
   *[equipment] Welche dieser Karten behältst du?
}
waiting-choose_drawn = { $who } wählt eine Karte aus.
question-choose_hero = Welchen Helden nimmst du, und in welcher Heimatstation beginnt er?
waiting-choose_hero = { $who } wählt einen Helden.
question-choose_polis_goods = Welches Gut gibt jede deiner Stationen der Polis: { $stations }?
waiting-choose_polis_goods = { $who } wählt, was die Polis produziert.
question-choose_guard = Aus den Tunneln kommt eine Bedrohung. Welche deiner Stationen bewachst du, und womit?
waiting-choose_guard = { $who } wählt eine Station zum Bewachen.
question-choose_look = Siehst du dir die obersten Gesetze an und wählst, über welches abgestimmt wird?
waiting-choose_look = { $who } darf die obersten Gesetze ansehen.
question-choose_proposal = Über welches Gesetz wird abgestimmt: { $laws }?
waiting-choose_proposal = { $who } wählt ein Gesetz.
question-choose_vote = { $law }: Stimmst du mit Ja oder Nein?
waiting-choose_vote = { $who } stimmt ab.
question-choose_upkeep = Deine Armee hat Stärke { $army }. Welche Stärke behältst und bezahlst du?
waiting-choose_upkeep = { $who } bezahlt den Unterhalt.
question-choose_recruits = Deine Armee hat Stärke { $army }. Wie viele rekrutierst du?
waiting-choose_recruits = { $who } rekrutiert.
question-choose_army_action = Deine Armee hat Stärke { $army }. Greif an, plündere oder passe.
waiting-choose_army_action = { $who } führt die Armee.
question-choose_hero_action = { $hero } ist in { $station }. Geh und führe dann eine Aktion aus.
    .trading = Kauf weiter ein oder beende deinen Zug.
waiting-choose_hero_action = { $who } führt den Helden.
question-choose_defender = { $attacker } greift { $station } an. Verteidigst du mit der Armee oder mit dem Helden?
waiting-choose_defender = { $who } wählt die Verteidigung.
question-choose_battle_card = Welche Gefechtskarte spielst du?
waiting-choose_battle_card = { $who } wählt eine Gefechtskarte.
question-choose_use = { $window ->
    [wound] Dein Held soll verwundet werden. Nutzt du eine Eigenschaft?
   *[fight] Nutzt du in diesem Kampf eine Eigenschaft?
}
waiting-choose_use = { $who } kann eine Eigenschaft nutzen.
question-choose_capture = Du hast in { $station } gewonnen. Besetzt du die Station?
waiting-choose_capture = { $who } entscheidet, ob die Station besetzt wird.
question-choose_loot = Welche Ausrüstung nimmst du dem Helden von { $victim }? Du kannst verzichten.
    .discard = Welche Ausrüstung verliert der Held von { $victim }? Du kannst verzichten.
waiting-choose_loot = { $who } wählt aus der Ausrüstung des besiegten Helden.
question-choose_lost_card = Welche Karte des besiegten Helden von { $victim } wird abgeworfen?
waiting-choose_lost_card = { $who } wählt eine Karte des besiegten Helden.
question-choose_goods = { $count ->
    [one] Welches Gut nimmst du?
   *[other] Welche { $count } Güter nimmst du?
}
    .card = { $count ->
        [one] { $card }: Welches Gut nimmst du?
       *[other] { $card }: Welche { $count } Güter nimmst du?
    }
waiting-choose_goods = { $who } wählt Güter.
question-choose_surplus = Dein Held trägt zu viel. Welche Karte wirfst du ab?
waiting-choose_surplus = { $who } wirft Ausrüstung ab.
question-choose_home = { $hero } ist verwundet. In welche Heimatstation kommt er?
waiting-choose_home = { $who } wählt eine Heimatstation für den verwundeten Helden.
question-choose_refuge = Du hast weniger als drei Stationen. Welche nimmst du kostenlos?
waiting-choose_refuge = { $who } nimmt kostenlos eine Station.
question-choose_completion = Welche Aufträge erfüllst du für je 1 SP?
waiting-choose_completion = { $who } kann Aufträge erfüllen.
question-choose_order = In welcher Reihenfolge legst du die Bedrohungen zurück? Die erste liegt oben.
waiting-choose_order = { $who } legt Bedrohungen zurück.
