# Sweet Lands in English.

title = Sweet Lands
tagline = Turn your domain into the sweetest land of the realm
about = The sugar king is looking for an heir. In five rounds you cover your domain with fields, forests, mines and seas, build roads and sweet cities, drive cart and locomotive along the industry track, call gingerbread rabbits to your table and hire workers. Cards pay for everything, so every card is a choice: play it, or spend it. The deck of worker cards that comes with it is our own design.
minutes = 120 minutes
weight = heavy

## Words

kind-gold = gold
kind-wheat = wheat
kind-wood = wood
kind-iron = iron
kind-basic = basic resources
kind-diamond = diamonds
kind-disc = action discs
kind-card = cards
kind-card_or_disc = cards or discs
kind-vp = victory points
kind-cp = city points
kind-ip = industry points
kind-any = any
kind-any_basic = any basic
kind-field = field
kind-forest = forest
kind-mine = mine
kind-sea = sea
kind-special = special terrain
kind-capital = capital cell
kind-cake = cake
kind-pie = pie
kind-tiramisu = tiramisu
kind-brownie = brownie
kind-macaron = macaron
kind-wagashi = wagashi
kind-tent = tent
kind-house = house
kind-building = building
kind-lab = laboratory
kind-shop = shop
kind-tower = clock tower
kind-rabbit = rabbit
kind-min_basic = lowest basic production
kind-max_basic = highest basic production
kind-immediate = immediate card
kind-round_end = round-end card

sweet-cake = cake
sweet-pie = pie
sweet-tiramisu = tiramisu
sweet-brownie = brownie
sweet-macaron = macaron
sweet-wagashi = wagashi

site-field = field
site-forest = forest
site-mine = mine
site-sea = sea
site-special = special cell
site-capital = capital cell
site-bonus = bonus-card area
on-field = field token
on-forest = forest token
on-mine = mine token
on-sea = sea token
on-special = special token
on-capital = capital cell
other-field = field
other-forest = forest
other-mine = mine
other-sea = sea
other-special = special
terrain-field = a field
terrain-forest = a forest
terrain-mine = a mine
terrain-sea = a sea
terrain-sp_prosper = a festival square
terrain-sp_industry = a railway yard
terrain-sp_terrain = a harvest meadow
terrain-sp_road = a crossroads
terrain-sp_gold = a gold spring
terrain-sp_diamond = a crystal cave
special-sp_prosper = festival square
special-sp_industry = railway yard
special-sp_terrain = harvest meadow
special-sp_road = crossroads
special-sp_gold = gold spring
special-sp_diamond = crystal cave
symbol-skill = a skill token
symbol-diamond = 1 diamond
symbol-gold = 5 gold
symbol-card = 1 card

piece-tent = tent
piece-house = house
piece-building = building
piece-lab = laboratory
piece-shop_agri = agriculture shop
piece-shop_forest = forestry shop
piece-shop_mining = mining shop
piece-tower = clock tower
feature-lab = laboratory
feature-tower = clock tower
feature-rabbit = gingerbread rabbit

color-orange = orange
color-green = green
color-grey = grey
color-any = any
color-least = least advanced
color-agri = agriculture
color-forest = forestry
color-mining = mining
column-agri = agriculture
column-forest = forestry
column-mining = mining
mark-agri = agriculture
mark-forest = forestry
mark-mining = mining
mark-marked = any
track-terrain = terrain
track-rabbit = rabbits
track-road = roads
track-property = properties
track-employed = employed workers
track-ip = industry points
marker-cart = cart
marker-locomotive = locomotive
marker-food = food marker

area-terrain_3 = Terrain
area-food_2 = Food
area-rabbit_1 = Rabbit
area-road_3 = Roads
area-property_2 = Properties
area-industry_2 = Industry
area-prosper_2 = Prosperity
area-disc_1 = Action disc
area-diamond_1 = Diamond
area-cards_2 = Cards
area-gold_6 = Gold
area-terrain_road_3 = Land
area-food_3 = Feast
area-industry_3 = Railway
area-rabbit_2 = Rabbits
area-property_3 = Quarter
area-copy_basic = Copy
area-gold_8 = More gold
area-copy_basic_additional = Copy all
area-cards_2_extra = More cards
action-industry = industry areas
action-rabbit = rabbit areas
action-terrain = terrain areas
action-road = road areas
action-food = food areas
action-property = property areas

character-bastet = Bastet Biscuit
character-nata = Nata Pastel
character-solby = Solby Chocolate
character-rikka = Rikka Berry
character-che = Che Lotus
character-elise = Elise Tea Rose
character-elsa = Elsa Skyr
character-elina = Elina Macaron
character-sena = Sena Lokum
character-carmen = Carmen Honey
character-sakura = Sakura Mochi
character-gretel = Gretel Stollen
character-jasmine = Jasmine Mei
character-laila = Laila Coral

domain-1A = board 1, side A
domain-1B = board 1, side B
domain-2A = board 2, side A
domain-2B = board 2, side B
domain-3A = board 3, side A
domain-3B = board 3, side B
domain-4A = board 4, side A
domain-4B = board 4, side B

