# Keyflower українською.
# Форми: .acc — знахідний відмінок, .gen — родовий, .nom — називний множини, .pl — родовий множини.

title = Keyflower
tagline = Чотири сезони, щоб збудувати село руками робітників
about = Кожен хід ви ставите робітників одного кольору: поруч із тайлом, щоб виграти його для свого села, або на тайл, щоб його використати, навіть у чужому селі. Перший колір зв’язує всіх до кінця сезону, а робітники на ваших тайлах дістаються вам. Возіть ресурси дорогами, покращуйте будівлі, мудро обирайте човни та виставте взимку на торги ті тайли, що принесуть очки саме вам.
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

resource-wood = дерево
    .gen = дерева
    .ins = деревом
resource-stone = камінь
    .gen = каменю
    .ins = каменем
resource-iron = залізо
    .gen = заліза
    .ins = залізом
resource-gold = золото
    .gen = золота
    .ins = золотом
resource-any = будь-який ресурс
    .gen = будь-якого ресурсу
    .ins = будь-яким ресурсом

skill-anvil = ковадло
    .acc = ковадло
    .ins = ковадлом
skill-pickaxe = кайло
    .acc = кайло
    .ins = кайлом
skill-saw = пилка
    .acc = пилку
    .ins = пилкою
skill-any = жетон навички
    .acc = жетон навички
    .ins = жетоном навички

season-spring = весна
season-summer = літо
season-autumn = осінь
season-winter = зима

thing-wood = дерево
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
tile-farrier = Ветеринар
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
tile-scribes = Книжник
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

