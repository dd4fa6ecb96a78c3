# Общие слова: всё, что говорится вне отдельной игры.

## Участники

player = Игрок { $number }
former-player = бывший игрок
automa = Соперник
chance = Случай
spectator = Зритель
you = Вы

## Числа

n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
n-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
n-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
n-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
n-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}

## Чей ход и чем всё кончилось

your-turn = Ваш ход
turn-of = Ходит { $seat }
waiting-for = Сейчас решает { $seat }
waiting-for-others = Ждём остальных
game-over = Партия окончена
winner = Побеждает { $seat }: { n-points }
winner-you = Вы победили! У вас { n-points }
winner-tie = По очкам равенство ({ $points }), но побеждает { $seat }
defeat = На этот раз побеждает { $seat }: { n-points }
shared-victory = Общая победа: { n-points }
place = { $rank }-е место
item-bid = Ставка за место
total = Всего

## Кнопки и заголовки

ui-new-game = Новая партия
ui-play = Играть
ui-watch = Смотреть
ui-rules = Правила
ui-rule = Правило { $rule }
ui-options = Настройки партии
ui-players = Игроки
ui-moves = Ходы
ui-log = История
ui-score = Счёт
ui-hand = Рука
ui-undo = Отменить ход
ui-hint = Подсказка
ui-help = Справка
ui-save = Сохранить
ui-open = Открыть
ui-quit = Выйти
ui-confirm = Подтвердить
ui-cancel = Отмена
ui-yes = Да
ui-no = Нет
ui-back = Назад
ui-next = Дальше
ui-close = Закрыть
ui-settings = Настройки
ui-language = Язык
ui-dark = Тёмная тема
ui-light = Светлая тема
ui-replay = Повтор партии
ui-bot = Бот
ui-orders = Автоматические ответы
ui-default = по умолчанию

language-en = English
language-ru = Русский
language-uk = Українська

## Терминал

cli-undone = Ход отменён.
cli-saved = Сохранено в { $path }
cli-seed = Зерно случайности: { $seed }
cli-goodbye = До встречи за игрой!
cli-verified = { $moves ->
    [one] Запись верна: воспроизведён { $moves } ход, всё, что выпало, подтверждено.
    [few] Запись верна: воспроизведено { $moves } хода, всё, что выпало, подтверждено.
   *[many] Запись верна: воспроизведено { $moves } ходов, всё, что выпало, подтверждено.
}
cli-checked = { $moves ->
    [one] Запись верна: воспроизведён { $moves } ход. О том, что выпало, сообщили люди.
    [few] Запись верна: воспроизведено { $moves } хода. О том, что выпало, сообщили люди.
   *[many] Запись верна: воспроизведено { $moves } ходов. О том, что выпало, сообщили люди.
}

## Ошибки

error-unknown-game = Игры «{ $game }» нет. Можно сыграть: { $allowed }.
error-unknown-language = Языка «{ $language }» нет. Выберите из списка: { $allowed }.
error-bad-option = { $option }: значение «{ $found }» не подходит. Можно: { $allowed }.
error-unknown-move = Хода «{ $move }» не бывает. Может быть, { $allowed }?
error-illegal-move = Ход «{ $move }» сейчас невозможен.
error-not-your-turn = Сейчас не ваш ход: решает { $seat }.
error-cannot-undo = Этот ход уже нельзя отменить: с тех пор открылось что-то новое.
error-nothing-to-undo = Отменять нечего.
error-bad-log = Строка { $line }: здесь { $found }; допустимо: { $allowed }.
error-file = Не удаётся прочитать { $path }: { $reason }.
error-other = Не получилось. { $detail }
error-no-record = Этот файл не удаётся прочитать как запись партии. { $detail }
error-no-position = Это не позиция этой игры. { $detail }
error-too-long = Текст пустой или слишком длинный. Предел в знаках: { $most }.

## Что не так с присланным текстом

complaint = Здесь { $found }; допустимо: { $allowed }.
complaint-at = { $where }: здесь { $found }; допустимо: { $allowed }.
complaint-hint = { $complaint } { $hint }
phrase-a-seed-a-salt-or-shares-and-draws-that-are-asked-for = зерно, соль или доли вместе с вопросами о том, что выпало
phrase-none-in-a-recorded-match-see-line-n = ничего: партия записана за столом, см. строку { $n }
phrase-one-or-the-other = одно из двух
phrase-steps-of-a-recorded-match-that-not-everybody-saw-names = шаги записанной партии, которые видели не все: { $names }
phrase-at-a-recorded-table-everybody-sits-at-one-screen = за столом, который записывают, все сидят за одним экраном
phrase-none-at-a-recorded-table = ничего за столом, который записывают
phrase-one-of-them = что-то из перечисленного
phrase-somebody-elsewhere-or-a-bot = кто-то за другим экраном или бот
phrase-did-you-mean-name = Может быть, { $name }?
phrase-the-unknown-field-name = неизвестное поле { $name }
phrase-name-is-said-of-each-seat-put-it-into-players = Поле { $name } относится к игроку: его место в списке players.
phrase-name-is-said-of-the-table-put-it-beside-players = Поле { $name } относится ко всему столу: его место рядом со списком players.
phrase-leave-it-out = Уберите его.
phrase-leave-out-what-you-are-not-sure-of-it-follows-from-the-rest = Уберите то, в чём не уверены: остальное найдётся само.
phrase-leave-out-name-and-say-whose-turn-it-is-example = Уберите { $name } и укажите, чей ход: { $example }
phrase-say-another-seat-or-another-moment-example = Укажите другого игрока или другой момент: { $example }
phrase-write-it-like-this-or-leave-it-out-example = Запишите так или уберите совсем: { $example }
phrase-one-value-or-several-by-name = одно значение или несколько с именами
phrase-every-place-once = каждое место один раз
complaint-edition = Нужно издание «{ $needed }», а загружено «{ $loaded }». Запустите программу с { $option } и нужным файлом, а если это издание самой игры — без { $option }.
complaint-line = Строка { $line }
complaint-quoted = (по-английски) { $words }
complaint-inside = { $where }, { $inner }
complaint-file = { $file }{ $path }
complaint-file-line = { $file }, строка { $line }{ $path }
complaint-line-inside = строка { $line }{ $path }
phrase-a-whole-number-from-low-to-high = целое число от { $low } до { $high }
phrase-a-whole-number = целое число
phrase-bid-for-seat-n = ставка за место { $n }
phrase-true-or-false = true или false
phrase-yes-or-no = значения true или false
    .gen = значений true или false
phrase-values = значения
    .gen = значений
phrase-whole-numbers = целые числа
    .gen = целых чисел
phrase-names = имена
    .gen = имён
phrase-names-empty-ones-as = имена или пустые строки ''
    .gen = имён или пустых строк ''
phrase-objects = объекты
    .gen = объектов
phrase-frames = шаги
    .gen = шагов
phrase-groups = группы
    .gen = групп
phrase-layers = слои
    .gen = слоёв
phrase-lists-of-items = списки { $items_gen }
    .gen = списков { $items_gen }
