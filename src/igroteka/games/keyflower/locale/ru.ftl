# Keyflower по-русски.
# Формы: .acc — винительный падеж, .gen — родительный, .pl — родительный множественного.

title = Keyflower
tagline = Четыре сезона, чтобы построить деревню руками рабочих
about = Каждый ход вы ставите рабочих одного цвета: рядом с тайлом, чтобы выиграть его для своей деревни, или на тайл, чтобы его использовать, даже в чужой деревне. Первый цвет связывает всех до конца сезона, а рабочие на ваших тайлах достаются вам. Возите ресурсы по дорогам, улучшайте здания, выбирайте лодки с умом и выставьте зимой на торги те тайлы, которые принесут очки именно вам.
minutes = 90–120 минут
weight = сложная

## Слова

colour-blue = синий
    .acc = синего
    .pl = синих
colour-red = красный
    .acc = красного
    .pl = красных
colour-yellow = жёлтый
    .acc = жёлтого
    .pl = жёлтых
colour-green = зелёный
    .acc = зелёного
    .pl = зелёных
colour-any = любой
    .acc = любого
    .pl = любых

resource-wood = дерево
    .gen = дерева
    .ins = деревом
resource-stone = камень
    .gen = камня
    .ins = камнем
resource-iron = железо
    .gen = железа
    .ins = железом
resource-gold = золото
    .gen = золота
    .ins = золотом
resource-any = любой ресурс
    .gen = любого ресурса
    .ins = любым ресурсом

skill-anvil = наковальня
    .acc = наковальню
    .ins = наковальней
skill-pickaxe = кирка
    .acc = кирку
    .ins = киркой
skill-saw = пила
    .acc = пилу
    .ins = пилой
skill-any = жетон навыка
    .acc = жетон навыка
    .ins = жетоном навыка

season-spring = весна
season-summer = лето
season-autumn = осень
season-winter = зима

thing-wood = дерево
thing-stone = камень
thing-iron = железо
thing-gold = золото
thing-blue = синего рабочего
thing-red = красного рабочего
thing-yellow = жёлтого рабочего
thing-green = зелёного рабочего
thing-anvil = наковальню
thing-pickaxe = кирку
thing-saw = пилу

tile-home_1 = Дом 1
tile-home_2 = Дом 2
tile-home_3 = Дом 3
tile-home_4 = Дом 4
tile-home_5 = Дом 5
tile-home_6 = Дом 6
tile-keywood = Лес
tile-keystone_quarry = Каменоломня
tile-workshop = Мастерская
tile-woodcutter = Дровосек
tile-stable = Конюшня
tile-peddler = Коробейник
tile-key_mine = Шахта
tile-gold_mine = Золотой рудник
tile-apprentice_hall = Ремесленная школа
tile-alehouse = Пивная
tile-quarryman = Каменолом
tile-miner = Шахтёр
tile-store = Лавка
tile-mason = Каменщик
tile-tavern = Таверна
tile-hiring_fair = Ярмарка работников
tile-farrier = Ветеринар
tile-carpenter = Плотник
tile-smelter = Плавильщик
tile-brewer = Пивовар
tile-timber_yard = Склад лесоматериалов
tile-stone_yard = Склад камня
tile-wainwright = Каретник
tile-barn = Амбар
tile-sawmill = Лесопилка
tile-goldsmith = Ювелир
tile-forge = Кузница
tile-fair = Ярмарка
tile-blacksmith = Кузнец
tile-sculptor = Скульптор
tile-well = Колодец
tile-inn = Гостиница
tile-summer_boat_1 = Летняя лодка 1
tile-summer_boat_2 = Летняя лодка 2
tile-summer_boat_3 = Летняя лодка 3
tile-summer_boat_4 = Летняя лодка 4
tile-jeweller = Торговец драгоценностями
tile-craftsmans_guild = Гильдия ремесленников
tile-watermill = Водяная мельница
tile-mercers_guild = Гильдия торговцев
tile-keythedral = Собор
tile-windmill = Ветряная мельница
tile-scribes = Книжник
tile-scholar = Учёный
tile-village_hall = Сельский клуб
tile-key_market = Рынок
tile-key_guild = Гильдия
tile-apothecary = Аптека
tile-turn_order_1 = Порядок хода 1
tile-turn_order_2 = Порядок хода 2
tile-turn_order_3 = Порядок хода 3
tile-turn_order_4 = Порядок хода 4
tile-boat_keyflower = Keyflower
tile-boat_sea_bastion = Sea Bastion
tile-boat_sea_breese = Sea Breeze
tile-boat_flipper = Flipper
tile-boat_ianvincible = Invincible
tile-boat_white_wind = White Wind
tile-any = зимний тайл

boat-boat_keyflower = Keyflower
boat-boat_sea_bastion = Sea Bastion
boat-boat_sea_breese = Sea Breeze
boat-boat_flipper = Flipper
boat-boat_ianvincible = Invincible
boat-boat_white_wind = White Wind

