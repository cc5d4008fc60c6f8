# What Winter brings to the Production phase, in the log and in accounts.

log-production_diverted = { FORM($who, form: "start") } nimmt die Produktion von { $target } bei { FORM($owner, form: "dative") } ({ $card }).

source-after_production = { $card }
source-copied_deal = kopierter Deal { $card }
source-via = { $source } durch { $card }
