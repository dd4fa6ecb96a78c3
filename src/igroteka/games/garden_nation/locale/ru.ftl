# «Садовый Народец» по-русски.
# Формы: .gen — родительный падеж.

title = Садовый Народец
tagline = Возведите башни своего клана в заброшенном саду
about = Семь территорий по семь зон — и черепаха с краном на панцире: зона, в которой вы строите, решает, где строить следующему. Расселяйте жителей по этажам, выполняйте общие проекты раньше соперников, захватывайте здания, переносите крыши и сберегите достаточно жителей, чтобы две тайные цели принесли победу.
minutes = 45 минут
weight = средняя

## Слова

clan-sylphs = Сильфиды
clan-mecass = Мекасса
clan-pterygotes = Птериготы
clan-azagayas = Азагайи

kind-green = зелень
    .gen = зелени
kind-yellow = жёлтая трава
    .gen = жёлтой травы
kind-red = красные листья
    .gen = красных листьев
kind-bramble = колючка
    .gen = колючки

place-c = в центре
place-nw = слева вверху
place-ne = справа вверху
place-e = справа
place-se = справа внизу
place-sw = слева внизу
place-w = слева

ploy-invasion = захват здания
ploy-strategic = стратегическое перемещение
ploy-roof = перенос крыши

project-sacred_place_yellow = Святыня (жёлтая трава)
project-sacred_place_red = Святыня (красные листья)
project-infirmary_green = Клиника (зелень)
project-infirmary_red = Клиника (красные листья)
project-fortress_yellow = Крепость (жёлтая трава)
project-fortress_green = Крепость (зелень)
project-house = Домик
project-herbalist = Оранжерея
project-prison = Тюрьма
project-terraced_houses = Дуплекс
project-forge = Кузница
project-outpost = Форпост
project-sanctuary = Убежище
project-windmill = Мельница
project-bunker = Бункер
project-apartments = Апартаменты
project-power_station = Электростанция
project-radio_tower = Радиовышка
project-temple = Храм
project-water_reservoir = Водохранилище
project-air_base = Авиабаза

goal-sacred_place_yellow = От 2 этажей на зелени, рядом с незанятой зоной жёлтой травы
goal-sacred_place_red = От 2 этажей на зелени, рядом с незанятой зоной красных листьев
goal-infirmary_green = От 2 этажей на жёлтой траве, рядом с незанятой зоной зелени
goal-infirmary_red = От 2 этажей на жёлтой траве, рядом с незанятой зоной красных листьев
goal-fortress_yellow = От 2 этажей на красных листьях, рядом с незанятой зоной жёлтой травы
goal-fortress_green = От 2 этажей на красных листьях, рядом с незанятой зоной зелени
goal-house = От 2 этажей на зелени на внешней территории
goal-herbalist = От 2 этажей на жёлтой траве на внешней территории
goal-prison = От 2 этажей на красных листьях на внешней территории
goal-terraced_houses = Здания в двух соседних зонах зелени
goal-forge = Здания в двух соседних зонах жёлтой травы
goal-outpost = Здания в двух соседних зонах красных листьев
goal-sanctuary = Здания в двух соседних зонах зелени, одно — от 2 этажей
goal-windmill = Здания в двух соседних зонах жёлтой травы, одно — от 2 этажей
goal-bunker = Здания в двух соседних зонах красных листьев, одно — от 2 этажей
goal-apartments = От 3 этажей на зелени на центральной территории
goal-power_station = От 3 этажей на жёлтой траве на центральной территории
goal-radio_tower = От 3 этажей на красных листьях на центральной территории
goal-temple = От 2 этажей на зелени, рядом здания на жёлтой траве и на красных листьях
goal-water_reservoir = От 2 этажей на жёлтой траве, рядом здания на зелени и на красных листьях
goal-air_base = От 2 этажей на красных листьях, рядом здания на зелени и на жёлтой траве

secret-sculpture = Скульптура
secret-market = Рынок
secret-watchtower = Сторожевая башня
secret-cabaret = Ночной клуб
secret-post_office = Почта
secret-barracks = Бараки
secret-belfry = Часовая башня
secret-observatory = Обсерватория
secret-territory_control_1_3 = Контроль территории 1 + 3
secret-territory_control_2_4 = Контроль территории 2 + 4
secret-territory_control_3_5 = Контроль территории 3 + 5
secret-territory_control_4_6 = Контроль территории 4 + 6
secret-territory_control_5_7 = Контроль территории 5 + 7
secret-territory_control_6_1 = Контроль территории 6 + 1
secret-territory_control_7_2 = Контроль территории 7 + 2
secret-unseen = тайная цель