phrase-a-list-of-items = список ({ $items })
phrase-a-list-of-n-items = список ({ $items }) длиной ровно { $n }
phrase-a-list-of-at-most-n-items = список ({ $items }), не длиннее { $n }
phrase-a-list-of-n = список длиной ровно { $n }
phrase-a-list-of-low-to-high = список длиной от { $low } до { $high }
phrase-each-once = каждое значение один раз
phrase-each-once-in-order = каждое значение один раз, по порядку
phrase-an-object-by-name = объект с именованными полями
phrase-an-object-with-the-fields-names = объект с полями { $names }
phrase-an-object-with-the-fields-of-a-position = объект с полями позиции
phrase-an-object-of-texts = объект, все значения которого — тексты
phrase-missing-fields-lost-unknown-fields-extra = не хватает полей { $lost }, лишние поля { $extra }
phrase-exactly-names = в точности { $names }
phrase-a-move-of-the-table = ход этой игры
phrase-a-number-a-text-a-list-a-move-or-a-frame = число, текст, список, ход или шаг
phrase-move-name = ход { $name }
phrase-tree-name = эффект { $name }
phrase-frame-name = шаг { $name }
phrase-fields-names = поля { $names }
phrase-frames-nested-too-deep = шаги со слишком глубокой вложенностью
phrase-lists-of-frames-one-for-each-seat = списки шагов, по одному на место
phrase-lists-of-moves-one-for-each-seat = списки ходов, по одному на место
phrase-a-list-of-seats = список мест
phrase-name-with-names-fault = шаг { $name } с полями { $names }
phrase-values-of-the-right-types = значения нужных типов
phrase-name-has-no-legal-move = шаг { $name } без возможных ходов
phrase-a-position-to-play-on = позиция, из которой можно играть дальше
phrase-frames-that-fit-the-position = шаги, которые подходят к позиции
phrase-frames-in-the-order-of-the-rules = шаги в том порядке, который задают правила
phrase-n-frames-in-a-row-without-a-question-the-last-one-name = слишком много шагов подряд без вопроса (их { $n }), последний из них { $name }
phrase-rules-that-come-to-rest = правила, которые доходят до вопроса или до конца
phrase-what-some-contents-meet = сведения, возможные хотя бы при одном раскладе
phrase-option-name = настройка { $name }
phrase-names-or-n-of-them-one-for-each-seat = { $names } или сразу несколько, по одному на место (мест: { $n })
phrase-option-is-unknown-for-name-with-n-seats = { $option }: такой нет в игре { $name } (мест: { $n })
phrase-low-to-high = от { $low } до { $high }
phrase-from-low-to-high = от { $low } до { $high }
phrase-at-most-n = не больше { $n }
phrase-for-example-names = например, { $names }
phrase-no-readable-file-fault = файл, который не удалось прочитать
phrase-a-toml-file = файл TOML
phrase-fault-at-byte-n = байт { $n }, который не удалось прочитать
phrase-text-in-utf-8 = текст в UTF-8
phrase-no-toml-fault = не TOML
phrase-no-table-name = нет таблицы [{ $name }]
phrase-one-with-names = таблица с полями { $names }
phrase-small-letters-digits-and-but-not-name = строчные латинские буквы, цифры и _, но не { $name }
phrase-small-letters-digits-and = строчные латинские буквы, цифры и _
phrase-the-key-of-a-game = ключ игры
phrase-rows-name = строки [[{ $name }]]
phrase-one-table-name = одна таблица [{ $name }]
phrase-name-twice = дважды { $name }
phrase-every-row-once = каждая строка один раз
phrase-no-field-name = нет поля { $name }
phrase-a-table-with-names = таблица с полями { $names }
phrase-one-line-of-text-by-names-at-least-one = по одной строке текста на язык ({ $names }), хотя бы для одного
phrase-one-line-of-at-most-n-characters = одна строка, знаков в ней не больше { $n }
phrase-edition-name-is-loaded-already-with-file-allowed-a-new-process = Игра { $name } уже загружена, издание: { $file }. Запустите новый процесс.
phrase-our-own = наше собственное
phrase-name-which-has-no-value-that-an-edition-could-change = { $name }, где нет значений, которые могло бы изменить издание
phrase-a-game-that-plays-with-editions-names = игра, у которой бывают разные издания: { $names }
phrase-none-is-installed = ни одной не установлено
phrase-the-end-of-the-file = конец файла
phrase-n-lines = слишком много строк: { $n }
phrase-format-n = формат { $n }
phrase-a-header-line-or-line = строка заголовка или «{ $line }»
phrase-names-or-line = { $names } или «{ $line }»
phrase-a-second-line-name = вторая строка { $name }
phrase-one-line-see-line-n = одна строка, см. строку { $n }
phrase-no-line-name-above = выше нет строки { $name }
phrase-a-header-with-names = заголовок со строками { $names }
phrase-a-log-masked-for-one-reader = запись, в которой скрыто то, чего не видел один из игроков
phrase-a-full-log = полная запись
phrase-version-n-of-name = игра { $name } версии { $n }
phrase-version-n = версия { $n }
phrase-n-hexadecimal-digits = шестнадцатеричные цифры, всего { $n }
phrase-name-for-this-seed = { $name } при этом зерне
phrase-other-seats-or-options-than-the-header-says = другое число мест или другие настройки, чем в заголовке
phrase-those-of-the-header = как в заголовке
phrase-move-n-of-count = ход { $n } из { $count }
phrase-n-moves-as-line-line-says = столько ходов, сколько указано в строке { $line } ({ $n })
phrase-the-end-of-the-moves-after-n = конец ходов, их всего { $n }
phrase-seat-move-or-draw-for-chance = «МЕСТО ХОД» или «* ЖРЕБИЙ»
phrase-a-move-of-chance = жребий
phrase-a-move-of-seat-n = ход места { $n }
phrase-a-move-of-names = ход места { $names }
phrase-nothing-the-game-is-over = ничего: партия окончена
phrase-line-after-n-moves = «{ $line }» после ходов ({ $n })
phrase-nothing-after-end = ничего после строки end
phrase-an-unfinished-match-without-a-seed = неоконченная партия без зерна
phrase-a-line-seed-or-a-finished-match = строка «seed:» или оконченная партия
phrase-order-seat-key-value = «order МЕСТО: КЛЮЧ ЗНАЧЕНИЕ»
phrase-one-for-each-of-n-seats = по одному на каждое место (мест: { $n })
phrase-1-to-60-printed-characters-without = от 1 до 60 печатных знаков без |
phrase-order-name = автоматический ответ { $name }
phrase-n-characters = текст, знаков в нём: { $n }
phrase-line-line-column-n = строка { $line }, столбец { $n }
phrase-no-json-fault = не JSON
phrase-a-position-as-json = позиция в виде JSON
phrase-the-name-of-the-game-alone = одно только название игры
phrase-a-position-as-toml-or-json = позиция в виде TOML или JSON
phrase-a-number-or-one-line-of-1-to-200-characters = число или одна строка длиной от 1 до 200 знаков
phrase-32-hexadecimal-digits-or-none = 32 шестнадцатеричные цифры или ничего
phrase-seat-n = место { $n }
phrase-share-of-seat-n = число для жеребьёвки от места { $n }
phrase-a-game-that-is-over = оконченная партия
phrase-one-in-which-somebody-has-to-decide = позиция, в которой кому-то нужно принять решение
phrase-one-in-which-somebody-can-move = позиция, в которой кто-то может сделать ход
phrase-no-move-for-seat-n = нет ходов у места { $n }
phrase-one-that-cannot-be-played-fault = позиция, которую нельзя доиграть ({ $fault })
phrase-one-that-the-game-can-reach = позиция, которая может возникнуть в партии
phrase-n-seats = мест: { $n }
phrase-n-as-many-as-the-table-has = { $n }, столько мест за столом
phrase-none-beside-a-position-which-has-its-own = вместе с позицией ничего: у неё свои настройки
phrase-n-times-me = «me» несколько раз ({ $n })
phrase-once-others-are-local = «me» один раз, у остальных — «local»
phrase-one-at-a-table-for-n-people = выбранное зерно за столом, где людей несколько ({ $n })
phrase-only-where-one-person-plays-against-bots-since-whoever-chooses-it-knows-every-draw = только там, где один человек играет против ботов: тот, кто выбрал зерно, знает заранее всё, что выпадет
phrase-name-and-names = { $name } и { $names }
phrase-mail-server = почтовый сервер
phrase-sender-of-mail = отправитель писем
phrase-days-to-keep-tables = срок хранения столов в днях
phrase-names-with-0-for-ever = { $names }; 0 — бессрочно
phrase-none-minutes-seconds-such-as-10-15-or-each-minutes-and-names = none, МИНУТЫ+СЕКУНДЫ, например 10+15, или each-МИНУТЫ, и одно из { $names }
phrase-a-name-such-as-europe-kyiv = название вида Europe/Kyiv
phrase-dates-such-as-2026-12-25 = даты вида 2026-12-25
phrase-name-without-a-path = { $name }, без пути
phrase-json-data = данные JSON
phrase-n-in-all-places-together = всего, где бы ни лежали: { $n }
phrase-a-set-up-on-a-table-in-play = подготовка за столом, где уже играют
phrase-an-untouched-table = стол, за которым ещё не играли
phrase-another-set-up = другая подготовка
phrase-the-last-steps-of-the-one-in-the-rules = последние шаги подготовки по правилам
phrase-a-game-in-play = идущая партия
phrase-only-after-the-whole-set-up = только после всей подготовки
phrase-what-is-in-the-box = то, что есть в коробке
phrase-more-than-there-are-by-n = больше, чем есть, на { $n }
phrase-n-more-than-there-are = больше, чем есть, на { $n }
phrase-each-of-low-to-high-once = каждое число от { $low } до { $high } один раз
phrase-items-that-add-up-to-another-number = слагаемые с другой суммой
phrase-points-in-a-game-that-is-not-over = очки в неоконченной партии
phrase-none-before-the-end = ничего до конца партии
phrase-none = ничего
phrase-some = что-то
phrase-nobody = никто
phrase-both-or-none = либо и то и другое, либо ничего
phrase-name-too-often = слишком много: { $name }
phrase-n-in-all = всего { $n }
phrase-every-card-once = каждая карта один раз
phrase-every-tile-once = каждый тайл один раз
phrase-other-lanes = другие очереди шагов
phrase-only-with-two-seats = только вдвоём
phrase-n-of-name = { $name }: { $n }
phrase-the-party-that-has-the-turn = сторона, чей сейчас ход
phrase-another-seat = другое место
phrase-the-one-that-has-the-turn = место, чей сейчас ход
phrase-n-cards = карт: { $n }
phrase-up-to-n = не больше { $n }
phrase-a-position-that-cannot-be-played-fault-detail = позиция, из которой нельзя играть ({ $fault })
phrase-nothing-that-could-be-drawn-within-n-s = позиция, которую не удалось вовремя нарисовать (секунд: { $n })
phrase-a-position-that-the-game-can-reach = позиция, которая может возникнуть в партии
phrase-a-log-that-was-not-read-within-n-s = запись, которую не удалось вовремя прочитать (секунд: { $n })
phrase-a-game-as-long-as-people-play = партия не длиннее тех, что играют люди
phrase-move-is-not-legal-for-who-allowed-allowed = { $who } не может сделать ход { $move }; допустимо: { $allowed }.
phrase-who-cannot-play-move-now-to-move-name = { $who } не может сделать ход { $move }: сейчас ходит { $name }.
phrase-who-cannot-play-move-now-to-move-names = { $who } не может сделать ход { $move }: сейчас ходят { $names }.
phrase-who-cannot-play-move-now-the-game-is-over = { $who } не может сделать ход { $move }: партия окончена.
phrase-who-has-no-sealed-answer-to-take-back = { $who } не может отменить ответ: ответа ещё нет.
phrase-first-others = { $first }, { $others }
phrase-no-game-is-called-name-installed-names = { $names }
phrase-none-where-one-plays-alone = ни одной, когда играют в одиночку
phrase-a-text = текст
phrase-failing-frames = шаги, которые не удаётся выполнить ({ $fault })
phrase-contradiction = сведения, которые противоречат друг другу

## Отказы

no-not-your-turn = Сейчас не ваш ход.
no-bids-alone = Ставки на места делают, когда играют хотя бы двое людей.
no-drawn-first = Сначала укажите, что выпало за вашим столом.

## Эффекты и свойства карт и жетонов

effect-then = { $a }, затем { $b }
effect-and = { $a } и { $b }
effect-or = { $a } или { $b }
effect-may = можно: { $what }
effect-upto = { $limit ->
    [one] до { $limit } раза: { $what }
    [few] до { $limit } раз: { $what }
   *[many] до { $limit } раз: { $what }
}
effect-per = { $each ->
    [1] { $what } за каждое: { $count }
   *[other] { $what } за каждые { $each }: { $count }
}
effect-per-most = { $each ->
    [1] { $what } за каждое: { $count }, не больше { $most }
   *[other] { $what } за каждые { $each }: { $count }, не больше { $most }
}
effect-if = если { $condition }: { $what }
effect-if-else = если { $condition }: { $what }; иначе { $other }
count-ladder = { $count } ({ $steps })
if-at-least = { $count }: { $least } или больше
when-or = { $a } или { $b }
ability-when = { $event }: { $what }
ability-act = Действие: { $what }
ability-act-once = Действие, раз в раунд: { $what }
answer-no = Нет, спасибо
answer-times = { $n ->
    [0] Ни разу
    [one] { $n } раз: { $what }
    [few] { $n } раза: { $what }
   *[many] { $n } раз: { $what }
}
ask-AnyOrder = Что сначала? { $what_cap }
ask-Choose = Выберите: { $what }
ask-May = Применить? { $what_cap }
ask-Upto = Сколько раз? { $what_cap }

## Командная строка

bot-easy-words = Смотрит на ход вперёд и порой ошибается: для первых партий.
bot-medium-words = Думает на несколько ходов вперёд: соперник для тех, кто знает правила.
bot-hard-words = Думает дольше, до пяти секунд на ход: чаще всего обыгрывает среднего.
bot-expert-words = Думает дольше всех, до десяти секунд на ход: для тех, кто обыгрывает сильного.
bot-random = Случайный бот
bot-greedy = Жадный бот
bot-easy = Лёгкий бот
bot-medium = Средний бот
bot-hard = Сильный бот
bot-expert = Бот-мастер

cli-welcome = { $title }. Введите ?, чтобы узнать, что можно вводить.
cli-commitment = Зерно случайности запечатано: { $commitment }
cli-recorded = Вы записываете партию за настоящим столом: сообщайте, что выпало и кто что делает. Любой шаг отменяет u.
cli-draw-words = Введите часть названия.
cli-not-unknown = Это видят все, поэтому это нужно указать.
cli-came-out = Записано.
cli-not-been = Ничто неизвестное не могло быть «{ $move }».
cli-unknown = Неизвестно: пока правда не откроется, здесь стоит что-то возможное.
cli-hand-over = Передайте устройство: теперь { $seat }. Нажмите Enter.
cli-total = { $seat }: { n-points }
cli-seat = { $seat }
cli-prompt = { $count ->
    [1] Enter — сделать этот ход, ? — справка:
   *[other] Номер от 1 до { $count } или ? для справки:
}
cli-prompt-words = Название или его часть, ? — справка:
cli-sure = { $move }: вы уверены? (д/н)
cli-hint-line = { $number }. { $move } [{ $notation }], победа { $chance } %, очков: { $change }
cli-no-number = Номера { $number } в списке нет; есть номера от 1 до { $count }.
cli-not-understood = «{ $line }» — не ход и не команда; ? покажет, что можно вводить.
cli-why-what = На столе нет ничего с названием «{ $what }». Попробуйте, например: { $allowed }.
cli-why-free = Это можно выбрать сейчас: { $what }.
cli-why-nothing = Здесь нечего выбирать: { $what }.
cli-no-orders = В этой игре нет автоматических ответов.
cli-ordered = Отныне действует: o { $order_id } { $choice_id }.
cli-help =
    Номер выбирает из списка; Enter показывает список снова.
    Ход можно и написать, целиком или частично: build park r3c3 или просто park r3c3.
      u          отменить своё последнее решение
      h          подсказка: три хода, которые выглядят лучше других
      s          все очки и за что они
      l          история партии
      why ЧТО    почему что-то нельзя выбрать, например: why r3c3
      r НОМЕР    прочитать правило
      x          в записи партии: вы этого не знаете; когда откроется — x ХОД
      o          автоматические ответы: показать их или задать один (o КЛЮЧ ЗНАЧЕНИЕ)
      q          сохранить и выйти