skill-skill_orange = Orange Climb
skill-skill_green = Green Climb
skill-skill_grey = Grey Climb
skill-skill_columns = Full House
skill-skill_food = Banquet
skill-skill_ip = Foreman
skill-skill_basic = Larder
skill-skill_diamond = Gem Cutter
skill-skill_gold = Treasurer
skill-skill_on_property = Master Builder
skill-skill_on_rabbit = Rabbit Friend
skill-skill_on_bonus = Guildsman
skill-enh_city = Mayor
skill-enh_port = Harbour Master
skill-enh_sweet = Gourmet
skill-enh_industry = Rail Baron
skill-enh_rabbit = Rabbit Keeper
skill-enh_gold = Mint
skill-enh_land = Surveyor
skill-enh_cards = Card Sharp
skill-enh_gold_vp = Banker
skill-enh_brownie = Brownie Lover
skill-enh_columns = Employer
skill-enh_play_vp = Patron
skill-enh_road_cost = Road Mender
skill-enh_terrain_cost = Land Agent

tile-help_gold = gold
tile-help_wheat = wheat
tile-help_wood = wood
tile-help_iron = iron
tile-help_diamond = diamond
tile-help_card = card
tile-help_terrain = terrain token
tile-help_road = road
tile-help_industry = industry step
tile-help_food = food step
tile-help_gold_production = gold production
tile-help_basic_production = basic production
tile-help_prosper = prosperity
tile-help_mixed = mixed goods
tile-help_vp = victory points
tile-help_end_city = cities
tile-help_end_played = played cards
tile-help_end_terrain = terrain
tile-help_end_port = ports
tile-help_end_production = production

scoring-score_terrain = tokens of your most numerous terrain
scoring-score_production = your highest basic production
scoring-score_employed = employed workers
scoring-score_border = tokens on border cells

what-cake = card with a cake symbol
    .pl = cards with a cake symbol
what-pie = card with a pie symbol
    .pl = cards with a pie symbol
what-tiramisu = card with a tiramisu symbol
    .pl = cards with a tiramisu symbol
what-brownie = card with a brownie symbol
    .pl = cards with a brownie symbol
what-macaron = card with a macaron symbol
    .pl = cards with a macaron symbol
what-wagashi = card with a wagashi symbol
    .pl = cards with a wagashi symbol
what-round_end = round-end card
    .pl = round-end cards
what-immediate = immediate card
    .pl = immediate cards
what-any = card
    .pl = cards
what-basic = a basic area
    .pl = basic areas
what-basic-additional = a basic or additional area
    .pl = basic or additional areas

## Amounts

