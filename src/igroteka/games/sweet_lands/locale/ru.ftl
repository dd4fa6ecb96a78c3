# «СладкоЗемье» по-русски.
# Формы: .gen — родительный падеж, .acc — винительный, .ins — творительный, .prep — предложный,
# .each — после «за», .few — после чисел 2–4, .one — после «не меньше 1», .pl — множественное.

title = СладкоЗемье
tagline = Превратите свои владения в самый сладкий край королевства
about = Сахарный король ищет наследника. За пять раундов вы покроете свои владения пашнями, лесами, шахтами и морями, проложите дороги и построите сладкие города, проведёте повозку и паровоз по шкале промышленности, пригласите к столу пряничных зайцев и наймёте работников. За всё платят картами, и каждая карта — выбор: разыграть её или потратить. Колода работников в комплекте придумана нами.
minutes = 120 минут
weight = сложная

## Слова

kind-gold = золото
    .gen = золота
kind-wheat = пшеница
    .gen = пшеницы
kind-wood = дерево
    .gen = дерева
kind-iron = железо
    .gen = железа
kind-basic = базовые ресурсы
    .gen = базовых ресурсов
kind-diamond = алмазы
    .gen = алмазов
kind-disc = диски действий
    .gen = дисков действий
kind-card = карты
    .gen = карт
kind-card_or_disc = карты или диски
    .gen = карт или дисков
kind-vp = победные очки
    .gen = победных очков
kind-cp = городские очки
    .gen = городских очков
kind-ip = промышленные очки
    .gen = промышленных очков
kind-any = любое
    .gen = любого
kind-any_basic = любое базовое
    .gen = любого базового
kind-field = пашня
    .gen = пашни
kind-forest = лес
    .gen = леса
kind-mine = шахта
    .gen = шахты
kind-sea = море
    .gen = моря
kind-special = особая местность
    .gen = особой местности
kind-capital = столичная клетка
    .gen = столичной клетки
kind-cake = торт
    .gen = торта
kind-pie = пирог
    .gen = пирога
kind-tiramisu = тирамису
    .gen = тирамису
kind-brownie = брауни
    .gen = брауни
kind-macaron = макарон
    .gen = макарона
kind-wagashi = вагаси
    .gen = вагаси
kind-tent = палатка
    .gen = палатки
kind-house = дом
    .gen = дома
kind-building = здание
    .gen = здания
kind-lab = лаборатория
    .gen = лаборатории
kind-shop = магазин
    .gen = магазина
kind-tower = часовая башня
    .gen = часовой башни
kind-rabbit = заяц
    .gen = зайца
kind-min_basic = наименьшее базовое производство
    .gen = наименьшего базового производства
kind-max_basic = наибольшее базовое производство
    .gen = наибольшего базового производства
kind-immediate = немедленная карта
    .gen = немедленных карт
    .acc = немедленную карту
    .few = немедленные карты
    .one = немедленной карты
kind-round_end = карта для конца раунда
    .gen = карт для конца раунда
    .acc = карту для конца раунда
    .few = карты для конца раунда
    .one = карты для конца раунда

sweet-cake = торт
    .gen = торта
sweet-pie = пирог
    .gen = пирога
sweet-tiramisu = тирамису
    .gen = тирамису
sweet-brownie = брауни
    .gen = брауни
sweet-macaron = макарон
    .gen = макарона
sweet-wagashi = вагаси
    .gen = вагаси

site-field = пашня
site-forest = лес
site-mine = шахта
site-sea = море
site-special = особая местность
site-capital = столичная клетка
site-bonus = область бонусной карты
on-field = жетон пашни
    .acc = жетон пашни
    .prep = жетоне пашни
on-forest = жетон леса
    .acc = жетон леса
    .prep = жетоне леса
on-mine = жетон шахты
    .acc = жетон шахты
    .prep = жетоне шахты
on-sea = жетон моря
    .acc = жетон моря
    .prep = жетоне моря
on-special = особый жетон
    .acc = особый жетон
    .prep = особом жетоне
on-capital = столичная клетка
    .acc = столичную клетку
    .prep = столичной клетке
other-field = пашня
    .gen = пашни
other-forest = лес
    .gen = леса
other-mine = шахта
    .gen = шахты
other-sea = море
    .gen = моря
other-special = особая местность
    .gen = особой местности
terrain-field = пашня
    .acc = пашню
terrain-forest = лес
    .acc = лес
terrain-mine = шахта
    .acc = шахту
terrain-sea = море
    .acc = море
terrain-sp_prosper = праздничная площадь
    .acc = праздничную площадь
terrain-sp_industry = депо
    .acc = депо
terrain-sp_terrain = урожайный луг
    .acc = урожайный луг
terrain-sp_road = перекрёсток
    .acc = перекрёсток
terrain-sp_gold = золотой родник
    .acc = золотой родник
terrain-sp_diamond = хрустальный грот
    .acc = хрустальный грот
special-sp_prosper = праздничная площадь
special-sp_industry = депо
special-sp_terrain = урожайный луг
special-sp_road = перекрёсток
special-sp_gold = золотой родник
special-sp_diamond = хрустальный грот
symbol-skill = жетон навыка
symbol-diamond = 1 алмаз
symbol-gold = 5 золота
symbol-card = 1 карту

piece-tent = палатка
    .acc = палатку
piece-house = дом
    .acc = дом
piece-building = здание
    .acc = здание
piece-lab = лаборатория
    .acc = лабораторию
piece-shop_agri = сельскохозяйственный магазин
    .acc = сельскохозяйственный магазин
piece-shop_forest = лесной магазин
    .acc = лесной магазин
piece-shop_mining = горный магазин
    .acc = горный магазин
piece-tower = часовая башня
    .acc = часовую башню
feature-lab = лаборатория
    .ins = лабораторией
feature-tower = часовая башня
    .ins = часовой башней
feature-rabbit = заяц
    .ins = зайцем

color-orange = оранжевая
    .gen = оранжевого
    .acc = оранжевую
color-green = зелёная
    .gen = зелёного
    .acc = зелёную
color-grey = серая
    .gen = серого
    .acc = серую
color-any = любая
    .gen = любого
    .acc = любую
color-least = самая отстающая
    .gen = самого отстающего
    .acc = самую отстающую
color-agri = сельскохозяйственная
    .gen = сельскохозяйственной промышленности
    .acc = сельскохозяйственную
color-forest = лесная
    .gen = лесной промышленности
    .acc = лесную
color-mining = горнодобывающая
    .gen = горнодобывающей промышленности
    .acc = горнодобывающую
column-agri = сельскохозяйственная промышленность
    .gen = сельскохозяйственной промышленности
column-forest = лесная промышленность
    .gen = лесной промышленности
column-mining = горнодобывающая промышленность
    .gen = горнодобывающей промышленности
mark-agri = сельскохозяйственная промышленность
    .gen = сельскохозяйственной промышленности
mark-forest = лесная промышленность
    .gen = лесной промышленности
mark-mining = горнодобывающая промышленность
    .gen = горнодобывающей промышленности
mark-marked = любая промышленность
    .gen = любой промышленности
track-terrain = местность
    .gen = местности
track-rabbit = зайцы
    .gen = зайцев
track-road = дороги
    .gen = дорог
track-property = собственность
    .gen = собственности
track-employed = работники
    .gen = работников
track-ip = промышленные очки
    .gen = промышленных очков