does-home-0 = перевезення на 1 крок, 1 покращення
does-home-1 = перевезення на 2 кроки, 1 покращення; приносить 5 очок
does-keywood-0 = візьміть: дерево
does-keywood-1 = візьміть: дерево × 3; приносить 3 очки
does-keystone_quarry-0 = візьміть: камінь
does-keystone_quarry-1 = візьміть: камінь × 3; приносить 3 очки
does-workshop-0 = візьміть на вибір: дерево, камінь або залізо
does-workshop-1 = візьміть: дерево, камінь, залізо; приносить 3 очки
does-woodcutter-0 = візьміть: дерево × 2
does-woodcutter-1 = візьміть: дерево, золото; приносить 3 очки
does-stable-0 = перевезення на 2 кроки, 1 покращення
does-stable-1 = перевезення на 4 кроки, 2 покращення; приносить 5 очок
does-peddler-0 = віддайте жовтого робітника, візьміть 1 зеленого робітника із запасу
does-peddler-1 = віддайте жовтого робітника, візьміть 2 зелених робітників із запасу
does-key_mine-0 = візьміть: залізо
does-key_mine-1 = візьміть: залізо × 3; приносить 3 очки
does-gold_mine-0 = візьміть: золото
does-gold_mine-1 = візьміть: золото × 2; приносить 3 очки
does-apprentice_hall-0 = візьміть 1 випадковий жетон навички
does-apprentice_hall-1 = візьміть 2 випадкові жетони навичок; приносить 3 очки
does-alehouse-0 = витягніть 1 робітника із мішечка
does-alehouse-1 = витягніть 2 робітників із мішечка
does-quarryman-0 = візьміть: камінь × 2
does-quarryman-1 = візьміть: камінь, золото; приносить 3 очки
does-miner-0 = візьміть: залізо × 2
does-miner-1 = візьміть: залізо, золото; приносить 3 очки
does-store-0 = віддайте синього робітника, візьміть 1 зеленого робітника із запасу
does-store-1 = віддайте синього робітника, візьміть 2 зелених робітників із запасу; приносить 3 очки
does-mason-0 = віддайте кайло, візьміть: камінь × 3
does-mason-1 = віддайте кайло, візьміть: золото × 3; приносить 7 очок
does-tavern-0 = віддайте робітника будь-якого кольору, витягніть 2 робітників із мішечка
does-tavern-1 = віддайте робітника будь-якого кольору, витягніть 3 робітників із мішечка
does-hiring_fair-0 = віддайте будь-який жетон навички, візьміть 2 випадкові жетони навичок
does-hiring_fair-1 = віддайте будь-який жетон навички, візьміть 3 випадкові жетони навичок; приносить 5 очок
does-farrier-0 = перевезення на 3 кроки, 1 покращення
does-farrier-1 = перевезення на 5 кроків, 2 покращення; приносить 5 очок
does-carpenter-0 = віддайте пилку, візьміть: дерево × 3
does-carpenter-1 = віддайте пилку, візьміть: золото × 3; приносить 7 очок
does-smelter-0 = віддайте ковадло, візьміть: залізо × 3
does-smelter-1 = віддайте ковадло, візьміть: золото × 3; приносить 7 очок
does-brewer-0 = віддайте будь-який жетон навички, витягніть 2 робітників із мішечка
does-brewer-1 = віддайте будь-який жетон навички, витягніть 3 робітників із мішечка; приносить 3 очки
does-timber_yard-0 = наприкінці 2 очки за кожну фішку, що лежить тут: дерево
does-timber_yard-1 = наприкінці 3 очки за кожну фішку, що лежить тут: дерево
does-stone_yard-0 = наприкінці 2 очки за кожну фішку, що лежить тут: камінь
does-stone_yard-1 = наприкінці 3 очки за кожну фішку, що лежить тут: камінь
does-wainwright-0 = перевезення на 4 кроки, 2 покращення
does-wainwright-1 = перевезення на 6 кроків, 2 покращення; приносить 5 очок
does-barn-0 = наприкінці 1 очко за кожен ресурс, що лежить тут
does-barn-1 = наприкінці 2 очки за кожен ресурс, що лежить тут
does-sawmill-0 = приносить 3 очки
does-sawmill-1 = приносить 10 очок
does-goldsmith-0 = поки нічого не приносить
does-goldsmith-1 = приносить 7 очок
does-forge-0 = приносить 3 очки
does-forge-1 = приносить 10 очок
does-fair-0 = віддайте червоного робітника, візьміть 1 зеленого робітника із запасу
does-fair-1 = віддайте червоного робітника, візьміть 2 зелених робітників із запасу; приносить 5 очок
does-blacksmith-0 = наприкінці 2 очки за кожну фішку, що лежить тут: залізо
does-blacksmith-1 = наприкінці 3 очки за кожну фішку, що лежить тут: залізо
does-sculptor-0 = приносить 3 очки
does-sculptor-1 = приносить 10 очок
does-well-0 = приносить 3 очки
does-well-1 = приносить 7 очок
does-inn-0 = витягніть 1 робітника із мішечка
does-inn-1 = витягніть 3 робітників із мішечка
does-jeweller = 2 очки за кожне золото
does-craftsmans_guild = 3 очки за кожен набір із синього, червоного та жовтого робітників
does-watermill = 1 очко за кожен ресурс одного виду
does-mercers_guild = 5 очок за кожен набір із дерева, каменю та заліза
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
does-boat_sea_breese = 2, 4, 8, 16 або 32 очки за один — п’ять човнів на річці від домашнього тайла
does-boat_flipper = 2 очки та одне безплатне покращення
does-boat_ianvincible = 5 очок
does-boat_white_wind = 1 очко за кожного робітника, не врахованого іншими тайлами
does-boat_1a = ще двоє робітників із мішечка разом із кожним вашим човном
does-boat_1b = ще один зелений робітник разом із кожним вашим човном
does-boat_2a = ваші ресурси перевозяться й через поля, а краї тайлів можуть не збігатися
does-boat_2b = ваші перевезення та покращення подвоюються
does-boat_3a = під час покращення будь-який ресурс замінює будь-який інший
does-boat_3b = під час підрахунку очок будь-який ресурс замінює будь-який інший
does-boat_4a = ви можете перебивати чужі ставки іншим кольором
does-boat_4b = ви можете використовувати розпочаті тайли будь-якими кольорами

