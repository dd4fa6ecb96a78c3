title = Berries
tagline = Sell the berries that you like least
about = Gather berries, sell them at a price, and keep those that you like.
minutes = 5 minutes
weight = light

kind-red = red
kind-blue = blue
kind-white = white
kind-unseen = unseen
one-red = red
one-blue = blue
one-white = white
other-red = red
other-blue = blue
other-white = white

item-sold = Sold
item-favourite = Favourites

ask-Pick = Pick a favourite.
ask-Offer = Offer two berries.
ask-Price = Name the price.
ask-Finish = Finish.
ask-Gather = Which berry is dealt?

move-pick = Favourite: { $kind }
move-offer = Offer { $one } and { $other }
move-price = { $price ->
    [one] For { $price } coin
   *[other] For { $price } coins
}
move-finish = Finish
chance-deal = A { $kind } berry

event-picked = { $seat } picks a favourite ({ $kind }).
event-gathered = { $seat } gathers a berry ({ $kind }).
event-offered = { $seat } offers { $one } and { $other }.
event-sold = { $price ->
    [one] { $seat } gets { $price } coin.
   *[other] { $seat } gets { $price } coins.
}
event-finished = { $seat } is done.
event-shown = { $points ->
    [one] { $seat } likes { $kind }: { $points } point.
   *[other] { $seat } likes { $kind }: { $points } points.
}
