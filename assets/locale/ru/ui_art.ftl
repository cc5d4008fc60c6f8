# Слова на больших картах и табличках.

art-deal = Сделка
art-ruin = Развалины
art-type-production = Производство
art-type-open_production = Общее производство
art-type-feature = Свойство
art-type-action = Действие
