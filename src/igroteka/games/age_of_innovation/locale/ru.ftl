# «Эра инноваций» по-русски.

title = Эра инноваций
tagline = Терраформируйте, стройте и развивайте науку все шесть раундов
about = Семь типов местности, двенадцать фракций и поле науки: вы терраформируете земли вокруг, улучшаете мастерские до гильдий, школ, университета и дворца, основываете города, продвигаетесь в четырёх дисциплинах и платите книгами за инновации. Сила циркулирует по трём чашам, и соседи получают её всякий раз, когда вы строите рядом с ними. Каждый раунд награждает за своё.
minutes = 40 минут на игрока
weight = сложная

## Слова
# Terrains
terrain-desert = пустыня
    .acc = пустыню
    .text = На старте: одна бесплатная лопата, когда все начальные здания уже стоят.
terrain-plains = равнина
    .acc = равнину
    .text = Развитие терраформирования стоит вам 1 монету вместо 5.
terrain-swamp = болото
    .acc = болото
    .text = На старте: 1 учёный, 3 фишки силы в чаше I и 9 в чаше II.
terrain-lake = озеро
    .acc = озеро
    .text = Судоходство начинается с 1; уровень 2 даёт 3 ПО, уровень 3 — 2 книги на выбор.
terrain-forest = лес
    .acc = лес
    .text = На старте: по 1 уровню в каждой дисциплине, 4 фишки силы в чаше I и 8 в чаше II.
terrain-mountain = гора
    .acc = гору
    .text = Доход больше на 2 монеты; первая ячейка гильдии даёт 3 монеты.
terrain-wasteland = пустошь
    .acc = пустошь
    .text = На старте: 4 инструмента и 1 книга на выбор. Вторая инновация не требует дополнительной книги.
terrain-river = река
    .acc = реку

# Disciplines
discipline-banking = банковское дело
    .gen = банковского дела
    .acc = банковское дело
    .loc = банковском деле
discipline-law = юриспруденция
    .gen = юриспруденции
    .acc = юриспруденцию
    .loc = юриспруденции
discipline-engineering = инженерия
    .gen = инженерии
    .acc = инженерию
    .loc = инженерии
discipline-medicine = медицина
    .gen = медицины
    .acc = медицину
    .loc = медицине

# Buildings
building-workshop = мастерская
    .acc = мастерскую
    .gen = мастерской
    .neutral = нейтральную мастерскую
building-guild = гильдия
    .acc = гильдию
    .gen = гильдии
    .neutral = нейтральную гильдию
building-school = школа
    .acc = школу
    .gen = школы
    .neutral = нейтральную школу
building-university = университет
    .acc = университет
    .gen = университета
    .neutral = нейтральный университет
building-palace = дворец
    .acc = дворец
    .gen = дворца
    .neutral = нейтральный дворец
building-tower = башня
    .acc = башню
    .gen = башни
    .neutral = нейтральную башню
building-monument = монумент
    .acc = монумент
    .gen = монумента
    .neutral = монумент

# Factions
faction-blessed = Благословенные
    .text = На старте: по 1 уровню в каждой дисциплине. Для научного бонуса ваши уровни считаются на 3 выше, даже сверх 12.
faction-inventors = Изобретатели
    .text = До раунда 1 берут любой жетон компетенции вместе с уровнями и книгами его ячейки.
faction-goblins = Гоблины
    .text = На старте: по 1 уровню в банковском деле и инженерии и 1 инструмент. Каждая использованная лопата, откуда бы она ни взялась, сразу даёт 2 монеты.
faction-omar = Дворяне
    .text = На старте: по 1 уровню в банковском деле и инженерии, третье начальное здание — башня. Доход: 2 очка силы и 2 монеты.
faction-illusionists = Иллюзионисты
    .text = На старте: 2 уровня в медицине. Каждое действие силы стоит на 1 очко силы меньше и даёт 1 ПО, а вчетвером и впятером — 2 ПО.
faction-moles = Кроты
    .text = На старте: 2 уровня в инженерии. Можно прокладывать туннели и действием за 1 инструмент строить мост, в том числе над сушей.
faction-felines = Коты
    .text = На старте: по 1 уровню в банковском деле и медицине. Каждый основанный город даёт 3 уровня на выбор и 1 книгу на выбор.
faction-philosophers = Философы
    .text = На старте: 2 уровня в банковском деле. Каждая компетенция даёт ещё 1 книгу её столбца. Особое действие: получить 1 книгу на выбор.
faction-monks = Монахи
    .text = На старте: 1 уровень в юриспруденции; вместо мастерских ставят университет и берут за него компетенцию.
faction-navigators = Штурманы
    .text = На старте: 3 уровня в юриспруденции. Каждая мастерская, построенная у реки, даёт 2 ПО и 1 монету.
faction-psychics = Ясновидцы
    .text = На старте: по 1 уровню в банковском деле и медицине и 1 инструмент. Особое действие: получить 5 очков силы и сразу выполнить ещё одно действие.
faction-lizards = Ящерицы
    .text = На старте: 2 уровня на выбор. Каждый основанный город позволяет терраформировать и строить с 1 бесплатной лопатой и бесплатной мастерской, которую можно поставить на любую родную клетку в пределах досягаемости.

# Factions of the Automa
faction-simpletons = Простаки
    .text = На старте: по 1 уровню в каждой дисциплине. Действие фракции: терраформируют, строят и получают ПО по уровню сложности.
faction-kuddlers = Обнимашки
    .text = На старте: по 1 уровню в банковском деле и юриспруденции. Действие фракции: терраформируют, строят и получают на 1 ПО больше, чем даёт уровень сложности; сначала важна близость клетки к вам, затем порядок вашей местности.
faction-druids = Друиды
    .text = На старте: 2 уровня в медицине. Действие фракции: терраформируют, строят и продвигаются на 2 уровня в одной дисциплине.
faction-racelings = Гонщики
    .text = На старте: по 1 уровню в юриспруденции и медицине. Если пасуют первыми, ПО за пас удваиваются.
faction-wanderers = Странники
    .text = На старте: по 1 уровню в банковском деле и инженерии. Действие фракции: терраформируют и строят даже вне досягаемости и получают на 1 ПО меньше, чем даёт уровень сложности. В конце: 2 ПО за каждое их здание.
faction-mimics = Подражатели
    .text = На старте: по 1 уровню в юриспруденции и инженерии. Действие фракции: терраформируют, строят и получают на 1 ПО больше, чем даёт уровень сложности; сначала важен порядок вашей местности, затем близость клетки к вам.
faction-powermongers = Властолюбцы
    .text = На старте: по 1 уровню в инженерии и медицине. Действие фракции: терраформируют и строят там, где вам достаётся больше всего силы, и получают ПО по уровню сложности. Когда вы получаете от их здания 2 или больше очков силы, они продвигаются на 1 уровень.

# Palaces
palace-palace-1 = Дворец № 1
    .acc = дворец № 1
    .text = Доход: 5 очков силы. Особое действие: получить 2 инструмента.
palace-palace-2 = Дворец № 2
    .acc = дворец № 2
    .text = Особое действие: терраформировать и строить с 2 бесплатными лопатами.
palace-palace-3 = Дворец № 3
    .acc = дворец № 3
    .text = Доход: 2 очка силы. Особое действие: бесплатно заменить школу гильдией (это считается строительством) и получить 3 ПО и 1 инструмент. На планшете должна быть свободная гильдия.
palace-palace-4 = Дворец № 4
    .acc = дворец № 4
    .text = Доход: 2 очка силы. Особое действие: бесплатно улучшить мастерскую до гильдии; это считается строительством.
palace-palace-5 = Дворец № 5
    .acc = дворец № 5
    .text = Доход: 4 очка силы. Сразу возьмите жетон компетенции вместе с уровнями и книгами его ячейки.
palace-palace-6 = Дворец № 6
    .acc = дворец № 6
    .text = Доход: 2 очка силы и 1 книга на выбор. Особое действие: продвинуться на 2 уровня в одной дисциплине.
palace-palace-7 = Дворец № 7
    .acc = дворец № 7
    .text = Доход: 4 очка силы. При пасе: 3 ПО за каждую вашу школу.
palace-palace-8 = Дворец № 8
    .acc = дворец № 8
    .text = Доход: 2 очка силы, 2 монеты и 1 инструмент. Вашим городам достаточно силы 6 вместо 7; число зданий не меняется.
palace-palace-9 = Дворец № 9
    .acc = дворец № 9
    .text = Доход: 1 учёный. Вам доступны полёты.
palace-palace-10 = Дворец № 10
    .acc = дворец № 10
    .text = Доход: 6 монет. Сразу получите 12 очков силы и 2 книги на выбор.
palace-palace-11 = Дворец № 11
    .acc = дворец № 11
    .text = Доход: 1 инструмент. Сразу возьмите жетон города на выбор: это считается основанием города, но ни одно здание в него не входит.
palace-palace-12 = Дворец № 12
    .acc = дворец № 12
    .text = Доход: 8 очков силы. 2 ПО за каждую построенную мастерскую.
palace-palace-13 = Дворец № 13
    .acc = дворец № 13
    .text = Особое действие: получить 1 книгу на выбор и 3 монеты. 3 ПО за каждую построенную гильдию.
palace-palace-14 = Дворец № 14
    .acc = дворец № 14
    .text = Доход: 6 очков силы. Сразу бесплатно развейте судоходство один или два раза. Речная клетка может соединить ваши группы в город.
palace-palace-15 = Дворец № 15
    .acc = дворец № 15
    .text = Доход: 6 очков силы. Сразу, в любом порядке, но одно за другим: терраформируйте и стройте с 2 бесплатными лопатами, постройте до 2 бесплатных мостов и получите 2 книги на выбор.
palace-palace-16 = Дворец № 16
    .acc = дворец № 16
    .text = Доход: 2 очка силы и 1 книга на выбор. Сразу поставьте гильдию с планшета на любую пустую родную клетку, даже вне досягаемости; это считается строительством.
palace-palace-17 = Дворец № 17
    .acc = дворец № 17
    .text = Доход: 2 очка силы. Сразу получите 10 ПО.

# Innovations
innovation-deus_ex_machina = Deus Ex Machina
    .text = Сразу получите 1 книгу на выбор и по 1 уровню в каждой дисциплине. Особое действие: терраформировать и строить с 1 бесплатной лопатой.
innovation-professors = Профессора
    .text = Особое действие: получить 1 учёного и 3 ПО.
innovation-trade_routes = Торговые пути
    .text = При пасе: 2 ПО за каждую вашу гильдию.
innovation-architecture = Архитектура
    .text = Сразу получите 10 ПО и по 1 уровню на выбор за каждый вид зданий, который есть у вас на карте.
innovation-libraries = Библиотеки
    .text = Сразу получите 1 ПО за каждый уровень в двух дисциплинах, где вы продвинулись дальше всего.
innovation-sewers = Канализация
    .text = Сразу получите 2 ПО за каждую вашу мастерскую.
innovation-colleges = Колледжи
    .text = Сразу получите 5 ПО за каждую вашу школу.
innovation-league_of_cities = Лига городов
    .text = Сразу получите 5 ПО за каждый ваш жетон города.
innovation-communications = Коммуникации
    .text = Сразу получите 8, 12 или 18 ПО за 4, 5 или не менее 6 отдельных групп ваших зданий.
innovation-steam_power = Паровая тяга
    .text = Сразу получите 1 учёного и бесплатно развейте терраформирование и судоходство на шаг, с наградами этих шагов.
innovation-census = Перепись населения
    .text = Сразу получите 8, 12 или 18 ПО за 7–8, 9–10 или не менее 11 ваших зданий.
innovation-steel = Сталь
    .text = Сразу получите 8, 12 или 18 ПО за 1, 2 или 3 ваших моста на карте.
innovation-neutral_workshop = Нейтральная мастерская
    .text = Сразу постройте нейтральную мастерскую. Доход: 3 инструмента.