units = { $kind_id ->
    [gold] { $n } gold
    [wheat] { $n } wheat
    [wood] { $n } wood
    [iron] { $n } iron
    [basic] { $n ->
        [one] { $n } basic resource of your choice
       *[other] { $n } basic resources of your choice
    }
    [diamond] { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }
    [disc] { $n ->
        [one] { $n } action disc
       *[other] { $n } action discs
    }
    [card] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [vp] { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
    [cp] { $n ->
        [one] { $n } city point
       *[other] { $n } city points
    }
    [ip] { $n ->
        [one] { $n } industry point
       *[other] { $n } industry points
    }
   *[other] { $n } × { $kind }
}
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## What effects do

effect-and = { $a }, { $b }
effect-then = { $a } → { $b }
effect-or = { $a } or { $b }
effect-may = you may: { $what }
effect-often = any number of times: { $what }
effect-upto = { $what }, any number of times
effect-per = { $each ->
    [1] { $what } for each { $count_each }
   *[other] { $what } for every { $each } { $count }
}
effect-per-most = { $each ->
    [1] { $what } for each { $count_each } (at most { $most } times)
   *[other] { $what } for every { $each } { $count } (at most { $most } times)
}
effect-if = with at least { $condition }: { $what }
if-at-least = { $least ->
    [one] { $least } { $count_each }
   *[other] { $least } { $count }
}
effect-gain = gain { units }
effect-pay = { $kind_id ->
    [card] { $n ->
        [one] discard { $n } card
       *[other] discard { $n } cards
    }
    [card_or_disc] discard a card or return an action disc
   *[other] pay { units }
}
cost-nothing = free of charge
effect-produce = { $kind_id ->
    [any] any production +{ $n }
    [any_basic] basic production of your choice +{ $n }
   *[other] { $kind } production +{ $n }
}
effect-terrain = { $n ->
    [1] place 1 terrain token
   *[other] place up to { $n } terrain tokens
}
effect-terrain-anywhere = { $n ->
    [1] place 1 terrain token anywhere
   *[other] place up to { $n } terrain tokens anywhere
}
effect-road = { $n ->
    [1] place 1 road
   *[other] place up to { $n } roads
}
effect-property = { $n ->
    [1] place 1 property at its cost
   *[other] place up to { $n } properties at their cost
}
effect-property-less = { $n ->
    [1] place 1 property, { less-wood } cheaper
   *[other] place up to { $n } properties, each { less-wood } cheaper
}
less-wood = { $less } wood
effect-property-on = place 1 property on a { $on } at its cost
effect-property-less-on = place 1 property on a { $on }, { less-wood } cheaper
effect-property-free-on = place 1 property on a { $on } for free
effect-property-free = { $n ->
    [1] place 1 property for free
   *[other] place up to { $n } properties for free
}
effect-industry = industry track +{ $n }
effect-food = food track +{ $n }
effect-rabbit = { $n ->
    [1] place 1 rabbit
   *[other] place up to { $n } rabbits
}
effect-prosper = { $color_id ->
    [any] any prosperity track +{ $n }
    [least] prosperity of your least advanced colour +{ $n }
   *[other] { $color } prosperity +{ $n }
}
effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
effect-discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
effect-search = { $n ->
    [one] take { $n } { $what } of your choice from the deck
   *[other] take { $n } { $what_pl } of your choice from the deck
}
effect-search-play = { $n ->
    [one] take { $n } { $what } of your choice from the deck and play it for free
   *[other] take { $n } { $what_pl } of your choice from the deck and play one of them for free
}
effect-play = { $less ->
    [0] play a { $what }
   *[other] play a { $what }, { $less } gold cheaper
}
effect-play-free = play a { $what } for free
effect-skill = { $n ->
    [one] take { $n } skill token
   *[other] take { $n } skill tokens
}
effect-bonus = { $n ->
    [1] { $color } industry bonus
   *[other] { $color } industry bonus × { $n }
}
effect-flip = { $n ->
    [one] flip { $n } terrain token
   *[other] flip { $n } terrain tokens
}
effect-employ = { $n ->
    [one] employ { $n } worker from your hand for free
   *[other] employ { $n } workers from your hand for free
}
effect-wonder = wonder symbol
effect-locomotive = the locomotive enters the track
effect-discount = every property costs { $n } wood less
effect-marker = { $n ->
    [one] { $n } marker on the character
   *[other] { $n } markers on the character
}
effect-copy = copy { $what } and pay its cost
effect-nothing = nothing more
effect-clears-track = the industry track is free up to the next laboratory

count-sweet = { $kind } symbols
    .each = { $kind } symbol
count-sweet_best = symbols of your most numerous sweet
    .each = symbol of your most numerous sweet
count-terrain = terrain tokens
    .each = terrain token
count-terrain-kind = { $kind } tokens
    .each = { $kind } token
count-terrain-two = { $kind } or { $other } tokens
    .each = { $kind } or { $other } token
count-terrain-two-flipped = flipped { $kind } or { $other } tokens
    .each = flipped { $kind } or { $other } token
count-terrain-flipped = flipped { $kind } tokens
    .each = flipped { $kind } token
count-terrain-turned = flipped terrain tokens
    .each = flipped terrain token
count-terrain_best = tokens of your most numerous terrain
    .each = token of your most numerous terrain
count-terrain_border = tokens on border cells
    .each = token on a border cell
count-road = roads
    .each = road
count-property = properties
    .each = property
count-property-kind = properties of the type “{ $kind }”
    .each = property of the type “{ $kind }”
count-property-on = properties on { $on }s
    .each = property on a { $on }
count-property-kind-on = properties of the type “{ $kind }” on { $on }s
    .each = property of the type “{ $kind }” on a { $on }
count-rabbit = rabbits on the domain
    .each = rabbit on the domain
count-city = cities
    .each = city
count-city-with = cities with a { $feature }
    .each = city with a { $feature }
count-port = open ports
    .each = open port
count-played = played cards
    .each = played card
count-played-kind = played cards of the kind “{ $kind }”
    .each = played { $kind }
count-played-mark = played cards with the { $mark } mark
    .each = played card with the { $mark } mark
count-played-marked = played cards with a mark
    .each = played card with a mark
count-employed = employed workers
    .each = employed worker
count-employed-column = workers in the { $column } column
    .each = worker in the { $column } column
count-employed_sets = workers in each of the three columns
    .each = set of workers in all three columns
count-hand = cards in hand
    .each = card in hand
count-food = steps on the food track
    .each = step on the food track
count-industry = steps of your farther industry marker
    .each = step of your farther industry marker
count-prosper = prosperity steps
    .each = prosperity step
count-prosper_best_color = prosperity steps in your best colour
    .each = prosperity step in your best colour
count-prosper_least_color = prosperity steps in your least advanced colour
    .each = prosperity step in your least advanced colour
count-production = { $kind_id ->
    [min_basic] points of your lowest basic production
    [max_basic] points of your highest basic production
   *[other] points of { $kind } production
}
    .each = { $kind_id ->
        [min_basic] point of your lowest basic production
        [max_basic] point of your highest basic production
       *[other] point of { $kind } production
    }
count-round_ip = industry points of this round end
    .each = industry point of this round end
count-ip = industry points
    .each = industry point
count-cp = city points
    .each = city point
count-vp = victory points
    .each = victory point
count-wonder = wonder symbols
    .each = wonder symbol
count-marker = markers on the character
    .each = marker on the character
count-skill = skill tokens
    .each = skill token
count-diamond = diamonds
    .each = diamond
count-gold = gold
    .each = gold
count-shop = shops
    .each = shop
count-tower = clock tower
    .each = clock tower

ability-list = { $a }; { $b }
ability-none = nothing but a better start
ability-immediate = at once: { $what }
ability-round_end = at the end of each round: { $what }
ability-production = each production phase: { $what }
ability-free = once per round as a free action: { $what }
ability-flip = when flipped: { $what }
ability-when = whenever { $event }: { $what }
ability-act = { $what }
ability-act-once = once per round: { $what }
ability-round_1_draw = { $draw ->
    [one] in round 1 draw { $draw } card more and employ { $employ } workers for free
   *[other] in round 1 draw { $draw } cards more and employ { $employ } workers for free
}
when-play_card = you play a card
when-place_property = you place a property
when-place_rabbit = you place a rabbit
when-industry_bonus = you get an industry bonus
when-gold_production_up = your gold production rises by 1
when-diamond_as_card = you pay a diamond instead of a card
rule-area_cost_add = { $action } cost { $n } iron less
rule-area_cost_set = the area “{ $area }” costs only: { $cost }
rule-substitute = wood may replace wheat in the rabbit areas
rule-city_same_type = any group of three properties is a city
rule-tower_is_city = the group of the tower is a city, whatever its size
rule-city_table = a better city table of your own
rule-terrain_anywhere = terrain tokens need not be adjacent
rule-sweets = one more { $sweet } symbol
rule-diamond_as_card = diamonds may replace cards of a hand cost
rule-skill_double = every bonus of one skill token gives two
rule-brownie_discount_all = all cards get the brownie discount
rule-column_limit = industry columns hold { $n } more

## Names of moves and abilities

industry-agri = agriculture
industry-forest = forestry
industry-mining = mining
free-build = Build a little
free-buy_card = Buy a card
free-buy_basic = Buy a resource
free-sell_basic = Sell a resource
free-trade_basic = Trade resources
free-discard = Cash in
ability-bastet_free = Bastet’s cities
ability-solby_wheat = Solby’s wheat
ability-solby_road = Solby’s road
ability-solby_prosper = Solby’s prosperity
ability-che_flip = Che’s flip
ability-sakura_disc = Sakura’s disc
solo-solo_a1 = A1
solo-solo_a2 = A2
solo-solo_a3 = A3
solo-solo_a4 = A4
solo-solo_a5 = A5
solo-solo_a6 = A6
solo-solo_a7 = A7
solo-solo_a8 = A8
solo-solo_b1 = B1
solo-solo_b2 = B2
solo-solo_b3 = B3
solo-solo_b4 = B4
solo-solo_b5 = B5
solo-solo_b6 = B6
solo-solo_b7 = B7
solo-solo_b8 = B8

## Score

item-vp = Victory points of the game
item-prosper_terrain = Prosperity: terrain
item-prosper_rabbit = Prosperity: rabbits
item-prosper_road = Prosperity: roads
item-prosper_property = Prosperity: properties
item-prosper_employed = Prosperity: workers
item-prosper_ip = Prosperity: industry
item-city = City points
item-sets = Complete sets
item-gold = Gold left
item-diamonds = Diamonds left
item-ports = Ports
item-milestones = Milestones
item-scoring = Scoring tokens

## What happens

event-gained = { $seat }: +{ units }.
event-paid = { $seat } pays { units }.
event-raised = { $seat }: { $kind } production +{ $n }.
event-locomotive = The locomotive of { $seat } enters the track.
event-discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $card }.
event-found = { $seat } takes { $card } from the deck.
event-searched = { $n ->
    [one] { $seat } takes { $n } card of choice from the deck.
   *[other] { $seat } takes { $n } cards of choice from the deck.
}
event-reshuffled = The discard pile is shuffled into a new deck.
event-returned = { $n ->
    [one] { $seat } puts { $n } card under the deck and draws anew.
   *[other] { $seat } puts { $n } cards under the deck and draws as many anew.
}
event-terrain = { $seat } places { $terrain } on { $place }.
event-turned = { $seat } flips the token on { $place }.
event-activated = { $seat } activates the bonus-card area { $place }.
event-road = { $seat } places a road on { $edge }.
event-built = { $seat } places a { $piece } on { $place }.
event-industry = { $seat }: { $marker } on space { $space }.
event-food = { $seat }: food marker on space { $space }.
event-rabbit = { $seat } places a rabbit on { $place }.
event-prospered = { $seat }: prosperity of { $track }, space { $space }.
event-first_there = { $seat } is the first at the end of the track “{ $track }”.
event-bonus = { $seat } gets the { $industry } bonus.
event-skill = { $seat } takes the skill token { $skill }.
event-wonder = { $seat }: wonder symbol number { $n }.
event-played = { $seat } plays { $card }.
event-employed = { $seat } employs { $card } in { $industry }.
event-used = { $seat } uses the area { $area }.
event-used_disc = { $seat } uses the area { $area } with an own disc.
event-copied = { $seat } copies the area { $area }.
event-free = { $seat }, free action: { $free }.
event-ability = { $seat } uses: { $ability }.
event-flipped = { $seat } flips the skill token { $skill }.
event-milestone = { $seat } takes milestone { $milestone }.
event-milestones_over = Three milestones are taken: the others leave the game.
event-turn = { $seat } to move.
event-ended = { $seat } ends the round.
event-help = { $seat } stands on help cell { $cell }.
event-mio_moves = Mio goes to help cell { $cell }.
event-round = Round { $round } begins.
event-opens = The area { $area } opens.
event-solo = Mio’s card: { $solo }.
event-clean_up = Clean-up: discs go back.
event-passed_on = The packets are passed to the left.
event-game_over = The game is over.
event-skilled = { $seat } is a skilled confectioner.
event-beloved = { $seat } is a beloved ruler!
event-help_tile = Help cell { $cell }: { $tile }.
event-milestone_laid = Milestone { $milestone }, side { $side_cap }.
event-scoring_laid = Scoring token: { $scoring }.
event-offered = Enhanced skill token on offer: { $skill }.
event-first = { $seat } is the first player.
event-character = { $seat } plays { $character }.
event-domain = { $seat } takes { $domain }.

