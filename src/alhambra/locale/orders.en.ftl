# Orders: what is answered for you between turns, and planned for your own turn.
reason-order-without-move = An order that names no move can only pass.
reason-no-passing = This question has no answer that lets it pass.
reason-unknown-condition = Nothing of the kind can be asked of this move.
reason-bad-condition = This condition can never hold.
reason-plan-too-long = A plan has at most three steps.
reason-plan-uncertain = Nobody can know what comes after that.
reason-your-turn = It is your turn already.
reason-too-quick-to-plan = With less than a minute for a turn nothing is planned ahead.
reason-other-question = Something else is asked first.
reason-other-price = The price has changed.

orders-more = Order …
orders-between = Between turns
orders-about = An order answers for you, and nobody else learns of it. The first that fits counts.
orders-nothing = Nobody is asked anything between turns now. Where a module asks out of turn, you can leave an order then.
order-new = New order
order-raise = Earlier
order-delete = Delete
order-give = Leave this order
order-question = To which question?
order-question-place = Where does what I buy between turns go?
order-what = What?
order-then = If that fits
order-then-do = Do it
order-then-ask = Ask me
order-else = If nothing fits
order-otherwise-pass = Let it pass
order-otherwise-ask = Ask me
order-until = How long?
order-until-turn = Until my next turn
order-until-scoring = Until the next scoring
order-until-game = The whole game
order-from = from
order-to = to
order-any = any
order-less = { $name }: less
order-more = { $name }: more

# Facts that an order can ask for; the heading above what is chosen, and the words in its sentence.
order-fact-type = building
order-fact-currency = currency
order-fact-price = price
order-fact-value = value of each card
order-fact-count = number of cards
order-fact-total = sum of the cards
order-fact-amount = amount
order-fact-exact = payment
order-fact-next = whose turn comes next
order-if-type = it is { $values }
order-if-currency = the currency is { $values }
order-if-price = the price is { $range }
order-if-value = every card is { $range }
order-if-count = the number of cards is { $range }
order-if-total = the cards make { $range }
order-if-amount = the amount is { $range }
order-if-exact = it is paid exactly
order-if-inexact = it is not paid exactly
order-if-next = { $values } is next
order-if-other = { $name } is { $values }
order-least = { $least } or more
order-most = { $most } or less
order-between = { $least } to { $most }
order-or = { $words } or { $last }
order-and = { $conditions } and { $last }

order-always-pass = always let it pass
order-do = { $count ->
    [0] { $move }
   *[other] { $move }, if { $conditions }
}
order-ask-only = { $count ->
    [0] ask me if possible: { $move }
   *[other] ask me only if possible: { $move }, and { $conditions }
}
order-else-pass = { "" }; else let it pass.
order-else-ask = { "" }; else ask me.
order-now-do = Now: { $move }
order-now-pass = Now it would let it pass.
order-now-ask = Now it would ask you.
order-now-nothing = Now another order would decide.
order-now-unasked = Now you would not be asked.
order-did = Your order: { $move }

plan-title = My next turn
plan-about = While others play, plan up to three steps. If anything they name has changed, you are asked.
plan-begin = Plan my turn
plan-anew = Plan anew
plan-delete = Delete the plan
plan-step = Plan { $step }/{ $all }
plan-enough = Keep the plan
plan-drop = Stop planning
plan-kept = The plan stands. Nobody else knows it.
plan-cancelled = The plan does not fit any more: { $reason }
