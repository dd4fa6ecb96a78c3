# Garden Nation in English.

title = Garden Nation
tagline = Raise your clan’s towers in an abandoned garden
about = Seven territories, seven zones in each, and a turtle with a crane on its back: the zone you build in decides where the next player builds. Spend inhabitants to raise towers, finish common projects before the others do, invade, move roofs, and hold on to enough people to make your two secret objectives count.
minutes = 45 minutes
weight = medium

## Words

clan-sylphs = Sylphens
clan-mecass = Mecass
clan-pterygotes = Pterygotes
clan-azagayas = Azagayahs

kind-green = green
kind-yellow = yellow
kind-red = red
kind-bramble = bramble

place-c = centre
place-nw = upper left
place-ne = upper right
place-e = right
place-se = lower right
place-sw = lower left
place-w = left

ploy-invasion = invasion
ploy-strategic = strategic movement
ploy-roof = roof transfer

project-sacred_place_yellow = Sacred Place (yellow)
project-sacred_place_red = Sacred Place (red)
project-infirmary_green = Infirmary (green)
project-infirmary_red = Infirmary (red)
project-fortress_yellow = Fortress (yellow)
project-fortress_green = Fortress (green)
project-house = House
project-herbalist = Herbalist
project-prison = Prison
project-terraced_houses = Terraced Houses
project-forge = Forge
project-outpost = Outpost
project-sanctuary = Sanctuary
project-windmill = Windmill
project-bunker = Bunker
project-apartments = Apartments
project-power_station = Power Station
project-radio_tower = Radio Tower
project-temple = Temple
project-water_reservoir = Water Reservoir
project-air_base = Air Base

goal-sacred_place_yellow = 2 floors or more on green, next to an unoccupied yellow zone
goal-sacred_place_red = 2 floors or more on green, next to an unoccupied red zone
goal-infirmary_green = 2 floors or more on yellow, next to an unoccupied green zone
goal-infirmary_red = 2 floors or more on yellow, next to an unoccupied red zone
goal-fortress_yellow = 2 floors or more on red, next to an unoccupied yellow zone
goal-fortress_green = 2 floors or more on red, next to an unoccupied green zone
goal-house = 2 floors or more on green in an outer territory
goal-herbalist = 2 floors or more on yellow in an outer territory
goal-prison = 2 floors or more on red in an outer territory
goal-terraced_houses = Buildings on two adjacent green zones
goal-forge = Buildings on two adjacent yellow zones
goal-outpost = Buildings on two adjacent red zones
goal-sanctuary = Buildings on two adjacent green zones, one with 2 floors or more
goal-windmill = Buildings on two adjacent yellow zones, one with 2 floors or more
goal-bunker = Buildings on two adjacent red zones, one with 2 floors or more
goal-apartments = 3 floors or more on green in the central territory
goal-power_station = 3 floors or more on yellow in the central territory
goal-radio_tower = 3 floors or more on red in the central territory
goal-temple = 2 floors or more on green, next to buildings on yellow and on red
goal-water_reservoir = 2 floors or more on yellow, next to buildings on green and on red
goal-air_base = 2 floors or more on red, next to buildings on green and on yellow

secret-sculpture = Sculpture
    .card = Sculpture
secret-market = Market
    .card = Market
secret-watchtower = Watchtower
    .card = Watchtower
secret-cabaret = Cabaret
    .card = Cabaret
secret-post_office = Post Office
    .card = Post Office
secret-barracks = Barracks
    .card = Barracks
secret-belfry = Belfry
    .card = Belfry
secret-observatory = Observatory
    .card = Observatory
secret-territory_control_1_3 = Territory Control 1 + 3
    .card = Territory Control 1 + 3
secret-territory_control_2_4 = Territory Control 2 + 4
    .card = Territory Control 2 + 4
secret-territory_control_3_5 = Territory Control 3 + 5
    .card = Territory Control 3 + 5
secret-territory_control_4_6 = Territory Control 4 + 6
    .card = Territory Control 4 + 6
secret-territory_control_5_7 = Territory Control 5 + 7
    .card = Territory Control 5 + 7
secret-territory_control_6_1 = Territory Control 6 + 1
    .card = Territory Control 6 + 1