innovation-neutral_guild = Нейтральная гильдия
    .text = Сразу постройте нейтральную гильдию. Доход: 5 монет.
innovation-neutral_school = Нейтральная школа
    .text = Сразу постройте нейтральную школу и возьмите жетон компетенции вместе с уровнями и книгами его ячейки.
innovation-neutral_university = Нейтральный университет
    .text = Сразу постройте нейтральный университет, без компетенции. Доход: 2 ПО.
innovation-neutral_palace = Нейтральный дворец
    .text = Сразу постройте нейтральный дворец, без жетона дворца, и положите 2 новые фишки силы в чашу III. Доход: 4 очка силы.
innovation-neutral_monument = Нейтральный монумент
    .text = Сразу постройте монумент и получите 7 ПО. Его сила — 4, и городу с ним достаточно двух зданий.

# Competencies
competency-tool_and_level = Инструмент и уровень
    .text = Доход: 1 инструмент и 1 уровень на выбор.
competency-vp_and_coins = ПО и монеты
    .text = Доход: 3 ПО и 2 монеты.
competency-book_and_power = Книга и сила
    .text = Доход: 1 книга на выбор и 1 очко силы.
competency-instant_resources = Ресурсы
    .text = Сразу получите 5 ПО, 1 инструмент и 2 монеты.
competency-scholar_scoring = Учёные
    .text = 2 ПО за каждого учёного, отправленного в фазе II, в том числе возвращённого в запас.
competency-two_spades = Две лопаты
    .text = Сразу терраформируйте и стройте с 2 бесплатными лопатами.
competency-tower = Башня
    .text = Сразу постройте нейтральную башню. Доход: 2 очка силы и 2 монеты.
competency-edge_workshop = Мастерские на краю
    .text = 3 ПО за каждую мастерскую, построенную на краевой клетке.
competency-annexes = Павильоны
    .text = Сразу возьмите два павильона; поставить павильон — отдельное действие.
competency-lowest_discipline = Слабейшая дисциплина
    .text = При пасе: 1 ПО за каждый уровень дисциплины, в которой вы продвинулись меньше всего.
competency-power_action = Сила
    .text = Особое действие: получить 4 очка силы.
competency-city_scoring = Города
    .text = При пасе: 2 ПО за каждый ваш жетон города.

# Round bonuses
bonus-river_workshop = Мастерские у реки
    .text = 2 ПО за каждую мастерскую, построенную у реки. В фазе II ваше судоходство больше на 1, но в финальном подсчёте — нет.
bonus-send_scholar = Учёный
    .text = Доход: 1 учёный. 2 ПО за каждого отправленного учёного, в том числе возвращённого в запас.
bonus-build_guild = Гильдии
    .text = Доход: 3 очка силы. 3 ПО за каждую построенную гильдию.
bonus-pass_palace_university = Дворец и университет
    .text = Доход: 1 инструмент. При пасе: по 4 ПО за каждый ваш дворец и университет.
bonus-spade = Лопата
    .text = Доход: 1 книга на выбор. Особое действие: терраформировать и строить с 1 бесплатной лопатой.
bonus-bridge = Мост
    .text = Доход: 1 книга на выбор. Особое действие: бесплатно построить мост.
bonus-knowledge = Знание
    .text = Доход: 2 инструмента. Особое действие: продвинуться на 1 уровень в любой дисциплине.
bonus-pass_school = Школы
    .text = Доход: 4 монеты. При пасе: 1 уровень на выбор за каждую вашу школу.
bonus-power_coins = Сила и монеты
    .text = Доход: 4 очка силы и 2 монеты.
bonus-coins = Монеты
    .text = Доход: 6 монет.

# Round score tiles
round_tile-workshop_law = 2 ПО за каждую построенную мастерскую; в конце раунда — учёный за каждые 3 уровня юриспруденции.
    .goal = 2 ПО за каждую построенную мастерскую.
round_tile-workshop_banking = 2 ПО за каждую построенную мастерскую; в конце раунда — 4 очка силы за каждые 3 уровня банковского дела.
    .goal = 2 ПО за каждую построенную мастерскую.
round_tile-guild_law = 3 ПО за каждую построенную гильдию; в конце раунда — книга на выбор за каждые 3 уровня юриспруденции.
    .goal = 3 ПО за каждую построенную гильдию.
round_tile-school_banking = 4 ПО за каждую построенную школу; в конце раунда — монета за каждый уровень банковского дела.
    .goal = 4 ПО за каждую построенную школу.
round_tile-big_medicine = 5 ПО за каждый построенный дворец или университет; в конце раунда — инструмент за каждые 2 уровня медицины.
    .goal = 5 ПО за каждый построенный дворец или университет.
round_tile-big_banking = 5 ПО за каждый построенный дворец или университет; в конце раунда — инструмент за каждые 2 уровня банковского дела.
    .goal = 5 ПО за каждый построенный дворец или университет.
round_tile-innovation_law = 5 ПО за каждую взятую инновацию; в конце раунда — 3 очка силы за каждые 2 уровня юриспруденции.
    .goal = 5 ПО за каждую взятую инновацию.
round_tile-guild_medicine = 3 ПО за каждую построенную гильдию; в конце раунда — лопата за каждые 4 уровня медицины.
    .goal = 3 ПО за каждую построенную гильдию.
round_tile-spade_engineering = 2 ПО за каждую использованную лопату; в конце раунда — монета за каждый уровень инженерии.
    .goal = 2 ПО за каждую использованную лопату.
round_tile-science_medicine = 1 ПО за каждый полученный уровень; в конце раунда — книга на выбор за каждые 3 уровня медицины.
    .goal = 1 ПО за каждый полученный уровень.
round_tile-city_engineering = 5 ПО за каждый взятый жетон города; в конце раунда — лопата за каждые 4 уровня инженерии.
    .goal = 5 ПО за каждый взятый жетон города.
round_tile-track_engineering = 3 ПО за каждый шаг судоходства или терраформирования; в конце раунда — учёный за каждые 3 уровня инженерии.
    .goal = 3 ПО за каждый шаг судоходства или терраформирования.
final_tile-final_workshop = 2 ПО за каждую построенную мастерскую
final_tile-final_school = 4 ПО за каждую построенную школу
final_tile-final_edge_workshop = 3 ПО за каждую мастерскую, построенную на краевой клетке
final_tile-final_guild = 3 ПО за каждую построенную гильдию

# City tiles
city_tile-tools = 4 ПО и 3 инструмента
city_tile-books = 5 ПО и 2 книги на выбор
city_tile-power = 8 ПО и 8 очков силы
city_tile-spades = 5 ПО и 2 бесплатные лопаты
city_tile-coins = 6 ПО и 6 монет
city_tile-scholar = 8 ПО и 1 учёный
city_tile-levels = 7 ПО и по уровню в каждой дисциплине

# Actions of the board
action-power-bridge = мост за 3 очка силы
action-power-scholar = учёный за 3 очка силы
action-power-tools = 2 инструмента за 4 очка силы
action-power-coins = 7 монет за 4 очка силы
action-power-spade_1 = 1 лопата за 4 очка силы
action-power-spade_2 = 2 лопаты за 6 очков силы
action-books-power = 5 очков силы за 1 книгу
action-books-coins = 6 монет за 2 книги
action-books-score_guilds = за 2 книги по 2 ПО за каждую вашу гильдию
action-books-levels = 2 уровня в одной дисциплине за 1 книгу
action-books-upgrade_guild = улучшение мастерской до гильдии за 2 книги
action-books-spade_3 = 3 лопаты за 3 книги

# Power and book actions, special actions, passages, conversions
power_action-bridge = мост
    .acc = мост
power_action-scholar = учёный
    .acc = учёного
power_action-tools = 2 инструмента
    .acc = 2 инструмента
power_action-coins = 7 монет
    .acc = 7 монет
power_action-spade_1 = 1 лопата
    .acc = 1 лопату
power_action-spade_2 = 2 лопаты
    .acc = 2 лопаты
book_action-power = 5 очков силы
book_action-coins = 6 монет
book_action-score_guilds = по 2 ПО за каждую вашу гильдию
book_action-levels = 2 уровня в одной дисциплине
book_action-upgrade_guild = улучшение мастерской до гильдии
book_action-spade_3 = 3 лопаты
passage-tunnel = туннель
passage-flight = полёт
conversion-power-scholar = 5 очков силы на 1 учёного
conversion-power-tool = 3 очка силы на 1 инструмент
conversion-power-coin = 1 очко силы на 1 монету
conversion-scholar-tool = 1 учёного на 1 инструмент
conversion-tool-coin = 1 инструмент на 1 монету
conversion-power-banking = 5 очков силы на книгу банковского дела
conversion-banking-coin = книгу банковского дела на 1 монету
conversion-power-law = 5 очков силы на книгу юриспруденции
conversion-law-coin = книгу юриспруденции на 1 монету
conversion-power-engineering = 5 очков силы на книгу инженерии
conversion-engineering-coin = книгу инженерии на 1 монету
conversion-power-medicine = 5 очков силы на книгу медицины
conversion-medicine-coin = книгу медицины на 1 монету

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
source-city = Город
source-competency = Школа или университет
source-river-city = Город через реку
source-shipping-books = Судоходство
source-terraforming-books = Терраформирование
source-start-spade = Пустыня
source-city-books = Жетон города
source-city-spades = Жетон города
source-city-levels = Жетон города
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

## Ходы

plus-vp = { $vp ->
    [0] { "" }
   *[other] , +{ $vp } ПО
}
plus-coins = { $more ->
    [0] { "" }
    [one] , +{ $more } монета
    [few] , +{ $more } монеты
   *[many] , +{ $more } монет
}
cost-tc = { $tools ->
    [0] { $coins ->
        [0] бесплатно
       *[other] за { n-coins }
    }
   *[other] { $coins ->
        [0] за { n-tools }
       *[other] за { n-tools } и { n-coins }
    }
}
cost-t = { $tools ->
    [0] бесплатно
   *[other] за { n-tools }
}
and-tools = { $tools ->
    [0] { "" }
   *[other] {" "}и { n-tools }
}
n-dug = { $n ->
    [one] { $n } лопату
    [few] { $n } лопаты
   *[many] { $n } лопат
}
and-books = { $books ->
    [0] { "" }
    [one] , +{ $books } книга
    [few] , +{ $books } книги
   *[many] , +{ $books } книг
}

more-terrain = { $terrain_text }
more-faction = { $faction_text }
more-palace = { $palace_text }
more-bonus = { $bonus_text }
more-competency = { $competency_text }
more-innovation = { $innovation_text }
more-set = { $terrain_text } { $faction_text } { $bonus_text }

