# Age of Innovation in English.

title = Age of Innovation
tagline = Terraform, build and study your way through six rounds
about = Seven terrains, twelve factions and a science board: you terraform the land around you, upgrade workshops to guilds, schools, a university and a palace, found cities, advance in four disciplines and spend books on innovations. Power circulates through your three bowls, and neighbours gain some whenever you build next to them. Every round rewards something different.
minutes = 40 minutes per player
weight = heavy

## Words
# Terrains
terrain-desert = desert
    .a = a desert
    .text = Start: one free spade, used once all starting buildings have been placed.
terrain-plains = plains
    .a = plains
    .text = Advancing terraforming costs you 1 coin instead of 5.
terrain-swamp = swamp
    .a = a swamp
    .text = Start: 1 scholar, 3 power tokens in bowl I and 9 in bowl II.
terrain-lake = lake
    .a = a lake
    .text = Shipping starts at 1; level 2 gives 3 VP, level 3 gives 2 books of your choice.
terrain-forest = forest
    .a = a forest
    .text = Start: 1 level in each discipline, 4 power tokens in bowl I and 8 in bowl II.
terrain-mountain = mountain
    .a = a mountain
    .text = Income: 2 extra coins; the first guild space pays 3 coins.
terrain-wasteland = wasteland
    .a = a wasteland
    .text = Start: 4 tools and 1 book of your choice. The second innovation costs no extra book.
terrain-river = river

# Disciplines
discipline-banking = banking
    .book = a banking book
discipline-law = law
    .book = a law book
discipline-engineering = engineering
    .book = an engineering book
discipline-medicine = medicine
    .book = a medicine book

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
    .the = the Blessed
    .text = Start: 1 level in each discipline. The science bonus counts your levels as 3 higher, even above 12.
faction-inventors = Inventors
    .the = the Inventors
    .text = Before round 1 you take any competency, with the levels and books of its slot.
faction-goblins = Goblins
    .the = the Goblins
    .text = Start: 1 level each in banking and engineering, and 1 tool. Every spade you use immediately gives you 2 coins, wherever it comes from.
faction-omar = Omar
    .the = Omar
    .text = Start: 1 level each in banking and engineering, and a tower as your third starting building. Income: 2 power and 2 coins.
faction-illusionists = Illusionists
    .the = the Illusionists
    .text = Start: 2 levels in medicine. Each power action costs you 1 power less and gives 1 VP (2 VP with four or five players).
faction-moles = Moles
    .the = the Moles
    .text = Start: 2 levels in engineering. You may dig tunnels and, as an action, build a bridge for 1 tool, over land too.
faction-felines = Felines
    .the = the Felines
    .text = Start: 1 level each in banking and medicine. Each city you found gives 3 levels and 1 book of your choice.
faction-philosophers = Philosophers
    .the = the Philosophers
    .text = Start: 2 levels in banking. Each competency you take gives 1 extra book of its column. Special action: gain 1 book of your choice.
faction-monks = Monks
    .the = the Monks
    .text = Start: 1 level in law; you place only your university and take a competency for it.
faction-navigators = Navigators
    .the = the Navigators
    .text = Start: 3 levels in law. Each workshop you build on a riverside hex gives 2 VP and 1 coin.
faction-psychics = Psychics
    .the = the Psychics
    .text = Start: 1 level each in banking and medicine, and 1 tool. Special action: gain 5 power and immediately take another action.
faction-lizards = Lizards
    .the = the Lizards
    .text = Start: 2 levels of your choice. Each city you found lets you terraform and build with 1 free spade and a free workshop, which may go on any native hex in reach.

# Factions of the Automa
faction-simpletons = Simpletons
    .text = Start: 1 level in each discipline. Faction action: terraform and build, and score the VP of the difficulty level.
faction-kuddlers = Kuddlers
    .text = Start: 1 level each in banking and law. Faction action: terraform and build, and score 1 VP more than the difficulty level gives; the hex closest to you comes first, then your terrain priority.
faction-druids = Druids
    .text = Start: 2 levels in medicine. Faction action: terraform and build, and advance 2 levels in one discipline.
faction-racelings = Racelings
    .text = Start: 1 level each in law and medicine. If they pass first, they score double VP for passing.
faction-wanderers = Wanderers
    .text = Start: 1 level each in banking and engineering. Faction action: terraform and build out of reach as well, and score 1 VP less than the difficulty level gives. At the end: 2 VP for each of their buildings.
faction-mimics = Mimics
    .text = Start: 1 level each in law and engineering. Faction action: terraform and build, and score 1 VP more than the difficulty level gives; your terrain priority comes first, then closeness to you.
faction-powermongers = Powermongers
    .text = Start: 1 level each in engineering and medicine. Faction action: terraform and build where it offers you the most power, and score the VP of the difficulty level. Whenever you gain 2 or more power from one of their buildings, they advance 1 level.

# Palaces
palace-palace-1 = Palace 1
    .text = Income: 5 power. Special action: gain 2 tools.
palace-palace-2 = Palace 2
    .text = Special action: terraform and build with 2 free spades.
palace-palace-3 = Palace 3
    .text = Income: 2 power. Special action: replace a school with a guild for free (this counts as building) and gain 3 VP and 1 tool. You need a guild on your planning board.
palace-palace-4 = Palace 4
    .text = Income: 2 power. Special action: upgrade a workshop to a guild for free; this counts as building.
palace-palace-5 = Palace 5
    .text = Income: 4 power. Immediately take a competency, with the levels and books of its slot.
palace-palace-6 = Palace 6
    .text = Income: 2 power and 1 book of your choice. Special action: advance 2 levels in one discipline.
palace-palace-7 = Palace 7
    .text = Income: 4 power. When you pass: 3 VP for each of your schools.
palace-palace-8 = Palace 8
    .text = Income: 2 power, 2 coins and 1 tool. Your cities need a power of only 6 instead of 7; the number of buildings stays the same.
palace-palace-9 = Palace 9
    .text = Income: 1 scholar. You may fly.
palace-palace-10 = Palace 10
    .text = Income: 6 coins. Immediately gain 12 power and 2 books of your choice.
palace-palace-11 = Palace 11
    .text = Income: 1 tool. Immediately take a city tile of your choice; this counts as founding a city, but no building becomes part of it.
palace-palace-12 = Palace 12
    .text = Income: 8 power. 2 VP for each workshop you build.
palace-palace-13 = Palace 13
    .text = Special action: gain 1 book of your choice and 3 coins. 3 VP for each guild you build.
palace-palace-14 = Palace 14
    .text = Income: 6 power. Immediately advance shipping up to twice for free. A river hex may join your groups into a city.
palace-palace-15 = Palace 15
    .text = Income: 6 power. Immediately, in any order but one after the other: terraform and build with 2 free spades, build up to 2 free bridges, and gain 2 books of your choice.
palace-palace-16 = Palace 16
    .text = Income: 2 power and 1 book of your choice. Immediately place a guild from your board on any empty native hex, in reach or not; this counts as building.
palace-palace-17 = Palace 17
    .text = Income: 2 power. Immediately score 10 VP.

# Innovations
innovation-deus_ex_machina = Deus Ex Machina
    .text = Immediately gain 1 book of your choice and 1 level in each discipline. Special action: terraform and build with 1 free spade.
innovation-professors = Professors
    .text = Special action: gain 1 scholar and 3 VP.
innovation-trade_routes = Trade Routes
    .text = When you pass: 2 VP for each of your guilds.
innovation-architecture = Architecture
    .text = Immediately score 10 VP and gain 1 level of your choice for each type of building you have on the map.
innovation-libraries = Libraries
    .text = Immediately score 1 VP for each level in your two highest disciplines.
innovation-sewers = Sewers
    .text = Immediately score 2 VP for each of your workshops.
innovation-colleges = Colleges
    .text = Immediately score 5 VP for each of your schools.
innovation-league_of_cities = League of Cities
    .text = Immediately score 5 VP for each of your city tiles.
innovation-communications = Communications
    .text = Immediately score 8, 12 or 18 VP for 4, 5 or at least 6 separate groups of your buildings.
innovation-steam_power = Steam Power
    .text = Immediately gain 1 scholar and advance terraforming and shipping one step each for free, with the rewards of those steps.
innovation-census = Census
    .text = Immediately score 8, 12 or 18 VP for 7–8, 9–10 or at least 11 of your buildings.
innovation-steel = Steel
    .text = Immediately score 8, 12 or 18 VP for 1, 2 or 3 of your bridges on the map.
innovation-neutral_workshop = Neutral Workshop
    .text = Immediately build the neutral workshop. Income: 3 tools.
innovation-neutral_guild = Neutral Guild
    .text = Immediately build the neutral guild. Income: 5 coins.
innovation-neutral_school = Neutral School
    .text = Immediately build the neutral school and take a competency, with the levels and books of its slot.
innovation-neutral_university = Neutral University
    .text = Immediately build the neutral university, without a competency. Income: 2 VP.
innovation-neutral_palace = Neutral Palace
    .text = Immediately build the neutral palace, without a palace tile, and put 2 new power tokens in bowl III. Income: 4 power.
innovation-neutral_monument = Neutral Monument
    .text = Immediately build the monument and score 7 VP. It has a power of 4, and a city that includes it needs only two buildings.

# Competencies
competency-tool_and_level = Tool and level
    .text = Income: 1 tool and 1 level of your choice.
competency-vp_and_coins = Points and coins
    .text = Income: 3 VP and 2 coins.
competency-book_and_power = Book and power
    .text = Income: 1 book of your choice and 1 power.
competency-instant_resources = Resources
    .text = Immediately gain 5 VP, 1 tool and 2 coins.
competency-scholar_scoring = Scholars
    .text = 2 VP for each scholar you send in Phase II, including one you return to the supply.
competency-two_spades = Two spades
    .text = Immediately terraform and build with 2 free spades.
competency-tower = Tower
    .text = Immediately build a neutral tower. Income: 2 power and 2 coins.
competency-edge_workshop = Edge workshops
    .text = 3 VP for each workshop you build on an edge hex.
competency-annexes = Annexes
    .text = Immediately take two annexes; placing one is a separate action.
competency-lowest_discipline = Lowest discipline
    .text = When you pass: 1 VP for each level in your lowest discipline.
competency-power_action = Power
    .text = Special action: gain 4 power.
competency-city_scoring = Cities
    .text = When you pass: 2 VP for each of your city tiles.

# Round bonuses
bonus-river_workshop = River workshops
    .text = 2 VP for each workshop you build on a riverside hex. Your shipping counts as 1 higher in Phase II, but not in the final scoring.
