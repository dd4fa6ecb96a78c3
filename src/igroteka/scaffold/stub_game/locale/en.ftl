# Stub game in English.

title = Stub game
tagline = Pile stones into cairns
about = Lay stones on your cairn, none larger than the one below. Every stone is worth more than the last, so when do you begin anew?
minutes = 10 minutes
weight = light

stone-1 = 1
stone-2 = 2
stone-3 = 3
stone-4 = 4
stone-5 = 5
stone-6 = 6
stone-unseen = an unseen stone

item-finished = Finished cairns
item-standing = Standing cairn

event-drew = { $seat } draws { $stone }.
event-turn = { $seat } to move.
event-laid = { $seat } lays stone { $stone }; the cairn is { $height } high.
event-finished = { $seat } finishes a cairn: { n-points }.
event-standing = The standing cairn of { $seat }: { n-points }.
event-game_over = The game is over.

ask-Place = Lay a stone.

move-lay = Stone { $stone } on your cairn, then { $height } high
move-start = Finish the cairn for { n-points } and begin anew with stone { $stone }
chance-draw = Drawn: { $stone }

no-other-cairn = This is somebody else’s cairn.
no-stone-fits = Your stones are all larger than the { $top } on top.
no-cairn-yet = You have no cairn yet that could be finished.

option-hand = Hand
    .hint = How many stones everybody holds.
option-hand-2 = Two stones
option-hand-3 = Three stones
option-hand-4 = Four stones

draw-title = Stub game
draw-player = { $seat }
draw-holds = { n-points }, stones in hand: { $count }
draw-cairn = Cairn of { $seat }, stones: { $count }
draw-ground = A new cairn of { $seat }
draw-hand = Stone { $stone } in your hand
draw-bag = Stones in the bag: { $count }
draw-own = Your hand: { $stones }
