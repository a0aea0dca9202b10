"""What strangers tried, or could try, and what must hold whenever they do.

Each point attacks a real server through real sockets, on both databases where the database matters.

| point | what was done | tried in |
|---|---|---|
| A1 | one position stopped everybody | `test_positions` |
| A2 | bots that nobody watched starved all others | `test_bots` |
| A3 | sockets of one seat asked for previews | `test_previews` |
| A4 | the host took an absent person's seat and saw its hand | `test_seats` |
| A5 | a wrong clock deleted games | `test_time` |
| A6 | replays in parallel | `test_replays` |
| A7 | one address took all connections, or read nothing | `test_connections`, `test_silence` |
| A8 | a deck that its maker knew | `test_dealing` |
| A9 | a passing failure stopped games for good | `test_faults` |
| A10 | one bad row closed the lobby | `test_integrity` |
| A11 | a changed log was believed | `test_integrity` |
| A12 | a generator that could be found out | `test_dealing` |
| A13 | packages that no lock held | `test_locks` |
| A14 | small things | `test_manners`, `test_floods`, `test_turns`, `test_signs`, `test_fuzz` |
"""
