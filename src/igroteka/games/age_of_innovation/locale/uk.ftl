# «Ера інновацій» українською.

title = Ера інновацій
tagline = Тераформуйте, споруджуйте та вчіться шість раундів поспіль
about = Сім типів місцевості, дванадцять фракцій і поле науки: ви перетворюєте землю довкола на свою рідну, ростите з майстерень гільдії, школи, університет і палац, засновуєте міста, піднімаєтеся чотирма дисциплінами та платите книжками за інновації. Сила кружляє трьома чашами, і сусідам дістається її частка щоразу, коли ви споруджуєте поруч. Кожен раунд винагороджує за своє.
minutes = 40 хвилин на гравця
weight = складна

## Слова
# Terrains
terrain-desert = пустеля
    .acc = пустелю
    .text = Одна безплатна лопата на старті, коли всі початкові будівлі вже стоять.
terrain-plains = рівнина
    .acc = рівнину
    .text = Крок треком тераформування коштує 1 монету замість 5.
terrain-swamp = болото
    .acc = болото
    .text = Один науковець на старті; 3 фішки сили в чаші I і 9 у чаші II.
terrain-lake = озеро
    .acc = озеро
    .text = Судноплавство починається з 1; рівень 2 дає 3 ПО, рівень 3 — 2 книжки на вибір.
terrain-forest = ліс
    .acc = ліс
    .text = По одному рівню в кожній дисципліні на старті; 4 фішки сили в чаші I і 8 у чаші II.
terrain-mountain = гора
    .acc = гору
    .text = Дохід більший на 2 монети; перше місце гільдії дає 3 монети.
terrain-wasteland = пустище
    .acc = пустище
    .text = 4 знаряддя та 1 книжка на вибір на старті; друга інновація не потребує додаткової книжки.
terrain-river = річка
    .acc = річку

# Disciplines
discipline-banking = банківська справа
    .gen = банківської справи
    .loc = банківській справі
discipline-law = юриспруденція
    .gen = юриспруденції
    .loc = юриспруденції
discipline-engineering = інженерія
    .gen = інженерії
    .loc = інженерії
discipline-medicine = медицина
    .gen = медицини
    .loc = медицині

# Buildings
building-workshop = майстерня
    .acc = майстерню
    .gen = майстерні
building-guild = гільдія
    .acc = гільдію
    .gen = гільдії
building-school = школа
    .acc = школу
    .gen = школи
building-university = університет
    .acc = університет
    .gen = університету
building-palace = палац
    .acc = палац
    .gen = палацу
building-tower = вежа
    .acc = вежу
    .gen = вежі
building-monument = монумент
    .acc = монумент
    .gen = монумента

# Factions
faction-blessed = Благословенні
    .text = По одному рівню в кожній дисципліні на старті; науковий бонус рахує їхній рівень на 3 вищим, навіть понад 12.
faction-inventors = Винахідники
    .text = Перед раундом 1 беруть будь-яку компетентність із нагородою її комірки.
faction-goblins = Гобліни
    .text = По рівню в банківській справі та інженерії й 1 знаряддя на старті; кожна використана лопата, хоч би звідки вона, одразу дає 2 монети.
faction-omar = Дворяни
    .text = По рівню в банківській справі та інженерії, третя початкова будівля — вежа; дохід 2 очки сили та 2 монети.
faction-illusionists = Ілюзіоністи
    .text = Два рівні в медицині на старті; кожна дія сили коштує їм на 1 очко сили менше й дає 1 ПО, учотирьох і вп’ятьох — 2 ПО.
faction-moles = Кроти
    .text = Два рівні в інженерії на старті; можуть прокладати тунелі й дією за 1 знаряддя споруджувати міст, зокрема над суходолом.
faction-felines = Коти
    .text = По рівню в банківській справі та медицині на старті; кожне засноване місто дає три рівні на вибір і книжку на вибір.
faction-philosophers = Філософи
    .text = Два рівні в банківській справі на старті; кожна компетентність дає ще одну книжку її стовпця; особлива дія: книжка на вибір.
faction-monks = Ченці
    .text = Один рівень у юриспруденції; починають лише з університетом і беруть за нього компетентність.
faction-navigators = Штурмани
    .text = Три рівні в юриспруденції на старті; майстерня, споруджена біля річки, дає 2 ПО та 1 монету.
faction-psychics = Ясновидці
    .text = По рівню в банківській справі та медицині й 1 знаряддя на старті; особлива дія: здобути 5 очок сили й одразу виконати ще одну дію.
faction-lizards = Ящірки
    .text = Два рівні на вибір на старті; кожне засноване місто дає тераформування і спорудження з безплатною лопатою та безплатною майстернею, яка може стояти на будь-якій рідній клітинці в межах досяжності.

# Factions of the Automa
faction-simpletons = Простаки
    .text = По рівню в кожній дисципліні; тераформують і споруджують та отримують ПО рівня.
faction-kuddlers = Обіймашки
    .text = Банківська справа та юриспруденція 1; ПО рівня та ще 1; у дії фракції спершу клітинка ближча до вас, потім порядок вашої місцевості.
faction-druids = Друїди
    .text = Медицина 2; тераформують і споруджують та просуваються на два рівні в одній дисципліні.
faction-racelings = Перегонники
    .text = Юриспруденція та медицина 1; якщо пасують першими, ПО за пас подвоюються.
faction-wanderers = Мандрівники
    .text = Банківська справа та інженерія 1; ПО рівня мінус 1; дія фракції не знає меж досяжності; наприкінці 2 ПО за кожну будівлю.
faction-mimics = Наслідувачі
    .text = Юриспруденція та інженерія 1; ПО рівня та ще 1; у дії фракції спершу порядок вашої місцевості, потім близькість до вас.
faction-powermongers = Владолюбці
    .text = Інженерія та медицина 1; ПО рівня; дія фракції вибирає клітинку, що дає вам більше сили; коли ви здобуваєте від їхнього спорудження 2 очки сили або більше, вони просуваються на рівень.

# Palaces
palace-palace-1 = Палац № 1
    .text = Дохід 5 очок сили; особлива дія: 2 знаряддя.
palace-palace-2 = Палац № 2
    .text = Особлива дія: тераформування і спорудження з двома безплатними лопатами.
palace-palace-3 = Палац № 3
    .text = Дохід 2 очки сили; особлива дія: безплатно замінити школу гільдією (це спорудження) й отримати 3 ПО та 1 знаряддя. Потрібна гільдія на планшеті.
palace-palace-4 = Палац № 4
    .text = Дохід 2 очки сили; особлива дія: безплатно модернізувати майстерню до гільдії (це спорудження).
palace-palace-5 = Палац № 5
    .text = Дохід 4 очки сили; одразу компетентність із нагородою її комірки.
palace-palace-6 = Палац № 6
    .text = Дохід 2 очки сили та 1 книжка на вибір; особлива дія: два рівні в одній дисципліні.
palace-palace-7 = Палац № 7
    .text = Дохід 4 очки сили; під час пасування 3 ПО за кожну свою школу.
palace-palace-8 = Палац № 8
    .text = Дохід 2 очки сили, 2 монети та 1 знаряддя; вашим містам потрібна сила 6 замість 7.
palace-palace-9 = Палац № 9
    .text = Дохід 1 науковець; політ.
palace-palace-10 = Палац № 10
    .text = Дохід 6 монет; одразу 12 очок сили та 2 книжки на вибір.
palace-palace-11 = Палац № 11
    .text = Дохід 1 знаряддя; одразу жетон міста на вибір: це вважають заснуванням міста, але жодна будівля до нього не входить.
palace-palace-12 = Палац № 12
    .text = Дохід 8 очок сили; 2 ПО за кожну споруджену майстерню.
palace-palace-13 = Палац № 13
    .text = Особлива дія: 1 книжка на вибір і 3 монети; 3 ПО за кожну споруджену гільдію.
palace-palace-14 = Палац № 14
    .text = Дохід 6 очок сили; одразу до двох безплатних кроків судноплавства; під час заснування міста річкова клітинка може з’єднати ваші групи.
palace-palace-15 = Палац № 15
    .text = Дохід 6 очок сили; одразу, у будь-якому порядку, але одне за одним: тераформування і спорудження з двома безплатними лопатами, до двох безплатних мостів і 2 книжки на вибір.
palace-palace-16 = Палац № 16
    .text = Дохід 2 очки сили та 1 книжка на вибір; одразу гільдія з планшета на будь-яку порожню рідну клітинку, навіть поза досяжністю; це спорудження.
palace-palace-17 = Палац № 17
    .text = Дохід 2 очки сили; одразу 10 ПО.

# Innovations
innovation-deus_ex_machina = Deus Ex Machina
    .text = Одразу 1 книжка на вибір і по рівню в кожній дисципліні; особлива дія: тераформування і спорудження з безплатною лопатою.
innovation-professors = Професори
    .text = Особлива дія: 1 науковець і 3 ПО.
innovation-trade_routes = Торгові шляхи
    .text = Під час пасування 2 ПО за кожну свою гільдію.
innovation-architecture = Архітектура
    .text = Одразу 10 ПО та рівень на вибір за кожну іншу форму своїх будівель на мапі.
innovation-libraries = Бібліотеки
    .text = Одразу 1 ПО за кожен рівень у двох ваших найвищих дисциплінах.
innovation-sewers = Каналізація
    .text = Одразу 2 ПО за кожну свою майстерню.
innovation-colleges = Коледжі
    .text = Одразу 5 ПО за кожну свою школу.
innovation-league_of_cities = Ліга міст
    .text = Одразу 5 ПО за кожен свій жетон міста.
innovation-communications = Комунікації
    .text = Одразу 8, 12 або 18 ПО за 4, 5 чи щонайменше 6 груп своїх сусідніх будівель.
innovation-steam_power = Парова тяга
    .text = Одразу 1 науковець, безплатний крок тераформування та безплатний крок судноплавства з їхніми нагородами.
innovation-census = Перепис населення
    .text = Одразу 8, 12 або 18 ПО за 7–8, 9–10 чи щонайменше 11 своїх будівель.
innovation-steel = Сталь
    .text = Одразу 8, 12 або 18 ПО за 1, 2 чи 3 свої мости.
