# Was Plättchen neben dem Bauhof gemeinsam haben: Sie werden neben einem Feld verkauft.
part-beside-space = neben Feld
ware-beside-space = { $tile } neben Feld { $beside_space }