cli-menu-language = Язык
cli-menu-game = Игра
cli-menu-seats = Сколько мест за столом?
cli-menu-people = Сколько человек играет за этим экраном?
cli-menu-bots = Кто займёт остальные места?
cli-menu-options = Настройки партии; Enter начинает её, КЛЮЧ ЗНАЧЕНИЕ меняет настройку:
cli-menu-range = Введите число от { $low } до { $high }.

# Web server: begin

## Сервер

websay-ago-now = только что
websay-ago-minutes = { $minutes ->
    [one] { $minutes } минуту назад
    [few] { $minutes } минуты назад
   *[other] { $minutes } минут назад
}
websay-ago-hours = { $hours ->
    [one] { $hours } час назад
    [few] { $hours } часа назад
   *[other] { $hours } часов назад
}
websay-ago-days = { $days ->
    [one] { $days } день назад
    [few] { $days } дня назад
   *[other] { $days } дней назад
}
websay-asked-now = Сейчас вопрос такой: { $prompt }
websay-begun = Партия уже началась: закрыть стол можно только до её начала.
websay-bot = Такого бота нет. Выберите из списка: { $allowed }.
websay-bot-plays = За это место уже играет бот.
websay-no-bot-plays = Бот здесь за вас не играет.
websay-no-game = За этим столом играют в «{ $needed }», но такая игра на этом сервере не загружена. Стол откроется, если установить игру или запустить сервер с { $option } и папкой этой игры.
websay-broken = За этим столом играли по другой версии правил, открыть его нельзя.
websay-chat-length = Сообщение не может быть пустым или слишком длинным. Предел в знаках: { $most }.
websay-clock = По { $minutes ->
    [one] { $minutes } минуте
    [few] { $minutes } минуты
   *[other] { $minutes } минут
} на игрока и { $seconds } с за каждый ход
websay-clock-none = Без часов
websay-clock-bot = Когда время выйдет, за вас доиграет бот.
websay-clock-host = Когда время выйдет, решит хозяин стола.
websay-clock-each = На каждый ход: { $span }
websay-clock-days = На всю партию: { $span }, и ещё { $bonus } за каждый ход
websay-clock-vote = Когда время выйдет, остальные игроки решат голосованием, что делать.
websay-clock-paused = Партия приостановлена.
websay-clock-day-off = Сегодня часы стоят.
websay-days-off-weekends = Субботы и воскресенья не считаются (часовой пояс { $zone }).
websay-days-off-holidays = Эти дни не считаются: { $days } (часовой пояс { $zone }).
websay-days-off-both = Субботы, воскресенья и эти дни не считаются: { $days } (часовой пояс { $zone }).
websay-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
websay-span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
websay-span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
websay-span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
websay-out-vote = Остальные игроки проголосуют
websay-allowed-holidays = не больше 60 дат вида 2026-12-25 через запятую
websay-call-short-title = { $game }: время на исходе
websay-call-short = { $game } ({ $names }): ваше время на этот ход подходит к концу.
websay-call-late-title = { $game }: у игрока вышло время
websay-call-late = { $game } ({ $names }): у одного из игроков вышло время. Решите, что делать дальше.
websay-motion-pause = { $seat } предлагает приостановить партию на { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}.
websay-motion-resume = { $seat } предлагает продолжить партию прямо сейчас.
websay-motion-end = { $seat } предлагает закончить партию на этом, без результата.
websay-motion-bot = У игрока { $late_seat } вышло время. { $seat } предлагает, чтобы доиграл бот.
websay-motion-time = У игрока { $late_seat } вышло время. { $seat } предлагает добавить времени.
websay-motion-open = Уже предложено что-то другое. Сначала проголосуйте по нему.
websay-no-motion = Голосовать больше не о чем.
websay-no-vote = Ваш голос здесь не учитывается: речь о вас, или за вас играет бот.
websay-no-clock = За этим столом нет часов.
websay-pause = Пауза длится от 1 до 30 дней. Новую можно предложить, только когда закончится прежняя.
websay-resigned = Игрок на этом месте сдался, вернуться на него нельзя.
websay-ended = Игроки договорились закончить эту партию.
websay-decided = Исход решён: остальные сдались.
websay-rated-account = Это рейтинговая партия, для неё нужна учётная запись. Сначала сохраните свои партии или войдите.
websay-rated-alone = В рейтинговой партии не меньше двух мест.
websay-rated-seat = В рейтинговой партии играют люди, каждый на своём устройстве, и боты от лёгкого до мастера; хотя бы один игрок — человек.
websay-rated-clock = В рейтинговой партии нужны часы, а когда время игрока вышло, за него доигрывает бот.
websay-rated-start = Рейтинговая партия начинается с обычной расстановки, а не с готовой позиции, урока или выбранного зерна.
websay-rated-bot = В рейтинговой партии и на турнире играют сами. Если не можете продолжать, сдайтесь.
websay-rated-hint = В рейтинговой партии и на турнире подсказок нет.
websay-rated-motion = Рейтинговую или турнирную партию можно приостановить или закончить, только если все игроки на месте и согласны. Без их согласия можно только сдаться.
websay-rated-free = В рейтинговой партии и на турнире никто не занимает чужое место.
websay-rated-delete = Рейтинговую или турнирную партию нельзя удалить, пока она идёт. Можно сдаться.
websay-blocked = Хозяин закрыл для вас этот стол.
websay-muted = Хозяин стола запретил вам писать в этом чате.
websay-watchers-room = В этом чате пишут только зрители.
websay-read-room = Разговор зрителей можно прочитать, когда партия закончится.
websay-read-line = Строки с таким номером ещё нет; допустимо: от 0 до { $most }.
websay-hushed = Хозяин стола отключил чат зрителей.
websay-table-password = Неверный пароль стола.
websay-others-seat = Это должно быть место другого игрока.
websay-plays = Этот игрок на месте и играет. Освободить место можно, когда у игрока вышло время или за него играет бот.
websay-short-password = В пароле стола от 4 до 200 знаков.
websay-allowed-table-password = от 4 до 200 знаков или ничего
websay-allowed-note = текст не длиннее 4000 знаков
websay-chain = Прежде чем дойдёт до хода «{ $move }», откроется что-то новое. Выберите его, когда увидите, что открылось.
websay-chain-then = { $first }, затем: { $last }
websay-chain-times = { $times } × { $move }
websay-closed = Закрыт
websay-decision = Хозяин может посадить бота вместо игрока, а если есть часы — добавить времени.
websay-fast = Слишком быстро. Подождите немного.
websay-busy = Сервер ещё выполняет ваш прошлый запрос. Попробуйте снова через { $seconds } с; ходы принимаются.
websay-many-bots = { $most ->
    [one] У вас уже идёт { $most } партия между ботами. Подождите, пока она закончится.
    [few] У вас уже идут { $most } партии между ботами. Подождите, пока одна из них закончится.
   *[many] У вас уже идёт { $most } партий между ботами. Подождите, пока одна из них закончится.
}
websay-form = Эта страница устарела. Обновите её и попробуйте ещё раз.
websay-input = Не удаётся прочитать «{ $name }». Получено: { $found }; допустимо: { $allowed }.
websay-allowed-clock = none, минуты и секунды, например 10+15, или each- с минутами на ход, например each-1440
websay-allowed-do = look или start
websay-allowed-flag = 0, 1 или on
websay-allowed-language = en, ru или uk
websay-allowed-name = имя
websay-allowed-number = целое число обычными цифрами, например 12
websay-allowed-once = каждое значение один раз
websay-allowed-out = bot, host или vote
websay-allowed-path = адрес на этом сайте
websay-allowed-seal = 64 шестнадцатеричные цифры
websay-allowed-seat = номер места или ничего
websay-allowed-seat-kind = me, local, open или bot: с именем бота
websay-allowed-share = 32 шестнадцатеричные цифры
websay-allowed-text = текст в кодировке UTF-8
websay-allowed-token = не больше 500 знаков
websay-allowed-rules = decisions, follows, ruling или ours
websay-allowed-words = слова
websay-allowed-shared = позиция длиной не больше 4000 знаков
websay-free-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[other] { $seats } свободных мест
}
websay-full = Журнал этого стола заполнен: отменять ходы и менять автоматические ответы больше нельзя, можно только доиграть.
websay-best-first = Ваш первый результат: { $points }.
websay-best-new = Новый личный рекорд: { $points }, прежний — { $best }.
websay-best-old = Ваш рекорд: { $best }, сегодня { $points }.
websay-hint = { $what_hint }
websay-loaded = { $what_loaded }
websay-host = Это может только хозяин стола.
websay-host-leave = Хозяин не уходит, пока не передаст стол кому-то из сидящих за ним. Ещё можно закрыть стол.
websay-leave-begun = Все места заняты, партия начинается: встать уже нельзя.
websay-late = Этот игрок не опаздывает: у него ещё есть время.
websay-lasting-draw = Этот ход нельзя будет отменить: после него что-то вытягивают.
websay-lasting-over = Этот ход нельзя будет отменить: с ним закончится партия.
websay-lasting-secret = Этот ход нельзя будет отменить: откроется то, что было скрыто.
websay-lasting-turn = После этого решает другой игрок; как только он ответит, отменить ход будет нельзя.
websay-undo-step = Шаг { $step }
websay-lesson = Здесь урок просит сделать другой ход.
websay-lesson-undo = В уроке ходы не отменяют.
websay-many-tables = Столов уже очень много. Подождите несколько минут.
websay-many-edits = Слишком много правок. Подождите минуту.
websay-many-open = { $most ->
    [one] У вас уже { $most } стол, который ждёт игроков. Сначала закройте его.
    [few] У вас уже { $most } стола, которые ждут игроков. Сначала закройте один из них.
   *[many] У вас уже { $most } столов, которые ждут игроков. Сначала закройте один из них.
}
websay-message = Страница прислала то, чего сервер не понимает.
websay-no-page = Здесь для вас ничего нет. Возможно, ссылка устарела: спросите того, кто её прислал.
websay-not-begun = Партия ещё не началась: есть свободные места.
websay-not-loaded = За этим столом играли с изданием «{ $needed }», а загружено «{ $loaded }». Стол откроется, если запустить сервер с { $option } и файлом этого издания, а если это издание самой игры — без { $option }.
websay-not-over = Партия ещё не окончена.
websay-order = Такого автоматического ответа нет.
websay-order-offer = Больше не спрашивать. { $what }: { $how }
websay-out-bot = Доиграет бот
websay-out-host = Решит хозяин стола
websay-plan-draw = План кончается здесь: дальше что-то вытягивают.
websay-plan-far = Отсюда не видно, когда наступит ваш ход.
websay-plan-illegal = С этого места план стал невозможен.
websay-plan-over = План кончается здесь: партия была бы окончена.
websay-plan-secret = План кончается здесь: открылось бы то, что скрыто.
websay-plan-turn = План кончается здесь: дальше решают другие.
websay-playing = За этим столом играют или играли другие. Это и их партия, поэтому она остаётся.
websay-quota = Слишком часто. Играйте дальше или подождите минуту.
websay-rematch = Реванш возможен после вашей завершённой партии.
websay-no-recorded = Здесь записывают партию за настоящим столом: можно вносить только то, что там произошло.
websay-seen = Это видят все, поэтому это нужно указать.
websay-not-recorded = Неизвестное бывает только там, где записывают партию за настоящим столом.
websay-not-been = Такого быть не могло: это противоречит тому, что внесено после.
websay-not-unknown = Это уже известно.
websay-drawing = Решает случай.
websay-drawn = Что выпало?
websay-recorded = запись партии за настоящим столом
websay-running = Партия идёт
websay-seat = Это не ваше место.
websay-share = Страница прислала для жеребьёвки число, которое не подходит или которого никто не ждал.
websay-seat-me = Я
websay-seat-local = Кто-то за этим экраном
websay-seat-open = Друг по ссылке
websay-seated = Вы уже сидите за этим столом. Оставьте остальные места другим.
websay-stale = Кто-то успел раньше. Вот как стол выглядит сейчас.
websay-store = Ход не удалось сохранить. Попробуйте ещё раз.
websay-taken = Это место занято.
websay-bidding = Идёт аукцион мест
websay-bids-alone = Ставки на места делают, когда играют хотя бы двое людей.
websay-no-auction = За этим столом сейчас нет аукциона мест.
websay-bid-turn = Сейчас ставку делаете не вы.
websay-bid = Такую ставку сделать нельзя. Места и возможные ставки: { $allowed }.
websay-bid-decision = Это решают другие.
websay-allowed-seating = come, lot или bids
websay-arrange-begun = Пересаживаться можно, только пока заняты не все места.
websay-arrange-lot = За этим столом места распределяются случайно или на аукционе.
websay-no-exchange = Поменяться этими местами больше никто не предлагает.
websay-choose = Выбирать здесь не вам: каждый выбирает за себя либо хозяин стола за всех.
websay-allowed-sides = players или host
websay-unknown-move = В этой игре нет такого хода.
websay-unreadable = Этот сервер не может открыть стол: на нём нет такой игры или бота, либо запись повреждена.
websay-watch = Вы зритель: это могут только игроки.
websay-by-hand = с позиции, расставленной вручную
websay-continued = продолжение с шага { $step }
websay-no-on = На этом шаге партия уже окончена: выберите более ранний.
websay-account = Эта страница только для тех, у кого есть учётная запись. Сначала сохраните свои партии или войдите.
websay-allowed-session = устройство из списка или others
websay-allowed-theme = auto, light или dark
websay-allowed-confirm = never, final, lasting или always
websay-allowed-stay = seconds, button или none
websay-allowed-switch = 0 или 1
websay-bad-email = Это не адрес почты. Оставьте поле пустым, если не хотите его указывать.
websay-bad-login = В имени для входа должно быть от 2 до 40 знаков и не должно быть «@».
websay-bad-password = В пароле должно быть от 8 до 200 знаков.
websay-device = Эта ссылка уже использована, или ей больше десяти минут. Сделайте новую на другом устройстве.
websay-last-way = Другого способа войти у вас нет. Сначала задайте пароль или добавьте ещё один ключ доступа.
websay-locked = { $minutes ->
    [one] Слишком много неверных паролей для этого имени. Попробуйте через { $minutes } минуту или войдите с ключом доступа, с другого устройства или по коду восстановления.
    [few] Слишком много неверных паролей для этого имени. Попробуйте через { $minutes } минуты или войдите с ключом доступа, с другого устройства или по коду восстановления.
   *[many] Слишком много неверных паролей для этого имени. Попробуйте через { $minutes } минут или войдите с ключом доступа, с другого устройства или по коду восстановления.
}
websay-login-taken = С этим именем входит кто-то другой. Выберите другое.
websay-many-tries = Слишком много попыток отсюда. Подождите немного.
websay-not-sure = Ничего не удалено: сначала поставьте галочку.
websay-passkey = Ключ доступа не подошёл. Загрузите страницу заново и попробуйте ещё раз.
websay-recovery = Этот код неверен или уже использован.
websay-sign-in = Неверное имя или пароль.
websay-wrong-current = Текущий пароль указан неверно. Ничего не изменено.
websay-allowed-result = won, tied, lost или played
websay-allowed-own-list = waiting, running или open
websay-result-won = Победа
websay-result-tied = Первое место разделено
websay-result-lost = Поражение
websay-result-played = Сыграно в одиночку

