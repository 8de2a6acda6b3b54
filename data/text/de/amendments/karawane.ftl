### Die große Karawane: was ihre Tische zu den Worten des Basisspiels hinzufügen und was sie anders sagen.

table-karawane = Die große Karawane
map-karawane = Insel mit Oase
map-karawane-5-6 = Große Insel mit Oase

terrain-oasis = Oase
typed-terrain-oasis = oase

## Was man tun kann

action-bid = { $cards_count ->
    [0] Keine Stimmen legen
   *[other] { $cards } als Stimmen legen
}
action-bid-without-cards = Wolle und Getreide als Stimmen legen
action-wish = Den Pfeil von { $site } aus auf { $path } wünschen
action-keep-silent = Keine Stelle nennen
action-close-vote = Den Pfeil von { $site } aus auf { $path } legen

choice-bid = Stimmen legen
choice-wish = Eine Stelle nennen
choice-keep-silent = Keine Stelle nennen
choice-close-vote = Allein entscheiden

typed-do-bid = biete bieten lege legen

step-bidding = Wolle und Getreide als Stimmen legen, oder nichts
step-counting = sehen, wie die Stimmen stehen
step-ballot = sagen, wohin die Karawane zieht

button-answer-bidding = Stimmen legen
button-answer-ballot = Wohin sie zieht

ask-bid-cards = Legst du Wolle und Getreide als Stimmen? Jede Karte ist eine Stimme, und alle gehen in den Vorrat zurück. Du wirst nur einmal gefragt.
ask-wish-site = Von welcher Kreuzung soll die Karawane weiterziehen?
ask-wish-path = An welchem Weg soll der Pfeil liegen?
ask-close-vote-site = Von welcher Kreuzung zieht die Karawane weiter?
ask-close-vote-path = An welchem Weg liegt der Pfeil?

## What lies on the table, in words

part-caravan = { $arrows_count ->
    [0] Noch liegt kein Karawanenpfeil.
   *[other] Karawanenpfeile, { $arrows_count }: { $arrows }.
} { $tips_count ->
    [0] Keine Route geht weiter.
   *[other] Weiter geht es auf { $tips }.
} { $left ->
    [one] 1 Pfeil ist übrig.
   *[other] { $left } Pfeile sind übrig.
}
part-arrow = { $start } nach { $tip }
part-position = von { $site } aus auf { $path }
part-bids = { $builder ->
    [none] {""}
   *[other] Es wird abgestimmt, weil { $builder } gegründet oder ausgebaut hat.
}
part-bids-seat = { $laid_count ->
    [0] {""}
    [one] { $name } hat 1 Stimme ({ $laid }) und wünscht: { $wishes ->
        [none] noch nichts
       *[other] { $wishes }
    }.
   *[other] { $name } hat { $laid_count } Stimmen ({ $laid }) und wünscht: { $wishes ->
        [none] noch nichts
       *[other] { $wishes }
    }.
}
part-rested = {""}

## Was geschehen ist

event-arrow-due = { $seat } hat gegründet oder ausgebaut, also wird ein Karawanenpfeil gelegt. Reihum ab { $seat } darf jeder einmal Wolle und Getreide legen: Jede Karte ist eine Stimme.
event-cards-bid = { $cards_count ->
    [0] { $seat } legt keine Stimmen.
    [one] { $seat } legt { $cards }: 1 Stimme.
   *[other] { $seat } legt { $cards }: { $cards_count } Stimmen.
}
event-position-named = { $seat } wünscht den Pfeil von { $site } aus auf { $path }.
event-silence-kept = { $seat } nennt keine Stelle.
event-arrow-laid = { $agreed } { $agreed_count ->
    [one] legt
   *[other] legen
} den Karawanenpfeil von { $site } aus auf { $path }. { $left ->
    [0] Es war der letzte.
    [one] 1 Pfeil ist übrig.
   *[other] { $left } Pfeile sind übrig.
}
event-arrow-laid-without-agreed = Der Karawanenpfeil kann nur von { $site } aus auf { $path } liegen, also kommt er ohne Abstimmung dorthin. { $left ->
    [0] Es war der letzte.
    [one] 1 Pfeil ist übrig.
   *[other] { $left } Pfeile sind übrig.
}
event-routes-met = Zwei Karawanenrouten treffen sich auf { $site } und ziehen gemeinsam weiter.
event-route-ended = Eine Karawanenroute endet auf { $site }.
event-route-cut-off = Auf { $site } kann keine Karawanenroute mehr beginnen: Ihr Weg ist besetzt.
event-longest-road-taken = { $holder } hat jetzt die Längste Handelsstraße mit dem Wert { $length }.
event-longest-road-taken-without-holder = Niemand hat mehr die Längste Handelsstraße.

