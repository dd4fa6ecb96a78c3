# Keyflower по-русски.
# Формы: .acc — винительный падеж, .gen — родительный, .ins — творительный, .nom — именительный множественного, .pl — родительный множественного.

title = Keyflower
tagline = Постройте деревню за четыре сезона — руками своих рабочих
about = Каждый ход вы ставите рабочих одного цвета: рядом с тайлом, чтобы выиграть его для своей деревни, или на тайл, чтобы его использовать, даже в чужой деревне. Первый цвет у тайла обязателен для всех до конца сезона, а рабочие на ваших тайлах достаются вам. Возите ресурсы по дорогам, улучшайте тайлы, с умом выбирайте лодки и выставьте зимой на торги те тайлы, которые принесут очки именно вам.
minutes = 90–120 минут
weight = сложная

## Слова

colour-blue = синий
    .acc = синего
    .pl = синих
    .nom = синие
colour-red = красный
    .acc = красного
    .pl = красных
    .nom = красные
colour-yellow = жёлтый
    .acc = жёлтого
    .pl = жёлтых
    .nom = жёлтые
colour-green = зелёный
    .acc = зелёного
    .pl = зелёных
    .nom = зелёные
colour-any = любой
    .acc = любого
    .pl = любых
    .nom = любые

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
    .few = наковальни
    .pl = наковален
skill-pickaxe = кирка
    .acc = кирку
    .ins = киркой
    .few = кирки
    .pl = кирок
skill-saw = пила
    .acc = пилу
    .ins = пилой
    .few = пилы
    .pl = пил
skill-any = жетон навыка
    .acc = жетон навыка
    .ins = жетоном навыка
    .few = жетона навыков
    .pl = жетонов навыков

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

does-home-0 = перевезти 1 ресурс на 1 шаг и улучшить 1 тайл
does-home-1 = перевезти ресурсы (до 2 шагов) и улучшить 1 тайл; приносит 5 очков
does-keywood-0 = взять 1 дерево
does-keywood-1 = взять 3 дерева; приносит 3 очка
does-keystone_quarry-0 = взять 1 камень
does-keystone_quarry-1 = взять 3 камня; приносит 3 очка
does-workshop-0 = взять 1 дерево, 1 камень или 1 железо
does-workshop-1 = взять 1 дерево, 1 камень и 1 железо; приносит 3 очка
does-woodcutter-0 = взять 2 дерева
does-woodcutter-1 = взять 1 дерево и 1 золото; приносит 3 очка
does-stable-0 = перевезти ресурсы (до 2 шагов) и улучшить 1 тайл
does-stable-1 = перевезти ресурсы (до 4 шагов) и улучшить до 2 тайлов; приносит 5 очков
does-peddler-0 = отдать жёлтого рабочего и взять 1 зелёного рабочего из запаса
does-peddler-1 = отдать жёлтого рабочего и взять 2 зелёных рабочих из запаса
does-key_mine-0 = взять 1 железо
does-key_mine-1 = взять 3 железа; приносит 3 очка
does-gold_mine-0 = взять 1 золото
does-gold_mine-1 = взять 2 золота; приносит 3 очка
does-apprentice_hall-0 = взять 1 случайный жетон навыка
does-apprentice_hall-1 = взять 2 случайных жетона навыков; приносит 3 очка
does-alehouse-0 = вытянуть 1 рабочего из мешочка
does-alehouse-1 = вытянуть 2 рабочих из мешочка
does-quarryman-0 = взять 2 камня
does-quarryman-1 = взять 1 камень и 1 золото; приносит 3 очка
does-miner-0 = взять 2 железа
does-miner-1 = взять 1 железо и 1 золото; приносит 3 очка
does-store-0 = отдать синего рабочего и взять 1 зелёного рабочего из запаса
does-store-1 = отдать синего рабочего и взять 2 зелёных рабочих из запаса; приносит 3 очка
does-mason-0 = отдать кирку и взять 3 камня
does-mason-1 = отдать кирку и взять 3 золота; приносит 7 очков
does-tavern-0 = отдать рабочего любого цвета и вытянуть 2 рабочих из мешочка
does-tavern-1 = отдать рабочего любого цвета и вытянуть 3 рабочих из мешочка
does-hiring_fair-0 = отдать любой жетон навыка и взять 2 случайных жетона навыков
does-hiring_fair-1 = отдать любой жетон навыка и взять 3 случайных жетона навыков; приносит 5 очков
does-farrier-0 = перевезти ресурсы (до 3 шагов) и улучшить 1 тайл
does-farrier-1 = перевезти ресурсы (до 5 шагов) и улучшить до 2 тайлов; приносит 5 очков
does-carpenter-0 = отдать пилу и взять 3 дерева
does-carpenter-1 = отдать пилу и взять 3 золота; приносит 7 очков
does-smelter-0 = отдать наковальню и взять 3 железа
does-smelter-1 = отдать наковальню и взять 3 золота; приносит 7 очков
does-brewer-0 = отдать любой жетон навыка и вытянуть 2 рабочих из мешочка
does-brewer-1 = отдать любой жетон навыка и вытянуть 3 рабочих из мешочка; приносит 3 очка
does-timber_yard-0 = в конце игры 2 очка за каждую фишку дерева на этом тайле
does-timber_yard-1 = в конце игры 3 очка за каждую фишку дерева на этом тайле
does-stone_yard-0 = в конце игры 2 очка за каждую фишку камня на этом тайле
does-stone_yard-1 = в конце игры 3 очка за каждую фишку камня на этом тайле
does-wainwright-0 = перевезти ресурсы (до 4 шагов) и улучшить до 2 тайлов
does-wainwright-1 = перевезти ресурсы (до 6 шагов) и улучшить до 2 тайлов; приносит 5 очков
does-barn-0 = в конце игры 1 очко за каждый ресурс на этом тайле
does-barn-1 = в конце игры 2 очка за каждый ресурс на этом тайле
does-sawmill-0 = приносит 3 очка
does-sawmill-1 = приносит 10 очков
does-goldsmith-0 = пока ничего не приносит
does-goldsmith-1 = приносит 7 очков
does-forge-0 = приносит 3 очка
does-forge-1 = приносит 10 очков
does-fair-0 = отдать красного рабочего и взять 1 зелёного рабочего из запаса
does-fair-1 = отдать красного рабочего и взять 2 зелёных рабочих из запаса; приносит 5 очков
does-blacksmith-0 = в конце игры 2 очка за каждую фишку железа на этом тайле
does-blacksmith-1 = в конце игры 3 очка за каждую фишку железа на этом тайле
does-sculptor-0 = приносит 3 очка
does-sculptor-1 = приносит 10 очков
does-well-0 = приносит 3 очка
does-well-1 = приносит 7 очков
does-inn-0 = вытянуть 1 рабочего из мешочка
does-inn-1 = вытянуть 3 рабочих из мешочка
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
does-boat_sea_breese = 2, 4, 8, 16 или 32 очка за 1, 2, 3, 4 или 5 лодок, соединённых рекой с домашним тайлом
does-boat_flipper = 2 очка и одно бесплатное улучшение
does-boat_ianvincible = 5 очков
does-boat_white_wind = 1 очко за каждого рабочего, не учтённого другими тайлами
does-boat_1a = ещё 2 рабочих из мешочка с каждой вашей лодкой
does-boat_1b = ещё 1 зелёный рабочий с каждой вашей лодкой
does-boat_2a = ваши ресурсы перевозятся и через поля, а края тайлов могут не совпадать
does-boat_2b = ваши перевозки и улучшения удваиваются
does-boat_3a = при улучшении любой ресурс заменяет любой другой
does-boat_3b = при подсчёте очков любой ресурс заменяет любой другой
does-boat_4a = вы можете перебивать чужие ставки рабочими другого цвета
does-boat_4b = занятый тайл вы можете использовать рабочими любых цветов

