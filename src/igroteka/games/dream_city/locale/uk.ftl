# «Місто мрії» українською.
# Форми: .acc — знахідний відмінок, .gen — родовий, .ins — орудний,
# .plural — множина, .genpl — родовий множини. Немає форми — береться називний.
# Клітинки — у місцевому відмінку: прийменник «у» чи «в» ставить речення, за милозвучністю.

title = Місто мрії
tagline = Збудуйте місто, у якому хочеться жити
about = Забудуйте місто з двадцяти п’яти клітинок офісами, метро, парками, будинками й магазинами. Кожна будівля одразу приносить очки, а вибраний стовпець вирішує, який жетон ви візьмете наступним. Весняні клітинки, квітковий жетон і раптові перерахунки винагороджують тих, хто вміє вибрати мить.
minutes = 30 хвилин
weight = проста

## Слова

kind-office = офіс
    .plural = офіси
    .genpl = офісів
kind-metro = метро
    .plural = метро
    .genpl = метро
kind-park = парк
    .plural = парки
    .genpl = парків
kind-home = будинок
    .plural = будинки
    .genpl = будинків
kind-shop = магазин
    .plural = магазини
    .genpl = магазинів

tile-office = офіс
tile-metro = станція метро
    .acc = станцію метро
tile-park = парк
tile-home = будинок
tile-shop_park_home = магазин морозива
tile-shop_park_office = зоомагазин
tile-shop_park_metro = магазин яблук
tile-shop_home_office = магазин іграшок
tile-shop_office_metro = книгарня
    .acc = книгарню
tile-shop_home_metro = квітковий магазин
tile-unseen = закритий жетон
tile-none = порожньо

symbol-seed = насінина
    .gen = насінини
    .ins = насіниною
symbol-bulb = цибулина
    .gen = цибулини
    .ins = цибулиною
symbol-sprout = паросток
    .gen = паростка
    .ins = паростком
symbol-leaf = листок
    .gen = листка
    .ins = листком
symbol-star = зірочка
    .gen = зірочки
    .ins = зірочкою

cell-r1c1 = стовпці насінини, ряд 1
cell-r1c2 = стовпці цибулини, ряд 1
cell-r1c3 = стовпці паростка, ряд 1
cell-r1c4 = стовпці листка, ряд 1
cell-r1c5 = стовпці зірочки, ряд 1
cell-r2c1 = стовпці насінини, ряд 2
cell-r2c2 = стовпці цибулини, ряд 2
cell-r2c3 = стовпці паростка, ряд 2
cell-r2c4 = стовпці листка, ряд 2
cell-r2c5 = стовпці зірочки, ряд 2
cell-r3c1 = стовпці насінини, ряд 3
cell-r3c2 = стовпці цибулини, ряд 3
cell-r3c3 = стовпці паростка, ряд 3
cell-r3c4 = стовпці листка, ряд 3
cell-r3c5 = стовпці зірочки, ряд 3
cell-r4c1 = стовпці насінини, ряд 4
cell-r4c2 = стовпці цибулини, ряд 4
cell-r4c3 = стовпці паростка, ряд 4
cell-r4c4 = стовпці листка, ряд 4
cell-r4c5 = стовпці зірочки, ряд 4
cell-r5c1 = стовпці насінини, ряд 5
cell-r5c2 = стовпці цибулини, ряд 5
cell-r5c3 = стовпці паростка, ряд 5
cell-r5c4 = стовпці листка, ряд 5
cell-r5c5 = стовпці зірочки, ряд 5

bonus-double = подвоєння очок
bonus-extra_turn = додатковий хід

opponent-alice = Аліса
opponent-boris = Борис
opponent-zinovy = Зіновій

mode-training = навчальна партія
mode-full = повні правила
mode-solo = соло-режим

side-A = сторона А
side-B = сторона Б

n-tiles = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}

## Рахунок

item-office = Офіси
item-metro = Метро
item-park = Парки
item-home = Будинки
item-shop = Магазини
item-double = Подвоєння
item-rescoring = Перерахунки
item-final = Фінальний перерахунок
item-taken = Зібрані жетони
item-laps = Кола ринком

## Що відбувається

