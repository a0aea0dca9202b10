# Was Bazare, Badehäuser und Brunnen gemeinsam haben: Sie werden neben einem Feld des Bauhofs verkauft.
part-beside-space = neben Feld
ware-beside-space = { $tile } neben Feld { $beside_space }