cost-home_1 = дерево, камінь
cost-home_2 = камінь, залізо
cost-home_3 = дерево, залізо
cost-home_4 = дерево, камінь
cost-home_5 = камінь, залізо
cost-home_6 = дерево, залізо
cost-keywood = пилка
cost-keystone_quarry = кайло
cost-workshop = будь-який ресурс × 2
cost-woodcutter = пилка
cost-stable = дерево, залізо
cost-peddler = золото
cost-key_mine = ковадло
cost-gold_mine = камінь, залізо
cost-apprentice_hall = дерево, камінь
cost-alehouse = дерево, камінь, залізо
cost-quarryman = кайло
cost-miner = ковадло
cost-store = золото
cost-mason = камінь × 3
cost-tavern = дерево, камінь, залізо
cost-hiring_fair = дерево, залізо
cost-farrier = будь-який ресурс × 2
cost-carpenter = дерево × 3
cost-smelter = залізо × 3
cost-brewer = камінь, залізо
cost-timber_yard = пилка
cost-stone_yard = кайло
cost-wainwright = будь-який ресурс × 2
cost-barn = будь-який жетон навички
cost-sawmill = дерево × 3
cost-goldsmith = золото × 2
cost-forge = залізо × 3
cost-fair = золото
cost-blacksmith = ковадло
cost-sculptor = камінь × 3
cost-well = будь-який ресурс × 3
cost-inn = будь-який ресурс, будь-який жетон навички

a-tile = { $tile }

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
    [one] { $need } робітник
    [few] { $need } робітники
   *[many] { $need } робітників
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

event-home = { $seat } отримує домашній тайл: { $tile }.
event-marker = { $seat } бере маркер першого гравця.
event-dealt = { $tile_id ->
    [any] { $seat } отримує зимовий тайл.
   *[other] { $seat } отримує зимовий тайл: { $tile }.
}
event-season = Починається новий сезон: { $season }.
event-loaded_worker = Човен { $boat } бере на борт { $colour_acc } робітника.
event-loaded_skill = Човен { $boat } бере на борт { $skill_acc }.
event-shown = На торги виставлено тайл «{ $tile }».
event-sided = Тайл «{ $tile }» лежить боком { $side }.
event-gave = { $seat } виставляє на торги { n-tiles }.
event-passed = { $seat } пасує.
event-bid = { $seat } ставить на тайл «{ $tile }» { n-coloured-acc }, усього { $total }.
event-used = { $seat } використовує тайл «{ $tile }»: { n-coloured }.
event-moved = { $seat } забирає від тайла «{ $tile }» { n-coloured-acc }.
event-stood_up = Робітники біля тайла «{ $tile }» ({ $seat }) встають: тепер колір тайла — { $colour }.
event-paid_workers = { $seat } віддає { n-coloured-acc }.
event-paid_skill = { $seat } віддає { $skill_acc }.
event-gained = { $seat } отримує на тайл «{ $tile }»: { $resource } × { $number }.
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
event-carried = { $seat } перевозить ресурс ({ $resource }): «{ $tile }» → «{ $other_tile }».
event-spent_resource = { $seat } платить за покращення тайла «{ $tile }»: { $resource }.
event-spent_skill = { $seat } платить за покращення тайла «{ $tile }»: { $skill }.
event-upgraded = { $seat } покращує тайл «{ $tile }».
event-took_back = { $seat } забирає { n-coloured-acc } від тайла «{ $tile }».
event-unsold = Тайл «{ $tile }» нікому не дістався.
event-won = { $users ->
    [0] { $seat } виграє тайл «{ $tile }». Ставка: { n-workers }.
   *[other] { $seat } виграє тайл «{ $tile }». Ставка: { n-workers }; робітників на тайлі: { $users }.
}
event-collected = { $seat } збирає у своєму селі { n-workers-acc }.
event-won_order = { $seat } виграє тайл «{ $tile }». Ставка: { n-workers }.
event-took_boat = { $seat } обирає човен { $boat }.
event-placed = { $seat } розміщує тайл «{ $tile }».
event-offshore = Тайлу «{ $tile }» ({ $seat }) ніде немає місця, він лежить осторонь.
event-flipped = { $seat } перевертає тайл «{ $tile }» завдяки Flipper.
event-purple = { $seat } зараховує маркер першого гравця за { $thing }.
event-scored = { $seat }, «{ $tile }»: { n-points }.
event-scored_printed = { $seat }, очки на тайлах: { n-points }.
event-scored_gold = { $seat }, золото: { n-points }.
event-game_over = Гру завершено.

## Запитання

