# «Ера інновацій» українською.

title = Ера інновацій
tagline = Тераформуйте, споруджуйте та розвивайте науку всі шість раундів
about = Сім типів місцевості, дванадцять фракцій і поле науки: ви тераформуєте землі довкола, модернізуєте майстерні до гільдій, шкіл, університету й палацу, засновуєте міста, просуваєтеся в чотирьох дисциплінах і платите книжками за інновації. Сила циркулює між трьома чашами, і сусіди здобувають її щоразу, коли ви споруджуєте поруч із ними. Кожен раунд винагороджує за своє.
minutes = 40 хвилин на гравця
weight = складна

## Слова
# Terrains
terrain-desert = пустеля
    .acc = пустелю
    .text = На старті: одна безплатна лопата, коли всі початкові будівлі вже стоять.
terrain-plains = рівнина
    .acc = рівнину
    .text = Модернізація тераформування коштує вам 1 монету замість 5.
terrain-swamp = болото
    .acc = болото
    .text = На старті: 1 науковець, 3 фішки сили в чаші I і 9 у чаші II.
terrain-lake = озеро
    .acc = озеро
    .text = Судноплавство починається з 1; рівень 2 дає 3 ПО, рівень 3 — 2 книжки на вибір.
terrain-forest = ліс
    .acc = ліс
    .text = На старті: по 1 рівню в кожній дисципліні, 4 фішки сили в чаші I і 8 у чаші II.
terrain-mountain = гора
    .acc = гору
    .text = Дохід більший на 2 монети; перша комірка гільдії дає 3 монети.
terrain-wasteland = пустище
    .acc = пустище
    .text = На старті: 4 знаряддя та 1 книжка на вибір. Друга інновація не потребує додаткової книжки.
terrain-river = річка
    .acc = річку

# Disciplines
discipline-banking = банківська справа
    .gen = банківської справи
    .acc = банківську справу
    .loc = банківській справі
discipline-law = юриспруденція
    .gen = юриспруденції
    .acc = юриспруденцію
    .loc = юриспруденції
discipline-engineering = інженерія
    .gen = інженерії
    .acc = інженерію
    .loc = інженерії
discipline-medicine = медицина
    .gen = медицини
    .acc = медицину
    .loc = медицині

# Buildings
building-workshop = майстерня
    .acc = майстерню
    .gen = майстерні
    .neutral = нейтральну майстерню
building-guild = гільдія
    .acc = гільдію
    .gen = гільдії
    .neutral = нейтральну гільдію
building-school = школа
    .acc = школу
    .gen = школи
    .neutral = нейтральну школу
building-university = університет
    .acc = університет
    .gen = університету
    .neutral = нейтральний університет
building-palace = палац
    .acc = палац
    .gen = палацу
    .neutral = нейтральний палац
building-tower = вежа
    .acc = вежу
    .gen = вежі
    .neutral = нейтральну вежу
building-monument = монумент
    .acc = монумент
    .gen = монумента
    .neutral = монумент

# Factions
faction-blessed = Благословенні
    .text = На старті: по 1 рівню в кожній дисципліні. Для наукового бонусу ваші рівні вважають на 3 вищими, навіть понад 12.
faction-inventors = Винахідники
    .text = Перед раундом 1 беруть будь-який жетон компетентності разом із рівнями та книжками його комірки.
faction-goblins = Гобліни
    .text = На старті: по 1 рівню в банківській справі та інженерії й 1 знаряддя. Кожна використана лопата, хоч би звідки вона взялася, одразу дає 2 монети.
faction-omar = Дворяни
    .text = На старті: по 1 рівню в банківській справі та інженерії, третя початкова будівля — вежа. Дохід: 2 очки сили та 2 монети.
faction-illusionists = Ілюзіоністи
    .text = На старті: 2 рівні в медицині. Кожна дія сили коштує на 1 очко сили менше й дає 1 ПО, а вчотирьох і вп’ятьох — 2 ПО.
faction-moles = Кроти
    .text = На старті: 2 рівні в інженерії. Можуть прокладати тунелі й дією за 1 знаряддя споруджувати міст, зокрема над суходолом.
faction-felines = Коти
    .text = На старті: по 1 рівню в банківській справі та медицині. Кожне засноване місто дає 3 рівні на вибір і 1 книжку на вибір.
faction-philosophers = Філософи
    .text = На старті: 2 рівні в банківській справі. Кожна компетентність дає ще 1 книжку її стовпця. Особлива дія: отримати 1 книжку на вибір.
faction-monks = Ченці
    .text = На старті: 1 рівень у юриспруденції; замість майстерень ставлять університет і беруть за нього компетентність.
faction-navigators = Штурмани
    .text = На старті: 3 рівні в юриспруденції. Кожна майстерня, споруджена біля річки, дає 2 ПО та 1 монету.
faction-psychics = Ясновидці
    .text = На старті: по 1 рівню в банківській справі та медицині й 1 знаряддя. Особлива дія: здобути 5 очок сили й одразу виконати ще одну дію.
faction-lizards = Ящірки
    .text = На старті: 2 рівні на вибір. Кожне засноване місто дає змогу тераформувати й споруджувати з 1 безплатною лопатою та безплатною майстернею, яку можна поставити на будь-яку рідну клітинку в межах досяжності.

# Factions of the Automa
faction-simpletons = Простаки
    .text = На старті: по 1 рівню в кожній дисципліні. Дія фракції: тераформують, споруджують і набирають ПО за рівнем складності.
faction-kuddlers = Обіймашки
    .text = На старті: по 1 рівню в банківській справі та юриспруденції. Дія фракції: тераформують, споруджують і набирають на 1 ПО більше, ніж дає рівень складності; спершу важить близькість клітинки до вас, потім порядок вашої місцевості.
faction-druids = Друїди
    .text = На старті: 2 рівні в медицині. Дія фракції: тераформують, споруджують і просуваються на 2 рівні в одній дисципліні.
faction-racelings = Перегонники
    .text = На старті: по 1 рівню в юриспруденції та медицині. Якщо пасують першими, ПО за пас подвоюються.
faction-wanderers = Мандрівники
    .text = На старті: по 1 рівню в банківській справі та інженерії. Дія фракції: тераформують і споруджують навіть поза досяжністю та набирають на 1 ПО менше, ніж дає рівень складності. Наприкінці: 2 ПО за кожну їхню будівлю.
faction-mimics = Наслідувачі
    .text = На старті: по 1 рівню в юриспруденції та інженерії. Дія фракції: тераформують, споруджують і набирають на 1 ПО більше, ніж дає рівень складності; спершу важить порядок вашої місцевості, потім близькість клітинки до вас.
faction-powermongers = Владолюбці
    .text = На старті: по 1 рівню в інженерії та медицині. Дія фракції: тераформують і споруджують там, де вам дістається найбільше сили, і набирають ПО за рівнем складності. Коли ви здобуваєте від їхньої будівлі 2 або більше очок сили, вони просуваються на 1 рівень.

# Palaces
palace-palace-1 = Палац № 1
    .acc = палац № 1
    .text = Дохід: 5 очок сили. Особлива дія: отримати 2 знаряддя.
palace-palace-2 = Палац № 2
    .acc = палац № 2
    .text = Особлива дія: тераформувати й споруджувати з 2 безплатними лопатами.
palace-palace-3 = Палац № 3
    .acc = палац № 3
    .text = Дохід: 2 очки сили. Особлива дія: безплатно замінити школу гільдією (це вважають спорудженням) і отримати 3 ПО та 1 знаряддя. На планшеті має бути вільна гільдія.
palace-palace-4 = Палац № 4
    .acc = палац № 4
    .text = Дохід: 2 очки сили. Особлива дія: безплатно модернізувати майстерню до гільдії; це вважають спорудженням.
palace-palace-5 = Палац № 5
    .acc = палац № 5
    .text = Дохід: 4 очки сили. Одразу візьміть жетон компетентності разом із рівнями та книжками його комірки.
palace-palace-6 = Палац № 6
    .acc = палац № 6
    .text = Дохід: 2 очки сили та 1 книжка на вибір. Особлива дія: просунутися на 2 рівні в одній дисципліні.
palace-palace-7 = Палац № 7
    .acc = палац № 7
    .text = Дохід: 4 очки сили. Під час пасування: 3 ПО за кожну вашу школу.
palace-palace-8 = Палац № 8
    .acc = палац № 8
    .text = Дохід: 2 очки сили, 2 монети та 1 знаряддя. Вашим містам досить сили 6 замість 7; кількість будівель не змінюється.
palace-palace-9 = Палац № 9
    .acc = палац № 9
    .text = Дохід: 1 науковець. Вам доступні польоти.
palace-palace-10 = Палац № 10
    .acc = палац № 10
    .text = Дохід: 6 монет. Одразу отримайте 12 очок сили та 2 книжки на вибір.
palace-palace-11 = Палац № 11
    .acc = палац № 11
    .text = Дохід: 1 знаряддя. Одразу візьміть жетон міста на вибір: це вважають заснуванням міста, але жодна будівля до нього не входить.
palace-palace-12 = Палац № 12
    .acc = палац № 12
    .text = Дохід: 8 очок сили. 2 ПО за кожну споруджену майстерню.
palace-palace-13 = Палац № 13
    .acc = палац № 13
    .text = Особлива дія: отримати 1 книжку на вибір і 3 монети. 3 ПО за кожну споруджену гільдію.
palace-palace-14 = Палац № 14
    .acc = палац № 14
    .text = Дохід: 6 очок сили. Одразу безплатно поліпште судноплавство один або два рази. Річкова клітинка може з’єднати ваші групи в місто.
palace-palace-15 = Палац № 15
    .acc = палац № 15
    .text = Дохід: 6 очок сили. Одразу, у будь-якому порядку, але одне за одним: тераформуйте й споруджуйте з 2 безплатними лопатами, спорудіть до 2 безплатних мостів і отримайте 2 книжки на вибір.
palace-palace-16 = Палац № 16
    .acc = палац № 16
    .text = Дохід: 2 очки сили та 1 книжка на вибір. Одразу поставте гільдію з планшета на будь-яку порожню рідну клітинку, навіть поза досяжністю; це вважають спорудженням.
palace-palace-17 = Палац № 17
    .acc = палац № 17
    .text = Дохід: 2 очки сили. Одразу наберіть 10 ПО.

# Innovations
innovation-deus_ex_machina = Deus Ex Machina
    .text = Одразу отримайте 1 книжку на вибір і по 1 рівню в кожній дисципліні. Особлива дія: тераформувати й споруджувати з 1 безплатною лопатою.
innovation-professors = Професори
    .text = Особлива дія: отримати 1 науковця та 3 ПО.
innovation-trade_routes = Торгові шляхи
    .text = Під час пасування: 2 ПО за кожну вашу гільдію.
innovation-architecture = Архітектура
    .text = Одразу отримайте 10 ПО та по 1 рівню на вибір за кожен вид будівель, який ви маєте на мапі.
innovation-libraries = Бібліотеки
    .text = Одразу наберіть 1 ПО за кожен рівень у двох дисциплінах, де ви просунулися найдалі.
innovation-sewers = Каналізація
    .text = Одразу наберіть 2 ПО за кожну вашу майстерню.
innovation-colleges = Коледжі
    .text = Одразу наберіть 5 ПО за кожну вашу школу.
innovation-league_of_cities = Ліга міст
    .text = Одразу наберіть 5 ПО за кожен ваш жетон міста.
innovation-communications = Комунікації
    .text = Одразу наберіть 8, 12 або 18 ПО за 4, 5 чи щонайменше 6 окремих груп ваших будівель.
innovation-steam_power = Парова тяга
    .text = Одразу отримайте 1 науковця та безплатно зробіть по одному кроку тераформування та судноплавства з нагородами цих кроків.
innovation-census = Перепис населення
    .text = Одразу наберіть 8, 12 або 18 ПО за 7–8, 9–10 чи щонайменше 11 ваших будівель.
innovation-steel = Сталь
    .text = Одразу наберіть 8, 12 або 18 ПО за 1, 2 чи 3 ваші мости на мапі.
innovation-neutral_workshop = Нейтральна майстерня
    .text = Одразу спорудіть нейтральну майстерню. Дохід: 3 знаряддя.
