# Aufträge: was zwischen den Zügen für dich beantwortet wird, und was du für den eigenen Zug vorhast.
reason-order-without-move = Ein Auftrag ohne Zug kann nur verzichten.
reason-no-passing = Auf diese Frage kann man nicht verzichten.
reason-unknown-condition = So etwas lässt sich von diesem Zug nicht verlangen.
reason-bad-condition = Diese Bedingung kann nie erfüllt sein.
reason-plan-too-long = Ein Plan hat höchstens drei Schritte.
reason-plan-uncertain = Was danach kommt, kann niemand wissen.
reason-your-turn = Du bist schon am Zug.
reason-too-quick-to-plan = Bei weniger als einer Minute für einen Zug wird nichts geplant.
reason-other-question = Vorher wird etwas anderes gefragt.
reason-other-price = Der Preis hat sich geändert.

orders-more = Auftrag …
orders-between = Zwischen den Zügen
orders-about = Ein Auftrag antwortet für dich, und niemand sonst erfährt davon. Der erste, der passt, zählt.
orders-nothing = Zwischen den Zügen wird jetzt niemand gefragt. Wo ein Modul außerhalb des eigenen Zuges fragt, kannst du dann einen Auftrag geben.
order-new = Neuer Auftrag
order-raise = Früher
order-delete = Löschen
order-give = Auftrag geben
order-question = Auf welche Frage?
order-question-place = Wohin mit dem, was ich zwischendurch kaufe?
order-what = Was?
order-then = Wenn das passt
order-then-do = Tun
order-then-ask = Mich fragen
order-else = Wenn nichts passt
order-otherwise-pass = Verzichten
order-otherwise-ask = Mich fragen
order-until = Wie lange?
order-until-turn = Bis zu meinem nächsten Zug
order-until-scoring = Bis zur nächsten Wertung
order-until-game = Das ganze Spiel
order-from = von
order-to = bis
order-any = egal
order-less = { $name }: weniger
order-more = { $name }: mehr

# Was ein Auftrag verlangen kann; die Überschrift über der Auswahl, und die Worte im Satz.
order-fact-type = Gebäude
order-fact-currency = Währung
order-fact-price = Preis
order-fact-value = Wert jeder Karte
order-fact-count = Zahl der Karten
order-fact-total = Summe der Karten
order-fact-amount = Betrag
order-fact-exact = Bezahlung
order-fact-next = Wer als Nächstes am Zug ist
order-if-type = es { $values } ist
order-if-currency = die Währung { $values } ist
order-if-price = der Preis { $range } ist
order-if-value = jede Karte { $range } ist
order-if-count = die Zahl der Karten { $range } ist
order-if-total = die Summe der Karten { $range } ist
order-if-amount = der Betrag { $range } ist
order-if-exact = passend bezahlt wird
order-if-inexact = nicht passend bezahlt wird
order-if-next = { $values } als Nächstes am Zug ist
order-if-other = { $name } { $values } ist
order-least = { $least } oder mehr
order-most = { $most } oder weniger
order-between = { $least } bis { $most }
order-or = { $words } oder { $last }
order-and = { $conditions } und { $last }

order-always-pass = immer verzichten
order-do = { $count ->
    [0] { $move }
   *[other] { $move }, wenn { $conditions }
}
order-ask-only = { $count ->
    [0] mich fragen, wenn es geht: { $move }
   *[other] mich nur fragen, wenn es geht: { $move }, und wenn { $conditions }
}
order-else-pass = { "" }; sonst verzichten.
order-else-ask = { "" }; sonst mich fragen.
order-now-do = Jetzt: { $move }
order-now-pass = Jetzt würde er verzichten.
order-now-ask = Jetzt würde er dich fragen.
order-now-nothing = Jetzt würde ein anderer Auftrag entscheiden.
order-now-unasked = Jetzt würdest du nicht gefragt.
order-did = Dein Auftrag: { $move }

plan-title = Mein nächster Zug
plan-about = Während andere spielen, kannst du bis zu drei Schritte planen. Hat sich geändert, was sie nennen, wirst du gefragt.
plan-begin = Meinen Zug planen
plan-anew = Neu planen
plan-delete = Plan löschen
plan-step = Plan { $step }/{ $all }
plan-enough = Plan behalten
plan-drop = Nicht planen
plan-kept = Der Plan steht. Niemand sonst kennt ihn.
plan-cancelled = Der Plan passt nicht mehr: { $reason }
