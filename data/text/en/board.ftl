### The board in words, for those who cannot see the picture.

## In short, as the description of the picture

alt-board = Catan board, turn { $turn }.
alt-board-opening = Catan board, founding.
alt-seat = { $colour } { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $owned }.
alt-seat-bare = { $colour } { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
}.
alt-settlement = { $n ->
    [one] settlement
   *[other] settlements
} { $places }
alt-city = { $n ->
    [one] city
   *[other] cities
} { $places }
alt-road = { $n ->
    [one] road
   *[other] roads
} { $places }
alt-robber = Robber on { $place }.
alt-last = Last: { $text }

## At length

board-heading = **The board, turn { $turn }**
board-heading-opening = **The board, founding**
board-awaited = Waiting for { $who } { $what }.
board-hexes = **Hexes**, from north to south, each row from west to east
board-row = Row { $n }: { $hexes }
board-harbours = **Harbours** and the two intersections each serves
board-harbour = { $harbour } at { $path }
board-players = **Players**
board-owned = On the board: { $owned }.
board-bank = **Bank**: { $supply }; { $cards ->
    [one] 1 development card
   *[other] { $cards } development cards
} left.
board-offers = **Open offers**
board-places = **Intersections**: what lies around each, and where its paths lead
board-site = { $site }: { $around }; to { $ways }.
board-built = { $who }’s { $piece }.