secret-territory_control_7_2 = Territory Control 7 + 2
    .card = Territory Control 7 + 2
secret-unseen = secret objective
    .card = a secret objective

aim-sculpture = 3 for each open building of 2 floors or more on green
aim-market = 3 for each open building of 2 floors or more on yellow
aim-watchtower = 3 for each open building of 2 floors or more on red
aim-cabaret = 1 for each floor in open buildings on green
aim-post_office = 1 for each floor in open buildings on yellow
aim-barracks = 1 for each floor in open buildings on red
aim-belfry = 7 for each territory with an open building of 3 floors or more
aim-observatory = 11 for each territory with an open building of 4 floors or more
aim-territory_control_1_3 = More floors than any rival: 4 for one, 12 for both of territories 1 and 3
aim-territory_control_2_4 = More floors than any rival: 4 for one, 12 for both of territories 2 and 4
aim-territory_control_3_5 = More floors than any rival: 4 for one, 12 for both of territories 3 and 5
aim-territory_control_4_6 = More floors than any rival: 4 for one, 12 for both of territories 4 and 6
aim-territory_control_5_7 = More floors than any rival: 4 for one, 12 for both of territories 5 and 7
aim-territory_control_6_1 = More floors than any rival: 4 for one, 12 for both of territories 6 and 1
aim-territory_control_7_2 = More floors than any rival: 4 for one, 12 for both of territories 7 and 2

a-project = { $project }
a-secret = { $secret }
a-ploy = { $ploy_cap }

n-price = { $price ->
    [one] { $price } inhabitant
   *[other] { $price } inhabitants
}
n-inhabitants = { $inhabitants ->
    [one] { $inhabitants } inhabitant
   *[other] { $inhabitants } inhabitants
}
n-floors = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
n-price-acc = { n-price }
n-inhabitants-acc = { n-inhabitants }

## Score

item-projects = Common projects
item-objective_1 = First secret objective
item-objective_2 = Second secret objective
item-population = Population

## What happens

event-laid = { $place_id ->
    [c] Territory { $territory } is laid in the centre of the board.
    [e] Territory { $territory } is laid on the right of the board.
    [w] Territory { $territory } is laid on the left of the board.
   *[other] Territory { $territory } is laid at the { $place } of the board.
}
event-opened = New common project: { $project }.
event-first = { $seat } goes first.
event-dealt = { $seat } is dealt { $secret_card }.
event-kept = { $seat } keeps { $secret_card }.
event-round = Round { $round } begins.
event-turn = { $actions ->
    [1] { $seat } to move: one action.
    [2] { $seat } to move: two actions.
   *[other] { $seat } to move: { $actions } actions.
}
event-planted = The bramble in territory { $territory } becomes { $kind }.
event-built = { $seat } builds floor { $floors } in territory { $territory }, { $place }, for { n-price-acc }.
event-last_floor = { $seat } has placed the last floor. This is the last round.
event-demolished = { $seat } demolishes a building ({ n-floors }) in territory { $territory }, { $place }, and gets { n-price-acc }.
event-invaded = { $seat } invades { $other_seat }’s building ({ n-floors }) in territory { $territory }, { $place }, for { n-price-acc }.
event-crane = The Torticrane goes to territory { $territory }.
event-strategic = { $seat } uses strategic movement: the Torticrane goes to territory { $territory }.
event-lifted = { $seat } lifts a roof in territory { $territory }, { $place }, to transfer it.
event-covered = { $seat } puts the roof on the building in territory { $territory }, { $place }.
event-passed = { $seat } cannot build anywhere and passes.
event-claimed = { $seat } claims { $project } in territory { $territory }, { $place }, and scores { n-points }.
event-next = { $seat } chooses { $other_seat } to play next.
event-controlled = { $seat } leads in territory { $territory } and gets { n-inhabitants-acc }.
event-objective = { $seat } scores { n-points } for the secret objective { $secret }.
event-final_population = { $seat } scores { n-points } for a population of { $inhabitants }.
event-game_over = The game is over.

## Questions

