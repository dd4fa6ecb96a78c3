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

cli-choose = { $count ->
    [1] One move is possible: press Enter to play it
   *[other] Choose a move from 1 to { $count }, or write it out
}
cli-keys = u takes back, h gives a hint, r shows a rule, q quits
cli-undone = Taken back.
cli-hint = Hint: { $move }
cli-saved = Saved to { $path }
cli-seed = Seed: { $seed }
cli-step = Step { $step } of { $steps }
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
event-or = { $a } or { $b }
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
