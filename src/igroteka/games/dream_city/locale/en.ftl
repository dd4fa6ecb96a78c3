# Dream City in English.
# Tiles have the form .a with an article; kinds have the form .plural.

title = Dream City
tagline = Build the town everyone wants to live in
about = Fill a city of twenty-five cells with offices, metro stations, parks, homes and shops. Every building scores the moment it is laid, and the column you choose decides which tile you take next. Spring cells, one flower token and sudden rescorings reward good timing.
minutes = 30 minutes
weight = light

## Words

kind-office = office
    .plural = offices
kind-metro = metro station
    .plural = metro stations
kind-park = park
    .plural = parks
kind-home = home
    .plural = homes
kind-shop = shop
    .plural = shops

tile-office = office
    .a = an office
tile-metro = metro station
    .a = a metro station
tile-park = park
    .a = a park
tile-home = home
    .a = a home
tile-shop_park_home = ice-cream shop
    .a = an ice-cream shop
tile-shop_park_office = pet shop
    .a = a pet shop
tile-shop_park_metro = apple shop
    .a = an apple shop
tile-shop_home_office = toy shop
    .a = a toy shop
tile-shop_office_metro = bookshop
    .a = a bookshop
tile-shop_home_metro = flower shop
    .a = a flower shop
tile-unseen = unseen tile
    .a = an unseen tile
tile-none = empty

symbol-seed = seed
symbol-bulb = bulb
symbol-sprout = sprout
symbol-leaf = leaf
symbol-star = star

cell-r1c1 = in row 1 of the seed column
cell-r1c2 = in row 1 of the bulb column
cell-r1c3 = in row 1 of the sprout column
cell-r1c4 = in row 1 of the leaf column
cell-r1c5 = in row 1 of the star column
cell-r2c1 = in row 2 of the seed column
cell-r2c2 = in row 2 of the bulb column
cell-r2c3 = in row 2 of the sprout column
cell-r2c4 = in row 2 of the leaf column
cell-r2c5 = in row 2 of the star column
cell-r3c1 = in row 3 of the seed column
cell-r3c2 = in row 3 of the bulb column
cell-r3c3 = in row 3 of the sprout column
cell-r3c4 = in row 3 of the leaf column
cell-r3c5 = in row 3 of the star column
cell-r4c1 = in row 4 of the seed column
cell-r4c2 = in row 4 of the bulb column
cell-r4c3 = in row 4 of the sprout column
cell-r4c4 = in row 4 of the leaf column
cell-r4c5 = in row 4 of the star column
cell-r5c1 = in row 5 of the seed column
cell-r5c2 = in row 5 of the bulb column
cell-r5c3 = in row 5 of the sprout column
cell-r5c4 = in row 5 of the leaf column
cell-r5c5 = in row 5 of the star column

bonus-double = double points
bonus-extra_turn = an extra turn

opponent-alice = Alice
opponent-boris = Boris
opponent-zinovy = Zinovy

mode-training = training game
mode-full = full rules
mode-solo = solo game

side-A = side A
side-B = side B

n-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

## Score

item-office = Offices
item-metro = Metro
item-park = Parks
item-home = Homes
item-shop = Shops
item-double = Doubled points
item-rescoring = Rescoring
item-final = Final rescoring
item-taken = Tiles taken
item-laps = Laps of the market

## What happens