ask-KeepSecrets = Keep two different secret objectives.
ask-Action = Act in territory { $territory }. { actions-left }
ask-Action-first = First action of the game: build anywhere. { actions-left }
ask-Action-roof = Build or demolish in territory { $territory }, where the roof came from. { actions-left }
ask-Action-chain = You cannot build in territory { $territory }: build in territory { $other }, or demolish on the way. { actions-left }
ask-Action-stuck = You cannot build anywhere: demolish, or pass. { actions-left }
actions-left = { $left ->
    [1] This is the last action of your turn.
    [2] You have two actions left.
   *[other] You have { $left } actions left.
}
ask-Transfer = Put the roof on another open building of yours, on a zone of the same type.
ask-Claim = Your building completes a common project. Claim one?
ask-ChooseNext = Who plays next?

## Moves

move-build = Territory { $territory }, { $place }: floor { $floors } for { n-price-acc }
move-build-bramble = Territory { $territory }: make the bramble { $kind } for { n-price }
move-demolish = Demolish { n-floors } (territory { $territory }, { $place }): +{ n-price }
move-invade = Invade { n-floors } (territory { $territory }, { $place }) for { n-price-acc }
move-strategic = Move the Torticrane to territory { $territory }
move-lift = Lift the roof in territory { $territory }, { $place }
move-cover = Put the roof on territory { $territory }, { $place }
move-claim = Claim { $project } for { n-points }
move-decline = Claim nothing
move-pass = Pass: the Torticrane stays
move-next = { $seat } is next
move-keep = Keep { $first } and { $second }
more-crane = The Torticrane will go to territory { $territory }.

chance-first = First player: { $seat }
chance-lay = Territory { $territory }, { $place }, rotated { $degrees }°
chance-open = Revealed: { $project }
chance-deal = Dealt: { $secret }

## What was drawn: asked when a real table is recorded

ask-FirstPlayer = Who goes first?
ask-Lay = Which territory lies here: { $place }, and how is it rotated?
ask-Deal = Which secret objective is dealt to { $seat }?
ask-OpenProject = Which common project is revealed?

## Refusals

no-tied = After the roof transfer, you must act in territory { $territory }.
no-elsewhere = The Torticrane stands in territory { $territory }: act there.
no-chain = For now you may build only in territory { $territory }.
no-foreign = This building belongs to { $seat }.
no-foreign-invade = This building belongs to { $seat }. Invading it would cost { n-price }.
no-invasion-floors = To invade it you need { n-floors } in your supply; you have { $supply }.
no-invasion-price = Invading it costs { n-price-acc }, and you must keep at least one; you have { $inhabitants }.
no-closed = This building has a roof: no more floors may be added.
no-floors = You have no floors left.
no-inhabitants = This floor costs { n-price-acc }, and you must keep at least one; you have { $inhabitants }.
no-territory = The zone you use decides where the Torticrane goes. To move it up or down one number first, use strategic movement.
no-demolition = You have no building here to demolish.
no-foreign-ploy = These ploy tokens belong to another player.
no-first-ploy = No ploy may be used for the first action of the game.
no-second-ploy = You have already used a ploy for this action.
no-ploy-left = You have used all four ploy tokens.
no-invasion = There is no building here that you can invade.
no-roof = There is no roof of yours here that fits on another building.
no-bramble-left = No bramble tokens of this type ({ $kind }) are left.
no-bramble-yet = First choose a bramble zone, then its type.
no-claim-yet = You can claim a project only right after placing a floor.
no-claim = This building does not complete { $project }.
no-claim-first = First decide whether to claim the project.
no-next-yet = The next player is chosen after your last action.
no-played = { $seat } has already played this round.
no-next-first = First choose the next player.
no-cover-foreign = This is not your building.
no-cover-closed = This building already has a roof.
no-cover-kind = The roof fits only on a zone of the same type ({ $kind }).
no-transfer-first = First put down the roof.
no-keep-first = First choose your two secret objectives.
no-secret = Your secret objectives stay with you until the end of the game.
no-deck = You may not look into the deck.

## Set-up

option-first = First player
    .hint = Who takes the first action of the game.
option-first-random = At random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-rotation = Rotated territories
    .hint = Whether each territory is rotated at random.
option-rotation-random = At random
option-rotation-none = Not rotated
option-round_limit = Round limit
    .hint = A safeguard for simulations; the rulebook has none.
