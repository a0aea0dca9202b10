module-extensions-name = Extensions
module-extensions-text = Three cards of the right currencies buy an extension: its building counts as two.
piece-extension = Extension
piece-extension-pavilion = Extension Pavilion
piece-extension-seraglio = Extension Seraglio
piece-extension-arcades = Extension Arcades
piece-extension-chambers = Extension Chambers
piece-extension-garden = Extension Garden
piece-extension-tower = Extension Tower
ware-extension = { $extension }, extension up to { $amount } (column { $column })
ask-extension-question = On which building do you put the extension { $extension }?
move-extend = take the extension { $extension } of column { $column }, matching up to { $amount }, for { $pay }
door-extend = take an extension
move-put-extension = { $dirk ->
    [true] give it to Dirk, for { $tile }
   *[other] put it on { $tile }
}
event-extended = { $matching ->
    [true] took an extension { $extension } for a matching { $pay }
   *[other] took an extension { $extension } for { $pay }
}
event-extension-put = { $dirk ->
    [true] gave Dirk the extension, for { $tile }
   *[other] extended { $tile }
}
part-extension = extension
part-column = column
part-combination = for
part-extensions-extended = extended buildings
part-extensions-board = extensions
reason-no-extension-there = There is no such extension on that space.
reason-wrong-combination = Play exactly three money cards of the currencies that the column shows.
reason-extension-needs-building = You own no building of this type that can still be extended.
reason-extension-not-there = The extension goes on a finished building of its type that has none yet.
part-dirk = Dirk
hint-extension-put = { $built ->
    [true] it stands in your Alhambra and counts double at once
   *[other] it counts double once it is built
}
hint-extension-double = { $count ->
    [one] { $type }: your only one then counts double
   *[other] { $type }: one of your { $count } then counts double
}