move-set = { $terrain_cap }, { $faction }, бонус «{ $bonus }»
move-set-solo = { $terrain_cap }, затем { $first } или { $second }
move-terrain = Взять планшет планирования «{ $terrain_cap }»
move-automa_terrain = Сделать { $terrain_acc } родной местностью Автомы
move-faction = Взять фракцию «{ $faction }»
move-palace = Взять { $palace_acc }
move-bonus = { $coins ->
    [0] Взять бонус «{ $bonus }»
    [one] Взять бонус «{ $bonus }» и { $coins } монету
    [few] Взять бонус «{ $bonus }» и { $coins } монеты
   *[many] Взять бонус «{ $bonus }» и { $coins } монет
}
move-place = Поставить { $building_acc } на { $hex }
move-tower = Поставить { $building_acc } на { $hex }
move-build = Построить мастерскую на { $hex } { cost-tc }{ plus-vp }{ plus-coins }
move-dig = Превратить { $hex } в { $terrain_acc } { cost-t }{ plus-vp }{ plus-coins }
move-tunnel = Через туннель превратить { $hex } в { $terrain_acc } { cost-t }{ plus-vp }{ plus-coins }
move-tunnel-build = Через туннель построить на { $hex } { cost-tc }{ plus-vp }{ plus-coins }
move-fly = Полётом превратить { $hex } в { $terrain_acc } за 1 учёного{ and-tools }{ plus-vp }{ plus-coins }
move-fly-build = { $coins ->
    [0] Полётом построить на { $hex } за 1 учёного{ plus-vp }{ plus-coins }
   *[other] Полётом построить на { $hex } за 1 учёного, { n-tools } и { n-coins }{ plus-vp }{ plus-coins }
}
caution-spades = { $n ->
    [one] Пропадёт { $n } бесплатная лопата.
    [few] Пропадут { $n } бесплатные лопаты.
   *[many] Пропадёт { $n } бесплатных лопат.
}
caution-power = { $n ->
    [one] Пропадёт { $n } очко силы: чаши его не вместят.
    [few] Пропадут { $n } очка силы: чаши их не вместят.
   *[many] Пропадёт { $n } очков силы: чаши их не вместят.
}
caution-scholars = { $n ->
    [one] Пропадёт { $n } учёный: в запасе никого нет.
    [few] Пропадут { $n } учёных: в запасе никого нет.
   *[many] Пропадут { $n } учёных: в запасе никого нет.
}
move-upgrade = Улучшить { $hex } до { $building_gen } { cost-tc }{ plus-vp }
move-neutral = { $tools ->
    [0] Построить { $building_neutral } на { $hex }{ plus-vp }{ plus-coins }
   *[other] Построить { $building_neutral } на { $hex } за { n-tools }{ plus-vp }{ plus-coins }
}
move-annex = Поставить павильон у { $hex }
move-guild = Поставить гильдию на { $hex }{ plus-vp }
move-downgrade = Заменить школу на { $hex } гильдией{ plus-vp }
move-river_city = Основать город через реку { $hex }
move-ship = Развить судоходство за 1 учёного и { n-coins }{ and-books }{ plus-vp }
move-terraform = Развить терраформирование за учёного, инструмент и { n-coins }{ and-books }{ plus-vp }
move-innovate = { $coins ->
    [0] Внедрить инновацию «{ $innovation }» за { n-books }{ plus-vp }
   *[other] Внедрить инновацию «{ $innovation }» за { n-books } и { n-coins }{ plus-vp }
}
move-send = { $n ->
    [one] Отправить учёного изучать { $discipline_acc }: { $n } уровень{ plus-vp }
    [few] Отправить учёного изучать { $discipline_acc }: { $n } уровня{ plus-vp }
   *[many] Отправить учёного изучать { $discipline_acc }: { $n } уровней{ plus-vp }
}
move-return = Вернуть учёного ради уровня в { $discipline_loc }{ plus-vp }
move-power = За { n-power } { $what }{ plus-vp }
move-books = { $n ->
    [one] За { $n } книгу { $what }{ plus-vp }
    [few] За { $n } книги { $what }{ plus-vp }
   *[many] За { $n } книг { $what }{ plus-vp }
}
move-act = { $act_id ->
    [annexes] Поставить павильон
    [moles] За 1 инструмент построить мост, можно и над сушей
    [palace-13] Особое действие: получить 1 книгу на выбор и 3 монеты
    [psychics] Особое действие: получить 5 очков силы и ещё одно действие
   *[other] Особое действие: { $what }
}
move-pick = { $what_cap }
move-convert = Обменять { $conversion }
move-sacrifice = Пожертвовать фишкой чаши II: другая перейдёт в чашу III
move-book = Взять книгу { $discipline_gen }
move-spend = Заплатить книгой { $discipline_gen }
move-level = Продвинуться в { $discipline_loc }
move-competency = { $books ->
    [0] Взять жетон «{ $competency }»: { n-levels } { $discipline_gen }
   *[other] Взять жетон «{ $competency }»: { n-levels } { $discipline_gen } и { n-books }
}
move-city = Взять жетон: { $city }{ plus-vp }
move-bridge = Построить мост { $site }
move-first = { $source_id ->
    [felines] Коты: получить 3 уровня и 1 книгу на выбор
    [lowest_discipline] Слабейшая дисциплина: получить 1 ПО за каждый её уровень
    [bonus-pass_school] Школы: получить 1 уровень на выбор за каждую школу
   *[other] { $source }: { $what }
}
move-accept = { $vp ->
    [0] Получить { n-power } бесплатно
   *[other] Получить { n-power } за { $vp } ПО
}
move-decline = Отказаться
move-pass = { $vp ->
    [0] Пасовать
   *[other] Пасовать, +{ $vp } ПО
}
move-pass-bonus = { move-pass }. { move-bonus }
move-end = Закончить ход
move-done = Закончить
move-key = Потратить ключ
move-no_key = Сохранить ключ и потерять уровни

chance-draw_round = Жетон ПО за раунд: { $round_tile }
chance-draw_final = Жетон ПО за финальный раунд: { $final_tile }
chance-draw_book_action = Действие книг: { $book_action }
chance-draw_competency = Компетенция: { $competency }
chance-draw_innovation = Инновация: { $innovation }
chance-draw_palace = Жетон дворца: { $palace }
chance-draw_terrain = Планшет планирования: { $terrain }
chance-draw_faction = Фракция: { $faction }
chance-draw_bonus = Бонус раунда: { $bonus }
chance-draw_first = Первый игрок: { $seat }
chance-draw_territory = Жетон ПО за территорию: { $territory }
chance-draw_card = Автома берёт { $card_acc }

## Что выпало: вопросы при записи партии за настоящим столом

ask-FirstPlayer = Кто ходит первым?
ask-DrawRoundTile = Какой жетон ПО лежит за раунд { $round }?
ask-DrawFinalTile = Какой жетон ПО лежит за финальный раунд?
ask-DrawBookAction = Какое действие книг лежит следующим слева?
ask-DrawCompetency = Какая компетенция лежит в ряду { $row } сверху, в столбце { $discipline_gen }?
ask-DrawInnovation = Какая инновация лежит в ряду { $row } снизу, на месте { $column } слева?
ask-DrawPalace = Какой жетон дворца лежит открытым?
ask-DrawSetBonus = Какой бонус раунда лежит у планшета «{ $terrain_cap }»?
ask-DrawSetFaction = Какая фракция лежит у планшета «{ $terrain_cap }»?
ask-DrawCard = Какой планшет планирования лежит открытым?
ask-DrawSoloFaction = Какая фракция лежит у планшета, который только что выложен?
ask-DrawLooseFaction = Какая фракция лежит открытой?
ask-DrawBonus = Какой бонус раунда лежит открытым?
ask-RevealTerritory = Какой жетон ПО за территорию открывается?
ask-AutomaWorkshops = Какая карта говорит, где стоят мастерские Автомы?
ask-NewCard = Какая карта добавляется в колоду Автомы?
ask-Support = Какую карту Автома открывает первой, как опорную карту?
ask-ActionCard = Какую карту Автома открывает для действия?

## Что происходит

event-round_tile = { $round ->
    [6] Жетон ПО за раунд 6: { $round_tile_goal }
   *[other] Жетон ПО за раунд { $round }: { $round_tile }
}
event-final_tile = Жетон ПО за финальный раунд: { $final_tile }.
event-book_tile = Действие книг в этой партии: { $book_action }.
event-palace_tile = Открывается { $palace_acc }.
event-first = Начинает { $seat }.
event-set = { $seat } берёт планшет «{ $terrain_cap }», фракцию «{ $faction }» и бонус «{ $bonus }».
event-took_terrain = { $seat } берёт планшет планирования «{ $terrain_cap }».
event-took_faction = { $seat } берёт фракцию «{ $faction }».
event-took_palace = { $seat } берёт { $palace_acc }.
event-took_bonus = { $seat } берёт бонус «{ $bonus }».
event-automa_terrain = Родная местность Автомы — { $terrain }.
event-placed = { $seat } ставит { $building_acc } на { $hex }.
event-round = { $round ->
    [6] Начинается раунд 6. { $round_tile_goal }
   *[other] Начинается раунд { $round }. { $round_tile }
}
event-territory = { $n ->
    [one] У ничейной фракции { $n } соединённое здание.
    [few] У ничейной фракции { $n } соединённых здания.
   *[many] У ничейной фракции { $n } соединённых зданий.
}
event-income = { $seat } получает доход: { n-tools }{ $coins ->
    [0] { "" }
   *[other] { income-after-tools }{ n-coins }
}{ $scholars ->
    [0] { "" }
   *[other] { income-after-coins }{ n-scholars }
}{ $power ->
    [0] { "" }
    [one] { income-after-scholars }{ $power } очко силы
    [few] { income-after-scholars }{ $power } очка силы
   *[many] { income-after-scholars }{ $power } очков силы
}{ $vp ->
    [0] { "" }
   *[other] { " и " }{ $vp } ПО
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
    [0] { " и " }
   *[other] { ", " }
}
event-climbed = { $seat } продвигается в { $discipline_loc } до уровня { $level }.
event-key = { $seat } тратит ключ, чтобы достичь уровня 8 в { $discipline_loc }.
event-sent = { $n ->
    [one] { $seat } отправляет учёного изучать { $discipline_acc } ({ $n } уровень).
    [few] { $seat } отправляет учёного изучать { $discipline_acc } ({ $n } уровня).
   *[many] { $seat } отправляет учёного изучать { $discipline_acc } ({ $n } уровней).
}
event-returned = { $seat } возвращает учёного в запас ради уровня в { $discipline_loc }.
event-book = { $seat } получает книгу { $discipline_gen }.
event-paid_book = { $seat } платит книгой { $discipline_gen }.
event-converted = { $seat } обменивает { $conversion }.
event-sacrificed = { $seat } жертвует фишкой силы.
event-scored = { $item_id ->
    [offers] { $n ->
        [-1] { $seat } платит за силу 1 ПО.
        [-2] { $seat } платит за силу 2 ПО.
        [-3] { $seat } платит за силу 3 ПО.
        [-4] { $seat } платит за силу 4 ПО.
        [-5] { $seat } платит за силу 5 ПО.
        [-6] { $seat } платит за силу 6 ПО.
        [-7] { $seat } платит за силу 7 ПО.
        [-8] { $seat } платит за силу 8 ПО.
       *[other] { $seat } платит за силу победными очками ({ $n }).
    }
   *[other] { $seat } получает { $n } ПО { $item_why }.
}
event-built = { $seat } строит { $building_acc } на { $hex }.
event-terraformed = { $seat } превращает { $hex } в { $terrain_acc } за { n-dug }.
event-passage = { $passage_id ->
    [tunnel] { $seat } прокладывает туннель к { $hex }.
   *[flight] { $seat } летит на { $hex }.
}
event-bridge = { $seat } строит мост { $site }.
event-annexed = { $seat } ставит павильон у { $hex }.
event-city = { $n ->
    [0] { $seat } основывает город.
    [one] { $seat } основывает у { $hex } город из { $n } здания.
    [few] { $seat } основывает у { $hex } город из { $n } зданий.
   *[many] { $seat } основывает у { $hex } город из { $n } зданий.
}
event-city_tile = { $seat } берёт жетон города «{ $city }».
event-competency = { $seat } берёт компетенцию «{ $competency }».
event-palace = { $seat } берёт { $palace_acc }.
event-innovation = { $seat } внедряет инновацию «{ $innovation }».
event-shipping = { $seat } развивает судоходство до { $n }.
event-terraforming = { $n ->
    [1] { $seat } развивает терраформирование: лопата теперь стоит 2 инструмента.
   *[other] { $seat } развивает терраформирование: лопата теперь стоит 1 инструмент.
}
event-power_action = { $seat } действием силы получает { $power_action_acc }.
event-book_action = { $book_action_id ->
    [upgrade_guild] { $seat } действием книг улучшает мастерскую до гильдии.
    [score_guilds] { $seat } действием книг получает по 2 ПО за каждую свою гильдию.
   *[other] { $seat } действием книг получает { $book_action }.
}
event-special_action = { $act_id ->
    [annexes] { $seat } тратит действие на павильон.
    [moles] { $seat } платит 1 инструмент за мост.
   *[other] { $seat } выполняет особое действие «{ $act }».
}
event-accepted = { $vp ->
    [0] { $seat } получает от соседа { n-power }.
   *[other] { $seat } получает от соседа { n-power } за { $vp } ПО.
}
event-declined = { $n ->
    [one] { $seat } отказывается от { $n } очка силы.
    [few] { $seat } отказывается от { $n } очков силы.
   *[many] { $seat } отказывается от { $n } очков силы.
}
event-passed = { $seat } пасует.
event-bonus = { $coins ->
    [0] { $seat } берёт бонус «{ $bonus }».
    [one] { $seat } берёт бонус «{ $bonus }» и { $coins } монету.
    [few] { $seat } берёт бонус «{ $bonus }» и { $coins } монеты.
   *[many] { $seat } берёт бонус «{ $bonus }» и { $coins } монет.
}
event-cards = Автома разыгрывает { $card_acc }; опорная — { $support }.
event-new_card = В колоду Автомы добавлена { $card }.
event-automa_built = Автома строит { $building_acc } на { $hex }.
event-automa_skips = Автоме нечего улучшать.
event-automa_blocked_power = Автома закрывает действие силы «{ $power_action }».
event-automa_blocked_books = Автома закрывает действие книг «{ $book_action }».
event-automa_climbed = Автома продвигается в { $discipline_loc } до уровня { $level }.
event-automa_innovation = Автома берёт инновацию «{ $innovation }».
event-automa_passed = Автома пасует.
event-automa_bonus = Автома берёт бонус «{ $bonus }».
event-final_area = { $vp ->
    [0] { $n ->
        [one] { $seat } не получает ПО за территорию из { $n } здания.
        [few] { $seat } не получает ПО за территорию из { $n } зданий.
       *[many] { $seat } не получает ПО за территорию из { $n } зданий.
    }
   *[other] { $n ->
        [one] { $seat } получает { $vp } ПО за территорию из { $n } здания.
        [few] { $seat } получает { $vp } ПО за территорию из { $n } зданий.
       *[many] { $seat } получает { $vp } ПО за территорию из { $n } зданий.
    }
}
event-final_science = { $seat } получает { $vp } ПО за { $discipline_acc }.
event-final_resources = { $vp ->
    [0] { $seat } не получает ПО за ресурсы стоимостью в { n-coins }.
   *[other] { $seat } получает { $vp } ПО за ресурсы стоимостью в { n-coins }.
}
event-game_over = Партия окончена.

