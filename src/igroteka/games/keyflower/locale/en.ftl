# Keyflower in English.

title = Keyflower
tagline = Four seasons to build a village, worker by worker
about = On your turn you place workers of a single colour: next to a tile to win it for your village, or on a tile to use it, even in another player’s village. The first colour played at a tile is binding for everyone until the season ends, and all workers left on your tiles become yours. Carry goods along your roads, upgrade your buildings, pick your boats wisely, and in winter put up for auction the tiles that score what you have.
minutes = 90–120 minutes
weight = heavy

## Words

colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
colour-any = any

resource-wood = wood
resource-stone = stone
resource-iron = iron
resource-gold = gold
resource-any = any resource

skill-anvil = anvil
    .a = an anvil
    .pl = anvils
skill-pickaxe = pickaxe
    .a = a pickaxe
    .pl = pickaxes
skill-saw = saw
    .a = a saw
    .pl = saws
skill-any = any skill token
    .a = a skill token
    .pl = skill tokens

season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter

thing-wood = wood
thing-stone = stone
thing-iron = iron
thing-gold = gold
thing-blue = a blue worker
thing-red = a red worker
thing-yellow = a yellow worker
thing-green = a green worker
thing-anvil = an anvil
thing-pickaxe = a pickaxe
thing-saw = a saw

tile-home_1 = Home 1
tile-home_2 = Home 2
tile-home_3 = Home 3
tile-home_4 = Home 4
tile-home_5 = Home 5
tile-home_6 = Home 6
tile-keywood = Keywood
tile-keystone_quarry = Keystone Quarry
tile-workshop = Workshop
tile-woodcutter = Woodcutter
tile-stable = Stable
tile-peddler = Peddler
tile-key_mine = Key Mine
tile-gold_mine = Gold Mine
tile-apprentice_hall = Apprentice Hall
tile-alehouse = Alehouse
tile-quarryman = Quarryman
tile-miner = Miner
tile-store = Store
tile-mason = Mason
tile-tavern = Tavern
tile-hiring_fair = Hiring Fair
tile-farrier = Farrier
tile-carpenter = Carpenter
tile-smelter = Smelter
tile-brewer = Brewer
tile-timber_yard = Timber Yard
tile-stone_yard = Stone Yard
tile-wainwright = Wainwright
tile-barn = Barn
tile-sawmill = Sawmill
tile-goldsmith = Goldsmith
tile-forge = Forge
tile-fair = Fair
tile-blacksmith = Blacksmith
tile-sculptor = Sculptor
tile-well = Well
tile-inn = Inn
tile-summer_boat_1 = Summer Boat 1
tile-summer_boat_2 = Summer Boat 2
tile-summer_boat_3 = Summer Boat 3
tile-summer_boat_4 = Summer Boat 4
tile-jeweller = Jeweller
tile-craftsmans_guild = Craftsman’s Guild
tile-watermill = Watermill
tile-mercers_guild = Mercer’s Guild
tile-keythedral = Keythedral
tile-windmill = Windmill
tile-scribes = Scribes
tile-scholar = Scholar
tile-village_hall = Village Hall
tile-key_market = Key Market
tile-key_guild = Key Guild
tile-apothecary = Apothecary
tile-turn_order_1 = Turn Order 1
tile-turn_order_2 = Turn Order 2
tile-turn_order_3 = Turn Order 3
tile-turn_order_4 = Turn Order 4
tile-boat_keyflower = Keyflower
tile-boat_sea_bastion = Sea Bastion
tile-boat_sea_breese = Sea Breese
tile-boat_flipper = Flipper
tile-boat_ianvincible = Ianvincible
tile-boat_white_wind = White Wind
tile-any = a winter tile

boat-boat_keyflower = Keyflower
boat-boat_sea_bastion = Sea Bastion
boat-boat_sea_breese = Sea Breese
boat-boat_flipper = Flipper
boat-boat_ianvincible = Ianvincible
boat-boat_white_wind = White Wind