innovation-neutral_guild = Нейтральна гільдія
    .text = Одразу спорудіть нейтральну гільдію. Дохід: 5 монет.
innovation-neutral_school = Нейтральна школа
    .text = Одразу спорудіть нейтральну школу та візьміть жетон компетентності разом із рівнями та книжками його комірки.
innovation-neutral_university = Нейтральний університет
    .text = Одразу спорудіть нейтральний університет, без компетентності. Дохід: 2 ПО.
innovation-neutral_palace = Нейтральний палац
    .text = Одразу спорудіть нейтральний палац, без жетона палацу, і покладіть 2 нові фішки сили в чашу III. Дохід: 4 очки сили.
innovation-neutral_monument = Нейтральний монумент
    .text = Одразу спорудіть монумент і наберіть 7 ПО. Його сила — 4, і місту з ним досить двох будівель.

# Competencies
competency-tool_and_level = Знаряддя та рівень
    .text = Дохід: 1 знаряддя та 1 рівень на вибір.
competency-vp_and_coins = ПО та монети
    .text = Дохід: 3 ПО та 2 монети.
competency-book_and_power = Книжка й сила
    .text = Дохід: 1 книжка на вибір і 1 очко сили.
competency-instant_resources = Ресурси
    .text = Одразу отримайте 5 ПО, 1 знаряддя та 2 монети.
competency-scholar_scoring = Науковці
    .text = 2 ПО за кожного науковця, відрядженого у фазі II, зокрема поверненого в запас.
competency-two_spades = Дві лопати
    .text = Одразу тераформуйте й споруджуйте з 2 безплатними лопатами.
competency-tower = Вежа
    .text = Одразу спорудіть нейтральну вежу. Дохід: 2 очки сили та 2 монети.
competency-edge_workshop = Межові майстерні
    .text = 3 ПО за кожну майстерню, споруджену на межовій клітинці.
competency-annexes = Павільйони
    .text = Одразу візьміть два павільйони; поставити павільйон — окрема дія.
competency-lowest_discipline = Найслабша дисципліна
    .text = Під час пасування: 1 ПО за кожен рівень дисципліни, у якій ви просунулися найменше.
competency-power_action = Сила
    .text = Особлива дія: здобути 4 очки сили.
competency-city_scoring = Міста
    .text = Під час пасування: 2 ПО за кожен ваш жетон міста.

# Round bonuses
bonus-river_workshop = Майстерні біля річки
    .text = 2 ПО за кожну майстерню, споруджену біля річки. У фазі II ваше судноплавство більше на 1, але у фінальному підрахунку — ні.
bonus-send_scholar = Науковець
    .text = Дохід: 1 науковець. 2 ПО за кожного відрядженого науковця, зокрема поверненого в запас.
bonus-build_guild = Гільдії
    .text = Дохід: 3 очки сили. 3 ПО за кожну споруджену гільдію.
bonus-pass_palace_university = Палац і університет
    .text = Дохід: 1 знаряддя. Під час пасування: по 4 ПО за кожен ваш палац і університет.
bonus-spade = Лопата
    .text = Дохід: 1 книжка на вибір. Особлива дія: тераформувати й споруджувати з 1 безплатною лопатою.
bonus-bridge = Міст
    .text = Дохід: 1 книжка на вибір. Особлива дія: безплатно спорудити міст.
bonus-knowledge = Знання
    .text = Дохід: 2 знаряддя. Особлива дія: просунутися на 1 рівень у будь-якій дисципліні.
bonus-pass_school = Школи
    .text = Дохід: 4 монети. Під час пасування: 1 рівень на вибір за кожну вашу школу.
bonus-power_coins = Сила й монети
    .text = Дохід: 4 очки сили та 2 монети.
bonus-coins = Монети
    .text = Дохід: 6 монет.

# Round score tiles
round_tile-workshop_law = 2 ПО за кожну споруджену майстерню; наприкінці раунду — науковець за кожні 3 рівні юриспруденції.
    .goal = 2 ПО за кожну споруджену майстерню.
round_tile-workshop_banking = 2 ПО за кожну споруджену майстерню; наприкінці раунду — 4 очки сили за кожні 3 рівні банківської справи.
    .goal = 2 ПО за кожну споруджену майстерню.
round_tile-guild_law = 3 ПО за кожну споруджену гільдію; наприкінці раунду — книжка на вибір за кожні 3 рівні юриспруденції.
    .goal = 3 ПО за кожну споруджену гільдію.
round_tile-school_banking = 4 ПО за кожну споруджену школу; наприкінці раунду — монета за кожен рівень банківської справи.
    .goal = 4 ПО за кожну споруджену школу.
round_tile-big_medicine = 5 ПО за кожен споруджений палац або університет; наприкінці раунду — знаряддя за кожні 2 рівні медицини.
    .goal = 5 ПО за кожен споруджений палац або університет.
round_tile-big_banking = 5 ПО за кожен споруджений палац або університет; наприкінці раунду — знаряддя за кожні 2 рівні банківської справи.
    .goal = 5 ПО за кожен споруджений палац або університет.
round_tile-innovation_law = 5 ПО за кожну взяту інновацію; наприкінці раунду — 3 очки сили за кожні 2 рівні юриспруденції.
    .goal = 5 ПО за кожну взяту інновацію.
round_tile-guild_medicine = 3 ПО за кожну споруджену гільдію; наприкінці раунду — лопата за кожні 4 рівні медицини.
    .goal = 3 ПО за кожну споруджену гільдію.
round_tile-spade_engineering = 2 ПО за кожну використану лопату; наприкінці раунду — монета за кожен рівень інженерії.
    .goal = 2 ПО за кожну використану лопату.
round_tile-science_medicine = 1 ПО за кожен здобутий рівень; наприкінці раунду — книжка на вибір за кожні 3 рівні медицини.
    .goal = 1 ПО за кожен здобутий рівень.
round_tile-city_engineering = 5 ПО за кожен узятий жетон міста; наприкінці раунду — лопата за кожні 4 рівні інженерії.
    .goal = 5 ПО за кожен узятий жетон міста.
round_tile-track_engineering = 3 ПО за кожен крок судноплавства або тераформування; наприкінці раунду — науковець за кожні 3 рівні інженерії.
    .goal = 3 ПО за кожен крок судноплавства або тераформування.
final_tile-final_workshop = 2 ПО за кожну споруджену майстерню
final_tile-final_school = 4 ПО за кожну споруджену школу
final_tile-final_edge_workshop = 3 ПО за кожну майстерню, споруджену на межовій клітинці
final_tile-final_guild = 3 ПО за кожну споруджену гільдію

# City tiles
city_tile-tools = 4 ПО та 3 знаряддя
city_tile-books = 5 ПО та 2 книжки на вибір
city_tile-power = 8 ПО та 8 очок сили
city_tile-spades = 5 ПО та 2 безплатні лопати
city_tile-coins = 6 ПО та 6 монет
city_tile-scholar = 8 ПО та 1 науковець
city_tile-levels = 7 ПО та по рівню в кожній дисципліні

# Actions of the board
action-power-bridge = міст за 3 очки сили
action-power-scholar = науковець за 3 очки сили
action-power-tools = 2 знаряддя за 4 очки сили
action-power-coins = 7 монет за 4 очки сили
action-power-spade_1 = 1 лопата за 4 очки сили
action-power-spade_2 = 2 лопати за 6 очок сили
action-books-power = 5 очок сили за 1 книжку
action-books-coins = 6 монет за 2 книжки
action-books-score_guilds = за 2 книжки по 2 ПО за кожну вашу гільдію
action-books-levels = 2 рівні в одній дисципліні за 1 книжку
action-books-upgrade_guild = модернізація майстерні до гільдії за 2 книжки
action-books-spade_3 = 3 лопати за 3 книжки

# Power and book actions, special actions, passages, conversions
power_action-bridge = міст
    .acc = міст
power_action-scholar = науковець
    .acc = науковця
power_action-tools = 2 знаряддя
    .acc = 2 знаряддя
power_action-coins = 7 монет
    .acc = 7 монет
power_action-spade_1 = 1 лопата
    .acc = 1 лопату
power_action-spade_2 = 2 лопати
    .acc = 2 лопати
book_action-power = 5 очок сили
book_action-coins = 6 монет
book_action-score_guilds = по 2 ПО за кожну гільдію
book_action-levels = 2 рівні в одній дисципліні
book_action-upgrade_guild = модернізація майстерні до гільдії
book_action-spade_3 = 3 лопати
passage-tunnel = тунель
passage-flight = політ
conversion-power-scholar = 5 очок сили на 1 науковця
conversion-power-tool = 3 очки сили на 1 знаряддя
conversion-power-coin = 1 очко сили на 1 монету
conversion-scholar-tool = 1 науковця на 1 знаряддя
conversion-tool-coin = 1 знаряддя на 1 монету
conversion-power-banking = 5 очок сили на книжку банківської справи
conversion-banking-coin = книжку банківської справи на 1 монету
conversion-power-law = 5 очок сили на книжку юриспруденції
conversion-law-coin = книжку юриспруденції на 1 монету
conversion-power-engineering = 5 очок сили на книжку інженерії
conversion-engineering-coin = книжку інженерії на 1 монету
conversion-power-medicine = 5 очок сили на книжку медицини
conversion-medicine-coin = книжку медицини на 1 монету

# City tiles in moves and events
city-tools = { city_tile-tools }
city-books = { city_tile-books }
city-power = { city_tile-power }
city-spades = { city_tile-spades }
city-coins = { city_tile-coins }
city-scholar = { city_tile-scholar }
city-levels = { city_tile-levels }

# Cards of the Automa
card-card-1 = карта 1
    .acc = карту 1
support-card-1 = { card-card-1 }
card-card-2 = карта 2
    .acc = карту 2
support-card-2 = { card-card-2 }
card-card-3 = карта 3
    .acc = карту 3
support-card-3 = { card-card-3 }
card-card-4 = карта 4
    .acc = карту 4
support-card-4 = { card-card-4 }
card-card-5 = карта 5
    .acc = карту 5
support-card-5 = { card-card-5 }
card-card-6 = карта 6
    .acc = карту 6
support-card-6 = { card-card-6 }
card-card-7 = карта 7
    .acc = карту 7
support-card-7 = { card-card-7 }
card-card-8 = карта 8
    .acc = карту 8
support-card-8 = { card-card-8 }
card-card-9 = карта 9
    .acc = карту 9
support-card-9 = { card-card-9 }
card-card-10 = карта 10
    .acc = карту 10
support-card-10 = { card-card-10 }
card-card-11 = карта 11
    .acc = карту 11
support-card-11 = { card-card-11 }
card-card-12 = карта 12
    .acc = карту 12
support-card-12 = { card-card-12 }
card-card-13 = карта 13
    .acc = карту 13
support-card-13 = { card-card-13 }
card-card-14 = карта 14
    .acc = карту 14
support-card-14 = { card-card-14 }

# Where a reward or a special action comes from
act-bonus-spade = { bonus-spade }
act-bonus-bridge = { bonus-bridge }
act-bonus-knowledge = { bonus-knowledge }
source-bonus-pass_school = { bonus-pass_school }
source-city = Місто
source-competency = Школа або університет
source-river-city = Місто через річку
source-shipping-books = Судноплавство
source-terraforming-books = Тераформування
source-start-spade = Пустеля
source-city-books = Жетон міста
source-city-spades = Жетон міста
source-city-levels = Жетон міста
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

## Ходи

plus-vp = { $vp ->
    [0] { "" }
   *[other] , +{ $vp } ПО
}
plus-coins = { $more ->
    [0] { "" }
    [one] , +{ $more } монета
    [few] , +{ $more } монети
   *[many] , +{ $more } монет
}
cost-tc = { $tools ->
    [0] { $coins ->
        [0] безплатно
       *[other] за { n-coins }
    }
   *[other] { $coins ->
        [0] за { n-tools }
       *[other] за { n-tools } та { n-coins }
    }
}
cost-t = { $tools ->
    [0] безплатно
   *[other] за { n-tools }
}
and-tools = { $tools ->
    [0] { "" }
   *[other] {" "}та { n-tools }
}
n-dug = { $n ->
    [one] { $n } лопата
    [few] { $n } лопати
   *[many] { $n } лопат
}
and-books = { $books ->
    [0] { "" }
    [one] , +{ $books } книжка
    [few] , +{ $books } книжки
   *[many] , +{ $books } книжок
}