marker-cart = повозка
marker-locomotive = паровоз
marker-food = маркер еды

area-terrain_3 = Местность
area-food_2 = Еда
area-rabbit_1 = Заяц
area-road_3 = Дороги
area-property_2 = Постройки
area-industry_2 = Рельсы
area-prosper_2 = Расцвет
area-disc_1 = Диск
area-diamond_1 = Алмаз
area-cards_2 = Карты
area-gold_6 = Золото
area-terrain_road_3 = Освоение
area-food_3 = Пир
area-industry_3 = Магистраль
area-rabbit_2 = Зайцы
area-property_3 = Квартал
area-copy_basic = Копия
area-gold_8 = Больше золота
area-copy_basic_additional = Любая копия
area-cards_2_extra = Ещё карты
action-industry = области промышленности
action-rabbit = области зайцев
action-terrain = области местности
action-road = области дорог
action-food = области еды
action-property = области собственности

character-bastet = Бастет Бисквит
character-nata = Ната Паштел
character-solby = Солби Шоколад
character-rikka = Рикка Ягода
character-che = Чэ Лотос
character-elise = Элис Чайная Роза
character-elsa = Эльза Скир
character-elina = Элина Макарон
character-sena = Сена Лукум
character-carmen = Кармен Мёд
character-sakura = Сакура Моти
character-gretel = Гретель Штоллен
character-jasmine = Жасмин Мэй
character-laila = Лайла Коралл

domain-1A = поле 1, сторона А
domain-1B = поле 1, сторона Б
domain-2A = поле 2, сторона А
domain-2B = поле 2, сторона Б
domain-3A = поле 3, сторона А
domain-3B = поле 3, сторона Б
domain-4A = поле 4, сторона А
domain-4B = поле 4, сторона Б

skill-skill_orange = Оранжевый взлёт
skill-skill_green = Зелёный взлёт
skill-skill_grey = Серый взлёт
skill-skill_columns = Полный штат
skill-skill_food = Банкет
skill-skill_ip = Мастер цеха
skill-skill_basic = Кладовая
skill-skill_diamond = Гранильщик
skill-skill_gold = Казначей
skill-skill_on_property = Зодчий
skill-skill_on_rabbit = Друг зайцев
skill-skill_on_bonus = Цеховик
skill-enh_city = Мэр
skill-enh_port = Смотритель порта
skill-enh_sweet = Гурман
skill-enh_industry = Железнодорожник
skill-enh_rabbit = Заячий пастух
skill-enh_gold = Монетный двор
skill-enh_land = Землемер
skill-enh_cards = Ловкач
skill-enh_gold_vp = Банкир
skill-enh_brownie = Любитель брауни
skill-enh_columns = Работодатель
skill-enh_play_vp = Покровитель
skill-enh_road_cost = Дорожник
skill-enh_terrain_cost = Землевладелец

tile-help_gold = золото
tile-help_wheat = пшеница
tile-help_wood = дерево
tile-help_iron = железо
tile-help_diamond = алмаз
tile-help_card = карта
tile-help_terrain = жетон местности
tile-help_road = дорога
tile-help_industry = шаг промышленности
tile-help_food = шаг еды
tile-help_gold_production = производство золота
tile-help_basic_production = базовое производство
tile-help_prosper = процветание
tile-help_mixed = разные товары
tile-help_vp = победные очки
tile-help_end_city = города
tile-help_end_played = разыгранные карты
tile-help_end_terrain = местность
tile-help_end_port = порты
tile-help_end_production = производство

scoring-score_terrain = жетоны преобладающей местности
scoring-score_production = наибольшее базовое производство
scoring-score_employed = трудоустроенные работники
scoring-score_border = жетоны на крайних клетках

what-cake = карта с символом торта
    .acc = карту с символом торта
    .few = карты с символом торта
    .gen = карт с символом торта
what-pie = карта с символом пирога
    .acc = карту с символом пирога
    .few = карты с символом пирога
    .gen = карт с символом пирога
what-tiramisu = карта с символом тирамису
    .acc = карту с символом тирамису
    .few = карты с символом тирамису
    .gen = карт с символом тирамису
what-brownie = карта с символом брауни
    .acc = карту с символом брауни
    .few = карты с символом брауни
    .gen = карт с символом брауни
what-macaron = карта с символом макарона
    .acc = карту с символом макарона
    .few = карты с символом макарона
    .gen = карт с символом макарона
what-wagashi = карта с символом вагаси
    .acc = карту с символом вагаси
    .few = карты с символом вагаси
    .gen = карт с символом вагаси
what-round_end = карта для конца раунда
    .acc = карту для конца раунда
    .few = карты для конца раунда
    .gen = карт для конца раунда
what-immediate = немедленная карта
    .acc = немедленную карту
    .few = немедленные карты
    .gen = немедленных карт
what-any = карта
    .acc = карту
    .few = карты
    .gen = карт
what-basic = базовая область
    .acc = базовую область
    .few = базовые области
    .gen = базовых областей
what-basic-additional = базовая или дополнительная область
    .acc = базовую или дополнительную область
    .few = базовые или дополнительные области
    .gen = базовых или дополнительных областей

## Количества