event-first = Починає { $seat }.
event-removed = У коробку прибрано { $tile_acc }.
event-dealt = { $seat } отримує { $tile_acc }.
event-left_over_unseen = Зайвий жетон іде в коробку закритим.
event-opponent_starts_with = Суперник отримує під час підготовки { $tile_acc }.
event-early_token = Під час підготовки виходить { $count ->
    [1] перший
   *[other] другий
} жетон перерахунку { $kind_genpl }: очки не перераховуються.
event-token = Виходить { $count ->
    [1] перший
   *[other] другий
} жетон перерахунку { $kind_genpl }.
event-no_rescoring = Перерахунку { $kind_genpl } не буде: його вже спричинив квітковий жетон.
event-turned = Під { $symbol_ins } відкривається { $tile }.
event-turn = Ходить { $seat }.
event-cannot_build = { $seat } не будує: немає жетонів або вільних клітинок.
event-built = { $tile_id ->
    [metro] { $seat } будує { $tile_acc } в { $cell }.
    [shop_office_metro] { $seat } будує { $tile_acc } в { $cell }.
    [shop_park_home] { $seat } будує { $tile_acc } в { $cell }.
   *[other] { $seat } будує { $tile_acc } у { $cell }.
}
event-spring = { $bonus_id ->
    [double] { $seat } подвоює очки за будівлю на весняній клітинці.
   *[extra_turn] { $seat } отримує додатковий хід за весняну клітинку.
}
event-flower = { $bonus_id ->
    [double] { $seat } витрачає квітковий жетон і подвоює очки за будівлю.
   *[extra_turn] { $seat } витрачає квітковий жетон на додатковий хід.
}
event-flower_rescore = { $seat } витрачає квітковий жетон, і всі перераховують { $kind_plural }.
event-scored = { $points ->
    [0] { $seat } не отримує очок за { $kind } у { $cell }.
   *[other] { $kind_id ->
        [metro] { $seat } отримує { n-points } за { $kind } в { $cell }.
       *[other] { $seat } отримує { n-points } за { $kind } у { $cell }.
    }
}
event-doubled = { $seat } отримує за подвоєння ще { n-points }.
event-took = { $seat } бере з ринку { $tile_acc } під { $symbol_ins }.
event-drew = { $seat } тягне { $tile_acc } зі стосу { $symbol_gen }.
event-took_nothing = { $seat } нічого не бере: ринок порожній.
event-extra_turn = { $seat } робить додатковий хід.
event-rescored = { $points ->
    [0] Перерахунок { $kind_genpl }: { $seat } не отримує очок.
   *[other] Перерахунок { $kind_genpl }: { $seat } отримує { n-points }.
}
event-kept = { $points ->
    [0] { $seat } залишає { $tile_acc } та не отримує очок за { $kind_plural }.
   *[other] { $seat } залишає { $tile_acc } та отримує { n-points } за { $kind_plural }.
}
event-opponent_stays = { $opponent } залишається на місці: відкритих жетонів немає.
event-opponent_lap = { $opponent } завершує коло й отримує { n-points }.
event-opponent_took = { $points ->
    [0] { $opponent } бере з ринку { $tile_acc } під { $symbol_ins }.
   *[other] { $opponent } бере з ринку { $tile_acc } під { $symbol_ins } й отримує { n-points }.
}
event-opponent_rescored = { $points ->
    [0] Перерахунок { $kind_genpl }: { $opponent } не отримує очок.
   *[other] Перерахунок { $kind_genpl }: { $opponent } отримує { n-points }.
}
event-opponent_final = { $opponent } отримує { n-points } за всю колекцію.
event-game_over = Партію завершено.

## Запитання

ask-Build = Збудуйте щось: покладіть жетон на порожню клітинку.
ask-Bonus = Будівля принесе { n-points }. Використати бонус?
ask-BeforeRefill = Використати квітковий жетон, доки ринок не поповнено?
ask-LastChance = Перерахувати щось квітковим жетоном, доки хід не завершено?
ask-ChooseFromMarket = Під { $symbol_ins } нічого не лишилося: візьміть із ринку будь-який жетон.
ask-KeepTile = Гра завершується. Залиште один жетон: будівлі цього виду у вашому місті буде перераховано.

## Ходи