more-terrain = { $terrain_text }
more-faction = { $faction_text }
more-palace = { $palace_text }
more-bonus = { $bonus_text }
more-competency = { $competency_text }
more-innovation = { $innovation_text }
more-set = { $terrain_text } { $faction_text } { $bonus_text }

move-set = { $terrain_cap }, { $faction }, бонус «{ $bonus }»
move-set-solo = { $terrain_cap }, потім { $first } або { $second }
move-terrain = Узяти планшет планування «{ $terrain_cap }»
move-automa_terrain = Зробити { $terrain_acc } рідною місцевістю Автоми
move-faction = Узяти фракцію «{ $faction }»
move-palace = Узяти { $palace_acc }
move-bonus = { $coins ->
    [0] Узяти бонус «{ $bonus }»
    [one] Узяти бонус «{ $bonus }» та { $coins } монету
    [few] Узяти бонус «{ $bonus }» та { $coins } монети
   *[many] Узяти бонус «{ $bonus }» та { $coins } монет
}
move-place = Поставити { $building_acc } на { $hex }
move-tower = Поставити { $building_acc } на { $hex }
move-build = Спорудити майстерню на { $hex } { cost-tc }{ plus-vp }{ plus-coins }
move-dig = Тераформувати { $hex } на { $terrain_acc } { cost-t }{ plus-vp }{ plus-coins }
move-tunnel = Тунелем тераформувати { $hex } на { $terrain_acc } { cost-t }{ plus-vp }{ plus-coins }
move-tunnel-build = Тунелем спорудити майстерню на { $hex } { cost-tc }{ plus-vp }{ plus-coins }
move-fly = Польотом тераформувати { $hex } на { $terrain_acc } за 1 науковця{ and-tools }{ plus-vp }{ plus-coins }
move-fly-build = { $coins ->
    [0] Польотом спорудити майстерню на { $hex } за 1 науковця{ plus-vp }{ plus-coins }
   *[other] Польотом спорудити майстерню на { $hex } за 1 науковця, { n-tools } та { n-coins }{ plus-vp }{ plus-coins }
}
caution-spades = { $n ->
    [one] Пропаде { $n } безплатна лопата.
    [few] Пропадуть { $n } безплатні лопати.
   *[many] Пропаде { $n } безплатних лопат.
}
caution-power = { $n ->
    [one] Пропаде { $n } очко сили: чаші його не вмістять.
    [few] Пропадуть { $n } очки сили: чаші їх не вмістять.
   *[many] Пропаде { $n } очок сили: чаші їх не вмістять.
}
caution-scholars = { $n ->
    [one] Пропаде { $n } науковець: у запасі нікого немає.
    [few] Пропадуть { $n } науковці: у запасі нікого немає.
   *[many] Пропаде { $n } науковців: у запасі нікого немає.
}
move-upgrade = Модернізувати { $hex } до { $building_gen } { cost-tc }{ plus-vp }
move-neutral = { $tools ->
    [0] Спорудити { $building_neutral } на { $hex }{ plus-vp }{ plus-coins }
   *[other] Спорудити { $building_neutral } на { $hex } за { n-tools }{ plus-vp }{ plus-coins }
}
move-annex = Поставити павільйон біля { $hex }
move-guild = Поставити гільдію на { $hex }{ plus-vp }
move-downgrade = Замінити школу на { $hex } гільдією{ plus-vp }
move-river_city = Заснувати місто через річку { $hex }
move-ship = Поліпшити судноплавство за 1 науковця та { n-coins }{ and-books }{ plus-vp }
move-terraform = { $coins ->
    [one] Модернізувати тераформування: науковець, знаряддя, { $coins } монета{ and-books }{ plus-vp }
    [few] Модернізувати тераформування: науковець, знаряддя, { $coins } монети{ and-books }{ plus-vp }
   *[many] Модернізувати тераформування: науковець, знаряддя, { $coins } монет{ and-books }{ plus-vp }
}
move-innovate = { $coins ->
    [0] Узяти інновацію «{ $innovation }» за { n-books }{ plus-vp }
   *[other] Узяти інновацію «{ $innovation }» за { n-books } та { n-coins }{ plus-vp }
}
move-send = { $n ->
    [one] Відрядити науковця вивчати { $discipline_acc }: { $n } рівень{ plus-vp }
    [few] Відрядити науковця вивчати { $discipline_acc }: { $n } рівні{ plus-vp }
   *[many] Відрядити науковця вивчати { $discipline_acc }: { $n } рівнів{ plus-vp }
}
move-return = Повернути науковця задля рівня в { $discipline_loc }{ plus-vp }
move-power = За { n-power } { $what }{ plus-vp }
move-books = { $n ->
    [one] За { $n } книжку { $what }{ plus-vp }
    [few] За { $n } книжки { $what }{ plus-vp }
   *[many] За { $n } книжок { $what }{ plus-vp }
}
move-act = { $act_id ->
    [annexes] Поставити павільйон
    [moles] За 1 знаряддя спорудити міст, можна й над суходолом
    [palace-13] Особлива дія: отримати 1 книжку на вибір і 3 монети
    [psychics] Особлива дія: здобути 5 очок сили й ще одну дію
   *[other] Особлива дія: { $what }
}
move-pick = { $what_cap }
move-convert = Перетворити { $conversion }
move-sacrifice = Пожертвувати фішку чаші II: інша перейде в чашу III
move-book = Узяти книжку { $discipline_gen }
move-spend = Заплатити книжкою { $discipline_gen }
move-level = Просунутися в { $discipline_loc }
move-competency = { $books ->
    [0] Узяти жетон «{ $competency }»: { n-levels } { $discipline_gen }
   *[other] Узяти жетон «{ $competency }»: { n-levels } { $discipline_gen } та { n-books }
}
move-city = Узяти жетон: { $city }{ plus-vp }
move-bridge = Спорудити міст { $site }
move-first = { $source_id ->
    [felines] Коти: отримати 3 рівні та 1 книжку на вибір
    [lowest_discipline] Найслабша дисципліна: набрати 1 ПО за кожен її рівень
    [bonus-pass_school] Школи: отримати 1 рівень на вибір за кожну школу
   *[other] { $source }: { $what }
}
move-accept = { $vp ->
    [0] Здобути { n-power } безплатно
   *[other] Здобути { n-power } за { $vp } ПО
}
move-decline = Відмовитися
move-pass = { $vp ->
    [0] Пасувати
   *[other] Пасувати, +{ $vp } ПО
}
move-pass-bonus = { move-pass }. { move-bonus }
move-end = Завершити хід
move-done = Завершити
move-key = Витратити ключ
move-no_key = Зберегти ключ і втратити рівні

chance-draw_round = Жетон ПО за раунд: { $round_tile }
chance-draw_final = Жетон ПО за фінальний раунд: { $final_tile }
chance-draw_book_action = Дія книжок: { $book_action }
chance-draw_competency = Компетентність: { $competency }
chance-draw_innovation = Інновація: { $innovation }
chance-draw_palace = Жетон палацу: { $palace }
chance-draw_terrain = Планшет планування: { $terrain }
chance-draw_faction = Фракція: { $faction }
chance-draw_bonus = Бонус раунду: { $bonus }
chance-draw_first = Перший гравець: { $seat }
chance-draw_territory = Жетон ПО за територію: { $territory }
chance-draw_card = Автома бере { $card_acc }

## Що випало: запитання під час запису партії за справжнім столом

ask-FirstPlayer = Хто ходить першим?
ask-DrawRoundTile = Який жетон ПО лежить за раунд { $round }?
ask-DrawFinalTile = Який жетон ПО лежить за фінальний раунд?
ask-DrawBookAction = Яка дія книжок лежить наступною зліва?
ask-DrawCompetency = Яка компетентність лежить у ряду { $row } згори, у стовпці { $discipline_gen }?
ask-DrawInnovation = Яка інновація лежить у ряду { $row } знизу, на місці { $column } зліва?
ask-DrawPalace = Який жетон палацу лежить відкритим?
ask-DrawSetBonus = Який бонус раунду лежить біля планшета «{ $terrain_cap }»?
ask-DrawSetFaction = Яка фракція лежить біля планшета «{ $terrain_cap }»?
ask-DrawCard = Який планшет планування лежить відкритим?
ask-DrawSoloFaction = Яка фракція лежить біля щойно викладеного планшета?
ask-DrawLooseFaction = Яка фракція лежить відкритою?
ask-DrawBonus = Який бонус раунду лежить відкритим?
ask-RevealTerritory = Який жетон ПО за територію відкривається?
ask-AutomaWorkshops = Яка карта каже, де стоять майстерні Автоми?
ask-NewCard = Яка карта додається до колоди Автоми?
ask-Support = Яку карту Автома відкриває першою, як опорну карту?
ask-ActionCard = Яку карту Автома відкриває для дії?

## Що відбувається

