module-diamonds-name = Die Diamanten
module-diamonds-text = Eine fünfte Währung, die jedes Plättchen bezahlt, sich aber nie mit einer anderen mischt.
currency-diamond = Diamant
