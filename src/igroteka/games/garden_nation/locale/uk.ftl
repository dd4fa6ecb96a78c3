# «Садовий Народець» українською.
# Форми: .gen — родовий відмінок.

title = Садовий Народець
tagline = Зведіть вежі свого клану в покинутому саду
about = Сім територій по сім зон — і черепаха з краном на панцирі: зона, у якій ви будуєте, вирішує, де будувати наступному. Розселяйте жителів по поверхах, виконуйте спільні проєкти раніше за суперників, захоплюйте будівлі, переносьте дахи та збережіть досить жителів, щоб дві таємні цілі принесли перемогу.
minutes = 45 хвилин
weight = середня

## Слова

clan-sylphs = Сильфіди
clan-mecass = Мекасса
clan-pterygotes = Птериготи
clan-azagayas = Азагаї

kind-green = зелень
    .gen = зелені
kind-yellow = жовта трава
    .gen = жовтої трави
kind-red = червоне листя
    .gen = червоного листя
kind-bramble = колючка
    .gen = колючки

place-c = у центрі
place-nw = ліворуч угорі
place-ne = праворуч угорі
place-e = праворуч
place-se = праворуч унизу
place-sw = ліворуч унизу
place-w = ліворуч

ploy-invasion = захоплення будівлі
ploy-strategic = стратегічне переміщення
ploy-roof = перенесення даху

project-sacred_place_yellow = Святиня (жовта трава)
project-sacred_place_red = Святиня (червоне листя)
project-infirmary_green = Лікарня (зелень)
project-infirmary_red = Лікарня (червоне листя)
project-fortress_yellow = Фортеця (жовта трава)
project-fortress_green = Фортеця (зелень)
project-house = Будиночок
project-herbalist = Оранжерея
project-prison = В’язниця
project-terraced_houses = Дуплекс
project-forge = Кузня
project-outpost = Форпост
project-sanctuary = Притулок
project-windmill = Млин
project-bunker = Бункер
project-apartments = Апартаменти
project-power_station = Електростанція
project-radio_tower = Радіовежа
project-temple = Храм
project-water_reservoir = Водосховище
project-air_base = Авіабаза

goal-sacred_place_yellow = Від 2 поверхів на зелені, поруч із незайнятою зоною жовтої трави
goal-sacred_place_red = Від 2 поверхів на зелені, поруч із незайнятою зоною червоного листя
goal-infirmary_green = Від 2 поверхів на жовтій траві, поруч із незайнятою зоною зелені
goal-infirmary_red = Від 2 поверхів на жовтій траві, поруч із незайнятою зоною червоного листя
goal-fortress_yellow = Від 2 поверхів на червоному листі, поруч із незайнятою зоною жовтої трави
goal-fortress_green = Від 2 поверхів на червоному листі, поруч із незайнятою зоною зелені
goal-house = Від 2 поверхів на зелені на зовнішній території
goal-herbalist = Від 2 поверхів на жовтій траві на зовнішній території
goal-prison = Від 2 поверхів на червоному листі на зовнішній території
goal-terraced_houses = Будівлі у двох сусідніх зонах зелені
goal-forge = Будівлі у двох сусідніх зонах жовтої трави
goal-outpost = Будівлі у двох сусідніх зонах червоного листя
goal-sanctuary = Будівлі у двох сусідніх зонах зелені, одна — від 2 поверхів
goal-windmill = Будівлі у двох сусідніх зонах жовтої трави, одна — від 2 поверхів
goal-bunker = Будівлі у двох сусідніх зонах червоного листя, одна — від 2 поверхів
goal-apartments = Від 3 поверхів на зелені на центральній території
goal-power_station = Від 3 поверхів на жовтій траві на центральній території
goal-radio_tower = Від 3 поверхів на червоному листі на центральній території
goal-temple = Від 2 поверхів на зелені, поруч будівлі на жовтій траві й на червоному листі
goal-water_reservoir = Від 2 поверхів на жовтій траві, поруч будівлі на зелені й на червоному листі
goal-air_base = Від 2 поверхів на червоному листі, поруч будівлі на зелені й на жовтій траві

