# Слова на больших картах и табличках.

art-deal = Сделка
art-ruin = Развалины
art-type-production = Производство
art-type-open_production = Общее производство
art-type-production_feature = Производство и свойство
art-type-feature = Свойство
art-type-action = Действие
art-machine = Машина
art-area = Область
level-recruit = Рекрут
level-soldier = Солдат
level-veteran = Ветеран