websay-call-turn-title = { $game }: ваш ход
websay-call-turn = { $game } ({ $names }): сейчас ваш ход.
websay-call-begun-title = { $game }: партия началась
websay-call-begun = { $game } ({ $names }): партия началась.
websay-call-over-title = { $game }: партия окончена
websay-call-over = { $game } ({ $names }): партия окончена.
websay-call-move-title = { $game }: сделан ход
websay-call-move = { $game } ({ $names }): сделан ход.
websay-call-chat-title = { $game }: новое сообщение
websay-call-chat = { $game } ({ $names }): в чате новое сообщение.
websay-call-several = { $count ->
    [one] Новости с { $count } стола
    [few] Новости с { $count } столов
   *[many] Новости с { $count } столов
}
websay-call-more = { $count ->
    [one] Есть новости ещё с { $count } стола.
    [few] Есть новости ещё с { $count } столов.
   *[many] Есть новости ещё с { $count } столов.
}
websay-call-confirm-title = Это ваш адрес?
websay-call-confirm = Кто-то просит Игротеку писать на этот адрес, когда наступает его ход. Если это вы, откройте ссылку и подтвердите адрес. Если нет, ничего не делайте: других писем не будет.
websay-call-test-title = Пробное уведомление
websay-call-test = Так выглядят уведомления Игротеки.
websay-call-stop = Чтобы больше не получать писем, откройте { $url }
websay-trouble-refused = Последнее уведомление не приняли.
websay-trouble-silent = В последний раз адрес не ответил.
websay-trouble-forbidden = На этот адрес отправлять нельзя: разрешены только адреса в открытом интернете.
websay-trouble-unset = Сейчас этот сервер не может отправлять письма.
websay-trouble-busy = В последний раз уведомления временно не принимались.
websay-bad-hook = Сюда ничего нельзя отправить. Адрес должен начинаться с https:// и не содержать пароля.
websay-bad-target = Для такого вебхука нужно указать чат или комнату.
websay-no-mail = Этот сервер не отправляет писем: почта на нём не настроена.
websay-no-address = Сервер не знает своего адреса, поэтому не может вставлять ссылки в сообщения. Адрес задаёт администратор сервера.
websay-channel = Такого способа связаться с вами больше нет.
websay-channels-full = Способов связаться с вами уже слишком много. Сначала уберите один из них.
websay-mail-link = Эта ссылка больше не действует. Возможно, адрес уже убран.
websay-allowed-wish = never, turn или all
websay-allowed-pace = now, soon или daily
websay-allowed-hour = целое число от 0 до 23
websay-allowed-time = время суток, например 22:00
websay-allowed-zone = часовой пояс, например Europe/Kyiv
websay-allowed-template = json, discord, telegram или matrix
websay-allowed-subscription = ключи, созданные браузером
websay-not-called = Уведомления о столе получает только тот, у кого он есть в списке.

# Web server: end

## Веб

web-brand = Игротека
web-about = Современные настольные игры в браузере, точно по правилам: с друзьями, против ботов или в одиночку.
web-foot = Правила пересказаны своими словами, картинки нарисованы нами
web-skip = К содержанию
web-nav = Главное меню
web-nav-games = Игры
web-nav-log = Повторы
web-menu = Меню стола
web-theme = Тема
web-theme-auto = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-you = вы
web-noscript = Этой странице нужен JavaScript: стол обновляется сам.
web-copy = Скопировать
web-copied = Скопировано
web-error-code = Код { $status }
web-api-title = JSON API
web-api-words = Всё, что умеет страница, — для ваших программ. Тексты ниже на английском. Для генераторов кода:
web-api-calls = Вызовы
web-api-parameters = Параметры
web-api-body = Тело запроса
web-api-answers = Ответы
web-api-models = Объекты
web-api-needed = обязательно

## Зал

web-lobby-title = Игры
web-lobby-hello = Во что сыграем?
web-lobby-words = Выберите игру и начинайте: без регистрации и без ожидания.
web-more-bots = Другие боты
web-levels = Как они играют?
web-plan = Обдумать план
web-plan-board = Доска для плана
web-plan-words = Ходы здесь не настоящие, и никто их не видит. Считается, что до вашего хода остальные делают как можно меньше; то, что вытягивают, — лишь догадка.
web-plan-back = Шаг назад
web-plan-keep = Сохранить план
web-plan-drop = Забыть план
web-plan-next = Сыграть по плану: { $move }
web-series = Выбрано: { $count }. Ход ещё не сделан.
web-series-all = Сделать всё выбранное ({ $count })?
web-plan-gone = План стал невозможен: { $move }
web-plan-kept = В плане: { $moves }
web-plan-call = Теперь ваш ход.
web-play-now = Играть сейчас
web-play-now-words = Вы против среднего бота, обычные правила
web-set-up = Создать стол
web-learn = Научиться играть
web-learn-planning = Научиться планировать
web-learn-first = Играете впервые? Учитесь по ходу игры
web-learn-real = Сыграть настоящую партию
web-learn-start = Начать урок
# Эти два текста игра может сказать по-своему.
learn-title = Первая партия
learn-about = Короткая партия по сценарию с пояснениями на каждом шаге.
web-n-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
web-fact-time = Время
web-fact-weight = Сложность
web-tables-mine = Ваши столы
web-tables-open = Столы со свободными местами
web-tables-running = Можно посмотреть
web-free-seats = { $seats ->
    [one] { $seats } свободное место
    [few] { $seats } свободных места
   *[many] { $seats } свободных мест
}

## Подготовка стола