secret-sculpture = Скульптура
secret-market = Ринок
secret-watchtower = Сторожова вежа
secret-cabaret = Нічний клуб
secret-post_office = Пошта
secret-barracks = Казарми
secret-belfry = Годинникова вежа
secret-observatory = Обсерваторія
secret-territory_control_1_3 = Контроль території 1 + 3
secret-territory_control_2_4 = Контроль території 2 + 4
secret-territory_control_3_5 = Контроль території 3 + 5
secret-territory_control_4_6 = Контроль території 4 + 6
secret-territory_control_5_7 = Контроль території 5 + 7
secret-territory_control_6_1 = Контроль території 6 + 1
secret-territory_control_7_2 = Контроль території 7 + 2
secret-unseen = таємна ціль

aim-sculpture = По 3 за кожну відкриту будівлю від 2 поверхів на зелені
aim-market = По 3 за кожну відкриту будівлю від 2 поверхів на жовтій траві
aim-watchtower = По 3 за кожну відкриту будівлю від 2 поверхів на червоному листі
aim-cabaret = По 1 за кожен поверх у відкритих будівлях на зелені
aim-post_office = По 1 за кожен поверх у відкритих будівлях на жовтій траві
aim-barracks = По 1 за кожен поверх у відкритих будівлях на червоному листі
aim-belfry = По 7 за кожну територію з відкритою будівлею від 3 поверхів
aim-observatory = По 11 за кожну територію з відкритою будівлею від 4 поверхів
aim-territory_control_1_3 = { aim-control } 1 і 3
aim-territory_control_2_4 = { aim-control } 2 і 4
aim-territory_control_3_5 = { aim-control } 3 і 5
aim-territory_control_4_6 = { aim-control } 4 і 6
aim-territory_control_5_7 = { aim-control } 5 і 7
aim-territory_control_6_1 = { aim-control } 6 і 1
aim-territory_control_7_2 = { aim-control } 7 і 2
aim-control = Одноосібна більшість поверхів: 4 на одній, 12 на обох територіях —

a-project = { $project }
a-secret = { $secret }
a-ploy = { $ploy_cap }

n-price = { $price ->
    [one] { $price } житель
    [few] { $price } жителі
   *[many] { $price } жителів
}
n-inhabitants = { $inhabitants ->
    [one] { $inhabitants } житель
    [few] { $inhabitants } жителі
   *[many] { $inhabitants } жителів
}
n-floors = { $floors ->
    [one] { $floors } поверх
    [few] { $floors } поверхи
   *[many] { $floors } поверхів
}

## Рахунок

item-projects = Спільні проєкти
item-objective_1 = Перша таємна ціль
item-objective_2 = Друга таємна ціль
item-population = Населення

## Що відбувається

event-laid = Територія { $territory } лягає на поле: { $place }.
event-opened = Новий спільний проєкт: { $project }.
event-first = Починає { $seat }.
event-dealt = { $seat } отримує карту: { $secret }.
event-kept = { $seat } лишає собі карту: { $secret }.
event-round = Починається раунд { $round }.
event-turn = { $actions ->
    [1] Ходить { $seat }: одна дія.
   *[other] Ходить { $seat }, дій: { $actions }.
}
event-planted = Колючка на території { $territory } стає зоною { $kind_gen }.
event-built = { $seat } будує { $floors }-й поверх на території { $territory }, { $place }. Ціна: { n-price }.
event-last_floor = { $seat } ставить останній поверх. Цей раунд останній.
event-demolished = { $seat } зносить будівлю ({ n-floors }) на території { $territory }, { $place }. Повертаються { n-price }.
event-invaded = { $seat } захоплює будівлю ({ $other_seat }, { n-floors }) на території { $territory }, { $place }. Ціна: { n-price }.
event-crane = Кранова черепаха переходить на територію { $territory }.
event-strategic = Стратегічне переміщення: { $seat } веде Кранову черепаху на територію { $territory }.
event-lifted = Перенесення даху: { $seat } знімає дах на території { $territory }, { $place }.
event-covered = { $seat } кладе дах на будівлю на території { $territory }, { $place }.
event-passed = { $seat } ніде не може будувати й пасує.
event-claimed = { $seat } виконує проєкт «{ $project }» на території { $territory }, { $place }: { n-points }.
event-next = { $seat } обирає, хто наступний: { $other_seat }.
event-controlled = { $seat } лідирує на території { $territory }: ще { n-inhabitants }.
event-objective = { $seat }, «{ $secret }»: { n-points }.
event-final_population = { $seat }, населення { $inhabitants }: { n-points }.
event-game_over = Гру завершено.

## Запитання

