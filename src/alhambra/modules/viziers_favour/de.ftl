module-viziers-favour-name = Die Gunst des Wesirs
module-viziers-favour-text = Zwischen zwei Zügen kauft dir ein wacher Wesir ein passend bezahltes Plättchen; dann schläft er, bis du ihn weckst.
move-favour = der Wesir kauft { $ware } für { $pay }
door-favour = der Wesir kauft ein Plättchen
move-wake-vizier = den Wesir wecken
event-woke-vizier = weckt den Wesir
part-viziers-favour-awake = Wesir wach
reason-vizier-asleep = Dein Wesir schläft.
reason-vizier-awake = Dein Wesir ist schon wach.
hint-vizier-pays = dann kann er { $tile } passend bezahlen, wenn es noch ausliegt
hint-vizier-awake = { $count ->
    [0] dann ist nur dein Wesir wach
    [one] ein anderer Wesir ist schon wach
   *[other] { $count } andere Wesire sind schon wach
}
hint-vizier-stays = dein Wesir bleibt für einen anderen Kauf wach
piece-vizier = Wesir
piece-vizier-asleep = Schlafender Wesir