event-round_tile = { $round ->
    [6] Жетон ПО за раунд 6: { $round_tile_goal }
   *[other] Жетон ПО за раунд { $round }: { $round_tile }
}
event-final_tile = Жетон ПО за фінальний раунд: { $final_tile }.
event-book_tile = Дія книжок у цій партії: { $book_action }.
event-palace_tile = Відкрито { $palace_acc }.
event-first = Першим ходить { $seat }.
event-set = { $seat } бере планшет «{ $terrain_cap }», фракцію «{ $faction }» і бонус «{ $bonus }».
event-took_terrain = { $seat } бере планшет планування «{ $terrain_cap }».
event-took_faction = { $seat } бере фракцію «{ $faction }».
event-took_palace = { $seat } бере { $palace_acc }.
event-took_bonus = { $seat } бере бонус «{ $bonus }».
event-automa_terrain = Рідна місцевість Автоми — { $terrain }.
event-placed = { $seat } ставить { $building_acc } на { $hex }.
event-round = { $round ->
    [6] Починається раунд 6. { $round_tile_goal }
   *[other] Починається раунд { $round }. { $round_tile }
}
event-territory = { $n ->
    [one] Нічийна фракція має { $n } з’єднану будівлю.
    [few] Нічийна фракція має { $n } з’єднані будівлі.
   *[many] Нічийна фракція має { $n } з’єднаних будівель.
}
event-income = { $seat } отримує дохід: { n-tools }{ $coins ->
    [0] { "" }
   *[other] { income-after-tools }{ n-coins }
}{ $scholars ->
    [0] { "" }
   *[other] { income-after-coins }{ n-scholars }
}{ $power ->
    [0] { "" }
    [one] { income-after-scholars }{ $power } очко сили
    [few] { income-after-scholars }{ $power } очки сили
   *[many] { income-after-scholars }{ $power } очок сили
}{ $vp ->
    [0] { "" }
   *[other] { " та " }{ $vp } ПО
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
    [0] { " та " }
   *[other] { ", " }
}
event-climbed = { $seat } просувається в { $discipline_loc } до рівня { $level }.
event-key = { $seat } витрачає ключ, щоб досягти рівня 8 у { $discipline_loc }.
event-sent = { $n ->
    [one] { $seat } відряджає науковця вивчати { $discipline_acc } ({ $n } рівень).
    [few] { $seat } відряджає науковця вивчати { $discipline_acc } ({ $n } рівні).
   *[many] { $seat } відряджає науковця вивчати { $discipline_acc } ({ $n } рівнів).
}
event-returned = { $seat } повертає науковця в запас задля рівня в { $discipline_loc }.
event-book = { $seat } отримує книжку { $discipline_gen }.
event-paid_book = { $seat } платить книжкою { $discipline_gen }.
event-converted = { $seat } перетворює { $conversion }.
event-sacrificed = { $seat } жертвує фішку сили.
event-scored = { $item_id ->
    [offers] { $n ->
        [-1] { $seat } платить за силу 1 ПО.
        [-2] { $seat } платить за силу 2 ПО.
        [-3] { $seat } платить за силу 3 ПО.
        [-4] { $seat } платить за силу 4 ПО.
        [-5] { $seat } платить за силу 5 ПО.
        [-6] { $seat } платить за силу 6 ПО.
        [-7] { $seat } платить за силу 7 ПО.
        [-8] { $seat } платить за силу 8 ПО.
       *[other] { $seat } платить за силу переможними очками ({ $n }).
    }
   *[other] { $seat } набирає { $n } ПО ({ $item_low }).
}
event-built = { $seat } споруджує { $building_acc } на { $hex }.
event-terraformed = { $seat } тераформує { $hex } на { $terrain_acc } ({ n-dug }).
event-passage = { $passage_id ->
    [tunnel] { $seat } прокладає тунель до { $hex }.
   *[flight] { $seat } летить на { $hex }.
}
event-bridge = { $seat } споруджує міст { $site }.
event-annexed = { $seat } ставить павільйон біля { $hex }.
event-city = { $n ->
    [0] { $seat } засновує місто.
    [one] { $seat } засновує біля { $hex } місто з { $n } будівлі.
    [few] { $seat } засновує біля { $hex } місто з { $n } будівель.
   *[many] { $seat } засновує біля { $hex } місто з { $n } будівель.
}
event-city_tile = { $seat } бере жетон міста: { $city }.
event-competency = { $seat } бере компетентність «{ $competency }».
event-palace = { $seat } бере { $palace_acc }.
event-innovation = { $seat } впроваджує інновацію «{ $innovation }».
event-shipping = { $seat } поліпшує судноплавство до { $n }.
event-terraforming = { $n ->
    [1] { $seat } модернізує тераформування: лопата тепер коштує 2 знаряддя.
   *[other] { $seat } модернізує тераформування: лопата тепер коштує 1 знаряддя.
}
event-power_action = { $seat } дією сили отримує { $power_action_acc }.
event-book_action = { $book_action_id ->
    [upgrade_guild] { $seat } дією книжок модернізує майстерню до гільдії.
    [score_guilds] { $seat } дією книжок набирає по 2 ПО за кожну свою гільдію.
   *[other] { $seat } дією книжок отримує { $book_action }.
}
event-special_action = { $act_id ->
    [annexes] { $seat } витрачає дію на павільйон.
    [moles] { $seat } платить 1 знаряддя за міст.
   *[other] { $seat } виконує особливу дію «{ $act }».
}
event-accepted = { $vp ->
    [0] { $seat } здобуває від сусіда { n-power }.
   *[other] { $seat } здобуває від сусіда { n-power } за { $vp } ПО.
}
event-declined = { $n ->
    [one] { $seat } відмовляється від { $n } очка сили.
    [few] { $seat } відмовляється від { $n } очок сили.
   *[many] { $seat } відмовляється від { $n } очок сили.
}
event-passed = { $seat } пасує.
event-bonus = { $coins ->
    [0] { $seat } бере бонус «{ $bonus }».
    [one] { $seat } бере бонус «{ $bonus }» та { $coins } монету.
    [few] { $seat } бере бонус «{ $bonus }» та { $coins } монети.
   *[many] { $seat } бере бонус «{ $bonus }» та { $coins } монет.
}
event-cards = Автома розігрує { $card_acc }; опорна — { $support }.
event-new_card = До колоди Автоми додано { $card_acc }.
event-automa_built = Автома споруджує { $building_acc } на { $hex }.
event-automa_skips = Автома не має чого модернізувати.
event-automa_blocked_power = Автома закриває дію сили «{ $power_action }».
event-automa_blocked_books = Автома закриває дію книжок «{ $book_action }».
event-automa_climbed = Автома просувається в { $discipline_loc } до рівня { $level }.
event-automa_innovation = Автома бере інновацію «{ $innovation }».
event-automa_passed = Автома пасує.
event-automa_bonus = Автома бере бонус «{ $bonus }».
event-final_area = { $vp ->
    [0] { $n ->
        [one] { $seat } не набирає ПО за територію з { $n } будівлі.
        [few] { $seat } не набирає ПО за територію з { $n } будівель.
       *[many] { $seat } не набирає ПО за територію з { $n } будівель.
    }
   *[other] { $n ->
        [one] { $seat } набирає { $vp } ПО за територію з { $n } будівлі.
        [few] { $seat } набирає { $vp } ПО за територію з { $n } будівель.
       *[many] { $seat } набирає { $vp } ПО за територію з { $n } будівель.
    }
}
event-final_science = { $seat } набирає { $vp } ПО за { $discipline_acc }.
event-final_resources = { $vp ->
    [0] { $seat } не набирає ПО за ресурси на { n-coins }.
   *[other] { $seat } набирає { $vp } ПО за ресурси на { n-coins }.
}
event-game_over = Партію завершено.

## Рахунок

item-start = Початок
    .low = початок
item-rounds = Жетони ПО за раунди
    .low = жетон ПО за раунд
item-bonuses = Бонуси раундів
    .low = бонус раунду
item-palaces = Палаци
    .low = палац
item-innovations = Інновації
    .low = інновація
item-competencies = Компетентності
    .low = компетентність
item-cities = Міста
    .low = жетон міста
item-factions = Фракція
    .low = фракція
item-tracks = Треки
    .low = трек
item-disciplines = Дохід дисциплін
    .low = дохід дисципліни
item-book_actions = Дії книжок
    .low = дія книжок
item-offers = Плата за силу
item-automa = Карти Автоми
    .low = карта Автоми
item-area = Територія
    .low = територія
item-science = Наука
    .low = наука
item-resources = Ресурси
    .low = ресурси

## Приготування

option-factions = Фракції
    .hint = Готові набори з планшета, фракції та бонусу або відбір.
option-factions-sets = Набори
option-factions-draft = Відбір
option-side = Сторона мапи
    .hint = Утрьох можна грати й на меншій стороні.
option-side-3-5 = 3–5 гравців
option-side-1-3 = 1–3 гравці
option-first = Перший гравець
    .hint = Хто ходить першим у раунді 1.
option-first-random = Випадковий
option-first-0 = Гравець 1
option-first-1 = Гравець 2
option-first-2 = Гравець 3
option-first-3 = Гравець 4
option-first-4 = Гравець 5
option-automa = Фракція Автоми
    .hint = Кожна має свою дію.
option-automa-simpletons = { faction-simpletons }
option-automa-kuddlers = { faction-kuddlers }
option-automa-druids = { faction-druids }
option-automa-racelings = { faction-racelings }
option-automa-wanderers = { faction-wanderers }
option-automa-mimics = { faction-mimics }
option-automa-powermongers = { faction-powermongers }
option-level = Рівень Автоми
    .hint = Від лагідного до жорстокого.
option-level-1 = 1, лагідний
option-level-2 = 2, звичайний
option-level-3 = 3, сильний
option-level-4 = 4, дуже сильний
option-level-5 = 5, жорстокий
option-passed_offers = Сила після пасування
    .hint = Чи отримують пропозиції сили ті, хто спасував.
option-passed_offers-yes = Так
option-passed_offers-no = Ні
option-further_spades = Лопати для інших клітинок
    .hint = Чи можна докуповувати лопати для другої та третьої клітинки, якщо безплатних бракує.
option-further_spades-buy = Можна докуповувати
option-further_spades-free_only = Лише безплатні
option-bridge_ends = Другий кінець моста
    .hint = Чи може він належати суперникові.
option-bridge_ends-any = Чий завгодно
option-bridge_ends-not_opponent = Не суперника
option-neutral_palace = Нейтральний палац та інновації
    .hint = Чи звільняє він від плати в 5 монет за інновації.
option-neutral_palace-saves = Звільняє
option-neutral_palace-pays = Не звільняє
option-annexes = Павільйони та міста
    .hint = Чи вважають павільйон будівлею й у містах, яким досить трьох або двох будівель.
option-annexes-every_city = У будь-якому місті
option-annexes-four_only = Лише для чотирьох будівель
option-edition = Значення компонентів
    .hint = Завантажений файл вирішує, чи є A10–B11 місцем для моста. Без --edition міст там будувати можна.

order-offers = Пропозиції сили
    .hint = Приймати без запитання до цієї ціни.
order-offers-ask = Завжди питати
order-offers-0 = Приймати безплатні
order-offers-1 = Приймати до 1 ПО
order-offers-2 = Приймати до 2 ПО
order-offers-3 = Приймати до 3 ПО
order-offers-4 = Приймати до 4 ПО
order-offers-5 = Приймати до 5 ПО
order-offers-6 = Приймати до 6 ПО
order-offers-7 = Приймати до 7 ПО
order-offers-8 = Приймати до 8 ПО
order-dear_offers = Дорожчі пропозиції
    .hint = Що робити з пропозиціями, вищими за вашу ціну.
order-dear_offers-ask = Питати
order-dear_offers-decline = Відмовлятися
order-after_action = Після дії
    .hint = Чи питати про перетворення після дії.
order-after_action-ask = Питати
order-after_action-end = Завершувати хід

automa = Автома
ask-AnyOrder = Що ви зробите спершу?

## Що роблять ефекти

list-and = { $a } та { $b }
list-more = { $a }, { $b }
n-vp = { $n } ПО
    .id = vp
n-annex = { $n ->
    [one] { $n } павільйон
    [few] { $n } павільйони
   *[many] { $n } павільйонів
}
n-book-banking = { $n ->
    [one] { $n } книжку банківської справи
    [few] { $n } книжки банківської справи
   *[many] { $n } книжок банківської справи
}
n-book-law = { $n ->
    [one] { $n } книжку юриспруденції
    [few] { $n } книжки юриспруденції
   *[many] { $n } книжок юриспруденції
}
n-book-engineering = { $n ->
    [one] { $n } книжку інженерії
    [few] { $n } книжки інженерії
   *[many] { $n } книжок інженерії
}
n-book-medicine = { $n ->
    [one] { $n } книжку медицини
    [few] { $n } книжки медицини
   *[many] { $n } книжок медицини
}
effect-gain = { $what_id ->
    [power] здобути { $what }
    [vp] набрати { $what }
   *[other] отримати { $what }
}
effect-pay = заплатити { $what }
effect-new-power = { $n ->
    [one] покласти { $n } нову фішку сили в чашу III
    [few] покласти { $n } нові фішки сили в чашу III
   *[many] покласти { $n } нових фішок сили в чашу III
}
effect-books = отримати { n-book-any }
effect-levels-split = { $n ->
    [one] просунутися на { $n } рівень у будь-якій дисципліні
    [few] просунутися на { $n } рівні в дисциплінах на вибір
   *[many] просунутися на { $n } рівнів у дисциплінах на вибір
}
effect-levels-one = { $n ->
    [one] просунутися на { $n } рівень у будь-якій дисципліні
    [few] просунутися на { $n } рівні в одній дисципліні
   *[many] просунутися на { $n } рівнів в одній дисципліні
}
effect-levels-in = { $n ->
    [one] просунутися на { $n } рівень у { $discipline_loc }
    [few] просунутися на { $n } рівні в { $discipline_loc }
   *[many] просунутися на { $n } рівнів у { $discipline_loc }
}
effect-levels-each = просунутися на 1 рівень у кожній дисципліні
effect-spades = { $n ->
    [one] тераформувати й споруджувати з { $n } лопатою
    [few] тераформувати й споруджувати з { $n } лопатами
   *[many] тераформувати й споруджувати з { $n } лопатами
}
effect-spades-lizards = { $n ->
    [one] використати { $n } лопату та безплатну майстерню
    [few] використати { $n } лопати та безплатну майстерню
   *[many] використати { $n } лопат та безплатну майстерню
}
effect-bridge = { $n ->
    [one] спорудити міст
    [few] спорудити до { $n } мостів
   *[many] спорудити до { $n } мостів
}
effect-bridge-land = спорудити міст, можна й над суходолом
effect-free-guild = модернізувати майстерню до гільдії
effect-downgrade = замінити школу гільдією
effect-guild-anywhere = поставити гільдію на будь-яку порожню рідну клітинку
effect-neutral = спорудити { $building_neutral }
effect-annex = поставити павільйон
effect-competency = узяти жетон компетентності
effect-city = узяти жетон міста
effect-river-city = заснувати місто через річкову клітинку
effect-step-shipping = { $n ->
    [one] поліпшити судноплавство на { $n } крок
    [few] поліпшити судноплавство на { $n } кроки
   *[many] поліпшити судноплавство на { $n } кроків
}
effect-step-terraforming = { $n ->
    [one] модернізувати тераформування на { $n } крок
    [few] модернізувати тераформування на { $n } кроки
   *[many] модернізувати тераформування на { $n } кроків
}
effect-another-action = виконати ще одну дію
effect-lowest = набрати 1 ПО за кожен рівень найслабшої дисципліни
effect-per = { $each ->
    [1] { $what } за { $count }
   *[other] { $what } ({ $count }, за кожні { $each })
}
count-standing = { $building_id ->
    [workshop] кожну вашу майстерню
    [guild] кожну вашу гільдію
    [school] кожну вашу школу
   *[other] кожну вашу будівлю «{ $building }»
}
count-big = кожен ваш палац і університет
count-buildings = ваші будівлі
count-shapes = кожен вид ваших будівель
count-groups = групи ваших будівель
count-bridges = ваші мости
count-city-tiles = кожен ваш жетон міста
count-two-best = кожен рівень двох найкращих дисциплін
count-level = рівні { $discipline_gen }
count-players = кількість гравців

