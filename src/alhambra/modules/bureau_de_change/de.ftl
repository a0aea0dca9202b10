module-bureau-de-change-name = Die Wechselstuben
module-bureau-de-change-text = Mit einer Wechselstube zahlst du ein Plättchen in einer beliebigen Mischung ihrer beiden Währungen.
move-take-bureau = { $card } nehmen
door-take-bureau = eine Wechselstube nehmen
move-bureau-buy = { $card } ausspielen: { $ware }
door-bureau-buy = eine Wechselstube ausspielen
move-bureau-buy-between = { $card } ausspielen: Der Wesir kauft { $ware }
door-bureau-buy-between = eine Wechselstube für den Wesir ausspielen
event-bureau-taken = nimmt { $card }
event-bureau-used = spielt { $card } aus
piece-bureau = Wechselstube
reason-no-such-bureau = Diese Wechselstube hast du nicht.
hint-bureau-pays = { hint-pays }
hint-bureau-purse = in ihren beiden Währungen hast du zusammen { $sum }
hint-bureau-exact = beide Währungen zusammen können genau { $price } ergeben
hint-bureau-over = günstigste Mischung beider Währungen: { $over } zu viel
hint-bureau-only = { $sum ->
    [0] du hast nichts in { $currency }
   *[other] in { $currency } allein hast du nur { $sum }
}
part-bureau-de-change-hands = Wechselstuben