innovation-neutral_workshop = Нейтральна будівля: майстерня
    .text = Одразу спорудіть нейтральну майстерню; дохід 3 знаряддя.
innovation-neutral_guild = Нейтральна будівля: гільдія
    .text = Одразу спорудіть нейтральну гільдію; дохід 5 монет.
innovation-neutral_school = Нейтральна будівля: школа
    .text = Одразу спорудіть нейтральну школу та візьміть компетентність із нагородою її комірки.
innovation-neutral_university = Нейтральна будівля: університет
    .text = Одразу спорудіть нейтральний університет, без компетентності; дохід 2 ПО.
innovation-neutral_palace = Нейтральна будівля: палац
    .text = Одразу спорудіть нейтральний палац, без жетона палацу, і покладіть 2 нові фішки сили в чашу III; дохід 4 очки сили.
innovation-neutral_monument = Нейтральна будівля: монумент
    .text = Одразу спорудіть монумент і отримайте 7 ПО; його сила 4, і місто з ним можливе з двох будівель.

# Competencies
competency-tool_and_level = Знаряддя та рівень
    .text = Дохід 1 знаряддя та рівень на вибір.
competency-vp_and_coins = ПО та монети
    .text = Дохід 3 ПО та 2 монети.
competency-book_and_power = Книжка й сила
    .text = Дохід 1 книжка на вибір і 1 очко сили.
competency-instant_resources = Ресурси
    .text = Одразу 5 ПО, 1 знаряддя та 2 монети.
competency-scholar_scoring = Науковці
    .text = 2 ПО за кожного науковця, відрядженого у фазі II, зокрема поверненого заради рівня.
competency-two_spades = Дві лопати
    .text = Одразу тераформування і спорудження з двома безплатними лопатами.
competency-tower = Вежа
    .text = Одразу спорудіть нейтральну вежу; дохід 2 очки сили та 2 монети.
competency-edge_workshop = Межові майстерні
    .text = 3 ПО за кожну майстерню, споруджену на межовій клітинці.
competency-annexes = Павільйони
    .text = Одразу два павільйони; поставити один — дія.
competency-lowest_discipline = Найнижча дисципліна
    .text = Під час пасування 1 ПО за кожен рівень вашої найнижчої дисципліни.
competency-power_action = Сила
    .text = Особлива дія: 4 очки сили.
competency-city_scoring = Міста
    .text = Під час пасування 2 ПО за кожен свій жетон міста.

# Round bonuses
bonus-river_workshop = Майстерні біля річки
    .text = 2 ПО за кожну майстерню, споруджену біля річки; у фазі II судноплавство більше на 1, але не у фінальному підрахунку.
bonus-send_scholar = Науковець
    .text = Дохід 1 науковець; 2 ПО за кожного відрядженого науковця, зокрема поверненого заради рівня.
bonus-build_guild = Гільдії
    .text = Дохід 3 очки сили; 3 ПО за кожну споруджену гільдію.
bonus-pass_palace_university = Палац і університет
    .text = Дохід 1 знаряддя; під час пасування 4 ПО за кожен свій палац і університет.
bonus-spade = Лопата
    .text = Дохід 1 книжка на вибір; особлива дія: тераформування і спорудження з безплатною лопатою.
bonus-bridge = Міст
    .text = Дохід 1 книжка на вибір; особлива дія: безплатний міст.
bonus-knowledge = Знання
    .text = Дохід 2 знаряддя; особлива дія: рівень у будь-якій дисципліні.
bonus-pass_school = Школи
    .text = Дохід 4 монети; під час пасування рівень на вибір за кожну свою школу.
bonus-power_coins = Сила й монети
    .text = Дохід 4 очки сили та 2 монети.
bonus-coins = Монети
    .text = Дохід 6 монет.

# Round score tiles
round_tile-workshop_law = Споруджено майстерню — 2 ПО; за кожні 3 рівні юриспруденції науковець.
round_tile-workshop_banking = Споруджено майстерню — 2 ПО; за кожні 3 рівні банківської справи 4 очки сили.
round_tile-guild_law = Споруджено гільдію — 3 ПО; за кожні 3 рівні юриспруденції книжка на вибір.
round_tile-school_banking = Споруджено школу — 4 ПО; за кожен рівень банківської справи монета.
round_tile-big_medicine = Споруджено палац або університет — 5 ПО; за кожні 2 рівні медицини знаряддя.
round_tile-big_banking = Споруджено палац або університет — 5 ПО; за кожні 2 рівні банківської справи знаряддя.
round_tile-innovation_law = Узято інновацію — 5 ПО; за кожні 2 рівні юриспруденції 3 очки сили.
round_tile-guild_medicine = Споруджено гільдію — 3 ПО; за кожні 4 рівні медицини лопата.
round_tile-spade_engineering = Кожна використана лопата — 2 ПО; за кожен рівень інженерії монета.
round_tile-science_medicine = Кожен здобутий рівень — 1 ПО; за кожні 3 рівні медицини книжка на вибір.
round_tile-city_engineering = Узято жетон міста — 5 ПО; за кожні 4 рівні інженерії лопата.
round_tile-track_engineering = Кожен крок судноплавства або тераформування — 3 ПО; за кожні 3 рівні інженерії науковець.
final_tile-final_workshop = споруджено майстерню — 2 ПО
final_tile-final_school = споруджено школу — 4 ПО
final_tile-final_edge_workshop = споруджено майстерню на межовій клітинці — 3 ПО
final_tile-final_guild = споруджено гільдію — 3 ПО

# City tiles
city_tile-tools = 4 ПО та 3 знаряддя
city_tile-books = 5 ПО та 2 книжки на вибір
city_tile-power = 8 ПО та 8 очок сили
city_tile-spades = 5 ПО та дві безплатні лопати
city_tile-coins = 6 ПО та 6 монет
city_tile-scholar = 8 ПО та науковець
city_tile-levels = 7 ПО та по рівню в кожній дисципліні

# Actions of the board
action-power-bridge = міст за 3 очки сили
action-power-scholar = науковець за 3 очки сили
action-power-tools = 2 знаряддя за 4 очки сили
action-power-coins = 7 монет за 4 очки сили
action-power-spade_1 = лопата за 4 очки сили
action-power-spade_2 = дві лопати за 6 очок сили
action-books-power = 5 очок сили за 1 книжку
action-books-coins = 6 монет за 2 книжки
action-books-score_guilds = 2 ПО за кожну свою гільдію за 2 книжки
action-books-levels = два рівні в одній дисципліні за 1 книжку
action-books-upgrade_guild = майстерня в гільдію за 2 книжки
action-books-spade_3 = три лопати за 3 книжки

# Power and book actions, special actions, passages, conversions
power_action-bridge = міст
power_action-scholar = науковець
power_action-tools = 2 знаряддя
power_action-coins = 7 монет
power_action-spade_1 = лопата
power_action-spade_2 = дві лопати
book_action-power = 5 очок сили
book_action-coins = 6 монет
book_action-score_guilds = 2 ПО за гільдію
book_action-levels = два рівні
book_action-upgrade_guild = майстерня в гільдію
book_action-spade_3 = три лопати
passage-tunnel = тунель
passage-flight = політ
conversion-power-scholar = 5 очок сили → науковець
conversion-power-tool = 3 очки сили → знаряддя
conversion-power-coin = 1 очко сили → монета
conversion-scholar-tool = науковець → знаряддя
conversion-tool-coin = знаряддя → монета
conversion-power-banking = 5 очок сили → книжка банківської справи
conversion-banking-coin = книжка банківської справи → монета
conversion-power-law = 5 очок сили → книжка юриспруденції
conversion-law-coin = книжка юриспруденції → монета
conversion-power-engineering = 5 очок сили → книжка інженерії
conversion-engineering-coin = книжка інженерії → монета
conversion-power-medicine = 5 очок сили → книжка медицини
conversion-medicine-coin = книжка медицини → монета

# City tiles in moves and events
city-tools = 4 ПО та 3 знаряддя
city-books = 5 ПО та 2 книжки на вибір
city-power = 8 ПО та 8 очок сили
city-spades = 5 ПО та дві безплатні лопати
city-coins = 6 ПО та 6 монет
city-scholar = 8 ПО та науковець
city-levels = 7 ПО та по рівню в кожній дисципліні

# Cards of the Automa
card-card-1 = карта 1
support-card-1 = карта 1
card-card-2 = карта 2
support-card-2 = карта 2
card-card-3 = карта 3
support-card-3 = карта 3
card-card-4 = карта 4
support-card-4 = карта 4
card-card-5 = карта 5
support-card-5 = карта 5
card-card-6 = карта 6
support-card-6 = карта 6
card-card-7 = карта 7
support-card-7 = карта 7
card-card-8 = карта 8
support-card-8 = карта 8
card-card-9 = карта 9
support-card-9 = карта 9
card-card-10 = карта 10
support-card-10 = карта 10
card-card-11 = карта 11
support-card-11 = карта 11
card-card-12 = карта 12
support-card-12 = карта 12
card-card-13 = карта 13
support-card-13 = карта 13
card-card-14 = карта 14
support-card-14 = карта 14

# Where a reward or a special action comes from
act-bonus-spade = Лопата
act-bonus-bridge = Міст
act-bonus-knowledge = Знання
source-bonus-pass_school = Школи
source-city = Місто
source-competency = Школа або університет
source-river-city = Місто через річку
source-shipping-books = Судноплавство
source-terraforming-books = Тераформування
source-start-spade = Пустеля
source-city-books = Жетон міста
source-city-spades = Жетон міста
source-city-levels = Жетон міста
source-two_spades = Дві лопати
source-tower = Вежа
act-annexes = Павільйони
source-lowest_discipline = Найнижча дисципліна
act-power_action = Сила
act-moles = Кроти
source-felines = Коти
act-philosophers = Філософи
act-psychics = Ясновидці
source-lizards = Ящірки
source-deus_ex_machina-books = Deus Ex Machina
source-deus_ex_machina-levels = Deus Ex Machina
act-deus_ex_machina = Deus Ex Machina
act-professors = Професори
source-architecture = Архітектура
source-neutral_workshop = Нейтральна будівля: майстерня
source-neutral_guild = Нейтральна будівля: гільдія
source-neutral_school-building = Нейтральна будівля: школа
source-neutral_school-competency = Нейтральна будівля: школа
source-neutral_university = Нейтральна будівля: університет
source-neutral_palace = Нейтральна будівля: палац
source-neutral_monument = Нейтральна будівля: монумент
act-palace-1 = Палац № 1
act-palace-2 = Палац № 2
act-palace-3 = Палац № 3
act-palace-4 = Палац № 4
source-palace-5 = Палац № 5
act-palace-6 = Палац № 6
source-palace-10 = Палац № 10
source-palace-11 = Палац № 11
act-palace-13 = Палац № 13
source-spades = Лопати
source-bridge = Мости
source-books = Книжки
source-palace-15 = Палац № 15
source-palace-16 = Палац № 16

