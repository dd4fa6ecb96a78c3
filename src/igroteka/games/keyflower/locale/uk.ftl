# Keyflower українською.
# Форми: .acc — знахідний відмінок, .gen — родовий, .ins — орудний, .nom — називний множини, .pl — родовий множини.

title = Keyflower
tagline = Збудуйте село за чотири сезони — руками своїх робітників
about = Щоходу ви ставите робітників одного кольору: поруч із тайлом, щоб виграти його для свого села, або на тайл, щоб його використати, навіть у чужому селі. Перший колір біля тайла обов’язковий для всіх до кінця сезону, а робітники на ваших тайлах дістаються вам. Возіть ресурси дорогами, покращуйте тайли, мудро вибирайте човни та виставте взимку на торги ті тайли, що принесуть очки саме вам.
minutes = 90–120 хвилин
weight = складна

## Слова

colour-blue = синій
    .acc = синього
    .nom = сині
    .pl = синіх
colour-red = червоний
    .acc = червоного
    .nom = червоні
    .pl = червоних
colour-yellow = жовтий
    .acc = жовтого
    .nom = жовті
    .pl = жовтих
colour-green = зелений
    .acc = зеленого
    .nom = зелені
    .pl = зелених
colour-any = будь-який
    .acc = будь-якого
    .nom = будь-які
    .pl = будь-яких

resource-wood = деревина
    .gen = деревини
    .ins = деревиною
    .acc = деревину
    .few = деревини
    .pl = деревини
resource-stone = камінь
    .gen = каменю
    .ins = каменем
    .few = камені
    .pl = каменів
resource-iron = залізо
    .gen = заліза
    .ins = залізом
    .few = заліза
    .pl = заліза
resource-gold = золото
    .gen = золота
    .ins = золотом
    .few = золота
    .pl = золота
resource-any = будь-який ресурс
    .gen = будь-якого ресурсу
    .ins = будь-яким ресурсом

skill-anvil = ковадло
    .acc = ковадло
    .ins = ковадлом
    .few = ковадла
    .pl = ковадел
skill-pickaxe = кайло
    .acc = кайло
    .ins = кайлом
    .few = кайла
    .pl = кайл
skill-saw = пилка
    .acc = пилку
    .ins = пилкою
    .few = пилки
    .pl = пилок
skill-any = жетон навички
    .acc = жетон навички
    .ins = жетоном навички
    .few = жетони навичок
    .pl = жетонів навичок

season-spring = весна
season-summer = літо
season-autumn = осінь
season-winter = зима

thing-wood = деревину
thing-stone = камінь
thing-iron = залізо
thing-gold = золото
thing-blue = синього робітника
thing-red = червоного робітника
thing-yellow = жовтого робітника
thing-green = зеленого робітника
thing-anvil = ковадло
thing-pickaxe = кайло
thing-saw = пилку

tile-home_1 = Дім 1
tile-home_2 = Дім 2
tile-home_3 = Дім 3
tile-home_4 = Дім 4
tile-home_5 = Дім 5
tile-home_6 = Дім 6
tile-keywood = Ліс
tile-keystone_quarry = Каменоломня
tile-workshop = Майстерня
tile-woodcutter = Дроворуб
tile-stable = Стайня
tile-peddler = Коробейник
tile-key_mine = Шахта
tile-gold_mine = Золота копальня
tile-apprentice_hall = Реміснича школа
tile-alehouse = Шинок
tile-quarryman = Каменолом
tile-miner = Шахтар
tile-store = Крамниця
tile-mason = Каменяр
tile-tavern = Таверна
tile-hiring_fair = Ярмарок робітників
tile-farrier = Підковувач
tile-carpenter = Тесля
tile-smelter = Плавильник
tile-brewer = Пивовар
tile-timber_yard = Склад лісоматеріалів
tile-stone_yard = Склад каменю
tile-wainwright = Стельмах
tile-barn = Комора
tile-sawmill = Лісопилка
tile-goldsmith = Ювелір
tile-forge = Кузня
tile-fair = Ярмарок
tile-blacksmith = Коваль
tile-sculptor = Скульптор
tile-well = Криниця
tile-inn = Заїзд
tile-summer_boat_1 = Літній човен 1
tile-summer_boat_2 = Літній човен 2
tile-summer_boat_3 = Літній човен 3
tile-summer_boat_4 = Літній човен 4
tile-jeweller = Торговець коштовностями
tile-craftsmans_guild = Гільдія ремісників
tile-watermill = Водяний млин
tile-mercers_guild = Гільдія торговців
tile-keythedral = Собор
tile-windmill = Вітряк
tile-scribes = Писарі
tile-scholar = Учений
tile-village_hall = Сільський клуб
tile-key_market = Ринок
tile-key_guild = Гільдія
tile-apothecary = Аптека
tile-turn_order_1 = Порядок ходу 1
tile-turn_order_2 = Порядок ходу 2
tile-turn_order_3 = Порядок ходу 3
tile-turn_order_4 = Порядок ходу 4
tile-boat_keyflower = Keyflower
tile-boat_sea_bastion = Sea Bastion
tile-boat_sea_breese = Sea Breese
tile-boat_flipper = Flipper
tile-boat_ianvincible = Ianvincible
tile-boat_white_wind = White Wind
tile-any = зимовий тайл

boat-boat_keyflower = Keyflower
boat-boat_sea_bastion = Sea Bastion
boat-boat_sea_breese = Sea Breese
boat-boat_flipper = Flipper
boat-boat_ianvincible = Ianvincible
boat-boat_white_wind = White Wind

