# Спільні слова: усе, що кажуть поза окремою грою.

## Учасники

player = Гравець { $number }
former-player = колишній гравець
automa = Суперник
chance = Випадок
spectator = Глядач
you = Ви

## Числа

n-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
n-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
n-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
n-moves = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}
n-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}

## Чий хід і чим усе скінчилося

your-turn = Ваш хід
turn-of = Ходить { $seat }
waiting-for = Зараз вирішує { $seat }
waiting-for-others = Чекаємо на решту
game-over = Партію завершено
winner = Перемагає { $seat }: { n-points }
winner-you = Ви перемогли! У вас { n-points }
winner-tie = За очками рівність ({ $points }), але перемагає { $seat }
defeat = Цього разу перемагає { $seat }: { n-points }
shared-victory = Спільна перемога: { n-points }
place = Місце { $rank }
item-bid = Ставка за місце
total = Усього

## Кнопки й заголовки

ui-new-game = Нова партія
ui-play = Грати
ui-watch = Дивитися
ui-rules = Правила
ui-rule = Правило { $rule }
ui-options = Налаштування партії
ui-players = Гравці
ui-moves = Ходи
ui-log = Історія
ui-score = Рахунок
ui-hand = Рука
ui-undo = Скасувати хід
ui-hint = Підказка
ui-help = Довідка
ui-save = Зберегти
ui-open = Відкрити
ui-quit = Вийти
ui-confirm = Підтвердити
ui-cancel = Скасувати
ui-yes = Так
ui-no = Ні
ui-back = Назад
ui-next = Далі
ui-close = Закрити
ui-settings = Налаштування
ui-language = Мова
ui-dark = Темна тема
ui-light = Світла тема
ui-replay = Повтор партії
ui-bot = Бот
ui-orders = Автоматичні відповіді
ui-default = за замовчуванням

language-en = English
language-ru = Русский
language-uk = Українська

## Термінал

cli-undone = Хід скасовано.
cli-saved = Збережено в { $path }
cli-seed = Зерно випадковості: { $seed }
cli-goodbye = До зустрічі за грою!
cli-verified = { $moves ->
    [one] Запис правильний: відтворено { $moves } хід, усе, що випало, підтверджено.
    [few] Запис правильний: відтворено { $moves } ходи, усе, що випало, підтверджено.
   *[many] Запис правильний: відтворено { $moves } ходів, усе, що випало, підтверджено.
}
cli-checked = { $moves ->
    [one] Запис правильний: відтворено { $moves } хід. Про те, що випало, повідомили люди.
    [few] Запис правильний: відтворено { $moves } ходи. Про те, що випало, повідомили люди.
   *[many] Запис правильний: відтворено { $moves } ходів. Про те, що випало, повідомили люди.
}

## Помилки

error-unknown-game = Гри «{ $game }» немає. Можна зіграти: { $allowed }.
error-unknown-language = Мови «{ $language }» немає. Виберіть зі списку: { $allowed }.
error-bad-option = { $option }: значення «{ $found }» не підходить. Можна: { $allowed }.
error-unknown-move = Ходу «{ $move }» не буває. Може, { $allowed }?
error-illegal-move = Хід «{ $move }» зараз неможливий.
error-not-your-turn = Зараз не ваш хід: вирішує { $seat }.
error-cannot-undo = Цей хід уже не можна скасувати: відтоді відкрилося щось нове.
error-nothing-to-undo = Немає чого скасовувати.
error-bad-log = Рядок { $line }: тут { $found }; дозволено: { $allowed }.
error-file = Не вдається прочитати { $path }: { $reason }.
error-other = Не вийшло. { $detail }
error-no-record = Цей файл не вдається прочитати як запис партії. { $detail }
error-no-position = Це не позиція цієї гри. { $detail }
error-too-long = Текст порожній або задовгий. Межа у знаках: { $most }.

## Що не так із надісланим текстом

complaint = Тут { $found }; дозволено: { $allowed }.
complaint-at = { $where }: тут { $found }; дозволено: { $allowed }.
complaint-hint = { $complaint } { $hint }
phrase-a-seed-a-salt-or-shares-and-draws-that-are-asked-for = зерно, сіль або частки разом із запитаннями про те, що випало
phrase-none-in-a-recorded-match-see-line-n = нічого: партію записано за столом, див. рядок { $n }
phrase-one-or-the-other = одне з двох
phrase-steps-of-a-recorded-match-that-not-everybody-saw-names = кроки записаної партії, які бачили не всі: { $names }
phrase-at-a-recorded-table-everybody-sits-at-one-screen = за столом, який записують, усі сидять за одним екраном
phrase-none-at-a-recorded-table = нічого за столом, який записують
phrase-one-of-them = щось із переліченого
phrase-somebody-elsewhere-or-a-bot = хтось за іншим екраном або бот
phrase-did-you-mean-name = Може, { $name }?
phrase-the-unknown-field-name = невідоме поле { $name }
phrase-name-is-said-of-each-seat-put-it-into-players = Поле { $name } стосується гравця: його місце у списку players.
phrase-name-is-said-of-the-table-put-it-beside-players = Поле { $name } стосується всього столу: його місце поряд зі списком players.
phrase-leave-it-out = Приберіть його.
phrase-leave-out-what-you-are-not-sure-of-it-follows-from-the-rest = Приберіть те, у чому не впевнені: решта знайдеться сама.
phrase-leave-out-name-and-say-whose-turn-it-is-example = Приберіть { $name } і вкажіть, чий хід: { $example }
phrase-say-another-seat-or-another-moment-example = Укажіть іншого гравця або інший момент: { $example }
phrase-write-it-like-this-or-leave-it-out-example = Запишіть так або приберіть зовсім: { $example }
phrase-one-value-or-several-by-name = одне значення або кілька з іменами
phrase-every-place-once = кожне місце один раз
complaint-edition = Потрібне видання «{ $needed }», а завантажено «{ $loaded }». Запустіть програму з { $option } і потрібним файлом, а якщо це видання самої гри — без { $option }.
complaint-line = Рядок { $line }
complaint-quoted = (англійською) { $words }
complaint-inside = { $where }, { $inner }
complaint-file = { $file }{ $path }
complaint-file-line = { $file }, рядок { $line }{ $path }
complaint-line-inside = рядок { $line }{ $path }
phrase-a-whole-number-from-low-to-high = ціле число від { $low } до { $high }
phrase-a-whole-number = ціле число
phrase-bid-for-seat-n = ставка за місце { $n }
phrase-true-or-false = true або false
phrase-yes-or-no = значення true або false
    .gen = значень true або false
phrase-values = значення
    .gen = значень
phrase-whole-numbers = цілі числа
    .gen = цілих чисел
phrase-names = імена
    .gen = імен
phrase-names-empty-ones-as = імена або порожні рядки ''
    .gen = імен або порожніх рядків ''
phrase-objects = об’єкти
    .gen = об’єктів
phrase-frames = кроки
    .gen = кроків
phrase-groups = групи
    .gen = груп
phrase-layers = шари
    .gen = шарів
phrase-lists-of-items = списки { $items_gen }
    .gen = списків { $items_gen }