## Счёт

item-start = Начало
    .why = при подготовке
item-rounds = Жетоны ПО за раунды
    .why = по жетону ПО за раунд
item-bonuses = Бонусы раундов
    .why = за бонус раунда
item-palaces = Дворцы
    .why = за жетон дворца
item-innovations = Инновации
    .why = за инновацию
item-competencies = Компетенции
    .why = за компетенцию
item-cities = Города
    .why = за жетон города
item-factions = Фракция
    .why = за способность фракции
item-tracks = Треки
    .why = за шаг по треку
item-disciplines = Доход дисциплин
    .why = как доход дисциплины
item-book_actions = Действия книг
    .why = за действие книг
item-offers = Плата за силу
item-automa = Карты Автомы
    .why = по карте Автомы
item-area = Территория
    .why = за территорию
item-science = Наука
    .why = за науку
item-resources = Ресурсы
    .why = за ресурсы

## Подготовка

option-factions = Фракции
    .hint = Готовые наборы из планшета, фракции и бонуса или отбор.
option-factions-sets = Наборы
option-factions-draft = Отбор
option-side = Сторона карты
    .hint = Втроём можно играть и на меньшей стороне.
option-side-3-5 = 3–5 игроков
option-side-1-3 = 1–3 игрока
option-first = Первый игрок
    .hint = Кто ходит первым в раунде 1.
option-first-random = Случайный
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-first-4 = Игрок 5
option-automa = Фракция Автомы
    .hint = У каждой своё действие.
option-automa-simpletons = { faction-simpletons }
option-automa-kuddlers = { faction-kuddlers }
option-automa-druids = { faction-druids }
option-automa-racelings = { faction-racelings }
option-automa-wanderers = { faction-wanderers }
option-automa-mimics = { faction-mimics }
option-automa-powermongers = { faction-powermongers }
option-level = Уровень Автомы
    .hint = От мягкого до жестокого.
option-level-1 = 1, мягкий
option-level-2 = 2, обычный
option-level-3 = 3, сильный
option-level-4 = 4, очень сильный
option-level-5 = 5, жестокий
option-passed_offers = Сила после паса
    .hint = Получают ли спасовавшие предложения силы.
option-passed_offers-yes = Да
option-passed_offers-no = Нет
option-further_spades = Лопаты для других клеток
    .hint = Можно ли докупать лопаты для второй и третьей клетки, если бесплатных не хватает.
option-further_spades-buy = Можно докупать
option-further_spades-free_only = Только бесплатные
option-bridge_ends = Другой конец моста
    .hint = Может ли он принадлежать сопернику.
option-bridge_ends-any = Чей угодно
option-bridge_ends-not_opponent = Не соперника
option-neutral_palace = Нейтральный дворец и инновации
    .hint = Избавляет ли он от платы в 5 монет за инновации.
option-neutral_palace-saves = Избавляет
option-neutral_palace-pays = Не избавляет
option-annexes = Павильоны и города
    .hint = Считается ли павильон зданием и в городах, которым хватает трёх или двух зданий.
option-annexes-every_city = В любом городе
option-annexes-four_only = Только для четырёх зданий
option-edition = Значения компонентов
    .hint = От загруженного файла зависит, можно ли строить мост A10–B11. Без --edition — можно.

order-offers = Предложения силы
    .hint = Принимать без вопроса до этой цены.
order-offers-ask = Всегда спрашивать
order-offers-0 = Принимать бесплатные
order-offers-1 = Принимать до 1 ПО
order-offers-2 = Принимать до 2 ПО
order-offers-3 = Принимать до 3 ПО
order-offers-4 = Принимать до 4 ПО
order-offers-5 = Принимать до 5 ПО
order-offers-6 = Принимать до 6 ПО
order-offers-7 = Принимать до 7 ПО
order-offers-8 = Принимать до 8 ПО
order-dear_offers = Более дорогие предложения
    .hint = Что делать с предложениями выше вашей цены.
order-dear_offers-ask = Спрашивать
order-dear_offers-decline = Отказываться
order-after_action = После действия
    .hint = Спрашивать ли об обмене после действия.
order-after_action-ask = Спрашивать
order-after_action-end = Заканчивать ход

automa = Автома
ask-AnyOrder = Что вы сделаете сначала?

## Что делают эффекты

list-and = { $a } и { $b }
list-more = { $a }, { $b }
n-vp = { $n } ПО
n-annex = { $n ->
    [one] { $n } павильон
    [few] { $n } павильона
   *[many] { $n } павильонов
}
n-book-banking = { $n ->
    [one] { $n } книгу банковского дела
    [few] { $n } книги банковского дела
   *[many] { $n } книг банковского дела
}
n-book-law = { $n ->
    [one] { $n } книгу юриспруденции
    [few] { $n } книги юриспруденции
   *[many] { $n } книг юриспруденции
}
n-book-engineering = { $n ->
    [one] { $n } книгу инженерии
    [few] { $n } книги инженерии
   *[many] { $n } книг инженерии
}
n-book-medicine = { $n ->
    [one] { $n } книгу медицины
    [few] { $n } книги медицины
   *[many] { $n } книг медицины
}
effect-gain = получить { $what }
effect-pay = заплатить { $what }
effect-new-power = { $n ->
    [one] положить { $n } новую фишку силы в чашу III
    [few] положить { $n } новые фишки силы в чашу III
   *[many] положить { $n } новых фишек силы в чашу III
}
effect-books = получить { n-book-any }
effect-levels-split = { $n ->
    [one] продвинуться на { $n } уровень в любой дисциплине
    [few] продвинуться на { $n } уровня в дисциплинах на выбор
   *[many] продвинуться на { $n } уровней в дисциплинах на выбор
}
effect-levels-one = { $n ->
    [one] продвинуться на { $n } уровень в любой дисциплине
    [few] продвинуться на { $n } уровня в одной дисциплине
   *[many] продвинуться на { $n } уровней в одной дисциплине
}
effect-levels-in = { $n ->
    [one] продвинуться на { $n } уровень в { $discipline_loc }
    [few] продвинуться на { $n } уровня в { $discipline_loc }
   *[many] продвинуться на { $n } уровней в { $discipline_loc }
}
effect-levels-each = продвинуться на 1 уровень в каждой дисциплине
effect-spades = { $n ->
    [one] терраформировать и строить с { $n } лопатой
    [few] терраформировать и строить с { $n } лопатами
   *[many] терраформировать и строить с { $n } лопатами
}
effect-spades-lizards = { $n ->
    [one] использовать { $n } лопату и бесплатную мастерскую
    [few] использовать { $n } лопаты и бесплатную мастерскую
   *[many] использовать { $n } лопат и бесплатную мастерскую
}
effect-bridge = { $n ->
    [one] построить мост
    [few] построить до { $n } мостов
   *[many] построить до { $n } мостов
}
effect-bridge-land = построить мост, можно и над сушей
effect-free-guild = улучшить мастерскую до гильдии
effect-downgrade = заменить школу гильдией
effect-guild-anywhere = поставить гильдию на любую пустую родную клетку
effect-neutral = построить { $building_neutral }
effect-annex = поставить павильон
effect-competency = взять жетон компетенции
effect-city = взять жетон города
effect-river-city = основать город через речную клетку
effect-step-shipping = { $n ->
    [one] развить судоходство на { $n } шаг
    [few] развить судоходство на { $n } шага
   *[many] развить судоходство на { $n } шагов
}
effect-step-terraforming = { $n ->
    [one] развить терраформирование на { $n } шаг
    [few] развить терраформирование на { $n } шага
   *[many] развить терраформирование на { $n } шагов
}
effect-another-action = выполнить ещё одно действие
effect-lowest = получить 1 ПО за каждый уровень слабейшей дисциплины
effect-per = { $each ->
    [1] { $what } за { $count }
   *[other] { $what } ({ $count }, за каждые { $each })
}
count-standing = { $building_id ->
    [workshop] каждую вашу мастерскую
    [guild] каждую вашу гильдию
    [school] каждую вашу школу
   *[other] каждое ваше здание «{ $building }»
}
count-big = каждый ваш дворец и университет
count-buildings = ваши здания
count-shapes = каждый вид ваших зданий
count-groups = группы ваших зданий
count-bridges = ваши мосты
count-city-tiles = каждый ваш жетон города
count-two-best = каждый уровень двух лучших дисциплин
count-level = уровни { $discipline_gen }
count-players = число игроков

## Вопросы