does-home-0 = перевезти 1 ресурс на 1 крок і покращити 1 тайл
does-home-1 = перевезти ресурси (до 2 кроків) і покращити 1 тайл; приносить 5 очок
does-keywood-0 = узяти 1 деревину
does-keywood-1 = узяти 3 деревини; приносить 3 очки
does-keystone_quarry-0 = узяти 1 камінь
does-keystone_quarry-1 = узяти 3 камені; приносить 3 очки
does-workshop-0 = узяти 1 деревину, 1 камінь або 1 залізо
does-workshop-1 = узяти 1 деревину, 1 камінь та 1 залізо; приносить 3 очки
does-woodcutter-0 = узяти 2 деревини
does-woodcutter-1 = узяти 1 деревину та 1 золото; приносить 3 очки
does-stable-0 = перевезти ресурси (до 2 кроків) і покращити 1 тайл
does-stable-1 = перевезти ресурси (до 4 кроків) і покращити до 2 тайлів; приносить 5 очок
does-peddler-0 = віддати жовтого робітника та взяти 1 зеленого робітника із запасу
does-peddler-1 = віддати жовтого робітника та взяти 2 зелених робітників із запасу
does-key_mine-0 = узяти 1 залізо
does-key_mine-1 = узяти 3 заліза; приносить 3 очки
does-gold_mine-0 = узяти 1 золото
does-gold_mine-1 = узяти 2 золота; приносить 3 очки
does-apprentice_hall-0 = узяти 1 випадковий жетон навички
does-apprentice_hall-1 = узяти 2 випадкові жетони навичок; приносить 3 очки
does-alehouse-0 = витягнути 1 робітника з мішечка
does-alehouse-1 = витягнути 2 робітників з мішечка
does-quarryman-0 = узяти 2 камені
does-quarryman-1 = узяти 1 камінь та 1 золото; приносить 3 очки
does-miner-0 = узяти 2 заліза
does-miner-1 = узяти 1 залізо та 1 золото; приносить 3 очки
does-store-0 = віддати синього робітника та взяти 1 зеленого робітника із запасу
does-store-1 = віддати синього робітника та взяти 2 зелених робітників із запасу; приносить 3 очки
does-mason-0 = віддати кайло та взяти 3 камені
does-mason-1 = віддати кайло та взяти 3 золота; приносить 7 очок
does-tavern-0 = віддати робітника будь-якого кольору та витягнути 2 робітників з мішечка
does-tavern-1 = віддати робітника будь-якого кольору та витягнути 3 робітників з мішечка
does-hiring_fair-0 = віддати будь-який жетон навички та взяти 2 випадкові жетони навичок
does-hiring_fair-1 = віддати будь-який жетон навички та взяти 3 випадкові жетони навичок; приносить 5 очок
does-farrier-0 = перевезти ресурси (до 3 кроків) і покращити 1 тайл
does-farrier-1 = перевезти ресурси (до 5 кроків) і покращити до 2 тайлів; приносить 5 очок
does-carpenter-0 = віддати пилку та взяти 3 деревини
does-carpenter-1 = віддати пилку та взяти 3 золота; приносить 7 очок
does-smelter-0 = віддати ковадло та взяти 3 заліза
does-smelter-1 = віддати ковадло та взяти 3 золота; приносить 7 очок
does-brewer-0 = віддати будь-який жетон навички та витягнути 2 робітників з мішечка
does-brewer-1 = віддати будь-який жетон навички та витягнути 3 робітників з мішечка; приносить 3 очки
does-timber_yard-0 = наприкінці гри 2 очки за кожну фішку деревини на цьому тайлі
does-timber_yard-1 = наприкінці гри 3 очки за кожну фішку деревини на цьому тайлі
does-stone_yard-0 = наприкінці гри 2 очки за кожну фішку каменю на цьому тайлі
does-stone_yard-1 = наприкінці гри 3 очки за кожну фішку каменю на цьому тайлі
does-wainwright-0 = перевезти ресурси (до 4 кроків) і покращити до 2 тайлів
does-wainwright-1 = перевезти ресурси (до 6 кроків) і покращити до 2 тайлів; приносить 5 очок
does-barn-0 = наприкінці гри 1 очко за кожен ресурс на цьому тайлі
does-barn-1 = наприкінці гри 2 очки за кожен ресурс на цьому тайлі
does-sawmill-0 = приносить 3 очки
does-sawmill-1 = приносить 10 очок
does-goldsmith-0 = поки що нічого не приносить
does-goldsmith-1 = приносить 7 очок
does-forge-0 = приносить 3 очки
does-forge-1 = приносить 10 очок
does-fair-0 = віддати червоного робітника та взяти 1 зеленого робітника із запасу
does-fair-1 = віддати червоного робітника та взяти 2 зелених робітників із запасу; приносить 5 очок
does-blacksmith-0 = наприкінці гри 2 очки за кожну фішку заліза на цьому тайлі
does-blacksmith-1 = наприкінці гри 3 очки за кожну фішку заліза на цьому тайлі
does-sculptor-0 = приносить 3 очки
does-sculptor-1 = приносить 10 очок
does-well-0 = приносить 3 очки
does-well-1 = приносить 7 очок
does-inn-0 = витягнути 1 робітника з мішечка
does-inn-1 = витягнути 3 робітників з мішечка
does-jeweller = 2 очки за кожне золото
does-craftsmans_guild = 3 очки за кожен набір із синього, червоного та жовтого робітників
does-watermill = 1 очко за кожен ресурс одного виду
does-mercers_guild = 5 очок за кожен набір із деревини, каменю та заліза
does-keythedral = 12 очок
does-windmill = 5 очок за кожні п’ять ресурсів
does-scribes = 10 очок за кожен набір із ковадла, кайла та пилки
does-scholar = 3 очки за кожен жетон навички одного виду
does-village_hall = 1 очко за кожного робітника одного кольору
does-key_market = 2 очки за кожного зеленого робітника
does-key_guild = 10 очок за кожні п’ять жетонів навичок
does-apothecary = 3 очки за кожних п’ятьох робітників
does-turn_order = черга вибору човна; узимку 1 очко за кожен прилеглий тайл
does-boat_keyflower = 1 очко за кожну одиницю транспортної місткості
does-boat_sea_bastion = 1 очко за кожен тайл однієї замкненої петлі доріг
does-boat_sea_breese = 2, 4, 8, 16 або 32 очки за 1, 2, 3, 4 або 5 човнів, з’єднаних річкою з домашнім тайлом
does-boat_flipper = 2 очки та одне безплатне покращення
does-boat_ianvincible = 5 очок
does-boat_white_wind = 1 очко за кожного робітника, не врахованого іншими тайлами
does-boat_1a = ще 2 робітники з мішечка з кожним вашим човном
does-boat_1b = ще 1 зелений робітник із кожним вашим човном
does-boat_2a = ваші ресурси перевозяться й через поля, а краї тайлів можуть не збігатися
does-boat_2b = ваші перевезення та покращення подвоюються
does-boat_3a = під час покращення будь-який ресурс замінює будь-який інший
does-boat_3b = під час підрахунку очок будь-який ресурс замінює будь-який інший
does-boat_4a = ви можете перебивати чужі ставки робітниками іншого кольору
does-boat_4b = зайнятий тайл ви можете використати робітниками будь-яких кольорів

cost-home_1 = 1 деревина та 1 камінь
cost-home_2 = 1 камінь та 1 залізо
cost-home_3 = 1 деревина та 1 залізо
cost-home_4 = 1 деревина та 1 камінь
cost-home_5 = 1 камінь та 1 залізо
cost-home_6 = 1 деревина та 1 залізо
cost-keywood = 1 пилка
cost-keystone_quarry = 1 кайло
cost-workshop = 2 будь-які ресурси
cost-woodcutter = 1 пилка
cost-stable = 1 деревина та 1 залізо
cost-peddler = 1 золото
cost-key_mine = 1 ковадло
cost-gold_mine = 1 камінь та 1 залізо
cost-apprentice_hall = 1 деревина та 1 камінь
cost-alehouse = 1 деревина, 1 камінь та 1 залізо
cost-quarryman = 1 кайло
cost-miner = 1 ковадло
cost-store = 1 золото
cost-mason = 3 камені
cost-tavern = 1 деревина, 1 камінь та 1 залізо
cost-hiring_fair = 1 деревина та 1 залізо
cost-farrier = 2 будь-які ресурси
cost-carpenter = 3 деревини
cost-smelter = 3 заліза
cost-brewer = 1 камінь та 1 залізо
cost-timber_yard = 1 пилка
cost-stone_yard = 1 кайло
cost-wainwright = 2 будь-які ресурси
cost-barn = 1 будь-який жетон навички
cost-sawmill = 3 деревини
cost-goldsmith = 2 золота
cost-forge = 3 заліза
cost-fair = 1 золото
cost-blacksmith = 1 ковадло
cost-sculptor = 3 камені
cost-well = 3 будь-які ресурси
cost-inn = 1 будь-який ресурс і 1 будь-який жетон навички

a-tile = { $tile }
place-n = над тайлом «{ $tile }»
place-s = під тайлом «{ $tile }»
place-nw = ліворуч угорі від тайла «{ $tile }»
place-ne = праворуч угорі від тайла «{ $tile }»
place-sw = ліворуч унизу від тайла «{ $tile }»
place-se = праворуч унизу від тайла «{ $tile }»

n-workers = { $workers ->
    [one] { $workers } робітник
    [few] { $workers } робітники
   *[many] { $workers } робітників
}
n-workers-acc = { $workers ->
    [one] { $workers } робітника
    [few] { $workers } робітників
   *[many] { $workers } робітників
}
n-coloured = { $workers ->
    [one] { $workers } { $colour } робітник
    [few] { $workers } { $colour_nom } робітники
   *[many] { $workers } { $colour_pl } робітників
}
n-coloured-acc = { $workers ->
    [one] { $workers } { $colour_acc } робітника
    [few] { $workers } { $colour_pl } робітників
   *[many] { $workers } { $colour_pl } робітників
}
n-least = { $least ->
    [one] { $least } робітник
    [few] { $least } робітники
   *[many] { $least } робітників
}
n-need = { $need ->
    [one] потрібен щонайменше { $need } робітник
    [few] потрібні щонайменше { $need } робітники
   *[many] потрібно щонайменше { $need } робітників
}
n-need-coloured = { $need ->
    [one] потрібен щонайменше { $need } { $colour } робітник
    [few] потрібні щонайменше { $need } { $colour_nom } робітники
   *[many] потрібно щонайменше { $need } { $colour_pl } робітників
}
n-tiles = { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайли
   *[many] { $tiles } тайлів
}
n-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
n-upgrades = { $upgrades ->
    [one] { $upgrades } покращення
    [few] { $upgrades } покращення
   *[many] { $upgrades } покращень
}

## Рахунок

item-tiles = Очки на тайлах
item-turn_order = Тайли порядку ходу
item-boat = Човен
item-yards = Склади та комора
item-winter = Зимові тайли
item-gold = Золото

## Що відбувається