does-home-0 = перевозка на 1 шаг, 1 улучшение
does-home-1 = перевозка на 2 шага, 1 улучшение; приносит 5 очков
does-keywood-0 = возьмите: дерево
does-keywood-1 = возьмите: дерево × 3; приносит 3 очка
does-keystone_quarry-0 = возьмите: камень
does-keystone_quarry-1 = возьмите: камень × 3; приносит 3 очка
does-workshop-0 = возьмите на выбор: дерево, камень или железо
does-workshop-1 = возьмите: дерево, камень, железо; приносит 3 очка
does-woodcutter-0 = возьмите: дерево × 2
does-woodcutter-1 = возьмите: дерево, золото; приносит 3 очка
does-stable-0 = перевозка на 2 шага, 1 улучшение
does-stable-1 = перевозка на 4 шага, 2 улучшения; приносит 5 очков
does-peddler-0 = отдайте жёлтого рабочего, возьмите 1 зелёного рабочего из запаса
does-peddler-1 = отдайте жёлтого рабочего, возьмите 2 зелёных рабочих из запаса
does-key_mine-0 = возьмите: железо
does-key_mine-1 = возьмите: железо × 3; приносит 3 очка
does-gold_mine-0 = возьмите: золото
does-gold_mine-1 = возьмите: золото × 2; приносит 3 очка
does-apprentice_hall-0 = возьмите 1 случайный жетон навыка
does-apprentice_hall-1 = возьмите 2 случайных жетона навыков; приносит 3 очка
does-alehouse-0 = вытяните 1 рабочего из мешочка
does-alehouse-1 = вытяните 2 рабочих из мешочка
does-quarryman-0 = возьмите: камень × 2
does-quarryman-1 = возьмите: камень, золото; приносит 3 очка
does-miner-0 = возьмите: железо × 2
does-miner-1 = возьмите: железо, золото; приносит 3 очка
does-store-0 = отдайте синего рабочего, возьмите 1 зелёного рабочего из запаса
does-store-1 = отдайте синего рабочего, возьмите 2 зелёных рабочих из запаса; приносит 3 очка
does-mason-0 = отдайте кирку, возьмите: камень × 3
does-mason-1 = отдайте кирку, возьмите: золото × 3; приносит 7 очков
does-tavern-0 = отдайте рабочего любого цвета, вытяните 2 рабочих из мешочка
does-tavern-1 = отдайте рабочего любого цвета, вытяните 3 рабочих из мешочка
does-hiring_fair-0 = отдайте любой жетон навыка, возьмите 2 случайных жетона навыков
does-hiring_fair-1 = отдайте любой жетон навыка, возьмите 3 случайных жетона навыков; приносит 5 очков
does-farrier-0 = перевозка на 3 шага, 1 улучшение
does-farrier-1 = перевозка на 5 шагов, 2 улучшения; приносит 5 очков
does-carpenter-0 = отдайте пилу, возьмите: дерево × 3
does-carpenter-1 = отдайте пилу, возьмите: золото × 3; приносит 7 очков
does-smelter-0 = отдайте наковальню, возьмите: железо × 3
does-smelter-1 = отдайте наковальню, возьмите: золото × 3; приносит 7 очков
does-brewer-0 = отдайте любой жетон навыка, вытяните 2 рабочих из мешочка
does-brewer-1 = отдайте любой жетон навыка, вытяните 3 рабочих из мешочка; приносит 3 очка
does-timber_yard-0 = в конце 2 очка за каждую лежащую здесь фишку: дерево
does-timber_yard-1 = в конце 3 очка за каждую лежащую здесь фишку: дерево
does-stone_yard-0 = в конце 2 очка за каждую лежащую здесь фишку: камень
does-stone_yard-1 = в конце 3 очка за каждую лежащую здесь фишку: камень
does-wainwright-0 = перевозка на 4 шага, 2 улучшения
does-wainwright-1 = перевозка на 6 шагов, 2 улучшения; приносит 5 очков
does-barn-0 = в конце 1 очко за каждый лежащий здесь ресурс
does-barn-1 = в конце 2 очка за каждый лежащий здесь ресурс
does-sawmill-0 = приносит 3 очка
does-sawmill-1 = приносит 10 очков
does-goldsmith-0 = пока ничего не приносит
does-goldsmith-1 = приносит 7 очков
does-forge-0 = приносит 3 очка
does-forge-1 = приносит 10 очков
does-fair-0 = отдайте красного рабочего, возьмите 1 зелёного рабочего из запаса
does-fair-1 = отдайте красного рабочего, возьмите 2 зелёных рабочих из запаса; приносит 5 очков
does-blacksmith-0 = в конце 2 очка за каждую лежащую здесь фишку: железо
does-blacksmith-1 = в конце 3 очка за каждую лежащую здесь фишку: железо
does-sculptor-0 = приносит 3 очка
does-sculptor-1 = приносит 10 очков
does-well-0 = приносит 3 очка
does-well-1 = приносит 7 очков
does-inn-0 = вытяните 1 рабочего из мешочка
does-inn-1 = вытяните 3 рабочих из мешочка
does-jeweller = 2 очка за каждое золото
does-craftsmans_guild = 3 очка за каждый набор из синего, красного и жёлтого рабочих
does-watermill = 1 очко за каждый ресурс одного вида
does-mercers_guild = 5 очков за каждый набор из дерева, камня и железа
does-keythedral = 12 очков
does-windmill = 5 очков за каждые пять ресурсов
does-scribes = 10 очков за каждый набор из наковальни, кирки и пилы
does-scholar = 3 очка за каждый жетон навыка одного вида
does-village_hall = 1 очко за каждого рабочего одного цвета
does-key_market = 2 очка за каждого зелёного рабочего
does-key_guild = 10 очков за каждые пять жетонов навыков
does-apothecary = 3 очка за каждых пятерых рабочих
does-turn_order = очередь выбора лодки; зимой 1 очко за каждый примыкающий тайл
does-boat_keyflower = 1 очко за каждую единицу транспортной ёмкости
does-boat_sea_bastion = 1 очко за каждый тайл одной замкнутой петли дорог
does-boat_sea_breese = 2, 4, 8, 16 или 32 очка за одну — пять лодок на реке от домашнего тайла
does-boat_flipper = 2 очка и одно бесплатное улучшение
does-boat_ianvincible = 5 очков
does-boat_white_wind = 1 очко за каждого рабочего, не учтённого другими тайлами
does-boat_1a = ещё двое рабочих из мешочка вместе с каждой вашей лодкой
does-boat_1b = ещё один зелёный рабочий вместе с каждой вашей лодкой
does-boat_2a = ваши ресурсы перевозятся и через поля, а края тайлов могут не совпадать
does-boat_2b = ваши перевозки и улучшения удваиваются
does-boat_3a = при улучшении любой ресурс заменяет любой другой
does-boat_3b = при подсчёте очков любой ресурс заменяет любой другой
does-boat_4a = вы можете перебивать чужие ставки другим цветом
does-boat_4b = вы можете использовать начатые тайлы любыми цветами