phrase-a-list-of-items = список ({ $items })
phrase-a-list-of-n-items = список ({ $items }) завдовжки рівно { $n }
phrase-a-list-of-at-most-n-items = список ({ $items }), не довший за { $n }
phrase-a-list-of-n = список завдовжки рівно { $n }
phrase-a-list-of-low-to-high = список завдовжки від { $low } до { $high }
phrase-each-once = кожне значення один раз
phrase-each-once-in-order = кожне значення один раз, за порядком
phrase-an-object-by-name = об’єкт з іменованими полями
phrase-an-object-with-the-fields-names = об’єкт із полями { $names }
phrase-an-object-with-the-fields-of-a-position = об’єкт із полями позиції
phrase-an-object-of-texts = об’єкт, усі значення якого — тексти
phrase-missing-fields-lost-unknown-fields-extra = бракує полів { $lost }, зайві поля { $extra }
phrase-exactly-names = саме { $names }
phrase-a-move-of-the-table = хід цієї гри
phrase-a-number-a-text-a-list-a-move-or-a-frame = число, текст, список, хід або крок
phrase-move-name = хід { $name }
phrase-tree-name = ефект { $name }
phrase-frame-name = крок { $name }
phrase-fields-names = поля { $names }
phrase-frames-nested-too-deep = кроки з надто глибокою вкладеністю
phrase-lists-of-frames-one-for-each-seat = списки кроків, по одному на місце
phrase-lists-of-moves-one-for-each-seat = списки ходів, по одному на місце
phrase-a-list-of-seats = список місць
phrase-name-with-names-fault = крок { $name } з полями { $names }
phrase-values-of-the-right-types = значення потрібних типів
phrase-name-has-no-legal-move = крок { $name } без можливих ходів
phrase-a-position-to-play-on = позиція, з якої можна грати далі
phrase-frames-that-fit-the-position = кроки, які пасують до позиції
phrase-frames-in-the-order-of-the-rules = кроки в тому порядку, який задають правила
phrase-n-frames-in-a-row-without-a-question-the-last-one-name = забагато кроків поспіль без запитання (їх { $n }), останній із них { $name }
phrase-rules-that-come-to-rest = правила, які доходять до запитання або до кінця
phrase-what-some-contents-meet = відомості, можливі принаймні за одного розкладу
phrase-option-name = налаштування { $name }
phrase-names-or-n-of-them-one-for-each-seat = { $names } або кілька одразу, по одному на місце (місць: { $n })
phrase-option-is-unknown-for-name-with-n-seats = { $option }: такого немає у грі { $name } (місць: { $n })
phrase-low-to-high = від { $low } до { $high }
phrase-from-low-to-high = від { $low } до { $high }
phrase-at-most-n = не більше ніж { $n }
phrase-for-example-names = наприклад, { $names }
phrase-no-readable-file-fault = файл, який не вдалося прочитати
phrase-a-toml-file = файл TOML
phrase-fault-at-byte-n = байт { $n }, який не вдалося прочитати
phrase-text-in-utf-8 = текст в UTF-8
phrase-no-toml-fault = не TOML
phrase-no-table-name = немає таблиці [{ $name }]
phrase-one-with-names = таблиця з полями { $names }
phrase-small-letters-digits-and-but-not-name = малі латинські літери, цифри та _, але не { $name }
phrase-small-letters-digits-and = малі латинські літери, цифри та _
phrase-the-key-of-a-game = ключ гри
phrase-rows-name = рядки [[{ $name }]]
phrase-one-table-name = одна таблиця [{ $name }]
phrase-name-twice = двічі { $name }
phrase-every-row-once = кожен рядок один раз
phrase-no-field-name = немає поля { $name }
phrase-a-table-with-names = таблиця з полями { $names }
phrase-one-line-of-text-by-names-at-least-one = по одному рядку тексту на мову ({ $names }), принаймні для однієї
phrase-one-line-of-at-most-n-characters = один рядок, знаків у ньому не більше ніж { $n }
phrase-edition-name-is-loaded-already-with-file-allowed-a-new-process = Гру { $name } вже завантажено, видання: { $file }. Запустіть новий процес.
phrase-our-own = наше власне
phrase-name-which-has-no-value-that-an-edition-could-change = { $name }, де немає значень, які могло б змінити видання
phrase-a-game-that-plays-with-editions-names = гра, яка має різні видання: { $names }
phrase-none-is-installed = жодної не встановлено
phrase-the-end-of-the-file = кінець файлу
phrase-n-lines = забагато рядків: { $n }
phrase-format-n = формат { $n }
phrase-a-header-line-or-line = рядок заголовка або «{ $line }»
phrase-names-or-line = { $names } або «{ $line }»
phrase-a-second-line-name = другий рядок { $name }
phrase-one-line-see-line-n = один рядок, див. рядок { $n }
phrase-no-line-name-above = вище немає рядка { $name }
phrase-a-header-with-names = заголовок із рядками { $names }
phrase-a-log-masked-for-one-reader = запис, у якому приховано те, чого не бачив один із гравців
phrase-a-full-log = повний запис
phrase-version-n-of-name = гра { $name } версії { $n }
phrase-version-n = версія { $n }
phrase-n-hexadecimal-digits = шістнадцяткові цифри, усього { $n }
phrase-name-for-this-seed = { $name } за цього зерна
phrase-other-seats-or-options-than-the-header-says = інша кількість місць або інші налаштування, ніж у заголовку
phrase-those-of-the-header = як у заголовку
phrase-move-n-of-count = хід { $n } із { $count }
phrase-n-moves-as-line-line-says = стільки ходів, скільки вказано в рядку { $line } ({ $n })
phrase-the-end-of-the-moves-after-n = кінець ходів, їх усього { $n }
phrase-seat-move-or-draw-for-chance = «МІСЦЕ ХІД» або «* ЖЕРЕБ»
phrase-a-move-of-chance = жереб
phrase-a-move-of-seat-n = хід місця { $n }
phrase-a-move-of-names = хід місця { $names }
phrase-nothing-the-game-is-over = нічого: партію завершено
phrase-line-after-n-moves = «{ $line }» після ходів ({ $n })
phrase-nothing-after-end = нічого після рядка end
phrase-an-unfinished-match-without-a-seed = незавершена партія без зерна
phrase-a-line-seed-or-a-finished-match = рядок «seed:» або завершена партія
phrase-order-seat-key-value = «order МІСЦЕ: КЛЮЧ ЗНАЧЕННЯ»
phrase-one-for-each-of-n-seats = по одному на кожне місце (місць: { $n })
phrase-1-to-60-printed-characters-without = від 1 до 60 друкованих знаків без |
phrase-order-name = автоматична відповідь { $name }
phrase-n-characters = текст, знаків у ньому: { $n }
phrase-line-line-column-n = рядок { $line }, стовпець { $n }
phrase-no-json-fault = не JSON
phrase-a-position-as-json = позиція у вигляді JSON
phrase-the-name-of-the-game-alone = сама лише назва гри
phrase-a-position-as-toml-or-json = позиція у вигляді TOML або JSON
phrase-a-number-or-one-line-of-1-to-200-characters = число або один рядок завдовжки від 1 до 200 знаків
phrase-32-hexadecimal-digits-or-none = 32 шістнадцяткові цифри або нічого
phrase-seat-n = місце { $n }
phrase-share-of-seat-n = число для жеребкування від місця { $n }
phrase-a-game-that-is-over = завершена партія
phrase-one-in-which-somebody-has-to-decide = позиція, у якій комусь треба ухвалити рішення
phrase-one-in-which-somebody-can-move = позиція, у якій хтось може зробити хід
phrase-no-move-for-seat-n = немає ходів у місця { $n }
phrase-one-that-cannot-be-played-fault = позиція, яку не можна дограти ({ $fault })
phrase-one-that-the-game-can-reach = позиція, яка може виникнути в партії
phrase-n-seats = місць: { $n }
phrase-n-as-many-as-the-table-has = { $n }, стільки місць за столом
phrase-none-beside-a-position-which-has-its-own = разом із позицією нічого: вона має свої налаштування
phrase-n-times-me = «me» кілька разів ({ $n })
phrase-once-others-are-local = «me» один раз, у решти — «local»
phrase-one-at-a-table-for-n-people = вибране зерно за столом, де людей кілька ({ $n })
phrase-only-where-one-person-plays-against-bots-since-whoever-chooses-it-knows-every-draw = лише там, де одна людина грає проти ботів: хто вибрав зерно, той знає наперед усе, що випаде
phrase-name-and-names = { $name } і { $names }
phrase-mail-server = поштовий сервер
phrase-sender-of-mail = відправник листів
phrase-days-to-keep-tables = строк зберігання столів у днях
phrase-names-with-0-for-ever = { $names }; 0 — безстроково
phrase-none-minutes-seconds-such-as-10-15-or-each-minutes-and-names = none, ХВИЛИНИ+СЕКУНДИ, наприклад 10+15, або each-ХВИЛИНИ, і одне з { $names }
phrase-a-name-such-as-europe-kyiv = назва на зразок Europe/Kyiv
phrase-dates-such-as-2026-12-25 = дати на зразок 2026-12-25
phrase-name-without-a-path = { $name }, без шляху
phrase-json-data = дані JSON
phrase-n-in-all-places-together = усього, хоч де лежать: { $n }
phrase-a-set-up-on-a-table-in-play = підготовка за столом, де вже грають
phrase-an-untouched-table = стіл, за яким ще не грали
phrase-another-set-up = інша підготовка
phrase-the-last-steps-of-the-one-in-the-rules = останні кроки підготовки за правилами
phrase-a-game-in-play = партія, що триває
phrase-only-after-the-whole-set-up = лише після всієї підготовки
phrase-what-is-in-the-box = те, що є в коробці
phrase-more-than-there-are-by-n = більше, ніж є, на { $n }
phrase-n-more-than-there-are = більше, ніж є, на { $n }
phrase-each-of-low-to-high-once = кожне число від { $low } до { $high } один раз
phrase-items-that-add-up-to-another-number = доданки з іншою сумою
phrase-points-in-a-game-that-is-not-over = очки в незавершеній партії
phrase-none-before-the-end = нічого до кінця партії
phrase-none = нічого
phrase-some = щось
phrase-nobody = ніхто
phrase-both-or-none = або і те, і те, або нічого
phrase-name-too-often = забагато: { $name }
phrase-n-in-all = усього { $n }
phrase-every-card-once = кожна карта один раз
phrase-every-tile-once = кожен тайл один раз
phrase-other-lanes = інші черги кроків
phrase-only-with-two-seats = лише вдвох
phrase-n-of-name = { $name }: { $n }
phrase-the-party-that-has-the-turn = сторона, чий зараз хід
phrase-another-seat = інше місце
phrase-the-one-that-has-the-turn = місце, чий зараз хід
phrase-n-cards = карт: { $n }
phrase-up-to-n = не більше ніж { $n }
phrase-a-position-that-cannot-be-played-fault-detail = позиція, з якої не можна грати ({ $fault })
phrase-nothing-that-could-be-drawn-within-n-s = позиція, яку не вдалося вчасно намалювати (секунд: { $n })
phrase-a-position-that-the-game-can-reach = позиція, яка може виникнути в партії
phrase-a-log-that-was-not-read-within-n-s = запис, який не вдалося вчасно прочитати (секунд: { $n })
phrase-a-game-as-long-as-people-play = партія, не довша за ті, які грають люди
phrase-move-is-not-legal-for-who-allowed-allowed = { $who } не може зробити хід { $move }; дозволено: { $allowed }.
phrase-who-cannot-play-move-now-to-move-name = { $who } не може зробити хід { $move }: зараз ходить { $name }.
phrase-who-cannot-play-move-now-to-move-names = { $who } не може зробити хід { $move }: зараз ходять { $names }.
phrase-who-cannot-play-move-now-the-game-is-over = { $who } не може зробити хід { $move }: партію завершено.
phrase-who-has-no-sealed-answer-to-take-back = { $who } не може скасувати відповідь: відповіді ще немає.
phrase-first-others = { $first }, { $others }
phrase-no-game-is-called-name-installed-names = { $names }
phrase-none-where-one-plays-alone = жодної, коли грають самі
phrase-a-text = текст
phrase-failing-frames = кроки, які не вдається виконати ({ $fault })
phrase-contradiction = відомості, які суперечать одна одній

## Відмови

no-not-your-turn = Зараз не ваш хід.
no-bids-alone = Ставки на місця роблять, коли грають хоча б двоє людей.
no-drawn-first = Спершу вкажіть, що випало за вашим столом.

## Ефекти та властивості карток і жетонів

effect-then = { $a }, потім { $b }
effect-and = { $a } та { $b }
effect-or = { $a } або { $b }
effect-may = можна: { $what }
effect-upto = { $limit ->
    [one] до { $limit } разу: { $what }
    [few] до { $limit } разів: { $what }
   *[many] до { $limit } разів: { $what }
}
effect-per = { $each ->
    [1] { $what } за кожне: { $count }
   *[other] { $what } за кожні { $each }: { $count }
}
effect-per-most = { $each ->
    [1] { $what } за кожне: { $count }, не більше { $most }
   *[other] { $what } за кожні { $each }: { $count }, не більше { $most }
}
effect-if = якщо { $condition }: { $what }
effect-if-else = якщо { $condition }: { $what }; інакше { $other }
count-ladder = { $count } ({ $steps })
if-at-least = { $count }: { $least } або більше
when-or = { $a } або { $b }
ability-when = { $event }: { $what }
ability-act = Дія: { $what }
ability-act-once = Дія, раз на раунд: { $what }
answer-no = Ні, дякую
answer-times = { $n ->
    [0] Жодного разу
    [one] { $n } раз: { $what }
    [few] { $n } рази: { $what }
   *[many] { $n } разів: { $what }
}
ask-AnyOrder = Що спершу? { $what_cap }
ask-Choose = Виберіть: { $what }
ask-May = Застосувати? { $what_cap }
ask-Upto = Скільки разів? { $what_cap }

## Командний рядок

bot-easy-words = Дивиться на хід уперед і часом помиляється: для перших партій.
bot-medium-words = Думає на кілька ходів уперед: суперник для тих, хто знає правила.
bot-hard-words = Думає довше, до п’яти секунд на хід: здебільшого обігрує середнього.
bot-expert-words = Думає найдовше, до десяти секунд на хід: для тих, хто обігрує сильного.
bot-random = Випадковий бот
bot-greedy = Жадібний бот
bot-easy = Легкий бот
bot-medium = Середній бот
bot-hard = Сильний бот
bot-expert = Бот-майстер

cli-welcome = { $title }. Введіть ?, щоб дізнатися, що можна вводити.
cli-commitment = Зерно випадковості запечатано: { $commitment }
cli-recorded = Ви записуєте партію за справжнім столом: повідомляйте, що випало й хто що робить. Будь-який крок скасовує u.
cli-draw-words = Введіть частину назви.
cli-not-unknown = Це бачать усі, тож це треба вказати.
cli-came-out = Записано.
cli-not-been = Ніщо невідоме не могло бути «{ $move }».
cli-unknown = Невідомо: доки правда не відкриється, тут стоїть щось можливе.
cli-hand-over = Передайте пристрій: тепер { $seat }. Натисніть Enter.
cli-total = { $seat }: { n-points }
cli-seat = { $seat }
cli-prompt = { $count ->
    [1] Enter — зробити цей хід, ? — довідка:
   *[other] Номер від 1 до { $count } або ? для довідки:
}
cli-prompt-words = Назва або її частина, ? — довідка:
cli-sure = { $move }: ви впевнені? (т/н)
cli-hint-line = { $number }. { $move } [{ $notation }], перемога { $chance } %, очок: { $change }
cli-no-number = Номера { $number } у списку немає; є номери від 1 до { $count }.
cli-not-understood = «{ $line }» — не хід і не команда; ? покаже, що можна вводити.
cli-why-what = На столі немає нічого з назвою «{ $what }». Спробуйте, наприклад: { $allowed }.
cli-why-free = Це можна вибрати зараз: { $what }.
cli-why-nothing = Тут немає чого вибирати: { $what }.
cli-no-orders = У цій грі немає автоматичних відповідей.
cli-ordered = Відтепер діє: o { $order_id } { $choice_id }.
cli-help =
    Номер вибирає зі списку; Enter показує список знову.
    Хід можна й написати, цілком або частково: build park r3c3 чи просто park r3c3.
      u          скасувати своє останнє рішення
      h          підказка: три ходи, які виглядають найкраще
      s          усі очки й за що вони
      l          історія партії
      why ЩО     чому щось не можна вибрати, наприклад: why r3c3
      r НОМЕР    прочитати правило
      x          у записі партії: ви цього не знаєте; коли відкриється — x ХІД
      o          автоматичні відповіді: показати їх або задати одну (o КЛЮЧ ЗНАЧЕННЯ)
      q          зберегти й вийти

