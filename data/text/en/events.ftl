### What has happened, told in the third person. `-without-…` is said to whoever may not know, or when there is nothing.

event-turn-began = Turn { $turn }: { $seat } has the dice.
event-turn-ended = { $seat } ends the turn.
event-dice-thrown = { $seat } rolls { $total } ({ $first } + { $second }).
event-thrown-again = { $seat } rolls { $first } + { $second }, which does not count here, and rolls again.
event-produced = { $gains }.{ $short_count ->
    [0] {""}
   *[other] {" "}The bank is too short of { $short } to pay all of it.
}
event-produced-without-gains = { $short_count ->
    [0] Nobody gets anything.
   *[other] Nobody gets anything: the bank is too short of { $short }.
}
gain = { $name } +{ $goods }

event-road-built = { $seat } builds a road on { $path }.
event-settlement-built = { $seat } builds a settlement on { $site }.
event-city-built = { $seat } raises the settlement on { $site } to a city.
event-starting-goods = The second settlement brings { $seat } { $goods }.
event-longest-road-taken = { $holder } now holds the Longest Road ({ $length }).
event-longest-road-taken-without-holder = Nobody holds the Longest Road any more.

event-card-bought = { $seat } buys a development card: { $card }.
event-card-bought-without-card = { $seat } buys a development card.
event-card-played = { $seat } plays { $card }.
event-goods-taken = { $seat } takes { $goods } from the bank.
event-monopolised = { $seat } claims all { $good } and gets { $taken_count } ({ $taken }).
event-monopolised-without-taken = { $seat } claims all { $good }, but nobody has any.
event-largest-army-taken = { $holder } now has the Largest Army ({ $size ->
    [one] 1 knight
   *[other] { $size } knights
}).
event-largest-army-taken-without-holder = Nobody has the Largest Army any more.

event-discards-due = More than 7 cards in hand: { $owed } { $owed_count ->
    [one] gives
   *[other] give
} half of them back.
event-discarded = { $seat } discards { $cards }.
event-discarded-without-cards = { $seat } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-robber-moved = { $seat } moves the robber to { $place }.
event-card-stolen = { $thief } takes 1 { $good } from { $victim }.
event-card-stolen-without-good = { $thief } takes a card from { $victim }.

event-supply-traded = { $seat } trades { $gave } with the bank for 1 { $took }.
event-offer-made = Offer { $number } from { $maker } to { $audience }: { $give } for { $want }.
event-offer-declined = { $seat } declines offer { $number } from { $maker }.
event-offer-withdrawn = { $reason ->
    [too_few_cards] Offer { $number } is off: { $maker } no longer holds enough for it.
    [monopolised] Offer { $number } is off: after the Monopoly { $maker } cannot give { $give }.
    [turn_over] Offer { $number } ends with the turn.
    [answered] Offer { $number } is settled: { $maker } took a counter-offer.
   *[other] { $maker } takes offer { $number } back.
}
event-offer-lapsed = { $seat } accepted offer { $number }, but it was no longer possible. Nothing changed hands.
event-maker-told-why = { $seat }, you lacked { $missing } for offer { $number }. The others do not see this.
event-offer-welcomed = { $seat } would take offer { $number }; { $maker } chooses.
event-traded = { $seat } and { $partner } trade: { $gave } for { $got }.
offers-ended = { $count ->
    [one] One open offer ends with the turn.
   *[other] { $count } open offers end with the turn.
}

event-end-proposed = { $seat } would end the game here. So far: { $agreed }. It ends when all agree.
event-end-refused = { $seat } wants to play on. The vote is off.
event-game-ended = { $reason ->
    [points] { $winners } wins! Final points: { $points }.
    [nothing_left] Nobody can gain another point, so the game is over. Most points: { $winners }. Final points: { $points }.
   *[other] All agreed to end here. Most points: { $winners }. Final points: { $points }.
}