aim-sculpture = По 3 за каждое открытое здание от 2 этажей на зелени
aim-market = По 3 за каждое открытое здание от 2 этажей на жёлтой траве
aim-watchtower = По 3 за каждое открытое здание от 2 этажей на красных листьях
aim-cabaret = По 1 за каждый этаж в открытых зданиях на зелени
aim-post_office = По 1 за каждый этаж в открытых зданиях на жёлтой траве
aim-barracks = По 1 за каждый этаж в открытых зданиях на красных листьях
aim-belfry = По 7 за каждую территорию с открытым зданием от 3 этажей
aim-observatory = По 11 за каждую территорию с открытым зданием от 4 этажей
aim-territory_control_1_3 = { aim-control } 1 и 3
aim-territory_control_2_4 = { aim-control } 2 и 4
aim-territory_control_3_5 = { aim-control } 3 и 5
aim-territory_control_4_6 = { aim-control } 4 и 6
aim-territory_control_5_7 = { aim-control } 5 и 7
aim-territory_control_6_1 = { aim-control } 6 и 1
aim-territory_control_7_2 = { aim-control } 7 и 2
aim-control = Единоличное большинство этажей: 4 на одной, 12 на обеих территориях —

a-project = { $project }
a-secret = { $secret }
a-ploy = { $ploy_cap }

n-price = { $price ->
    [one] { $price } житель
    [few] { $price } жителя
   *[many] { $price } жителей
}
n-inhabitants = { $inhabitants ->
    [one] { $inhabitants } житель
    [few] { $inhabitants } жителя
   *[many] { $inhabitants } жителей
}
n-floors = { $floors ->
    [one] { $floors } этаж
    [few] { $floors } этажа
   *[many] { $floors } этажей
}

## Счёт

item-projects = Общие проекты
item-objective_1 = Первая тайная цель
item-objective_2 = Вторая тайная цель
item-population = Население

## Что происходит

event-laid = Территория { $territory } ложится на поле: { $place }.
event-opened = Новый общий проект: { $project }.
event-first = Начинает { $seat }.
event-dealt = { $seat } получает карту: { $secret }.
event-kept = { $seat } оставляет карту: { $secret }.
event-round = Начинается раунд { $round }.
event-turn = { $actions ->
    [1] Ходит { $seat }: одно действие.
   *[other] Ходит { $seat }, действий: { $actions }.
}
event-planted = Колючка на территории { $territory } превращается в зону { $kind_gen }.
event-built = { $seat } строит { $floors }-й этаж на территории { $territory }, { $place }. Цена: { n-price }.
event-last_floor = { $seat } ставит последний этаж. Этот раунд последний.
event-demolished = { $seat } сносит здание ({ n-floors }) на территории { $territory }, { $place }. Возвращаются { n-price }.
event-invaded = { $seat } захватывает здание ({ $other_seat }, { n-floors }) на территории { $territory }, { $place }. Цена: { n-price }.
event-crane = Крановая черепаха переходит на территорию { $territory }.
event-strategic = Стратегическое перемещение: { $seat } ведёт Крановую черепаху на территорию { $territory }.
event-lifted = Перенос крыши: { $seat } снимает крышу на территории { $territory }, { $place }.
event-covered = { $seat } кладёт крышу на здание на территории { $territory }, { $place }.
event-passed = { $seat } нигде не может строить и пасует.
event-claimed = { $seat } выполняет проект «{ $project }» на территории { $territory }, { $place }: { n-points }.
event-next = { $seat } выбирает, кто следующий: { $other_seat }.
event-controlled = { $seat } лидирует на территории { $territory }: ещё { n-inhabitants }.
event-objective = { $seat }, «{ $secret }»: { n-points }.
event-final_population = { $seat }, население { $inhabitants }: { n-points }.
event-game_over = Игра окончена.

## Вопросы