bonus-send_scholar = Scholar
    .text = Income: 1 scholar. 2 VP for each scholar you send, including one you return to the supply.
bonus-build_guild = Guilds
    .text = Income: 3 power. 3 VP for each guild you build.
bonus-pass_palace_university = Palace and university
    .text = Income: 1 tool. When you pass: 4 VP for each of your palaces and universities.
bonus-spade = Spade
    .text = Income: 1 book of your choice. Special action: terraform and build with 1 free spade.
bonus-bridge = Bridge
    .text = Income: 1 book of your choice. Special action: build a free bridge.
bonus-knowledge = Knowledge
    .text = Income: 2 tools. Special action: advance 1 level in any discipline.
bonus-pass_school = Schools
    .text = Income: 4 coins. When you pass: 1 level of your choice for each of your schools.
bonus-power_coins = Power and coins
    .text = Income: 4 power and 2 coins.
bonus-coins = Coins
    .text = Income: 6 coins.

# Round score tiles
round_tile-workshop_law = 2 VP for each workshop built; at the end of the round, 1 scholar for every 3 levels in law.
    .goal = 2 VP for each workshop built.
round_tile-workshop_banking = 2 VP for each workshop built; at the end of the round, 4 power for every 3 levels in banking.
    .goal = 2 VP for each workshop built.
round_tile-guild_law = 3 VP for each guild built; at the end of the round, 1 book of your choice for every 3 levels in law.
    .goal = 3 VP for each guild built.
round_tile-school_banking = 4 VP for each school built; at the end of the round, 1 coin for each level in banking.
    .goal = 4 VP for each school built.
round_tile-big_medicine = 5 VP for each palace or university built; at the end of the round, 1 tool for every 2 levels in medicine.
    .goal = 5 VP for each palace or university built.
round_tile-big_banking = 5 VP for each palace or university built; at the end of the round, 1 tool for every 2 levels in banking.
    .goal = 5 VP for each palace or university built.
round_tile-innovation_law = 5 VP for each innovation taken; at the end of the round, 3 power for every 2 levels in law.
    .goal = 5 VP for each innovation taken.
round_tile-guild_medicine = 3 VP for each guild built; at the end of the round, 1 spade for every 4 levels in medicine.
    .goal = 3 VP for each guild built.
round_tile-spade_engineering = 2 VP for each spade used; at the end of the round, 1 coin for each level in engineering.
    .goal = 2 VP for each spade used.
round_tile-science_medicine = 1 VP for each level gained; at the end of the round, 1 book of your choice for every 3 levels in medicine.
    .goal = 1 VP for each level gained.
round_tile-city_engineering = 5 VP for each city tile taken; at the end of the round, 1 spade for every 4 levels in engineering.
    .goal = 5 VP for each city tile taken.
round_tile-track_engineering = 3 VP for each step of shipping or terraforming; at the end of the round, 1 scholar for every 3 levels in engineering.
    .goal = 3 VP for each step of shipping or terraforming.
final_tile-final_workshop = 2 VP for each workshop built
final_tile-final_school = 4 VP for each school built
final_tile-final_edge_workshop = 3 VP for each workshop built on an edge hex
final_tile-final_guild = 3 VP for each guild built

# City tiles
city_tile-tools = 4 VP and 3 tools
city_tile-books = 5 VP and 2 books of your choice
city_tile-power = 8 VP and 8 power
city_tile-spades = 5 VP and 2 free spades
city_tile-coins = 6 VP and 6 coins
city_tile-scholar = 8 VP and 1 scholar
city_tile-levels = 7 VP and 1 level in each discipline

# Actions of the board
action-power-bridge = a bridge for 3 power
action-power-scholar = 1 scholar for 3 power
action-power-tools = 2 tools for 4 power
action-power-coins = 7 coins for 4 power
action-power-spade_1 = 1 spade for 4 power
action-power-spade_2 = 2 spades for 6 power
action-books-power = 5 power for 1 book
action-books-coins = 6 coins for 2 books
action-books-score_guilds = 2 VP for each of your guilds for 2 books
action-books-levels = 2 levels in one discipline for 1 book
action-books-upgrade_guild = an upgrade from workshop to guild for 2 books
action-books-spade_3 = 3 spades for 3 books

# Power and book actions, special actions, passages, conversions
power_action-bridge = a bridge
power_action-scholar = 1 scholar
power_action-tools = 2 tools
power_action-coins = 7 coins
power_action-spade_1 = 1 spade
power_action-spade_2 = 2 spades
book_action-power = 5 power
book_action-coins = 6 coins
book_action-score_guilds = 2 VP for each of your guilds
book_action-levels = 2 levels in one discipline
book_action-upgrade_guild = an upgrade from workshop to guild
book_action-spade_3 = 3 spades
passage-tunnel = tunnel
passage-flight = flight
conversion-power-scholar = 5 power into 1 scholar
conversion-power-tool = 3 power into 1 tool
conversion-power-coin = 1 power into 1 coin
conversion-scholar-tool = 1 scholar into 1 tool
conversion-tool-coin = 1 tool into 1 coin
conversion-power-banking = 5 power into a banking book
conversion-banking-coin = a banking book into 1 coin
conversion-power-law = 5 power into a law book
conversion-law-coin = a law book into 1 coin
conversion-power-engineering = 5 power into an engineering book
conversion-engineering-coin = an engineering book into 1 coin
conversion-power-medicine = 5 power into a medicine book
conversion-medicine-coin = a medicine book into 1 coin

# City tiles in moves and events
city-tools = { city_tile-tools }
city-books = { city_tile-books }
city-power = { city_tile-power }
city-spades = { city_tile-spades }
city-coins = { city_tile-coins }
city-scholar = { city_tile-scholar }
city-levels = { city_tile-levels }

# Cards of the Automa
card-card-1 = card 1
support-card-1 = { card-card-1 }
card-card-2 = card 2
support-card-2 = { card-card-2 }
card-card-3 = card 3
support-card-3 = { card-card-3 }
card-card-4 = card 4
support-card-4 = { card-card-4 }
card-card-5 = card 5
support-card-5 = { card-card-5 }
card-card-6 = card 6
support-card-6 = { card-card-6 }
card-card-7 = card 7
support-card-7 = { card-card-7 }
card-card-8 = card 8
support-card-8 = { card-card-8 }
card-card-9 = card 9
support-card-9 = { card-card-9 }
card-card-10 = card 10
support-card-10 = { card-card-10 }
card-card-11 = card 11
support-card-11 = { card-card-11 }
card-card-12 = card 12
support-card-12 = { card-card-12 }
card-card-13 = card 13
support-card-13 = { card-card-13 }
card-card-14 = card 14
support-card-14 = { card-card-14 }

# Where a reward or a special action comes from
act-bonus-spade = { bonus-spade }
act-bonus-bridge = { bonus-bridge }
act-bonus-knowledge = { bonus-knowledge }
source-bonus-pass_school = { bonus-pass_school }
source-city = City
source-competency = School or university
source-river-city = City over a river
source-shipping-books = Shipping
source-terraforming-books = Terraforming
source-start-spade = Desert
source-city-books = City tile
source-city-spades = City tile
source-city-levels = City tile
source-two_spades = { competency-two_spades }
source-tower = { competency-tower }
act-annexes = { competency-annexes }
source-lowest_discipline = { competency-lowest_discipline }
act-power_action = { competency-power_action }
act-moles = { faction-moles }
source-felines = { faction-felines }
act-philosophers = { faction-philosophers }
act-psychics = { faction-psychics }
source-lizards = { faction-lizards }
source-deus_ex_machina-books = { innovation-deus_ex_machina }
source-deus_ex_machina-levels = { innovation-deus_ex_machina }
act-deus_ex_machina = { innovation-deus_ex_machina }
act-professors = { innovation-professors }
source-architecture = { innovation-architecture }
source-neutral_workshop = { innovation-neutral_workshop }
source-neutral_guild = { innovation-neutral_guild }
source-neutral_school-building = { innovation-neutral_school }
source-neutral_school-competency = { innovation-neutral_school }
source-neutral_university = { innovation-neutral_university }
source-neutral_palace = { innovation-neutral_palace }
source-neutral_monument = { innovation-neutral_monument }
act-palace-1 = { palace-palace-1 }
act-palace-2 = { palace-palace-2 }
act-palace-3 = { palace-palace-3 }
act-palace-4 = { palace-palace-4 }
source-palace-5 = { palace-palace-5 }
act-palace-6 = { palace-palace-6 }
source-palace-10 = { palace-palace-10 }
source-palace-11 = { palace-palace-11 }
act-palace-13 = { palace-palace-13 }
source-palace-15 = { palace-palace-15 }
source-palace-16 = { palace-palace-16 }

## Moves

plus-vp = { $vp ->
    [0] { "" }
   *[other] , +{ $vp } VP
}
plus-coins = { $more ->
    [0] { "" }
    [one] , +{ $more } coin
   *[other] , +{ $more } coins
}
cost-tc = { $tools ->
    [0] { $coins ->
        [0] for free
       *[other] for { n-coins }
    }
   *[other] { $coins ->
        [0] for { n-tools }
       *[other] for { n-tools } and { n-coins }
    }
}
cost-t = { $tools ->
    [0] for free
   *[other] for { n-tools }
}
and-tools = { $tools ->
    [0] { "" }
   *[other] {" "}and { n-tools }
}
n-dug = { $n ->
    [one] { $n } spade
   *[other] { $n } spades
}
and-books = { $books ->
    [0] { "" }
   *[other] , +{ n-books }
}

more-terrain = { $terrain_text }
more-faction = { $faction_text }
more-palace = { $palace_text }
more-bonus = { $bonus_text }
more-competency = { $competency_text }
more-innovation = { $innovation_text }
more-set = { $terrain_text } { $faction_text } { $bonus_text }