## Ablehnungen

illegal-bid-only-wool-and-grain = Als Stimmen zählen nur Wolle und Getreide. Leg davon so viele, wie du willst, oder keine.
illegal-no-cards-bid = Mitreden darf nur, wer Wolle oder Getreide gelegt hat. Bei der nächsten Abstimmung kannst du wieder welche legen.
illegal-position-named-already = Das wünschst du dir schon: den Pfeil auf { $path }. Nenn eine andere Stelle, wenn du es dir anders überlegt hast.
illegal-decides-alone = Du hast mehr Stimmen als alle anderen zusammen, also entscheidest du. Nenn eine Stelle.
illegal-others-to-name-first = Die Abstimmung läuft noch: Erst darf { $awaited } eine Stelle nennen.
illegal-no-arrow-there = Von { $site } aus kann auf { $path } kein Pfeil liegen. Er beginnt, wo eine Route jetzt endet, und liegt an einem Weg zwischen zwei Feldern, an dem noch keiner liegt.

## Die Regeln

rules-setup =
    Der Plan ist der des Basisspiels, 19 Felder und neun Häfen, aber an die Stelle der Wüste tritt eine **Oase**. Sie liegt immer genau in der Mitte: Landschaft und Zahlen der anderen Felder werden ausgelost, oder die Zahlen folgen der Spirale, die die Mitte auslässt, oder alles liegt wie auf dem Plan für Einsteiger.

    Die Oase bringt nichts ein, auch nicht bei der Gründung. **Der Räuber beginnt dort** und darf dorthin zurück. Wo die anderen Kapitel von der Wüste sprechen, lies Oase.

    Auf die Oase sind drei Pfeile gedruckt. Sie zeigen auf jede zweite ihrer Ecken; auf welche drei, entscheidet das Los. Dort soll je eine **Karawanenroute** beginnen. Die 22 losen **Karawanenpfeile** liegen bereit; wird einer gelegt, steht dabei, wie viele übrig sind.

    Jeder hat 15 Straßen, 5 Siedlungen und 4 Städte. Im Vorrat liegen von jedem Rohstoff 19 Karten, dazu 25 Entwicklungskarten.

    {"**"}Gründung.** Das Los entscheidet, wer beginnt. Reihum setzt jeder eine Siedlung und daneben eine Straße, dann in umgekehrter Reihenfolge eine zweite Siedlung mit Straße. Sie bringt für jedes Feld daneben, das etwas einbringt, eine Karte. Die Gründung bewegt keine Karawane. Danach beginnt, wer zuerst gesetzt hat.