web-new-title = Новый стол: { $title }
web-new-count = Сколько игроков?
web-new-seats = Кто играет?
web-new-seat = Место { $number }
web-new-name-of = Имя игрока { $number }
web-new-each = Для каждого игрока отдельно
web-best = Ваши лучшие результаты в одиночной игре
web-best-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
web-new-rulings = Наши решения
web-new-rulings-words = Где правила молчат или их можно понять по-разному, решили мы. Здесь можно выбрать иначе.
web-new-rulings-changed = изменено: { $count }
web-new-more = Часы и видимость
web-new-public = Показывать этот стол в зале
web-name = Имя
web-name-own = Ваше имя
web-name-empty = Можно не указывать
web-clock = Время на обдумывание
web-clock-out = Когда время выйдет
web-clock-is-out = время вышло
web-clock-weekends = Субботы и воскресенья не считаются
web-clock-holidays = Другие нерабочие дни
web-clock-holidays-help = Даты вида 2026-12-25 через запятую. В эти дни часы стоят.
web-clock-zone = Часовой пояс нерабочих дней
web-agree = Согласиться
web-decline = Нет
web-motion-withdraw = Снять предложение
web-motion-wait = Ждём остальных
web-motion-agreed = Согласны: { $names }
web-pause = Предложить паузу
web-pause-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
web-resume = Предложить продолжить
web-offer-end = Предложить закончить партию
web-resign = Сдаться
web-resign-words = За вас доиграет бот, а партия будет считаться проигранной. Отменить это нельзя.
web-resigned = сдался
web-vote-bot = Голосовать за бота
web-vote-time = Голосовать за время
web-returned = За вас играет бот.
web-gave-up = Вы сдались. За вас доиграет бот.
web-take-over = Вернуться в партию
web-together = Прервать или сдаться
web-note = Мои заметки
web-note-words = Это видите только вы.
web-join-any = { $host } приглашает вас сыграть.
web-join-seat = Ваше место
web-join-choose = Пока заняты не все места, выбор можно изменить.
web-join-as-set = Как задано за столом
web-seat-look = Место { $number }: { $colour ->
    [0] бирюзовый круг
    [1] розовый квадрат
    [2] синий ромб
    [3] оранжевый треугольник
    [4] фиолетовый щит
   *[5] зелёный крест
}
web-seat-move = Сесть сюда
web-seat-move-to = Пересесть на место { $number }
web-seat-choose = Выбрать
web-exchange = Поменяться местами
web-exchange-with = Поменяться местами: { $name }
web-exchange-asking = Вы предложили поменяться местами. Ждём ответа: { $name }.
web-exchange-asked = { $name } предлагает поменяться местами.
web-exchange-refuse = Остаться здесь
web-exchange-back = Передумать
web-new-sides = Кто выбирает за других игроков?
web-new-sides-players = Каждый сам
web-new-sides-host = Я
web-table-password = Пароль стола
web-terms = Во что играем
web-invite-any = Ссылка для всех: кто её откроет, займёт свободное место
web-invite-phone = Код для телефонов за этим столом
web-invite-qr = QR-код со ссылкой для всех
web-invite-each = Ссылка на каждое место
web-swap = Поменять места { $one } и { $two }
web-free-seat = Освободить место
web-block = Освободить и больше не пускать
web-mute = Запретить писать в чате
web-unmute = Разрешить писать в чате
web-people = Игроки и места
web-people-words = На освобождённом месте играет бот, пока кто-нибудь не займёт его по ссылке.
web-new-seating = Как распределяются места
web-new-seating-come = Кто куда сядет
web-new-seating-lot = Случайно
web-new-seating-bids = На аукционе
web-terms-seating = Места
web-terms-seating-lot = Распределятся случайно, когда соберутся все.
web-terms-seating-bids = Когда соберутся все, игроки по очереди делают ставки на места. Тот, чью ставку перебили, делает новую. В конце партии ставка вычитается из очков.
web-auction = Аукцион мест
web-auction-yours = Ваша очередь: выберите место и сделайте ставку.
web-auction-turn = Ставку делает { $name }.
web-auction-until = Время до
web-auction-late = Время вышло: { $name }. Можно занять за этого игрока самое дешёвое место по наименьшей цене.
web-auction-agreed = Согласны: { $names }.
web-auction-decide = Занять самое дешёвое место
web-auction-free = ставок нет
web-auction-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-auction-bid = Поставить
web-auction-bid-for = Ваша ставка на место { $number }, в очках
web-auction-order = Порядок ставок: { $names }.
web-auction-words = Ставка должна быть больше нынешней, и отменить её нельзя. В конце партии она вычитается из ваших очков. Ботам достаются оставшиеся места.
web-auction-bids = Все ставки
web-auction-one = { $name }, место { $number }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-new-recorded = Мы играем за настоящим столом
web-new-recorded-words = Этот экран записывает партию за вашим столом: спрашивает, что выпало, проверяет каждый ход по правилам и считает очки. Тот, кто записывает, видит всё; отменить можно любой шаг.
web-rated = Рейтинговая партия
web-rated-choose = Играть на рейтинг
web-rated-help = Результат меняет рейтинги всех, кто играет. Нужны учётные записи и часы; на остальных местах — люди или боты от лёгкого до мастера. Подсказок нет, а то, что уже увидели другие, не отменить. Кто сдался или к концу остался без времени, занимает последнее место.
web-rated-guest = Чтобы играть на рейтинг, сначала сохраните свои партии в учётной записи.
web-rated-terms = На рейтинг
web-rated-terms-words = Результат меняет рейтинги всех, кто играет. Подсказок нет, никто не поручает партию боту, а кто сдался или к концу остался без времени, занимает последнее место. Садясь за стол, вы с этим соглашаетесь.
web-rated-join = Для рейтинговых партий нужна учётная запись.
web-resign-rated-words = Вы займёте последнее место, и рейтинг изменится. Отменить это нельзя.
web-new-password = Пароль, чтобы занять место (необязательно)
web-silent = давно не ходит
web-start = Начать партию
web-room-wait = Ждём, пока займут все места. Потом партия начнётся сама.
web-room-shares = Все места заняты. Страницы игроков вместе проводят жеребьёвку; партия вот-вот начнётся.
web-room-close = Закрыть стол
web-leave-seat = Освободить своё место
web-leave-host = Уйти из-за стола…
web-leave-host-words = Кому передать стол?
web-room-left = { $name } больше не за столом: место свободно.
web-room-joined = За столом новый игрок: { $name }.
web-seat-open = свободно
web-seat-give = Посадить
web-invite = Пригласите друзей
web-invite-words = Отправьте другу ссылку на место: сесть сможет тот, кто откроет её первым.
web-watch-link = Ссылка для зрителей: им видно только то, что видят все
web-hush = Отключить чат зрителей
web-unhush = Включить чат зрителей
web-seat-link = Ваше место на другом устройстве
web-seat-link-words = Никому не показывайте эту ссылку: она открывает ваше место.
web-join-title = Приглашение: { $title }
web-join-words = { $host } приглашает вас на место { $number }.
web-join-phone = Открыть приглашение на телефоне
web-join-qr = QR-код с этим приглашением
web-join-taken = Это место уже занято.
web-join = Сесть за стол

## За столом

web-board = Игровое поле
web-ask = Ваше решение
web-panels = Счёт, история и чат
web-chosen = Уже выбрано
web-reset = Ход заново
web-undo-to = Вернуться к решению…
web-unknown = Не знаю
web-unknown-so-far = Неизвестно, пока догадка ({ $count })
web-unknown-words = Вместо этого подставлено что-то возможное. От этого отталкиваются подсказки и шансы, а очки показаны лишь там, где это ничего не меняет. Когда это откроется, укажите, что это было, — но не позже последнего решения.
web-unknown-what = Что это было?
web-list-moves = Все ходы
web-hint-none = Здесь нечего посоветовать.
web-describe = Позиция словами
web-export = Сохранить запись
web-share = Поделиться столом
web-phones = Карты на телефонах
web-phones-words = Каждый игрок сканирует свой код или открывает свою ссылку, а дальше на своём телефоне видит то, что скрыто от других, и делает ходы. Затем поставьте этот экран посреди стола: на нём видно то, что открыто всем, и ничего тайного.
web-phones-here-only = Телефоны не откроют эти ссылки: адрес ведёт только на это устройство. Чтобы играть с телефонами, откройте сайт по его адресу в вашей сети.
web-phones-qr = QR-код для телефона: { $name }
web-phones-link = Ссылка для телефона: { $name }
web-phones-middle = Экран посреди стола
web-phones-back = Играть дальше на этом экране
web-bot-mine = Пусть за меня играет бот
web-bot-back = Снова играть без бота
web-host-bot = Передать боту
web-host-time = Ещё пять минут
web-away = не в сети
web-waiting = ходит
web-watching = Вы смотрите партию.
web-lost = Связь прервалась. Пробуем снова…
web-not-kept = Сервер этого не подтвердил. Показываем стол таким, каков он на сервере.
web-no-reason = Сейчас это невозможно.
web-rule-link = Правило { $rule }
web-explore-on = Осмотр: стрелки ведут ко всему на поле, Enter объясняет, почему что-то нельзя выбрать.
web-explore-off = Осмотр закончен.
web-since = С вашего прошлого хода
web-since-show = Показать на поле
web-log-more = Более ранние ходы
web-step = Шаг
web-so-far = Уже набрано
web-if-now = Если закончить сейчас
web-item = За что
web-chat = Чат
web-chat-label = Написать сообщение
web-chat-send = Отправить
web-chat-new = новые сообщения
web-chat-unread = Чат, непрочитанных сообщений: { $count }
web-chat-players = Игроки
web-chat-watchers = Зрители
web-chat-watchers-words = Игроки смогут прочитать этот чат только после партии.
web-zoom = Размер поля
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-zoom-fit = Всё поле
web-parts = Части стола
web-status = Ваши фишки и очки
web-parts-whole = Весь стол
web-filter = Искать среди ходов
web-curtain = Передайте устройство: { $name }
web-curtain-words = Остальным пока лучше не смотреть.
web-curtain-go = Я здесь, покажите стол
web-help-choose = Всё, что можно выбрать, обведено пунктиром. Нажимайте одно за другим; как только останется единственный ход, он будет сделан. Esc возвращает на шаг назад.
web-help-why = Нажмите на то, что не обведено, и узнаете, почему это нельзя выбрать и по какому правилу.
web-card-points = Очки сейчас: { $points }
web-card-open = Очки: пока неизвестно
web-card-late = Если бы партия закончилась сейчас: { $points }
web-card-then = Затем вопрос: { $prompt }
web-card-draws = Дальше решает случай.
web-card-more = …и другие возможности: { $n }
web-set-cards = Показывать карточку предмета при наведении
web-set-onetap = Одно касание поля — сразу ход (иначе первое касание показывает карточку)
web-key-card = Карточка предмета в фокусе: что делает, сколько стоит и что даёт
web-help-card = Задержите указатель на любом предмете — откроется его карточка: что это, сколько будет стоить выбор и что он принесёт. На сенсорном экране подержите палец или коснитесь: первое касание показывает карточку, второе делает ход.
web-help-keys = Клавиши
web-key-arrows = переходить между тем, что можно выбрать
web-key-choose = выбрать
web-key-cancel = на шаг назад
web-key-buttons = нажать кнопку с этим номером
web-key-undo = отменить ход
web-key-reset = начать ход заново
web-key-hint = подсказка
web-key-list = список всех ходов
web-key-explore = осмотреть всё поле
web-key-board = к полю
web-key-describe = позиция словами
web-key-score = счёт
web-key-log = история
web-key-chat = чат
web-key-zoom = крупнее, мельче, всё поле
web-key-help = эта справка
web-set-confirm = Спрашивать перед ходом
web-set-confirm-never = Никогда
web-set-confirm-final = Перед важными ходами
web-set-confirm-lasting = Перед тем, что уже не отменить
web-set-confirm-always = Всегда
web-set-stay = С людьми: прежде чем мой ход закончится
web-set-stay-seconds = Ждать три секунды
web-set-stay-button = Ждать кнопки «Закончить ход»
web-set-stay-none = Не ждать
web-end-turn = Закончить ход
web-stay-left = Отправка через { $seconds } с
web-orders-active = Отвечает программа
web-set-single = Отвечать автоматически, если ответ только один
web-learn-go-on = Играть дальше здесь
web-learn-ends = Что дальше?
web-set-sound = Звук, когда мой ход
web-set-motion = Анимация фишек
web-set-slow = Показывать чужие ходы по одному
web-set-keys = Быстрые клавиши

## Конец и после

