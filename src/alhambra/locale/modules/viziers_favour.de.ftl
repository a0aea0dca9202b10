module-viziers-favour-name = Die Gunst des Wesirs
module-viziers-favour-text = Zwischen zwei Zügen kauft dir ein wacher Wesir ein passend bezahltes Plättchen; dann schläft er, bis du ihn weckst.
move-favour = der Wesir kauft { $ware } für { $pay }
move-wake-vizier = den Wesir wecken
event-woke-vizier = den Wesir geweckt
part-viziers-favour-awake = Wesir wach
reason-vizier-asleep = Dein Wesir schläft.
reason-vizier-awake = Dein Wesir ist schon wach.