ask-Turn = Зробіть ставку, використайте тайл або спасуйте.
ask-Turn-passes = Зробіть ставку, використайте тайл або спасуйте. Пасів поспіль: { $passes }.
ask-Payment-skill = { $tile }: який жетон навички віддати?
ask-Payment-worker = { $tile }: якого робітника або яку програшну ставку віддати понад поставлених?
ask-Colour-bid = { $tile }: робітників якого кольору поставити?
ask-Colour-use = { $tile }: робітниками якого кольору використати?
ask-Groups = { $tile }: які програшні ставки перемістити сюди? Потрібно: { $least }, уже названо: { $named }.
ask-Count-bid = { $named ->
    [0] { $tile }: скільки { $colour_pl } робітників поставити? { $least }–{ $most }
   *[other] { $tile }: скільки { $colour_pl } робітників додати до тих, що переміщуються ({ $named })? { $least }–{ $most }
}
ask-Count-use = { $named ->
    [0] { $tile }: скільки { $colour_pl } робітників поставити на тайл? { $least }–{ $most }
   *[other] { $tile }: скільки { $colour_pl } робітників додати до тих, що переміщуються ({ $named })? { $least }–{ $most }
}
ask-TakeOne = { $tile }: який ресурс узяти?
ask-Transport = Перевозьте та покращуйте у своєму селі. Лишилося: { n-steps }, { n-upgrades }.
ask-SpendResource = { $resource_id ->
    [any] { $tile }: яким ресурсом заплатити за покращення?
   *[other] { $tile }: чим заплатити замість значка «{ $resource }»?
}
ask-SpendSkill = { $tile }: яким жетоном навички заплатити за покращення?
ask-ChooseBoat = Оберіть човен: ви отримаєте все, що на борту.
ask-ChooseBoat-winter = Оберіть човен для свого села.
ask-ChooseWinter = Які зі своїх зимових тайлів ви виставите на торги? Щонайменше один.
ask-PlaceTile = { $tiles ->
    [one] Розмістіть нові тайли. Лишилося: { $tiles }.
    [few] Розмістіть нові тайли. Лишилося: { $tiles }. З якого почати?
   *[many] Розмістіть нові тайли. Лишилося: { $tiles }. З якого почати?
}
ask-PlaceCell = { $tile }: куди покласти?
ask-PlaceRotation = { $tile }: як повернути?

## Ходи

move-pass = Пас
move-bid = Ставка на тайл «{ $tile }»: щонайменше { n-least }
move-use = Використати тайл «{ $tile }»: щонайменше { n-least }
move-pay_skill = Віддати { $skill_acc }
move-pay_worker = Віддати { $colour_acc } робітника
move-pay_group = Віддати програшну ставку біля тайла «{ $tile }»: { n-coloured }
move-colour = { $workers ->
    [one] { $colour_cap }: за ширмою { $workers } робітник
    [few] { $colour_cap }: за ширмою { $workers } робітники
   *[many] { $colour_cap }: за ширмою { $workers } робітників
}
move-group = Перемістити програшну ставку від тайла «{ $tile }»: { n-coloured }
move-groups_done = Більше нічого не переміщувати
move-count = { $best ->
    [yes] { n-coloured }: ставка { $total } (підказка)
   *[no] { n-coloured }: ставка { $total }
}
move-count-use = { $best ->
    [yes] { n-coloured }, усього на тайл: { $total } (підказка)
   *[no] { n-coloured }, усього на тайл: { $total }
}
move-take = Узяти: { $resource }
move-step = Перевезти ресурс ({ $resource }): «{ $tile }» → «{ $other_tile }»
move-upgrade = Покращити тайл «{ $tile }» ({ $cost })
move-transport_done = Завершити перевезення та покращення
move-spend_resource = Заплатити { $resource_ins } з тайла «{ $tile }»
move-spend_skill = Заплатити { $skill_ins } за тайл «{ $tile }»
move-choose_boat = { $boat }: { n-workers }, жетонів навичок: { $skills }
move-choose_boat-winter = { $boat } до свого села
move-choose_winter = Виставити: { $first }
move-choose_winter-2 = Виставити: { $first } та { $second }
move-choose_winter-3 = Виставити: { $first }, { $second } та { $third }
move-place_tile = Розмістити тайл «{ $tile }»
move-place_cell = { $tile }: місце { $q }, { $r }
move-place_rotation = { $tile }: поворот { $turns } × 60°

