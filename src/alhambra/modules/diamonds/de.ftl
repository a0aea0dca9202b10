module-diamonds-name = Die Diamanten
module-diamonds-text = Eine fünfte Währung, die jedes Plättchen bezahlt, sich aber nie mit einer anderen mischt.
currency-diamond = Diamant
panel-diamonds = Diamanten kommen zwischen den Geldkarten. Wer sie nimmt, hat sie auf der Hand.