ask-KeepSecrets = Оставьте две разные тайные цели.
ask-Action = Действуйте на территории { $territory }. { actions-left }
ask-Action-first = Первое действие партии: стройте где угодно. { actions-left }
ask-Action-roof = Стройте или сносите на территории { $territory }, откуда снята крыша. { actions-left }
ask-Action-chain = На территории { $territory } строить нельзя: стройте на территории { $other } или снесите что-нибудь по пути. { actions-left }
ask-Action-stuck = Строить негде: снесите здание или спасуйте. { actions-left }
actions-left = { $left ->
    [1] Это последнее действие хода.
   *[other] Осталось действий: { $left }.
}
ask-Transfer = Положите крышу на другое своё открытое здание в зоне того же типа.
ask-Claim = Здание завершает общий проект. Выполнить?
ask-ChooseNext = Кто ходит следующим?

## Ходы

move-build = Территория { $territory }, { $place } ({ $kind }), этаж { $floors }: цена { n-price }, Крановая черепаха на { $crane }
move-build-bramble = Территория { $territory }, { $place }, колючка станет зоной { $kind_gen }: цена { n-price }, Крановая черепаха на { $crane }
move-demolish = Снести { n-floors } на территории { $territory }, { $place }: вернутся { n-price }, Крановая черепаха на { $crane }
move-invade = Захватить здание ({ $seat }, { n-floors }) на территории { $territory }, { $place }: цена { n-price }, Крановая черепаха на { $crane }
move-strategic = Стратегическое перемещение: Крановая черепаха на территорию { $territory }
move-lift = Перенос крыши: снять крышу на территории { $territory }, { $place }
move-cover = Положить крышу: территория { $territory }, { $place }
move-claim = Выполнить проект «{ $project }»: { n-points }, здание закроет крыша
move-decline = Ничего не выполнять
move-pass = Пас: Крановая черепаха остаётся на месте
move-next = Следующим ходит { $seat }
move-keep = Оставить: { $first } и { $second }

chance-first = Первый игрок: { $seat }
chance-lay = Территория { $territory } ({ $place }), поворот { $turns } × 60°
chance-open = Открыт проект: { $project }
chance-deal = Роздана карта: { $secret }

## Отказы

no-tied = После переноса крыши действуют на территории { $territory }.
no-elsewhere = Крановая черепаха стоит на территории { $territory }: действуйте там.
no-chain = Строить сейчас можно только на территории { $territory }.
no-foreign = Это чужое здание ({ $seat }).
no-foreign-invade = Это чужое здание ({ $seat }). Цена захвата: { n-price }.
no-invasion-floors = Для захвата нужны этажи в запасе: { $floors }, а у вас { $supply }.
no-invasion-price = Цена захвата: { n-price }, и хотя бы один должен остаться, а у вас { $inhabitants }.
no-closed = У здания есть крыша: этажи к нему не добавить.
no-floors = У вас не осталось этажей.
no-inhabitants = Цена этажа: { n-price }, и хотя бы один должен остаться, а у вас { $inhabitants }.
no-territory = Крановая черепаха идёт по той зоне, в которой вы действуете. Чтобы сначала сдвинуть её на один номер, выберите стратегическое перемещение.
no-demolition = Здесь нет вашего здания для сноса.
no-foreign-ploy = Это чужие жетоны хитростей.
no-first-ploy = Для первого действия партии хитростей нет.
no-second-ploy = На это действие хитрость уже потрачена.
no-ploy-left = Все четыре жетона хитростей потрачены.
no-invasion = Здесь нет здания, которое вы могли бы захватить.
no-roof = Здесь нет вашей крыши, которую можно перенести на другое здание.
no-bramble-left = Жетонов колючки этого типа ({ $kind }) не осталось.
no-bramble-yet = Сначала выберите зону колючки, потом её тип.
no-claim-yet = Проект выполняют сразу после того, как поставлен этаж.
no-claim = С этим зданием проект «{ $project }» не выполнен.
no-claim-first = Сначала решите, выполнять ли проект.
no-next-yet = Следующего игрока выбирают после последнего действия.
no-played = { $seat } в этом раунде больше не ходит.
no-next-first = Сначала выберите следующего игрока.
no-cover-foreign = Это не ваше здание.
no-cover-closed = На этом здании уже есть крыша.
no-cover-kind = Крыша подходит только к зоне того же типа: { $kind }.
no-transfer-first = Сначала положите крышу.
no-keep-first = Сначала выберите две тайные цели.
no-secret = Тайные цели остаются с вами до конца игры.
no-deck = В колоду заглядывать нельзя.