cost-home_1 = дерево, камень
cost-home_2 = камень, железо
cost-home_3 = дерево, железо
cost-home_4 = дерево, камень
cost-home_5 = камень, железо
cost-home_6 = дерево, железо
cost-keywood = пила
cost-keystone_quarry = кирка
cost-workshop = любой ресурс × 2
cost-woodcutter = пила
cost-stable = дерево, железо
cost-peddler = золото
cost-key_mine = наковальня
cost-gold_mine = камень, железо
cost-apprentice_hall = дерево, камень
cost-alehouse = дерево, камень, железо
cost-quarryman = кирка
cost-miner = наковальня
cost-store = золото
cost-mason = камень × 3
cost-tavern = дерево, камень, железо
cost-hiring_fair = дерево, железо
cost-farrier = любой ресурс × 2
cost-carpenter = дерево × 3
cost-smelter = железо × 3
cost-brewer = камень, железо
cost-timber_yard = пила
cost-stone_yard = кирка
cost-wainwright = любой ресурс × 2
cost-barn = любой жетон навыка
cost-sawmill = дерево × 3
cost-goldsmith = золото × 2
cost-forge = железо × 3
cost-fair = золото
cost-blacksmith = наковальня
cost-sculptor = камень × 3
cost-well = любой ресурс × 3
cost-inn = любой ресурс, любой жетон навыка

a-tile = { $tile }

n-workers = { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
}
n-workers-acc = { $workers ->
    [one] { $workers } рабочего
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
}
n-coloured = { $workers ->
    [one] { $workers } { $colour } рабочий
    [few] { $workers } { $colour_pl } рабочих
   *[many] { $workers } { $colour_pl } рабочих
}
n-coloured-acc = { $workers ->
    [one] { $workers } { $colour_acc } рабочего
    [few] { $workers } { $colour_pl } рабочих
   *[many] { $workers } { $colour_pl } рабочих
}
n-least = { $least ->
    [one] { $least } рабочий
    [few] { $least } рабочих
   *[many] { $least } рабочих
}
n-need = { $need ->
    [one] { $need } рабочий
    [few] { $need } рабочих
   *[many] { $need } рабочих
}
n-tiles = { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[many] { $tiles } тайлов
}
n-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
n-upgrades = { $upgrades ->
    [one] { $upgrades } улучшение
    [few] { $upgrades } улучшения
   *[many] { $upgrades } улучшений
}

## Счёт

item-tiles = Очки на тайлах
item-turn_order = Тайлы порядка хода
item-boat = Лодка
item-yards = Склады и амбар
item-winter = Зимние тайлы
item-gold = Золото

## Что происходит