does-home-0 = carry 1 resource 1 step and upgrade 1 tile
does-home-1 = carry resources up to 2 steps in all and upgrade 1 tile; worth 5 points
does-keywood-0 = take 1 wood
does-keywood-1 = take 3 wood; worth 3 points
does-keystone_quarry-0 = take 1 stone
does-keystone_quarry-1 = take 3 stone; worth 3 points
does-workshop-0 = take 1 wood, 1 stone or 1 iron
does-workshop-1 = take 1 wood, 1 stone and 1 iron; worth 3 points
does-woodcutter-0 = take 2 wood
does-woodcutter-1 = take 1 wood and 1 gold; worth 3 points
does-stable-0 = carry resources up to 2 steps in all and upgrade 1 tile
does-stable-1 = carry resources up to 4 steps in all and upgrade up to 2 tiles; worth 5 points
does-peddler-0 = pay a yellow worker and take 1 green worker from the supply
does-peddler-1 = pay a yellow worker and take 2 green workers from the supply
does-key_mine-0 = take 1 iron
does-key_mine-1 = take 3 iron; worth 3 points
does-gold_mine-0 = take 1 gold
does-gold_mine-1 = take 2 gold; worth 3 points
does-apprentice_hall-0 = take 1 random skill token
does-apprentice_hall-1 = take 2 random skill tokens; worth 3 points
does-alehouse-0 = draw 1 worker from the bag
does-alehouse-1 = draw 2 workers from the bag
does-quarryman-0 = take 2 stone
does-quarryman-1 = take 1 stone and 1 gold; worth 3 points
does-miner-0 = take 2 iron
does-miner-1 = take 1 iron and 1 gold; worth 3 points
does-store-0 = pay a blue worker and take 1 green worker from the supply
does-store-1 = pay a blue worker and take 2 green workers from the supply; worth 3 points
does-mason-0 = pay a pickaxe and take 3 stone
does-mason-1 = pay a pickaxe and take 3 gold; worth 7 points
does-tavern-0 = pay a worker of any colour and draw 2 workers from the bag
does-tavern-1 = pay a worker of any colour and draw 3 workers from the bag
does-hiring_fair-0 = pay any skill token and take 2 random skill tokens
does-hiring_fair-1 = pay any skill token and take 3 random skill tokens; worth 5 points
does-farrier-0 = carry resources up to 3 steps in all and upgrade 1 tile
does-farrier-1 = carry resources up to 5 steps in all and upgrade up to 2 tiles; worth 5 points
does-carpenter-0 = pay a saw and take 3 wood
does-carpenter-1 = pay a saw and take 3 gold; worth 7 points
does-smelter-0 = pay an anvil and take 3 iron
does-smelter-1 = pay an anvil and take 3 gold; worth 7 points
does-brewer-0 = pay any skill token and draw 2 workers from the bag
does-brewer-1 = pay any skill token and draw 3 workers from the bag; worth 3 points
does-timber_yard-0 = at the end of the game, 2 points per wood on this tile
does-timber_yard-1 = at the end of the game, 3 points per wood on this tile
does-stone_yard-0 = at the end of the game, 2 points per stone on this tile
does-stone_yard-1 = at the end of the game, 3 points per stone on this tile
does-wainwright-0 = carry resources up to 4 steps in all and upgrade up to 2 tiles
does-wainwright-1 = carry resources up to 6 steps in all and upgrade up to 2 tiles; worth 5 points
does-barn-0 = at the end of the game, 1 point per resource on this tile
does-barn-1 = at the end of the game, 2 points per resource on this tile
does-sawmill-0 = worth 3 points
does-sawmill-1 = worth 10 points
does-goldsmith-0 = worth nothing yet
does-goldsmith-1 = worth 7 points
does-forge-0 = worth 3 points
does-forge-1 = worth 10 points
does-fair-0 = pay a red worker and take 1 green worker from the supply
does-fair-1 = pay a red worker and take 2 green workers from the supply; worth 5 points
does-blacksmith-0 = at the end of the game, 2 points per iron on this tile
does-blacksmith-1 = at the end of the game, 3 points per iron on this tile
does-sculptor-0 = worth 3 points
does-sculptor-1 = worth 10 points
does-well-0 = worth 3 points
does-well-1 = worth 7 points
does-inn-0 = draw 1 worker from the bag
does-inn-1 = draw 3 workers from the bag
does-jeweller = 2 points for each gold
does-craftsmans_guild = 3 points for each set of a blue, a red and a yellow worker
does-watermill = 1 point for each resource of one kind
does-mercers_guild = 5 points for each set of wood, stone and iron
does-keythedral = 12 points
does-windmill = 5 points for every five resources
does-scribes = 10 points for each set of an anvil, a pickaxe and a saw
does-scholar = 3 points for each skill token of one kind
does-village_hall = 1 point for each worker of one colour
does-key_market = 2 points for each green worker
does-key_guild = 10 points for every five skill tokens
does-apothecary = 3 points for every five workers
does-turn_order = decides who chooses a boat first; in winter, 1 point per adjacent tile
does-boat_keyflower = 1 point for each unit of transport capacity
does-boat_sea_bastion = 1 point for each tile on one closed loop of roads
does-boat_sea_breese = 2, 4, 8, 16 or 32 points for 1, 2, 3, 4 or 5 boats joined to your home by a river
does-boat_flipper = 2 points and one free upgrade
does-boat_ianvincible = 5 points
does-boat_white_wind = 1 point per worker not scored by another tile
does-boat_1a = 2 extra workers from the bag with every boat you take
does-boat_1b = 1 extra green worker with every boat you take
does-boat_2a = your resources move over fields too, and your tiles need not match
does-boat_2b = your transport and upgrades are doubled
does-boat_3a = when you upgrade, any resource may replace any other
does-boat_3b = in the final scoring, any resource may replace any other
does-boat_4a = you may outbid others with workers of another colour
does-boat_4b = you may use occupied tiles with workers of any colours

cost-home_1 = 1 wood and 1 stone
cost-home_2 = 1 stone and 1 iron
cost-home_3 = 1 wood and 1 iron
cost-home_4 = 1 wood and 1 stone
cost-home_5 = 1 stone and 1 iron
cost-home_6 = 1 wood and 1 iron
cost-keywood = 1 saw
cost-keystone_quarry = 1 pickaxe
cost-workshop = any 2 resources
cost-woodcutter = 1 saw
cost-stable = 1 wood and 1 iron
cost-peddler = 1 gold
cost-key_mine = 1 anvil
cost-gold_mine = 1 stone and 1 iron
cost-apprentice_hall = 1 wood and 1 stone
cost-alehouse = 1 wood, 1 stone and 1 iron
cost-quarryman = 1 pickaxe
cost-miner = 1 anvil
cost-store = 1 gold
cost-mason = 3 stone
cost-tavern = 1 wood, 1 stone and 1 iron
cost-hiring_fair = 1 wood and 1 iron
cost-farrier = any 2 resources
cost-carpenter = 3 wood
cost-smelter = 3 iron
cost-brewer = 1 stone and 1 iron
cost-timber_yard = 1 saw
cost-stone_yard = 1 pickaxe
cost-wainwright = any 2 resources
cost-barn = any 1 skill token
cost-sawmill = 3 wood
cost-goldsmith = 2 gold
cost-forge = 3 iron
cost-fair = 1 gold
cost-blacksmith = 1 anvil
cost-sculptor = 3 stone
cost-well = any 3 resources
cost-inn = any 1 resource and any 1 skill token

a-tile = { $tile }
place-n = above { $tile }
place-s = below { $tile }
place-nw = to the upper left of { $tile }
place-ne = to the upper right of { $tile }
place-sw = to the lower left of { $tile }
place-se = to the lower right of { $tile }

n-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
n-coloured = { $workers ->
    [one] { $workers } { $colour } worker
   *[other] { $workers } { $colour } workers
}
n-workers-acc = { n-workers }
n-coloured-acc = { n-coloured }
n-least = { $least ->
    [one] { $least } worker
   *[other] { $least } workers
}
n-need = { $need ->
    [one] { $need } worker
   *[other] { $need } workers
}
n-need-coloured = { $need ->
    [one] { $need } { $colour } worker
   *[other] { $need } { $colour } workers
}
n-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
n-upgrades = { $upgrades ->
    [one] { $upgrades } upgrade
   *[other] { $upgrades } upgrades
}

## Score

item-tiles = Printed points
item-turn_order = Turn order tiles
item-boat = Boat
item-yards = Yards and barn
item-winter = Winter tiles
item-gold = Gold

## What happens