option-round_limit-none = None
option-round_limit-60 = 60 rounds

order-pass = When you can only pass
    .hint = Whether to ask if all you can do is pass.
order-pass-ask = Always ask
order-pass-alone = Pass without asking

## Drawing

region-map = Garden
region-projects = Projects
draw-title = Garden Nation
draw-score = { $seat }: { n-points }.
draw-round = Round { $round }
draw-turn = { $seat } to move
draw-turn-left = { $left ->
    [one] { $seat } to move: { $left } action left
   *[other] { $seat } to move: { $left } actions left
}
draw-all-choose = Everyone is choosing secret objectives
draw-last-round = Last round
draw-over = The game is over
draw-territory = { $crane ->
    [1] Territory { $territory }, with the Torticrane
   *[0] Territory { $territory }
}
draw-zone = Territory { $territory }, { $place }: { $kind }, next floor { $price }, Torticrane to { $crane }{ $floors ->
    [0] { "" }
   *[other] . { $seat }: { n-floors }{ $closed ->
        [1] , with a roof
       *[0] { "" }
    }; to demolish or invade: { $double }
}
draw-control = Floors in territory { $territory }: { $players }
draw-has-floors = { $seat }: { $floors }
draw-space = { $actions ->
    [one] Turn order, space { $number }, { $actions } action: { $seat }
   *[other] Turn order, space { $number }, { $actions } actions: { $seat }
}
draw-space-free = { $actions ->
    [one] Turn order, space { $number }, { $actions } action: free
   *[other] Turn order, space { $number }, { $actions } actions: free
}
draw-deck = Projects in the deck: { $count }
draw-bramble = Bramble tokens, { $kind }: { $count }
draw-roofs = Roofs left: { $count }
draw-demolish = Demolish one of your buildings: you get back all its floors and twice the inhabitants they cost
draw-demolish-short = Demolish
draw-project = { $letter }. { $project }, { n-points }:
draw-player = { $seat }: { n-points }, { n-inhabitants }, floors in supply: { $floors }{ $space ->
    [0] { "" }
   *[other] , turn order: { $space }
}
draw-worth = { n-inhabitants } at the end: { n-points }
draw-floors = { $seat }, floors in supply: { $count }
draw-ploys-left = { $seat }, ploy tokens left: { $count }
draw-ploy = { $seat }, { $ploy }: used { $count }, tokens left { $left }
draw-claimed = { $seat }, projects claimed: { $count }{ $count ->
    [0] { "" }
   *[other] { " " }({ $projects })
}
draw-secret = { $seat }: { $secret }
draw-secrets = { $seat }, secret objectives: { $count }
draw-revealed = { $seat }, { $secret }: { n-points }
draw-territory-control = Territory Control

sketch-crane = { $crane ->
    [0] Torticrane next to the board
   *[other] Torticrane in territory { $crane }
}
sketch-legend = Number: cost of the zone; small letter: bramble with a token; 1:2: player 1 has 2 floors; ^: roof; @: the Torticrane’s territory.
sketch-completes = Your next floor completes it in: { $zones }
sketch-zone = territory { $territory }, { $place }
sketch-ploys = ploy tokens left: { $left }
sketch-claimed = projects: { $projects }
sketch-secrets = secret objectives: { $secrets }

## Learning