cost-home_1 = 1 дерево и 1 камень
cost-home_2 = 1 камень и 1 железо
cost-home_3 = 1 дерево и 1 железо
cost-home_4 = 1 дерево и 1 камень
cost-home_5 = 1 камень и 1 железо
cost-home_6 = 1 дерево и 1 железо
cost-keywood = 1 пила
cost-keystone_quarry = 1 кирка
cost-workshop = 2 любых ресурса
cost-woodcutter = 1 пила
cost-stable = 1 дерево и 1 железо
cost-peddler = 1 золото
cost-key_mine = 1 наковальня
cost-gold_mine = 1 камень и 1 железо
cost-apprentice_hall = 1 дерево и 1 камень
cost-alehouse = 1 дерево, 1 камень и 1 железо
cost-quarryman = 1 кирка
cost-miner = 1 наковальня
cost-store = 1 золото
cost-mason = 3 камня
cost-tavern = 1 дерево, 1 камень и 1 железо
cost-hiring_fair = 1 дерево и 1 железо
cost-farrier = 2 любых ресурса
cost-carpenter = 3 дерева
cost-smelter = 3 железа
cost-brewer = 1 камень и 1 железо
cost-timber_yard = 1 пила
cost-stone_yard = 1 кирка
cost-wainwright = 2 любых ресурса
cost-barn = 1 любой жетон навыка
cost-sawmill = 3 дерева
cost-goldsmith = 2 золота
cost-forge = 3 железа
cost-fair = 1 золото
cost-blacksmith = 1 наковальня
cost-sculptor = 3 камня
cost-well = 3 любых ресурса
cost-inn = 1 любой ресурс и 1 любой жетон навыка