move-set = { $terrain_cap }, { $faction }, bonus “{ $bonus }”
move-set-solo = { $terrain_cap }, then { $first } or { $second }
move-terrain = Take the { $terrain } planning board
move-automa_terrain = Choose { $terrain } as Automa’s native terrain
move-faction = Take { $faction_the }
move-palace = Take { $palace }
move-bonus = { $coins ->
    [0] Take the bonus “{ $bonus }”
    [one] Take the bonus “{ $bonus }” and { $coins } coin
   *[other] Take the bonus “{ $bonus }” and { $coins } coins
}
move-place = Place { $building_a } on { $hex }
move-tower = Place { $building_a } on { $hex }
move-build = Build a workshop on { $hex } { cost-tc }{ plus-vp }{ plus-coins }
move-dig = Turn { $hex } into { $terrain_a } { cost-t }{ plus-vp }{ plus-coins }
move-tunnel = Tunnel to { $hex } and turn it into { $terrain_a } { cost-t }{ plus-vp }{ plus-coins }
move-tunnel-build = Tunnel to { $hex } and build { cost-tc }{ plus-vp }{ plus-coins }
move-fly = Fly to { $hex } and turn it into { $terrain_a } for 1 scholar{ and-tools }{ plus-vp }{ plus-coins }
move-fly-build = { $coins ->
    [0] Fly to { $hex } and build for 1 scholar{ plus-vp }{ plus-coins }
   *[other] Fly to { $hex } and build for 1 scholar, { n-tools } and { n-coins }{ plus-vp }{ plus-coins }
}
caution-spades = { $n ->
    [one] { $n } free spade is lost.
   *[other] { $n } free spades are lost.
}
caution-power = { $n } power is lost: the bowls cannot take it.
caution-scholars = { $n ->
    [one] { $n } scholar is lost: your supply is empty.
   *[other] { $n } scholars are lost: your supply is empty.
}
move-upgrade = Upgrade { $hex } to { $building_a } { cost-tc }{ plus-vp }
move-neutral = { $tools ->
    [0] Build the neutral { $building } on { $hex }{ plus-vp }{ plus-coins }
   *[other] Build the neutral { $building } on { $hex } for { n-tools }{ plus-vp }{ plus-coins }
}
move-annex = Place an annex on { $hex }
move-guild = Place a guild on { $hex }{ plus-vp }
move-downgrade = Replace the school on { $hex } with a guild{ plus-vp }
move-river_city = Found a city across river hex { $hex }
move-ship = Advance shipping for 1 scholar and { n-coins }{ and-books }{ plus-vp }
move-terraform = Advance terraforming for a scholar, a tool and { n-coins }{ and-books }{ plus-vp }
move-innovate = { $coins ->
    [0] Take “{ $innovation }” for { n-books }{ plus-vp }
   *[other] Take “{ $innovation }” for { n-books } and { n-coins }{ plus-vp }
}
move-send = { $n ->
    [one] Send a scholar to { $discipline } for { $n } level{ plus-vp }
   *[other] Send a scholar to { $discipline } for { $n } levels{ plus-vp }
}
move-return = Return a scholar for 1 level in { $discipline }{ plus-vp }
move-power = Pay { n-power } to { $what }{ plus-vp }
move-books = { $n ->
    [one] Pay { $n } book to { $what }{ plus-vp }
   *[other] Pay { $n } books to { $what }{ plus-vp }
}
move-act = { $act_id ->
    [annexes] Place an annex
    [moles] Build a bridge for 1 tool, over land too
    [palace-13] Special action: gain 1 book of your choice and 3 coins
    [psychics] Special action: gain 5 power and another action
   *[other] Special action: { $what }
}
move-pick = { $what_cap }
move-convert = Convert { $conversion }
move-sacrifice = Sacrifice a token from bowl II to move another to bowl III
move-book = Take { $discipline_book }
move-spend = Pay with { $discipline_book }
move-level = Advance in { $discipline }
move-competency = { $books ->
    [0] Take “{ $competency }”: { n-levels } in { $discipline }
   *[other] Take “{ $competency }”: { n-levels } in { $discipline } and { n-books }
}
move-city = Take the tile with { $city }{ plus-vp }
move-bridge = Build a bridge at { $site }
move-first = { $source_id ->
    [felines] Felines: gain 3 levels and 1 book of your choice
    [lowest_discipline] Lowest discipline: gain 1 VP for each of its levels
    [bonus-pass_school] Schools: gain 1 level of your choice for each school
   *[other] { $source }: { $what }
}
move-accept = { $vp ->
    [0] Gain { n-power } for free
   *[other] Gain { n-power } for { $vp } VP
}
move-decline = Decline
move-pass = { $vp ->
    [0] Pass
   *[other] Pass, +{ $vp } VP
}
move-pass-bonus = { move-pass }. { move-bonus }
move-end = End your turn
move-done = Finish
move-key = Use a key
move-no_key = Keep the key and lose the levels

chance-draw_round = Round score tile: { $round_tile }
chance-draw_final = Final round tile: { $final_tile }
chance-draw_book_action = Book action: { $book_action }
chance-draw_competency = Competency: { $competency }
chance-draw_innovation = Innovation: { $innovation }
chance-draw_palace = Palace tile: { $palace }
chance-draw_terrain = Planning board: { $terrain }
chance-draw_faction = Faction: { $faction }
chance-draw_bonus = Round bonus: { $bonus }
chance-draw_first = First player: { $seat }
chance-draw_territory = Territory tile: { $territory }
chance-draw_card = Automa draws { $card }

## What was drawn: asked when a real table is recorded

ask-FirstPlayer = Who goes first?
ask-DrawRoundTile = Which round score tile lies there for round { $round }?
ask-DrawFinalTile = Which final round tile lies there?
ask-DrawBookAction = Which book action lies there, the next from the left?
ask-DrawCompetency = Which competency lies in row { $row } from the top, in the column of { $discipline }?
ask-DrawInnovation = Which innovation lies in row { $row } from the bottom, place { $column } from the left?
ask-DrawPalace = Which palace tile lies open?
ask-DrawSetBonus = Which round bonus belongs to the planning board “{ $terrain_cap }”?
ask-DrawSetFaction = Which faction belongs to the planning board “{ $terrain_cap }”?
ask-DrawCard = Which planning board lies open?
ask-DrawSoloFaction = Which faction goes with the planning board just laid out?
ask-DrawLooseFaction = Which faction lies open?
ask-DrawBonus = Which round bonus lies open?
ask-RevealTerritory = Which territory tile is revealed?
ask-AutomaWorkshops = Which card says where the Automa’s workshops go?
ask-NewCard = Which card joins the Automa’s deck?
ask-Support = Which card does the Automa turn over first, as support?
ask-ActionCard = Which card does the Automa turn over for its action?

## What happens

event-round_tile = { $round ->
    [6] Round 6: { $round_tile_goal }
   *[other] Round { $round }: { $round_tile }
}
event-final_tile = Final round tile: { $final_tile }.
event-book_tile = Book action in this game: { $book_action }.
event-palace_tile = { $palace } is available.
event-first = { $seat } goes first.
event-set = { $seat } takes the { $terrain }, { $faction_the } and the bonus “{ $bonus }”.
event-took_terrain = { $seat } takes the { $terrain } planning board.
event-took_faction = { $seat } takes { $faction_the }.
event-took_palace = { $seat } takes { $palace }.
event-took_bonus = { $seat } takes the bonus “{ $bonus }”.
event-automa_terrain = Automa’s native terrain is { $terrain }.
event-placed = { $seat } places { $building_a } on { $hex }.
event-round = { $round ->
    [6] Round 6 begins. { $round_tile_goal }
   *[other] Round { $round } begins. { $round_tile }
}
event-territory = { $n ->
    [one] The unowned faction has { $n } connected building.
   *[other] The unowned faction has { $n } connected buildings.
}
event-income = { $seat } receives income: { n-tools }{ $coins ->
    [0] { "" }
   *[other] { income-after-tools }{ n-coins }
}{ $scholars ->
    [0] { "" }
   *[other] { income-after-coins }{ n-scholars }
}{ $power ->
    [0] { "" }
   *[other] { income-after-scholars }{ $power } power
}{ $vp ->
    [0] { "" }
   *[other] { " and " }{ $vp } VP
}.
income-after-tools = { $scholars ->
    [0] { income-after-coins }
   *[other] { ", " }
}
income-after-coins = { $power ->
    [0] { income-after-scholars }
   *[other] { ", " }
}
income-after-scholars = { $vp ->
    [0] { " and " }
   *[other] { ", " }
}
event-climbed = { $seat } reaches level { $level } in { $discipline }.
event-key = { $seat } uses a key to reach level 8 in { $discipline }.
event-sent = { $n ->
    [one] { $seat } sends a scholar to { $discipline } for { $n } level.
   *[other] { $seat } sends a scholar to { $discipline } for { $n } levels.
}
event-returned = { $seat } returns a scholar for 1 level in { $discipline }.
event-book = { $seat } gains { $discipline_book }.
event-paid_book = { $seat } pays { $discipline_book }.
event-converted = { $seat } converts { $conversion }.
event-sacrificed = { $seat } sacrifices a power token.
event-scored = { $item_id ->
    [offers] { $n ->
        [-1] { $seat } pays 1 VP for the power.
        [-2] { $seat } pays 2 VP for the power.
        [-3] { $seat } pays 3 VP for the power.
        [-4] { $seat } pays 4 VP for the power.
        [-5] { $seat } pays 5 VP for the power.
        [-6] { $seat } pays 6 VP for the power.
        [-7] { $seat } pays 7 VP for the power.
        [-8] { $seat } pays 8 VP for the power.
       *[other] { $seat } pays for the power in VP ({ $n }).
    }
   *[other] { $seat } scores { $n } VP ({ $item_low }).
}
event-built = { $seat } builds { $building_a } on { $hex }.
event-terraformed = { $seat } turns { $hex } into { $terrain_a } with { n-dug }.
event-passage = { $passage_id ->
    [tunnel] { $seat } digs a tunnel to { $hex }.
   *[flight] { $seat } flies to { $hex }.
}
event-bridge = { $seat } builds a bridge at { $site }.
event-annexed = { $seat } places an annex on { $hex }.
event-city = { $n ->
    [0] { $seat } founds a city.
    [one] { $seat } founds a city of { $n } building at { $hex }.
   *[other] { $seat } founds a city of { $n } buildings at { $hex }.
}
event-city_tile = { $seat } takes the city tile with { $city }.
event-competency = { $seat } takes the competency “{ $competency }”.
event-palace = { $seat } takes { $palace }.
event-innovation = { $seat } introduces “{ $innovation }”.
event-shipping = { $seat } raises shipping to { $n }.
event-terraforming = { $n ->
    [1] { $seat } improves terraforming: a spade now costs 2 tools.
   *[other] { $seat } improves terraforming: a spade now costs 1 tool.
}
event-power_action = { $seat } takes { $power_action } with a power action.
event-book_action = { $book_action_id ->
    [upgrade_guild] { $seat } upgrades a workshop to a guild with a book action.
    [score_guilds] { $seat } scores 2 VP for each of their guilds with a book action.
   *[other] { $seat } takes { $book_action } with a book action.
}
event-special_action = { $act_id ->
    [annexes] { $seat } takes an annex to place.
    [moles] { $seat } pays 1 tool for a bridge.
   *[other] { $seat } takes the special action “{ $act }”.
}
event-accepted = { $vp ->
    [0] { $seat } gains { n-power } from a neighbour.
   *[other] { $seat } gains { n-power } from a neighbour for { $vp } VP.
}
event-declined = { $seat } declines { n-power }.
event-passed = { $seat } passes.
event-bonus = { $coins ->
    [0] { $seat } takes the bonus “{ $bonus }”.
    [one] { $seat } takes the bonus “{ $bonus }” and { $coins } coin.
   *[other] { $seat } takes the bonus “{ $bonus }” and { $coins } coins.
}
event-cards = Automa plays { $card } with { $support } as support.
event-new_card = { $card_cap } joins Automa’s deck.
event-automa_built = Automa builds { $building_a } on { $hex }.
event-automa_skips = Automa has nothing to upgrade.
event-automa_blocked_power = Automa blocks the power action for { $power_action }.
event-automa_blocked_books = Automa blocks the book action for { $book_action }.
event-automa_climbed = Automa reaches level { $level } in { $discipline }.
event-automa_innovation = Automa takes “{ $innovation }”.
event-automa_passed = Automa passes.
event-automa_bonus = Automa takes the bonus “{ $bonus }”.
event-final_area = { $vp ->
    [0] { $n ->
        [one] { $seat } scores nothing for an area of { $n } building.
       *[other] { $seat } scores nothing for an area of { $n } buildings.
    }
   *[other] { $n ->
        [one] { $seat } scores { $vp } VP for an area of { $n } building.
       *[other] { $seat } scores { $vp } VP for an area of { $n } buildings.
    }
}
event-final_science = { $seat } scores { $vp } VP for { $discipline }.
event-final_resources = { $vp ->
    [0] { $seat } scores nothing for resources worth { n-coins }.
   *[other] { $seat } scores { $vp } VP for resources worth { n-coins }.
}
event-game_over = The game is over.