ask-KeepSecrets = Лишіть собі дві різні таємні цілі.
ask-Action = Дійте на території { $territory }. { actions-left }
ask-Action-first = Перша дія партії: будуйте будь-де. { actions-left }
ask-Action-roof = Будуйте або зносьте на території { $territory }, звідки знято дах. { actions-left }
ask-Action-chain = На території { $territory } будувати не можна: будуйте на території { $other } або знесіть щось дорогою. { actions-left }
ask-Action-stuck = Будувати ніде: знесіть будівлю або спасуйте. { actions-left }
actions-left = { $left ->
    [1] Це остання дія ходу.
   *[other] Лишилося дій: { $left }.
}
ask-Transfer = Покладіть дах на іншу свою відкриту будівлю в зоні того самого типу.
ask-Claim = Будівля завершує спільний проєкт. Виконати?
ask-ChooseNext = Хто ходить наступним?

## Ходи

move-build = Територія { $territory }, { $place } ({ $kind }), поверх { $floors }: ціна { n-price }, Кранова черепаха на { $crane }
move-build-bramble = Територія { $territory }, { $place }, колючка стане зоною { $kind_gen }: ціна { n-price }, Кранова черепаха на { $crane }
move-demolish = Знести { n-floors } на території { $territory }, { $place }: повернуться { n-price }, Кранова черепаха на { $crane }
move-invade = Захопити будівлю ({ $seat }, { n-floors }) на території { $territory }, { $place }: ціна { n-price }, Кранова черепаха на { $crane }
move-strategic = Стратегічне переміщення: Кранова черепаха на територію { $territory }
move-lift = Перенесення даху: зняти дах на території { $territory }, { $place }
move-cover = Покласти дах: територія { $territory }, { $place }
move-claim = Виконати проєкт «{ $project }»: { n-points }, будівлю закриє дах
move-decline = Нічого не виконувати
move-pass = Пас: Кранова черепаха лишається на місці
move-next = Наступним ходить { $seat }
move-keep = Лишити: { $first } і { $second }

chance-first = Перший гравець: { $seat }
chance-lay = Територія { $territory } ({ $place }), поворот { $turns } × 60°
chance-open = Відкрито проєкт: { $project }
chance-deal = Роздано карту: { $secret }

## Відмови

no-tied = Після перенесення даху діють на території { $territory }.
no-elsewhere = Кранова черепаха стоїть на території { $territory }: дійте там.
no-chain = Будувати зараз можна лише на території { $territory }.
no-foreign = Це чужа будівля ({ $seat }).
no-foreign-invade = Це чужа будівля ({ $seat }). Ціна захоплення: { n-price }.
no-invasion-floors = Для захоплення потрібні поверхи в запасі: { $floors }, а ви маєте { $supply }.
no-invasion-price = Ціна захоплення: { n-price }, і принаймні один має лишитися, а ви маєте { $inhabitants }.
no-closed = Будівля має дах: поверхів до неї не додати.
no-floors = У вас не лишилося поверхів.
no-inhabitants = Ціна поверху: { n-price }, і принаймні один має лишитися, а ви маєте { $inhabitants }.
no-territory = Кранова черепаха йде за тією зоною, у якій ви дієте. Щоб спершу зсунути її на один номер, оберіть стратегічне переміщення.
no-demolition = Тут немає вашої будівлі, яку можна знести.
no-foreign-ploy = Це чужі жетони хитрощів.
no-first-ploy = Для першої дії партії хитрощів немає.
no-second-ploy = На цю дію хитрощі вже витрачено.
no-ploy-left = Усі чотири жетони хитрощів витрачено.
no-invasion = Тут немає будівлі, яку ви могли б захопити.
no-roof = Тут немає вашого даху, який можна перенести на іншу будівлю.
no-bramble-left = Жетонів колючки цього типу ({ $kind }) не лишилося.
no-bramble-yet = Спершу оберіть зону колючки, потім її тип.
no-claim-yet = Проєкт виконують одразу після того, як поставлено поверх.
no-claim = Із цією будівлею проєкт «{ $project }» не виконано.
no-claim-first = Спершу вирішіть, чи виконувати проєкт.
no-next-yet = Наступного гравця обирають після останньої дії.
no-played = { $seat } у цьому раунді більше не ходить.
no-next-first = Спершу оберіть наступного гравця.
no-cover-foreign = Це не ваша будівля.
no-cover-closed = Ця будівля вже має дах.
no-cover-kind = Дах підходить лише до зони того самого типу: { $kind }.
no-transfer-first = Спершу покладіть дах.
no-keep-first = Спершу оберіть дві таємні цілі.
no-secret = Таємні цілі лишаються з вами до кінця гри.
no-deck = У колоду зазирати не можна.