event-home = { $seat } gets { $tile } as their home.
event-marker = { $seat } takes the start-player marker.
event-dealt = { $tile_id ->
    [any] { $seat } is dealt a winter tile.
   *[other] { $seat } is dealt the winter tile { $tile }.
}
event-season = { $season_cap } begins.
event-loaded_worker = { $boat } takes a { $colour } worker on board.
event-loaded_skill = { $boat } takes { $skill_a } on board.
event-shown = { $tile } is put up for auction.
event-sided = { $tile } has side { $side } face up.
event-gave = { $seat } puts up { n-tiles } for auction.
event-passed = { $seat } passes.
event-bid = { $seat } bids { n-coloured-acc } for { $tile } ({ $total } in all).
event-used = { $seat } uses { $tile } with { n-coloured }.
event-moved = { $seat } moves a losing bid of { n-coloured-acc } away from { $tile }.
event-stood_up = { $seat }’s workers at { $tile } stand up: its colour is now { $colour }.
event-paid_workers = { $seat } pays { n-coloured-acc }.
event-paid_skill = { $seat } pays { $skill_a }.
event-gained = { $seat } gets { $number } { $resource } on { $tile }.
event-greens = { $number ->
    [one] { $seat } takes { $number } green worker from the supply.
   *[other] { $seat } takes { $number } green workers from the supply.
}
event-drew_worker = { $colour_id ->
    [any] { $seat } draws a worker from the bag.
   *[other] { $seat } draws a { $colour } worker from the bag.
}
event-drew_skill = { $seat } takes { $skill_a } from the pile.
event-carried = { $seat } carries { $resource } from { $tile } to { $other_tile }.
event-spent_resource = { $seat } pays 1 { $resource } to upgrade { $tile }.
event-spent_skill = { $seat } pays { $skill_a } to upgrade { $tile }.
event-upgraded = { $seat } upgrades { $tile }.
event-took_back = { $seat } takes { n-coloured-acc } from { $tile } back behind the screen.
event-unsold = Nobody has bid for { $tile }; it goes back to the box.
event-won = { $users ->
    [0] { $seat } wins { $tile } with a bid of { n-workers }.
    [one] { $seat } wins { $tile } with a bid of { n-workers } and gets the worker on it.
   *[other] { $seat } wins { $tile } with a bid of { n-workers } and gets the { $users } workers on it.
}
event-collected = { $seat } collects { n-workers-acc } from their village.
event-won_order = { $seat } wins { $tile } with a bid of { n-workers }.
event-took_boat = { $seat } takes the boat { $boat }.
event-placed = { $seat } places { $tile }.
event-offshore = { $seat } has no legal place for { $tile }; it is set aside.
event-flipped = { $seat } turns over { $tile } with Flipper.
event-purple = { $seat } counts the start-player marker as { $thing }.
event-scored = { $seat } scores { n-points } for { $tile }.
event-scored_printed = { $seat } scores { n-points } printed on their tiles.
event-scored_gold = { $seat } scores { n-points } for gold.
event-game_over = The game is over.

## Questions

ask-Turn = Bid for a tile, use a tile, or pass.
ask-Turn-passes = { $passes ->
    [one] Bid for a tile, use a tile, or pass. The player before you has passed.
   *[other] Bid for a tile, use a tile, or pass. { $passes } players in a row have passed.
}
ask-Payment-skill = { $tile }: which skill token do you pay?
ask-Payment-worker = { $tile }: which extra worker, or which losing bid, do you pay?
ask-Colour-bid = { $tile }: bid with which colour?
ask-Colour-use = { $tile }: use it with which colour?
ask-Groups = { $tile }: which losing bids do you move there? Workers needed: { $least }, moved so far: { $named }.
ask-Count-bid = { $named ->
    [0] Bid for { $tile }: how many { $colour } workers?
   *[other] Bid for { $tile }: how many { $colour } workers do you add to the { $named } you move?
}{ $range ->
    [single] { " " }Exactly { $least }.
   *[wide] { " " }From { $least } to { $most }.
}
ask-Count-use = { $named ->
    [0] Use { $tile }: how many { $colour } workers?
   *[other] Use { $tile }: how many { $colour } workers do you add to the { $named } you move?
}{ $range ->
    [single] { " " }Exactly { $least }.
   *[wide] { " " }From { $least } to { $most }.
}
ask-TakeOne = { $tile }: which resource do you take?
ask-Transport = Carry resources and upgrade tiles in your village. Left: { $steps ->
    [0] { n-upgrades }.
   *[other] { $upgrades ->
        [0] { n-steps }.
       *[other] { n-steps } and { n-upgrades }.
    }
}
ask-SpendResource = { $resource_id ->
    [any] { $tile }: which resource pays for the upgrade?
   *[other] { $tile }: which resource pays for { $resource }?
}
ask-SpendSkill = { $tile }: which skill token pays for the upgrade?
ask-ChooseBoat = Choose a boat: you get everything on board.
ask-ChooseBoat-winter = Choose a boat for your village.
ask-ChooseWinter = Which of your winter tiles do you put up for auction? At least one.
ask-PlaceTile = { $tiles ->
    [one] Place your new tile.
   *[other] Place your { $tiles } new tiles. Which one first?
}
ask-PlaceCell = { $tile }: where do you place it?
ask-PlaceRotation = { $tile }: which way round?

## Moves

move-pass = Pass
move-bid = Bid for { $tile }: at least { n-least }
move-use = Use { $tile }: at least { n-least }
move-pay_skill = Pay { $skill_a }
move-pay_worker = Pay a { $colour } worker
move-pay_group = Pay the losing bid at { $tile }: { n-coloured }
move-colour = { $workers ->
    [one] { $colour_cap }: { $workers } worker behind your screen
   *[other] { $colour_cap }: { $workers } workers behind your screen
}
move-group = Move the losing bid from { $tile }: { n-coloured }
move-groups_done = Move no more bids
move-count = { $workers ->
    [0] Add nobody: a bid of { $total }
   *[other] { n-coloured }: a bid of { $total }
}{ $best ->
    [yes] { " (suggested)" }
   *[no] { "" }
}
move-count-use = { $workers ->
    [0] Add nobody: { $total } on the tile
   *[other] { n-coloured }: { $total } placed in all
}{ $best ->
    [yes] { " (suggested)" }
   *[no] { "" }
}
move-take = Take 1 { $resource }
move-step = Carry { $resource } from { $tile } to { $other_tile }
a-replaced = { $n } { $resource }
n-gold = { $gold } gold
caution-gold = This takes { n-gold } instead of { $first }.
caution-gold-2 = This takes { n-gold } instead of { $first } and { $second }.
caution-gold-3 = This takes { n-gold } instead of { $first }, { $second } and { $third }.
caution-gold-any = This takes { n-gold }: there is no other resource here.
caution-short = The supply runs short by { $n }, and that is not made up later.
caution-transport = { $steps ->
    [0] Lost: { n-upgrades }.
   *[other] { $upgrades ->
        [0] Lost: { n-steps }.
       *[other] Lost: { n-steps } and { n-upgrades }.
    }
}
move-carry = Carry { $resource } from { $tile } to { $other_tile }: { n-steps }, { $left ->
    [0] none left
   *[other] { $left } left
}
move-upgrade = Upgrade { $tile } ({ $cost })
move-upgrade-gold = Upgrade { $tile } ({ $cost }; in gold: { $gold })
move-transport_done = Finish transporting and upgrading
move-spend_resource = Pay with 1 { $resource } from { $tile }
move-spend_skill = Pay { $skill_a } for { $tile }
move-choose_boat = { $boat }: { n-workers }{ $skills ->
    [0] { "" }
    [one] { " and " }{ $skills } skill token
   *[other] { " and " }{ $skills } skill tokens
}
move-choose_boat-winter = Take { $boat } for your village
move-choose_winter = Put up { $first }
move-choose_winter-2 = Put up { $first } and { $second }
move-choose_winter-3 = Put up { $first }, { $second } and { $third }
move-place_tile = Place { $tile }
move-place_cell = { $place_cap }
move-place_rotation = { $degrees ->
    [0] Not rotated
   *[other] Rotated { $degrees }° clockwise
}