web-end-scores = Итоги
web-end-table = К столу
web-end-accounts = Из чего сложились очки
web-end-opened = До конца партии было скрыто:
web-end-graph = Очки по ходу партии
web-end-graph-now = До конца партии — очки, если бы она закончилась в этот момент.
web-end-position = Последняя позиция
web-winner = победитель
web-rank = Место
web-rematch = Сыграть ещё раз
web-rematch-ready = К новой партии
web-delete = Удалить партию
web-fair = Всё ли честно?
web-fair-ok = { $draws ->
    [one] Да: { $draws } случайное событие заново вычислено из зерна и совпало.
    [few] Да: все { $draws } случайных события заново вычислены из зерна и совпали.
   *[many] Да: все { $draws } случайных событий заново вычислены из зерна и совпали.
}
web-fair-bad = Нет: что-то не сходится.
web-fair-words = Печать показали до первого хода. Это SHA-256 соли и зерна, поэтому подменить зерно позже нельзя. Всё, что выпало, следует из зерна и из чисел, которые добавили страницы игроков.
web-fair-chosen = Зерно этой партии выбрал сам игрок, и он может заранее знать всё, что выпадет. Так можно только там, где один человек играет против ботов.
web-fair-recorded = Эту партию записали за настоящим столом: о том, что выпало, сообщили люди, поэтому за случай здесь никто не ручается. Все ходы сделаны по правилам.
web-fair-shown = Жеребьёвка запечатана
web-fair-before = Это печать тайного зерна — SHA-256 соли и зерна. Она поставлена до начала партии. Страница каждого игрока добавляет своё число, поэтому никто не может выбрать, что выпадет, — даже администратор сервера. После партии всё раскрывается, и расчёт можно повторить.
web-fair-own-good = Этот браузер проверил сам: печать та же, что ему показали, и его число участвует в жеребьёвке.
web-fair-own-absent = Печать верна, но числа этого браузера в жеребьёвке нет: страница не успела его добавить.
web-fair-own-unknown = Этот браузер не видел начала партии, поэтому проверить сам не может.
web-fair-own-bad = Это не сходится с тем, что показали этому браузеру до начала партии. Кто-то вмешался в жеребьёвку.
web-fair-seal = Печать
web-fair-seed = Зерно
web-fair-salt = Соль
web-fair-share = Добавила страница игрока { $name }
web-fair-print = Отпечаток последней позиции
web-replay-controls = Управление повтором
web-replay-first = В начало
web-replay-back = На ход назад
web-replay-play = Запустить
web-replay-pause = Пауза
web-replay-next = На ход вперёд
web-replay-turn = Ход
web-replay-round = Раунд
web-replay-turn-back = Предыдущий ход
web-replay-turn-next = Следующий ход
web-replay-round-back = Предыдущий раунд
web-replay-round-next = Следующий раунд
web-judge = Оценить этот шаг
web-judge-words = Так эту позицию оценивают боты.
web-judge-failed = Этот шаг оценить не удалось. Попробуйте позже.
web-replay-last = В конец
web-replay-speed = Скорость
web-replay-share = Ссылка на этот шаг
web-replay-eyes = Чьими глазами
web-replay-start = До первого шага
web-replay-keys = Клавиши: ← → на ход, Home и End, пробел — запуск.
web-replay-failed = Этот шаг не загрузился.
web-import-title = Повтор по записи
web-import-words = Откройте файл записи партии, сохранённый здесь или в командной строке, и просмотрите партию шаг за шагом.
web-import-file = Файл записи
web-import-text = или её текст
web-import-go = Открыть повтор

## Правила

rule_source-book = в книге правил
rule_source_words-book = Так сказано в книге правил.
rule_source-follows = следствие
rule_source_words-follows = Прямо в книге правил этого нет, но это следует из того, что в ней сказано.
rule_source-ruling = наше решение
rule_source_words-ruling = Книга правил об этом молчит или допускает разные толкования. Мы решили так.
rule_source-ours = наше значение
rule_source_words-ours = Напечатанное значение нигде не опубликовано. Это — наше.
rule_source-edition = в нашем издании
rule_source_words-edition = Так в нашем издании. В том, по которому играют сейчас, здесь другие значения.
rule_reason-order = Здесь нужен какой-то порядок, а другой почти ничего бы не изменил.
rule_reason-edge = Случай слишком редкий для отдельной настройки.
rule_reason-knowledge = Речь о том, что игроки могут знать и кто когда решает: это должно быть одинаково для всех.
rule_reason-reading = В пользу такого прочтения говорят другие правила или примеры, поэтому настройки нет.
rule_reason-own = Это часть нашего дополнения.
web-rules-search = Искать в правилах
web-rules-contents = Главы
web-rules-parts = Компоненты
web-gallery = Галерея
web-gallery-words = Все символы с их значением, все тайлы, жетоны и карты с тем, что они делают.
web-gallery-search = Поиск по названиям и свойствам
web-gallery-kinds = Разделы
web-gallery-symbols = Символы
web-gallery-found = Найдено: { $found }
web-gallery-none = Ничего с такими словами нет.
web-gallery-all = Все компоненты
web-rules-kinds = Какие правила
web-rules-all = Все правила
web-rules-kind-decisions = Решили мы ({ $count })
web-rules-kind-follows = Следствия ({ $count })
web-rules-kind-ruling = Наши решения ({ $count })
web-rules-kind-ours = Наши значения ({ $count })
web-rules-otherwise = Можно играть и иначе:
web-rules-none = Правил с такими словами нет.
web-rules-found = { $found ->
    [one] Найдено { $found } правило
    [few] Найдено { $found } правила
   *[many] Найдено { $found } правил
}
web-hint-chance = { $share ->
    [none] шансов на победу почти нет
    [tenth] побеждает примерно в одном случае из десяти
    [quarter] побеждает примерно в каждом четвёртом случае
    [third] побеждает примерно в каждом третьем случае
   *[half] побеждает примерно в половине случаев
    [two-thirds] побеждает примерно в двух случаях из трёх
    [three-quarters] побеждает примерно в трёх случаях из четырёх
    [nine-tenths] побеждает примерно в девяти случаях из десяти
    [sure] победа почти наверняка
}
web-hint-alone = { $share ->
    [none] результат выше обычного почти невозможен
    [tenth] результат выше обычного примерно в одном случае из десяти
    [quarter] результат выше обычного примерно в каждом четвёртом случае
    [third] результат выше обычного примерно в каждом третьем случае
   *[half] результат выше обычного примерно в половине случаев
    [two-thirds] результат выше обычного примерно в двух случаях из трёх
    [three-quarters] результат выше обычного примерно в трёх случаях из четырёх
    [nine-tenths] результат выше обычного примерно в девяти случаях из десяти
    [sure] результат выше обычного почти наверняка
}
web-hint-score = счёт станет { $score } ({ $change })
web-hint-prospects = перспективы { $change }
hint-line = { $name }: { $moves }
web-hint-follows = Что может быть дальше

## Шансы, переломы, позиции

web-chances = Шансы на победу
web-chances-alone = Шансы на результат выше обычного
web-chances-tab = Шансы
web-chances-line = { $name }: в начале { $first } %, в конце { $last } %.
web-chances-wait = Шансы вычисляются. Они появятся здесь сами.
web-chances-failed = Шансы вычислить не удалось. Загрузите страницу ещё раз, чтобы повторить.
web-chances-words = Так оценивают позицию боты; оценку делают в конце каждого хода.
web-turns = Переломные моменты
web-turns-none = Ни один ход сильно не изменил шансы.
web-turn-move = { $name }: с { $before } % до { $after } %
web-turn-luck = Случайность. { $name }: с { $before } % до { $after } %
web-turn-together = Все одновременно. { $name }: с { $before } % до { $after } %
web-turn-end = Подсчёт очков. { $name }: с { $before } % до { $after } %
web-turn-better = { $fault ->
    [blunder] Грубая ошибка
    [mistake] Ошибка
   *[slip] Неточность
} (потеряно { $lost } %). Лучше: { $move } (около { $percent } %)
web-on = Играть отсюда
web-on-title = Играть с шага { $step }
web-on-words = Новый стол начнётся с этой позиции. Всё, что ещё не вытянуто, будет вытянуто заново.
web-on-seat = Место: { $name }
web-on-anew = Раздать заново всё, что от меня скрыто
web-position = Позиция
web-position-save = Сохранить позицию
web-hand-title = Редактор позиций
web-hand-words = Нажимайте на рисунок, заполняйте поля или пишите текстом — указывайте только важное: остальное найдётся само. Каждая правка сразу проверяется и рисуется. Подойдёт и позиция, сохранённая из повтора или записанная командой «igroteka position».
web-hand-file = Файл с позицией
web-hand-text = или её текст
web-hand-look = Проверить и нарисовать
web-hand-example = Подставить пример
web-hand-parts = Что можно указать в позиции
web-hand-parts-words = Выберите строку — она добавится к тексту, и её можно изменить. Названия те же, что в записи партии.
web-hand-link = Ссылка на эту позицию
web-edit-add = Добавить
web-edit-agenda = Эта позиция — посреди действия.
web-edit-drop = Начать с нового хода
web-edit-failed = Сервер не отвечает: последняя правка не проверена.
web-edit-follows = следует из остального
web-edit-said = Пусть следует из остального
web-edit-here = Поставить сюда
web-edit-less = Меньше
web-edit-marked = Отмеченные поля заданы, остальные следуют из них.
web-edit-more = Больше
web-edit-none = нет
web-edit-nobody = никто
web-edit-moves = Ходит { $name }. Возможных ходов: { $count }.
web-edit-moves-more = и ещё { $count }
web-edit-legal = Возможные ходы
web-edit-long = Позиция слишком длинная для ссылки. Сохраните её в файл.
web-edit-now = Сейчас
web-edit-options = Правила этой партии
web-edit-table = На столе
web-edit-turn = Повернуть
web-edit-remove = Убрать: { $name }
web-edit-seats = Игроки
web-edit-unread = Это не JSON.
web-edit-pieces = Фишки
web-edit-how = Перетащите фишку на рисунок или выберите её, а затем места. Чтобы убрать, перетащите за край рисунка. Нажмите на место — откроется всё, что о нём можно сказать.
web-edit-undo = Отменить
web-edit-short = Сократить запись
web-edit-link = Скопировать ссылку
web-edit-fields = Что указано в позиции

## People with accounts

