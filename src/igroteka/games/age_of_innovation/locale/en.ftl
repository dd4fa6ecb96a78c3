# Age of Innovation in English.

title = Age of Innovation
tagline = Terraform, build and study your way through six rounds
about = Seven terrains, twelve factions and a science board: you turn the land around you into your own, raise workshops into guilds, schools, a university and a palace, found cities, climb four disciplines and pay books for innovations. Power circles through your three bowls, and neighbours gain some whenever you build beside them. Every round rewards something else.
minutes = 40 minutes per player
weight = heavy

## Words
# Terrains
terrain-desert = desert
    .text = One free spade at the start, used once all start buildings stand.
terrain-plains = plains
    .text = A step of the terraforming track costs 1 coin instead of 5.
terrain-swamp = swamp
    .text = One scholar at the start; 3 power tokens in bowl I and 9 in bowl II.
terrain-lake = lake
    .text = Shipping starts at 1; level 2 gives 3 VP, level 3 gives 2 books of choice.
terrain-forest = forest
    .text = One level in each discipline at the start; 4 power tokens in bowl I and 8 in bowl II.
terrain-mountain = mountain
    .text = 2 coins more income; the first guild space pays 3 coins.
terrain-wasteland = wasteland
    .text = 4 tools and 1 book of choice at the start; the second innovation costs no extra book.
terrain-river = river

# Disciplines
discipline-banking = banking
discipline-law = law
discipline-engineering = engineering
discipline-medicine = medicine

# Buildings
building-workshop = workshop
    .a = a workshop
building-guild = guild
    .a = a guild
building-school = school
    .a = a school
building-university = university
    .a = a university
building-palace = palace
    .a = a palace
building-tower = tower
    .a = a tower
building-monument = monument
    .a = a monument

# Factions
faction-blessed = Blessed
    .text = One level in each discipline at the start; the science bonus counts their level 3 higher, even above 12.
faction-inventors = Inventors
    .text = Before round 1 they take any competency with the reward of its cell.
faction-goblins = Goblins
    .text = One level in banking and in engineering and 1 tool at the start; each spade they use gives 2 coins at once, wherever it comes from.
faction-omar = Omar
    .text = One level in banking and in engineering and a tower as third start building; income 2 power and 2 coins.
faction-illusionists = Illusionists
    .text = Two levels in medicine at the start; each power action costs them 1 power less and gives 1 VP, with four or five players 2 VP.
faction-moles = Moles
    .text = Two levels in engineering at the start; they may dig tunnels, and build a bridge, also over land, as an action for 1 tool.
faction-felines = Felines
    .text = One level in banking and in medicine at the start; each city founded gives three levels of choice and a book of choice.
faction-philosophers = Philosophers
    .text = Two levels in banking at the start; each competency gives one more book of its column; special action: a book of choice.
faction-monks = Monks
    .text = One level in law; they start with only their university and take a competency for it.
faction-navigators = Navigators
    .text = Three levels in law at the start; a workshop built at the river gives 2 VP and 1 coin.
faction-psychics = Psychics
    .text = One level in banking and in medicine and 1 tool at the start; special action: gain 5 power and take another action at once.
faction-lizards = Lizards
    .text = Two levels of choice at the start; each city founded gives a terraform and build with a free spade and a free workshop, which may stand on any native hex in reach.

# Factions of the Automa
faction-simpletons = Simpletons
    .text = A level in each discipline; they terraform and build and gain the VP of the level.
faction-kuddlers = Kuddlers
    .text = Banking and law 1; VP of the level and 1 more; in their faction action the hex closest to you goes first, then your terrain priority.
faction-druids = Druids
    .text = Medicine 2; they terraform and build and advance two levels in one discipline.
faction-racelings = Racelings
    .text = Law and medicine 1; if they pass first, the VP for passing count twice.
faction-wanderers = Wanderers
    .text = Banking and engineering 1; VP of the level less 1; their faction action ignores reach; at the end 2 VP per building.
faction-mimics = Mimics
    .text = Law and engineering 1; VP of the level and 1 more; in their faction action your terrain priority goes first, then closeness to you.
faction-powermongers = Powermongers
    .text = Engineering and medicine 1; VP of the level; their faction action prefers the hex that offers you most power; when you gain 2 power or more from their building they advance a level.

# Palaces
palace-palace-1 = Palace 1
    .text = Income 5 power; special action: 2 tools.
palace-palace-2 = Palace 2
    .text = Special action: terraform and build with two free spades.
palace-palace-3 = Palace 3
    .text = Income 2 power; special action: replace a school by a guild for free, which is building, and gain 3 VP and 1 tool. It needs a guild on the planning board.
palace-palace-4 = Palace 4
    .text = Income 2 power; special action: upgrade a workshop to a guild for free, which is building.
palace-palace-5 = Palace 5
    .text = Income 4 power; at once a competency with the reward of its cell.
palace-palace-6 = Palace 6
    .text = Income 2 power and 1 book of choice; special action: two levels in one discipline.
palace-palace-7 = Palace 7
    .text = Income 4 power; when passing 3 VP per own school.
palace-palace-8 = Palace 8
    .text = Income 2 power, 2 coins and 1 tool; your cities need power 6 instead of 7.
palace-palace-9 = Palace 9
    .text = Income 1 scholar; flight.
palace-palace-10 = Palace 10
    .text = Income 6 coins; at once 12 power and 2 books of choice.
palace-palace-11 = Palace 11
    .text = Income 1 tool; at once a city tile of choice, which counts as founding a city, but no building becomes part of one.
palace-palace-12 = Palace 12
    .text = Income 8 power; 2 VP for each workshop built.
palace-palace-13 = Palace 13
    .text = Special action: 1 book of choice and 3 coins; 3 VP for each guild built.
palace-palace-14 = Palace 14
    .text = Income 6 power; at once up to two free steps of shipping; a river hex may join your groups when a city is founded.
palace-palace-15 = Palace 15
    .text = Income 6 power; at once, in any order but one after the other, terraform and build with two free spades, up to two free bridges, and 2 books of choice.
palace-palace-16 = Palace 16
    .text = Income 2 power and 1 book of choice; at once a guild from your board goes on any empty native hex, in reach or not; this is building.
palace-palace-17 = Palace 17
    .text = Income 2 power; at once 10 VP.

# Innovations
innovation-deus_ex_machina = Deus Ex Machina
    .text = At once 1 book of choice and a level in each discipline; special action: terraform and build with a free spade.
innovation-professors = Professors
    .text = Special action: 1 scholar and 3 VP.
innovation-trade_routes = Trade routes
    .text = When passing 2 VP per own guild.
innovation-architecture = Architecture
    .text = At once 10 VP and a level of choice for each different shape of own buildings on the map.
innovation-libraries = Libraries
    .text = At once 1 VP per level in your two highest disciplines.
innovation-sewers = Sewers
    .text = At once 2 VP per own workshop.
innovation-colleges = Colleges
    .text = At once 5 VP per own school.
innovation-league_of_cities = League of cities
    .text = At once 5 VP per own city tile.
innovation-communications = Communications
    .text = At once 8, 12 or 18 VP for 4, 5 or at least 6 groups of adjacent own buildings.
innovation-steam_power = Steam power
    .text = At once 1 scholar, a free step of terraforming and a free step of shipping, with their rewards.
innovation-census = Census
    .text = At once 8, 12 or 18 VP for 7–8, 9–10 or at least 11 own buildings.
innovation-steel = Steel
    .text = At once 8, 12 or 18 VP for 1, 2 or 3 own bridges.
innovation-neutral_workshop = Neutral workshop
    .text = Build the neutral workshop at once; income 3 tools.
innovation-neutral_guild = Neutral guild
    .text = Build the neutral guild at once; income 5 coins.
innovation-neutral_school = Neutral school
    .text = Build the neutral school at once and take a competency with the reward of its cell.
innovation-neutral_university = Neutral university
    .text = Build the neutral university at once, without a competency; income 2 VP.
innovation-neutral_palace = Neutral palace
    .text = Build the neutral palace at once, without a palace tile, and put 2 new power tokens in bowl III; income 4 power.
