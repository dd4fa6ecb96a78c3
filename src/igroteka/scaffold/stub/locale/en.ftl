# Stub in English.

title = Stub
tagline = Lay out your cards on your market stall
about = Every card you lay out is worth points, but the best of them are dear. Which ones do you sell to pay for the others?
minutes = 5 minutes
weight = light

card-bread = bread
card-fish = fish
card-lamp = lamp
card-ship = ship
card-unseen = a card

item-stall = Cards on the stall

event-drew = { $seat } draws { $card }.
event-turn = { $seat } to move.
event-played = { $seat } lays out { $card }: { n-points }.
event-sold = { $seat } sells { $card }.
event-coins = { $seat } takes coins: { $count }.
event-game_over = The game is over.

ask-Choose = Lay out a card, or sell it.

move-play = Lay out { $card } (costs { $count }): { n-points }
move-sell = Sell { $card } for coins: { $count }
chance-draw = Drawn: { $card }
ask-DrawCard = Which card does { $seat } draw?

no-other-stall = This is somebody else’s stall.
no-coins = None of your cards costs as little as you have: { $count }.

option-hand = Hand
    .hint = How many cards everybody holds.
option-hand-2 = Two cards
option-hand-3 = Three cards
option-hand-4 = Four cards

draw-title = Stub
region-piles = Deck and sold cards
draw-player = { n-points }, cards in hand: { $count }
draw-coins = Coins: { $count }
draw-stall = The stall of { $seat }
draw-hand = { $card_cap } in your hand: { $count }
draw-pile = The pile of sold cards
draw-sold = Sold: { $count }
draw-deck = Left in the deck: { $count }
draw-own = Your hand: { $cards }