units = { $kind_id ->
    [gold] { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
    [wheat] { $n ->
        [one] { $n } пшеницу
        [few] { $n } пшеницы
       *[many] { $n } пшеницы
    }
    [wood] { $n ->
        [one] { $n } дерево
        [few] { $n } дерева
       *[many] { $n } дерева
    }
    [iron] { $n ->
        [one] { $n } железо
        [few] { $n } железа
       *[many] { $n } железа
    }
    [basic] { $n ->
        [one] { $n } любой базовый ресурс
        [few] { $n } любых базовых ресурса
       *[many] { $n } любых базовых ресурсов
    }
    [diamond] { $n ->
        [one] { $n } алмаз
        [few] { $n } алмаза
       *[many] { $n } алмазов
    }
    [disc] { $n ->
        [one] { $n } диск действия
        [few] { $n } диска действий
       *[many] { $n } дисков действий
    }
    [card] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    [vp] { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
    [cp] { $n ->
        [one] { $n } городское очко
        [few] { $n } городских очка
       *[many] { $n } городских очков
    }
    [ip] { $n ->
        [one] { $n } промышленное очко
        [few] { $n } промышленных очка
       *[many] { $n } промышленных очков
    }
   *[other] { $n } × { $kind }
}
n-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}

## Что делают эффекты

effect-and = { $a }, { $b }
effect-then = { $a } → { $b }
effect-or = { $a } или { $b }
effect-may = можете: { $what }
effect-often = любое число раз: { $what }
effect-upto = { $what }, любое число раз
effect-per = { $each ->
    [1] { $what } за { $count_each }
    [one] { $what } за каждые { $each } { $count_one }
    [few] { $what } за каждые { $each } { $count_few }
   *[many] { $what } за каждые { $each } { $count }
}
effect-per-most = { $each ->
    [1] { $what } за { $count_each } (не больше { $most } раз)
    [one] { $what } за каждые { $each } { $count_one } (не больше { $most } раз)
    [few] { $what } за каждые { $each } { $count_few } (не больше { $most } раз)
   *[many] { $what } за каждые { $each } { $count } (не больше { $most } раз)
}
effect-if = если у вас { $condition }: { $what }
if-at-least = { $least ->
    [one] не меньше { $least } { $count_one }
    [few] не меньше { $least } { $count }
   *[many] не меньше { $least } { $count }
}
effect-gain = получите { units }
effect-pay = { $kind_id ->
    [card] { $n ->
        [one] сбросьте { $n } карту
        [few] сбросьте { $n } карты
       *[many] сбросьте { $n } карт
    }
    [card_or_disc] сбросьте карту или верните диск действия
   *[other] потратьте { units }
}
cost-nothing = бесплатно
effect-produce = { $kind_id ->
    [any] любое производство +{ $n }
    [any_basic] любое базовое производство +{ $n }
   *[other] производство { $kind_gen } +{ $n }
}
effect-terrain = { $n ->
    [1] поместите 1 жетон местности
   *[other] поместите до { $n } жетонов местности
}
effect-terrain-anywhere = { $n ->
    [1] поместите 1 жетон местности где угодно
   *[other] поместите до { $n } жетонов местности где угодно
}
effect-road = { $n ->
    [1] выставьте 1 дорогу
   *[other] выставьте до { $n } дорог
}
effect-property = { $n ->
    [1] выставьте 1 фишку собственности за её цену
   *[other] выставьте до { $n } фишек собственности за их цену
}
effect-property-less = { $n ->
    [1] выставьте 1 фишку собственности, дешевле на { less-wood }
   *[other] выставьте до { $n } фишек собственности, каждую дешевле на { less-wood }
}
less-wood = { $less ->
    [one] { $less } дерево
    [few] { $less } дерева
   *[many] { $less } дерева
}
effect-property-on = выставьте 1 фишку собственности на { $on_acc } за её цену
effect-property-less-on = выставьте 1 фишку собственности на { $on_acc }, дешевле на { less-wood }
effect-property-free-on = бесплатно выставьте 1 фишку собственности на { $on_acc }
effect-property-free = { $n ->
    [1] бесплатно выставьте 1 фишку собственности
   *[other] бесплатно выставьте до { $n } фишек собственности
}
effect-industry = шкала промышленности +{ $n }
effect-food = шкала еды +{ $n }
effect-rabbit = { $n ->
    [1] выставьте 1 зайца
   *[other] выставьте до { $n } зайцев
}
effect-prosper = { $color_id ->
    [any] любая шкала процветания +{ $n }
    [least] шкалы процветания самого отстающего цвета +{ $n }
   *[other] { $color } шкала процветания +{ $n }
}
effect-draw = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[many] возьмите { $n } карт
}
effect-discard = { $n ->
    [one] сбросьте { $n } карту
    [few] сбросьте { $n } карты
   *[many] сбросьте { $n } карт
}
effect-search = { $n ->
    [one] возьмите из колоды { $n } { $what_acc } на выбор
    [few] возьмите из колоды { $n } { $what_few } на выбор
   *[many] возьмите из колоды { $n } { $what_gen } на выбор
}
effect-search-play = { $n ->
    [one] возьмите из колоды { $n } { $what_acc } на выбор и бесплатно разыграйте
    [few] возьмите из колоды { $n } { $what_few } на выбор и одну бесплатно разыграйте
   *[many] возьмите из колоды { $n } { $what_gen } на выбор и одну бесплатно разыграйте
}
effect-play = { $less ->
    [0] разыграйте { $what_acc }
   *[other] разыграйте { $what_acc }, дешевле на { $less } золота
}
effect-play-free = бесплатно разыграйте { $what_acc }
effect-skill = { $n ->
    [one] возьмите { $n } жетон навыка
    [few] возьмите { $n } жетона навыков
   *[many] возьмите { $n } жетонов навыков
}
effect-bonus = { $color_id ->
    [any] { $n ->
        [1] любой промышленный бонус
       *[other] любой промышленный бонус × { $n }
    }
   *[other] { $n ->
        [1] бонус { $color_gen }
       *[other] бонус { $color_gen } × { $n }
    }
}
effect-flip = { $n ->
    [one] переверните { $n } жетон местности
    [few] переверните { $n } жетона местности
   *[many] переверните { $n } жетонов местности
}
effect-employ = { $n ->
    [one] бесплатно трудоустройте { $n } работника из руки
    [few] бесплатно трудоустройте { $n } работников из руки
   *[many] бесплатно трудоустройте { $n } работников из руки
}
effect-wonder = символ чуда
effect-locomotive = паровоз встаёт на шкалу
effect-discount = { $n ->
    [one] любая собственность дешевле на { $n } дерево
    [few] любая собственность дешевле на { $n } дерева
   *[many] любая собственность дешевле на { $n } дерева
}
effect-marker = { $n ->
    [one] { $n } маркер на персонажа
    [few] { $n } маркера на персонажа
   *[many] { $n } маркеров на персонажа
}
effect-copy = скопируйте { $what_acc }, заплатив её стоимость
effect-nothing = больше ничего
effect-clears-track = шкала промышленности свободна до следующей лаборатории

count-sweet = символов { $kind_gen }
    .each = каждый символ { $kind_gen }
    .few = символа { $kind_gen }
    .one = символа { $kind_gen }
count-sweet_best = символов преобладающей сладости
    .each = каждый символ преобладающей сладости
    .few = символа преобладающей сладости
    .one = символа преобладающей сладости
count-terrain = жетонов местности
    .each = каждый жетон местности
    .few = жетона местности
    .one = жетона местности
count-terrain-kind = жетонов { $kind_gen }
    .each = каждый жетон { $kind_gen }
    .few = жетона { $kind_gen }
    .one = жетона { $kind_gen }
count-terrain-two = жетонов { $kind_gen } и { $other_gen }
    .each = каждый жетон { $kind_gen } или { $other_gen }
    .few = жетона { $kind_gen } и { $other_gen }
    .one = жетона { $kind_gen } или { $other_gen }
count-terrain-two-flipped = перевёрнутых жетонов { $kind_gen } и { $other_gen }
    .each = каждый перевёрнутый жетон { $kind_gen } или { $other_gen }
    .few = перевёрнутых жетона { $kind_gen } и { $other_gen }
    .one = перевёрнутого жетона { $kind_gen } или { $other_gen }
count-terrain-flipped = перевёрнутых жетонов { $kind_gen }
    .each = каждый перевёрнутый жетон { $kind_gen }
    .few = перевёрнутых жетона { $kind_gen }
    .one = перевёрнутого жетона { $kind_gen }
count-terrain-turned = перевёрнутых жетонов местности
    .each = каждый перевёрнутый жетон местности
    .few = перевёрнутых жетона местности
    .one = перевёрнутого жетона местности
count-terrain_best = жетонов преобладающей местности
    .each = каждый жетон преобладающей местности
    .few = жетона преобладающей местности
    .one = жетона преобладающей местности
count-terrain_border = жетонов на крайних клетках
    .each = каждый жетон на крайней клетке
    .few = жетона на крайних клетках
    .one = жетона на крайней клетке
count-road = дорог
    .each = каждую дорогу
    .few = дороги
    .one = дороги
count-property = фишек собственности
    .each = каждую фишку собственности
    .few = фишки собственности
    .one = фишки собственности
count-property-kind = фишек { $kind_gen }
    .each = каждую фишку { $kind_gen }
    .few = фишки { $kind_gen }
    .one = фишки { $kind_gen }
count-property-on = фишек собственности на { $on_prep }
    .each = каждую фишку собственности на { $on_prep }
    .few = фишки собственности на { $on_prep }
    .one = фишки собственности на { $on_prep }