move-build = { $tile_id ->
    [metro] { $tile_cap } в { $cell }: { n-points }
    [shop_office_metro] { $tile_cap } в { $cell }: { n-points }
    [shop_park_home] { $tile_cap } в { $cell }: { n-points }
   *[other] { $tile_cap } у { $cell }: { n-points }
}
move-spring = { $bonus_id ->
    [double] Весняна клітинка: подвоїти, ще { n-points }
   *[extra_turn] Весняна клітинка: додатковий хід
}
move-flower = { $bonus_id ->
    [double] Квітковий жетон: подвоїти, ще { n-points }
   *[extra_turn] Квітковий жетон: додатковий хід
}
move-flower_rescore = { $points ->
    [0] Квітковий жетон: перерахунок { $kind_genpl }, вам нічого
   *[other] Квітковий жетон: перерахунок { $kind_genpl }, вам { n-points }
}
move-take = Узяти { $tile_acc } під { $symbol_ins }
move-keep = Залишити { $tile_acc }: { n-points } за { $kind_plural }
caution-spring = Бонус весняної клітинки пропаде.
move-done = { $stage ->
    [Bonus] Далі: отримати очки й узяти жетон
    [BeforeRefill] Зберегти квітковий жетон
   *[LastChance] Завершити хід
}
more-build = Потім ви візьмете жетон під { $symbol_ins }.

chance-first = Перший гравець: { $seat }
chance-remove = У коробку: { $what }
chance-deal = У руку: { $what }
chance-left_over = Залишилося: { $what }
chance-turn_over = Відкрито: { $what }
chance-draw = Узято зі стосу: { $what }

## Що випало: запитання під час запису партії за справжнім столом

ask-FirstPlayer = Хто ходить першим?
ask-RemoveShop = Який магазин прибирають у коробку?
ask-Deal = Яку будівлю отримує { $seat }?
ask-LeftOver = Який жетон зайвий? Будівлі лишаються закритими, крім соло-режиму.
ask-TurnOver = Що відкривається під { $symbol_ins }?
ask-DrawBlind = Що { $seat } тягне зі стосу { $symbol_gen }?

what-office = { tile-office }
what-metro = { tile-metro }
what-park = { tile-park }
what-home = { tile-home }
what-shop_park_home = { tile-shop_park_home }
what-shop_park_office = { tile-shop_park_office }
what-shop_park_metro = { tile-shop_park_metro }
what-shop_home_office = { tile-shop_home_office }
what-shop_office_metro = { tile-shop_office_metro }
what-shop_home_metro = { tile-shop_home_metro }
what-rescore_office = жетон перерахунку офісів
what-rescore_metro = жетон перерахунку метро
what-rescore_park = жетон перерахунку парків
what-rescore_home = жетон перерахунку будинків
what-rescore_shop = жетон перерахунку магазинів
what-unseen = { tile-unseen }

## Відмови

no-built-already = Цього ходу ви вже будували.
no-take-yet = Тут не вибирають: жетон залежить від клітинки, на якій ви будуєте.
no-take-first = Спершу візьміть нову будівлю.
no-stack = Зазирати у стоси не можна.
no-collection = Ці жетони в суперника.
no-foreign-city = Це чуже місто.
no-occupied = У { $cell }, уже стоїть { $tile }.
no-flower-training = У навчальній партії квіткових жетонів немає.
no-flower-left = Ваш квітковий жетон уже витрачено.
no-single-token = { $count ->
    [0] Жетона перерахунку { $kind_genpl } ще немає, а потрібен рівно один.
   *[other] Вийшли вже обидва жетони перерахунку { $kind_genpl }, а потрібен рівно один.
}
no-foreign-flower = Це чужий квітковий жетон.
no-token-at-all = Жоден вид не має рівно одного жетона перерахунку, тож перераховувати нема чого.
no-empty-slot = Тут немає відкритого жетона.
no-game-ends = Будувати більше не треба: виберіть жетон, який залишите.
no-training-side = Навчальну партію грають лише на стороні А.

## Підготовка

option-mode = Правила
    .hint = У навчальній партії немає весняних бонусів, квіткових жетонів і перерахунків: добре для знайомства.
option-mode-full = Повні правила
option-mode-training = Навчальна партія
option-opponent = Суперник
    .hint = Хто ходитиме вздовж ринку й збиратиме жетони наввипередки з вами. Наскільки це важко: наш сильний бот перемагає Алісу, Бориса й Зіновія у 82, 18 і 5 % партій на стороні А та в 97, 55 і 10 % на стороні Б.
