# What Winter brings to the Production phase, in the log and in accounts.

log-production_diverted = { $who } takes what { $owner }’s { $target } produces ({ $card }).

source-after_production = { $card }
source-copied_deal = copied Deal { $card }
source-via = { $source } through { $card }