a-tile = { $tile }
place-n = над тайлом «{ $tile }»
place-s = под тайлом «{ $tile }»
place-nw = слева сверху от тайла «{ $tile }»
place-ne = справа сверху от тайла «{ $tile }»
place-sw = слева снизу от тайла «{ $tile }»
place-se = справа снизу от тайла «{ $tile }»

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
    [one] { $least } рабочего
    [few] { $least } рабочих
   *[many] { $least } рабочих
}
n-need = { $need ->
    [one] { $need } рабочего
    [few] { $need } рабочих
   *[many] { $need } рабочих
}
n-need-coloured = { $need ->
    [one] { $need } { $colour_acc } рабочего
    [few] { $need } { $colour_pl } рабочих
   *[many] { $need } { $colour_pl } рабочих
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

event-home = { $seat } получает домашний тайл «{ $tile }».
event-marker = { $seat } берёт маркер первого игрока.
event-dealt = { $tile_id ->
    [any] { $seat } получает зимний тайл.
   *[other] { $seat } получает зимний тайл «{ $tile }».
}
event-season = { $season_id ->
    [spring] Начинается весна.
    [summer] Начинается лето.
    [autumn] Начинается осень.
   *[winter] Начинается зима.
}
event-loaded_worker = Лодка { $boat } берёт на борт { $colour_acc } рабочего.
event-loaded_skill = Лодка { $boat } берёт на борт { $skill_acc }.
event-shown = На торги выставлен тайл «{ $tile }».
event-sided = Тайл «{ $tile }» лежит стороной { $side } вверх.
event-gave = { $seat } выставляет на торги { n-tiles }.
event-passed = { $seat } пасует.
event-bid = { $seat } делает ставку на тайл «{ $tile }»: { n-coloured } (всего { $total }).
event-used = { $seat } использует тайл «{ $tile }» и ставит на него { n-coloured-acc }.
event-moved = { $seat } снимает с тайла «{ $tile }» проигрывающую ставку в { n-coloured-acc }.
event-stood_up = { $seat } поднимает своих лежащих рабочих у тайла «{ $tile }». Цвет тайла теперь { $colour }.
event-paid_workers = { $seat } отдаёт { n-coloured-acc }.
event-paid_skill = { $seat } отдаёт { $skill_acc }.
event-gained = { $number ->
    [1] { $seat } получает на тайл «{ $tile }» 1 { $resource }.
   *[other] { $seat } получает на тайл «{ $tile }» { $number } { $resource_gen }.
}
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
event-carried = { $seat } перевозит { $resource } с тайла «{ $tile }» на тайл «{ $other_tile }».
event-spent_resource = { $seat } платит { $resource_ins } за улучшение тайла «{ $tile }».
event-spent_skill = { $seat } платит { $skill_ins } за улучшение тайла «{ $tile }».
event-upgraded = { $seat } улучшает тайл «{ $tile }».
event-took_back = { $seat } возвращает за ширму { n-coloured-acc } с тайла «{ $tile }».
event-unsold = На тайл «{ $tile }» ставок не было, его убирают в коробку.
event-won = { $users ->
    [0] { $seat } выигрывает тайл «{ $tile }». В ставке { n-workers }.
    [one] { $seat } выигрывает тайл «{ $tile }» и { $users } рабочего на нём. В ставке { n-workers }.
    [few] { $seat } выигрывает тайл «{ $tile }» и { $users } рабочих на нём. В ставке { n-workers }.
   *[many] { $seat } выигрывает тайл «{ $tile }» и { $users } рабочих на нём. В ставке { n-workers }.
}
event-collected = { $seat } собирает в своей деревне { n-workers-acc }.
event-won_order = { $seat } выигрывает тайл «{ $tile }». В ставке { n-workers }.
event-took_boat = { $seat } берёт лодку { $boat }.
event-placed = { $seat } размещает тайл «{ $tile }».
event-offshore = { $seat } не может присоединить тайл «{ $tile }»: пока он лежит в стороне.
event-flipped = { $seat } переворачивает тайл «{ $tile }» с помощью лодки Flipper.
event-purple = { $seat } учитывает маркер первого игрока как { $thing }.
event-scored = { $points ->
    [0] { $seat } не получает очков за тайл «{ $tile }».
   *[other] { $seat } получает { n-points } за тайл «{ $tile }».
}
event-scored_printed = { $points ->
    [0] { $seat } не получает очков, указанных на тайлах.
    [one] { $seat } получает { n-points }, указанное на тайлах.
    [few] { $seat } получает { n-points }, указанные на тайлах.
   *[many] { $seat } получает { n-points }, указанных на тайлах.
}
event-scored_gold = { $points ->
    [0] { $seat } не получает очков за золото.
   *[other] { $seat } получает { n-points } за золото.
}
event-game_over = Партия окончена.

## Вопросы

ask-Turn = Сделайте ставку, используйте тайл или спасуйте.
ask-Turn-passes = { $passes ->
    [1] Сделайте ставку, используйте тайл или спасуйте. Предыдущий игрок спасовал.
    [one] Сделайте ставку, используйте тайл или спасуйте. Подряд спасовал { $passes } игрок.
    [few] Сделайте ставку, используйте тайл или спасуйте. Подряд спасовали { $passes } игрока.
   *[many] Сделайте ставку, используйте тайл или спасуйте. Подряд спасовали { $passes } игроков.
}
ask-Payment-skill = { $tile }: какой жетон навыка отдать?
ask-Payment-worker = { $tile }: чем заплатить — одним рабочим или целой проигрывающей ставкой?
ask-Colour-bid = Ставка на тайл «{ $tile }»: рабочие какого цвета?
ask-Colour-use = Использование тайла «{ $tile }»: рабочие какого цвета?
ask-Groups = { $tile }: какие проигрывающие ставки переместить сюда? { $named ->
    [0] Нужно не менее { n-least }.
    [one] Нужно не менее { n-least }, пока выбран { $named }.
    [few] Нужно не менее { n-least }, пока выбраны { $named }.
   *[many] Нужно не менее { n-least }, пока выбрано { $named }.
}
ask-Count-bid = { $named ->
    [0] Ставка на тайл «{ $tile }»: сколько { $colour_pl } рабочих?
   *[other] Ставка на тайл «{ $tile }»: сколько { $colour_pl } рабочих добавить к перемещаемым ({ $named })?
}{ $range ->
    [single] { " " }Ровно { $least }.
   *[wide] { " " }От { $least } до { $most }.
}
ask-Count-use = { $named ->
    [0] Использование тайла «{ $tile }»: сколько { $colour_pl } рабочих?
   *[other] Использование тайла «{ $tile }»: сколько { $colour_pl } рабочих добавить к перемещаемым ({ $named })?
}{ $range ->
    [single] { " " }Ровно { $least }.
   *[wide] { " " }От { $least } до { $most }.
}
ask-TakeOne = { $tile }: какой ресурс взять?
ask-Transport = Перевозите и улучшайте в своей деревне.{ $steps ->
    [0] { " " }Осталось { n-upgrades }.
   *[other] { $upgrades ->
        [0] { $steps ->
            [one] { " " }Остался { n-steps }.
            [few] { " " }Осталось { n-steps }.
           *[many] { " " }Осталось { n-steps }.
        }
       *[other] { $steps ->
            [one] { " " }Остался { n-steps } и { n-upgrades }.
            [few] { " " }Осталось { n-steps } и { n-upgrades }.
           *[many] { " " }Осталось { n-steps } и { n-upgrades }.
        }
    }
}
ask-SpendResource = { $resource_id ->
    [any] { $tile }: каким ресурсом заплатить за улучшение?
   *[other] { $tile }: чем оплатить значок «{ $resource }»?
}
ask-SpendSkill = { $tile }: каким жетоном навыка заплатить за улучшение?
ask-ChooseBoat = Выберите лодку: вы получите всё, что на борту.
ask-ChooseBoat-winter = Выберите лодку для своей деревни.
ask-ChooseWinter = Какие из своих зимних тайлов вы выставите на торги? Хотя бы один.
ask-PlaceTile = { $tiles ->
    [1] Разместите последний новый тайл.
    [one] Разместите { $tiles } новый тайл. С какого начать?
    [few] Разместите { $tiles } новых тайла. С какого начать?
   *[many] Разместите { $tiles } новых тайлов. С какого начать?
}
ask-PlaceCell = { $tile }: куда положить?
ask-PlaceRotation = { $tile }: как повернуть?

## Ходы

move-pass = Пас
move-bid = Ставка на тайл «{ $tile }»: от { n-least }
move-use = Использовать тайл «{ $tile }»: от { n-least }
move-pay_skill = Отдать { $skill_acc }
move-pay_worker = Отдать { $colour_acc } рабочего
move-pay_group = Отдать ставку с тайла «{ $tile }»: { n-coloured }
move-colour = { $workers ->
    [one] { $colour_cap }: за ширмой { $workers } рабочий
    [few] { $colour_cap }: за ширмой { $workers } рабочих
   *[many] { $colour_cap }: за ширмой { $workers } рабочих
}
move-group = Переместить ставку с тайла «{ $tile }»: { n-coloured }
move-groups_done = Больше ничего не перемещать
move-count = { $workers ->
    [0] Никого не добавлять: ставка { $total }
   *[other] { n-coloured }: ставка { $total }
}{ $best ->
    [yes] { " (подсказка)" }
   *[no] { "" }
}
move-count-use = { $workers ->
    [0] Никого не добавлять: в сумме { $total }
   *[other] { n-coloured }: в сумме { $total }
}{ $best ->
    [yes] { " (подсказка)" }
   *[no] { "" }
}
move-take = Взять 1 { $resource }
move-step = Перевезти { $resource }: «{ $tile }» → «{ $other_tile }»
a-replaced = { $n ->
    [one] { $n } фишки { $resource_gen }
    [few] { $n } фишек { $resource_gen }
   *[many] { $n } фишек { $resource_gen }
}
n-gold = { $gold ->
    [one] { $gold } золото
    [few] { $gold } золота
   *[many] { $gold } золота
}
caution-gold = Уйдёт { n-gold } вместо { $first }.
caution-gold-2 = Уйдёт { n-gold } вместо { $first } и { $second }.
caution-gold-3 = Уйдёт { n-gold } вместо { $first }, { $second } и { $third }.
caution-gold-any = Уйдёт { n-gold }: других ресурсов здесь нет.
caution-short = Запаса не хватает, недостача: { $n }. Потом её не возместят.
caution-transport = { $steps ->
    [0] { $upgrades ->
        [one] Пропадёт { n-upgrades }.
        [few] Пропадут { n-upgrades }.
       *[many] Пропадёт { n-upgrades }.
    }
   *[other] { $upgrades ->
        [0] { $steps ->
            [one] Пропадёт { n-steps }.
            [few] Пропадут { n-steps }.
           *[many] Пропадёт { n-steps }.
        }
       *[other] Пропадут { n-steps } и { n-upgrades }.
    }
}
move-carry = Перевезти { $resource }: «{ $tile }» → «{ $other_tile }», { $left ->
    [0] все { n-steps }
   *[other] { n-steps }, останется { $left }
}
move-upgrade = Улучшить тайл «{ $tile }» ({ $cost })
move-upgrade-gold = Улучшить тайл «{ $tile }» ({ $cost }; золотом: { $gold })
move-transport_done = Закончить перевозку и улучшения
move-spend_resource = Заплатить { $resource_ins } с тайла «{ $tile }»
move-spend_skill = Заплатить { $skill_ins } за тайл «{ $tile }»
move-choose_boat = { $boat }: { n-workers }{ $skills ->
    [0] { "" }
    [one] { " и " }{ $skills } жетон навыка
    [few] { " и " }{ $skills } жетона навыков
   *[many] { " и " }{ $skills } жетонов навыков
}
move-choose_boat-winter = Взять лодку { $boat } в деревню
move-choose_winter = Выставить тайл «{ $first }»
move-choose_winter-2 = Выставить тайлы «{ $first }» и «{ $second }»
move-choose_winter-3 = Выставить тайлы «{ $first }», «{ $second }» и «{ $third }»
move-place_tile = Разместить тайл «{ $tile }»
move-place_cell = { $place_cap }
move-place_rotation = { $degrees ->
    [0] Не поворачивать
   *[other] Повернуть по часовой стрелке на { $degrees }°
}

chance-deal_home = Роздан домашний тайл «{ $tile }»
chance-draw_worker = { $colour_id ->
    [any] Вытянут рабочий
   *[other] Вытянут { $colour } рабочий
}
chance-draw_skill = Из стопки берут { $skill_acc }
chance-load_worker = На борт садится { $colour } рабочий
chance-load_skill = На борт грузят { $skill_acc }
chance-show_tile = На торги выставлен тайл «{ $tile }»
chance-show_side = Вверх легла сторона { $side }
chance-deal_winter = Роздан зимний тайл «{ $tile }»

## Что выпало: вопросы при записи партии за настоящим столом

ask-DealHome = Какой домашний тайл получает { $seat }?
ask-DealWinter = Какой зимний тайл получает { $seat }?
ask-DrawWorker = Какого рабочего { $seat } вытягивает из мешочка?
ask-DrawSkill = Какой жетон навыка берёт { $seat }?
ask-LoadWorker = Какого рабочего берёт на борт лодка { $boat }?
ask-LoadSkill = Какой жетон навыка берёт на борт лодка { $boat }?
ask-ShowTile = Какой тайл выставлен на торги?
ask-ShowSide = Какой стороной вверх лежит тайл «{ $tile }»?

## Отказы

no-boat-yet = За лодки не торгуются: их выбирают в конце сезона.
no-tile-first = Сначала выберите тайл для ставки или использования.
no-supply = Сейчас из запаса ничего взять нельзя.
no-transport-yet = Чтобы перевозить ресурсы, используйте домашний тайл или другой тайл транспорта.
no-winter-yet = Зимние тайлы выбирают в начале зимы.
no-auction = Этот тайл не выставлен на торги.
no-workers = У вас нет рабочих, которых можно сюда поставить.
no-bid = Для ставки на этот тайл нужно не менее { n-need-coloured }.
no-bid-any = Для ставки на этот тайл нужно не менее { n-need } одного цвета.
no-use = Этот тайл использовать нельзя.
no-room = { $users ->
    [one] На тайле уже { $users } рабочий, а больше { $most } там стоять не может: для следующего использования места не хватит.
    [few] На тайле уже { $users } рабочих, а больше { $most } там стоять не может: для следующего использования места не хватит.
   *[many] На тайле уже { $users } рабочих, а больше { $most } там стоять не может: для следующего использования места не хватит.
}
no-skill = { $skill_id ->
    [any] За использование отдают жетон навыка, а у вас их нет.
   *[other] За использование отдают { $skill_acc }, а такого жетона у вас нет.
}
no-extra-worker = { $colour_id ->
    [any] За использование отдают ещё одного рабочего, а отдать вам некого.
   *[other] За использование отдают ещё одного { $colour_acc } рабочего, а отдать вам некого.
}
no-users = Чтобы использовать этот тайл, нужно не менее { n-need-coloured }.
no-users-any = Чтобы использовать этот тайл, нужно не менее { n-need } любых цветов.
no-such-skill = { $skill_id ->
    [any] Такой жетон тайлу не нужен, или у вас его нет.
   *[other] Тайл не принимает { $skill_acc }, или у вас нет такого жетона.
}
no-left-to-place = Тогда не хватит рабочих, чтобы поставить их на тайл.
no-such-payment = Тайл требует другой платы.
no-payment-first = Сначала выберите, чем платить.
no-colour = В этом сезоне для этого тайла годятся только { $colour_nom } рабочие.
no-colour-first = Сначала выберите цвет.
no-group = Здесь нет вашей проигрывающей ставки.
no-winning-group = Эта ставка выигрывает, поэтому её нельзя трогать.
no-group-here = Ваша ставка у этого тайла остаётся на месте и засчитывается.
no-room-group = { $most ->
    [one] Эта ставка слишком велика: на тайл можно поставить ещё не больше { $most } рабочего.
    [few] Эта ставка слишком велика: на тайл можно поставить ещё не больше { $most } рабочих.
   *[many] Эта ставка слишком велика: на тайл можно поставить ещё не больше { $most } рабочих.
}
no-group-twice = Эта ставка уже выбрана.
no-group-order = Проигрывающие ставки выбирают по порядку тайлов: эту надо было выбрать раньше.
no-group-pays = Этой ставкой вы платите.
no-groups-first = Сначала выберите, какие проигрывающие ставки переместить.
no-count-first = Сначала выберите, сколько рабочих поставить: не менее { $need }.
no-gold-here = Мастерская не даёт золота.
no-supply-left = В запасе больше нет { $resource_gen }.
no-take-first = Сначала выберите ресурс.
no-foreign-village = Перевозить и улучшать можно только в своей деревне.
no-steps-left = У вас не осталось шагов.
no-road = Отсюда нет дороги на другой тайл.
no-transport-first = Продолжайте перевозить и улучшать или завершите ход.
no-upgrade = Этот тайл улучшить нельзя.
no-upgrade-twice = Этот тайл уже улучшен.
no-upgrades-left = У вас не осталось улучшений.
no-upgrade-resources = На тайле «{ $tile }» нет нужных ресурсов.
no-upgrade-skill = У вас нет жетона навыка для тайла «{ $tile }».
no-spend-elsewhere = Платят только тем, что лежит на тайле «{ $tile }».
no-spend-this = Этим нельзя оплатить следующий значок стоимости.
no-spend-first = Сначала заплатите за улучшение тайла «{ $tile }».
no-boat-taken = Эту лодку уже взяли.
no-boat-first = Сначала выберите лодку.
no-winter-first = Сначала выберите зимние тайлы.
no-place-other = Сначала разместите тайл «{ $tile }».
no-cell = Сейчас этот тайл некуда присоединить.
no-match = Края здесь не совпадают.
no-moving-tiles = Размещённые тайлы больше не двигают.
no-place-first = Сначала разместите новые тайлы.

## Подготовка

option-losing_group_may_pay_exchange = Проигрывающей ставкой можно платить
    .hint = Проигрывающая ставка может целиком уйти в мешочек как плата за обмен (KF-5.10).
option-losing_group_may_pay_exchange-true = Да
option-losing_group_may_pay_exchange-false = Нет
option-losing_group_may_use_same_tile = Проигрывающей ставкой можно использовать её же тайл
    .hint = Проигрывающую ставку можно поставить на тот же тайл, рядом с которым она стоит (KF-5.9).
option-losing_group_may_use_same_tile-true = Да
option-losing_group_may_use_same_tile-false = Нет
option-capacity_fixed_at_placement = Транспортная ёмкость определяется при размещении
    .hint = Улучшение использованного тайла ничего не добавляет к этому же ходу (KF-4.7.10).
option-capacity_fixed_at_placement-true = Да
option-capacity_fixed_at_placement-false = Нет
option-double_capacity_on_any_used_tile = Лодка 2b удваивает везде
    .hint = Удвоение действует и на чужих тайлах, и на тайлах, выставленных на торги (KF-5.14).
option-double_capacity_on_any_used_tile-true = Да
option-double_capacity_on_any_used_tile-false = Только в своей деревне
option-boat_4a_only_village_tiles = Лодка 4a действует только на тайлах деревни
    .hint = На тайлах порядка хода перебивать другим цветом нельзя (KF-5.18).
option-boat_4a_only_village_tiles-true = Да
option-boat_4a_only_village_tiles-false = И на тайлах порядка хода
option-field_move_never_enters_water_edge = Лодка 2a не возит через воду
    .hint = Для шага нужен край, где ни у одного из тайлов нет воды (KF-5.17).
option-field_move_never_enters_water_edge-true = Да
option-field_move_never_enters_water_edge-false = Учитывается только край, откуда едут
option-any_skill_payment_type_hidden = Жетон навыка отдают закрытым
    .hint = Так отдают жетон там, где годится любой (KF-5.42).
option-any_skill_payment_type_hidden-true = Да
option-any_skill_payment_type_hidden-false = Видят все
option-purple_scores_for_final_holder = Очки за маркер получает последний владелец
    .hint = Даже если маркер лишь перешёл к нему, потому что зимой за него не торговались (KF-5.21).
option-purple_scores_for_final_holder-true = Да
option-purple_scores_for_final_holder-false = Только тот, кто его выиграл
option-yard_resources_may_be_reallocated = Ресурсы складов можно учесть для других тайлов
    .hint = Ресурс на складе можно учесть вместо этого для зимнего тайла (KF-5.23).
option-yard_resources_may_be_reallocated-true = Да
option-yard_resources_may_be_reallocated-false = Нет
option-river_chain_vp_is_total = Очки Sea Breeze — за всю реку
    .hint = 2, 4, 8, 16 или 32 очка дают за всю реку, а не за каждую лодку (KF-5.26).
option-river_chain_vp_is_total-true = Да
option-river_chain_vp_is_total-false = Очки складываются по лодкам
option-river_chain_counts_sea_breese_itself = Sea Breeze учитывает и себя
    .hint = Лодка на своей реке учитывается наравне с летними (KF-4.12.6).
option-river_chain_counts_sea_breese_itself-true = Да
option-river_chain_counts_sea_breese_itself-false = Только летние лодки
option-resources_wild_for_scoring_gives_gold_point = Лодка 3b: каждый ресурс считается золотом
    .hint = Каждый неучтённый ресурс приносит 1 очко, как золото (KF-5.25).
option-resources_wild_for_scoring_gives_gold_point-true = Да
option-resources_wild_for_scoring_gives_gold_point-false = Только золото

order-single = Вопросы с одним ответом
    .hint = Спрашивать ли, когда возможен только один ответ.
order-single-ask = Спрашивать всегда
order-single-take = Отвечать автоматически

## Рисунок

draw-title = Keyflower
draw-score = { $seat }: { n-points }.
draw-season = Сезон: { $season }
draw-other-season = { $season_cap }
draw-turn = { $passes ->
    [0] Ходит { $seat }
    [one] Ходит { $seat }, подряд был { $passes } пас
    [few] Ходит { $seat }, подряд было { $passes } паса
   *[many] Ходит { $seat }, подряд было { $passes } пасов
}
draw-turn-transport = { $steps ->
    [one] { $seat } перевозит: остался { n-steps } и { n-upgrades }
    [few] { $seat } перевозит: осталось { n-steps } и { n-upgrades }
   *[many] { $seat } перевозит: осталось { n-steps } и { n-upgrades }
}
draw-all-decide = Все решают одновременно
draw-over = Партия окончена
region-market = Торги
region-screen = За вашей ширмой
region-boats = Лодки и запасы
chip-points = { n-points }
chip-first = Первый игрок
chip-workers = За ширмой { n-workers }
chip-skills = Жетонов навыков: { $count }
chip-winter = Зимних тайлов: { $count }
chip-goods = В деревне: { $resource } × { $count }
chip-tiles = Тайлов в деревне: { $count }
draw-keep = Оставить
draw-keep-tile = Оставить тайл «{ $tile }» в руке
draw-bag = Рабочих в мешочке: { $count }
draw-pile = Жетонов навыков в стопке: { $count }
draw-green = Зелёных рабочих в запасе: { $count }
draw-supply = { $resource_cap } в запасе: { $count }
draw-screen = За вашей ширмой
draw-own-workers = За вашей ширмой: { n-coloured }
draw-own-skills = { $skill_cap } за вашей ширмой: { $count }
draw-tile = { $tile }: { $does }.
draw-upgrade = Улучшение ({ $cost }): { $does }.
draw-used = На тайле { $users }; для следующего использования нужно не менее { n-least }.
draw-used-up = На тайле { $users }; в этом сезоне его больше нельзя использовать.
draw-colour = Цвет тайла в этом сезоне — { $colour }.
draw-workers = { n-coloured }
draw-skills = { $count ->
    [one] { $count } { $skill }
    [few] { $count } { $skill_few }
   *[many] { $count } { $skill_pl }
}
draw-goods = { $count ->
    [1] 1 { $resource }
   *[other] { $count } { $resource_gen }
}
draw-good = { $count ->
    [1] { $tile }: 1 { $resource }
   *[other] { $tile }: { $count } { $resource_gen }
}
draw-no-bid = { $tile }. { $seat }: ставки нет
draw-bid = { $tile }. { $seat }: { n-coloured }{ $lying ->
    [1] { " (лежат)" }
   *[0] { "" }
}, { $winning ->
    [1] ставка выигрывает
   *[0] ставка проигрывает
}
draw-boat = { $boat }.
draw-boat-winter = Зимой: { $does }.
draw-boat-taken = Лодку забирает { $seat }.
draw-cargo = На борту: { $cargo }.
draw-later = { $season_cap }: { n-workers }{ $count ->
    [0] { "" }
    [one] { " и " }{ $count } жетон навыка
    [few] { " и " }{ $count } жетона навыков
   *[many] { " и " }{ $count } жетонов навыков
}.
draw-cell = Свободное место { $place }
draw-player = { $seat }: за ширмой { n-workers }, жетонов навыков: { $count }, зимних тайлов: { $winter }{ $first ->
    [1] , первый игрок
   *[0] { "" }
}
draw-item = { $seat }, { $item }: { n-points }
draw-known = { $what }: { $least }–{ $most }
draw-bounds = За ширмой может быть: { $bounds }.
draw-exactly = { $what }: { $count }
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
part-lying-any = Лежащий рабочий любого цвета
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
part-crest-0 = Герб игрока на месте 1
part-crest-1 = Герб игрока на месте 2
part-crest-2 = Герб игрока на месте 3
part-crest-3 = Герб игрока на месте 4
part-crest-4 = Герб игрока на месте 5
part-crest-5 = Герб игрока на месте 6
part-lock = Замок: тайл, который в этом сезоне больше не использовать; зимние тайлы, которые остаются у игрока
part-check = Выбор сделан
part-arrow = Сейчас ходит

## Урок

learn-title = Весна в Keyflower
learn-about = Первый из четырёх сезонов шаг за шагом: торги, использование тайлов, перевозка, улучшение и расширение деревни.
learn-rival = Флора
learn-welcome = Добро пожаловать в Keyflower! За четыре сезона вы построите деревню из шестиугольных тайлов. В этом уроке мы сыграем весну.
learn-screen = Это ваши рабочие, спрятанные за ширмой. Их цветов не знает никто, кроме вас.
learn-auction = Эти тайлы выставлены на торги. На каждом видно, что он даёт, на стрелке — сколько стоит улучшение, а ниже — что будет после него.
learn-keywood = Лес даёт одно дерево, а после улучшения за жетон пилы — три. Неплохое начало.
learn-bid = Чтобы сделать ставку, рабочих ставят на свою сторону тайла. Нажмите на неё.
learn-colour = В ставке рабочие одного цвета, и первый цвет у тайла обязателен для всех до конца сезона. Выберите синий.
learn-count = Сколько? Каждая следующая ставка должна быть больше. Поставьте двоих.
learn-outbid = Флора ставит троих синих: ваша ставка проигрывает. Она не пропала: потом её можно переместить, но только целиком.
learn-use = Тайл можно и использовать, даже если он выставлен на торги или лежит в чужой деревне. Нажмите на сам тайл «Лес».
learn-groups = На тайл можно было бы переместить проигрывающую ставку. Приберегите её для лучшего случая.
learn-one = Первое использование тайла требует одного рабочего его цвета — здесь синего.
learn-goods = Дерево лежит на вашем домашнем тайле: ресурсы, полученные вне своей деревни, всегда попадают туда.
learn-order = Флора делает ставку на тайл порядка хода. Кто выиграет его, тот в конце сезона первым выберет лодку и начнёт следующий сезон.
learn-quarry = Теперь каменоломня: вам нужен камень.
learn-any-colour = Здесь ещё никого не было, поэтому цвет выбираете вы: красный.
learn-second = Флора тоже использует каменоломню. Второй раз нужны двое рабочих, третий — трое, а больше шести на тайле не бывает.
learn-home = Теперь ваш домашний тайл. Он перевозит ресурс по дорогам и улучшает один тайл вашей деревни.
learn-home-colour = Возьмите жёлтого рабочего.
learn-transport = Плата за улучшение должна лежать на самом тайле. Улучшение домашнего тайла стоит дерево и камень, и они уже здесь.
learn-upgrade = Нажмите на домашний тайл, чтобы улучшить его. Он будет перевозить на два шага и принесёт пять очков в конце игры.
learn-losing = Двое ваших синих рабочих у тайла «Лес» пока без дела.
learn-miner = На тайл «Шахтёр» ставок ещё не было. Переместите на него свою проигрывающую ставку.
learn-move = Переместите проигрывающую ставку от тайла «Лес».
learn-none = Двоих достаточно: из-за ширмы никого не добавляйте.
learn-owner = На каменоломне трое красных рабочих. Кто выиграет тайл, получит их всех! Цвет тайла теперь красный, поэтому поставьте красного рабочего.
learn-pass = Флора спасовала. Когда подряд спасуют все, сезон закончится. Спасуйте и вы.
learn-end = Вы выиграли два тайла. Выигравшие ставки ушли в мешочек, зато трое красных рабочих с каменоломни и жёлтый с домашнего тайла теперь ваши.
learn-boats = Флора выиграла тайл порядка хода и первой выбрала лодку. Вам досталась другая со всеми рабочими и жетоном навыка.
learn-place = Теперь ваша деревня растёт. Начните с каменоломни.
learn-cell = Края должны совпадать: дорога с дорогой, поле с полем. К воде подходят только лодки. Выберите место над домашним тайлом.
learn-turn = Тайл можно повернуть. Так все дороги сходятся.
learn-near = Шахтёра лучше положить рядом с обоими тайлами: тогда ресурсы можно возить по кругу.
learn-summer = Наступило лето: новые тайлы, новые лодки, новые рабочие. Среди летних тайлов есть лодки с особыми возможностями.
learn-winter = Зимой вы выставите на торги зимние тайлы из тех, что лежат у вас с самого начала. Они приносят очки за рабочих, жетоны навыков и ресурсы — готовьтесь к ним заранее.
learn-more = Вот и весь сезон. Все правила — на странице правил, а если нажать на что-нибудь недоступное, игра объяснит, почему это нельзя выбрать.
planning-title = Планировать и набирать очки
planning-about = Зима партии для двоих: вы выставите на торги тайл, выгодный вам, перевезёте ресурсы чужой телегой, сделаете ставку нужным цветом и остановитесь, когда очков больше не добыть.
planning-welcome = Зима, последний сезон. Теперь важны только очки: рабочие и ресурсы стоят ровно столько, сколько за них дают чьи-нибудь тайлы. У вас девять рабочих, а у соперницы 18. Все торги не выиграть, поэтому выбирайте с умом.
planning-village = Сначала поищите очки у себя. Лесопилка, улучшенная за три дерева, даёт 10 очков вместо 3, Каменщик за три камня — 7 вместо 0. Кузнице нужны три железа, но дороги к ней нет. Склад лесоматериалов даёт 2 очка за каждое дерево на нём.
planning-hand = Эти три зимних тайла у вас с весны. Торговец драгоценностями даёт очки за золото, Рынок — за зелёных рабочих: у вас нет ни того ни других. Ветряная мельница даёт 5 очков за каждые пять любых ресурсов, а у вас их 18.
planning-choose = Выставляйте только то, что вам выгоднее, чем другим. У соперницы есть золото: Торговец драгоценностями был бы ей подарком. Выберите одну Ветряную мельницу. Хороший игрок смотрит на эти тайлы ещё весной и весь год копит под них.
planning-offer = { learn-rival } предлагает шестерых синих за Собор: он любому приносит 12 очков. Пусть: чтобы перебить, нужны семеро, а выигравшая ставка не возвращается.
planning-boat = Летняя лодка 2 удваивает вашу перевозку и улучшения. Домашний тайл дал бы 4 шага и два улучшения. Но вам нужно 7 шагов: один для камня и шесть для трёх фишек дерева.
planning-stable = Конюшня в деревне соперницы перевозит на 4 шага, а для вас на 8. Использовать можно любые тайлы; цена в том, что рабочий достанется владельцу. Зимой рабочий почти ничего не стоит, так что не стесняйтесь: используйте Конюшню.
planning-colour = Какой цвет? Берегите тех, кем будете торговаться. Синих у вас пятеро, это для торгов: здесь расплатитесь одним жёлтым. Потом тот же тайл стоил бы двоих, поэтому важные тайлы используйте раньше других.
planning-stone = Начните с ближайшего: на Каменщике уже два камня, третий рядом, на домашнем тайле. Перевезите его.
planning-mason = Теперь улучшите Каменщика: 7 очков за один шаг. К тому же теперь он меняет кирку на три золота.
planning-wood = Потом три дерева через Лавку на Лесопилку, по два шага на каждое. Шесть шагов за 7 очков — почти всё, что осталось. Везите первое, а за ним остальные.
planning-sawmill = Улучшите Лесопилку. Один жёлтый рабочий принёс за этот ход 14 очков.
planning-last = Остался один шаг. Не теряйте и его: подвиньте дерево к Складу лесоматериалов, там оно принесло бы 2 очка.
planning-bid = Теперь Ветряная мельница, пока соперница не опередила. Чем она могла бы перебить ставку? Шестеро её синих торгуются за Собор и уйти оттуда не могут.
planning-bid-colour = Значит, делайте ставку синими: ваш цвет обязателен для всех. Ставка тем цветом, который другие уже истратили, — самый дешёвый путь к победе.
planning-bid-count = Троих, а не пятерых: выигравшая ставка всё равно уйдёт, а двоими в запасе её ещё можно поднять.
planning-sum = { learn-rival } истратила ещё четверых синих. Мельница ваша. Теперь посчитайте: три дерева, три камня и шесть железа — двенадцать ресурсов, два набора по пять. Два останутся без пользы.
planning-mine = Ещё три — и будет пятнадцать: третий набор, 5 очков. Ваша Шахта даёт три железа. Используйте её.
planning-mine-colour = Одинокий красный больше ни на что не годится. Такими остатками используют тайлы, а большими группами торгуются.
planning-order = В конце каждый получит и лодку. «Keyflower» даёт 1 очко за единицу транспортной ёмкости, а ваша лодка её удваивает: 4 очка. И сам тайл порядка хода приносит 1 очко за каждый соседний тайл. Ставок на него ещё нет: предложите одного жёлтого, он вам больше не нужен.
planning-total = Ваша деревня теперь приносит 34 очка, Мельница — 15, а ещё будут лодка и тайл порядка хода. В начале зимы было 20.
planning-mistakes = Частые ошибки: делать ставку сразу всеми рабочими; копить ресурсы без тайла, который даёт за них очки; строить там, куда не ведёт дорога, как с этой Кузницей; и выставлять зимние тайлы, выгодные другим.
planning-next = Если продолжите здесь: Каменщик ещё обменяет кирку на три золота, а лишнее золото даёт по 1 очку. Потом спасуйте и разместите тайлы так, чтобы у тайла порядка хода было много соседей.

## The gallery

gallery-home = Дома
gallery-spring = Весна
gallery-summer = Лето
gallery-autumn = Осень
gallery-summer_boat = Летние лодки
gallery-winter = Зима
gallery-order = Порядок хода
gallery-boat = Лодки
example-KF-3-2-1 = Улучшенный домашний тайл: { n-points }.
example-KF-4-12-2 = Указанные очки учитываются и на лицевой, и на улучшенной стороне: { n-points }.
example-KF-4-12-3 = К тайлу порядка хода примыкают два тайла: { n-points }.
example-KF-4-12-4 = Транспортная ёмкость домашнего тайла и конюшни: { n-points }.
example-KF-4-12-5 = Дороги замыкают эти три тайла в кольцо: { n-points }.
example-KF-4-12-6 = Две лодки на одной реке от дома: { n-points }.
example-KF-4-12-7 = Flipper: { n-points } и один перевёрнутый тайл.
example-KF-4-12-8 = Invincible: { n-points }.
example-counted = { $tile }, если у вас есть всё это: { n-points }.
example-KF-4-12-10 = Склад лесоматериалов, на котором лежат эти ресурсы: { n-points }.
example-KF-4-12-15 = Собор: { n-points }.
example-KF-4-12-23 = Золото, не учтённое ни одним тайлом: { n-points }.
example-KF-5-22 = Фиолетовый маркер сам по себе: { n-points }.
example-KF-5-26 = Всего две лодки: { n-points } за обе вместе, а не за каждую.
example-KF-4-13-6 = Те же домашний тайл и конюшня, но с этой летней лодкой: { n-points }.
example-KF-5-25 = Ресурсы, не учтённые ни одним тайлом, с этой летней лодкой: { n-points }.

## Ошибки: что не так с позицией или файлом значений

phrase-rotation-n = поворот { $n }
phrase-tiles-that-do-not-fit = тайлы, которые не подходят друг к другу
phrase-q-r-or-q-r-rotation = { "[" }q, r] или [q, r, поворот]
phrase-workers-of-one-colour = рабочие одного цвета
phrase-two-homes-of-one-seat = два домашних тайла у одного места
phrase-one-each = по одному
phrase-a-colour-where-workers-are-and-only-there = цвет там, где рабочие, и только там
phrase-from-the-last-use-n-to-high = от последнего использования ({ $n }) до { $high }
phrase-other-colours-than-name = рабочие не только цвета { $name }
phrase-only-those-of-boat-4b-at-a-tile-that-was-bid-for-or-used-before = только благодаря лодке 4b и на тайле, на который уже сделали ставку или который уже использовали
phrase-a-bid-of-the-owner-of-boat-4a = ставка владельца лодки 4a
phrase-a-bid-that-lies-before-green-workers-or-alone = лежащая ставка против зелёных рабочих или без других рабочих
phrase-before-standing-workers-of-another-colour = только против стоящих рабочих другого цвета
phrase-a-turn-order-tile = тайл порядка хода
phrase-only-village-tiles = только тайлы деревень
phrase-one-taken-twice = лодка, взятая дважды
phrase-every-boat-once = каждая лодка один раз
phrase-knowledge-that-the-position-contradicts = сведения, которым противоречит позиция
phrase-bounds-that-it-meets = границы, в которые она укладывается
phrase-no-name = нет { $name }
phrase-all-boats-for-n-players = все лодки для такого числа игроков ({ $n })
phrase-not-with-n-players = не при таком числе игроков ({ $n })
phrase-name-on-the-table = { $name } на столе
phrase-a-home-belongs-to-a-seat = домашний тайл, который принадлежит месту
phrase-name-turned-over = { $name } обратной стороной вверх
phrase-buildings-and-summer-boats-in-play = только постройки и летние лодки в игре
phrase-name-upgraded-at-auction = улучшенный тайл { $name } на торгах
phrase-only-in-a-village = только в деревне
phrase-a-tile-without-an-owner = тайл без владельца
phrase-only-tiles-of-a-seat = только тайлы, принадлежащие какому-то месту
phrase-name-elsewhere = { $name } в другой клетке
phrase-0-0-0-for-a-home = [0, 0, 0] для домашнего тайла
phrase-tiles-of-seat-n-without-a-home = тайлы без домашнего тайла у места { $n }
phrase-a-home-first = сначала домашний тайл
phrase-name-apart-or-on-another = { $name } отдельно от других тайлов или поверх другого
phrase-beside-a-tile = рядом с другим тайлом
phrase-name-with-other-edges = { $name } с неподходящими краями
phrase-edges-that-match = подходящие края
phrase-workers = рабочие
phrase-only-on-tiles-in-play-that-can-be-used = только на тайлах в игре, которые можно использовать
phrase-bids = ставки
phrase-only-for-tiles-at-auction-names = только на тайлы, выставленные на торги: { $names }
phrase-one-bid-larger-than-the-others = одна ставка больше остальных
phrase-resources = ресурсы
phrase-only-on-buildings-and-summer-boats-of-a-seat = только на постройках и летних лодках, принадлежащих какому-то месту
phrase-name-with-seat-n = { $name } у места { $n }
phrase-the-seat-that-took-it = место, которое её взяло
phrase-cargo-on-name = груз на лодке { $name }
phrase-none-on-a-boat-that-was-taken = ничего на взятой лодке
phrase-a-move = ход
phrase-n-homes-to-deal = домашних тайлов, которые нужно раздать: { $n }
phrase-one-for-each-seat-without-a-home = по одному на каждое место без домашнего тайла
phrase-n-tiles-to-show = тайлов, которые нужно открыть: { $n }
phrase-n-spring-tiles-with-those-on-the-table = весенних тайлов вместе с теми, что на столе: { $n }
phrase-a-turn-order-tile-missing = нет тайла порядка хода
phrase-all-of-them-in-the-row = все в ряду
phrase-a-game-in-play-without-homes = идущая партия без домашних тайлов
phrase-a-home-for-each-seat = по домашнему тайлу на каждое место
phrase-workers-at-tiles-between-two-seasons = рабочие у тайлов между сезонами
phrase-winter-hands-names = зимних тайлов на руках: { $names }
phrase-1-to-n-tiles-each-until-winter = до зимы тайлов у каждого от 1 до { $n }
phrase-none-after-the-choice = ничего после выбора
phrase-one-for-each-seat-that-decides = по одной на каждое место, которому нужно принять решение
phrase-answers-of-other-seats = ответы других мест
phrase-a-list-for-each-seat-that-decides = список для каждого места, которому нужно принять решение
phrase-pieces-set-aside-or-putaway-alone = отложенное без PutAway или PutAway без отложенного
phrase-draws-of-two-seats = жребий двух мест сразу
phrase-of-one-seat = жребий одного места
phrase-a-tile-that-can-be-used = тайл, который можно использовать
phrase-a-tile-at-auction = тайл на торгах
phrase-what-can-pay-for-this-use = то, чем можно заплатить за это использование
phrase-a-colour-that-the-tile-takes = цвет, который подходит тайлу
phrase-own-losing-groups-in-rising-order = свои проигрывающие ставки по возрастанию
phrase-a-tile-with-transport = тайл с транспортом
phrase-a-tile-with-workers-on-it = тайл с рабочими
phrase-n-steps-and-count-upgrades = шагов { $n }, улучшений { $count }
phrase-what-name-gives = то, что даёт { $name }
phrase-an-own-tile-to-upgrade = свой тайл, который можно улучшить
phrase-only-for-an-upgrade-that-takes-any-skill = только для улучшения за любой навык
phrase-a-list-of-numbers = список чисел
phrase-n-draws-of-seat-me = жребиев места { $me }: { $n }
phrase-n-workers-with-those-behind-the-screen = рабочих вместе с теми, что за ширмой: { $n }
phrase-n-deals-to-seat-me = раздач месту { $me }: { $n }
phrase-n-winter-tiles-with-those-in-hand = зимних тайлов вместе с теми, что в руке: { $n }
phrase-n-workers-to-load = рабочих для погрузки: { $n }
phrase-n-tokens-to-load = жетонов для погрузки: { $n }
phrase-the-spring-cargo-with-those-on-board = весенний груз вместе с тем, что на борту
phrase-name-at-auction-in-names = { $name } на торгах в сезон { $names }
phrase-tiles-of-the-season = тайлы сезона
phrase-a-winter-tile-in-a-village = зимний тайл в деревне
phrase-only-in-winter = только зимой
phrase-a-turn-order-tile-out-of-the-row = тайл порядка хода вне ряда
phrase-only-at-the-end-of-winter = только в конце зимы
phrase-n-workers-and-count-tokens-on-name = на лодке { $name } рабочих { $n }, жетонов { $count }
phrase-at-most-n-in-this-season = не больше { $n } в этом сезоне
phrase-n-after-this-season = после этого сезона номер { $n }
phrase-the-final-scoring = финальный подсчёт очков
phrase-only-after-winter = только после зимы
phrase-the-choice-of-winter-tiles = выбор зимних тайлов
phrase-no-winter-tiles-to-choose-from = выбирать зимние тайлы не из чего
phrase-one-for-each-seat-at-least = хотя бы по одному на место
phrase-boats-taken-before-the-end-of-the-season = лодки, взятые до конца сезона
phrase-seats-names-to-take-a-boat = лодку берут места { $names }
phrase-names-who-have-none = места { $names }, у которых лодки нет
phrase-a-boat-tile-of-a-seat = тайл лодки, принадлежащий месту
phrase-n-times-name = шагов { $name }: { $n }
phrase-n-pieces-to-draw = не больше, чем можно вытянуть: { $n }
phrase-a-turn-of-seat-me-before-that-of-seat-other = ход места { $me } перед ходом места { $other }
phrase-turns-clockwise = ходы по часовой стрелке
phrase-n-passes-and-a-turn = пасов { $n } и ещё ход
phrase-less-than-n = меньше { $n }
phrase-a-number-for-each-earlier-colour = число для каждого предыдущего цвета
phrase-resources-on-the-tile-in-the-order-of-the-icons = ресурсы на тайле в порядке значков
phrase-tiles-to-place = тайлы, которые нужно выложить
phrase-none-at-the-start-of-a-season = ничего в начале сезона
phrase-seats-names-without-a-boat = места { $names } без лодки
phrase-everybody-has-one = по одной у каждого
phrase-a-boat-without-its-owner = лодка не у своего владельца
phrase-in-winter-the-boats-belong-to-those-who-took-them = зимой лодки у тех, кто их взял
phrase-takeone-without-a-place = TakeOne, когда нечего взять или некуда положить
phrase-a-workshop-in-use-an-own-tile-and-something-in-the-supply = используемая Мастерская, свой тайл и что-то в запасе
phrase-what-is-behind-the-screen = то, что за ширмой
phrase-a-summer-boat-at-auction = летняя лодка на торгах
phrase-n-of-the-season = { $n } из этого сезона
phrase-only-inside-the-expansion = только во время расширения деревни