cli-menu-language = Мова
cli-menu-game = Гра
cli-menu-seats = Скільки місць за столом?
cli-menu-people = Скільки людей грає за цим екраном?
cli-menu-bots = Хто займе решту місць?
cli-menu-options = Налаштування партії; Enter починає її, КЛЮЧ ЗНАЧЕННЯ змінює налаштування:
cli-menu-range = Введіть число від { $low } до { $high }.

# Web server: begin

## Сервер

websay-ago-now = щойно
websay-ago-minutes = { $minutes ->
    [one] { $minutes } хвилину тому
    [few] { $minutes } хвилини тому
   *[other] { $minutes } хвилин тому
}
websay-ago-hours = { $hours ->
    [one] { $hours } годину тому
    [few] { $hours } години тому
   *[other] { $hours } годин тому
}
websay-ago-days = { $days ->
    [one] { $days } день тому
    [few] { $days } дні тому
   *[other] { $days } днів тому
}
websay-asked-now = Зараз запитання таке: { $prompt }
websay-begun = Партія вже почалася: закрити стіл можна лише до її початку.
websay-bot = Такого бота немає. Виберіть зі списку: { $allowed }.
websay-bot-plays = За це місце вже грає бот.
websay-no-bot-plays = Бот тут за вас не грає.
websay-no-game = За цим столом грають у «{ $needed }», але таку гру на цьому сервері не завантажено. Стіл відкриється, якщо встановити гру або запустити сервер з { $option } і текою цієї гри.
websay-broken = За цим столом грали за іншою версією правил, відкрити його неможливо.
websay-chat-length = Повідомлення не може бути порожнім або задовгим. Межа у знаках: { $most }.
websay-clock = По { $minutes ->
    [one] { $minutes } хвилині
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
} на гравця і { $seconds } с за кожен хід
websay-clock-none = Без годинника
websay-clock-bot = Коли час вийде, за вас дограє бот.
websay-clock-host = Коли час вийде, вирішить господар столу.
websay-clock-each = На кожен хід: { $span }
websay-clock-days = На всю партію: { $span }, і ще { $bonus } за кожен хід
websay-clock-vote = Коли час вийде, решта гравців голосуванням вирішить, що робити.
websay-clock-paused = Партію призупинено.
websay-clock-day-off = Сьогодні годинник стоїть.
websay-days-off-weekends = Суботи й неділі не рахуються (часовий пояс { $zone }).
websay-days-off-holidays = Ці дні не рахуються: { $days } (часовий пояс { $zone }).
websay-days-off-both = Суботи, неділі й ці дні не рахуються: { $days } (часовий пояс { $zone }).
websay-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
websay-span-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
websay-span-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[other] { $count } хвилин
}
websay-span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
}
websay-out-vote = Решта гравців проголосує
websay-allowed-holidays = не більше 60 дат на зразок 2026-12-25 через кому
websay-call-short-title = { $game }: час спливає
websay-call-short = { $game } ({ $names }): ваш час на цей хід добігає кінця.
websay-call-late-title = { $game }: у гравця вийшов час
websay-call-late = { $game } ({ $names }): в одного з гравців вийшов час. Вирішіть, що робити далі.
websay-motion-pause = { $seat } пропонує призупинити партію на { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}.
websay-motion-resume = { $seat } пропонує продовжити партію просто зараз.
websay-motion-end = { $seat } пропонує закінчити партію на цьому, без результату.
websay-motion-bot = У гравця { $late_seat } вийшов час. { $seat } пропонує, щоб дограв бот.
websay-motion-time = У гравця { $late_seat } вийшов час. { $seat } пропонує додати часу.
websay-motion-open = Уже запропоновано щось інше. Спершу проголосуйте щодо нього.
websay-no-motion = Голосувати більше нема про що.
websay-no-vote = Ваш голос тут не враховується: ідеться про вас, або за вас грає бот.
websay-no-clock = За цим столом немає годинника.
websay-pause = Пауза триває від 1 до 30 днів. Нову можна запропонувати, лише коли закінчиться попередня.
websay-resigned = Гравець на цьому місці здався, повернутися на нього не можна.
websay-ended = Гравці домовилися закінчити цю партію.
websay-decided = Результат визначено: решта здалися.
websay-rated-account = Це рейтингова партія, для неї потрібен обліковий запис. Спершу збережіть свої партії або увійдіть.
websay-rated-alone = У рейтинговій партії щонайменше два місця.
websay-rated-seat = У рейтинговій партії грають люди, кожен на своєму пристрої, і боти від легкого до майстра; хоча б один гравець — людина.
websay-rated-clock = У рейтинговій партії потрібен годинник, а коли час гравця вийшов, за нього дограє бот.
websay-rated-start = Рейтингова партія починається зі звичайної розкладки, а не з готової позиції, уроку чи вибраного зерна.
websay-rated-bot = У рейтинговій партії та на турнірі грають самі. Якщо не можете продовжувати, здайтеся.
websay-rated-hint = У рейтинговій партії та на турнірі підказок немає.
websay-rated-motion = Рейтингову чи турнірну партію можна призупинити чи закінчити, лише якщо всі гравці на місці й згодні. Без їхньої згоди можна лише здатися.
websay-rated-free = У рейтинговій партії та на турнірі ніхто не займає чужого місця.
websay-rated-delete = Рейтингову чи турнірну партію не можна видалити, поки вона триває. Можна здатися.
websay-blocked = Господар закрив для вас цей стіл.
websay-muted = Господар столу заборонив вам писати в цьому чаті.
websay-watchers-room = У цьому чаті пишуть лише глядачі.
websay-read-room = Розмову глядачів можна прочитати, коли партія закінчиться.
websay-read-line = Рядка з таким номером ще немає; дозволено: від 0 до { $most }.
websay-hushed = Господар столу вимкнув чат глядачів.
websay-table-password = Неправильний пароль столу.
websay-others-seat = Це має бути місце іншого гравця.
websay-plays = Цей гравець на місці й грає. Звільнити місце можна, коли в гравця вийшов час або за нього грає бот.
websay-short-password = У паролі столу від 4 до 200 знаків.
websay-allowed-table-password = від 4 до 200 знаків або нічого
websay-allowed-note = текст не довший за 4000 знаків
websay-chain = Перш ніж дійде до ходу «{ $move }», відкриється щось нове. Виберіть його, коли побачите, що відкрилося.
websay-chain-then = { $first }, потім: { $last }
websay-chain-times = { $times } × { $move }
websay-closed = Закрито
websay-decision = Господар може посадити замість гравця бота, а якщо є годинник — додати часу.
websay-fast = Занадто швидко. Зачекайте трохи.
websay-busy = Сервер ще виконує ваш попередній запит. Спробуйте знову за { $seconds } с; ходи приймаються.
websay-many-bots = { $most ->
    [one] У вас уже триває { $most } партія між ботами. Зачекайте, доки вона закінчиться.
    [few] У вас уже тривають { $most } партії між ботами. Зачекайте, доки одна з них закінчиться.
   *[many] У вас уже триває { $most } партій між ботами. Зачекайте, доки одна з них закінчиться.
}
websay-form = Ця сторінка застаріла. Оновіть її і спробуйте ще раз.
websay-input = Не вдається прочитати «{ $name }»: отримано { $found }; дозволено: { $allowed }.
websay-allowed-clock = none, хвилини й секунди, наприклад 10+15, або each- із хвилинами на хід, наприклад each-1440
websay-allowed-do = look або start
websay-allowed-flag = 0, 1 або on
websay-allowed-language = en, ru або uk
websay-allowed-name = ім’я
websay-allowed-number = ціле число звичайними цифрами, наприклад 12
websay-allowed-once = кожне значення один раз
websay-allowed-out = bot, host або vote
websay-allowed-path = адреса на цьому сайті
websay-allowed-seal = 64 шістнадцяткові цифри
websay-allowed-seat = номер місця або нічого
websay-allowed-seat-kind = me, local, open або bot: з ім’ям бота
websay-allowed-share = 32 шістнадцяткові цифри
websay-allowed-text = текст у кодуванні UTF-8
websay-allowed-token = не більше 500 знаків
websay-allowed-rules = decisions, follows, ruling або ours
websay-allowed-words = слова
websay-allowed-shared = позиція завдовжки не більше ніж 4000 знаків
websay-free-seats = { $seats ->
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
   *[other] { $seats } вільних місць
}
websay-full = Журнал цього столу заповнено: скасовувати ходи й змінювати автоматичні відповіді більше не можна, можна лише дограти.
websay-best-first = Ваш перший результат: { $points }.
websay-best-new = Новий особистий рекорд: { $points }, попередній — { $best }.
websay-best-old = Ваш рекорд: { $best }, сьогодні { $points }.
websay-hint = { $what_hint }
websay-loaded = { $what_loaded }
websay-host = Це може лише господар столу.
websay-host-leave = Господар не йде, доки не передасть стіл комусь із тих, хто за ним сидить. Ще можна закрити стіл.
websay-leave-begun = Усі місця зайнято, партія починається: встати вже не можна.
websay-late = Цей гравець не запізнюється: він ще має час.
websay-lasting-draw = Цей хід не можна буде скасувати: після нього щось витягують.
websay-lasting-over = Цей хід не можна буде скасувати: з ним закінчиться партія.
websay-lasting-secret = Цей хід не можна буде скасувати: відкриється те, що було приховано.
websay-lasting-turn = Після цього вирішує інший гравець; щойно він відповість, скасувати хід уже не вдасться.
websay-undo-step = Крок { $step }
websay-lesson = Тут урок просить зробити інший хід.
websay-lesson-undo = В уроці ходи не скасовують.
websay-many-tables = Столів уже дуже багато. Зачекайте кілька хвилин.
websay-many-edits = Забагато правок. Зачекайте хвилину.
websay-many-open = { $most ->
    [one] У вас уже { $most } стіл, що чекає на гравців. Спершу закрийте його.
    [few] У вас уже { $most } столи, що чекають на гравців. Спершу закрийте один із них.
   *[many] У вас уже { $most } столів, що чекають на гравців. Спершу закрийте один із них.
}
websay-message = Сторінка надіслала те, чого сервер не розуміє.
websay-no-page = Тут для вас нічого немає. Можливо, посилання застаріло: запитайте того, хто його надіслав.
websay-not-begun = Партія ще не почалася: є вільні місця.
websay-not-loaded = За цим столом грали з виданням «{ $needed }», а завантажено «{ $loaded }». Стіл відкриється, якщо запустити сервер з { $option } і файлом цього видання, а якщо це видання самої гри — без { $option }.
websay-not-over = Партію ще не завершено.
websay-order = Такої автоматичної відповіді немає.
websay-order-offer = Більше не питати. { $what }: { $how }
websay-out-bot = Дограє бот
websay-out-host = Вирішить господар столу
websay-plan-draw = План закінчується тут: далі щось витягують.
websay-plan-far = Звідси не видно, коли буде ваш хід.
websay-plan-illegal = Від цього місця план став неможливим.
websay-plan-over = План закінчується тут: партію було б завершено.
websay-plan-secret = План закінчується тут: відкрилося б те, що приховано.
websay-plan-turn = План закінчується тут: далі вирішують інші.
websay-playing = За цим столом грають або грали інші. Партія і їхня теж, тому вона лишається.
websay-quota = Занадто часто. Грайте далі або зачекайте хвилину.
websay-rematch = Реванш можливий після вашої завершеної партії.
websay-no-recorded = Тут записують партію за справжнім столом: можна вносити лише те, що там сталося.
websay-seen = Це бачать усі, тож це треба вказати.
websay-not-recorded = Невідоме буває лише там, де записують партію за справжнім столом.
websay-not-been = Такого бути не могло: це суперечить тому, що внесено пізніше.
websay-not-unknown = Це вже відомо.
websay-drawing = Вирішує випадок.
websay-drawn = Що випало?
websay-recorded = запис партії за справжнім столом
websay-running = Партія триває
websay-seat = Це не ваше місце.
websay-share = Сторінка надіслала для жеребкування число, яке не підходить або якого ніхто не чекав.
websay-seat-me = Я
websay-seat-local = Хтось за цим екраном
websay-seat-open = Друг за посиланням
websay-seated = Ви вже сидите за цим столом. Залиште решту місць іншим.
websay-stale = Хтось устиг раніше. Ось який вигляд стіл має зараз.
websay-store = Хід не вдалося зберегти. Спробуйте ще раз.
websay-taken = Це місце зайняте.
websay-bidding = Триває аукціон місць
websay-bids-alone = Ставки на місця роблять, коли грають хоча б двоє людей.
websay-no-auction = За цим столом зараз немає аукціону місць.
websay-bid-turn = Зараз ставку робите не ви.
websay-bid = Таку ставку зробити не можна. Місця та можливі ставки: { $allowed }.
websay-bid-decision = Це вирішують інші.
websay-allowed-seating = come, lot або bids
websay-arrange-begun = Пересідати можна, лише поки зайнято не всі місця.
websay-arrange-lot = За цим столом місця розподіляються випадково або на аукціоні.
websay-no-exchange = Помінятися цими місцями більше ніхто не пропонує.
websay-choose = Вибирати тут не вам: кожен вибирає за себе або господар столу за всіх.
websay-allowed-sides = players або host
websay-unknown-move = У цій грі немає такого ходу.
websay-unreadable = Цей сервер не може відкрити стіл: на ньому немає такої гри чи бота, або запис пошкоджено.
websay-watch = Ви глядач: це можуть лише гравці.
websay-by-hand = з позиції, розставленої вручну
websay-continued = продовження з кроку { $step }
websay-no-on = На цьому кроці партію вже завершено: виберіть раніший.
websay-account = Ця сторінка лише для тих, хто має обліковий запис. Спершу збережіть свої партії або увійдіть.
websay-allowed-session = пристрій зі списку або others
websay-allowed-theme = auto, light або dark
websay-allowed-confirm = never, final, lasting або always
websay-allowed-stay = seconds, button або none
websay-allowed-switch = 0 або 1
websay-bad-email = Це не адреса пошти. Залиште поле порожнім, якщо не хочете її вказувати.
websay-bad-login = В імені для входу має бути від 2 до 40 знаків і не має бути «@».
websay-bad-password = У паролі має бути від 8 до 200 знаків.
websay-device = Це посилання вже використано або йому понад десять хвилин. Зробіть нове на іншому пристрої.
websay-last-way = Іншого способу ввійти у вас немає. Спершу задайте пароль або додайте ще один ключ доступу.
websay-locked = { $minutes ->
    [one] Забагато неправильних паролів для цього імені. Спробуйте за { $minutes } хвилину або ввійдіть із ключем доступу, з іншого пристрою чи за кодом відновлення.
    [few] Забагато неправильних паролів для цього імені. Спробуйте за { $minutes } хвилини або ввійдіть із ключем доступу, з іншого пристрою чи за кодом відновлення.
   *[many] Забагато неправильних паролів для цього імені. Спробуйте за { $minutes } хвилин або ввійдіть із ключем доступу, з іншого пристрою чи за кодом відновлення.
}
websay-login-taken = Із цим ім’ям входить хтось інший. Виберіть інше.
websay-many-tries = Забагато спроб звідси. Зачекайте трохи.
websay-not-sure = Нічого не видалено: спершу поставте позначку.
websay-passkey = Ключ доступу не підійшов. Завантажте сторінку знову і спробуйте ще раз.
websay-recovery = Цей код неправильний або вже використаний.
websay-sign-in = Неправильне ім’я або пароль.
websay-wrong-current = Поточний пароль указано неправильно. Нічого не змінено.
websay-allowed-result = won, tied, lost або played
websay-allowed-own-list = waiting, running або open
websay-result-won = Перемога
websay-result-tied = Перше місце розділено
websay-result-lost = Поразка
websay-result-played = Зіграно наодинці

