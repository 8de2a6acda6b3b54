### Die Ergänzung für 5–6 Spieler: was zwischen zwei Zügen geschieht.

## Der Tisch und seine Einstellungen

table-five-six = 5–6 Spieler
map-base-5-6 = Die Insel für fünf und sechs
option-extra-turn = Nach jedem Zug
option-extra-turn-building-phase = Alle anderen dürfen bauen
option-extra-turn-paired-turns = Doppelzug: 3. Platz links spielt mit

## Was man tun kann

action-pass-building = Bis zum eigenen Zug nichts mehr bauen
choice-pass-building = Passen
button-pass-building = Passen
step-special-building = bauen oder passen (außerordentliche Bauphase)
step-paired-turn = bauen und mit dem Vorrat tauschen (Doppelzug, ohne Würfel)

## Was geschehen ist

event-building-phase-began = { $seat } ist fertig. Jetzt dürfen alle anderen reihum bauen und Karten kaufen.
event-turn-began = Zug { $turn }: { $seat } ist dran.
event-turn-ended = Der Zug von { $seat } ist vorbei.