event-first = { $seat } goes first.
event-removed = One { $tile } goes back to the box.
event-dealt = { $seat } is dealt { $tile_a }.
event-left_over_unseen = A leftover tile goes to the box face down.
event-opponent_starts_with = The opponent starts with { $tile_a }.
event-early_token = { $count ->
    [1] The first
   *[other] The second
} rescoring token for { $kind_plural } comes out during set-up: nobody rescores.
event-token = { $count ->
    [1] The first
   *[other] The second
} rescoring token for { $kind_plural } comes out.
event-no_rescoring = No rescoring of { $kind_plural }: a flower token has already triggered it.
event-turned = The market shows { $tile_a } under the { $symbol }.
event-turn = { $seat } to move.
event-cannot_build = { $seat } has nothing to build, or nowhere to build it.
event-built = { $seat } builds { $tile_a } { $cell }.
event-spring = { $bonus_id ->
    [double] { $seat } doubles the points of a building on a spring cell.
   *[extra_turn] { $seat } gets an extra turn from a spring cell.
}
event-flower = { $bonus_id ->
    [double] { $seat } spends the flower token to double the points of a building.
   *[extra_turn] { $seat } spends the flower token on an extra turn.
}
event-flower_rescore = { $seat } spends the flower token, and everybody rescores { $kind_plural }.
event-scored = { $seat } scores { n-points } for the { $kind } { $cell }.
event-doubled = { $points ->
    [one] { $seat } scores { $points } more point for doubling.
   *[other] { $seat } scores { $points } more points for doubling.
}
event-took = { $seat } takes the { $tile } under the { $symbol }.
event-drew = { $seat } draws { $tile_a } from the { $symbol } stack.
event-took_nothing = { $seat } takes nothing: the market is empty.
event-extra_turn = { $seat } takes an extra turn.
event-rescored = Rescoring of { $kind_plural }: { $seat } scores { n-points }.
event-kept = { $seat } keeps the { $tile } and scores { n-points } for { $kind_plural }.
event-opponent_stays = { $opponent } finds no open tile and stays put.
event-opponent_lap = { $opponent } completes a lap and scores { n-points }.
event-opponent_took = { $points ->
    [0] { $opponent } takes the { $tile } under the { $symbol }.
   *[other] { $opponent } takes the { $tile } under the { $symbol } and scores { n-points }.
}
event-opponent_rescored = Rescoring of { $kind_plural }: { $opponent } scores { n-points }.
event-opponent_final = { $opponent } scores { n-points } for the whole collection.
event-game_over = The game is over.

## Questions

ask-Build = Lay one of your tiles on an empty cell.
ask-Bonus = This building scores { n-points }. Use a bonus?
ask-BeforeRefill = Use your flower token before the market is refilled?
ask-LastChance = Use your flower token to rescore before your turn ends?
ask-ChooseFromMarket = Nothing is left under the { $symbol }: take any tile from the market.
ask-KeepTile = The game is ending. Choose a tile to keep: your city rescores its kind.

## Moves

move-build = { $tile_cap } { $cell }: { n-points }
move-spring = { $bonus_id ->
    [double] Spring cell: double it, +{ n-points }
   *[extra_turn] Spring cell: take an extra turn
}
move-flower = { $bonus_id ->
    [double] Flower token: double it, +{ n-points }
   *[extra_turn] Flower token: take an extra turn
}
move-flower_rescore = Flower token: rescore { $kind_plural }, { n-points } for you
move-take = Take the { $tile } under the { $symbol }
move-keep = Keep the { $tile }: { n-points } for your { $kind_plural }
caution-spring = The spring bonus is lost.
move-done = { $stage ->
    [Bonus] Continue: score and take a tile
    [BeforeRefill] Keep the flower token
   *[LastChance] End the turn
}
more-build = You will take the tile under the { $symbol }.

chance-first = First player: { $seat }
chance-remove = To the box: { $what }
chance-deal = Dealt: { $what }
chance-left_over = Left over: { $what }
chance-turn_over = Turned over: { $what }
chance-draw = Drawn: { $what }

## What was drawn: asked when a real table is recorded

ask-FirstPlayer = Who goes first?
ask-RemoveShop = Which shop goes back to the box?
ask-Deal = Which building is dealt to { $seat }?
ask-LeftOver = Which tile is left over? Buildings stay face down, except in a solo game.
ask-TurnOver = What is turned over under the { $symbol }?
ask-DrawBlind = What does { $seat } draw from the { $symbol } stack?