## Подготовка

option-first = Первый игрок
    .hint = Кто выполняет первое действие партии.
option-first-random = По жребию
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-rotation = Поворот территорий
    .hint = Поворачивать ли каждую территорию случайным образом.
option-rotation-random = Случайный
option-rotation-none = Без поворота
option-round_limit = Предел раундов
    .hint = Страховка для моделирования; в правилах предела нет.
option-round_limit-none = Нет
option-round_limit-60 = 60 раундов

order-pass = Когда ничего нельзя сделать
    .hint = Спрашивать ли, если остаётся только пас.
order-pass-ask = Спрашивать всегда
order-pass-alone = Пасовать без вопросов

## Рисунок

draw-title = Садовый Народец
draw-score = { $seat }: { n-points }.
draw-round = Раунд { $round }
draw-turn = Ходит { $seat }
draw-turn-left = { $left ->
    [one] Ходит { $seat }: осталось { $left } действие
    [few] Ходит { $seat }: осталось { $left } действия
   *[many] Ходит { $seat }: осталось { $left } действий
}
draw-all-choose = Все выбирают тайные цели
draw-last-round = Последний раунд
draw-over = Игра окончена
draw-territory = { $crane ->
    [1] Территория { $territory }, здесь Крановая черепаха
   *[0] Территория { $territory }
}
draw-zone = Территория { $territory }, { $place }: { $kind }, следующий этаж стоит { $price }, Крановая черепаха на { $crane }{ $floors ->
    [0] { "" }
   *[other] . { $seat }: { n-floors }{ $closed ->
        [1] , с крышей
       *[0] { "" }
    }; снос или захват: { $double }
}
draw-control = Этажи на территории { $territory }: { $players }
draw-has-floors = { $seat } { $floors }
draw-space = { $actions ->
    [one] Порядок хода, ячейка { $number }, { $actions } действие: { $seat }
    [few] Порядок хода, ячейка { $number }, { $actions } действия: { $seat }
   *[many] Порядок хода, ячейка { $number }, { $actions } действий: { $seat }
}
draw-space-free = { $actions ->
    [one] Порядок хода, ячейка { $number }, { $actions } действие: свободна
    [few] Порядок хода, ячейка { $number }, { $actions } действия: свободна
   *[many] Порядок хода, ячейка { $number }, { $actions } действий: свободна
}
draw-deck = Проектов в колоде: { $count }
draw-bramble = Жетоны зон колючки, { $kind }: { $count }
draw-roofs = Осталось крыш: { $count }
draw-demolish = Снести своё здание: вернутся все его этажи и вдвое больше жителей, чем они стоили
draw-demolish-short = Снести
draw-project = { $letter }. { $project }, { n-points }:
draw-player = { $seat }: { n-points }, { n-inhabitants }, этажей в запасе: { $floors }{ $space ->
    [0] { "" }
   *[other] , порядок хода: { $space }
}
draw-worth = { n-inhabitants } в конце игры: { n-points }
draw-ploys-left = { $seat }, осталось жетонов хитростей: { $count }
draw-ploy = { $seat }, { $ploy }: потрачено { $count }, осталось жетонов { $left }
draw-claimed = { $seat }, выполнено проектов: { $count }{ $count ->
    [0] { "" }
   *[other] { " " }({ $projects })
}
draw-secret = { $seat }: { $secret }
draw-secrets = { $seat }, тайных целей: { $count }
draw-revealed = { $seat }, { $secret }: { n-points }
draw-territory-control = Контроль территории

sketch-crane = { $crane ->
    [0] Крановая черепаха рядом с полем
   *[other] Крановая черепаха на территории { $crane }
}
sketch-legend = Число: цена зоны; строчная буква: колючка с жетоном; 1:2: у игрока 1 здесь 2 этажа; ^: крыша; @: территория Крановой черепахи.
sketch-completes = Ваш следующий этаж выполнит его здесь: { $zones }
sketch-ploys = осталось жетонов хитростей: { $left }
sketch-claimed = проекты: { $projects }
sketch-secrets = тайные цели: { $secrets }