ask-Turn = Раунд { $round }: выполните одно действие или спасуйте. Сначала можно обменять ресурсы.
ask-After = Обменяйте ресурсы или закончите ход.
ask-UseKey = { $n ->
    [one] { $discipline_cap }: потратить ключ, чтобы достичь уровня 8? Иначе пропадёт { $n } уровень.
    [few] { $discipline_cap }: потратить ключ, чтобы достичь уровня 8? Иначе пропадут { $n } уровня.
   *[many] { $discipline_cap }: потратить ключ, чтобы достичь уровня 8? Иначе пропадёт { $n } уровней.
}
ask-ChooseLevels = { $n ->
    [one] Выберите дисциплину, чтобы продвинуться на { $n } уровень.
    [few] Выберите одну дисциплину, чтобы продвинуться на { $n } уровня.
   *[many] Выберите одну дисциплину, чтобы продвинуться на { $n } уровней.
}
ask-ChooseLevels-split = { $n ->
    [one] Выберите дисциплину для последнего уровня.
    [few] Выберите дисциплину для следующего уровня; осталось { $n }.
   *[many] Выберите дисциплину для следующего уровня; осталось { $n }.
}
ask-Work = { $n ->
    [one] Используйте { $n } бесплатную лопату.
    [few] Используйте { $n } бесплатные лопаты.
   *[many] Используйте { $n } бесплатных лопат.
}
ask-Work-build = Постройте мастерскую или нажмите «Закончить».
ask-BuildBridge = { $n ->
    [one] Где вы построите мост?
    [few] Где вы построите мост? Можно построить ещё { $n }.
   *[many] Где вы построите мост? Можно построить ещё { $n }.
}
ask-PlaceNeutral = Куда поставить { $building_neutral }?
ask-PlaceAnnex = У какого здания поставить павильон?
ask-FreeGuild = Какая мастерская станет гильдией?
ask-DowngradeSchool = Какая школа станет гильдией?
ask-PlaceGuild = На какую родную клетку поставить гильдию?
ask-PlaceStart = { $faction }: поставьте начальное здание — { $building_acc }.
ask-ChooseBooks = { $n ->
    [one] Выберите книгу.
    [few] Выберите книгу; осталось { $n }.
   *[many] Выберите книгу; осталось { $n }.
}
ask-SpendBook = { $n ->
    [one] Выберите книгу, которой заплатите.
    [few] Выберите книги, которыми заплатите; осталось { $n }.
   *[many] Выберите книги, которыми заплатите; осталось { $n }.
}
ask-Answer = { $vp ->
    [0] { $seat } строит рядом с вами. Получить { n-power } бесплатно?
   *[other] { $seat } строит рядом с вами. Получить { n-power } за { $vp } ПО?
}
ask-ChooseCompetency = Возьмите жетон компетенции: вы получите уровни и книги его ячейки.
ask-ChooseCity = Вы основали город: возьмите жетон города.
ask-ChooseRiver = Какая речная клетка соединит ваши группы в город?
ask-ChoosePalace = Выберите дворец.
ask-ChooseBonus = Выберите бонус на следующий раунд.
ask-ChooseSet = Выберите планшет планирования с фракцией и бонусом раунда.
ask-ChooseSetFaction = Выберите одну из двух фракций.
ask-Draft = Возьмите планшет планирования, фракцию или дворец.
ask-DraftBonus = Выберите первый бонус раунда.
ask-ChooseAutomaTerrain = Выберите родную местность Автомы.
ask-ChooseSoloBonus = Выберите первый бонус раунда.
ask-Pending = Вас ждут награды. Какую вы получите первой?
ask-Rewards = Какую вы получите первой?
no-automa-terrain = Родная местность Автомы должна отличаться от вашей: выберите другую.

## Отказы

no-key-first = Сначала решите, тратить ли ключ.
no-key = Для уровня 8 нужен неиспользованный ключ, а его у вас нет: выберите другую дисциплину.
no-key-refused = Вы не стали тратить здесь ключ, поэтому в этой дисциплине больше не продвинуться: выберите другую.
no-level-12 = На уровне 12 уже кто-то стоит: выберите другую дисциплину.
no-levels-first = Сначала выберите дисциплину для уровней.
no-bridge-twice = Здесь уже есть мост: выберите свободное место.
no-bridge-end = Хотя бы на одном конце моста должно стоять ваше здание.
no-site = Здесь мост построить нельзя: мосты ставят на подсвеченные места.
no-bridge-first = Сначала постройте мост.
no-bridge-now = Мост строят действием силы, особым действием или благодаря дворцу.
no-piece-first = Сначала поставьте то, о чём вас спрашивают.
no-annex = Павильон ставят у своего здания, у которого его ещё нет.
no-own-workshop = Выберите мастерскую своего цвета: нейтральная не подойдёт.
no-own-school = Выберите школу своего цвета: нейтральная не подойдёт.
no-native = Выберите пустую клетку своей родной местности.
no-neutral-here = Здание ставят на пустую клетку в пределах досягаемости; недостающие лопаты покупают за инструменты.
no-book-first = Сначала выберите книги.
no-book-now = Книгами платят за действия книг и инновации или меняют их на монеты.
no-book-of-it = Книг этой дисциплины у вас больше нет: заплатите другой.
no-pay-first = Сначала выберите, какими книгами платить.
no-spades-first = Сначала используйте лопаты или нажмите «Закончить».
no-water = На реке не строят: выберите клетку суши.
no-empty = Здесь стоит здание: выберите пустую клетку.
no-reach = Эта клетка вне досягаемости; на клетках в пределах досягаемости показано, сколько нужно лопат.
no-workshop-now = До раунда 1 и между раундами мастерские не строят: можно только терраформировать.
no-first-hex = Мастерскую ставят только на первую клетку, которую вы терраформировали.
no-workshop-left = На вашем планшете не осталось мастерских.
no-workshop-price = Мастерская стоит { n-tools } и { n-coins }.
no-first-native = Сначала сделайте первую клетку родной, потом можно перейти к другой.
no-second-hex = Бесплатных лопат не осталось, а одними купленными лопатами другую клетку не терраформируют.
no-spade-price = { $n ->
    [one] Лопата стоит { $n } инструмент, а у вас его нет.
    [few] Лопата стоит { $n } инструмента, а столько у вас нет.
   *[many] Лопата стоит { $n } инструментов, а столько у вас нет.
}
no-offer-first = Сначала ответьте на предложение силы.
no-competency-twice = Эта компетенция у вас уже есть: выберите другую.
no-competency-left = Жетонов этой компетенции не осталось: выберите другую.
no-competency-first = Сначала возьмите компетенцию.
no-competency-now = Компетенцию дают школа, университет или жетон.
no-city-left = Таких жетонов города не осталось: выберите другой.
no-city-first = Сначала возьмите жетон города.
no-city-now = Жетон города берут, когда основывают город.
no-river-city = Эта речная клетка не соединяет ваши группы в город: выберите подсвеченную.
no-river-first = Сначала выберите речную клетку.
no-scholar = У вас нет учёного, которого можно отправить; учёных дают доход, действия и жетоны.
no-space = Все ячейки этой дисциплины с таким числом уровней заняты; можно вернуть учёного в запас ради 1 уровня.
no-level-now = Чтобы продвинуться здесь, отправьте учёного или верните его в запас.
no-palace-now = Жетон дворца берут, когда улучшают гильдию до дворца.
no-palace-tile = Этот дворец вам недоступен: выберите один из открытых.
no-palace-first = Сначала выберите дворец.
no-bonus-now = Бонус раунда берут, когда пасуют.
no-bonus-first = Сначала выберите бонус раунда.
no-act-now = Это особое действие в этом раунде уже использовано или сейчас ничего не даст.
no-conversion = Для этого обмена у вас не хватает ресурсов.
no-sacrifice = Чтобы пожертвовать фишкой силы, нужны две фишки в чаше II.
no-foreign = Это чужое здание: улучшать можно только свои.
no-neutral-upgrade = Нейтральные здания не улучшают.
no-upgrade = { $building_id ->
    [university] Университет дальше не улучшают.
    [palace] Дворец дальше не улучшают.
   *[other] Это здание дальше не улучшают.
}
no-piece-left = { $building_id ->
    [guild] На вашем планшете не осталось гильдий.
    [school] На вашем планшете не осталось ни школ, ни дворца.
    [university] Ваш университет уже стоит на карте.
   *[other] Таких зданий на вашем планшете не осталось.
}
no-upgrade-price = Улучшение этого здания до { $building_gen } стоит { n-tools } и { n-coins }.
no-crossed = В этом раунде это действие уже использовано.
no-power = { $power ->
    [0] Это стоит { n-power } из чаши III, а она у вас пуста.
   *[other] Это стоит { n-power } из чаши III; у вас { $power }.
}
no-core = Сейчас это действие ничего не даст.
no-books = { $books ->
    [0] { $n ->
        [one] Это стоит { $n } книгу, а у вас их нет.
        [few] Это стоит { $n } книги, а у вас их нет.
       *[many] Это стоит { $n } книг, а у вас их нет.
    }
   *[other] { $n ->
        [one] Это стоит { $n } книгу; у вас { $books }.
        [few] Это стоит { $n } книги; у вас { $books }.
       *[many] Это стоит { $n } книг; у вас { $books }.
    }
}
no-innovation = Этой инновации нет на поле: выберите одну из выложенных.
no-innovation-space = У вас уже три инновации, больше брать нельзя.
no-innovation-price = { $coins ->
    [0] Эта инновация стоит { n-books }, в том числе книги её столбца.
   *[other] Эта инновация стоит { n-books }, в том числе книги её столбца, и { n-coins }.
}
no-track-end = Этот трек пройден до конца.
no-track-price = { $tools ->
    [0] Развитие судоходства стоит 1 учёного и { n-coins }; столько у вас нет.
   *[other] Развитие терраформирования стоит 1 учёного, { n-tools } и { n-coins }; столько у вас нет.
}
no-second-action = Вы уже выполнили своё действие. Обменяйте ресурсы или закончите ход.
no-solo-bonus = Сначала выберите бонус раунда.

## Числа

n-coin = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
n-tool = { $n ->
    [one] { $n } инструмент
    [few] { $n } инструмента
   *[many] { $n } инструментов
}
n-scholar = { $n ->
    [one] { $n } учёного
    [few] { $n } учёных
   *[many] { $n } учёных
}
n-scholars = { $scholars ->
    [one] { $scholars } учёного
    [few] { $scholars } учёных
   *[many] { $scholars } учёных
}
n-power = { $n ->
    [one] { $n } очко силы
    [few] { $n } очка силы
   *[many] { $n } очков силы
}
n-book-any = { $n ->
    [one] { $n } книгу на выбор
    [few] { $n } книги на выбор
   *[many] { $n } книг на выбор
}
n-any-book = { n-book-any }
n-any-level = { n-level-any }
n-level-any = { $n ->
    [one] { $n } уровень на выбор
    [few] { $n } уровня на выбор
   *[many] { $n } уровней на выбор
}
n-coins = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
n-tools = { $tools ->
    [one] { $tools } инструмент
    [few] { $tools } инструмента
   *[many] { $tools } инструментов
}
n-spades = { $spades ->
    [one] { $spades } лопата
    [few] { $spades } лопаты
   *[many] { $spades } лопат
}
n-books = { $books ->
    [one] { $books } книгу
    [few] { $books } книги
   *[many] { $books } книг
}
n-levels = { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
}

## Рисунок

