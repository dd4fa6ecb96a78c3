# Shared words: everything that is said outside a single game.

## People

player = Player { $number }
former-player = a former player
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
winner-tie = { $seat } wins the tie-break with { n-points }
defeat = { $seat } wins this time with { n-points }
shared-victory = Shared victory with { n-points }
place = Place { $rank }
item-bid = Bid for the seat
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
ui-undo = Undo
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
cli-checked = The log is sound: { n-moves } replayed. People said what was drawn.

## Errors

error-unknown-game = There is no game called { $game }. You can play: { $allowed }.
error-unknown-language = There is no language called { $language }. Choose one of: { $allowed }.
error-bad-option = { $option } cannot be “{ $found }”. Allowed: { $allowed }.
error-unknown-move = “{ $move }” is not a move. Did you mean: { $allowed }?
error-illegal-move = “{ $move }” is not possible now.
error-not-your-turn = It is not your turn. Waiting for { $seat }.
error-cannot-undo = This move cannot be taken back: something new has been revealed since.
error-nothing-to-undo = There is nothing to take back.
error-bad-log = Line { $line }: found { $found }; allowed: { $allowed }.
error-file = { $path } cannot be read: { $reason }.
error-other = That did not work. { $detail }
error-no-record = This file cannot be read as the record of a game. { $detail }
error-no-position = This is not a valid position in this game. { $detail }
error-too-long = This text is empty or too long (character limit: { $most }).

## What is wrong with a text that was sent

complaint = Found { $found }; allowed: { $allowed }.
complaint-at = { $where }: found { $found }; allowed: { $allowed }.
complaint-hint = { $complaint } { $hint }
phrase-a-seed-a-salt-or-shares-and-draws-that-are-asked-for = a seed, a salt or shares, and draws that are asked for
phrase-none-in-a-recorded-match-see-line-n = none in a recorded match, see line { $n }
phrase-one-or-the-other = one or the other
phrase-steps-of-a-recorded-match-that-not-everybody-saw-names = steps of a recorded match that not everybody saw: { $names }
phrase-at-a-recorded-table-everybody-sits-at-one-screen = at a recorded table everybody sits at one screen
phrase-none-at-a-recorded-table = none at a recorded table
phrase-one-of-them = one of them
phrase-somebody-elsewhere-or-a-bot = somebody elsewhere, or a bot
phrase-did-you-mean-name = Did you mean { $name }?
phrase-the-unknown-field-name = the unknown field { $name }
phrase-name-is-said-of-each-seat-put-it-into-players = Say { $name } of a player: it belongs into the list players.
phrase-name-is-said-of-the-table-put-it-beside-players = Say { $name } of the whole table: it belongs beside the list players.
phrase-leave-it-out = Leave it out.
phrase-leave-out-what-you-are-not-sure-of-it-follows-from-the-rest = Leave out what you are not sure of: it follows from the rest.
phrase-leave-out-name-and-say-whose-turn-it-is-example = Leave out { $name } and say whose turn it is: { $example }
phrase-say-another-seat-or-another-moment-example = Say another player or another moment: { $example }
phrase-write-it-like-this-or-leave-it-out-example = Write it like this, or leave it out: { $example }
phrase-one-value-or-several-by-name = one value, or several by name
phrase-every-place-once = every place once
complaint-edition = This needs the edition “{ $needed }”, but “{ $loaded }” is loaded. Start with { $option } and its file, or without { $option } if it is the game’s own.
complaint-line = Line { $line }
complaint-quoted = { $words }
complaint-inside = { $where }, { $inner }
complaint-file = { $file }{ $path }
complaint-file-line = { $file }, line { $line }{ $path }
complaint-line-inside = line { $line }{ $path }
phrase-a-whole-number-from-low-to-high = a whole number from { $low } to { $high }
phrase-a-whole-number = a whole number
phrase-bid-for-seat-n = bid for seat { $n }
phrase-true-or-false = true or false
phrase-yes-or-no = values true or false
phrase-values = values
phrase-whole-numbers = whole numbers
phrase-names = names
phrase-names-empty-ones-as = names or empty texts ''
phrase-objects = objects
phrase-frames = frames
phrase-groups = groups
phrase-layers = layers
phrase-lists-of-items = lists of { $items }
phrase-a-list-of-items = a list of { $items }
phrase-a-list-of-n-items = a list of { $items }, exactly { $n } of them
phrase-a-list-of-at-most-n-items = a list of { $items }, at most { $n } of them
phrase-a-list-of-n = a list with a length of { $n }
phrase-a-list-of-low-to-high = a list with a length from { $low } to { $high }
phrase-each-once = each once
phrase-each-once-in-order = each once, in order
phrase-an-object-by-name = an object with named fields
phrase-an-object-with-the-fields-names = an object with the fields { $names }
phrase-an-object-with-the-fields-of-a-position = an object with the fields of a position
phrase-an-object-of-texts = an object whose values are texts
phrase-missing-fields-lost-unknown-fields-extra = missing fields { $lost }, unknown fields { $extra }
phrase-exactly-names = exactly { $names }
phrase-a-move-of-the-table = a move of the game
phrase-a-number-a-text-a-list-a-move-or-a-frame = a number, a text, a list, a move or a frame
phrase-move-name = the move { $name }
phrase-tree-name = the effect { $name }
phrase-frame-name = the frame { $name }
phrase-fields-names = the fields { $names }
phrase-frames-nested-too-deep = frames nested too deeply
phrase-lists-of-frames-one-for-each-seat = lists of frames, one for each seat
phrase-lists-of-moves-one-for-each-seat = lists of moves, one for each seat
phrase-a-list-of-seats = a list of seats
phrase-name-with-names-fault = { $name } with the fields { $names }
phrase-values-of-the-right-types = values of the right types
phrase-name-has-no-legal-move = { $name } without a legal move
phrase-a-position-to-play-on = a position from which play can go on
phrase-frames-that-fit-the-position = frames that fit the position
phrase-frames-in-the-order-of-the-rules = frames in the order that the rules set
phrase-n-frames-in-a-row-without-a-question-the-last-one-name = too many frames in a row without a question ({ $n }), the last one { $name }
phrase-rules-that-come-to-rest = rules that lead to a question or to the end
phrase-what-some-contents-meet = knowledge that fits at least one arrangement
phrase-option-name = option { $name }
phrase-names-or-n-of-them-one-for-each-seat = { $names }, or several of them, one for each seat (seats: { $n })
phrase-option-is-unknown-for-name-with-n-seats = { $option }, which { $name } does not have (seats: { $n })
phrase-low-to-high = from { $low } to { $high }
phrase-from-low-to-high = from { $low } to { $high }
phrase-at-most-n = at most { $n }
phrase-for-example-names = for example { $names }
phrase-no-readable-file-fault = no readable file ({ $fault })
phrase-a-toml-file = a TOML file
phrase-fault-at-byte-n = { $fault } at byte { $n }
phrase-text-in-utf-8 = text in UTF-8
phrase-no-toml-fault = something other than TOML ({ $fault })
phrase-no-table-name = no table [{ $name }]
phrase-one-with-names = a table with { $names }
phrase-small-letters-digits-and-but-not-name = small letters, digits and _, but not { $name }
phrase-small-letters-digits-and = small letters, digits and _
phrase-the-key-of-a-game = the key of a game
phrase-rows-name = rows [[{ $name }]]
phrase-one-table-name = one table [{ $name }]
phrase-name-twice = { $name } twice
phrase-every-row-once = every row once
phrase-no-field-name = no field { $name }
phrase-a-table-with-names = a table with { $names }
phrase-one-line-of-text-by-names-at-least-one = one line of text for each language ({ $names }), for at least one of them
phrase-one-line-of-at-most-n-characters = one line of text, with a length of at most { $n }
phrase-edition-name-is-loaded-already-with-file-allowed-a-new-process = { $name } is loaded already, with { $file }. Start a new process.
phrase-our-own = our own values
phrase-name-which-has-no-value-that-an-edition-could-change = { $name }, which has no value that an edition could change
phrase-a-game-that-plays-with-editions-names = a game that plays with editions: { $names }
phrase-none-is-installed = none is installed
phrase-the-end-of-the-file = the end of the file
phrase-n-lines = too many lines: { $n }
phrase-format-n = format { $n }
phrase-a-header-line-or-line = a header line or “{ $line }”
phrase-names-or-line = { $names }, or “{ $line }”
phrase-a-second-line-name = a second line { $name }
phrase-one-line-see-line-n = one line, see line { $n }
phrase-no-line-name-above = no line { $name } above
phrase-a-header-with-names = a header with { $names }
phrase-a-log-masked-for-one-reader = a log masked for one reader
phrase-a-full-log = a full log
phrase-version-n-of-name = version { $n } of { $name }
phrase-version-n = version { $n }
phrase-n-hexadecimal-digits = hexadecimal digits, { $n } of them
phrase-name-for-this-seed = { $name } for this seed
phrase-other-seats-or-options-than-the-header-says = other seats or options than the header says
phrase-those-of-the-header = those of the header
phrase-move-n-of-count = move { $n } of { $count }
phrase-n-moves-as-line-line-says = as many moves as line { $line } says ({ $n })
phrase-the-end-of-the-moves-after-n = the end of the moves after { $n }
phrase-seat-move-or-draw-for-chance = “SEAT MOVE”, or “* DRAW” for chance
phrase-a-move-of-chance = a draw of chance
phrase-a-move-of-seat-n = a move of seat { $n }
phrase-a-move-of-names = a move of the seat { $names }
phrase-nothing-the-game-is-over = nothing: the game is over
phrase-line-after-n-moves = “{ $line }” after the moves ({ $n })
phrase-nothing-after-end = nothing after “end”
phrase-an-unfinished-match-without-a-seed = an unfinished game without a seed
phrase-a-line-seed-or-a-finished-match = a line “seed:”, or a finished game
phrase-order-seat-key-value = “order SEAT: KEY VALUE”
phrase-one-for-each-of-n-seats = one for each seat (seats: { $n })
phrase-1-to-60-printed-characters-without = 1 to 60 printable characters without |
phrase-order-name = the standing order { $name }
phrase-n-characters = a text of length { $n }
phrase-line-line-column-n = line { $line }, column { $n }
phrase-no-json-fault = something other than JSON ({ $fault })
phrase-a-position-as-json = a position as JSON
phrase-the-name-of-the-game-alone = the name of the game alone
phrase-a-position-as-toml-or-json = a position as TOML or JSON
phrase-a-number-or-one-line-of-1-to-200-characters = a number or one line of 1 to 200 characters
phrase-32-hexadecimal-digits-or-none = 32 hexadecimal digits, or none
phrase-seat-n = seat { $n }
phrase-share-of-seat-n = number for the draws from seat { $n }
phrase-a-game-that-is-over = a game that is over
phrase-one-in-which-somebody-has-to-decide = one in which somebody has a decision to make
phrase-one-in-which-somebody-can-move = one in which somebody can make a move
phrase-no-move-for-seat-n = no move for seat { $n }
phrase-one-that-cannot-be-played-fault = one that cannot be played ({ $fault })
phrase-one-that-the-game-can-reach = one that the game can reach
phrase-n-seats = seats: { $n }
phrase-n-as-many-as-the-table-has = { $n }, as many as the table has
phrase-none-beside-a-position-which-has-its-own = none together with a position, which has its own
phrase-n-times-me = “me” several times ({ $n })
phrase-once-others-are-local = “me” once, “local” for the others
phrase-one-at-a-table-for-n-people = a chosen seed at a table with several people ({ $n })
phrase-only-where-one-person-plays-against-bots-since-whoever-chooses-it-knows-every-draw = only where one person plays against bots, since whoever chooses it knows every draw
phrase-name-and-names = { $name } and { $names }
phrase-mail-server = mail server
phrase-sender-of-mail = sender of mail
phrase-days-to-keep-tables = days to keep tables
phrase-names-with-0-for-ever = { $names }; 0 means for ever
phrase-none-minutes-seconds-such-as-10-15-or-each-minutes-and-names = none, MINUTES+SECONDS such as 10+15, or each-MINUTES, and one of { $names }
phrase-a-name-such-as-europe-kyiv = a name such as Europe/Kyiv
phrase-dates-such-as-2026-12-25 = dates such as 2026-12-25
phrase-name-without-a-path = { $name }, without a path
phrase-json-data = JSON data
phrase-n-in-all-places-together = { $n } in all places together
phrase-a-set-up-on-a-table-in-play = a set-up at a table where play has begun
phrase-an-untouched-table = an untouched table
phrase-another-set-up = another set-up
phrase-the-last-steps-of-the-one-in-the-rules = the last steps of the one in the rules
phrase-a-game-in-play = a game in play
phrase-only-after-the-whole-set-up = only after the whole set-up
phrase-what-is-in-the-box = what is in the box
phrase-more-than-there-are-by-n = too many by { $n }
phrase-n-more-than-there-are = too many by { $n }
phrase-each-of-low-to-high-once = each of { $low } to { $high } once
phrase-items-that-add-up-to-another-number = items that add up to another number
phrase-points-in-a-game-that-is-not-over = points in a game that is not over
phrase-none-before-the-end = none before the end
phrase-none = none
phrase-some = some
phrase-nobody = nobody
phrase-both-or-none = both or none
phrase-name-too-often = { $name } too often
phrase-n-in-all = { $n } in all
phrase-every-card-once = every card once
phrase-every-tile-once = every tile once
phrase-other-lanes = other lanes
phrase-only-with-two-seats = only with two players
phrase-n-of-name = { $name }: { $n }
phrase-the-party-that-has-the-turn = the party that has the turn
phrase-another-seat = another seat
phrase-the-one-that-has-the-turn = the one that has the turn
phrase-n-cards = cards: { $n }
phrase-up-to-n = up to { $n }
phrase-a-position-that-cannot-be-played-fault-detail = a position that cannot be played ({ $fault })
phrase-nothing-that-could-be-drawn-within-n-s = a position that could not be drawn in time (seconds: { $n })
phrase-a-position-that-the-game-can-reach = a position that the game can reach
phrase-a-log-that-was-not-read-within-n-s = a log that could not be read in time (seconds: { $n })
phrase-a-game-as-long-as-people-play = a game no longer than those that people play
phrase-move-is-not-legal-for-who-allowed-allowed = { $who } cannot play { $move }; allowed: { $allowed }.
phrase-who-cannot-play-move-now-to-move-name = { $who } cannot play { $move } now; to move: { $name }.
phrase-who-cannot-play-move-now-to-move-names = { $who } cannot play { $move } now; to move: { $names }.
phrase-who-cannot-play-move-now-the-game-is-over = { $who } cannot play { $move }: the game is over.
phrase-who-has-no-sealed-answer-to-take-back = { $who } has given no answer that could be taken back.
phrase-first-others = { $first }, { $others }
phrase-no-game-is-called-name-installed-names = { $names }
phrase-none-where-one-plays-alone = none where one plays alone
phrase-a-text = a text
phrase-failing-frames = frames that fail ({ $fault })
phrase-contradiction = knowledge that contradicts itself

