### Die Slash-Befehle: wozu sie da sind (höchstens 100 Zeichen), wie ihre Angaben heißen (klein, höchstens 32 Zeichen, ohne
### Leerzeichen) und was sie bedeuten, und was zu Getipptem gesagt wird.

## Befehle und Angaben

slash-game = Einen Tisch eröffnen, Platz nehmen, ihn ansehen, ihn beenden
slash-game-new = In diesem Kanal einen Tisch eröffnen
slash-game-new-variant = Welches Spiel? Ohne Angabe: das Basisspiel
slash-game-new-target = Wie viele Punkte gewinnen? Ohne Angabe: 10
slash-game-join = An dem Tisch Platz nehmen, der hier vorbereitet wird
slash-game-join-colour = In welcher Farbe? Ohne Angabe: die nächste freie
slash-game-leave = Deinen Platz aufgeben, bevor das Spiel beginnt
slash-game-addbot = Einen Computer mitspielen lassen
slash-game-options = Die Optionen des Tisches wählen, den du eröffnet hast
slash-game-start = Das Spiel beginnen
slash-game-status = Sehen, worauf das Spiel wartet, mit dem Weg zum neuesten Spielplan
slash-game-board = Den Spielplan als Bild sehen, mit den Nummern aller Orte oder in Worten
slash-game-board-view = Wie der Spielplan gezeigt wird
slash-game-board-public = Ihn allen hier zeigen
slash-game-log = Lesen, was zuletzt geschehen ist
slash-game-undo = Deine letzten Schritte zurücknehmen
slash-game-undo-to = Welchen Schritt? Er und was du danach getan hast, wird zurückgenommen
slash-game-end = Einen Tisch schließen, der noch nicht begonnen hat, oder für das Ende des Spiels stimmen
slash-roll = Würfeln
slash-end = Deinen Zug beenden
slash-build = Straßen, Siedlungen und Städte bauen
slash-build-road = Eine Straße bauen
slash-build-road-at = Auf welchem Weg? Etwa 14-15 oder 8 Erz. Ohne Angabe: du siehst, wo sie hin kann
slash-build-settlement = Eine Siedlung bauen
slash-build-settlement-at = Wo? Etwa 14 oder 8 Erz 5 Wolle. Ohne Angabe: du siehst, wo sie stehen kann
slash-build-city = Eine deiner Siedlungen zur Stadt ausbauen
slash-build-city-at = Welche Siedlung? Ohne Angabe: du siehst deine
slash-build-other = Bau, was es an deinem Tisch sonst zu bauen gibt
slash-build-other-what = Was und wo? Ohne Angabe wirst du gefragt
slash-move = Bewegen, was nicht dir gehört
slash-move-robber = Den Räuber versetzen, nach einer Sieben oder einem Ritter
slash-move-robber-to = Auf welches Feld? Etwa 8 Erz. Ohne Angabe: du siehst, wohin er kann
slash-move-robber-steal = Von wem nimmst du eine Karte?
slash-move-other = Bewege, was an deinem Tisch sonst zu bewegen ist
slash-move-other-what = Was und wohin? Ohne Angabe wirst du gefragt
slash-card = Entwicklungskarten kaufen, spielen und ansehen
slash-card-buy = Eine Entwicklungskarte kaufen
slash-card-play = Eine Entwicklungskarte spielen
slash-card-play-card = Welche Karte? Ohne Angabe: du wirst gefragt
slash-card-play-first = Ein Rohstoff; beim Ritter das Feld des Räubers; beim Straßenbau der erste Weg
slash-card-play-second = Ein zweiter Rohstoff; beim Ritter, wer beraubt wird; beim Straßenbau der zweite Weg
slash-card-list = Deine Entwicklungskarten ansehen
slash-trade = Mit anderen und mit der Bank handeln
slash-trade-offer = Rohstoffe gegen Rohstoffe anbieten
slash-trade-offer-give = Was gibst du? Etwa 2 Wolle 1 Erz
slash-trade-offer-want = Was möchtest du dafür? Etwa 1 Lehm
slash-trade-offer-to = Wem? Ohne Angabe: allen, die mit dir handeln dürfen
slash-trade-bank = Mit der Bank handeln, zu dem Kurs, den deine Häfen geben
slash-trade-bank-give = Was gibst du? Ohne Angabe: du wirst gefragt
slash-trade-bank-want = Was möchtest du dafür?
slash-trade-counter = Auf ein Angebot mit einem anderen antworten
slash-trade-counter-offer = Auf welches Angebot antwortest du?
slash-trade-counter-give = Was gibst du? Etwa 2 Wolle 1 Erz
slash-trade-counter-want = Was möchtest du dafür? Etwa 1 Lehm
slash-trade-accept = Ein Angebot annehmen
slash-trade-accept-offer = Welches Angebot?
slash-trade-decline = Ein Angebot ablehnen
slash-trade-decline-offer = Welches Angebot?
slash-trade-cancel = Ein eigenes Angebot zurückziehen
slash-trade-cancel-offer = Welches deiner Angebote?
slash-trade-list = Die offenen Angebote ansehen
slash-discard = Nach einer Sieben die Hälfte deiner Karten abgeben
slash-discard-cards = Welche Karten? Etwa 2 Wolle 1 Erz. Ohne Angabe: du wählst aus einer Liste
slash-choose = Beantworten, was das Spiel dich fragt
slash-choose-answer = Deine Antwort. Ohne Angabe: du wirst noch einmal gefragt
slash-vote = Biete, stimme ab oder wähle, wenn der Tisch etwas entscheidet
slash-vote-answer = Deine Stimme. Ohne Angabe wirst du gefragt
slash-do = Alles tun, was du jetzt tun kannst, in Worten
slash-do-action = Schreib, was du tun willst, etwa Straße bauen oder abwerfen 2 Wolle 1 Erz
slash-hand = Deine Karten ansehen, nur für dich
slash-help = Wozu dieser Bot da ist und was du jetzt tun kannst
slash-rules = Die Regeln lesen, Kapitel für Kapitel
slash-rules-topic = Welches Kapitel? Ohne Angabe: du siehst, welche es gibt
slash-rules-variant = Von welchem Spiel? Ohne Angabe: von dem, das hier gespielt wird
slash-setup = Für alle, die diesen Server betreuen
slash-setup-check = Sehen, ob ich in diesem Kanal alle Rechte habe, die ich brauche