## Score

item-start = Start
    .low = start
item-rounds = Round score tiles
    .low = round score tile
item-bonuses = Round bonuses
    .low = round bonus
item-palaces = Palaces
    .low = palace
item-innovations = Innovations
    .low = innovation
item-competencies = Competencies
    .low = competency
item-cities = Cities
    .low = city tile
item-factions = Faction
    .low = faction
item-tracks = Tracks
    .low = track
item-disciplines = Discipline income
    .low = discipline income
item-book_actions = Book actions
    .low = book action
item-offers = Paid for power
item-automa = Automa’s cards
    .low = Automa’s card
item-area = Area
    .low = area
item-science = Science
    .low = science
item-resources = Resources
    .low = resources

## Set-up

option-factions = Factions
    .hint = Ready-made sets of a board, a faction and a bonus, or a draft.
option-factions-sets = Sets
option-factions-draft = Draft
option-side = Side of the map
    .hint = Three players may also use the smaller side.
option-side-3-5 = 3–5 players
option-side-1-3 = 1–3 players
option-first = First player
    .hint = Who goes first in round 1.
option-first-random = Random
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4
option-first-4 = Player 5
option-automa = Faction of the Automa
    .hint = Each has its own action.
option-automa-simpletons = { faction-simpletons }
option-automa-kuddlers = { faction-kuddlers }
option-automa-druids = { faction-druids }
option-automa-racelings = { faction-racelings }
option-automa-wanderers = { faction-wanderers }
option-automa-mimics = { faction-mimics }
option-automa-powermongers = { faction-powermongers }
option-level = Level of the Automa
    .hint = From gentle to cruel.
option-level-1 = 1, gentle
option-level-2 = 2, standard
option-level-3 = 3, strong
option-level-4 = 4, very strong
option-level-5 = 5, cruel
option-passed_offers = Power offers after passing
    .hint = Whether players who have passed still get power offers.
option-passed_offers-yes = Yes
option-passed_offers-no = No
option-further_spades = Spades for further hexes
    .hint = Whether missing spades may be bought for the second and third hex when there are not enough free ones.
option-further_spades-buy = May be bought
option-further_spades-free_only = Only free ones
option-bridge_ends = Other end of a bridge
    .hint = Whether an opponent’s building may stand there.
option-bridge_ends-any = Anyone’s
option-bridge_ends-not_opponent = Not an opponent’s
option-neutral_palace = Neutral palace and innovations
    .hint = Whether it saves you the 5 coins for innovations.
option-neutral_palace-saves = Saves 5 coins
option-neutral_palace-pays = Does not save them
option-annexes = Annexes and cities
    .hint = Whether an annex also counts as a building in cities that need only three or two.
option-annexes-every_city = In every city
option-annexes-four_only = Only towards four buildings
option-edition = Component values
    .hint = The loaded file decides whether A10–B11 is a bridge site. Without --edition, it is one.

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
order-dear_offers = More expensive power offers
    .hint = What to do with offers above your price.
order-dear_offers-ask = Ask
order-dear_offers-decline = Decline
order-after_action = After the action
    .hint = Whether to offer conversions after your action.
order-after_action-ask = Ask
order-after_action-end = End the turn

automa = Automa
ask-AnyOrder = Which will you do first?

## What effects do

list-and = { $a } and { $b }
list-more = { $a }, { $b }
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
effect-gain = gain { $what }
effect-pay = pay { $what }
effect-new-power = { $n ->
    [one] put { $n } new power token in bowl III
   *[other] put { $n } new power tokens in bowl III
}
effect-books = gain { n-book-any }
effect-levels-split = { $n ->
    [one] advance { $n } level in any discipline
   *[other] advance { $n } levels in disciplines of your choice
}
effect-levels-one = { $n ->
    [one] advance { $n } level in any discipline
   *[other] advance { $n } levels in one discipline
}
effect-levels-in = { $n ->
    [one] advance { $n } level in { $discipline }
   *[other] advance { $n } levels in { $discipline }
}
effect-levels-each = advance 1 level in each discipline
effect-spades = { $n ->
    [one] terraform and build with { $n } free spade
   *[other] terraform and build with { $n } free spades
}
effect-spades-lizards = { $n ->
    [one] use { $n } free spade and a free workshop
   *[other] use { $n } free spades and a free workshop
}
effect-bridge = { $n ->
    [one] build a bridge
   *[other] build up to { $n } bridges
}
effect-bridge-land = build a bridge, over land too
effect-free-guild = upgrade a workshop to a guild
effect-downgrade = replace a school with a guild
effect-guild-anywhere = place a guild on any empty native hex
effect-neutral = build the neutral { $building }
effect-annex = place an annex
effect-competency = take a competency
effect-city = take a city tile
effect-river-city = found a city across a river hex
effect-step-shipping = { $n ->
    [one] advance shipping { $n } step
   *[other] advance shipping { $n } steps
}
effect-step-terraforming = { $n ->
    [one] advance terraforming { $n } step
   *[other] advance terraforming { $n } steps
}
effect-another-action = take another action
effect-lowest = gain 1 VP for each level in your lowest discipline
effect-per = { $each ->
    [1] { $what } for each of { $count }
   *[other] { $what } for every { $each } of { $count }
}
count-standing = { $building_id ->
    [workshop] your workshops
    [guild] your guilds
    [school] your schools
   *[other] your buildings ({ $building })
}
count-big = your palaces and universities
count-buildings = your buildings
count-shapes = your types of building
count-groups = your groups of buildings
count-bridges = your bridges
count-city-tiles = your city tiles
count-two-best = the levels in your two highest disciplines
count-level = your levels in { $discipline }
count-players = the players

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
   *[other] Choose the discipline for the next level; { $n } levels are left.
}
ask-Work = { $n ->
    [one] Use { $n } free spade.
   *[other] Use { $n } free spades.
}
ask-Work-build = Build a workshop, or finish.
ask-BuildBridge = { $n ->
    [one] Where do you build the bridge?
   *[other] Where do you build a bridge? You may build up to { $n }.
}
ask-PlaceNeutral = Where do you build the neutral { $building }?
ask-PlaceAnnex = To which of your buildings do you add the annex?
ask-FreeGuild = Which workshop becomes a guild?
ask-DowngradeSchool = Which school becomes a guild?
ask-PlaceGuild = On which hex of your native terrain do you place the guild?
ask-PlaceStart = { $faction }: place your starting { $building }.
ask-ChooseBooks = { $n ->
    [one] Choose a book.
   *[other] Choose a book; { $n } books are left to choose.
}
ask-SpendBook = { $n ->
    [one] Choose the book you pay with.
   *[other] Choose the books you pay with; { $n } books are left to pay.
}
ask-Answer = { $vp ->
    [0] { $seat } builds next to you. Gain { n-power } for free?
   *[other] { $seat } builds next to you. Gain { n-power } for { $vp } VP?
}
ask-ChooseCompetency = Take a competency; you also gain the levels and books of its slot.
ask-ChooseCity = You have founded a city: take a city tile.
ask-ChooseRiver = Which river hex joins your groups into a city?
ask-ChoosePalace = Choose your palace.
ask-ChooseBonus = Choose the round bonus for the next round.
ask-ChooseSet = Choose a planning board with its faction and round bonus.
ask-ChooseSetFaction = Choose one of the two factions.
ask-Draft = Take a planning board, a faction or a palace.
ask-DraftBonus = Choose your first round bonus.
ask-ChooseAutomaTerrain = Choose Automa’s native terrain.
ask-ChooseSoloBonus = Choose your first round bonus.
ask-Pending = You have rewards waiting. Which one comes first?
ask-Rewards = Which one comes first?
no-automa-terrain = Automa’s native terrain must differ from yours; choose another one.

## Refusals