event-home = { $seat } получает домашний тайл: { $tile }.
event-marker = { $seat } берёт маркер первого игрока.
event-dealt = { $tile_id ->
    [any] { $seat } получает зимний тайл.
   *[other] { $seat } получает зимний тайл: { $tile }.
}
event-season = Начинается новый сезон: { $season }.
event-loaded_worker = Лодка { $boat } берёт на борт { $colour_acc } рабочего.
event-loaded_skill = Лодка { $boat } берёт на борт { $skill_acc }.
event-shown = На торги выставлен тайл «{ $tile }».
event-sided = Тайл «{ $tile }» лежит стороной { $side }.
event-gave = { $seat } выставляет на торги { n-tiles }.
event-passed = { $seat } пасует.
event-bid = { $seat } ставит на тайл «{ $tile }» { n-coloured-acc }, всего { $total }.
event-used = { $seat } использует тайл «{ $tile }»: { n-coloured }.
event-moved = { $seat } забирает от тайла «{ $tile }» { n-coloured-acc }.
event-stood_up = Рабочие у тайла «{ $tile }» ({ $seat }) встают: теперь цвет тайла — { $colour }.
event-paid_workers = { $seat } отдаёт { n-coloured-acc }.
event-paid_skill = { $seat } отдаёт { $skill_acc }.
event-gained = { $seat } получает на тайл «{ $tile }»: { $resource } × { $number }.
event-greens = { $number ->
    [one] { $seat } берёт из запаса { $number } зелёного рабочего.
    [few] { $seat } берёт из запаса { $number } зелёных рабочих.
   *[many] { $seat } берёт из запаса { $number } зелёных рабочих.
}
event-drew_worker = { $colour_id ->
    [any] { $seat } вытягивает рабочего из мешочка.
   *[other] { $seat } вытягивает из мешочка { $colour_acc } рабочего.
}
event-drew_skill = { $seat } берёт из стопки { $skill_acc }.
event-carried = { $seat } перевозит ресурс ({ $resource }): «{ $tile }» → «{ $other_tile }».
event-spent_resource = { $seat } платит за улучшение тайла «{ $tile }»: { $resource }.
event-spent_skill = { $seat } платит за улучшение тайла «{ $tile }»: { $skill }.
event-upgraded = { $seat } улучшает тайл «{ $tile }».
event-took_back = { $seat } забирает { n-coloured-acc } от тайла «{ $tile }».
event-unsold = Тайл «{ $tile }» никому не достался.
event-won = { $users ->
    [0] { $seat } выигрывает тайл «{ $tile }». Ставка: { n-workers }.
   *[other] { $seat } выигрывает тайл «{ $tile }». Ставка: { n-workers }; рабочих на тайле: { $users }.
}
event-collected = { $seat } собирает в своей деревне { n-workers-acc }.
event-won_order = { $seat } выигрывает тайл «{ $tile }». Ставка: { n-workers }.
event-took_boat = { $seat } выбирает лодку { $boat }.
event-placed = { $seat } размещает тайл «{ $tile }».
event-offshore = Тайлу «{ $tile }» ({ $seat }) нигде нет места, он лежит в стороне.
event-flipped = { $seat } переворачивает тайл «{ $tile }» благодаря Flipper.
event-purple = { $seat } засчитывает маркер первого игрока за { $thing }.
event-scored = { $seat }, «{ $tile }»: { n-points }.
event-scored_printed = { $seat }, очки на тайлах: { n-points }.
event-scored_gold = { $seat }, золото: { n-points }.
event-game_over = Игра окончена.

## Вопросы

ask-Turn = Сделайте ставку, используйте тайл или спасуйте.
ask-Turn-passes = Сделайте ставку, используйте тайл или спасуйте. Пасов подряд: { $passes }.
ask-Payment-skill = { $tile }: какой жетон навыка отдать?
ask-Payment-worker = { $tile }: какого рабочего или какую проигрывающую ставку отдать сверх поставленных?
ask-Colour-bid = { $tile }: рабочих какого цвета поставить?
ask-Colour-use = { $tile }: рабочими какого цвета использовать?
ask-Groups = { $tile }: какие проигрывающие ставки переместить сюда? Нужно: { $least }, уже названо: { $named }.
ask-Count-bid = { $named ->
    [0] { $tile }: сколько { $colour_pl } рабочих поставить? { $least }–{ $most }
   *[other] { $tile }: сколько { $colour_pl } рабочих добавить к перемещаемым ({ $named })? { $least }–{ $most }
}
ask-Count-use = { $named ->
    [0] { $tile }: сколько { $colour_pl } рабочих поставить на тайл? { $least }–{ $most }
   *[other] { $tile }: сколько { $colour_pl } рабочих добавить к перемещаемым ({ $named })? { $least }–{ $most }
}
ask-TakeOne = { $tile }: какой ресурс взять?
ask-Transport = Перевозите и улучшайте в своей деревне. Осталось: { n-steps }, { n-upgrades }.
ask-SpendResource = { $resource_id ->
    [any] { $tile }: каким ресурсом заплатить за улучшение?
   *[other] { $tile }: чем заплатить вместо значка «{ $resource }»?
}
ask-SpendSkill = { $tile }: каким жетоном навыка заплатить за улучшение?
ask-ChooseBoat = Выберите лодку: вы получите всё, что на борту.
ask-ChooseBoat-winter = Выберите лодку для своей деревни.
ask-ChooseWinter = Какие из своих зимних тайлов вы выставите на торги? Хотя бы один.
ask-PlaceTile = { $tiles ->
    [one] Разместите новые тайлы. Осталось: { $tiles }.
    [few] Разместите новые тайлы. Осталось: { $tiles }. С какого начать?
   *[many] Разместите новые тайлы. Осталось: { $tiles }. С какого начать?
}
ask-PlaceCell = { $tile }: куда положить?
ask-PlaceRotation = { $tile }: как повернуть?