event-home = { $seat } отримує домашній тайл «{ $tile }».
event-marker = { $seat } бере маркер першого гравця.
event-dealt = { $tile_id ->
    [any] { $seat } отримує зимовий тайл.
   *[other] { $seat } отримує зимовий тайл «{ $tile }».
}
event-season = { $season_id ->
    [spring] Починається весна.
    [summer] Починається літо.
    [autumn] Починається осінь.
   *[winter] Починається зима.
}
event-loaded_worker = Човен { $boat } бере на борт { $colour_acc } робітника.
event-loaded_skill = Човен { $boat } бере на борт { $skill_acc }.
event-shown = На торги виставлено тайл «{ $tile }».
event-sided = Тайл «{ $tile }» викладено стороною { $side }.
event-gave = { $seat } виставляє на торги { n-tiles }.
event-passed = { $seat } пасує.
event-bid = { $seat } робить ставку на тайл «{ $tile }»: { n-coloured } (усього { $total }).
event-used = { $seat } використовує тайл «{ $tile }» і ставить на нього { n-coloured-acc }.
event-moved = { $seat } знімає з тайла «{ $tile }» програшну ставку: { n-coloured }.
event-stood_up = { $seat } піднімає своїх лежачих робітників біля тайла «{ $tile }». Колір тайла тепер { $colour }.
event-paid_workers = { $seat } віддає { n-coloured-acc }.
event-paid_skill = { $seat } віддає { $skill_acc }.
event-gained = { $number ->
    [one] { $seat } отримує на тайл «{ $tile }» { $number } { $resource_acc }.
    [few] { $seat } отримує на тайл «{ $tile }» { $number } { $resource_few }.
   *[many] { $seat } отримує на тайл «{ $tile }» { $number } { $resource_pl }.
}
event-greens = { $number ->
    [one] { $seat } бере із запасу { $number } зеленого робітника.
    [few] { $seat } бере із запасу { $number } зелених робітників.
   *[many] { $seat } бере із запасу { $number } зелених робітників.
}
event-drew_worker = { $colour_id ->
    [any] { $seat } витягує робітника з мішечка.
   *[other] { $seat } витягує з мішечка { $colour_acc } робітника.
}
event-drew_skill = { $seat } бере зі стопки { $skill_acc }.
event-carried = { $seat } перевозить { $resource_acc } з тайла «{ $tile }» на тайл «{ $other_tile }».
event-spent_resource = { $seat } платить { $resource_ins } за покращення тайла «{ $tile }».
event-spent_skill = { $seat } платить { $skill_ins } за покращення тайла «{ $tile }».
event-upgraded = { $seat } покращує тайл «{ $tile }».
event-took_back = { $seat } повертає за ширму { n-coloured-acc } з тайла «{ $tile }».
event-unsold = На тайл «{ $tile }» ставок не було, його прибирають до коробки.
event-won = { $users ->
    [0] { $seat } виграє тайл «{ $tile }». У ставці { n-workers }.
    [one] { $seat } виграє тайл «{ $tile }» і { $users } робітника на ньому. У ставці { n-workers }.
    [few] { $seat } виграє тайл «{ $tile }» і { $users } робітників на ньому. У ставці { n-workers }.
   *[many] { $seat } виграє тайл «{ $tile }» і { $users } робітників на ньому. У ставці { n-workers }.
}
event-collected = { $seat } збирає у своєму селі { n-workers-acc }.
event-won_order = { $seat } виграє тайл «{ $tile }». У ставці { n-workers }.
event-took_boat = { $seat } бере човен { $boat }.
event-placed = { $seat } розміщує тайл «{ $tile }».
event-offshore = { $seat } не може приєднати тайл «{ $tile }»: поки що він лежить осторонь.
event-flipped = { $seat } перевертає тайл «{ $tile }» за допомогою човна Flipper.
event-purple = { $seat } зараховує маркер першого гравця як { $thing }.
event-scored = { $points ->
    [0] { $seat } не отримує очок за тайл «{ $tile }».
   *[other] { $seat } отримує { n-points } за тайл «{ $tile }».
}
event-scored_printed = { $points ->
    [0] { $seat } не отримує очок за числа на тайлах.
   *[other] { $seat } отримує { n-points } за числа на тайлах.
}
event-scored_gold = { $points ->
    [0] { $seat } не отримує очок за золото.
   *[other] { $seat } отримує { n-points } за золото.
}
event-game_over = Партію завершено.

## Запитання

ask-Turn = Зробіть ставку, використайте тайл або спасуйте.
ask-Turn-passes = { $passes ->
    [1] Зробіть ставку, використайте тайл або спасуйте. Попередній гравець спасував.
    [one] Зробіть ставку, використайте тайл або спасуйте. Поспіль спасував { $passes } гравець.
    [few] Зробіть ставку, використайте тайл або спасуйте. Поспіль спасували { $passes } гравці.
   *[many] Зробіть ставку, використайте тайл або спасуйте. Поспіль спасували { $passes } гравців.
}
ask-Payment-skill = { $tile }: який жетон навички віддати?
ask-Payment-worker = { $tile }: чим заплатити — одним робітником чи цілою програшною ставкою?
ask-Colour-bid = Ставка на тайл «{ $tile }»: робітники якого кольору?
ask-Colour-use = Використання тайла «{ $tile }»: робітники якого кольору?
ask-Groups = { $tile }: які програшні ставки перемістити сюди? Потрібно робітників: { $least }, уже вибрано: { $named }.
ask-Count-bid = { $named ->
    [0] Ставка на тайл «{ $tile }»: скільки { $colour_pl } робітників?
   *[other] Ставка на тайл «{ $tile }»: скільки { $colour_pl } робітників додати до переміщуваних ({ $named })?
}{ $range ->
    [single] { " " }Рівно { $least }.
   *[wide] { " " }Від { $least } до { $most }.
}
ask-Count-use = { $named ->
    [0] Використання тайла «{ $tile }»: скільки { $colour_pl } робітників?
   *[other] Використання тайла «{ $tile }»: скільки { $colour_pl } робітників додати до переміщуваних ({ $named })?
}{ $range ->
    [single] { " " }Рівно { $least }.
   *[wide] { " " }Від { $least } до { $most }.
}
ask-TakeOne = { $tile }: який ресурс узяти?
ask-Transport = Перевозьте та покращуйте у своєму селі.{ $steps ->
    [0] { " " }Лишилося { n-upgrades }.
    [one] { $upgrades ->
        [0] { " " }Лишився { n-steps }.
       *[other] { " " }Лишилися { n-steps } та { n-upgrades }.
    }
    [few] { $upgrades ->
        [0] { " " }Лишилося { n-steps }.
       *[other] { " " }Лишилося { n-steps } та { n-upgrades }.
    }
   *[many] { $upgrades ->
        [0] { " " }Лишилося { n-steps }.
       *[other] { " " }Лишилося { n-steps } та { n-upgrades }.
    }
}
ask-SpendResource = { $resource_id ->
    [any] { $tile }: яким ресурсом заплатити за покращення?
   *[other] { $tile }: чим оплатити значок «{ $resource }»?
}
ask-SpendSkill = { $tile }: яким жетоном навички заплатити за покращення?
ask-ChooseBoat = Виберіть човен: ви отримаєте все, що на борту.
ask-ChooseBoat-winter = Виберіть човен для свого села.
ask-ChooseWinter = Які зі своїх зимових тайлів ви виставите на торги? Щонайменше один.
ask-PlaceTile = { $tiles ->
    [1] Розмістіть останній новий тайл.
    [one] Розмістіть { $tiles } новий тайл. З якого почати?
    [few] Розмістіть { $tiles } нові тайли. З якого почати?
   *[many] Розмістіть { $tiles } нових тайлів. З якого почати?
}
ask-PlaceCell = { $tile }: куди покласти?
ask-PlaceRotation = { $tile }: як повернути?

## Ходи