draw-title = { title }
region-map = Карта
region-science = Наука
region-actions = Действия
region-rounds = Раунды
region-bonuses = Бонусы раунда
region-innovations = Инновации
region-competencies = Компетенции
region-palaces = Дворцы
region-cities = Жетоны городов
region-offers = Выбор
draw-score = { $seat }: { $points } ПО.
draw-round = Раунд { $round }
draw-phase-setup = Подготовка
draw-phase-income = Доход
draw-phase-actions = Действия
draw-phase-science = Научный бонус
draw-phase-end = Финальный подсчёт
draw-turn = Ходит { $owner }
draw-over = Партия окончена
draw-passed = Спасовали
draw-order-now = { $owner }: место { $place } в порядке хода этого раунда
draw-order-next = { $owner }: пас, место { $place } в порядке хода следующего раунда
draw-river = Река { $hex }
draw-hex = { $hex }, { $terrain }
draw-building = { $building } ({ $owner }){ $neutral ->
    [0] { "" }
   *[other] , нейтральное здание
}{ $annex ->
    [0] { "" }
   *[other] , с павильоном
}{ $city ->
    [0] { "" }
   *[other] , в городе
}
draw-reach = { $spades ->
    [0] В пределах досягаемости, родная местность
   *[other] В пределах досягаемости: { n-spades } за { n-tools }
}
draw-bridge = Мост между { $first } и { $second } ({ $owner })
draw-site = Место для моста между { $first } и { $second }
draw-level-of = { $owner } { $level }
draw-level-unowned = ничейная фракция { $level }
draw-discipline = { $discipline_cap }: { $levels }
draw-spaces = { $free ->
    [0] { $discipline_cap }: свободных ячеек на { $best } уровня нет
    [one] { $discipline_cap }: { $free } свободная ячейка на { $best } уровня
    [few] { $discipline_cap }: { $free } свободные ячейки на { $best } уровня
   *[many] { $discipline_cap }: { $free } свободных ячеек на { $best } уровня
}
draw-round-tile = { $round ->
    [6] Раунд 6: { $round_tile_goal }
   *[other] Раунд { $round }: { $round_tile }
}
draw-final-tile = Финальный раунд: { $final_tile }.
draw-action-power = { $used ->
    [0] Действие силы: { $action }
   *[other] Действие силы, в этом раунде занято: { $action }
}
draw-action-books = { $used ->
    [0] Действие книг: { $action }
   *[other] Действие книг, в этом раунде занято: { $action }
}
draw-price = Инновации этого столбца стоят 2 книги { $discipline_gen } и 3 любые
draw-innovation-split = { $innovation }. { $innovation_text } Стоит 2 книги { $discipline_gen }, 2 книги { $other_discipline_gen } и 1 любую
draw-innovation = { $innovation }. { $innovation_text }
draw-competency = { $books ->
    [0] { $competency }. { $competency_text } Ячейка даёт { n-levels } { $discipline_gen }. Осталось жетонов: { $left }
   *[other] { $competency }. { $competency_text } Ячейка даёт { n-levels } { $discipline_gen } и { n-books }. Осталось жетонов: { $left }
}
draw-palace = { $palace }. { $palace_text }
draw-city-tile = Жетон города: { $city_tile }, а также ключ. Осталось: { $left }
draw-bonus = { $coins ->
    [0] Бонус раунда «{ $bonus }». { $bonus_text }
    [one] Бонус раунда «{ $bonus }», на нём { $coins } монета. { $bonus_text }
    [few] Бонус раунда «{ $bonus }», на нём { $coins } монеты. { $bonus_text }
   *[many] Бонус раунда «{ $bonus }», на нём { $coins } монет. { $bonus_text }
}
draw-offer-terrain = Планшет планирования «{ $terrain_cap }». { $terrain_text }
draw-offer-faction = { $faction }. { $faction_text }
draw-offer-palace = { $palace }. { $palace_text }
draw-offer-bonus = Бонус раунда «{ $bonus }». { $bonus_text }
a-terrain = { $terrain_cap }
a-faction = { $faction }
draw-science = { $discipline_cap }
draw-faction = { $faction }, { $terrain }
draw-player = { $owner }: { $points } ПО{ $passed ->
    [0] { "" }
   *[other] , пас
}
draw-coins = { $owner }, монеты: { $coins }
draw-tools = { $owner }, инструменты: { $tools }
draw-scholars = { $owner }, доступные учёные: { $scholars }; в запасе: { $supply }
draw-books = { $owner }, книги { $discipline_gen }: { $books }
draw-bowl = { $owner }, сила в чаше { $bowl }: { $power }
draw-keys = { $owner }, неиспользованные ключи: { $keys }
draw-bridges = { $owner }, мостов осталось: { $bridges }
draw-annexes = { $owner }, невыставленные павильоны: { $annexes }
draw-row = { $owner }, { $building }: на планшете осталось { $left }
draw-own-faction = { $owner }: { $faction }. { $faction_text }
draw-own-palace = { $built ->
    [0] { $owner }, дворец ещё не построен: { $palace }. { $palace_text }
   *[other] { $owner }: { $palace }. { $palace_text }
}
draw-own-bonus = { $owner }, бонус раунда «{ $bonus }». { $bonus_text }
draw-own-innovation = { $owner }, инновация «{ $innovation }». { $innovation_text }
draw-own-competency = { $owner }, компетенция «{ $competency }». { $competency_text }
draw-own-city = { $owner }, жетон города: { $city_tile }
draw-shipping = { $owner }, судоходство: { $shipping }
draw-terraforming = { $owner }: лопата стоит { n-tools }
draw-next-income = { $owner } получит в следующей фазе дохода { $income }
draw-next = Следующий доход:
draw-row-next = Следующее здание добавит к доходу { $income }
draw-territory = { $territory ->
    [0] Жетон ПО за территорию лежит лицевой стороной вниз: у ничейной фракции от 12 до 15 соединённых зданий
   *[other] Жетон ПО за территорию: у ничейной фракции { $territory } соединённых зданий
}
draw-spades = { $spades ->
    [one] Потратить на выбранную клетку { $spades } лопату
    [few] Потратить на выбранную клетку { $spades } лопаты
   *[many] Потратить на выбранную клетку { $spades } лопат
}
draw-tunnel = { $spades ->
    [0] Проложить туннель к выбранной клетке, чтобы только построить
    [one] Проложить туннель к выбранной клетке и потратить { $spades } лопату
    [few] Проложить туннель к выбранной клетке и потратить { $spades } лопаты
   *[many] Проложить туннель к выбранной клетке и потратить { $spades } лопат
}
draw-flight = { $spades ->
    [0] Долететь до выбранной клетки, чтобы только построить
    [one] Долететь до выбранной клетки и потратить { $spades } лопату
    [few] Долететь до выбранной клетки и потратить { $spades } лопаты
   *[many] Долететь до выбранной клетки и потратить { $spades } лопат
}
draw-convert = Обменять { $conversion }
draw-sacrifice = Пожертвовать силой: одна фишка из чаши II уходит из игры, другая переходит в чашу III
draw-return = Вернуть учёного в запас ради уровня в { $discipline_loc }
draw-tower = Нейтральная башня
draw-automa-cards = Автома разыгрывает { $card_acc }, опорная — { $support }; карт в колоде: { $deck }

sketch-order = Порядок хода: { $turns }
sketch-passed = Пас: { $turns }
sketch-legend = { $terrains }; ~ река. Здания: { $buildings }. F:g2 — гильдия игрока 2 в лесу; ' нейтральное, + павильон, * город. (2) — в пределах досягаемости, лопат до родной местности.
sketch-spaces = свободных ячеек для учёных: { $n }
sketch-bridges = Мосты: { $bridges }
sketch-actions = Ещё доступные действия: { $actions }
sketch-innovations = Инновации:
sketch-competencies = Компетенции (осталось жетонов):
sketch-palaces = Дворцы:
sketch-cities = Жетоны города (осталось):
sketch-bonuses = Бонусы раунда (монет на них):
sketch-purse = монеты { $coins }, инструменты { $tools }, учёные { $scholars } (запас { $supply })
sketch-books = книги: { $books }
sketch-bowls = сила I { $first }, II { $second }, III { $third }
sketch-tracks = судоходство { $shipping }, инструментов за лопату { $tools }
sketch-rest = ключи { $keys }, мосты { $bridges }, павильоны { $annexes }
sketch-left = на планшете: { $pieces }
sketch-tiles = жетоны: { $tiles }
a-building = { $building }
a-discipline = { $discipline }
an-action = { $action }
an-innovation = { $innovation }
a-competency = { $competency }
a-palace = { $palace }
a-site = { $site }
a-city = { $city_tile }
a-bonus = { $bonus }
no-set = Сначала выберите набор.
no-draft = Сначала выберите один из выложенных компонентов.
no-start-first = Сначала поставьте начальное здание.
ask-OnHex = Выберите клетку.
draw-automa-deck = Карты Автомы, которые ещё впереди: { $numbers }
automa-card = { $card_cap }: { $what }. { $support }{ $passes ->
    [0] {""}
   *[other] {" "}На ней знак паса.
}
automa-acts-two = { $first }; { $second }
automa-act-upgrade = улучшение
automa-act-block = блокировка одного действия силы и одного действия книг
automa-act-send = отправка учёного
automa-act-build = терраформирование и строительство
automa-act-faction = действие фракции
automa-act-innovate = инновация, начиная с раунда 3
automa-act-advance = 1 уровень в дисциплине
automa-act-vp = ПО: { $n }
automa-act-level = ПО по уровню сложности и раунду
automa-support = Как опорная: { $group ->
    [marked] отмеченные здания
   *[other] неотмеченные здания
}{ $joins ->
    [0] {""}
   *[other] {", "}группы сближаются
}; порядок местности { $list }; { $way ->
    [forward] от левого верхнего угла
   *[other] от правого нижнего угла
}, вариант { $count }; учёный — { $science ->
    [tile] дисциплина жетона ПО за раунд
   *[other] дисциплина, где уровень 0 или ближе всего к вашему
}; при пасе — { $which ->
    [left] левый
    [middle] средний
   *[other] правый
} бонус раунда.

## Первая игра