# What chance brings
what-desert = пустеля
what-plains = рівнина
what-swamp = болото
what-lake = озеро
what-forest = ліс
what-mountain = гора
what-wasteland = пустище
what-blessed = Благословенні
what-inventors = Винахідники
what-goblins = Гобліни
what-omar = Дворяни
what-illusionists = Ілюзіоністи
what-moles = Кроти
what-felines = Коти
what-philosophers = Філософи
what-monks = Ченці
what-navigators = Штурмани
what-psychics = Ясновидці
what-lizards = Ящірки
what-simpletons = Простаки
what-kuddlers = Обіймашки
what-druids = Друїди
what-racelings = Перегонники
what-wanderers = Мандрівники
what-mimics = Наслідувачі
what-powermongers = Владолюбці
what-palace-1 = Палац № 1
what-palace-2 = Палац № 2
what-palace-3 = Палац № 3
what-palace-4 = Палац № 4
what-palace-5 = Палац № 5
what-palace-6 = Палац № 6
what-palace-7 = Палац № 7
what-palace-8 = Палац № 8
what-palace-9 = Палац № 9
what-palace-10 = Палац № 10
what-palace-11 = Палац № 11
what-palace-12 = Палац № 12
what-palace-13 = Палац № 13
what-palace-14 = Палац № 14
what-palace-15 = Палац № 15
what-palace-16 = Палац № 16
what-palace-17 = Палац № 17
what-deus_ex_machina = Deus Ex Machina
what-professors = Професори
what-trade_routes = Торгові шляхи
what-architecture = Архітектура
what-libraries = Бібліотеки
what-sewers = Каналізація
what-colleges = Коледжі
what-league_of_cities = Ліга міст
what-communications = Комунікації
what-steam_power = Парова тяга
what-census = Перепис населення
what-steel = Сталь
what-neutral_workshop = Нейтральна будівля: майстерня
what-neutral_guild = Нейтральна будівля: гільдія
what-neutral_school = Нейтральна будівля: школа
what-neutral_university = Нейтральна будівля: університет
what-neutral_palace = Нейтральна будівля: палац
what-neutral_monument = Нейтральна будівля: монумент
what-tool_and_level = Знаряддя та рівень
what-vp_and_coins = ПО та монети
what-book_and_power = Книжка й сила
what-instant_resources = Ресурси
what-scholar_scoring = Науковці
what-two_spades = Дві лопати
what-tower = Вежа
what-edge_workshop = Межові майстерні
what-annexes = Павільйони
what-lowest_discipline = Найнижча дисципліна
what-power_action = Сила
what-city_scoring = Міста
what-river_workshop = Майстерні біля річки
what-send_scholar = Науковець
what-build_guild = Гільдії
what-pass_palace_university = Палац і університет
what-spade = Лопата
what-bridge = Міст
what-knowledge = Знання
what-pass_school = Школи
what-power_coins = Сила й монети
what-coins = Монети
what-workshop_law = Споруджено майстерню — 2 ПО; за кожні 3 рівні юриспруденції науковець.
what-workshop_banking = Споруджено майстерню — 2 ПО; за кожні 3 рівні банківської справи 4 очки сили.
what-guild_law = Споруджено гільдію — 3 ПО; за кожні 3 рівні юриспруденції книжка на вибір.
what-school_banking = Споруджено школу — 4 ПО; за кожен рівень банківської справи монета.
what-big_medicine = Споруджено палац або університет — 5 ПО; за кожні 2 рівні медицини знаряддя.
what-big_banking = Споруджено палац або університет — 5 ПО; за кожні 2 рівні банківської справи знаряддя.
what-innovation_law = Узято інновацію — 5 ПО; за кожні 2 рівні юриспруденції 3 очки сили.
what-guild_medicine = Споруджено гільдію — 3 ПО; за кожні 4 рівні медицини лопата.
what-spade_engineering = Кожна використана лопата — 2 ПО; за кожен рівень інженерії монета.
what-science_medicine = Кожен здобутий рівень — 1 ПО; за кожні 3 рівні медицини книжка на вибір.
what-city_engineering = Узято жетон міста — 5 ПО; за кожні 4 рівні інженерії лопата.
what-track_engineering = Кожен крок судноплавства або тераформування — 3 ПО; за кожні 3 рівні інженерії науковець.
what-final_workshop = споруджено майстерню — 2 ПО
what-final_school = споруджено школу — 4 ПО
what-final_edge_workshop = споруджено майстерню на межовій клітинці — 3 ПО
what-final_guild = споруджено гільдію — 3 ПО
what-power = 5 очок сили
what-score_guilds = 2 ПО за гільдію
what-levels = два рівні
what-upgrade_guild = майстерня в гільдію
what-spade_3 = три лопати
what-card-1 = карта 1
what-card-2 = карта 2
what-card-3 = карта 3
what-card-4 = карта 4
what-card-5 = карта 5
what-card-6 = карта 6
what-card-7 = карта 7
what-card-8 = карта 8
what-card-9 = карта 9
what-card-10 = карта 10
what-card-11 = карта 11
what-card-12 = карта 12
what-card-13 = карта 13
what-card-14 = карта 14

## Ходи

plus-vp = { $vp ->
    [0] { "" }
   *[other] . +{ $vp } ПО
}
plus-coins = { $more ->
    [0] { "" }
    [one] . +{ $more } монета
    [few] . +{ $more } монети
   *[many] . +{ $more } монет
}
cost-tc = { $tools ->
    [0] { $coins ->
        [0] безплатно
       *[other] { n-coins }
    }
   *[other] { $coins ->
        [0] { n-tools }
       *[other] { n-tools }, { n-coins }
    }
}
cost-t = { $tools ->
    [0] безплатно
   *[other] { n-tools }
}
n-dug = { $n ->
    [one] { $n } лопата
    [few] { $n } лопати
   *[many] { $n } лопат
}
and-books = { $books ->
    [0] { "" }
   *[other] . Отримати: { n-books }
}

