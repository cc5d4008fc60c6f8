# Words that are printed on large card faces and plates.

art-deal = Deal
art-ruin = Ruin
art-type-production = Production
art-type-open_production = Open Production
art-type-feature = Feature
art-type-action = Action

# Faint names on the map of the table.

art-place-wastes = Ohio Wastes
art-place-arch = St. Louis
art-place-crater = Detroit Crater
art-place-hills = Appalachia
art-place-river = Mississippi
art-place-road = Route 66
art-place-city = New York
