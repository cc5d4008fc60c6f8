# Ratschläge der Roboter: was einer tun würde, was er erwartet und warum.

## In den Hinweisen

advice-tip = Was ein Roboter dieser Stufe an deiner Stelle täte: Er weiß, was du weißt. { $choose }
advice-competing = Kein Rat von Robotern: Ihr spielt gegeneinander.

## In der Wiederholung

advice-wait = { $level }: denkt nach …
advice-nobody = { $level }: Hier entscheidet niemand.
advice-hidden = { $level }: Die Hand von { $name } ist verdeckt.
advice-not_over = { $level }: kein Rat, solange ihr gegeneinander spielt.
advice-other_rules = { $level }: kein Rat, denn diese Partie wurde mit anderen Regeln gespielt.
advice-on-tip = Was der Experte getan hätte ({ KEY("h") })
advice-off-tip = Ausblenden, was der Experte getan hätte ({ KEY("h") })
help-advice = Zeigen, was der Experte getan hätte

## Einstellungen

settings-robots = Roboter
    .tip = Warten auf dich, Rat in den Hinweisen (Bild auf, Bild ab blättern)
setting-advice = Rat in den Hinweisen
setting-advice-note = { $now ->
    [off] Hinweise sagen, was möglich ist, aber nicht, was ein Roboter täte.
   *[on] Hinweise ({ KEY("h") }) beginnen damit, was ein Roboter dieser Stufe täte und warum. Nicht, wenn Menschen gegeneinander spielen.
}
setting-advice-off = Aus
setting-advice-hard = Schwer
setting-advice-expert = Experte
setting-advice-master = Meister