slash-name-action = handlung
slash-name-answer = antwort
slash-name-at = ort
slash-name-card = karte
slash-name-cards = karten
slash-name-colour = farbe
slash-name-first = erstens
slash-name-give = gib
slash-name-offer = angebot
slash-name-public = öffentlich
slash-name-second = zweitens
slash-name-steal = opfer
slash-name-target = siegpunkte
slash-name-to = an
slash-name-topic = kapitel
slash-name-variant = spiel
slash-name-view = ansicht
slash-name-what = was
slash-name-want = nimm

slash-choice-normal = der Spielplan
slash-choice-labels = mit den Nummern aller Orte
slash-choice-text = in Worten

## Vorschläge

phrase-undo = Zurücknehmen: { $what }
phrase-write = { $what } (schreib: { $example })
hint-build = Dir fehlen die Rohstoffe, die Figuren oder der Platz dafür. Wähle dies, um die Kosten zu sehen.
hint-card = Du hast jetzt keine Entwicklungskarte zu spielen. Wähle dies, um zu sehen, warum.
hint-trade = Dafür hast du jetzt nichts zu handeln. Wähle dies, um zu sehen, warum.
hint-nothing = Dergleichen gibt es jetzt nicht zu tun.

## Was getippt wird. Das erste Wort von `typed-do-…` und `typed-sides` steht auch in Beispielen.

typed-everybody = alle allen jeder jedem
typed-sides = für gegen -> → =>
typed-to = an mit
typed-do-discard = abwerfen abgeben wirf gib
typed-do-offer-trade = anbieten biete angebot
typed-do-counter-offer = gegenangebot kontern

## Was nicht verstanden wurde