chance-deal_home = Домашній тайл: { $tile }
chance-draw_worker = { $colour_id ->
    [any] Витягнуто робітника
   *[other] Витягнуто { $colour_acc } робітника
}
chance-draw_skill = Узято жетон навички: { $skill }
chance-load_worker = На борт сідає { $colour } робітник
chance-load_skill = Жетон навички на борту: { $skill }
chance-show_tile = Виставлено на торги: { $tile }
chance-show_side = Угорі бік { $side }
chance-deal_winter = Роздано зимовий тайл: { $tile }

## Відмови

no-boat-yet = За човни не торгуються: їх обирають наприкінці сезону.
no-tile-first = Спочатку оберіть тайл для ставки чи використання.
no-supply = На запаси зараз можна лише дивитися.
no-transport-yet = Щоб перевозити ресурси, використайте домашній тайл або інший тайл транспорту.
no-winter-yet = Зимові тайли обирають на початку зими.
no-auction = Цей тайл не виставлено на торги.
no-workers = Ви не маєте робітників, яких можна сюди поставити.
no-bid = Для цього тайла потрібно щонайменше { n-need } цього кольору ({ $colour }).
no-bid-any = Для цього тайла потрібно щонайменше { n-need } одного кольору.
no-use = Цей тайл використати не можна.
no-room = На тайлі вже стоять робітники ({ $users }), і наступне використання перевищило б межу: { $most }.
no-skill = { $skill_id ->
    [any] За використання віддають жетон навички, а у вас їх немає.
   *[other] За використання віддають { $skill_acc }, а такого жетона у вас немає.
}
no-extra-worker = { $colour_id ->
    [any] За використання віддають ще одного робітника, а зайвих у вас немає.
   *[other] За використання віддають ще одного { $colour_acc } робітника, а зайвих у вас немає.
}
no-users = Щоб використати тайл, потрібно щонайменше { n-need } цього кольору ({ $colour }).
no-users-any = Щоб використати цей тайл, потрібно щонайменше { n-need } будь-яких кольорів.
no-such-skill = Цей жетон ({ $skill }) тайлові не потрібен, або у вас його немає.
no-left-to-place = Тоді не вистачить робітників, щоб поставити їх на тайл.
no-such-payment = Тайл потребує іншої плати.
no-payment-first = Спочатку оберіть, чим платити.
no-colour = Цього сезону колір тайла — { $colour }.
no-colour-first = Спочатку оберіть колір.
no-group = Тут немає вашої програшної ставки.
no-winning-group = Ця ставка виграє: її не можна чіпати.
no-group-here = Ваша ставка біля цього самого тайла лишається й ураховується.
no-room-group = Ця ставка завелика: на тайлі є місце лише для { $most }.
no-group-twice = Ця ставка вже бере участь.
no-group-order = Програшні ставки обирають за порядком тайлів: цю треба було назвати раніше.
no-group-pays = Цією ставкою ви платите.
no-groups-first = Спочатку оберіть, які програшні ставки перемістити.
no-count-first = Спочатку оберіть кількість робітників: щонайменше { $need }.
no-gold-here = Майстерня не дає золота.
no-supply-left = У запасі не лишилося: { $resource }.
no-take-first = Спочатку оберіть ресурс.
no-foreign-village = Перевозити та покращувати можна лише у своєму селі.
no-steps-left = Кроків не лишилося.
no-road = Звідси немає дороги на інший тайл.
no-transport-first = Перевозьте й покращуйте далі або завершіть.
no-upgrade = Цей тайл покращити не можна.
no-upgrade-twice = Цей тайл уже покращено.
no-upgrades-left = Покращень не лишилося.
no-upgrade-resources = На тайлі «{ $tile }» не лежать потрібні ресурси.
no-upgrade-skill = У вас немає жетона навички для тайла «{ $tile }».
no-spend-elsewhere = Платять лише тим, що лежить на тайлі «{ $tile }».
no-spend-this = Цим не можна сплатити наступний значок вартості.
no-spend-first = Спочатку заплатіть за покращення тайла «{ $tile }».
no-boat-taken = Цей човен уже взято.
no-boat-first = Спочатку оберіть човен.
no-winter-first = Спочатку оберіть зимові тайли.
no-place-other = Спочатку розмістіть тайл «{ $tile }».
no-cell = Цьому тайлові зараз ніде немає місця.
no-match = Краї тут не збігаються.
no-moving-tiles = Розміщених тайлів більше не рухають.
no-place-first = Спочатку розмістіть нові тайли.