websay-call-turn-title = { $game }: ваш хід
websay-call-turn = { $game } ({ $names }): зараз ваш хід.
websay-call-begun-title = { $game }: партія почалася
websay-call-begun = { $game } ({ $names }): партія почалася.
websay-call-over-title = { $game }: партію завершено
websay-call-over = { $game } ({ $names }): партію завершено.
websay-call-move-title = { $game }: зроблено хід
websay-call-move = { $game } ({ $names }): зроблено хід.
websay-call-chat-title = { $game }: нове повідомлення
websay-call-chat = { $game } ({ $names }): у чаті нове повідомлення.
websay-call-several = { $count ->
    [one] Новини з { $count } столу
    [few] Новини з { $count } столів
   *[many] Новини з { $count } столів
}
websay-call-more = { $count ->
    [one] Є новини ще з { $count } столу.
    [few] Є новини ще з { $count } столів.
   *[many] Є новини ще з { $count } столів.
}
websay-call-confirm-title = Це ваша адреса?
websay-call-confirm = Хтось просить Ігротеку писати на цю адресу, коли настає його хід. Якщо це ви, відкрийте посилання й підтвердьте адресу. Якщо ні, нічого не робіть: інших листів не буде.
websay-call-test-title = Пробне сповіщення
websay-call-test = Такий вигляд мають сповіщення Ігротеки.
websay-call-stop = Щоб більше не отримувати листів, відкрийте { $url }
websay-trouble-refused = Останнє сповіщення не прийняли.
websay-trouble-silent = Минулого разу адреса не відповіла.
websay-trouble-forbidden = На цю адресу надсилати не можна: дозволено лише адреси у відкритому інтернеті.
websay-trouble-unset = Зараз цей сервер не може надсилати листів.
websay-trouble-busy = Минулого разу сповіщення тимчасово не приймали.
websay-bad-hook = Сюди нічого не можна надіслати. Адреса має починатися з https:// і не містити пароля.
websay-bad-target = Для такого вебхука потрібно вказати чат або кімнату.
websay-no-mail = Цей сервер не надсилає листів: пошту на ньому не налаштовано.
websay-no-address = Сервер не знає своєї адреси, тому не може вставляти посилання в повідомлення. Адресу задає адміністратор сервера.
websay-channel = Такого способу зв’язатися з вами вже немає.
websay-channels-full = Способів зв’язатися з вами вже забагато. Спершу приберіть один із них.
websay-mail-link = Це посилання вже не діє. Можливо, адресу прибрано.
websay-allowed-wish = never, turn або all
websay-allowed-pace = now, soon або daily
websay-allowed-hour = ціле число від 0 до 23
websay-allowed-time = час доби, наприклад 22:00
websay-allowed-zone = часовий пояс, наприклад Europe/Kyiv
websay-allowed-template = json, discord, telegram або matrix
websay-allowed-subscription = ключі, створені браузером
websay-not-called = Сповіщення про стіл отримує лише той, у кого він є в списку.

# Web server: end

## Веб

web-brand = Ігротека
web-about = Сучасні настільні ігри в браузері, точно за правилами: з друзями, проти ботів або соло.
web-foot = Правила переказано своїми словами, зображення — наші
web-skip = До вмісту
web-nav = Головне меню
web-nav-games = Ігри
web-nav-log = Повтори
web-menu = Меню столу
web-theme = Тема
web-theme-auto = Як на пристрої
web-theme-light = Світла
web-theme-dark = Темна
web-you = ви
web-noscript = Цій сторінці потрібен JavaScript: стіл оновлюється сам.
web-copy = Скопіювати
web-copied = Скопійовано
web-error-code = Код { $status }
web-api-title = JSON API
web-api-words = Усе, що вміє сторінка, — для ваших програм. Тексти нижче — англійською. Для генераторів коду:
web-api-calls = Виклики
web-api-parameters = Параметри
web-api-body = Тіло запиту
web-api-answers = Відповіді
web-api-models = Об’єкти
web-api-needed = обов’язково

## Зала

web-lobby-title = Ігри
web-lobby-hello = У що зіграємо?
web-lobby-words = Виберіть гру й починайте: без реєстрації та без чекання.
web-more-bots = Інші боти
web-levels = Як вони грають?
web-plan = Обміркувати план
web-plan-board = Дошка для плану
web-plan-words = Ходи тут не справжні, і ніхто їх не бачить. Вважається, що до вашого ходу решта робить якнайменше; те, що витягують, — лише здогад.
web-plan-back = Крок назад
web-plan-keep = Зберегти план
web-plan-drop = Забути план
web-plan-next = Зіграти за планом: { $move }
web-series = Вибрано: { $count }. Хід ще не зроблено.
web-series-all = Зробити все вибране ({ $count })?
web-plan-gone = План став неможливим: { $move }
web-plan-kept = У плані: { $moves }
web-plan-call = Тепер ваш хід.
web-play-now = Грати зараз
web-play-now-words = Ви проти середнього бота, звичайні правила
web-set-up = Створити стіл
web-learn = Навчитися грати
web-learn-planning = Навчитися планувати
web-learn-first = Граєте вперше? Учіться граючи
web-learn-real = Зіграти справжню партію
web-learn-start = Почати урок
# Ці два тексти гра може сказати по-своєму.
learn-title = Перша партія
learn-about = Коротка партія за сценарієм із поясненнями на кожному кроці.
web-n-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}
web-fact-time = Час
web-fact-weight = Складність
web-tables-mine = Ваші столи
web-tables-open = Столи з вільними місцями
web-tables-running = Можна подивитися
web-free-seats = { $seats ->
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
   *[many] { $seats } вільних місць
}

## Підготовка столу

