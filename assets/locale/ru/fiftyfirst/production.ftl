# Что «Зима» добавляет к фазе производства: в журнале и в сводках.

log-production_diverted = { $who } забирает у { FORM($owner, form: "genitive") } производство точки { $target } ({ $card }).

source-after_production = { $card }
source-copied_deal = скопированная сделка { $card }
source-via = { $source } через { $card }