move-set = { $terrain_cap }, { $faction }. { $terrain_text } { $faction_text } Бонус раунду: { $bonus_text }
move-set-solo = { $terrain_cap }. { $terrain_text } Потім виберете одну з двох фракцій: { $first } або { $second }.
move-terrain = Узяти планшет планування: { $terrain }. { $terrain_text }
move-automa_terrain = Тут живе Автома: { $terrain }
move-faction = Узяти фракцію: { $faction }. { $faction_text }
move-palace = { $palace }: { $palace_text }
move-bonus = { $coins ->
    [0] Узяти бонус раунду «{ $bonus }»
    [one] Узяти бонус раунду «{ $bonus }» та { $coins } монету
    [few] Узяти бонус раунду «{ $bonus }» та { $coins } монети
   *[many] Узяти бонус раунду «{ $bonus }» та { $coins } монет
}. { $bonus_text }
move-place = Поставити на { $hex }: { $building }
move-tower = Поставити на { $hex }: { $building }
move-build = Спорудити майстерню на { $hex }: { cost-tc }{ plus-vp }{ plus-coins }
move-dig = { $hex }, буде { $terrain }: { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-tunnel = Тунель до { $hex }, буде { $terrain }: 1 знаряддя за тунель; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-tunnel-build = Тунель до { $hex } й майстерня: 1 знаряддя за тунель; { cost-tc }{ plus-vp }{ plus-coins }
move-fly = Політ на { $hex }, буде { $terrain }: 1 науковець; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-fly-build = Політ на { $hex } й майстерня: 1 науковець; { cost-tc }{ plus-vp }{ plus-coins }
move-upgrade = Модернізувати { $hex }, буде { $building }: { cost-tc }{ plus-vp }
move-neutral = { $n ->
    [0] Спорудити на { $hex } нейтральну будівлю: { $building }{ plus-vp }{ plus-coins }
   *[other] Спорудити на { $hex } нейтральну будівлю: { $building }; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
}
move-annex = Павільйон біля { $hex }
move-guild = Гільдія на { $hex }{ plus-vp }
move-downgrade = Школа на { $hex } стає гільдією{ plus-vp }
move-river_city = Заснувати місто через річку { $hex }
move-ship = Крок судноплавства: 1 науковець, { n-coins }{ and-books }{ plus-vp }
move-terraform = Крок тераформування: 1 науковець, { cost-tc }{ and-books }{ plus-vp }
move-innovate = Інновація «{ $innovation }»: { $price }{ $coins ->
    [0] { "" }
   *[other] , { n-coins }
}{ plus-vp }. { $innovation_text }
move-send = { $n ->
    [one] Відрядити науковця: { $discipline }, { $n } рівень{ plus-vp }
    [few] Відрядити науковця: { $discipline }, { $n } рівні{ plus-vp }
   *[many] Відрядити науковця: { $discipline }, { $n } рівнів{ plus-vp }
}
move-return = Повернути науковця в запас: { $discipline } +{ $n }{ plus-vp }
move-power = Дія сили за { n-power }: { $what }{ plus-vp }
move-books = { $n ->
    [one] Дія книжок за { $n } книжку: { $what }{ plus-vp }
    [few] Дія книжок за { $n } книжки: { $what }{ plus-vp }
   *[many] Дія книжок за { $n } книжок: { $what }{ plus-vp }
}
move-act = Особлива дія: { $what }
move-convert = Перетворення: { $conversion }
move-sacrifice = Пожертва: одна фішка чаші II виходить із гри, інша переходить у чашу III
move-book = Книжка: { $discipline }
move-spend = Заплатити книжкою: { $discipline }
move-level = Піднятися: { $discipline }
move-competency = Компетентність «{ $competency }»: { $discipline }, { n-levels }{ $books ->
    [0] { "" }
   *[other] , { n-books }
}. { $competency_text }
move-city = Жетон міста: { $city }, і ключ. Усього { $vp } ПО
move-bridge = Міст { $site }
move-first = { $source }: { $what }
move-accept = { $vp ->
    [0] Здобути { n-power } безплатно
   *[other] Здобути { n-power } за { $vp } ПО
}
move-decline = Відмовитися
move-pass = { $vp ->
    [0] Пас
   *[other] Пас: +{ $vp } ПО
}
move-end = Завершити хід
move-done = Завершити
move-key = Витратити ключ
move-no_key = Зберегти ключ; рівні пропадуть

chance-draw_round = Жетон раунду: { $what }
chance-draw_final = Фінальний жетон: { $what }
chance-draw_book_action = Дія книжок: { $what }
chance-draw_competency = Компетентність: { $what }
chance-draw_innovation = Інновація: { $what }
chance-draw_palace = Палац: { $what }
chance-draw_terrain = Планшет планування: { $what }
chance-draw_faction = Фракція: { $what }
chance-draw_bonus = Бонус раунду: { $what }
chance-draw_first = Вибрано першого гравця
chance-draw_territory = Жетон території: { $what }
chance-draw_card = Автома: { $what }

## Що відбувається

event-round_tile = Раунд { $round } винагороджує: { $round_tile }
event-final_tile = Фінальний жетон: { $final_tile }
event-book_tile = Дія книжок у цій грі: { $book_action }
event-palace_tile = Відкрито палац: { $palace }
event-first = Першим ходить { $seat }.
event-set = { $seat }: { $faction }, { $terrain }, бонус раунду «{ $bonus }».
event-took_terrain = { $seat } бере планшет планування: { $terrain }.
event-took_faction = { $seat } бере фракцію: { $faction }.
event-took_palace = { $seat } бере жетон: { $palace }.
event-took_bonus = { $seat } бере бонус раунду «{ $bonus }».
event-automa_terrain = Рідна місцевість Автоми: { $terrain }.
event-placed = { $seat } починає на { $hex }: { $building }.
event-round = Починається раунд { $round }. { $round_tile }
event-territory = З’єднаних будівель у нічийної фракції: { $n }.
event-income = { $seat }, дохід: монети { $coins }, знаряддя { $tools }, науковці { $scholars }, сила { $power }{ $vp ->
    [0] { "" }
   *[other] , { $vp } ПО
}.
event-climbed = { $seat }: { $discipline }, рівень { $level }.
event-key = { $seat } витрачає ключ: { $discipline }.
event-sent = { $n ->
    [one] { $seat } відряджає науковця: { $discipline }, { $n } рівень.
    [few] { $seat } відряджає науковця: { $discipline }, { $n } рівні.
   *[many] { $seat } відряджає науковця: { $discipline }, { $n } рівнів.
}
event-returned = { $seat } повертає науковця: { $discipline }, 1 рівень.
event-book = { $seat } отримує книжку: { $discipline }.
event-paid_book = { $seat } платить книжкою: { $discipline }.
event-converted = { $seat }, перетворення: { $conversion }.
event-sacrificed = { $seat } жертвує фішку сили.
event-scored = { $seat }: { $n } ПО ({ $item }).
event-built = { $seat } споруджує на { $hex }: { $building }.
event-terraformed = { $n ->
    [one] { $seat } витрачає { $n } лопату: { $hex }, тепер { $terrain }.
    [few] { $seat } витрачає { $n } лопати: { $hex }, тепер { $terrain }.
   *[many] { $seat } витрачає { $n } лопат: { $hex }, тепер { $terrain }.
}
event-passage = { $seat } дістається до { $hex }: { $passage }.
event-bridge = { $seat } споруджує міст: { $site }.
event-annexed = { $seat } ставить павільйон біля { $hex }.
event-city = { $n ->
    [one] { $seat } засновує місто біля { $hex } ({ $n } будівля).
    [few] { $seat } засновує місто біля { $hex } ({ $n } будівлі).
   *[many] { $seat } засновує місто біля { $hex } ({ $n } будівель).
}
event-city_tile = { $seat } бере жетон міста: { $city }.
event-competency = { $seat } бере компетентність: { $competency }.
event-palace = { $seat } бере жетон: { $palace }.
event-innovation = { $seat } впроваджує інновацію: { $innovation }.
event-shipping = { $seat }: судноплавство { $n }.
event-terraforming = { $seat } просувається треком тераформування: крок { $n }.
event-power_action = { $seat }, дія сили: { $power_action }.
event-book_action = { $seat }, дія книжок: { $book_action }.
event-special_action = { $seat }, особлива дія: { $act }.
event-accepted = { $vp ->
    [0] { $seat } здобуває від сусіда { n-power }.
   *[other] { $seat } здобуває від сусіда { n-power } за { $vp } ПО.
}
event-declined = { $seat } відмовляється від сили ({ $n }).
event-passed = { $seat } пасує.
event-bonus = { $coins ->
    [0] { $seat } бере бонус раунду «{ $bonus }».
    [one] { $seat } бере бонус раунду «{ $bonus }» та { $coins } монету.
    [few] { $seat } бере бонус раунду «{ $bonus }» та { $coins } монети.
   *[many] { $seat } бере бонус раунду «{ $bonus }» та { $coins } монет.
}
event-cards = Автома діє: { $card }, опора: { $support }.
event-new_card = У колоді Автоми нова карта: { $card }.
event-automa_built = Автома споруджує на { $hex }: { $building }.
event-automa_skips = Автомі нічого модернізувати.
event-automa_blocked_power = Автома закриває дію сили: { $power_action }.
event-automa_blocked_books = Автома закриває дію книжок: { $book_action }.
event-automa_climbed = Автома: { $discipline }, рівень { $level }.
event-automa_innovation = Автома бере інновацію: { $innovation }.
event-automa_passed = Автома пасує.
event-automa_bonus = Автома бере бонус раунду «{ $bonus }».
event-final_area = { $n ->
    [one] { $seat }, найбільша територія: { $n } будівля, { $vp } ПО.
    [few] { $seat }, найбільша територія: { $n } будівлі, { $vp } ПО.
   *[many] { $seat }, найбільша територія: { $n } будівель, { $vp } ПО.
}
event-final_science = { $seat }, { $discipline }: { $vp } ПО.
event-final_resources = { $seat }, ресурси в монетах: { n-coins }, { $vp } ПО.
event-game_over = Гру завершено.

## Рахунок

item-start = Початок
item-rounds = Жетони раундів
item-bonuses = Бонуси раундів
item-palaces = Палаци
item-innovations = Інновації
item-competencies = Компетентності
item-cities = Міста
item-factions = Фракція
item-tracks = Треки
item-disciplines = Дохід дисциплін
item-book_actions = Дії книжок
item-offers = Плата за силу
item-automa = Карти Автоми
item-area = Територія
item-science = Наука
item-resources = Ресурси

## Приготування

option-factions = Фракції
    .hint = Готові набори з планшета, фракції та бонусу або відбір.
option-factions-sets = Набори
option-factions-draft = Відбір
option-side = Сторона мапи
    .hint = Утрьох можна грати й на меншій стороні.
option-side-3-5 = 3–5 гравців
option-side-1-3 = 1–3 гравці
option-first = Перший гравець
    .hint = Хто ходить першим у раунді 1.
option-first-random = За жеребом
option-first-0 = Гравець 1
option-first-1 = Гравець 2
option-first-2 = Гравець 3
option-first-3 = Гравець 4
option-first-4 = Гравець 5
option-automa = Фракція Автоми
    .hint = Кожна має свою дію.
option-automa-simpletons = Простаки
option-automa-kuddlers = Обіймашки
option-automa-druids = Друїди
option-automa-racelings = Перегонники
option-automa-wanderers = Мандрівники
option-automa-mimics = Наслідувачі
option-automa-powermongers = Владолюбці
option-level = Рівень Автоми
    .hint = Від лагідного до жорстокого.
option-level-1 = 1, лагідний
option-level-2 = 2, рівний
option-level-3 = 3, сильний
option-level-4 = 4, дуже сильний
option-level-5 = 5, жорстокий
option-passed_offers = Сила після пасування
    .hint = Чи отримують пропозиції сили ті, хто спасував.
option-passed_offers-yes = Так
option-passed_offers-no = Ні
option-further_spades = Лопати для інших клітинок
    .hint = Чи можна докуповувати лопати для другої та третьої клітинки безплатних лопат.
option-further_spades-buy = Можна докуповувати
option-further_spades-free_only = Лише безплатні
option-bridge_ends = Другий кінець моста
    .hint = Чи може він належати суперникові.
option-bridge_ends-any = Чий завгодно
option-bridge_ends-not_opponent = Не суперника
option-neutral_palace = Нейтральний палац та інновації
    .hint = Чи звільняє він від 5 монет за інновації.
option-neutral_palace-saves = Звільняє
option-neutral_palace-pays = Не звільняє

order-offers = Пропозиції сили
    .hint = Приймати без запитання до цієї ціни.
order-offers-ask = Завжди питати
order-offers-0 = Приймати безплатні
order-offers-1 = Приймати до 1 ПО
order-offers-2 = Приймати до 2 ПО
order-offers-3 = Приймати до 3 ПО
order-offers-4 = Приймати до 4 ПО
order-offers-5 = Приймати до 5 ПО
order-offers-6 = Приймати до 6 ПО
order-offers-7 = Приймати до 7 ПО
order-offers-8 = Приймати до 8 ПО
order-dear_offers = Дорожчі пропозиції
    .hint = Що робити з пропозиціями, вищими за вашу ціну.
order-dear_offers-ask = Питати
order-dear_offers-decline = Відмовлятися
order-after_action = Після дії
    .hint = Чи питати про перетворення після дії.
order-after_action-ask = Питати
order-after_action-end = Завершувати хід

automa = Автома
    .gen = Автоми
    .dat = Автомі
    .acc = Автому
    .ins = Автомою
ask-AnyOrder = У якому порядку? { $what_cap }

## Що роблять ефекти

list-and = { $a }, { $b }
n-vp = { $n } ПО
n-annex = { $n ->
    [one] { $n } павільйон
    [few] { $n } павільйони
   *[many] { $n } павільйонів
}
n-book-banking = { $n ->
    [one] { $n } книжка банківської справи
    [few] { $n } книжки банківської справи
   *[many] { $n } книжок банківської справи
}
n-book-law = { $n ->
    [one] { $n } книжка юриспруденції
    [few] { $n } книжки юриспруденції
   *[many] { $n } книжок юриспруденції
}
n-book-engineering = { $n ->
    [one] { $n } книжка інженерії
    [few] { $n } книжки інженерії
   *[many] { $n } книжок інженерії
}
n-book-medicine = { $n ->
    [one] { $n } книжка медицини
    [few] { $n } книжки медицини
   *[many] { $n } книжок медицини
}
effect-gain = { $what }
effect-pay = плата: { $what }
effect-new-power = { $n ->
    [one] { $n } нова фішка сили в чашу III
    [few] { $n } нові фішки сили в чашу III
   *[many] { $n } нових фішок сили в чашу III
}
effect-books = { n-book-any }
effect-levels-split = { n-level-any }
effect-levels-one = { $n ->
    [one] { $n } рівень в одній дисципліні
    [few] { $n } рівні в одній дисципліні
   *[many] { $n } рівнів в одній дисципліні
}
effect-levels-in = { $discipline } +{ $n }
effect-levels-each = по рівню в кожній дисципліні
effect-spades = { $n ->
    [one] тераформування і спорудження, { $n } безплатна лопата
    [few] тераформування і спорудження, { $n } безплатні лопати
   *[many] тераформування і спорудження, { $n } безплатних лопат
}
effect-spades-lizards = { $n ->
    [one] тераформування і спорудження, { $n } безплатна лопата та безплатна майстерня
    [few] тераформування і спорудження, { $n } безплатні лопати та безплатна майстерня
   *[many] тераформування і спорудження, { $n } безплатних лопат та безплатна майстерня
}
effect-bridge = { $n ->
    [one] { $n } міст
    [few] { $n } мости
   *[many] { $n } мостів
}
effect-bridge-land = міст, можна й над суходолом
effect-free-guild = майстерня стає гільдією
effect-downgrade = школа стає гільдією
effect-guild-anywhere = гільдія на будь-яку порожню рідну клітинку
effect-neutral = нейтральна будівля: { $building }
effect-annex = поставити павільйон
effect-competency = компетентність
effect-city = жетон міста
effect-river-city = місто через річкову клітинку
effect-step-shipping = { $n ->
    [one] { $n } крок судноплавства
    [few] { $n } кроки судноплавства
   *[many] { $n } кроків судноплавства
}
effect-step-terraforming = { $n ->
    [one] { $n } крок тераформування
    [few] { $n } кроки тераформування
   *[many] { $n } кроків тераформування
}
effect-another-action = ще одна дія
effect-lowest = 1 ПО за рівень найнижчої дисципліни
count-standing = своя будівля «{ $building }»
count-big = свій палац або університет
count-buildings = свої будівлі
count-shapes = інша форма своїх будівель
count-groups = групи своїх будівель
count-bridges = свої мости
count-city-tiles = свій жетон міста
count-two-best = рівень у двох найкращих дисциплінах
count-level = { $discipline }
count-players = гравці

## Запитання

ask-Turn = Раунд { $round }: виконайте одну дію або спасуйте. Спершу можна перетворити ресурси.
ask-After = Перетворіть ресурси або завершіть хід.
ask-UseKey = { $n ->
    [one] { $discipline_cap }: витратити ключ, щоб піднятися на рівень 8? Інакше пропаде { $n } рівень.
    [few] { $discipline_cap }: витратити ключ, щоб піднятися на рівень 8? Інакше пропадуть { $n } рівні.
   *[many] { $discipline_cap }: витратити ключ, щоб піднятися на рівень 8? Інакше пропадуть { $n } рівнів.
}
ask-ChooseLevels = { $n ->
    [one] Виберіть дисципліну: { $n } рівень.
    [few] Виберіть одну дисципліну: { $n } рівні.
   *[many] Виберіть одну дисципліну: { $n } рівнів.
}
ask-ChooseLevels-split = { $n ->
    [one] Виберіть дисципліну для останнього рівня.
    [few] Виберіть дисципліну для наступного рівня; залишилося { $n }.
   *[many] Виберіть дисципліну для наступного рівня; залишилося { $n }.
}
ask-Work = { $n ->
    [one] Використайте { $n } безплатну лопату.
    [few] Використайте { $n } безплатні лопати.
   *[many] Використайте { $n } безплатних лопат.
}
ask-Work-build = Спорудіть майстерню або завершіть.
ask-BuildBridge = { $n ->
    [one] Де ви спорудите міст?
    [few] Де ви спорудите міст? Ви маєте { $n } мости.
   *[many] Де ви спорудите міст? Ви маєте { $n } мостів.
}
ask-PlaceNeutral = Куди поставити нейтральну будівлю: { $building }?
ask-PlaceAnnex = До якої будівлі поставити павільйон?
ask-FreeGuild = Яка майстерня стане гільдією?
ask-DowngradeSchool = Яка школа стане гільдією?
ask-PlaceGuild = На яку рідну клітинку поставити гільдію?
ask-PlaceStart = { $faction }: поставте початкову будівлю. { $building_cap }
ask-ChooseBooks = { $n ->
    [one] Виберіть книжку.
    [few] Виберіть книжку; залишилося { $n }.
   *[many] Виберіть книжку; залишилося { $n }.
}
ask-SpendBook = { $n ->
    [one] Виберіть книжку, якою заплатите.
    [few] Виберіть книжки, якими заплатите; залишилося { $n }.
   *[many] Виберіть книжки, якими заплатите; залишилося { $n }.
}
ask-Answer = { $vp ->
    [0] { $seat } споруджує поруч із вами: здобути { n-power } безплатно?
   *[other] { $seat } споруджує поруч із вами: здобути { n-power } за { $vp } ПО?
}
ask-ChooseCompetency = Візьміть компетентність із нагородою її комірки.
ask-ChooseCity = Ви заснували місто: візьміть жетон міста.
ask-ChooseRiver = Яка річкова клітинка з’єднає ваші групи в місто?
ask-ChoosePalace = Виберіть палац.
ask-ChooseBonus = Виберіть бонус на наступний раунд.
ask-ChooseSet = Виберіть планшет планування з фракцією та бонусом раунду.
ask-ChooseSetFaction = Виберіть одну з двох фракцій.
ask-Draft = Візьміть планшет планування, фракцію або палац.
ask-DraftBonus = Виберіть перший бонус раунду.
ask-ChooseAutomaTerrain = Виберіть рідну місцевість Автоми.
ask-ChooseSoloBonus = Виберіть перший бонус раунду.
ask-Pending = На вас чекають нагороди: яка перша?
ask-Rewards = Що спершу?
no-automa-terrain = Рідна місцевість Автоми має відрізнятися від вашої.

## Відмови

no-key-first = Спершу вирішіть, чи витратити ключ.
no-key = Для рівня 8 потрібен невикористаний ключ, а ви його не маєте.
no-key-refused = Ви не стали витрачати тут ключ: цей бонус більше не дає кроків у цій дисципліні.
no-level-12 = На рівні 12 уже хтось стоїть.
no-levels-first = Спершу виберіть дисципліну для рівнів.
no-bridge-twice = Тут уже є міст.
no-bridge-end = Принаймні на одному кінці моста має стояти ваша будівля.
no-site = Тут міст не поставити.
no-bridge-first = Спершу поставте міст.
no-bridge-now = Міст споруджують дією сили, особливою дією або з палацом.
no-piece-first = Спершу поставте те, про що вас питають.
no-annex = Павільйон ставлять до своєї будівлі, яка його ще не має.
no-own-workshop = Для цього потрібна майстерня вашого кольору.
no-own-school = Для цього потрібна школа вашого кольору.
no-native = Для цього потрібна порожня клітинка вашої рідної місцевості.
no-neutral-here = Будівлю ставлять на порожню клітинку в межах досяжності; забраклі лопати купують за знаряддя.
no-book-first = Спершу виберіть книжки.
no-book-now = Книжками платять за дії книжок та інновації або перетворюють їх на монети.
no-book-of-it = Книжок цієї дисципліни ви більше не маєте.
no-pay-first = Спершу виберіть, якими книжками платити.
no-spades-first = Спершу використайте лопати або завершіть.
no-water = На річці не споруджують.
no-empty = Тут стоїть будівля.
no-reach = Ця клітинка поза вашою досяжністю.
no-workshop-now = Перед раундом 1 і між раундами майстерень не споруджують.
no-first-hex = Майстерню ставлять лише на першу тераформовану клітинку.
no-workshop-left = На вашому планшеті не лишилося майстерень.
no-workshop-price = Ціна майстерні: { n-tools } та { n-coins }.
no-first-native = Спершу перша клітинка має стати рідною, потім можна братися за іншу.
no-second-hex = Безкоштовних лопат не лишилося: самими купленими лопатами другу клітинку не тераформують.
no-spade-price = { $n ->
    [one] Ціна лопати — { $n } знаряддя, а ви його не маєте.
    [few] Ціна лопати — { $n } знаряддя, а ви їх не маєте.
   *[many] Ціна лопати — { $n } знарядь, а ви їх не маєте.
}
no-offer-first = Спершу дайте відповідь на пропозицію сили.
no-competency-twice = Ця компетентність у вас уже є.
no-competency-left = Жетонів цієї компетентності не лишилося.
no-competency-first = Спершу візьміть компетентність.
no-competency-now = Компетентність дають школа, університет або жетон.
no-city-left = Таких жетонів міста не лишилося.
no-city-first = Спершу візьміть жетон міста.
no-city-now = Жетон міста дають за заснування міста.
no-river-city = Ця річкова клітинка не з’єднує ваші групи в місто.
no-river-first = Спершу виберіть річкову клітинку.
no-scholar = Ви не маєте науковця, щоб відрядити його.
no-space = Усі комірки цієї дисципліни зайняті.
no-level-now = Щоб піднятися тут, відрядіть науковця або поверніть його в запас.
no-palace-now = Жетон палацу дають, коли гільдія стає палацом.
no-palace-tile = Цей палац вам недоступний.
no-palace-first = Спершу виберіть палац.
no-bonus-now = Бонус раунду беруть, коли пасують.
no-bonus-first = Спершу виберіть бонус раунду.
no-act-now = Цю особливу дію вже використано, або зараз вона нічого не дасть.
no-conversion = Для цього перетворення вам бракує ресурсів.
no-sacrifice = Для пожертви потрібні дві фішки в чаші II.
no-foreign = Це чужа будівля.
no-neutral-upgrade = Нейтральні будівлі не модернізують.
no-upgrade = Тут модернізувати нічого: { $building }.
no-piece-left = Таких будівель на вашому планшеті не лишилося: { $building }.
no-upgrade-price = Ціна наступної будівлі ({ $building }): { n-tools } та { n-coins }.
no-crossed = Цього раунду цю дію вже зайнято.
no-power = Це коштує { $n } сили з чаші III; ви маєте { $power }.
no-core = Зараз ця дія нічого не дасть.
no-books = { $n ->
    [one] Це коштує { $n } книжку; ви маєте { $books }.
    [few] Це коштує { $n } книжки; ви маєте { $books }.
   *[many] Це коштує { $n } книжок; ви маєте { $books }.
}
no-innovation = Цієї інновації немає на полі.
no-innovation-space = Ви вже маєте три інновації.
no-innovation-price = Ціна цієї інновації: { n-books }, серед них книжки її стовпця{ $coins ->
    [0] { "" }
   *[other] , та { n-coins }
}.
no-track-end = Цей трек уже пройдено.
no-track-price = Крок коштує науковця й монет; ви маєте { $scholars ->
    [one] { $scholars } науковця
    [few] { $scholars } науковці
   *[many] { $scholars } науковців
} та { n-coins }.
no-track-tool = Крок коштує і знаряддя, а ви його не маєте.
no-second-action = Свою дію ви вже виконали. Перетворіть ресурси або завершіть хід.
no-solo-bonus = Спершу виберіть бонус раунду.

## Числа

n-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монети
   *[many] { $n } монет
}
n-tool = { $n ->
    [one] { $n } знаряддя
    [few] { $n } знаряддя
   *[many] { $n } знарядь
}
n-scholar = { $n ->
    [one] { $n } науковець
    [few] { $n } науковці
   *[many] { $n } науковців
}
n-power = { $n ->
    [one] { $n } очко сили
    [few] { $n } очки сили
   *[many] { $n } очок сили
}
n-book-any = { $n ->
    [one] { $n } книжка на вибір
    [few] { $n } книжки на вибір
   *[many] { $n } книжок на вибір
}
n-level-any = { $n ->
    [one] { $n } рівень на вибір
    [few] { $n } рівні на вибір
   *[many] { $n } рівнів на вибір
}
n-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
n-tools = { $tools ->
    [one] { $tools } знаряддя
    [few] { $tools } знаряддя
   *[many] { $tools } знарядь
}
n-spades = { $spades ->
    [one] { $spades } лопата
    [few] { $spades } лопати
   *[many] { $spades } лопат
}
n-books = { $books ->
    [one] { $books } книжка
    [few] { $books } книжки
   *[many] { $books } книжок
}
n-levels = { $levels ->
    [one] { $levels } рівень
    [few] { $levels } рівні
   *[many] { $levels } рівнів
}

