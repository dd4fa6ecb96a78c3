# Shared words: everything that is said outside a single game.

## People

player = Player { $number }
automa = Opponent
chance = Chance
spectator = Spectator
you = You

## Numbers

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
n-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
n-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
n-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}

## Whose turn, and how it ended

your-turn = Your turn
turn-of = { $seat } to move
waiting-for = Waiting for { $seat }
waiting-for-others = Waiting for the others
game-over = The game is over
winner = { $seat } wins with { n-points }
winner-you = You win with { n-points }!
winner-tie = { $seat } wins the tie at { n-points }
defeat = { $seat } wins this time with { n-points }
shared-victory = Shared victory at { n-points }
place = Place { $rank }
total = Total

## Buttons and headings

ui-new-game = New game
ui-play = Play
ui-watch = Watch
ui-rules = Rules
ui-rule = Rule { $rule }
ui-options = Options
ui-players = Players
ui-moves = Moves
ui-log = History
ui-score = Score
ui-hand = Hand
ui-undo = Take back
ui-hint = Hint
ui-help = Help
ui-save = Save
ui-open = Open
ui-quit = Quit
ui-confirm = Confirm
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-back = Back
ui-next = Next
ui-close = Close
ui-settings = Settings
ui-language = Language
ui-dark = Dark
ui-light = Light
ui-replay = Replay
ui-bot = Bot
ui-orders = Automatic answers
ui-default = default

language-en = English
language-ru = Русский
language-uk = Українська

## Terminal

cli-undone = Taken back.
cli-saved = Saved to { $path }
cli-seed = Seed: { $seed }
cli-goodbye = See you at the next game!
cli-verified = The log is sound: { n-moves } replayed, every draw confirmed.

## Errors

error-unknown-game = There is no game called { $game }. You can play: { $allowed }.
error-unknown-language = There is no language { $language }. Choose one of: { $allowed }.
error-bad-option = { $option } cannot be “{ $found }”. Allowed: { $allowed }.
error-unknown-move = “{ $move }” is not a move. Did you mean: { $allowed }?
error-illegal-move = “{ $move }” is not possible now.
error-not-your-turn = It is not your turn. Waiting for { $seat }.
error-cannot-undo = This move cannot be taken back: something new has come to light since.
error-nothing-to-undo = There is nothing to take back.
error-bad-log = Line { $line }: found { $found }; allowed: { $allowed }.
error-file = { $path } cannot be read: { $reason }.
error-other = That did not work: { $detail }

## Refusals

no-not-your-turn = It is not your turn yet.

## Effects and abilities of cards and tiles

effect-then = { $a }, then { $b }
effect-and = { $a } and { $b }
effect-or = { $a } or { $b }
effect-may = you may: { $what }
effect-upto = { $limit ->
    [one] up to once: { $what }
   *[other] up to { $limit } times: { $what }
}
effect-per = { $each ->
    [1] { $what } for each: { $count }
   *[other] { $what } for every { $each }: { $count }
}
effect-per-most = { $each ->
    [1] { $what } for each: { $count }, at most { $most }
   *[other] { $what } for every { $each }: { $count }, at most { $most }
}
effect-if = if { $condition }: { $what }
effect-if-else = if { $condition }: { $what }; otherwise { $other }
count-ladder = { $count } ({ $steps })
if-at-least = { $count }: { $least } or more
when-or = { $a } or { $b }
ability-when = { $event }: { $what }
ability-act = Action: { $what }
ability-act-once = Action, once a round: { $what }
answer-no = No, thanks
answer-times = { $n ->
    [0] Not at all
    [one] Once: { $what }
   *[other] { $n } times: { $what }
}
ask-AnyOrder = What first? { $what }
ask-Choose = Choose: { $what }
ask-May = Would you like to? { $what }
ask-Upto = How often? { $what }

## Command line

bot-random = Random bot
bot-greedy = Greedy bot

cli-welcome = { $title }. Type ? to see what you can type.
cli-commitment = The seed of all chance is sealed: { $commitment }
cli-hand-over = Pass the device to { $seat }, who presses Enter.
cli-total = { $seat }: { n-points }
cli-seat = { $seat }
cli-prompt = { $count ->
    [1] Enter plays it, ? helps:
   *[other] A number from 1 to { $count }, or ? for help:
}
cli-sure = { $move }: are you sure? (y/n)
cli-hint-line = { $number }. { $move } [{ $notation }], points at once: { $change }
cli-no-number = There is no { $number } in the list; it goes from 1 to { $count }.
cli-not-understood = “{ $line }” is neither a move nor a command; ? shows what you can type.
cli-why-what = Nothing on the table is called “{ $what }”. Try for example: { $allowed }.
cli-why-free = You can choose this now: { $what }.
cli-why-nothing = There is nothing to choose there: { $what }.
cli-no-orders = This game knows no automatic answers.
cli-ordered = From now on: o { $order_id } { $choice_id }.
cli-help =
    A number chooses from the list; Enter shows the list again.
    A move can be typed as well, whole or in part: build park r3c3, or just park r3c3.
      u          take back your last decision
      h          a hint: the three moves that look best
      s          all points by item
      l          the story so far
      why WHAT   why something cannot be chosen, for example: why r3c3
      r ID       read a rule
      o          automatic answers: list them, or set one with o KEY VALUE
      q          save and leave

cli-menu-language = Language
cli-menu-game = Game
cli-menu-seats = How many seats?
cli-menu-people = How many people play at this screen?
cli-menu-bots = Who takes the other seats?
cli-menu-options = Options; Enter starts the game, KEY VALUE changes one:
cli-menu-range = Please enter a number from { $low } to { $high }.