## Questions

ask-ChooseCharacter = Choose your character.
ask-ChooseDomain = Choose your domain.
ask-ChooseHelp = Put your help piece on a free cell of the help board.
ask-MoveHelp = Move your help piece to another free cell.
ask-Choice = Your turn: use an area, play a card, flip a skill token, or end the round. Free actions are allowed.
ask-Choice-acted = Your action is done. Free actions are still allowed; then end your turn.
ask-HandCost = { $n ->
    [one] { $area }: discard { $n } card.
   *[other] { $area }: discard { $n } cards.
}
ask-DiscardCards = { $n ->
    [one] Discard { $n } card.
   *[other] Discard { $n } cards.
}
ask-DiscardCards-disc = Discard a card or return an action disc.
ask-PayBasic = { $n ->
    [one] Pay { $n } basic resource: choose which.
   *[other] Pay { $n } basic resources: choose which.
}
ask-TakeBasic = { $n ->
    [one] Gain { $n } basic resource: choose which.
   *[other] Gain { $n } basic resources: choose which.
}
ask-Raise = Raise a production of your choice, left: { $n }.
ask-PlaceTerrain = Place terrain tokens, left: { $n }.
ask-PlaceRoad = Place roads, left: { $n }.
ask-TurnToken = Flip one of your face-up terrain tokens.
ask-Build = Place properties, left: { $n }. Choose the piece, then its site.
ask-AdvanceIndustry = Industry steps left: { $n }. Cart or locomotive?
ask-AdvanceFood = Food steps left: { $n }.
ask-PlaceRabbit = Place rabbits on properties, left: { $n }.
ask-AdvanceProsperity = { $color_id ->
    [any] Prosperity steps left: { $n }, on any track.
   *[other] Prosperity steps left: { $n }, on { $color } tracks.
}
ask-ChooseColor = Which of your least advanced colours?
ask-ChooseColumn = Which industry bonus?
ask-TakeSkill = Take skill tokens, left: { $n }.
ask-Employ = Employ { $card } for 1 diamond?
ask-Hire = Employ workers from your hand, left: { $n }.
ask-FirstWorkers = Employ two workers for free, left: { $n }.
ask-PlayOne = Play a card from your hand?
ask-PlayFound = Play one of the found cards for free.
ask-SearchDeck = Take cards from the deck, left: { $n }.
ask-CopyArea = Which area do you copy?
ask-KeepCard = Keep one card; the others are discarded.
ask-PickCard = Keep one of { $n } cards; the rest goes to your left.
ask-Rewards = Which bonus first?
ask-Bonuses = Which industry bonus first?