innovation-neutral_monument = Neutral monument
    .text = Build the monument at once and gain 7 VP; it has power 4 and makes a city of two buildings possible.

# Competencies
competency-tool_and_level = Tool and level
    .text = Income 1 tool and a level of choice.
competency-vp_and_coins = Points and coins
    .text = Income 3 VP and 2 coins.
competency-book_and_power = Book and power
    .text = Income 1 book of choice and 1 power.
competency-instant_resources = Resources
    .text = At once 5 VP, 1 tool and 2 coins.
competency-scholar_scoring = Scholars
    .text = 2 VP for each scholar you send in Phase II, also one returned for a level.
competency-two_spades = Two spades
    .text = At once terraform and build with two free spades.
competency-tower = Tower
    .text = Build a neutral tower at once; income 2 power and 2 coins.
competency-edge_workshop = Edge workshops
    .text = 3 VP for each workshop built on an edge hex.
competency-annexes = Annexes
    .text = At once two annexes; placing one is an action.
competency-lowest_discipline = Lowest discipline
    .text = When passing 1 VP per level of your lowest discipline.
competency-power_action = Power
    .text = Special action: 4 power.
competency-city_scoring = Cities
    .text = When passing 2 VP per own city tile.

# Round bonuses
bonus-river_workshop = River workshops
    .text = 2 VP for each workshop built at the river; shipping counts 1 more in Phase II, but not in the final scoring.
bonus-send_scholar = Scholar
    .text = Income 1 scholar; 2 VP for each scholar sent, also one returned for a level.
bonus-build_guild = Guilds
    .text = Income 3 power; 3 VP for each guild built.
bonus-pass_palace_university = Palace and university
    .text = Income 1 tool; when passing 4 VP per own palace and university.
bonus-spade = Spade
    .text = Income 1 book of choice; special action: terraform and build with a free spade.
bonus-bridge = Bridge
    .text = Income 1 book of choice; special action: a free bridge.
bonus-knowledge = Knowledge
    .text = Income 2 tools; special action: a level in any discipline.
bonus-pass_school = Schools
    .text = Income 4 coins; when passing a level of choice per own school.
bonus-power_coins = Power and coins
    .text = Income 4 power and 2 coins.
bonus-coins = Coins
    .text = Income 6 coins.

# Round score tiles
round_tile-workshop_law = Workshop built 2 VP; per 3 law a scholar.
round_tile-workshop_banking = Workshop built 2 VP; per 3 banking 4 power.
round_tile-guild_law = Guild built 3 VP; per 3 law a book of choice.
round_tile-school_banking = School built 4 VP; per level of banking a coin.
round_tile-big_medicine = Palace or university built 5 VP; per 2 medicine a tool.
round_tile-big_banking = Palace or university built 5 VP; per 2 banking a tool.
round_tile-innovation_law = Innovation taken 5 VP; per 2 law 3 power.
round_tile-guild_medicine = Guild built 3 VP; per 4 medicine a spade.
round_tile-spade_engineering = Each spade used 2 VP; per level of engineering a coin.
round_tile-science_medicine = Each level gained 1 VP; per 3 medicine a book of choice.
round_tile-city_engineering = City tile taken 5 VP; per 4 engineering a spade.
round_tile-track_engineering = Each step of shipping or terraforming 3 VP; per 3 engineering a scholar.
final_tile-final_workshop = workshop built 2 VP
final_tile-final_school = school built 4 VP
final_tile-final_edge_workshop = workshop built on an edge hex 3 VP
final_tile-final_guild = guild built 3 VP

# City tiles
city_tile-tools = 4 VP and 3 tools
city_tile-books = 5 VP and 2 books of choice
city_tile-power = 8 VP and 8 power
city_tile-spades = 5 VP and two free spades
city_tile-coins = 6 VP and 6 coins
city_tile-scholar = 8 VP and a scholar
city_tile-levels = 7 VP and a level in each discipline

# Actions of the board
action-power-bridge = a bridge for 3 power
action-power-scholar = a scholar for 3 power
action-power-tools = 2 tools for 4 power
action-power-coins = 7 coins for 4 power
action-power-spade_1 = a spade for 4 power
action-power-spade_2 = two spades for 6 power
action-books-power = 5 power for 1 book
action-books-coins = 6 coins for 2 books
action-books-score_guilds = 2 VP per own guild for 2 books
action-books-levels = two levels in one discipline for 1 book
action-books-upgrade_guild = workshop to guild for 2 books
action-books-spade_3 = three spades for 3 books

# Power and book actions, special actions, passages, conversions
power_action-bridge = a bridge
power_action-scholar = a scholar
power_action-tools = 2 tools
power_action-coins = 7 coins
power_action-spade_1 = a spade
power_action-spade_2 = two spades
book_action-power = 5 power
book_action-coins = 6 coins
book_action-score_guilds = 2 VP per guild
book_action-levels = two levels
book_action-upgrade_guild = workshop to guild
book_action-spade_3 = three spades
passage-tunnel = tunnel
passage-flight = flight
conversion-power-scholar = 5 power → a scholar
conversion-power-tool = 3 power → a tool
conversion-power-coin = 1 power → a coin
conversion-scholar-tool = a scholar → a tool
conversion-tool-coin = a tool → a coin
conversion-power-banking = 5 power → a banking book
conversion-banking-coin = a banking book → a coin
conversion-power-law = 5 power → a law book
conversion-law-coin = a law book → a coin
conversion-power-engineering = 5 power → an engineering book
conversion-engineering-coin = an engineering book → a coin
conversion-power-medicine = 5 power → a medicine book
conversion-medicine-coin = a medicine book → a coin

# City tiles in moves and events
city-tools = 4 VP and 3 tools
city-books = 5 VP and 2 books of choice
city-power = 8 VP and 8 power
city-spades = 5 VP and two free spades
city-coins = 6 VP and 6 coins
city-scholar = 8 VP and a scholar
city-levels = 7 VP and a level in each discipline

# Cards of the Automa
card-card-1 = card 1
support-card-1 = card 1
card-card-2 = card 2
support-card-2 = card 2
card-card-3 = card 3
support-card-3 = card 3
card-card-4 = card 4
support-card-4 = card 4
card-card-5 = card 5
support-card-5 = card 5
card-card-6 = card 6
support-card-6 = card 6
card-card-7 = card 7
support-card-7 = card 7
card-card-8 = card 8
support-card-8 = card 8
card-card-9 = card 9
support-card-9 = card 9
card-card-10 = card 10
support-card-10 = card 10
card-card-11 = card 11
support-card-11 = card 11
card-card-12 = card 12
support-card-12 = card 12
card-card-13 = card 13
support-card-13 = card 13
card-card-14 = card 14
support-card-14 = card 14

# Where a reward or a special action comes from
act-bonus-spade = Spade
act-bonus-bridge = Bridge
act-bonus-knowledge = Knowledge
source-bonus-pass_school = Schools
source-city = City
source-competency = School or university
source-river-city = City over a river
source-shipping-books = Shipping
source-terraforming-books = Terraforming
source-start-spade = Desert
source-city-books = City tile
source-city-spades = City tile
source-city-levels = City tile
source-two_spades = Two spades
source-tower = Tower
act-annexes = Annexes
source-lowest_discipline = Lowest discipline
act-power_action = Power
act-moles = Moles
source-felines = Felines
act-philosophers = Philosophers
act-psychics = Psychics
source-lizards = Lizards
source-deus_ex_machina-books = Deus Ex Machina
source-deus_ex_machina-levels = Deus Ex Machina
act-deus_ex_machina = Deus Ex Machina
act-professors = Professors
source-architecture = Architecture
source-neutral_workshop = Neutral workshop
source-neutral_guild = Neutral guild
source-neutral_school-building = Neutral school
source-neutral_school-competency = Neutral school
source-neutral_university = Neutral university
source-neutral_palace = Neutral palace
source-neutral_monument = Neutral monument
act-palace-1 = Palace 1
act-palace-2 = Palace 2
act-palace-3 = Palace 3
act-palace-4 = Palace 4
source-palace-5 = Palace 5
act-palace-6 = Palace 6
source-palace-10 = Palace 10
source-palace-11 = Palace 11
act-palace-13 = Palace 13
source-spades = Spades
source-bridge = Bridges
source-books = Books
source-palace-15 = Palace 15
source-palace-16 = Palace 16