## Ходы

move-pass = Пас
move-bid = Ставка на тайл «{ $tile }»: не меньше чем { n-least }
move-use = Использовать тайл «{ $tile }»: не меньше чем { n-least }
move-pay_skill = Отдать { $skill_acc }
move-pay_worker = Отдать { $colour_acc } рабочего
move-pay_group = Отдать проигрывающую ставку у тайла «{ $tile }»: { n-coloured }
move-colour = { $workers ->
    [one] { $colour_cap }: за ширмой { $workers } рабочий
    [few] { $colour_cap }: за ширмой { $workers } рабочих
   *[many] { $colour_cap }: за ширмой { $workers } рабочих
}
move-group = Переместить проигрывающую ставку от тайла «{ $tile }»: { n-coloured }
move-groups_done = Больше ничего не перемещать
move-count = { $best ->
    [yes] { n-coloured }: ставка { $total } (подсказка)
   *[no] { n-coloured }: ставка { $total }
}
move-count-use = { $best ->
    [yes] { n-coloured }, всего на тайл: { $total } (подсказка)
   *[no] { n-coloured }, всего на тайл: { $total }
}
move-take = Взять: { $resource }
move-step = Перевезти ресурс ({ $resource }): «{ $tile }» → «{ $other_tile }»
move-upgrade = Улучшить тайл «{ $tile }» ({ $cost })
move-transport_done = Закончить перевозку и улучшения
move-spend_resource = Заплатить { $resource_ins } с тайла «{ $tile }»
move-spend_skill = Заплатить { $skill_ins } за тайл «{ $tile }»
move-choose_boat = { $boat }: { n-workers }, жетонов навыков: { $skills }
move-choose_boat-winter = { $boat } в свою деревню
move-choose_winter = Выставить: { $first }
move-choose_winter-2 = Выставить: { $first } и { $second }
move-choose_winter-3 = Выставить: { $first }, { $second } и { $third }
move-place_tile = Разместить тайл «{ $tile }»
move-place_cell = { $tile }: место { $q }, { $r }
move-place_rotation = { $tile }: поворот { $turns } × 60°

chance-deal_home = Домашний тайл: { $tile }
chance-draw_worker = { $colour_id ->
    [any] Вытянут рабочий
   *[other] Вытянут { $colour } рабочий
}
chance-draw_skill = Взят жетон навыка: { $skill }
chance-load_worker = На борт садится { $colour } рабочий
chance-load_skill = Жетон навыка на борту: { $skill }
chance-show_tile = Выставлен на торги: { $tile }
chance-show_side = Вверху сторона { $side }
chance-deal_winter = Роздан зимний тайл: { $tile }

## Отказы