## Підготовка

option-losing_group_may_pay_exchange = Плата програшною ставкою
    .hint = Програшна ставка може цілком піти до мішечка як плата за обмін (KF-5.10).
option-losing_group_may_pay_exchange-true = Так
option-losing_group_may_pay_exchange-false = Ні
option-losing_group_may_use_same_tile = Програшна ставка на свій тайл
    .hint = Програшну ставку можна поставити на той самий тайл, поруч із яким вона лежить (KF-5.9).
option-losing_group_may_use_same_tile-true = Так
option-losing_group_may_use_same_tile-false = Ні
option-capacity_fixed_at_placement = Місткість вирішується під час постановки
    .hint = Покращення використаного тайла нічого не додає до цього ж ходу (KF-4.7.10).
option-capacity_fixed_at_placement-true = Так
option-capacity_fixed_at_placement-false = Ні
option-double_capacity_on_any_used_tile = Човен 2b подвоює всюди
    .hint = Власникові подвоюють і на чужих тайлах, і на тайлах із торгів (KF-5.14).
option-double_capacity_on_any_used_tile-true = Так
option-double_capacity_on_any_used_tile-false = Лише у своєму селі
option-boat_4a_only_village_tiles = Човен 4a лише на тайлах села
    .hint = На тайлах порядку ходу перебивати іншим кольором не можна (KF-5.18).
option-boat_4a_only_village_tiles-true = Так
option-boat_4a_only_village_tiles-false = І на тайлах порядку ходу
option-field_move_never_enters_water_edge = Човен 2a не возить через воду
    .hint = Для кроку потрібен край, де жоден із тайлів не має води (KF-5.17).
option-field_move_never_enters_water_edge-true = Так
option-field_move_never_enters_water_edge-false = Важить лише край, звідки їдуть
option-any_skill_payment_type_hidden = Плату навичкою закрито
    .hint = Жетон, відданий там, де годиться будь-який, кладуть закритим (KF-5.42).
option-any_skill_payment_type_hidden-true = Так
option-any_skill_payment_type_hidden-false = Бачать усі
option-purple_scores_for_final_holder = Маркер рахує останній власник
    .hint = Навіть якщо маркер лише перейшов до нього, бо взимку за нього не торгувалися (KF-5.21).
option-purple_scores_for_final_holder-true = Так
option-purple_scores_for_final_holder-false = Лише той, хто його виграв
option-yard_resources_may_be_reallocated = Ресурси складів для інших тайлів
    .hint = Ресурс на складі можна натомість урахувати для зимового тайла (KF-5.23).
option-yard_resources_may_be_reallocated-true = Так
option-yard_resources_may_be_reallocated-false = Ні
option-river_chain_vp_is_total = Очки Sea Breese — підсумок
    .hint = 2, 4, 8, 16, 32 — це за всю ріку, а не за кожен човен (KF-5.26).
option-river_chain_vp_is_total-true = Так
option-river_chain_vp_is_total-false = Сума за човнами
option-river_chain_counts_sea_breese_itself = Sea Breese рахує себе
    .hint = Човен на своїй річці враховується нарівні з літніми (KF-4.12.6).
option-river_chain_counts_sea_breese_itself-true = Так
option-river_chain_counts_sea_breese_itself-false = Лише літні човни
option-resources_wild_for_scoring_gives_gold_point = Човен 3b: кожен ресурс — золото
    .hint = Кожен неврахований ресурс приносить очко, як золото (KF-5.25).
option-resources_wild_for_scoring_gives_gold_point-true = Так
option-resources_wild_for_scoring_gives_gold_point-false = Лише золото

order-single = Запитання з однією відповіддю
    .hint = Чи питати, коли можлива лише одна відповідь.
order-single-ask = Питати завжди
order-single-take = Відповідати без запитань

## Малюнок