option-opponent-alice = Аліса, низька складність
option-opponent-boris = Борис, середня складність
option-opponent-zinovy = Зіновій, висока складність
option-side = Планшет міста
    .hint = На наших планшетах весняні клітинки лежать поруч на стороні А й далеко одна від одної на стороні Б; друковані планшети не опубліковано.
option-side-A = Сторона А
option-side-B = Сторона Б, трохи складніша
option-first = Перший гравець
    .hint = Хто починає кожне коло.
option-first-random = Випадковий
option-first-0 = Гравець 1
option-first-1 = Гравець 2
option-first-2 = Гравець 3
option-first-3 = Гравець 4
option-solo_take_scoring = Очки суперника за жетон
    .hint = Це наше рішення: правила можна зрозуміти трояко. В їхньому останньому прикладі таблицю враховано один раз, і лише так три суперники виявляються легким, середнім і складним.
option-solo_take_scoring-final_only = Лише під час перерахунків і наприкінці
option-solo_take_scoring-table_value = Одразу значення таблиці (буквально)
option-solo_take_scoring-increment = Одразу лише різниця
option-chain_mode = Офіси й метро
    .hint = Що враховує новий офіс або нова станція метро.
option-chain_mode-lines = Прямі лінії
option-chain_mode-component = Усю зв’язану групу
option-flower_rescore_blocks_pair = Після перерахунку квітковим жетоном
    .hint = Чи спричинить другий жетон цього виду ще один загальний перерахунок.
option-flower_rescore_blocks_pair-false = Другий жетон перераховує знову
option-flower_rescore_blocks_pair-true = Другий жетон нічого не дає
option-edition = Значення компонентів
    .hint = Весняні клітинки та кількість магазинів узято із завантаженого файлу. Без --edition діють наші.

order-flower = Запитання про квітковий жетон
    .hint = Як часто питати про квітковий жетон, коли більше вирішувати нема чого.
order-flower-ask = Питати завжди
order-flower-build = Питати лише після будівництва
order-flower-keep = Не питати, берегти жетон

## Підказки й пам’ятка

hint-office = Офісам потрібна компанія: продовжуйте довгі ряди й стовпці.
hint-metro = Метро тягнеться по діагоналі: проведіть лінії через усе місто.
hint-park = Парки найвигідніші по три; потім починайте нову групу.
hint-home = Будинки люблять різноманіття: хай сусіди будуть різними.
hint-shop = Магазинові потрібні сусіди двох кольорів з його даху.
hint-market = Перш ніж будувати, погляньте на ринок: стовпець вирішує, який жетон вам дістанеться.
hint-turn = Будівля → очки → новий жетон

card-office = 1 і ще по 1 за кожен офіс поспіль у ряду та стовпці
card-metro = 1 і ще по 1 за кожну станцію метро поспіль по діагоналях
card-park = 1, 3, 4 за перший, другий і третій парк групи, далі 0
card-home = 1 і ще по 1 за кожен вид будівель поруч
card-shop = 1 і ще по 1 за кожного сусіда з кольором даху
card-rescoring = Перерахунок: по 2 за офіс, станцію метро й парк; будинки та магазини рахуються заново

## Малюнок