## Малюнок

draw-title = Ера інновацій
region-map = Мапа
region-science = Наука
region-tiles = Жетони
region-offers = Вибір
draw-score = { $seat }: { $points } ПО.
draw-round = Раунд { $round }
draw-phase-setup = Приготування
draw-phase-income = Дохід
draw-phase-actions = Дії
draw-phase-science = Науковий бонус
draw-phase-end = Фінальний підрахунок
draw-turn = Ходить { $owner }
draw-over = Гру завершено
draw-passed = Спасували
draw-order-now = { $owner }: місце { $place } у порядку ходів цього раунду
draw-order-next = { $owner }: пас, місце { $place } у порядку ходів наступного раунду
draw-river = Річка { $hex }
draw-hex = { $hex }, { $terrain }
draw-building = { $building }, { $owner }{ $neutral ->
    [0] { "" }
   *[other] , нейтральна будівля
}{ $annex ->
    [0] { "" }
   *[other] , з павільйоном
}{ $city ->
    [0] { "" }
   *[other] , у місті
}
draw-reach = { $spades ->
    [0] У межах досяжності, рідна місцевість
   *[other] У межах досяжності: { n-spades }, якщо купити — { n-tools }
}
draw-bridge = Міст між { $first } і { $second }, { $owner }
draw-site = Місце для моста між { $first } і { $second }
draw-level-of = { $owner } { $level }
draw-level-unowned = нічийна фракція { $level }
draw-discipline = { $discipline_cap }: { $levels }
draw-spaces = { $free ->
    [0] { $discipline_cap }: комірок на { $best } рівні більше немає
    [one] { $discipline_cap }: { $free } комірка для науковця, рівнів: { $best }
    [few] { $discipline_cap }: { $free } комірки для науковців, кожна дає рівнів: { $best }
   *[many] { $discipline_cap }: { $free } комірок для науковців, кожна дає рівнів: { $best }
}
draw-round-tile = Раунд { $round }: { $round_tile }
draw-final-tile = Фінальний жетон: { $final_tile }
draw-action-power = { $used ->
    [0] Дія сили: { $action }
   *[other] Дія сили, цього раунду зайнята: { $action }
}
draw-action-books = { $used ->
    [0] Дія книжок: { $action }
   *[other] Дія книжок, цього раунду зайнята: { $action }
}
draw-price = Інновації цього стовпця: 2 книжки { $discipline_gen } та 3 будь-які
draw-innovation = { $innovation }. { $innovation_text }
draw-competency = { $competency }. { $competency_text } Її комірка: { $discipline }, { n-levels }{ $books ->
    [0] { "" }
   *[other] , { n-books }
}. Залишилося жетонів: { $left }
draw-palace = { $palace }. { $palace_text }
draw-city-tile = Жетон міста: { $city_tile }, і ключ. Залишилося: { $left }
draw-bonus = { $coins ->
    [0] Бонус раунду: { $bonus }. { $bonus_text }
    [one] Бонус раунду, на ньому { $coins } монета: { $bonus }. { $bonus_text }
    [few] Бонус раунду, на ньому { $coins } монети: { $bonus }. { $bonus_text }
   *[many] Бонус раунду, на ньому { $coins } монет: { $bonus }. { $bonus_text }
}
draw-offer-terrain = Планшет планування «{ $terrain }»: { $terrain_text }
draw-offer-faction = { $faction }: { $faction_text }
draw-offer-palace = { $palace }: { $palace_text }
draw-offer-bonus = Бонус раунду «{ $bonus }»: { $bonus_text }
a-terrain = { $terrain_cap }
a-faction = { $faction }
draw-faction = { $faction }, { $terrain }
draw-player = { $owner }: { $points } ПО{ $passed ->
    [0] { "" }
   *[other] , пас
}
draw-coins = { $owner }: { n-coins }
draw-tools = { $owner }: { n-tools }
draw-scholars = { $owner }, науковці під рукою: { $scholars }; у запасі: { $supply }
draw-books = { $owner }, книжки { $discipline_gen }: { $books }
draw-bowl = { $owner }, сила в чаші { $bowl }: { $power }
draw-keys = { $owner }, невикористані ключі: { $keys }
draw-bridges = { $owner }, мостів залишилося: { $bridges }
draw-annexes = { $owner }, павільйонів поставити: { $annexes }
draw-row = { $owner }, { $building }: на планшеті залишилося { $left }
draw-own-faction = { $owner }: { $faction }. { $faction_text }
draw-own-palace = { $built ->
    [0] { $owner }, палац ще не споруджено: { $palace }. { $palace_text }
   *[other] { $owner }: { $palace }. { $palace_text }
}
draw-own-bonus = { $owner }, бонус раунду: { $bonus }. { $bonus_text }
draw-own-innovation = { $owner }, інновація: { $innovation }. { $innovation_text }
draw-own-competency = { $owner }, компетентність: { $competency }. { $competency_text }
draw-own-city = { $owner }, жетон міста: { $city_tile }
draw-shipping = { $owner }, судноплавство: { $shipping }
draw-terraforming = { $owner }, ціна лопати: { n-tools }
draw-next-income = { $owner }, наступний дохід: { $income }{ $points ->
    [0] { "" }
   *[other] , { $points } ПО
}
draw-next = Наступний дохід:
draw-row-next = Наступна будівля відкриє: { $income }
draw-territory = { $territory ->
    [0] Жетон території лежить долілиць: нічийна фракція має від 12 до 15 з’єднаних будівель
   *[other] Жетон території: з’єднаних будівель у нічийної фракції { $territory }
}
draw-spades = { $spades ->
    [one] Витратити на вибрану клітинку { $spades } лопату
    [few] Витратити на вибрану клітинку { $spades } лопати
   *[many] Витратити на вибрану клітинку { $spades } лопат
}
draw-tunnel = { $spades ->
    [0] Тунель до вибраної клітинки, лише спорудити
    [one] Тунель до вибраної клітинки, { $spades } лопата
    [few] Тунель до вибраної клітинки, { $spades } лопати
   *[many] Тунель до вибраної клітинки, { $spades } лопат
}
draw-flight = { $spades ->
    [0] Політ на вибрану клітинку, лише спорудити
    [one] Політ на вибрану клітинку, { $spades } лопата
    [few] Політ на вибрану клітинку, { $spades } лопати
   *[many] Політ на вибрану клітинку, { $spades } лопат
}
draw-convert = Перетворення: { $conversion }
draw-sacrifice = Пожертва сили: дві фішки чаші II стають однією в чаші III
draw-return = Повернути науковця в запас за рівень: { $discipline }
draw-tower = Нейтральна вежа
draw-automa-cards = Автома діє: { $card }, опора: { $support }; карт у колоді: { $deck }

