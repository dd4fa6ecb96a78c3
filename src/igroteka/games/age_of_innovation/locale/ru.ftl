# «Эра инноваций» по-русски.

title = Эра инноваций
tagline = Преображайте землю, стройте и учитесь шесть раундов подряд
about = Семь местностей, двенадцать фракций и поле науки: вы превращаете землю вокруг в свою родную, растите из мастерских гильдии, школы, университет и дворец, основываете города, поднимаетесь по четырём дисциплинам и платите книгами за инновации. Сила ходит по кругу через три чаши, и соседям достаётся её часть всякий раз, когда вы строите рядом. Каждый раунд награждает за своё.
minutes = 40 минут на игрока
weight = сложная

## Слова
# Terrains
terrain-desert = пустыня
    .acc = пустыню
    .text = Одна бесплатная лопата на старте, когда все начальные здания уже стоят.
terrain-plains = равнина
    .acc = равнину
    .text = Шаг по треку терраформирования стоит 1 монету вместо 5.
terrain-swamp = болото
    .acc = болото
    .text = Один учёный на старте; 3 фишки силы в чаше I и 9 в чаше II.
terrain-lake = озеро
    .acc = озеро
    .text = Судоходство начинается с 1; уровень 2 даёт 3 ПО, уровень 3 — 2 книги на выбор.
terrain-forest = лес
    .acc = лес
    .text = По одному уровню в каждой дисциплине на старте; 4 фишки силы в чаше I и 8 в чаше II.
terrain-mountain = гора
    .acc = гору
    .text = Доход больше на 2 монеты; первое место гильдии даёт 3 монеты.
terrain-wasteland = пустошь
    .acc = пустошь
    .text = 4 инструмента и 1 книга на выбор на старте; вторая инновация не требует лишней книги.
terrain-river = река
    .acc = реку

# Disciplines
discipline-banking = банковское дело
    .gen = банковского дела
    .loc = банковском деле
discipline-law = юриспруденция
    .gen = юриспруденции
    .loc = юриспруденции
discipline-engineering = инженерия
    .gen = инженерии
    .loc = инженерии
discipline-medicine = медицина
    .gen = медицины
    .loc = медицине

# Buildings
building-workshop = мастерская
    .acc = мастерскую
    .gen = мастерской
building-guild = гильдия
    .acc = гильдию
    .gen = гильдии
building-school = школа
    .acc = школу
    .gen = школы
building-university = университет
    .acc = университет
    .gen = университета
building-palace = дворец
    .acc = дворец
    .gen = дворца
building-tower = башня
    .acc = башню
    .gen = башни
building-monument = монумент
    .acc = монумент
    .gen = монумента

# Factions
faction-blessed = Благословенные
    .text = По одному уровню в каждой дисциплине на старте; научный бонус считает их уровень на 3 выше, даже больше 12.
faction-inventors = Изобретатели
    .text = До раунда 1 берут любую компетенцию с наградой её ячейки.
faction-goblins = Гоблины
    .text = По уровню в банковском деле и инженерии и 1 инструмент на старте; каждая использованная лопата, откуда бы она ни взялась, сразу даёт 2 монеты.
faction-omar = Дворяне
    .text = По уровню в банковском деле и инженерии, третье начальное здание — башня; доход 2 силы и 2 монеты.
faction-illusionists = Иллюзионисты
    .text = Два уровня в медицине на старте; каждое действие силы стоит им на 1 силу меньше и даёт 1 ПО, вчетвером и впятером — 2 ПО.
faction-moles = Кроты
    .text = Два уровня в инженерии на старте; могут рыть туннели и действием за 1 инструмент строить мост, в том числе над сушей.
faction-felines = Коты
    .text = По уровню в банковском деле и медицине на старте; каждый основанный город даёт три уровня на выбор и книгу на выбор.
faction-philosophers = Философы
    .text = Два уровня в банковском деле на старте; каждая компетенция даёт ещё одну книгу её столбца; особое действие: книга на выбор.
faction-monks = Монахи
    .text = Один уровень в юриспруденции; начинают с одним университетом и берут за него компетенцию.
faction-navigators = Штурманы
    .text = Три уровня в юриспруденции на старте; мастерская, построенная у реки, даёт 2 ПО и 1 монету.
faction-psychics = Ясновидцы
    .text = По уровню в банковском деле и медицине и 1 инструмент на старте; особое действие: получить 5 силы и сразу выполнить ещё одно действие.
faction-lizards = Ящерицы
    .text = Два уровня на выбор на старте; каждый основанный город даёт терраформирование и строительство с бесплатной лопатой и бесплатной мастерской, которая может стоять на любой родной клетке в пределах досягаемости.

# Factions of the Automa
faction-simpletons = Простаки
    .text = По уровню в каждой дисциплине; терраформируют и строят и получают ПО уровня.
faction-kuddlers = Обнимашки
    .text = Банковское дело и юриспруденция 1; ПО уровня и ещё 1; в действии фракции сначала клетка ближе к вам, затем порядок вашей местности.
faction-druids = Друиды
    .text = Медицина 2; терраформируют и строят и продвигаются на два уровня в одной дисциплине.
faction-racelings = Гонщики
    .text = Юриспруденция и медицина 1; если пасуют первыми, ПО за пас удваиваются.
faction-wanderers = Странники
    .text = Банковское дело и инженерия 1; ПО уровня минус 1; действие фракции не знает пределов досягаемости; в конце 2 ПО за каждое здание.
faction-mimics = Подражатели
    .text = Юриспруденция и инженерия 1; ПО уровня и ещё 1; в действии фракции сначала порядок вашей местности, затем близость к вам.
faction-powermongers = Властолюбцы
    .text = Инженерия и медицина 1; ПО уровня; действие фракции выбирает клетку, дающую вам больше силы; когда вы получаете от их постройки 2 силы или больше, они продвигаются на уровень.

# Palaces
palace-palace-1 = Дворец № 1
    .text = Доход 5 силы; особое действие: 2 инструмента.
palace-palace-2 = Дворец № 2
    .text = Особое действие: терраформирование и строительство с двумя бесплатными лопатами.
palace-palace-3 = Дворец № 3
    .text = Доход 2 силы; особое действие: бесплатно заменить школу гильдией (это постройка) и получить 3 ПО и 1 инструмент. Нужна гильдия на планшете.
palace-palace-4 = Дворец № 4
    .text = Доход 2 силы; особое действие: бесплатно улучшить мастерскую до гильдии (это постройка).
palace-palace-5 = Дворец № 5
    .text = Доход 4 силы; сразу компетенция с наградой её ячейки.
palace-palace-6 = Дворец № 6
    .text = Доход 2 силы и 1 книга на выбор; особое действие: два уровня в одной дисциплине.
palace-palace-7 = Дворец № 7
    .text = Доход 4 силы; при пасе 3 ПО за каждую свою школу.
palace-palace-8 = Дворец № 8
    .text = Доход 2 силы, 2 монеты и 1 инструмент; вашим городам нужна сила 6 вместо 7.
palace-palace-9 = Дворец № 9
    .text = Доход 1 учёный; полёт.
palace-palace-10 = Дворец № 10
    .text = Доход 6 монет; сразу 12 силы и 2 книги на выбор.
palace-palace-11 = Дворец № 11
    .text = Доход 1 инструмент; сразу жетон города на выбор: это считается основанием города, но ни одно здание в него не входит.
palace-palace-12 = Дворец № 12
    .text = Доход 8 силы; 2 ПО за каждую построенную мастерскую.
palace-palace-13 = Дворец № 13
    .text = Особое действие: 1 книга на выбор и 3 монеты; 3 ПО за каждую построенную гильдию.
palace-palace-14 = Дворец № 14
    .text = Доход 6 силы; сразу до двух бесплатных шагов судоходства; при основании города речная клетка может соединить ваши группы.
palace-palace-15 = Дворец № 15
    .text = Доход 6 силы; сразу, в любом порядке, но одно за другим: терраформирование и строительство с двумя бесплатными лопатами, до двух бесплатных мостов и 2 книги на выбор.
palace-palace-16 = Дворец № 16
    .text = Доход 2 силы и 1 книга на выбор; сразу гильдия с планшета на любую пустую родную клетку, даже вне досягаемости; это постройка.
palace-palace-17 = Дворец № 17
    .text = Доход 2 силы; сразу 10 ПО.

# Innovations
innovation-deus_ex_machina = Deus Ex Machina
    .text = Сразу 1 книга на выбор и по уровню в каждой дисциплине; особое действие: терраформирование и строительство с бесплатной лопатой.
innovation-professors = Профессора
    .text = Особое действие: 1 учёный и 3 ПО.
innovation-trade_routes = Торговые пути
    .text = При пасе 2 ПО за каждую свою гильдию.
innovation-architecture = Архитектура
    .text = Сразу 10 ПО и уровень на выбор за каждую разную форму своих зданий на карте.
innovation-libraries = Библиотеки
    .text = Сразу 1 ПО за каждый уровень в двух ваших высших дисциплинах.
innovation-sewers = Канализация
    .text = Сразу 2 ПО за каждую свою мастерскую.
innovation-colleges = Колледжи
    .text = Сразу 5 ПО за каждую свою школу.
innovation-league_of_cities = Лига городов
    .text = Сразу 5 ПО за каждый свой жетон города.
innovation-communications = Коммуникации
    .text = Сразу 8, 12 или 18 ПО за 4, 5 или не менее 6 групп своих соседних зданий.