web-me = Моя учётная запись
web-guest = Гость
web-keep = Сохранить мои партии
web-keep-words = Пока вас знает только этот браузер. С учётной записью вы найдёте свои столы на любом устройстве, даже если браузер всё забудет. Это один шаг, и ничего лишнего мы не спрашиваем.
web-kept = Ваши партии сохранены
web-passkey = С ключом доступа
web-passkey-words = Устройство запоминает ключ для этого сайта. Он открывается так же, как само устройство: ничего не нужно придумывать и помнить.
web-passkey-keep = Сохранить партии с ключом доступа
web-passkey-enter = Войти с ключом доступа
web-passkey-failed = Не получилось, или вы передумали. Попробуйте ещё раз или выберите другой способ.
web-passkeys = Ключи доступа
web-passkeys-none = Пока нет ни одного.
web-passkey-number = Ключ { $number }
web-passkey-used = использован { $when }
web-passkey-add = Добавить ключ этого устройства
web-passkey-remove = Удалить
web-passkey-remove-of = Удалить ключ { $number }
web-password-way = С именем и паролем
web-password-keep = Сохранить партии с паролем
web-password-title = Имя, пароль и почта
web-password = Пароль
web-password-current = Текущий пароль
web-password-new = Новый пароль
web-password-help = Не меньше 8 знаков. Несколько слов запомнить легче, чем набор случайных знаков.
web-login = Имя для входа
web-email = Почта (необязательно)
web-email-help = Только для сообщений, о которых вы попросите. Больше её никто не видит.
web-have-account = Уже есть учётная запись?
web-sign-in = Войти
web-sign-out = Выйти здесь
web-cannot = Не могу войти
web-cannot-words = Введите код восстановления, который вы записали, когда создавали учётную запись. Он действует один раз; вы получите новый.
web-code = Код восстановления
web-code-enter = Войти по коду
web-code-words = Если вы потеряете устройство или забудете пароль, войти поможет этот код. Он показан только сейчас: запишите или напечатайте его.
web-code-noted = Код записан
web-code-new = Показать новый код восстановления
web-save = Сохранить
web-devices = Устройства
web-device = Это я на другом устройстве
web-device-here = это устройство
web-device-words = Отсканируйте код другим устройством или откройте на нём ссылку. Она действует один раз, в течение десяти минут.
web-device-qr = QR-код со ссылкой для другого устройства
web-device-link = Ссылка для другого устройства
web-device-warning = Кто откроет эту ссылку, тот и будет вами. Никому её не посылайте.
web-device-hint = Вы вошли на другом устройстве? Там, на странице «Моя учётная запись», можно показать код для этого устройства.
web-device-ask = Вас зовут { $name }?
web-device-ask-nameless = Это ваша учётная запись?
web-device-ask-words = Тогда войдите на этом устройстве. Партии, которые вы начали здесь гостем, останутся с вами.
web-device-enter = Да, войти здесь
web-device-no = Нет
web-key = Ключ для программ
web-key-new = Создать ключ для программ
web-key-words = С этим ключом программа создаёт столы и занимает места от вашего имени. Он показывается только один раз. В списке устройств он называется «API»; завершите этот сеанс, когда ключ станет не нужен.
web-key-docs = Что могут программы
web-session-end = Завершить
web-session-end-of = Завершить сеанс: { $device }
web-session-end-others = Выйти на всех остальных устройствах
web-guest-games = Партии на этом устройстве
web-guest-games-here = { $count ->
    [one] На этом устройстве у гостя ещё { $count } стол.
    [few] На этом устройстве у гостя ещё { $count } стола.
   *[many] На этом устройстве у гостя ещё { $count } столов.
}
web-guest-games-see = Посмотреть
web-guest-games-words = За этими столами одно место ваше, а другое — у гостя на этом устройстве. Оба места ваши?
web-guest-games-take = Да, оба места мои
web-guest-games-leave = Нет, оставить их гостю
web-guest-games-none = Все партии на этом устройстве — ваши.
web-settings-person = Изменения сохраняются сразу и действуют на всех ваших устройствах.
web-settings-guest = Изменения сохраняются сразу, в этом браузере. С учётной записью они действуют на всех ваших устройствах.
web-mine-all = Всё о вас
web-mine-all-words = Всё, что о вас хранится, можно посмотреть в одном месте, скачать файлом и удалить.
web-export-me = Скачать всё
web-delete-me = Удалить учётную запись
web-delete-me-words = Учётная запись, ваши столы и всё, что вы сказали, удаляются навсегда. В партиях с другими за вас доиграет бот, а вы будете называться там бывшим игроком.
web-delete-me-sure = Да, удалить всё
web-mine-all-guest = Кое-что хранится и без учётной записи: ваши столы, заметки и ваши слова в чатах. Всё это можно посмотреть, скачать и удалить.
web-kept-see = Посмотреть всё
web-delete-guest = Удалить всё обо мне
web-delete-guest-words = Ваши столы и всё, что вы сказали, удаляются навсегда. В партиях с другими за вас доиграет бот, а вы будете называться там бывшим игроком. Этот браузер после этого никто не узнает.
web-kept-about = Что о вас хранится
web-kept-words = Это всё, что хранит о вас этот сервер. От пароля и кодов у него есть только отпечатки, по которым их не восстановить. В файле — все подробности.
web-kept-guest = Это всё, что о вас хранится. Сервер знает вас только по этому браузеру. В файле — все подробности.
web-kept-kind = Что
web-kept-count = Сколько
web-kept-settings = Настройки
web-kept-tables = Столы
web-kept-games = Завершённые партии
web-kept-chat = Сообщения в чатах
web-kept-notes = Заметки о столах
web-kept-read = Чаты с отметкой, до какого места вы прочли
web-kept-devices = Устройства и ключи для программ
web-kept-passkeys = Ключи доступа
web-kept-ratings = Рейтинги
web-kept-tournaments = Турниры
web-kept-places = Куда приходят уведомления
web-kept-notices = Уведомления, которые ждут отправки
web-kept-more = { $count ->
    [one] Ещё { $count } более раннее сообщение — в файле.
    [few] Ещё { $count } более ранних сообщения — в файле.
   *[other] Ещё { $count } более ранних сообщений — в файле.
}

## Own tables

web-badge = Столы, которые ждут вас:
web-next-table = К следующему столу, который ждёт вас
web-tables-waiting = Ваш ход
web-tables-own-open = Ваши открытые столы
web-tables-finished = Завершённые партии
web-tables-hidden = Скрытые столы
web-tables-find = Найти среди своих столов
web-tables-lists = Списки ваших столов
web-tables-more = И ещё { $count }.
web-tables-names = Имя игрока
web-tables-game = Игра
web-tables-result = Результат
web-tables-any = Все
web-tables-search = Искать
web-tables-count = { $count ->
    [0] Столов нет.
    [one] { $count } стол.
    [few] { $count } стола.
   *[many] { $count } столов.
}
web-tables-pages = Страницы
web-tables-newer = Новее
web-tables-older = Старше
web-tables-delete = Удалить
web-delete-of = Удалить: { $title }
web-delete-words = Партия удаляется навсегда. Других игроков за этим столом нет.
web-delete-sure = Да, удалить
web-hide = Скрыть
web-hide-of = Скрыть: { $title }
web-unhide = Показать снова

## Уведомления

web-calls = Уведомления
web-calls-words = Вам могут сообщать, что наступил ваш ход, даже когда страница закрыта. Уведомления получает только тот, кто сам попросил о них здесь.
web-calls-guest = Чтобы сообщать вам о ходе, сервер должен знать, куда писать. Для этого нужна учётная запись: она заводится в один шаг, без лишних вопросов.
web-calls-what = О чём сообщать
web-calls-never = Ни о чём
web-calls-turn = Только о моём ходе
web-calls-all = Обо всём
web-calls-all-words = «Обо всём» — это ваш ход, ходы других, новые сообщения в чате, начало и конец партии.
web-calls-when = Когда сообщать
web-calls-now = Сразу
web-calls-soon = Через десять минут, если за это время я не загляну за стол
web-calls-daily = Раз в день, всё вместе
web-calls-hour = Час ежедневного сообщения
web-calls-quiet = Тихие часы
web-calls-quiet-from = с
web-calls-quiet-to = до
web-calls-quiet-words = В эти часы ничего не приходит: всё придёт, когда они закончатся. Если начало и конец совпадают, тихих часов нет.
web-calls-zone = Часовой пояс
web-calls-saved = Сохранено.
web-calls-where = Куда сообщать
web-calls-nowhere = Пока некуда: добавьте ниже, как с вами связаться.
web-calls-kind-mail = Почта
web-calls-kind-hook = Вебхук
web-calls-kind-push = Этот или другой браузер
web-calls-unconfirmed = ещё не подтверждён, загляните в почтовый ящик
web-calls-test = Отправить пробное уведомление
web-calls-test-of = Отправить пробное уведомление: { $name }
web-calls-ask-again = Отправить вопрос ещё раз
web-calls-remove = Убрать
web-calls-remove-of = Убрать: { $name }
web-calls-sent = Уведомление уже в пути.
web-calls-push = В этом браузере
web-calls-push-words = Браузер покажет уведомление, даже если страницы сайта закрыты. На телефоне сначала установите сайт как приложение.
web-calls-push-add = Уведомлять в этом браузере
web-calls-push-failed = Браузер этого не разрешил. Разрешены ли уведомления, видно в его настройках для этого сайта.
web-calls-push-none = Этот браузер не может показывать уведомления сайта. Для этого нужны https и поддержка Web Push.
web-calls-install = Установить как приложение
web-calls-mail = По почте
web-calls-mail-address = Адрес
web-calls-mail-add = Добавить адрес
web-calls-mail-words = Сначала придёт одно письмо с вопросом, верен ли адрес. В каждом следующем будет ссылка, чтобы отказаться от писем.
web-calls-hook = Через вебхук
web-calls-hook-words = Для Telegram, Matrix, Discord или вашей программы. Адрес и ключ — ваши секреты, они нужны только для ваших уведомлений.
web-calls-template = Вид
web-calls-template-json = Моя программа (JSON)
web-calls-template-discord = Discord
web-calls-template-telegram = Telegram
web-calls-template-matrix = Matrix
web-calls-hook-address = Адрес
web-calls-hook-address-help = Discord: адрес вебхука. Telegram: https://api.telegram.org/bot…/sendMessage с ключом вашего бота. Matrix: адрес вашего сервера.
web-calls-hook-target = Чат или комната (Telegram, Matrix)
web-calls-hook-token = Ключ доступа (Matrix)
web-calls-hook-add = Добавить вебхук
web-calls-table = Сообщать об этом столе
web-calls-table-usual = Как обо всех
web-calls-me-never = Уведомлений вы не получаете.
web-calls-me-turn = Вы получаете уведомление, когда наступает ваш ход.
web-calls-me-all = Вы получаете уведомления обо всём, что происходит за вашими столами.
web-calls-see = Изменить
web-mail-confirm = Это ваш адрес?
web-mail-confirm-words = После этого Игротека будет писать на { $address } так, как пожелает владелец адреса.
web-mail-confirm-yes = Да, это мой адрес
web-mail-confirmed = Адрес подтверждён.
web-mail-stop = Больше никаких писем
web-mail-stop-words = Игротека больше не будет писать на { $address }. Остальное не изменится.
web-mail-stop-yes = Отказаться от писем
web-mail-stopped = На этот адрес письма больше не придут.
web-offline = Нет связи
web-offline-words = Сейчас Игротека недоступна. Ваши столы целы, они на сервере: попробуйте снова, когда связь появится.
web-offline-again = Попробовать снова

## Рейтинги и статистика