unclear-which-action = „{ $text }“ kann heißen: { $choices }.{ $more ->
    [0] {""}
    [one] {" "}Und 1 weiteres.
   *[other] {" "}Und { $more } weitere.
} Schreib etwas mehr.
unclear-no-such-action = „{ $text }“ ist nichts, was du jetzt tun kannst. Du kannst zum Beispiel: { $choices }.
unclear-one-side = Welche Karten? Schreib es wie „{ $example }“.
unclear-two-sides = Was gibst du, und was möchtest du dafür? Schreib es wie „{ $example }“.
unclear-no-such-player = „{ $text }“ kann hier nicht gewählt werden. Es gibt { $choices }.
unclear-no-such-offer = „{ $text }“ ist kein offenes Angebot. Offen sind: { $choices }.
unclear-no-offers = Zurzeit ist kein Angebot offen. /trade offer macht eines.
unclear-no-such-card = „{ $text }“ ist keine Entwicklungskarte dieses Tisches. Es gibt { $choices }.
unclear-no-such-answer = „{ $text }“ ist darauf keine Antwort. Wähle: { $choices }.
unclear-no-such-variant = „{ $text }“ ist kein Spiel, das ich kenne. Es gibt: { $choices }.
unclear-no-such-target = Mit „{ $text }“ kann man kein Spiel gewinnen. Wähle aus: { $choices }.
unclear-no-such-colour = „{ $text }“ ist keine Spielfarbe. Wähle aus: { $choices }.
unclear-no-such-topic = Ein Kapitel „{ $text }“ gibt es nicht. Es gibt: { $choices }.
unclear-no-such-step = „{ $text }“ ist keiner der Schritte, die du zurücknehmen kannst: { $choices }.

## Warum einem Befehl nicht gefolgt werden kann

illegal-no-game-here = In diesem Kanal ist kein Spiel offen. /game new eröffnet einen Tisch.
illegal-lobby-still-open = Der Tisch von Spiel { $game } wird noch vorbereitet. Es beginnt, wenn Start gedrückt wird.
illegal-lobby-colour-taken = Diese Farbe hat schon jemand. Wähle eine andere, oder keine, dann bekommst du die nächste freie.
illegal-no-own-games = Du spielst gerade in keinem Spiel mit. /game new eröffnet in einem Kanal einen Tisch.
illegal-nothing-asked = Das Spiel fragt dich gerade nichts: Du bist am Zug und frei zu handeln. /do zeigt alles, was du tun kannst.

## Antworten

lobby-joined = Du hast einen Platz in Spiel { $game }.
lobby-left = Du hast Spiel { $game } verlassen.
lobby-computer-added = Ein Computer hat in Spiel { $game } Platz genommen.
lobby-begun = Spiel { $game } hat begonnen.
status-lobby = Spiel { $game } wird vorbereitet. { $host } kann es beginnen.
status-panel = [Zum neuesten Spielplan]({ $link })
card-rule = -# In jedem Zug kann eine Entwicklungskarte gespielt werden, und keine in dem Zug, in dem sie gekauft wurde. Siegpunkte bleiben verborgen, bis sie gewinnen.
end-agreed = Du möchtest das Spiel hier beenden. Es endet, wenn { $who } auch { $count ->
    [one] zustimmt
   *[other] zustimmen
}; dann gewinnen die meisten Punkte. Wer weiterspielen will, sagt es mit /do Weiterspielen.
which-game = Du spielst in mehreren Spielen mit. Welche Hand möchtest du sehen?
game-in = Spiel { $game } in { $channel }
game-of = Spiel { $game }
choose-chapter = Ein Kapitel der Regeln

## Rechte

permissions-complete = Alles in Ordnung: In diesem Kanal habe ich alle Rechte, die ich brauche.
permissions-missing = In diesem Kanal fehlt mir, was ich für ein Spiel brauche. Wer diesen Server betreut, kann es erlauben:
permission-view-channel = • **Kanal ansehen**: Ich kann diesen Kanal nicht sehen.
permission-send-messages = • **Nachrichten senden**: Ich kann den Spielplan nicht zeigen.
permission-send-messages-in-threads = • **Nachrichten in Threads senden**: Ich kann den Spielplan in diesem Thread nicht zeigen.
permission-embed-links = • **Links einbetten**: Meine Nachrichten kämen ohne Bilder und Rahmen an.
permission-attach-files = • **Dateien anhängen**: Ich kann keine Bilder des Spielplans zeigen.
permission-read-message-history = • **Nachrichtenverlauf lesen**: Ich finde meine eigenen Nachrichten nicht wieder, um sie auf den neuesten Stand zu bringen.
