# What Winter brings to the Production phase, in the log and in accounts.

log-production_diverted = { $who } nimmt die Produktion von { $target } von { $owner } ({ $card }).

source-after_production = { $card }
source-copied_deal = kopierter Deal { $card }
source-via = { $source } durch { $card }
