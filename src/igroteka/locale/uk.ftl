# Спільні слова: усе, що кажуть поза окремою грою.

## Учасники

player = Гравець { $number }
    .gen = Гравця { $number }
    .dat = Гравцеві { $number }
    .acc = Гравця { $number }
    .ins = Гравцем { $number }
automa = Суперник
    .gen = Суперника
    .dat = Суперникові
    .acc = Суперника
    .ins = Суперником
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
game-over = Гру завершено
winner = Перемагає { $seat }: { n-points }
winner-you = Ви перемогли! У вас { n-points }
winner-tie = Нічия за очками ({ $points }), але перемагає { $seat }
defeat = Цього разу перемагає { $seat }: { n-points }
shared-victory = Спільна перемога: { n-points }
place = Місце { $rank }
total = Усього

## Кнопки й заголовки

ui-new-game = Нова гра
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
ui-undo = Повернути хід
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
ui-orders = Автовідповіді
ui-default = за замовчуванням

language-en = English
language-ru = Русский
language-uk = Українська

## Термінал

cli-undone = Хід повернуто.
cli-saved = Збережено в { $path }
cli-seed = Зерно випадковості: { $seed }
cli-goodbye = До зустрічі за грою!
cli-verified = Запис правильний: повторено ходів — { $moves }, кожен жереб підтверджено.

## Помилки

error-unknown-game = Гри «{ $game }» немає. Можна зіграти: { $allowed }.
error-unknown-language = Мови «{ $language }» немає. Оберіть зі списку: { $allowed }.
error-bad-option = { $option }: значення «{ $found }» не підходить. Можна: { $allowed }.
error-unknown-move = Ходу «{ $move }» не буває. Може, { $allowed }?
error-illegal-move = Хід «{ $move }» зараз неможливий.
error-not-your-turn = Зараз не ваш хід: вирішує { $seat }.
error-cannot-undo = Цей хід уже не повернути: відтоді відкрилося щось нове.
error-nothing-to-undo = Повертати нічого.
error-bad-log = Рядок { $line }: знайдено { $found }; дозволено: { $allowed }.
error-file = Не вдається прочитати { $path }: { $reason }.
error-other = Не вийшло: { $detail }

## Відмови

no-not-your-turn = Зараз не ваш хід.

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
ask-AnyOrder = Що спершу? { $what }
ask-Choose = Оберіть: { $what }
ask-May = Бажаєте? { $what }
ask-Upto = Скільки разів? { $what }

## Командний рядок

bot-random = Випадковий бот
bot-greedy = Жадібний бот

cli-welcome = { $title }. Введіть ?, щоб дізнатися, що можна вводити.
cli-commitment = Зерно випадковості запечатано: { $commitment }
cli-hand-over = Передайте пристрій: тепер { $seat }. Натисніть Enter.
cli-total = { $seat }: { n-points }
cli-seat = { $seat }
cli-prompt = { $count ->
    [1] Enter — зробити цей хід, ? — довідка:
   *[other] Номер від 1 до { $count } або ? для довідки:
}
cli-sure = { $move }: ви впевнені? (т/н)
cli-hint-line = { $number }. { $move } [{ $notation }], одразу очок: { $change }
cli-no-number = Номера { $number } у списку немає; є номери від 1 до { $count }.
cli-not-understood = «{ $line }» — не хід і не команда; ? покаже, що можна вводити.
cli-why-what = На столі немає нічого з назвою «{ $what }». Спробуйте, наприклад: { $allowed }.
cli-why-free = Це можна обрати зараз: { $what }.
cli-why-nothing = Тут немає чого обирати: { $what }.
cli-no-orders = У цій грі немає автоматичних відповідей.
cli-ordered = Відтепер діє: o { $order_id } { $choice_id }.
cli-help =
    Номер обирає зі списку; Enter показує список знову.
    Хід можна й написати, цілком або частково: build park r3c3 чи просто park r3c3.
      u          повернути своє останнє рішення
      h          підказка: три ходи, які виглядають найкраще
      s          усі очки за статтями
      l          історія партії
      why ЩО     чому щось не можна обрати, наприклад: why r3c3
      r НОМЕР    прочитати правило
      o          автоматичні відповіді: показати їх або задати одну (o КЛЮЧ ЗНАЧЕННЯ)
      q          зберегти й вийти

cli-menu-language = Мова
cli-menu-game = Гра
cli-menu-seats = Скільки місць за столом?
cli-menu-people = Скільки людей грає за цим екраном?
cli-menu-bots = Хто займе решту місць?
cli-menu-options = Варіанти; Enter починає гру, КЛЮЧ ЗНАЧЕННЯ змінює варіант:
cli-menu-range = Введіть число від { $low } до { $high }.