## Запитання

ask-Turn = Раунд { $round }: виконайте одну дію або спасуйте. Спершу можна перетворити ресурси.
ask-After = Перетворіть ресурси або завершіть хід.
ask-UseKey = { $n ->
    [one] { $discipline_cap }: витратити ключ, щоб досягти рівня 8? Інакше пропаде { $n } рівень.
    [few] { $discipline_cap }: витратити ключ, щоб досягти рівня 8? Інакше пропадуть { $n } рівні.
   *[many] { $discipline_cap }: витратити ключ, щоб досягти рівня 8? Інакше пропадуть { $n } рівнів.
}
ask-ChooseLevels = { $n ->
    [one] Виберіть дисципліну, щоб просунутися на { $n } рівень.
    [few] Виберіть одну дисципліну, щоб просунутися на { $n } рівні.
   *[many] Виберіть одну дисципліну, щоб просунутися на { $n } рівнів.
}
ask-ChooseLevels-split = { $n ->
    [one] Виберіть дисципліну для останнього рівня.
    [few] Виберіть дисципліну для наступного рівня; залишилося { $n }.
   *[many] Виберіть дисципліну для наступного рівня; залишилося { $n }.
}
ask-Work = { $n ->
    [one] Використайте { $n } безплатну лопату.
    [few] Використайте { $n } безплатні лопати.
   *[many] Використайте { $n } безплатних лопат.
}
ask-Work-build = Спорудіть майстерню або натисніть «Завершити».
ask-BuildBridge = { $n ->
    [one] Де ви спорудите міст?
    [few] Де ви спорудите міст? Можна спорудити ще { $n }.
   *[many] Де ви спорудите міст? Можна спорудити ще { $n }.
}
ask-PlaceNeutral = Куди поставити { $building_neutral }?
ask-PlaceAnnex = Біля якої будівлі поставити павільйон?
ask-FreeGuild = Яка майстерня стане гільдією?
ask-DowngradeSchool = Яка школа стане гільдією?
ask-PlaceGuild = На яку рідну клітинку поставити гільдію?
ask-PlaceStart = { $faction }: поставте початкову будівлю — { $building_acc }.
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
    [0] { $seat } споруджує поруч із вами. Здобути { n-power } безплатно?
   *[other] { $seat } споруджує поруч із вами. Здобути { n-power } за { $vp } ПО?
}
ask-ChooseCompetency = Візьміть жетон компетентності: ви отримаєте рівні та книжки його комірки.
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
ask-Pending = На вас чекають нагороди. Яку ви отримаєте першою?
ask-Rewards = Яку ви отримаєте першою?
no-automa-terrain = Рідна місцевість Автоми має відрізнятися від вашої: виберіть іншу.

## Відмови

no-key-first = Спершу вирішіть, чи витратити ключ.
no-key = Для рівня 8 потрібен невикористаний ключ, а ви його не маєте: виберіть іншу дисципліну.
no-key-refused = Ви не стали витрачати тут ключ, тому в цій дисципліні більше не можна просунутися: виберіть іншу.
no-level-12 = На рівні 12 уже хтось стоїть: виберіть іншу дисципліну.
no-levels-first = Спершу виберіть дисципліну для рівнів.
no-bridge-twice = Тут уже є міст: виберіть вільне місце.
no-bridge-end = Принаймні на одному кінці моста має стояти ваша будівля.
no-site = Тут спорудити міст не можна: мости ставлять на підсвічені місця.
no-bridge-first = Спершу спорудіть міст.
no-bridge-now = Міст споруджують дією сили, особливою дією або завдяки палацу.
no-piece-first = Спершу поставте те, про що вас питають.
no-annex = Павільйон ставлять біля своєї будівлі, яка його ще не має.
no-own-workshop = Виберіть майстерню свого кольору: нейтральна не підійде.
no-own-school = Виберіть школу свого кольору: нейтральна не підійде.
no-native = Виберіть порожню клітинку своєї рідної місцевості.
no-neutral-here = Будівлю ставлять на порожню клітинку в межах досяжності; лопати, яких бракує, купують за знаряддя.
no-book-first = Спершу виберіть книжки.
no-book-now = Книжками платять за дії книжок та інновації або перетворюють їх на монети.
no-book-of-it = Книжок цієї дисципліни ви більше не маєте: заплатіть іншою.
no-pay-first = Спершу виберіть, якими книжками платити.
no-spades-first = Спершу використайте лопати або натисніть «Завершити».
no-water = На річці не споруджують: виберіть клітинку суходолу.
no-empty = Тут стоїть будівля: виберіть порожню клітинку.
no-reach = Ця клітинка поза досяжністю; на клітинках у межах досяжності показано, скільки потрібно лопат.
no-workshop-now = Перед раундом 1 і між раундами майстерень не споруджують: можна лише тераформувати.
no-first-hex = Майстерню ставлять лише на першу клітинку, яку ви тераформували.
no-workshop-left = На вашому планшеті не лишилося майстерень.
no-workshop-price = Майстерня коштує { n-tools } та { n-coins }.
no-first-native = Спершу зробіть першу клітинку рідною, потім можна перейти до іншої.
no-second-hex = Безплатних лопат не лишилося, а самими купленими лопатами іншу клітинку не тераформують.
no-spade-price = { $n ->
    [one] Лопата коштує { $n } знаряддя, а ви його не маєте.
    [few] Лопата коштує { $n } знаряддя, а стільки ви не маєте.
   *[many] Лопата коштує { $n } знарядь, а стільки ви не маєте.
}
no-offer-first = Спершу дайте відповідь на пропозицію сили.
no-competency-twice = Ви вже маєте цю компетентність: виберіть іншу.
no-competency-left = Жетонів цієї компетентності не лишилося: виберіть іншу.
no-competency-first = Спершу візьміть компетентність.
no-competency-now = Компетентність дають школа, університет або жетон.
no-city-left = Таких жетонів міста не лишилося: виберіть інший.
no-city-first = Спершу візьміть жетон міста.
no-city-now = Жетон міста беруть, коли засновують місто.
no-river-city = Ця річкова клітинка не з’єднує ваші групи в місто: виберіть підсвічену.
no-river-first = Спершу виберіть річкову клітинку.
no-scholar = Ви не маєте науковця, якого можна відрядити; науковців дають дохід, дії та жетони.
no-space = Усі комірки цієї дисципліни з такою кількістю рівнів зайняті; можна повернути науковця в запас задля 1 рівня.
no-level-now = Щоб просунутися тут, відрядіть науковця або поверніть його в запас.
no-palace-now = Жетон палацу беруть, коли модернізують гільдію до палацу.
no-palace-tile = Цей палац вам недоступний: виберіть один із відкритих.
no-palace-first = Спершу виберіть палац.
no-bonus-now = Бонус раунду беруть, коли пасують.
no-bonus-first = Спершу виберіть бонус раунду.
no-act-now = Цю особливу дію цього раунду вже використано, або зараз вона нічого не дасть.
no-conversion = Для цього перетворення вам бракує ресурсів.
no-sacrifice = Щоб пожертвувати фішку сили, потрібні дві фішки в чаші II.
no-foreign = Це чужа будівля: модернізувати можна лише свої.
no-neutral-upgrade = Нейтральні будівлі не модернізують.
no-upgrade = { $building_id ->
    [university] Університет далі не модернізують.
    [palace] Палац далі не модернізують.
   *[other] Цю будівлю далі не модернізують.
}
no-piece-left = { $building_id ->
    [guild] На вашому планшеті не лишилося гільдій.
    [school] На вашому планшеті не лишилося ні шкіл, ні палацу.
    [university] Ваш університет уже стоїть на мапі.
   *[other] Таких будівель на вашому планшеті не лишилося.
}
no-upgrade-price = Модернізація цієї будівлі до { $building_gen } коштує { n-tools } та { n-coins }.
no-crossed = Цього раунду цю дію вже використано.
no-power = { $power ->
    [0] Це коштує { n-power } з чаші III, а вона у вас порожня.
   *[other] Це коштує { n-power } з чаші III; ви маєте { $power }.
}
no-core = Зараз ця дія нічого не дасть.
no-books = { $books ->
    [0] { $n ->
        [one] Це коштує { $n } книжку, а ви не маєте жодної.
        [few] Це коштує { $n } книжки, а ви не маєте жодної.
       *[many] Це коштує { $n } книжок, а ви не маєте жодної.
    }
   *[other] { $n ->
        [one] Це коштує { $n } книжку; ви маєте { $books }.
        [few] Це коштує { $n } книжки; ви маєте { $books }.
       *[many] Це коштує { $n } книжок; ви маєте { $books }.
    }
}
no-innovation = Цієї інновації немає на полі: виберіть одну з викладених.
no-innovation-space = Ви вже маєте три інновації, більше брати не можна.
no-innovation-price = { $coins ->
    [0] Ця інновація коштує { n-books }, зокрема книжки її стовпця.
   *[other] Ця інновація коштує { n-books }, зокрема книжки її стовпця, та { n-coins }.
}
no-track-end = Цей трек пройдено до кінця.
no-track-price = { $tools ->
    [0] Поліпшення судноплавства коштує 1 науковця та { n-coins }; стільки ви не маєте.
   *[other] Модернізація тераформування коштує 1 науковця, { n-tools } та { n-coins }; стільки ви не маєте.
}
no-second-action = Ви вже виконали свою дію. Перетворіть ресурси або завершіть хід.
no-solo-bonus = Спершу виберіть бонус раунду.

## Числа

n-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}
n-tool = { $n ->
    [one] { $n } знаряддя
    [few] { $n } знаряддя
   *[many] { $n } знарядь
}
n-scholar = { $n ->
    [one] { $n } науковця
    [few] { $n } науковців
   *[many] { $n } науковців
}
n-scholars = { $scholars ->
    [one] { $scholars } науковця
    [few] { $scholars } науковців
   *[many] { $scholars } науковців
}
n-power = { $n ->
    [one] { $n } очко сили
    [few] { $n } очки сили
   *[many] { $n } очок сили
}
    .id = power
n-book-any = { $n ->
    [one] { $n } книжку на вибір
    [few] { $n } книжки на вибір
   *[many] { $n } книжок на вибір
}
n-any-book = { n-book-any }
n-any-level = { n-level-any }
n-level-any = { $n ->
    [one] { $n } рівень на вибір
    [few] { $n } рівні на вибір
   *[many] { $n } рівнів на вибір
}
n-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}
n-tools = { $tools ->
    [one] { $tools } знаряддя
    [few] { $tools } знаряддя
   *[many] { $tools } знарядь
}
n-spades = { $spades ->
    [one] { $spades } лопата
    [few] { $spades } лопати
   *[many] { $spades } лопат
}
n-books = { $books ->
    [one] { $books } книжку
    [few] { $books } книжки
   *[many] { $books } книжок
}
n-levels = { $levels ->
    [one] { $levels } рівень
    [few] { $levels } рівні
   *[many] { $levels } рівнів
}

## Малюнок