count-property-kind-on = фишек { $kind_gen } на { $on_prep }
    .each = каждую фишку { $kind_gen } на { $on_prep }
    .few = фишки { $kind_gen } на { $on_prep }
    .one = фишки { $kind_gen } на { $on_prep }
count-rabbit = зайцев на поле владений
    .each = каждого зайца на поле владений
    .few = зайца на поле владений
    .one = зайца на поле владений
count-city = городов
    .each = каждый город
    .few = города
    .one = города
count-city-with = городов с { $feature_ins }
    .each = каждый город с { $feature_ins }
    .few = города с { $feature_ins }
    .one = города с { $feature_ins }
count-port = открытых портов
    .each = каждый открытый порт
    .few = открытых порта
    .one = открытого порта
count-played = разыгранных карт
    .each = каждую разыгранную карту
    .few = разыгранные карты
    .one = разыгранной карты
count-played-kind = разыгранных { $kind_gen }
    .each = каждую разыгранную { $kind_acc }
    .few = разыгранные { $kind_few }
    .one = разыгранной { $kind_one }
count-played-mark = разыгранных карт со знаком { $mark_gen }
    .each = каждую разыгранную карту со знаком { $mark_gen }
    .few = разыгранные карты со знаком { $mark_gen }
    .one = разыгранной карты со знаком { $mark_gen }
count-played-marked = разыгранных карт со знаком промышленности
    .each = каждую разыгранную карту со знаком промышленности
    .few = разыгранные карты со знаком промышленности
    .one = разыгранной карты со знаком промышленности
count-employed = трудоустроенных работников
    .each = каждого трудоустроенного работника
    .few = трудоустроенных работника
    .one = трудоустроенного работника
count-employed-column = работников в столбце { $column_gen }
    .each = каждого работника в столбце { $column_gen }
    .few = работника в столбце { $column_gen }
    .one = работника в столбце { $column_gen }
count-employed_sets = работников в каждом из трёх столбцов
    .each = каждый набор работников во всех трёх столбцах
    .few = работника в каждом из трёх столбцов
    .one = работника в каждом из трёх столбцов
count-hand = карт в руке
    .each = каждую карту в руке
    .few = карты в руке
    .one = карты в руке
count-food = делений шкалы еды
    .each = каждое деление шкалы еды
    .few = деления шкалы еды
    .one = деления шкалы еды
count-industry = делений шкалы промышленности
    .each = каждое деление шкалы промышленности
    .few = деления шкалы промышленности
    .one = деления шкалы промышленности
count-prosper = шагов процветания
    .each = каждый шаг процветания
    .few = шага процветания
    .one = шага процветания
count-prosper_best_color = шагов процветания в лучшем цвете
    .each = каждый шаг процветания в лучшем цвете
    .few = шага процветания в лучшем цвете
    .one = шага процветания в лучшем цвете
count-prosper_least_color = шагов процветания в самом отстающем цвете
    .each = каждый шаг процветания в самом отстающем цвете
    .few = шага процветания в самом отстающем цвете
    .one = шага процветания в самом отстающем цвете
count-production = { $kind_id ->
    [min_basic] единиц наименьшего базового производства
    [max_basic] единиц наибольшего базового производства
   *[other] единиц производства { $kind_gen }
}
    .each = { $kind_id ->
        [min_basic] каждую единицу наименьшего базового производства
        [max_basic] каждую единицу наибольшего базового производства
       *[other] каждую единицу производства { $kind_gen }
    }
    .few = { $kind_id ->
        [min_basic] единицы наименьшего базового производства
        [max_basic] единицы наибольшего базового производства
       *[other] единицы производства { $kind_gen }
    }
    .one = { $kind_id ->
        [min_basic] единицы наименьшего базового производства
        [max_basic] единицы наибольшего базового производства
       *[other] единицы производства { $kind_gen }
    }
count-round_ip = промышленных очков этого конца раунда
    .each = каждое промышленное очко этого конца раунда
    .few = промышленных очка этого конца раунда
    .one = промышленного очка этого конца раунда
count-ip = промышленных очков
    .each = каждое промышленное очко
    .few = промышленных очка
    .one = промышленного очка
count-cp = городских очков
    .each = каждое городское очко
    .few = городских очка
    .one = городского очка
count-vp = победных очков
    .each = каждое победное очко
    .few = победных очка
    .one = победного очка
count-wonder = символов чудес
    .each = каждый символ чуда
    .few = символа чуда
    .one = символа чуда
count-marker = маркеров на персонаже
    .each = каждый маркер на персонаже
    .few = маркера на персонаже
    .one = маркера на персонаже
count-skill = жетонов навыков
    .each = каждый жетон навыка
    .few = жетона навыков
    .one = жетона навыка
count-diamond = алмазов
    .each = каждый алмаз
    .few = алмаза
    .one = алмаза
count-gold = золота
    .each = каждое золото
    .few = золота
    .one = золота
count-shop = магазинов
    .each = каждый магазин
    .few = магазина
    .one = магазина
count-tower = часовых башен
    .each = часовую башню
    .few = часовые башни
    .one = часовой башни

ability-list = { $a }; { $b }
ability-none = только лучшее начало
ability-immediate = сразу: { $what }
ability-round_end = в конце каждого раунда: { $what }
ability-production = в каждой фазе производства: { $what }
ability-free = раз за раунд свободным действием: { $what }
ability-flip = при переворачивании: { $what }
ability-when = всякий раз, когда { $event }: { $what }
ability-act = { $what }
ability-act-once = раз за раунд: { $what }
ability-round_1_draw = { $draw ->
    [one] в 1-м раунде возьмите на { $draw } карту больше и бесплатно трудоустройте работников: { $employ }
    [few] в 1-м раунде возьмите на { $draw } карты больше и бесплатно трудоустройте работников: { $employ }
   *[many] в 1-м раунде возьмите на { $draw } карт больше и бесплатно трудоустройте работников: { $employ }
}
when-play_card = вы разыгрываете карту
when-place_property = вы выставляете собственность
when-place_rabbit = вы выставляете зайца
when-industry_bonus = вы получаете промышленный бонус
when-gold_production_up = ваше производство золота растёт на 1
when-diamond_as_card = вы платите алмазом вместо карты
rule-area_cost_add = { $action } дешевле на { $n } железо
rule-area_cost_set = область «{ $area }» стоит только: { $cost }
rule-substitute = в областях зайцев дерево может заменить пшеницу
rule-city_same_type = любая группа из трёх фишек собственности — город
rule-tower_is_city = группа с башней — город любого размера
rule-city_table = своя, лучшая таблица городских очков
rule-terrain_anywhere = жетоны местности можно помещать не по соседству
rule-sweets = лишний символ { $sweet_gen }
rule-diamond_as_card = алмазы могут заменять карты в стоимости руки
rule-skill_double = каждый бонус в один жетон навыка даёт два
rule-brownie_discount_all = скидка за брауни действует на все карты
rule-column_limit = предел промышленных столбцов +{ $n }

## Названия ходов и способностей

industry-agri = сельскохозяйственная промышленность
    .gen = сельскохозяйственной промышленности
    .prep = сельскохозяйственной промышленности
industry-forest = лесная промышленность
    .gen = лесной промышленности
    .prep = лесной промышленности
industry-mining = горнодобывающая промышленность
    .gen = горнодобывающей промышленности
    .prep = горнодобывающей промышленности