draw-title = Місто мрії
draw-score = { $player }: { n-points }.
draw-finished = Закінчилося стосів: { $count } з { $all }
draw-turn = Ходить { $player }
draw-on-turn = Ходить { $player }
draw-name = { $player }
draw-over = Партію завершено
draw-last-round = Останнє коло
draw-double = Очки подвоєно
draw-extra = Додатковий хід
draw-first = Перший гравець
draw-done = Вибір зроблено
draw-side = { $side_cap }
draw-points = { n-points }
draw-stack = Стос «{ $symbol }»: { n-tiles }
draw-market = Під { $symbol_ins }: { $tile }
draw-market-empty = Під { $symbol_ins }: жетона немає
draw-opponent = { $opponent } стоїть під { $symbol_ins }
draw-area = Жетони перерахунку
draw-place = Жетони перерахунку { $kind_genpl }: { $count } з 2{ $blocked ->
    [1] , уже перераховано квітковим жетоном
   *[0] { "" }
}
draw-collection = Зібрано { $kind_genpl }: { $count }, це { n-points }
draw-rival-scale = Очки за кількість жетонів одного виду
region-market = Ринок
region-guide = Як рахуються очки
draw-guide-office = { card-office }
draw-guide-metro = { card-metro }
draw-guide-park = { card-park }
draw-guide-home = { card-home }
draw-guide-shop = { card-shop }
draw-flower = { $count ->
    [0] { $player }: квітковий жетон витрачено
   *[other] { $player }: квітковий жетон
}
draw-hand = { $tile_id ->
    [metro] { $tile_cap } в руці, знаєте лише ви
    [shop_office_metro] { $tile_cap } в руці, знаєте лише ви
    [shop_park_home] { $tile_cap } в руці, знаєте лише ви
   *[other] { $tile_cap } у руці, знаєте лише ви
}
draw-hand-seen = { $tile_id ->
    [metro] { $tile_cap } в руці, бачили всі
    [shop_office_metro] { $tile_cap } в руці, бачили всі
    [shop_park_home] { $tile_cap } в руці, бачили всі
   *[other] { $tile_cap } у руці, бачили всі
}
draw-hand-other = { $player } тримає: { $tile }
draw-hand-hidden = { $player }, закриті жетони: { $count }
draw-tally = Звідки очки
draw-cell = { $player }, ряд { $row }, стовпець { $column } ({ $symbol }{ $spring ->
    [1] , весняна клітинка
   *[0] { "" }
}): { $tile }

## Малюнок літерами: короткі назви жетонів, у магазинів — з видами на даху

code-office = Оф
code-metro = Ме
code-park = Па
code-home = Бу
code-shop_park_home = Мпб
code-shop_park_office = Мпо
code-shop_park_metro = Мпм
code-shop_home_office = Мбо
code-shop_office_metro = Мом
code-shop_home_metro = Мбм

draw-mode = { $mode_cap }
draw-all-choose = Усі вибирають
draw-stacks = Стоси
draw-open = Ринок
draw-holds = у руці: { $tiles }
draw-has-flower = квітковий жетон
draw-spring = весняна клітинка

## Навчання

