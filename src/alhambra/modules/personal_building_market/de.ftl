module-personal-building-market-name = Der persönliche Marktplatz
module-personal-building-market-text = Die Reserve wird zu vier Ständen, an denen die anderen kaufen dürfen; das Geld bekommt der Besitzer.
ask-choose-stall = { $full ->
    [true] Alle Stände sind belegt: Welches Plättchen scheidet für { $tile } aus?
    [1] Alle Stände sind belegt: Welches Plättchen scheidet für { $tile } aus?
   *[other] An welchen Stand legst du { $tile }?
}
move-lay-in-stall = Stand für { $stall }
move-discard-arrival = das neue Plättchen abwerfen
event-laid-in-stall = legt { $tile } an den Stand für { $stall }
event-stall-discarded = wirft { $tile } ab
part-stall = Stand
part-personal-building-market-stalls = Stände
ware-owner = { $tile } von { $owner } (Stand für { $stall })
reason-stall-taken = An diesem Stand liegt schon etwas, und ein anderer ist frei.
reason-stall-is-empty = Abwerfen darfst du nur, wenn alle vier Stände belegt sind.
reason-no-such-stall = Diesen Stand gibt es nicht.
piece-stall = Stand
