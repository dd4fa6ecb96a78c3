# «Город мечты» по-русски.
# Формы: .acc — винительный падеж, .gen — родительный, .ins — творительный,
# .plural — множественное число, .genpl — родительный множественного. Нет формы — берётся именительный.

title = Город мечты
tagline = Постройте город, в котором хочется жить
about = Застройте город из двадцати пяти клеток офисами, метро, парками, домами и магазинами. Каждая постройка сразу приносит очки, а выбранный столбец решает, какой жетон вы возьмёте следующим. Весенние клетки, цветочный жетон и внезапные пересчёты вознаграждают тех, кто умеет выбрать момент.
minutes = 30 минут
weight = простая

## Слова

kind-office = офис
    .plural = офисы
    .genpl = офисов
kind-metro = метро
    .plural = метро
    .genpl = метро
kind-park = парк
    .plural = парки
    .genpl = парков
kind-home = дом
    .plural = дома
    .genpl = домов
kind-shop = магазин
    .plural = магазины
    .genpl = магазинов

tile-office = офис
tile-metro = станция метро
    .acc = станцию метро
tile-park = парк
tile-home = дом
tile-shop_park_home = магазин мороженого
tile-shop_park_office = зоомагазин
tile-shop_park_metro = магазин яблок
tile-shop_home_office = магазин игрушек
tile-shop_office_metro = книжный магазин
tile-shop_home_metro = цветочный магазин
tile-unseen = закрытый жетон
tile-none = пусто

symbol-seed = семечко
    .gen = семечка
    .ins = семечком
symbol-bulb = луковица
    .gen = луковицы
    .ins = луковицей
symbol-sprout = росток
    .gen = ростка
    .ins = ростком
symbol-leaf = лист
    .gen = листа
    .ins = листом
symbol-star = звёздочка
    .gen = звёздочки
    .ins = звёздочкой

cell-r1c1 = в 1-м ряду столбца семечка
cell-r1c2 = в 1-м ряду столбца луковицы
cell-r1c3 = в 1-м ряду столбца ростка
cell-r1c4 = в 1-м ряду столбца листа
cell-r1c5 = в 1-м ряду столбца звёздочки
cell-r2c1 = во 2-м ряду столбца семечка
cell-r2c2 = во 2-м ряду столбца луковицы
cell-r2c3 = во 2-м ряду столбца ростка
cell-r2c4 = во 2-м ряду столбца листа
cell-r2c5 = во 2-м ряду столбца звёздочки
cell-r3c1 = в 3-м ряду столбца семечка
cell-r3c2 = в 3-м ряду столбца луковицы
cell-r3c3 = в 3-м ряду столбца ростка
cell-r3c4 = в 3-м ряду столбца листа
cell-r3c5 = в 3-м ряду столбца звёздочки
cell-r4c1 = в 4-м ряду столбца семечка
cell-r4c2 = в 4-м ряду столбца луковицы
cell-r4c3 = в 4-м ряду столбца ростка
cell-r4c4 = в 4-м ряду столбца листа
cell-r4c5 = в 4-м ряду столбца звёздочки
cell-r5c1 = в 5-м ряду столбца семечка
cell-r5c2 = в 5-м ряду столбца луковицы
cell-r5c3 = в 5-м ряду столбца ростка
cell-r5c4 = в 5-м ряду столбца листа
cell-r5c5 = в 5-м ряду столбца звёздочки

bonus-double = удвоение очков
bonus-extra_turn = дополнительный ход

opponent-alice = Алиса
opponent-boris = Борис
opponent-zinovy = Зиновий

mode-training = обучающая партия
mode-full = полные правила
mode-solo = одиночный режим

side-A = сторона А
side-B = сторона Б

n-tiles = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}

## Счёт

item-office = Офисы
item-metro = Метро
item-park = Парки
item-home = Дома
item-shop = Магазины
item-double = Удвоение
item-rescoring = Пересчёты
item-final = Финальный пересчёт
item-taken = Собранные жетоны
item-laps = Круги по рынку

## Что происходит

