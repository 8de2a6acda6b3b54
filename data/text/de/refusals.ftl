### Warum etwas nicht geht, und was stattdessen geht. `illegal-…` kommt aus den Regeln, `unclear-…` aus getipptem Text.

## Wer am Zug ist

illegal-not-possible = Das geht gerade nicht. Die Knöpfe am Spielplan zeigen dir, was geht.
illegal-game-over = Dieses Spiel ist vorbei. /game new eröffnet einen neuen Tisch.
illegal-not-now = Das muss warten: Das Spiel wartet auf { $awaited } ({ $step }).
illegal-not-your-turn = Du bist nicht dran: Das Spiel wartet auf { $awaited }. Du wirst gerufen, wenn es so weit ist.
illegal-not-your-own = Das ist für die anderen: Du selbst bist am Zug.
illegal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
illegal-stale = Dieser Knopf gehört zu einem früheren Augenblick. Nimm den neuesten Spielplan.

## Bauen

illegal-no-such-place = Diesen Ort gibt es auf diesem Plan nicht. Orte haben Nummern: Versuch „14“, einen Weg als „14-15“, ein Feld als „8 Erz“.
illegal-place-taken = { $site } ist besetzt: Dort hat { $owner } gebaut. Such dir eine freie Kreuzung.
illegal-too-close = { $site } liegt zu nah an { $beside }, wo { $owner } gebaut hat. Zwischen zwei Gebäuden liegen mindestens zwei Wege.
illegal-not-for-settling = Auf { $site } kann niemand siedeln: Dort ist kein Bauplatz. Wähl einen der markierten Orte.
illegal-cannot-found-here = Auf { $site } kannst du nicht gründen: Alle Wege daneben sind besetzt. Such dir einen anderen Ort.
illegal-founding-road-elsewhere = Die erste Straße beginnt an der eben gegründeten Siedlung: { $path } berührt { $site } nicht. Wähl einen Weg daneben.
illegal-no-own-road-here = Keine deiner Straßen reicht bis { $site }. Bau zuerst eine dorthin, oder siedle am Ende einer anderen.
illegal-no-own-settlement-here = Eine Stadt ersetzt eine eigene Siedlung, und auf { $site } hast du keine. Wähl eine, die dir gehört.
illegal-path-taken = Auf { $path } liegt schon eine Straße: { $owner } hat sie gebaut. Wähl einen freien Weg.
illegal-not-for-roads = Auf { $path } kann keine Straße liegen. Wähl einen anderen Weg.
illegal-road-not-connected = { $path } schließt nicht an deine Straßen oder Gebäude an, oder ein fremdes Gebäude liegt dazwischen. Bau dort weiter, wo du schon bist.
illegal-no-road-fits = Für eine Straße von dir ist gerade kein Weg frei. Heb dir die Karte auf.
illegal-no-piece-left = Du hast keine { $piece } mehr: Alle stehen auf dem Plan.{ $piece_kind ->
    [settlement] {" "}Bau eine zur Stadt aus, dann bekommst du sie zurück.
   *[other] {""}
}
illegal-cannot-pay = Eine { $what } kostet { $cost }. Dir fehlt { $missing }; tausch danach, oder warte auf einen besseren Wurf.

## Karten

illegal-no-cards-left = Es gibt keine Entwicklungskarten mehr zu kaufen. Bau stattdessen etwas.
illegal-card-not-held = Du hast die Karte { $card } nicht. /hand zeigt dir deine Karten.
illegal-one-card-a-turn = Du hast in diesem Zug schon eine Entwicklungskarte gespielt, mehr geht nicht. Heb dir diese für den nächsten auf.
illegal-card-is-fresh = Die Karte { $card } hast du in diesem Zug gekauft. Ab deinem nächsten Zug kannst du sie spielen.
illegal-supply-has-not = Das hat der Vorrat nicht. Darin sind { $supply }; wähl davon.

## Sieben und Räuber

illegal-discard-count = { $due ->
    [one] Genau 1 Karte muss zurück; du hast { $given } gewählt.
   *[other] Genau { $due } Karten müssen zurück; du hast { $given } gewählt.
}
illegal-not-held = Das hast du nicht: Dir fehlt { $missing }. /hand zeigt dir, was du hast.
illegal-not-a-bag = Das ist keine Anzahl von Karten jeder Art. Schreib es wie „2 Wolle 1 Erz“.
illegal-robber-must-move = Der Räuber steht schon auf { $place } und muss weg. Wähl ein anderes Feld.
illegal-robber-not-here = Auf { $place } darf der Räuber an diesem Tisch nicht. Wähl ein anderes Feld.
illegal-robber-must-steal = Auf { $place } ist jemand, von dem du eine Karte ziehst: Wähl { $victims }.
illegal-no-such-victim = { $victim } hat kein Gebäude an { $place } oder keine Karte. Wähl jemand anderen oder ein anderes Feld.

## Tauschen