innovation-steam_power = Паровая тяга
    .text = Сразу 1 учёный, бесплатный шаг терраформирования и бесплатный шаг судоходства с их наградами.
innovation-census = Перепись населения
    .text = Сразу 8, 12 или 18 ПО за 7–8, 9–10 или не менее 11 своих зданий.
innovation-steel = Сталь
    .text = Сразу 8, 12 или 18 ПО за 1, 2 или 3 своих моста.
innovation-neutral_workshop = Нейтральное здание: мастерская
    .text = Сразу постройте нейтральную мастерскую; доход 3 инструмента.
innovation-neutral_guild = Нейтральное здание: гильдия
    .text = Сразу постройте нейтральную гильдию; доход 5 монет.
innovation-neutral_school = Нейтральное здание: школа
    .text = Сразу постройте нейтральную школу и возьмите компетенцию с наградой её ячейки.
innovation-neutral_university = Нейтральное здание: университет
    .text = Сразу постройте нейтральный университет, без компетенции; доход 2 ПО.
innovation-neutral_palace = Нейтральное здание: дворец
    .text = Сразу постройте нейтральный дворец, без жетона дворца, и положите 2 новые фишки силы в чашу III; доход 4 силы.
innovation-neutral_monument = Нейтральное здание: монумент
    .text = Сразу постройте монумент и получите 7 ПО; его сила 4, и город с ним возможен из двух зданий.

# Competencies
competency-tool_and_level = Инструмент и уровень
    .text = Доход 1 инструмент и уровень на выбор.
competency-vp_and_coins = ПО и монеты
    .text = Доход 3 ПО и 2 монеты.
competency-book_and_power = Книга и сила
    .text = Доход 1 книга на выбор и 1 сила.
competency-instant_resources = Ресурсы
    .text = Сразу 5 ПО, 1 инструмент и 2 монеты.
competency-scholar_scoring = Учёные
    .text = 2 ПО за каждого учёного, отправленного в фазе II, в том числе возвращённого ради уровня.
competency-two_spades = Две лопаты
    .text = Сразу терраформирование и строительство с двумя бесплатными лопатами.
competency-tower = Башня
    .text = Сразу постройте нейтральную башню; доход 2 силы и 2 монеты.
competency-edge_workshop = Крайние мастерские
    .text = 3 ПО за каждую мастерскую, построенную на крайней клетке.
competency-annexes = Павильоны
    .text = Сразу два павильона; поставить один — действие.
competency-lowest_discipline = Низшая дисциплина
    .text = При пасе 1 ПО за каждый уровень вашей низшей дисциплины.
competency-power_action = Сила
    .text = Особое действие: 4 силы.
competency-city_scoring = Города
    .text = При пасе 2 ПО за каждый свой жетон города.

# Round bonuses
bonus-river_workshop = Мастерские у реки
    .text = 2 ПО за каждую мастерскую, построенную у реки; в фазе II судоходство больше на 1, но не в финальном подсчёте.
bonus-send_scholar = Учёный
    .text = Доход 1 учёный; 2 ПО за каждого отправленного учёного, в том числе возвращённого ради уровня.
bonus-build_guild = Гильдии
    .text = Доход 3 силы; 3 ПО за каждую построенную гильдию.
bonus-pass_palace_university = Дворец и университет
    .text = Доход 1 инструмент; при пасе 4 ПО за каждый свой дворец и университет.
bonus-spade = Лопата
    .text = Доход 1 книга на выбор; особое действие: терраформирование и строительство с бесплатной лопатой.
bonus-bridge = Мост
    .text = Доход 1 книга на выбор; особое действие: бесплатный мост.
bonus-knowledge = Знание
    .text = Доход 2 инструмента; особое действие: уровень в любой дисциплине.
bonus-pass_school = Школы
    .text = Доход 4 монеты; при пасе уровень на выбор за каждую свою школу.
bonus-power_coins = Сила и монеты
    .text = Доход 4 силы и 2 монеты.
bonus-coins = Монеты
    .text = Доход 6 монет.

# Round score tiles
round_tile-workshop_law = Построена мастерская — 2 ПО; за каждые 3 юриспруденции учёный.
round_tile-workshop_banking = Построена мастерская — 2 ПО; за каждые 3 банковского дела 4 силы.
round_tile-guild_law = Построена гильдия — 3 ПО; за каждые 3 юриспруденции книга на выбор.
round_tile-school_banking = Построена школа — 4 ПО; за каждый уровень банковского дела монета.
round_tile-big_medicine = Построен дворец или университет — 5 ПО; за каждые 2 медицины инструмент.
round_tile-big_banking = Построен дворец или университет — 5 ПО; за каждые 2 банковского дела инструмент.
round_tile-innovation_law = Взята инновация — 5 ПО; за каждые 2 юриспруденции 3 силы.
round_tile-guild_medicine = Построена гильдия — 3 ПО; за каждые 4 медицины лопата.
round_tile-spade_engineering = Каждая использованная лопата — 2 ПО; за каждый уровень инженерии монета.
round_tile-science_medicine = Каждый полученный уровень — 1 ПО; за каждые 3 медицины книга на выбор.
round_tile-city_engineering = Взят жетон города — 5 ПО; за каждые 4 инженерии лопата.
round_tile-track_engineering = Каждый шаг судоходства или терраформирования — 3 ПО; за каждые 3 инженерии учёный.
final_tile-final_workshop = построена мастерская — 2 ПО
final_tile-final_school = построена школа — 4 ПО
final_tile-final_edge_workshop = построена мастерская на крайней клетке — 3 ПО
final_tile-final_guild = построена гильдия — 3 ПО

# City tiles
city_tile-tools = 4 ПО и 3 инструмента
city_tile-books = 5 ПО и 2 книги на выбор
city_tile-power = 8 ПО и 8 силы
city_tile-spades = 5 ПО и две бесплатные лопаты
city_tile-coins = 6 ПО и 6 монет
city_tile-scholar = 8 ПО и учёный
city_tile-levels = 7 ПО и по уровню в каждой дисциплине

# Actions of the board
action-power-bridge = мост за 3 силы
action-power-scholar = учёный за 3 силы
action-power-tools = 2 инструмента за 4 силы
action-power-coins = 7 монет за 4 силы
action-power-spade_1 = лопата за 4 силы
action-power-spade_2 = две лопаты за 6 силы
action-books-power = 5 силы за 1 книгу
action-books-coins = 6 монет за 2 книги
action-books-score_guilds = 2 ПО за каждую свою гильдию за 2 книги
action-books-levels = два уровня в одной дисциплине за 1 книгу
action-books-upgrade_guild = мастерская в гильдию за 2 книги
action-books-spade_3 = три лопаты за 3 книги

# Power and book actions, special actions, passages, conversions
power_action-bridge = мост
power_action-scholar = учёный
power_action-tools = 2 инструмента
power_action-coins = 7 монет
power_action-spade_1 = лопата
power_action-spade_2 = две лопаты
book_action-power = 5 силы
book_action-coins = 6 монет
book_action-score_guilds = 2 ПО за гильдию
book_action-levels = два уровня
book_action-upgrade_guild = мастерская в гильдию
book_action-spade_3 = три лопаты
passage-tunnel = туннель
passage-flight = полёт
conversion-power-scholar = 5 силы → учёный
conversion-power-tool = 3 силы → инструмент
conversion-power-coin = 1 сила → монета
conversion-scholar-tool = учёный → инструмент
conversion-tool-coin = инструмент → монета
conversion-power-banking = 5 силы → книга банковского дела
conversion-banking-coin = книга банковского дела → монета
conversion-power-law = 5 силы → книга юриспруденции
conversion-law-coin = книга юриспруденции → монета
conversion-power-engineering = 5 силы → книга инженерии
conversion-engineering-coin = книга инженерии → монета
conversion-power-medicine = 5 силы → книга медицины
conversion-medicine-coin = книга медицины → монета

# City tiles in moves and events
city-tools = 4 ПО и 3 инструмента
city-books = 5 ПО и 2 книги на выбор
city-power = 8 ПО и 8 силы
city-spades = 5 ПО и две бесплатные лопаты
city-coins = 6 ПО и 6 монет
city-scholar = 8 ПО и учёный
city-levels = 7 ПО и по уровню в каждой дисциплине

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
act-bonus-bridge = Мост
act-bonus-knowledge = Знание
source-bonus-pass_school = Школы
source-city = Город
source-competency = Школа или университет
source-river-city = Город через реку
source-shipping-books = Судоходство
source-terraforming-books = Терраформирование
source-start-spade = Пустыня
source-city-books = Жетон города
source-city-spades = Жетон города
source-city-levels = Жетон города
source-two_spades = Две лопаты
source-tower = Башня
act-annexes = Павильоны
source-lowest_discipline = Низшая дисциплина
act-power_action = Сила
act-moles = Кроты
source-felines = Коты
act-philosophers = Философы
act-psychics = Ясновидцы
source-lizards = Ящерицы
source-deus_ex_machina-books = Deus Ex Machina
source-deus_ex_machina-levels = Deus Ex Machina
act-deus_ex_machina = Deus Ex Machina
act-professors = Профессора
source-architecture = Архитектура
source-neutral_workshop = Нейтральное здание: мастерская
source-neutral_guild = Нейтральное здание: гильдия
source-neutral_school-building = Нейтральное здание: школа
source-neutral_school-competency = Нейтральное здание: школа
source-neutral_university = Нейтральное здание: университет
source-neutral_palace = Нейтральное здание: дворец
source-neutral_monument = Нейтральное здание: монумент
act-palace-1 = Дворец № 1
act-palace-2 = Дворец № 2
act-palace-3 = Дворец № 3
act-palace-4 = Дворец № 4
source-palace-5 = Дворец № 5
act-palace-6 = Дворец № 6
source-palace-10 = Дворец № 10
source-palace-11 = Дворец № 11
act-palace-13 = Дворец № 13
source-spades = Лопаты
source-bridge = Мосты
source-books = Книги
source-palace-15 = Дворец № 15
source-palace-16 = Дворец № 16