chance-deal_home = Home dealt: { $tile }
chance-draw_worker = { $colour_id ->
    [any] A worker drawn
   *[other] A { $colour } worker drawn
}
chance-draw_skill = Skill token drawn: { $skill }
chance-load_worker = A { $colour } worker comes on board
chance-load_skill = Skill token on board: { $skill }
chance-show_tile = Put up for auction: { $tile }
chance-show_side = Side { $side } is face up
chance-deal_winter = Winter tile dealt: { $tile }

## What was drawn: asked when a real table is recorded

ask-DealHome = Which home tile does { $seat } get?
ask-DealWinter = Which winter tile is dealt to { $seat }?
ask-DrawWorker = Which worker does { $seat } draw from the bag?
ask-DrawSkill = Which skill token does { $seat } draw?
ask-LoadWorker = Which worker comes on board { $boat }?
ask-LoadSkill = Which skill token comes on board { $boat }?
ask-ShowTile = Which tile is put up for auction?
ask-ShowSide = { $tile }: which side is face up?

## Refusals

no-boat-yet = There is no bidding for boats: they are chosen at the end of the season.
no-tile-first = First choose a tile to bid for or to use.
no-supply = Nothing can be taken from the supply right now.
no-transport-yet = To carry goods, use a home or another transport tile.
no-winter-yet = Winter tiles are chosen at the start of winter.
no-auction = This tile is not up for auction.
no-workers = You have no workers that you can place here.
no-bid = You need at least { n-need-coloured } for this tile.
no-bid-any = You need at least { n-need } of one colour for this tile.
no-use = This tile cannot be used.
no-room = { $users ->
    [one] There is already { $users } worker on this tile, and no more than { $most } may stand there: there is not enough room for the next use.
   *[other] There are already { $users } workers on this tile, and no more than { $most } may stand there: there is not enough room for the next use.
}
no-skill = { $skill_id ->
    [any] This use costs a skill token, and you have none.
   *[other] This use costs { $skill_a }, and you have none.
}
no-extra-worker = { $colour_id ->
    [any] This use costs an extra worker, and you have none to spare.
   *[other] This use costs an extra { $colour } worker, and you have none to spare.
}
no-users = You need at least { n-need-coloured } to use this tile.
no-users-any = You need at least { n-need }, of any colours, to use this tile.
no-such-skill = { $skill_id ->
    [any] This token is not what the tile asks for, or you have none.
   *[other] The tile does not ask for { $skill_a }, or you have none.
}
no-left-to-place = Then too few workers would be left to place on the tile.
no-such-payment = This is not what the tile asks for.
no-payment-first = First choose what you pay.
no-colour = This tile takes only { $colour } workers this season.
no-colour-first = First choose a colour.
no-group = You have no losing bid here.
no-winning-group = This bid is winning, so it must stay.
no-group-here = Your bid at this tile already counts and stays there.
no-room-group = { $most ->
    [one] This bid is too large: the tile has room for { $most } more worker.
   *[other] This bid is too large: the tile has room for { $most } more workers.
}
no-group-twice = You have already chosen this bid.
no-group-order = Losing bids are chosen in the order of their tiles: this one should have been chosen earlier.
no-group-pays = This bid is your payment.
no-groups-first = First choose which losing bids you move.
no-count-first = First choose how many workers to place: at least { $need }.
no-gold-here = The Workshop gives no gold.
no-supply-left = There is no { $resource } left in the supply.
no-take-first = First choose a resource.
no-foreign-village = You may carry and upgrade only in your own village.
no-steps-left = You have no steps left.
no-road = No road leads from here to another tile.
no-transport-first = Continue transporting and upgrading, or finish.
no-upgrade = This tile cannot be upgraded.
no-upgrade-twice = This tile has already been upgraded.
no-upgrades-left = You have no upgrades left.
no-upgrade-resources = The resources needed are not on { $tile }.
no-upgrade-skill = You do not have the skill token needed for { $tile }.
no-spend-elsewhere = Only resources on { $tile } itself can pay for its upgrade.
no-spend-this = This cannot pay for the next icon of the cost.
no-spend-first = First pay for the upgrade of { $tile }.
no-boat-taken = This boat is already taken.
no-boat-first = First choose a boat.
no-winter-first = First choose your winter tiles.
no-place-other = First place { $tile }.
no-cell = This tile fits nowhere at the moment.
no-match = The edges would not match here.
no-moving-tiles = Placed tiles can no longer be moved.
no-place-first = First place your new tiles.

## Set-up

option-losing_group_may_pay_exchange = A losing bid may pay for an exchange
    .hint = A whole losing bid may go into the bag as payment for an exchange (KF-5.10).
option-losing_group_may_pay_exchange-true = Yes
option-losing_group_may_pay_exchange-false = No
option-losing_group_may_use_same_tile = A losing bid may use its own tile
    .hint = A losing bid may be moved onto the very tile it stands beside (KF-5.9).
option-losing_group_may_use_same_tile-true = Yes
option-losing_group_may_use_same_tile-false = No
option-capacity_fixed_at_placement = Transport capacity is set when workers are placed
    .hint = Upgrading the used tile adds nothing in the same turn (KF-4.7.10).
option-capacity_fixed_at_placement-true = Yes
option-capacity_fixed_at_placement-false = No
option-double_capacity_on_any_used_tile = Boat 2b doubles everywhere
    .hint = The doubling also applies on other players’ tiles and on tiles up for auction (KF-5.14).