illegal-no-such-rate = Der Vorrat tauscht dir { $give } nicht gegen { $take }. Er nimmt 4 von einer Sorte für eines, 3 mit einem 3:1-Hafen, 2 mit dem Hafen der Sorte.
illegal-no-gifts = Bei einem Tausch geben beide Seiten etwas.
illegal-no-like-for-like = Denselben Rohstoff kann man nicht zugleich geben und wollen. Nimm ihn auf einer Seite heraus.
illegal-not-that-many = So viele gibt es im ganzen Spiel nicht. Verlang weniger.
illegal-not-a-partner = Wähl andere Spieler dieses Tisches, jeden nur einmal.
illegal-only-with-the-seat-on-turn = { $seat } ist am Zug, also kannst du nur mit { $seat } tauschen. Mach dein Angebot dorthin.
illegal-too-many-offers = Du hast { $most } offene Angebote, mehr gehen nicht. Zieh zuerst eines zurück.
illegal-offer-stands-already = Genau dieses Angebot steht schon: Es ist Angebot { $number }.
illegal-counter-is-the-same = Genau das sagt Angebot { $number } schon. Nimm es an, oder ändere etwas daran.
illegal-offer-gone = Dieses Angebot gilt nicht mehr. /trade list zeigt die offenen.
illegal-own-offer = Angebot { $number } ist dein eigenes. Du kannst es zurückziehen, andere können es annehmen.
illegal-offer-for-others = Angebot { $number } ist für { $audience }. Mach ein eigenes, wenn du das auch möchtest.
illegal-declined-already = Angebot { $number } hast du abgelehnt. Hast du es dir anders überlegt, mach ein eigenes.
illegal-not-your-offer = Angebot { $number } ist von { $maker }, nur { $maker } kann das tun.
illegal-welcomed-already = Du hast schon gesagt, dass du Angebot { $number } annehmen würdest. Jetzt wählt, wer es gemacht hat.
illegal-not-willing = { $partner } hat Angebot { $number } nicht zugesagt. Wähl jemanden, der es getan hat.

## Beenden und zurücknehmen

illegal-agreed-already = Du hast dem Ende schon zugestimmt. Die anderen müssen es auch noch tun.
illegal-nobody-wants-to-end = Niemand will das Spiel beenden, es geht also einfach weiter.
illegal-nothing-to-undo = Du kannst nichts zurücknehmen: Würfel, gezogene Karten und die Züge der anderen sind endgültig.
illegal-cannot-undo-that = Das lässt sich nicht mehr zurücknehmen. /game undo zeigt dir, was noch geht.

## Getippter Text

unclear-which-good = „{ $text }“ kann { $choices } heißen. Schreib etwas mehr davon.
unclear-no-such-good = „{ $text }“ gibt es an diesem Tisch nicht. Schreib { $choices }.
unclear-empty-bag = Du hast keinen Rohstoff genannt. Schreib es wie „2 Wolle 1 Erz“.
unclear-too-many = „{ $text }“ ist keine Zahl von Rohstoffen, die es geben kann. Schreib eine andere.
unclear-count-without-good = { $text } wovon? Schreib den Rohstoff hinter die Zahl, wie „2 Wolle 1 Erz“.
unclear-which-place = „{ $text }“ kann { $sites } sein. Schreib die Nummer.
unclear-no-such-place = „{ $text }“ ist keine Kreuzung dieses Plans.{ $sites_count ->
    [0] {""}
   *[other] {" "}Möglich sind { $sites }.
}
unclear-which-path = „{ $text }“ kann { $paths } sein. Schreib beide Enden, wie „14-15“.
unclear-no-such-path = „{ $text }“ ist kein Weg dieses Plans.{ $paths_count ->
    [0] {""}
   *[other] {" "}Möglich sind { $paths }.
}
unclear-which-hex = „{ $text }“ kann { $places } sein. Schreib, welches du meinst.
unclear-no-such-hex = „{ $text }“ ist kein Feld dieses Plans.{ $places_count ->
    [0] {""}
   *[other] {" "}Möglich sind { $places }.
}

## Wartezimmer und Plätze

illegal-not-seated = Du hast in diesem Spiel keinen Platz und kannst nur zuschauen. /game new eröffnet in einem anderen Kanal einen eigenen Tisch.
illegal-channel-taken = In diesem Kanal ist schon Spiel { $game } offen. Spiel dort mit, oder eröffne einen Tisch in einem anderen Kanal oder Thread.
illegal-lobby-seated-already = Du sitzt hier schon. Es kann losgehen, sobald genug Leute da sind.
illegal-lobby-not-seated = Du hast hier keinen Platz. Drück auf Mitspielen, um einen zu nehmen.
illegal-lobby-no-computer = Hier sitzt kein Computer.
illegal-lobby-too-few = Hier { $count ->
    [one] sitzt 1 Person
   *[other] sitzen { $count } Leute
}, und es braucht { $least }. Lad jemanden ein, oder nimm Computer dazu.
illegal-lobby-full = Alle { $most } Plätze sind besetzt. Du kannst in einem anderen Kanal oder Thread einen eigenen Tisch eröffnen.
illegal-lobby-too-many = Hier sitzen { $count } Leute, und dieser Tisch ist für höchstens { $most }. Jemand müsste erst aufstehen, oder nimm einen anderen Tisch.
illegal-lobby-over = Dieser Tisch wird nicht mehr vorbereitet. /game new eröffnet einen neuen.
illegal-lobby-host-only = Das kann nur { $host }, weil der Tisch dort eröffnet wurde. Frag nach, oder eröffne einen eigenen.