learn-title = Your first two rounds
learn-about = Two scripted rounds: you build, raise a tower, finish a project, steer the Torticrane, demolish and invade. After that you will know everything that can happen in a turn.
learn-rival = Vera
learn-welcome = Welcome to the garden! Your clan builds towers on seven territories of seven zones each. Your rival is called { learn-rival }. The most points win, and they come from three places: common projects, your secret objectives, and the people you have left.
learn-secrets = Everybody is dealt four secret objectives and keeps two. They score at the end of the game. Except for territory control, only buildings without a roof count for them.
learn-keep = Keep the Post Office, which loves floors on yellow zones, and control of territories 4 and 6. Click both cards.
learn-price = Inhabitants are your money. The number in a zone is the price of its first floor: this one costs 4. Your clan has 38 of them, because you go first.
learn-crane = Now the heart of the game: the Torticrane. This zone lies on the left of its territory, so the Torticrane walks to the territory on the left of the board, number 7. That is where { learn-rival } will have to act.
learn-first = Only the very first action may be taken anywhere. Build here, in yellow and in territory 6: both of your secrets like it.
learn-here = { learn-rival } has acted twice, and the Torticrane stands in territory 3: you act there. The space on the turn-order track gives you two actions.
learn-project = Common projects go to whoever is first. The House wants two floors on green in an outer territory. Point at a card, or tap it, to see where your next floor would complete it.
learn-stays = Territory 3 lies at the upper left of the board, and this green zone at the upper left of the territory. So the Torticrane stays, and you can build here twice. Lay the first floor for 3.
learn-higher = Each further floor costs one more than the one below: this time 4. Build on top.
learn-complete = Your tower completes the House! After placing a floor, you may claim one project: 3 points right away.
learn-roof = The price of fame: a roof closes the building. It gets no more floors, and it counts neither for other projects nor for those of your secrets that need open buildings. Claim the House all the same.
learn-control = The round is over. Whoever has the most floors in a territory gets 2 inhabitants, or 1 if the lead is shared. You lead in 3 and in 6: 4 more for your clan.
learn-starts = The last player of a round starts the next one. { learn-rival } has taken the one action of the first space; now you have two.
learn-bramble = Brambles have no colour yet, and always cost 5. Whoever builds first in one chooses the colour: make this one yellow for your Post Office. Click the zone, then the yellow token.
learn-ploys = Before an action you may use a ploy. You have four tokens for the whole game: invade a building, move a roof, or move the Torticrane.
learn-strategic = The Torticrane has gone to territory 5. Strategic movement takes it one number up or down. Send it back to territory 4: click the ploy, then the number.
learn-second = Your action is still to come. Raise the yellow tower to two floors: 6 inhabitants, but you take the lead in territory 4.
learn-demolish = Only 20 inhabitants are left, and having too few at the end costs points. Demolishing brings back twice what a building cost, and all its floors.
learn-demolish-now = The points of the House stay yours, and a closed tower is of little use: demolish it for 14 inhabitants. Click the hammer, then the tower.
learn-invasion = And now an invasion. You pay the owner twice what the building cost, and your floors take the place of theirs.
learn-invade = { learn-rival }’s yellow building costs you 6. It is one more floor for the Post Office, and territory 3 is yours. Choose the ploy, then the building.
learn-worth = Well done! If the game ended now, you would have 3 points for the House, 4 for the Post Office, 12 for territories 4 and 6, and 8 for 34 inhabitants.
learn-windmill = And look at the letter in territory 6: one more yellow floor would complete the Windmill there, if the Torticrane gets there in time.
learn-end = The round in which somebody places the last floor from their supply is the last one. Do not spend all your people: with fewer than 10 inhabitants you lose points.
learn-more = You know enough to play. Whenever something is not allowed, click it: the game tells you why and shows you the rule.
planning-title = Plan and score
planning-about = Two rounds from the middle of a game: decline a small project for a large one, let one tower serve several projects, steer the Torticrane with two actions, and count what the end will bring.
planning-welcome = Round 5, and you lead 25 to 13. You have two actions, and the Torticrane stands in territory 5. Before you build, always ask three things: which project is near, where does the Torticrane go, and what do my secrets want?
planning-secrets = Your secrets want more floors than { learn-rival } in territories 2 and 4, and in 6 and 1: 4 points for one of a pair, 12 for both. Closed buildings count there too, so for you a roof costs nothing.
planning-aim = Look at the projects. Sacred Place brings 4 points for two floors on green next to an empty red zone. Apartments bring 7 for three floors on green in the central territory. The Temple brings 11 for two floors on green next to yellow and red buildings. One green tower can serve all three.
planning-strategic = That tower stands in territory 4, and a floor there costs you next to nothing. Your last ploy token is well spent on it: move the Torticrane from 5 to 4.
planning-tower = The zone costs 1, the second floor 2. Cheap zones are the best place for towers, because each floor adds only one to the price. Build.
planning-decline = Now Sacred Place could be yours for 4 points. But the roof would close this tower, and it is worth more open: with one more floor it completes the Apartments, with two neighbours the Temple. Decline.
planning-neighbour = The Temple needs a yellow neighbour. This yellow zone of territory 1 touches your tower across the border: patterns do not stop there. It also helps to keep territory 1.
planning-away = And it sends the Torticrane to the upper left, to territory 7, far from the centre. { learn-rival } acts three times now, because she ends this round and begins the next. The farther away, the better. Build.
planning-income = Territory control has brought you 8 inhabitants: you lead in four territories. A lead is income: every round it pays without any action.
planning-gift = { learn-rival } has taken Sacred Place, and her last floor went to the centre of territory 7. A centre zone always sends the Torticrane to the central territory, where your tower stands. That was her mistake: look at where you send the others.
planning-centre = You have two actions here, if the first one leaves the Torticrane where it is. In the central territory that is the centre zone. And it is green, next to your tower: just what the new project, the Sanctuary, wants.
planning-small = The roof lands on the building with the last floor only: on this small one. Your tower stays open. So finish projects with buildings that you need for nothing else. Claim the Sanctuary: 5 points.
planning-red = Now the second action. A red building here touches your tower: green with two floors, yellow in territory 1, red here. That is the Temple. Build.
planning-temple = 11 points, and again the roof covers the small building, not the tower. Claim the Temple.
planning-bring = The Torticrane is in territory 3 and you have two actions again. Use the first one to bring it home: the centre zone sends it to territory 4. A floor that scores nothing by itself can still be the best one.
planning-third = Third floor of the tower: 3 inhabitants. Build.
planning-apartments = Now there is nothing bigger for the tower to wait for. Claim the Apartments: 7 points. Since you declined 4 points, this tower has helped you to score 23.
planning-start = You were last in the round, so you begin the next one: three actions in a row. You lead in all four territories of your secrets. The smallest lead is in 2, but the Torticrane stands in 1 now, and an invasion there could change everything.
planning-secure = A third floor on the tower in the cheapest red zone costs 3. An invader pays twice what a building cost, so tall towers protect a territory. Build.
planning-count = If the game ended now, you would have 48 points for projects, 24 for your two secrets and 6 for 28 inhabitants: 78. Count like this once every round.
planning-supply = Only two floors are left in your supply. Whoever places their last floor makes this round the last one. When you are ahead, hurry; when you are behind, demolish and take floors back.
planning-people = Typical mistakes: claiming the first small project with a tower that could do more; sending the Torticrane where a rival needs it; and ending with fewer than 10 inhabitants, which costs up to 30 points.
planning-next = You may go on from here and win this game, or begin one of your own.