option-double_capacity_on_any_used_tile-true = Yes
option-double_capacity_on_any_used_tile-false = Own village only
option-boat_4a_only_village_tiles = Boat 4a works on village tiles only
    .hint = Its owner may not counter-bid on turn order tiles (KF-5.18).
option-boat_4a_only_village_tiles-true = Yes
option-boat_4a_only_village_tiles-false = Turn order tiles too
option-field_move_never_enters_water_edge = Boat 2a never crosses water
    .hint = A step needs an edge where neither tile shows water (KF-5.17).
option-field_move_never_enters_water_edge-true = Yes
option-field_move_never_enters_water_edge-false = Only the edge you leave by counts
option-any_skill_payment_type_hidden = Skill tokens are paid face down
    .hint = A token paid where any kind will do goes face down (KF-5.42).
option-any_skill_payment_type_hidden-true = Yes
option-any_skill_payment_type_hidden-false = Shown to all
option-purple_scores_for_final_holder = The last holder scores the start-player marker
    .hint = Even if it was only passed on because nobody bid for it in winter (KF-5.21).
option-purple_scores_for_final_holder-true = Yes
option-purple_scores_for_final_holder-false = Only the player who won it
option-yard_resources_may_be_reallocated = Resources on yards may score elsewhere
    .hint = A resource on a yard may be scored by a winter tile instead (KF-5.23).
option-yard_resources_may_be_reallocated-true = Yes
option-yard_resources_may_be_reallocated-false = No
option-river_chain_vp_is_total = Sea Breese scores a total
    .hint = 2, 4, 8, 16 or 32 points are for the whole river, not for each boat (KF-5.26).
option-river_chain_vp_is_total-true = Yes
option-river_chain_vp_is_total-false = Points are added up boat by boat
option-river_chain_counts_sea_breese_itself = Sea Breese counts itself
    .hint = On its own river the boat counts like a summer boat (KF-4.12.6).
option-river_chain_counts_sea_breese_itself-true = Yes
option-river_chain_counts_sea_breese_itself-false = Summer boats only
option-resources_wild_for_scoring_gives_gold_point = Boat 3b: every resource scores as gold
    .hint = Each resource left over scores 1 point, like gold (KF-5.25).
option-resources_wild_for_scoring_gives_gold_point-true = Yes
option-resources_wild_for_scoring_gives_gold_point-false = Gold only

order-single = Questions with one answer
    .hint = Whether to ask when only one answer is possible.
order-single-ask = Always ask
order-single-take = Answer automatically

## Drawing

draw-title = Keyflower
draw-score = { $seat }: { n-points }.
draw-season = Season: { $season }
draw-other-season = { $season_cap }
draw-turn = { $passes ->
    [0] { $seat } to move
    [one] { $seat } to move after { $passes } pass
   *[other] { $seat } to move after { $passes } passes in a row
}
draw-turn-transport = { $seat } is transporting: { n-steps }, { n-upgrades } left
draw-all-decide = Everyone is deciding at the same time
draw-over = The game is over
region-market = Auction
region-screen = Behind your screen
region-boats = Boats and supplies
chip-points = { n-points }
chip-first = Start player
chip-workers = Behind the screen: { n-workers }
chip-skills = Skill tokens: { $count }
chip-winter = Winter tiles: { $count }
chip-goods = In the village: { $count } { $resource }
chip-tiles = Tiles in the village: { $count }
draw-keep = Keep
draw-keep-tile = Keep { $tile } in your hand
draw-bag = Workers in the bag: { $count }
draw-pile = Skill tokens in the pile: { $count }
draw-green = Green workers in the supply: { $count }
draw-supply = { $resource_cap } in the supply: { $count }
draw-screen = Behind your screen
draw-own-workers = Behind your screen: { n-coloured }
draw-own-skills = { $skill_cap } behind your screen: { $count }
draw-tile = { $tile }: { $does }.
draw-upgrade = Upgrade ({ $cost }): { $does }.
draw-used = On it: { $users }; the next use takes at least { n-least }.
draw-used-up = On it: { $users }; it cannot be used again this season.
draw-colour = Its colour this season is { $colour }.
draw-workers = { n-coloured }
draw-skills = { $count ->
    [one] { $count } { $skill }
   *[other] { $count } { $skill_pl }
}
draw-goods = { $count } { $resource }
draw-good = { $tile }: { $count } { $resource }
draw-no-bid = { $tile }: { $seat } has no bid
draw-bid = { $tile }: { $seat } bids { n-coloured-acc }{ $lying ->
    [1] { " (lying down)" }
   *[0] { "" }
}, { $winning ->
    [1] a winning bid
   *[0] a losing bid
}
draw-boat = { $boat }.
draw-boat-winter = In winter: { $does }.
draw-boat-taken = Taken by { $seat }.
draw-cargo = On board: { $cargo }.
draw-later = In { $season }: { n-workers }{ $count ->
    [0] { "" }
    [one] { " and " }{ $count } skill token
   *[other] { " and " }{ $count } skill tokens
}.
draw-cell = Empty cell { $place }
draw-player = { $seat }: { n-workers } behind the screen, skill tokens: { $count }, winter tiles: { $winter }{ $first ->
    [1] , start player
   *[0] { "" }
}
draw-item = { $seat }, { $item }: { n-points }
draw-known = { $what }: { $least }–{ $most }
draw-bounds = May hold: { $bounds }.
draw-exactly = { $what }: { $count }
draw-water = Only boats fit at the water edge of your home. A road leading into this cell would keep them out.

## Components on the rules page

part-worker-blue = Blue worker
part-worker-red = Red worker
part-worker-yellow = Yellow worker
part-worker-green = Green worker
part-worker-any = Worker of your choice
part-worker-random = Worker drawn at random
part-worker-same = Workers of one colour
part-lying-red = Lying worker: not the colour of the tile
part-lying-any = Lying worker of any colour
part-purple = Start-player marker
part-wood = Wood
part-stone = Stone
part-iron = Iron
part-gold = Gold
part-resource-any = Resource of your choice
part-resource-same = Resources of one kind
part-anvil = Anvil
part-pickaxe = Pickaxe
part-saw = Saw
part-skill-any = Skill token of your choice
part-skill-random = Skill token drawn at random
part-skill-same = Skill tokens of one kind
part-cart = Transport: number of steps
part-upgrade = Upgrade a tile
part-points = Victory points
part-spring = Spring
part-summer = Summer
part-autumn = Autumn
part-winter = Winter
part-ship = Boat
part-river = River
part-loop = Closed loop of roads
part-flip = Free upgrade
part-field = Field without a road
part-tile = Tile
part-screen = Screen
part-bag = Bag of workers
part-pile = Pile of skill tokens
part-sealed = Winter tile, face down
part-crest-0 = Crest of seat 1
part-crest-1 = Crest of seat 2
part-crest-2 = Crest of seat 3
part-crest-3 = Crest of seat 4
part-crest-4 = Crest of seat 5
part-crest-5 = Crest of seat 6
part-lock = Lock: a tile that cannot be used any more this season; winter tiles that are kept
part-check = Has chosen
part-arrow = To move