free-build = Малая стройка
free-buy_card = Купить карту
free-buy_basic = Купить ресурс
free-sell_basic = Продать ресурс
free-trade_basic = Обменять ресурсы
free-discard = Сбросить за ресурсы
ability-bastet_free = Города Бастет
ability-solby_wheat = Пшеница Солби
ability-solby_road = Дорога Солби
ability-solby_prosper = Процветание Солби
ability-che_flip = Переворот Чэ
ability-sakura_disc = Диск Сакуры
solo-solo_a1 = А1
solo-solo_a2 = А2
solo-solo_a3 = А3
solo-solo_a4 = А4
solo-solo_a5 = А5
solo-solo_a6 = А6
solo-solo_a7 = А7
solo-solo_a8 = А8
solo-solo_b1 = Б1
solo-solo_b2 = Б2
solo-solo_b3 = Б3
solo-solo_b4 = Б4
solo-solo_b5 = Б5
solo-solo_b6 = Б6
solo-solo_b7 = Б7
solo-solo_b8 = Б8

## Очки

item-vp = Победные очки за игру
item-prosper_terrain = Процветание: местность
item-prosper_rabbit = Процветание: зайцы
item-prosper_road = Процветание: дороги
item-prosper_property = Процветание: собственность
item-prosper_employed = Процветание: работники
item-prosper_ip = Процветание: промышленность
item-city = Городские очки
item-sets = Полные наборы
item-gold = Оставшееся золото
item-diamonds = Оставшиеся алмазы
item-ports = Порты
item-milestones = Вехи
item-scoring = Жетоны подсчёта очков

## Что происходит

event-gained = { $seat }: +{ units }.
event-paid = { $seat }, плата: { units }.
event-raised = { $seat }: производство { $kind_gen } +{ $n }.
event-locomotive = { $seat }: паровоз встаёт на шкалу.
event-discarded = { $seat }, в сброс: { $card }.
event-drew = { $seat }, из колоды: { $card }.
event-found = { $seat } берёт из колоды: { $card }.
event-searched = { $n ->
    [one] { $seat } берёт из колоды { $n } карту на выбор.
    [few] { $seat } берёт из колоды { $n } карты на выбор.
   *[many] { $seat } берёт из колоды { $n } карт на выбор.
}
event-reshuffled = Из сброса замешана новая колода.
event-returned = { $n ->
    [one] { $seat } кладёт { $n } карту под колоду и берёт новую.
    [few] { $seat } кладёт { $n } карты под колоду и берёт столько же новых.
   *[many] { $seat } кладёт { $n } карт под колоду и берёт столько же новых.
}
event-terrain = { $seat }: { $terrain } на клетке { $place }.
event-turned = { $seat } переворачивает жетон на клетке { $place }.
event-activated = { $seat } активирует область бонусной карты { $place }.
event-road = { $seat }: дорога на грани { $edge }.
event-built = { $seat }: { $piece } на клетке { $place }.
event-industry = { $seat }: { $marker } на делении { $space }.
event-food = { $seat }: маркер еды на делении { $space }.
event-rabbit = { $seat }: заяц на клетке { $place }.
event-prospered = { $seat }: процветание { $track_gen }, деление { $space }.
event-first_there = { $seat } — первый в конце шкалы «{ $track }».
event-bonus = { $seat } получает бонус { $industry_gen }.
event-skill = { $seat } берёт жетон навыка «{ $skill }».
event-wonder = { $seat }: символ чуда, всего { $n }.
event-played = { $seat } разыгрывает: { $card }.
event-employed = { $seat }, трудоустройство: { $card }, { $industry }.
event-used = { $seat } использует область «{ $area }».
event-used_disc = { $seat } использует область «{ $area }» своим диском.
event-copied = { $seat } копирует область «{ $area }».
event-free = { $seat }, свободное действие: { $free }.
event-ability = { $seat } применяет: { $ability }.
event-flipped = { $seat } переворачивает жетон навыка «{ $skill }».
event-milestone = { $seat } берёт веху { $milestone }.
event-milestones_over = Взяты три вехи: остальные выбывают из игры.
event-turn = Ходит { $seat }.
event-ended = { $seat } заканчивает раунд.
event-help = { $seat }: ячейка помощи { $cell }.
event-mio_moves = Мио переходит в ячейку помощи { $cell }.
event-round = Начинается раунд { $round }.
event-opens = Открывается область «{ $area }».
event-solo = Карта Мио: { $solo }.
event-clean_up = Уборка: диски возвращаются в запас.
event-passed_on = Карты передают налево.
event-game_over = Игра окончена.
event-skilled = { $seat } — умелый кондитер.
event-beloved = { $seat } — любимый правитель!
event-help_tile = Ячейка помощи { $cell }: { $tile }.
event-milestone_laid = Веха { $milestone }, сторона { $side_cap }.
event-scoring_laid = Жетон подсчёта очков: { $scoring }.
event-offered = Улучшенный жетон навыка: { $skill }.
event-first = { $seat } — первый игрок.
event-character = { $seat } играет за персонажа: { $character }.
event-domain = { $seat } берёт { $domain }.

## Вопросы

ask-ChooseCharacter = Выберите персонажа.
ask-ChooseDomain = Выберите поле владений.
ask-ChooseHelp = Поставьте фишку помощи в свободную ячейку планшета помощи.
ask-MoveHelp = Переставьте фишку помощи в другую свободную ячейку.
ask-Choice = Ваш ход: используйте область, разыграйте карту, переверните жетон навыка или закончите раунд. Можно и свободные действия.
ask-Choice-acted = Действие выполнено. Можно ещё свободные действия, затем завершите ход.
ask-HandCost = { $n ->
    [one] { $area }: сбросьте { $n } карту.
    [few] { $area }: сбросьте { $n } карты.
   *[many] { $area }: сбросьте { $n } карт.
}
ask-DiscardCards = { $n ->
    [one] Сбросьте { $n } карту.
    [few] Сбросьте { $n } карты.
   *[many] Сбросьте { $n } карт.
}
ask-DiscardCards-disc = Сбросьте карту или верните диск действия.
ask-PayBasic = { $n ->
    [one] Заплатите { $n } базовый ресурс: выберите какой.
    [few] Заплатите { $n } базовых ресурса: выберите какие.
   *[many] Заплатите { $n } базовых ресурсов: выберите какие.
}
ask-TakeBasic = { $n ->
    [one] Получите { $n } базовый ресурс: выберите какой.
    [few] Получите { $n } базовых ресурса: выберите какие.
   *[many] Получите { $n } базовых ресурсов: выберите какие.
}
ask-Raise = Увеличьте любое производство, осталось: { $n }.
ask-PlaceTerrain = Поместите жетоны местности, осталось: { $n }.
ask-PlaceRoad = Выставьте дороги, осталось: { $n }.
ask-TurnToken = Переверните один свой жетон местности, лежащий лицом вверх.
ask-Build = Выставьте собственность, осталось: { $n }. Выберите фишку, затем место.
ask-AdvanceIndustry = Шаги по шкале промышленности, осталось: { $n }. Повозка или паровоз?
ask-AdvanceFood = Шаги по шкале еды, осталось: { $n }.
ask-PlaceRabbit = Выставьте зайцев на собственность, осталось: { $n }.
ask-AdvanceProsperity = { $color_id ->
    [any] Шаги процветания по любым шкалам, осталось: { $n }.
   *[other] Шаги процветания по шкалам { $color_gen } цвета, осталось: { $n }.
}
ask-ChooseColor = Какой из самых отстающих цветов?
ask-ChooseColumn = Какой промышленный бонус?
ask-TakeSkill = Возьмите жетоны навыков, осталось: { $n }.
ask-Employ = Трудоустроить за 1 алмаз: { $card }?
ask-Hire = Трудоустройте работников из руки, осталось: { $n }.
ask-FirstWorkers = Бесплатно трудоустройте двух работников, осталось: { $n }.
ask-PlayOne = Разыграть карту из руки?
ask-PlayFound = Бесплатно разыграйте одну из найденных карт.
ask-SearchDeck = Возьмите карты из колоды, осталось: { $n }.
ask-CopyArea = Какую область скопировать?
ask-KeepCard = Оставьте одну карту, остальные уйдут в сброс.
ask-PickCard = { $n ->
    [one] Оставьте эту { $n } карту.
    [few] Оставьте одну из { $n } карт, остальные уйдут соседу слева.
   *[many] Оставьте одну из { $n } карт, остальные уйдут соседу слева.
}
ask-Rewards = Какой бонус первым?
ask-Bonuses = Какой промышленный бонус первым?