web-new-title = Новий стіл: { $title }
web-new-count = Скільки гравців?
web-new-seats = Хто грає?
web-new-seat = Місце { $number }
web-new-name-of = Ім’я гравця { $number }
web-new-each = Для кожного гравця окремо
web-best = Ваші найкращі результати в одиночній грі
web-best-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
web-new-rulings = Наші рішення
web-new-rulings-words = Де правила мовчать або їх можна зрозуміти по-різному, вирішили ми. Тут можна вибрати інакше.
web-new-rulings-changed = змінено: { $count }
web-new-more = Годинник і видимість
web-new-public = Показувати цей стіл у залі
web-name = Ім’я
web-name-own = Ваше ім’я
web-name-empty = Можна не вказувати
web-clock = Час на роздуми
web-clock-out = Коли час вийде
web-clock-is-out = час вийшов
web-clock-weekends = Суботи й неділі не рахуються
web-clock-holidays = Інші вихідні дні
web-clock-holidays-help = Дати на зразок 2026-12-25 через кому. У ці дні годинник стоїть.
web-clock-zone = Часовий пояс вихідних днів
web-agree = Погодитися
web-decline = Ні
web-motion-withdraw = Зняти пропозицію
web-motion-wait = Чекаємо на решту
web-motion-agreed = Згодні: { $names }
web-pause = Запропонувати паузу
web-pause-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
web-resume = Запропонувати продовжити
web-offer-end = Запропонувати закінчити партію
web-resign = Здатися
web-resign-words = За вас дограє бот, а партія вважатиметься програною. Скасувати це не можна.
web-resigned = здався
web-vote-bot = Голосувати за бота
web-vote-time = Голосувати за час
web-returned = За вас грає бот.
web-gave-up = Ви здалися. За вас дограє бот.
web-take-over = Повернутися до партії
web-together = Перервати або здатися
web-note = Мої нотатки
web-note-words = Це бачите лише ви.
web-join-any = { $host } запрошує вас зіграти.
web-join-seat = Ваше місце
web-join-choose = Поки зайнято не всі місця, вибір можна змінити.
web-join-as-set = Як задано за столом
web-seat-look = Місце { $number }: { $colour ->
    [0] бірюзове коло
    [1] рожевий квадрат
    [2] синій ромб
    [3] помаранчевий трикутник
    [4] фіолетовий щит
   *[5] зелений хрест
}
web-seat-move = Сісти сюди
web-seat-move-to = Пересісти на місце { $number }
web-seat-choose = Вибрати
web-exchange = Помінятися місцями
web-exchange-with = Помінятися місцями: { $name }
web-exchange-asking = Ви запропонували помінятися місцями. Чекаємо на відповідь: { $name }.
web-exchange-asked = { $name } пропонує помінятися місцями.
web-exchange-refuse = Залишитися тут
web-exchange-back = Передумати
web-new-sides = Хто вибирає за інших гравців?
web-new-sides-players = Кожен сам
web-new-sides-host = Я
web-table-password = Пароль столу
web-terms = У що граємо
web-invite-any = Посилання для всіх: хто його відкриє, займе вільне місце
web-invite-phone = Код для телефонів за цим столом
web-invite-qr = QR-код із посиланням для всіх
web-invite-each = Посилання на кожне місце
web-swap = Поміняти місця { $one } і { $two }
web-free-seat = Звільнити місце
web-block = Звільнити й більше не пускати
web-mute = Заборонити писати в чаті
web-unmute = Дозволити писати в чаті
web-people = Гравці й місця
web-people-words = На звільненому місці грає бот, доки хтось не займе його за посиланням.
web-new-seating = Як розподіляються місця
web-new-seating-come = Хто куди сяде
web-new-seating-lot = Випадково
web-new-seating-bids = На аукціоні
web-terms-seating = Місця
web-terms-seating-lot = Розподіляться випадково, коли зберуться всі.
web-terms-seating-bids = Коли зберуться всі, гравці по черзі роблять ставки на місця. Той, чию ставку перебили, робить нову. Наприкінці партії ставка віднімається від очок.
web-auction = Аукціон місць
web-auction-yours = Ваша черга: виберіть місце і зробіть ставку.
web-auction-turn = Ставку робить { $name }.
web-auction-until = Час до
web-auction-late = Час вийшов: { $name }. Можна зайняти за цього гравця найдешевше місце за найменшою ціною.
web-auction-agreed = Згодні: { $names }.
web-auction-decide = Зайняти найдешевше місце
web-auction-free = ставок немає
web-auction-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
web-auction-bid = Поставити
web-auction-bid-for = Ваша ставка на місце { $number }, в очках
web-auction-order = Порядок ставок: { $names }.
web-auction-words = Ставка має бути більшою за теперішню, і скасувати її не можна. Наприкінці партії вона віднімається від ваших очок. Ботам дістаються решта місць.
web-auction-bids = Усі ставки
web-auction-one = { $name }, місце { $number }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
web-new-recorded = Ми граємо за справжнім столом
web-new-recorded-words = Цей екран записує партію за вашим столом: питає, що випало, перевіряє кожен хід за правилами й рахує очки. Той, хто записує, бачить усе; скасувати можна будь-який крок.
web-rated = Рейтингова партія
web-rated-choose = Грати на рейтинг
web-rated-help = Результат змінює рейтинги всіх, хто грає. Потрібні облікові записи й годинник; на решті місць — люди або боти від легкого до майстра. Підказок немає, а те, що вже побачили інші, не скасувати. Хто здався або на кінець лишився без часу, посідає останнє місце.
web-rated-guest = Щоб грати на рейтинг, спершу збережіть свої партії в обліковому записі.
web-rated-terms = На рейтинг
web-rated-terms-words = Результат змінює рейтинги всіх, хто грає. Підказок немає, ніхто не доручає партію ботові, а хто здався або на кінець лишився без часу, посідає останнє місце. Сідаючи за стіл, ви з цим погоджуєтеся.
web-rated-join = Для рейтингових партій потрібен обліковий запис.
web-resign-rated-words = Ви посядете останнє місце, і рейтинг зміниться. Скасувати це не можна.
web-new-password = Пароль, щоб зайняти місце (необов’язково)
web-silent = давно не ходить
web-start = Почати партію
web-room-wait = Чекаємо, доки займуть усі місця. Потім партія почнеться сама.
web-room-shares = Усі місця зайнято. Сторінки гравців разом проводять жеребкування; партія ось-ось почнеться.
web-room-close = Закрити стіл
web-leave-seat = Звільнити своє місце
web-leave-host = Піти з-за столу…
web-leave-host-words = Кому передати стіл?
web-room-left = { $name } більше не за столом: місце вільне.
web-room-joined = За столом новий гравець: { $name }.
web-seat-open = вільно
web-seat-give = Посадити
web-invite = Запросіть друзів
web-invite-words = Надішліть другові посилання на місце: сісти зможе той, хто відкриє його першим.
web-watch-link = Посилання для глядачів: їм видно лише те, що бачать усі
web-hush = Вимкнути чат глядачів
web-unhush = Увімкнути чат глядачів
web-seat-link = Ваше місце на іншому пристрої
web-seat-link-words = Нікому не показуйте це посилання: воно відкриває ваше місце.
web-join-title = Запрошення: { $title }
web-join-words = { $host } запрошує вас на місце { $number }.
web-join-phone = Відкрити запрошення на телефоні
web-join-qr = QR-код із цим запрошенням
web-join-taken = Це місце вже зайняте.
web-join = Сісти за стіл

## За столом

web-board = Ігрове поле
web-ask = Ваше рішення
web-panels = Рахунок, історія та чат
web-chosen = Уже вибрано
web-reset = Хід заново
web-undo-to = Повернутися до рішення…
web-unknown = Не знаю
web-unknown-so-far = Невідомо, поки здогад ({ $count })
web-unknown-words = Замість цього підставлено щось можливе. На це спираються підказки та шанси, а очки показано лише там, де це нічого не змінює. Коли це відкриється, вкажіть, що це було, — але не пізніше останнього рішення.
web-unknown-what = Що це було?
web-list-moves = Усі ходи
web-hint-none = Тут нема чого порадити.
web-describe = Позиція словами
web-export = Зберегти запис
web-share = Поділитися столом
web-phones = Карти на телефонах
web-phones-words = Кожен гравець сканує свій код або відкриває своє посилання, а далі на своєму телефоні бачить те, що приховано від інших, і робить ходи. Потім поставте цей екран посеред столу: на ньому видно те, що відкрите всім, і нічого таємного.
web-phones-here-only = Телефони не відкриють цих посилань: адреса веде лише на цей пристрій. Щоб грати з телефонами, відкрийте сайт за його адресою у вашій мережі.
web-phones-qr = QR-код для телефона: { $name }
web-phones-link = Посилання для телефона: { $name }
web-phones-middle = Екран посеред столу
web-phones-back = Грати далі на цьому екрані
web-bot-mine = Нехай за мене грає бот
web-bot-back = Знову грати без бота
web-host-bot = Передати ботові
web-host-time = Ще п’ять хвилин
web-away = не в мережі
web-waiting = ходить
web-watching = Ви стежите за партією.
web-lost = Зв’язок перервався. Пробуємо знову…
web-not-kept = Сервер цього не підтвердив. Показуємо стіл таким, яким він є на сервері.
web-no-reason = Зараз це неможливо.
web-rule-link = Правило { $rule }
web-explore-on = Огляд: стрілки ведуть до всього на полі, Enter пояснює, чому щось не можна вибрати.
web-explore-off = Огляд завершено.
web-since = Від вашого минулого ходу
web-since-show = Показати на полі
web-log-more = Раніші ходи
web-step = Крок
web-so-far = Уже набрано
web-if-now = Якщо закінчити зараз
web-item = За що
web-chat = Чат
web-chat-label = Написати повідомлення
web-chat-send = Надіслати
web-chat-new = нові повідомлення
web-chat-unread = Чат, непрочитаних повідомлень: { $count }
web-chat-players = Гравці
web-chat-watchers = Глядачі
web-chat-watchers-words = Гравці зможуть прочитати цей чат лише після партії.
web-zoom = Розмір поля
web-zoom-in = Більше
web-zoom-out = Менше
web-zoom-fit = Усе поле
web-parts = Частини столу
web-status = Ваші фішки та очки
web-parts-whole = Увесь стіл
web-filter = Шукати серед ходів
web-curtain = Передайте пристрій: { $name }
web-curtain-words = Решті поки що краще не дивитися.
web-curtain-go = Я тут, покажіть стіл
web-help-choose = Усе, що можна вибрати, обведено пунктиром. Натискайте одне за одним; щойно лишиться єдиний хід, його буде зроблено. Esc повертає на крок назад.
web-help-why = Натисніть на те, що не обведено, і дізнаєтеся, чому цього не можна вибрати й за яким правилом.
web-card-points = Очки зараз: { $points }
web-card-open = Очки: поки невідомо
web-card-late = Якби партія закінчилася зараз: { $points }
web-card-then = Далі запитання: { $prompt }
web-card-draws = Далі вирішує випадок.
web-card-more = …та інші можливості: { $n }
web-set-cards = Показувати картку предмета під час наведення
web-set-onetap = Один дотик до поля — одразу хід (інакше перший дотик показує картку)
web-key-card = Картка предмета у фокусі: що робить, скільки коштує і що дає
web-help-card = Затримайте вказівник на будь-якому предметі — відкриється його картка: що це, скільки коштуватиме вибір і що він принесе. На сенсорному екрані притримайте палець або торкніться: перший дотик показує картку, другий робить хід.
web-help-keys = Клавіші
web-key-arrows = переходити між тим, що можна вибрати
web-key-choose = вибрати
web-key-cancel = на крок назад
web-key-buttons = натиснути кнопку з цим номером
web-key-undo = скасувати хід
web-key-reset = почати хід спочатку
web-key-hint = підказка
web-key-list = список усіх ходів
web-key-explore = оглянути все поле
web-key-board = до поля
web-key-describe = позиція словами
web-key-score = рахунок
web-key-log = історія
web-key-chat = чат
web-key-zoom = більше, менше, усе поле
web-key-help = ця довідка
web-set-confirm = Питати перед ходом
web-set-confirm-never = Ніколи
web-set-confirm-final = Перед важливими ходами
web-set-confirm-lasting = Перед тим, чого вже не скасувати
web-set-confirm-always = Завжди
web-set-stay = З людьми: перш ніж мій хід закінчиться
web-set-stay-seconds = Чекати три секунди
web-set-stay-button = Чекати на кнопку «Закінчити хід»
web-set-stay-none = Не чекати
web-end-turn = Закінчити хід
web-stay-left = Хід буде надіслано за { $seconds } с
web-orders-active = Відповідає програма
web-set-single = Відповідати за мене там, де відповідь лише одна
web-learn-go-on = Грати далі тут
web-learn-ends = Що далі?
web-set-sound = Звук, коли мій хід
web-set-motion = Анімація фішок
web-set-slow = Показувати чужі ходи по одному
web-set-keys = Швидкі клавіші

## Кінець і після

