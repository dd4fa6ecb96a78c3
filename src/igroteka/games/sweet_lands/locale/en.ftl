# Sweet Lands in English.

title = Sweet Lands
tagline = Turn your domain into the sweetest land in the realm
about = The sugar king is looking for an heir. In five rounds you cover your domain with fields, forests, mines and seas, build roads and sweet cities, drive your cart and locomotive along the industry track, attract gingerbread rabbits and hire workers. Cards pay for everything, so every card is a choice: play it or spend it. Many printed values are not published: the worker cards and 58 other rows of component data are our own design, and 55 more rows have numbers of our own.
    .loaded = The sugar king is looking for an heir. In five rounds you cover your domain with fields, forests, mines and seas, build roads and sweet cities, drive your cart and locomotive along the industry track, attract gingerbread rabbits and hire workers. Cards pay for everything, so every card is a choice: play it or spend it. The values of the loaded edition are played; what it leaves out is as in our edition, where the worker cards and many other values are our own design.
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
    .pl = tents
kind-house = house
    .pl = houses
kind-building = building
    .pl = buildings
kind-lab = laboratory
    .pl = laboratories
kind-shop = shop
    .pl = shops
kind-tower = clock tower
    .pl = clock towers
kind-rabbit = rabbit
    .pl = rabbits
kind-min_basic = lowest basic production
kind-max_basic = highest basic production
kind-immediate = immediate card
    .pl = immediate cards
kind-round_end = round-end card
    .pl = round-end cards

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
    .a = a field token
    .pl = field tokens
on-forest = forest token
    .a = a forest token
    .pl = forest tokens
on-mine = mine token
    .a = a mine token
    .pl = mine tokens
on-sea = sea token
    .a = a sea token
    .pl = sea tokens
on-special = special token
    .a = a special token
    .pl = special tokens
on-capital = capital cell
    .a = a capital cell
    .pl = capital cells
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

piece-tent = tent
    .a = a tent
piece-house = house
    .a = a house
piece-building = building
    .a = a building
piece-lab = laboratory
    .a = a laboratory
piece-shop_agri = agriculture shop
    .a = an agriculture shop
piece-shop_forest = forestry shop
    .a = a forestry shop
piece-shop_mining = mining shop
    .a = a mining shop
piece-tower = clock tower
    .a = the clock tower
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
    .a = an agriculture
mark-forest = forestry
    .a = a forestry
mark-mining = mining
    .a = a mining
mark-marked = any
    .a = any
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
tile-help_industry = industry
tile-help_food = food
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

scoring-score_terrain = most terrain tokens of one type
scoring-score_production = highest basic production
scoring-score_employed = most employed workers
scoring-score_border = most tokens along the border

sort-cake = card with a cake symbol
    .a = a card with a cake symbol
    .pl = cards with a cake symbol
sort-pie = card with a pie symbol
    .a = a card with a pie symbol
    .pl = cards with a pie symbol
sort-tiramisu = card with a tiramisu symbol
    .a = a card with a tiramisu symbol
    .pl = cards with a tiramisu symbol
sort-brownie = card with a brownie symbol
    .a = a card with a brownie symbol
    .pl = cards with a brownie symbol
sort-macaron = card with a macaron symbol
    .a = a card with a macaron symbol
    .pl = cards with a macaron symbol
sort-wagashi = card with a wagashi symbol
    .a = a card with a wagashi symbol
    .pl = cards with a wagashi symbol
sort-round_end = round-end card
    .a = a round-end card
    .pl = round-end cards
sort-immediate = immediate card
    .a = an immediate card
    .pl = immediate cards
sort-any = card
    .a = a card
    .pl = cards
sort-basic = a basic area
    .pl = basic areas
sort-basic-additional = a basic or additional area
    .pl = basic or additional areas

## Amounts