## Moves

move-use = { $n ->
    [one] { $area }: discard { $n } card, { $cost } → { $what }
   *[other] { $area }: discard { $n } cards, { $cost } → { $what }
}
move-disc = { $area } with your own disc: { $cost } → { $what }
move-copy = Copy { $area }: { $cost } → { $what }
move-play = Play { $card }: { $cost } → { $what }
move-flip = Flip { $skill }: { $what }
move-free = { $free }: { $what }
move-act = { $ability }: { $what }
move-milestone = Take milestone { $milestone }: 10 points at the end
move-tower = Place the clock tower on { $place }: { $what }
move-end_round = End the round
move-end_turn = End your turn
move-discard = Discard { $card }
move-return_disc = Return an action disc
move-spend_diamond = Pay a diamond instead of a card
move-take = Gain: wheat { $wheat }, wood { $wood }, iron { $iron }
move-pay = Pay: wheat { $wheat }, wood { $wood }, iron { $iron }
move-raise = { $kind_cap } production +1
move-place = Terrain on { $place }: { $what }
move-place-special = { $special_cap } on { $place }: { $what }
move-road = Road on { $edge }: { $what }
move-turn = Flip the token on { $place }: { $what }
move-build = { $piece_cap } on { $place }: { $cost } → { $what }; afterwards { $bonus }
move-rabbit = Rabbit on { $place }: { $what }
move-advance = { $marker_cap } to space { $space }: { $what }
move-prosper = Prosperity of { $track }, space { $space }: { $what }
move-prosper-last = Prosperity of { $track }, last space, for 1 diamond: { $what }
move-color = { $color_cap }
move-stop = That is enough
move-skill = Take { $skill }: { $what }
move-column = { $n ->
    [one] { $industry_cap } bonus: { $what }, and { $n } worker
   *[other] { $industry_cap } bonus: { $what }, and { $n } workers
}
move-employ = Employ in { $industry } for 1 diamond
move-hire = Employ { $card } in { $industry }
move-find = Take { $card }: { $what }
move-keep = Keep { $card }: { $what }
move-character = Play { $character }
move-domain = Take { $domain }
move-help = Help cell { $cell }: { $what }
move-first = First: { $what }
move-choose = { $what_cap }
move-yes = Yes: { $what }
move-no = No
move-times = { $n ->
    [0] Not at all
   *[other] { $what_cap }
}