# What chance brings
what-desert = пустыня
what-plains = равнина
what-swamp = болото
what-lake = озеро
what-forest = лес
what-mountain = гора
what-wasteland = пустошь
what-blessed = Благословенные
what-inventors = Изобретатели
what-goblins = Гоблины
what-omar = Дворяне
what-illusionists = Иллюзионисты
what-moles = Кроты
what-felines = Коты
what-philosophers = Философы
what-monks = Монахи
what-navigators = Штурманы
what-psychics = Ясновидцы
what-lizards = Ящерицы
what-simpletons = Простаки
what-kuddlers = Обнимашки
what-druids = Друиды
what-racelings = Гонщики
what-wanderers = Странники
what-mimics = Подражатели
what-powermongers = Властолюбцы
what-palace-1 = Дворец № 1
what-palace-2 = Дворец № 2
what-palace-3 = Дворец № 3
what-palace-4 = Дворец № 4
what-palace-5 = Дворец № 5
what-palace-6 = Дворец № 6
what-palace-7 = Дворец № 7
what-palace-8 = Дворец № 8
what-palace-9 = Дворец № 9
what-palace-10 = Дворец № 10
what-palace-11 = Дворец № 11
what-palace-12 = Дворец № 12
what-palace-13 = Дворец № 13
what-palace-14 = Дворец № 14
what-palace-15 = Дворец № 15
what-palace-16 = Дворец № 16
what-palace-17 = Дворец № 17
what-deus_ex_machina = Deus Ex Machina
what-professors = Профессора
what-trade_routes = Торговые пути
what-architecture = Архитектура
what-libraries = Библиотеки
what-sewers = Канализация
what-colleges = Колледжи
what-league_of_cities = Лига городов
what-communications = Коммуникации
what-steam_power = Паровая тяга
what-census = Перепись населения
what-steel = Сталь
what-neutral_workshop = Нейтральное здание: мастерская
what-neutral_guild = Нейтральное здание: гильдия
what-neutral_school = Нейтральное здание: школа
what-neutral_university = Нейтральное здание: университет
what-neutral_palace = Нейтральное здание: дворец
what-neutral_monument = Нейтральное здание: монумент
what-tool_and_level = Инструмент и уровень
what-vp_and_coins = ПО и монеты
what-book_and_power = Книга и сила
what-instant_resources = Ресурсы
what-scholar_scoring = Учёные
what-two_spades = Две лопаты
what-tower = Башня
what-edge_workshop = Крайние мастерские
what-annexes = Павильоны
what-lowest_discipline = Низшая дисциплина
what-power_action = Сила
what-city_scoring = Города
what-river_workshop = Мастерские у реки
what-send_scholar = Учёный
what-build_guild = Гильдии
what-pass_palace_university = Дворец и университет
what-spade = Лопата
what-bridge = Мост
what-knowledge = Знание
what-pass_school = Школы
what-power_coins = Сила и монеты
what-coins = Монеты
what-workshop_law = Построена мастерская — 2 ПО; за каждые 3 юриспруденции учёный.
what-workshop_banking = Построена мастерская — 2 ПО; за каждые 3 банковского дела 4 силы.
what-guild_law = Построена гильдия — 3 ПО; за каждые 3 юриспруденции книга на выбор.
what-school_banking = Построена школа — 4 ПО; за каждый уровень банковского дела монета.
what-big_medicine = Построен дворец или университет — 5 ПО; за каждые 2 медицины инструмент.
what-big_banking = Построен дворец или университет — 5 ПО; за каждые 2 банковского дела инструмент.
what-innovation_law = Взята инновация — 5 ПО; за каждые 2 юриспруденции 3 силы.
what-guild_medicine = Построена гильдия — 3 ПО; за каждые 4 медицины лопата.
what-spade_engineering = Каждая использованная лопата — 2 ПО; за каждый уровень инженерии монета.
what-science_medicine = Каждый полученный уровень — 1 ПО; за каждые 3 медицины книга на выбор.
what-city_engineering = Взят жетон города — 5 ПО; за каждые 4 инженерии лопата.
what-track_engineering = Каждый шаг судоходства или терраформирования — 3 ПО; за каждые 3 инженерии учёный.
what-final_workshop = построена мастерская — 2 ПО
what-final_school = построена школа — 4 ПО
what-final_edge_workshop = построена мастерская на крайней клетке — 3 ПО
what-final_guild = построена гильдия — 3 ПО
what-power = 5 силы
what-score_guilds = 2 ПО за гильдию
what-levels = два уровня
what-upgrade_guild = мастерская в гильдию
what-spade_3 = три лопаты
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

## Ходы

plus-vp = { $vp ->
    [0] { "" }
   *[other] . +{ $vp } ПО
}
plus-coins = { $more ->
    [0] { "" }
    [one] . +{ $more } монета
    [few] . +{ $more } монеты
   *[many] . +{ $more } монет
}
cost-tc = { $tools ->
    [0] { $coins ->
        [0] бесплатно
       *[other] { n-coins }
    }
   *[other] { $coins ->
        [0] { n-tools }
       *[other] { n-tools }, { n-coins }
    }
}
cost-t = { $tools ->
    [0] бесплатно
   *[other] { n-tools }
}
n-dug = { $n ->
    [one] { $n } лопата
    [few] { $n } лопаты
   *[many] { $n } лопат
}
and-books = { $books ->
    [0] { "" }
   *[other] . Получить: { n-books }
}

