module-building-sites-name = Die Baustellen
module-building-sites-text = Kaufe ein Gebäude zum halben Preis; es zählt erst, wenn du den vollen in einer geheimen Währung bezahlt hast.
move-buy-site = { $tile } für { $pay } als Baustelle einrichten
door-buy-site = eine Baustelle zum halben Preis einrichten
move-finish-site = { $site } für { $pay } fertigstellen
door-finish-site = eine Baustelle fertigstellen
move-keep-token = das Plättchen { $token } behalten
event-site-begun = richtet { $tile } als Baustelle ein
event-tokens-drawn = zieht die Baustellenplättchen { $tokens }
event-token-kept = legt das Plättchen { $token } auf { $tile }
event-site-finished = stellt { $tile } fertig (Plättchen: { $token })
event-sites-shown = deckt auf unfertigen Baustellen { $tokens } auf und verliert { $cards }
ask-choose-token = Welches Plättchen legst du auf { $tile }?
part-site = Baustelle
part-site-space = Feld
part-put-back = zurückgelegt
part-status = Lage
status-hidden = verdeckt
status-shown = offen
status-out = aus dem Spiel
part-token = Plättchen
part-building-sites-pile = Plättchen im Vorrat
part-building-sites-sites = Baustellen
part-building-sites-out = Plättchen aus dem Spiel
part-building-sites-drawn = gezogene Plättchen
ware-site = { $site } fertigstellen
ware-site-space = { $tile } als Baustelle
reason-no-tokens-left = Es ist kein Baustellenplättchen mehr da.
reason-token-not-drawn = So ein Plättchen hast du nicht gezogen.
reason-site-not-for-dirk = Eine Baustelle kann Dirk nicht bekommen.
hint-site-price = jetzt nur { $sum }; der aufgedruckte Preis ist { $price }
hint-site-money = { $currency }: du hast { $sum }, das Fertigstellen kostet { $price }
hint-site-counts = { $built ->
    [true] { hint-one-more }
   *[other] zählt dann, sobald du es aus der Reserve einbaust
}
panel-sites-none = noch keine Baustelle
