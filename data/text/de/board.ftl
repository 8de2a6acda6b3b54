### Der Spielplan in Worten, für alle, die das Bild nicht sehen können.

## Kurz, als Beschreibung des Bildes

alt-board = Catan-Spielplan, Zug { $turn }.
alt-board-opening = Catan-Spielplan, Gründung.
alt-seat = { $colour } { $name } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $owned }.
alt-seat-bare = { $colour } { $name } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
alt-settlement = { $n ->
    [one] Siedlung
   *[other] Siedlungen
} { $places }
alt-city = { $n ->
    [one] Stadt
   *[other] Städte
} { $places }
alt-road = { $n ->
    [one] Straße
   *[other] Straßen
} { $places }
alt-robber = Räuber auf { $place }.
alt-last = Zuletzt: { $text }

## Ausführlich

board-heading = **Der Spielplan, Zug { $turn }**
board-heading-opening = **Der Spielplan, Gründung**
board-awaited = Das Spiel wartet auf { $who }: { $what }.
board-hexes = **Felder**, von Norden nach Süden, jede Reihe von Westen nach Osten
board-row = Reihe { $n }: { $hexes }
board-harbours = **Häfen** und die zwei Kreuzungen, zu denen sie gehören
board-harbour = { $harbour } an { $path }
board-players = **Spieler**
board-owned = Auf dem Plan: { $owned }.
board-bank = **Vorrat**: { $supply }; noch { $cards ->
    [one] 1 Entwicklungskarte
   *[other] { $cards } Entwicklungskarten
}.
board-offers = **Offene Angebote**
board-places = **Kreuzungen**: was um jede liegt, und wohin ihre Wege führen
board-site = { $site }: { $around }; nach { $ways }.
board-built = { $piece } von { $who }.
