# Words that are printed on large card faces and plates.

art-deal = Deal
art-ruin = Ruin
art-type-production = Production
art-type-open_production = Open Production
art-type-production_feature = Production and Feature
art-type-feature = Feature
art-type-action = Action
art-machine = Machine
art-area = Area
level-recruit = Recruit
level-soldier = Soldier
level-veteran = Veteran
