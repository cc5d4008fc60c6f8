# Die Befehle, die nur dieses Spiel hat.

cli-cards = Die Karten in Worten ausgeben
