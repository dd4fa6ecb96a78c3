# Stub game по-русски.

title = Stub game
tagline = Складывайте камни в пирамидки
about = Кладите камни на свою пирамидку: ни один не больше того, что под ним. Каждый следующий камень дороже предыдущего. Когда же начать новую?
minutes = 10 минут
weight = лёгкая

stone-1 = 1
stone-2 = 2
stone-3 = 3
stone-4 = 4
stone-5 = 5
stone-6 = 6
stone-unseen = неизвестный камень

item-finished = Законченные пирамидки
item-standing = Стоящая пирамидка

event-drew = { $seat } вытягивает камень: { $stone }.
event-turn = Ходит { $seat }.
event-laid = { $seat } кладёт камень { $stone }; высота пирамидки — { $height }.
event-finished = { $seat } заканчивает пирамидку: { n-points }.
event-standing = Стоящая пирамидка, { $seat }: { n-points }.
event-game_over = Игра окончена.

ask-Place = Положите камень.

move-lay = Камень { $stone } на пирамидку, её высота станет { $height }
move-start = Закончить пирамидку ({ n-points }) и начать новую с камня { $stone }
chance-draw = Вытянут камень: { $stone }

no-other-cairn = Это чужая пирамидка.
no-stone-fits = Все ваши камни больше верхнего ({ $top }).
no-cairn-yet = У вас ещё нет пирамидки, которую можно закончить.

option-hand = Рука
    .hint = Сколько камней держит каждый.
option-hand-2 = Два камня
option-hand-3 = Три камня
option-hand-4 = Четыре камня

draw-title = Stub game
draw-player = { $seat }
draw-holds = { n-points }, камней в руке: { $count }
draw-cairn = Пирамидка, { $seat }, камней: { $count }
draw-ground = Новая пирамидка, { $seat }
draw-hand = Камень { $stone } у вас в руке
draw-bag = Камней в мешке: { $count }
draw-own = Ваша рука: { $stones }