move-set = { $terrain_cap }, { $faction }. { $terrain_text } { $faction_text } Бонус раунда: { $bonus_text }
move-set-solo = { $terrain_cap }. { $terrain_text } Затем выберете одну из двух фракций: { $first } или { $second }.
move-terrain = Взять планшет планирования: { $terrain }. { $terrain_text }
move-automa_terrain = Здесь живёт Автома: { $terrain }
move-faction = Взять фракцию: { $faction }. { $faction_text }
move-palace = { $palace }: { $palace_text }
move-bonus = { $coins ->
    [0] Взять бонус раунда «{ $bonus }»
    [one] Взять бонус раунда «{ $bonus }» и { $coins } монету
    [few] Взять бонус раунда «{ $bonus }» и { $coins } монеты
   *[many] Взять бонус раунда «{ $bonus }» и { $coins } монет
}. { $bonus_text }
move-place = Поставить на { $hex }: { $building }
move-tower = Поставить на { $hex }: { $building }
move-build = Построить мастерскую на { $hex }: { cost-tc }{ plus-vp }{ plus-coins }
move-dig = { $hex }, будет { $terrain }: { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-tunnel = Туннель к { $hex }, будет { $terrain }: 1 инструмент за туннель; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-tunnel-build = Туннель к { $hex } и мастерская: 1 инструмент за туннель; { cost-tc }{ plus-vp }{ plus-coins }
move-fly = Полёт на { $hex }, будет { $terrain }: 1 учёный; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
move-fly-build = Полёт на { $hex } и мастерская: 1 учёный; { cost-tc }{ plus-vp }{ plus-coins }
move-upgrade = Улучшить { $hex }, будет { $building }: { cost-tc }{ plus-vp }
move-neutral = { $n ->
    [0] Построить на { $hex } нейтральное здание: { $building }{ plus-vp }{ plus-coins }
   *[other] Построить на { $hex } нейтральное здание: { $building }; { n-dug }, { cost-t }{ plus-vp }{ plus-coins }
}
move-annex = Павильон у { $hex }
move-guild = Гильдия на { $hex }{ plus-vp }
move-downgrade = Школа на { $hex } становится гильдией{ plus-vp }
move-river_city = Основать город через реку { $hex }
move-ship = Шаг судоходства: 1 учёный, { n-coins }{ and-books }{ plus-vp }
move-terraform = Шаг терраформирования: 1 учёный, { cost-tc }{ and-books }{ plus-vp }
move-innovate = Инновация «{ $innovation }»: { $price }{ $coins ->
    [0] { "" }
   *[other] , { n-coins }
}{ plus-vp }. { $innovation_text }
move-send = { $n ->
    [one] Отправить учёного: { $discipline }, { $n } уровень{ plus-vp }
    [few] Отправить учёного: { $discipline }, { $n } уровня{ plus-vp }
   *[many] Отправить учёного: { $discipline }, { $n } уровней{ plus-vp }
}
move-return = Вернуть учёного в запас: { $discipline } +{ $n }{ plus-vp }
move-power = Действие силы за { $n } силы: { $what }{ plus-vp }
move-books = { $n ->
    [one] Действие книг за { $n } книгу: { $what }{ plus-vp }
    [few] Действие книг за { $n } книги: { $what }{ plus-vp }
   *[many] Действие книг за { $n } книг: { $what }{ plus-vp }
}
move-act = Особое действие: { $what }
move-convert = Обмен: { $conversion }
move-sacrifice = Жертва: одна фишка чаши II выходит из игры, другая переходит в чашу III
move-book = Книга: { $discipline }
move-spend = Заплатить книгой: { $discipline }
move-level = Подняться: { $discipline }
move-competency = Компетенция «{ $competency }»: { $discipline }, { n-levels }{ $books ->
    [0] { "" }
   *[other] , { n-books }
}. { $competency_text }
move-city = Жетон города: { $city }, и ключ. Всего { $vp } ПО
move-bridge = Мост { $site }
move-first = { $source }: { $what }
move-accept = { $vp ->
    [0] Получить { $n } силы даром
   *[other] Получить { $n } силы за { $vp } ПО
}
move-decline = Отказаться
move-pass = { $vp ->
    [0] Пас
   *[other] Пас: +{ $vp } ПО
}
move-end = Закончить ход
move-done = Закончить
move-key = Потратить ключ
move-no_key = Сохранить ключ; уровни пропадут

chance-draw_round = Жетон раунда: { $what }
chance-draw_final = Финальный жетон: { $what }
chance-draw_book_action = Действие книг: { $what }
chance-draw_competency = Компетенция: { $what }
chance-draw_innovation = Инновация: { $what }
chance-draw_palace = Дворец: { $what }
chance-draw_terrain = Планшет планирования: { $what }
chance-draw_faction = Фракция: { $what }
chance-draw_bonus = Бонус раунда: { $what }
chance-draw_first = Выбран первый игрок
chance-draw_territory = Жетон территории: { $what }
chance-draw_card = Автома: { $what }

## Что происходит

event-round_tile = Раунд { $round } награждает: { $round_tile }
event-final_tile = Финальный жетон: { $final_tile }
event-book_tile = Действие книг в этой игре: { $book_action }
event-palace_tile = Открыт дворец: { $palace }
event-first = Первым ходит { $seat }.
event-set = { $seat }: { $faction }, { $terrain }, бонус раунда «{ $bonus }».
event-took_terrain = { $seat } берёт планшет планирования: { $terrain }.
event-took_faction = { $seat } берёт фракцию: { $faction }.
event-took_palace = { $seat } берёт жетон: { $palace }.
event-took_bonus = { $seat } берёт бонус раунда «{ $bonus }».
event-automa_terrain = Родная местность Автомы: { $terrain }.
event-placed = { $seat } начинает на { $hex }: { $building }.
event-round = Начинается раунд { $round }. { $round_tile }
event-territory = Соединённых зданий у ничьей фракции: { $n }.
event-income = { $seat }, доход: монеты { $coins }, инструменты { $tools }, учёные { $scholars }, сила { $power }{ $vp ->
    [0] { "" }
   *[other] , { $vp } ПО
}.
event-climbed = { $seat }: { $discipline }, уровень { $level }.
event-key = { $seat } тратит ключ: { $discipline }.
event-sent = { $n ->
    [one] { $seat } отправляет учёного: { $discipline }, { $n } уровень.
    [few] { $seat } отправляет учёного: { $discipline }, { $n } уровня.
   *[many] { $seat } отправляет учёного: { $discipline }, { $n } уровней.
}
event-returned = { $seat } возвращает учёного: { $discipline }, 1 уровень.
event-book = { $seat } получает книгу: { $discipline }.
event-paid_book = { $seat } платит книгой: { $discipline }.
event-converted = { $seat }, обмен: { $conversion }.
event-sacrificed = { $seat } жертвует фишку силы.
event-scored = { $seat }: { $n } ПО ({ $item }).
event-built = { $seat } строит на { $hex }: { $building }.
event-terraformed = { $n ->
    [one] { $seat } тратит { $n } лопату: { $hex }, теперь { $terrain }.
    [few] { $seat } тратит { $n } лопаты: { $hex }, теперь { $terrain }.
   *[many] { $seat } тратит { $n } лопат: { $hex }, теперь { $terrain }.
}
event-passage = { $seat } добирается до { $hex }: { $passage }.
event-bridge = { $seat } строит мост: { $site }.
event-annexed = { $seat } ставит павильон у { $hex }.
event-city = { $n ->
    [one] { $seat } основывает город у { $hex } ({ $n } здание).
    [few] { $seat } основывает город у { $hex } ({ $n } здания).
   *[many] { $seat } основывает город у { $hex } ({ $n } зданий).
}
event-city_tile = { $seat } берёт жетон города: { $city }.
event-competency = { $seat } берёт компетенцию: { $competency }.
event-palace = { $seat } берёт жетон: { $palace }.
event-innovation = { $seat } внедряет инновацию: { $innovation }.
event-shipping = { $seat }: судоходство { $n }.
event-terraforming = { $seat } продвигается по треку терраформирования: шаг { $n }.
event-power_action = { $seat }, действие силы: { $power_action }.
event-book_action = { $seat }, действие книг: { $book_action }.
event-special_action = { $seat }, особое действие: { $act }.
event-accepted = { $vp ->
    [0] { $seat } получает от соседа { $n } силы.
   *[other] { $seat } получает от соседа { $n } силы за { $vp } ПО.
}
event-declined = { $seat } отказывается от силы ({ $n }).
event-passed = { $seat } пасует.
event-bonus = { $coins ->
    [0] { $seat } берёт бонус раунда «{ $bonus }».
    [one] { $seat } берёт бонус раунда «{ $bonus }» и { $coins } монету.
    [few] { $seat } берёт бонус раунда «{ $bonus }» и { $coins } монеты.
   *[many] { $seat } берёт бонус раунда «{ $bonus }» и { $coins } монет.
}
event-cards = Автома действует: { $card }, опора: { $support }.
event-new_card = В колоде Автомы новая карта: { $card }.
event-automa_built = Автома строит на { $hex }: { $building }.
event-automa_skips = Автоме нечего улучшать.
event-automa_blocked_power = Автома закрывает действие силы: { $power_action }.
event-automa_blocked_books = Автома закрывает действие книг: { $book_action }.
event-automa_climbed = Автома: { $discipline }, уровень { $level }.
event-automa_innovation = Автома берёт инновацию: { $innovation }.
event-automa_passed = Автома пасует.
event-automa_bonus = Автома берёт бонус раунда «{ $bonus }».
event-final_area = { $n ->
    [one] { $seat }, наибольшая территория: { $n } здание, { $vp } ПО.
    [few] { $seat }, наибольшая территория: { $n } здания, { $vp } ПО.
   *[many] { $seat }, наибольшая территория: { $n } зданий, { $vp } ПО.
}
event-final_science = { $seat }, { $discipline }: { $vp } ПО.
event-final_resources = { $seat }, ресурсы в монетах: { n-coins }, { $vp } ПО.
event-game_over = Игра окончена.

## Счёт

item-start = Начало
item-rounds = Жетоны раундов
item-bonuses = Бонусы раундов
item-palaces = Дворцы
item-innovations = Инновации
item-competencies = Компетенции
item-cities = Города
item-factions = Фракция
item-tracks = Треки
item-disciplines = Доход дисциплин
item-book_actions = Действия книг
item-offers = Плата за силу
item-automa = Карты Автомы
item-area = Территория
item-science = Наука
item-resources = Ресурсы

## Подготовка

option-factions = Фракции
    .hint = Готовые наборы из планшета, фракции и бонуса или отбор.
option-factions-sets = Наборы
option-factions-draft = Отбор
option-side = Сторона карты
    .hint = Втроём можно играть и на меньшей стороне.
option-side-3-5 = 3–5 игроков
option-side-1-3 = 1–3 игрока
option-first = Первый игрок
    .hint = Кто ходит первым в раунде 1.
option-first-random = По жребию
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-first-4 = Игрок 5
option-automa = Фракция Автомы
    .hint = У каждой своё действие.
option-automa-simpletons = Простаки
option-automa-kuddlers = Обнимашки
option-automa-druids = Друиды
option-automa-racelings = Гонщики
option-automa-wanderers = Странники
option-automa-mimics = Подражатели
option-automa-powermongers = Властолюбцы
option-level = Уровень Автомы
    .hint = От мягкого до жестокого.
option-level-1 = 1, мягкий
option-level-2 = 2, ровный
option-level-3 = 3, сильный
option-level-4 = 4, очень сильный
option-level-5 = 5, жестокий
option-passed_offers = Сила после паса
    .hint = Получают ли спасовавшие предложения силы.
option-passed_offers-yes = Да
option-passed_offers-no = Нет
option-further_spades = Лопаты для других клеток
    .hint = Можно ли докупать лопаты для второй и третьей клетки бесплатных лопат.
option-further_spades-buy = Можно докупать
option-further_spades-free_only = Только бесплатные
option-bridge_ends = Другой конец моста
    .hint = Может ли он принадлежать сопернику.
option-bridge_ends-any = Чей угодно
option-bridge_ends-not_opponent = Не соперника
option-neutral_palace = Нейтральный дворец и инновации
    .hint = Избавляет ли он от 5 монет за инновации.
option-neutral_palace-saves = Избавляет
option-neutral_palace-pays = Не избавляет

order-offers = Предложения силы
    .hint = Принимать без вопроса до этой цены.
order-offers-ask = Всегда спрашивать
order-offers-0 = Принимать бесплатные
order-offers-1 = Принимать до 1 ПО
order-offers-2 = Принимать до 2 ПО
order-offers-3 = Принимать до 3 ПО
order-offers-4 = Принимать до 4 ПО
order-offers-5 = Принимать до 5 ПО
order-offers-6 = Принимать до 6 ПО
order-offers-7 = Принимать до 7 ПО
order-offers-8 = Принимать до 8 ПО
order-dear_offers = Более дорогие предложения
    .hint = Что делать с предложениями выше вашей цены.
order-dear_offers-ask = Спрашивать
order-dear_offers-decline = Отказываться
order-after_action = После действия
    .hint = Спрашивать ли об обмене после действия.
order-after_action-ask = Спрашивать
order-after_action-end = Заканчивать ход

automa = Автома
    .gen = Автомы
    .dat = Автоме
    .acc = Автому
    .ins = Автомой
ask-AnyOrder = В каком порядке? { $what_cap }

## Что делают эффекты

list-and = { $a }, { $b }
n-vp = { $n } ПО
n-annex = { $n ->
    [one] { $n } павильон
    [few] { $n } павильона
   *[many] { $n } павильонов
}
n-book-banking = { $n ->
    [one] { $n } книга банковского дела
    [few] { $n } книги банковского дела
   *[many] { $n } книг банковского дела
}
n-book-law = { $n ->
    [one] { $n } книга юриспруденции
    [few] { $n } книги юриспруденции
   *[many] { $n } книг юриспруденции
}
n-book-engineering = { $n ->
    [one] { $n } книга инженерии
    [few] { $n } книги инженерии
   *[many] { $n } книг инженерии
}
n-book-medicine = { $n ->
    [one] { $n } книга медицины
    [few] { $n } книги медицины
   *[many] { $n } книг медицины
}
effect-gain = { $what }
effect-pay = плата: { $what }
effect-new-power = { $n ->
    [one] { $n } новая фишка силы в чашу III
    [few] { $n } новые фишки силы в чашу III
   *[many] { $n } новых фишек силы в чашу III
}
effect-books = { n-book-any }
effect-levels-split = { n-level-any }
effect-levels-one = { $n ->
    [one] { $n } уровень в одной дисциплине
    [few] { $n } уровня в одной дисциплине
   *[many] { $n } уровней в одной дисциплине
}
effect-levels-in = { $discipline } +{ $n }
effect-levels-each = по уровню в каждой дисциплине
effect-spades = { $n ->
    [one] терраформирование и строительство, { $n } бесплатная лопата
    [few] терраформирование и строительство, { $n } бесплатные лопаты
   *[many] терраформирование и строительство, { $n } бесплатных лопат
}
effect-spades-lizards = { $n ->
    [one] терраформирование и строительство, { $n } бесплатная лопата и бесплатная мастерская
    [few] терраформирование и строительство, { $n } бесплатные лопаты и бесплатная мастерская
   *[many] терраформирование и строительство, { $n } бесплатных лопат и бесплатная мастерская
}
effect-bridge = { $n ->
    [one] { $n } мост
    [few] { $n } моста
   *[many] { $n } мостов
}
effect-bridge-land = мост, можно и над сушей
effect-free-guild = мастерская становится гильдией
effect-downgrade = школа становится гильдией
effect-guild-anywhere = гильдия на любую пустую родную клетку
effect-neutral = нейтральное здание: { $building }
effect-annex = поставить павильон
effect-competency = компетенция
effect-city = жетон города
effect-river-city = город через речную клетку
effect-step-shipping = { $n ->
    [one] { $n } шаг судоходства
    [few] { $n } шага судоходства
   *[many] { $n } шагов судоходства
}
effect-step-terraforming = { $n ->
    [one] { $n } шаг терраформирования
    [few] { $n } шага терраформирования
   *[many] { $n } шагов терраформирования
}
effect-another-action = ещё одно действие
effect-lowest = 1 ПО за уровень низшей дисциплины
count-standing = своё здание «{ $building }»
count-big = свой дворец или университет
count-buildings = свои здания
count-shapes = разная форма своих зданий
count-groups = группы своих зданий
count-bridges = свои мосты
count-city-tiles = свой жетон города
count-two-best = уровень в двух лучших дисциплинах
count-level = { $discipline }
count-players = игроки

## Вопросы

ask-Turn = Раунд { $round }: выполните одно действие или спасуйте. Сначала можно обменять ресурсы.
ask-After = Обменяйте ресурсы или закончите ход.
ask-UseKey = { $n ->
    [one] { $discipline_cap }: потратить ключ, чтобы подняться на уровень 8? Иначе пропадёт { $n } уровень.
    [few] { $discipline_cap }: потратить ключ, чтобы подняться на уровень 8? Иначе пропадут { $n } уровня.
   *[many] { $discipline_cap }: потратить ключ, чтобы подняться на уровень 8? Иначе пропадут { $n } уровней.
}
ask-ChooseLevels = { $n ->
    [one] Выберите дисциплину: { $n } уровень.
    [few] Выберите одну дисциплину: { $n } уровня.
   *[many] Выберите одну дисциплину: { $n } уровней.
}
ask-ChooseLevels-split = { $n ->
    [one] Выберите дисциплину для последнего уровня.
    [few] Выберите дисциплину для следующего уровня; осталось { $n }.
   *[many] Выберите дисциплину для следующего уровня; осталось { $n }.
}
ask-Work = { $n ->
    [one] Используйте { $n } бесплатную лопату.
    [few] Используйте { $n } бесплатные лопаты.
   *[many] Используйте { $n } бесплатных лопат.
}
ask-Work-build = Постройте мастерскую или закончите.
ask-BuildBridge = { $n ->
    [one] Где вы построите мост?
    [few] Где вы построите мост? У вас { $n } моста.
   *[many] Где вы построите мост? У вас { $n } мостов.
}
ask-PlaceNeutral = Куда поставить нейтральное здание: { $building }?
ask-PlaceAnnex = К какому зданию поставить павильон?
ask-FreeGuild = Какая мастерская станет гильдией?
ask-DowngradeSchool = Какая школа станет гильдией?
ask-PlaceGuild = На какую родную клетку поставить гильдию?
ask-PlaceStart = { $faction }: поставьте начальное здание. { $building_cap }
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
    [0] { $seat } строит рядом с вами: получить { $n } силы даром?
   *[other] { $seat } строит рядом с вами: получить { $n } силы за { $vp } ПО?
}
ask-ChooseCompetency = Возьмите компетенцию с наградой её ячейки.
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
ask-Pending = Вас ждут награды: какая первая?
ask-Rewards = Что сначала?
no-automa-terrain = Родная местность Автомы должна отличаться от вашей.

