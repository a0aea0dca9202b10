### The table at every size, in English.

hand-others = Other cards
look-up = Look up: log, counts, tiles
