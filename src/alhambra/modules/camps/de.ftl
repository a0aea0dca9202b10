module-camps-name = Die Feldlager
module-camps-text = Feldlager lehnen außen an deinen Mauern; ihre Pfeile bringen bei jeder Wertung einen Punkt je Gebäude in der Linie.
piece-camp = Feldlager
item-camps = Feldlager
explain-camps = { $lines ->
    [one] eine Reihe von Gebäuden
   *[other] { $lines } Reihen von Gebäuden
}
panel-camps = Feldlager kommen auf den Bauhof. Was gebaut ist, liegt dann hier bei jedem Platz.
