### Spielplan, Fragen, Hand, Angebote, Wartezimmer, und was schiefgehen kann.

## Der Spielplan

panel-heading = ### Spiel { $game } · Zug { $turn } · { $who }
panel-heading-opening = ### Spiel { $game } · Gründung · { $who }
panel-heading-over = ### Spiel { $game } · Vorbei nach { $turn ->
    [one] 1 Zug
   *[other] { $turn } Zügen
} · { $who }
panel-awaited = Das Spiel wartet auf { $who }: { $what }.
score-line = -# { $mark }**{ $letter }** { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $development ->
    [one] 1 Entwicklungskarte
   *[other] { $development } Entwicklungskarten
} · Straße { $road } · { $knights } Ritter{ $awards }
score-award-road = {" "}· Längste Handelsstraße
score-award-army = {" "}· Größte Rittermacht
score-goods = {" "}· { $goods }
bank-line = -# { $target } Punkte gewinnen · Vorrat: { $supply } · noch { $cards ->
    [one] 1 Entwicklungskarte
   *[other] { $cards } Entwicklungskarten
}
undo-announced = { $seat } nimmt die letzten Züge zurück.
panel-rules = -# { $list }

## Knöpfe (höchstens 34 Zeichen)

button-roll = Würfeln
button-end-turn = Zug beenden
button-build = Bauen
button-trade = Tauschen
button-card = Karten
button-move = Versetzen
button-answer = Antworten
button-table = Abstimmen
button-build-founding = Siedlung setzen
button-build-founding-road = Straße setzen
button-build-placing-roads = Straße setzen
button-move-moving-robber = Räuber versetzen
button-answer-discarding = Karten abgeben
button-my-hand = Meine Hand
button-log = Verlauf
button-help = Hilfe
button-undo = Zurücknehmen
button-accept = Annehmen
button-counter = Gegenangebot
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-choose-taker = Wählen, wer tauscht
button-confirm = Bestätigen
button-choose-again = Neu wählen
button-write = Aufschreiben

## Fragen an eine Person

ask-action = Was möchtest du tun?
ask-site = Welche Kreuzung?
ask-path = Welcher Weg?
ask-place = Welches Feld?
ask-good = Welcher Rohstoff?
ask-partner = Wer?
ask-offer = Welches Angebot?
ask-found-settlement-site = Wo soll deine Siedlung stehen?
ask-found-road-path = Wohin führt deine erste Straße?
ask-build-road-path = Wohin kommt die Straße?
ask-place-free-road-path = Wohin kommt die freie Straße?
ask-build-settlement-site = Wo soll die Siedlung stehen?
ask-build-city-site = Welche Siedlung wird zur Stadt?
ask-move-robber-place = Wohin geht der Räuber?
ask-move-robber-victim = Wem nimmst du eine Karte weg?
ask-discard-cards = Welche Karten gibst du ab? Bevor es gilt, wirst du noch einmal gefragt.
ask-play-monopoly-good = Welchen Rohstoff geben dir alle?
ask-play-year-of-plenty-take = Welche zwei Rohstoffe nimmst du?
ask-trade-with-supply-give = Was gibst du dem Vorrat?
ask-trade-with-supply-take = Was nimmst du dafür?
ask-offer-trade-give = Was gibst du, und was willst du dafür?
ask-counter-offer-give = Was gibst du, und was willst du dafür?
choose-near = Mehr Orte: Wähl ein Feld daneben
cards-choose = { $count ->
    [one] Wähl 1 Karte
   *[other] Wähl { $count } Karten
}
cards-choose-some = Wähle { $least } bis { $count } Karten
cards-confirm = { $what }: stimmt das?
cards-open = Karten wählen
confirm-one = Hier kannst du genau eines tun:
nothing-here = So etwas ist gerade nicht zu tun.
nothing-build = Du kannst gerade nichts bauen. Das kosten die Dinge:
nothing-card = Du kannst gerade keine Entwicklungskarte spielen: Jede geht ab dem Zug nach dem Kauf, und nur eine je Zug.
nothing-trade = Es gibt gerade nichts zu tauschen. Getauscht wird nach dem Wurf, und nur mit der Person am Zug.
nothing-move = Es gibt gerade nichts zu versetzen.
nothing-answer = Niemand wartet auf eine Antwort von dir.
done = Erledigt.

## Zurücknehmen

undo-heading = Zurück bis vor welchen Zug? Er und alles danach von dir wird zurückgenommen. Das sehen alle.
undo-choose = Wähl den Zug
undo-done = Zurückgenommen. Du kannst von dort weitermachen.

## Formulare (Titel und Beschriftungen höchstens 45 Zeichen)

form-title = Welche Karten?
form-cards = Karten
form-give = Du gibst
form-want = Du willst
form-to = An wen?
form-to-all = Niemand gewählt heißt: an alle.
form-example = 2 Wolle 1 Erz
offer-title = Ein Angebot machen
counter-title = Gegenangebot zu { $number }