reason-secret_workers = { $how ->
    [more] даёт рабочих: +{ $n }
   *[kept] бережёт рабочих на потом: { $n }
}
reason-secret_skills = { $how ->
    [more] даёт жетоны навыков: +{ $n }
   *[kept] бережёт жетоны навыков на потом: { $n }
}
reason-resource = { $how ->
    [more] даёт ресурс ({ $resource }): +{ $n }
    [denied] игрок { $name } теряет ресурс ({ $resource }): { $n }
   *[kept] бережёт ресурс для улучшения ({ $resource }): { $n }
}
reason-bid-tile = { $how ->
    [more] лучшая ставка на тайл «{ $tile }»
    [denied] перебивает ставку игрока { $name } на тайл «{ $tile }»
   *[kept] ставка на тайл «{ $tile }» остаётся лучшей
}
reason-own-tile = { $how ->
    [more] в деревне появляется тайл «{ $tile }»
    [denied] игрок { $name } остаётся без тайла «{ $tile }»
   *[kept] тайл «{ $tile }» остаётся в деле
}
reason-upgraded-tile = { $how ->
    [more] улучшает тайл «{ $tile }»
    [denied] игрок { $name } не улучшает тайл «{ $tile }»
   *[kept] тайл «{ $tile }» уже улучшен
}