## Отказы

no-key-first = Сначала решите, тратить ли ключ.
no-key = Для уровня 8 нужен неиспользованный ключ, а его у вас нет.
no-key-refused = Вы не стали тратить здесь ключ: этот бонус больше не даёт шагов в этой дисциплине.
no-level-12 = На уровне 12 уже кто-то стоит.
no-levels-first = Сначала выберите дисциплину для уровней.
no-bridge-twice = Здесь уже есть мост.
no-bridge-end = Хотя бы на одном конце моста должно стоять ваше здание.
no-site = Здесь мост не поставить.
no-bridge-first = Сначала поставьте мост.
no-bridge-now = Мост строят действием силы, особым действием или с дворцом.
no-piece-first = Сначала поставьте то, о чём вас спрашивают.
no-annex = Павильон ставят к своему зданию, у которого его ещё нет.
no-own-workshop = Для этого нужна мастерская вашего цвета.
no-own-school = Для этого нужна школа вашего цвета.
no-native = Для этого нужна пустая клетка вашей родной местности.
no-neutral-here = Здание ставят на пустую клетку в пределах досягаемости; недостающие лопаты покупают за инструменты.
no-book-first = Сначала выберите книги.
no-book-now = Книгами платят за действия книг и инновации или меняют их на монеты.
no-book-of-it = Книг этой дисциплины у вас больше нет.
no-pay-first = Сначала выберите, какими книгами платить.
no-spades-first = Сначала используйте лопаты или закончите.
no-water = На реке не строят.
no-empty = Здесь стоит здание.
no-reach = Эта клетка вне вашей досягаемости.
no-workshop-now = До раунда 1 и между раундами мастерские не строят.
no-first-hex = Мастерскую ставят только на первую терраформированную клетку.
no-workshop-left = На вашем планшете не осталось мастерских.
no-workshop-price = Цена мастерской: { n-tools } и { n-coins }.
no-first-native = Сначала первая клетка должна стать родной, потом можно взяться за другую.
no-second-hex = Бесплатных лопат не осталось: одними купленными лопатами вторую клетку не терраформируют.
no-spade-price = { $n ->
    [one] Цена лопаты — { $n } инструмент, а его у вас нет.
    [few] Цена лопаты — { $n } инструмента, а их у вас нет.
   *[many] Цена лопаты — { $n } инструментов, а их у вас нет.
}
no-offer-first = Сначала ответьте на предложение силы.
no-competency-twice = Эта компетенция у вас уже есть.
no-competency-left = Жетонов этой компетенции не осталось.
no-competency-first = Сначала возьмите компетенцию.
no-competency-now = Компетенцию дают школа, университет или жетон.
no-city-left = Таких жетонов города не осталось.
no-city-first = Сначала возьмите жетон города.
no-city-now = Жетон города дают за основание города.
no-river-city = Эта речная клетка не соединяет ваши группы в город.
no-river-first = Сначала выберите речную клетку.
no-scholar = У вас нет учёного, чтобы отправить его.
no-space = Все ячейки этой дисциплины заняты.
no-level-now = Чтобы подняться здесь, отправьте учёного или верните его в запас.
no-palace-now = Жетон дворца дают, когда гильдия становится дворцом.
no-palace-tile = Этот дворец вам недоступен.
no-palace-first = Сначала выберите дворец.
no-bonus-now = Бонус раунда берут, когда пасуют.
no-bonus-first = Сначала выберите бонус раунда.
no-act-now = Это особое действие уже использовано или сейчас ничего не даст.
no-conversion = Для этого обмена у вас не хватает ресурсов.
no-sacrifice = Для жертвы нужны две фишки в чаше II.
no-foreign = Это чужое здание.
no-neutral-upgrade = Нейтральные здания не улучшают.
no-upgrade = Здесь улучшать нечего: { $building }.
no-piece-left = Таких зданий на вашем планшете не осталось: { $building }.
no-upgrade-price = Цена следующего здания ({ $building }): { n-tools } и { n-coins }.
no-crossed = В этом раунде это действие уже занято.
no-power = Это стоит { $n } силы из чаши III; у вас { $power }.
no-core = Сейчас это действие ничего не даст.
no-books = { $n ->
    [one] Это стоит { $n } книгу; у вас { $books }.
    [few] Это стоит { $n } книги; у вас { $books }.
   *[many] Это стоит { $n } книг; у вас { $books }.
}
no-innovation = Этой инновации нет на поле.
no-innovation-space = У вас уже три инновации.
no-innovation-price = Цена этой инновации: { n-books }, среди них книги её столбца{ $coins ->
    [0] { "" }
   *[other] , и { n-coins }
}.
no-track-end = Этот трек уже пройден.
no-track-price = Шаг стоит учёного и монет; у вас { $scholars ->
    [one] { $scholars } учёный
    [few] { $scholars } учёных
   *[many] { $scholars } учёных
} и { n-coins }.
no-track-tool = Шаг стоит и инструмента, а у вас его нет.
no-second-action = Своё действие вы уже выполнили. Обменяйте ресурсы или закончите ход.
no-solo-bonus = Сначала выберите бонус раунда.