## Refusals

no-not-your-turn = It is not your turn yet.
no-bids-alone = Seats are bid for where two or more people play.
no-drawn-first = First say what was drawn at your table.

## Effects and abilities of cards and tiles

effect-then = { $a }, then { $b }
effect-and = { $a } and { $b }
effect-or = { $a } or { $b }
effect-may = you may: { $what }
effect-upto = { $limit ->
    [one] at most once: { $what }
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
ask-AnyOrder = What first? { $what_cap }
ask-Choose = Choose: { $what }
ask-May = Would you like to? { $what_cap }
ask-Upto = How many times? { $what_cap }

## Command line

bot-easy-words = Looks one move ahead and slips now and then: for your first games.
bot-medium-words = Thinks a few moves ahead: a match for people who know the rules.
bot-hard-words = Thinks longer, up to five seconds a turn: beats the medium bot most of the time.
bot-expert-words = Thinks longest, up to ten seconds a turn: for players who beat the hard bot.
bot-random = Random bot
bot-greedy = Greedy bot
bot-easy = Easy bot
bot-medium = Medium bot
bot-hard = Hard bot
bot-expert = Expert bot

cli-welcome = { $title }. Type ? to see what you can type.
cli-commitment = The random seed is sealed: { $commitment }
cli-recorded = You record a game on a real table: say what was drawn, and what everybody does. Any step can be undone with u.
cli-draw-words = Type a part of its name.
cli-not-unknown = Everybody sees it, so it has to be said.
cli-came-out = Noted.
cli-not-been = Nothing unknown can have been “{ $move }”.
cli-unknown = Unknown: something possible stands there until the truth comes out.
cli-hand-over = Pass the device to { $seat }, who presses Enter.
cli-total = { $seat }: { n-points }
cli-seat = { $seat }
cli-prompt = { $count ->
    [1] Press Enter to play it, or type ? for help:
   *[other] A number from 1 to { $count }, or ? for help:
}
cli-prompt-words = A name or a part of it, or ? for help:
cli-sure = { $move }: are you sure? (y/n)
cli-hint-line = { $number }. { $move } [{ $notation }], { $chance }% to win, points: { $change }
cli-no-number = There is no { $number } in the list; it goes from 1 to { $count }.
cli-not-understood = “{ $line }” is neither a move nor a command; ? shows what you can type.
cli-why-what = Nothing on the table is called “{ $what }”. Try, for example: { $allowed }.
cli-why-free = You can choose this now: { $what }.
cli-why-nothing = There is nothing to choose there: { $what }.
cli-no-orders = This game has no automatic answers.
cli-ordered = From now on: o { $order_id } { $choice_id }.
cli-help =
    A number chooses from the list; Enter shows the list again.
    You can also type a move, in full or in part: build park r3c3, or just park r3c3.
      u          take back your last decision
      h          a hint: the three moves that look best
      s          all points, item by item
      l          the game so far
      why WHAT   why something cannot be chosen, for example: why r3c3
      r ID       read a rule
      x          in a recorded game: you do not know it; once it comes out, x MOVE
      o          automatic answers: list them, or set one with o KEY VALUE
      q          save and leave

cli-menu-language = Language
cli-menu-game = Game
cli-menu-seats = How many seats?
cli-menu-people = How many people play at this screen?
cli-menu-bots = Who takes the other seats?
cli-menu-options = Options; Enter starts the game, KEY VALUE changes one:
cli-menu-range = Please enter a number from { $low } to { $high }.

# Web server: begin

## Web server

websay-ago-now = just now
websay-ago-minutes = { $minutes ->
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
websay-ago-hours = { $hours ->
    [one] { $hours } hour ago
   *[other] { $hours } hours ago
}
websay-ago-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
websay-asked-now = You are asked now: { $prompt }
websay-begun = The game has begun: a table can only be closed before that.
websay-bot = There is no such bot. Choose one of these: { $allowed }.
websay-bot-plays = A bot is already playing this seat.
websay-no-bot-plays = No bot is playing for you here.
websay-no-game = This table plays “{ $needed }”, a game that is not loaded on this server. It opens again when the game is installed, or when the server is started with { $option } and the folder of the game.
websay-broken = This table was played under different rules and cannot be opened.
websay-chat-length = A message cannot be empty or too long (character limit: { $most }).
websay-clock = { n-minutes } each, plus { $seconds } s per turn
websay-clock-none = No clock
websay-clock-bot = When your time is up, a bot plays for you.
websay-clock-host = When your time is up, the host of the table decides.
websay-clock-each = { $span } for each turn
websay-clock-days = { $span } for the whole game, plus { $bonus } per turn
websay-clock-vote = When your time is up, the other players vote on what to do.
websay-clock-paused = The game is paused.
websay-clock-day-off = The clock stands still today.
websay-days-off-weekends = Saturdays and Sundays do not count (time zone { $zone }).
websay-days-off-holidays = These days do not count: { $days } (time zone { $zone }).
websay-days-off-both = Saturdays, Sundays and these days do not count: { $days } (time zone { $zone }).
websay-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
websay-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
websay-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
websay-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
websay-out-vote = The other players vote
websay-allowed-holidays = at most 60 dates such as 2026-12-25, with commas between them
websay-call-short-title = { $game }: your time is running out
websay-call-short = Your time for this turn in { $game } is running out ({ $names }).
websay-call-late-title = { $game }: somebody is out of time
websay-call-late = Somebody is out of time in { $game } ({ $names }). You decide what happens now.
websay-motion-pause = { $seat } proposes to pause the game for { $count ->
    [one] one day
   *[other] { $count } days
}.
websay-motion-resume = { $seat } proposes to go on now.
websay-motion-end = { $seat } proposes to end the game here, without a result.
websay-motion-bot = { $late_seat } is out of time. { $seat } proposes that a bot plays on.
websay-motion-time = { $late_seat } is out of time. { $seat } proposes to give more time.
websay-motion-open = Something else has been proposed already. Vote on that first.
websay-no-motion = There is nothing to vote on any more.
websay-no-vote = Your vote does not count here: this is about you, or a bot plays for you.
websay-no-clock = This table has no clock.
websay-pause = A pause lasts 1 to 30 days, and only one can be under way.
websay-resigned = This seat has been given up for good.
websay-ended = The players have agreed to end this game.
websay-decided = The game has been decided: the others have given up.
websay-rated-account = This game is rated, and rated games are played with an account. Keep your games or sign in first.
websay-rated-alone = A rated game needs at least two seats.
websay-rated-seat = At the seats of a rated game there are people, each on a device of their own, and bots from easy to expert; at least one person plays.
websay-rated-clock = A rated game needs a clock, and when somebody is out of time, a bot plays on.
websay-rated-start = A rated game begins with the usual set-up, not with a position, a lesson or a chosen seed.
websay-rated-bot = In a rated game or a tournament you play yourself. If you cannot go on, give up.
websay-rated-hint = There are no hints in a rated game or a tournament.
websay-rated-motion = A rated game or one of a tournament is paused or ended only when all its players are there and agree. Alone you can give up.
websay-rated-free = In a rated game or a tournament nobody takes over the seat of another player.
websay-rated-delete = A rated game or one of a tournament cannot be deleted while it is being played. You can give up.
websay-blocked = The host of this table has shut you out.
websay-muted = The host has muted you in this chat.
websay-watchers-room = Only spectators write in this chat.
websay-read-room = You can read what spectators say once the game is over.
websay-read-line = There is no line with this number yet; allowed: 0 to { $most }.
websay-hushed = The host has switched off the spectators’ chat.
websay-table-password = The password of the table is wrong.
websay-others-seat = This must be the seat of another player.
websay-plays = This player is here and playing. A seat can be freed when its player is out of time or lets a bot play.
websay-short-password = A password for a table has 4 to 200 characters.
websay-allowed-table-password = 4 to 200 characters, or nothing
websay-allowed-note = a text of at most 4,000 characters
websay-chain = Something new comes to light before “{ $move }”. Choose it once you have seen what.
websay-chain-then = { $first }, then: { $last }
websay-chain-times = { $times } × { $move }
websay-closed = Closed
websay-decision = The host can let a bot play, or give more time where there is a clock.
websay-fast = That was too fast. Wait a moment.
websay-busy = The server is still busy with what you asked for. Try again in { $seconds } s; you can go on making moves.
websay-many-bots = { $most ->
    [one] You already have { $most } game between bots running. Wait until it is over.
   *[other] You already have { $most } games between bots running. Wait until one of them is over.
}
websay-form = This page is too old. Load it again and try once more.
websay-input = “{ $name }” cannot be read: found { $found }; allowed: { $allowed }.
websay-allowed-clock = none, minutes and seconds such as 10+15, or each- with minutes for each turn, such as each-1440
websay-allowed-do = look or start
websay-allowed-flag = 0, 1 or on
websay-allowed-language = en, ru or uk
websay-allowed-name = a name
websay-allowed-number = a whole number in plain digits, such as 12
websay-allowed-once = each value once
websay-allowed-out = bot, host or vote
websay-allowed-path = an address of this site
websay-allowed-seal = 64 hexadecimal digits
websay-allowed-seat = the number of a seat, or nothing
websay-allowed-seat-kind = me, local, open, or bot: followed by the name of a bot
websay-allowed-share = 32 hexadecimal digits
websay-allowed-text = text in UTF-8
websay-allowed-token = at most 500 characters
websay-allowed-rules = decisions, follows, ruling or ours
websay-allowed-words = words
websay-allowed-shared = a position of at most 4,000 characters
websay-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
websay-full = The log of this table is full: you can only play on to the end. Nothing can be taken back, and automatic answers cannot be changed.
websay-best-first = Your first result here: { $points }.
websay-best-new = A new personal best: { $points }; the old one was { $best }.
websay-best-old = Your best: { $best }, today { $points }.
websay-hint = { $what_hint }
websay-loaded = { $what_loaded }
websay-host = Only the host of the table can do that.
websay-host-leave = A host does not leave the table without handing it over to somebody who sits there. You can also close it.
websay-leave-begun = All seats are taken and the game begins: nobody leaves now.
websay-late = This seat is not late: its player still has time.
websay-lasting-draw = This cannot be taken back: something is drawn after it.
websay-lasting-over = This cannot be taken back: the game ends with it.
websay-lasting-secret = This cannot be taken back: something hidden is revealed.
websay-lasting-turn = After this it is another player’s turn to answer; once they have, it cannot be taken back.
websay-undo-step = Step { $step }
websay-lesson = The lesson asks for another move here.
websay-lesson-undo = You cannot take back moves in a lesson.
websay-many-tables = That is a lot of tables. Wait a few minutes.
websay-many-edits = That is a lot of changes. Wait a minute.
websay-many-open = { $most ->
    [one] You already have { $most } table waiting for players. Close it first.
   *[other] You already have { $most } tables waiting for players. Close one of them first.
}
websay-message = The page sent something that the server does not understand.
websay-no-page = There is nothing here for you. Perhaps the link is old: ask whoever sent it.
websay-not-begun = The game has not begun: seats are still free.
websay-not-loaded = This table was played with the edition “{ $needed }”, but “{ $loaded }” is loaded. It opens when the server is started with { $option } and the file of that edition, or without { $option } if it is the game’s own.
websay-not-over = The game is not over yet.
websay-order = There is no such automatic answer.
websay-order-offer = Do not ask again. { $what }: { $how }
websay-out-bot = A bot plays on
websay-out-host = The host decides
websay-plan-draw = The plan ends here: something would be drawn.
websay-plan-far = From here there is no telling when it will be your turn.
websay-plan-illegal = From here on the plan has become impossible.
websay-plan-over = The plan ends here: the game would be over.
websay-plan-secret = The plan ends here: something hidden would be revealed.
websay-plan-turn = The plan ends here: others decide next.
websay-playing = Others are playing here, or have played here. It is their game too, so it stays.
websay-quota = You have done that too often. Play on, or wait a minute.
websay-rematch = You can ask for a rematch only after finishing a game of your own.
websay-no-recorded = This table records a real one, so only what happens there can be entered.
websay-seen = Everybody sees this, so it has to be said.
websay-not-recorded = Only at a table that records a real one can something be unknown.
websay-not-been = It cannot have been that: it does not fit what has been entered since.
websay-not-unknown = This is not unknown, or not any more.
websay-drawing = Something is being drawn.
websay-drawn = What was drawn?
websay-recorded = recorded at a real table
websay-running = In progress
websay-seat = This is not your seat.
websay-share = Your page sent a number for the shuffle that does not fit, or that nobody asked for.
websay-seat-me = Me
websay-seat-local = Somebody at this screen
websay-seat-open = A friend, by link
websay-seated = You already have a seat at this table. Leave the other seats to others.
websay-stale = Somebody was quicker. This is the table as it stands now.
websay-store = The move could not be saved. Please try again.
websay-taken = This seat is taken.
websay-bidding = Bidding for seats
websay-bids-alone = Seats are bid for where two or more people play.
websay-no-auction = No seats are being bid for at this table now.
websay-bid-turn = It is not your turn to bid.
websay-bid = This is not a possible bid. Seats with their possible bids: { $allowed }.
websay-bid-decision = Others decide this.
websay-allowed-seating = come, lot or bids
websay-arrange-begun = Seats can be arranged only until all of them are taken.
websay-arrange-lot = At this table the seats are drawn or bid for.
websay-no-exchange = Nobody is asking to swap these seats any more.
websay-choose = This is not yours to choose: players choose for themselves, or the host chooses for everyone.
websay-allowed-sides = players or host
websay-unknown-move = There is no such move in this game.
websay-unreadable = This server cannot open the table: it lacks its game or a bot, or the record is damaged.
websay-watch = You are watching: only players can do that.
websay-by-hand = from a position set up by hand
websay-continued = continued from step { $step }
websay-no-on = The game is over at this step: choose an earlier one.
websay-account = This page is only for people with an account. Keep your games first, or sign in.
websay-allowed-session = a device from the list, or others
websay-allowed-theme = auto, light or dark
websay-allowed-confirm = never, final, lasting or always
websay-allowed-stay = seconds, button or none
websay-allowed-switch = 0 or 1
websay-bad-email = This is not an e-mail address. Leave the field empty if you do not want to give one.
websay-bad-login = The name you sign in with must have 2 to 40 characters and no “@”.
websay-bad-password = The password must have 8 to 200 characters.
websay-device = This link has already been used, or it is more than ten minutes old. Make a new one on your other device.
websay-last-way = This is your only way to sign in. Set a password or add another passkey first.
websay-locked = { $minutes ->
    [one] Too many wrong passwords for this name. Try again in { $minutes } minute, or use your passkey, another device or the recovery code.
   *[other] Too many wrong passwords for this name. Try again in { $minutes } minutes, or use your passkey, another device or the recovery code.
}
websay-login-taken = Somebody else signs in with this name. Choose another one.
websay-many-tries = Too many attempts from here. Wait a while.
websay-not-sure = Nothing was deleted: tick the box first.
websay-passkey = The passkey was not accepted. Load the page again and try once more.
websay-recovery = This code is wrong, or it has already been used.
websay-sign-in = The name or the password is wrong.
websay-wrong-current = Your current password is wrong. Nothing was changed.
websay-allowed-result = won, tied, lost or played
websay-allowed-own-list = waiting, running or open
websay-result-won = Won
websay-result-tied = Shared first place
websay-result-lost = Lost
websay-result-played = Played alone

websay-call-turn-title = { $game }: your turn
websay-call-turn = It is your turn in { $game } ({ $names }).
websay-call-begun-title = { $game }: the game has begun
websay-call-begun = A game of { $game } has begun ({ $names }).
websay-call-over-title = { $game }: the game is over
websay-call-over = The game of { $game } is over ({ $names }).
websay-call-move-title = { $game }: a move has been made
websay-call-move = Somebody has moved in { $game } ({ $names }).
websay-call-chat-title = { $game }: a new message
websay-call-chat = Somebody has written in the chat of { $game } ({ $names }).
websay-call-several = { $count ->
    [one] News from { $count } table
   *[other] News from { $count } tables
}
websay-call-more = { $count ->
    [one] There is news from { $count } more table.
   *[other] There is news from { $count } more tables.
}
websay-call-confirm-title = Is this your address?
websay-call-confirm = Somebody would like Igroteka to write to this address when it is their turn. If that is you, open the link and confirm it. If not, do nothing: no more mail will come.
websay-call-test-title = A test notification
websay-call-test = This is what Igroteka’s notifications look like.
websay-call-stop = To get no more mail, open { $url }
websay-trouble-refused = The other side refused the last notification.
websay-trouble-silent = The other side did not answer the last time.
websay-trouble-forbidden = Nothing can be sent to this address: only public addresses are allowed.
websay-trouble-unset = This server cannot send mail at the moment.
websay-trouble-busy = The other side was not taking notifications the last time.
websay-bad-hook = Nothing can be sent to this address. It must begin with https:// and have no password in it.
websay-bad-target = This kind of webhook needs the chat or room to write to.
websay-no-mail = This server sends no mail: its operator has not set up a mail server.
websay-no-address = This server does not know the address people reach it at, so it cannot put links into messages; its operator can set it.
websay-channel = There is no such way to reach you any more.
websay-channels-full = There are too many ways to reach you already. Remove one of them first.
websay-mail-link = This link does not work any more. The address may have been removed.
websay-allowed-wish = never, turn or all
websay-allowed-pace = now, soon or daily
websay-allowed-hour = a whole number from 0 to 23
websay-allowed-time = a time of day such as 22:00
websay-allowed-zone = a time zone such as Europe/Kyiv
websay-allowed-template = json, discord, telegram or matrix
websay-allowed-subscription = the keys that a browser has made
websay-not-called = Only somebody who has the table in their list gets notifications about it.

# Web server: end

## Web

web-brand = Igroteka
web-about = Modern board games in the browser, played exactly by their rulebooks: with friends, against bots, or alone.
web-foot = Rules in our own words, drawings of our own
web-skip = Skip to the content
web-nav = Main menu
web-nav-games = Games
web-nav-log = Replays
web-menu = Table menu
web-theme = Theme
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-you = you
web-noscript = This page needs JavaScript: the table is live.
web-copy = Copy
web-copied = Copied
web-error-code = Status { $status }
web-api-title = JSON API
web-api-words = Everything that a page can do, for your own programs. The texts below are in English. For code generators:
web-api-calls = Calls
web-api-parameters = Parameters
web-api-body = Body
web-api-answers = Answers
web-api-models = Objects
web-api-needed = required

## Lobby

web-lobby-title = Games
web-lobby-hello = What shall we play?
web-lobby-words = Pick a game and start: no account, no waiting.
web-more-bots = More bots
web-levels = How well do they play?
web-plan = Plan ahead
web-plan-board = Planning board
web-plan-words = Nothing here is played, and nobody sees it. Until your turn, everyone else is assumed to do as little as they can; anything that would be drawn is a guess.
web-plan-back = Take back
web-plan-keep = Keep the plan
web-plan-drop = Forget the plan
web-plan-next = Play the plan: { $move }
web-series = Chosen: { $count }. Not played yet.
web-series-all = Play what you have chosen ({ $count })?
web-plan-gone = The plan has become impossible: { $move }
web-plan-kept = Planned: { $moves }
web-plan-call = It is your turn now.
web-play-now = Play now
web-play-now-words = You against the medium bot, usual rules
web-set-up = Set up a table
web-learn = Learn to play
web-learn-planning = Learn to plan
web-learn-first = First time? Learn by playing
web-learn-real = Play a real game
web-learn-start = Start the lesson
# A game may say these two in its own words.
learn-title = Your first game
learn-about = A short scripted game, with explanations at every step.
web-n-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
web-fact-time = Time
web-fact-weight = Weight
web-tables-mine = Your tables
web-tables-open = Tables with free seats
web-tables-running = Games to watch
web-free-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}

## Setting up a table

web-new-title = New table: { $title }
web-new-count = How many players?
web-new-seats = Who plays?
web-new-seat = Seat { $number }
web-new-name-of = Name of player { $number }
web-new-each = A separate choice for each player
web-best = Your best solo results
web-best-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-new-rulings = Our rulings
web-new-rulings-words = Where the rulebook is silent or unclear, we have decided. Here you can choose differently.
web-new-rulings-changed = changed: { $count }
web-new-more = Clock and visibility
web-new-public = Show this table in the lobby
web-name = Name
web-name-own = Your name
web-name-empty = Optional
web-clock = Thinking time
web-clock-out = When the time is up
web-clock-is-out = out of time
web-clock-weekends = Saturdays and Sundays do not count
web-clock-holidays = Other days off
web-clock-holidays-help = Dates such as 2026-12-25, with commas between them. The clock stands still on these days.
web-clock-zone = Time zone of the days off
web-agree = Agree
web-decline = No
web-motion-withdraw = Take it back
web-motion-wait = Waiting for the others
web-motion-agreed = Agreed: { $names }
web-pause = Propose a pause
web-pause-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-resume = Propose to go on
web-offer-end = Propose to end the game
web-resign = Give up
web-resign-words = A bot plays your seat to the end, and the game counts as lost for you. This cannot be taken back.
web-resigned = gave up
web-vote-bot = Vote for a bot
web-vote-time = Vote for more time
web-returned = A bot is playing for you.
web-gave-up = You have given up. A bot plays your seat to the end.
web-take-over = Play yourself again
web-together = Pause, end, give up
web-note = My notes
web-note-words = Only you see this.
web-join-any = { $host } invites you to a game.
web-join-seat = Your seat
web-join-choose = You can still change this until all seats are taken.
web-join-as-set = As the table is set up
web-seat-look = Seat { $number }: { $colour ->
    [0] teal circle
    [1] pink square
    [2] blue diamond
    [3] orange triangle
    [4] violet shield
   *[5] green cross
}
web-seat-move = Sit here
web-seat-move-to = Move to seat { $number }
web-seat-choose = Choose
web-exchange = Swap seats
web-exchange-with = Swap seats with { $name }
web-exchange-asking = You have asked { $name } to swap seats.
web-exchange-asked = { $name } would like to swap seats with you.
web-exchange-refuse = Stay here
web-exchange-back = Take it back
web-new-sides = Who chooses it for the other players?
web-new-sides-players = Everyone for themselves
web-new-sides-host = I do
web-table-password = Password of the table
web-terms = What you will play
web-invite-any = Link for everybody: whoever opens it takes a free seat
web-invite-phone = A code for phones at this table
web-invite-qr = QR code with the link for everybody
web-invite-each = A link for each seat
web-swap = Swap seats { $one } and { $two }
web-free-seat = Free the seat
web-block = Free it and shut the player out
web-mute = Mute in the chat
web-unmute = Unmute in the chat
web-people = Players and seats
web-people-words = A bot plays a freed seat until somebody takes it by the link.
web-new-seating = How seats are given
web-new-seating-come = As people come
web-new-seating-lot = By lot
web-new-seating-bids = By bidding
web-terms-seating = Seats
web-terms-seating-lot = Drawn when everybody is there.
web-terms-seating-bids = When everybody is there, players take turns bidding points for seats. Whoever is outbid bids again. At the end your bid is subtracted from your points.
web-auction = Bidding for seats
web-auction-yours = It is your turn to bid: choose a seat.
web-auction-turn = { $name } is bidding.
web-auction-until = Time until
web-auction-late = { $name } has run out of time. The cheapest seat can be taken for them at its lowest price.
web-auction-agreed = Agreed: { $names }.
web-auction-decide = Take the cheapest seat for them
web-auction-free = no bid yet
web-auction-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-auction-bid = Bid
web-auction-bid-for = Your bid for seat { $number }, in points
web-auction-order = Order of bidding: { $names }.
web-auction-words = A bid must beat the one that stands, and cannot be taken back. Your bid is subtracted from your points at the end. Bots get the seats that are left.
web-auction-bids = All bids
web-auction-one = { $name }, seat { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-new-recorded = We are playing with the box
web-new-recorded-words = This screen records the game on your table. It asks what was drawn, checks every move by the rules and counts the points. Whoever records sees everything, and any step can be undone.
web-rated = Rated game
web-rated-choose = Play for ratings
web-rated-help = The result changes the ratings of everyone who plays. It takes accounts and a clock; the other seats are for people or for bots from easy to expert. There are no hints, and what somebody else has seen cannot be taken back. Whoever gives up, or is out of time at the end, comes last.
web-rated-guest = To play rated games, keep your games in an account first.
web-rated-terms = Rated
web-rated-terms-words = The result changes the ratings of everyone who plays. There are no hints, nobody lets a bot play for them, and whoever gives up, or is out of time at the end, comes last. Whoever takes a seat agrees to that.
web-rated-join = Rated games are only for people with an account.
web-resign-rated-words = You come last, and your rating changes accordingly. This cannot be taken back.
web-new-password = Password for taking a seat (optional)
web-silent = no move for a while
web-start = Start the game
web-room-wait = Waiting until all seats are taken. The game then starts by itself.
web-room-shares = All seats are taken. Everyone’s pages are shuffling together; the game begins in a moment.
web-room-close = Close this table
web-leave-seat = Leave the seat
web-leave-host = Leave the table…
web-leave-host-words = Who takes the table over?
web-room-left = { $name } has left the table.
web-room-joined = { $name } has sat down.
web-seat-open = free
web-seat-give = Fill the seat
web-invite = Invite friends
web-invite-words = Send a friend the link of a seat: whoever opens it first may sit down there.
web-watch-link = Link for spectators: they see only what everybody sees
web-hush = Switch off the spectators’ chat
web-unhush = Switch on the spectators’ chat
web-seat-link = Your seat on another device
web-seat-link-words = Keep this link to yourself: it opens your seat.
web-join-title = Invitation: { $title }
web-join-words = { $host } invites you to seat { $number }.
web-join-phone = Open this invitation on a phone
web-join-qr = QR code with this invitation
web-join-taken = This seat is already taken.
web-join = Take the seat

## At the table

web-board = The board
web-ask = Your decision
web-panels = Score, history and chat
web-chosen = Chosen so far
web-reset = Restart the turn
web-undo-to = Take back as far as…
web-unknown = I do not know
web-unknown-so-far = Not known, guessed for now ({ $count })
web-unknown-words = Something possible stands in for it. Hints and chances go by that, and points are told only where it makes no difference. When it comes out, say what it was, before the last decision at the latest.
web-unknown-what = What was it?
web-list-moves = All moves
web-hint-none = There is nothing to advise here.
web-describe = The position in words
web-export = Save the log
web-share = Share this table
web-phones = Hands on phones
web-phones-words = Each player scans their own code, or opens their own link, and from then on looks at their hand and plays on their phone. Then put this screen in the middle of the table: it shows what everybody may see, and nobody’s hand.
web-phones-here-only = Phones cannot open these links: the address leads only to this device. To play with phones, open the site by its address in your network.
web-phones-qr = QR code for the phone of { $name }
web-phones-link = Link for the phone of { $name }
web-phones-middle = Show the table in the middle
web-phones-back = Back to playing on this screen
web-bot-mine = Let a bot play for me
web-bot-back = Play without the bot again
web-host-bot = Hand over to a bot
web-host-time = Five more minutes
web-away = away
web-waiting = to move
web-watching = You are watching.
web-lost = The connection is lost. Trying again…
web-not-kept = The server did not confirm this. The table is shown as the server has it.
web-no-reason = This is not possible now.
web-rule-link = Rule { $rule }
web-explore-on = Exploring: arrow keys go to everything on the board, Enter shows why something cannot be chosen.
web-explore-off = Exploring has ended.
web-since = Since your last turn
web-since-show = Show it on the board
web-log-more = Earlier moves
web-step = Step
web-so-far = Points so far
web-if-now = If the game ended now
web-item = Item
web-chat = Chat
web-chat-label = Say something
web-chat-send = Send
web-chat-new = new messages
web-chat-unread = Chat, unread messages: { $count }
web-chat-players = Players
web-chat-watchers = Spectators
web-chat-watchers-words = Players can read this chat only after the game.
web-zoom = Board size
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Whole board
web-parts = Parts of the table
web-status = Your pieces and points
web-parts-whole = Whole table
web-filter = Search these moves
web-curtain = Pass the device to { $name }
web-curtain-words = Nobody else should look now.
web-curtain-go = I am here: show the table
web-help-choose = Everything you can choose has a dashed ring. Click one thing after another; as soon as only one move is left, it is played. Escape goes back a step.
web-help-why = Click something that has no ring to see why it cannot be chosen and which rule forbids it.
web-card-points = Points now: { $points }
web-card-open = Points: not known yet
web-card-late = If the game ended now: { $points }
web-card-then = Then you are asked: { $prompt }
web-card-draws = Then chance decides.
web-card-more = …and other possibilities: { $n }
web-set-cards = Show the card of a thing when pointing at it
web-set-onetap = One tap on the board makes a move (otherwise the first tap shows the card)
web-key-card = Card of the thing in focus: what it does, costs and brings
web-help-card = Rest the pointer on anything to read its card: what it is, and what choosing it would cost and bring. On a touch screen, press and hold it, or tap it: the first tap shows the card, the second makes the move.
web-help-keys = Keys
web-key-arrows = move between selectable things
web-key-choose = choose
web-key-cancel = one step back
web-key-buttons = press the button with this number
web-key-undo = take back
web-key-reset = restart the turn
web-key-hint = hint
web-key-list = list of all moves
web-key-explore = explore the whole board
web-key-board = to the board
web-key-describe = the position in words
web-key-score = score
web-key-log = history
web-key-chat = chat
web-key-zoom = larger, smaller, whole board
web-key-help = this help
web-set-confirm = Ask before a move
web-set-confirm-never = Never
web-set-confirm-final = Before important moves
web-set-confirm-lasting = Before what cannot be taken back
web-set-confirm-always = Always
web-set-stay = With other people, before my turn ends
web-set-stay-seconds = Wait three seconds
web-set-stay-button = Wait for “End turn”
web-set-stay-none = Do not wait
web-end-turn = End turn
web-stay-left = Sent in { $seconds } s
web-orders-active = Answered automatically
web-set-single = Answer automatically when there is only one answer
web-learn-go-on = Continue here
web-learn-ends = What next?
web-set-sound = A sound when it is my turn
web-set-motion = Animate pieces
web-set-slow = Show the moves of others one by one
web-set-keys = Single-key shortcuts

## The end, and afterwards

web-end-scores = Final scores
web-end-table = To the table
web-end-accounts = Where every point comes from
web-end-opened = Hidden until the end:
web-end-graph = Points during the game
web-end-graph-now = Before the end: the points if the game had ended there.
web-end-position = The last position
web-winner = winner
web-rank = Place
web-rematch = Play again
web-rematch-ready = To the new game
web-delete = Delete this game
web-fair = Was it fair?
web-fair-ok = { $draws ->
    [one] Yes: { $draws } draw was recomputed from the seed, and it agrees.
   *[other] Yes: all { $draws } draws were recomputed from the seed, and they agree.
}
web-fair-bad = No: something does not fit.
web-fair-words = The seal was shown before the first move. It is the SHA-256 of salt and seed, so nobody could change the seed afterwards. All draws follow from the seed and from the numbers that the players’ pages added.
web-fair-chosen = The seed of this game was chosen by its player, who can know every draw in advance. That is allowed only when one person plays against bots.
web-fair-recorded = This game was recorded at a real table: people said what was drawn, so nothing is promised about chance. Every move follows the rules.
web-fair-shown = Sealed shuffle
web-fair-before = This is the seal of the secret seed: the SHA-256 of salt and seed. It was fixed before the game. The page of each player adds a number of its own, so nobody can choose what is drawn, not even whoever runs this server. After the game everything is revealed and can be computed again.
web-fair-own-good = This browser has checked for itself: the seal is the one it was shown, and its own number is in the shuffle.
web-fair-own-absent = This browser has checked the seal, but its own number is not in the shuffle: the page did not answer in time.
web-fair-own-unknown = This browser knows nothing about the start of this game, so it cannot check for itself.
web-fair-own-bad = This does not fit what this browser was shown before the game. Somebody has tampered with the shuffle.
web-fair-seal = Seal
web-fair-seed = Seed
web-fair-salt = Salt
web-fair-share = Added by the page of { $name }
web-fair-print = Fingerprint of the last position
web-replay-controls = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move forward
web-replay-turn = Turn
web-replay-round = Round
web-replay-turn-back = Previous turn
web-replay-turn-next = Next turn
web-replay-round-back = Previous round
web-replay-round-next = Next round
web-judge = Evaluate this step
web-judge-words = An estimate, as the bots judge this position.
web-judge-failed = This step could not be evaluated. Try again later.
web-replay-last = To the end
web-replay-speed = Speed
web-replay-share = Link to this step
web-replay-eyes = Seen by
web-replay-start = Before the first step
web-replay-keys = Keys: ← → one move, Home and End, space plays.
web-replay-failed = This step could not be loaded.
web-import-title = Replay a log
web-import-words = Open the log file of a game, saved here or from the command line, and go through it step by step.
web-import-file = Log file
web-import-text = or its text
web-import-go = Open the replay

## Rules

rule_source-book = in the rulebook
rule_source_words-book = The rulebook says so.
rule_source-follows = follows
rule_source_words-follows = The rulebook does not say so in so many words, but it follows from what the rulebook says.
rule_source-ruling = our ruling
rule_source_words-ruling = The rulebook is silent or unclear here. This is how we decided.
rule_source-ours = our value
rule_source_words-ours = The printed value is not published. This one is ours.
rule_source-edition = in our edition
rule_source_words-edition = This is what our own edition says. The edition in play has different values here.
rule_reason-order = Some order is needed here, and another would hardly change the game.
rule_reason-edge = The case is too rare for an option.
rule_reason-knowledge = It settles what players may know and who decides when, which must be the same for all.
rule_reason-reading = Other rules or examples in the rulebook support this reading, so there is no option.
rule_reason-own = It belongs to an addition of ours.
web-rules-search = Search the rules
web-rules-contents = Chapters
web-rules-parts = Components
web-gallery = Gallery
web-gallery-words = Every symbol with its meaning, every tile and card with what it does.
web-gallery-search = Search names and abilities
web-gallery-kinds = Kinds
web-gallery-symbols = Symbols
web-gallery-found = { $found ->
    [one] { $found } thing
   *[other] { $found } things
}
web-gallery-none = Nothing here contains these words.
web-gallery-all = All components
web-rules-kinds = Which rules
web-rules-all = All rules
web-rules-kind-decisions = Our decisions ({ $count })
web-rules-kind-follows = Consequences ({ $count })
web-rules-kind-ruling = Our rulings ({ $count })
web-rules-kind-ours = Our values ({ $count })
web-rules-otherwise = It can also be played differently:
web-rules-none = No rule contains these words.
web-rules-found = { $found ->
    [one] { $found } rule found
   *[other] { $found } rules found
}
web-hint-chance = { $share ->
    [none] hardly any chance of winning
    [tenth] about a one-in-ten chance of winning
    [quarter] about a one-in-four chance of winning
    [third] about a one-in-three chance of winning
   *[half] about an even chance of winning
    [two-thirds] about a two-in-three chance of winning
    [three-quarters] about a three-in-four chance of winning
    [nine-tenths] about a nine-in-ten chance of winning
    [sure] almost certain to win
}
web-hint-alone = { $share ->
    [none] hardly any chance of beating the usual result
    [tenth] about a one-in-ten chance of beating the usual result
    [quarter] about a one-in-four chance of beating the usual result
    [third] about a one-in-three chance of beating the usual result
   *[half] about an even chance of beating the usual result
    [two-thirds] about a two-in-three chance of beating the usual result
    [three-quarters] about a three-in-four chance of beating the usual result
    [nine-tenths] about a nine-in-ten chance of beating the usual result
    [sure] almost certain to beat the usual result
}
web-hint-score = the score becomes { $score } ({ $change })
web-hint-prospects = prospects { $change }
hint-line = { $name }: { $moves }
web-hint-follows = What may follow

## Chances, turning points, positions

web-chances = Chances of winning
web-chances-alone = Chances of beating the usual result
web-chances-tab = Chances
web-chances-line = { $name }: { $first }% at first, { $last }% at the end.
web-chances-wait = The chances are being computed. They will appear here by themselves.
web-chances-failed = The chances could not be computed. Load the page again to try once more.
web-chances-words = An estimate by the bots, made at the end of each turn.
web-turns = Turning points
web-turns-none = No single turn changed the chances by much.
web-turn-move = { $name }: from { $before }% to { $after }%
web-turn-luck = Chance. { $name }: from { $before }% to { $after }%
web-turn-together = Everybody at once. { $name }: from { $before }% to { $after }%
web-turn-end = The final scoring. { $name }: from { $before }% to { $after }%
web-turn-better = { $fault ->
    [blunder] A blunder
    [mistake] A mistake
   *[slip] A slip
} ({ $lost }% lost). Better: { $move } (about { $percent }%)
web-on = Play on from here
web-on-title = Play on from step { $step }
web-on-words = A new table begins from this position. Anything not yet drawn is drawn afresh.
web-on-seat = Seat of { $name }
web-on-anew = Redeal what is hidden from me
web-position = The position
web-position-save = Save the position
web-hand-title = Position editor
web-hand-words = Click the drawing, fill in the fields or write the form: say what matters, all else follows. Every change is checked and drawn at once. Positions saved from a replay or written by “igroteka position” will do, too.
web-hand-file = Position file
web-hand-text = or its text
web-hand-look = Check and draw
web-hand-example = Fill in an example
web-hand-parts = What a position may say
web-hand-parts-words = Choose a line to write it into the text, then change it. Names are those of the log.
web-hand-link = Link to this position
web-edit-add = Add
web-edit-agenda = This position lies in the middle of an action.
web-edit-drop = Begin a turn instead
web-edit-failed = The server does not answer; the last change is not checked.
web-edit-follows = follows from the rest
web-edit-said = Let it follow from the rest
web-edit-here = Put it here
web-edit-less = Less
web-edit-marked = Marked fields are set; all others follow from them.
web-edit-more = More
web-edit-none = none
web-edit-nobody = nobody
web-edit-moves = { $name } to move. Legal moves: { $count }.
web-edit-moves-more = and { $count } more
web-edit-legal = Legal moves
web-edit-long = This position is too long for a link. Save it as a file.
web-edit-now = Now
web-edit-options = Rules of this game
web-edit-table = On the table
web-edit-turn = Turn it
web-edit-remove = Remove: { $name }
web-edit-seats = Players
web-edit-unread = This is not JSON.
web-edit-pieces = Pieces
web-edit-how = Drag a piece onto the drawing, or choose one and then its places. Drag it off the drawing to take it away. Click a place for all that can be said of it.
web-edit-undo = Undo
web-edit-short = Shorten the form
web-edit-link = Copy a link
web-edit-fields = What the position says

## People with accounts

web-me = My account
web-guest = Guest
web-keep = Keep my games
web-keep-words = Right now only this browser knows you. With an account you can find your tables on every device, even if the browser forgets everything. It takes one step, and you are asked for nothing that is not needed.
web-kept = Your games are kept
web-passkey = With a passkey
web-passkey-words = Your device remembers a key for this site. You unlock it the way you unlock the device; there is nothing to make up or forget.
web-passkey-keep = Keep my games with a passkey
web-passkey-enter = Sign in with a passkey
web-passkey-failed = That did not work, or it was cancelled. Try once more, or choose another way.
web-passkeys = Passkeys
web-passkeys-none = There is none yet.
web-passkey-number = Passkey { $number }
web-passkey-used = used { $when }
web-passkey-add = Add a passkey for this device
web-passkey-remove = Remove
web-passkey-remove-of = Remove passkey { $number }
web-password-way = With a name and a password
web-password-keep = Keep my games with a password
web-password-title = Name, password and e-mail
web-password = Password
web-password-current = Current password
web-password-new = New password
web-password-help = At least 8 characters. Several words are easier to remember than symbols.
web-login = Name to sign in with
web-email = E-mail (optional)
web-email-help = Only for messages that you ask for. Nobody else sees it.
web-have-account = Already have an account?
web-sign-in = Sign in
web-sign-out = Sign out here
web-cannot = I cannot sign in
web-cannot-words = Enter the recovery code that you wrote down when you created the account. It works once; you will get a new one.
web-code = Recovery code
web-code-enter = Sign in with the code
web-code-words = If you lose your device or forget your password, this code lets you in. It is shown only now: write it down or print it.
web-code-noted = I have written it down
web-code-new = Show a new recovery code
web-save = Save
web-devices = Devices
web-device = This is me on another device
web-device-here = this device
web-device-words = Scan the code with your other device, or open the link there. It works once, within ten minutes.
web-device-qr = QR code with the link for your other device
web-device-link = Link for your other device
web-device-warning = Whoever opens this link is you. Do not send it to anybody else.
web-device-hint = Are you signed in on another device? You can show a code for this one there, under “My account”.
web-device-ask = Are you { $name }?
web-device-ask-nameless = Is this your account?
web-device-ask-words = Then sign in on this device. Games that you started here as a guest come with you.
web-device-enter = Yes, sign in here
web-device-no = No
web-key = Key for programs
web-key-new = Make a key for programs
web-key-words = With this key a program makes tables and takes seats for you. It is shown only now. Your list of devices shows it as “API”; sign it out there when you no longer need it.
web-key-docs = What programs can do
web-session-end = Sign out
web-session-end-of = Sign out { $device }
web-session-end-others = Sign out all other devices
web-guest-games = Games on this device
web-guest-games-here = { $count ->
    [one] On this device a guest has { $count } more table.
   *[other] On this device a guest has { $count } more tables.
}
web-guest-games-see = Look at them
web-guest-games-words = At these tables you have one seat, and the guest on this device has another. Are both yours?
web-guest-games-take = Yes, both seats are mine
web-guest-games-leave = No, leave them to the guest
web-guest-games-none = All games on this device are yours.
web-settings-person = Changes are kept at once and apply on all your devices.
web-settings-guest = Changes are kept at once, in this browser. With an account they apply on all your devices.
web-mine-all = Everything about you
web-mine-all-words = Everything that is kept about you can be looked at in one place, downloaded as a file, and deleted.
web-export-me = Download everything
web-delete-me = Delete my account
web-delete-me-words = Your account, your tables and what you have said are deleted for good. In games with others a bot plays on, and you are called a former player there.
web-delete-me-sure = Yes, delete everything
web-mine-all-guest = Some things are kept without an account, too: your tables, your notes, and what you have said in chats. All of it can be looked at, downloaded and deleted.
web-kept-see = See everything
web-delete-guest = Delete everything about me
web-delete-guest-words = Your tables and what you have said are deleted for good. In games with others a bot plays on, and you are called a former player there. After that, nobody knows this browser any more.
web-kept-about = What is kept about you
web-kept-words = This is everything that this server keeps about you. Of your password and your codes it has only fingerprints, which lead back to nothing. The file has every detail.
web-kept-guest = This is everything that is kept about you. The server knows you only by this browser. The file has every detail.
web-kept-kind = What
web-kept-count = How many
web-kept-settings = Settings
web-kept-tables = Tables
web-kept-games = Finished games
web-kept-chat = Messages in chats
web-kept-notes = Notes about tables
web-kept-read = Chats with a mark of how far you have read
web-kept-devices = Devices and keys for programs
web-kept-passkeys = Passkeys
web-kept-ratings = Ratings
web-kept-tournaments = Tournaments
web-kept-places = Where notifications go
web-kept-notices = Notifications waiting to be sent
web-kept-more = { $count ->
    [one] { $count } earlier message is in the file.
   *[other] { $count } earlier messages are in the file.
}

## Own tables

web-badge = Tables waiting for you:
web-next-table = To the next table that waits for you
web-tables-waiting = Your turn
web-tables-own-open = Your open tables
web-tables-finished = Finished games
web-tables-hidden = Hidden tables
web-tables-find = Find among your tables
web-tables-lists = Lists of your tables
web-tables-more = And { $count } more.
web-tables-names = Player’s name
web-tables-game = Game
web-tables-result = Result
web-tables-any = Any
web-tables-search = Search
web-tables-count = { $count ->
    [0] No tables.
    [one] { $count } table.
   *[other] { $count } tables.
}
web-tables-pages = Pages
web-tables-newer = Newer
web-tables-older = Older
web-tables-delete = Delete
web-delete-of = Delete: { $title }
web-delete-words = The game is deleted for good. Nobody else plays here.
web-delete-sure = Yes, delete it
web-hide = Hide
web-hide-of = Hide: { $title }
web-unhide = Show again

## Being called

web-calls = Notifications
web-calls-words = You can be told when it is your turn, even when no page is open. Nobody gets a notification without asking for it here.
web-calls-guest = To send you notifications, the server must know where to reach you. That takes an account: one step, without giving anything that is not needed.
web-calls-what = What for
web-calls-never = Never
web-calls-turn = Only my turn
web-calls-all = Everything
web-calls-all-words = “Everything” means your turn, the moves of others, new messages in the chat, and the beginning and end of a game.
web-calls-when = When
web-calls-now = At once
web-calls-soon = After ten minutes, if I have not been at the table by then
web-calls-daily = Once a day, all together
web-calls-hour = Hour of the daily message
web-calls-quiet = Quiet hours
web-calls-quiet-from = from
web-calls-quiet-to = to
web-calls-quiet-words = Nothing comes in these hours; it comes when they are over. If both times are the same, there are none.
web-calls-zone = Time zone
web-calls-saved = Saved.
web-calls-where = Where
web-calls-nowhere = Nowhere yet: add a way to reach you below.
web-calls-kind-mail = E-mail
web-calls-kind-hook = Webhook
web-calls-kind-push = This or another browser
web-calls-unconfirmed = not confirmed yet; look into your mailbox
web-calls-test = Send a test notification
web-calls-test-of = Send a test notification: { $name }
web-calls-ask-again = Send the question again
web-calls-remove = Remove
web-calls-remove-of = Remove: { $name }
web-calls-sent = The notification is on its way.
web-calls-push = In this browser
web-calls-push-words = The browser shows a notification, even when no page of this site is open. On a phone, install the site as an app first.
web-calls-push-add = Notify me in this browser
web-calls-push-failed = The browser did not allow it. Its settings for this site say whether notifications are allowed.
web-calls-push-none = This browser cannot show notifications of this site. It needs https and a browser that knows Web Push.
web-calls-install = Install as an app
web-calls-mail = By e-mail
web-calls-mail-address = Address
web-calls-mail-add = Add this address
web-calls-mail-words = First a single mail asks whether the address is right. Every later one has a link that stops them.
web-calls-hook = By webhook
web-calls-hook-words = For Telegram, Matrix, Discord or a program of your own. The address and the key are secrets of yours; they are used for your notifications only.
web-calls-template = Kind
web-calls-template-json = A program of my own (JSON)
web-calls-template-discord = Discord
web-calls-template-telegram = Telegram
web-calls-template-matrix = Matrix
web-calls-hook-address = Address
web-calls-hook-address-help = Discord: the address of the webhook. Telegram: https://api.telegram.org/bot…/sendMessage with the key of your bot. Matrix: the address of your server.
web-calls-hook-target = Chat or room (Telegram, Matrix)
web-calls-hook-token = Access key (Matrix)
web-calls-hook-add = Add this webhook
web-calls-table = Notify me about this table
web-calls-table-usual = As everywhere
web-calls-me-never = You get no notifications.
web-calls-me-turn = You get a notification when it is your turn.
web-calls-me-all = You get notifications of everything that happens at your tables.
web-calls-see = Change
web-mail-confirm = Is this your address?
web-mail-confirm-words = From now on Igroteka will write to { $address } as its owner wishes.
web-mail-confirm-yes = Yes, it is mine
web-mail-confirmed = The address is confirmed.
web-mail-stop = No more mail
web-mail-stop-words = Igroteka will write no more to { $address }. Nothing else changes.
web-mail-stop-yes = Stop the mail
web-mail-stopped = No more mail will come to this address.
web-offline = No connection
web-offline-words = Igroteka cannot be reached right now. Your tables are safe on the server; try again when you are back online.
web-offline-again = Try again

## How people stand

web-profile = Your profile
web-profile-see = See my profile
web-profile-change = Change this
web-profile-own-table = This is what people who have played with you see.
web-profile-own-me = Only you see this page.
web-profile-own-all = Everybody can see this page.
web-seen-by = Who sees your games and ratings
web-seen-by-table = People who have played with me
web-seen-by-me = Only me
web-seen-by-all = Everybody
web-ranked-choose = Show me in the rankings
websay-allowed-seen-by = table, me or all
web-rating = Rating
web-ratings = Ratings
web-ratings-words = A rating begins at 1500 and changes with each rated game. The number after ± tells how far the true strength may be from it: the more games, the closer.
web-ratings-none = No rated games so far.
web-rating-provisional = provisional
web-rating-curve = From { $first } to { $last } in { $games ->
    [one] one rated game
   *[other] { $games } rated games
}
web-rated-games = { $games ->
    [one] One rated game
   *[other] { $games } rated games
}
web-records = Finished games
web-last-games = Last games
web-last-games-own = Only games at tables that were shown in the lobby are listed here, without those that you have hidden.
web-last-with = With
web-another-player = another player
web-figure-games = Games
web-figure-won = Won
web-figure-points = Mean points
web-figure-ahead = Ahead
web-figure-interval = Interval
web-percent = { $share }%
web-interval = { $low }–{ $high }%
web-sides = Favourite sides
web-side = Side
web-rivals = Head to head
web-rivals-words = How often one of two players finished a game ahead of the other; a tie counts as half.
web-rival = Player
web-ranking = Ranking
web-ranking-title = { $title }: ranking
web-ranking-words = Only players who want to be shown are here, with the bots between them; a rating that is still uncertain counts for less.
web-ranking-none = Nobody with a rating wants to be shown here yet.
web-ranking-join = You are not shown in the rankings.
web-stats = Statistics
web-stats-title = { $title }: statistics
web-stats-words = { $games ->
    [one] One finished game on this server.
   *[other] { $games } finished games on this server.
} If all were equally good, each would win { $share }%. Next to each share is the interval that contains the true share 95 times out of 100. Sides, tiles and cards are shown from five games on.
web-stats-none = No game has been finished here with several players yet.
web-stats-seat = By seat
web-stats-side = By side
web-stats-part = By tiles and cards that brought points

web-tournament = Tournament
web-tournaments = Tournaments
web-tournaments-words = Round robin, Swiss or ladder: tables are made by themselves, rounds follow one another, and everyone sees the standings.
web-tournaments-none = There are no tournaments yet.
web-tournament-new = New tournament
web-tournament-guest = Whoever runs a tournament needs an account.
web-tournament-name = Name of the tournament
web-tournament-kind = Kind
web-tournament-round-robin = Round robin
web-tournament-round-robin-words = Everyone meets everyone; at larger tables everyone meets about equally often.
web-tournament-swiss = Swiss
web-tournament-swiss-words = A few rounds in which players with equal points meet, and nobody meets the same player twice if that can be avoided.
web-tournament-ladder = Ladder
web-tournament-ladder-words = You challenge somebody up to three places above you; whoever ends ahead takes the higher place. It goes on until you end it.
web-tournament-seats = Players at each table
web-tournament-size = Places in the tournament
web-tournament-fill = Bots for the places that are left at the start
web-tournament-fill-none = None
web-tournament-fill-words = The places that are left at the start go to bots: { $bot }.
web-tournament-rounds = Rounds
web-tournament-rounds-usual = As many as needed
web-tournament-clock = Clock
web-tournament-clock-words = When somebody is out of time, a bot plays that game to the end, and it counts as lost.
web-tournament-options-words = They hold at all tables. An option that does not fit the number of players is left out.
web-tournament-unlisted = Only for those who have the link
web-tournament-make = Create the tournament
web-tournament-status-open = Open for players
web-tournament-status-running = In progress
web-tournament-status-over = Over
web-tournament-status-closed = Cancelled
web-tournament-taken = { $count } of { $size } places taken.
web-tournament-tables = { $seats ->
    [one] { $seats } player at each table
   *[other] { $seats } players at each table
}
web-tournament-round-of = Round { $round } of { $rounds }
web-tournament-round = Round { $number }
web-tournament-game = Game { $number }
web-tournament-link = Link to this tournament
web-tournament-my-table = To my table
web-tournament-join = Take part
web-tournament-join-guest = To take part, keep your games in an account first.
web-tournament-leave = Leave the tournament
web-tournament-withdraw = Withdraw
web-tournament-withdrawn = withdrawn
web-tournament-start = Start the tournament
web-tournament-close = Cancel the tournament
web-tournament-end = End the tournament
web-tournament-remove = Remove
web-tournament-challenge = Challenge
web-tournament-standings = Standings
web-tournament-points = Points
web-tournament-direct = Direct
web-tournament-opponents = Opponents
web-tournament-share = Share
web-tournament-order = A point for each player you end ahead of, half a point for a tie. At tables of two a bye counts as a win, at larger ones as the place in the middle. With equal points the direct meetings decide, then the points of all opponents, then the mean share of the points of a game, then a draw.
web-tournament-ladder-order = When a game is over, its players take the places they had between them in the order in which they finished. If they tie, nothing changes.
web-tournament-bye = has a bye
web-tournament-watch = Watch
web-tournament-replay = Look at the game
web-tournament-soon = begins soon
web-tournament-news = The tournament has gone on: this page shows how it stands now.
web-tournament-absent = did not come
web-tournament-stayed-away = out: did not come
web-tournament-again = Let back in
web-tournament-you-absent = You did not come to your last game: it counts as lost. After two such games in a row you are out of the tournament.
web-tournament-you-out = You did not come to two games in a row, so you are out of the tournament. Its organiser can let you back in.
websay-call-absent-title = { $game }: you did not come
websay-call-absent = You made no move in a tournament game of { $game } before your time ran out ({ $names }): it counts as lost. If that happens in the next one, too, you are out of the tournament.
websay-call-out-title = { $game }: you are out of the tournament
websay-call-out = You did not come to two games of { $game } in a row ({ $names }), so you are out of the tournament. Its organiser can let you back in.
websay-tournament-organiser = Only the organiser of the tournament can do this.
websay-tournament-begun = This tournament has already begun or has been cancelled.
websay-tournament-full = All places in this tournament are taken.
websay-tournament-out = Only those who take part in the tournament can do this.
websay-tournament-there = This player was not taken out for staying away.
websay-tournament-few = The tournament needs at least { $least } players before it can start.
websay-tournament-challenge = You can challenge somebody up to three places above you, while neither of you is playing.
websay-tournament-seats = Players at each table of this game: { $allowed }.
websay-tournament-size = Places in a tournament of this kind: from { $least } to { $most }.
websay-tournament-rounds = Rounds of a tournament: at most { $most }.
websay-tournament-clock = A tournament needs a clock.
websay-tournament-many = Too many of your tournaments are not over (at most { $most }). End one of them first.
websay-allowed-tournament = round-robin, swiss or ladder
websay-allowed-filler = random, easy, medium, hard or expert

## Administration

web-admin = Administration
web-admin-me = You administer this server.
web-admin-page = Server
web-admin-page-people = People
web-admin-page-tables = Tables
web-admin-load = Load
web-admin-running = Games in progress
web-admin-in-memory = Tables in memory
web-admin-pages = Open table pages
web-admin-processes = Server processes
web-admin-memory = Memory
web-admin-storage = Storage
web-admin-status-open = waiting for players
web-admin-status-running = in progress
web-admin-status-over = over
web-admin-status-closed = closed
web-admin-registration = New accounts
web-admin-registration-words = Who may make an account? Guests can always play.
web-admin-registration-open = Everyone
web-admin-registration-invited = Only people with an invitation
web-admin-registration-closed = Nobody
web-admin-invite = Make an invitation
web-admin-invitation-link = This link lets one person make an account. It is shown only now and is good for 30 days.
web-admin-invitations = { $count ->
    [one] { $count } unused invitation
   *[other] { $count } unused invitations
}
web-admin-invitations-drop = Cancel all invitations
web-admin-announcement = Announcement
web-admin-announcement-words = Shown at the top of every page, in the reader’s language. Leave all fields empty to remove it.
web-admin-hours = For how many hours
web-admin-announce = Announce
web-admin-errors = Errors of the last day
web-admin-errors-none = No errors.
web-admin-times = { $times ->
    [one] once
   *[other] { $times } times
}
web-admin-notices = Notifications that could not be sent
web-admin-notices-none = All notifications have been sent.
web-admin-tries = { $times ->
    [one] { $times } try
   *[other] { $times } tries
}
web-admin-retry = Send again
web-admin-delete = Delete
web-admin-find = Name, sign-in name or id
web-admin-search = Search
web-admin-nobody = Nobody was found.
web-admin-is = administrator
web-admin-is-banned = banned
web-admin-joined = joined { $when }
web-admin-devices = { $count ->
    [0] signed in nowhere
    [one] signed in on { $count } device
   *[other] signed in on { $count } devices
}
web-admin-seen = last seen { $when }
web-admin-sessions = Sign out everywhere
web-admin-sessions-of = Sign { $name } out everywhere
web-admin-ban = Ban…
web-admin-ban-sure = Ban { $name }
web-admin-reason = Reason, as they will read it
web-admin-unban = Unban
web-admin-unban-of = Unban { $name }
web-admin-bans = Banned
web-admin-bans-none = Nobody is banned.
web-admin-game = Game
web-admin-status = State
web-admin-all = All
web-admin-no-tables = There are no such tables.
web-admin-is-locked = locked
web-admin-lock = Lock
web-admin-unlock = Unlock
web-admin-close = Close the table
web-admin-end = End the game
web-admin-close-words = Nobody can join any more.
web-admin-end-words = The game ends at once, without a result.
web-admin-lock-words = A locked table takes no new players or spectators, and its chat is closed. Those who play can go on.
web-banned = Banned
web-banned-reason = Reason: { $reason }
web-banned-words = You can still download everything that is kept about you, or delete your account.
web-banned-guest = You can still download or delete everything that is kept about you.
web-invitation = Invitation code
web-invited-only = New accounts on this server need an invitation.
websay-banned = The operator of this server has banned you.
websay-table-locked = The operator of this server has locked this table: no new players or spectators can come in, and its chat is closed.
websay-admin = This page is only for the administrators of this server.
websay-admin-ban = Administrators cannot be banned.
websay-admin-table = This table is closed already, or its game is over.
websay-admin-notice = There is no such failed notification any more.
websay-registration = No new accounts can be made on this server at present.
websay-invitation = This invitation is wrong, has been used or has expired.
websay-allowed-registration = open, invited or closed
websay-allowed-status = open, running, over or closed
websay-allowed-announcement = a text of at most 500 characters
websay-allowed-notice = retry or delete