learn-title = Ваш первый раунд
learn-about = Подготовка и весь первый раунд по сценарию: вы терраформируете, строите, улучшаете, получаете силу от соседа, отправляете учёного, развиваете судоходство и пасуете.
learn-rival = Вера
learn-welcome = Добро пожаловать в «Эру инноваций»! Вы сыграете первый раунд, ваша соперница — { learn-rival }. В партии шесть раундов; побеждает тот, у кого в конце больше победных очков.
learn-sets = Каждый берёт набор: планшет планирования с родной местностью, фракцию и бонус на первый раунд.
learn-goblins = Возьмите болото с Гоблинами: за каждую использованную лопату они получают 2 монеты. Бонус даёт учёного и 2 ПО за каждого отправленного учёного.
learn-native = Вы строите только на родной местности: это тёмные болота с камышом. Для начала каждый ставит две мастерские.
learn-near = { learn-rival } поселилась на озере E8. Соседство выгодно обоим, поэтому поставьте первую мастерскую рядом, на E6.
learn-second = Последний по порядку хода ставит две подряд. Вторую поставьте на B7.
learn-income = Раунд 1 начинается с дохода: его даёт каждая открытая ячейка планшета. У вас 7 инструментов, 15 монет и 2 учёных.
learn-round = Каждый раунд награждает за своё. В этом каждая построенная мастерская даёт 2 ПО, а в конце раунда считаются уровни банковского дела.
learn-reach = На клетках в пределах досягаемости стоит значок: сколько лопат нужно, чтобы они стали родными. Лопата стоит вам 3 инструмента.
learn-dig = E7 — равнина, от болота её отделяет один шаг. Выберите E7 и одну лопату.
learn-coins = Гоблины получили свои 2 монеты. Теперь эта клетка — болото.
learn-build = Мастерская стоит 1 инструмент и 2 монеты и в этом раунде даёт 2 ПО. Постройте её: выберите E7, потом мастерскую на своём планшете.
learn-offer = Рядом стоит чужая мастерская, поэтому { learn-rival } получила предложение силы по её значению. Одно очко силы достаётся бесплатно, за большее платят ПО — на одно меньше, чем получено очков силы.
learn-end = До и после действия можно обменивать ресурсы. Сейчас вам ничего не нужно: закончите ход.
learn-yours = Теперь { learn-rival } улучшила E8 рядом с вашей мастерской: вы можете бесплатно получить 1 очко силы.
learn-bowls = Сила переходит из чаши I в чашу II, потом в чашу III. Тратить можно только силу из чаши III. Соглашайтесь.
learn-upgrade = Мастерские становятся гильдиями, гильдии — школами или дворцом, школы — университетом. Каждый шаг открывает другой доход.
learn-cheap = Рядом с соперником гильдия стоит 3 монеты вместо 6. Выберите E7, потом гильдию на своём планшете.
learn-uncovered = Гильдия ушла из своего ряда и открыла монеты и силу; мастерская вернулась и снова закрыла инструмент. Закончите ход.
learn-sacrifice = В чаше III было только 2 очка силы. { learn-rival } пожертвовала фишкой, получила третье и выполнила действие силы с учёным. Жетон X значит, что в этом раунде это действие больше никому не доступно.
learn-science = Учёный в ячейке рядом с дисциплиной остаётся там навсегда и даёт 3 или 2 уровня.
learn-send = Отправьте одного изучать банковское дело, в ячейку на 3 уровня. Ваш бонус раунда добавит 2 ПО.
learn-levels = Вы на уровне 4; уровень 3 принёс 1 очко силы. Для уровня 8 нужен ключ от города, а с уровня 9 дисциплина даёт доход. Закончите ход.
learn-shipping = Реки разделяют землю. Судоходство показывает, сколько речных клеток вы можете пересечь.
learn-ship = Шаг стоит 1 учёного и 4 монеты и даёт 2 ПО. Выберите трек судоходства.
learn-river = Смотрите, сколько клеток за рекой стало доступно. Закончите ход.
learn-passing = { learn-rival } спасовала: взяла новый бонус раунда и оставила старый. В следующем раунде она ходит первой.
learn-pass = Вы потратили почти всё. Пасуйте.
learn-bonus = Выберите бонус на следующий раунд. Этот даёт 3 очка силы и 3 ПО за каждую построенную гильдию.
learn-phase3 = Когда все спасуют, наступит очередь научного бонуса: 4 очка силы за каждые 3 уровня банковского дела. Потом следующий раунд начнётся с дохода. Закончите ход.
learn-second-round = Раунд 2: посмотрите на чашу III, у вас 7 очков силы. Этот раунд награждает за другое.
learn-power = Под картой шесть действий силы; каждое может выполнить только один игрок за раунд. { learn-rival } взяла инструменты; возьмите 7 монет за 4 очка силы.
learn-cities = Отлично! К чему ещё стремиться: четыре соседних здания с общей силой 7 становятся городом, а он даёт ПО, награду и ключ.
learn-books = Школы приносят компетенции и книги, а книгами платят за инновации. В конце считаются наибольшая территория, каждая дисциплина и ваши ресурсы.
learn-more = Этого хватит, чтобы играть дальше. Если что-то нельзя, нажмите на это: игра объяснит почему и покажет правило.
planning-title = Планировать и набирать очки
planning-about = Последний раунд партии для двоих: вы спланируете его с конца, от того, что приносит ПО, выберете компетенцию, которая принесёт ПО прямо сейчас, отнимете действие у соперницы и вовремя остановитесь.
planning-welcome = Раунд 6, последний. Вы играете за Монахов, ваша родная местность — лес, и ведёте 99 : 67. Построенное сейчас уже не даст дохода, важны только ПО. У вас 9 инструментов, 7 монет и книга юриспруденции.
planning-tiles = Каждый раунд начинайте с его жетонов. Этот приносит 5 ПО за дворец или университет, а оба у вас уже стоят. У последнего раунда есть второй жетон: 4 ПО за каждую школу. До этого ещё можно дотянуться. Все жетоны открыты с самого начала, поэтому постройки можно приберечь для нужного раунда.
planning-back = Планируйте с конца. Школа стоит 3 инструмента и 5 монет и вырастает из гильдии; гильдия стоит 2 инструмента и 6 монет и вырастает из мастерской. Вместе 5 инструментов и 11 монет: четырёх монет не хватает. Разве что…
planning-neighbour = …у мастерской есть сосед. { learn-rival } построилась на B8, рядом с A8, и гильдия там стоит 3 монеты вместо 6. Улучшите A8: выберите клетку, потом гильдию на планшете.
planning-convert = Осталось четыре монеты, а школа стоит пять. Инструментов у вас с запасом: обменяйте один на монету. Обменивать можно только в свой ход, до или после действия.
planning-wait = За ход — одно действие, школа подождёт. Её у вас никто не отнимет: здания на планшете только ваши. Сначала делайте то, что могут перехватить, потом то, что можете только вы. Закончите ход.
planning-school = Кроты соперницы получают 4 ПО за каждый туннель. Помешать нельзя, поэтому держитесь своего плана: улучшите гильдию до школы. Это сразу 4 ПО и компетенция.
planning-income = Какую взять? В первых раундах лучше всего доход: он приходит каждый раунд. Теперь дохода больше не будет. Добрая часть жетонов отпадает.
planning-compare = «Ресурсы» дают сразу 5 ПО. «Слабейшая дисциплина» при пасе приносит 1 ПО за уровень самой низкой дисциплины, а у вас все четыре не ниже 7: это 7 ПО. Берите её.
planning-offers = Постройки рядом с соперницей дали ей по 1 очку силы: такова цена дешёвой гильдии. Одно очко — мелочь. Рядом с дворцом или университетом подумайте хорошенько. Закончите ход.
planning-science = Теперь финальный подсчёт очков. В каждой дисциплине первый получает 8 ПО, второй 4, третий 2. Вы всюду впереди, а три ваших маркера стоят на 7 и без ключа, который дают за город, дальше не пойдут. Где же вам грозит опасность?
planning-deny = В банковском деле { learn-rival } на уровне 5. Это действие книг даёт 2 уровня: она бы вас догнала, и вы поделили бы места, по 6 ПО. Каждое действие на поле доступно раз в раунд. Книги у неё пока нет, вы успеваете. Возьмите его сами: это одна книга, в конце она дала бы лишь одну монету.
planning-denied = Уровни достались инженерии, единственной дисциплине, где вы ещё можете двигаться. Они ничего не дают, зато действие занято, и в банковском деле вы сохраняете отрыв в 4 ПО. Закончите ход.
planning-area = А наибольшая территория: 18, 12 и 6 ПО? У вас шесть зданий в пределах досягаемости друг от друга, у соперницы больше. На три инструмента выйдет самое большее одна мастерская, и место она не изменит. Очки дают за место, а не за размер.
planning-stop = Значит, строить больше незачем. Пасуйте, и «Слабейшая дисциплина» принесёт 7 ПО.
planning-rest = Остаток пересчитают в монеты, 5 за 1 ПО: инструменты, книги и сила из чаши III — один к одному. На 1 ПО хватит. Закончите ход; { learn-rival } доиграет без вас.
planning-sum = 149 : 112. Этот раунд: 4 ПО за школу, 7 за компетенцию, 32 за четыре первых места в науке, 6 за территорию. Наука выиграна раньше: туда ушли учёные и книги.
planning-plan = На всю партию: раунды 1 и 2 — для дохода, прежде всего инструментов и монет; 3 и 4 — для городов, ключей и компетенций; 5 и 6 — для того, что приносит ПО. Заранее ищите раунд, в котором ваше следующее большое здание принесёт ПО, и стройте его тогда.
planning-mistakes = Частые ошибки: жетоны дохода в последних раундах; сила, которая без дела лежит в чаше III; дисциплины, застрявшие на 7 без ключа; и привычка пасовать последним, когда лучшие бонусы раунда и действия уже разобраны.

## Компоненты

part-coin = Монета
part-tool = Инструмент
part-scholar = Учёный
part-power = Сила
part-token = Фишка силы
part-spade = Лопата
part-points = Победные очки
part-key = Ключ от города
part-bridge = Мост
part-ship = Судоходство
part-city = Жетон города
part-competency = Компетенция
part-bulb = Инновация
part-hand = Доход, фаза I
part-now = Сразу
part-octagon = Действие раз в раунд
part-pass = При пасе
part-book-any = Книга на выбор
part-level-any = Уровень на выбор
part-levels = По уровню в каждой дисциплине
part-annex = Павильон
part-edge-hex = Краевая клетка
part-river-hex = Речная клетка
part-tunnel = Туннель
part-flight = Полёт
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
part-build = Здесь можно строить
part-cross = Использовано в этом раунде
part-arrow = Сейчас ходит
part-book-banking = Книга: банковское дело
part-level-banking = Уровень: банковское дело
part-book-law = Книга: юриспруденция
part-level-law = Уровень: юриспруденция
part-book-engineering = Книга: инженерия
part-level-engineering = Уровень: инженерия
part-book-medicine = Книга: медицина
part-level-medicine = Уровень: медицина
part-terrain-desert = Пустыня
part-terrain-plains = Равнина
part-terrain-swamp = Болото
part-terrain-lake = Озеро
part-terrain-forest = Лес
part-terrain-mountain = Гора
part-terrain-wasteland = Пустошь
part-workshop = Мастерская
part-guild = Гильдия
part-school = Школа
part-university = Университет
part-palace = Дворец
part-neutral-tower = Башня
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
part-round-final_workshop = Финальный раунд: { final_tile-final_workshop }
part-round-final_school = Финальный раунд: { final_tile-final_school }
part-round-final_edge_workshop = Финальный раунд: { final_tile-final_edge_workshop }
part-round-final_guild = Финальный раунд: { final_tile-final_guild }
part-power-bridge = Действие силы: { action-power-bridge }
part-power-scholar = Действие силы: { action-power-scholar }
part-power-tools = Действие силы: { action-power-tools }
part-power-coins = Действие силы: { action-power-coins }
part-power-spade_1 = Действие силы: { action-power-spade_1 }
part-power-spade_2 = Действие силы: { action-power-spade_2 }
part-books-power = Действие книг: { action-books-power }
part-books-coins = Действие книг: { action-books-coins }
part-books-score_guilds = Действие книг: { action-books-score_guilds }
part-books-levels = Действие книг: { action-books-levels }
part-books-upgrade_guild = Действие книг: { action-books-upgrade_guild }
part-books-spade_3 = Действие книг: { action-books-spade_3 }
part-city-tools = Жетон города: { city_tile-tools }
part-city-books = Жетон города: { city_tile-books }
part-city-power = Жетон города: { city_tile-power }
part-city-spades = Жетон города: { city_tile-spades }
part-city-coins = Жетон города: { city_tile-coins }
part-city-scholar = Жетон города: { city_tile-scholar }
part-city-levels = Жетон города: { city_tile-levels }

## The gallery

gallery-terrain = Планшеты планирования
gallery-faction = Фракции
gallery-palace = Дворцы
gallery-innovation = Инновации
gallery-competency = Компетенции
gallery-bonus = Бонусы раунда
gallery-round = Жетоны ПО за раунды
gallery-final = Жетоны ПО за финальный раунд
gallery-city = Жетоны городов
gallery-power = Действия силы
gallery-books = Действия книг
gallery-automa = Карты Автомы
example-AI-3-2-3 = Уровень { $level } или выше в медицине: { $points } ПО в каждой фазе I.
example-AI-3-3-3 = Шаг судоходства с { $first } на { $second }: { $points } ПО.
example-AI-3-3-4 = Второй шаг терраформирования: { $points } ПО.
example-AI-3-3-9 = Озеро, шаг судоходства с { $first } на { $second }: { $points } ПО.
example-AI-4-7-1 = Кроты роют туннель под одной клеткой; игроков — { $players }: { $points } ПО.
example-AI-4-7-2 = Полёт через две клетки: { $points } ПО.
example-AI-4-9-2 = Кто-то строит рядом с вашей гильдией. Получено очков силы: { $power }, потеряно ПО: { $points }.
example-area-first = У зелёных есть судоходство, поэтому четыре здания на двух берегах — одна группа, притом наибольшая: { $points } ПО.
example-area-second = У жёлтых судоходства нет: учитываются два здания из трёх, это второе место: { $points } ПО.
example-AI-4-11-6 = Зелёные первые в юриспруденции: { $points } ПО.
example-AI-4-11-7 = Всё это стоит { n-coins }: { $points } ПО.
example-AI-4-11-8 = Зелёные и жёлтые делят первое и второе места в юриспруденции: по { $points } ПО.
example-AI-4-12-16 = Автома пасует в раунде { $round } при этом жетоне ПО за раунд: { $points } ПО.
example-AI-4-12-17 = Уровень { $level }, раунд { $round }: карта с ПО по уровню сложности приносит { $points } ПО.
example-AI-4-12-24 = Гонщики пасуют первыми в раунде { $round }: { $points } ПО, вдвое больше, чем за жетон.
example-automa-action = { $faction }, уровень { $level }, раунд { $round }: действие фракции приносит { $points } ПО.
example-wanderers-end = Три здания Странников в конце игры: { $points } ПО.

## Ошибки: что не так с позицией или файлом значений