rules-turn-title = Der Zug und die Karawane
rules-turn =
    {"**"}1. Würfeln. 2. Tauschen und bauen**, in beliebiger Folge, dazu jederzeit eine Entwicklungskarte. Der Zug endet nur, wenn du ihn beendest.

    {"**"}3. Die Karawane.** Hast du im eigenen Zug gegründet oder ausgebaut, wie oft auch immer, wird danach *ein* Pfeil gelegt, vor allem anderen. Straßen, Karten und Bauten in der Bauphase anderer bewegen nichts.

    {"**"}Stellen.** Ein Pfeil beginnt, wohin der neueste Pfeil einer Route zeigt, und liegt an einem Weg zwischen zwei Feldern, nie an der Küste, einer je Weg. Straßen sind egal. Der erste Pfeil einer Route führt von der Oase weg. Routen, die sich treffen, ziehen gemeinsam weiter; ohne freien Weg endet eine Route. Gibt es nur eine Stelle, entfällt die Abstimmung.

    {"**"}Gebote.** Reihum ab dem, der gebaut hat, legt jeder einmal offen Wolle und Getreide, oder nichts. Jede Karte ist eine Stimme; alle gehen in den Vorrat zurück.

    {"**"}Wahl.** Wer geboten hat, nennt eine Stelle und darf sie ändern. Wer mehr Stimmen hat als alle anderen zusammen, entscheidet; ebenso die, die sich einig sind und zusammen mehr als die Hälfte haben. Haben alle eine genannt und nichts ist entschieden, wählt, wer allein am meisten gelegt hat. Haben mehrere am meisten oder hat niemand gelegt, wählt, wer gebaut hat.

    Wer nicht rechtzeitig etwas nennt, gilt als uneinig.

rules-roads-title = Die Längste Handelsstraße
rules-roads =
    Eine Straße **an einem Karawanenpfeil zählt 2**, jede andere 1. Wer zuerst eine Straße mit dem **Wert 5** hat, bekommt die Längste Handelsstraße: 2 Punkte. Dafür können drei Straßen genügen.

    Es zählt die wertvollste zusammenhängende Kette, in der keine Straße zweimal vorkommt. Abzweigungen zählen nicht dazu. Die Kette darf eine Kreuzung mehrmals berühren, aber nicht durch eine hindurch, auf der **jemand anderes** gebaut hat; dort enden darf sie. Eigene Gebäude unterbrechen sie nicht.

    Wegnehmen kann man die Karte nur mit einem **echt höheren** Wert. Bei gleichem Wert bleibt sie, wo sie ist.

    {"**"}Wird eine Straße** durch eine neue Siedlung **unterbrochen**, wird neu gemessen:
    • Ist die bisherige noch unter den besten, mit mindestens 5, bleibt die Karte, auch bei Gleichstand.
    • Sonst geht sie an die eine Person, die nun die beste hat, mit mindestens 5.
    • Sind mehrere andere gleich, oder hat niemand 5, liegt die Karte beiseite, bis eine Person allein die beste hat.

    Gemessen wird nach jeder Straße, jeder Siedlung und jedem Pfeil, wer auch am Zug ist.

rules-winning =
    Wer **im eigenen Zug 13 Punkte** hat, gewinnt, und zwar in diesem Augenblick: mehr als 12, wie die Anleitung sagt. (Wählbar sind auch andere Zahlen; die gewählte steht beim Spielplan.)

    • Siedlung: 1
    • Stadt: 2
    • Siedlung oder Stadt **zwischen Karawanenpfeilen**: 1 mehr
    • Längste Handelsstraße: 2
    • Größte Rittermacht: 2
    • Siegpunktkarte: 1

    {"**"}Zwischen Pfeilen** heißt: An zwei oder allen drei Wegen daneben liegen gelegte Pfeile. Das ist ein Punkt mehr und nie zwei, für eine Stadt wie für eine Siedlung, und es ist gleich, wer sie gelegt hat. Die auf die Oase gedruckten Pfeile zählen nicht.

    {"**"}Nur im eigenen Zug.** Punkte, die kommen, während andere am Zug sind, gewinnen zu Beginn deines nächsten Zuges, noch vor dem Wurf, wenn du sie dann noch hast. Auch was dir **ein Pfeil** nach deinem eigenen Zug bringt, wartet auf den nächsten. Wer in seinem Zug gewinnt, beendet das Spiel, bevor der Pfeil gelegt wird.

    Der Bot schaut jedes Mal nach, wenn sich Punkte geändert haben können, auch die verdeckten. Wenn du gewinnst, werden deine Siegpunktkarten aufgedeckt.