sketch-order = Порядок ходів: { $turns }
sketch-passed = Пас: { $turns }
sketch-legend = { $terrains }; ~ річка. Будівлі: { $buildings }. F:g2 — гільдія гравця 2 в лісі; ' нейтральна, + павільйон, * місто. (2) — у межах досяжності, лопат до рідної місцевості.
sketch-spaces = вільних комірок для науковців: { $n }
sketch-bridges = Мости: { $bridges }
sketch-actions = Вільні дії: { $actions }
sketch-innovations = Інновації:
sketch-competencies = Компетентності:
sketch-palaces = Палаци:
sketch-cities = Жетони міста:
sketch-bonuses = Бонуси раунду з монетами:
sketch-purse = монети { $coins }, знаряддя { $tools }, науковці { $scholars } (запас { $supply })
sketch-books = книжки: { $books }
sketch-bowls = сила I { $first }, II { $second }, III { $third }
sketch-tracks = судноплавство { $shipping }, знарядь за лопату { $tools }
sketch-rest = ключі { $keys }, мости { $bridges }, павільйони { $annexes }
sketch-left = на планшеті: { $pieces }
sketch-tiles = жетони: { $tiles }
a-building = { $building }
a-discipline = { $discipline }
an-action = { $action }
an-innovation = { $innovation }
a-competency = { $competency }
a-palace = { $palace }
a-city = { $city_tile }
a-bonus = { $bonus }
no-set = Спершу виберіть набір.
no-draft = Спершу виберіть одну з викладених речей.
no-start-first = Спершу поставте початкову будівлю.
ask-OnHex = Виберіть клітинку.
draw-automa-deck = Карти Автоми, які ще попереду: { $numbers }

