module-diamonds-name = The Diamonds
module-diamonds-text = A fifth currency that pays for every tile but is never mixed with another one.
currency-diamond = Diamond
panel-diamonds = Diamonds come up among the money. Those you take lie in your hand.