## Ходы

move-use = { $n ->
    [one] { $area }: сбросьте { $n } карту, { $cost } → { $what }
    [few] { $area }: сбросьте { $n } карты, { $cost } → { $what }
   *[many] { $area }: сбросьте { $n } карт, { $cost } → { $what }
}
move-disc = { $area } своим диском: { $cost } → { $what }
move-copy = Скопировать «{ $area }»: { $cost } → { $what }
move-play = Разыграть: { $card }. { $cost } → { $what }
move-flip = Перевернуть «{ $skill }»: { $what }
move-free = { $free }: { $what }
move-act = { $ability }: { $what }
move-milestone = Взять веху { $milestone }: 10 очков в конце
move-tower = Часовая башня на клетку { $place }: { $what }
move-end_round = Закончить раунд
move-end_turn = Завершить ход
move-discard = Сбросить: { $card }
move-return_disc = Вернуть диск действия
move-spend_diamond = Заплатить алмаз вместо карты
move-take = Получить: пшеница { $wheat }, дерево { $wood }, железо { $iron }
move-pay = Заплатить: пшеница { $wheat }, дерево { $wood }, железо { $iron }
move-raise = Производство { $kind_gen } +1
move-place = Жетон на клетку { $place }: { $what }
move-place-special = { $special_cap } на клетку { $place }: { $what }
move-road = Дорога на грань { $edge }: { $what }
move-turn = Перевернуть жетон на клетке { $place }: { $what }
move-build = { $piece_cap } на клетку { $place }: { $cost } → { $what }; затем { $bonus }
move-rabbit = Заяц на клетку { $place }: { $what }
move-advance = { $marker_cap } на деление { $space }: { $what }
move-prosper = Процветание { $track_gen }, деление { $space }: { $what }
move-prosper-last = Процветание { $track_gen }, последнее деление за 1 алмаз: { $what }
move-color = { $color_cap }
move-stop = Этого достаточно
move-skill = Взять «{ $skill }»: { $what }
move-column = { $n ->
    [one] Бонус { $industry_gen }: { $what } и { $n } работник
    [few] Бонус { $industry_gen }: { $what } и { $n } работника
   *[many] Бонус { $industry_gen }: { $what } и { $n } работников
}
move-employ = Трудоустроить за 1 алмаз: { $industry }
move-hire = Трудоустроить: { $card }, { $industry }
move-find = Взять: { $card }. { $what_cap }
move-keep = Оставить: { $card }. { $what_cap }
move-character = Играть за персонажа: { $character }
move-domain = Взять { $domain }
move-help = Ячейка помощи { $cell }: { $what }
move-first = Сначала: { $what }
move-choose = { $what_cap }
move-yes = Да: { $what }
move-no = Нет
move-times = { $n ->
    [0] Ни разу
   *[other] { $what_cap }
}

chance-first_player = Первый игрок: { $seat }
chance-deal = Из колоды: { $card }
chance-lay_milestone = Веха { $milestone }, сторона { $side_cap }
chance-lay_scoring = Жетон подсчёта очков: { $scoring }
chance-lay_help = Жетон помощи: { $tile }
chance-offer = Улучшенный жетон навыка: { $skill }
chance-reveal = Карта Мио: { $solo }

## Отказы

no-adjacent-cell = Жетон кладут рядом со столицей или с вашим жетоном.
no-area-open = Эта область ещё закрыта.
no-area-space = Все ячейки этой области заняты.
no-basic-production = Здесь можно увеличить только производство пшеницы, дерева или железа.
no-card-here = Эту карту сейчас взять нельзя.
no-cards-for-area = { $n ->
    [one] Стоимость руки — { $n } карта, и до 5-го раунда одна карта должна остаться; потратить можно карт: { $cards }.
    [few] Стоимость руки — { $n } карты, и до 5-го раунда одна карта должна остаться; потратить можно карт: { $cards }.
   *[many] Стоимость руки — { $n } карт, и до 5-го раунда одна карта должна остаться; потратить можно карт: { $cards }.
}
no-cell-for-terrain = Сюда жетон не положить.
no-character-board = Этот планшет уже у кого-то.
no-column-of-mark = На карте нет знака этого столбца.
no-column-room = Этот столбец заполнен.
no-copy-of-this = Эту область сейчас не скопировать.
no-diamond-for-last = Последнее деление стоит алмаз, а у вас его нет.
no-diamond-for-skill = Улучшенный жетон стоит алмаз, а у вас его нет.
no-domain-board = Это поле уже у кого-то.
no-edge-near = Дороги идут от столицы или от ваших дорог.
no-edge-taken = Здесь уже есть дорога.
no-flip-property = У этого жетона нет свойства при переворачивании.
no-flip-twice = Этот жетон в этом раунде уже перевёрнут.
no-help-cell = Выберите свободную ячейку, не свою.
no-last-card = До 5-го раунда последняя карта должна остаться в руке.
no-mark = Трудоустроить можно только немедленные карты со знаком.
no-means-for-area = Вам нечем заплатить за эту область.
no-means-for-area-cost = Для этой области нужно: { $cost }. Вам нечем заплатить.
no-property-for-area = Сейчас вы не можете выставить и оплатить ни одной фишки собственности.
no-area-to-copy = После уплаты 4 золота вы не сможете оплатить ни одну область, которую можно скопировать.
no-means-for-card = Для этой карты нужно: { $cost }. Вам нечем заплатить.
no-means-for-flip = Вам нечем заплатить за этот жетон.
no-means-for-free = Вам нечем заплатить за это свободное действие.
no-means-for-piece = Цена: дерево { $wood }, железо { $iron }, золото { $gold }. Вам нечем заплатить.
no-milestone = Условие этой вехи не выполнено.
no-piece-left = Таких фишек не осталось.
no-resource = Не хватает: { $kind }.
no-second-action = Основное действие этого хода уже выполнено.
no-site-for-rabbit = Зайца ставят на вашу собственность без зайца.
no-site-fresh = Этот жетон перевёрнут только что: строить на нём можно со следующего действия.
no-site-kind = Собственность должна стоять на местности другого типа.
no-site-taken = Здесь уже есть собственность.
no-site-unflipped = Собственность ставят на перевёрнутые жетоны и столичные клетки.
no-skill-left = Жетонов этого типа не осталось.
no-skill-twice = Такой жетон у вас уже есть.
no-token-face-up = Здесь нет вашего жетона, лежащего лицом вверх.
no-tower-conditions = Условия вашей часовой башни ещё не выполнены.
no-tower-here = Часовую башню выставляют свободным действием.
no-tower-site = Для часовой башни нет свободного места.
no-track-full = Эта шкала пройдена до конца.
no-track-of-color = Только шкалы { $color_gen } цвета.
no-way-laboratory = Путь преграждает лаборатория.