## Перша гра

learn-title = Ваш перший раунд
learn-about = Приготування та весь перший раунд за сценарієм: ви тераформуєте, споруджуєте, модернізуєте, здобуваєте силу від сусіда, відряджаєте науковця, поліпшуєте судноплавство та пасуєте.
learn-rival = Віра
learn-welcome = Ласкаво просимо до «Ери інновацій»! Ви зіграєте перший раунд, ваша суперниця — { learn-rival }. Гра має шість раундів; перемагає той, хто наприкінці має більше переможних очок.
learn-sets = Кожен бере набір: планшет планування з рідною місцевістю, фракцію та бонус на перший раунд.
learn-goblins = Візьміть болото з Гоблінами: за кожну використану лопату вони отримують 2 монети. Бонус дає науковця та 2 ПО за кожного відрядженого науковця.
learn-native = Ви споруджуєте лише на рідній місцевості: це темні болота з очеретом. Для початку кожен ставить дві майстерні.
learn-near = { learn-rival } оселилася на озері E8. Сусідство вигідне обом, тож поставте першу майстерню поруч, на E6.
learn-second = Останній за порядком ходів ставить дві поспіль. Другу поставте на B7.
learn-income = Раунд 1 починається з доходу: платить кожне порожнє місце планшета. Ви маєте 7 знарядь, 15 монет і 2 науковців.
learn-round = Кожен раунд за щось винагороджує. У цьому кожна споруджена майстерня дає 2 ПО, а наприкінці раунду рахують рівні банківської справи.
learn-reach = На клітинках у межах досяжності стоїть позначка: скільки лопат зроблять їх рідними. Лопата коштує вам 3 знаряддя.
learn-dig = E7 — рівнина, від болота її відділяє один крок. Виберіть E7 та одну лопату.
learn-coins = Гобліни отримали свої 2 монети. Клітинка тепер болото.
learn-build = Майстерня коштує 1 знаряддя та 2 монети й у цьому раунді дає 2 ПО. Спорудіть її: виберіть E7, потім майстерню на своєму планшеті.
learn-offer = Поруч стоїть чужа майстерня, і { learn-rival } отримала пропозицію сили за її значенням. Одне очко сили не коштує нічого, більше коштує ПО: на одне менше, ніж сили.
learn-end = До та після дії можна перетворювати ресурси. Зараз вам нічого не треба: завершіть хід.
learn-yours = Тепер { learn-rival } модернізувала E8 поруч із вашою майстернею: ви можете безплатно здобути 1 очко сили.
learn-bowls = Сила йде з чаші I в чашу II, потім у чашу III. Витрачати можна лише силу з чаші III. Погоджуйтеся.
learn-upgrade = Майстерні стають гільдіями, гільдії — школами або палацом, школи — університетом. Кожен крок відкриває інший дохід.
learn-cheap = Поруч із суперником гільдія коштує 3 монети замість 6. Виберіть E7, потім гільдію на своєму планшеті.
learn-uncovered = Гільдія пішла зі свого ряду й відкрила монети та силу; майстерня повернулася і знову закрила знаряддя. Завершіть хід.
learn-sacrifice = У чаші III було лише 2 очки сили. { learn-rival } пожертвувала фішку, отримала третю та взяла дію сили з науковцем. Хрест означає, що цього раунду вона більше нікому не доступна.
learn-science = Науковець у комірці поруч із дисципліною лишається там назавжди та дає 3 або 2 рівні.
learn-send = Відрядіть одного до банківської справи, у комірку на 3 рівні. Ваш бонус раунду додасть 2 ПО.
learn-levels = Ви на рівні 4; рівень 3 приніс 1 очко сили. Для рівня 8 потрібен ключ міста, а від рівня 9 дисципліна дає дохід. Завершіть хід.
learn-shipping = Річки розділяють землю. Судноплавство показує, скільки річкових клітинок ви можете перетнути.
learn-ship = Крок коштує 1 науковця та 4 монети й дає 2 ПО. Виберіть трек судноплавства.
learn-river = Дивіться, скільки клітинок за річкою стало доступно. Завершіть хід.
learn-passing = { learn-rival } спасувала: узяла новий бонус раунду й лишила старий. У наступному раунді вона ходить першою.
learn-pass = Ви витратили майже все. Пасуйте.
learn-bonus = Виберіть бонус на наступний раунд. Цей дає 3 очки сили та 3 ПО за кожну споруджену гільдію.
learn-phase3 = Коли всі спасували, приходить науковий бонус: 4 очки сили за кожні 3 рівні банківської справи. Потім наступний раунд починається з доходу. Завершіть хід.
learn-second-round = Раунд 2: погляньте на чашу III, ви маєте 7 очок сили. Цей раунд винагороджує за інше.
learn-power = Під мапою шість дій сили, кожна для одного гравця за раунд. { learn-rival } взяла знаряддя; візьміть 7 монет за 4 очки сили.
learn-cities = Чудово! До чого ще прагнути: чотири сусідні будівлі із загальною силою 7 засновують місто, а воно дає ПО, нагороду та ключ.
learn-books = Школи приносять компетентності та книжки, а книжками платять за інновації. Наприкінці рахують найбільшу територію, кожну дисципліну та ваші ресурси.
learn-more = Цього досить, щоб грати далі. Якщо чогось не можна, клацніть на це: гра пояснить чому й покаже правило.

## Компоненти