## The lesson

learn-title = A spring in Keyflower
learn-about = The first of the four seasons, step by step: bidding, using tiles, transporting, upgrading and enlarging your village.
learn-rival = Flora
learn-welcome = Welcome to Keyflower! Over four seasons you build a village of hexagonal tiles. This lesson takes you through spring.
learn-screen = These are your workers, hidden behind your screen. Nobody else knows their colours.
learn-auction = These tiles are up for auction. Each shows what it does, on the arrow what its upgrade costs, and below that what it does once upgraded.
learn-keywood = Keywood gives one wood, or three once you upgrade it with a saw. A good start.
learn-bid = To bid, you place workers on your side of the tile. Choose it.
learn-colour = A bid has one colour, and the first colour at a tile is binding for everyone for the whole season. Choose blue.
learn-count = How many? Every later bid must be larger. Bid two.
learn-outbid = Flora bids three blue workers: your bid is losing. It is not lost. Later you can move it, but only as a whole.
learn-use = You can also use a tile, even one that is up for auction or lies in another player’s village. Choose Keywood itself.
learn-groups = You could move your losing bid onto the tile. Keep it for something better.
learn-one = The first use of a tile takes one worker of its colour: here blue.
learn-goods = The wood lies on your home: goods from elsewhere always go there.
learn-order = Flora bids for the turn order tile. At the end of the season its winner chooses a boat first and starts the next season.
learn-quarry = Now the Keystone Quarry. You need a stone.
learn-any-colour = Nobody has used it yet, so you may choose the colour: red.
learn-second = Flora uses the quarry too. The second use takes two workers, the third would take three, and there are never more than six on a tile.
learn-home = Now your home. It moves a resource along roads and upgrades one tile of your village.
learn-home-colour = Take a yellow worker.
learn-transport = The cost of an upgrade must lie on the tile itself. Your home costs one wood and one stone, and here they are.
learn-upgrade = Choose your home to upgrade it. It will then have two steps and be worth five points at the end.
learn-losing = Your two blue workers next to Keywood are still idle.
learn-miner = Nobody has bid for the Miner. Bid for it with your losing bid.
learn-move = Move the losing bid from Keywood.
learn-none = Two are enough here: add none from behind your screen.
learn-owner = Three red workers stand on the Keystone Quarry. Whoever wins the tile gets them all! It is a red tile now, so bid your red worker.
learn-pass = Flora has passed. When everyone has passed in a row, the season is over. Pass too.
learn-end = You have won two tiles. The winning bids went into the bag, but the three red workers on the quarry and the yellow one on your home came to you.
learn-boats = Flora won the turn order tile and chose a boat first. You got the other one, with all its workers and its skill token.
learn-place = Now your village grows. Begin with the quarry.
learn-cell = Edges must match: road to road, field to field. Only boats fit at the water. Choose the cell above your home.
learn-turn = A tile may be rotated. This way, all the roads meet.
learn-near = The Miner goes next to both tiles, so that resources can travel in a loop.
learn-summer = It is summer: new tiles, new boats, new workers. Some summer tiles are boats with abilities of their own.
learn-winter = In winter you put up for auction some of the winter tiles that you have held since the start. They score workers, skill tokens and resources, so plan for them.
learn-more = That was a whole season. All the rules are on the rules page, and if you choose something that is not allowed, the game tells you why.
planning-title = Plan and score
planning-about = The winter of a game for two: put up the tile that pays you, carry goods with someone else’s cart, bid in the right colour, and stop when nothing more scores.
planning-welcome = Winter, the last season. From now on only points count: workers and goods are worth just what somebody’s tiles pay for them. { learn-rival } has 18 workers, you have nine. You will not win every auction, so choose well.
planning-village = First look for points at home. The Sawmill rises from 3 to 10 for three wood, the Mason from 0 to 7 for three stone. The Forge would like three iron, but no road leads there. The Timber Yard pays 2 for each wood on it.
planning-hand = You have held these three winter tiles since spring. The Jeweller pays for gold, the Key Market for green workers: you have neither. The Windmill pays 5 for every five resources of any kind, and you have 18.
planning-choose = Put up only what pays you more than others. { learn-rival } has gold: the Jeweller would be a present for her. Choose the Windmill alone. A good player looks at these tiles in spring and gathers for them all year.
planning-offer = { learn-rival } has bid six blue workers for the Keythedral, worth 12 points to anybody. Let her: outbidding her would take seven, and a winning bid is gone for good.
planning-boat = Your Summer Boat 2 doubles your transport and your upgrades. Your home would give you 4 steps and two upgrades. But you need 7 steps: one for the stone, six for three wood.
planning-stable = The Stable in { learn-rival }’s village gives 4 steps, or 8 for you. You may use anybody’s tiles; the price is that the worker stays with the owner. In winter a worker is hardly worth anything, so help yourself: use the Stable.
planning-colour = Which colour? Keep together what you will bid with. You have five blue, so blue is for the auction: pay here with one yellow worker. Later the same tile would cost two, so be first at the tiles that matter.
planning-stone = Begin with what is nearest: two stone lie on the Mason, the third at home next door. Carry it over.
planning-mason = Now upgrade the Mason: 7 points for one step. And from now on he turns a pickaxe into three gold.
planning-wood = Then three wood over the Store to the Sawmill, two steps each. Six steps for 7 points: all but one of those left. Carry the first one, and the others after it.
planning-sawmill = Upgrade the Sawmill. One yellow worker has brought 14 points this turn.
planning-last = One step is left. Never waste one: bring a wood on its way to the Timber Yard, where it would pay 2 points.
planning-bid = Now the Windmill, before { learn-rival } gets there. What could she outbid you with? Six of her blue workers are tied up in the bid for the Keythedral and must stay there.
planning-bid-colour = So bid blue: the colour that you set binds everybody. Bidding in a colour that the others have spent is the cheapest way to win.
planning-bid-count = Three, not five: a winning bid is lost in any case, and two blue in reserve can still raise it.
planning-sum = { learn-rival } has used another four blue. The Windmill is safe. Now count: three wood, three stone and six iron are twelve resources, two sets of five. Two would be left over for nothing.
planning-mine = Three more make fifteen: a third set, 5 points. Your Key Mine gives three iron. Use it.
planning-mine-colour = The lonely red worker is good for nothing else. Such leftovers are for using tiles, large groups are for bidding.
planning-order = At the end everybody also gets a boat. The Keyflower pays 1 point per unit of transport capacity, doubled by your boat: 4 for you. And the turn order tile itself pays 1 point per adjacent tile. Nobody has bid for it: bid one of your yellow leftovers.
planning-total = Your village is now worth 34 points, the Windmill 15, and the boat and the turn order tile are still to come. At the beginning of winter it was 20.
planning-mistakes = Typical mistakes: bidding with everything at once; gathering goods without a tile that pays for them; building where no road leads, like this Forge; and putting up winter tiles that help the others.
planning-next = If you go on here: the Mason still turns a pickaxe into three gold, and each leftover gold is worth 1 point. After that, pass, and place your tiles so that the turn order tile has many neighbours.

