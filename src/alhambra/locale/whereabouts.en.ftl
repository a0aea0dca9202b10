# Where tiles are of which there are only a few.

tile-on-sale = on the market
tile-to-come = still to come
tile-gone = out of the game