## Components on the rules page: pictures by name

part-crane = The Torticrane
part-floor-0 = Floor of the Sylphens
part-floor-1 = Floor of the Mecass
part-floor-2 = Floor of the Pterygotes
part-floor-3 = Floor of the Azagayahs
part-roof-piece = Roof
part-green = Green zone
part-yellow = Yellow zone
part-red = Red zone
part-bramble = Bramble zone or token
part-clan-0 = Turn-order marker of the Sylphens
part-clan-1 = Turn-order marker of the Mecass
part-clan-2 = Turn-order marker of the Pterygotes
part-clan-3 = Turn-order marker of the Azagayahs
part-gear = One action
part-person = Inhabitants
part-points = Victory points
part-card = Common project, face down
part-sealed = Secret objective, face down
part-invasion = Ploy: invasion
part-strategic = Ploy: strategic movement
part-roof = Ploy: roof transfer
part-hammer = Demolition
part-ploy = Ploy token
part-turtle = The Torticrane stands here
part-arrow = To move

## The gallery

gallery-projects = Common projects
gallery-secrets = Secret objectives
example-GN-3-5-1 = { n-inhabitants } at the end: { n-points }.
example-GN-4-9-10 = Two adjacent buildings on green, one with two floors and now with the roof: the Sanctuary brings { n-points } at once.
example-GN-3-7-2 = Sculpture: two of these buildings count. One is too low, and one has a roof. { n-points }.
example-GN-3-7-3 = Post Office: all floors of these three open buildings on yellow. { n-points }.
example-GN-3-7-4 = Belfry: three buildings are tall enough, but two of them share a territory. { n-points }.
example-GN-3-7-5 = Observatory: only one of the two buildings is tall enough. { n-points }.
example-control-one = Control of territories { $first } and { $second }: you have the most floors in the first; the second is tied. { n-points }.
example-control-both = Control of territories { $first } and { $second }: you have the most floors in both, in the second thanks to a closed building. { n-points }.
example-GN-4-11-4 = Projects, two objectives, population: { n-points } in all.