units = { $kind_id ->
    [gold] { $n } gold
    [wheat] { $n } wheat
    [wood] { $n } wood
    [iron] { $n } iron
    [basic] { $n ->
        [one] any basic resource
       *[other] any { $n } basic resources
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
    [card_or_disc] { $n ->
        [one] a card or an action disc
       *[other] { $n } cards or action discs
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
effect-amounts = { $b_id ->
    [list] { $a }, { $b }
   *[other] { $a } and { $b }
}
    .id = list
level = { $kind_id ->
    [any] any production by { $n }
    [any_basic] any basic production by { $n }
   *[other] { $kind } production by { $n }
}
number = { $n }
numbers = { $rest_id ->
    [list] { $n }, { $rest }
   *[other] { $n } or { $rest }
}
    .id = list
n-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## What effects do: in the infinitive, so that they fit after “you may” and on buttons
# .id tells how a text is put together: “list” holds an “and” of its own, “pay” is what is given for the rest.

effect-and = { $b_id ->
    [and] { $a }, { $b }
    [list] { $a }, and { $b }
   *[other] { $a_id ->
        [list] { $a }, and { $b }
       *[other] { $a } and { $b }
    }
}
    .id = and
effect-then = { $a_id ->
    [pay] { $a } to { $b }
   *[other] { $a }, then { $b }
}
effect-or = { $b_id ->
    [or] { $a }, { $b }
   *[other] { $a } or { $b }
}
    .id = or
effect-may = you may { $what }
    .bare = { $what }
    .id = list
effect-upto = { $what }, as often as you like
    .bare = { $what }
effect-per = { $each ->
    [1] { $what } for each { $count_each }
   *[other] { $what } for every { $each } { $count }
}
effect-per-most = { $each ->
    [1] { $what } for each { $count_each } ({ n-times-most })
   *[other] { $what } for every { $each } { $count } ({ n-times-most })
}
n-times-most = { $most ->
    [1] once at most
   *[other] at most { $most } times
}
effect-if = { $what } if { $condition }
    .id = list
effect-if-and = { $b_id ->
    [and] { $a }, { $b }
    [have] { $a_id ->
        [have] { $a } and { $b_bare }
       *[other] { $a } and { $b }
    }
   *[other] { $a } and { $b }
}
    .id = and
if-at-least = { $count_id ->
    [food] you have advanced at least { n-spaces-least } on the food track
    [industry] your cart or locomotive has advanced at least { n-spaces-least }
    [prosper] you have advanced at least { n-spaces-least } on the prosperity tracks
    [best] you have advanced at least { n-spaces-least } in one prosperity colour
    [least] you have advanced at least { n-spaces-least } in every prosperity colour
    [level] { $count_level } is at least { $least }
    [crossed] your cart and locomotive have crossed at least { $least ->
        [one] { $least } industry point symbol
       *[other] { $least } industry point symbols
    }
    [round_ip] you gain at least { $least ->
        [one] { $least } industry point
       *[other] { $least } industry points
    } at the end of this round
   *[other] you have { n-count-least }
}
    .bare = { n-count-least }
    .id = { $count_id ->
        [food] way
        [industry] way
        [prosper] way
        [best] way
        [least] way
        [level] level
        [crossed] way
        [round_ip] gain
       *[other] have
    }
n-count-least = { $least ->
    [one] at least { $least } { $count_each }
   *[other] at least { $least } { $count }
}
n-spaces-least = { $least ->
    [one] { $least } space
   *[other] { $least } spaces
}
effect-ladder = { $count_id ->
    [food] gain { n-points-ladder } if you have advanced at least { $rungs } spaces on the food track
    [crossed] gain { n-points-ladder } if your cart and locomotive have crossed at least { $rungs } industry point symbols
    [round_ip] gain { n-points-ladder } if you gain at least { $rungs } industry points at the end of this round
   *[other] gain { n-points-ladder } if you have at least { $rungs } { $count }
}
n-points-ladder = { $n ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
effect-gain = gain { $what }
    .id = { $what_id ->
        [list] list
       *[other] one
    }
effect-pay = pay { $what }
    .id = pay
pay-card = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
    .id = pay
pay-card_or_disc = { $n ->
    [one] discard a card or return an action disc
   *[other] discard cards or return action discs, { $n } in all,
}
    .id = pay
effect-pay-and = { $a } and { $b }
    .id = pay
cost-nothing = free
    .id = nothing
effect-produce = raise { $what }
    .id = { $what_id ->
        [list] list
       *[other] one
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
    [1] place 1 property for { less-wood }
   *[other] place up to { $n } properties, each for { less-wood }
}
less-wood = { $less } wood less
effect-property-on = place 1 property on { $on_a } at its cost
effect-property-less-on = place 1 property on { $on_a } for { less-wood }
effect-property-free-on = place 1 property on { $on_a } for free
effect-property-free = { $n ->
    [1] place 1 property for free
   *[other] place up to { $n } properties for free
}
effect-industry = advance { n-spaces } on the industry track
effect-food = advance { n-spaces } on the food track
n-spaces = { $n ->
    [1] 1 space
   *[other] up to { $n } spaces
}
effect-rabbit = { $n ->
    [1] place 1 rabbit
   *[other] place up to { $n } rabbits
}
effect-prosper = { $n ->
    [1] { $color_id ->
        [any] advance 1 space on any prosperity track
        [least] advance 1 space in your least advanced prosperity colour
        [orange] advance 1 space on an orange prosperity track
       *[other] advance 1 space on a { $color } prosperity track
    }
   *[other] { $color_id ->
        [any] advance { n-spaces } on any prosperity tracks
        [least] advance { n-spaces } in your least advanced prosperity colour
       *[other] advance { n-spaces } on the { $color } prosperity tracks
    }
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
    [one] take { $n } { $sort } of your choice from the deck
   *[other] take { $n } { $sort_pl } of your choice from the deck
}
effect-search-play = { $n ->
    [one] take { $n } { $sort } of your choice from the deck and play it for free
   *[other] take { $n } { $sort_pl } of your choice from the deck and play one of them for free
}
effect-play = { $less ->
    [0] play { $sort_a }
   *[other] play { $sort_a } for { $less } gold less
}
effect-play-free = play { $sort_a } for free
effect-skill = { $n ->
    [one] take { $n } skill token
   *[other] take { $n } skill tokens
}
effect-bonus = { $color_id ->
    [any] { $n ->
        [1] gain any industry bonus
       *[other] gain any { $n } industry bonuses
    }
   *[other] { $n ->
        [1] gain the { $color } bonus
        [2] gain the { $color } bonus twice
       *[other] gain the { $color } bonus { $n } times
    }
}
effect-flip = { $n ->
    [one] flip { $n } of your face-up terrain tokens
   *[other] flip { $n } of your face-up terrain tokens
}
effect-employ = { $n ->
    [one] employ { $n } worker from your hand for free
   *[other] employ { $n } workers from your hand for free
}
effect-wonder = gain a wonder symbol
effect-locomotive = bring the locomotive onto the track
effect-discount = pay { $n } wood less for every property
effect-marker = { $n ->
    [one] put { $n } marker on your character board
   *[other] put { $n } markers on your character board
}
effect-copy = copy { $sort }, paying its cost
effect-nothing = no bonus
    .id = nothing

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
count-terrain_best = tokens of your most numerous terrain type
    .each = token of your most numerous terrain type
count-terrain_border = tokens along the border of your domain
    .each = token along the border of your domain
count-road = roads
    .each = road
count-property = properties
    .each = property
count-property-kind = { $kind_pl }
    .each = { $kind }
count-property-on = properties on { $on_pl }
    .each = property on { $on_a }
count-property-kind-on = { $kind_pl } on { $on_pl }
    .each = { $kind } on { $on_a }
count-rabbit = rabbits on your domain
    .each = rabbit on your domain
count-city = cities
    .each = city
count-city-with = cities with a { $feature }
    .each = city with a { $feature }
count-port = open ports
    .each = open port
count-played = played cards
    .each = played card
count-played-kind = played { $kind_pl }
    .each = played { $kind }
count-played-mark = played cards with { $mark_a } mark
    .each = played card with { $mark_a } mark
count-played-marked = played cards with an industry mark
    .each = played card with an industry mark
count-employed = employed workers
    .each = employed worker
count-employed-column = workers in the { $column } column
    .each = worker in the { $column } column
count-employed_sets = workers in each of the three columns
    .each = worker in each of the three columns
count-hand = cards in hand
    .each = card in hand
count-food = spaces you have advanced on the food track
    .each = space you have advanced on the food track
    .id = food
count-industry = spaces your leading industry marker has advanced
    .each = space your leading industry marker has advanced
    .id = industry
count-prosper = spaces you have advanced on the prosperity tracks
    .each = space you have advanced on the prosperity tracks
    .id = prosper
count-prosper_best_color = spaces you have advanced in your most advanced prosperity colour
    .each = space you have advanced in your most advanced prosperity colour
    .id = best
count-prosper_least_color = spaces you have advanced in your least advanced prosperity colour
    .each = space you have advanced in your least advanced prosperity colour
    .id = least
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
    .level = { $kind_id ->
        [min_basic] your lowest basic production
        [max_basic] your highest basic production
       *[other] your { $kind } production
    }
    .id = level
count-ip_symbol = industry point symbols your cart and locomotive have crossed
    .each = industry point symbol your cart and locomotive have crossed
    .id = crossed
count-round_ip = industry points gained at the end of this round
    .each = industry point gained at the end of this round
    .id = round_ip
count-ip = industry points
    .each = industry point
count-cp = city points
    .each = city point
count-vp = victory points
    .each = victory point
count-wonder = wonder symbols
    .each = wonder symbol
count-marker = markers on your character board
    .each = marker on your character board
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
ability-none = higher starting production
ability-immediate = immediately { $what }
ability-round_end = at the end of each round, { $what }
ability-production = in each production phase, { $what }
ability-free = once per round as a free action, { $what }
ability-flip = when flipped, { $what_bare }
ability-when = whenever { $event }, { $what }
ability-act = { $what }
ability-act-once = once per round, { $what }
ability-round_1_draw = { $draw ->
    [one] in round 1, draw { $draw } extra card and employ { n-workers } for free
   *[other] in round 1, draw { $draw } extra cards and employ { n-workers } for free
}
n-workers = { $employ ->
    [one] { $employ } worker
   *[other] { $employ } workers
}
when-play_card = you play a card
when-place_property = you place a property
when-place_rabbit = you place a rabbit
when-industry_bonus = you gain an industry bonus
when-gold_production_up = your gold production rises by 1
when-diamond_as_card = you pay a diamond instead of a card
rule-area_cost_add = { $action } cost { $n } iron less
rule-area_cost_set = the area “{ $area }” costs only { $cost }
rule-substitute = wood may replace wheat in the rabbit areas
rule-city_same_type = any group of at least three properties is a city
rule-tower_is_city = the group with the tower is a city, whatever its size
rule-city_table = a city table of your own
rule-terrain_anywhere = terrain tokens need not be adjacent
rule-sweets = one extra { $sweet } symbol
rule-sweets-all = one extra symbol of each sweet
rule-diamond_as_card = diamonds may replace cards in a hand cost
rule-skill_double = whenever you would take one skill token, take two
rule-brownie_discount_all = all cards get the brownie discount
rule-column_limit = { $n ->
    [one] industry columns hold { $n } more card
   *[other] industry columns hold { $n } more cards
}

## Names of moves and abilities

industry-agri = agriculture
industry-forest = forestry
industry-mining = mining
ability-bastet_free = Bastet’s railway
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

item-vp = Victory points during play
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

event-gained = { $seat } gains { units }.
event-paid = { $kind_id ->
    [disc] { $seat } returns { units }.
   *[other] { $seat } pays { units }.
}
event-raised = { $seat } raises { $kind } production by { $n }.
event-locomotive = { $seat } brings the locomotive onto the track.
event-discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $card }.
event-found = { $seat } takes { $card } from the deck.
event-searched = { $n ->
    [one] { $seat } takes { $n } card of their choice from the deck.
   *[other] { $seat } takes { $n } cards of their choice from the deck.
}
event-reshuffled = The discard pile is shuffled into a new deck.
event-returned = { $n ->
    [one] { $seat } puts { $n } card under the deck and draws another.
   *[other] { $seat } puts { $n } cards under the deck and draws as many again.
}
event-terrain = { $seat } places { $terrain } on cell { $place }.
event-turned = { $seat } flips the token on cell { $place }.
event-activated = { $seat } activates the bonus-card area at place { $place }.
event-road = { $seat } places a road on the { $edge }.
event-built = { $seat } places { $piece_a } on cell { $place }.
event-industry = { $seat } moves the { $marker } to space { $space }.
event-food = { $seat } moves the food marker to space { $space }.
event-rabbit = { $seat } places a rabbit on cell { $place }.
event-prospered = { $seat } advances to space { $space } on the prosperity track for { $track }.
event-first_there = { $seat } is the first to reach the end of the prosperity track for { $track }.
event-bonus = { $seat } gains the { $industry } bonus.
event-skill = { $seat } takes the skill token “{ $skill }”.
event-wonder = { $n ->
    [1] { $seat } gains their first wonder symbol.
   *[other] { $seat } gains a wonder symbol and now has { $n }.
}
event-played = { $seat } plays { $card }.
event-employed = { $seat } employs { $card } in { $industry }.
event-used = { $seat } uses the area “{ $area }”.
event-used_disc = { $seat } uses the area “{ $area }” with a disc of their own.
event-copied = { $seat } copies the area “{ $area }”.
event-free = { $free_id ->
    [build] { $seat } takes the free action for terrain or a road.
    [buy_card] { $seat } takes the free action to buy a card.
    [buy_basic] { $seat } takes the free action to buy a basic resource.
    [sell_basic] { $seat } takes the free action to sell a basic resource.
    [trade_basic] { $seat } takes the free action to swap basic resources.
   *[other] { $seat } takes the free action to swap a card or disc for basic resources.
}
event-ability = { $seat } uses the free action “{ $ability }”.
event-flipped = { $seat } flips the skill token “{ $skill }”.
event-milestone = { $seat } takes milestone { $milestone }.
event-milestones_over = Three milestones have been taken: the other two leave the game.
event-turn = It is { $seat }’s turn.
event-ended = { $seat } ends the round.
event-help = { $seat } moves to help cell { $cell }.
event-mio_moves = Mio moves to help cell { $cell }.
event-round = Round { $round } begins.
event-opens = The area “{ $area }” opens.
event-solo = Mio reveals card { $solo }.
event-clean_up = Clean-up: all discs return to the supply.
event-passed_on = Everyone passes the remaining cards to the left.
event-game_over = The game is over.
event-skilled = { $seat } is a skilled confectioner.
event-beloved = { $seat } is a beloved ruler!
event-help_tile = The tile “{ $tile }” goes to help cell { $cell }.
event-milestone_laid = Milestone { $milestone } is laid out with side { $side_cap } up.
event-scoring_laid = A scoring token is laid out: { $scoring }.
event-offered = The enhanced skill token “{ $skill }” is on offer.
event-first = { $seat } is the first player.
event-character = { $seat } plays as { $character }.
event-domain = { $seat } takes { $domain }.

## Questions

ask-May = Would you like to { $what_bare }?
ask-Choose = Choose: { $what }.
ask-AnyOrder = In which order? { $what_cap }.
ask-Upto = How many times do you want to { $what_bare }?
ask-ChooseCharacter = Choose your character.
ask-ChooseDomain = Choose your domain.
ask-ChooseHelp = Put your help piece on a free cell of the help board.
ask-MoveHelp = Move your help piece to another free cell.
ask-Choice = Use an area, play a card, flip a skill token, or end the round. Free actions are allowed.
ask-Choice-acted = Your action is done. You may still take free actions; then end your turn.
ask-HandCost = { $n ->
    [one] Discard { $n } card to use “{ $area }”.
   *[other] Discard { $n } cards to use “{ $area }”.
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
ask-Raise = { $n ->
    [1] Raise a production of your choice by 1.
    [2] Raise a production of your choice by 1, then another or the same again.
   *[other] Raise a production of your choice by 1; this is done { $n } times.
}
ask-PlaceTerrain = { $n ->
    [1] Place a terrain token.
   *[other] Place up to { $n } terrain tokens.
}
ask-PlaceRoad = { $n ->
    [1] Place a road.
   *[other] Place up to { $n } roads.
}
ask-TurnToken = Flip one of your face-up terrain tokens.
ask-Build = { $n ->
    [1] Place a property: choose a piece, then its site.
   *[other] Place up to { $n } properties: choose a piece, then its site.
}
ask-AdvanceIndustry = Advance { n-spaces } on the industry track: cart or locomotive?
ask-AdvanceFood = Advance { n-spaces } on the food track.
ask-PlaceRabbit = { $n ->
    [1] Place a rabbit on one of your properties.
   *[other] Place up to { $n } rabbits on your properties.
}
ask-AdvanceProsperity = { $n ->
    [1] { $color_id ->
        [any] Advance 1 space on any prosperity track.
       *[other] Advance 1 space on one of the { $color } prosperity tracks.
    }
   *[other] { $color_id ->
        [any] Advance { n-spaces } on any prosperity tracks.
       *[other] Advance { n-spaces } on the { $color } prosperity tracks.
    }
}
ask-ChooseColor = Choose one of the colours in which you are least advanced.
ask-ChooseColumn = Choose an industry bonus.
ask-TakeSkill = { $n ->
    [1] Take a skill token.
   *[other] Take { $n } skill tokens, one after the other.
}
ask-Employ = Employ { $card } for 1 diamond?
ask-Hire = { $n ->
    [1] Employ a worker from your hand for free.
   *[other] Employ up to { $n } workers from your hand for free.
}
ask-FirstWorkers = { $n ->
    [1] Employ another worker for free.
   *[other] Employ { $n } workers for free.
}
ask-PlayOne = Play a card from your hand?
ask-PlayFound = Play one of the cards you found for free.
ask-SearchDeck = { $n ->
    [1] Take a card of your choice from the deck.
   *[other] Take { $n } cards of your choice from the deck.
}
ask-CopyArea = Which area do you copy?
ask-KeepCard = Keep one card; the others are discarded.
ask-PickCard = { $n ->
    [1] This is the last card: keep it.
   *[other] Keep one of { $n } cards; the rest go to the player on your left.
}
ask-Rewards = Which bonus comes first?
ask-Bonuses = Which industry bonus comes first?

## Moves: short, since what they set off is told beside them

move-use = { $cost_id ->
    [nothing] { $area }: discard { n-cards }
   *[other] { $area }: discard { n-cards } and pay { $cost }
}
move-disc = { $cost_id ->
    [nothing] { $area } with your own disc
   *[other] { $area } with your own disc: pay { $cost }
}
move-copy = { $cost_id ->
    [nothing] Copy “{ $area }”
   *[other] Copy “{ $area }” and pay { $cost }
}
move-play = { $cost_id ->
    [nothing] Play { $card } for free
   *[other] Play { $card } for { $cost }
}
move-flip = Flip “{ $skill }”
move-free = { $free_id ->
    [build] Terrain or a road for { $cost }
    [buy_card] Draw a card for { $cost }
    [buy_basic] Buy a basic resource for { $cost }
    [sell_basic] Sell a basic resource for 1 gold
    [trade_basic] Swap { $cost } for one
   *[other] Swap { $cost } for 2 basic resources
}
move-act = Use “{ $ability }”
move-milestone = Take milestone { $milestone } for 10 points at the end
move-tower = Place the clock tower on cell { $place }
move-end_round = End the round
move-end_turn = End your turn
move-discard = Discard { $card }
move-return_disc = Return an action disc
move-spend_diamond = Pay a diamond instead of a card
move-take = Gain { $what }
move-pay = Pay { $what }
move-raise = Raise { $kind } production by 1
move-place = Place { $terrain } on cell { $place }
move-place-symbol = Place { $terrain } on cell { $place }: { $what }
move-place-flip = Place and flip { $terrain } on cell { $place }
move-road = Place a road on the { $edge }
move-road-one = Flip { $terrain }: { $edge }
move-road-two = Flip two tokens: { $edge }
move-turn = Flip { $terrain } on cell { $place }
move-build = { $cost_id ->
    [nothing] { $piece_cap } on cell { $place } for free
   *[other] { $piece_cap } on cell { $place } for { $cost }
}
move-rabbit = Place a rabbit on cell { $place }
move-advance = { $what_id ->
    [nothing] { $marker_cap } to space { $space }
   *[other] { $marker_cap } to space { $space }: { $what }
}
move-advance-end = { $marker_cap } at the end of the track: { $what }
caution-spaces = { $n ->
    [one] { $n } space is lost.
   *[other] { $n } spaces are lost.
}
caution-rest = { $n ->
    [one] You could do this once more; that chance is lost.
   *[other] You could do this { $n } more times; that chance is lost.
}
caution-discs = { $n ->
    [one] { $n } unused action disc goes back.
   *[other] { $n } unused action discs go back.
}
caution-hand = { $n ->
    [one] { $n } card in hand will be discarded.
   *[other] { $n } cards in hand will be discarded.
}
caution-wood = This takes { $n } wood instead of wheat.
move-prosper = { $what_id ->
    [nothing] Advance to space { $space } on the track for { $track }
   *[other] Advance to space { $space } on the track for { $track }: { $what }
}
move-prosper-last = { $what_id ->
    [nothing] Reach the end of the track for { $track }, for 1 diamond
   *[other] Reach the end of the track for { $track }, for 1 diamond: { $what }
}
move-color = { $color_cap }
move-stop = Stop here
move-skill = Take “{ $skill }”
move-skill-enhanced = Take “{ $skill }” for 1 diamond
move-column = { $n ->
    [0] { $industry_cap } bonus
    [one] { $industry_cap } bonus with { $n } worker
   *[other] { $industry_cap } bonus with { $n } workers
}
move-employ = Employ in { $industry } for 1 diamond
move-hire = Employ { $card } in { $industry }
move-find = Take { $card }
move-keep = Keep { $card }
move-character = Play as { $character }
move-domain = Take { $domain }
move-help = Go to help cell { $cell }
move-first = First { $what }
move-choose = { $what_cap }
move-more = { $what_cap }
move-yes = Yes, { $what }
move-no = No
move-times = { $n ->
    [0] Not at all
    [1] Once
    [2] Twice
   *[other] { $n } times
}

chance-first_player = First player: { $seat }
chance-deal = Dealt: { $card }
chance-lay_milestone = Milestone { $milestone }, side { $side_cap }
chance-lay_scoring = Scoring token: { $scoring }
chance-lay_help = Help tile: { $tile }
chance-offer = Enhanced skill token: { $skill }
chance-reveal = Mio’s card: { $solo }

## What was drawn: asked when a real table is recorded

ask-FirstPlayer = Who goes first?
ask-LayHelp = Which help tile lies on cell { $cell } of the help board?
ask-LayHelp-end = Which end-of-round help tile lies on cell { $cell } of the help board?
ask-LayMilestone = Which milestone is laid out, and which side is face up?
ask-LayScoring = Which scoring token is laid out?
ask-LayOffer = Which enhanced skill token is laid out?
ask-DrawCard = Which card does { $seat } draw from the deck?
ask-DealPacket = Which card is dealt to { $seat } for the draft?
ask-RevealSolo = Which of Mio’s cards is revealed?

## Refusals

no-adjacent-cell = A terrain token goes next to the capital or next to one of your tokens.
no-area-open = This area opens in round { $round }.
no-area-space = All spaces of this area are taken until the end of the round.
no-basic-production = Here you can only raise the production of wheat, wood or iron.
no-card-here = You cannot play this card now: choose one that is asked for and that you can pay for.
no-cards-for-area = { $n ->
    [one] The hand cost is { $n } card, and before round 5 one card must stay in your hand; { you-can-discard }.
   *[other] The hand cost is { $n } cards, and before round 5 one card must stay in your hand; { you-can-discard }.
}
you-can-discard = { $cards ->
    [0] you cannot discard any
   *[other] you can discard only { $cards }
}
no-cell-for-terrain = A terrain token cannot be placed here: choose an empty terrain cell.
no-character-board = Somebody already has this board: choose a character from another one.
no-column-of-mark = The card does not have the mark of this column.
no-column-room = This column is full.
no-copy-of-this = This area cannot be copied: choose one of the allowed kind.
no-diamond-for-last = The last space costs a diamond, and you have none.
no-diamond-for-skill = An enhanced token costs a diamond, and you have none.
no-domain-board = Somebody already has this board: choose another one.
no-edge-near = A road must touch the capital or one of your roads.
no-edge-taken = There is already a road here.
no-flip-property = This token has no flip property.
no-flip-twice = You have already flipped this token this round.
no-help-cell = Choose a different cell that is free.
no-last-card = Before round 5 your last card must stay in your hand.
no-mark = Only immediate cards with an industry mark can be employed.
no-means-for-area = You cannot pay for this area now.
no-means-for-area-cost = This area costs { $cost }, and you cannot pay that.
no-property-for-area = There is no property that you can place and pay for now.
no-area-to-copy = After paying 4 gold, you could not afford to copy any area.
no-means-for-card = This card costs { $cost }, and you cannot pay that.
no-means-for-flip = You cannot pay for the flip property of this token.
no-means-for-free = You cannot pay for this free action.
no-means-for-piece = This piece costs { $cost }, and you cannot pay that.
no-milestone = You have not reached this milestone yet.
no-piece-left = You have no piece of this kind left.
no-resource = You do not have enough { $kind }.
no-second-action = You have already taken your main action this turn: take free actions or end your turn.
no-site-for-rabbit = A rabbit goes on a property of yours that has no rabbit yet.
no-site-fresh = This token has just been flipped: you cannot build on it until your next action.
no-site-kind = This property must be placed on { $on_a }.
no-site-taken = There is already a property here.
no-site-unflipped = Properties go on flipped tokens or capital cells.
no-skill-left = No token of this type is left.
no-skill-twice = You already have a token of this type.
no-token-face-up = You have no face-up token here.
no-tower-conditions = The conditions of your clock tower are not met yet.
no-tower-here = The clock tower is placed with its own free action.
no-tower-site = There is no free site for the clock tower: it needs a flipped token or a capital cell.
no-track-full = You have reached the end of this track.
no-track-of-color = { $color_id ->
    [any] Choose a prosperity track.
   *[other] Choose one of the { $color } tracks.
}
no-way-laboratory = A laboratory blocks the way.

## Set-up

option-first = First player
    .hint = Who begins; the first player chooses a character last.
option-first-random = Random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-turn_order = Turn order
    .hint = Variant: from round 2 on, turns go in the order in which players ended the last round.
option-turn_order-clockwise = Clockwise
option-turn_order-ending = In the order players ended the round
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
    .hint = Whether you pay the cost of a copied area.
option-copy-paid = Pay for the copied area
option-copy-free = The copied area is free
option-reshuffle = Empty deck
    .hint = Whether the discard pile becomes the new deck.
option-reshuffle-yes = Shuffle the discard pile
option-reshuffle-no = No more cards
option-property_payment = Paying for several properties
    .hint = Whether what the site of one property brings may pay for the next property in the same action.
option-property_payment-one_by_one = Pay for each when it is placed
option-property_payment-from_start = Pay for all from what you had at the start
option-solo_enhanced = Enhanced tokens in the solo game
    .hint = One more than there are players, or as many as for two players.
option-solo_enhanced-2 = Two
option-solo_enhanced-3 = Three
option-copied_prices = Prices of copied areas
    .hint = Whether Nata’s discount and Rikka’s swap of wood for wheat also apply to copied areas.
option-copied_prices-changed = As changed by the character
option-copied_prices-printed = As printed
option-edition = Component values
    .hint = The worker cards and 58 other rows of component data are our own design, as are the numbers of 55 more: the printed values are not published. The values of your own copy can be loaded with --edition FILE when the server starts.
    .loaded = The values in the loaded file are used. Whatever it leaves out is as in our edition, where the worker cards and many other values are our own design: the printed ones are not published.

order-end_turn = After your action
    .hint = Whether to ask before ending the turn when only free actions are left.
order-end_turn-ask = Always ask
order-end_turn-auto = End the turn automatically

## Sketch and more of the drawing

draw-mio-here = Mio is here
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
sketch-legend = Rows are numbered from the top, cells from the left; f field, w forest, m mine, s sea, x special, @ capital, # bonus-card area (! active); capital letter: token, * flipped; ^ { $skill }, + { $diamond }, $ { $gold }, = { $card }; ~ port; T tent, H house, B building, L laboratory, S shop, C clock tower, r rabbit.
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
part-made = Production of the resource shown
part-field = Field
part-forest = Forest
part-mine = Mine
part-sea = Sea
part-special = Special terrain
part-capital = Capital cell
part-port = Port
part-token = Terrain token
part-border = Token along the border of the domain
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
part-industry = Space on the industry track
part-food = Space on the food track
part-prosper-orange = Space on an orange prosperity track
part-prosper-green = Space on a green prosperity track
part-prosper-grey = Space on a grey prosperity track
part-prosper-any = Space on any prosperity track
part-prosper-least = Space in your least advanced colour
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
part-marker = Marker on the character board
part-now = Immediately
part-moon = At the end of each round
part-sun = In each production phase
part-free = Once per round as a free action
part-turn = When flipped; a flipped token
part-whenever = Whenever it happens; any number of times
part-always = Always
part-best = The most
part-low = The least
part-player = Basic ability
part-lock = Closed until the condition is met
part-first = First player
part-hand = Cards in hand
part-drop = Discarding cards; the discard pile
part-arrow = Pay to gain
part-shop_agri = { piece-shop_agri }
part-shop_forest = { piece-shop_forest }
part-shop_mining = { piece-shop_mining }
part-seat-0 = Marker of seat 1
part-seat-1 = Marker of seat 2
part-seat-2 = Marker of seat 3
part-seat-3 = Marker of seat 4

## Drawing

draw-title = Sweet Lands
draw-score = { $seat }: { n-points }.
draw-own-edition = Cards and many values are our own design.
draw-other-edition = Played with the loaded edition “{ $edition }”.
draw-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of 5
}
draw-turn = { $seat } to move
draw-all-choose = Everyone is choosing
draw-over = Game over
draw-areas = Action areas
draw-help-board = Help board: the tiles work for the player whose piece is below them
draw-goals = Milestones, scoring tokens, deck and discard pile
draw-free-actions = Free actions
draw-hand = Hand
draw-area = { $area }: { $what }
draw-price = Cost: { $cost }
draw-opens = From round { $round }
draw-full = All spaces are taken
draw-hand-cost = Hand cost: { n-cards }
draw-track = Prosperity of { $track } ({ $color }): you are on space { $space } of { $last }, where the rate is { $rate }
draw-place = { $site_cap }, place { $place }
draw-area-active = Active: one more card in each production phase
draw-area-idle = Not active: it needs a token next to it and a road along it
draw-special = { $special_cap }
draw-token-flipped = Token flipped
draw-token-up = Token face up
draw-symbol = A token here lets you { $what }
draw-stands = { $piece_cap }
draw-has-rabbit = With a rabbit
draw-port = Port cell
draw-port-open = Open port
draw-port-shut = Port, not connected yet
draw-edge = Place a road on the { $edge }
draw-road = Road
draw-player = { $seat }: { n-points }, { n-cards } in hand
draw-has = { units }
draw-makes = Production of { $kind } each round: { $n }
draw-count = { $count_cap }: { $n }
draw-sweets = Symbols: { $sweets }
draw-ability-of = Basic ability: { $what }
draw-condition-of = Clock tower. You may place it when { $what }
draw-property-of = Clock tower: { $what }
draw-piece = { $piece_cap } ({ $left } left)
draw-bonus = Bonus: { $what }
draw-column = { $column_cap } column (workers: { $n } of { $most })
draw-marker = { $space ->
    [-1] { $marker_cap }: next to the board
   *[other] { $marker_cap }: space { $space } of { $last }
}
draw-skill = Skill token ({ $left } left): { $what }
draw-own-skill = Skill token: { $what }
draw-tile = In each production phase, { $what }
draw-tile-end = At the end of the round, { $what }
draw-stands-here = { $seat } is here
draw-milestone = Milestone for 10 points: { $what }
draw-scoring = Scoring token, 15 points for first place and 7 for second: { $scoring }. The virtual player has { $n }
draw-solo = Mio’s cards: { $cards }
draw-solo-card = { $solo }: Mio’s discs go on { $areas }
draw-deck = Deck: { n-cards }
draw-discard = Discard pile: { n-cards }
draw-free = Free action: { $what } for { $cost }
draw-own-free = { $what_cap }
draw-card = { card-head }. { $what_cap }. It cannot be employed
draw-card-worker = { card-head }. { $what_cap }. Labour ability: { $labour }
draw-card-end = { card-head }. At the end of each round, { $what }
card-head = { $cost_id ->
    [nothing] { $card }, free
   *[other] { $card }, cost: { $cost }
}
draw-first = { $seat } is the first player
draw-ended = { $seat } has ended the round
draw-hand-count = { $seat } has { n-cards } in hand
draw-played = { $cards ->
    [0] { $seat } has played no cards
    [one] { $seat } has played { $cards } card
   *[other] { $seat } has played { $cards } cards
}
draw-claimed = Milestone taken: 10 points at the end
draw-milestones = Milestones taken: { $n }
region-land = Land
region-hand = Hand
region-main = Main board
region-board = Player board
region-tokens = Skill tokens
region-characters = Characters
region-domains = Domain boards
region-prosperity = Prosperity
region-tracks = Industry and food
region-own = Tokens and cards
region-goals = Help and milestones

## The lesson

learn-title = The first round
learn-about = You play the first round of a solo game: choose a character, lay terrain, build roads, play and employ a worker, drive the cart, and end the round.
learn-welcome = Welcome to the Sweet Lands! Five rounds decide who becomes the heir. We play the first one together, solo against Mio, who does nothing but take up spaces on the board.
learn-character = Each of the 14 characters plays differently. Elina Macaron is a good one to begin with: she starts with higher production. Choose her.
learn-domain = This is the land that you will develop. Side A is the same on all four boards. Take board 1.
learn-help = The help board: the tiles above your piece work for you, those with a sun in each production phase, those with a moon at the end of the round. Cell 1 brings 5 gold and 3 wood. Put your piece there.
learn-production = Production is done: first the help tiles, then the character, then your four production levels. The small numbers next to the resources show what you will get each round.
learn-hand = And you have drawn six cards. Cards are the real money of this game: you play them, or you spend them to act. Before round 5, your last card must always stay in your hand.
learn-mio = Each turn you take one main action, such as using an action area. Its first space costs 1 card, the second 2, the third 3. Mio’s discs already lie on some first spaces, so those areas now cost 2 cards.
learn-terrain = We begin with land: 2 cards and 6 wheat for three terrain tokens. Click “Terrain”.
learn-discard = Now discard two cards that we do not need. Rabbits and mines are a long way off, so get rid of the Pasty Banqueter and the Tea Master.
learn-capital = The three crowns are your capital. Terrain goes next to the capital or next to a token of yours.
learn-mine = A mine first: here, next to the bonus-card area.
learn-field = Then a field.
learn-forest = And a forest. The terrain types are printed on the cells; you do not choose them.
learn-free = The main action is done. Free actions, such as buying or swapping resources, are allowed before and after it. We need none: end your turn. In a solo game it is immediately your turn again.
learn-roads = Tokens are worth little until a road flips them. Use “Roads”: 2 cards and 6 wood for three roads.
learn-discard-again = Two cards again: discard the Treacle Painter and the Savoiardi Miner.
learn-flip = Roads go on the edges of cells and start at the capital. A road on the edge of the mine flips it immediately.
learn-choice = A flipped token gives you a choice: production for the rounds to come, or a space on a prosperity track, which counts at the end. It is early: raise iron production by 1.
learn-bonus-area = The bonus-card area now has a token next to it. A road along it makes it active: one card right away and one more in every production phase.
learn-forest-road = The last road flips the forest.
learn-prosperity = This time take prosperity: a space on a green track, for roads or for properties.
learn-rate = Each space is a rate: at the end of the game your properties are multiplied by it. Advance one space on the “properties” track.
learn-next = End your turn.
learn-play = Cards can also be played. The Classic Miner costs 3 gold and raises your iron production by 2. A lightning bolt means “immediately”; cards with a moon work at the end of every round.
learn-employ = A card with a mark may be employed for a diamond. From now on every mining bonus will also bring what the small line at the foot of the card says. Employ the miner.
learn-industry = One more action: iron drives the cart. “Industry” costs 1 card and 3 iron for two spaces.
learn-last-card = Two cards left: one is the price, the other must stay. Keep the Banker.
learn-cart = Each space that the cart enters gives its orange bonus. Gears are industry points: at the end of each round you gain all those you have passed. Advance two spaces.
learn-end = You have one card left, so nothing more can be paid for with cards. End the round. Now cities and industry points are counted, and whatever shows a moon.
learn-move-help = Your help piece must move, and Mio takes the cell you leave. Cell 4 brings a card each round and, at its end, a point for each card that you have played.
learn-round-two = Round 2: you have gained resources again and drawn cards, and two more areas are open.
learn-properties = Next, build properties on flipped tokens and on the capital: three of three different types next to each other form a city. The lower rows come first.
learn-ports = And mind the four ports: a chain of tokens from the capital opens them. With no open port you lose 40 points at the end; with all four you gain 10.
learn-more = That was the first round. Carry on alone or begin a new game. Point at anything on the table, or tap it, to see what it is.
planning-title = Plan and score
planning-about = Three turns of the last round: open ports, drive a prosperity track to its end and find out what a card is still worth. Together almost 40 points.
planning-welcome = Round 5, the last one. You are Sena Lokum and would have 122 points if everything were counted now. There is no more production: whatever you hold must become points this round. The list of your points shows where they come from. Look for what is still below zero.
planning-rates = Prosperity is number times rate. Your terrain track stands at one half: 17 tokens bring 8 points. On the track for employed workers you have reached the end, at 4 points for each. A rate that multiplies many things is what you want to raise.
planning-ports = And here is the hole: ports. Four cells of the domain are ports. With two of them open you lose 10 points, with all four you gain 10. A port is open when a chain of terrain tokens joins it to your capital, and both missing ones are near.
planning-use = Three terrain tokens are enough: one for the port above, two for the port below. The Terrain area costs 6 wheat and 2 cards. 20 points for that: choose it.
planning-discard = Which cards can you spare? Those that only bring goods, and those that score only in later rounds: there are none left. Iron from the Layer Master would lie around unused, and the Chronicler counts flipped forest tokens, and you hardly have any. Discard both.
planning-first = The first port: this sea lies next to your tokens. Place it.
planning-chain = The second port is one cell too far. Lay the forest between, so that the chain holds, and then the port itself.
planning-gained = 22 points in one turn: 20 for the ports, 2 because three more tokens count on the terrain track. It is always worth looking for what loses points: turning a loss into a gain counts twice. End your turn.
planning-value = Now gold. At the end, five gold are worth 1 point, and so is a diamond. So ask of every price: what does it cost me in points? 9 gold is not quite 2 points.
planning-patron = The Orange Peel Patron moves you two spaces on any prosperity tracks. Two spaces on the terrain track lead from one half to 1 point for each token, and you have 20 tokens. Play the card.
planning-step = Step onto the fourth space of the terrain track. Its bonus is another terrain token.
planning-gift = Put it here. Any other cell next to your land would do as well: each token counts.
planning-end-of-track = Now the last space. It costs a diamond, 1 point, but doubles the rate: 21 tokens for 21 points. And whoever reaches the end first gets more out of it.
planning-three = Three more terrain tokens. Now that the rate is up, every one of them is a full point.
planning-tower = Sena’s clock tower adds 2 points for every card that you play. Know your character: with another one the same card would be worth less. End your turn.
planning-cheap = So even a card without a use is 2 points for you, as long as it costs less. The Key Lime Cook costs 2 wheat, and wheat is worth nothing at the end. Play it.
planning-food = Two spaces on the food track. One of them brings a card, and a card is again 2 points.
planning-close = End your turn. You know enough to finish this round by yourself.
planning-sum = Three turns, and the sum has grown by almost 40 points: ports, terrain prosperity and two cards.
planning-round = For a whole game: production in rounds 1 and 2, from round 3 on a prosperity track that counts something you have plenty of, ports and cities no later than round 4. Choose few tracks and drive them to the end.
planning-mistakes = Typical mistakes: a step on every track instead of many on one; closed ports; goods and cards left over at the end; and employing workers late, when they hardly get to work.

## Worker cards

card-unseen = a card

## The gallery

gallery-cards = Worker cards
gallery-characters = Characters
gallery-areas = Action areas
gallery-free = Free actions
gallery-skills = Skill tokens
gallery-enhanced = Enhanced skill tokens
gallery-help = Help tiles
gallery-milestones = Milestones
gallery-scoring = Scoring tokens
gallery-special = Special terrain
gallery-domains = Domains
gallery-mio = Mio’s cards
example-SL-3-5-1 = The cart has passed three symbols. Industry points at the end of the round: { $points }.
example-SL-3-8-1 = Four cities at the end of a round. City points: { $points }.
example-SL-4-6-19 = The cart is on the last space and advances once more: { n-points }.
example-SL-4-6-24 = All rabbits are placed, and there would be one more: { n-points }.
example-SL-4-9-3 = Cart and locomotive together. Industry points: { $points }.
example-SL-4-10-6 = A milestone: { n-points } at the end.
example-prosper-rabbit = The marker shows the rate for your four rabbits: { n-points }.
example-prosper-ip = The marker shows the rate for your industry points; what is left over is lost: { n-points }.
example-SL-4-13-2 = City points at the end: { n-points }.
example-set-rabbit = All tents and three rabbits: { n-points }.
example-set-cp = All houses, and points for each city point: { n-points }.
example-set-ip = All buildings, and points for each industry point: { n-points }.
example-SL-4-13-4 = Gold and diamonds left over: { n-points }.
example-SL-4-13-5 = Open ports: { $ports }. { n-points }.
example-place-first = You have { $mine }, the other player { $other }, the virtual player { $virtual }: first place, { n-points }.
example-place-second = You have { $mine }, the other player { $other }, the virtual player { $virtual }: second place, { n-points }.
example-place-level = You and the virtual player have { $mine } each: you share first place, { n-points }.

## Errors of games: what is wrong with a position or an edition

phrase-one-to-n-of-names = from 1 to { $n } of { $names }
phrase-id-name-which-means-something-else = id { $name }, which means something else
phrase-a-name-of-its-own = a name of its own
phrase-names-round-end-cards-none = { $names }; round-end cards: none
phrase-steps-since-the-card-has-a-mark = steps, since the card has a mark
phrase-none-since-the-card-has-no-mark = none, since the card has no mark
phrase-name-twice-first-as-where = { $name } twice, first in { $where }
phrase-every-id-once = every id once
phrase-fewer-than-4-cards-for-name = fewer than 4 cards for { $name }
phrase-4-or-more-or-no-pair-of-workers-could-be-employed-in-round-1 = 4 or more; otherwise no pair of workers could be employed in round 1
phrase-cards-that-have-one = only cards that have this field
phrase-no-card-that-is-played-no-area = steps that neither play a card nor use an area
phrase-only-in-action-areas = only in action areas
phrase-card-kind-round-end-on-an-immediate-card = card_kind round_end, on an immediate card
phrase-spaces-in-rising-order-each-once = spaces in rising order, each once
phrase-a-numerator-and-a-denominator-that-is-not-0 = a numerator and a denominator that is not 0
phrase-n-letters-out-of-names = letters out of { $names }, { $n } of them
phrase-n-different-cells = different cells, { $n } of them
phrase-at-most-one-symbol-on-a-cell = at most one symbol on a cell
phrase-n-rates-one-for-the-start-and-one-for-each-space = rates for the start and for each space, { $n } of them
phrase-n-rising-spaces-before-the-last-one = spaces before the last one in rising order, { $n } of them
phrase-none-the-tower-of-this-character-gives-no-table = none, the tower of this character gives no table
phrase-n-cells-name = cells { $name }: { $n }
phrase-cells-for-tokens-at-the-border = cells for tokens along the border
phrase-cells-for-tokens = cells for tokens
phrase-spaces-up-to-n-the-length-of-the-track = spaces up to { $n }, the length of the track
phrase-n-as-the-cells-say = { $n }, as many as the cells say
phrase-at-most-n-as-there-are-tiles = at most { $n }, the number of tiles
phrase-at-least-one-card = at least one card
phrase-cards-without-a-search = cards without a search
phrase-only-while-the-deck-is-searched = only while the deck is searched
phrase-too-few-tiles = too few tiles
phrase-a-full-help-board = a full help board
phrase-n-revealed = revealed: { $n }
phrase-one-of-each-deck-in-every-round = one of each deck in every round
phrase-up-to-n-enhanced-tokens = enhanced tokens, up to { $n } of them
phrase-none-in-the-solo-game = none in the solo game
phrase-each-tile-once = each tile once
phrase-each-board-once = each board once
phrase-each-character-board-once = each character board once
phrase-pieces-on-names = pieces on { $names }
phrase-one-on-a-cell = one on each space
phrase-n-enhanced-tokens = enhanced tokens: { $n }
phrase-those-of-the-variant = as many as this variant has
phrase-n-claimed = claimed: { $n }
phrase-each-once-n-in-all = each once, { $n } in all
phrase-n-on-offer = on offer: { $n }
phrase-n-in-the-game = in the game: { $n }
phrase-others-than-lie-on-the-domains = tokens other than those on the domain boards
phrase-exactly-those = exactly those on the boards
phrase-one-twice = one twice
phrase-each-once-with-this-option = each once with this option
phrase-no-more-than-there-are-spaces = no more than there are spaces
phrase-cards-of-another-deck = cards of another deck
phrase-cards-of-this-deck-in-order = cards of this deck, in order
phrase-the-whole-deck-it-is-not-used = the whole deck, since it is not used
phrase-a-normal-and-a-round-end-tile = a normal and a round-end tile
phrase-two-normal-tiles = two normal tiles
phrase-no-more-than-there-are-cards-in-hand = no more than there are cards in hand
phrase-as-many-as-there-are = as many as there are
phrase-name-with-names = { $name } with { $names }
phrase-where-cards-of-other-hands-really-are = the hands where these cards really are
phrase-skill-tokens-that-the-player-owns = skill tokens that the player owns
phrase-those-of-others = actions of another character
phrase-free-actions-of-the-character-each-once = free actions of the character, each once
phrase-one-on-a-piece = one on each piece
phrase-a-kind-where-the-special-cell-has-a-token = a kind where the special cell has a token
phrase-edges-of-cells = edges of cells
phrase-flipped-tokens = flipped tokens
phrase-a-token = a token
phrase-none-where-there-is-no-cell = none where there is no cell
phrase-a-piece = a piece
phrase-on-flipped-tokens-and-capital-cells = only on flipped tokens and capital cells
phrase-workers-of-this-industry = workers of this industry
phrase-a-list-of-steps = a list of steps
phrase-steps-nested-too-deep = steps nested too deeply
phrase-n-levels = levels of nesting: at most { $n }
phrase-for-name-names = for { $name }: { $names }
phrase-nothing-to-name = nothing to { $name }
phrase-a-list-of-counts-with-min = a list of counts with min
phrase-once-beside-exactly-one-search-without-per-and-if = once, beside exactly one search, without per and if
phrase-no-other-word = no other words
phrase-one-of-them = one of them
phrase-a-count-with-min = a count with min
phrase-amounts-by-names = amounts by { $names }
phrase-nothing-to-pay = nothing to pay
phrase-two-or-more-lists-of-steps = two or more lists of steps
phrase-a-list-with-items-of-names = a list with { $items } of { $names }
phrase-words = words
phrase-one-word = one word
phrase-two-words = two words
phrase-only-with-it = only with it
phrase-a-set-up-of-players-in-play = a set-up of players in play
phrase-choices-before-their-time = choices before their time
phrase-a-draw-for-the-first-player = a draw for the first player
phrase-other-choices = other choices
phrase-a-round-before-the-set-up-was-done = a round before the set-up was done
phrase-packets-without-a-draft = packets without a draft
phrase-name-in-the-production-phase = { $name } in the production phase
phrase-a-turn-in-the-production-phase = a turn in the production phase
phrase-the-next-round-before-clean-up = the next round before clean-up
phrase-a-clean-up-before-its-time = a clean-up before its time
phrase-other-simultaneous-decisions = other simultaneous decisions
phrase-answers-without-a-question = answers without a question
phrase-answers-that-are-no-moves = answers that are no moves
phrase-packets-of-different-sizes = packets of different sizes
phrase-another-draft = another draft
phrase-none-in-the-middle-of-a-game = no frames in the middle of a game
phrase-a-set-up-that-has-begun = a set-up that has begun
phrase-a-set-up-with-choices-made = a set-up with choices made
phrase-n-missing-and-not-as-many-name = another number of { $name } than is missing ({ $n })
phrase-choices-of-seat-n-that-do-not-fit = unfitting choices of seat { $n }
phrase-no-character-for-seat-n = no character for seat { $n }
phrase-another-deal-of-packets = another deal of packets
phrase-an-action-phase-out-of-place = an action phase out of place
phrase-players-who-have-ended-the-round-in-the-production-phase = players who have ended the round in the production phase
phrase-more-than-a-round-name = besides the round also { $name }
phrase-no-action-phase-though-not-all-have-ended-the-round = no action phase though not all have ended the round
phrase-a-turn-of-seat-n-who-has-ended-the-round = a turn of seat { $n }, which has ended the round
phrase-a-turn-of-seat-n-who-has-not-ended-the-round = a turn of seat { $n }, which has not ended the round
phrase-workers-for-another-character = Workers for another character
phrase-a-hand-cost-without-an-area = a hand cost without an area
phrase-two-areas-at-once = two areas at once
phrase-name-of-seat-n = { $name } of seat { $n }
phrase-name-without-a-turn = { $name } without a turn
phrase-name-at-the-top = { $name } at the top of the agenda
phrase-name-below-the-top = { $name } below the top of the agenda
phrase-build-must-after-a-property = Build.must after a property
phrase-name-that-waits = { $name } waiting
phrase-steps-of-the-round-end-out-of-order = steps of the round end out of order
phrase-an-area-that-cannot-be-paid = an area that cannot be paid for
phrase-name-with-a-card-that-is-not-there = { $name } with a card that is not there
phrase-facedown-of-a-token-that-is-not-owned = FaceDown of a token that the player does not own
phrase-a-hand-cost-that-cannot-be-paid = a hand cost that cannot be paid
phrase-toweractive-without-a-tower = TowerActive without a tower
phrase-areaeffect-without-effect = AreaEffect without an effect
phrase-no-min = no min

reason-have-kind = { $how ->
    [more] brings { $kind }: +{ $n }
    [denied] { $kind_id ->
        [diamond] { $name } has fewer { $kind }: −{ $n }
        [disc] { $name } has fewer { $kind }: −{ $n }
       *[other] { $name } has less { $kind }: −{ $n }
    }
   *[kept] keeps { $kind }: { $n }
}
reason-cards = { $how ->
    [more] brings cards: +{ $n }
    [denied] { $name } has fewer cards: −{ $n }
   *[kept] keeps cards: { $n }
}
reason-ports = { $how ->
    [more] brings open ports: +{ $n }
    [denied] { $name } has fewer open ports: −{ $n }
   *[kept] keeps open ports: { $n }
}
reason-rabbits = { $how ->
    [more] brings rabbits: +{ $n }
    [denied] { $name } has fewer rabbits: −{ $n }
   *[kept] keeps rabbits: { $n }
}
reason-roads = { $how ->
    [more] brings roads: +{ $n }
    [denied] { $name } has fewer roads: −{ $n }
   *[kept] keeps roads: { $n }
}
reason-employed = { $how ->
    [more] employs workers: +{ $n }
    [denied] { $name } has fewer employed workers: −{ $n }
   *[kept] keeps employed workers: { $n }
}
reason-milestones = { $how ->
    [more] brings milestones: +{ $n }
    [denied] { $name } has fewer milestones: −{ $n }
   *[kept] keeps milestones: { $n }
}
reason-made-kind = { $how ->
    [more] raises { $kind } production: +{ $n }
    [denied] { $name } produces less { $kind }
   *[kept] keeps producing { $kind }: { $n }
}
reason-placed-kind = { $how ->
    [more] places a property: { $kind }
    [denied] { $name } has one property fewer: { $kind }
   *[kept] properties placed, { $kind }: { $n }
}
reason-cities = { $how ->
    [more] makes the cities larger: +{ $n }
    [denied] { $name } has smaller cities
   *[kept] keeps the cities growing
}

## Parts of a position

position-round = Round
position-first = First player
position-turn = To move
position-acted = Main action done
position-order = Turn order
position-ended = Have ended the round
position-discs = Action discs on areas
position-offer = Enhanced skill tokens on offer
position-milestones = Milestones on offer
position-scoring = Scoring tokens
position-help_board = Help board
position-mio = Mio’s help cell
position-solo = Solo decks
position-taken = Prosperity bonuses taken
position-specials = Special tokens on offer
position-under = Cards under the deck
position-discard = Discard pile
position-known = Cards known in hands
position-hints = What everybody knows of the hand
position-packets = Packet of the draft
position-character = Character
position-side = Domain
position-help = Help cell
position-have = Resources
position-makes = Production
position-hand = Hand
position-played = Played cards
position-columns = Cards in columns
position-tokens = Terrain tokens
position-special = Special token
position-roads = Roads
position-pieces = Properties on the domain
position-rabbits = Rabbits
position-areas = Active bonus-card areas
position-food = Food track
position-cart = Cart on the industry track
position-locomotive = Locomotive on the industry track
position-prosper = Prosperity tracks
position-skills = Skill tokens
position-down = Skill tokens face down
position-acts = Abilities used
position-wonder = Wonder symbols
position-discount = Discount on properties
position-markers = Markers on the character board
position-claimed = Milestones claimed
position-round_ip = Industry points of this round
position-fresh = Tokens flipped in this action
position-found = Cards just found
field-owner = Who knows them
field-cards = Cards
field-counts = How many lie where
place-deck_a = Deck A
place-deck_b = Deck B
place-packet = { $seat }: packet of the draft
turned-up = face up
turned-flipped = flipped
