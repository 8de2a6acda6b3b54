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

## Die Regeln

rules-five-six-title = Zu fünft und zu sechst
rules-five-six =
    Die anderen Kapitel gelten; zu fünft und zu sechst kommt dies hinzu. Zu dritt oder zu viert gilt nichts davon.

    {"**"}Von allem mehr.** Der Spielplan ist größer, der Vorrat hat 24 Karten von jedem Rohstoff, und der Stapel der Entwicklungskarten ist dicker. Eigene Spielfiguren hat jeder so viele wie sonst.

    Damit niemand zu lange wartet, geschieht nach jedem Zug etwas. Was, bestimmt, wer den Tisch eröffnet.

    {"**"}Alle anderen dürfen bauen** (außerordentliche Bauphase). Ist ein Zug vorbei, dürfen alle anderen reihum ausgeben, was sie haben: bauen und Entwicklungskarten kaufen, so viel sie bezahlen können, oder passen.
    • Getauscht wird dabei nicht, weder untereinander noch mit dem Vorrat, und keine Karte wird gespielt.
    • Niemand gewinnt dabei: Genug Punkte gewinnen, wenn der eigene nächste Zug beginnt.
    • Eine dort gekaufte Karte kann im eigenen nächsten Zug gespielt werden.
    • Auch wer nichts bauen kann, wird gefragt. Sonst verriete das Passen, was jemand hat.
    • Wer als Nächstes dran ist, ändert sich dadurch nicht.

    {"**"}Doppelzüge.** Ist ein Zug vorbei, hat der dritte Platz zur Linken einen eigenen, ohne Würfel und ohne Tausch mit anderen: bauen, kaufen, der Vorrat, eine Entwicklungskarte. Dann wandern die Würfel weiter, gezählt von dem, der gewürfelt hat.
    • Beide können gewinnen, jeder in seinem Teil; wer gewürfelt hat, kommt zuerst.
    • Was „in diesem Zug“ gekauft oder gespielt wurde, zählt für jeden Platz und Teil gesondert: Eine gekaufte Karte lässt sich im nächsten eigenen Teil spielen, und jeder Teil hat seine eine Karte.
    • Eine 7 und alles, was sie bringt, gehören zu dem Teil mit den Würfeln.

    Doppelzüge sind die neuere Regel. Sie fragen nach einem Zug einen, nicht alle: gut, wenn zwischen den Zügen viel Zeit vergeht.