move-pass = Пас
move-bid = Ставка на тайл «{ $tile }»: щонайменше { n-least }
move-use = Використати тайл «{ $tile }»: щонайменше { n-least }
move-pay_skill = Віддати { $skill_acc }
move-pay_worker = Віддати { $colour_acc } робітника
move-pay_group = Віддати ставку з тайла «{ $tile }»: { n-coloured }
move-colour = { $workers ->
    [one] { $colour_cap }: за ширмою { $workers } робітник
    [few] { $colour_cap }: за ширмою { $workers } робітники
   *[many] { $colour_cap }: за ширмою { $workers } робітників
}
move-group = Перемістити ставку з тайла «{ $tile }»: { n-coloured }
move-groups_done = Більше нічого не переміщувати
move-count = { $workers ->
    [0] Нікого не додавати: ставка { $total }
   *[other] { n-coloured }: ставка { $total }
}{ $best ->
    [yes] { " (підказка)" }
   *[no] { "" }
}
move-count-use = { $workers ->
    [0] Нікого не додавати: разом { $total }
   *[other] { n-coloured }: разом { $total }
}{ $best ->
    [yes] { " (підказка)" }
   *[no] { "" }
}
move-take = Узяти 1 { $resource_acc }
move-step = Перевезти { $resource_acc }: «{ $tile }» → «{ $other_tile }»
a-replaced = { $n ->
    [one] { $n } { $resource_gen }
    [few] { $n } { $resource_pl }
   *[many] { $n } { $resource_pl }
}
n-gold = { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
   *[many] { $gold } золота
}
caution-gold = Піде { n-gold } замість { $first }.
caution-gold-2 = Піде { n-gold } замість { $first } та { $second }.
caution-gold-3 = Піде { n-gold } замість { $first }, { $second } та { $third }.
caution-gold-any = Піде { n-gold }: інших ресурсів тут немає.
caution-short = Запасу не вистачає, нестача: { $n }. Потім її не відшкодують.
caution-transport = { $steps ->
    [0] { $upgrades ->
        [one] Пропаде { n-upgrades }.
        [few] Пропадуть { n-upgrades }.
       *[many] Пропаде { n-upgrades }.
    }
   *[other] { $upgrades ->
        [0] { $steps ->
            [one] Пропаде { n-steps }.
            [few] Пропадуть { n-steps }.
           *[many] Пропаде { n-steps }.
        }
       *[other] Пропадуть { n-steps } та { n-upgrades }.
    }
}
move-carry = Перевезти { $resource_acc }: «{ $tile }» → «{ $other_tile }», { $left ->
    [0] усі { n-steps }
   *[other] { n-steps }, лишиться { $left }
}
move-upgrade = Покращити тайл «{ $tile }» ({ $cost })
move-upgrade-gold = Покращити тайл «{ $tile }» ({ $cost }; золотом: { $gold })
move-transport_done = Завершити перевезення та покращення
move-spend_resource = Заплатити { $resource_ins } з тайла «{ $tile }»
move-spend_skill = Заплатити { $skill_ins } за тайл «{ $tile }»
move-choose_boat = { $boat }: { n-workers }{ $skills ->
    [0] { "" }
    [one] { " та " }{ $skills } жетон навички
    [few] { " та " }{ $skills } жетони навичок
   *[many] { " та " }{ $skills } жетонів навичок
}
move-choose_boat-winter = Узяти човен { $boat } до села
move-choose_winter = Виставити тайл «{ $first }»
move-choose_winter-2 = Виставити тайли «{ $first }» та «{ $second }»
move-choose_winter-3 = Виставити тайли «{ $first }», «{ $second }» та «{ $third }»
move-place_tile = Розмістити тайл «{ $tile }»
move-place_cell = { $place_cap }
move-place_rotation = { $degrees ->
    [0] Не повертати
   *[other] Повернути за годинниковою стрілкою на { $degrees }°
}

chance-deal_home = Домашній тайл: «{ $tile }»
chance-draw_worker = { $colour_id ->
    [any] Витягнуто робітника
   *[other] Витягнуто { $colour_acc } робітника
}
chance-draw_skill = Узято жетон навички: { $skill }
chance-load_worker = На борт сідає { $colour } робітник
chance-load_skill = Жетон навички на борту: { $skill }
chance-show_tile = Виставлено на торги: { $tile }
chance-show_side = Випала сторона { $side }
chance-deal_winter = Роздано зимовий тайл: { $tile }

## Що випало: запитання під час запису партії за справжнім столом

ask-DealHome = Який домашній тайл отримує { $seat }?
ask-DealWinter = Який зимовий тайл отримує { $seat }?
ask-DrawWorker = Якого робітника { $seat } витягує з мішечка?
ask-DrawSkill = Який жетон навички бере { $seat }?
ask-LoadWorker = Якого робітника бере на борт човен { $boat }?
ask-LoadSkill = Який жетон навички бере на борт човен { $boat }?
ask-ShowTile = Який тайл виставлено на торги?
ask-ShowSide = Якою стороною догори лежить тайл «{ $tile }»?

## Відмови

no-boat-yet = За човни не торгуються: їх вибирають наприкінці сезону.
no-tile-first = Спершу виберіть тайл для ставки чи використання.
no-supply = Зараз із запасу нічого взяти не можна.
no-transport-yet = Щоб перевозити ресурси, використайте домашній тайл або інший тайл транспорту.
no-winter-yet = Зимові тайли вибирають на початку зими.
no-auction = Цей тайл не виставлено на торги.
no-workers = Ви не маєте робітників, яких можна сюди поставити.
no-bid = Для ставки на цей тайл { n-need-coloured }.
no-bid-any = Для ставки на цей тайл { n-need } одного кольору.
no-use = Цей тайл використати не можна.
no-room = { $users ->
    [one] На тайлі вже { $users } робітник, а більше { $most } там стояти не може: для наступного використання місця не вистачить.
    [few] На тайлі вже { $users } робітники, а більше { $most } там стояти не може: для наступного використання місця не вистачить.
   *[many] На тайлі вже { $users } робітників, а більше { $most } там стояти не може: для наступного використання місця не вистачить.
}
no-skill = { $skill_id ->
    [any] За використання віддають жетон навички, а у вас їх немає.
   *[other] За використання віддають { $skill_acc }, а такого жетона у вас немає.
}
no-extra-worker = { $colour_id ->
    [any] За використання віддають ще одного робітника, а віддати вам нема кого.
   *[other] За використання віддають ще одного { $colour_acc } робітника, а віддати вам нема кого.
}
no-users = Щоб використати цей тайл, { n-need-coloured }.
no-users-any = Щоб використати цей тайл, { n-need } будь-яких кольорів.
no-such-skill = { $skill_id ->
    [any] Такий жетон тайлові не потрібен, або у вас його немає.
   *[other] Такий жетон ({ $skill }) тайлові не потрібен, або у вас його немає.
}
no-left-to-place = Тоді не вистачить робітників, щоб поставити їх на тайл.
no-such-payment = Тайл потребує іншої плати.
no-payment-first = Спершу виберіть, чим платити.
no-colour = Цього сезону на цей тайл годяться лише { $colour_nom } робітники.
no-colour-first = Спершу виберіть колір.
no-group = Тут немає вашої програшної ставки.
no-winning-group = Ця ставка виграє, тому її не можна чіпати.
no-group-here = Ваша ставка біля цього тайла лишається на місці й зараховується.
no-room-group = { $most ->
    [one] Ця ставка завелика: на тайл можна поставити ще не більше { $most } робітника.
    [few] Ця ставка завелика: на тайл можна поставити ще не більше { $most } робітників.
   *[many] Ця ставка завелика: на тайл можна поставити ще не більше { $most } робітників.
}
no-group-twice = Цю ставку вже вибрано.
no-group-order = Програшні ставки вибирають у порядку тайлів: цю треба було вибрати раніше.
no-group-pays = Цією ставкою ви платите.
no-groups-first = Спершу виберіть, які програшні ставки перемістити.
no-count-first = Спершу виберіть, скільки робітників поставити: щонайменше { $need }.
no-gold-here = Майстерня не дає золота.
no-supply-left = У запасі більше немає { $resource_gen }.
no-take-first = Спершу виберіть ресурс.
no-foreign-village = Перевозити та покращувати можна лише у своєму селі.
no-steps-left = У вас не лишилося кроків.
no-road = Звідси немає дороги на інший тайл.
no-transport-first = Перевозьте й покращуйте далі або завершіть хід.
no-upgrade = Цей тайл покращити не можна.
no-upgrade-twice = Цей тайл уже покращено.
no-upgrades-left = У вас не лишилося покращень.
no-upgrade-resources = На тайлі «{ $tile }» немає потрібних ресурсів.
no-upgrade-skill = У вас немає жетона навички для тайла «{ $tile }».
no-spend-elsewhere = Платять лише тим, що лежить на тайлі «{ $tile }».
no-spend-this = Цим не можна оплатити наступний значок вартості.
no-spend-first = Спершу заплатіть за покращення тайла «{ $tile }».
no-boat-taken = Цей човен уже взято.
no-boat-first = Спершу виберіть човен.
no-winter-first = Спершу виберіть зимові тайли.
no-place-other = Спершу розмістіть тайл «{ $tile }».
no-cell = Зараз цей тайл нікуди приєднати.
no-match = Краї тут не збігаються.
no-moving-tiles = Розміщених тайлів більше не рухають.
no-place-first = Спершу розмістіть нові тайли.