no-boat-yet = За лодки не торгуются: их выбирают в конце сезона.
no-tile-first = Сначала выберите тайл для ставки или использования.
no-supply = На запасы сейчас можно только смотреть.
no-transport-yet = Чтобы перевозить ресурсы, используйте домашний тайл или другой тайл транспорта.
no-winter-yet = Зимние тайлы выбирают в начале зимы.
no-auction = Этот тайл не выставлен на торги.
no-workers = У вас нет рабочих, которых можно сюда поставить.
no-bid = Для этого тайла нужно не меньше чем { n-need } этого цвета ({ $colour }).
no-bid-any = Для этого тайла нужно не меньше чем { n-need } одного цвета.
no-use = Этот тайл использовать нельзя.
no-room = На тайле уже стоят рабочие ({ $users }), и следующее использование превысило бы предел: { $most }.
no-skill = { $skill_id ->
    [any] За использование отдают жетон навыка, а у вас их нет.
   *[other] За использование отдают { $skill_acc }, а такого жетона у вас нет.
}
no-extra-worker = { $colour_id ->
    [any] За использование отдают ещё одного рабочего, а лишних у вас нет.
   *[other] За использование отдают ещё одного { $colour_acc } рабочего, а лишних у вас нет.
}
no-users = Чтобы использовать тайл, нужно не меньше чем { n-need } этого цвета ({ $colour }).
no-users-any = Чтобы использовать этот тайл, нужно не меньше чем { n-need } любых цветов.
no-such-skill = Этот жетон ({ $skill }) тайлу не нужен, или у вас его нет.
no-left-to-place = Тогда не хватит рабочих, чтобы поставить их на тайл.
no-such-payment = Тайл требует другой платы.
no-payment-first = Сначала выберите, чем платить.
no-colour = В этом сезоне цвет тайла — { $colour }.
no-colour-first = Сначала выберите цвет.
no-group = Здесь нет вашей проигрывающей ставки.
no-winning-group = Эта ставка выигрывает: её нельзя трогать.
no-group-here = Ваша ставка у этого самого тайла остаётся и учитывается.
no-room-group = Эта ставка слишком велика: на тайле есть место только для { $most }.
no-group-twice = Эта ставка уже участвует.
no-group-order = Проигрывающие ставки выбирают по порядку тайлов: эту надо было назвать раньше.
no-group-pays = Этой ставкой вы платите.
no-groups-first = Сначала выберите, какие проигрывающие ставки переместить.
no-count-first = Сначала выберите число рабочих: не меньше { $need }.
no-gold-here = Мастерская не даёт золота.
no-supply-left = В запасе не осталось: { $resource }.
no-take-first = Сначала выберите ресурс.
no-foreign-village = Перевозить и улучшать можно только в своей деревне.
no-steps-left = Шагов не осталось.
no-road = Отсюда нет дороги на другой тайл.
no-transport-first = Продолжайте перевозить и улучшать или закончите.
no-upgrade = Этот тайл улучшить нельзя.
no-upgrade-twice = Этот тайл уже улучшен.
no-upgrades-left = Улучшений не осталось.
no-upgrade-resources = На тайле «{ $tile }» не лежат нужные ресурсы.
no-upgrade-skill = У вас нет жетона навыка для тайла «{ $tile }».
no-spend-elsewhere = Платят только тем, что лежит на тайле «{ $tile }».
no-spend-this = Этим нельзя оплатить следующий значок стоимости.
no-spend-first = Сначала заплатите за улучшение тайла «{ $tile }».
no-boat-taken = Эту лодку уже взяли.
no-boat-first = Сначала выберите лодку.
no-winter-first = Сначала выберите зимние тайлы.
no-place-other = Сначала разместите тайл «{ $tile }».
no-cell = Этому тайлу сейчас нигде нет места.
no-match = Края здесь не совпадают.
no-moving-tiles = Размещённые тайлы больше не двигают.
no-place-first = Сначала разместите новые тайлы.

## Подготовка

option-losing_group_may_pay_exchange = Плата проигрывающей ставкой
    .hint = Проигрывающая ставка может целиком уйти в мешочек как плата за обмен (KF-5.10).
option-losing_group_may_pay_exchange-true = Да
option-losing_group_may_pay_exchange-false = Нет
option-losing_group_may_use_same_tile = Проигрывающая ставка на свой тайл
    .hint = Проигрывающую ставку можно поставить на тот же тайл, рядом с которым она лежит (KF-5.9).
option-losing_group_may_use_same_tile-true = Да
option-losing_group_may_use_same_tile-false = Нет
option-capacity_fixed_at_placement = Ёмкость решается при постановке
    .hint = Улучшение использованного тайла ничего не добавляет к этому же ходу (KF-4.7.10).
option-capacity_fixed_at_placement-true = Да
option-capacity_fixed_at_placement-false = Нет
option-double_capacity_on_any_used_tile = Лодка 2b удваивает везде
    .hint = Владельцу удваивают и на чужих тайлах, и на тайлах с торгов (KF-5.14).
option-double_capacity_on_any_used_tile-true = Да
option-double_capacity_on_any_used_tile-false = Только в своей деревне
option-boat_4a_only_village_tiles = Лодка 4a только на тайлах деревни
    .hint = На тайлах порядка хода перебивать другим цветом нельзя (KF-5.18).
option-boat_4a_only_village_tiles-true = Да
option-boat_4a_only_village_tiles-false = И на тайлах порядка хода
option-field_move_never_enters_water_edge = Лодка 2a не возит через воду
    .hint = Для шага нужен край, где ни у одного из тайлов нет воды (KF-5.17).
option-field_move_never_enters_water_edge-true = Да
option-field_move_never_enters_water_edge-false = Важен только край, откуда едут
option-any_skill_payment_type_hidden = Плата навыком закрыта
    .hint = Жетон, отданный там, где годится любой, кладут закрытым (KF-5.42).
option-any_skill_payment_type_hidden-true = Да
option-any_skill_payment_type_hidden-false = Видна всем
option-purple_scores_for_final_holder = Маркер считает последний обладатель
    .hint = Даже если маркер лишь перешёл к нему, потому что зимой за него не торговались (KF-5.21).
option-purple_scores_for_final_holder-true = Да
option-purple_scores_for_final_holder-false = Только выигравший его
option-yard_resources_may_be_reallocated = Ресурсы складов для других тайлов
    .hint = Ресурс на складе можно учесть вместо этого для зимнего тайла (KF-5.23).