what-office = { tile-office }
what-metro = { tile-metro }
what-park = { tile-park }
what-home = { tile-home }
what-shop_park_home = { tile-shop_park_home }
what-shop_park_office = { tile-shop_park_office }
what-shop_park_metro = { tile-shop_park_metro }
what-shop_home_office = { tile-shop_home_office }
what-shop_office_metro = { tile-shop_office_metro }
what-shop_home_metro = { tile-shop_home_metro }
what-rescore_office = rescoring token for offices
what-rescore_metro = rescoring token for metro stations
what-rescore_park = rescoring token for parks
what-rescore_home = rescoring token for homes
what-rescore_shop = rescoring token for shops
what-unseen = { tile-unseen }

## Refusals

no-built-already = You have already laid your tile.
no-take-yet = You do not choose from the market: the cell you build on decides which tile you get.
no-take-first = First take your new tile.
no-stack = You may not look into the stacks.
no-collection = These tiles belong to your opponent.
no-foreign-city = This is another player’s city.
no-occupied = There is already { $tile_a } { $cell }.
no-flower-training = The training game has no flower tokens.
no-flower-left = You have already spent your flower token.
no-single-token = { $count ->
    [0] There is no rescoring token for { $kind_plural } yet: the flower token needs exactly one.
   *[other] Both rescoring tokens for { $kind_plural } are out: the flower token needs exactly one.
}
no-foreign-flower = This is another player’s flower token.
no-token-at-all = No kind has exactly one rescoring token, so there is nothing to rescore.
no-empty-slot = There is no face-up tile here.
no-game-ends = Building is over: choose the tile you want to keep.
no-training-side = The training game is played on side A only.

## Set-up

option-mode = Rules
    .hint = The training game leaves out spring bonuses, flower tokens and rescoring: good for a first try.
option-mode-full = Full rules
option-mode-training = Training game
option-opponent = Opponent
    .hint = The opponent walks along the market and collects tiles in a race against you. To give you an idea: our hard bot beats Alice, Boris and Zinovy in 82%, 18% and 5% of its games on side A, and in 97%, 55% and 10% on side B.
option-opponent-alice = Alice, easy
option-opponent-boris = Boris, medium
option-opponent-zinovy = Zinovy, hard
option-side = City board
    .hint = On our boards spring cells lie close together on side A and far apart on side B; the printed boards are not published.
option-side-A = Side A
option-side-B = Side B, a little harder
option-first = First player
    .hint = Who has the first turn of every round.
option-first-random = At random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-solo_take_scoring = Opponent’s points for a tile
    .hint = Our ruling: the rulebook can be read in three ways. Its closing example counts the table once, and only this reading makes the three opponents easy, medium and hard.
option-solo_take_scoring-final_only = Only in rescorings and at the end
option-solo_take_scoring-table_value = The table’s value immediately (literal)
option-solo_take_scoring-increment = The difference immediately
option-chain_mode = Offices and metro
    .hint = Which tiles a new office or metro station counts when it is laid.
option-chain_mode-lines = Straight lines
option-chain_mode-component = The whole connected group
option-flower_rescore_blocks_pair = After rescoring with a flower token
    .hint = Whether the second token of that kind makes everybody rescore once more.
option-flower_rescore_blocks_pair-false = The second token rescores again
option-flower_rescore_blocks_pair-true = The second token does nothing
option-edition = Component values
    .hint = Spring cells and the numbers of shops come from the loaded file. Without --edition, ours are used.

order-flower = Flower token questions
    .hint = How often to ask about the flower token when there is nothing else to decide.
order-flower-ask = Always ask
order-flower-build = Ask only after building
order-flower-keep = Do not ask, keep the token

## Hints and the reminder card

