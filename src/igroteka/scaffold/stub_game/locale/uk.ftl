# Stub game українською.

title = Stub game
tagline = Складайте камені в пірамідки
about = Кладіть камені на свою пірамідку: жоден не більший за той, що під ним. Кожен наступний камінь дорожчий за попередній. Коли ж почати нову?
minutes = 10 хвилин
weight = легка

stone-1 = 1
stone-2 = 2
stone-3 = 3
stone-4 = 4
stone-5 = 5
stone-6 = 6
stone-unseen = невідомий камінь

item-finished = Закінчені пірамідки
item-standing = Пірамідка, що стоїть

event-drew = { $seat } витягує камінь: { $stone }.
event-turn = Ходить { $seat }.
event-laid = { $seat } кладе камінь { $stone }; висота пірамідки — { $height }.
event-finished = { $seat } закінчує пірамідку: { n-points }.
event-standing = Пірамідка, що стоїть, { $seat }: { n-points }.
event-game_over = Гру закінчено.

ask-Place = Покладіть камінь.

move-lay = Камінь { $stone } на пірамідку, її висота стане { $height }
move-start = Закінчити пірамідку ({ n-points }) і почати нову з каменя { $stone }
chance-draw = Витягнуто камінь: { $stone }

no-other-cairn = Це чужа пірамідка.
no-stone-fits = Усі ваші камені більші за верхній ({ $top }).
no-cairn-yet = У вас ще немає пірамідки, яку можна закінчити.

option-hand = Рука
    .hint = Скільки каменів тримає кожен.
option-hand-2 = Два камені
option-hand-3 = Три камені
option-hand-4 = Чотири камені

draw-title = Stub game
draw-player = { $seat }
draw-holds = { n-points }, каменів у руці: { $count }
draw-cairn = Пірамідка, { $seat }, каменів: { $count }
draw-ground = Нова пірамідка, { $seat }
draw-hand = Камінь { $stone } у вас у руці
draw-bag = Каменів у мішку: { $count }
draw-own = Ваша рука: { $stones }
