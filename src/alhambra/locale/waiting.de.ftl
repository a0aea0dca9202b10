# Answers between turns that wait until their seat is due.
answered = Deine Antwort: { $move }. Jetzt fehlt noch { $name }.
answer-change = Antwort ändern
pass-lasting = Verzichten, bis es Neues gibt