draw-title = Keyflower
draw-score = { $seat }: { n-points }.
draw-season = Сезон: { $season }
draw-other-season = { $season_cap }
draw-turn = { $passes ->
    [0] Ходить { $seat }
   *[other] Ходить { $seat }, пасів поспіль: { $passes }
}
draw-turn-transport = { $seat } перевозить: лишилося { n-steps }, { n-upgrades }
draw-all-decide = Усі вирішують водночас
draw-over = Гру завершено
draw-market = Торги
draw-keep = Лишити
draw-keep-tile = Лишити на руці: { $tile }
draw-village = Село: { $seat }
draw-bag = Робітників у мішечку: { $count }
draw-pile = Жетонів навичок у стопці: { $count }
draw-green = Зелених робітників у запасі: { $count }
draw-supply = Запас, { $resource }: { $count }
draw-screen = За вашою ширмою
draw-own-workers = За вашою ширмою: { n-coloured }
draw-own-skills = Ваші жетони навичок, { $skill }: { $count }
draw-tile = { $tile }: { $does }.
draw-upgrade = Покращення ({ $cost }): { $does }.
draw-used = На тайлі: { $users }; для наступного використання потрібно щонайменше { n-least }.
draw-used-up = На тайлі: { $users }; цього сезону його більше не використати.
draw-colour = Колір цього сезону: { $colour }.
draw-workers = { n-coloured }
draw-skills = { $count ->
    [1] { $skill }
   *[other] { $skill } × { $count }
}
draw-goods = { $resource } × { $count }
draw-good = { $tile }: { $resource } × { $count }
draw-no-bid = { $tile }: ставки немає ({ $seat })
draw-bid = { $tile }: { $seat } ставить { n-coloured-acc }{ $lying ->
    [1] , лежачи
   *[0] { "" }
}{ $winning ->
    [1] { " " }(виграє)
   *[0] { " " }(програє)
}
draw-boat = { $boat }.
draw-boat-winter = Узимку: { $does }.
draw-boat-taken = Човен забирає { $seat }.
draw-cargo = На борту: { $cargo }.
draw-later = { $season_cap }: { n-workers }, жетонів навичок: { $count }.
draw-cell = Місце { $q }, { $r }
draw-player = { $seat }: за ширмою { n-workers }, жетонів навичок: { $count }, зимових тайлів: { $winter }{ $first ->
    [1] , перший гравець
   *[0] { "" }
}
draw-item = { $seat }, { $item }: { n-points }
draw-known = { $what } { $least }–{ $most }
draw-bounds = Там може бути: { $bounds }.
draw-exactly = { $what } { $count }
draw-water = Біля води домашнього тайла вміщаються лише човни. Дорога, що веде на це місце, закриє його для них.

## Склад гри на сторінці правил

part-worker-blue = Синій робітник
part-worker-red = Червоний робітник
part-worker-yellow = Жовтий робітник
part-worker-green = Зелений робітник
part-worker-any = Робітник на вибір гравця
part-worker-random = Робітник, обраний навмання
part-worker-same = Робітники одного кольору
part-lying-red = Робітник, що лежить: не кольору тайла
part-purple = Маркер першого гравця
part-wood = Дерево
part-stone = Камінь
part-iron = Залізо
part-gold = Золото
part-resource-any = Ресурс на вибір гравця
part-resource-same = Ресурси одного виду
part-anvil = Ковадло
part-pickaxe = Кайло
part-saw = Пилка
part-skill-any = Жетон навички на вибір гравця
part-skill-random = Жетон навички, обраний навмання
part-skill-same = Жетони однієї навички
part-cart = Транспортування: кількість кроків
part-upgrade = Покращення тайла
part-points = Переможні очки
part-spring = Весна
part-summer = Літо
part-autumn = Осінь
part-winter = Зима
part-ship = Човен
part-river = Ріка
part-loop = Замкнена петля доріг
part-flip = Безплатне покращення
part-field = Поле без дороги
part-tile = Тайл
part-screen = Ширма
part-bag = Мішечок із робітниками
part-pile = Стопка жетонів навичок
part-sealed = Закритий зимовий тайл

## Урок

