title = Ягоди
tagline = Продавайте ті ягоди, що вам не до смаку
about = Збирайте ягоди, призначайте ціну й залишайте ті, що вам подобаються.
minutes = 5 хвилин
weight = проста

kind-red = червона
kind-blue = синя
kind-white = біла
kind-unseen = невідома
one-red = червона
one-blue = синя
one-white = біла
other-red = червона
other-blue = синя
other-white = біла

item-sold = Продано
item-favourite = Улюблені

ask-Pick = Виберіть улюблену ягоду.
ask-Offer = Запропонуйте дві ягоди.
ask-Price = Назвіть ціну.
ask-Finish = Завершіть гру.
ask-Gather = Яку ягоду роздано?

move-pick = Улюблена: { $kind }
move-offer = Запропонувати: { $one } і { $other }
move-price = { $price ->
    [one] За { $price } монету
    [few] За { $price } монети
   *[many] За { $price } монет
}
move-finish = Завершити
chance-deal = Ягода: { $kind }

event-picked = { $seat }: вибрано улюблену ягоду ({ $kind }).
event-gathered = { $seat }: зібрано ягоду ({ $kind }).
event-offered = { $seat } пропонує: { $one } і { $other }.
event-sold = { $price ->
    [one] { $seat } отримує { $price } монету.
    [few] { $seat } отримує { $price } монети.
   *[many] { $seat } отримує { $price } монет.
}
event-finished = { $seat }: усе.
event-shown = { $points ->
    [one] { $seat }, улюблена ягода { $kind }: { $points } очко.
    [few] { $seat }, улюблена ягода { $kind }: { $points } очки.
   *[many] { $seat }, улюблена ягода { $kind }: { $points } очок.
}