## Підготовка

option-losing_group_may_pay_exchange = Програшною ставкою можна платити
    .hint = Програшна ставка може цілком піти до мішечка як плата за обмін (KF-5.10).
option-losing_group_may_pay_exchange-true = Так
option-losing_group_may_pay_exchange-false = Ні
option-losing_group_may_use_same_tile = Програшною ставкою можна використати її ж тайл
    .hint = Програшну ставку можна поставити на той самий тайл, поруч із яким вона стоїть (KF-5.9).
option-losing_group_may_use_same_tile-true = Так
option-losing_group_may_use_same_tile-false = Ні
option-capacity_fixed_at_placement = Транспортна місткість визначається під час розміщення
    .hint = Покращення використаного тайла нічого не додає до цього ж ходу (KF-4.7.10).
option-capacity_fixed_at_placement-true = Так
option-capacity_fixed_at_placement-false = Ні
option-double_capacity_on_any_used_tile = Човен 2b подвоює всюди
    .hint = Подвоєння діє і на чужих тайлах, і на тайлах, виставлених на торги (KF-5.14).
option-double_capacity_on_any_used_tile-true = Так
option-double_capacity_on_any_used_tile-false = Лише у своєму селі
option-boat_4a_only_village_tiles = Човен 4a діє лише на тайлах села
    .hint = На тайлах порядку ходу перебивати іншим кольором не можна (KF-5.18).
option-boat_4a_only_village_tiles-true = Так
option-boat_4a_only_village_tiles-false = І на тайлах порядку ходу
option-field_move_never_enters_water_edge = Човен 2a не возить через воду
    .hint = Для кроку потрібен край, де жоден із тайлів не має води (KF-5.17).
option-field_move_never_enters_water_edge-true = Так
option-field_move_never_enters_water_edge-false = Враховується лише край, звідки їдуть
option-any_skill_payment_type_hidden = Жетон навички віддають закритим
    .hint = Так віддають жетон там, де годиться будь-який (KF-5.42).
option-any_skill_payment_type_hidden-true = Так
option-any_skill_payment_type_hidden-false = Бачать усі
option-purple_scores_for_final_holder = Очки за маркер отримує останній власник
    .hint = Навіть якщо маркер лише перейшов до нього, бо взимку за нього не торгувалися (KF-5.21).
option-purple_scores_for_final_holder-true = Так
option-purple_scores_for_final_holder-false = Лише той, хто його виграв
option-yard_resources_may_be_reallocated = Ресурси складів можна врахувати для інших тайлів
    .hint = Ресурс на складі можна натомість урахувати для зимового тайла (KF-5.23).
option-yard_resources_may_be_reallocated-true = Так
option-yard_resources_may_be_reallocated-false = Ні
option-river_chain_vp_is_total = Очки Sea Breese — за всю річку
    .hint = 2, 4, 8, 16 або 32 очки дають за всю річку, а не за кожен човен (KF-5.26).
option-river_chain_vp_is_total-true = Так
option-river_chain_vp_is_total-false = Очки додають за кожен човен окремо
option-river_chain_counts_sea_breese_itself = Sea Breese враховує й себе
    .hint = Човен на своїй річці враховується нарівні з літніми (KF-4.12.6).
option-river_chain_counts_sea_breese_itself-true = Так
option-river_chain_counts_sea_breese_itself-false = Лише літні човни
option-resources_wild_for_scoring_gives_gold_point = Човен 3b: кожен ресурс рахується як золото
    .hint = Кожен неврахований ресурс приносить 1 очко, як золото (KF-5.25).
option-resources_wild_for_scoring_gives_gold_point-true = Так
option-resources_wild_for_scoring_gives_gold_point-false = Лише золото

order-single = Запитання з однією відповіддю
    .hint = Чи питати, коли можлива лише одна відповідь.
order-single-ask = Питати завжди
order-single-take = Відповідати автоматично

## Малюнок

draw-title = Keyflower
draw-score = { $seat }: { n-points }.
draw-season = Сезон: { $season }
draw-other-season = { $season_cap }
draw-turn = { $passes ->
    [0] Ходить { $seat }
    [one] Ходить { $seat }, поспіль був { $passes } пас
    [few] Ходить { $seat }, поспіль було { $passes } паси
   *[many] Ходить { $seat }, поспіль було { $passes } пасів
}
draw-turn-transport = { $steps ->
    [one] { $seat } перевозить: лишилися { n-steps } та { n-upgrades }
    [few] { $seat } перевозить: лишилося { n-steps } та { n-upgrades }
   *[many] { $seat } перевозить: лишилося { n-steps } та { n-upgrades }
}
draw-all-decide = Усі вирішують водночас
draw-over = Партію завершено
region-market = Торги
region-screen = За вашою ширмою
region-boats = Човни та запаси
chip-points = { n-points }
chip-first = Перший гравець
chip-workers = За ширмою { n-workers }
chip-skills = Жетонів навичок: { $count }
chip-winter = Зимових тайлів: { $count }
chip-goods = У селі: { $resource } × { $count }
chip-tiles = Тайлів у селі: { $count }
draw-keep = Лишити
draw-keep-tile = Лишити тайл «{ $tile }» у руці
draw-bag = Робітників у мішечку: { $count }
draw-pile = Жетонів навичок у стопці: { $count }
draw-green = Зелених робітників у запасі: { $count }
draw-supply = { $resource_cap } в запасі: { $count }
draw-screen = За вашою ширмою
draw-own-workers = За вашою ширмою: { n-coloured }
draw-own-skills = { $skill_cap } за вашою ширмою: { $count }
draw-tile = { $tile }: { $does }.
draw-upgrade = Покращення ({ $cost }): { $does }.
draw-used = На тайлі { $users }; для наступного використання — щонайменше { n-least }.
draw-used-up = На тайлі { $users }; цього сезону його більше не можна використати.
draw-colour = Колір тайла цього сезону — { $colour }.
draw-workers = { n-coloured }
draw-skills = { $count ->
    [one] { $count } { $skill }
    [few] { $count } { $skill_few }
   *[many] { $count } { $skill_pl }
}
draw-goods = { $count ->
    [one] { $count } { $resource }
    [few] { $count } { $resource_few }
   *[many] { $count } { $resource_pl }
}
draw-good = { $count ->
    [one] { $tile }: { $count } { $resource }
    [few] { $tile }: { $count } { $resource_few }
   *[many] { $tile }: { $count } { $resource_pl }
}
draw-no-bid = { $tile }. { $seat }: ставки немає
draw-bid = { $tile }. { $seat }: { n-coloured }{ $lying ->
    [1] { " (лежать)" }
   *[0] { "" }
}, { $winning ->
    [1] ставка виграє
   *[0] ставка програє
}
draw-boat = { $boat }.
draw-boat-winter = Узимку: { $does }.
draw-boat-taken = Човен забирає { $seat }.
draw-cargo = На борту: { $cargo }.
draw-later = { $season_cap }: { n-workers }{ $count ->
    [0] { "" }
    [one] { " та " }{ $count } жетон навички
    [few] { " та " }{ $count } жетони навичок
   *[many] { " та " }{ $count } жетонів навичок
}.
draw-cell = Вільне місце { $place }
draw-player = { $seat }: за ширмою { n-workers }, жетонів навичок: { $count }, зимових тайлів: { $winter }{ $first ->
    [1] , перший гравець
   *[0] { "" }
}
draw-item = { $seat }, { $item }: { n-points }
draw-known = { $what }: { $least }–{ $most }
draw-bounds = За ширмою може бути: { $bounds }.
draw-exactly = { $what }: { $count }
draw-water = Біля води домашнього тайла вміщаються лише човни. Дорога, що веде на це місце, закриє його для них.