learn-title = Весна в Keyflower
learn-about = Перший із чотирьох сезонів крок за кроком: торги, використання тайлів, перевезення, покращення та розширення села.
learn-rival = Флора
learn-welcome = Вітаємо в Keyflower! За чотири сезони ви збудуєте село із шестикутних тайлів. У цьому уроці ми зіграємо весну.
learn-screen = Це ваші робітники, сховані за ширмою. Їхніх кольорів не знає ніхто, крім вас.
learn-auction = Ці тайли виставлено на торги. На кожному видно, що він дає, на стрілці — скільки коштує покращення, а нижче — що буде після нього.
learn-keywood = Ліс дає одне дерево, а покращений за пилку — три. Непоганий початок.
learn-bid = Щоб зробити ставку, робітників ставлять на свій бік тайла. Натисніть на нього.
learn-colour = У ставці робітники одного кольору, і перший колір біля тайла обов’язковий для всіх до кінця сезону. Оберіть синій.
learn-count = Скільки? Кожна наступна ставка має бути більшою. Поставте двох.
learn-outbid = Флора ставить трьох синіх: ваша ставка програє. Вона не пропала: потім її можна перемістити, але лише цілком.
learn-use = Тайл можна й використати, навіть якщо він виставлений на торги або лежить у чужому селі. Натисніть на сам тайл «Ліс».
learn-groups = На тайл можна було б перемістити програшну ставку. Прибережіть її для кращої нагоди.
learn-one = Перше використання тайла потребує одного робітника його кольору — тут синього.
learn-goods = Дерево лежить на вашому домашньому тайлі: ресурси, отримані поза своїм селом, завжди потрапляють туди.
learn-order = Флора ставить на тайл порядку ходу. Наприкінці сезону переможець першим обирає човен і починає наступний сезон.
learn-quarry = Тепер каменоломня: вам потрібен камінь.
learn-any-colour = Тут іще нікого не було, тому колір обираєте ви: червоний.
learn-second = Флора теж використовує каменоломню. Удруге потрібні двоє робітників, утретє — троє, а більше шести на тайлі не буває.
learn-home = Тепер ваш домашній тайл. Він перевозить ресурс дорогами та покращує один тайл вашого села.
learn-home-colour = Візьміть жовтого робітника.
learn-transport = Плата за покращення має лежати на самому тайлі. Домашній тайл коштує дерево та камінь, і вони вже тут.
learn-upgrade = Натисніть на домашній тайл, щоб покращити його. Він перевозитиме два ресурси та принесе п’ять очок наприкінці гри.
learn-losing = Двоє ваших синіх робітників біля тайла «Ліс» поки без діла.
learn-miner = На шахтаря ще ніхто не ставив. Поставте на нього свою програшну ставку.
learn-move = Перемістіть програшну ставку від тайла «Ліс».
learn-none = Двох досить: з-за ширми нікого не додавайте.
learn-owner = На каменоломні троє червоних робітників. Хто виграє тайл, отримає їх усіх! Колір тайла тепер червоний, тож поставте червоного робітника.
learn-pass = Флора спасувала. Коли поспіль спасують усі, сезон завершиться. Спасуйте й ви.
learn-end = Ви виграли два тайли. Виграшні ставки пішли до мішечка, зате троє червоних робітників із каменоломні та жовтий із домашнього тайла тепер ваші.
learn-boats = Флора виграла тайл порядку ходу й першою обрала човен. Вам дістався інший з усіма робітниками та жетоном навички.
learn-place = Тепер ваше село росте. Почніть із каменоломні.
learn-cell = Краї мають збігатися: дорога з дорогою, поле з полем. До води пасують лише човни. Оберіть місце над домашнім тайлом.
learn-turn = Тайл можна повернути. Так усі дороги сходяться.
learn-near = Шахтареві місце поруч з обома, щоб ресурси могли ходити по колу.
learn-summer = Настало літо: нові тайли, нові човни, нові робітники. Серед літніх тайлів є човни з особливими здібностями.
learn-winter = Узимку ви виставите на торги зимові тайли з тих, що лежать у вас від самого початку. Вони приносять очки за робітників, жетони навичок і ресурси — готуйтеся до них заздалегідь.
learn-more = Ось і весь сезон. Усі правила є на сторінці правил, а якщо натиснути на те, чого зараз не можна, ви дізнаєтеся чому.