learn-title = Перша партія з підказками
learn-about = Коротка партія за сценарієм: ви збудуєте будівлі всіх п’яти видів, побачите, скільки вони приносять, і переможете.
learn-rival = Віра
learn-welcome = Ласкаво просимо до міста мрії! На вас чекає коротка навчальна партія, а суперницю звати { learn-rival }. Кожен хід має три кроки: збудувати, отримати очки, взяти новий жетон.
learn-hand = Це ваша рука: два жетони, і ніхто інший їх не бачить. Щоходу ви будуєте один із двох.
learn-market = Це ринок: п’ять значків, і під кожним лежить відкритий жетон. Ті самі п’ять значків стоять над стовпцями вашого міста.
learn-first = Від місця будівництва залежить, що ви візьмете. Вам потрібен офіс під цибулиною, тож будуйте в стовпці цибулини: виберіть парк, потім клітинку в першому ряду.
learn-scored = Перший парк приніс 1 очко, а офіс тепер у вас у руці. Око на жетоні означає: усі бачили, як ви його взяли. { learn-rival } теж щось збудувала.
learn-column = Перш ніж будувати, погляньте на ринок. Під паростком лежить будинок: поставте офіс у стовпець паростка, у другий ряд.
learn-home = Будинки люблять розмаїття. Будинок приносить 1 очко і ще по 1 за кожен вид будівель просто поруч із ним.
learn-home-place = Між парком і офісом будинок принесе 3 очки. А під цибулиною на вас чекає зоомагазин.
learn-shop = На даху магазину два кольори. Магазин приносить 1 очко і ще по 1 за кожного сусіда одного з цих кольорів.
learn-shop-place = Зоомагазин любить парки й офіси. Тут поруч із ним є і те, і те: 3 очки.
learn-metro = Метро дивиться по діагоналях. Самотня станція приносить 1 очко, зате з неї може початися лінія.
learn-metro-place = Почніть лінію на краю міста, у стовпці насінини. Офіс під насіниною вам ще знадобиться.
learn-park = Паркам добре в гурті. Перший парк групи приносить 1 очко, другий — 3, третій — 4, а наступні — нічого.
learn-park-place = Покладіть другий парк поруч із першим: 3 очки і ще один офіс у руку.
learn-office = Офіси шикуються в лінії. Офіс приносить 1 очко і ще по 1 за кожен офіс на одній лінії з ним, у ряду й у стовпці, без проміжків.
learn-office-place = Продовжте ряд і отримайте 2 очки. А стовпець листка дасть вам станцію метро.
learn-end = У стосі насінини лишився один жетон, і в стосі цибулини теж один. Щойно стос спорожніє, це коло стане останнім.
learn-diagonal = Добудуйте лінію метро: станції торкаються кутами, 2 очки. Ви будуєте в стовпці цибулини, тож її останній жетон відкриється і гра закінчиться.
learn-won = Чудово! Ви перемогли з рахунком 16 : 15.
learn-full = У повній грі є ще три речі: весняні клітинки, що подвоюють очки або дають ще один хід, квітковий жетон у кожного гравця і жетони перерахунку, сховані в стосах.
learn-more = Цього досить, щоб грати. Якщо щось не виходить, натисніть на це місце: гра пояснить чому й покаже правило.
planning-title = Планувати й набирати очки
planning-about = Друга половина партії за повними правилами: ви підготуєте перерахунок, вчасно використаєте квітковий жетон і весняні клітинки та самі вирішите, коли закінчиться гра.
planning-welcome = Ви вступаєте в партію посередині: рахунок 19 : 16 на вашу користь, а { learn-rival } уже витратила квітковий жетон. Погляньмо, скільки очок приносить добрий план.
planning-clock = Спершу погляньте на «годинник» — на числа біля стосів. Удвох гра закінчується у тому колі, у якому спорожніли три стоси. Стос цибулини вже порожній, тож розраховуйте на п’ять-шість ходів, не більше.
planning-two = Кожна будівля відповідає на два запитання: скільки вона дасть зараз і який жетон ви візьмете? Під листком лежить магазин яблук, він любить парки й метро. У вас є і те, й інше.
planning-cell = Тож будуйте будинок у стовпці листка, між парком і офісом: два різні види поруч, 3 очки. Той офіс ви хід тому збудували лише за 1 очко — саме заради цієї клітинки.
planning-flower = Тепер квітковий жетон. Ним можна викликати перерахунок того виду, що має тут рівно один жетон перерахунку: офісів, будинків або магазинів. Очки отримають усі, тож вибирайте вид, у якому ви сильніші.
planning-flower-now = Будинки й магазини під час перерахунку знову приносять очки сповна, а офіси, метро й парки — по 2. Ваші три будинки дають 4, 3 і 3 очки, єдиний будинок суперниці — 2. Перерахуйте будинки: 10 проти 2.
planning-lead = 13 очок за хід, і нічого не втрачено: другий жетон перерахунку будинків іще схований у стосі. Коли він вийде, будинки принесуть очки знову, як щойно офіси. Тож і далі будуйте будинки й те, що робить їх ціннішими.
planning-shop = Покладіть магазин яблук під парком. Це лише 2 очки, зате поруч весняна клітинка, на ній буде ваш наступний будинок, а будинки люблять різних сусідів.
planning-spring = Весняна клітинка подвоює очки за один жетон або дає ще один хід. Не витрачайте її на будівлю за 1 очко: спершу підготуйте сусідів. Тепер поруч із будинком будуть будинок і магазин. Будуйте.
planning-double = Поруч будинок і магазин: 3 очки. Подвойте їх.
planning-tempo = Два стоси вже порожні, і ви попереду на 17 очок. Тепер кожне зайве коло допомагає лише суперниці, тож гру час закінчувати. У стосі листка лишилося всього два жетони: будуйте в цьому стовпці, щойно випаде нагода.
planning-extra = Подвоїти 1 очко — отримати ще 1. А додатковий хід — це ціла будівля, та й стос під листком стане коротшим. Для дешевого жетона беріть хід, для дорогого — подвоєння.
planning-close = У стосі під листком лишився один жетон. У стовпці зірочки, між парком і будинком, магазин морозива приніс би 3 очки, а тут лише 2. Зате тут відкриється останній жетон і суперниця матиме єдиний хід. З перевагою у 20 очок це важливіше: закривайте гру.
planning-keep = Наприкінці кожен лишає один із двох жетонів у руці, і його вид перераховується в місті. Один офіс дав би 2 очки, а три ваші магазини — 3, 2 і 2. Лишіть магазин. Думайте про це заздалегідь, коли берете останні жетони.
planning-metro = Тепер погляньте по діагоналях: дві ваші станції метро лежать на одній лінії з цією клітинкою. Третя дасть 3 очки, а стовпець паростка — ще один будинок. Якщо клітинки приносять порівну, вирішує жетон, який ви берете.
planning-park = Самотній парк приносить лише 1 очко, але це весняна клітинка. Збудуйте парк тут.
planning-home = Ваш додатковий хід: знову будинок у стовпці листка, між метро й офісом, 3 очки. Ви візьмете магазин морозива.
planning-won = 65 : 43. Майже половину ваших очок принесли перерахунки: від квіткового жетона, зі стосів і в самому кінці.
planning-mistakes = Три найдорожчі помилки: четвертий парк у групі, який нічого не приносить; весняна клітинка під самотньою будівлею; і квітковий жетон, який бережуть, доки перераховувати вже нема чого.
planning-next = І стежте за чужим містом: жетон, потрібний суперниці, варто взяти собі. А тепер спробуйте у справжній партії.