chance-first_player = First player: { $seat }
chance-deal = Dealt: { $card }
chance-lay_milestone = Milestone { $milestone }, side { $side_cap }
chance-lay_scoring = Scoring token: { $scoring }
chance-lay_help = Help tile: { $tile }
chance-offer = Enhanced skill token: { $skill }
chance-reveal = Mio’s card: { $solo }

## Refusals

no-adjacent-cell = Terrain goes beside the capital or beside one of your tokens.
no-area-open = This area is not open yet.
no-area-space = All spaces of this area are taken.
no-basic-production = Only the production of wheat, wood and iron can be raised here.
no-card-here = This card cannot be taken now.
no-cards-for-area = { $n ->
    [one] The hand cost is { $n } card, and before round 5 one card must stay; you can spend { $cards }.
   *[other] The hand cost is { $n } cards, and before round 5 one card must stay; you can spend { $cards }.
}
no-cell-for-terrain = No token can lie here.
no-character-board = Somebody has this board already.
no-column-of-mark = The card does not carry the mark of this column.
no-column-room = This column is full.
no-copy-of-this = This area cannot be copied now.
no-diamond-for-last = The last space costs a diamond, and you have none.
no-diamond-for-skill = An enhanced token costs a diamond, and you have none.
no-domain-board = Somebody has this board already.
no-edge-near = Roads go on from the capital or from your roads.
no-edge-taken = A road lies here already.
no-flip-property = This token has no flip property.
no-flip-twice = This token has been flipped in this round.
no-help-cell = Choose a free cell, not your own.
no-last-card = Before round 5 your last card must stay in hand.
no-mark = Only immediate cards with a mark can be employed.
no-means-for-area = You cannot pay for this area.
no-means-for-area-cost = This area needs: { $cost }. You cannot pay that.
no-property-for-area = There is no property that you could place and pay for now.
no-area-to-copy = After the 4 gold you could pay for no area to copy.
no-means-for-card = This card needs: { $cost }. You cannot pay that.
no-means-for-flip = You cannot pay for this token.
no-means-for-free = You cannot pay for this free action.
no-means-for-piece = It costs { $wood } wood, { $iron } iron and { $gold } gold: you cannot pay that.
no-milestone = You have not reached this milestone.
no-piece-left = No piece of this kind is left.
no-resource = You have too little of it: { $kind }.
no-second-action = You have done your main action of this turn.
no-site-for-rabbit = Rabbits sit on a property of yours that has none.
no-site-fresh = This token was flipped just now: it can be built on in the next action.
no-site-kind = The property must stand on another kind of place.
no-site-taken = A property stands here already.
no-site-unflipped = Properties stand on flipped tokens or capital cells.
no-skill-left = No token of this type is left.
no-skill-twice = You have this token already.
no-token-face-up = Here lies no face-up token of yours.
no-tower-conditions = The conditions of your clock tower are not met yet.
no-tower-here = The clock tower is placed by a free action.
no-tower-site = There is no free site for the clock tower.
no-track-full = This track is at its end.
no-track-of-color = Only { $color } tracks.
no-way-laboratory = A laboratory blocks the way.

## Set-up

option-first = First player
    .hint = Who begins; the first player chooses the character last.
option-first-random = By lot
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-turn_order = Turn order
    .hint = Variant: from round 2 on in the order in which the last round was ended.
option-turn_order-clockwise = Clockwise
option-turn_order-ending = As the round was ended
option-draft = Card draft
    .hint = Variant: the first six cards are drafted.
option-draft-no = No
option-draft-yes = Yes
option-enhanced = Enhanced skill tokens
    .hint = Variant: some stronger tokens can be bought for a diamond.
option-enhanced-no = No
option-enhanced-yes = Yes
option-domains = Domain boards
    .hint = Side A is the same for all and best for a first game.
option-domains-free = All sides
option-domains-A = Side A only
option-special_terrain = Special terrain tokens
    .hint = Whether each of the six kinds can be placed more than once.
option-special_terrain-unlimited = Unlimited
option-special_terrain-limited = One of each
option-copy = Copying areas
    .hint = Whether a copied area has to be paid.
option-copy-paid = The copied area is paid
option-copy-free = The copied area is free
option-reshuffle = Empty deck
    .hint = Whether the discard pile becomes the new deck.
option-reshuffle-yes = Shuffle the discard pile
option-reshuffle-no = No more cards
option-deck = Worker cards
    .hint = Our deck is our own design: the printed cards are not published. Another one can be loaded with --deck FILE when the server starts.

order-end_turn = After your action
    .hint = Whether to ask for the end of the turn when only free actions are left.
order-end_turn-ask = Always ask
order-end_turn-auto = End the turn by itself