## Підготовка

option-first = Перший гравець
    .hint = Хто виконує першу дію партії.
option-first-random = За жеребом
option-first-0 = Гравець 1
option-first-1 = Гравець 2
option-first-2 = Гравець 3
option-first-3 = Гравець 4
option-rotation = Поворот територій
    .hint = Чи повертати кожну територію випадково.
option-rotation-random = Випадковий
option-rotation-none = Без повороту
option-round_limit = Межа раундів
    .hint = Запобіжник для моделювання; у правилах межі немає.
option-round_limit-none = Немає
option-round_limit-60 = 60 раундів

order-pass = Коли нічого не можна зробити
    .hint = Чи питати, якщо лишається тільки пас.
order-pass-ask = Питати завжди
order-pass-alone = Пасувати без запитань

## Малюнок

draw-title = Садовий Народець
draw-score = { $seat }: { n-points }.
draw-round = Раунд { $round }
draw-turn = Ходить { $seat }
draw-turn-left = { $left ->
    [one] Ходить { $seat }: лишилася { $left } дія
    [few] Ходить { $seat }: лишилося { $left } дії
   *[many] Ходить { $seat }: лишилося { $left } дій
}
draw-all-choose = Усі обирають таємні цілі
draw-last-round = Останній раунд
draw-over = Гру закінчено
draw-territory = { $crane ->
    [1] Територія { $territory }, тут Кранова черепаха
   *[0] Територія { $territory }
}
draw-zone = Територія { $territory }, { $place }: { $kind }, наступний поверх коштує { $price }, Кранова черепаха на { $crane }{ $floors ->
    [0] { "" }
   *[other] . { $seat }: { n-floors }{ $closed ->
        [1] , з дахом
       *[0] { "" }
    }; знесення або захоплення: { $double }
}
draw-control = Поверхи на території { $territory }: { $players }
draw-has-floors = { $seat } { $floors }
draw-space = { $actions ->
    [one] Порядок ходу, комірка { $number }, { $actions } дія: { $seat }
    [few] Порядок ходу, комірка { $number }, { $actions } дії: { $seat }
   *[many] Порядок ходу, комірка { $number }, { $actions } дій: { $seat }
}
draw-space-free = { $actions ->
    [one] Порядок ходу, комірка { $number }, { $actions } дія: вільна
    [few] Порядок ходу, комірка { $number }, { $actions } дії: вільна
   *[many] Порядок ходу, комірка { $number }, { $actions } дій: вільна
}
draw-deck = Проєктів у колоді: { $count }
draw-bramble = Жетони зон колючки, { $kind }: { $count }
draw-roofs = Лишилося дахів: { $count }
draw-demolish = Знести свою будівлю: повернуться всі її поверхи і вдвічі більше жителів, ніж вони коштували
draw-demolish-short = Знести
draw-project = { $letter }. { $project }, { n-points }:
draw-player = { $seat }: { n-points }, { n-inhabitants }, поверхів у запасі: { $floors }{ $space ->
    [0] { "" }
   *[other] , порядок ходу: { $space }
}
draw-worth = { n-inhabitants } наприкінці гри: { n-points }
draw-ploys-left = { $seat }, лишилося жетонів хитрощів: { $count }
draw-ploy = { $seat }, { $ploy }: витрачено { $count }, лишилося жетонів { $left }
draw-claimed = { $seat }, виконано проєктів: { $count }{ $count ->
    [0] { "" }
   *[other] { " " }({ $projects })
}
draw-secret = { $seat }: { $secret }
draw-secrets = { $seat }, таємних цілей: { $count }
draw-revealed = { $seat }, { $secret }: { n-points }
draw-territory-control = Контроль території

sketch-crane = { $crane ->
    [0] Кранова черепаха поруч із полем
   *[other] Кранова черепаха на території { $crane }
}
sketch-legend = Число: ціна зони; мала літера: колючка з жетоном; 1:2: гравець 1 має тут 2 поверхи; ^: дах; @: територія Кранової черепахи.
sketch-completes = Ваш наступний поверх виконає його тут: { $zones }
sketch-ploys = лишилося жетонів хитрощів: { $left }
sketch-claimed = проєкти: { $projects }
sketch-secrets = таємні цілі: { $secrets }