## Parts of a position

position-season = Сезон
position-first = Первый игрок
position-turn = Чей ход
position-moment = Момент сезона
position-passes = Пасов подряд
position-green = Зелёные рабочие в запасе
position-flipped = Улучшенные тайлы
position-lying = Цвет лежащих ставок
position-last = Рабочие последнего использования
position-goods = Ресурсы на тайлах
position-cargo_workers = Рабочие на лодках
position-cargo_skills = Жетоны навыков на лодках
position-aside_workers = Отложенные рабочие
position-aside_skills = Отложенные жетоны навыков
position-seen_workers = Что все знают о рабочих
position-seen_skills = Что все знают о жетонах навыков
position-turn_order = Тайлы порядка хода в ряду
position-home = Номер домашнего тайла
position-village = Тайлы деревни
position-won = Выигранные, но не выложенные тайлы
position-auction = Тайлы на торгах
position-users = Рабочие на тайлах
position-bids = Ставки
position-colour = Цвет рабочих у тайлов
position-workers = Рабочие за ширмой
position-skills = Жетоны навыков
position-winter = Зимние тайлы в руке
position-chosen = Зимние тайлы для торгов
position-boat = Взятая лодка
position-points = Очки
field-stock = Скрыто всего
field-places = По местам
field-known = Точно лежит там
field-unknown = Неизвестного вида
field-floor = Среди них не меньше
field-cap = Среди них не больше
place-bag = Мешочек
place-pile = Стопка
place-aside = Отложено
moment-turns = ходы сезона
moment-season_end = конец сезона
moment-expansion = расширение деревень
moment-scoring = финальный подсчёт очков