## Sketch and more of the drawing

draw-mio-here = Here stands Mio
draw-character = { $character }. { $what_cap }. Clock tower: { $tower }
draw-domain = { $domain_cap }
draw-special-token = { $special_cap }: { $what }
sketch-letter = { $site_id ->
    [field] f
    [forest] w
    [mine] m
    [sea] s
    [special] x
    [capital] @
   *[bonus] #
}
sketch-legend = f field, w forest, m mine, s sea, x special, @ capital, # bonus-card area (! active); capital letter: token, * flipped; ^ skill, + diamond, $ gold, = card; ~ port; T tent, H house, B building, L laboratory, S shop, C clock tower, r rabbit.
sketch-have = { $have }; production: { $makes }
sketch-roads = Roads: { $roads }
sketch-played = Played: { $cards }
sketch-help = Help cell { $cell }

## Components for the rules page

part-gold = Gold
part-wheat = Wheat
part-wood = Wood
part-iron = Iron
part-basic = Any basic resource: wheat, wood or iron
part-diamond = Diamond
part-disc = Action disc
part-card = Worker card
part-vp = Victory points
part-cp = City points
part-ip = Industry points
part-made = Production of what stands on the plate
part-field = Field
part-forest = Forest
part-mine = Mine
part-sea = Sea
part-special = Special terrain
part-capital = Capital cell
part-port = Port
part-token = Terrain token
part-border = Token on a border cell
part-road = Road
part-property = Property
part-tent = Tent
part-house = House
part-building = Building
part-lab = Laboratory
part-shop = Shop
part-tower = Clock tower
part-rabbit = Gingerbread rabbit
part-cart = Cart
part-loco = Locomotive
part-industry = Step on the industry track
part-food = Step on the food track
part-prosper-orange = Step on an orange prosperity track
part-prosper-green = Step on a green prosperity track
part-prosper-grey = Step on a grey prosperity track
part-prosper-any = Step on any prosperity track
part-prosper-least = Step in your least advanced colour
part-bonus-agri = Agriculture bonus
part-bonus-forest = Forestry bonus
part-bonus-mining = Mining bonus
part-bonus-any = Any industry bonus
part-mark-agri = Agriculture mark
part-mark-forest = Forestry mark
part-mark-mining = Mining mark
part-mark-any = Any mark
part-cake = Cake
part-pie = Pie
part-tiramisu = Tiramisu
part-brownie = Brownie
part-macaron = Macaron
part-wagashi = Wagashi
part-sweet = Any sweet
part-skill = Skill token
part-wonder = Wonder symbol
part-milestone = Milestone
part-score = Scoring token
part-employ = Employ a worker
part-city = City
part-find = Search the deck
part-copy = Copy an area
part-discount = Discount on properties
part-marker = Marker on the character
part-now = At once
part-moon = At the end of each round
part-sun = In each production phase
part-free = Once per round as a free action
part-turn = When flipped; a flipped token
part-whenever = Whenever it happens; any number of times
part-always = Always
part-best = The most
part-low = The least

## Drawing

draw-title = Sweet Lands
draw-score = { $seat }: { n-points }.
draw-own-deck = Worker cards: our own design, not the printed ones.
draw-other-deck = Worker cards: the loaded deck “{ $deck }”.
draw-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of 5
}
draw-turn = { $seat } to move
draw-all-choose = Everybody chooses
draw-over = Game over
draw-areas = Action areas
draw-skills = Skill tokens
draw-help-board = Help board: the tiles work for whoever stands below
draw-goals = Milestones, scoring tokens, deck and discard pile
draw-free-actions = Free actions
draw-own = Your skill tokens and played cards
draw-hand = Hand
draw-area = { $area }: { $what }
draw-price = Cost: { $cost }
draw-opens = From round { $round }
draw-full = All spaces are taken
draw-hand-cost = Hand cost: { n-cards }
draw-track = Prosperity, { $track } ({ $color }): you stand on { $space } of { $last }, rate { $rate }
draw-place = { $place }, { $site }
draw-area-active = Active: one card each round
draw-area-idle = Not active: needs a token beside it and a road along it
draw-special = { $special_cap }
draw-token-flipped = Token flipped
draw-token-up = Token face up
draw-symbol = A token here brings { $symbol }
draw-stands = { $piece_cap }
draw-has-rabbit = With a rabbit
draw-port = Port cell
draw-port-open = Open port
draw-port-shut = Port, not connected yet
draw-edge = Place a road: { $edge }
draw-road = Road
draw-player = { $seat }: { n-points }, { n-cards } in hand
draw-has = { units }
draw-makes = Production each round: { $n }
draw-count = { $count_cap }: { $n }
draw-sweets = Symbols: { $sweets }
draw-ability-of = Basic ability: { $what }
draw-condition-of = The clock tower needs at least { $what }
draw-property-of = Clock tower: { $what }
draw-piece = { $piece_cap }, left: { $left }
draw-bonus = Bonus: { $what }
draw-column = Industry column, { $column }: { $n } of { $most }
draw-marker = { $space ->
    [-1] { $marker_cap }: beside the board
   *[other] { $marker_cap }: { $space } of { $last }
}
draw-skill = Skill token, { $left } left: { $what }
draw-own-skill = Skill token: { $what }
draw-tile = Each production phase: { $what }
draw-tile-end = At the end of the round: { $what }
draw-stands-here = Here stands { $seat }
draw-milestone = Milestone, 10 points: at least { $what }
draw-scoring = Scoring token, 15 and 7 points for the most: { $scoring }. The virtual player has { $n }
draw-solo = Mio’s card: { $cards }
draw-deck = Deck: { n-cards }
draw-discard = Discard pile: { n-cards }
draw-free = Free action: { $cost } → { $what }
draw-own-free = Your free action: { $what }
draw-card = { $card }. { $cost_cap } → { $what }. It cannot be employed
draw-card-worker = { $card }. { $cost_cap } → { $what }. Labour: { $labour }
draw-card-end = { $card }. { $cost_cap }. At the end of each round: { $what }
draw-hand-count = { $seat } holds { n-cards }
draw-played = { $seat }, played cards: { $cards }
draw-claimed = Milestone taken: 10 points at the end
draw-milestones = Milestones taken: { $n }
region-land = Land
region-hand = Hand
region-main = Main board
region-board = Player board
region-tokens = Tokens