## Склад гри на сторінці правил

part-worker-blue = Синій робітник
part-worker-red = Червоний робітник
part-worker-yellow = Жовтий робітник
part-worker-green = Зелений робітник
part-worker-any = Робітник на вибір гравця
part-worker-random = Робітник, вибраний навмання
part-worker-same = Робітники одного кольору
part-lying-red = Робітник, що лежить: не кольору тайла
part-lying-any = Робітник будь-якого кольору, що лежить
part-purple = Маркер першого гравця
part-wood = Деревина
part-stone = Камінь
part-iron = Залізо
part-gold = Золото
part-resource-any = Ресурс на вибір гравця
part-resource-same = Ресурси одного виду
part-anvil = Ковадло
part-pickaxe = Кайло
part-saw = Пилка
part-skill-any = Жетон навички на вибір гравця
part-skill-random = Жетон навички, вибраний навмання
part-skill-same = Жетони однієї навички
part-cart = Транспортування: кількість кроків
part-upgrade = Покращення тайла
part-points = Переможні очки
part-spring = Весна
part-summer = Літо
part-autumn = Осінь
part-winter = Зима
part-ship = Човен
part-river = Річка
part-loop = Замкнена петля доріг
part-flip = Безплатне покращення
part-field = Поле без дороги
part-tile = Тайл
part-screen = Ширма
part-bag = Мішечок із робітниками
part-pile = Стопка жетонів навичок
part-sealed = Закритий зимовий тайл
part-crest-0 = Герб гравця на місці 1
part-crest-1 = Герб гравця на місці 2
part-crest-2 = Герб гравця на місці 3
part-crest-3 = Герб гравця на місці 4
part-crest-4 = Герб гравця на місці 5
part-crest-5 = Герб гравця на місці 6
part-lock = Замок: тайл, який цього сезону більше не використати; зимові тайли, які лишаються в гравця
part-check = Вибір зроблено
part-arrow = Зараз ходить

## Урок

learn-title = Весна в Keyflower
learn-about = Перший із чотирьох сезонів крок за кроком: торги, використання тайлів, перевезення, покращення та розширення села.
learn-rival = Флора
learn-welcome = Вітаємо в Keyflower! За чотири сезони ви збудуєте село із шестикутних тайлів. У цьому уроці ми зіграємо весну.
learn-screen = Це ваші робітники, сховані за ширмою. Їхніх кольорів не знає ніхто, крім вас.
learn-auction = Ці тайли виставлено на торги. На кожному видно, що він дає, на стрілці — скільки коштує покращення, а нижче — що буде після нього.
learn-keywood = Ліс дає одну деревину, а після покращення за пилку — три. Непоганий початок.
learn-bid = Щоб зробити ставку, робітників ставлять на свою сторону тайла. Натисніть на неї.
learn-colour = У ставці робітники одного кольору, і перший колір біля тайла обов’язковий для всіх до кінця сезону. Виберіть синій.
learn-count = Скільки? Кожна наступна ставка має бути більшою. Поставте двох.
learn-outbid = Флора ставить трьох синіх: ваша ставка програє. Вона не пропала: потім її можна перемістити, але лише цілком.
learn-use = Тайл можна й використати, навіть якщо він виставлений на торги або лежить у чужому селі. Натисніть на сам тайл «Ліс».
learn-groups = На тайл можна було б перемістити програшну ставку. Прибережіть її для кращої нагоди.
learn-one = Перше використання тайла потребує одного робітника його кольору — тут синього.
learn-goods = Деревина лежить на вашому домашньому тайлі: ресурси, отримані поза своїм селом, завжди потрапляють туди.
learn-order = Флора робить ставку на тайл порядку ходу. Хто його виграє, той наприкінці сезону першим вибере човен і почне наступний сезон.
learn-quarry = Тепер каменоломня: вам потрібен камінь.
learn-any-colour = Тут іще нікого не було, тому колір вибираєте ви: червоний.
learn-second = Флора теж використовує каменоломню. Удруге потрібні двоє робітників, утретє — троє, а більше шести на тайлі не буває.
learn-home = Тепер ваш домашній тайл. Він перевозить ресурс дорогами та покращує один тайл вашого села.
learn-home-colour = Візьміть жовтого робітника.
learn-transport = Плата за покращення має лежати на самому тайлі. Домашній тайл коштує деревину та камінь, і вони вже тут.
learn-upgrade = Натисніть на домашній тайл, щоб покращити його. Він перевозитиме на два кроки та принесе п’ять очок наприкінці гри.
learn-losing = Двоє ваших синіх робітників біля тайла «Ліс» поки що без діла.
learn-miner = На тайл «Шахтар» ставок іще не було. Перемістіть на нього свою програшну ставку.
learn-move = Перемістіть програшну ставку від тайла «Ліс».
learn-none = Двох досить: з-за ширми нікого не додавайте.
learn-owner = На каменоломні троє червоних робітників. Хто виграє тайл, отримає їх усіх! Колір тайла тепер червоний, тож поставте червоного робітника.
learn-pass = Флора спасувала. Коли поспіль спасують усі, сезон завершиться. Спасуйте й ви.
learn-end = Ви виграли два тайли. Виграшні ставки пішли до мішечка, зате троє червоних робітників із каменоломні та жовтий із домашнього тайла тепер ваші.
learn-boats = Флора виграла тайл порядку ходу й першою вибрала човен. Вам дістався інший з усіма робітниками та жетоном навички.
learn-place = Тепер ваше село росте. Почніть із каменоломні.
learn-cell = Краї мають збігатися: дорога з дорогою, поле з полем. До води пасують лише човни. Виберіть місце над домашнім тайлом.
learn-turn = Тайл можна повернути. Так усі дороги сходяться.
learn-near = Шахтаря краще покласти поруч з обома тайлами: тоді ресурси можна возити по колу.
learn-summer = Настало літо: нові тайли, нові човни, нові робітники. Серед літніх тайлів є човни з особливими здібностями.
learn-winter = Узимку ви виставите на торги зимові тайли з тих, що лежать у вас від самого початку. Вони приносять очки за робітників, жетони навичок і ресурси — готуйтеся до них заздалегідь.
learn-more = Ось і весь сезон. Усі правила — на сторінці правил, а якщо натиснути на щось недоступне, гра пояснить, чому цього не можна вибрати.
planning-title = Планувати й набирати очки
planning-about = Зима партії для двох: ви виставите на торги тайл, вигідний вам, перевезете ресурси чужим возом, зробите ставку потрібним кольором і зупинитеся, коли очок більше не здобути.
planning-welcome = Зима, останній сезон. Тепер важать лише очки: робітники й ресурси варті рівно стільки, скільки за них дають чиїсь тайли. Ви маєте дев’ять робітників, а суперниця 18. Усіх торгів не виграти, тож вибирайте розважливо.
planning-village = Спершу пошукайте очки вдома. Лісопилка, покращена за три деревини, дає 10 очок замість 3, Каменяр за три камені — 7 замість 0. Кузні потрібні три заліза, але дороги до неї немає. Склад лісоматеріалів дає 2 очки за кожну деревину на ньому.
planning-hand = Ці три зимові тайли у вас від весни. Торговець коштовностями дає очки за золото, Ринок — за зелених робітників: у вас немає ні того, ні тих. Вітряк дає 5 очок за кожні п’ять будь-яких ресурсів, а у вас їх 18.
planning-choose = Виставляйте лише те, що вам вигідніше, ніж іншим. Суперниця має золото: Торговець коштовностями був би їй дарунком. Виберіть самий Вітряк. Добрий гравець дивиться на ці тайли ще навесні й цілий рік під них збирає.
planning-offer = { learn-rival } пропонує шістьох синіх за Собор: він будь-кому приносить 12 очок. Нехай: щоб перебити, потрібні семеро, а виграшна ставка не повертається.
planning-boat = Літній човен 2 подвоює ваше перевезення й покращення. Домашній тайл дав би 4 кроки та два покращення. Але вам потрібно 7 кроків: один для каменю й шість для трьох фішок деревини.
planning-stable = Стайня в селі суперниці перевозить на 4 кроки, а для вас на 8. Використовувати можна будь-які тайли; ціна в тому, що робітник дістанеться власникові. Узимку робітник майже нічого не вартий, тож не соромтеся: використайте Стайню.
planning-colour = Який колір? Бережіть тих, ким торгуватиметеся. Синіх у вас п’ятеро, це для торгів: тут розплатіться одним жовтим. Згодом той самий тайл коштував би двох, тож важливі тайли використовуйте раніше за інших.
planning-stone = Почніть із найближчого: на Каменярі вже два камені, третій поруч, на домашньому тайлі. Перевезіть його.
planning-mason = Тепер покращте Каменяра: 7 очок за один крок. До того ж тепер він міняє кайло на три золота.
planning-wood = Потім три деревини через Крамницю на Лісопилку, по два кроки на кожну. Шість кроків за 7 очок — майже все, що лишилося. Везіть першу, а за нею решту.
planning-sawmill = Покращте Лісопилку. Один жовтий робітник приніс за цей хід 14 очок.
planning-last = Лишився один крок. Не втрачайте і його: посуньте деревину до Складу лісоматеріалів, там вона принесла б 2 очки.
planning-bid = Тепер Вітряк, доки суперниця не випередила. Чим вона могла б перебити ставку? Шестеро її синіх торгуються за Собор і піти звідти не можуть.
planning-bid-colour = Отже, робіть ставку синіми: ваш колір обов’язковий для всіх. Ставка тим кольором, який інші вже витратили, — найдешевший шлях до перемоги.
planning-bid-count = Трьох, а не п’ятьох: виграшна ставка однаково піде, а двома в запасі її ще можна підняти.
planning-sum = { learn-rival } витратила ще чотирьох синіх. Вітряк ваш. Тепер порахуйте: три деревини, три камені й шість заліза — дванадцять ресурсів, два набори по п’ять. Два лишаться без користі.
planning-mine = Ще три — і буде п’ятнадцять: третій набір, 5 очок. Ваша Шахта дає три заліза. Використайте її.
planning-mine-colour = Самотній червоний більше ні на що не годиться. Такими залишками використовують тайли, а великими групами торгуються.
planning-order = Наприкінці кожен отримає й човен. «Keyflower» дає 1 очко за одиницю транспортної місткості, а ваш човен її подвоює: 4 очки. І сам тайл порядку ходу приносить 1 очко за кожен сусідній тайл. Ставок на нього ще немає: запропонуйте одного жовтого, він у вас зайвий.
planning-total = Ваше село тепер приносить 34 очки, Вітряк — 15, а ще будуть човен і тайл порядку ходу. На початку зими було 20.
planning-mistakes = Часті помилки: робити ставку одразу всіма робітниками; збирати ресурси без тайла, який дає за них очки; будувати там, куди не веде дорога, як із цією Кузнею; і виставляти зимові тайли, вигідні іншим.
planning-next = Якщо продовжите тут: Каменяр іще обміняє кайло на три золота, а зайве золото дає по 1 очку. Потім спасуйте й розмістіть тайли так, щоб тайл порядку ходу мав багато сусідів.

