### Leute ohne Konto: ihre Partien, ihre Geräte, was ihnen gehört, auf Deutsch.

reason-unknown-device = Dieses Gerät ist hier abgemeldet.
reason-too-many-people = Zu viele neue Leute von hier; bitte später noch einmal.
reason-bad-carry = Dieser Link wurde schon benutzt oder ist zu alt. Lass dir einen neuen geben.
reason-no-such-device = Ein solches Gerät hast du nicht.
reason-seat-is-theirs = In einer laufenden Partie gehört der Platz seinem Menschen: Ein Bot kann nur einspringen.