## The lesson

learn-title = The first round
learn-about = You play round one of a solo game: choose a character, lay terrain, build roads, play and employ a worker, drive the cart, and end the round.
learn-welcome = Welcome to the Sweet Lands! Five rounds decide who becomes the heir. We play the first one together, alone against Mio the cat, who only takes places on the board.
learn-character = Each of the 14 characters plays differently. Elina Macaron is good to begin with: she starts with a higher production. Choose her.
learn-domain = This is the land that you will develop. Side A is the same on all four boards. Take board 1.
learn-help = The help board: the tiles above your piece work for you, those with a sun in each production phase, those with a moon at the end of the round. Cell 1 brings 5 gold and 3 wood. Stand there.
learn-production = Production is done: first the help tiles, then the character, then your four production levels. The small figures beside the resources tell what you will get each round.
learn-hand = And you drew six cards. Cards are the true money of this game: you play them, or you spend them to act. Before round 5 your last card must always stay in hand.
learn-mio = Each turn you do one main action, for instance an action area. Its first space costs 1 card, the second 2, the third 3. Mio’s discs lie on some first spaces already, so those areas cost 2 cards now.
learn-terrain = We begin with land: 2 cards and 6 wheat for three terrain tokens. Click “Terrain”.
learn-discard = Now discard two cards that we do not need. Rabbits and mines are far away: away with the Pasty Banqueter and the Tea Master.
learn-capital = The three crowns are your capital. Terrain goes beside the capital or beside a token of yours.
learn-mine = A mine first: here, beside the bonus-card area.
learn-field = Then a field.
learn-forest = And a forest. The fields, forests, mines and seas are printed on the cells; you do not choose.
learn-free = The main action is done. Free actions, such as buying or swapping resources, are allowed before and after it. We need none: end your turn. Alone, it is your turn again at once.
learn-roads = Tokens are worth little until a road flips them. Use “Roads”: 2 cards and 6 wood for three roads.
learn-discard-again = Two cards again: the Treacle Painter and the Savoiardi Miner.
learn-flip = Roads lie on edges and start at the capital. A road on the edge of the mine flips it at once.
learn-choice = A flipped token gives you a choice: production for the rounds to come, or a step on a prosperity track, which counts at the end. It is early: take iron production +1.
learn-bonus-area = The bonus-card area has a token beside it now. With a road along it, it becomes active: one card at once and one more in every round.
learn-forest-road = The last road flips the forest.
learn-prosperity = This time take prosperity: a green step, for roads or for properties.
learn-rate = Each space is a rate. At the end your properties are multiplied by it. One step on “properties”, please.
learn-next = End your turn.
learn-play = Cards can also be played. The Classic Miner costs 3 gold and raises your iron production by 2. A lightning means: at once. Cards with a moon score at the end of every round.
learn-employ = A card with a mark may be employed for a diamond. From now on every mining bonus will also bring the small line at the foot of the card. Employ the miner.
learn-industry = One more action: iron drives the cart. “Industry” costs 1 card and 3 iron for two steps.
learn-last-card = Two cards left: one is the price, the other must stay. Keep the Banker.
learn-cart = Each space that the cart enters gives its orange bonus. Gears are industry points: you score all that you have passed at the end of each round. Two steps.
learn-end = One card left: nothing more can be paid with cards. End the round. Now cities and industry points are counted, and whatever shows a moon.
learn-move-help = Your help piece must move, and Mio takes the cell you leave. Cell 4 brings a card each round and, at its end, a point for each card that you have played.
learn-round-two = Round 2: you have gained everything anew and drawn cards, and two more areas are open.
learn-properties = Next, build properties on flipped tokens and on the capital: three of three different types side by side are a city. The lower rows come first.
learn-ports = And mind the four ports: a chain of tokens from the capital opens them. Without any open port you lose 40 points at the end, with all four you gain 10.
learn-more = That was the first round. Go on alone, or begin a new game. Everything on the table tells what it is when you point at it.

## Worker cards

card-unseen = a card