## Числа

n-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
n-tool = { $n ->
    [one] { $n } инструмент
    [few] { $n } инструмента
   *[many] { $n } инструментов
}
n-scholar = { $n ->
    [one] { $n } учёный
    [few] { $n } учёных
   *[many] { $n } учёных
}
n-power = { $n } силы
n-book-any = { $n ->
    [one] { $n } книга на выбор
    [few] { $n } книги на выбор
   *[many] { $n } книг на выбор
}
n-level-any = { $n ->
    [one] { $n } уровень на выбор
    [few] { $n } уровня на выбор
   *[many] { $n } уровней на выбор
}
n-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
n-tools = { $tools ->
    [one] { $tools } инструмент
    [few] { $tools } инструмента
   *[many] { $tools } инструментов
}
n-spades = { $spades ->
    [one] { $spades } лопата
    [few] { $spades } лопаты
   *[many] { $spades } лопат
}
n-books = { $books ->
    [one] { $books } книга
    [few] { $books } книги
   *[many] { $books } книг
}
n-levels = { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
}

## Рисунок

draw-title = Эра инноваций
region-map = Карта
region-science = Наука
region-tiles = Жетоны
region-offers = Выбор
draw-score = { $seat }: { $points } ПО.
draw-round = Раунд { $round }
draw-phase-setup = Подготовка
draw-phase-income = Доход
draw-phase-actions = Действия
draw-phase-science = Научный бонус
draw-phase-end = Финальный подсчёт
draw-turn = Ходит { $owner }
draw-over = Игра окончена
draw-passed = Спасовали
draw-order-now = { $owner }: место { $place } в порядке хода этого раунда
draw-order-next = { $owner }: пас, место { $place } в порядке хода следующего раунда
draw-river = Река { $hex }
draw-hex = { $hex }, { $terrain }
draw-building = { $building }, { $owner }{ $neutral ->
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
   *[other] В пределах досягаемости: { n-spades }, если купить — { n-tools }
}
draw-bridge = Мост между { $first } и { $second }, { $owner }
draw-site = Место для моста между { $first } и { $second }
draw-level-of = { $owner } { $level }
draw-level-unowned = ничья фракция { $level }
draw-discipline = { $discipline_cap }: { $levels }
draw-spaces = { $free ->
    [0] { $discipline_cap }: ячеек на { $best } уровня больше нет
    [one] { $discipline_cap }: { $free } ячейка для учёного, уровней: { $best }
    [few] { $discipline_cap }: { $free } ячейки для учёных, каждая даёт уровней: { $best }
   *[many] { $discipline_cap }: { $free } ячеек для учёных, каждая даёт уровней: { $best }
}
draw-round-tile = Раунд { $round }: { $round_tile }
draw-final-tile = Финальный жетон: { $final_tile }
draw-action-power = { $used ->
    [0] Действие силы: { $action }
   *[other] Действие силы, в этом раунде занято: { $action }
}
draw-action-books = { $used ->
    [0] Действие книг: { $action }
   *[other] Действие книг, в этом раунде занято: { $action }
}
draw-price = Инновации этого столбца: 2 книги { $discipline_gen } и 3 любые
draw-innovation = { $innovation }. { $innovation_text }
draw-competency = { $competency }. { $competency_text } Её ячейка: { $discipline }, { n-levels }{ $books ->
    [0] { "" }
   *[other] , { n-books }
}. Осталось жетонов: { $left }
draw-palace = { $palace }. { $palace_text }
draw-city-tile = Жетон города: { $city_tile }, и ключ. Осталось: { $left }
draw-bonus = { $coins ->
    [0] Бонус раунда: { $bonus }. { $bonus_text }
    [one] Бонус раунда, на нём { $coins } монета: { $bonus }. { $bonus_text }
    [few] Бонус раунда, на нём { $coins } монеты: { $bonus }. { $bonus_text }
   *[many] Бонус раунда, на нём { $coins } монет: { $bonus }. { $bonus_text }
}
draw-offer-terrain = Планшет планирования «{ $terrain }»: { $terrain_text }
draw-offer-faction = { $faction }: { $faction_text }
draw-offer-palace = { $palace }: { $palace_text }
draw-offer-bonus = Бонус раунда «{ $bonus }»: { $bonus_text }
a-terrain = { $terrain_cap }
a-faction = { $faction }
draw-faction = { $faction }, { $terrain }
draw-player = { $owner }: { $points } ПО{ $passed ->
    [0] { "" }
   *[other] , пас
}
draw-coins = { $owner }: { n-coins }
draw-tools = { $owner }: { n-tools }
draw-scholars = { $owner }, учёные под рукой: { $scholars }; в запасе: { $supply }
draw-books = { $owner }, книги { $discipline_gen }: { $books }
draw-bowl = { $owner }, сила в чаше { $bowl }: { $power }
draw-keys = { $owner }, неиспользованные ключи: { $keys }
draw-bridges = { $owner }, мостов осталось: { $bridges }
draw-annexes = { $owner }, павильонов поставить: { $annexes }
draw-row = { $owner }, { $building }: на планшете осталось { $left }
draw-own-faction = { $owner }: { $faction }. { $faction_text }
draw-own-palace = { $built ->
    [0] { $owner }, дворец ещё не построен: { $palace }. { $palace_text }
   *[other] { $owner }: { $palace }. { $palace_text }
}
draw-own-bonus = { $owner }, бонус раунда: { $bonus }. { $bonus_text }
draw-own-innovation = { $owner }, инновация: { $innovation }. { $innovation_text }
draw-own-competency = { $owner }, компетенция: { $competency }. { $competency_text }
draw-own-city = { $owner }, жетон города: { $city_tile }
draw-shipping = { $owner }, судоходство: { $shipping }
draw-terraforming = { $owner }, цена лопаты: { n-tools }
draw-next-income = { $owner }, следующий доход: { $income }{ $points ->
    [0] { "" }
   *[other] , { $points } ПО
}
draw-next = Следующий доход:
draw-row-next = Следующее здание откроет: { $income }
draw-territory = { $territory ->
    [0] Жетон территории лежит лицом вниз: у ничьей фракции от 12 до 15 соединённых зданий
   *[other] Жетон территории: соединённых зданий у ничьей фракции { $territory }
}
draw-spades = { $spades ->
    [one] Потратить на выбранную клетку { $spades } лопату
    [few] Потратить на выбранную клетку { $spades } лопаты
   *[many] Потратить на выбранную клетку { $spades } лопат
}
draw-tunnel = { $spades ->
    [0] Туннель к выбранной клетке, только построить
    [one] Туннель к выбранной клетке, { $spades } лопата
    [few] Туннель к выбранной клетке, { $spades } лопаты
   *[many] Туннель к выбранной клетке, { $spades } лопат
}
draw-flight = { $spades ->
    [0] Полёт на выбранную клетку, только построить
    [one] Полёт на выбранную клетку, { $spades } лопата
    [few] Полёт на выбранную клетку, { $spades } лопаты
   *[many] Полёт на выбранную клетку, { $spades } лопат
}
draw-convert = Обмен: { $conversion }
draw-sacrifice = Жертва силы: две фишки чаши II становятся одной в чаше III
draw-return = Вернуть учёного в запас за уровень: { $discipline }
draw-tower = Нейтральная башня
draw-automa-cards = Автома действует: { $card }, опора: { $support }; карт в колоде: { $deck }