web-end-scores = Підсумки
web-end-table = До столу
web-end-accounts = З чого склалися очки
web-end-opened = До кінця партії було приховано:
web-end-graph = Очки впродовж партії
web-end-graph-now = До кінця партії — очки, якби вона закінчилася в цю мить.
web-end-position = Остання позиція
web-winner = переможець
web-rank = Місце
web-rematch = Зіграти ще раз
web-rematch-ready = До нової партії
web-delete = Видалити партію
web-fair = Чи все чесно?
web-fair-ok = { $draws ->
    [one] Так: { $draws } випадкову подію наново обчислено із зерна, і вона збіглася.
    [few] Так: усі { $draws } випадкові події наново обчислено із зерна, і вони збіглися.
   *[many] Так: усі { $draws } випадкових подій наново обчислено із зерна, і вони збіглися.
}
web-fair-bad = Ні: щось не сходиться.
web-fair-words = Печатку показали до першого ходу. Це SHA-256 солі та зерна, тож підмінити зерно згодом неможливо. Усе, що випало, випливає із зерна та з чисел, які додали сторінки гравців.
web-fair-chosen = Зерно цієї партії вибрав сам гравець, і він може наперед знати все, що випаде. Так можна лише там, де одна людина грає проти ботів.
web-fair-recorded = Цю партію записали за справжнім столом: про те, що випало, повідомили люди, тож за випадок тут ніхто не ручається. Усі ходи зроблено за правилами.
web-fair-shown = Жеребкування запечатано
web-fair-before = Це печатка таємного зерна — SHA-256 солі та зерна. Її поставлено до початку партії. Сторінка кожного гравця додає своє число, тож ніхто не може вибрати, що випаде, — навіть адміністратор сервера. Після партії все розкривається, і розрахунок можна повторити.
web-fair-own-good = Цей браузер перевірив сам: печатка та сама, яку йому показали, і його число бере участь у жеребкуванні.
web-fair-own-absent = Печатка правильна, але числа цього браузера в жеребкуванні немає: сторінка не встигла його додати.
web-fair-own-unknown = Цей браузер не бачив початку партії, тому сам перевірити не може.
web-fair-own-bad = Це не збігається з тим, що показали цьому браузерові до початку партії. Хтось утрутився в жеребкування.
web-fair-seal = Печатка
web-fair-seed = Зерно
web-fair-salt = Сіль
web-fair-share = Додала сторінка гравця { $name }
web-fair-print = Відбиток останньої позиції
web-replay-controls = Керування повтором
web-replay-first = На початок
web-replay-back = На хід назад
web-replay-play = Запустити
web-replay-pause = Пауза
web-replay-next = На хід уперед
web-replay-turn = Хід
web-replay-round = Раунд
web-replay-turn-back = Попередній хід
web-replay-turn-next = Наступний хід
web-replay-round-back = Попередній раунд
web-replay-round-next = Наступний раунд
web-judge = Оцінити цей крок
web-judge-words = Так цю позицію оцінюють боти.
web-judge-failed = Цей крок оцінити не вдалося. Спробуйте пізніше.
web-replay-last = У кінець
web-replay-speed = Швидкість
web-replay-share = Посилання на цей крок
web-replay-eyes = Чиїми очима
web-replay-start = До першого кроку
web-replay-keys = Клавіші: ← → на хід, Home і End, пробіл — запуск.
web-replay-failed = Цей крок не завантажився.
web-import-title = Повтор за записом
web-import-words = Відкрийте файл запису партії, збережений тут або в командному рядку, і перегляньте партію крок за кроком.
web-import-file = Файл запису
web-import-text = або його текст
web-import-go = Відкрити повтор

## Правила

rule_source-book = у книзі правил
rule_source_words-book = Так сказано в книзі правил.
rule_source-follows = наслідок
rule_source_words-follows = Прямо в книзі правил цього немає, але це випливає зі сказаного в ній.
rule_source-ruling = наше рішення
rule_source_words-ruling = Книга правил про це мовчить або допускає різні тлумачення. Ми вирішили так.
rule_source-ours = наше значення
rule_source_words-ours = Надруковане значення ніде не опубліковано. Це — наше.
rule_source-edition = у нашому виданні
rule_source_words-edition = Так у нашому виданні. У тому, за яким грають зараз, тут інші значення.
rule_reason-order = Тут потрібен якийсь порядок, а інший майже нічого б не змінив.
rule_reason-edge = Випадок надто рідкісний для окремого налаштування.
rule_reason-knowledge = Ідеться про те, що гравці можуть знати й хто коли вирішує: це має бути однаково для всіх.
rule_reason-reading = На користь такого прочитання свідчать інші правила або приклади, тому налаштування немає.
rule_reason-own = Це частина нашого доповнення.
web-rules-search = Шукати в правилах
web-rules-contents = Розділи
web-rules-parts = Компоненти
web-gallery = Галерея
web-gallery-words = Усі символи з їхнім значенням, усі тайли, жетони й карти з тим, що вони роблять.
web-gallery-search = Пошук за назвами та властивостями
web-gallery-kinds = Розділи
web-gallery-symbols = Символи
web-gallery-found = Знайдено: { $found }
web-gallery-none = Нічого з такими словами немає.
web-gallery-all = Усі компоненти
web-rules-kinds = Які правила
web-rules-all = Усі правила
web-rules-kind-decisions = Вирішили ми ({ $count })
web-rules-kind-follows = Наслідки ({ $count })
web-rules-kind-ruling = Наші рішення ({ $count })
web-rules-kind-ours = Наші значення ({ $count })
web-rules-otherwise = Можна грати й інакше:
web-rules-none = Правил із такими словами немає.
web-rules-found = { $found ->
    [one] Знайдено { $found } правило
    [few] Знайдено { $found } правила
   *[many] Знайдено { $found } правил
}
web-hint-chance = { $share ->
    [none] шансів на перемогу майже немає
    [tenth] перемагає приблизно в одному випадку з десяти
    [quarter] перемагає приблизно в кожному четвертому випадку
    [third] перемагає приблизно в кожному третьому випадку
   *[half] перемагає приблизно в половині випадків
    [two-thirds] перемагає приблизно у двох випадках із трьох
    [three-quarters] перемагає приблизно у трьох випадках із чотирьох
    [nine-tenths] перемагає приблизно в дев’яти випадках із десяти
    [sure] перемога майже напевно
}
web-hint-alone = { $share ->
    [none] результат, кращий за звичайний, майже неможливий
    [tenth] результат, кращий за звичайний, приблизно в одному випадку з десяти
    [quarter] результат, кращий за звичайний, приблизно в кожному четвертому випадку
    [third] результат, кращий за звичайний, приблизно в кожному третьому випадку
   *[half] результат, кращий за звичайний, приблизно в половині випадків
    [two-thirds] результат, кращий за звичайний, приблизно у двох випадках із трьох
    [three-quarters] результат, кращий за звичайний, приблизно у трьох випадках із чотирьох
    [nine-tenths] результат, кращий за звичайний, приблизно в дев’яти випадках із десяти
    [sure] результат, кращий за звичайний, майже напевно
}
web-hint-score = рахунок стане { $score } ({ $change })
web-hint-prospects = перспективи { $change }
hint-line = { $name }: { $moves }
web-hint-follows = Що може бути далі

## Шанси, переломи, позиції

web-chances = Шанси на перемогу
web-chances-alone = Шанси на результат, кращий за звичайний
web-chances-tab = Шанси
web-chances-line = { $name }: на початку { $first } %, наприкінці { $last } %.
web-chances-wait = Шанси обчислюються. Вони з’являться тут самі.
web-chances-failed = Обчислити шанси не вдалося. Завантажте сторінку ще раз, щоб повторити.
web-chances-words = Так оцінюють позицію боти; оцінку роблять наприкінці кожного ходу.
web-turns = Переломні моменти
web-turns-none = Жоден хід не змінив шансів суттєво.
web-turn-move = { $name }: з { $before } % до { $after } %
web-turn-luck = Випадковість. { $name }: з { $before } % до { $after } %
web-turn-together = Усі одночасно. { $name }: з { $before } % до { $after } %
web-turn-end = Підрахунок очок. { $name }: з { $before } % до { $after } %
web-turn-better = { $fault ->
    [blunder] Груба помилка
    [mistake] Помилка
   *[slip] Неточність
} (втрачено { $lost } %). Краще: { $move } (близько { $percent } %)
web-on = Грати звідси
web-on-title = Грати з кроку { $step }
web-on-words = Новий стіл почнеться з цієї позиції. Усе, що ще не витягнуто, буде витягнуто заново.
web-on-seat = Місце: { $name }
web-on-anew = Роздати наново все, що від мене приховано
web-position = Позиція
web-position-save = Зберегти позицію
web-hand-title = Редактор позицій
web-hand-words = Натискайте на малюнок, заповнюйте поля або пишіть текстом — вказуйте лише важливе: решта знайдеться сама. Кожну правку одразу перевіряють і малюють. Підійде й позиція, збережена з повтору або записана командою «igroteka position».
web-hand-file = Файл із позицією
web-hand-text = або його текст
web-hand-look = Перевірити й намалювати
web-hand-example = Підставити приклад
web-hand-parts = Що можна вказати в позиції
web-hand-parts-words = Виберіть рядок — його буде додано до тексту, і його можна змінити. Назви ті самі, що в записі партії.
web-hand-link = Посилання на цю позицію
web-edit-add = Додати
web-edit-agenda = Ця позиція — посеред дії.
web-edit-drop = Почати з нового ходу
web-edit-failed = Сервер не відповідає: останню правку не перевірено.
web-edit-follows = випливає з решти
web-edit-said = Хай випливає з решти
web-edit-here = Поставити сюди
web-edit-less = Менше
web-edit-marked = Позначені поля задано, решта випливає з них.
web-edit-more = Більше
web-edit-none = немає
web-edit-nobody = ніхто
web-edit-moves = Ходить { $name }. Можливих ходів: { $count }.
web-edit-moves-more = і ще { $count }
web-edit-legal = Можливі ходи
web-edit-long = Позиція задовга для посилання. Збережіть її у файл.
web-edit-now = Зараз
web-edit-options = Правила цієї партії
web-edit-table = На столі
web-edit-turn = Повернути
web-edit-remove = Прибрати: { $name }
web-edit-seats = Гравці
web-edit-unread = Це не JSON.
web-edit-pieces = Фішки
web-edit-how = Перетягніть фішку на малюнок або виберіть її, а потім місця. Щоб прибрати, перетягніть за край малюнка. Натисніть на місце — відкриється все, що про нього можна сказати.
web-edit-undo = Скасувати
web-edit-short = Скоротити запис
web-edit-link = Скопіювати посилання
web-edit-fields = Що вказано в позиції

## People with accounts

