module-building-sites-name = The Building Sites
module-building-sites-text = Buy a building for half its price; it counts once you have paid the full price in a secret currency.
move-buy-site = set up { $tile } as a building site for { $pay }
door-buy-site = set up a building site for half the price
move-finish-site = finish { $site } for { $pay }
door-finish-site = finish a building site
move-keep-token = keep the { $token } token
event-site-begun = set up { $tile } as a building site
event-tokens-drawn = drew the site tokens { $tokens }
event-token-kept = put a { $token } token on { $tile }
event-site-finished = finished { $tile } (token: { $token })
event-sites-shown = turned up { $tokens } on unfinished sites and lost { $cards }
ask-choose-token = Which token do you put on { $tile }?
part-site = site
part-site-space = space
part-put-back = put back
part-status = face
status-hidden = face down
status-shown = face up
status-out = out of the game
part-token = token
part-building-sites-pile = tokens left
part-building-sites-sites = sites
part-building-sites-out = tokens out of the game
part-building-sites-drawn = tokens drawn
ware-site = finishing { $site }
ware-site-space = { $tile } as a building site
reason-no-tokens-left = No site token is left.
reason-token-not-drawn = You have not drawn such a token.
reason-site-not-for-dirk = A building site cannot be given to Dirk.
hint-site-price = only { $sum } now; the printed price is { $price }
hint-site-money = { $currency }: you hold { $sum }, finishing costs { $price }
hint-site-counts = { $built ->
    [true] { hint-one-more }
   *[other] then it counts as soon as you build it from your reserve
}
panel-sites-none = no site yet
