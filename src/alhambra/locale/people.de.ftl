### Leute ohne Konto: ihre Partien, ihre Geräte, was ihnen gehört, auf Deutsch.

reason-unknown-device = Dieses Gerät ist hier abgemeldet.
reason-too-many-people = Zu viele neue Leute von hier; bitte später noch einmal.