## Angebote

offer-line = Angebot { $number }: { $maker } gibt { $give } für { $want }
offer-for = Für { $who }
offer-declined-by = Abgelehnt von { $who }.
offer-willing = Zugesagt: { $who }. Wer angeboten hat, wählt aus.
offer-closed = -# { $text }

## Die Hand

hand-heading = ### Deine Hand in Spiel { $game }
hand-line = Du hast { $goods } ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}).
hand-line-without-goods = Du hast keine Rohstoffkarten.
hand-development = Entwicklungskarten: { $cards }.
hand-card = { $card }{ $held ->
    [one] {""}
   *[other] {" "}×{ $held }
}{ $fresh ->
    [0] {""}
   *[other] {" "}(in diesem Zug gekauft: { $fresh })
}
hand-points = { $own ->
    [one] 1 Punkt
   *[other] { $own } Punkte
} von { $target }{ $hidden ->
    [0] .
   *[other] , davon { $hidden } verdeckt.
}
hand-pieces = Noch zu bauen: { $pieces }.
hand-harbours = Deine Häfen: { $harbours }.
hand-no-harbour = Du hast keinen Hafen: Der Vorrat nimmt 4 von einer Sorte für eines.
hand-bought = neu
hand-news = **Seit deinem letzten Zug**
cost-affordable = ✅ { $what }: { $cost }
cost-missing = ▫️ { $what }: { $cost } – dir fehlt { $missing }
cost-no-piece = ▫️ { $what }: Alle stehen auf dem Plan
cost-no-cards = ▫️ { $what }: Es gibt keine mehr

news-produced = +{ $goods } (gewürfelt: { $roll })
news-starting = +{ $goods } (deine zweite Siedlung)
news-stolen = −1 { $card }: { $seat } hat es dir weggenommen
news-took = +1 { $card }, { $seat } weggenommen
news-monopoly-won = +{ $goods } durch dein Monopol
news-monopoly-lost = −{ $goods } durch das Monopol von { $seat }
news-traded = Mit { $seat } getauscht: −{ $gave }, +{ $got }
news-taken = +{ $goods } aus dem Vorrat
news-discarded = −{ $goods } abgegeben
news-lapsed = Angebot { $number } wurde angenommen, aber dir fehlte { $missing }.

## Was schiefgehen kann

error-unknown-game = Ein laufendes Spiel { $game } gibt es nicht: Vielleicht ist es vorbei oder wurde geschlossen. /game new eröffnet einen Tisch.
error-moved-on = Das Spiel ist inzwischen weitergegangen. Nichts hat sich geändert; schau auf den neuesten Spielplan.
error-broke = Etwas ist kaputtgegangen. Nichts wurde geändert. Code { $code }
error-not-shown = Dein Zug gilt, aber ich konnte dir nicht zeigen, was daraus wurde; sieh auf den neuesten Spielplan. Code { $code }

## Das Wartezimmer

lobby-heading = ### Spiel { $game } · { $table }
    { $host } eröffnet einen Tisch. Wer spielt mit?
lobby-seat = { $colour }: { $who }
lobby-option = { $name }: { $value }
lobby-players = Für { $least }–{ $most } Spieler
lobby-target = { $points } Punkte gewinnen
lobby-target-with = { $points } zu { $seats }
lobby-targets = Punkte zum Sieg, je nach Spielerzahl: { $list }
lobby-map = Karte: { $name }
lobby-missing = { $count ->
    [one] Eine Person fehlt noch; ein Computer kann ihren Platz nehmen.
   *[other] { $count } Leute fehlen noch; Computer können ihre Plätze nehmen.
}
lobby-ready = Es sind genug da: Wer den Tisch eröffnet hat, kann starten.
lobby-options = Einstellungen des Tisches. Alle können sie sehen.
choose-table = Ein anderer Tisch
lobby-closed = Der Tisch von Spiel { $game } wurde geschlossen, bevor es losging. /game new eröffnet einen neuen.
lobby-started = Spiel { $game } hat begonnen. Der Spielplan steht weiter unten.
computer-name = Computer { $name }
button-join = Mitspielen
button-leave = Aufstehen
button-add-computer = Computer dazu
button-options = Einstellungen
button-more = Weitere
button-back = Zurück
button-start = Starten
button-start-with-computers = Mit Computern starten

## Verlauf und Nachrichten

log-heading = ### Was in Spiel { $game } geschehen ist
log-empty = Noch nichts.
dm-closed = Ich konnte dir deine Hand nicht schicken, denn du nimmst von diesem Server keine Nachrichten an. Dir entgeht nichts: Meine Hand unter dem Spielplan zeigt sie dir allein. (Das sage ich nur einmal.)
fan-project = -# Ein inoffizielles Projekt von Fans. CATAN ist eine Marke der CATAN GmbH, die nichts damit zu tun hat.
