### Was geschehen ist, in der dritten Person. `-without-…` bekommt zu lesen, wer etwas nicht wissen darf, oder wenn es nichts gibt.

event-turn-began = Zug { $turn }: { $seat } hat die Würfel.
event-turn-ended = { $seat } beendet den Zug.
event-dice-thrown = { $seat } würfelt { $total } ({ $first } + { $second }).
event-thrown-again = { $seat } würfelt { $first } + { $second }. Das zählt hier nicht, also wird noch einmal gewürfelt.
event-produced = { $gains }.{ $short_count ->
    [0] {""}
   *[other] {" "}Der Vorrat an { $short } reicht nicht für alles.
}
event-produced-without-gains = { $short_count ->
    [0] Niemand bekommt etwas.
   *[other] Niemand bekommt etwas: Der Vorrat an { $short } reicht nicht.
}
gain = { $name } +{ $goods }

event-road-built = { $seat } baut eine Straße auf { $path }.
event-settlement-built = { $seat } baut eine Siedlung auf { $site }.
event-city-built = { $seat } baut die Siedlung auf { $site } zur Stadt aus.
event-starting-goods = Die zweite Siedlung bringt { $seat } { $goods }.
event-longest-road-taken = { $holder } hat jetzt die Längste Handelsstraße ({ $length }).
event-longest-road-taken-without-holder = Niemand hat mehr die Längste Handelsstraße.

event-card-bought = { $seat } kauft eine Entwicklungskarte: { $card }.
event-card-bought-without-card = { $seat } kauft eine Entwicklungskarte.
event-card-played = { $seat } spielt die Karte { $card }.
event-goods-taken = { $seat } nimmt { $goods } aus dem Vorrat.
event-monopolised = { $seat } beansprucht { $good } von allen und bekommt { $taken_count } ({ $taken }).
event-monopolised-without-taken = { $seat } beansprucht { $good } von allen, aber niemand hat etwas davon.
event-largest-army-taken = { $holder } hat jetzt die Größte Rittermacht ({ $size } Ritter).
event-largest-army-taken-without-holder = Niemand hat mehr die Größte Rittermacht.

event-discards-due = Mehr als 7 Karten auf der Hand: { $owed } { $owed_count ->
    [one] gibt
   *[other] geben
} die Hälfte ab.
event-discarded = { $seat } gibt { $cards } ab.
event-discarded-without-cards = { $seat } gibt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} ab.
event-robber-moved = { $seat } versetzt den Räuber auf { $place }.
event-card-stolen = { $thief } nimmt { $victim } 1 { $good } weg.
event-card-stolen-without-good = { $thief } nimmt { $victim } eine Karte weg.

event-supply-traded = { $seat } tauscht { $gave } beim Vorrat gegen 1 { $took }.
event-offer-made = Angebot { $number } von { $maker } an { $audience }: { $give } gegen { $want }.
event-offer-declined = { $seat } lehnt Angebot { $number } von { $maker } ab.
event-offer-withdrawn = { $reason ->
    [too_few_cards] Angebot { $number } gilt nicht mehr: { $maker } hat nicht mehr genug dafür.
    [monopolised] Angebot { $number } gilt nicht mehr: Nach dem Monopol kann { $maker } { $give } nicht geben.
    [turn_over] Angebot { $number } endet mit dem Zug.
    [answered] Angebot { $number } ist erledigt: { $maker } hat ein Gegenangebot angenommen.
   *[other] { $maker } zieht Angebot { $number } zurück.
}
event-offer-lapsed = { $seat } hat Angebot { $number } angenommen, aber es war nicht mehr möglich. Nichts hat den Besitzer gewechselt.
event-maker-told-why = { $seat }, für Angebot { $number } fehlte dir { $missing }. Die anderen sehen das nicht.
event-offer-welcomed = { $seat } würde Angebot { $number } annehmen; { $maker } wählt aus.
event-traded = { $seat } und { $partner } tauschen: { $gave } gegen { $got }.
offers-ended = { $count ->
    [one] Ein offenes Angebot endet mit dem Zug.
   *[other] { $count } offene Angebote enden mit dem Zug.
}

event-end-proposed = { $seat } möchte das Spiel hier beenden. Bisher dafür: { $agreed }. Es endet, wenn alle zustimmen.
event-end-refused = { $seat } möchte weiterspielen. Die Abstimmung ist vom Tisch.
event-game-ended = { $reason ->
    [points] { $winners } gewinnt! Endstand: { $points }.
    [nothing_left] Niemand kann noch einen Punkt gewinnen, also ist das Spiel vorbei. Die meisten Punkte: { $winners }. Endstand: { $points }.
   *[other] Alle wollten hier aufhören. Die meisten Punkte: { $winners }. Endstand: { $points }.
}
