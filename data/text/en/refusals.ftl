### Why something cannot be done, and what can be done instead. `illegal-…` come from the rules, `unclear-…` from typed text.

## Whose move it is

illegal-not-possible = That cannot be done now. Press the panel’s buttons to see what can.
illegal-game-over = This game is over. /game new opens another table.
illegal-not-now = That has to wait: the game waits for { $awaited } { $step }.
illegal-not-your-turn = It is not your turn: the game waits for { $awaited }. You will be called when it is.
illegal-not-your-own = This is for the others: you are the one whose turn it is.
illegal-no-such-seat = There is no such seat at this table.
illegal-stale = That button belongs to an earlier moment. Use the newest panel.

## Building

illegal-no-such-place = There is no such place on this board. Places have numbers: try “14”, a path as “14-15”, a hex as “8 ore”.
illegal-place-taken = { $site } is taken: { $owner } has built there. Choose a free intersection.
illegal-too-close = { $site } is too close to { $beside }, where { $owner } has built. Between two buildings there are at least two paths.
illegal-not-for-settling = Nobody can settle on { $site }: it is no place for a building. Choose one of the marked places.
illegal-cannot-found-here = No settlement can be founded on { $site }: every path beside it is taken. Choose another place.
illegal-founding-road-elsewhere = The first road starts at the settlement just founded: { $path } does not touch { $site }. Choose a path beside it.
illegal-no-own-road-here = No road of yours reaches { $site }. Build a road there first, or settle at the end of one you have.
illegal-no-own-settlement-here = A city replaces a settlement of your own, and you have none on { $site }. Choose one that you have.
illegal-path-taken = There is already a road on { $path }: { $owner } built it. Choose a free path.
illegal-not-for-roads = No road can lie on { $path }. Choose another path.
illegal-road-not-connected = { $path } is not connected to your roads or buildings, or an opponent’s building lies between. Go on from what you have.
illegal-no-road-fits = There is no free path for a road of yours now. Keep the card for later.
illegal-no-piece-left = You have no { $piece } left: all of yours are on the board.{ $piece_kind ->
    [settlement] {" "}Raise one to a city and it comes back.
   *[other] {""}
}
illegal-cannot-pay = A { $what } costs { $cost }. You lack { $missing }; trade for it, or wait for a better roll.

## Cards

illegal-no-cards-left = No development cards are left to buy. Build something instead.
illegal-card-not-held = You have no { $card } to play. /hand shows your cards.
illegal-one-card-a-turn = You have played a development card this turn, and one is all. Keep this one for your next turn.
illegal-card-is-fresh = You bought { $card } this turn. It can be played from your next turn on.
illegal-supply-has-not = The bank does not have that. It holds { $supply }; choose from these.

## Seven and robber

illegal-discard-count = { $due ->
    [one] Exactly 1 card must go back; you chose { $given }.
   *[other] Exactly { $due } cards must go back; you chose { $given }.
}
illegal-not-held = You do not hold that: you lack { $missing }. /hand shows what you have.
illegal-not-a-bag = That is not a number of cards of each kind. Write it like “2 wool 1 ore”.
illegal-robber-must-move = The robber is on { $place } already and has to move. Choose another hex.
illegal-robber-not-here = The robber may not go to { $place } at this table. Choose another hex.
illegal-robber-must-steal = On { $place } there is somebody to take a card from: choose { $victims }.
illegal-no-such-victim = { $victim } has no building beside { $place }, or no card to take. Choose another player, or another hex.

## Trade

illegal-no-such-rate = The bank does not trade { $give } for { $take } with you. It takes 4 of a kind for one, 3 with a 3:1 harbour, 2 with the harbour of that kind.
illegal-no-gifts = Both sides of a trade must give something.
illegal-no-like-for-like = The same good cannot be given and wanted in one trade. Take it out of one side.
illegal-not-that-many = There are not that many in the game. Ask for less.
illegal-not-a-partner = Choose other players of this table, each of them once.
illegal-only-with-the-seat-on-turn = It is { $seat }’s turn, so you can only trade with { $seat }. Make the offer to { $seat }.
illegal-too-many-offers = You have { $most } open offers, which is all one may have. Withdraw one first.
illegal-offer-stands-already = That very offer already stands: it is offer { $number }.
illegal-counter-is-the-same = That is what offer { $number } says already. Accept it, or change the terms.
illegal-offer-gone = That offer no longer stands. /trade list shows those that do.
illegal-own-offer = Offer { $number } is your own. You can withdraw it, and others can accept it.
illegal-offer-for-others = Offer { $number } is for { $audience }. Make an offer of your own if you would like the same.
illegal-declined-already = You have declined offer { $number }. If you have changed your mind, make an offer of your own.
illegal-not-your-offer = Offer { $number } is { $maker }’s, and only { $maker } can do that.
illegal-welcomed-already = You have said that you would take offer { $number }. Its maker chooses now.
illegal-not-willing = { $partner } has not said yes to offer { $number }. Choose somebody who has.

## Ending and undoing

illegal-agreed-already = You have agreed to end the game already. The others have to agree too.
illegal-nobody-wants-to-end = Nobody has asked to end the game, so it simply goes on.
illegal-nothing-to-undo = There is nothing of yours to take back: dice, drawn cards and other players’ moves are final.
illegal-cannot-undo-that = That can no longer be taken back. /game undo shows what can.

## Typed text

unclear-which-good = “{ $text }” may mean { $choices }. Write a little more.
unclear-no-such-good = “{ $text }” is no good of this table. Write { $choices }.
unclear-empty-bag = No goods were named. Write them like “2 wool 1 ore”.
unclear-too-many = “{ $text }” is no number of goods that there can be. Write another one.
unclear-count-without-good = { $text } of what? Write the good behind the number, like “2 wool 1 ore”.
unclear-which-place = “{ $text }” may be { $sites }. Write the number.
unclear-no-such-place = “{ $text }” names no intersection of this board.{ $sites_count ->
    [0] {""}
   *[other] {" "}Possible are { $sites }.
}
unclear-which-path = “{ $text }” may be { $paths }. Write both ends, like “14-15”.
unclear-no-such-path = “{ $text }” names no path of this board.{ $paths_count ->
    [0] {""}
   *[other] {" "}Possible are { $paths }.
}
unclear-which-hex = “{ $text }” may be { $places }. Write the one you mean.
unclear-no-such-hex = “{ $text }” names no hex of this board.{ $places_count ->
    [0] {""}
   *[other] {" "}Possible are { $places }.
}

## Lobby and seats

illegal-not-seated = You have no seat in this game, so you can only watch. /game new opens a table of your own in another channel.
illegal-channel-taken = In this channel game { $game } is open already. Join it, or open a table in another channel or thread.
illegal-lobby-seated-already = You have a seat here already. The game can start when there are enough players.
illegal-lobby-not-seated = You have no seat here. Press Join to take one.
illegal-lobby-no-computer = No computer player sits here.
illegal-lobby-too-few = There { $count ->
    [one] is 1 player
   *[other] are { $count } players
}, and it takes { $least }. Invite somebody, or add computer players.
illegal-lobby-full = All { $most } seats are taken. You can open a table of your own in another channel or thread.
illegal-lobby-too-many = { $count } players sit here, and this table is for { $most } at most. Somebody has to leave first, or choose another table.
illegal-lobby-over = This table is no longer being set up. /game new opens another one.
illegal-lobby-host-only = Only { $host }, who opened this table, can do that. Ask, or open a table of your own.