web-profile = Ваш профиль
web-profile-see = Посмотреть мой профиль
web-profile-change = Изменить
web-profile-own-table = Так вас видят те, кто с вами играл.
web-profile-own-me = Эту страницу видите только вы.
web-profile-own-all = Эту страницу видят все.
web-seen-by = Кто видит ваши партии и рейтинги
web-seen-by-table = Те, кто со мной играл
web-seen-by-me = Только я
web-seen-by-all = Все
web-ranked-choose = Показывать меня в таблицах лидеров
websay-allowed-seen-by = table, me или all
web-rating = Рейтинг
web-ratings = Рейтинги
web-ratings-words = Рейтинг начинается с 1500 и меняется после каждой рейтинговой партии. После ± указано, насколько настоящая сила может от него отличаться: чем больше партий, тем он точнее.
web-ratings-none = Рейтинговых партий пока нет.
web-rating-provisional = предварительный
web-rating-curve = От { $first } до { $last } за { $games ->
    [one] { $games } рейтинговую партию
    [few] { $games } рейтинговые партии
   *[many] { $games } рейтинговых партий
}
web-rated-games = { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
   *[many] { $games } рейтинговых партий
}
web-records = Завершённые партии
web-last-games = Последние партии
web-last-games-own = Здесь только партии за столами, которые были видны в зале, без тех, что вы скрыли.
web-last-with = Соперники:
web-another-player = другой игрок
web-figure-games = Партии
web-figure-won = Победы
web-figure-points = Средние очки
web-figure-ahead = Впереди
web-figure-interval = Интервал
web-percent = { $share } %
web-interval = { $low }–{ $high } %
web-sides = Любимые стороны
web-side = Сторона
web-rivals = Личные встречи
web-rivals-words = Как часто в общей партии место оказывалось выше, чем у соперника; ничья считается за половину.
web-rival = Игрок
web-ranking = Таблица лидеров
web-ranking-title = { $title }: таблица лидеров
web-ranking-words = Здесь только те, кто захотел, чтобы их показывали, а между ними — боты; пока рейтинг неточен, он весит меньше.
web-ranking-none = Пока никто из игроков с рейтингом не захотел, чтобы его здесь показывали.
web-ranking-join = В таблицах лидеров вас нет.
web-stats = Статистика
web-stats-title = { $title }: статистика
web-stats-words = На этом сервере { $games ->
    [one] закончена { $games } партия
    [few] закончены { $games } партии
   *[many] закончено { $games } партий
}. Если бы все играли одинаково хорошо, каждый выигрывал бы { $share } % партий. Рядом с долей указан интервал, в который настоящая доля попадает 95 раз из 100. Стороны, тайлы и карты показаны начиная с пяти партий.
web-stats-none = Здесь ещё не закончено ни одной партии с несколькими игроками.
web-stats-seat = По местам
web-stats-side = По сторонам
web-stats-part = По тайлам и картам, которые принесли очки

web-tournament = Турнир
web-tournaments = Турниры
web-tournaments-words = Круговая система, швейцарская система или лестница: столы создаются сами, тур следует за туром, а турнирную таблицу видят все.
web-tournaments-none = Турниров пока нет.
web-tournament-new = Новый турнир
web-tournament-guest = Чтобы провести турнир, нужна учётная запись.
web-tournament-name = Название турнира
web-tournament-kind = Система
web-tournament-round-robin = Круговой турнир
web-tournament-round-robin-words = Каждый встречается с каждым; за большими столами все встречаются примерно одинаково часто.
web-tournament-swiss = Швейцарская система
web-tournament-swiss-words = Несколько туров, в которых встречаются игроки с равными очками, и никто не играет с тем же соперником дважды, если этого можно избежать.
web-tournament-ladder = Лестница
web-tournament-ladder-words = Вызывайте игрока не более чем на три места выше; кто окажется впереди, займёт то место, которое выше. Лестница длится, пока вы её не завершите.
web-tournament-seats = Игроков за столом
web-tournament-size = Мест в турнире
web-tournament-fill = Боты на места, свободные к началу
web-tournament-fill-none = Без ботов
web-tournament-fill-words = Места, свободные к началу, займут боты: { $bot }.
web-tournament-rounds = Туры
web-tournament-rounds-usual = Сколько нужно
web-tournament-clock = Часы
web-tournament-clock-words = Если время игрока вышло, партию доигрывает бот, и она считается проигранной.
web-tournament-options-words = Действуют за всеми столами. Настройки, не подходящие к числу игроков, не учитываются.
web-tournament-unlisted = Только для тех, у кого есть ссылка
web-tournament-make = Создать турнир
web-tournament-status-open = Идёт запись
web-tournament-status-running = Идёт
web-tournament-status-over = Завершён
web-tournament-status-closed = Отменён
web-tournament-taken = Занято мест: { $count } из { $size }.
web-tournament-tables = { $seats ->
    [one] { $seats } игрок за столом
    [few] { $seats } игрока за столом
   *[many] { $seats } игроков за столом
}
web-tournament-round-of = Тур { $round } из { $rounds }
web-tournament-round = Тур { $number }
web-tournament-game = Партия { $number }
web-tournament-link = Ссылка на турнир
web-tournament-my-table = К моему столу
web-tournament-join = Участвовать
web-tournament-join-guest = Чтобы участвовать, сначала сохраните свои партии в учётной записи.
web-tournament-leave = Покинуть турнир
web-tournament-withdraw = Выйти из турнира
web-tournament-withdrawn = выбыл
web-tournament-start = Начать турнир
web-tournament-close = Отменить турнир
web-tournament-end = Завершить турнир
web-tournament-remove = Исключить
web-tournament-challenge = Вызвать
web-tournament-standings = Таблица турнира
web-tournament-points = Очки
web-tournament-direct = Личные
web-tournament-opponents = Соперники
web-tournament-share = Доля
web-tournament-order = Очко за каждого, кто оказался ниже, пол-очка за ничью. За столом на двоих свободный тур считается победой, за большим столом — местом посередине. При равенстве очков решают личные встречи, затем сумма очков соперников, затем средняя доля очков в партии, затем жеребьёвка.
web-tournament-ladder-order = После партии её участники занимают свои прежние места в том порядке, в каком закончили. При ничьей ничего не меняется.
web-tournament-bye = свободен в этом туре
web-tournament-watch = Смотреть
web-tournament-replay = Посмотреть партию
web-tournament-soon = скоро начнётся
web-tournament-news = В турнире новости: на странице показано, как всё обстоит сейчас.
web-tournament-absent = неявка
web-tournament-stayed-away = выбыл за неявки
web-tournament-again = Вернуть в турнир
web-tournament-you-absent = Вы не пришли на последнюю партию: она засчитана как проигранная. После двух неявок подряд вы выбываете из турнира.
web-tournament-you-out = Вы не пришли на две партии подряд и выбыли из турнира. Организатор может вас вернуть.
websay-call-absent-title = { $game }: неявка
websay-call-absent = Вы не сделали ни одного хода в турнирной партии «{ $game }», пока не вышло ваше время ({ $names }): она засчитана как проигранная. Если так будет и в следующей, вы выбываете из турнира.
websay-call-out-title = { $game }: вы выбыли из турнира
websay-call-out = Вы не пришли на две партии «{ $game }» подряд ({ $names }) и выбыли из турнира. Организатор может вас вернуть.
websay-tournament-organiser = Это может сделать только организатор турнира.
websay-tournament-begun = Этот турнир уже начался или отменён.
websay-tournament-full = Все места в этом турнире заняты.
websay-tournament-out = Это могут сделать только участники турнира.
websay-tournament-there = Этого игрока не исключали за неявку.
websay-tournament-few = Чтобы начать турнир, нужно игроков: не меньше { $least }.
websay-tournament-challenge = Вызвать можно игрока не более чем на три места выше, пока никто из вас не занят в другой партии.
websay-tournament-seats = Игроков за столом в этой игре может быть: { $allowed }.
websay-tournament-size = В турнире такого вида мест от { $least } до { $most }.
websay-tournament-rounds = Туров в турнире не больше { $most }.
websay-tournament-clock = В турнире нужны часы.
websay-tournament-many = Ваших незавершённых турниров уже { $most }. Сначала завершите один из них.
websay-allowed-tournament = round-robin, swiss или ladder
websay-allowed-filler = random, easy, medium, hard или expert

## Administration

web-admin = Управление
web-admin-me = Вы администратор этого сервера.
web-admin-page = Сервер
web-admin-page-people = Люди
web-admin-page-tables = Столы
web-admin-load = Нагрузка
web-admin-running = Идущие партии
web-admin-in-memory = Столы в памяти
web-admin-pages = Открытые страницы столов
web-admin-processes = Процессы сервера
web-admin-memory = Память
web-admin-storage = Хранилище
web-admin-status-open = ждёт игроков
web-admin-status-running = идёт
web-admin-status-over = окончена
web-admin-status-closed = закрыт
web-admin-registration = Новые учётные записи
web-admin-registration-words = Кто может завести учётную запись? Гости могут играть всегда.
web-admin-registration-open = Все
web-admin-registration-invited = Только по приглашению
web-admin-registration-closed = Никто
web-admin-invite = Создать приглашение
web-admin-invitation-link = По этой ссылке один человек может завести учётную запись. Она показана только сейчас и действует 30 дней.
web-admin-invitations = { $count ->
    [one] { $count } неиспользованное приглашение
    [few] { $count } неиспользованных приглашения
   *[other] { $count } неиспользованных приглашений
}
web-admin-invitations-drop = Отменить все приглашения
web-admin-announcement = Объявление
web-admin-announcement-words = Показывается вверху каждой страницы на языке читателя. Чтобы убрать его, оставьте все поля пустыми.
web-admin-hours = На сколько часов
web-admin-announce = Объявить
web-admin-errors = Ошибки за последние сутки
web-admin-errors-none = Ошибок нет.
web-admin-times = { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
}
web-admin-notices = Уведомления, которые не удалось отправить
web-admin-notices-none = Все уведомления отправлены.
web-admin-tries = { $times ->
    [one] { $times } попытка
    [few] { $times } попытки
   *[other] { $times } попыток
}
web-admin-retry = Отправить снова
web-admin-delete = Удалить
web-admin-find = Имя, имя для входа или id
web-admin-search = Найти
web-admin-nobody = Никто не найден.
web-admin-is = администратор
web-admin-is-banned = вход закрыт
web-admin-joined = учётная запись создана { $when }
web-admin-devices = { $count ->
    [0] сеансов нет
    [one] сеанс на { $count } устройстве
    [few] сеанс на { $count } устройствах
   *[other] сеанс на { $count } устройствах
}
web-admin-seen = последний визит: { $when }
web-admin-sessions = Завершить все сеансы
web-admin-sessions-of = Завершить все сеансы: { $name }
web-admin-ban = Закрыть вход…
web-admin-ban-sure = Закрыть вход: { $name }
web-admin-reason = Причина, которую увидит этот человек
web-admin-unban = Открыть вход
web-admin-unban-of = Открыть вход: { $name }
web-admin-bans = Кому закрыт вход
web-admin-bans-none = Вход никому не закрыт.
web-admin-game = Игра
web-admin-status = Состояние
web-admin-all = Все
web-admin-no-tables = Таких столов нет.
web-admin-is-locked = заперт
web-admin-lock = Запереть
web-admin-unlock = Отпереть
web-admin-close = Закрыть стол
web-admin-end = Прервать партию
web-admin-close-words = К столу больше никто не сможет присоединиться.
web-admin-end-words = Партия сразу закончится без результата.
web-admin-lock-words = За запертый стол не могут сесть новые игроки, к нему не приходят зрители, а чат закрыт. Те, кто играет, играют дальше.
web-banned = Вход закрыт
web-banned-reason = Причина: { $reason }
web-banned-words = Вы по-прежнему можете скачать всё, что о вас хранится, или удалить учётную запись.
web-banned-guest = Вы по-прежнему можете скачать или удалить всё, что о вас хранится.
web-invitation = Код приглашения
web-invited-only = На этом сервере учётную запись можно завести только по приглашению.
websay-banned = Администратор этого сервера закрыл вам вход.
websay-table-locked = Администратор этого сервера запер этот стол: новые игроки и зрители к нему не допускаются, а чат закрыт.
websay-admin = Эта страница только для администраторов сервера.
websay-admin-ban = Администраторам нельзя закрыть вход.
websay-admin-table = Этот стол уже закрыт, или партия окончена.
websay-admin-notice = Такого неотправленного уведомления больше нет.
websay-registration = Сейчас на этом сервере нельзя завести учётную запись.
websay-invitation = Приглашение неверно, уже использовано или устарело.
websay-allowed-registration = open, invited или closed
websay-allowed-status = open, running, over или closed
websay-allowed-announcement = текст не длиннее 500 знаков
websay-allowed-notice = retry или delete
