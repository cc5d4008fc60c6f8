# Почему партию «Метро 2033» нельзя раздать или прочитать.

unreadable-metro-first = у первого игрока должно быть место ({ $seats }), а не { $chosen }
unreadable-metro-factions = у каждого места должна быть своя фракция, а их зоны должны граничить друг с другом
unreadable-metro-fit = заголовок не подходит к началу партии: { $reason }
unreadable-metro-fit-seats = мест должно быть { $count }
unreadable-metro-fit-faction = у места { $seat } другая фракция
unreadable-metro-start = начало этой партии не понять
unreadable-metro-start-why = начало этой партии не понять: { $reason }
unreadable-metro-impossible = такого начала партии быть не может
unreadable-metro-position = позиция из другой партии: у неё другие варианты
