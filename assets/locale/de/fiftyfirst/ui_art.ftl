# Words that are printed on large card faces and plates.

art-deal = Deal
art-ruin = Ruine
art-type-production = Produktion
art-type-open_production = Offene Produktion
art-type-production_feature = Produktion und Fähigkeit
art-type-feature = Fähigkeit
art-type-action = Aktion
art-machine = Maschine
art-area = Gebiet
level-recruit = Rekrut
level-soldier = Soldat
level-veteran = Veteran