no-key-first = First decide whether to use the key.
no-key = You need an unused key to reach level 8, and you have none; choose another discipline.
no-key-refused = You kept your key here, so this gain brings no more levels in this discipline; choose another one.
no-level-12 = Somebody is already on level 12; choose another discipline.
no-levels-first = First choose a discipline for your levels.
no-bridge-twice = There is already a bridge here; choose an empty site.
no-bridge-end = At least one end of a bridge must touch one of your buildings.
no-site = No bridge can go here; choose one of the highlighted sites.
no-bridge-first = First build the bridge.
no-bridge-now = You build a bridge with a power action, a special action or a palace.
no-piece-first = First place the piece you are asked about.
no-annex = An annex is added to one of your buildings that has none yet.
no-own-workshop = Choose a workshop of your own colour; a neutral one does not count.
no-own-school = Choose a school of your own colour; a neutral one does not count.
no-native = Choose an empty hex of your native terrain.
no-neutral-here = The building goes on an empty hex in reach; you buy any missing spades with tools.
no-book-first = First choose your books.
no-book-now = Books pay for book actions and innovations, or are converted into coins.
no-book-of-it = You have no books of this discipline left; pay with another.
no-pay-first = First choose the books you pay with.
no-spades-first = First use your spades, or finish.
no-water = You cannot build on a river; choose a land hex.
no-empty = There is a building here; choose an empty hex.
no-reach = This hex is not in reach; the hexes in reach show how many spades they need.
no-workshop-now = No workshops are built before round 1 or between rounds; you can only terraform.
no-first-hex = The workshop may go only on the first hex you terraformed.
no-workshop-left = You have no workshop left on your planning board.
no-workshop-price = A workshop costs { n-tools } and { n-coins }.
no-first-native = Make the first hex your native terrain before you go on to another one.
no-second-hex = You have no free spades left, and a further hex cannot be terraformed with bought spades alone.
no-spade-price = { $n ->
    [one] A spade costs you { $n } tool, and you have none.
   *[other] A spade costs you { $n } tools; you do not have that many.
}
no-offer-first = First answer the power offer.
no-competency-twice = You already have this competency; choose another one.
no-competency-left = There are no tiles of this competency left; choose another one.
no-competency-first = First take a competency.
no-competency-now = You take a competency when you build a school or university, or when a tile gives you one.
no-city-left = There are none of these city tiles left; choose another one.
no-city-first = First take a city tile.
no-city-now = You take a city tile when you found a city.
no-river-city = This river hex does not join your groups into a city; choose a highlighted one.
no-river-first = First choose the river hex.
no-scholar = You have no scholar to send; scholars come with income, actions and tiles.
no-space = All spaces of this discipline that give that many levels are taken; you can still return a scholar for 1 level.
no-level-now = To advance here, send a scholar or return one to the supply.
no-palace-now = You take a palace tile when you upgrade a guild to a palace.
no-palace-tile = This palace is not available to you; choose one of the open ones.
no-palace-first = First choose a palace.
no-bonus-now = You take a round bonus when you pass.
no-bonus-first = First choose a round bonus.
no-act-now = This special action has been used this round or would do nothing now.
no-conversion = You do not have what this conversion costs.
no-sacrifice = You need two tokens in bowl II to sacrifice one.
no-foreign = This building belongs to somebody else; you can upgrade only your own.
no-neutral-upgrade = Neutral buildings cannot be upgraded.
no-upgrade = { $building_id ->
    [university] A university cannot be upgraded any further.
    [palace] A palace cannot be upgraded any further.
   *[other] This building cannot be upgraded any further.
}
no-piece-left = { $building_id ->
    [guild] You have no guild left on your planning board.
    [school] You have neither a school nor a palace left on your planning board.
    [university] Your university is already on the map.
   *[other] You have no such building left on your planning board.
}
no-upgrade-price = Upgrading this building to { $building_a } costs { n-tools } and { n-coins }.
no-crossed = This action has already been used this round.
no-power = { $power ->
    [0] This costs { n-power } from bowl III, and yours is empty.
   *[other] This costs { n-power } from bowl III; you have { $power }.
}
no-core = This action would do nothing now.
no-books = { $books ->
    [0] { $n ->
        [one] This costs { $n } book, and you have none.
       *[other] This costs { $n } books, and you have none.
    }
   *[other] { $n ->
        [one] This costs { $n } book; you have { $books }.
       *[other] This costs { $n } books; you have { $books }.
    }
}
no-innovation = This innovation is not on the board; choose one that is.
no-innovation-space = You already have three innovations; more are not allowed.
no-innovation-price = { $coins ->
    [0] This innovation costs { n-books }, including those of its column.
   *[other] This innovation costs { n-books }, including those of its column, and { n-coins }.
}
no-track-end = You have reached the end of this track.
no-track-price = { $tools ->
    [0] Advancing shipping costs 1 scholar and { n-coins }; you do not have all of that.
   *[other] Advancing terraforming costs 1 scholar, { n-tools } and { n-coins }; you do not have all of that.
}
no-second-action = You have already taken your action. Convert resources, or end your turn.
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
    [one] { $n } book of your choice
   *[other] { $n } books of your choice
}
n-any-book = { $n ->
    [one] { $n } book of any kind
   *[other] { $n } books of any kind
}
n-any-level = { $n ->
    [one] { $n } level in any discipline
   *[other] { $n } levels in any discipline
}
n-scholars = { $scholars ->
    [one] { $scholars } scholar
   *[other] { $scholars } scholars
}
n-level-any = { $n ->
    [one] { $n } level of your choice
   *[other] { $n } levels of your choice
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

draw-title = { title }
region-map = Map
region-science = Science
region-actions = Actions
region-rounds = Rounds
region-bonuses = Round bonuses
region-innovations = Innovations
region-competencies = Competencies
region-palaces = Palaces
region-cities = City tiles
region-offers = On offer
draw-score = { $seat }: { $points } VP.
draw-round = Round { $round }
draw-phase-setup = Set-up
draw-phase-income = Income
draw-phase-actions = Actions
draw-phase-science = Science bonus
draw-phase-end = Final scoring
draw-turn = { $owner }’s turn
draw-over = Game over
draw-passed = Passed
draw-order-now = { $owner } is number { $place } in this round’s turn order
draw-order-next = { $owner } has passed and is number { $place } in the next round’s turn order
draw-river = River { $hex }
draw-hex = { $hex }, { $terrain }
draw-building = { $neutral ->
    [0] { $owner }’s { $building }
   *[other] { $owner }’s neutral { $building }
}{ $annex ->
    [0] { "" }
   *[other] , with an annex
}{ $city ->
    [0] { "" }
   *[other] , in a city
}
draw-reach = { $spades ->
    [0] In reach, your native terrain
   *[other] In reach: { n-spades } for { n-tools }
}
draw-bridge = { $owner }’s bridge between { $first } and { $second }
draw-site = Bridge site between { $first } and { $second }
draw-level-of = { $owner } { $level }
draw-level-unowned = unowned faction { $level }
draw-discipline = { $discipline_cap }: { $levels }
draw-spaces = { $free ->
    [0] { $discipline_cap }: all spaces for { $best } levels are taken
    [one] { $discipline_cap }: { $free } free space for a scholar, worth { $best } levels
   *[other] { $discipline_cap }: { $free } free spaces for scholars, worth { $best } levels each
}
draw-round-tile = { $round ->
    [6] Round 6: { $round_tile_goal }
   *[other] Round { $round }: { $round_tile }
}
draw-final-tile = Final round: { $final_tile }.
draw-action-power = { $used ->
    [0] Power action: { $action }
   *[other] Power action, used this round: { $action }
}
draw-action-books = { $used ->
    [0] Book action: { $action }
   *[other] Book action, used this round: { $action }
}
draw-price = Innovations in this column cost 2 { $discipline } books and 3 of any kind
draw-innovation-split = { $innovation }. { $innovation_text } Costs 2 { $discipline } books, 2 { $other_discipline } books and 1 of any kind
draw-innovation = { $innovation }. { $innovation_text }
draw-competency = { $books ->
    [0] { $competency }. { $competency_text } Its slot gives { n-levels } in { $discipline }. Tiles left: { $left }
   *[other] { $competency }. { $competency_text } Its slot gives { n-levels } in { $discipline } and { n-books }. Tiles left: { $left }
}
draw-palace = { $palace }. { $palace_text }
draw-city-tile = City tile with { $city_tile }, plus a key. Left: { $left }
draw-bonus = { $coins ->
    [0] Round bonus “{ $bonus }”. { $bonus_text }
    [one] Round bonus “{ $bonus }” with { $coins } coin on it. { $bonus_text }
   *[other] Round bonus “{ $bonus }” with { $coins } coins on it. { $bonus_text }
}
draw-offer-terrain = Planning board: { $terrain }. { $terrain_text }
draw-offer-faction = { $faction }. { $faction_text }
draw-offer-palace = { $palace }. { $palace_text }
draw-offer-bonus = Round bonus “{ $bonus }”. { $bonus_text }
a-terrain = { $terrain_cap }
a-faction = { $faction }
draw-science = { $discipline_cap }
draw-faction = { $faction }, { $terrain }
draw-player = { $owner }: { $points } VP{ $passed ->
    [0] { "" }
   *[other] , passed
}
draw-coins = { $owner }: { n-coins }
draw-tools = { $owner }: { n-tools }
draw-scholars = { $owner }, scholars available: { $scholars }; in the supply: { $supply }
draw-books = { $owner }, { $discipline } books: { $books }
draw-bowl = { $owner }, power in bowl { $bowl }: { $power }
draw-keys = { $owner }, unused keys: { $keys }
draw-bridges = { $owner }, bridges left: { $bridges }
draw-annexes = { $owner }, annexes not yet placed: { $annexes }
draw-row = { $owner }, { $building }: { $left } left on the planning board
draw-own-faction = { $owner }: { $faction }. { $faction_text }
draw-own-palace = { $built ->
    [0] { $owner }, palace not built yet: { $palace }. { $palace_text }
   *[other] { $owner }: { $palace }. { $palace_text }
}
draw-own-bonus = { $owner }, round bonus “{ $bonus }”. { $bonus_text }
draw-own-innovation = { $owner }, innovation “{ $innovation }”. { $innovation_text }
draw-own-competency = { $owner }, competency “{ $competency }”. { $competency_text }
draw-own-city = { $owner }, city tile with { $city_tile }
draw-shipping = { $owner }, shipping: { $shipping }
draw-terraforming = { $owner }: a spade costs { n-tools }
draw-next-income = { $owner } will receive { $income } as their next income
draw-next = Next income:
draw-row-next = Placing the next one will add { $income } to the income
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
draw-convert = Convert { $conversion }
draw-sacrifice = Sacrifice power: one token from bowl II leaves the game, another moves to bowl III
draw-return = Return a scholar to the supply for 1 level in { $discipline }
draw-tower = Neutral tower
draw-automa-cards = Automa plays { $card } with { $support } as support; cards in the deck: { $deck }

sketch-order = Turn order: { $turns }
sketch-passed = Passed: { $turns }
sketch-legend = { $terrains }; ~ river. Buildings: { $buildings }. F:g2 is a guild of player 2 on forest; ' neutral, + annex, * city. (2): in reach, spades to native terrain.
sketch-spaces = free spaces for scholars: { $n }
sketch-bridges = Bridges: { $bridges }
sketch-actions = Actions still available: { $actions }
sketch-innovations = Innovations:
sketch-competencies = Competencies (tiles left):
sketch-palaces = Palaces:
sketch-cities = City tiles (left):
sketch-bonuses = Round bonuses (coins on them):
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
a-site = { $site }
a-city = { $city_tile }
a-bonus = { $bonus }
no-set = First choose a set.
no-draft = First choose one of the items on offer.
no-start-first = First place your starting building.
ask-OnHex = Choose a hex.
draw-automa-deck = Automa’s cards still to come: { $numbers }
automa-card = { $card_cap }: { $what }. { $support }{ $passes ->
    [0] {""}
   *[other] {" "}It has the pass mark.
}
automa-acts-two = { $first }; { $second }
automa-act-upgrade = upgrade
automa-act-block = block one power action and one book action
automa-act-send = send a scholar
automa-act-build = terraform and build
automa-act-faction = action of the faction
automa-act-innovate = innovation, from round 3 on
automa-act-advance = 1 level in a discipline
automa-act-vp = VP: { $n }
automa-act-level = VP by level and round
automa-support = As support: { $group ->
    [marked] marked buildings
   *[other] unmarked buildings
}{ $joins ->
    [0] {""}
   *[other] {" "}bringing the groups together
}; terrain list { $list }; { $way ->
    [forward] from the top left
   *[other] from the bottom right
}, number { $count }; scholars { $science ->
    [tile] in the discipline of the round score tile
   *[other] where its level is 0 or nearest to yours
}; when it passes, the { $which ->
    [left] left
    [middle] middle
   *[other] right
} round bonus.

## First game

learn-title = Your first round
learn-about = A guided set-up and first round: you terraform, build, upgrade, gain power from a neighbour, send a scholar, improve shipping and pass.
learn-rival = Vera
learn-welcome = Welcome to Age of Innovation! You play the first round against { learn-rival }. A game has six rounds; whoever has the most victory points at the end wins.
learn-sets = Everybody takes a set: a planning board with its native terrain, a faction and a bonus for the first round.
learn-goblins = Take the swamp with the Goblins: whenever they use a spade, they get 2 coins. The bonus gives you a scholar, and 2 VP for each scholar you send.
learn-native = You build only on your native terrain: the dark swamps with reeds. Each of you starts by placing two workshops.
learn-near = { learn-rival } has settled on the lake E8. Being neighbours is good for both of you, so place your first workshop nearby, on E6.
learn-second = The last player in turn order places two in a row. Place the second one on B7.
learn-income = Round 1 begins with income: every uncovered space on your board pays. You have 7 tools, 15 coins and 2 scholars.
learn-round = Each round rewards something. In this one, every workshop you build brings 2 VP; at the end of the round your banking levels count.
learn-reach = Hexes in reach carry a small sign showing how many spades it takes to turn them into your native terrain. A spade costs you 3 tools.
learn-dig = E7 is plains, one step away from swamp. Choose E7 and one spade.
learn-coins = The Goblins got their 2 coins. The hex is now swamp.
learn-build = A workshop costs 1 tool and 2 coins, and it brings 2 VP this round. Build it: choose E7, then the workshop on your board.
learn-offer = You built next to { learn-rival }’s workshop, so she was offered power equal to its value. One power is free; more costs VP, one fewer than the power gained.
learn-end = Before and after your action you may convert resources. You need nothing now, so end your turn.
learn-yours = Now { learn-rival } has upgraded E8 next to your workshop: you may gain 1 power for free.
learn-bowls = Power moves from bowl I to bowl II, then to bowl III. Only power in bowl III can be spent. Accept.
learn-upgrade = Workshops become guilds, guilds become schools or a palace, schools a university. Each step uncovers a different income.
learn-cheap = Next to an opponent a guild costs 3 coins instead of 6. Choose E7, then the guild on your board.
learn-uncovered = The guild has left its row and uncovered coins and power; the workshop has gone back and covers a tool again. End your turn.
learn-sacrifice = { learn-rival } had only 2 power in bowl III. She sacrificed a token to get a third and took the power action for a scholar. The X token means that nobody can use it again this round.
learn-science = A scholar on a space next to a discipline stays there for good and brings 3 or 2 levels.
learn-send = Send one to banking, to the space for 3 levels. Your round bonus adds 2 VP.
learn-levels = You are on level 4; passing level 3 brought 1 power. Reaching level 8 takes the key of a city, and from level 9 on a discipline pays income. End your turn.
learn-shipping = Rivers divide the land. Your shipping value shows how many river hexes you can cross.
learn-ship = A step costs 1 scholar and 4 coins and brings 2 VP. Choose the shipping track.
learn-river = See how many more hexes across the river are in reach now. End your turn.
learn-passing = { learn-rival } has passed: she took a new round bonus and left her old one. She will be first in the next round.
learn-pass = You have used nearly everything. Pass.
learn-bonus = Choose a bonus for the next round. This one pays 3 power and scores 3 VP for each guild built.
learn-phase3 = When everyone has passed, the science bonus follows: 4 power for every 3 levels in banking. Then the next round begins with income. End your turn.
learn-second-round = Round 2: look at bowl III, you have 7 power. This round rewards something different.
learn-power = There are six power actions below the map, each available to one player per round. { learn-rival } has taken the tools; take the 7 coins for 4 power.
learn-cities = Well done! Something else to aim for: four adjacent buildings with a total power of 7 found a city, which brings VP, a reward and a key.
learn-books = Schools bring competencies and books, and books pay for innovations. At the end, your largest connected area, each discipline and your resources score points.
learn-more = You know enough to play on. Whenever something is not allowed, select it: the game tells you why and shows you the rule.
planning-title = Plan and score
planning-about = The last round of a game for two: plan backwards from what scores, choose the competency that pays now, deny an action, and know when to stop.
planning-welcome = Round 6, the last one. You play the Monks, whose native terrain is forest, and lead 99 to 67. What you build now no longer brings any income: only VP count. You have 9 tools, 7 coins and a law book.
planning-tiles = Begin every round with its tiles. This one pays 5 VP for a palace or a university, and you have built both. The last round has a second tile: 4 VP for each school. That is what you can still reach. All tiles are face up from the start, so such things can be saved for their round.
planning-back = Plan backwards. A school costs 3 tools and 5 coins and grows out of a guild; a guild costs 2 tools and 6 coins and grows out of a workshop. Together 5 tools and 11 coins: four coins too many. Unless …
planning-neighbour = … the workshop has a neighbour. { learn-rival } has built on B8, next to A8, and there a guild costs 3 coins instead of 6. Upgrade A8: choose it, then the guild on your board.
planning-convert = Four coins are left, and the school costs five. You have tools to spare: turn one into a coin now. Conversions belong to your own turn, before or after the action.
planning-wait = One action in a turn, so the school has to wait. Nobody can take it from you: pieces on your board are yours alone. Do first what others can take away, later what only you can do. End your turn.
planning-school = { learn-rival }’s Moles score 4 VP with every tunnel. You cannot stop that, so keep to your own plan: turn the guild into a school. That is 4 VP right away, and a competency.
planning-income = Which one? In the first rounds income is best, because it pays every round. Now income will never be paid again. That leaves out a good part of the tiles.
planning-compare = “Resources” gives 5 VP right away. “Lowest discipline” pays 1 VP per level in your lowest discipline when you pass, and you have kept all four at 7 or higher: 7 VP. Take it.
planning-offers = Building next to { learn-rival } gave her 1 power each time: the price of the cheap guild. One power is not much. Next to a palace or a university, think twice. End your turn.
planning-science = Now the final scoring. In each discipline the first gets 8 VP, the second 4, the third 2. You lead everywhere, and three of your markers stand at 7, where they cannot go on without a key from a city. Where is your lead in danger?
planning-deny = In banking { learn-rival } stands at 5. This book action gives 2 levels: she would draw level, and you would share the places, 6 VP each. Every action on the board can be taken once per round. She has no book yet, so you are in time. Take it yourself: it costs you one book, worth a single coin at the end.
planning-denied = The levels went to engineering, the only discipline where you can still move. They bring nothing, but the action is gone, and that keeps you 4 VP ahead in banking. End your turn.
planning-area = What about the largest area: 18, 12 and 6 VP? You have six buildings in reach of each other, { learn-rival } has more. For three tools you get one workshop at most, and that does not change your place. Only places score, not size.
planning-stop = So there is nothing more to build for. Pass, and “Lowest discipline” pays its 7 VP.
planning-rest = What is left is counted in coins, 5 for 1 VP: tools, books and power in bowl III one for one. You have enough for 1 VP. End your turn; { learn-rival } plays on without you.
planning-sum = 149 to 112. This round: 4 VP for the school, 7 for the competency, 32 for four first places in science, 6 for the area. Science was won in the rounds before: that is where scholars and books went.
planning-plan = For a whole game: rounds 1 and 2 for income, tools and coins above all; 3 and 4 for cities, keys and competencies; 5 and 6 for what scores. Look ahead for the round that rewards your next big building, and build it then.
planning-mistakes = Typical mistakes: income tiles in the last rounds; power that lies in bowl III unused; disciplines stuck at 7 for lack of a key; and passing last every time, when the best round bonuses and actions are gone.

## Components

part-coin = Coin
part-tool = Tool
part-scholar = Scholar
part-power = Power
part-token = Power token
part-spade = Spade
part-points = Victory points
part-key = City key
part-bridge = Bridge
part-ship = Shipping
part-city = City tile
part-competency = Competency
part-bulb = Innovation
part-hand = Income, Phase I
part-now = Immediately
part-octagon = Action, once per round
part-pass = When you pass
part-book-any = Book of your choice
part-level-any = Level of your choice
part-levels = One level in each discipline
part-annex = Annex
part-edge-hex = Edge hex
part-river-hex = River hex
part-tunnel = Tunnel
part-flight = Flight
part-faction-blessed = { faction-blessed }
part-faction-inventors = { faction-inventors }
part-faction-goblins = { faction-goblins }
part-faction-omar = { faction-omar }
part-faction-illusionists = { faction-illusionists }
part-faction-moles = { faction-moles }
part-faction-felines = { faction-felines }
part-faction-philosophers = { faction-philosophers }
part-faction-monks = { faction-monks }
part-faction-navigators = { faction-navigators }
part-faction-psychics = { faction-psychics }
part-faction-lizards = { faction-lizards }
part-faction-automa = { automa }
part-build = Can be built on
part-cross = Used in this round
part-arrow = To move
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
part-ability-blessed = { faction-blessed }. { faction-blessed.text }
part-ability-inventors = { faction-inventors }. { faction-inventors.text }
part-ability-goblins = { faction-goblins }. { faction-goblins.text }
part-ability-omar = { faction-omar }. { faction-omar.text }
part-ability-illusionists = { faction-illusionists }. { faction-illusionists.text }
part-ability-moles = { faction-moles }. { faction-moles.text }
part-ability-felines = { faction-felines }. { faction-felines.text }
part-ability-philosophers = { faction-philosophers }. { faction-philosophers.text }
part-ability-monks = { faction-monks }. { faction-monks.text }
part-ability-navigators = { faction-navigators }. { faction-navigators.text }
part-ability-psychics = { faction-psychics }. { faction-psychics.text }
part-ability-lizards = { faction-lizards }. { faction-lizards.text }
part-palace-1 = { palace-palace-1 }. { palace-palace-1.text }
part-palace-2 = { palace-palace-2 }. { palace-palace-2.text }
part-palace-3 = { palace-palace-3 }. { palace-palace-3.text }
part-palace-4 = { palace-palace-4 }. { palace-palace-4.text }
part-palace-5 = { palace-palace-5 }. { palace-palace-5.text }
part-palace-6 = { palace-palace-6 }. { palace-palace-6.text }
part-palace-7 = { palace-palace-7 }. { palace-palace-7.text }
part-palace-8 = { palace-palace-8 }. { palace-palace-8.text }
part-palace-9 = { palace-palace-9 }. { palace-palace-9.text }
part-palace-10 = { palace-palace-10 }. { palace-palace-10.text }
part-palace-11 = { palace-palace-11 }. { palace-palace-11.text }
part-palace-12 = { palace-palace-12 }. { palace-palace-12.text }
part-palace-13 = { palace-palace-13 }. { palace-palace-13.text }
part-palace-14 = { palace-palace-14 }. { palace-palace-14.text }
part-palace-15 = { palace-palace-15 }. { palace-palace-15.text }
part-palace-16 = { palace-palace-16 }. { palace-palace-16.text }
part-palace-17 = { palace-palace-17 }. { palace-palace-17.text }
part-innov-deus_ex_machina = { innovation-deus_ex_machina }. { innovation-deus_ex_machina.text }
part-innov-professors = { innovation-professors }. { innovation-professors.text }
part-innov-trade_routes = { innovation-trade_routes }. { innovation-trade_routes.text }
part-innov-architecture = { innovation-architecture }. { innovation-architecture.text }
part-innov-libraries = { innovation-libraries }. { innovation-libraries.text }
part-innov-sewers = { innovation-sewers }. { innovation-sewers.text }
part-innov-colleges = { innovation-colleges }. { innovation-colleges.text }
part-innov-league_of_cities = { innovation-league_of_cities }. { innovation-league_of_cities.text }
part-innov-communications = { innovation-communications }. { innovation-communications.text }
part-innov-steam_power = { innovation-steam_power }. { innovation-steam_power.text }
part-innov-census = { innovation-census }. { innovation-census.text }
part-innov-steel = { innovation-steel }. { innovation-steel.text }
part-innov-neutral_workshop = { innovation-neutral_workshop }. { innovation-neutral_workshop.text }
part-innov-neutral_guild = { innovation-neutral_guild }. { innovation-neutral_guild.text }
part-innov-neutral_school = { innovation-neutral_school }. { innovation-neutral_school.text }
part-innov-neutral_university = { innovation-neutral_university }. { innovation-neutral_university.text }
part-innov-neutral_palace = { innovation-neutral_palace }. { innovation-neutral_palace.text }
part-innov-neutral_monument = { innovation-neutral_monument }. { innovation-neutral_monument.text }
part-comp-tool_and_level = { competency-tool_and_level }. { competency-tool_and_level.text }
part-comp-vp_and_coins = { competency-vp_and_coins }. { competency-vp_and_coins.text }
part-comp-book_and_power = { competency-book_and_power }. { competency-book_and_power.text }
part-comp-instant_resources = { competency-instant_resources }. { competency-instant_resources.text }
part-comp-scholar_scoring = { competency-scholar_scoring }. { competency-scholar_scoring.text }
part-comp-two_spades = { competency-two_spades }. { competency-two_spades.text }
part-comp-tower = { competency-tower }. { competency-tower.text }
part-comp-edge_workshop = { competency-edge_workshop }. { competency-edge_workshop.text }
part-comp-annexes = { competency-annexes }. { competency-annexes.text }
part-comp-lowest_discipline = { competency-lowest_discipline }. { competency-lowest_discipline.text }
part-comp-power_action = { competency-power_action }. { competency-power_action.text }
part-comp-city_scoring = { competency-city_scoring }. { competency-city_scoring.text }
part-bonus-river_workshop = { bonus-river_workshop }. { bonus-river_workshop.text }
part-bonus-send_scholar = { bonus-send_scholar }. { bonus-send_scholar.text }
part-bonus-build_guild = { bonus-build_guild }. { bonus-build_guild.text }
part-bonus-pass_palace_university = { bonus-pass_palace_university }. { bonus-pass_palace_university.text }
part-bonus-spade = { bonus-spade }. { bonus-spade.text }
part-bonus-bridge = { bonus-bridge }. { bonus-bridge.text }
part-bonus-knowledge = { bonus-knowledge }. { bonus-knowledge.text }
part-bonus-pass_school = { bonus-pass_school }. { bonus-pass_school.text }
part-bonus-power_coins = { bonus-power_coins }. { bonus-power_coins.text }
part-bonus-coins = { bonus-coins }. { bonus-coins.text }
part-round-workshop_law = { round_tile-workshop_law }
part-round-workshop_banking = { round_tile-workshop_banking }
part-round-guild_law = { round_tile-guild_law }
part-round-school_banking = { round_tile-school_banking }
part-round-big_medicine = { round_tile-big_medicine }
part-round-big_banking = { round_tile-big_banking }
part-round-innovation_law = { round_tile-innovation_law }
part-round-guild_medicine = { round_tile-guild_medicine }
part-round-spade_engineering = { round_tile-spade_engineering }
part-round-science_medicine = { round_tile-science_medicine }
part-round-city_engineering = { round_tile-city_engineering }
part-round-track_engineering = { round_tile-track_engineering }
part-round-final_workshop = Final round: { final_tile-final_workshop }
part-round-final_school = Final round: { final_tile-final_school }
part-round-final_edge_workshop = Final round: { final_tile-final_edge_workshop }
part-round-final_guild = Final round: { final_tile-final_guild }
part-power-bridge = Power action: { action-power-bridge }
part-power-scholar = Power action: { action-power-scholar }
part-power-tools = Power action: { action-power-tools }
part-power-coins = Power action: { action-power-coins }
part-power-spade_1 = Power action: { action-power-spade_1 }
part-power-spade_2 = Power action: { action-power-spade_2 }
part-books-power = Book action: { action-books-power }
part-books-coins = Book action: { action-books-coins }
part-books-score_guilds = Book action: { action-books-score_guilds }
part-books-levels = Book action: { action-books-levels }
part-books-upgrade_guild = Book action: { action-books-upgrade_guild }
part-books-spade_3 = Book action: { action-books-spade_3 }
part-city-tools = City tile: { city_tile-tools }
part-city-books = City tile: { city_tile-books }
part-city-power = City tile: { city_tile-power }
part-city-spades = City tile: { city_tile-spades }
part-city-coins = City tile: { city_tile-coins }
part-city-scholar = City tile: { city_tile-scholar }
part-city-levels = City tile: { city_tile-levels }

## The gallery

gallery-terrain = Planning boards
gallery-faction = Factions
gallery-palace = Palaces
gallery-innovation = Innovations
gallery-competency = Competencies
gallery-bonus = Round bonuses
gallery-round = Round score tiles
gallery-final = Final round tiles
gallery-city = City tiles
gallery-power = Power actions
gallery-books = Book actions
gallery-automa = Automa’s cards
example-AI-3-2-3 = Level { $level } or higher in medicine: { $points } VP in every Phase I.
example-AI-3-3-3 = A step of shipping from { $first } to { $second }: { $points } VP.
example-AI-3-3-4 = The second step of terraforming: { $points } VP.
example-AI-3-3-9 = Lake, a step of shipping from { $first } to { $second }: { $points } VP.
example-AI-4-7-1 = The Moles dig below one hex; with { n-players }: { $points } VP.
example-AI-4-7-2 = A flight over two hexes: { $points } VP.
example-AI-4-9-2 = Somebody builds next to your guild: { $power } power cost you { $points } VP.
example-area-first = Green has shipping, so its four buildings on both banks are one group, the largest: { $points } VP.
example-area-second = Yellow has no shipping: two of its three buildings count, which is second place: { $points } VP.
example-AI-4-11-6 = Green is first in law: { $points } VP.
example-AI-4-11-7 = All of this is worth { n-coins }: { $points } VP.
example-AI-4-11-8 = Green and yellow share first and second place in law: { $points } VP each.
example-AI-4-12-16 = The Automa passes in round { $round } with this round score tile: { $points } VP.
example-AI-4-12-17 = Level { $level }, round { $round }: a card with VP by level brings { $points } VP.
example-AI-4-12-24 = The Racelings pass first in round { $round }: { $points } VP, twice the number for the tile.
example-automa-action = { $faction }, level { $level }, round { $round }: their action brings { $points } VP.
example-wanderers-end = Three buildings of the Wanderers at the end: { $points } VP.

## Errors of games: what is wrong with a position or an edition

phrase-other-land = another terrain than the printed one, and only on land
phrase-the-end-with-frames-on-the-agenda = the end of the game although frames are left
phrase-an-empty-agenda = an empty list of frames
phrase-name-with-this-agenda = { $name } with these frames
phrase-parties-in-phase-name = parties in Phase { $name }
phrase-a-turn-out-of-order = a turn out of order
phrase-the-party-before-the-next-one = the party whose turn comes before the next one
phrase-one-that-has-not-passed = one that has not passed
phrase-n-books-to-pay = books to pay: { $n }
phrase-the-n-that-are-there = at most as many as there are: { $n }
phrase-no-list = no list
phrase-none-to-take = none to take
phrase-one-on-the-board = an innovation tile that lies on the board
phrase-no-effect = no effect
phrase-an-effect-of-the-game-once-or-more = an effect of the game, once or more
phrase-another-action = another action
phrase-it-is-taken-at-once = an action that is taken at once
phrase-n-left = { $n } left
phrase-what-is-left-of-the-effect = what is left of the effect
phrase-the-terms-of-this-phase = the terms of this phase
phrase-no-empty-land = no empty land
phrase-the-hex-that-was-terraformed-first = the hex that was terraformed first
phrase-nothing-in-phase-name = no frames in Phase { $name }
phrase-a-game-that-goes-on = a game that goes on
phrase-a-tile-from-round-6-on = a tile only from round 6 on
phrase-somebody-who-has-not = a party that has not passed
phrase-all-at-the-end-of-phase-ii = all parties at the end of Phase II
phrase-n-who-has-the-turn = { $n }, who has the turn
phrase-something-else = something else
phrase-offers-of-power = offers of power
phrase-power-for-another-seat-than-n = power for a seat other than { $n }
phrase-rewards-of-the-same-seat = rewards of the same seat
phrase-another-effect = another effect
phrase-rewards-that-can-wait = rewards that can wait
phrase-a-reward-in-no-action = a reward outside an action
phrase-levels-books-and-spades = levels, books and spades
phrase-no-key-or-another-level = no key or another level
phrase-level-7-with-a-key = level 7 with a key
phrase-a-competency-that-is-not-owned = a competency that the party does not own
phrase-an-own-one = one of the party’s own competencies
phrase-no-guild-for-a-palace = no guild for a palace
phrase-an-own-guild = a guild of the party
phrase-a-choice-out-of-order = a choice out of order
phrase-turn-order = turn order
phrase-bits-of-four-disciplines = bits of four disciplines
phrase-one-on-the-map = one on the map
phrase-a-building-that-is-left = a building that is left
phrase-a-workshop-or-the-university = a workshop or the university
phrase-sets-after-the-choice = sets after the choice
phrase-an-empty-table = an empty table
phrase-a-faction-twice = a faction twice
phrase-some-before-the-start-buildings = some before the start buildings stand
phrase-a-set-up-with-a-game-in-play = a set-up while the game is in play
phrase-some-before-the-boards-are-set-up = some before the boards are set up
phrase-another-number-of-the-automa-s-workshops = another number of the Automa’s workshops
phrase-those-of-its-card = as many as its card says
phrase-a-table-with-names-where-the-set-up-has-allowed = a table with { $names }, but a set-up with { $allowed }
phrase-both-alike = both alike
phrase-a-draw-for-a-filled-cell = a draw for a filled cell
phrase-one-for-each-empty-cell = one for each empty cell
phrase-a-draw-for-a-filled-space = a draw for a filled space
phrase-one-for-each-empty-space = one for each empty space
phrase-a-choice-out-of-turn = a choice out of turn
phrase-reverse-turn-order = reverse turn order
phrase-other-bowls-than-the-set-up-has = bowls other than those of the set-up
phrase-filled-with-the-boards = bowls filled with the boards
phrase-changes-before-the-start-buildings-stand = changes before the start buildings stand
phrase-n-start-buildings-of-seat-me = start buildings of seat { $me }: { $n }
phrase-no-tower-of-seat-n = no tower of seat { $n }
phrase-one-of-its-three-start-buildings = one of its three start buildings
phrase-a-draft-out-of-turn = a draft out of turn
phrase-everybody-in-turn-order = everybody in turn order
phrase-a-set-without-a-bonus = a set without a bonus
phrase-one-in-each-set = one in each set
phrase-the-start-building-of-the-faction = the start building of the faction
phrase-something-twice = something twice
phrase-n-in-phase-name = { $n } in Phase { $name }
phrase-0-in-the-set-up-only = 0 in the set-up only
phrase-each-party-once = each party once
phrase-levels-of-a-faction-without-a-player = levels of a faction without a player
phrase-0-or-in-round-n-one-of-names = 0, or in the last round ({ $n }) one of { $names }
phrase-more-scholars-than-there-are = more scholars than there are
phrase-7-with-those-that-were-sent = 7 together with those that were sent
phrase-at-most-one-for-each-city-tile = at most one for each city tile
phrase-annexes = annexes
phrase-two-with-the-competency-that-gives-them = two, with the competency that gives them
phrase-n-power-tokens = power tokens: { $n }
phrase-nothing = nothing
phrase-a-board-a-faction-and-a-round-bonus-in-play = a board, a faction and a round bonus in play
phrase-none-of-party-n = no building of party { $n }
phrase-at-least-one-building-in-play = at least one building in play
phrase-a-palace-without-a-tile-or-a-tile-without = a palace without a tile, or a tile without a palace
phrase-something-outside = something off the map
phrase-buildings-on-land-marks-on-buildings = buildings on land, marks on buildings
phrase-land = land
phrase-river-hexes = river hexes
phrase-the-terrain-name = the terrain { $name }
phrase-name-native-to-its-owner = { $name }, native to its owner
phrase-another-building = another building
phrase-buildings-of-the-automa = buildings of the Automa
phrase-an-automa-that-is-not-set-up = an Automa that is not set up
phrase-workshops-a-bonus-and-cards = workshops, a bonus and cards
phrase-parties-name-with-two-seats-names = parties, { $name } with two seats, { $names }
phrase-two-markers-on-level-12 = two markers on level 12
phrase-one-in-each-discipline = one in each discipline
phrase-resources-of-the-automa = resources of the Automa
phrase-a-building-without-owner = a building without an owner, or an owner without a building
phrase-as-a-neutral-building = only as a neutral building
phrase-too-many-of-name = too many of { $name }
phrase-n-each = for each party: { $n }
phrase-a-bridge-of-n = a bridge of { $n }
phrase-at-an-own-building = next to a building of the same party
phrase-too-many-of-party-n = too many of party { $n }
phrase-cards-only-in-a-game-alone = cards only in a solo game

reason-coins = { $how ->
    [more] brings coins: +{ $n }
    [denied] { $name } has fewer coins: −{ $n }
   *[kept] keeps coins: { $n }
}
reason-tools = { $how ->
    [more] brings tools: +{ $n }
    [denied] { $name } has fewer tools: −{ $n }
   *[kept] keeps tools: { $n }
}
reason-scholars = { $how ->
    [more] brings scholars: +{ $n }
    [denied] { $name } has fewer scholars: −{ $n }
   *[kept] keeps scholars: { $n }
}
reason-books = { $how ->
    [more] brings books: +{ $n }
    [denied] { $name } has fewer books: −{ $n }
   *[kept] keeps books: { $n }
}
reason-power = { $how ->
    [more] brings power: +{ $n }
    [denied] { $name } has less power: −{ $n }
   *[kept] keeps power: { $n }
}
reason-shipping = { $how ->
    [more] advances shipping, steps: +{ $n }
    [denied] { $name } has fewer steps of shipping: −{ $n }
   *[kept] keeps its steps of shipping: { $n }
}
reason-terraforming = { $how ->
    [more] advances terraforming, steps: +{ $n }
    [denied] { $name } has fewer steps of terraforming: −{ $n }
   *[kept] keeps its steps of terraforming: { $n }
}
reason-levels = { $how ->
    [more] brings levels in the disciplines: +{ $n }
    [denied] { $name } has fewer levels in the disciplines: −{ $n }
   *[kept] keeps levels in the disciplines: { $n }
}
reason-innovations = { $how ->
    [more] brings innovations: +{ $n }
    [denied] { $name } has fewer innovations: −{ $n }
   *[kept] keeps innovations: { $n }
}
reason-competencies = { $how ->
    [more] brings competencies: +{ $n }
    [denied] { $name } has fewer competencies: −{ $n }
   *[kept] keeps competencies: { $n }
}
reason-income = { $how ->
    [more] raises the income of every round
    [denied] { $name } has less income
   *[kept] keeps a good income
}
reason-land = { $how ->
    [more] opens land to build on: +{ $n }
    [denied] closes land to { $name }: { $n }
   *[kept] keeps land open to build on: { $n }
}
reason-cities = { $how ->
    [more] founds a city
    [denied] keeps { $name } from a city
   *[kept] cities founded: { $n }
}
reason-near_city = { $how ->
    [more] brings the next city nearer
    [denied] keeps { $name } from the next city
   *[kept] the next city is near
}
reason-built-building = { $how ->
    [more] adds a building: { $building }
    [denied] { $name } has one building fewer: { $building }
   *[kept] keeps buildings standing: { $building }
}

## Parts of a position

position-round = Round
position-phase = Phase
position-turn = To move
position-order = Turn order
position-passed = Have passed
position-round_tiles = Round score tiles
position-final_tile = Final round tile
position-book_actions = Book actions
position-competency_cells = Competencies on the board
position-innovation_cells = Innovations on the board
position-palaces = Palaces on offer
position-cards = Terrains on offer
position-set_factions = Factions of the sets
position-set_bonuses = Round bonuses of the sets
position-factions_offered = Factions on offer
position-display = Round bonuses on display
position-coins_on = Coins on round bonuses
position-crossed = Actions used this round
position-territory = Territory tile
position-unowned = Levels of unowned factions
position-scholars_sent = Scholars on the science board
position-terraformed = Changed terrain
position-neutral = Neutral buildings
position-annexed = Annexes
position-cities = Hexes in cities
position-river_cities = River hexes of cities
position-deck = Automa’s deck
position-top = Automa’s card
position-discard = Automa’s discard pile
position-marked = Hexes marked by the Automa
position-buildings = Buildings
position-bridges = Bridges
position-purse = Resources
position-bowl_1 = Power in bowl I
position-bowl_2 = Power in bowl II
position-burnt = Power sacrificed
position-points = Points
position-level = Levels of the disciplines
position-keys = City keys
position-shipping = Shipping
position-terraforming = Terraforming
position-native = Native terrain
position-faction = Faction
position-palace = Palace
position-drafted = Palace drafted
position-bonus = Round bonus
position-competencies = Competencies
position-innovations = Innovations
position-city_tiles = City tiles
position-used = Abilities used this round
seat-9 = unowned faction
phase-setup = set-up
phase-income = income
phase-actions = actions
phase-science = science bonus
phase-end = end
unit-coins = coins
unit-tools = tools
unit-scholars = scholars
unit-banking = books of banking
unit-law = books of law
unit-engineering = books of engineering
unit-medicine = books of medicine
unit-power = power in bowl III
unit-annexes = annexes
unit-vp = victory points