## The gallery

gallery-home = Homes
gallery-spring = Spring
gallery-summer = Summer
gallery-autumn = Autumn
gallery-summer_boat = Summer boats
gallery-winter = Winter
gallery-order = Turn order
gallery-boat = Boats
example-KF-3-2-1 = An upgraded home: { n-points }.
example-KF-4-12-2 = Printed points count, on a front and on an upgraded side: { n-points }.
example-KF-4-12-3 = The turn order tile touches two tiles: { n-points }.
example-KF-4-12-4 = The transport capacity of a home and a Stable: { n-points }.
example-KF-4-12-5 = Roads join these three tiles in a loop: { n-points }.
example-KF-4-12-6 = Two boats in one river from the home: { n-points }.
example-KF-4-12-7 = Flipper: { n-points }, and one tile is turned over.
example-KF-4-12-8 = Ianvincible: { n-points }.
example-counted = { $tile }, if you have all this: { n-points }.
example-KF-4-12-10 = Timber Yard with these resources on it: { n-points }.
example-KF-4-12-15 = Keythedral: { n-points }.
example-KF-4-12-23 = Gold that no tile scores: { n-points }.
example-KF-5-22 = The purple marker alone: { n-points }.
example-KF-5-26 = Two boats in all: { n-points } together, not for each of them.
example-KF-4-13-6 = The same home and Stable, with this summer boat: { n-points }.
example-KF-5-25 = Resources that no tile scores, with this summer boat: { n-points }.

## Errors of games: what is wrong with a position or an edition