hint-office = Offices love company: continue long rows and columns.
hint-metro = The metro runs along diagonals: let its lines cross the whole town.
hint-park = Parks pay best in threes; then start a new group.
hint-home = Homes want variety: give each one different neighbours.
hint-shop = Shops look for neighbours in the two colours of their roofs.
hint-market = Look at the market before you build: the column decides which tile you get.
hint-turn = Build → score → take

card-office = 1, and 1 more for each office in line along its row and column
card-metro = 1, and 1 more for each metro station in line along its diagonals
card-park = 1, 3, 4 for the first, second and third of a group, then 0
card-home = 1, and 1 more for each different kind next to it
card-shop = 1, and 1 more for each neighbour in a colour of its roof
card-rescoring = Rescoring: 2 for each office, metro station and park; homes and shops score again

## The drawing

draw-title = Dream City
draw-score = { $player }: { n-points }.
draw-finished = Finished stacks: { $count } of { $all }
draw-turn = { $player } to move
draw-on-turn = { $player } to move
draw-name = { $player }
draw-over = Game over
draw-last-round = Last round
draw-double = Points doubled
draw-extra = Extra turn
draw-first = First player
draw-done = Has chosen
draw-side = { $side_cap }
draw-points = { n-points }
draw-stack = { $symbol_cap } stack: { n-tiles }
draw-market = Under the { $symbol }: { $tile }
draw-market-empty = Under the { $symbol }: no tile
draw-opponent = { $opponent } stands at the { $symbol }
draw-area = Rescoring tokens
draw-place = Rescoring tokens for { $kind_plural }: { $count } of 2{ $blocked ->
    [1] , already rescored with a flower token
   *[0] { "" }
}
draw-collection = Collected { $kind_plural }: { $count }, worth { n-points }
draw-rival-scale = Points by the number of tiles of one kind
region-market = Market
region-guide = How buildings score
draw-guide-office = { card-office }
draw-guide-metro = { card-metro }
draw-guide-park = { card-park }
draw-guide-home = { card-home }
draw-guide-shop = { card-shop }
draw-flower = { $count ->
    [0] { $player }: flower token spent
   *[other] { $player }: flower token
}
draw-hand = { $tile_cap } in your hand, known only to you
draw-hand-seen = { $tile_cap } in your hand, seen by everyone
draw-hand-other = { $player } holds: { $tile }
draw-hand-hidden = { $player }, hidden tiles: { $count }
draw-tally = Where the points come from
draw-cell = { $player }, row { $row }, column { $column } ({ $symbol }{ $spring ->
    [1] , spring cell
   *[0] { "" }
}): { $tile }

## The drawing in plain text: short names of tiles, for shops with the kinds on the roof

code-office = Of
code-metro = Me
code-park = Pa
code-home = Ho
code-shop_park_home = Sph
code-shop_park_office = Spo
code-shop_park_metro = Spm
code-shop_home_office = Sho
code-shop_office_metro = Som
code-shop_home_metro = Shm

draw-mode = { $mode_cap }
draw-all-choose = Everybody is choosing
draw-stacks = Stacks
draw-open = Market
draw-holds = hand: { $tiles }
draw-has-flower = flower token
draw-spring = spring cell

## The lesson