## Подготовка

option-first = Первый игрок
    .hint = Кто начинает; первый игрок выбирает персонажа последним.
option-first-random = По жребию
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-turn_order = Порядок хода
    .hint = Вариант: со 2-го раунда в том порядке, в каком закончили прошлый раунд.
option-turn_order-clockwise = По часовой стрелке
option-turn_order-ending = По окончанию раунда
option-draft = Коллективный набор карт
    .hint = Вариант: первые шесть карт выбирают, передавая по кругу.
option-draft-no = Нет
option-draft-yes = Да
option-enhanced = Улучшенные жетоны навыков
    .hint = Вариант: несколько сильных жетонов можно купить за алмаз.
option-enhanced-no = Нет
option-enhanced-yes = Да
option-domains = Поля владений
    .hint = Сторона А у всех одинакова и лучше для первой партии.
option-domains-free = Все стороны
option-domains-A = Только сторона А
option-special_terrain = Особые жетоны местности
    .hint = Можно ли помещать каждый из шести видов больше одного раза.
option-special_terrain-unlimited = Без ограничений
option-special_terrain-limited = По одному
option-copy = Копирование областей
    .hint = Платить ли за скопированную область.
option-copy-paid = За область платят
option-copy-free = Область бесплатна
option-reshuffle = Пустая колода
    .hint = Становится ли сброс новой колодой.
option-reshuffle-yes = Замешать сброс
option-reshuffle-no = Карт больше нет
option-deck = Карты работников
    .hint = Наша колода придумана нами: печатные карты не опубликованы. Другую можно загрузить при запуске сервера: --deck ФАЙЛ.

order-end_turn = После вашего действия
    .hint = Спрашивать ли о конце хода, когда остались только свободные действия.
order-end_turn-ask = Всегда спрашивать
order-end_turn-auto = Завершать ход самому

## Набросок и ещё о рисунке

draw-mio-here = Здесь стоит Мио
draw-character = { $character }. { $what_cap }. Часовая башня: { $tower }
draw-domain = { $domain_cap }
draw-special-token = { $special_cap }: { $what }
sketch-letter = { $site_id ->
    [field] п
    [forest] л
    [mine] ш
    [sea] м
    [special] о
    [capital] @
   *[bonus] #
}
sketch-legend = п пашня, л лес, ш шахта, м море, о особая местность, @ столица, # область бонусной карты (! активна); большая буква: жетон, * перевёрнут; ^ навык, + алмаз, $ золото, = карта; ~ порт; T палатка, H дом, B здание, L лаборатория, S магазин, C часовая башня, r заяц.
sketch-have = { $have }; производство: { $makes }
sketch-roads = Дороги: { $roads }
sketch-played = Разыграно: { $cards }
sketch-help = Ячейка помощи { $cell }

## Компоненты для страницы правил

part-gold = Золото
part-wheat = Пшеница
part-wood = Дерево
part-iron = Железо
part-basic = Любой базовый ресурс: пшеница, дерево или железо
part-diamond = Алмаз
part-disc = Диск действия
part-card = Карта работника
part-vp = Победные очки
part-cp = Городские очки
part-ip = Промышленные очки
part-made = Производство того, что на табличке
part-field = Пашня
part-forest = Лес
part-mine = Шахта
part-sea = Море
part-special = Особая местность
part-capital = Столичная клетка
part-port = Порт
part-token = Жетон местности
part-border = Жетон на крайней клетке
part-road = Дорога
part-property = Собственность
part-tent = Палатка
part-house = Дом
part-building = Здание
part-lab = Лаборатория
part-shop = Магазин
part-tower = Часовая башня
part-rabbit = Пряничный заяц
part-cart = Повозка
part-loco = Паровоз
part-industry = Шаг по шкале промышленности
part-food = Шаг по шкале еды
part-prosper-orange = Шаг по оранжевой шкале процветания
part-prosper-green = Шаг по зелёной шкале процветания
part-prosper-grey = Шаг по серой шкале процветания
part-prosper-any = Шаг по любой шкале процветания
part-prosper-least = Шаг в самом отстающем цвете
part-bonus-agri = Бонус сельскохозяйственной промышленности
part-bonus-forest = Бонус лесной промышленности
part-bonus-mining = Бонус горнодобывающей промышленности
part-bonus-any = Любой промышленный бонус
part-mark-agri = Знак сельскохозяйственной промышленности
part-mark-forest = Знак лесной промышленности
part-mark-mining = Знак горнодобывающей промышленности
part-mark-any = Знак любой промышленности
part-cake = Торт
part-pie = Пирог
part-tiramisu = Тирамису
part-brownie = Брауни
part-macaron = Макарон
part-wagashi = Вагаси
part-sweet = Любая сладость
part-skill = Жетон навыка
part-wonder = Символ чуда
part-milestone = Веха
part-score = Жетон подсчёта очков
part-employ = Трудоустройство
part-city = Город
part-find = Поиск в колоде
part-copy = Копирование области
part-discount = Скидка на собственность
part-marker = Маркер на персонаже
part-now = Сразу
part-moon = В конце каждого раунда
part-sun = В каждой фазе производства
part-free = Раз за раунд свободным действием
part-turn = При переворачивании; перевёрнутый жетон
part-whenever = Всякий раз; любое число раз
part-always = Всегда
part-best = Больше всего
part-low = Меньше всего

## Рисунок