event-first = Начинает { $seat }.
event-removed = В коробку отправляется { $tile }.
event-dealt = { $seat } получает { $tile_acc }.
event-left_over_unseen = Лишний жетон уходит в коробку закрытым.
event-opponent_starts_with = Соперник получает при подготовке { $tile_acc }.
event-early_token = При подготовке выходит { $count ->
    [1] первый
   *[other] второй
} жетон пересчёта { $kind_genpl }: очки не пересчитываются.
event-token = Выходит { $count ->
    [1] первый
   *[other] второй
} жетон пересчёта { $kind_genpl }.
event-no_rescoring = Пересчёта { $kind_genpl } не будет: его уже вызвал цветочный жетон.
event-turned = Под { $symbol_ins } открывается { $tile }.
event-turn = Ходит { $seat }.
event-cannot_build = { $seat } не строит: нет жетонов или свободных клеток.
event-built = { $seat } строит { $tile_acc } { $cell }.
event-spring = { $bonus_id ->
    [double] { $seat } удваивает очки за постройку на весенней клетке.
   *[extra_turn] { $seat } получает дополнительный ход за весеннюю клетку.
}
event-flower = { $bonus_id ->
    [double] { $seat } тратит цветочный жетон и удваивает очки за постройку.
   *[extra_turn] { $seat } тратит цветочный жетон на дополнительный ход.
}
event-flower_rescore = { $seat } тратит цветочный жетон, и все пересчитывают { $kind_plural }.
event-scored = { $points ->
    [0] { $seat } не получает очков за { $kind } { $cell }.
   *[other] { $seat } получает { n-points } за { $kind } { $cell }.
}
event-doubled = { $seat } получает за удвоение ещё { n-points }.
event-took = { $seat } берёт с рынка { $tile_acc } под { $symbol_ins }.
event-drew = { $seat } тянет { $tile_acc } из стопки { $symbol_gen }.
event-took_nothing = { $seat } ничего не берёт: рынок пуст.
event-extra_turn = { $seat } делает дополнительный ход.
event-rescored = { $points ->
    [0] Пересчёт { $kind_genpl }: { $seat } не получает очков.
   *[other] Пересчёт { $kind_genpl }: { $seat } получает { n-points }.
}
event-kept = { $points ->
    [0] { $seat } оставляет { $tile_acc } и не получает очков за { $kind_plural }.
   *[other] { $seat } оставляет { $tile_acc } и получает { n-points } за { $kind_plural }.
}
event-opponent_stays = { $opponent } остаётся на месте: открытых жетонов нет.
event-opponent_lap = { $opponent } завершает круг и получает { n-points }.
event-opponent_took = { $points ->
    [0] { $opponent } берёт с рынка { $tile_acc } под { $symbol_ins }.
   *[other] { $opponent } берёт с рынка { $tile_acc } под { $symbol_ins } и получает { n-points }.
}
event-opponent_rescored = { $points ->
    [0] Пересчёт { $kind_genpl }: { $opponent } не получает очков.
   *[other] Пересчёт { $kind_genpl }: { $opponent } получает { n-points }.
}
event-opponent_final = { $opponent } получает { n-points } за всю коллекцию.
event-game_over = Игра окончена.

## Вопросы

ask-Build = Постройте что-нибудь: положите жетон на пустую клетку.
ask-Bonus = Постройка принесёт { n-points }. Использовать бонус?
ask-BeforeRefill = Использовать цветочный жетон, пока рынок не пополнен?
ask-LastChance = Пересчитать что-нибудь цветочным жетоном, пока ход не закончен?
ask-ChooseFromMarket = Под { $symbol_ins } ничего не осталось: возьмите с рынка любой жетон.
ask-KeepTile = Игра заканчивается. Оставьте один жетон: постройки этого вида в вашем городе будут пересчитаны.

## Ходы

