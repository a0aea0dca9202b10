module-change-name = Das Wechselgeld
module-change-text = Für je zwei Einheiten, die du zu viel zahlst, ziehst du eine Münze im Wert von 1 aus dem Beutel.
event-change-given = hat { $coins } als Wechselgeld bekommen