sketch-order = Порядок хода: { $turns }
sketch-passed = Пас: { $turns }
sketch-legend = { $terrains }; ~ река. Здания: { $buildings }. F:g2 — гильдия игрока 2 в лесу; ' нейтральное, + павильон, * город. (2) — в пределах досягаемости, лопат до родной местности.
sketch-spaces = свободных ячеек для учёных: { $n }
sketch-bridges = Мосты: { $bridges }
sketch-actions = Свободные действия: { $actions }
sketch-innovations = Инновации:
sketch-competencies = Компетенции:
sketch-palaces = Дворцы:
sketch-cities = Жетоны города:
sketch-bonuses = Бонусы раунда с монетами:
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
a-city = { $city_tile }
a-bonus = { $bonus }
no-set = Сначала выберите набор.
no-draft = Сначала выберите одну из выложенных вещей.
no-start-first = Сначала поставьте начальное здание.
ask-OnHex = Выберите клетку.
draw-automa-deck = Карты Автомы, которые ещё впереди: { $numbers }

## Первая игра

learn-title = Ваш первый раунд
learn-about = Подготовка и весь первый раунд по сценарию: вы терраформируете, строите, улучшаете, получаете силу от соседа, отправляете учёного, развиваете судоходство и пасуете.
learn-rival = Вера
learn-welcome = Добро пожаловать в «Эру инноваций»! Вы сыграете первый раунд, ваша соперница — { learn-rival }. В игре шесть раундов; побеждает тот, у кого в конце больше победных очков.
learn-sets = Каждый берёт набор: планшет планирования с родной местностью, фракцию и бонус на первый раунд.
learn-goblins = Возьмите болото с Гоблинами: за каждую использованную лопату они получают 2 монеты. Бонус даёт учёного и 2 ПО за каждого отправленного учёного.
learn-native = Вы строите только на родной местности: это тёмные болота с камышом. Для начала каждый ставит две мастерские.
learn-near = { learn-rival } поселилась на озере E8. Соседство выгодно обоим, поэтому поставьте первую мастерскую рядом, на E6.
learn-second = Последний по порядку хода ставит две подряд. Вторую поставьте на B7.
learn-income = Раунд 1 начинается с дохода: платит каждое пустое место планшета. У вас 7 инструментов, 15 монет и 2 учёных.
learn-round = Каждый раунд за что-то награждает. В этом каждая построенная мастерская даёт 2 ПО, а в конце раунда считаются уровни банковского дела.
learn-reach = На клетках в пределах досягаемости стоит значок: сколько лопат сделают их родными. Лопата стоит вам 3 инструмента.
learn-dig = E7 — равнина, от болота её отделяет один шаг. Выберите E7 и одну лопату.
learn-coins = Гоблины получили свои 2 монеты. Клетка теперь болото.
learn-build = Мастерская стоит 1 инструмент и 2 монеты и в этом раунде даёт 2 ПО. Постройте её: выберите E7, потом мастерскую на своём планшете.
learn-offer = Рядом стоит чужая мастерская, и { learn-rival } получила предложение силы по её значению. Одна сила не стоит ничего, большее стоит ПО: на одно меньше, чем силы.
learn-end = До и после действия можно обменивать ресурсы. Сейчас вам ничего не нужно: закончите ход.
learn-yours = Теперь { learn-rival } улучшила E8 рядом с вашей мастерской: вы можете даром получить 1 силу.
learn-bowls = Сила идёт из чаши I в чашу II, потом в чашу III. Тратить можно только силу из чаши III. Соглашайтесь.
learn-upgrade = Мастерские становятся гильдиями, гильдии — школами или дворцом, школы — университетом. Каждый шаг открывает другой доход.
learn-cheap = Рядом с соперником гильдия стоит 3 монеты вместо 6. Выберите E7, потом гильдию на своём планшете.
learn-uncovered = Гильдия ушла из своего ряда и открыла монеты и силу; мастерская вернулась и снова закрыла инструмент. Закончите ход.
learn-sacrifice = В чаше III было только 2 силы. { learn-rival } пожертвовала фишку, получила третью и взяла действие силы с учёным. Крест значит, что в этом раунде оно больше никому не доступно.
learn-science = Учёный в ячейке рядом с дисциплиной остаётся там навсегда и даёт 3 или 2 уровня.
learn-send = Отправьте одного в банковское дело, в ячейку на 3 уровня. Ваш бонус раунда добавит 2 ПО.
learn-levels = Вы на уровне 4; уровень 3 принёс 1 силу. Для уровня 8 нужен ключ города, а с уровня 9 дисциплина даёт доход. Закончите ход.
learn-shipping = Реки разделяют землю. Судоходство показывает, сколько речных клеток вы можете пересечь.
learn-ship = Шаг стоит 1 учёного и 4 монеты и даёт 2 ПО. Выберите трек судоходства.
learn-river = Смотрите, сколько клеток за рекой стало доступно. Закончите ход.
learn-passing = { learn-rival } спасовала: взяла новый бонус раунда и оставила старый. В следующем раунде она ходит первой.
learn-pass = Вы потратили почти всё. Пасуйте.
learn-bonus = Выберите бонус на следующий раунд. Этот даёт 3 силы и 3 ПО за каждую построенную гильдию.
learn-phase3 = Когда все спасовали, приходит научный бонус: 4 силы за каждые 3 уровня банковского дела. Потом следующий раунд начинается с дохода. Закончите ход.
learn-second-round = Раунд 2: посмотрите на чашу III, у вас 7 силы. Этот раунд награждает за другое.
learn-power = Под картой шесть действий силы, каждое для одного игрока за раунд. { learn-rival } взяла инструменты; возьмите 7 монет за 4 силы.
learn-cities = Отлично! К чему ещё стремиться: четыре соседних здания с общей силой 7 основывают город, а он даёт ПО, награду и ключ.
learn-books = Школы приносят компетенции и книги, а книгами платят за инновации. В конце считаются наибольшая территория, каждая дисциплина и ваши ресурсы.
learn-more = Этого хватит, чтобы играть дальше. Если что-то нельзя, щёлкните по этому: игра объяснит почему и покажет правило.

## Компоненты