learn-title = Your first training game
learn-about = A short scripted game: you build every kind of building at least once, see what it scores, and win.
learn-rival = Vera
learn-welcome = Welcome to Dream City! You play a short training game against { learn-rival }. Every turn has three parts: build a tile, score it, take a new one.
learn-hand = Here is your hand: two tiles that nobody else knows. Each turn you build one of the two.
learn-market = This is the market: five symbols, and under each a face-up tile. The same five symbols stand above the columns of your city.
learn-first = Where you build decides what you take. You want the office under the bulb, so build in the bulb column: choose a park, then the cell in the first row.
learn-scored = Your first park brought 1 point, and the office is in your hand. The eye on it means that everybody saw you take it. { learn-rival } has built too.
learn-column = Always look at the market before you build. A home lies under the sprout: lay the office in the sprout column, second row.
learn-home = Homes love variety. A home scores 1 point, and 1 more for each different kind of building next to it.
learn-home-place = Between the park and the office a home is worth 3 points. And under the bulb a pet shop is waiting for you.
learn-shop = A shop’s roof shows two colours. A shop scores 1 point, and 1 more for each neighbour in one of these colours.
learn-shop-place = The pet shop likes parks and offices. Here it has one of each next to it: 3 points.
learn-metro = Metro stations look along the diagonals. A lonely one scores 1 point, but it can begin a line.
learn-metro-place = Begin the line at the edge of the town, in the seed column. The office under the seed will come in handy.
learn-park = Parks love company. The first park of a group scores 1 point, the second 3, the third 4; any after that score nothing.
learn-park-place = Lay your second park next to the first: 3 points, and one more office.
learn-office = Offices form lines. An office scores 1 point, and 1 more for each office in an unbroken line with it along its row and column.
learn-office-place = Continue the row for 2 points. In the leaf column you also get a metro station.
learn-end = Only one tile is left in the seed stack and one in the bulb stack. As soon as a stack is empty, this round is the last.
learn-diagonal = Finish your metro line: corner to corner with the other station, 2 points. You are building in the bulb column, so its last tile is turned over and the game ends.
learn-won = Well done: you win by 16 points to 15!
learn-full = The full game adds three things: spring cells that double points or give an extra turn, one flower token for each player, and rescoring tokens hidden in the stacks.
learn-more = You know enough to play. Whenever something is not allowed, click it: the game tells you why and shows you the rule.
planning-title = Plan and score
planning-about = The second half of a game with all rules: build towards a rescoring, use the flower token and spring cells at the right moment, and decide yourself when the game ends.
planning-welcome = You join a game in the middle: you lead 19 to 16, and { learn-rival } has spent her flower token. Let us see how many points planning brings.
planning-clock = First look at the clock: these numbers. For two players the game ends with the round in which three stacks are empty. The bulb stack is empty already, so do not plan for more than five or six turns.
planning-two = Each building answers two questions: what does it score now, and which tile do I take? Under the leaf lies an apple shop, which likes parks and metro stations. You have both.
planning-cell = So build your home in the leaf column, between the park and the office: two different kinds next to it, 3 points. One turn ago you laid that office for 1 point only to prepare this cell.
planning-flower = Now your flower token. It can rescore a kind of which exactly one rescoring token lies here: offices, homes or shops. Everybody scores, so choose a kind that you have more of.
planning-flower-now = Homes and shops score again in full at a rescoring; offices, metro stations and parks bring 2 points each. Your three homes are worth 4, 3 and 3, the one home of { learn-rival } is worth 2. Rescore homes: 10 to 2.
planning-lead = 13 points in one turn, and nothing is lost: the second token for homes is still hidden in a stack. When it comes out, homes score once more, as offices did just now. So go on with homes and with whatever makes them worth more.
planning-shop = Lay the apple shop below the park. It scores only 2, but it stands next to a spring cell where your next home will stand, and homes like neighbours of different kinds.
planning-spring = A spring cell doubles the points of one tile or gives an extra turn. Do not waste it on a tile worth 1 point: first prepare the neighbours. Now a home here has a home and a shop next to it. Build it.
planning-double = A home and a shop next to it: 3 points. Double them.
planning-tempo = Two stacks are empty now, and you lead by 17 points. From here on every further round helps only { learn-rival }, so you want to end the game. The leaf stack has only two tiles left: build in its column as often as you can.
planning-extra = Doubling 1 point would bring 1 more. An extra turn brings a whole extra building, and the leaf stack gets shorter. For a cheap tile take the extra turn, for an expensive one the doubling.
planning-close = One tile is left in the leaf stack. The ice-cream shop would score 3 in the star column, between park and home, and only 2 here. But here the last tile is turned over, and { learn-rival } has just one turn left. With a lead of 20 points that is worth more: close the game.
planning-keep = At the end everybody keeps one of the two tiles in hand, and its kind is rescored in their city. One office would bring 2 points; your three shops bring 3, 2 and 2. Keep the shop. Think of this already when you take your last tiles.
planning-metro = Now look along the diagonals: your two metro stations lie on one line with this cell. The third one scores 3, and the sprout column gives you another home. Where several cells score the same, the tile that you take decides.
planning-park = A lonely park scores only 1, but this is a spring cell. Build the park here.
planning-home = Your extra turn: a home in the leaf column again, between the metro station and the office, 3 points. You take the ice-cream shop.
planning-won = 65 to 43. Almost half of your points came from rescorings: from the flower token, from the stacks, and at the very end.
planning-mistakes = Three mistakes that cost the most: a fourth park in a group, which scores nothing; a spring cell spent on a lonely tile; and a flower token that is kept until nothing is left to rescore.
planning-next = And watch the other city: a tile that { learn-rival } needs is a good one to take. Now try it in a real game.