## Компоненти на сторінці правил: малюнки за назвами

part-office = Офіс
part-metro = Станція метро
part-park = Парк
part-home = Будинок
part-shop_park_home = Магазин морозива: парк і будинок
part-shop_park_office = Зоомагазин: парк і офіс
part-shop_park_metro = Магазин яблук: парк і метро
part-shop_home_office = Магазин іграшок: будинок і офіс
part-shop_office_metro = Книгарня: офіс і метро
part-shop_home_metro = Квітковий магазин: будинок і метро
part-back = Жетон сорочкою догори
part-spring = Весняна клітинка
part-flower = Квітковий жетон
part-token-office = Жетон перерахунку: офіси
part-token-metro = Жетон перерахунку: метро
part-token-park = Жетон перерахунку: парки
part-token-home = Жетон перерахунку: будинки
part-token-shop = Жетон перерахунку: магазини
part-alice = Аліса, суперниця в соло
part-boris = Борис, суперник у соло
part-zinovy = Зіновій, суперник у соло
part-first = Перший гравець
part-seed = { symbol-seed }. Значок ринку: хто накриває його будівлею, бере відкритий жетон із цього місця
part-bulb = { symbol-bulb }. Значок ринку: хто накриває його будівлею, бере відкритий жетон із цього місця
part-sprout = { symbol-sprout }. Значок ринку: хто накриває його будівлею, бере відкритий жетон із цього місця
part-leaf = { symbol-leaf }. Значок ринку: хто накриває його будівлею, бере відкритий жетон із цього місця
part-star = { symbol-star }. Значок ринку: хто накриває його будівлею, бере відкритий жетон із цього місця
part-seen = Жетон бачили всі
part-points = Переможні очки
part-double = { item-double }
part-rescoring = { item-rescoring }
part-final = { item-final }
part-done = { draw-done }
part-arrow = Зараз ходить

## The gallery

gallery-scoring = Як приносять очки будівлі
example-DC-4-1-5 = Усі п’ять офісів зв’язані, тож враховуються всі: { n-points }.
example-DC-4-1-7 = { $opponent } бере третій офіс: { n-points }, різниця між двома і трьома.
example-DC-4-1-8 = { $opponent } бере третій офіс: { n-points }, значення для трьох.
example-DC-4-3-10 = Другий офіс у ряду, очки подвоєно на весняній клітинці: { n-points }.
example-DC-4-4-2 = Новий офіс продовжують два офіси ліворуч і один угорі; нижній офіс — бічне відгалуження. { n-points }.
example-DC-4-4-4 = Нову станцію продовжують по діагоналях три інші. { n-points }.
example-park-alone = Парк сам по собі: { n-points }.
example-park-second = Другий парк групи: { n-points }.
example-park-third = Третій парк групи: { n-points }.
example-DC-4-4-7 = Цей парк з’єднує решту в групу з чотирьох: { n-points }.
example-DC-4-4-9 = Навколо нового будинку офіси, будинок і парк — три види. { n-points }.
example-DC-4-4-11 = Два парки й будинок є на даху нового магазину, офісу немає. { n-points }.
example-DC-4-4-12 = Для нового магазину парк враховується, а магазин угорі — ні. { n-points }.
example-DC-4-7-4 = Перерахунок офісів, у місті їх три: { n-points }.
example-DC-4-7-5 = Перерахунок будинків: навколо одного два види будівель, в іншого сусідів немає. { n-points }.
example-DC-4-10-2 = У руці парк, у місті три парки: { n-points }.
example-DC-4-10-5 = У руці магазин: перераховуються обидва магазини міста, поруч з одним — два парки з його даху. { n-points }.
example-DC-4-11-7 = { $opponent } переходить із п’ятого місця на перше, сторона А: { n-points }.
example-DC-4-11-9 = { $opponent } бере третій офіс: { n-points }.
example-DC-4-11-10 = { $opponent }, п’ять будинків: { n-points }.
example-DC-4-11-12 = Перерахунок парків, { $opponent } має чотири парки: { n-points }.
example-DC-4-11-13 = { $opponent } закінчує партію з трьома офісами, станцією метро та двома будинками: { n-points }.

