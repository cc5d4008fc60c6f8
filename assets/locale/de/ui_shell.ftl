# Messages above any screen.

## In a match
undo = Rückgängig
menu-tip = Menü (Esc)
notice-close = Schließen
notice-more = { $count ->
    [one] … und eine weitere Meldung.
   *[other] … und { $count } weitere Meldungen.
}
notice-more-damage = { $count ->
    [one] Eine weitere Datei ist beschädigt.
   *[other] { $count } weitere Dateien sind beschädigt.
}
notice-unsaved = Seit Schritt { $step } nicht gespeichert: Die Datei lässt sich nicht schreiben. Nach jeder Entscheidung wird es erneut versucht.
notice-file-changed = Ein anderes Programm hat die Datei dieser Partie geändert. Deine Partie geht in einer eigenen Datei vollständig weiter: { $file }
notice-file-removed = Ein anderes Programm hat die Datei dieser Partie entfernt. Deine Partie geht in einer neuen Datei vollständig weiter: { $file }
notice-file-damaged = Das beschädigte Ende dieser Partie ließ sich nicht kopieren, deshalb bleibt ihre Datei, wie sie ist. Der unbeschädigte Teil geht in einer neuen Datei weiter: { $file }
notice-file-linked = Die Datei dieser Partie ist eine Verknüpfung oder hat mehrere Namen, deshalb bleibt sie, wie sie ist. Deine Partie geht in einer neuen Datei vollständig weiter: { $file }
notice-damaged = Das beschädigte Ende der gespeicherten Partie wurde abgeschnitten. Es geht ab Schritt { $step } weiter.
notice-damaged-kept = Das Ende der gespeicherten Partie ist beschädigt. Es geht ab Schritt { $step } weiter.
notice-unreadable = Die Partie lässt sich nicht öffnen: { $reason }
notice-robots = Roboter spielen ohne das, was sie gelernt haben. { $reason }.
robot-instead = Ein einfacher Roboter
robot-fault-start = Der Roboter { $program } lässt sich nicht starten ({ $detail }): { robot-instead } spielt für ihn.
    .silently = Der Roboter { $program } lässt sich nicht starten: { robot-instead } spielt für ihn.
robot-fault-ended = Der Roboter { $program } hat sich von selbst beendet („{ $detail }“): { robot-instead } spielt für ihn weiter.
    .silently = Der Roboter { $program } hat sich von selbst beendet: { robot-instead } spielt für ihn weiter.
robot-fault-silent = Der Roboter { $program } hat { $detail } Sekunden lang nicht geantwortet: { robot-instead } spielt für ihn weiter.
    .silently = Der Roboter { $program } hat nicht geantwortet: { robot-instead } spielt für ihn weiter.
robot-fault-long = Der Roboter { $program } hat eine Zeile von mehr als { $detail } Byte geschickt: { robot-instead } spielt für ihn weiter.
    .silently = Der Roboter { $program } hat eine zu lange Zeile geschickt: { robot-instead } spielt für ihn weiter.
robot-fault-nonsense = Der Roboter { $program } hat eine Zeile geschickt, die nicht die erwartete Nachricht ist („{ $detail }“): { robot-instead } spielt für ihn weiter.
    .silently = Der Roboter { $program } hat eine leere Zeile geschickt: { robot-instead } spielt für ihn weiter.
robot-fault-protocol = Der Roboter { $program } spricht Version { $detail } des Protokolls, dieses Programm Version 1: { robot-instead } spielt für ihn.
    .silently = Der Roboter { $program } sagt nicht, welche Version des Protokolls er spricht: { robot-instead } spielt für ihn.
robot-fault-game = Der Roboter { $program } spielt { $detail } nicht: { robot-instead } spielt für ihn.
    .silently = Der Roboter { $program } spielt dieses Spiel nicht: { robot-instead } spielt für ihn.
robot-fault-sets = Der Roboter { $program } kennt diese Karten nicht ({ $detail }): { robot-instead } spielt für ihn.
    .silently = Der Roboter { $program } kennt nicht alle Karten dieser Partie: { robot-instead } spielt für ihn.
robot-fault-number = Der Roboter { $program } hat Frage { $detail } beantwortet, die nicht die letzte ist: { robot-instead } spielt für ihn weiter.
    .silently = Der Roboter { $program } hat nicht gesagt, welche Frage er beantwortet: { robot-instead } spielt für ihn weiter.
robot-fault-move = Der Roboter { $program } hat einen Zug gewählt, der nicht in der Liste steht („{ $detail }“): { robot-instead } spielt für ihn weiter.
    .silently = Der Roboter { $program } hat keinen Zug gewählt: { robot-instead } spielt für ihn weiter.
notice-robot-not-named = Der Roboter { $program } ist ein Programm, das diesmal nicht mit --bots genannt wurde: { robot-instead } spielt für ihn.