## Components on the rules page: pictures of the drawing by their names

part-office = Office
part-metro = Metro station
part-park = Park
part-home = Home
part-shop_park_home = Ice-cream shop: park and home
part-shop_park_office = Pet shop: park and office
part-shop_park_metro = Apple shop: park and metro
part-shop_home_office = Toy shop: home and office
part-shop_office_metro = Bookshop: office and metro
part-shop_home_metro = Flower shop: home and metro
part-back = Tile, face down
part-spring = Spring cell
part-flower = Flower token
part-token-office = Rescoring token: offices
part-token-metro = Rescoring token: metro
part-token-park = Rescoring token: parks
part-token-home = Rescoring token: homes
part-token-shop = Rescoring token: shops
part-alice = Alice, solo opponent
part-boris = Boris, solo opponent
part-zinovy = Zinovy, solo opponent
part-first = First player
part-seed = { symbol-seed }. Market symbol: a building that covers it brings the face-up tile of its slot
part-bulb = { symbol-bulb }. Market symbol: a building that covers it brings the face-up tile of its slot
part-sprout = { symbol-sprout }. Market symbol: a building that covers it brings the face-up tile of its slot
part-leaf = { symbol-leaf }. Market symbol: a building that covers it brings the face-up tile of its slot
part-star = { symbol-star }. Market symbol: a building that covers it brings the face-up tile of its slot
part-seen = Seen by everyone
part-points = Victory points
part-double = { item-double }
part-rescoring = { item-rescoring }
part-final = { item-final }
part-done = { draw-done }
part-arrow = To move

## The gallery

gallery-scoring = How buildings score
example-DC-4-1-5 = All five offices are connected, so all of them count: { n-points }.
example-DC-4-1-7 = { $opponent } takes a third office: { n-points }, the difference from two to three.
example-DC-4-1-8 = { $opponent } takes a third office: { n-points }, the value for three.
example-DC-4-3-10 = The second office of a row, doubled on a spring cell: { n-points }.
example-DC-4-4-2 = Two offices to the left and one above continue the new one; the office below branches off. { n-points }.
example-DC-4-4-4 = Three stations continue the new one along its diagonals. { n-points }.
example-park-alone = A park alone: { n-points }.
example-park-second = The second park of a group: { n-points }.
example-park-third = The third park of a group: { n-points }.
example-DC-4-4-7 = This park joins the others into a group of four: { n-points }.
example-DC-4-4-9 = Around the new home are offices, a home and a park, three kinds. { n-points }.
example-DC-4-4-11 = Two parks and a home are on the roof of the new shop, the office is not. { n-points }.
example-DC-4-4-12 = For the new shop the park counts, the shop above does not. { n-points }.
example-DC-4-7-4 = Offices are rescored, and there are three of them: { n-points }.
example-DC-4-7-5 = Homes are rescored: one has two kinds around it, the other has no neighbour. { n-points }.
example-DC-4-10-2 = A park in hand, three parks in the city: { n-points }.
example-DC-4-10-5 = A shop in hand: both shops of the city are rescored, one next to two parks on its roof. { n-points }.
example-DC-4-11-7 = { $opponent } moves from the fifth slot to the first on side A: { n-points }.
example-DC-4-11-9 = { $opponent } takes a third office: { n-points }.
example-DC-4-11-10 = { $opponent } with five homes: { n-points }.
example-DC-4-11-12 = Parks are rescored, { $opponent } has four of them: { n-points }.
example-DC-4-11-13 = { $opponent } ends with three offices, a metro station and two homes: { n-points }.

