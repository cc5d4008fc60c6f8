# Questions, tooltips and the keyboard at the action table.

keys-no-cancel = This cannot be cancelled. { $reason }