part-coin = Монета
part-tool = Инструмент
part-scholar = Учёный
part-power = Сила
part-spade = Лопата
part-points = Победные очки
part-key = Ключ города
part-bridge = Мост
part-ship = Судоходство
part-city = Жетон города
part-competency = Компетенция
part-bulb = Инновация
part-hand = Доход, фаза I
part-now = Сразу
part-octagon = Действие раз за раунд
part-pass = При пасе
part-book-any = Книга на выбор
part-level-any = Уровень на выбор
part-levels = По уровню в каждой дисциплине
part-annex = Павильон
part-edge-hex = Крайняя клетка
part-river-hex = Речная клетка
part-tunnel = Туннель
part-flight = Полёт
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
part-ability-blessed = Благословенные. По одному уровню в каждой дисциплине на старте; научный бонус считает их уровень на 3 выше, даже больше 12.
part-ability-inventors = Изобретатели. До раунда 1 берут любую компетенцию с наградой её ячейки.
part-ability-goblins = Гоблины. По уровню в банковском деле и инженерии и 1 инструмент на старте; каждая использованная лопата, откуда бы она ни взялась, сразу даёт 2 монеты.
part-ability-omar = Дворяне. По уровню в банковском деле и инженерии, третье начальное здание — башня; доход 2 силы и 2 монеты.
part-ability-illusionists = Иллюзионисты. Два уровня в медицине на старте; каждое действие силы стоит им на 1 силу меньше и даёт 1 ПО, вчетвером и впятером — 2 ПО.
part-ability-moles = Кроты. Два уровня в инженерии на старте; могут рыть туннели и действием за 1 инструмент строить мост, в том числе над сушей.
part-ability-felines = Коты. По уровню в банковском деле и медицине на старте; каждый основанный город даёт три уровня на выбор и книгу на выбор.
part-ability-philosophers = Философы. Два уровня в банковском деле на старте; каждая компетенция даёт ещё одну книгу её столбца; особое действие: книга на выбор.
part-ability-monks = Монахи. Один уровень в юриспруденции; начинают с одним университетом и берут за него компетенцию.
part-ability-navigators = Штурманы. Три уровня в юриспруденции на старте; мастерская, построенная у реки, даёт 2 ПО и 1 монету.
part-ability-psychics = Ясновидцы. По уровню в банковском деле и медицине и 1 инструмент на старте; особое действие: получить 5 силы и сразу выполнить ещё одно действие.
part-ability-lizards = Ящерицы. Два уровня на выбор на старте; каждый основанный город даёт терраформирование и строительство с бесплатной лопатой и бесплатной мастерской, которая может стоять на любой родной клетке в пределах досягаемости.
part-palace-1 = Дворец № 1. Доход 5 силы; особое действие: 2 инструмента.
part-palace-2 = Дворец № 2. Особое действие: терраформирование и строительство с двумя бесплатными лопатами.
part-palace-3 = Дворец № 3. Доход 2 силы; особое действие: бесплатно заменить школу гильдией (это постройка) и получить 3 ПО и 1 инструмент. Нужна гильдия на планшете.
part-palace-4 = Дворец № 4. Доход 2 силы; особое действие: бесплатно улучшить мастерскую до гильдии (это постройка).
part-palace-5 = Дворец № 5. Доход 4 силы; сразу компетенция с наградой её ячейки.
part-palace-6 = Дворец № 6. Доход 2 силы и 1 книга на выбор; особое действие: два уровня в одной дисциплине.
part-palace-7 = Дворец № 7. Доход 4 силы; при пасе 3 ПО за каждую свою школу.
part-palace-8 = Дворец № 8. Доход 2 силы, 2 монеты и 1 инструмент; вашим городам нужна сила 6 вместо 7.
part-palace-9 = Дворец № 9. Доход 1 учёный; полёт.
part-palace-10 = Дворец № 10. Доход 6 монет; сразу 12 силы и 2 книги на выбор.
part-palace-11 = Дворец № 11. Доход 1 инструмент; сразу жетон города на выбор: это считается основанием города, но ни одно здание в него не входит.
part-palace-12 = Дворец № 12. Доход 8 силы; 2 ПО за каждую построенную мастерскую.
part-palace-13 = Дворец № 13. Особое действие: 1 книга на выбор и 3 монеты; 3 ПО за каждую построенную гильдию.
part-palace-14 = Дворец № 14. Доход 6 силы; сразу до двух бесплатных шагов судоходства; при основании города речная клетка может соединить ваши группы.
part-palace-15 = Дворец № 15. Доход 6 силы; сразу, в любом порядке, но одно за другим: терраформирование и строительство с двумя бесплатными лопатами, до двух бесплатных мостов и 2 книги на выбор.
part-palace-16 = Дворец № 16. Доход 2 силы и 1 книга на выбор; сразу гильдия с планшета на любую пустую родную клетку, даже вне досягаемости; это постройка.
part-palace-17 = Дворец № 17. Доход 2 силы; сразу 10 ПО.
part-innov-deus_ex_machina = Deus Ex Machina. Сразу 1 книга на выбор и по уровню в каждой дисциплине; особое действие: терраформирование и строительство с бесплатной лопатой.
part-innov-professors = Профессора. Особое действие: 1 учёный и 3 ПО.
part-innov-trade_routes = Торговые пути. При пасе 2 ПО за каждую свою гильдию.
part-innov-architecture = Архитектура. Сразу 10 ПО и уровень на выбор за каждую разную форму своих зданий на карте.
part-innov-libraries = Библиотеки. Сразу 1 ПО за каждый уровень в двух ваших высших дисциплинах.
part-innov-sewers = Канализация. Сразу 2 ПО за каждую свою мастерскую.
part-innov-colleges = Колледжи. Сразу 5 ПО за каждую свою школу.
part-innov-league_of_cities = Лига городов. Сразу 5 ПО за каждый свой жетон города.
part-innov-communications = Коммуникации. Сразу 8, 12 или 18 ПО за 4, 5 или не менее 6 групп своих соседних зданий.
part-innov-steam_power = Паровая тяга. Сразу 1 учёный, бесплатный шаг терраформирования и бесплатный шаг судоходства с их наградами.
part-innov-census = Перепись населения. Сразу 8, 12 или 18 ПО за 7–8, 9–10 или не менее 11 своих зданий.
part-innov-steel = Сталь. Сразу 8, 12 или 18 ПО за 1, 2 или 3 своих моста.
part-innov-neutral_workshop = Нейтральное здание: мастерская. Сразу постройте нейтральную мастерскую; доход 3 инструмента.
part-innov-neutral_guild = Нейтральное здание: гильдия. Сразу постройте нейтральную гильдию; доход 5 монет.
part-innov-neutral_school = Нейтральное здание: школа. Сразу постройте нейтральную школу и возьмите компетенцию с наградой её ячейки.
part-innov-neutral_university = Нейтральное здание: университет. Сразу постройте нейтральный университет, без компетенции; доход 2 ПО.
part-innov-neutral_palace = Нейтральное здание: дворец. Сразу постройте нейтральный дворец, без жетона дворца, и положите 2 новые фишки силы в чашу III; доход 4 силы.
part-innov-neutral_monument = Нейтральное здание: монумент. Сразу постройте монумент и получите 7 ПО; его сила 4, и город с ним возможен из двух зданий.
part-comp-tool_and_level = Инструмент и уровень. Доход 1 инструмент и уровень на выбор.
part-comp-vp_and_coins = ПО и монеты. Доход 3 ПО и 2 монеты.
part-comp-book_and_power = Книга и сила. Доход 1 книга на выбор и 1 сила.
part-comp-instant_resources = Ресурсы. Сразу 5 ПО, 1 инструмент и 2 монеты.
part-comp-scholar_scoring = Учёные. 2 ПО за каждого учёного, отправленного в фазе II, в том числе возвращённого ради уровня.
part-comp-two_spades = Две лопаты. Сразу терраформирование и строительство с двумя бесплатными лопатами.
part-comp-tower = Башня. Сразу постройте нейтральную башню; доход 2 силы и 2 монеты.
part-comp-edge_workshop = Крайние мастерские. 3 ПО за каждую мастерскую, построенную на крайней клетке.
part-comp-annexes = Павильоны. Сразу два павильона; поставить один — действие.
part-comp-lowest_discipline = Низшая дисциплина. При пасе 1 ПО за каждый уровень вашей низшей дисциплины.
part-comp-power_action = Сила. Особое действие: 4 силы.
part-comp-city_scoring = Города. При пасе 2 ПО за каждый свой жетон города.
part-bonus-river_workshop = Мастерские у реки. 2 ПО за каждую мастерскую, построенную у реки; в фазе II судоходство больше на 1, но не в финальном подсчёте.
part-bonus-send_scholar = Учёный. Доход 1 учёный; 2 ПО за каждого отправленного учёного, в том числе возвращённого ради уровня.
part-bonus-build_guild = Гильдии. Доход 3 силы; 3 ПО за каждую построенную гильдию.
part-bonus-pass_palace_university = Дворец и университет. Доход 1 инструмент; при пасе 4 ПО за каждый свой дворец и университет.
part-bonus-spade = Лопата. Доход 1 книга на выбор; особое действие: терраформирование и строительство с бесплатной лопатой.
part-bonus-bridge = Мост. Доход 1 книга на выбор; особое действие: бесплатный мост.
part-bonus-knowledge = Знание. Доход 2 инструмента; особое действие: уровень в любой дисциплине.
part-bonus-pass_school = Школы. Доход 4 монеты; при пасе уровень на выбор за каждую свою школу.
part-bonus-power_coins = Сила и монеты. Доход 4 силы и 2 монеты.
part-bonus-coins = Монеты. Доход 6 монет.
part-round-workshop_law = Построена мастерская — 2 ПО; за каждые 3 юриспруденции учёный.
part-round-workshop_banking = Построена мастерская — 2 ПО; за каждые 3 банковского дела 4 силы.
part-round-guild_law = Построена гильдия — 3 ПО; за каждые 3 юриспруденции книга на выбор.
part-round-school_banking = Построена школа — 4 ПО; за каждый уровень банковского дела монета.
part-round-big_medicine = Построен дворец или университет — 5 ПО; за каждые 2 медицины инструмент.
part-round-big_banking = Построен дворец или университет — 5 ПО; за каждые 2 банковского дела инструмент.
part-round-innovation_law = Взята инновация — 5 ПО; за каждые 2 юриспруденции 3 силы.
part-round-guild_medicine = Построена гильдия — 3 ПО; за каждые 4 медицины лопата.
part-round-spade_engineering = Каждая использованная лопата — 2 ПО; за каждый уровень инженерии монета.
part-round-science_medicine = Каждый полученный уровень — 1 ПО; за каждые 3 медицины книга на выбор.
part-round-city_engineering = Взят жетон города — 5 ПО; за каждые 4 инженерии лопата.
part-round-track_engineering = Каждый шаг судоходства или терраформирования — 3 ПО; за каждые 3 инженерии учёный.
part-round-final_workshop = Финальный раунд: построена мастерская — 2 ПО
part-round-final_school = Финальный раунд: построена школа — 4 ПО
part-round-final_edge_workshop = Финальный раунд: построена мастерская на крайней клетке — 3 ПО
part-round-final_guild = Финальный раунд: построена гильдия — 3 ПО
part-power-bridge = Мост за 3 силы
part-power-scholar = Учёный за 3 силы
part-power-tools = 2 инструмента за 4 силы
part-power-coins = 7 монет за 4 силы
part-power-spade_1 = Лопата за 4 силы
part-power-spade_2 = Две лопаты за 6 силы
part-books-power = 5 силы за 1 книгу
part-books-coins = 6 монет за 2 книги
part-books-score_guilds = 2 ПО за каждую свою гильдию за 2 книги
part-books-levels = Два уровня в одной дисциплине за 1 книгу
part-books-upgrade_guild = Мастерская в гильдию за 2 книги
part-books-spade_3 = Три лопаты за 3 книги
part-city-tools = Город: 4 ПО и 3 инструмента
part-city-books = Город: 5 ПО и 2 книги на выбор
part-city-power = Город: 8 ПО и 8 силы
part-city-spades = Город: 5 ПО и две бесплатные лопаты
part-city-coins = Город: 6 ПО и 6 монет
part-city-scholar = Город: 8 ПО и учёный
part-city-levels = Город: 7 ПО и по уровню в каждой дисциплине