## The gallery

gallery-home = Домівки
gallery-spring = Весна
gallery-summer = Літо
gallery-autumn = Осінь
gallery-summer_boat = Літні човни
gallery-winter = Зима
gallery-order = Порядок ходу
gallery-boat = Човни
example-KF-3-2-1 = Покращений домашній тайл: { n-points }.
example-KF-4-12-2 = Указані очки враховуються і на лицьовій, і на покращеній стороні: { n-points }.
example-KF-4-12-3 = До тайла порядку ходу прилягають два тайли: { n-points }.
example-KF-4-12-4 = Транспортна місткість домашнього тайла та стайні: { n-points }.
example-KF-4-12-5 = Дороги замикають ці три тайли в кільце: { n-points }.
example-KF-4-12-6 = Два човни на одній річці від дому: { n-points }.
example-KF-4-12-7 = Flipper: { n-points } і один перевернутий тайл.
example-KF-4-12-8 = Ianvincible: { n-points }.
example-counted = { $tile }, якщо у вас є все це: { n-points }.
example-KF-4-12-10 = Склад лісоматеріалів, на якому лежать ці ресурси: { n-points }.
example-KF-4-12-15 = Собор: { n-points }.
example-KF-4-12-23 = Золото, не враховане жодним тайлом: { n-points }.
example-KF-5-22 = Фіолетовий маркер сам по собі: { n-points }.
example-KF-5-26 = Усього два човни: { n-points } за обидва разом, а не за кожен.
example-KF-4-13-6 = Ті самі домашній тайл і стайня, але з цим літнім човном: { n-points }.
example-KF-5-25 = Ресурси, не враховані жодним тайлом, з цим літнім човном: { n-points }.

## Помилки: що не так із позицією чи файлом значень