option-yard_resources_may_be_reallocated-true = Да
option-yard_resources_may_be_reallocated-false = Нет
option-river_chain_vp_is_total = Очки Sea Breeze — итог
    .hint = 2, 4, 8, 16, 32 — это за всю реку, а не за каждую лодку (KF-5.26).
option-river_chain_vp_is_total-true = Да
option-river_chain_vp_is_total-false = Сумма по лодкам
option-river_chain_counts_sea_breese_itself = Sea Breeze считает себя
    .hint = Лодка на своей реке учитывается наравне с летними (KF-4.12.6).
option-river_chain_counts_sea_breese_itself-true = Да
option-river_chain_counts_sea_breese_itself-false = Только летние лодки
option-resources_wild_for_scoring_gives_gold_point = Лодка 3b: каждый ресурс — золото
    .hint = Каждый неучтённый ресурс приносит очко, как золото (KF-5.25).
option-resources_wild_for_scoring_gives_gold_point-true = Да
option-resources_wild_for_scoring_gives_gold_point-false = Только золото

order-single = Вопросы с одним ответом
    .hint = Спрашивать ли, когда возможен только один ответ.
order-single-ask = Спрашивать всегда
order-single-take = Отвечать без вопросов

## Рисунок

draw-title = Keyflower
draw-score = { $seat }: { n-points }.
draw-season = Сезон: { $season }
draw-other-season = { $season_cap }
draw-turn = { $passes ->
    [0] Ходит { $seat }
   *[other] Ходит { $seat }, пасов подряд: { $passes }
}
draw-turn-transport = { $seat } перевозит: осталось { n-steps }, { n-upgrades }
draw-all-decide = Все решают одновременно
draw-over = Игра окончена
draw-market = Торги
draw-keep = Оставить
draw-keep-tile = Оставить на руке: { $tile }
draw-village = Деревня: { $seat }
draw-bag = Рабочих в мешочке: { $count }
draw-pile = Жетонов навыков в стопке: { $count }
draw-green = Зелёных рабочих в запасе: { $count }
draw-supply = Запас, { $resource }: { $count }
draw-screen = За вашей ширмой
draw-own-workers = За вашей ширмой: { n-coloured }
draw-own-skills = Ваши жетоны навыков, { $skill }: { $count }
draw-tile = { $tile }: { $does }.
draw-upgrade = Улучшение ({ $cost }): { $does }.
draw-used = На тайле: { $users }; для следующего использования нужно не меньше чем { n-least }.
draw-used-up = На тайле: { $users }; в этом сезоне его больше не использовать.
draw-colour = Цвет в этом сезоне: { $colour }.
draw-workers = { n-coloured }
draw-skills = { $count ->
    [1] { $skill }
   *[other] { $skill } × { $count }
}
draw-goods = { $resource } × { $count }
draw-good = { $tile }: { $resource } × { $count }
draw-no-bid = { $tile }: ставки нет ({ $seat })
draw-bid = { $tile }: { $seat } ставит { n-coloured-acc }{ $lying ->
    [1] , лёжа
   *[0] { "" }
}{ $winning ->
    [1] { " " }(выигрывает)
   *[0] { " " }(проигрывает)
}
draw-boat = { $boat }.
draw-boat-winter = Зимой: { $does }.
draw-boat-taken = Лодку забирает { $seat }.
draw-cargo = На борту: { $cargo }.
draw-later = { $season_cap }: { n-workers }, жетонов навыков: { $count }.
draw-cell = Место { $q }, { $r }
draw-player = { $seat }: за ширмой { n-workers }, жетонов навыков: { $count }, зимних тайлов: { $winter }{ $first ->
    [1] , первый игрок
   *[0] { "" }
}
draw-item = { $seat }, { $item }: { n-points }
draw-known = { $what } { $least }–{ $most }
draw-bounds = Там может быть: { $bounds }.
draw-exactly = { $what } { $count }
draw-water = У воды домашнего тайла помещаются только лодки. Дорога, ведущая на это место, закроет его для них.

## Состав игры на странице правил

part-worker-blue = Синий рабочий
part-worker-red = Красный рабочий
part-worker-yellow = Жёлтый рабочий
part-worker-green = Зелёный рабочий
part-worker-any = Рабочий по выбору игрока
part-worker-random = Рабочий, выбранный наугад
part-worker-same = Рабочие одного цвета
part-lying-red = Лежащий рабочий: не цвета тайла
part-purple = Маркер первого игрока
part-wood = Дерево
part-stone = Камень
part-iron = Железо
part-gold = Золото
part-resource-any = Ресурс по выбору игрока
part-resource-same = Ресурсы одного вида
part-anvil = Наковальня
part-pickaxe = Кирка
part-saw = Пила
part-skill-any = Жетон навыка по выбору игрока
part-skill-random = Жетон навыка, выбранный наугад
part-skill-same = Жетоны одного навыка
part-cart = Транспортировка: число шагов
part-upgrade = Улучшение тайла
part-points = Победные очки
part-spring = Весна
part-summer = Лето
part-autumn = Осень
part-winter = Зима
part-ship = Лодка
part-river = Река
part-loop = Замкнутая петля дорог
part-flip = Бесплатное улучшение
part-field = Поле без дороги
part-tile = Тайл
part-screen = Ширма
part-bag = Мешочек с рабочими
part-pile = Стопка жетонов навыков
part-sealed = Закрытый зимний тайл