part-coin = Монета
part-tool = Знаряддя
part-scholar = Науковець
part-power = Сила
part-spade = Лопата
part-points = Переможні очки
part-key = Ключ міста
part-bridge = Міст
part-ship = Судноплавство
part-city = Жетон міста
part-competency = Компетентність
part-bulb = Інновація
part-hand = Дохід, фаза I
part-now = Негайно
part-octagon = Дія раз за раунд
part-pass = Під час пасування
part-book-any = Книжка на вибір
part-level-any = Рівень на вибір
part-levels = По рівню в кожній дисципліні
part-annex = Павільйон
part-edge-hex = Межова клітинка
part-river-hex = Річкова клітинка
part-tunnel = Тунель
part-flight = Політ
part-book-banking = Книжка: банківська справа
part-level-banking = Рівень: банківська справа
part-book-law = Книжка: юриспруденція
part-level-law = Рівень: юриспруденція
part-book-engineering = Книжка: інженерія
part-level-engineering = Рівень: інженерія
part-book-medicine = Книжка: медицина
part-level-medicine = Рівень: медицина
part-terrain-desert = Пустеля
part-terrain-plains = Рівнина
part-terrain-swamp = Болото
part-terrain-lake = Озеро
part-terrain-forest = Ліс
part-terrain-mountain = Гора
part-terrain-wasteland = Пустище
part-workshop = Майстерня
part-guild = Гільдія
part-school = Школа
part-university = Університет
part-palace = Палац
part-neutral-tower = Вежа
part-neutral-monument = Монумент
part-ability-blessed = Благословенні. По одному рівню в кожній дисципліні на старті; науковий бонус рахує їхній рівень на 3 вищим, навіть понад 12.
part-ability-inventors = Винахідники. Перед раундом 1 беруть будь-яку компетентність із нагородою її комірки.
part-ability-goblins = Гобліни. По рівню в банківській справі та інженерії й 1 знаряддя на старті; кожна використана лопата, хоч би звідки вона, одразу дає 2 монети.
part-ability-omar = Дворяни. По рівню в банківській справі та інженерії, третя початкова будівля — вежа; дохід 2 очки сили та 2 монети.
part-ability-illusionists = Ілюзіоністи. Два рівні в медицині на старті; кожна дія сили коштує їм на 1 очко сили менше й дає 1 ПО, учотирьох і вп’ятьох — 2 ПО.
part-ability-moles = Кроти. Два рівні в інженерії на старті; можуть прокладати тунелі й дією за 1 знаряддя споруджувати міст, зокрема над суходолом.
part-ability-felines = Коти. По рівню в банківській справі та медицині на старті; кожне засноване місто дає три рівні на вибір і книжку на вибір.
part-ability-philosophers = Філософи. Два рівні в банківській справі на старті; кожна компетентність дає ще одну книжку її стовпця; особлива дія: книжка на вибір.
part-ability-monks = Ченці. Один рівень у юриспруденції; починають лише з університетом і беруть за нього компетентність.
part-ability-navigators = Штурмани. Три рівні в юриспруденції на старті; майстерня, споруджена біля річки, дає 2 ПО та 1 монету.
part-ability-psychics = Ясновидці. По рівню в банківській справі та медицині й 1 знаряддя на старті; особлива дія: здобути 5 очок сили й одразу виконати ще одну дію.
part-ability-lizards = Ящірки. Два рівні на вибір на старті; кожне засноване місто дає тераформування і спорудження з безплатною лопатою та безплатною майстернею, яка може стояти на будь-якій рідній клітинці в межах досяжності.
part-palace-1 = Палац № 1. Дохід 5 очок сили; особлива дія: 2 знаряддя.
part-palace-2 = Палац № 2. Особлива дія: тераформування і спорудження з двома безплатними лопатами.
part-palace-3 = Палац № 3. Дохід 2 очки сили; особлива дія: безплатно замінити школу гільдією (це спорудження) й отримати 3 ПО та 1 знаряддя. Потрібна гільдія на планшеті.
part-palace-4 = Палац № 4. Дохід 2 очки сили; особлива дія: безплатно модернізувати майстерню до гільдії (це спорудження).
part-palace-5 = Палац № 5. Дохід 4 очки сили; одразу компетентність із нагородою її комірки.
part-palace-6 = Палац № 6. Дохід 2 очки сили та 1 книжка на вибір; особлива дія: два рівні в одній дисципліні.
part-palace-7 = Палац № 7. Дохід 4 очки сили; під час пасування 3 ПО за кожну свою школу.
part-palace-8 = Палац № 8. Дохід 2 очки сили, 2 монети та 1 знаряддя; вашим містам потрібна сила 6 замість 7.
part-palace-9 = Палац № 9. Дохід 1 науковець; політ.
part-palace-10 = Палац № 10. Дохід 6 монет; одразу 12 очок сили та 2 книжки на вибір.
part-palace-11 = Палац № 11. Дохід 1 знаряддя; одразу жетон міста на вибір: це вважають заснуванням міста, але жодна будівля до нього не входить.
part-palace-12 = Палац № 12. Дохід 8 очок сили; 2 ПО за кожну споруджену майстерню.
part-palace-13 = Палац № 13. Особлива дія: 1 книжка на вибір і 3 монети; 3 ПО за кожну споруджену гільдію.
part-palace-14 = Палац № 14. Дохід 6 очок сили; одразу до двох безплатних кроків судноплавства; під час заснування міста річкова клітинка може з’єднати ваші групи.
part-palace-15 = Палац № 15. Дохід 6 очок сили; одразу, у будь-якому порядку, але одне за одним: тераформування і спорудження з двома безплатними лопатами, до двох безплатних мостів і 2 книжки на вибір.
part-palace-16 = Палац № 16. Дохід 2 очки сили та 1 книжка на вибір; одразу гільдія з планшета на будь-яку порожню рідну клітинку, навіть поза досяжністю; це спорудження.
part-palace-17 = Палац № 17. Дохід 2 очки сили; одразу 10 ПО.
part-innov-deus_ex_machina = Deus Ex Machina. Одразу 1 книжка на вибір і по рівню в кожній дисципліні; особлива дія: тераформування і спорудження з безплатною лопатою.
part-innov-professors = Професори. Особлива дія: 1 науковець і 3 ПО.
part-innov-trade_routes = Торгові шляхи. Під час пасування 2 ПО за кожну свою гільдію.
part-innov-architecture = Архітектура. Одразу 10 ПО та рівень на вибір за кожну іншу форму своїх будівель на мапі.
part-innov-libraries = Бібліотеки. Одразу 1 ПО за кожен рівень у двох ваших найвищих дисциплінах.
part-innov-sewers = Каналізація. Одразу 2 ПО за кожну свою майстерню.
part-innov-colleges = Коледжі. Одразу 5 ПО за кожну свою школу.
part-innov-league_of_cities = Ліга міст. Одразу 5 ПО за кожен свій жетон міста.
part-innov-communications = Комунікації. Одразу 8, 12 або 18 ПО за 4, 5 чи щонайменше 6 груп своїх сусідніх будівель.
part-innov-steam_power = Парова тяга. Одразу 1 науковець, безплатний крок тераформування та безплатний крок судноплавства з їхніми нагородами.
part-innov-census = Перепис населення. Одразу 8, 12 або 18 ПО за 7–8, 9–10 чи щонайменше 11 своїх будівель.
part-innov-steel = Сталь. Одразу 8, 12 або 18 ПО за 1, 2 чи 3 свої мости.
part-innov-neutral_workshop = Нейтральна будівля: майстерня. Одразу спорудіть нейтральну майстерню; дохід 3 знаряддя.
part-innov-neutral_guild = Нейтральна будівля: гільдія. Одразу спорудіть нейтральну гільдію; дохід 5 монет.
part-innov-neutral_school = Нейтральна будівля: школа. Одразу спорудіть нейтральну школу та візьміть компетентність із нагородою її комірки.
part-innov-neutral_university = Нейтральна будівля: університет. Одразу спорудіть нейтральний університет, без компетентності; дохід 2 ПО.
part-innov-neutral_palace = Нейтральна будівля: палац. Одразу спорудіть нейтральний палац, без жетона палацу, і покладіть 2 нові фішки сили в чашу III; дохід 4 очки сили.
part-innov-neutral_monument = Нейтральна будівля: монумент. Одразу спорудіть монумент і отримайте 7 ПО; його сила 4, і місто з ним можливе з двох будівель.
part-comp-tool_and_level = Знаряддя та рівень. Дохід 1 знаряддя та рівень на вибір.
part-comp-vp_and_coins = ПО та монети. Дохід 3 ПО та 2 монети.
part-comp-book_and_power = Книжка й сила. Дохід 1 книжка на вибір і 1 очко сили.
part-comp-instant_resources = Ресурси. Одразу 5 ПО, 1 знаряддя та 2 монети.
part-comp-scholar_scoring = Науковці. 2 ПО за кожного науковця, відрядженого у фазі II, зокрема поверненого заради рівня.
part-comp-two_spades = Дві лопати. Одразу тераформування і спорудження з двома безплатними лопатами.
part-comp-tower = Вежа. Одразу спорудіть нейтральну вежу; дохід 2 очки сили та 2 монети.
part-comp-edge_workshop = Межові майстерні. 3 ПО за кожну майстерню, споруджену на межовій клітинці.
part-comp-annexes = Павільйони. Одразу два павільйони; поставити один — дія.
part-comp-lowest_discipline = Найнижча дисципліна. Під час пасування 1 ПО за кожен рівень вашої найнижчої дисципліни.
part-comp-power_action = Сила. Особлива дія: 4 очки сили.
part-comp-city_scoring = Міста. Під час пасування 2 ПО за кожен свій жетон міста.
part-bonus-river_workshop = Майстерні біля річки. 2 ПО за кожну майстерню, споруджену біля річки; у фазі II судноплавство більше на 1, але не у фінальному підрахунку.
part-bonus-send_scholar = Науковець. Дохід 1 науковець; 2 ПО за кожного відрядженого науковця, зокрема поверненого заради рівня.
part-bonus-build_guild = Гільдії. Дохід 3 очки сили; 3 ПО за кожну споруджену гільдію.
part-bonus-pass_palace_university = Палац і університет. Дохід 1 знаряддя; під час пасування 4 ПО за кожен свій палац і університет.
part-bonus-spade = Лопата. Дохід 1 книжка на вибір; особлива дія: тераформування і спорудження з безплатною лопатою.
part-bonus-bridge = Міст. Дохід 1 книжка на вибір; особлива дія: безплатний міст.
part-bonus-knowledge = Знання. Дохід 2 знаряддя; особлива дія: рівень у будь-якій дисципліні.
part-bonus-pass_school = Школи. Дохід 4 монети; під час пасування рівень на вибір за кожну свою школу.
part-bonus-power_coins = Сила й монети. Дохід 4 очки сили та 2 монети.
part-bonus-coins = Монети. Дохід 6 монет.
part-round-workshop_law = Споруджено майстерню — 2 ПО; за кожні 3 рівні юриспруденції науковець.
part-round-workshop_banking = Споруджено майстерню — 2 ПО; за кожні 3 рівні банківської справи 4 очки сили.
part-round-guild_law = Споруджено гільдію — 3 ПО; за кожні 3 рівні юриспруденції книжка на вибір.
part-round-school_banking = Споруджено школу — 4 ПО; за кожен рівень банківської справи монета.
part-round-big_medicine = Споруджено палац або університет — 5 ПО; за кожні 2 рівні медицини знаряддя.
part-round-big_banking = Споруджено палац або університет — 5 ПО; за кожні 2 рівні банківської справи знаряддя.
part-round-innovation_law = Узято інновацію — 5 ПО; за кожні 2 рівні юриспруденції 3 очки сили.
part-round-guild_medicine = Споруджено гільдію — 3 ПО; за кожні 4 рівні медицини лопата.
part-round-spade_engineering = Кожна використана лопата — 2 ПО; за кожен рівень інженерії монета.
part-round-science_medicine = Кожен здобутий рівень — 1 ПО; за кожні 3 рівні медицини книжка на вибір.
part-round-city_engineering = Узято жетон міста — 5 ПО; за кожні 4 рівні інженерії лопата.
part-round-track_engineering = Кожен крок судноплавства або тераформування — 3 ПО; за кожні 3 рівні інженерії науковець.
part-round-final_workshop = Фінальний раунд: споруджено майстерню — 2 ПО
part-round-final_school = Фінальний раунд: споруджено школу — 4 ПО
part-round-final_edge_workshop = Фінальний раунд: споруджено майстерню на межовій клітинці — 3 ПО
part-round-final_guild = Фінальний раунд: споруджено гільдію — 3 ПО
part-power-bridge = Міст за 3 очки сили
part-power-scholar = Науковець за 3 очки сили
part-power-tools = 2 знаряддя за 4 очки сили
part-power-coins = 7 монет за 4 очки сили
part-power-spade_1 = Лопата за 4 очки сили
part-power-spade_2 = Дві лопати за 6 очок сили
part-books-power = 5 очок сили за 1 книжку
part-books-coins = 6 монет за 2 книжки
part-books-score_guilds = 2 ПО за кожну свою гільдію за 2 книжки
part-books-levels = Два рівні в одній дисципліні за 1 книжку
part-books-upgrade_guild = Майстерня в гільдію за 2 книжки
part-books-spade_3 = Три лопати за 3 книжки
part-city-tools = Місто: 4 ПО та 3 знаряддя
part-city-books = Місто: 5 ПО та 2 книжки на вибір
part-city-power = Місто: 8 ПО та 8 очок сили
part-city-spades = Місто: 5 ПО та дві безплатні лопати
part-city-coins = Місто: 6 ПО та 6 монет
part-city-scholar = Місто: 8 ПО та науковець
part-city-levels = Місто: 7 ПО та по рівню в кожній дисципліні
