module-treasures-name = Die Schätze
module-treasures-text = Ein Schatz ersetzt fehlendes Geld, und die Zahlung gilt als passend; behaltene Schätze sind Punkte.
move-bribe = deinen Schatz vom Wert { $treasure } versprechen für { $tile }
door-bribe = einen Schatz für ein Plättchen versprechen
move-bribe-between-turns = deinen Schatz vom Wert { $treasure } versprechen für { $tile }
door-bribe-between-turns = einen Schatz für ein Plättchen versprechen
event-treasure-promised = verspricht einen Schatz vom Wert { $treasure } für { $tile }
event-treasure-given = gibt einen Schatz vom Wert { $treasure } her
item-treasures = Schätze
explain-treasures = { $treasures ->
    [one] ein Schatz behalten
   *[other] { $treasures } Schätze behalten
  }
part-offer = Angebot
part-treasure = Schatz
part-treasures-left = Schätze
part-treasures-promised = versprochen
reason-no-such-treasure = Diesen Schatz hast du nicht.
reason-treasure-promised-before = Diesen Schatz hast du in diesem Zug schon versprochen.
reason-treasure-promised-for-it = Für dieses Plättchen hast du schon einen Schatz versprochen.
reason-nothing-missing = Dieses Plättchen kannst du auch ohne Schatz bezahlen.
piece-treasure = Schatz

panel-treasures-kept = Schatz im Wert von { $worth }
panel-treasures-given = Schatz im Wert von { $worth }, weggegeben
panel-treasures-points = { $points ->
    [one] 1 Punkt am Ende
   *[other] { $points } Punkte am Ende
}
step-bribe-treasure = Welchen Schatz versprichst du?
step-bribe-between-turns-treasure = Welchen Schatz versprichst du?