draw-title = СладкоЗемье
draw-score = { $seat }: { n-points }.
draw-own-deck = Карты работников придуманы нами: печатные не опубликованы.
draw-other-deck = Карты работников: загружена колода «{ $deck }».
draw-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из 5
}
draw-turn = Ходит { $seat }
draw-all-choose = Все выбирают
draw-over = Игра окончена
draw-areas = Области действий
draw-skills = Жетоны навыков
draw-help-board = Планшет помощи: жетоны работают для того, кто стоит под ними
draw-goals = Вехи, жетоны подсчёта очков, колода и сброс
draw-free-actions = Свободные действия
draw-own = Ваши жетоны навыков и разыгранные карты
draw-hand = Рука
draw-area = { $area }: { $what }
draw-price = Стоимость: { $cost }
draw-opens = С раунда { $round }
draw-full = Все ячейки заняты
draw-hand-cost = Стоимость руки: { n-cards }
draw-track = Процветание, { $track } ({ $color }): вы на делении { $space } из { $last }, курс { $rate }
draw-place = { $place }, { $site }
draw-area-active = Активна: карта каждый раунд
draw-area-idle = Не активна: нужны жетон рядом и дорога вдоль неё
draw-special = { $special_cap }
draw-token-flipped = Жетон перевёрнут
draw-token-up = Жетон лицом вверх
draw-symbol = Жетон здесь даст { $symbol }
draw-stands = { $piece_cap }
draw-has-rabbit = С зайцем
draw-port = Клетка с портом
draw-port-open = Открытый порт
draw-port-shut = Порт, ещё не соединён
draw-edge = Выставить дорогу: { $edge }
draw-road = Дорога
draw-player = { $seat }: { n-points }, в руке { n-cards }
draw-has = В запасе: { $n } ({ $kind })
draw-makes = Производство за раунд: { $n }
draw-count = { $count_cap }: { $n }
draw-sweets = Символы: { $sweets }
draw-ability-of = Базовая способность: { $what }
draw-condition-of = Для часовой башни нужно: { $what }
draw-property-of = Часовая башня: { $what }
draw-piece = { $piece_cap }, осталось: { $left }
draw-bonus = Бонус: { $what }
draw-column = Столбец, { $column }: { $n } из { $most }
draw-marker = { $space ->
    [-1] { $marker_cap }: рядом с планшетом
   *[other] { $marker_cap }: { $space } из { $last }
}
draw-skill = Жетон навыка, осталось { $left }: { $what }
draw-own-skill = Жетон навыка: { $what }
draw-tile = В каждой фазе производства: { $what }
draw-tile-end = В конце раунда: { $what }
draw-stands-here = Здесь стоит { $seat }
draw-milestone = Веха, 10 очков: { $what }
draw-scoring = Жетон подсчёта, 15 и 7 очков за наибольшее: { $scoring }. У виртуального игрока { $n }
draw-solo = Карта Мио: { $cards }
draw-deck = Колода: { n-cards }
draw-discard = Сброс: { n-cards }
draw-free = Свободное действие: { $cost } → { $what }
draw-own-free = Ваше свободное действие: { $what }
draw-card = { $card }. { $cost_cap } → { $what }. Трудоустроить нельзя
draw-card-worker = { $card }. { $cost_cap } → { $what }. Труд: { $labour }
draw-card-end = { $card }. { $cost_cap }. В конце каждого раунда: { $what }
draw-hand-count = { $seat }, карт в руке: { $cards }
draw-played = { $seat }, разыграно карт: { $cards }
draw-claimed = Взятая веха: 10 очков в конце
draw-milestones = Взято вех: { $n }
region-land = Владения
region-hand = Рука
region-main = Главное поле
region-board = Планшет игрока
region-tokens = Жетоны

## Урок

learn-title = Первый раунд
learn-about = Вы сыграете первый раунд одиночной игры: выберете персонажа, положите жетоны местности, построите дороги, разыграете и трудоустроите работника, проведёте повозку и закончите раунд.
learn-welcome = Добро пожаловать в СладкоЗемье! За пять раундов решится, кто станет наследником. Первый сыграем вместе — в одиночку против кота Мио, который только занимает места на поле.
learn-character = За каждого из 14 персонажей играют по-своему. Для начала хороша Элина Макарон: у неё выше начальное производство. Выберите её.
learn-domain = Это земля, которую вы будете развивать. Сторона А одинакова на всех четырёх полях. Возьмите поле 1.
learn-help = Планшет помощи: жетоны над вашей фишкой работают на вас — с солнцем в каждой фазе производства, с луной в конце раунда. Ячейка 1 даёт 5 золота и 3 дерева. Встаньте туда.
learn-production = Производство прошло: сначала жетоны помощи, потом персонаж, потом четыре уровня производства. Числа рядом с ресурсами показывают, сколько вы получите за раунд.
learn-hand = И вы взяли шесть карт. Карты здесь — настоящие деньги: их разыгрывают или тратят на действия. До 5-го раунда последняя карта всегда должна оставаться в руке.
learn-mio = В свой ход вы выполняете одно основное действие, например в области действия. Первая её ячейка стоит 1 карту, вторая 2, третья 3. На некоторых первых ячейках уже лежат диски Мио, поэтому там сейчас нужны 2 карты.
learn-terrain = Начнём с земли: 2 карты и 6 пшеницы за три жетона местности. Нажмите «Местность».
learn-discard = Сбросьте две ненужные карты. До зайцев и построек на шахтах далеко: пусть уходят Хлебосол «Пасти» и Чайный мастер.
learn-capital = Три короны — ваша столица. Жетоны кладут рядом со столицей или с вашими жетонами.
learn-mine = Сначала шахта: сюда, рядом с областью бонусной карты.
learn-field = Теперь пашня.
learn-forest = И лес. Пашни, леса, шахты и моря напечатаны на клетках, выбирать тип не приходится.
learn-free = Основное действие выполнено. До и после него можно выполнять свободные действия: покупать и менять ресурсы. Нам они не нужны, завершите ход. В одиночной игре сразу снова ваш ход.
learn-roads = Жетоны мало что дают, пока их не перевернёт дорога. Выберите «Дороги»: 2 карты и 6 дерева за три дороги.
learn-discard-again = Снова две карты: Живописец «Паточный» и Рудокоп «Савоярди».
learn-flip = Дороги лежат на гранях и начинаются от столицы. Дорога на грани шахты сразу её переворачивает.
learn-choice = Перевёрнутый жетон даёт выбор: производство на будущие раунды или шаг по шкале процветания, который пригодится в конце. Сейчас рано: возьмите железо, производство +1.
learn-bonus-area = Рядом с областью бонусной карты уже лежит жетон. Дорога вдоль неё сделает её активной: карта сразу и ещё одна в каждом раунде.
learn-forest-road = Последняя дорога переворачивает лес.
learn-prosperity = На этот раз возьмите процветание: зелёный шаг, за дороги или за собственность.
learn-rate = Каждое деление — это курс. В конце игры на него умножат вашу собственность. Шаг по шкале собственности, пожалуйста.
learn-next = Завершите ход.
learn-play = Карты можно и разыгрывать. Рудокоп «Классика» стоит 3 золота и увеличивает производство железа на 2. Молния значит «сразу», а карты с луной приносят очки в конце каждого раунда.
learn-employ = Карту со знаком можно за алмаз трудоустроить. Теперь каждый горнодобывающий бонус даст ещё и то, что в нижней строке карты. Трудоустройте рудокопа.
learn-industry = Ещё одно действие: железо ведёт повозку. «Рельсы» стоят 1 карту и 3 железа за два шага.
learn-last-card = Осталось две карты: одна — цена, другая должна остаться. Оставьте Банкира.
learn-cart = На каждом делении повозка получает оранжевый бонус. Шестерёнки — промышленные очки: в конце каждого раунда вы получаете все пройденные. Сделайте два шага.
learn-end = Осталась одна карта, картами больше не заплатить. Закончите раунд: сейчас посчитают города, промышленные очки и всё, на чём есть луна.
learn-move-help = Фишка помощи должна перейти, а Мио займёт оставленную ячейку. Ячейка 4 даёт карту каждый раунд, а в конце раунда — очко за каждую разыгранную карту.
learn-round-two = Раунд 2: вы снова всё получили и взяли карты, и открылись ещё две области.
learn-properties = Дальше стройте собственность на перевёрнутых жетонах и в столице: три фишки трёх разных типов рядом — это город. Сначала идут нижние ряды.
learn-ports = И помните о четырёх портах: их открывает цепочка жетонов от столицы. Без открытых портов в конце вы потеряете 40 очков, со всеми четырьмя получите 10.
learn-more = Это был первый раунд. Продолжайте сами или начните новую игру. Всё на столе расскажет о себе, если навести указатель.

## Карты работников

card-unseen = карта