## Errors of games: what is wrong with a position or an edition

phrase-0-where-no-territory-lies = 0 where no territory lies
phrase-only-bramble-zones = only bramble zones
phrase-some-are-missing = not all territories on the board
phrase-nothing-on-the-board-before-all-lie-there = nothing on the board before all territories lie there
phrase-only-on-an-empty-board-with-more-than-n-inhabitants-each = only on an empty board, and if everybody has more than this many inhabitants: { $n }
phrase-a-set-up-with-cards-in-play = a set-up with cards in play
phrase-open-projects-and-hands-only = cards only among the open projects and in hand
phrase-n-to-lay = still to lay: { $n }
phrase-one-for-each-empty-place = one for each empty place
phrase-n-to-open = still to open: { $n }
phrase-no-list-for-each-seat = no list for each seat
phrase-lists-of-moves = lists of moves
phrase-a-marker-on-space-n = a marker on space { $n }
phrase-name-in-the-turn-of-seat-n = { $name } in the turn of seat { $n }
phrase-markers-in-order-of-play = markers in order of play
phrase-n-cards-and-count-deals = cards: { $n }, deals: { $count }
phrase-no-answers = no answers
phrase-lists-of-moves-to-a-question = lists of moves that answer a question
phrase-name-without-a-ploy = { $name } without a ploy
phrase-true-for-a-later-action = true for a later action
phrase-an-own-roof-that-fits-elsewhere = a roof of the same seat that fits elsewhere
phrase-no-project-to-claim = no project to claim
phrase-a-complete-pattern = a complete pattern
phrase-no-need = nothing to open
phrase-an-empty-place-and-a-deck = an empty place and a deck
phrase-n-floors-owner-name-count-roofs = floors: { $n }, owner: { $name }, roofs: { $count }
phrase-an-owner-with-floors-and-a-roof-only-on-top-of-them = an owner only with floors, and a roof only on top of them
phrase-zone-name = zone { $name }
phrase-two-different-cards-and-then-no-hand = two different cards, and then no hand
phrase-a-building = a building
phrase-only-with-a-bramble-token = only with a bramble token

reason-people = { $how ->
    [more] brings inhabitants: +{ $n }
    [denied] costs { $name } inhabitants: { $n }
   *[kept] keeps inhabitants to build with: { $n }
}
reason-ploys = { $how ->
    [more] brings ploy tokens: +{ $n }
    [denied] { $name } gets fewer ploy tokens
   *[kept] keeps ploy tokens: { $n }
}
reason-territories = { $how ->
    [more] wins control of territories: +{ $n }
    [denied] takes control of a territory from { $name }
   *[kept] keeps control of territories: { $n }
}
reason-projects = { $how ->
    [more] one floor away from open projects: +{ $n }
    [denied] takes an open project out of the reach of { $name }
   *[kept] stays one floor away from open projects: { $n }
}
reason-secret_objectives = { $how ->
    [more] brings a secret objective nearer, points: +{ $n }
   *[kept] keeps secret objectives on course, points: { $n }
}
reason-floors = { $how ->
    [more] adds floors: +{ $n }
    [denied] { $name } loses floors: { $n }
   *[kept] keeps all floors: { $n }
}

## Parts of a position

position-first = First player
position-turn = To move
position-actions = Actions left
position-round = Round
position-last = Last round
position-territories = Territories in their places
position-turns = How territories are turned
position-brambles = Bramble tokens
position-roofs = Roofs
position-crane = Territory of the Torticrane
position-projects = Open projects
position-buildings = Buildings
position-population = Population
position-ploys = Ploy tokens
position-space = Space on the turn order track
position-points = Points
position-claimed = Claimed projects
position-hand = Secrets in hand
position-kept = Secrets kept
position-rejected = Secrets put back