move-build = { $tile_cap } { $cell }: { n-points }
move-spring = { $bonus_id ->
    [double] Весенняя клетка: удвоить, ещё { n-points }
   *[extra_turn] Весенняя клетка: дополнительный ход
}
move-flower = { $bonus_id ->
    [double] Цветочный жетон: удвоить, ещё { n-points }
   *[extra_turn] Цветочный жетон: дополнительный ход
}
move-flower_rescore = { $points ->
    [0] Цветочный жетон: пересчёт { $kind_genpl }, вам ничего
   *[other] Цветочный жетон: пересчёт { $kind_genpl }, вам { n-points }
}
move-take = Взять { $tile_acc } под { $symbol_ins }
move-keep = Оставить { $tile_acc }: { n-points } за { $kind_plural }
caution-spring = Бонус весенней клетки пропадёт.
move-done = { $stage ->
    [Bonus] Дальше: получить очки и взять жетон
    [BeforeRefill] Сберечь цветочный жетон
   *[LastChance] Закончить ход
}
more-build = Затем вы возьмёте жетон под { $symbol_ins }.

chance-first = Первый игрок: { $seat }
chance-remove = В коробку: { $what }
chance-deal = В руку: { $what }
chance-left_over = Осталось: { $what }
chance-turn_over = Открыто: { $what }
chance-draw = Взято из стопки: { $what }

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
what-rescore_office = жетон пересчёта офисов
what-rescore_metro = жетон пересчёта метро
what-rescore_park = жетон пересчёта парков
what-rescore_home = жетон пересчёта домов
what-rescore_shop = жетон пересчёта магазинов
what-unseen = { tile-unseen }

## Отказы

no-built-already = Вы уже построили.
no-take-yet = Здесь не выбирают: жетон зависит от клетки, на которой вы строите.
no-take-first = Сначала возьмите новую постройку.
no-stack = В стопки заглядывать нельзя.
no-collection = Эти жетоны у соперника.
no-foreign-city = Это чужой город.
no-occupied = { $cell_cap } уже стоит { $tile }.
no-flower-training = В обучающей партии цветочных жетонов нет.
no-flower-left = Ваш цветочный жетон уже потрачен.
no-single-token = { $count ->
    [0] Жетона пересчёта { $kind_genpl } ещё нет, а нужен ровно один.
   *[other] Вышли уже оба жетона пересчёта { $kind_genpl }, а нужен ровно один.
}
no-foreign-flower = Это чужой цветочный жетон.
no-token-at-all = Ни у одного вида нет ровно одного жетона пересчёта: пересчитывать нечего.
no-empty-slot = Здесь нет открытого жетона.
no-game-ends = Строить больше не нужно: выберите жетон, который оставите.
no-training-side = Обучающая партия идёт только на стороне А.

## Подготовка

option-mode = Правила
    .hint = В обучающей партии нет весенних бонусов, цветочных жетонов и пересчётов: хорошо для знакомства.
option-mode-full = Полные правила
option-mode-training = Обучающая партия
option-opponent = Соперник
    .hint = Кто будет ходить вдоль рынка и собирать жетоны наперегонки с вами. Насколько это трудно: наш сильный бот побеждает Алису, Бориса и Зиновия в 82, 18 и 5 % партий на стороне А и в 97, 55 и 10 % на стороне Б.
option-opponent-alice = Алиса, низкая сложность
option-opponent-boris = Борис, средняя сложность
option-opponent-zinovy = Зиновий, высокая сложность
option-side = Планшет города
    .hint = На наших планшетах весенние клетки лежат рядом на стороне А и далеко друг от друга на стороне Б; печатные планшеты не опубликованы.
option-side-A = Сторона А
option-side-B = Сторона Б, чуть сложнее
option-first = Первый игрок
    .hint = Кто начинает каждый круг.
option-first-random = Случайный
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-solo_take_scoring = Очки соперника за жетон
    .hint = Это наше решение: правила можно понять трояко. В их последнем примере таблица учтена один раз, и только так три соперника оказываются лёгким, средним и сложным.
option-solo_take_scoring-final_only = Только при пересчётах и в конце
option-solo_take_scoring-table_value = Сразу значение таблицы (буквально)
option-solo_take_scoring-increment = Сразу только разница
option-chain_mode = Офисы и метро
    .hint = Что учитывает новый офис или новая станция метро.
option-chain_mode-lines = Прямые линии
option-chain_mode-component = Всю связанную группу
option-flower_rescore_blocks_pair = После пересчёта цветочным жетоном
    .hint = Вызовет ли второй жетон этого вида ещё один общий пересчёт.
