title = Ягоды
tagline = Продавайте те ягоды, что вам не по вкусу
about = Собирайте ягоды, назначайте цену и оставляйте те, что вам нравятся.
minutes = 5 минут
weight = простая

kind-red = красная
kind-blue = синяя
kind-white = белая
kind-unseen = неизвестная
one-red = красная
one-blue = синяя
one-white = белая
other-red = красная
other-blue = синяя
other-white = белая

item-sold = Продано
item-favourite = Любимые

ask-Pick = Выберите любимую ягоду.
ask-Offer = Предложите две ягоды.
ask-Price = Назовите цену.
ask-Finish = Закончите игру.
ask-Gather = Какая ягода роздана?

move-pick = Любимая: { $kind }
move-offer = Предложить: { $one } и { $other }
move-price = { $price ->
    [one] За { $price } монету
    [few] За { $price } монеты
   *[many] За { $price } монет
}
move-finish = Закончить
chance-deal = Ягода: { $kind }

event-picked = { $seat }: выбрана любимая ягода ({ $kind }).
event-gathered = { $seat }: собрана ягода ({ $kind }).
event-offered = { $seat } предлагает: { $one } и { $other }.
event-sold = { $price ->
    [one] { $seat } получает { $price } монету.
    [few] { $seat } получает { $price } монеты.
   *[many] { $seat } получает { $price } монет.
}
event-finished = { $seat }: всё.
event-shown = { $points ->
    [one] { $seat }, любимая ягода { $kind }: { $points } очко.
    [few] { $seat }, любимая ягода { $kind }: { $points } очка.
   *[many] { $seat }, любимая ягода { $kind }: { $points } очков.
}