phrase-other-land = местность, отличная от напечатанной, и только на суше
phrase-the-end-with-frames-on-the-agenda = конец партии, хотя шаги ещё остались
phrase-an-empty-agenda = пустой список шагов
phrase-name-with-this-agenda = { $name } при этих шагах
phrase-parties-in-phase-name = стороны в фазе { $name }
phrase-a-turn-out-of-order = ход не в свою очередь
phrase-the-party-before-the-next-one = сторона, чей ход идёт перед следующим по порядку
phrase-one-that-has-not-passed = сторона, которая не спасовала
phrase-n-books-to-pay = сколько книг нужно отдать: { $n }
phrase-the-n-that-are-there = не больше, чем есть: { $n }
phrase-no-list = не список
phrase-none-to-take = нечего взять
phrase-one-on-the-board = жетон инновации, который лежит на поле
phrase-no-effect = нет эффекта
phrase-an-effect-of-the-game-once-or-more = эффект этой игры, один раз или больше
phrase-another-action = другое действие
phrase-it-is-taken-at-once = действие, которое выполняется сразу
phrase-n-left = осталось { $n }
phrase-what-is-left-of-the-effect = то, что осталось от эффекта
phrase-the-terms-of-this-phase = условия этой фазы
phrase-no-empty-land = пустой суши нет
phrase-the-hex-that-was-terraformed-first = клетка, которую терраформировали первой
phrase-nothing-in-phase-name = в фазе { $name } нет шагов
phrase-a-game-that-goes-on = партия, которая продолжается
phrase-a-tile-from-round-6-on = жетон только начиная с 6-го раунда
phrase-somebody-who-has-not = сторона, которая не спасовала
phrase-all-at-the-end-of-phase-ii = все стороны в конце фазы II
phrase-n-who-has-the-turn = { $n }, чей сейчас ход
phrase-something-else = что-то другое
phrase-offers-of-power = предложения силы
phrase-power-for-another-seat-than-n = очки силы для другого места, не { $n }
phrase-rewards-of-the-same-seat = награды того же места
phrase-another-effect = другой эффект
phrase-rewards-that-can-wait = награды, которые могут подождать
phrase-a-reward-in-no-action = награда вне действия
phrase-levels-books-and-spades = уровни, книги и лопаты
phrase-no-key-or-another-level = нет ключа или уровень другой
phrase-level-7-with-a-key = уровень 7 с ключом
phrase-a-competency-that-is-not-owned = компетенция, которой у стороны нет
phrase-an-own-one = своя компетенция
phrase-no-guild-for-a-palace = нет гильдии под дворец
phrase-an-own-guild = своя гильдия
phrase-a-choice-out-of-order = выбор не в свою очередь
phrase-turn-order = порядок хода
phrase-bits-of-four-disciplines = биты четырёх дисциплин
phrase-one-on-the-map = здание, которое уже на карте
phrase-a-building-that-is-left = оставшееся здание
phrase-a-workshop-or-the-university = мастерская или университет
phrase-sets-after-the-choice = наборы после выбора
phrase-an-empty-table = пустой стол
phrase-a-faction-twice = одна фракция дважды
phrase-some-before-the-start-buildings = что-то до постройки начальных зданий
phrase-a-set-up-with-a-game-in-play = подготовка, когда партия уже идёт
phrase-some-before-the-boards-are-set-up = что-то до подготовки планшетов
phrase-another-number-of-the-automa-s-workshops = другое число мастерских Автомы
phrase-those-of-its-card = столько, сколько указано на её карте
phrase-a-table-with-names-where-the-set-up-has-allowed = стол: { $names }, а подготовка: { $allowed }
phrase-both-alike = одно и то же
phrase-a-draw-for-a-filled-cell = жребий для занятой клетки
phrase-one-for-each-empty-cell = по одному на каждую пустую клетку
phrase-a-draw-for-a-filled-space = жребий для занятой ячейки
phrase-one-for-each-empty-space = по одному на каждую пустую ячейку
phrase-a-choice-out-of-turn = выбор вне очереди
phrase-reverse-turn-order = обратный порядок хода
phrase-other-bowls-than-the-set-up-has = другие чаши, чем при подготовке
phrase-filled-with-the-boards = чаши, которые заполняют вместе с планшетами
phrase-changes-before-the-start-buildings-stand = изменения до постройки начальных зданий
phrase-n-start-buildings-of-seat-me = начальные здания места { $me }: { $n }
phrase-no-tower-of-seat-n = нет башни у места { $n }
phrase-one-of-its-three-start-buildings = одно из трёх его начальных зданий
phrase-a-draft-out-of-turn = выбор вне очереди
phrase-everybody-in-turn-order = все в порядке хода
phrase-a-set-without-a-bonus = набор без бонуса
phrase-one-in-each-set = по одному в каждом наборе
phrase-the-start-building-of-the-faction = начальное здание фракции
phrase-something-twice = что-то дважды
phrase-n-in-phase-name = { $n } в фазе { $name }
phrase-0-in-the-set-up-only = 0 только при подготовке
phrase-each-party-once = каждая сторона один раз
phrase-levels-of-a-faction-without-a-player = уровни фракции без игрока
phrase-0-or-in-round-n-one-of-names = 0, а в последнем раунде ({ $n }) — одно из { $names }
phrase-more-scholars-than-there-are = больше учёных, чем есть
phrase-7-with-those-that-were-sent = 7 вместе с отправленными
phrase-at-most-one-for-each-city-tile = не больше одного на жетон города
phrase-annexes = павильоны
phrase-two-with-the-competency-that-gives-them = два, если есть компетенция, которая их даёт
phrase-n-power-tokens = фишки силы: { $n }
phrase-nothing = ничего
phrase-a-board-a-faction-and-a-round-bonus-in-play = планшет, фракция и бонус раунда во время партии
phrase-none-of-party-n = нет зданий у стороны { $n }
phrase-at-least-one-building-in-play = хотя бы одно здание во время партии
phrase-a-palace-without-a-tile-or-a-tile-without = дворец без жетона или жетон без дворца
phrase-something-outside = что-то за пределами карты
phrase-buildings-on-land-marks-on-buildings = здания на суше, метки на зданиях
phrase-land = суша
phrase-river-hexes = речные клетки
phrase-the-terrain-name = местность { $name }
phrase-name-native-to-its-owner = { $name }, родная для владельца
phrase-another-building = другое здание
phrase-buildings-of-the-automa = здания Автомы
phrase-an-automa-that-is-not-set-up = неподготовленная Автома
phrase-workshops-a-bonus-and-cards = мастерские, бонус и карты
phrase-parties-name-with-two-seats-names = стороны, { $name } вдвоём, { $names }
phrase-two-markers-on-level-12 = два маркера на уровне 12
phrase-one-in-each-discipline = по одному в каждой дисциплине
phrase-resources-of-the-automa = ресурсы Автомы
phrase-a-building-without-owner = здание без владельца или владелец без здания
phrase-as-a-neutral-building = только как нейтральное здание
phrase-too-many-of-name = слишком много: { $name }
phrase-n-each = у каждой стороны { $n }
phrase-a-bridge-of-n = мост стороны { $n }
phrase-at-an-own-building = у своего здания
phrase-too-many-of-party-n = слишком много у стороны { $n }
phrase-cards-only-in-a-game-alone = карты только в игре в одиночку

reason-coins = { $how ->
    [more] даёт монеты: +{ $n }
    [denied] у игрока { $name } меньше монет: −{ $n }
   *[kept] бережёт монеты: { $n }
}
reason-tools = { $how ->
    [more] даёт инструменты: +{ $n }
    [denied] у игрока { $name } меньше инструментов: −{ $n }
   *[kept] бережёт инструменты: { $n }
}
reason-scholars = { $how ->
    [more] даёт учёных: +{ $n }
    [denied] у игрока { $name } меньше учёных: −{ $n }
   *[kept] бережёт учёных: { $n }
}
reason-books = { $how ->
    [more] даёт книги: +{ $n }
    [denied] у игрока { $name } меньше книг: −{ $n }
   *[kept] бережёт книги: { $n }
}
reason-power = { $how ->
    [more] даёт силу: +{ $n }
    [denied] у игрока { $name } меньше силы: −{ $n }
   *[kept] бережёт силу: { $n }
}
reason-shipping = { $how ->
    [more] развивает судоходство, шагов: +{ $n }
    [denied] судоходство игрока { $name } слабее, шагов: −{ $n }
   *[kept] сохраняет судоходство, шагов: { $n }
}
reason-terraforming = { $how ->
    [more] развивает терраформирование, шагов: +{ $n }
    [denied] терраформирование игрока { $name } слабее, шагов: −{ $n }
   *[kept] сохраняет терраформирование, шагов: { $n }
}
reason-levels = { $how ->
    [more] даёт уровни дисциплин: +{ $n }
    [denied] у игрока { $name } меньше уровней дисциплин: −{ $n }
   *[kept] бережёт уровни дисциплин: { $n }
}
reason-innovations = { $how ->
    [more] даёт инновации: +{ $n }
    [denied] у игрока { $name } меньше инноваций: −{ $n }
   *[kept] бережёт инновации: { $n }
}
reason-competencies = { $how ->
    [more] даёт компетенции: +{ $n }
    [denied] у игрока { $name } меньше компетенций: −{ $n }
   *[kept] бережёт компетенции: { $n }
}
reason-income = { $how ->
    [more] повышает доход каждого раунда
    [denied] доход игрока { $name } ниже
   *[kept] сохраняет хороший доход
}
reason-land = { $how ->
    [more] открывает землю для построек: +{ $n }
    [denied] закрывает землю от игрока { $name }: { $n }
   *[kept] сохраняет землю для построек: { $n }
}
reason-cities = { $how ->
    [more] основывает город
    [denied] игрок { $name } остаётся без города
   *[kept] основано городов: { $n }
}
reason-near_city = { $how ->
    [more] приближает следующий город
    [denied] игрок { $name } дальше от следующего города
   *[kept] следующий город близко
}
reason-built-building = { $how ->
    [more] добавляет здание: { $building }
    [denied] у игрока { $name } на здание меньше: { $building }
   *[kept] сохраняет здания: { $building }
}

## Parts of a position

position-round = Раунд
position-phase = Фаза
position-turn = Чей ход
position-order = Порядок хода
position-passed = Спасовали
position-round_tiles = Жетоны ПО за раунды
position-final_tile = Жетон ПО за финальный раунд
position-book_actions = Действия книг
position-competency_cells = Компетенции на поле
position-innovation_cells = Инновации на поле
position-palaces = Доступные дворцы
position-cards = Доступные местности
position-set_factions = Фракции наборов
position-set_bonuses = Бонусы раунда в наборах
position-factions_offered = Доступные фракции
position-display = Выложенные бонусы раунда
position-coins_on = Монеты на бонусах раунда
position-crossed = Действия, занятые в этом раунде
position-territory = Жетон ПО за территорию
position-unowned = Уровни ничейных фракций
position-scholars_sent = Учёные на поле науки
position-terraformed = Изменённая местность
position-neutral = Нейтральные здания
position-annexed = Павильоны
position-cities = Клетки в городах
position-river_cities = Речные клетки городов
position-deck = Колода Автомы
position-top = Карта Автомы
position-discard = Сброс Автомы
position-marked = Клетки, отмеченные Автомой
position-buildings = Здания
position-bridges = Мосты
position-purse = Ресурсы
position-bowl_1 = Сила в чаше I
position-bowl_2 = Сила в чаше II
position-burnt = Пожертвованная сила
position-points = Очки
position-level = Уровни дисциплин
position-keys = Ключи от городов
position-shipping = Судоходство
position-terraforming = Терраформирование
position-native = Родная местность
position-faction = Фракция
position-palace = Дворец
position-drafted = Выбранный дворец
position-bonus = Бонус раунда
position-competencies = Компетенции
position-innovations = Инновации
position-city_tiles = Жетоны городов
position-used = Способности, применённые в этом раунде
seat-9 = ничейная фракция
phase-setup = подготовка
phase-income = доход
phase-actions = действия
phase-science = научный бонус
phase-end = конец
unit-coins = монеты
unit-tools = инструменты
unit-scholars = учёные
unit-banking = книги банковского дела
unit-law = книги юриспруденции
unit-engineering = книги инженерии
unit-medicine = книги медицины
unit-power = сила в чаше III
unit-annexes = павильоны
unit-vp = победные очки
