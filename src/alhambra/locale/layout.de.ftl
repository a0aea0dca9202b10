### Der Tisch in jeder Größe, auf Deutsch.

hand-others = Andere Karten
look-up = Nachsehen: Verlauf, Zahlen, Plättchen
