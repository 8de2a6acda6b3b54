### The 5–6 player extension: what happens between two turns.

## The table and its options

table-five-six = 5–6 players
map-base-5-6 = The island for five and six
option-extra-turn = After each turn
option-extra-turn-building-phase = All others may build
option-extra-turn-paired-turns = Paired turn: third to the left plays

## What may be done

action-pass-building = Build nothing more until your turn
choice-pass-building = Pass
button-pass-building = Pass
step-special-building = to build or pass (special building phase)
step-paired-turn = to build and trade with the bank (paired turn, without dice)

## What has happened

event-building-phase-began = { $seat } is done. Now all others may build and buy cards, clockwise.
event-turn-began = Turn { $turn }: { $seat } is on.
event-turn-ended = The turn of { $seat } is over.