phrase-rotation-n = поворот { $n }
phrase-tiles-that-do-not-fit = тайли, що не пасують один до одного
phrase-q-r-or-q-r-rotation = { "[" }q, r] або [q, r, поворот]
phrase-workers-of-one-colour = робітники одного кольору
phrase-two-homes-of-one-seat = два домашні тайли в одного місця
phrase-one-each = по одному
phrase-a-colour-where-workers-are-and-only-there = колір там, де робітники, і лише там
phrase-from-the-last-use-n-to-high = від останнього використання ({ $n }) до { $high }
phrase-other-colours-than-name = робітники не лише кольору { $name }
phrase-only-those-of-boat-4b-at-a-tile-that-was-bid-for-or-used-before = лише завдяки човну 4b і на тайлі, на який уже зробили ставку або який уже використали
phrase-a-bid-of-the-owner-of-boat-4a = ставка власника човна 4a
phrase-a-bid-that-lies-before-green-workers-or-alone = лежача ставка проти зелених робітників або без інших робітників
phrase-before-standing-workers-of-another-colour = лише проти робітників іншого кольору, які стоять
phrase-a-turn-order-tile = тайл порядку ходу
phrase-only-village-tiles = лише тайли сіл
phrase-one-taken-twice = човен, узятий двічі
phrase-every-boat-once = кожен човен один раз
phrase-knowledge-that-the-position-contradicts = відомості, яким суперечить позиція
phrase-bounds-that-it-meets = межі, у які вона вкладається
phrase-no-name = немає { $name }
phrase-all-boats-for-n-players = усі човни для такої кількості гравців ({ $n })
phrase-not-with-n-players = не за такої кількості гравців ({ $n })
phrase-name-on-the-table = { $name } на столі
phrase-a-home-belongs-to-a-seat = домашній тайл, який належить місцю
phrase-name-turned-over = { $name } зворотною стороною догори
phrase-buildings-and-summer-boats-in-play = лише будівлі й літні човни у грі
phrase-name-upgraded-at-auction = покращений тайл { $name } на торгах
phrase-only-in-a-village = лише в селі
phrase-a-tile-without-an-owner = тайл без власника
phrase-only-tiles-of-a-seat = лише тайли, які належать якомусь місцю
phrase-name-elsewhere = { $name } в іншій клітинці
phrase-0-0-0-for-a-home = [0, 0, 0] для домашнього тайла
phrase-tiles-of-seat-n-without-a-home = тайли без домашнього тайла в місця { $n }
phrase-a-home-first = спершу домашній тайл
phrase-name-apart-or-on-another = { $name } окремо від інших тайлів або поверх іншого
phrase-beside-a-tile = поруч з іншим тайлом
phrase-name-with-other-edges = { $name } з краями, що не пасують
phrase-edges-that-match = краї, що пасують
phrase-workers = робітники
phrase-only-on-tiles-in-play-that-can-be-used = лише на тайлах у грі, які можна використати
phrase-bids = ставки
phrase-only-for-tiles-at-auction-names = лише на тайли, виставлені на торги: { $names }
phrase-one-bid-larger-than-the-others = одна ставка, більша за інші
phrase-resources = ресурси
phrase-only-on-buildings-and-summer-boats-of-a-seat = лише на будівлях і літніх човнах, які належать якомусь місцю
phrase-name-with-seat-n = { $name } у місця { $n }
phrase-the-seat-that-took-it = місце, яке його взяло
phrase-cargo-on-name = вантаж на човні { $name }
phrase-none-on-a-boat-that-was-taken = нічого на взятому човні
phrase-a-move = хід
phrase-n-homes-to-deal = домашніх тайлів, які треба роздати: { $n }
phrase-one-for-each-seat-without-a-home = по одному на кожне місце без домашнього тайла
phrase-n-tiles-to-show = тайлів, які треба відкрити: { $n }
phrase-n-spring-tiles-with-those-on-the-table = весняних тайлів разом із тими, що на столі: { $n }
phrase-a-turn-order-tile-missing = немає тайла порядку ходу
phrase-all-of-them-in-the-row = усі в ряду
phrase-a-game-in-play-without-homes = партія, що триває, без домашніх тайлів
phrase-a-home-for-each-seat = по домашньому тайлу на кожне місце
phrase-workers-at-tiles-between-two-seasons = робітники біля тайлів між сезонами
phrase-winter-hands-names = зимових тайлів на руках: { $names }
phrase-1-to-n-tiles-each-until-winter = до зими тайлів у кожного від 1 до { $n }
phrase-none-after-the-choice = нічого після вибору
phrase-one-for-each-seat-that-decides = по одній на кожне місце, яке має ухвалити рішення
phrase-answers-of-other-seats = відповіді інших місць
phrase-a-list-for-each-seat-that-decides = список для кожного місця, яке має ухвалити рішення
phrase-pieces-set-aside-or-putaway-alone = відкладене без PutAway або PutAway без відкладеного
phrase-draws-of-two-seats = жереб двох місць одразу
phrase-of-one-seat = жереб одного місця
phrase-a-tile-that-can-be-used = тайл, який можна використати
phrase-a-tile-at-auction = тайл на торгах
phrase-what-can-pay-for-this-use = те, чим можна заплатити за це використання
phrase-a-colour-that-the-tile-takes = колір, який пасує тайлу
phrase-own-losing-groups-in-rising-order = свої програшні ставки за зростанням
phrase-a-tile-with-transport = тайл із транспортом
phrase-a-tile-with-workers-on-it = тайл із робітниками
phrase-n-steps-and-count-upgrades = кроків { $n }, покращень { $count }
phrase-what-name-gives = те, що дає { $name }
phrase-an-own-tile-to-upgrade = свій тайл, який можна покращити
phrase-only-for-an-upgrade-that-takes-any-skill = лише для покращення за будь-яку навичку
phrase-a-list-of-numbers = список чисел
phrase-n-draws-of-seat-me = жеребів місця { $me }: { $n }
phrase-n-workers-with-those-behind-the-screen = робітників разом із тими, що за ширмою: { $n }
phrase-n-deals-to-seat-me = роздач місцю { $me }: { $n }
phrase-n-winter-tiles-with-those-in-hand = зимових тайлів разом із тими, що в руці: { $n }
phrase-n-workers-to-load = робітників для завантаження: { $n }
phrase-n-tokens-to-load = жетонів для завантаження: { $n }
phrase-the-spring-cargo-with-those-on-board = весняний вантаж разом із тим, що на борту
phrase-name-at-auction-in-names = { $name } на торгах у сезон { $names }
phrase-tiles-of-the-season = тайли сезону
phrase-a-winter-tile-in-a-village = зимовий тайл у селі
phrase-only-in-winter = лише взимку
phrase-a-turn-order-tile-out-of-the-row = тайл порядку ходу поза рядом
phrase-only-at-the-end-of-winter = лише наприкінці зими
phrase-n-workers-and-count-tokens-on-name = на човні { $name } робітників { $n }, жетонів { $count }
phrase-at-most-n-in-this-season = не більше { $n } у цьому сезоні
phrase-n-after-this-season = після цього сезону номер { $n }
phrase-the-final-scoring = фінальний підрахунок очок
phrase-only-after-winter = лише після зими
phrase-the-choice-of-winter-tiles = вибір зимових тайлів
phrase-no-winter-tiles-to-choose-from = вибирати зимові тайли немає з чого
phrase-one-for-each-seat-at-least = принаймні по одному на місце
phrase-boats-taken-before-the-end-of-the-season = човни, узяті до кінця сезону
phrase-seats-names-to-take-a-boat = човен беруть місця { $names }
phrase-names-who-have-none = місця { $names }, які не мають човна
phrase-a-boat-tile-of-a-seat = тайл човна, який належить місцю
phrase-n-times-name = кроків { $name }: { $n }
phrase-n-pieces-to-draw = не більше, ніж можна витягти: { $n }
phrase-a-turn-of-seat-me-before-that-of-seat-other = хід місця { $me } перед ходом місця { $other }
phrase-turns-clockwise = ходи за годинниковою стрілкою
phrase-n-passes-and-a-turn = пасів { $n } і ще хід
phrase-less-than-n = менше ніж { $n }
phrase-a-number-for-each-earlier-colour = число для кожного попереднього кольору
phrase-resources-on-the-tile-in-the-order-of-the-icons = ресурси на тайлі в порядку значків
phrase-tiles-to-place = тайли, які треба викласти
phrase-none-at-the-start-of-a-season = нічого на початку сезону
phrase-seats-names-without-a-boat = місця { $names } без човна
phrase-everybody-has-one = по одному в кожного
phrase-a-boat-without-its-owner = човен не у свого власника
phrase-in-winter-the-boats-belong-to-those-who-took-them = узимку човни в тих, хто їх узяв
phrase-takeone-without-a-place = TakeOne, коли немає чого взяти або немає куди покласти
phrase-a-workshop-in-use-an-own-tile-and-something-in-the-supply = Майстерня, яку використовують, свій тайл і щось у запасі
phrase-what-is-behind-the-screen = те, що за ширмою
phrase-a-summer-boat-at-auction = літній човен на торгах
phrase-n-of-the-season = { $n } із цього сезону
phrase-only-inside-the-expansion = лише під час розширення села

reason-secret_workers = { $how ->
    [more] дає робітників: +{ $n }
   *[kept] береже робітників на потім: { $n }
}
reason-secret_skills = { $how ->
    [more] дає жетони навичок: +{ $n }
   *[kept] береже жетони навичок на потім: { $n }
}
reason-resource = { $how ->
    [more] дає ресурс ({ $resource }): +{ $n }
    [denied] гравець { $name } втрачає ресурс ({ $resource }): { $n }
   *[kept] береже ресурс для покращення ({ $resource }): { $n }
}
reason-bid-tile = { $how ->
    [more] найкраща ставка на тайл «{ $tile }»
    [denied] перебиває ставку гравця { $name } на тайл «{ $tile }»
   *[kept] ставка на тайл «{ $tile }» лишається найкращою
}
reason-own-tile = { $how ->
    [more] у селі з’являється тайл «{ $tile }»
    [denied] гравець { $name } лишається без тайла «{ $tile }»
   *[kept] тайл «{ $tile }» лишається в роботі
}
reason-upgraded-tile = { $how ->
    [more] покращує тайл «{ $tile }»
    [denied] гравець { $name } не покращує тайл «{ $tile }»
   *[kept] тайл «{ $tile }» уже покращено
}

## Parts of a position

position-season = Сезон
position-first = Перший гравець
position-turn = Чий хід
position-moment = Момент сезону
position-passes = Пасів поспіль
position-green = Зелені робітники в запасі
position-flipped = Покращені тайли
position-lying = Колір лежачих ставок
position-last = Робітники останнього використання
position-goods = Ресурси на тайлах
position-cargo_workers = Робітники на човнах
position-cargo_skills = Жетони навичок на човнах
position-aside_workers = Відкладені робітники
position-aside_skills = Відкладені жетони навичок
position-seen_workers = Що всі знають про робітників
position-seen_skills = Що всі знають про жетони навичок
position-turn_order = Тайли порядку ходу в ряду
position-home = Номер домашнього тайла
position-village = Тайли села
position-won = Виграні, але не викладені тайли
position-auction = Тайли на торгах
position-users = Робітники на тайлах
position-bids = Ставки
position-colour = Колір робітників біля тайлів
position-workers = Робітники за ширмою
position-skills = Жетони навичок
position-winter = Зимові тайли в руці
position-chosen = Зимові тайли для торгів
position-boat = Узятий човен
position-points = Очки
field-stock = Приховано всього
field-places = За місцями
field-known = Точно лежить там
field-unknown = Невідомого виду
field-floor = Серед них щонайменше
field-cap = Серед них щонайбільше
place-bag = Мішечок
place-pile = Стопка
place-aside = Відкладено
moment-turns = ходи сезону
moment-season_end = кінець сезону
moment-expansion = розширення сіл
moment-scoring = фінальний підрахунок очок
