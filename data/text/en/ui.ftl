### Panels, questions, hands, offers, lobbies, and what goes wrong.

## The panel

panel-heading = ### Game { $game } · Turn { $turn } · { $who }
panel-heading-opening = ### Game { $game } · Founding · { $who }
panel-heading-over = ### Game { $game } · Over after { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
} · { $who }
panel-awaited = Waiting for { $who } { $what }.
score-line = -# { $mark }**{ $letter }** { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $development ->
    [one] 1 development card
   *[other] { $development } development cards
} · road { $road } · { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
}{ $awards }
score-award-road = {" "}· Longest Road
score-award-army = {" "}· Largest Army
score-goods = {" "}· { $goods }
bank-line = -# { $target } points win · Bank: { $supply } · { $cards ->
    [one] 1 development card
   *[other] { $cards } development cards
} left
undo-announced = { $seat } takes back the last moves.
panel-rules = -# { $list }

## Buttons (at most 34 characters)

button-roll = Roll
button-end-turn = End turn
button-build = Build
button-trade = Trade
button-card = Cards
button-move = Move
button-answer = Answer
button-table = Vote
button-build-founding = Place settlement
button-build-founding-road = Place road
button-build-placing-roads = Place road
button-move-moving-robber = Move robber
button-answer-discarding = Discard
button-my-hand = My hand
button-log = Log
button-help = Help
button-undo = Undo
button-accept = Accept
button-counter = Counter
button-decline = Decline
button-withdraw = Withdraw
button-choose-taker = Choose who trades
button-confirm = Confirm
button-choose-again = Choose again
button-write = Write it

## Questions, asked of one player

ask-action = What would you like to do?
ask-site = Which intersection?
ask-path = Which path?
ask-place = Which hex?
ask-good = Which good?
ask-partner = Who?
ask-offer = Which offer?
ask-found-settlement-site = Where does your settlement stand?
ask-found-road-path = Which way does your first road lead?
ask-build-road-path = Where does the road go?
ask-place-free-road-path = Where does the free road go?
ask-build-settlement-site = Where does the settlement stand?
ask-build-city-site = Which settlement becomes a city?
ask-move-robber-place = Where does the robber go?
ask-move-robber-victim = From whom do you take a card?
ask-discard-cards = Which cards go back? You are asked once more before it counts.
ask-play-monopoly-good = Which good does everybody hand over?
ask-play-year-of-plenty-take = Which two goods do you take?
ask-trade-with-supply-give = What do you give to the bank?
ask-trade-with-supply-take = What do you take for it?
ask-offer-trade-give = What do you give, and what do you want for it?
ask-counter-offer-give = What do you give, and what do you want for it?
choose-near = More places: choose a hex next to them
cards-choose = { $count ->
    [one] Choose 1 card
   *[other] Choose { $count } cards
}
cards-choose-some = Choose { $least } to { $count } cards
cards-confirm = { $what }: is that right?
cards-open = Choose cards
confirm-one = There is one thing you can do here:
nothing-here = There is nothing of the kind to do now.
nothing-build = You cannot build anything now. This is what things cost:
nothing-card = You have no development card to play now: each can be played from the turn after it was bought, one a turn.
nothing-trade = There is nothing to trade now. Players trade after the roll, with the one whose turn it is.
nothing-move = There is nothing to move now.
nothing-answer = Nobody is waiting for an answer from you.
done = Done.

## Taking back

undo-heading = Back to before which move? It and what you did after it are taken back. All will see that you did.
undo-choose = Choose the move
undo-done = Taken back. You can go on from there.

## Forms (titles and labels at most 45 characters)

form-title = Which cards?
form-cards = Cards
form-give = You give
form-want = You want
form-to = To whom?
form-to-all = Nobody chosen means everybody.
form-example = 2 wool 1 ore
offer-title = Make an offer
counter-title = Counter offer { $number }

## Offers

offer-line = Offer { $number }: { $maker } gives { $give } for { $want }
offer-for = For { $who }
offer-declined-by = Declined by { $who }.
offer-willing = Willing: { $who }. The maker chooses.
offer-closed = -# { $text }

## The hand

hand-heading = ### Your hand in game { $game }
hand-line = You hold { $goods } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}).
hand-line-without-goods = You hold no resource cards.
hand-development = Development cards: { $cards }.
hand-card = { $card }{ $held ->
    [one] {""}
   *[other] {" "}×{ $held }
}{ $fresh ->
    [0] {""}
   *[other] {" "}(bought this turn: { $fresh })
}
hand-points = { $own ->
    [one] 1 point
   *[other] { $own } points
} of { $target }{ $hidden ->
    [0] .
   *[other] , { $hidden } of them hidden.
}
hand-pieces = Still to build: { $pieces }.
hand-harbours = Your harbours: { $harbours }.
hand-no-harbour = You have no harbour: the bank takes 4 of a kind for one.
hand-bought = new
hand-news = **Since your last turn**
cost-affordable = ✅ { $what }: { $cost }
cost-missing = ▫️ { $what }: { $cost } – you lack { $missing }
cost-no-piece = ▫️ { $what }: all of yours are on the board
cost-no-cards = ▫️ { $what }: none are left

news-produced = +{ $goods } (the dice showed { $roll })
news-starting = +{ $goods } (your second settlement)
news-stolen = −1 { $card }: { $seat } took it
news-took = +1 { $card }, taken from { $seat }
news-monopoly-won = +{ $goods } by your Monopoly
news-monopoly-lost = −{ $goods } to { $seat }’s Monopoly
news-traded = Traded with { $seat }: −{ $gave }, +{ $got }
news-taken = +{ $goods } from the bank
news-discarded = −{ $goods } discarded
news-lapsed = Offer { $number } was accepted, but you lacked { $missing }.

## What goes wrong

error-unknown-game = There is no running game { $game }: perhaps it is over or was closed. /game new opens a table.
error-moved-on = The game has moved on in the meantime. Nothing was changed; look at the newest panel.
error-broke = Something broke. Nothing was changed. Code { $code }
error-not-shown = Your move counts, but I could not show you what came of it; look at the newest panel. Code { $code }

## The lobby

lobby-heading = ### Game { $game } · { $table }
    { $host } opens a table. Who plays?
lobby-seat = { $colour }: { $who }
lobby-option = { $name }: { $value }
lobby-players = For { $least }–{ $most } players
lobby-target = { $points } points win
lobby-target-with = { $points } with { $seats }
lobby-targets = Points that win, by the number of players: { $list }
lobby-map = Map: { $name }
lobby-missing = { $count ->
    [one] 1 player is missing; a computer can take the seat.
   *[other] { $count } players are missing; computers can take the seats.
}
lobby-ready = Enough players are here: the host can start.
lobby-options = Options of the table. All can see them.
choose-table = Another table
lobby-closed = The table of game { $game } was closed before it began. /game new opens another one.
lobby-started = Game { $game } has begun. Its panel is below.
computer-name = Computer { $name }
button-join = Join
button-leave = Leave
button-add-computer = Add a computer
button-options = Options
button-more = More
button-back = Back
button-start = Start
button-start-with-computers = Start with computers

## Log and messages

log-heading = ### What has happened in game { $game }
log-empty = Nothing yet.
dm-closed = I could not send you your hand, as you take no messages from this server. You lose nothing: My hand below the board shows it to you alone. (I say this only once.)
fan-project = -# An unofficial project by fans. CATAN is a trademark of CATAN GmbH, which has nothing to do with it.