## Errors of games: what is wrong with a position or an edition

phrase-every-cell-once = every cell once
phrase-n-shops-in-all-here-count = shops in all: { $n }, here: { $count }
phrase-n-of-each-kind-shops-with-different-roofs = { $n } of each kind, shops with different roofs
phrase-nothing-that-seat-n-can-build = nothing to build for seat { $n }
phrase-a-tile-and-an-empty-cell = a tile and an empty cell
phrase-name-which-is-empty = { $name }, which is empty
phrase-a-tile-just-laid = a tile just laid
phrase-a-slot-that-is-not-to-be-filled = a place in the market that is not to be filled
phrase-an-empty-slot-with-a-stack = an empty place in the market, with tiles in its stack
phrase-stacks-box-and-left-over-tiles-together = as many as stacks, box and left-over tiles hold together
phrase-n-tiles-and-count-deals = tiles: { $n }, deals: { $count }
phrase-one-keeptile-for-each-seat-with-a-hand = one KeepTile for each seat with a hand
phrase-at-most-the-n-buildings-of-the-pool = at most the buildings of the pool ({ $n })
phrase-none-without-the-solo-opponent = none without the solo opponent
phrase-n-tiles-in-all-zones-together = tiles in all zones together: { $n }
phrase-n-tokens-in-pool-and-area = tokens in pool and area: { $n }
phrase-n-tiles = tiles: { $n }
phrase-hand-of-seat-n = hand of seat { $n }

reason-secret_spots = { $how ->
    [more] makes room for the tiles in hand, points: +{ $n }
   *[kept] keeps good places for the tiles in hand, points: { $n }
}
reason-threat_tile = { $how ->
    [denied] takes away a tile that { $name } could use, points: { $n }
   *[kept] a tile that { $name } could use, points: { $n }
}
reason-again-kind = { $how ->
    [more] a rescoring of { $kind_plural } would bring more: +{ $n }
    [denied] a rescoring of { $kind_plural } would bring { $name } less: −{ $n }
   *[kept] a rescoring of { $kind_plural } would bring { $n }
}
reason-nearer-kind = { $how ->
    [more] brings a rescoring of { $kind_plural } nearer
    [denied] keeps a rescoring of { $kind_plural } from { $name }
   *[kept] a rescoring of { $kind_plural } is near
}
reason-flower = { $how ->
    [more] gets the flower token
    [denied] keeps the flower token from { $name }
   *[kept] keeps the flower token
}

## Parts of a position

position-first = First player
position-turn = To move
position-market = Market
position-stacks = Face-down stacks
position-area = Rescoring tokens that are out
position-blocked = Kinds rescored with a flower token
position-removed = Out of the game
position-discarded = Discarded
position-walker = Walker of the solo opponent
position-collection = Tiles of the solo opponent
position-rival = Points of the solo opponent
position-pool = Face-down tiles by kind
position-box = Tiles in the box
position-city = City
position-hidden = Hand nobody has seen
position-open = Hand everybody has seen
position-points = Points
position-flower = Flower tokens