option-flower_rescore_blocks_pair-false = Второй жетон пересчитывает снова
option-flower_rescore_blocks_pair-true = Второй жетон ничего не даёт
option-edition = Значения компонентов
    .hint = Весенние клетки и число магазинов взяты из загруженного файла. Без --edition действуют наши.

order-flower = Вопросы о цветочном жетоне
    .hint = Как часто спрашивать о цветочном жетоне, когда больше решать нечего.
order-flower-ask = Спрашивать всегда
order-flower-build = Спрашивать только после постройки
order-flower-keep = Не спрашивать, беречь жетон

## Подсказки и памятка

hint-office = Офисам нужна компания: продолжайте длинные ряды и столбцы.
hint-metro = Метро тянется по диагонали: проведите линии через весь город.
hint-park = Парки выгоднее всего по три; потом начинайте новую группу.
hint-home = Дома любят разнообразие: пусть соседи будут разными.
hint-shop = Магазину нужны соседи двух цветов с его крыши.
hint-market = Прежде чем строить, взгляните на рынок: столбец решает, какой жетон вам достанется.
hint-turn = Постройка → очки → новый жетон

card-office = 1 и ещё по 1 за каждый офис подряд в ряду и в столбце
card-metro = 1 и ещё по 1 за каждую станцию метро подряд по диагоналям
card-park = 1, 3, 4 за первый, второй и третий парк группы, дальше 0
card-home = 1 и ещё по 1 за каждый вид построек рядом
card-shop = 1 и ещё по 1 за каждого соседа с цветом крыши
card-rescoring = Пересчёт: по 2 за офис, станцию метро и парк; дома и магазины считаются заново

## Рисунок

draw-title = Город мечты
draw-score = { $player }: { n-points }.
draw-finished = Закончилось стопок: { $count } из { $all }
draw-turn = Ходит { $player }
draw-on-turn = Ходит { $player }
draw-name = { $player }
draw-over = Игра окончена
draw-last-round = Последний круг
draw-double = Очки удвоены
draw-extra = Дополнительный ход
draw-first = Первый игрок
draw-done = Выбор сделан
draw-side = { $side_cap }
draw-points = { n-points }
draw-stack = Стопка «{ $symbol }»: { n-tiles }
draw-market = Под { $symbol_ins }: { $tile }
draw-market-empty = Под { $symbol_ins }: жетона нет
draw-opponent = { $opponent } стоит под { $symbol_ins }
draw-area = Жетоны пересчёта
draw-place = Жетоны пересчёта { $kind_genpl }: { $count } из 2{ $blocked ->
    [1] , уже пересчитано цветочным жетоном
   *[0] { "" }
}
draw-collection = Собрано { $kind_genpl }: { $count }, это { n-points }
draw-rival-scale = Очки за число жетонов одного вида
region-market = Рынок
region-guide = Как считаются очки
draw-guide-office = { card-office }
draw-guide-metro = { card-metro }
draw-guide-park = { card-park }
draw-guide-home = { card-home }
draw-guide-shop = { card-shop }
draw-flower = { $count ->
    [0] { $player }: цветочный жетон потрачен
   *[other] { $player }: цветочный жетон
}
draw-hand = { $tile_cap } в руке, это знаете только вы
draw-hand-seen = { $tile_cap } в руке, это видели все
draw-hand-other = { $player } держит: { $tile }
draw-hand-hidden = { $player }, закрытые жетоны: { $count }
draw-tally = Откуда очки
draw-cell = { $player }, ряд { $row }, столбец { $column } ({ $symbol }{ $spring ->
    [1] , весенняя клетка
   *[0] { "" }
}): { $tile }

## Рисунок буквами: короткие имена жетонов, у магазинов — с видами на крыше

code-office = Оф
code-metro = Ме
code-park = Па
code-home = До
code-shop_park_home = Мпд
code-shop_park_office = Мпо
code-shop_park_metro = Мпм
code-shop_home_office = Мдо
code-shop_office_metro = Мом
code-shop_home_metro = Мдм

draw-mode = { $mode_cap }
draw-all-choose = Все выбирают
draw-stacks = Стопки
draw-open = Рынок
draw-holds = в руке: { $tiles }
draw-has-flower = цветочный жетон
draw-spring = весенняя клетка

## Обучение

