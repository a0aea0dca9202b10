### Uhren, Pausen, freie Tage, und worauf sich die Leute am Tisch einigen, auf Deutsch.

clock-title = Bedenkzeit
clock-none = ohne Uhr
clock-lively = flott
clock-evening = ein Abend
clock-days = über Tage
clock-own = eigene
clock-bank = Reserve für die ganze Partie
clock-nothing = keine
clock-soft = Die Uhr zeigt nur an; es passiert nichts, wenn die Zeit um ist
clock-late = Wenn bei jemandem die Zeit um ist
clock-late-answer = beendet ein Bot diesen Zug
clock-late-stand-in = spielt ein Bot, bis die Person zurück ist
clock-late-ask = werden die anderen gefragt
clock-night = Nachts läuft niemandem die Zeit ab
clock-holidays = Freie Tage für jeden
clock-says-none = Alle nehmen sich die Zeit, die sie brauchen.
clock-says-turn = Zeit für einen Zug: { $span }.
clock-says-bank = Reserve für die ganze Partie: { $span }.
clock-says-soft = Die Uhr zeigt nur an.
clock-says-answer = Ist alles aufgebraucht, beendet ein Bot den Zug.
clock-says-stand-in = Ist die Zeit um, spielt ein Bot, bis die Person zurück ist.
clock-says-ask = Ist die Zeit um, entscheiden die anderen, ob ein Bot weiterspielt.
clock-says-night = Was zwischen 22 und 8 Uhr enden würde, wartet bis 8 Uhr.
clock-says-holidays = { $count ->
    [one] Jeder darf sich einen Tag freinehmen.
   *[other] Jeder darf sich { $count } Tage freinehmen.
}

time-of-turn = Zeit bis { $until }
time-of-bank = Reserve bis { $until }
time-over = Die Zeit für diesen Zug ist vorbei

pause-title = Eine Pause
pause-chip = Pause
pause-text = Wenn alle einverstanden sind, stehen alle Uhren. Jeder kann die Pause beenden.
pause-wished = Eine Pause möchten: { $names }
pause-wish = Ich möchte eine Pause
pause-unwish = Doch keine Pause
pause-is = Es ist Pause: Alle Uhren stehen.
pause-end = Weiterspielen

holiday-title = Freie Tage
holiday-text = { $count ->
    [one] Du hast noch einen freien Tag. Deine Zeit läuft dann nicht, spielen darfst du trotzdem.
   *[other] Du hast noch { $count } freie Tage. Deine Zeit läuft dann nicht, spielen darfst du trotzdem.
}
holiday-none = Deine freien Tage sind aufgebraucht.
holiday-take = Jetzt nehmen
holiday-is = Du hast frei bis { $date }.
holiday-end = Ich bin schon zurück

matter-pause = { $name } möchte eine Pause.
matter-pause-yes = Einverstanden
matter-late = Die Zeit von { $name } ist um. Soll ein Bot weiterspielen, bis { $name } zurück ist?
matter-late-yes = Ein Bot spielt weiter
matter-late-no = Wir warten
matter-seat = Soll jemand Neues den Platz von { $name } übernehmen? Die Karten wären dann zu sehen.
matter-seat-yes = Einverstanden
seat-yours-stood-in = Ein Bot spielt für dich.
seat-yours-offered = Ein Bot spielt für dich, und jemand Neues darf deinen Platz nehmen.
im-back = Ich bin zurück
seek-somebody = Jemand Neues für den Platz von { $name } suchen
seek-asked = Die anderen werden gefragt.
lobby-wanted = { $free ->
    [one] sucht jemanden, der einen Platz übernimmt
   *[other] sucht { $free } Leute, die Plätze übernehmen
}

note-paused = Alle machen Pause.
note-resumed = { $name } hat die Pause beendet.
note-late = Die Zeit von { $name } ist um. Die anderen entscheiden, ob sie warten.
note-waits = Die anderen warten auf { $name }.
note-stands-in = Alle sind einverstanden: Ein Bot spielt, bis { $name } zurück ist.
note-holiday = { $name } nimmt sich freie Tage.
note-back = { $name } ist zurück.
note-seat-asked = Vorschlag: jemand Neues für den Platz von { $name } suchen.
note-seat-offered = Alle sind einverstanden: Den Platz von { $name } darf jemand Neues nehmen.
note-seat-given = { $name } hat den eigenen Platz abgegeben.
note-ended = Wer den Server betreibt, hat diese Partie beendet.
note-seat-taken = { $name } hat einen Platz übernommen.

reason-no-clock = An diesem Tisch gibt es keine Uhr.
reason-no-days-left = So viele freie Tage hast du nicht mehr.
reason-too-few-to-agree = Einen Platz vergeben können nur mindestens zwei andere. Wem er gehört, kann das immer.