draw-title = { title }
region-map = Мапа
region-science = Наука
region-actions = Дії
region-rounds = Раунди
region-bonuses = Бонуси раунду
region-innovations = Інновації
region-competencies = Компетентності
region-palaces = Палаци
region-cities = Жетони міст
region-offers = Вибір
draw-score = { $seat }: { $points } ПО.
draw-round = Раунд { $round }
draw-phase-setup = Приготування
draw-phase-income = Дохід
draw-phase-actions = Дії
draw-phase-science = Науковий бонус
draw-phase-end = Фінальний підрахунок
draw-turn = Ходить { $owner }
draw-over = Партію завершено
draw-passed = Спасували
draw-order-now = { $owner }: місце { $place } у порядку ходів цього раунду
draw-order-next = { $owner }: пас, місце { $place } у порядку ходів наступного раунду
draw-river = Річка { $hex }
draw-hex = { $hex }, { $terrain }
draw-building = { $building } ({ $owner }){ $neutral ->
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
   *[other] У межах досяжності: { n-spades } за { n-tools }
}
draw-bridge = Міст між { $first } і { $second } ({ $owner })
draw-site = Місце для моста між { $first } і { $second }
draw-level-of = { $owner } { $level }
draw-level-unowned = нічийна фракція { $level }
draw-discipline = { $discipline_cap }: { $levels }
draw-spaces = { $free ->
    [0] { $discipline_cap }: вільних комірок на { $best } рівні немає
    [one] { $discipline_cap }: { $free } вільна комірка на { $best } рівні
    [few] { $discipline_cap }: { $free } вільні комірки на { $best } рівні
   *[many] { $discipline_cap }: { $free } вільних комірок на { $best } рівні
}
draw-round-tile = { $round ->
    [6] Раунд 6: { $round_tile_goal }
   *[other] Раунд { $round }: { $round_tile }
}
draw-final-tile = Фінальний раунд: { $final_tile }.
draw-action-power = { $used ->
    [0] Дія сили: { $action }
   *[other] Дія сили, цього раунду зайнята: { $action }
}
draw-action-books = { $used ->
    [0] Дія книжок: { $action }
   *[other] Дія книжок, цього раунду зайнята: { $action }
}
draw-price = Інновації цього стовпця коштують 2 книжки { $discipline_gen } та 3 будь-які
draw-innovation-split = { $innovation }. { $innovation_text } Коштує 2 книжки { $discipline_gen }, 2 книжки { $other_discipline_gen } та 1 будь-яку
draw-innovation = { $innovation }. { $innovation_text }
draw-competency = { $books ->
    [0] { $competency }. { $competency_text } Комірка дає { n-levels } { $discipline_gen }. Залишилося жетонів: { $left }
   *[other] { $competency }. { $competency_text } Комірка дає { n-levels } { $discipline_gen } та { n-books }. Залишилося жетонів: { $left }
}
draw-palace = { $palace }. { $palace_text }
draw-city-tile = Жетон міста: { $city_tile }, а також ключ. Залишилося: { $left }
draw-bonus = { $coins ->
    [0] Бонус раунду «{ $bonus }». { $bonus_text }
    [one] Бонус раунду «{ $bonus }», на ньому { $coins } монета. { $bonus_text }
    [few] Бонус раунду «{ $bonus }», на ньому { $coins } монети. { $bonus_text }
   *[many] Бонус раунду «{ $bonus }», на ньому { $coins } монет. { $bonus_text }
}
draw-offer-terrain = Планшет планування «{ $terrain_cap }». { $terrain_text }
draw-offer-faction = { $faction }. { $faction_text }
draw-offer-palace = { $palace }. { $palace_text }
draw-offer-bonus = Бонус раунду «{ $bonus }». { $bonus_text }
a-terrain = { $terrain_cap }
a-faction = { $faction }
draw-science = { $discipline_cap }
draw-faction = { $faction }, { $terrain }
draw-player = { $owner }: { $points } ПО{ $passed ->
    [0] { "" }
   *[other] , пас
}
draw-coins = { $owner }, монети: { $coins }
draw-tools = { $owner }, знаряддя: { $tools }
draw-scholars = { $owner }, доступні науковці: { $scholars }; у запасі: { $supply }
draw-books = { $owner }, книжки { $discipline_gen }: { $books }
draw-bowl = { $owner }, сила в чаші { $bowl }: { $power }
draw-keys = { $owner }, невикористані ключі: { $keys }
draw-bridges = { $owner }, мостів залишилося: { $bridges }
draw-annexes = { $owner }, нерозміщені павільйони: { $annexes }
draw-row = { $owner }, { $building }: на планшеті залишилося { $left }
draw-own-faction = { $owner }: { $faction }. { $faction_text }
draw-own-palace = { $built ->
    [0] { $owner }, палац ще не споруджено: { $palace }. { $palace_text }
   *[other] { $owner }: { $palace }. { $palace_text }
}
draw-own-bonus = { $owner }, бонус раунду «{ $bonus }». { $bonus_text }
draw-own-innovation = { $owner }, інновація «{ $innovation }». { $innovation_text }
draw-own-competency = { $owner }, компетентність «{ $competency }». { $competency_text }
draw-own-city = { $owner }, жетон міста: { $city_tile }
draw-shipping = { $owner }, судноплавство: { $shipping }
draw-terraforming = { $owner }: лопата коштує { n-tools }
draw-next-income = { $owner } отримає в наступній фазі доходу { $income }
draw-next = Наступний дохід:
draw-row-next = Наступна будівля додасть до доходу { $income }
draw-territory = { $territory ->
    [0] Жетон ПО за територію лежить долілиць: нічийна фракція має від 12 до 15 з’єднаних будівель
   *[other] Жетон ПО за територію: нічийна фракція має { $territory } з’єднаних будівель
}
draw-spades = { $spades ->
    [one] Витратити на вибрану клітинку { $spades } лопату
    [few] Витратити на вибрану клітинку { $spades } лопати
   *[many] Витратити на вибрану клітинку { $spades } лопат
}
draw-tunnel = { $spades ->
    [0] Прокласти тунель до вибраної клітинки, щоб лише спорудити
    [one] Прокласти тунель до вибраної клітинки й витратити { $spades } лопату
    [few] Прокласти тунель до вибраної клітинки й витратити { $spades } лопати
   *[many] Прокласти тунель до вибраної клітинки й витратити { $spades } лопат
}
draw-flight = { $spades ->
    [0] Долетіти до вибраної клітинки, щоб лише спорудити
    [one] Долетіти до вибраної клітинки й витратити { $spades } лопату
    [few] Долетіти до вибраної клітинки й витратити { $spades } лопати
   *[many] Долетіти до вибраної клітинки й витратити { $spades } лопат
}
draw-convert = Перетворити { $conversion }
draw-sacrifice = Пожертва сили: одна фішка з чаші II виходить із гри, інша переходить у чашу III
draw-return = Повернути науковця в запас задля рівня в { $discipline_loc }
draw-tower = Нейтральна вежа
draw-automa-cards = Автома розігрує { $card_acc }, опорна — { $support }; карт у колоді: { $deck }

sketch-order = Порядок ходів: { $turns }
sketch-passed = Пас: { $turns }
sketch-legend = { $terrains }; ~ річка. Будівлі: { $buildings }. F:g2 — гільдія гравця 2 в лісі; ' нейтральна, + павільйон, * місто. (2) — у межах досяжності, лопат до рідної місцевості.
sketch-spaces = вільних комірок для науковців: { $n }
sketch-bridges = Мости: { $bridges }
sketch-actions = Ще доступні дії: { $actions }
sketch-innovations = Інновації:
sketch-competencies = Компетентності (залишилося жетонів):
sketch-palaces = Палаци:
sketch-cities = Жетони міста (залишилося):
sketch-bonuses = Бонуси раунду (монет на них):
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
a-site = { $site }
a-city = { $city_tile }
a-bonus = { $bonus }
no-set = Спершу виберіть набір.
no-draft = Спершу виберіть один із викладених компонентів.
no-start-first = Спершу поставте початкову будівлю.
ask-OnHex = Виберіть клітинку.
draw-automa-deck = Карти Автоми, які ще попереду: { $numbers }
automa-card = { $card_cap }: { $what }. { $support }{ $passes ->
    [0] {""}
   *[other] {" "}На ній знак пасування.
}
automa-acts-two = { $first }; { $second }
automa-act-upgrade = модернізація
automa-act-block = блокування однієї дії сили та однієї дії книжок
automa-act-send = відрядження науковця
automa-act-build = тераформування і спорудження
automa-act-faction = дія фракції
automa-act-innovate = інновація, починаючи з раунду 3
automa-act-advance = 1 рівень у дисципліні
automa-act-vp = ПО: { $n }
automa-act-level = ПО за рівнем складності й раундом
automa-support = Як опорна: { $group ->
    [marked] позначені будівлі
   *[other] непозначені будівлі
}{ $joins ->
    [0] {""}
   *[other] {", "}групи зближуються
}; порядок місцевості { $list }; { $way ->
    [forward] від лівого верхнього кута
   *[other] від правого нижнього кута
}, варіант { $count }; науковець — { $science ->
    [tile] дисципліна жетона ПО за раунд
   *[other] дисципліна, де рівень 0 або найближче до вашого
}; при пасуванні — { $which ->
    [left] лівий
    [middle] середній
   *[other] правий
} бонус раунду.

## Перша гра

