# Answers between turns that wait until their seat is due.
answered = Your answer: { $move }. Waiting for { $name }.
answer-change = Change my answer
pass-lasting = Keep passing for now