## Помилки: що не так із позицією чи файлом значень

phrase-every-cell-once = кожна клітинка один раз
phrase-n-shops-in-all-here-count = магазинів усього { $n }, тут { $count }
phrase-n-of-each-kind-shops-with-different-roofs = кожного виду по { $n }, магазини з різними дахами
phrase-nothing-that-seat-n-can-build = немає чого будувати місцю { $n }
phrase-a-tile-and-an-empty-cell = жетон і порожня клітинка
phrase-name-which-is-empty = порожня клітинка { $name }
phrase-a-tile-just-laid = щойно викладений жетон
phrase-a-slot-that-is-not-to-be-filled = місце на ринку, яке не треба заповнювати
phrase-an-empty-slot-with-a-stack = порожнє місце на ринку, у стосі якого є жетони
phrase-stacks-box-and-left-over-tiles-together = стільки, скільки разом у стосах, у коробці й серед жетонів, що лишилися
phrase-n-tiles-and-count-deals = жетонів { $n }, роздач { $count }
phrase-one-keeptile-for-each-seat-with-a-hand = по одному KeepTile на кожне місце, яке має руку
phrase-at-most-the-n-buildings-of-the-pool = не більше будівель, ніж у спільному запасі ({ $n })
phrase-none-without-the-solo-opponent = нічого, якщо грають без суперника соло-режиму
phrase-n-tiles-in-all-zones-together = усього жетонів, хоч де вони лежать: { $n }
phrase-n-tokens-in-pool-and-area = жетонів у запасі та на полі: { $n }
phrase-n-tiles = жетонів: { $n }
phrase-hand-of-seat-n = рука гравця на місці { $n }

reason-secret_spots = { $how ->
    [more] готує місце жетонам із руки, очок: +{ $n }
   *[kept] береже добрі місця для жетонів із руки, очок: { $n }
}
reason-threat_tile = { $how ->
    [denied] забирає жетон, з яким гравець { $name } мав би очок: { $n }
   *[kept] жетон, з яким гравець { $name } мав би очок: { $n }
}
reason-again-kind = { $how ->
    [more] перерахунок { $kind_genpl } дасть більше очок: +{ $n }
    [denied] перерахунок { $kind_genpl } дасть гравцеві { $name } менше очок: −{ $n }
   *[kept] перерахунок { $kind_genpl } дасть очок: { $n }
}
reason-nearer-kind = { $how ->
    [more] наближає перерахунок { $kind_genpl }
    [denied] гравець { $name } далі від перерахунку { $kind_genpl }
   *[kept] перерахунок { $kind_genpl } близько
}
reason-flower = { $how ->
    [more] дає квітковий жетон
    [denied] гравець { $name } лишається без квіткового жетона
   *[kept] береже квітковий жетон
}

## Parts of a position

position-first = Перший гравець
position-turn = Чий хід
position-market = Ринок
position-stacks = Закриті стоси
position-area = Жетони перерахунку, що вийшли
position-blocked = Види, перераховані квітковим жетоном
position-removed = Поза грою
position-discarded = Скинуті
position-walker = Фішка суперника в одиночній грі
position-collection = Жетони суперника в одиночній грі
position-rival = Очки суперника в одиночній грі
position-pool = Закриті жетони за видами
position-box = Жетонів у коробці
position-city = Місто
position-hidden = Рука, якої ніхто не бачив
position-open = Рука, яку всі бачили
position-points = Очки
position-flower = Квіткові жетони