learn-title = Ваш перший раунд
learn-about = Приготування та весь перший раунд за сценарієм: ви тераформуєте, споруджуєте, модернізуєте, здобуваєте силу від сусіда, відряджаєте науковця, поліпшуєте судноплавство та пасуєте.
learn-rival = Віра
learn-welcome = Ласкаво просимо до «Ери інновацій»! Ви зіграєте перший раунд, ваша суперниця — { learn-rival }. У партії шість раундів; перемагає той, хто наприкінці має більше переможних очок.
learn-sets = Кожен бере набір: планшет планування з рідною місцевістю, фракцію та бонус на перший раунд.
learn-goblins = Візьміть болото з Гоблінами: за кожну використану лопату вони отримують 2 монети. Бонус дає науковця та 2 ПО за кожного відрядженого науковця.
learn-native = Ви споруджуєте лише на рідній місцевості: це темні болота з очеретом. Для початку кожен ставить дві майстерні.
learn-near = { learn-rival } оселилася на озері E8. Сусідство вигідне обом, тож поставте першу майстерню поруч, на E6.
learn-second = Останній за порядком ходів ставить дві поспіль. Другу поставте на B7.
learn-income = Раунд 1 починається з доходу: його дає кожна відкрита комірка планшета. Ви маєте 7 знарядь, 15 монет і 2 науковців.
learn-round = Кожен раунд винагороджує за своє. У цьому кожна споруджена майстерня дає 2 ПО, а наприкінці раунду рахують рівні банківської справи.
learn-reach = На клітинках у межах досяжності стоїть позначка: скільки лопат потрібно, щоб вони стали рідними. Лопата коштує вам 3 знаряддя.
learn-dig = E7 — рівнина, від болота її відділяє один крок. Виберіть E7 та одну лопату.
learn-coins = Гобліни отримали свої 2 монети. Тепер ця клітинка — болото.
learn-build = Майстерня коштує 1 знаряддя та 2 монети й у цьому раунді дає 2 ПО. Спорудіть її: виберіть E7, потім майстерню на своєму планшеті.
learn-offer = Поруч стоїть чужа майстерня, тому { learn-rival } отримала пропозицію сили за її значенням. Одне очко сили дістається безплатно, за більше платять ПО — на одне менше, ніж здобуто очок сили.
learn-end = До та після дії можна перетворювати ресурси. Зараз вам нічого не треба: завершіть хід.
learn-yours = Тепер { learn-rival } модернізувала E8 поруч із вашою майстернею: ви можете безплатно здобути 1 очко сили.
learn-bowls = Сила переходить із чаші I в чашу II, потім у чашу III. Витрачати можна лише силу з чаші III. Погоджуйтеся.
learn-upgrade = Майстерні стають гільдіями, гільдії — школами або палацом, школи — університетом. Кожен крок відкриває інший дохід.
learn-cheap = Поруч із суперником гільдія коштує 3 монети замість 6. Виберіть E7, потім гільдію на своєму планшеті.
learn-uncovered = Гільдія пішла зі свого ряду й відкрила монети та силу; майстерня повернулася і знову закрила знаряддя. Завершіть хід.
learn-sacrifice = У чаші III було лише 2 очки сили. { learn-rival } пожертвувала фішку, отримала третє та виконала дію сили з науковцем. Жетон X означає, що цього раунду ця дія більше нікому не доступна.
learn-science = Науковець у комірці поруч із дисципліною лишається там назавжди та дає 3 або 2 рівні.
learn-send = Відрядіть одного вивчати банківську справу, у комірку на 3 рівні. Ваш бонус раунду додасть 2 ПО.
learn-levels = Ви на рівні 4; рівень 3 приніс 1 очко сили. Для рівня 8 потрібен ключ від міста, а від рівня 9 дисципліна дає дохід. Завершіть хід.
learn-shipping = Річки розділяють землю. Судноплавство показує, скільки річкових клітинок ви можете перетнути.
learn-ship = Крок коштує 1 науковця та 4 монети й дає 2 ПО. Виберіть трек судноплавства.
learn-river = Дивіться, скільки клітинок за річкою стало доступно. Завершіть хід.
learn-passing = { learn-rival } спасувала: узяла новий бонус раунду й лишила старий. У наступному раунді вона ходить першою.
learn-pass = Ви витратили майже все. Пасуйте.
learn-bonus = Виберіть бонус на наступний раунд. Цей дає 3 очки сили та 3 ПО за кожну споруджену гільдію.
learn-phase3 = Коли всі спасують, настане черга наукового бонусу: 4 очки сили за кожні 3 рівні банківської справи. Потім наступний раунд почнеться з доходу. Завершіть хід.
learn-second-round = Раунд 2: погляньте на чашу III, ви маєте 7 очок сили. Цей раунд винагороджує за інше.
learn-power = Під мапою шість дій сили; кожну може виконати лише один гравець за раунд. { learn-rival } взяла знаряддя; візьміть 7 монет за 4 очки сили.
learn-cities = Чудово! До чого ще прагнути: чотири сусідні будівлі із загальною силою 7 засновують місто, а воно дає ПО, нагороду та ключ.
learn-books = Школи приносять компетентності та книжки, а книжками платять за інновації. Наприкінці рахують найбільшу територію, кожну дисципліну та ваші ресурси.
learn-more = Цього досить, щоб грати далі. Якщо чогось не можна, натисніть на це: гра пояснить чому й покаже правило.
planning-title = Планувати й набирати очки
planning-about = Останній раунд партії для двох: ви сплануєте його з кінця, від того, що приносить ПО, виберете компетентність, яка принесе ПО просто зараз, відберете дію в суперниці й вчасно зупинитеся.
planning-welcome = Раунд 6, останній. Ви граєте за Ченців, ваша рідна місцевість — ліс, і ведете 99 : 67. Споруджене зараз уже не дасть доходу, важать лише ПО. Ви маєте 9 знарядь, 7 монет і книжку юриспруденції.
planning-tiles = Кожен раунд починайте з його жетонів. Цей приносить 5 ПО за палац або університет, а обидва у вас уже стоять. Останній раунд має другий жетон: 4 ПО за кожну школу. До цього ще можна дотягтися. Усі жетони відкриті від самого початку, тож споруди можна приберегти для потрібного раунду.
planning-back = Плануйте з кінця. Школа коштує 3 знаряддя та 5 монет і виростає з гільдії; гільдія коштує 2 знаряддя та 6 монет і виростає з майстерні. Разом 5 знарядь і 11 монет: чотирьох монет бракує. Хіба що…
planning-neighbour = …майстерня має сусіда. { learn-rival } забудувала B8 поруч з A8, і гільдія там коштує 3 монети замість 6. Модернізуйте A8: виберіть клітинку, потім гільдію на планшеті.
planning-convert = Лишилося чотири монети, а школа коштує п’ять. Знарядь у вас із запасом: перетворіть одне на монету. Перетворювати можна лише у свій хід, до або після дії.
planning-wait = За хід — одна дія, школа зачекає. Її у вас ніхто не відбере: будівлі на планшеті лише ваші. Спершу робіть те, що можуть перехопити, потім те, що можете лише ви. Завершіть хід.
planning-school = Кроти суперниці набирають 4 ПО за кожен тунель. Завадити не можна, тож тримайтеся свого плану: модернізуйте гільдію до школи. Це одразу 4 ПО та компетентність.
planning-income = Яку взяти? У перших раундах найкращий дохід: він надходить щораунду. Тепер доходу більше не буде. Чимала частина жетонів відпадає.
planning-compare = «Ресурси» дають одразу 5 ПО. «Найслабша дисципліна» під час пасу приносить 1 ПО за рівень найнижчої дисципліни, а у вас усі чотири не нижчі за 7: це 7 ПО. Беріть її.
planning-offers = Споруди поруч із суперницею дали їй по 1 очку сили: така ціна дешевої гільдії. Одне очко — дрібниця. Поруч із палацом або університетом добре поміркуйте. Завершіть хід.
planning-science = Тепер фінальний підрахунок очок. У кожній дисципліні перший набирає 8 ПО, другий 4, третій 2. Ви всюди попереду, а три ваші маркери стоять на 7 і без ключа, який дають за місто, далі не підуть. Де ж вам загрожує небезпека?
planning-deny = У банківській справі { learn-rival } на рівні 5. Ця дія книжок дає 2 рівні: вона б вас наздогнала, і ви поділили б місця, по 6 ПО. Кожна дія на полі доступна раз на раунд. Книжки вона поки не має, ви встигаєте. Візьміть її самі: це одна книжка, наприкінці вона дала б лише одну монету.
planning-denied = Рівні дісталися інженерії, єдиній дисципліні, де ви ще можете рухатися. Вони нічого не дають, зате дія зайнята, і в банківській справі ви зберігаєте відрив у 4 ПО. Завершіть хід.
planning-area = А найбільша територія: 18, 12 і 6 ПО? У вас шість будівель у межах досяжності одна від одної, у суперниці більше. На три знаряддя вийде щонайбільше одна майстерня, і місця вона не змінить. Очки дають за місце, а не за розмір.
planning-stop = Отже, споруджувати більше нема чого. Пасуйте, і «Найслабша дисципліна» принесе 7 ПО.
planning-rest = Решту перерахують у монети, 5 за 1 ПО: знаряддя, книжки й сила із чаші III — один до одного. На 1 ПО вистачить. Завершіть хід; { learn-rival } дограє без вас.
planning-sum = 149 : 112. Цей раунд: 4 ПО за школу, 7 за компетентність, 32 за чотири перші місця в науці, 6 за територію. Науку виграно раніше: туди пішли науковці й книжки.
planning-plan = На всю партію: раунди 1 і 2 — для доходу, насамперед знарядь і монет; 3 і 4 — для міст, ключів і компетентностей; 5 і 6 — для того, що приносить ПО. Заздалегідь шукайте раунд, у якому ваша наступна велика будівля принесе ПО, і споруджуйте її тоді.
planning-mistakes = Часті помилки: жетони доходу в останніх раундах; сила, що без діла лежить у чаші III; дисципліни, які застрягли на 7 без ключа; і звичка пасувати останнім, коли найкращі бонуси раунду й дії вже розібрано.

## Компоненти

part-coin = Монета
part-tool = Знаряддя
part-scholar = Науковець
part-power = Сила
part-token = Фішка сили
part-spade = Лопата
part-points = Переможні очки
part-key = Ключ від міста
part-bridge = Міст
part-ship = Судноплавство
part-city = Жетон міста
part-competency = Компетентність
part-bulb = Інновація
part-hand = Дохід, фаза I
part-now = Одразу
part-octagon = Дія раз на раунд
part-pass = Під час пасування
part-book-any = Книжка на вибір
part-level-any = Рівень на вибір
part-levels = По рівню в кожній дисципліні
part-annex = Павільйон
part-edge-hex = Межова клітинка
part-river-hex = Річкова клітинка
part-tunnel = Тунель
part-flight = Політ
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
part-build = Тут можна будувати
part-cross = Використано в цьому раунді
part-arrow = Зараз ходить
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
part-round-final_workshop = Фінальний раунд: { final_tile-final_workshop }
part-round-final_school = Фінальний раунд: { final_tile-final_school }
part-round-final_edge_workshop = Фінальний раунд: { final_tile-final_edge_workshop }
part-round-final_guild = Фінальний раунд: { final_tile-final_guild }
part-power-bridge = Дія сили: { action-power-bridge }
part-power-scholar = Дія сили: { action-power-scholar }
part-power-tools = Дія сили: { action-power-tools }
part-power-coins = Дія сили: { action-power-coins }
part-power-spade_1 = Дія сили: { action-power-spade_1 }
part-power-spade_2 = Дія сили: { action-power-spade_2 }
part-books-power = Дія книжок: { action-books-power }
part-books-coins = Дія книжок: { action-books-coins }
part-books-score_guilds = Дія книжок: { action-books-score_guilds }
part-books-levels = Дія книжок: { action-books-levels }
part-books-upgrade_guild = Дія книжок: { action-books-upgrade_guild }
part-books-spade_3 = Дія книжок: { action-books-spade_3 }
part-city-tools = Жетон міста: { city_tile-tools }
part-city-books = Жетон міста: { city_tile-books }
part-city-power = Жетон міста: { city_tile-power }
part-city-spades = Жетон міста: { city_tile-spades }
part-city-coins = Жетон міста: { city_tile-coins }
part-city-scholar = Жетон міста: { city_tile-scholar }
part-city-levels = Жетон міста: { city_tile-levels }

## The gallery

gallery-terrain = Планшети планування
gallery-faction = Фракції
gallery-palace = Палаци
gallery-innovation = Інновації
gallery-competency = Компетентності
gallery-bonus = Бонуси раунду
gallery-round = Жетони ПО за раунди
gallery-final = Жетони ПО за фінальний раунд
gallery-city = Жетони міст
gallery-power = Дії сили
gallery-books = Дії книжок
gallery-automa = Карти Автоми
example-AI-3-2-3 = Рівень { $level } або вище в медицині: { $points } ПО в кожній фазі I.
example-AI-3-3-3 = Крок судноплавства з { $first } на { $second }: { $points } ПО.
example-AI-3-3-4 = Другий крок тераформування: { $points } ПО.
example-AI-3-3-9 = Озеро, крок судноплавства з { $first } на { $second }: { $points } ПО.
example-AI-4-7-1 = Кроти риють тунель під однією клітинкою; гравців — { $players }: { $points } ПО.
example-AI-4-7-2 = Політ через дві клітинки: { $points } ПО.
example-AI-4-9-2 = Хтось споруджує поруч із вашою гільдією. Здобуто очок сили: { $power }, втрачено ПО: { $points }.
example-area-first = Зелені мають судноплавство, тож чотири будівлі на двох берегах — одна група, до того ж найбільша: { $points } ПО.
example-area-second = Жовті не мають судноплавства: враховуються дві будівлі з трьох, це друге місце: { $points } ПО.
example-AI-4-11-6 = Зелені перші в юриспруденції: { $points } ПО.
example-AI-4-11-7 = Усе це коштує { n-coins }: { $points } ПО.
example-AI-4-11-8 = Зелені й жовті ділять перше і друге місця в юриспруденції: по { $points } ПО.
example-AI-4-12-16 = Автома пасує в раунді { $round } за цього жетона ПО за раунд: { $points } ПО.
example-AI-4-12-17 = Рівень { $level }, раунд { $round }: карта з ПО за рівнем складності дає { $points } ПО.
example-AI-4-12-24 = Перегонники пасують першими в раунді { $round }: { $points } ПО, удвічі більше, ніж за жетон.
example-automa-action = { $faction }, рівень { $level }, раунд { $round }: дія фракції дає { $points } ПО.
example-wanderers-end = Три будівлі Мандрівників наприкінці гри: { $points } ПО.

## Помилки: що не так із позицією чи файлом значень

