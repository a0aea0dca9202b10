# What tiles in lots have in common: they are sold beside a market space.
part-beside-space = beside space
ware-beside-space = { $tile } beside space { $beside_space }