## Урок

learn-title = Весна в Keyflower
learn-about = Первый из четырёх сезонов шаг за шагом: торги, использование тайлов, перевозка, улучшение и расширение деревни.
learn-rival = Флора
learn-welcome = Добро пожаловать в Keyflower! За четыре сезона вы построите деревню из шестиугольных тайлов. В этом уроке мы сыграем весну.
learn-screen = Это ваши рабочие, спрятанные за ширмой. Их цветов не знает никто, кроме вас.
learn-auction = Эти тайлы выставлены на торги. На каждом видно, что он даёт, на стрелке — сколько стоит улучшение, а ниже — что будет после него.
learn-keywood = Лес даёт одно дерево, а улучшенный за пилу — три. Неплохое начало.
learn-bid = Чтобы сделать ставку, рабочих ставят на свою сторону тайла. Нажмите на неё.
learn-colour = В ставке рабочие одного цвета, и первый цвет у тайла обязателен для всех до конца сезона. Выберите синий.
learn-count = Сколько? Каждая следующая ставка должна быть больше. Поставьте двоих.
learn-outbid = Флора ставит троих синих: ваша ставка проигрывает. Она не пропала: потом её можно переместить, но только целиком.
learn-use = Тайл можно и использовать, даже если он выставлен на торги или лежит в чужой деревне. Нажмите на сам тайл «Лес».
learn-groups = На тайл можно было бы переместить проигрывающую ставку. Приберегите её для лучшего случая.
learn-one = Первое использование тайла требует одного рабочего его цвета — здесь синего.
learn-goods = Дерево лежит на вашем домашнем тайле: ресурсы, полученные вне своей деревни, всегда попадают туда.
learn-order = Флора ставит на тайл порядка хода. В конце сезона выигравший первым выбирает лодку и начинает следующий сезон.
learn-quarry = Теперь каменоломня: вам нужен камень.
learn-any-colour = Здесь ещё никого не было, поэтому цвет выбираете вы: красный.
learn-second = Флора тоже использует каменоломню. Второй раз нужны двое рабочих, третий — трое, а больше шести на тайле не бывает.
learn-home = Теперь ваш домашний тайл. Он перевозит ресурс по дорогам и улучшает один тайл вашей деревни.
learn-home-colour = Возьмите жёлтого рабочего.
learn-transport = Плата за улучшение должна лежать на самом тайле. Домашний тайл стоит дерево и камень, и они уже здесь.
learn-upgrade = Нажмите на домашний тайл, чтобы улучшить его. Он будет перевозить два ресурса и принесёт пять очков в конце игры.
learn-losing = Двое ваших синих рабочих у тайла «Лес» пока без дела.
learn-miner = На шахтёра ещё никто не ставил. Поставьте на него свою проигрывающую ставку.
learn-move = Переместите проигрывающую ставку от тайла «Лес».
learn-none = Двоих достаточно: из-за ширмы никого не добавляйте.
learn-owner = На каменоломне трое красных рабочих. Кто выиграет тайл, получит их всех! Цвет тайла теперь красный, поэтому поставьте красного рабочего.
learn-pass = Флора спасовала. Когда подряд спасуют все, сезон закончится. Спасуйте и вы.
learn-end = Вы выиграли два тайла. Выигравшие ставки ушли в мешочек, зато трое красных рабочих с каменоломни и жёлтый с домашнего тайла теперь ваши.
learn-boats = Флора выиграла тайл порядка хода и первой выбрала лодку. Вам досталась другая со всеми рабочими и жетоном навыка.
learn-place = Теперь ваша деревня растёт. Начните с каменоломни.
learn-cell = Края должны совпадать: дорога с дорогой, поле с полем. К воде подходят только лодки. Выберите место над домашним тайлом.
learn-turn = Тайл можно повернуть. Так все дороги сходятся.
learn-near = Шахтёру место рядом с обоими, чтобы ресурсы могли ходить по кругу.
learn-summer = Наступило лето: новые тайлы, новые лодки, новые рабочие. Среди летних тайлов есть лодки с особыми возможностями.
learn-winter = Зимой вы выставите на торги зимние тайлы из тех, что лежат у вас с самого начала. Они приносят очки за рабочих, жетоны навыков и ресурсы — готовьтесь к ним заранее.
learn-more = Вот и весь сезон. Все правила есть на странице правил, а если нажать на то, что сейчас нельзя, вы узнаете почему.