# What chance brings
what-desert = desert
what-plains = plains
what-swamp = swamp
what-lake = lake
what-forest = forest
what-mountain = mountain
what-wasteland = wasteland
what-blessed = Blessed
what-inventors = Inventors
what-goblins = Goblins
what-omar = Omar
what-illusionists = Illusionists
what-moles = Moles
what-felines = Felines
what-philosophers = Philosophers
what-monks = Monks
what-navigators = Navigators
what-psychics = Psychics
what-lizards = Lizards
what-simpletons = Simpletons
what-kuddlers = Kuddlers
what-druids = Druids
what-racelings = Racelings
what-wanderers = Wanderers
what-mimics = Mimics
what-powermongers = Powermongers
what-palace-1 = Palace 1
what-palace-2 = Palace 2
what-palace-3 = Palace 3
what-palace-4 = Palace 4
what-palace-5 = Palace 5
what-palace-6 = Palace 6
what-palace-7 = Palace 7
what-palace-8 = Palace 8
what-palace-9 = Palace 9
what-palace-10 = Palace 10
what-palace-11 = Palace 11
what-palace-12 = Palace 12
what-palace-13 = Palace 13
what-palace-14 = Palace 14
what-palace-15 = Palace 15
what-palace-16 = Palace 16
what-palace-17 = Palace 17
what-deus_ex_machina = Deus Ex Machina
what-professors = Professors
what-trade_routes = Trade routes
what-architecture = Architecture
what-libraries = Libraries
what-sewers = Sewers
what-colleges = Colleges
what-league_of_cities = League of cities
what-communications = Communications
what-steam_power = Steam power
what-census = Census
what-steel = Steel
what-neutral_workshop = Neutral workshop
what-neutral_guild = Neutral guild
what-neutral_school = Neutral school
what-neutral_university = Neutral university
what-neutral_palace = Neutral palace
what-neutral_monument = Neutral monument
what-tool_and_level = Tool and level
what-vp_and_coins = Points and coins
what-book_and_power = Book and power
what-instant_resources = Resources
what-scholar_scoring = Scholars
what-two_spades = Two spades
what-tower = Tower
what-edge_workshop = Edge workshops
what-annexes = Annexes
what-lowest_discipline = Lowest discipline
what-power_action = Power
what-city_scoring = Cities
what-river_workshop = River workshops
what-send_scholar = Scholar
what-build_guild = Guilds
what-pass_palace_university = Palace and university
what-spade = Spade
what-bridge = Bridge
what-knowledge = Knowledge
what-pass_school = Schools
what-power_coins = Power and coins
what-coins = Coins
what-workshop_law = Workshop built 2 VP; per 3 law a scholar.
what-workshop_banking = Workshop built 2 VP; per 3 banking 4 power.
what-guild_law = Guild built 3 VP; per 3 law a book of choice.
what-school_banking = School built 4 VP; per level of banking a coin.
what-big_medicine = Palace or university built 5 VP; per 2 medicine a tool.
what-big_banking = Palace or university built 5 VP; per 2 banking a tool.
what-innovation_law = Innovation taken 5 VP; per 2 law 3 power.
what-guild_medicine = Guild built 3 VP; per 4 medicine a spade.
what-spade_engineering = Each spade used 2 VP; per level of engineering a coin.
what-science_medicine = Each level gained 1 VP; per 3 medicine a book of choice.
what-city_engineering = City tile taken 5 VP; per 4 engineering a spade.
what-track_engineering = Each step of shipping or terraforming 3 VP; per 3 engineering a scholar.
what-final_workshop = workshop built 2 VP
what-final_school = school built 4 VP
what-final_edge_workshop = workshop built on an edge hex 3 VP
what-final_guild = guild built 3 VP
what-power = 5 power
what-score_guilds = 2 VP per guild
what-levels = two levels
what-upgrade_guild = workshop to guild
what-spade_3 = three spades
what-card-1 = card 1
what-card-2 = card 2
what-card-3 = card 3
what-card-4 = card 4
what-card-5 = card 5
what-card-6 = card 6
what-card-7 = card 7
what-card-8 = card 8
what-card-9 = card 9
what-card-10 = card 10
what-card-11 = card 11
what-card-12 = card 12
what-card-13 = card 13
what-card-14 = card 14

## Moves

plus-vp = { $vp ->
    [0] { "" }
   *[other] . +{ $vp } VP
}
plus-coins = { $more ->
    [0] { "" }
    [one] . +{ $more } coin
   *[other] . +{ $more } coins
}
cost-tc = { $tools ->
    [0] { $coins ->
        [0] free
       *[other] { n-coins }
    }
   *[other] { $coins ->
        [0] { n-tools }
       *[other] { n-tools }, { n-coins }
    }
}
cost-t = { $tools ->
    [0] free
   *[other] { n-tools }
}
n-dug = { $n ->
    [one] { $n } spade
   *[other] { $n } spades
}
and-books = { $books ->
    [0] { "" }
   *[other] , gain { n-books }
}