phrase-other-land = місцевість, відмінна від надрукованої, і лише на суходолі
phrase-the-end-with-frames-on-the-agenda = кінець партії, хоча кроки ще лишилися
phrase-an-empty-agenda = порожній список кроків
phrase-name-with-this-agenda = { $name } за цих кроків
phrase-parties-in-phase-name = сторони у фазі { $name }
phrase-a-turn-out-of-order = хід не у свою чергу
phrase-the-party-before-the-next-one = сторона, чий хід іде перед наступним за порядком
phrase-one-that-has-not-passed = сторона, яка не спасувала
phrase-n-books-to-pay = скільки книжок треба віддати: { $n }
phrase-the-n-that-are-there = не більше, ніж є: { $n }
phrase-no-list = не список
phrase-none-to-take = немає чого взяти
phrase-one-on-the-board = жетон інновації, який лежить на полі
phrase-no-effect = немає ефекту
phrase-an-effect-of-the-game-once-or-more = ефект цієї гри, один раз або більше
phrase-another-action = інша дія
phrase-it-is-taken-at-once = дія, яку виконують одразу
phrase-n-left = лишилося { $n }
phrase-what-is-left-of-the-effect = те, що лишилося від ефекту
phrase-the-terms-of-this-phase = умови цієї фази
phrase-no-empty-land = порожнього суходолу немає
phrase-the-hex-that-was-terraformed-first = клітинка, яку тераформували першою
phrase-nothing-in-phase-name = у фазі { $name } немає кроків
phrase-a-game-that-goes-on = партія, яка триває
phrase-a-tile-from-round-6-on = жетон лише починаючи з 6-го раунду
phrase-somebody-who-has-not = сторона, яка не спасувала
phrase-all-at-the-end-of-phase-ii = усі сторони наприкінці фази II
phrase-n-who-has-the-turn = { $n }, чий зараз хід
phrase-something-else = щось інше
phrase-offers-of-power = пропозиції сили
phrase-power-for-another-seat-than-n = очки сили для іншого місця, не { $n }
phrase-rewards-of-the-same-seat = нагороди того самого місця
phrase-another-effect = інший ефект
phrase-rewards-that-can-wait = нагороди, які можуть зачекати
phrase-a-reward-in-no-action = нагорода поза дією
phrase-levels-books-and-spades = рівні, книжки й лопати
phrase-no-key-or-another-level = немає ключа або рівень інший
phrase-level-7-with-a-key = рівень 7 із ключем
phrase-a-competency-that-is-not-owned = компетентність, якої сторона не має
phrase-an-own-one = своя компетентність
phrase-no-guild-for-a-palace = немає гільдії під палац
phrase-an-own-guild = своя гільдія
phrase-a-choice-out-of-order = вибір не у свою чергу
phrase-turn-order = порядок ходів
phrase-bits-of-four-disciplines = біти чотирьох дисциплін
phrase-one-on-the-map = будівля, яка вже на мапі
phrase-a-building-that-is-left = будівля, яка лишилася
phrase-a-workshop-or-the-university = майстерня або університет
phrase-sets-after-the-choice = набори після вибору
phrase-an-empty-table = порожній стіл
phrase-a-faction-twice = одна фракція двічі
phrase-some-before-the-start-buildings = щось до спорудження початкових будівель
phrase-a-set-up-with-a-game-in-play = приготування, коли партія вже триває
phrase-some-before-the-boards-are-set-up = щось до приготування планшетів
phrase-another-number-of-the-automa-s-workshops = інша кількість майстерень Автоми
phrase-those-of-its-card = стільки, скільки вказано на її карті
phrase-a-table-with-names-where-the-set-up-has-allowed = стіл: { $names }, а приготування: { $allowed }
phrase-both-alike = одне й те саме
phrase-a-draw-for-a-filled-cell = жереб для зайнятої клітинки
phrase-one-for-each-empty-cell = по одному на кожну порожню клітинку
phrase-a-draw-for-a-filled-space = жереб для зайнятої комірки
phrase-one-for-each-empty-space = по одному на кожну порожню комірку
phrase-a-choice-out-of-turn = вибір поза чергою
phrase-reverse-turn-order = зворотний порядок ходів
phrase-other-bowls-than-the-set-up-has = інші чаші, ніж під час приготування
phrase-filled-with-the-boards = чаші, які заповнюють разом із планшетами
phrase-changes-before-the-start-buildings-stand = зміни до спорудження початкових будівель
phrase-n-start-buildings-of-seat-me = початкові будівлі місця { $me }: { $n }
phrase-no-tower-of-seat-n = немає вежі в місця { $n }
phrase-one-of-its-three-start-buildings = одна з трьох його початкових будівель
phrase-a-draft-out-of-turn = вибір поза чергою
phrase-everybody-in-turn-order = усі в порядку ходів
phrase-a-set-without-a-bonus = набір без бонусу
phrase-one-in-each-set = по одному в кожному наборі
phrase-the-start-building-of-the-faction = початкова будівля фракції
phrase-something-twice = щось двічі
phrase-n-in-phase-name = { $n } у фазі { $name }
phrase-0-in-the-set-up-only = 0 лише під час приготування
phrase-each-party-once = кожна сторона один раз
phrase-levels-of-a-faction-without-a-player = рівні фракції без гравця
phrase-0-or-in-round-n-one-of-names = 0, а в останньому раунді ({ $n }) — одне з { $names }
phrase-more-scholars-than-there-are = більше науковців, ніж є
phrase-7-with-those-that-were-sent = 7 разом із відрядженими
phrase-at-most-one-for-each-city-tile = не більше одного на жетон міста
phrase-annexes = павільйони
phrase-two-with-the-competency-that-gives-them = два, якщо є компетентність, яка їх дає
phrase-n-power-tokens = фішки сили: { $n }
phrase-nothing = нічого
phrase-a-board-a-faction-and-a-round-bonus-in-play = планшет, фракція і бонус раунду під час партії
phrase-none-of-party-n = немає будівель у сторони { $n }
phrase-at-least-one-building-in-play = принаймні одна будівля під час партії
phrase-a-palace-without-a-tile-or-a-tile-without = палац без жетона або жетон без палацу
phrase-something-outside = щось за межами мапи
phrase-buildings-on-land-marks-on-buildings = будівлі на суходолі, мітки на будівлях
phrase-land = суходіл
phrase-river-hexes = річкові клітинки
phrase-the-terrain-name = місцевість { $name }
phrase-name-native-to-its-owner = { $name }, рідна для власника
phrase-another-building = інша будівля
phrase-buildings-of-the-automa = будівлі Автоми
phrase-an-automa-that-is-not-set-up = непідготовлена Автома
phrase-workshops-a-bonus-and-cards = майстерні, бонус і карти
phrase-parties-name-with-two-seats-names = сторони, { $name } удвох, { $names }
phrase-two-markers-on-level-12 = два маркери на рівні 12
phrase-one-in-each-discipline = по одному в кожній дисципліні
phrase-resources-of-the-automa = ресурси Автоми
phrase-a-building-without-owner = будівля без власника або власник без будівлі
phrase-as-a-neutral-building = лише як нейтральна будівля
phrase-too-many-of-name = забагато: { $name }
phrase-n-each = у кожної сторони { $n }
phrase-a-bridge-of-n = міст сторони { $n }
phrase-at-an-own-building = біля своєї будівлі
phrase-too-many-of-party-n = забагато в сторони { $n }
phrase-cards-only-in-a-game-alone = карти лише у грі наодинці

reason-coins = { $how ->
    [more] дає монети: +{ $n }
    [denied] у гравця { $name } менше монет: −{ $n }
   *[kept] береже монети: { $n }
}
reason-tools = { $how ->
    [more] дає знаряддя: +{ $n }
    [denied] у гравця { $name } менше знарядь: −{ $n }
   *[kept] береже знаряддя: { $n }
}
reason-scholars = { $how ->
    [more] дає науковців: +{ $n }
    [denied] у гравця { $name } менше науковців: −{ $n }
   *[kept] береже науковців: { $n }
}
reason-books = { $how ->
    [more] дає книжки: +{ $n }
    [denied] у гравця { $name } менше книжок: −{ $n }
   *[kept] береже книжки: { $n }
}
reason-power = { $how ->
    [more] дає силу: +{ $n }
    [denied] у гравця { $name } менше сили: −{ $n }
   *[kept] береже силу: { $n }
}
reason-shipping = { $how ->
    [more] поліпшує судноплавство, кроків: +{ $n }
    [denied] судноплавство гравця { $name } слабше, кроків: −{ $n }
   *[kept] зберігає судноплавство, кроків: { $n }
}
reason-terraforming = { $how ->
    [more] модернізує тераформування, кроків: +{ $n }
    [denied] тераформування гравця { $name } слабше, кроків: −{ $n }
   *[kept] зберігає тераформування, кроків: { $n }
}
reason-levels = { $how ->
    [more] дає рівні дисциплін: +{ $n }
    [denied] у гравця { $name } менше рівнів дисциплін: −{ $n }
   *[kept] береже рівні дисциплін: { $n }
}
reason-innovations = { $how ->
    [more] дає інновації: +{ $n }
    [denied] у гравця { $name } менше інновацій: −{ $n }
   *[kept] береже інновації: { $n }
}
reason-competencies = { $how ->
    [more] дає компетентності: +{ $n }
    [denied] у гравця { $name } менше компетентностей: −{ $n }
   *[kept] береже компетентності: { $n }
}
reason-income = { $how ->
    [more] підвищує дохід кожного раунду
    [denied] дохід гравця { $name } нижчий
   *[kept] зберігає добрий дохід
}
reason-land = { $how ->
    [more] відкриває землю для будівель: +{ $n }
    [denied] закриває землю від гравця { $name }: { $n }
   *[kept] зберігає землю для будівель: { $n }
}
reason-cities = { $how ->
    [more] засновує місто
    [denied] гравець { $name } лишається без міста
   *[kept] засновано міст: { $n }
}
reason-near_city = { $how ->
    [more] наближає наступне місто
    [denied] гравець { $name } далі від наступного міста
   *[kept] наступне місто близько
}
reason-built-building = { $how ->
    [more] додає будівлю: { $building }
    [denied] у гравця { $name } на будівлю менше: { $building }
   *[kept] зберігає будівлі: { $building }
}

## Parts of a position

position-round = Раунд
position-phase = Фаза
position-turn = Чий хід
position-order = Порядок ходів
position-passed = Спасували
position-round_tiles = Жетони ПО за раунди
position-final_tile = Жетон ПО за фінальний раунд
position-book_actions = Дії книжок
position-competency_cells = Компетентності на полі
position-innovation_cells = Інновації на полі
position-palaces = Доступні палаци
position-cards = Доступні місцевості
position-set_factions = Фракції наборів
position-set_bonuses = Бонуси раунду в наборах
position-factions_offered = Доступні фракції
position-display = Викладені бонуси раунду
position-coins_on = Монети на бонусах раунду
position-crossed = Дії, зайняті в цьому раунді
position-territory = Жетон ПО за територію
position-unowned = Рівні нічийних фракцій
position-scholars_sent = Науковці на полі науки
position-terraformed = Змінена місцевість
position-neutral = Нейтральні будівлі
position-annexed = Павільйони
position-cities = Клітинки в містах
position-river_cities = Річкові клітинки міст
position-deck = Колода Автоми
position-top = Карта Автоми
position-discard = Скид Автоми
position-marked = Клітинки, позначені Автомою
position-buildings = Будівлі
position-bridges = Мости
position-purse = Ресурси
position-bowl_1 = Сила в чаші I
position-bowl_2 = Сила в чаші II
position-burnt = Пожертвувана сила
position-points = Очки
position-level = Рівні дисциплін
position-keys = Ключі від міст
position-shipping = Судноплавство
position-terraforming = Тераформування
position-native = Рідна місцевість
position-faction = Фракція
position-palace = Палац
position-drafted = Вибраний палац
position-bonus = Бонус раунду
position-competencies = Компетентності
position-innovations = Інновації
position-city_tiles = Жетони міст
position-used = Здібності, застосовані в цьому раунді
seat-9 = нічийна фракція
phase-setup = приготування
phase-income = дохід
phase-actions = дії
phase-science = науковий бонус
phase-end = кінець
unit-coins = монети
unit-tools = знаряддя
unit-scholars = науковці
unit-banking = книжки банківської справи
unit-law = книжки юриспруденції
unit-engineering = книжки інженерії
unit-medicine = книжки медицини
unit-power = сила в чаші III
unit-annexes = павільйони
unit-vp = переможні очки
