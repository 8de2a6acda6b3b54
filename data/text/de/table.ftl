### Was auf dem Tisch liegt und wer daran sitzt.

## Spieler

colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-pink = Rosa
colour-white = Weiß
colour-black = Schwarz
seat-coloured = { $colour } ({ $name })
nobody = niemand
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Rohstoffe. `typed-…` sind die Wörter, die man dafür tippen kann, samt Abkürzungen.

good-lumber = Holz
good-brick = Lehm
good-wool = Wolle
good-grain = Getreide
good-ore = Erz
good-counted = { $n } { $good }
nothing = nichts

typed-good-lumber = holz baumstamm stamm bretter h 🪵 🌲
typed-good-brick = lehm ziegel backstein ton l 🧱
typed-good-wool = wolle schaf schafe w s 🐑 🐏
typed-good-grain = getreide weizen korn g 🌾
typed-good-ore = erz erze stein steine eisen e 🪨 ⛰
typed-filler = und oder x der die das ein eine am an bei nahe zwischen von nach mit für hafen küste meer augen auge karten karte

## Landschaft

terrain-forest = Wald
terrain-hills = Hügelland
terrain-pasture = Weideland
terrain-fields = Ackerland
terrain-mountains = Gebirge
terrain-desert = Wüste
terrain-sea = Meer

typed-terrain-forest = wald
typed-terrain-hills = hügelland hügel huegel
typed-terrain-pasture = weideland weide wiese
typed-terrain-fields = ackerland acker feld felder
typed-terrain-mountains = gebirge berge berg
typed-terrain-desert = wüste wueste

hex = { $number } { $what }
hex-alike = { $hex } ({ $code })
harbour-of = { $rate } { $good }
pips = { $n ->
    [one] 1 von 36
   *[other] { $n } von 36
}
earning-here = Ertrag hier: { $earners }

## Spielfiguren, und was man sonst kaufen kann

piece-road = Straße
piece-settlement = Siedlung
piece-city = Stadt
piece-card = Entwicklungskarte
pieces-road = { $n ->
    [one] 1 Straße
   *[other] { $n } Straßen
}
pieces-settlement = { $n ->
    [one] 1 Siedlung
   *[other] { $n } Siedlungen
}
pieces-city = { $n ->
    [one] 1 Stadt
   *[other] { $n } Städte
}

## Entwicklungskarten

card-knight = Ritter
card-victory-point = Siegpunkt
card-road-building = Straßenbau
card-year-of-plenty = Erfindung
card-monopoly = Monopol

## Tische und ihre Einstellungen

table-base = Catan, das Basisspiel
house-mix = Hausmischung
map-base = Die Insel des Basisspiels

option-layout = Spielplan
option-layout-random = Landschaft und Zahlen ausgelost
option-layout-spiral = Landschaft ausgelost, Zahlen als Spirale
option-layout-beginner = Aufbau für Einsteiger
option-target = Punkte zum Sieg
option-target-printed = Wie im Regelheft
option-target-8 = 8 Punkte
option-target-9 = 9 Punkte
option-target-10 = 10 Punkte
option-target-11 = 11 Punkte
option-target-12 = 12 Punkte
option-target-13 = 13 Punkte
option-target-14 = 14 Punkte
option-dice = Würfel
option-dice-fair = Zwei faire Würfel
option-dice-deck = Ein Stapel mit den 36 Würfen
option-trade = Angebote
option-trade-first = Wer zuerst annimmt, tauscht
option-trade-chooses = Wer anbietet, wählt aus
