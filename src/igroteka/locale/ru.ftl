# Общие слова: всё, что говорится вне отдельной игры.

## Участники

player = Игрок { $number }
    .gen = Игрока { $number }
    .dat = Игроку { $number }
    .acc = Игрока { $number }
    .ins = Игроком { $number }
automa = Соперник
    .gen = Соперника
    .dat = Сопернику
    .acc = Соперника
    .ins = Соперником
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
game-over = Игра окончена
winner = Побеждает { $seat }: { n-points }
winner-you = Вы победили! У вас { n-points }
winner-tie = Ничья по очкам ({ $points }), но побеждает { $seat }
defeat = На этот раз побеждает { $seat }: { n-points }
shared-victory = Общая победа: { n-points }
place = { $rank }-е место
total = Всего

## Кнопки и заголовки

ui-new-game = Новая игра
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
ui-undo = Вернуть ход
ui-hint = Подсказка
ui-help = Помощь
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
ui-orders = Автоответы
ui-default = по умолчанию

language-en = English
language-ru = Русский
language-uk = Українська

## Терминал

cli-undone = Ход возвращён.
cli-saved = Сохранено в { $path }
cli-seed = Зерно случайности: { $seed }
cli-goodbye = До встречи за игрой!
cli-verified = Запись верна: повторено ходов — { $moves }, каждый жребий подтверждён.

## Ошибки

error-unknown-game = Игры «{ $game }» нет. Можно сыграть: { $allowed }.
error-unknown-language = Языка «{ $language }» нет. Выберите из списка: { $allowed }.
error-bad-option = { $option }: значение «{ $found }» не подходит. Можно: { $allowed }.
error-unknown-move = Хода «{ $move }» не бывает. Может быть, { $allowed }?
error-illegal-move = Ход «{ $move }» сейчас невозможен.
error-not-your-turn = Сейчас не ваш ход: решает { $seat }.
error-cannot-undo = Этот ход уже не вернуть: с тех пор открылось что-то новое.
error-nothing-to-undo = Возвращать нечего.
error-bad-log = Строка { $line }: найдено { $found }; допустимо: { $allowed }.
error-file = Не удаётся прочитать { $path }: { $reason }.
error-other = Не получилось: { $detail }

## Отказы

no-not-your-turn = Сейчас не ваш ход.

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
ask-AnyOrder = Что сначала? { $what }
ask-Choose = Выберите: { $what }
ask-May = Хотите? { $what }
ask-Upto = Сколько раз? { $what }

## Командная строка

bot-random = Случайный бот
bot-greedy = Жадный бот

cli-welcome = { $title }. Введите ?, чтобы узнать, что можно вводить.
cli-commitment = Зерно случайности запечатано: { $commitment }
cli-hand-over = Передайте устройство: теперь { $seat }. Нажмите Enter.
cli-total = { $seat }: { n-points }
cli-seat = { $seat }
cli-prompt = { $count ->
    [1] Enter — сделать этот ход, ? — справка:
   *[other] Номер от 1 до { $count } или ? для справки:
}
cli-sure = { $move }: вы уверены? (д/н)
cli-hint-line = { $number }. { $move } [{ $notation }], сразу очков: { $change }
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
      u          вернуть своё последнее решение
      h          подсказка: три хода, которые выглядят лучше других
      s          все очки по статьям
      l          история партии
      why ЧТО    почему что-то нельзя выбрать, например: why r3c3
      r НОМЕР    прочитать правило
      o          автоматические ответы: показать их или задать один (o КЛЮЧ ЗНАЧЕНИЕ)
      q          сохранить и выйти

cli-menu-language = Язык
cli-menu-game = Игра
cli-menu-seats = Сколько мест за столом?
cli-menu-people = Сколько человек играет за этим экраном?
cli-menu-bots = Кто займёт остальные места?
cli-menu-options = Варианты; Enter начинает игру, КЛЮЧ ЗНАЧЕНИЕ меняет вариант:
cli-menu-range = Введите число от { $low } до { $high }.