move-set = { $terrain_cap }, { $faction }. { $terrain_text } { $faction_text } Round bonus: { $bonus_text }
move-set-solo = { $terrain_cap }. { $terrain_text } Then choose between two factions: { $first } or { $second }.
move-terrain = Take the planning board { $terrain }: { $terrain_text }
move-automa_terrain = The Automa lives here: { $terrain }
move-faction = Take the faction { $faction }: { $faction_text }
move-palace = { $palace }: { $palace_text }
move-bonus = { $coins ->
    [0] Take the round bonus { $bonus }
    [one] Take the round bonus { $bonus } and { $coins } coin
   *[other] Take the round bonus { $bonus } and { $coins } coins
}: { $bonus_text }
move-place = Place on { $hex }: { $building }
move-tower = Place on { $hex }: { $building }
move-build = Build a workshop on { $hex }: { cost-tc }{ plus-vp }{ plus-coins }
move-dig = { $hex } becomes { $terrain }: { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-tunnel = Tunnel to { $hex }, it becomes { $terrain }: 1 tool for the tunnel; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-tunnel-build = Tunnel to { $hex } and build a workshop: 1 tool for the tunnel; { cost-tc }{ plus-vp }{ plus-coins }
move-fly = Fly to { $hex }, it becomes { $terrain }: 1 scholar; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-fly-build = Fly to { $hex } and build a workshop: 1 scholar; { cost-tc }{ plus-vp }{ plus-coins }
move-upgrade = Upgrade { $hex } to { $building_a }: { cost-tc }{ plus-vp }
move-neutral = { $n ->
    [0] Build on { $hex }, neutral: { $building }{ plus-vp }{ plus-coins }
   *[other] Build on { $hex }, neutral: { $building }; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
}
move-annex = Annex beside { $hex }
move-guild = Guild on { $hex }{ plus-vp }
move-downgrade = The school on { $hex } becomes a guild{ plus-vp }
move-river_city = Found a city over the river { $hex }
move-ship = Step of shipping: 1 scholar, { n-coins }{ and-books }{ plus-vp }
move-terraform = Step of terraforming: 1 scholar, { cost-tc }{ and-books }{ plus-vp }
move-innovate = Innovation { $innovation }: { $price }{ $coins ->
    [0] { "" }
   *[other] , { n-coins }
}{ plus-vp }. { $innovation_text }
move-send = { $n ->
    [one] Send a scholar: { $discipline } +{ $n } level{ plus-vp }
   *[other] Send a scholar: { $discipline } +{ $n } levels{ plus-vp }
}
move-return = Return a scholar to the supply: { $discipline } +{ $n }{ plus-vp }
move-power = Power action for { $n } power: { $what }{ plus-vp }
move-books = { $n ->
    [one] Book action for { $n } book: { $what }{ plus-vp }
   *[other] Book action for { $n } books: { $what }{ plus-vp }
}
move-act = Special action: { $what }
move-convert = Convert: { $conversion }
move-sacrifice = Sacrifice: one token of bowl II leaves the game, another goes to bowl III
move-book = Book: { $discipline }
move-spend = Pay with a book: { $discipline }
move-level = Climb: { $discipline }
move-competency = Competency { $competency }: { $discipline }, { n-levels }{ $books ->
    [0] { "" }
   *[other] , { n-books }
}. { $competency_text }
move-city = City tile: { $city }, and a key. { $vp } VP in all
move-bridge = Bridge { $site }
move-first = { $source }: { $what }
move-accept = { $vp ->
    [0] Gain { $n } power for free
   *[other] Gain { $n } power for { $vp } VP
}
move-decline = Decline
move-pass = { $vp ->
    [0] Pass
   *[other] Pass: +{ $vp } VP
}
move-end = End the turn
move-done = Finish
move-key = Use a key
move-no_key = Keep the key; the levels are lost

chance-draw_round = Round tile: { $what }
chance-draw_final = Final tile: { $what }
chance-draw_book_action = Book action: { $what }
chance-draw_competency = Competency: { $what }
chance-draw_innovation = Innovation: { $what }
chance-draw_palace = Palace: { $what }
chance-draw_terrain = Planning board: { $what }
chance-draw_faction = Faction: { $what }
chance-draw_bonus = Round bonus: { $what }
chance-draw_first = The first player is drawn
chance-draw_territory = Territory tile: { $what }
chance-draw_card = Automa: { $what }

## What happens

event-round_tile = Round { $round } will score: { $round_tile }
event-final_tile = The final tile: { $final_tile }
event-book_tile = Book action in this game: { $book_action }
event-palace_tile = Open palace: { $palace }
event-first = { $seat } goes first.
event-set = { $seat } takes { $faction }, { $terrain }, with the round bonus { $bonus }.
event-took_terrain = { $seat } takes the planning board { $terrain }.
event-took_faction = { $seat } takes the faction { $faction }.
event-took_palace = { $seat } takes { $palace }.
event-took_bonus = { $seat } takes the round bonus { $bonus }.
event-automa_terrain = The Automa’s native terrain: { $terrain }.
event-placed = { $seat } starts on { $hex }: { $building }.
event-round = Round { $round } begins. { $round_tile }
event-territory = The unowned faction has { $n } connected buildings.
event-income = { $seat }, income: coins { $coins }, tools { $tools }, scholars { $scholars }, power { $power }{ $vp ->
    [0] { "" }
   *[other] , { $vp } VP
}.
event-climbed = { $seat }: { $discipline }, level { $level }.
event-key = { $seat } uses a key: { $discipline }.
event-sent = { $n ->
    [one] { $seat } sends a scholar: { $discipline }, { $n } level.
   *[other] { $seat } sends a scholar: { $discipline }, { $n } levels.
}
event-returned = { $seat } returns a scholar: { $discipline }, 1 level.
event-book = { $seat } gets a book: { $discipline }.
event-paid_book = { $seat } pays a book: { $discipline }.
event-converted = { $seat } converts: { $conversion }.
event-sacrificed = { $seat } sacrifices a power token.
event-scored = { $seat }: { $n } VP ({ $item }).
event-built = { $seat } builds on { $hex }: { $building }.
event-terraformed = { $n ->
    [one] { $seat } uses { $n } spade: { $hex } becomes { $terrain }.
   *[other] { $seat } uses { $n } spades: { $hex } becomes { $terrain }.
}
event-passage = { $seat } reaches { $hex }: { $passage }.
event-bridge = { $seat } builds a bridge: { $site }.
event-annexed = { $seat } puts an annex beside { $hex }.
event-city = { $n ->
    [one] { $seat } founds a city at { $hex } ({ $n } building).
   *[other] { $seat } founds a city at { $hex } ({ $n } buildings).
}
event-city_tile = { $seat } takes a city tile: { $city }.
event-competency = { $seat } takes a competency: { $competency }.
event-palace = { $seat } takes { $palace }.
event-innovation = { $seat } introduces an innovation: { $innovation }.
event-shipping = { $seat }: shipping { $n }.
event-terraforming = { $seat } advances on the terraforming track: step { $n }.
event-power_action = { $seat }, power action: { $power_action }.
event-book_action = { $seat }, book action: { $book_action }.
event-special_action = { $seat }, special action: { $act }.
event-accepted = { $vp ->
    [0] { $seat } gains { $n } power from a neighbour.
   *[other] { $seat } gains { $n } power from a neighbour for { $vp } VP.
}
event-declined = { $seat } declines { $n } power.
event-passed = { $seat } passes.
event-bonus = { $coins ->
    [0] { $seat } takes the round bonus { $bonus }.
    [one] { $seat } takes the round bonus { $bonus } with { $coins } coin.
   *[other] { $seat } takes the round bonus { $bonus } with { $coins } coins.
}
event-cards = The Automa plays { $card }, supported by { $support }.
event-new_card = New in the Automa’s deck: { $card }.
event-automa_built = The Automa builds on { $hex }: { $building }.
event-automa_skips = The Automa has nothing to upgrade.
event-automa_blocked_power = The Automa blocks the power action: { $power_action }.
event-automa_blocked_books = The Automa blocks the book action: { $book_action }.
event-automa_climbed = The Automa: { $discipline }, level { $level }.
event-automa_innovation = The Automa takes an innovation: { $innovation }.
event-automa_passed = The Automa passes.
event-automa_bonus = The Automa takes the round bonus { $bonus }.
event-final_area = { $n ->
    [one] { $seat }, largest area: { $n } building, { $vp } VP.
   *[other] { $seat }, largest area: { $n } buildings, { $vp } VP.
}
event-final_science = { $seat }, { $discipline }: { $vp } VP.
event-final_resources = { $seat }, resources worth { n-coins }: { $vp } VP.
event-game_over = The game is over.

## Score

item-start = Start
item-rounds = Round tiles
item-bonuses = Round bonuses
item-palaces = Palaces
item-innovations = Innovations
item-competencies = Competencies
item-cities = Cities
item-factions = Faction
item-tracks = Tracks
item-disciplines = Discipline income
item-book_actions = Book actions
item-offers = Paid for power
item-automa = Automa’s cards
item-area = Area
item-science = Science
item-resources = Resources

## Set-up

option-factions = Factions
    .hint = Ready sets of board, faction and bonus, or a draft.
option-factions-sets = Sets
option-factions-draft = Draft
option-side = Side of the map
    .hint = Three players may also use the smaller side.
option-side-3-5 = 3–5 players
option-side-1-3 = 1–3 players
option-first = First player
    .hint = Who goes first in round 1.
option-first-random = By lot
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-automa = Faction of the Automa
    .hint = Each has its own action.
option-automa-simpletons = Simpletons
option-automa-kuddlers = Kuddlers
option-automa-druids = Druids
option-automa-racelings = Racelings
option-automa-wanderers = Wanderers
option-automa-mimics = Mimics
option-automa-powermongers = Powermongers
option-level = Level of the Automa
    .hint = From gentle to cruel.
option-level-1 = 1, gentle
option-level-2 = 2, even
option-level-3 = 3, strong
option-level-4 = 4, very strong
option-level-5 = 5, cruel
option-passed_offers = Power offers after passing
    .hint = Whether players who have passed still get power offers.
option-passed_offers-yes = Yes
option-passed_offers-no = No
option-further_spades = Spades for further hexes
    .hint = Whether missing spades may be bought for the second and third hex of free spades.
option-further_spades-buy = May be bought
option-further_spades-free_only = Only free ones
option-bridge_ends = Other end of a bridge
    .hint = Whether it may belong to an opponent.
option-bridge_ends-any = Anybody’s
option-bridge_ends-not_opponent = No opponent’s
option-neutral_palace = Neutral palace and innovations
    .hint = Whether it saves the 5 coins for innovations.
option-neutral_palace-saves = Saves 5 coins
option-neutral_palace-pays = Does not

order-offers = Power offers
    .hint = Accept without asking up to this price.
order-offers-ask = Always ask
order-offers-0 = Accept free ones
order-offers-1 = Accept up to 1 VP
order-offers-2 = Accept up to 2 VP
order-offers-3 = Accept up to 3 VP
order-offers-4 = Accept up to 4 VP
order-offers-5 = Accept up to 5 VP
order-offers-6 = Accept up to 6 VP
order-offers-7 = Accept up to 7 VP
order-offers-8 = Accept up to 8 VP
order-dear_offers = Dearer power offers
    .hint = What to do with offers above your price.
order-dear_offers-ask = Ask
order-dear_offers-decline = Decline
order-after_action = After the action
    .hint = Whether to ask for conversions after your action.
order-after_action-ask = Ask
order-after_action-end = End the turn

automa = Automa
ask-AnyOrder = In which order? { $what_cap }

## What effects do

list-and = { $a }, { $b }
n-vp = { $n } VP
n-annex = { $n ->
    [one] { $n } annex
   *[other] { $n } annexes
}
n-book-banking = { $n ->
    [one] { $n } banking book
   *[other] { $n } banking books
}
n-book-law = { $n ->
    [one] { $n } law book
   *[other] { $n } law books
}
n-book-engineering = { $n ->
    [one] { $n } engineering book
   *[other] { $n } engineering books
}
n-book-medicine = { $n ->
    [one] { $n } medicine book
   *[other] { $n } medicine books
}
effect-gain = { $what }
effect-pay = pay { $what }
effect-new-power = { $n ->
    [one] { $n } new power token in bowl III
   *[other] { $n } new power tokens in bowl III
}
effect-books = { n-book-any }
effect-levels-split = { n-level-any }
effect-levels-one = { $n ->
    [one] { $n } level in one discipline
   *[other] { $n } levels in one discipline
}
effect-levels-in = { $discipline } +{ $n }
effect-levels-each = a level in each discipline
effect-spades = { $n ->
    [one] terraform and build with { $n } free spade
   *[other] terraform and build with { $n } free spades
}
effect-spades-lizards = { $n ->
    [one] terraform and build with { $n } free spade and a free workshop
   *[other] terraform and build with { $n } free spades and a free workshop
}
effect-bridge = { $n ->
    [one] { $n } bridge
   *[other] { $n } bridges
}
effect-bridge-land = a bridge, also over land
effect-free-guild = workshop becomes guild
effect-downgrade = school becomes guild
effect-guild-anywhere = a guild on any empty native hex
effect-neutral = neutral building: { $building }
effect-annex = place an annex
effect-competency = a competency
effect-city = a city tile
effect-river-city = a city over a river hex
effect-step-shipping = { $n ->
    [one] { $n } step of shipping
   *[other] { $n } steps of shipping
}
effect-step-terraforming = { $n ->
    [one] { $n } step of terraforming
   *[other] { $n } steps of terraforming
}
effect-another-action = another action
effect-lowest = 1 VP per level of the lowest discipline
count-standing = own { $building }
count-big = own palace or university
count-buildings = own buildings
count-shapes = different shape of own buildings
count-groups = groups of own buildings
count-bridges = own bridges
count-city-tiles = own city tile
count-two-best = level in the two best disciplines
count-level = { $discipline }
count-players = players

## Questions

ask-Turn = Round { $round }: take one action, or pass. You may convert resources first.
ask-After = Convert resources, or end your turn.
ask-UseKey = { $n ->
    [one] { $discipline_cap }: use a key to reach level 8? Otherwise { $n } level is lost.
   *[other] { $discipline_cap }: use a key to reach level 8? Otherwise { $n } levels are lost.
}
ask-ChooseLevels = { $n ->
    [one] Choose the discipline for { $n } level.
   *[other] Choose one discipline for { $n } levels.
}
ask-ChooseLevels-split = { $n ->
    [one] Choose the discipline for your last level.
   *[other] Choose the discipline for the next level; { $n } are left.
}
ask-Work = { $n ->
    [one] Use { $n } free spade.
   *[other] Use { $n } free spades.
}
ask-Work-build = Build a workshop, or finish.
ask-BuildBridge = { $n ->
    [one] Where do you build the bridge?
   *[other] Where do you build a bridge? You have { $n }.
}
ask-PlaceNeutral = Where do you place the neutral building? { $building_cap }
ask-PlaceAnnex = Beside which building do you put the annex?
ask-FreeGuild = Which workshop becomes a guild?
ask-DowngradeSchool = Which school becomes a guild?
ask-PlaceGuild = On which native hex do you place the guild?
ask-PlaceStart = { $faction }: place a start building. { $building_cap }
ask-ChooseBooks = { $n ->
    [one] Choose a book.
   *[other] Choose a book; { $n } are left.
}
ask-SpendBook = { $n ->
    [one] Choose the book that you pay with.
   *[other] Choose the books that you pay with; { $n } are left.
}
ask-Answer = { $vp ->
    [0] { $seat } builds beside you: gain { $n } power for free?
   *[other] { $seat } builds beside you: gain { $n } power for { $vp } VP?
}
ask-ChooseCompetency = Take a competency with the reward of its cell.
ask-ChooseCity = You found a city: take a city tile.
ask-ChooseRiver = Which river hex joins your groups to a city?
ask-ChoosePalace = Choose your palace.
ask-ChooseBonus = Choose the round bonus for the next round.
ask-ChooseSet = Choose a planning board with its faction and round bonus.
ask-ChooseSetFaction = Choose one of the two factions.
ask-Draft = Take a planning board, a faction or a palace.
ask-DraftBonus = Choose your first round bonus.
ask-ChooseAutomaTerrain = Choose the native terrain of the Automa.
ask-ChooseSoloBonus = Choose your first round bonus.
ask-Pending = Rewards wait for you: which one first?
ask-Rewards = Which one first?
no-automa-terrain = The Automa needs another native terrain than yours.

## Refusals

no-key-first = First decide about the key.
no-key = Level 8 needs an unused key, and you have none.
no-key-refused = You kept your key here: this gain brings no more steps in this discipline.
no-level-12 = Somebody stands on level 12 already.
no-levels-first = First choose a discipline for your levels.
no-bridge-twice = A bridge stands here already.
no-bridge-end = A bridge needs one of your buildings on at least one end.
no-site = No bridge can stand here.
no-bridge-first = First place the bridge.
no-bridge-now = A bridge is built by the power action, a special action or a palace.
no-piece-first = First place the piece that you are asked about.
no-annex = An annex goes beside a building of yours that has none.
no-own-workshop = This takes a workshop of your own colour.
no-own-school = This takes a school of your own colour.
no-native = This takes an empty hex of your native terrain.
no-neutral-here = The building goes on an empty hex in your reach; missing spades are bought with tools.
no-book-first = First choose your books.
no-book-now = Books pay for book actions and innovations, or become coins.
no-book-of-it = You have no book of this discipline left.
no-pay-first = First choose the books that you pay with.
no-spades-first = First use your spades, or finish.
no-water = Nothing is built on a river.
no-empty = A building stands here.
no-reach = This hex is not in your reach.
no-workshop-now = Before round 1 and between the rounds no workshop is built.
no-first-hex = The workshop goes only on the first hex that you terraformed.
no-workshop-left = You have no workshop left on your planning board.
no-workshop-price = A workshop costs { n-tools } and { n-coins }.
no-first-native = The first hex must become native before you go on to another one.
no-second-hex = No free spade is left: a further hex is not terraformed with bought spades alone.
no-spade-price = { $n ->
    [one] A spade costs you { $n } tool; you do not have it.
   *[other] A spade costs you { $n } tools; you do not have them.
}
no-offer-first = First answer the power offer.
no-competency-twice = You have this competency already.
no-competency-left = No tile of this competency is left.
no-competency-first = First take a competency.
no-competency-now = A competency comes with a school, a university or a tile.
no-city-left = None of these city tiles is left.
no-city-first = First take a city tile.
no-city-now = A city tile comes when you found a city.
no-river-city = This river hex does not join your groups to a city.
no-river-first = First choose the river hex.
no-scholar = You have no scholar to send.
no-space = All spaces of this discipline are taken.
no-level-now = To climb here, send a scholar or return one.
no-palace-now = A palace tile comes when you upgrade a guild to a palace.
no-palace-tile = This palace is not open to you.
no-palace-first = First choose a palace.
no-bonus-now = You take a round bonus when you pass.
no-bonus-first = First choose a round bonus.
no-act-now = This special action is used, or it cannot do anything now.
no-conversion = You do not have what this conversion takes.
no-sacrifice = The sacrifice needs two tokens in bowl II.
no-foreign = This building belongs to somebody else.
no-neutral-upgrade = Neutral buildings cannot be upgraded.
no-upgrade = There is nothing to upgrade here: { $building }.
no-piece-left = No such building is left on your planning board: { $building }.
no-upgrade-price = The next building here, { $building }, costs { n-tools } and { n-coins }.
no-crossed = This action has been used in this round.
no-power = This costs { $n } power from bowl III; you have { $power }.
no-core = This action could not do anything now.
no-books = { $n ->
    [one] This costs { $n } book; you have { $books }.
   *[other] This costs { $n } books; you have { $books }.
}
no-innovation = This innovation is not on the board.
no-innovation-space = You have three innovations already.
no-innovation-price = This innovation costs { n-books } with those of its column{ $coins ->
    [0] { "" }
   *[other] {" "}and { n-coins }
}.
no-track-end = This track is at its end.
no-track-price = A step costs a scholar and coins; you have { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
} and { n-coins }.
no-track-tool = A step costs a tool too, and you have none.
no-second-action = You have taken your action. Convert, or end your turn.
no-solo-bonus = First choose your round bonus.

## Numbers

n-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
n-tool = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
n-scholar = { $n ->
    [one] { $n } scholar
   *[other] { $n } scholars
}
n-power = { $n } power
n-book-any = { $n ->
    [one] { $n } book of choice
   *[other] { $n } books of choice
}
n-level-any = { $n ->
    [one] { $n } level of choice
   *[other] { $n } levels of choice
}
n-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
n-tools = { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}
n-spades = { $spades ->
    [one] { $spades } spade
   *[other] { $spades } spades
}
n-books = { $books ->
    [one] { $books } book
   *[other] { $books } books
}
n-levels = { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}

## Drawing

draw-title = Age of Innovation
region-map = Map
region-science = Science
region-tiles = Tiles
region-offers = Offer
draw-score = { $seat }: { $points } VP.
draw-round = Round { $round }
draw-phase-setup = Set-up
draw-phase-income = Income
draw-phase-actions = Actions
draw-phase-science = Science bonus
draw-phase-end = Final scoring
draw-turn = { $owner } to move
draw-over = Game over
draw-passed = Passed
draw-order-now = { $owner } plays in place { $place } of this round
draw-order-next = { $owner } has passed and plays in place { $place } of the next round
draw-river = River { $hex }
draw-hex = { $hex }, { $terrain }
draw-building = { $building } of { $owner }{ $neutral ->
    [0] { "" }
   *[other] , neutral
}{ $annex ->
    [0] { "" }
   *[other] , with an annex
}{ $city ->
    [0] { "" }
   *[other] , in a city
}
draw-reach = { $spades ->
    [0] In your reach, your native terrain
   *[other] In your reach: { n-spades }, bought for { n-tools }
}
draw-bridge = Bridge of { $owner } between { $first } and { $second }
draw-site = Place for a bridge between { $first } and { $second }
draw-level-of = { $owner } { $level }
draw-level-unowned = unowned faction { $level }
draw-discipline = { $discipline_cap }: { $levels }
draw-spaces = { $free ->
    [0] { $discipline_cap }: no space for { $best } levels is free
    [one] { $discipline_cap }: { $free } free space for a scholar, { $best } levels
   *[other] { $discipline_cap }: { $free } free spaces for scholars, { $best } levels each
}
draw-round-tile = Round { $round }: { $round_tile }
draw-final-tile = Final tile: { $final_tile }
draw-action-power = { $used ->
    [0] Power action: { $action }
   *[other] Power action, used this round: { $action }
}
draw-action-books = { $used ->
    [0] Book action: { $action }
   *[other] Book action, used this round: { $action }
}
draw-price = Innovations of this column: 2 books of { $discipline } and 3 of any kind
draw-innovation = { $innovation }. { $innovation_text }
draw-competency = { $competency }. { $competency_text } Its cell: { $discipline }, { n-levels }{ $books ->
    [0] { "" }
   *[other] , { n-books }
}. Tiles left: { $left }
draw-palace = { $palace }. { $palace_text }
draw-city-tile = City tile: { $city_tile }, and a key. Left: { $left }
draw-bonus = { $coins ->
    [0] Round bonus: { $bonus }. { $bonus_text }
    [one] Round bonus with { $coins } coin: { $bonus }. { $bonus_text }
   *[other] Round bonus with { $coins } coins: { $bonus }. { $bonus_text }
}
draw-offer-terrain = Planning board { $terrain }: { $terrain_text }
draw-offer-faction = { $faction }: { $faction_text }
draw-offer-palace = { $palace }: { $palace_text }
draw-offer-bonus = Round bonus { $bonus }: { $bonus_text }
a-terrain = { $terrain_cap }
a-faction = { $faction }
draw-faction = { $faction }, { $terrain }
draw-player = { $owner }: { $points } VP{ $passed ->
    [0] { "" }
   *[other] , passed
}
draw-coins = { $owner }: { n-coins }
draw-tools = { $owner }: { n-tools }
draw-scholars = { $owner }, scholars to use: { $scholars }; in the supply: { $supply }
draw-books = { $owner }, books of { $discipline }: { $books }
draw-bowl = { $owner }, power in bowl { $bowl }: { $power }
draw-keys = { $owner }, unused keys: { $keys }
draw-bridges = { $owner }, bridges left: { $bridges }
draw-annexes = { $owner }, annexes to place: { $annexes }
draw-row = { $owner }, { $building }: { $left } left on the planning board
draw-own-faction = { $owner }: { $faction }. { $faction_text }
draw-own-palace = { $built ->
    [0] { $owner }, palace not built yet: { $palace }. { $palace_text }
   *[other] { $owner }: { $palace }. { $palace_text }
}
draw-own-bonus = { $owner }, round bonus: { $bonus }. { $bonus_text }
draw-own-innovation = { $owner }, innovation: { $innovation }. { $innovation_text }
draw-own-competency = { $owner }, competency: { $competency }. { $competency_text }
draw-own-city = { $owner }, city tile: { $city_tile }
draw-shipping = { $owner }, shipping: { $shipping }
draw-terraforming = { $owner }: a spade costs { n-tools }
draw-next-income = { $owner }, next income: { $income }{ $points ->
    [0] { "" }
   *[other] , { $points } VP
}
draw-next = Next income:
draw-row-next = The next one to leave uncovers: { $income }
draw-territory = { $territory ->
    [0] Territory tile, face down: the unowned faction has 12 to 15 connected buildings
   *[other] Territory tile: the unowned faction has { $territory } connected buildings
}
draw-spades = { $spades ->
    [one] Use { $spades } spade on the chosen hex
   *[other] Use { $spades } spades on the chosen hex
}
draw-tunnel = { $spades ->
    [0] Tunnel to the chosen hex, only to build
    [one] Tunnel to the chosen hex with { $spades } spade
   *[other] Tunnel to the chosen hex with { $spades } spades
}
draw-flight = { $spades ->
    [0] Fly to the chosen hex, only to build
    [one] Fly to the chosen hex with { $spades } spade
   *[other] Fly to the chosen hex with { $spades } spades
}
draw-convert = Convert: { $conversion }
draw-sacrifice = Sacrifice power: two tokens of bowl II become one in bowl III
draw-return = Return a scholar to the supply for a level: { $discipline }
draw-tower = Neutral tower
draw-automa-cards = The Automa acts by { $card }, supported by { $support }; cards in the deck: { $deck }

sketch-order = Turn order: { $turns }
sketch-passed = Passed: { $turns }
sketch-legend = { $terrains }; ~ river. Buildings: { $buildings }. F:g2 is a guild of player 2 on forest; ' neutral, + annex, * city. (2): in your reach, spades to native terrain.
sketch-spaces = free spaces for scholars: { $n }
sketch-bridges = Bridges: { $bridges }
sketch-actions = Free actions: { $actions }
sketch-innovations = Innovations:
sketch-competencies = Competencies:
sketch-palaces = Palaces:
sketch-cities = City tiles:
sketch-bonuses = Round bonuses with coins:
sketch-purse = coins { $coins }, tools { $tools }, scholars { $scholars } (supply { $supply })
sketch-books = books: { $books }
sketch-bowls = power I { $first }, II { $second }, III { $third }
sketch-tracks = shipping { $shipping }, tools per spade { $tools }
sketch-rest = keys { $keys }, bridges { $bridges }, annexes { $annexes }
sketch-left = on the board: { $pieces }
sketch-tiles = tiles: { $tiles }
a-building = { $building }
a-discipline = { $discipline }
an-action = { $action }
an-innovation = { $innovation }
a-competency = { $competency }
a-palace = { $palace }
a-city = { $city_tile }
a-bonus = { $bonus }
no-set = First choose a set.
no-draft = First choose one of the things that lie out.
no-start-first = First place your start building.
ask-OnHex = Choose a hex.
draw-automa-deck = The Automa’s cards still to come: { $numbers }

## First game

learn-title = Your first round
learn-about = Set-up and the whole first round by script: you terraform, build, upgrade, gain power from a neighbour, send a scholar, build ships and pass.
learn-rival = Vera
learn-welcome = Welcome to Age of Innovation! You play the first round against { learn-rival }. Six rounds make a game; whoever has most victory points at the end wins.
learn-sets = Everybody takes a set: a planning board with its native terrain, a faction, and a bonus for the first round.
learn-goblins = Take the swamp with the Goblins: whenever they use a spade they get 2 coins. The bonus gives a scholar, and 2 VP for each scholar you send.
learn-native = You build only on your native terrain: the dark swamps with the reed. Each of you places two workshops to begin with.
learn-near = { learn-rival } has settled on the lake E8. Neighbours are good for both, so place your first workshop near by, on E6.
learn-second = The last player in turn order places two in a row. Put the second one on B7.
learn-income = Round 1 begins with income: every empty space of your board pays. You have 7 tools, 15 coins and 2 scholars.
learn-round = Each round rewards something. In this one every workshop built brings 2 VP; at the end of the round your banking levels count.
learn-reach = Hexes in your reach carry a small sign: how many spades make them native. A spade costs you 3 tools.
learn-dig = E7 is plains, one step away from swamp. Choose E7 and one spade.
learn-coins = The Goblins got their 2 coins. The hex is swamp now.
learn-build = A workshop costs 1 tool and 2 coins, and it brings 2 VP in this round. Build it: choose E7, then the workshop on your board.
learn-offer = You built beside { learn-rival }’s workshop, so she was offered power equal to its value. One power costs nothing; more costs VP, one less than the power.
learn-end = Before and after your action you may convert resources. You need nothing now: end your turn.
learn-yours = Now { learn-rival } has upgraded E8 beside your workshop: you may gain 1 power for free.
learn-bowls = Power moves from bowl I to bowl II, then to bowl III. Only power in bowl III can be spent. Accept.
learn-upgrade = Workshops become guilds, guilds become schools or a palace, schools a university. Each step uncovers other income.
learn-cheap = Next to an opponent a guild costs 3 coins instead of 6. Choose E7, then the guild on your board.
learn-uncovered = The guild has left its row and uncovers coins and power; the workshop went back and covers a tool again. End your turn.
learn-sacrifice = { learn-rival } had only 2 power in bowl III. She sacrificed a token to get a third one and took the power action for a scholar. The cross means that nobody can use it again in this round.
learn-science = A scholar on a space beside a discipline stays there for good and brings 3 or 2 levels.
learn-send = Send one to banking, to the space for 3 levels. Your round bonus adds 2 VP.
learn-levels = You stand on level 4; passing level 3 brought 1 power. Level 8 needs the key of a city, and from level 9 on a discipline pays income. End your turn.
learn-shipping = Rivers divide the land. Your shipping value tells how many river hexes you can cross.
learn-ship = A step costs 1 scholar and 4 coins and brings 2 VP. Choose the shipping track.
learn-river = See how many more hexes are in your reach now, across the river. End your turn.
learn-passing = { learn-rival } has passed: she took a new round bonus and left her old one. She will be first in the next round.
learn-pass = You have used nearly everything. Pass.
learn-bonus = Choose a bonus for the next round. This one pays 3 power and scores 3 VP for each guild built.
learn-phase3 = When all have passed, the science bonus follows: 4 power for each 3 levels of banking. Then the next round begins with income. End your turn.
learn-second-round = Round 2: look at bowl III, you have 7 power. This round rewards something else.
learn-power = Six power actions lie below the map, each for one player per round. { learn-rival } has taken the tools; take the 7 coins for 4 power.
learn-cities = Well done! What else to strive for: four adjacent buildings with power 7 together found a city, which brings VP, a reward and a key.
learn-books = Schools bring competencies and books, and books pay for innovations. At the end the largest connected area, each discipline and your resources score.
learn-more = You know enough to play on. Whenever something is not allowed, click it: the game tells you why and shows you the rule.

## Components

part-coin = Coin
part-tool = Tool
part-scholar = Scholar
part-power = Power
part-spade = Spade
part-points = Victory points
part-key = Key of a city
part-bridge = Bridge
part-ship = Shipping
part-city = City tile
part-competency = Competency
part-bulb = Innovation
part-hand = Income, Phase I
part-now = At once
part-octagon = Action, once per round
part-pass = When passing
part-book-any = Book of choice
part-level-any = Level of choice
part-levels = A level in each discipline
part-annex = Annex
part-edge-hex = Edge hex
part-river-hex = River hex
part-tunnel = Tunnel
part-flight = Flight
part-book-banking = Book: banking
part-level-banking = Level: banking
part-book-law = Book: law
part-level-law = Level: law
part-book-engineering = Book: engineering
part-level-engineering = Level: engineering
part-book-medicine = Book: medicine
part-level-medicine = Level: medicine
part-terrain-desert = Desert
part-terrain-plains = Plains
part-terrain-swamp = Swamp
part-terrain-lake = Lake
part-terrain-forest = Forest
part-terrain-mountain = Mountain
part-terrain-wasteland = Wasteland
part-workshop = Workshop
part-guild = Guild
part-school = School
part-university = University
part-palace = Palace
part-neutral-tower = Tower
part-neutral-monument = Monument
part-ability-blessed = Blessed. One level in each discipline at the start; the science bonus counts their level 3 higher, even above 12.
part-ability-inventors = Inventors. Before round 1 they take any competency with the reward of its cell.
part-ability-goblins = Goblins. One level in banking and in engineering and 1 tool at the start; each spade they use gives 2 coins at once, wherever it comes from.
part-ability-omar = Omar. One level in banking and in engineering and a tower as third start building; income 2 power and 2 coins.
part-ability-illusionists = Illusionists. Two levels in medicine at the start; each power action costs them 1 power less and gives 1 VP, with four or five players 2 VP.
part-ability-moles = Moles. Two levels in engineering at the start; they may dig tunnels, and build a bridge, also over land, as an action for 1 tool.
part-ability-felines = Felines. One level in banking and in medicine at the start; each city founded gives three levels of choice and a book of choice.
part-ability-philosophers = Philosophers. Two levels in banking at the start; each competency gives one more book of its column; special action: a book of choice.
part-ability-monks = Monks. One level in law; they start with only their university and take a competency for it.
part-ability-navigators = Navigators. Three levels in law at the start; a workshop built at the river gives 2 VP and 1 coin.
part-ability-psychics = Psychics. One level in banking and in medicine and 1 tool at the start; special action: gain 5 power and take another action at once.
part-ability-lizards = Lizards. Two levels of choice at the start; each city founded gives a terraform and build with a free spade and a free workshop, which may stand on any native hex in reach.
part-palace-1 = Palace 1. Income 5 power; special action: 2 tools.
part-palace-2 = Palace 2. Special action: terraform and build with two free spades.
part-palace-3 = Palace 3. Income 2 power; special action: replace a school by a guild for free, which is building, and gain 3 VP and 1 tool. It needs a guild on the planning board.
part-palace-4 = Palace 4. Income 2 power; special action: upgrade a workshop to a guild for free, which is building.
part-palace-5 = Palace 5. Income 4 power; at once a competency with the reward of its cell.
part-palace-6 = Palace 6. Income 2 power and 1 book of choice; special action: two levels in one discipline.
part-palace-7 = Palace 7. Income 4 power; when passing 3 VP per own school.
part-palace-8 = Palace 8. Income 2 power, 2 coins and 1 tool; your cities need power 6 instead of 7.
part-palace-9 = Palace 9. Income 1 scholar; flight.
part-palace-10 = Palace 10. Income 6 coins; at once 12 power and 2 books of choice.
part-palace-11 = Palace 11. Income 1 tool; at once a city tile of choice, which counts as founding a city, but no building becomes part of one.
part-palace-12 = Palace 12. Income 8 power; 2 VP for each workshop built.
part-palace-13 = Palace 13. Special action: 1 book of choice and 3 coins; 3 VP for each guild built.
part-palace-14 = Palace 14. Income 6 power; at once up to two free steps of shipping; a river hex may join your groups when a city is founded.
part-palace-15 = Palace 15. Income 6 power; at once, in any order but one after the other, terraform and build with two free spades, up to two free bridges, and 2 books of choice.
part-palace-16 = Palace 16. Income 2 power and 1 book of choice; at once a guild from your board goes on any empty native hex, in reach or not; this is building.
part-palace-17 = Palace 17. Income 2 power; at once 10 VP.
part-innov-deus_ex_machina = Deus Ex Machina. At once 1 book of choice and a level in each discipline; special action: terraform and build with a free spade.
part-innov-professors = Professors. Special action: 1 scholar and 3 VP.
part-innov-trade_routes = Trade routes. When passing 2 VP per own guild.
part-innov-architecture = Architecture. At once 10 VP and a level of choice for each different shape of own buildings on the map.
part-innov-libraries = Libraries. At once 1 VP per level in your two highest disciplines.
part-innov-sewers = Sewers. At once 2 VP per own workshop.
part-innov-colleges = Colleges. At once 5 VP per own school.
part-innov-league_of_cities = League of cities. At once 5 VP per own city tile.
part-innov-communications = Communications. At once 8, 12 or 18 VP for 4, 5 or at least 6 groups of adjacent own buildings.
part-innov-steam_power = Steam power. At once 1 scholar, a free step of terraforming and a free step of shipping, with their rewards.
part-innov-census = Census. At once 8, 12 or 18 VP for 7–8, 9–10 or at least 11 own buildings.
part-innov-steel = Steel. At once 8, 12 or 18 VP for 1, 2 or 3 own bridges.
part-innov-neutral_workshop = Neutral workshop. Build the neutral workshop at once; income 3 tools.
part-innov-neutral_guild = Neutral guild. Build the neutral guild at once; income 5 coins.
part-innov-neutral_school = Neutral school. Build the neutral school at once and take a competency with the reward of its cell.
part-innov-neutral_university = Neutral university. Build the neutral university at once, without a competency; income 2 VP.
part-innov-neutral_palace = Neutral palace. Build the neutral palace at once, without a palace tile, and put 2 new power tokens in bowl III; income 4 power.
part-innov-neutral_monument = Neutral monument. Build the monument at once and gain 7 VP; it has power 4 and makes a city of two buildings possible.
part-comp-tool_and_level = Tool and level. Income 1 tool and a level of choice.
part-comp-vp_and_coins = Points and coins. Income 3 VP and 2 coins.
part-comp-book_and_power = Book and power. Income 1 book of choice and 1 power.
part-comp-instant_resources = Resources. At once 5 VP, 1 tool and 2 coins.
part-comp-scholar_scoring = Scholars. 2 VP for each scholar you send in Phase II, also one returned for a level.
part-comp-two_spades = Two spades. At once terraform and build with two free spades.
part-comp-tower = Tower. Build a neutral tower at once; income 2 power and 2 coins.
part-comp-edge_workshop = Edge workshops. 3 VP for each workshop built on an edge hex.
part-comp-annexes = Annexes. At once two annexes; placing one is an action.
part-comp-lowest_discipline = Lowest discipline. When passing 1 VP per level of your lowest discipline.
part-comp-power_action = Power. Special action: 4 power.
part-comp-city_scoring = Cities. When passing 2 VP per own city tile.
part-bonus-river_workshop = River workshops. 2 VP for each workshop built at the river; shipping counts 1 more in Phase II, but not in the final scoring.
part-bonus-send_scholar = Scholar. Income 1 scholar; 2 VP for each scholar sent, also one returned for a level.
part-bonus-build_guild = Guilds. Income 3 power; 3 VP for each guild built.
part-bonus-pass_palace_university = Palace and university. Income 1 tool; when passing 4 VP per own palace and university.
part-bonus-spade = Spade. Income 1 book of choice; special action: terraform and build with a free spade.
part-bonus-bridge = Bridge. Income 1 book of choice; special action: a free bridge.
part-bonus-knowledge = Knowledge. Income 2 tools; special action: a level in any discipline.
part-bonus-pass_school = Schools. Income 4 coins; when passing a level of choice per own school.
part-bonus-power_coins = Power and coins. Income 4 power and 2 coins.
part-bonus-coins = Coins. Income 6 coins.
part-round-workshop_law = Workshop built 2 VP; per 3 law a scholar.
part-round-workshop_banking = Workshop built 2 VP; per 3 banking 4 power.
part-round-guild_law = Guild built 3 VP; per 3 law a book of choice.
part-round-school_banking = School built 4 VP; per level of banking a coin.
part-round-big_medicine = Palace or university built 5 VP; per 2 medicine a tool.
part-round-big_banking = Palace or university built 5 VP; per 2 banking a tool.
part-round-innovation_law = Innovation taken 5 VP; per 2 law 3 power.
part-round-guild_medicine = Guild built 3 VP; per 4 medicine a spade.
part-round-spade_engineering = Each spade used 2 VP; per level of engineering a coin.
part-round-science_medicine = Each level gained 1 VP; per 3 medicine a book of choice.
part-round-city_engineering = City tile taken 5 VP; per 4 engineering a spade.
part-round-track_engineering = Each step of shipping or terraforming 3 VP; per 3 engineering a scholar.
part-round-final_workshop = Final round: workshop built 2 VP
part-round-final_school = Final round: school built 4 VP
part-round-final_edge_workshop = Final round: workshop built on an edge hex 3 VP
part-round-final_guild = Final round: guild built 3 VP
part-power-bridge = A bridge for 3 power
part-power-scholar = A scholar for 3 power
part-power-tools = 2 tools for 4 power
part-power-coins = 7 coins for 4 power
part-power-spade_1 = A spade for 4 power
part-power-spade_2 = Two spades for 6 power
part-books-power = 5 power for 1 book
part-books-coins = 6 coins for 2 books
part-books-score_guilds = 2 VP per own guild for 2 books
part-books-levels = Two levels in one discipline for 1 book
part-books-upgrade_guild = Workshop to guild for 2 books
part-books-spade_3 = Three spades for 3 books
part-city-tools = City: 4 VP and 3 tools
part-city-books = City: 5 VP and 2 books of choice
part-city-power = City: 8 VP and 8 power
part-city-spades = City: 5 VP and two free spades
part-city-coins = City: 6 VP and 6 coins
part-city-scholar = City: 8 VP and a scholar
part-city-levels = City: 7 VP and a level in each discipline
