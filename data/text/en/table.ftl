### What lies on the table and who sits at it.

## Players

colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-pink = Pink
colour-white = White
colour-black = Black
seat-coloured = { $colour } ({ $name })
nobody = nobody
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Goods. `typed-…` are the words people may type for them, the shorthand included.

good-lumber = lumber
good-brick = brick
good-wool = wool
good-grain = grain
good-ore = ore
good-counted = { $n } { $good }
nothing = nothing

typed-good-lumber = lumber wood log logs timber l 🪵 🌲
typed-good-brick = brick bricks clay loam b 🧱
typed-good-wool = wool sheep lamb s w 🐑 🐏
typed-good-grain = grain wheat corn g 🌾
typed-good-ore = ore ores stone rock iron o 🪨 ⛰
typed-filler = from and or x the a an of at near between by to with for harbour harbor port coast sea pips pip cards card

## Terrain

terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-desert = desert
terrain-sea = sea

typed-terrain-forest = forest woods
typed-terrain-hills = hills hill
typed-terrain-pasture = pasture pastures meadow
typed-terrain-fields = fields field
typed-terrain-mountains = mountains mountain
typed-terrain-desert = desert

hex = { $number } { $what }
hex-alike = { $hex } ({ $code })
harbour-of = { $rate } { $good }
pips = { $n ->
    [one] 1 pip
   *[other] { $n } pips
}
earning-here = earning here: { $earners }

## Pieces, and what else can be bought

piece-road = road
piece-settlement = settlement
piece-city = city
piece-card = development card
pieces-road = { $n ->
    [one] 1 road
   *[other] { $n } roads
}
pieces-settlement = { $n ->
    [one] 1 settlement
   *[other] { $n } settlements
}
pieces-city = { $n ->
    [one] 1 city
   *[other] { $n } cities
}

## Development cards

card-knight = Knight
card-victory-point = Victory Point
card-road-building = Road Building
card-year-of-plenty = Year of Plenty
card-monopoly = Monopoly

## Tables and their options

table-base = Catan, the base game
house-mix = house mix
map-base = The island of the base game

option-layout = Board
option-layout-random = Terrain and numbers by lot
option-layout-spiral = Terrain by lot, numbers in a spiral
option-layout-beginner = Beginners’ board
option-target = Points to win
option-target-printed = As in the rulebook
option-target-8 = 8 points
option-target-9 = 9 points
option-target-10 = 10 points
option-target-11 = 11 points
option-target-12 = 12 points
option-target-13 = 13 points
option-target-14 = 14 points
option-dice = Dice
option-dice-fair = Two fair dice
option-dice-deck = A deck of the 36 throws
option-trade = Offers
option-trade-first = First to accept trades
option-trade-chooses = Maker chooses who trades