learn-title = Первая партия с подсказками
learn-about = Короткая партия по сценарию: вы выложите постройки всех пяти видов, увидите, сколько очков они приносят, и победите.
learn-rival = Вера
learn-welcome = Добро пожаловать в город мечты! Вас ждёт короткая обучающая партия, а соперницу зовут { learn-rival }. В каждом ходу три шага: построить, получить очки, взять новый жетон.
learn-hand = Это ваша рука: два жетона, и никто другой их не видит. Каждый ход вы строите один из двух.
learn-market = Это рынок: пять значков, и под каждым лежит открытый жетон. Те же пять значков стоят над столбцами вашего города.
learn-first = От места постройки зависит, что вы возьмёте. Вам нужен офис под луковицей, поэтому стройте в столбце луковицы: выберите парк, затем клетку в первом ряду.
learn-scored = Первый парк принёс 1 очко, а офис теперь у вас в руке. Глаз на жетоне значит: все видели, как вы его взяли. { learn-rival } тоже сделала свой первый ход.
learn-column = Прежде чем строить, посмотрите на рынок. Под ростком лежит дом: поставьте офис в столбец ростка, во второй ряд.
learn-home = Дома любят разнообразие. Дом приносит 1 очко и ещё по 1 за каждый вид построек вплотную к нему.
learn-home-place = Между парком и офисом дом принесёт 3 очка. А под луковицей вас ждёт зоомагазин.
learn-shop = На крыше магазина два цвета. Магазин приносит 1 очко и ещё по 1 за каждого соседа одного из этих цветов.
learn-shop-place = Зоомагазину по душе парки и офисы. Здесь рядом с ним есть и то и другое: 3 очка.
learn-metro = Метро смотрит по диагоналям. Одинокая станция приносит 1 очко, зато с неё может начаться линия.
learn-metro-place = Начните линию на краю города, в столбце семечка. Офис под семечком вам ещё пригодится.
learn-park = Парки любят соседство. Первый парк группы приносит 1 очко, второй — 3, третий — 4, а следующие — ничего.
learn-park-place = Положите второй парк рядом с первым: 3 очка и ещё один офис в руку.
learn-office = Офисы выстраиваются в линии. Офис приносит 1 очко и ещё по 1 за каждый офис на одной линии с ним, в ряду и в столбце, без промежутков.
learn-office-place = Продолжите ряд и получите 2 очка. А столбец листа даст вам станцию метро.
learn-end = В стопке семечка остался один жетон, и в стопке луковицы тоже один. Как только стопка опустеет, этот круг станет последним.
learn-diagonal = Достройте линию метро: станции соприкасаются углами, 2 очка. Вы строите в столбце луковицы, поэтому её последний жетон откроется и игра закончится.
learn-won = Отлично! Вы победили со счётом 16 : 15.
learn-full = В полной игре есть ещё три вещи: весенние клетки, которые удваивают очки или дают ещё один ход, цветочный жетон у каждого игрока и жетоны пересчёта, спрятанные в стопках.
learn-more = Этого достаточно, чтобы играть. Если что-то не получается, нажмите на это место: игра объяснит почему и покажет правило.

## Компоненты на странице правил: картинки по именам

part-office = Офис
part-metro = Станция метро
part-park = Парк
part-home = Дом
part-shop_park_home = Магазин мороженого: парк и дом
part-shop_park_office = Зоомагазин: парк и офис
part-shop_park_metro = Магазин яблок: парк и метро
part-shop_home_office = Магазин игрушек: дом и офис
part-shop_office_metro = Книжный магазин: офис и метро
part-shop_home_metro = Цветочный магазин: дом и метро
part-back = Жетон рубашкой вверх
part-spring = Весенняя клетка
part-flower = Цветочный жетон
part-token-office = Жетон пересчёта: офисы
part-token-metro = Жетон пересчёта: метро
part-token-park = Жетон пересчёта: парки
part-token-home = Жетон пересчёта: дома
part-token-shop = Жетон пересчёта: магазины
part-alice = Алиса, соперница в одиночном режиме
part-boris = Борис, соперник в одиночном режиме
part-zinovy = Зиновий, соперник в одиночном режиме
part-first = Первый игрок

## The gallery

gallery-scoring = Как постройки приносят очки