web-me = Мій обліковий запис
web-guest = Гість
web-keep = Зберегти мої партії
web-keep-words = Поки що вас знає лише цей браузер. З обліковим записом ви знайдете свої столи на будь-якому пристрої, навіть якщо браузер усе забуде. Це один крок, і нічого зайвого ми не питаємо.
web-kept = Ваші партії збережено
web-passkey = З ключем доступу
web-passkey-words = Пристрій запам’ятовує ключ для цього сайту. Він відкривається так само, як сам пристрій: нічого не треба вигадувати й пам’ятати.
web-passkey-keep = Зберегти партії з ключем доступу
web-passkey-enter = Увійти з ключем доступу
web-passkey-failed = Не вийшло, або ви скасували. Спробуйте ще раз або виберіть інший спосіб.
web-passkeys = Ключі доступу
web-passkeys-none = Поки немає жодного.
web-passkey-number = Ключ { $number }
web-passkey-used = використано { $when }
web-passkey-add = Додати ключ цього пристрою
web-passkey-remove = Видалити
web-passkey-remove-of = Видалити ключ { $number }
web-password-way = З ім’ям і паролем
web-password-keep = Зберегти партії з паролем
web-password-title = Ім’я, пароль і пошта
web-password = Пароль
web-password-current = Поточний пароль
web-password-new = Новий пароль
web-password-help = Щонайменше 8 знаків. Кілька слів запам’ятати легше, ніж набір випадкових знаків.
web-login = Ім’я для входу
web-email = Пошта (необов’язково)
web-email-help = Лише для повідомлень, про які ви попросите. Більше її ніхто не бачить.
web-have-account = Уже маєте обліковий запис?
web-sign-in = Увійти
web-sign-out = Вийти тут
web-cannot = Не можу ввійти
web-cannot-words = Введіть код відновлення, який ви записали, коли створювали обліковий запис. Він діє один раз; ви отримаєте новий.
web-code = Код відновлення
web-code-enter = Увійти за кодом
web-code-words = Якщо ви загубите пристрій або забудете пароль, увійти допоможе цей код. Його показано лише зараз: запишіть або надрукуйте його.
web-code-noted = Код записано
web-code-new = Показати новий код відновлення
web-save = Зберегти
web-devices = Пристрої
web-device = Це я на іншому пристрої
web-device-here = цей пристрій
web-device-words = Відскануйте код іншим пристроєм або відкрийте на ньому посилання. Воно діє один раз, протягом десяти хвилин.
web-device-qr = QR-код із посиланням для іншого пристрою
web-device-link = Посилання для іншого пристрою
web-device-warning = Хто відкриє це посилання, той і буде вами. Нікому його не надсилайте.
web-device-hint = Ви ввійшли на іншому пристрої? Там, на сторінці «Мій обліковий запис», можна показати код для цього пристрою.
web-device-ask = Вас звати { $name }?
web-device-ask-nameless = Це ваш обліковий запис?
web-device-ask-words = Тоді ввійдіть на цьому пристрої. Партії, які ви почали тут гостем, залишаться з вами.
web-device-enter = Так, увійти тут
web-device-no = Ні
web-key = Ключ для програм
web-key-new = Створити ключ для програм
web-key-words = З цим ключем програма створює столи й займає місця від вашого імені. Його показують лише один раз. У списку пристроїв він зветься «API»; завершіть цей сеанс, коли ключ стане непотрібним.
web-key-docs = Що можуть програми
web-session-end = Завершити
web-session-end-of = Завершити сеанс: { $device }
web-session-end-others = Вийти на всіх інших пристроях
web-guest-games = Партії на цьому пристрої
web-guest-games-here = { $count ->
    [one] На цьому пристрої гість має ще { $count } стіл.
    [few] На цьому пристрої гість має ще { $count } столи.
   *[many] На цьому пристрої гість має ще { $count } столів.
}
web-guest-games-see = Подивитися
web-guest-games-words = За цими столами одне місце ваше, а інше — у гостя на цьому пристрої. Обидва місця ваші?
web-guest-games-take = Так, обидва місця мої
web-guest-games-leave = Ні, залишити їх гостю
web-guest-games-none = Усі партії на цьому пристрої — ваші.
web-settings-person = Зміни зберігаються одразу й діють на всіх ваших пристроях.
web-settings-guest = Зміни зберігаються одразу, у цьому браузері. З обліковим записом вони діють на всіх ваших пристроях.
web-mine-all = Усе про вас
web-mine-all-words = Усе, що про вас зберігається, можна переглянути в одному місці, завантажити файлом і видалити.
web-export-me = Завантажити все
web-delete-me = Видалити обліковий запис
web-delete-me-words = Обліковий запис, ваші столи і все, що ви сказали, буде видалено назавжди. У партіях з іншими за вас дограє бот, а ви називатиметеся там колишнім гравцем.
web-delete-me-sure = Так, видалити все
web-mine-all-guest = Дещо зберігається й без облікового запису: ваші столи, нотатки та ваші слова в чатах. Усе це можна переглянути, завантажити й видалити.
web-kept-see = Переглянути все
web-delete-guest = Видалити все про мене
web-delete-guest-words = Ваші столи і все, що ви сказали, буде видалено назавжди. У партіях з іншими за вас дограє бот, а ви називатиметеся там колишнім гравцем. Потім цього браузера вже ніхто не знатиме.
web-kept-about = Що про вас зберігається
web-kept-words = Це все, що зберігає про вас цей сервер. Від пароля й кодів він має лише відбитки, за якими їх не відновити. У файлі — усі подробиці.
web-kept-guest = Це все, що про вас зберігається. Сервер знає вас лише за цим браузером. У файлі — усі подробиці.
web-kept-kind = Що
web-kept-count = Скільки
web-kept-settings = Налаштування
web-kept-tables = Столи
web-kept-games = Завершені партії
web-kept-chat = Повідомлення в чатах
web-kept-notes = Нотатки про столи
web-kept-read = Чати з позначкою, доки ви прочитали
web-kept-devices = Пристрої та ключі для програм
web-kept-passkeys = Ключі доступу
web-kept-ratings = Рейтинги
web-kept-tournaments = Турніри
web-kept-places = Куди приходять сповіщення
web-kept-notices = Сповіщення, що чекають на надсилання
web-kept-more = { $count ->
    [one] Ще { $count } раніше повідомлення — у файлі.
    [few] Ще { $count } раніші повідомлення — у файлі.
   *[other] Ще { $count } раніших повідомлень — у файлі.
}

## Own tables

web-badge = Столи, які чекають на вас:
web-next-table = До наступного столу, який чекає на вас
web-tables-waiting = Ваш хід
web-tables-own-open = Ваші відкриті столи
web-tables-finished = Завершені партії
web-tables-hidden = Сховані столи
web-tables-find = Знайти серед своїх столів
web-tables-lists = Списки ваших столів
web-tables-more = І ще { $count }.
web-tables-names = Ім’я гравця
web-tables-game = Гра
web-tables-result = Результат
web-tables-any = Усі
web-tables-search = Шукати
web-tables-count = { $count ->
    [0] Столів немає.
    [one] { $count } стіл.
    [few] { $count } столи.
   *[many] { $count } столів.
}
web-tables-pages = Сторінки
web-tables-newer = Новіші
web-tables-older = Старіші
web-tables-delete = Видалити
web-delete-of = Видалити: { $title }
web-delete-words = Партію буде видалено назавжди. Інших гравців за цим столом немає.
web-delete-sure = Так, видалити
web-hide = Сховати
web-hide-of = Сховати: { $title }
web-unhide = Показати знову

## Сповіщення

web-calls = Сповіщення
web-calls-words = Вам можуть повідомляти, що настав ваш хід, навіть коли сторінку закрито. Сповіщення отримує лише той, хто сам попросив про них тут.
web-calls-guest = Щоб повідомляти вам про хід, сервер має знати, куди писати. Для цього потрібен обліковий запис: його заводять в один крок, без зайвих запитань.
web-calls-what = Про що повідомляти
web-calls-never = Ні про що
web-calls-turn = Лише про мій хід
web-calls-all = Про все
web-calls-all-words = «Про все» — це ваш хід, ходи інших, нові повідомлення в чаті, початок і кінець партії.
web-calls-when = Коли повідомляти
web-calls-now = Одразу
web-calls-soon = Через десять хвилин, якщо за цей час я не загляну за стіл
web-calls-daily = Раз на день, усе разом
web-calls-hour = Година щоденного повідомлення
web-calls-quiet = Тихі години
web-calls-quiet-from = з
web-calls-quiet-to = до
web-calls-quiet-words = У ці години нічого не надходить: усе надійде, коли вони скінчаться. Якщо початок і кінець збігаються, тихих годин немає.
web-calls-zone = Часовий пояс
web-calls-saved = Збережено.
web-calls-where = Куди повідомляти
web-calls-nowhere = Поки що нікуди: додайте нижче, як із вами зв’язатися.
web-calls-kind-mail = Пошта
web-calls-kind-hook = Вебхук
web-calls-kind-push = Цей або інший браузер
web-calls-unconfirmed = ще не підтверджено, загляньте в поштову скриньку
web-calls-test = Надіслати пробне сповіщення
web-calls-test-of = Надіслати пробне сповіщення: { $name }
web-calls-ask-again = Надіслати запитання ще раз
web-calls-remove = Прибрати
web-calls-remove-of = Прибрати: { $name }
web-calls-sent = Сповіщення вже в дорозі.
web-calls-push = У цьому браузері
web-calls-push-words = Браузер покаже сповіщення, навіть якщо сторінки сайту закрито. На телефоні спершу встановіть сайт як застосунок.
web-calls-push-add = Сповіщати в цьому браузері
web-calls-push-failed = Браузер цього не дозволив. Чи дозволено сповіщення, видно в його налаштуваннях для цього сайту.
web-calls-push-none = Цей браузер не може показувати сповіщення сайту. Для цього потрібні https і підтримка Web Push.
web-calls-install = Встановити як застосунок
web-calls-mail = Поштою
web-calls-mail-address = Адреса
web-calls-mail-add = Додати адресу
web-calls-mail-words = Спершу надійде один лист із запитанням, чи правильна адреса. У кожному наступному буде посилання, щоб відмовитися від листів.
web-calls-hook = Через вебхук
web-calls-hook-words = Для Telegram, Matrix, Discord або вашої програми. Адреса й ключ — ваші секрети, вони потрібні лише для ваших сповіщень.
web-calls-template = Вид
web-calls-template-json = Моя програма (JSON)
web-calls-template-discord = Discord
web-calls-template-telegram = Telegram
web-calls-template-matrix = Matrix
web-calls-hook-address = Адреса
web-calls-hook-address-help = Discord: адреса вебхука. Telegram: https://api.telegram.org/bot…/sendMessage з ключем вашого бота. Matrix: адреса вашого сервера.
web-calls-hook-target = Чат або кімната (Telegram, Matrix)
web-calls-hook-token = Ключ доступу (Matrix)
web-calls-hook-add = Додати вебхук
web-calls-table = Сповіщати про цей стіл
web-calls-table-usual = Як про всі
web-calls-me-never = Сповіщень ви не отримуєте.
web-calls-me-turn = Ви отримуєте сповіщення, коли настає ваш хід.
web-calls-me-all = Ви отримуєте сповіщення про все, що відбувається за вашими столами.
web-calls-see = Змінити
web-mail-confirm = Це ваша адреса?
web-mail-confirm-words = Після цього Ігротека писатиме на { $address } так, як забажає власник адреси.
web-mail-confirm-yes = Так, це моя адреса
web-mail-confirmed = Адресу підтверджено.
web-mail-stop = Більше жодних листів
web-mail-stop-words = Ігротека більше не писатиме на { $address }. Решта не зміниться.
web-mail-stop-yes = Відмовитися від листів
web-mail-stopped = На цю адресу листи більше не надходитимуть.
web-offline = Немає зв’язку
web-offline-words = Зараз Ігротека недоступна. Ваші столи цілі, вони на сервері: спробуйте ще раз, коли зв’язок з’явиться.
web-offline-again = Спробувати ще раз

## Рейтинги й статистика

