module-watchtowers-name = Die Wachtürme
module-watchtowers-text = Zu einem Gebäude kannst du einen Wachturm seiner Farbe kaufen: ein halbes Feld mit Mauer, das in deiner längsten Mauer zwei Punkte mehr bringt.
move-return-watchtower = { $tile } geht zurück: Es gibt keinen Platz dafür
door-return-watchtower = einen Wachturm zurückgeben, der keinen Platz hat
event-watchtower-returned = hat keinen Platz für { $tile }
item-watchtowers = Wachtürme
explain-watchtowers = { $towers ->
    [one] ein Wachturm in der längsten Mauer
   *[other] { $towers } Wachtürme in der längsten Mauer
}
piece-watchtower = Wachturm
part-watchtower = mit Wachturm
part-watchtowers-left = Wachtürme im Vorrat
part-watchtowers-surcharge = Aufpreis
ware-watchtower = { $tile } mit einem Wachturm
reason-watchtower-needs-colour = Eine kurze Seite des Wachturms muss ein Gebäude seiner Farbe berühren.
reason-no-watchtower = Das ist kein Wachturm.
reason-other-tiles-first = Zuerst müssen die anderen Plättchen einen Platz finden.
reason-watchtower-has-place = Es gibt einen Platz, an dem der Wachturm gebaut werden kann.
hint-watchtower-with = { $left ->
    [one] für { $surcharge } mehr bekommst du den letzten Wachturm dieser Farbe
   *[other] für { $surcharge } mehr bekommst du einen von { $left } Wachtürmen dieser Farbe
}
hint-watchtower-wall = { $length ->
    [one] beginnt eine weitere Mauer; deine längste hat { $wall }
   *[other] steht in einer weiteren Mauer von { $length }; deine längste hat { $wall }
}

panel-watchtowers-bonus = Jeder in deiner längsten Mauer: in jeder Wertung +{ $bonus }.
panel-watchtowers-none = keiner gebaut