phrase-rotation-n = rotation { $n }
phrase-tiles-that-do-not-fit = tiles that do not fit
phrase-q-r-or-q-r-rotation = { "[" }q, r], or [q, r, rotation]
phrase-workers-of-one-colour = workers of one colour
phrase-two-homes-of-one-seat = two homes of one seat
phrase-one-each = one each
phrase-a-colour-where-workers-are-and-only-there = a colour where workers are, and only there
phrase-from-the-last-use-n-to-high = from the last use ({ $n }) to { $high }
phrase-other-colours-than-name = other colours than { $name }
phrase-only-those-of-boat-4b-at-a-tile-that-was-bid-for-or-used-before = only those of boat 4b at a tile that was bid for or used before
phrase-a-bid-of-the-owner-of-boat-4a = a bid of the owner of boat 4a
phrase-a-bid-that-lies-before-green-workers-or-alone = a lying bid against green workers, or with no other workers
phrase-before-standing-workers-of-another-colour = only against standing workers of another colour
phrase-a-turn-order-tile = a turn order tile
phrase-only-village-tiles = only village tiles
phrase-one-taken-twice = one taken twice
phrase-every-boat-once = every boat once
phrase-knowledge-that-the-position-contradicts = knowledge that the position contradicts
phrase-bounds-that-it-meets = bounds that fit it
phrase-no-name = no { $name }
phrase-all-boats-for-n-players = all boats for this many players ({ $n })
phrase-not-with-n-players = not with this many players ({ $n })
phrase-name-on-the-table = { $name } on the table
phrase-a-home-belongs-to-a-seat = a home that belongs to a seat
phrase-name-turned-over = { $name } turned over
phrase-buildings-and-summer-boats-in-play = only buildings and summer boats in play
phrase-name-upgraded-at-auction = { $name } upgraded at auction
phrase-only-in-a-village = only in a village
phrase-a-tile-without-an-owner = a tile without an owner
phrase-only-tiles-of-a-seat = only tiles of a seat
phrase-name-elsewhere = { $name } elsewhere
phrase-0-0-0-for-a-home = [0, 0, 0] for a home
phrase-tiles-of-seat-n-without-a-home = tiles but no home of seat { $n }
phrase-a-home-first = a home first
phrase-name-apart-or-on-another = { $name } apart from the others or on top of another
phrase-beside-a-tile = beside a tile
phrase-name-with-other-edges = { $name } with edges that do not match
phrase-edges-that-match = edges that match
phrase-workers = workers
phrase-only-on-tiles-in-play-that-can-be-used = only on tiles in play that can be used
phrase-bids = bids
phrase-only-for-tiles-at-auction-names = only for tiles at auction: { $names }
phrase-one-bid-larger-than-the-others = one bid larger than the others
phrase-resources = resources
phrase-only-on-buildings-and-summer-boats-of-a-seat = only on buildings and summer boats of a seat
phrase-name-with-seat-n = { $name } with seat { $n }
phrase-the-seat-that-took-it = the seat that took it
phrase-cargo-on-name = cargo on { $name }
phrase-none-on-a-boat-that-was-taken = none on a boat that was taken
phrase-a-move = a move
phrase-n-homes-to-deal = homes to deal: { $n }
phrase-one-for-each-seat-without-a-home = one for each seat without a home
phrase-n-tiles-to-show = tiles to show: { $n }
phrase-n-spring-tiles-with-those-on-the-table = spring tiles with those on the table: { $n }
phrase-a-turn-order-tile-missing = a turn order tile missing
phrase-all-of-them-in-the-row = all of them in the row
phrase-a-game-in-play-without-homes = a game in play without homes
phrase-a-home-for-each-seat = a home for each seat
phrase-workers-at-tiles-between-two-seasons = workers at tiles between two seasons
phrase-winter-hands-names = winter tiles in hand: { $names }
phrase-1-to-n-tiles-each-until-winter = for each player until winter: from 1 to { $n }
phrase-none-after-the-choice = none after the choice
phrase-one-for-each-seat-that-decides = one for each seat that decides
phrase-answers-of-other-seats = answers of other seats
phrase-a-list-for-each-seat-that-decides = a list for each seat that decides
phrase-pieces-set-aside-or-putaway-alone = pieces set aside without PutAway, or PutAway without them
phrase-draws-of-two-seats = draws of two seats
phrase-of-one-seat = draws of one seat
phrase-a-tile-that-can-be-used = a tile that can be used
phrase-a-tile-at-auction = a tile at auction
phrase-what-can-pay-for-this-use = what can pay for this use
phrase-a-colour-that-the-tile-takes = a colour that the tile takes
phrase-own-losing-groups-in-rising-order = losing bids of the same seat in rising order
phrase-a-tile-with-transport = a tile with transport
phrase-a-tile-with-workers-on-it = a tile with workers on it
phrase-n-steps-and-count-upgrades = steps: { $n }, upgrades: { $count }
phrase-what-name-gives = what { $name } gives
phrase-an-own-tile-to-upgrade = a tile of the same seat to upgrade
phrase-only-for-an-upgrade-that-takes-any-skill = only for an upgrade that takes any skill
phrase-a-list-of-numbers = a list of numbers
phrase-n-draws-of-seat-me = draws of seat { $me }: { $n }
phrase-n-workers-with-those-behind-the-screen = workers with those behind the screen: { $n }
phrase-n-deals-to-seat-me = deals to seat { $me }: { $n }
phrase-n-winter-tiles-with-those-in-hand = winter tiles with those in hand: { $n }
phrase-n-workers-to-load = workers to load: { $n }
phrase-n-tokens-to-load = tokens to load: { $n }
phrase-the-spring-cargo-with-those-on-board = the spring cargo with those on board
phrase-name-at-auction-in-names = { $name } at auction in { $names }
phrase-tiles-of-the-season = tiles of the season
phrase-a-winter-tile-in-a-village = a winter tile in a village
phrase-only-in-winter = only in winter
phrase-a-turn-order-tile-out-of-the-row = a turn order tile out of the row
phrase-only-at-the-end-of-winter = only at the end of winter
phrase-n-workers-and-count-tokens-on-name = on the boat { $name } workers: { $n }, tokens: { $count }
phrase-at-most-n-in-this-season = at most { $n } in this season
phrase-n-after-this-season = after this season number { $n }
phrase-the-final-scoring = the final scoring
phrase-only-after-winter = only after winter
phrase-the-choice-of-winter-tiles = the choice of winter tiles
phrase-no-winter-tiles-to-choose-from = no winter tiles to choose from
phrase-one-for-each-seat-at-least = one for each seat at least
phrase-boats-taken-before-the-end-of-the-season = boats taken before the end of the season
phrase-seats-names-to-take-a-boat = seats { $names } about to take a boat
phrase-names-who-have-none = seats { $names }, which have none
phrase-a-boat-tile-of-a-seat = a boat tile of a seat
phrase-n-times-name = frames { $name }: { $n }
phrase-n-pieces-to-draw = at most as many as there are to draw: { $n }
phrase-a-turn-of-seat-me-before-that-of-seat-other = a turn of seat { $me } before that of seat { $other }
phrase-turns-clockwise = turns clockwise
phrase-n-passes-and-a-turn = passes: { $n }, and a turn
phrase-less-than-n = fewer than { $n }
phrase-a-number-for-each-earlier-colour = a number for each earlier colour
phrase-resources-on-the-tile-in-the-order-of-the-icons = resources on the tile in the order of the icons
phrase-tiles-to-place = tiles to place
phrase-none-at-the-start-of-a-season = none at the start of a season
phrase-seats-names-without-a-boat = seats { $names } without a boat
phrase-everybody-has-one = one for everybody
phrase-a-boat-without-its-owner = a boat that is not with its owner
phrase-in-winter-the-boats-belong-to-those-who-took-them = with those who took them, since it is winter
phrase-takeone-without-a-place = TakeOne with nothing to take or nowhere to put it
phrase-a-workshop-in-use-an-own-tile-and-something-in-the-supply = a Workshop in use, a tile of the same seat, and something in the supply
phrase-what-is-behind-the-screen = what is behind the screen
phrase-a-summer-boat-at-auction = a summer boat at auction
phrase-n-of-the-season = { $n } of the season
phrase-only-inside-the-expansion = only inside the village expansion

reason-secret_workers = { $how ->
    [more] brings workers: +{ $n }
   *[kept] keeps workers for later: { $n }
}
reason-secret_skills = { $how ->
    [more] brings skill tokens: +{ $n }
   *[kept] keeps skill tokens for later: { $n }
}
reason-resource = { $how ->
    [more] brings { $resource }: +{ $n }
    [denied] costs { $name } { $resource }: { $n }
   *[kept] keeps { $resource } for an upgrade: { $n }
}
reason-bid-tile = { $how ->
    [more] leads the bidding for { $tile }
    [denied] outbids { $name } for { $tile }
   *[kept] stays ahead in the bidding for { $tile }
}
reason-own-tile = { $how ->
    [more] adds { $tile } to the village
    [denied] keeps { $tile } from { $name }
   *[kept] keeps { $tile } in use
}
reason-upgraded-tile = { $how ->
    [more] upgrades { $tile }
    [denied] keeps { $name } from upgrading { $tile }
   *[kept] { $tile } is upgraded
}

## Parts of a position

position-season = Season
position-first = Start player
position-turn = To move
position-moment = Moment of the season
position-passes = Passes in a row
position-green = Green workers in the supply
position-flipped = Upgraded tiles
position-lying = Colour of lying bids
position-last = Workers of the last use
position-goods = Goods on tiles
position-cargo_workers = Workers on boats
position-cargo_skills = Skill tokens on boats
position-aside_workers = Workers set aside
position-aside_skills = Skill tokens set aside
position-seen_workers = What everybody knows of workers
position-seen_skills = What everybody knows of skill tokens
position-turn_order = Turn order tiles in their row
position-home = Number of the home tile
position-village = Tiles of the village
position-won = Tiles won, not placed
position-auction = Tiles at auction
position-users = Workers on tiles
position-bids = Bids
position-colour = Colour of workers at tiles
position-workers = Workers behind the screen
position-skills = Skill tokens
position-winter = Winter tiles in hand
position-chosen = Winter tiles put up for auction
position-boat = Boat taken
position-points = Points
field-stock = Hidden in all
field-places = By place
field-known = Known to be there
field-unknown = Of unknown kinds
field-floor = At least among these
field-cap = At most among these
place-bag = Bag
place-pile = Pile
place-aside = Set aside
moment-turns = turns of the season
moment-season_end = end of the season
moment-expansion = villages are extended
moment-scoring = final scoring