web-profile = Ваш профіль
web-profile-see = Переглянути мій профіль
web-profile-change = Змінити
web-profile-own-table = Так вас бачать ті, хто з вами грав.
web-profile-own-me = Цю сторінку бачите лише ви.
web-profile-own-all = Цю сторінку бачать усі.
web-seen-by = Хто бачить ваші партії й рейтинги
web-seen-by-table = Ті, хто зі мною грав
web-seen-by-me = Лише я
web-seen-by-all = Усі
web-ranked-choose = Показувати мене в таблицях лідерів
websay-allowed-seen-by = table, me або all
web-rating = Рейтинг
web-ratings = Рейтинги
web-ratings-words = Рейтинг починається з 1500 і змінюється після кожної рейтингової партії. Після ± вказано, наскільки справжня сила може від нього відрізнятися: що більше партій, то він точніший.
web-ratings-none = Рейтингових партій поки немає.
web-rating-provisional = попередній
web-rating-curve = Від { $first } до { $last } за { $games ->
    [one] { $games } рейтингову партію
    [few] { $games } рейтингові партії
   *[many] { $games } рейтингових партій
}
web-rated-games = { $games ->
    [one] { $games } рейтингова партія
    [few] { $games } рейтингові партії
   *[many] { $games } рейтингових партій
}
web-records = Завершені партії
web-last-games = Останні партії
web-last-games-own = Тут лише партії за столами, які було видно в залі, без тих, що ви сховали.
web-last-with = Суперники:
web-another-player = інший гравець
web-figure-games = Партії
web-figure-won = Перемоги
web-figure-points = Середні очки
web-figure-ahead = Попереду
web-figure-interval = Інтервал
web-percent = { $share } %
web-interval = { $low }–{ $high } %
web-sides = Улюблені сторони
web-side = Сторона
web-rivals = Особисті зустрічі
web-rivals-words = Як часто у спільній партії місце було вищим, ніж у суперника; нічия рахується за половину.
web-rival = Гравець
web-ranking = Таблиця лідерів
web-ranking-title = { $title }: таблиця лідерів
web-ranking-words = Тут лише ті, хто захотів, щоб їх показували, а між ними — боти; поки рейтинг неточний, він важить менше.
web-ranking-none = Поки ніхто з гравців із рейтингом не захотів, щоб його тут показували.
web-ranking-join = У таблицях лідерів вас немає.
web-stats = Статистика
web-stats-title = { $title }: статистика
web-stats-words = На цьому сервері { $games ->
    [one] закінчено { $games } партію
    [few] закінчено { $games } партії
   *[many] закінчено { $games } партій
}. Якби всі грали однаково добре, кожен вигравав би { $share } % партій. Поруч із часткою вказано інтервал, у який справжня частка потрапляє 95 разів зі 100. Сторони, тайли й карти показано починаючи з п’яти партій.
web-stats-none = Тут ще не закінчено жодної партії з кількома гравцями.
web-stats-seat = За місцями
web-stats-side = За сторонами
web-stats-part = За тайлами й картами, що принесли очки

web-tournament = Турнір
web-tournaments = Турніри
web-tournaments-words = Колова система, швейцарська система або драбина: столи створюються самі, тур іде за туром, а турнірну таблицю бачать усі.
web-tournaments-none = Турнірів поки немає.
web-tournament-new = Новий турнір
web-tournament-guest = Щоб провести турнір, потрібен обліковий запис.
web-tournament-name = Назва турніру
web-tournament-kind = Система
web-tournament-round-robin = Коловий турнір
web-tournament-round-robin-words = Кожен зустрічається з кожним; за більшими столами всі зустрічаються приблизно однаково часто.
web-tournament-swiss = Швейцарська система
web-tournament-swiss-words = Кілька турів, у яких зустрічаються гравці з рівними очками, і ніхто не грає з тим самим суперником двічі, якщо цього можна уникнути.
web-tournament-ladder = Драбина
web-tournament-ladder-words = Викликайте гравця щонайбільше на три місця вище; хто опиниться попереду, посяде те місце, яке вище. Драбина триває, доки ви її не завершите.
web-tournament-seats = Гравців за столом
web-tournament-size = Місць у турнірі
web-tournament-fill = Боти на місця, вільні до початку
web-tournament-fill-none = Без ботів
web-tournament-fill-words = Місця, вільні до початку, займуть боти: { $bot }.
web-tournament-rounds = Тури
web-tournament-rounds-usual = Скільки потрібно
web-tournament-clock = Годинник
web-tournament-clock-words = Якщо час гравця вийшов, партію дограє бот, і вона вважається програною.
web-tournament-options-words = Діють за всіма столами. Налаштування, що не підходять до кількості гравців, не враховуються.
web-tournament-unlisted = Лише для тих, хто має посилання
web-tournament-make = Створити турнір
web-tournament-status-open = Триває запис
web-tournament-status-running = Триває
web-tournament-status-over = Завершено
web-tournament-status-closed = Скасовано
web-tournament-taken = Зайнято місць: { $count } із { $size }.
web-tournament-tables = { $seats ->
    [one] { $seats } гравець за столом
    [few] { $seats } гравці за столом
   *[many] { $seats } гравців за столом
}
web-tournament-round-of = Тур { $round } із { $rounds }
web-tournament-round = Тур { $number }
web-tournament-game = Партія { $number }
web-tournament-link = Посилання на турнір
web-tournament-my-table = До мого столу
web-tournament-join = Узяти участь
web-tournament-join-guest = Щоб узяти участь, спершу збережіть свої партії в обліковому записі.
web-tournament-leave = Покинути турнір
web-tournament-withdraw = Вийти з турніру
web-tournament-withdrawn = вибув
web-tournament-start = Почати турнір
web-tournament-close = Скасувати турнір
web-tournament-end = Завершити турнір
web-tournament-remove = Виключити
web-tournament-challenge = Викликати
web-tournament-standings = Таблиця турніру
web-tournament-points = Очки
web-tournament-direct = Особисті
web-tournament-opponents = Суперники
web-tournament-share = Частка
web-tournament-order = Очко за кожного, хто опинився нижче, пів очка за нічию. За столом на двох вільний тур вважається перемогою, за більшим столом — місцем посередині. За рівних очок вирішують особисті зустрічі, далі сума очок суперників, далі середня частка очок у партії, далі жеребкування.
web-tournament-ladder-order = Після партії її учасники займають свої попередні місця в тому порядку, у якому закінчили. За нічиєї нічого не змінюється.
web-tournament-bye = вільний у цьому турі
web-tournament-watch = Дивитися
web-tournament-replay = Переглянути партію
web-tournament-soon = невдовзі почнеться
web-tournament-news = У турнірі новини: на сторінці показано, який зараз стан справ.
web-tournament-absent = неявка
web-tournament-stayed-away = вибув через неявки
web-tournament-again = Повернути до турніру
web-tournament-you-absent = Ви не прийшли на останню партію: її зараховано як програну. Після двох неявок поспіль ви вибуваєте з турніру.
web-tournament-you-out = Ви не прийшли на дві партії поспіль і вибули з турніру. Організатор може вас повернути.
websay-call-absent-title = { $game }: неявка
websay-call-absent = Ви не зробили жодного ходу в турнірній партії «{ $game }», доки не вийшов ваш час ({ $names }): її зараховано як програну. Якщо так буде і в наступній, ви вибуваєте з турніру.
websay-call-out-title = { $game }: ви вибули з турніру
websay-call-out = Ви не прийшли на дві партії «{ $game }» поспіль ({ $names }) і вибули з турніру. Організатор може вас повернути.
websay-tournament-organiser = Це може зробити лише організатор турніру.
websay-tournament-begun = Цей турнір уже почався або скасований.
websay-tournament-full = Усі місця в цьому турнірі зайнято.
websay-tournament-out = Це можуть зробити лише учасники турніру.
websay-tournament-there = Цього гравця не виключали за неявку.
websay-tournament-few = Щоб почати турнір, потрібно гравців: щонайменше { $least }.
websay-tournament-challenge = Викликати можна гравця щонайбільше на три місця вище, поки ніхто з вас не зайнятий в іншій партії.
websay-tournament-seats = Гравців за столом у цій грі може бути: { $allowed }.
websay-tournament-size = У турнірі такого виду місць від { $least } до { $most }.
websay-tournament-rounds = Турів у турнірі щонайбільше { $most }.
websay-tournament-clock = У турнірі потрібен годинник.
websay-tournament-many = Ваших незавершених турнірів уже { $most }. Спершу завершіть один із них.
websay-allowed-tournament = round-robin, swiss або ladder
websay-allowed-filler = random, easy, medium, hard або expert

## Administration

web-admin = Керування
web-admin-me = Ви адміністратор цього сервера.
web-admin-page = Сервер
web-admin-page-people = Люди
web-admin-page-tables = Столи
web-admin-load = Навантаження
web-admin-running = Партії, що тривають
web-admin-in-memory = Столи в пам’яті
web-admin-pages = Відкриті сторінки столів
web-admin-processes = Процеси сервера
web-admin-memory = Пам’ять
web-admin-storage = Сховище
web-admin-status-open = чекає на гравців
web-admin-status-running = триває
web-admin-status-over = завершена
web-admin-status-closed = закритий
web-admin-registration = Нові облікові записи
web-admin-registration-words = Хто може створити обліковий запис? Гості можуть грати завжди.
web-admin-registration-open = Усі
web-admin-registration-invited = Лише за запрошенням
web-admin-registration-closed = Ніхто
web-admin-invite = Створити запрошення
web-admin-invitation-link = За цим посиланням одна людина може створити обліковий запис. Його показано лише зараз, і воно діє 30 днів.
web-admin-invitations = { $count ->
    [one] { $count } невикористане запрошення
    [few] { $count } невикористані запрошення
   *[other] { $count } невикористаних запрошень
}
web-admin-invitations-drop = Скасувати всі запрошення
web-admin-announcement = Оголошення
web-admin-announcement-words = Показується вгорі кожної сторінки мовою читача. Щоб прибрати його, залиште всі поля порожніми.
web-admin-hours = На скільки годин
web-admin-announce = Оголосити
web-admin-errors = Помилки за останню добу
web-admin-errors-none = Помилок немає.
web-admin-times = { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[other] { $times } разів
}
web-admin-notices = Сповіщення, які не вдалося надіслати
web-admin-notices-none = Усі сповіщення надіслано.
web-admin-tries = { $times ->
    [one] { $times } спроба
    [few] { $times } спроби
   *[other] { $times } спроб
}
web-admin-retry = Надіслати знову
web-admin-delete = Видалити
web-admin-find = Ім’я, ім’я для входу або id
web-admin-search = Знайти
web-admin-nobody = Нікого не знайдено.
web-admin-is = адміністратор
web-admin-is-banned = вхід закрито
web-admin-joined = обліковий запис створено { $when }
web-admin-devices = { $count ->
    [0] сеансів немає
    [one] сеанс на { $count } пристрої
    [few] сеанс на { $count } пристроях
   *[other] сеанс на { $count } пристроях
}
web-admin-seen = останній візит: { $when }
web-admin-sessions = Завершити всі сеанси
web-admin-sessions-of = Завершити всі сеанси: { $name }
web-admin-ban = Закрити вхід…
web-admin-ban-sure = Закрити вхід: { $name }
web-admin-reason = Причина, яку побачить ця людина
web-admin-unban = Відкрити вхід
web-admin-unban-of = Відкрити вхід: { $name }
web-admin-bans = Кому закрито вхід
web-admin-bans-none = Вхід нікому не закрито.
web-admin-game = Гра
web-admin-status = Стан
web-admin-all = Усі
web-admin-no-tables = Таких столів немає.
web-admin-is-locked = замкнено
web-admin-lock = Замкнути
web-admin-unlock = Відімкнути
web-admin-close = Закрити стіл
web-admin-end = Перервати партію
web-admin-close-words = До столу більше ніхто не зможе приєднатися.
web-admin-end-words = Партія одразу закінчиться без результату.
web-admin-lock-words = За замкнений стіл не можуть сісти нові гравці, до нього не приходять глядачі, а чат закрито. Ті, хто грає, грають далі.
web-banned = Вхід закрито
web-banned-reason = Причина: { $reason }
web-banned-words = Ви й далі можете завантажити все, що про вас зберігається, або видалити обліковий запис.
web-banned-guest = Ви й далі можете завантажити або видалити все, що про вас зберігається.
web-invitation = Код запрошення
web-invited-only = На цьому сервері обліковий запис можна створити лише за запрошенням.
websay-banned = Адміністратор цього сервера закрив вам вхід.
websay-table-locked = Адміністратор цього сервера замкнув цей стіл: нових гравців і глядачів до нього не пускають, а чат закрито.
websay-admin = Ця сторінка лише для адміністраторів сервера.
websay-admin-ban = Адміністраторам не можна закрити вхід.
websay-admin-table = Цей стіл уже закрито, або партію завершено.
websay-admin-notice = Такого ненадісланого сповіщення більше немає.
websay-registration = Зараз на цьому сервері не можна створити обліковий запис.
websay-invitation = Запрошення неправильне, уже використане або застаріле.
websay-allowed-registration = open, invited або closed
websay-allowed-status = open, running, over або closed
websay-allowed-announcement = текст не довший за 500 знаків
websay-allowed-notice = retry або delete
