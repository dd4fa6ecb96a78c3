# «СладкоЗемье» по-русски.
# Формы: .gen — родительный падеж, .acc — винительный, .ins — творительный, .prep — предложный,
# .each — после «за», .few — после чисел 2–4, .one — после «не меньше 1», .pl — множественное.

title = СладкоЗемье
tagline = Превратите свои владения в самый сладкий край королевства
about = Король Сахарный Сироп ищет наследника. За пять раундов вы покроете свои владения пашнями, лесами, шахтами и морями, проложите дороги и построите сладкие города, проведёте повозку и паровоз по шкале промышленности, приманите пряничных зайцев и наймёте работников. За всё платят картами, и каждая карта — выбор: разыграть её или потратить. Многие напечатанные значения не опубликованы: карты работников и ещё 58 строк данных о компонентах придуманы нами, а ещё в 55 строках числа наши.
    .loaded = Король Сахарный Сироп ищет наследника. За пять раундов вы покроете свои владения пашнями, лесами, шахтами и морями, проложите дороги и построите сладкие города, проведёте повозку и паровоз по шкале промышленности, приманите пряничных зайцев и наймёте работников. За всё платят картами, и каждая карта — выбор: разыграть её или потратить. В партии действуют значения загруженного издания; чего в нём нет, то взято из нашего, где карты работников и многие другие значения придуманы нами.
minutes = 120 минут
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
    .pl = палаток
    .each = каждую палатку
kind-house = дом
    .gen = дома
    .pl = домов
    .each = каждый дом
kind-building = здание
    .gen = здания
    .pl = зданий
    .each = каждое здание
kind-lab = лаборатория
    .gen = лаборатории
    .pl = лабораторий
    .each = каждую лабораторию
kind-shop = магазин
    .gen = магазина
    .pl = магазинов
    .each = каждый магазин
kind-tower = часовая башня
    .gen = часовой башни
    .pl = часовых башен
    .each = часовую башню
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
    .preps = жетонах пашни
on-forest = жетон леса
    .acc = жетон леса
    .prep = жетоне леса
    .preps = жетонах леса
on-mine = жетон шахты
    .acc = жетон шахты
    .prep = жетоне шахты
    .preps = жетонах шахты
on-sea = жетон моря
    .acc = жетон моря
    .prep = жетоне моря
    .preps = жетонах моря
on-special = особый жетон
    .acc = особый жетон
    .prep = особом жетоне
    .preps = особых жетонах
on-capital = столичная клетка
    .acc = столичную клетку
    .prep = столичной клетке
    .preps = столичных клетках
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

piece-tent = палатка
    .acc = палатку
piece-house = дом
    .acc = дом
piece-building = здание
    .acc = здание
piece-lab = лаборатория
    .acc = лабораторию
piece-shop_agri = аграрный магазин
    .acc = аграрный магазин
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
color-green = зелёная
    .gen = зелёного
color-grey = серая
    .gen = серого
color-any = любая
    .gen = любого
color-least = наименее продвинутая
    .gen = наименее продвинутого
color-agri = сельскохозяйственная
    .gen = сельскохозяйственной промышленности
color-forest = лесная
    .gen = лесной промышленности
color-mining = горнодобывающая
    .gen = горнодобывающей промышленности
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
track-rabbit = зайцы
track-road = дороги
track-property = собственность
track-employed = работники
track-ip = промышленные очки
marker-cart = повозка
    .acc = повозку
marker-locomotive = паровоз
    .acc = паровоз
marker-food = маркер еды
    .acc = маркер еды

area-terrain_3 = Местность
area-food_2 = Еда
area-rabbit_1 = Заяц
area-road_3 = Дороги
area-property_2 = Собственность
area-industry_2 = Промышленность
area-prosper_2 = Процветание
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

domain-1A = поле 1 (сторона A)
domain-1B = поле 1 (сторона B)
domain-2A = поле 2 (сторона A)
domain-2B = поле 2 (сторона B)
domain-3A = поле 3 (сторона A)
domain-3B = поле 3 (сторона B)
domain-4A = поле 4 (сторона A)
domain-4B = поле 4 (сторона B)

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
skill-skill_on_bonus = Промышленник
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
tile-help_terrain = размещение местности
tile-help_road = дорога
tile-help_industry = промышленность
tile-help_food = еда
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

scoring-score_terrain = больше всего жетонов местности одного типа
scoring-score_production = наибольшее базовое производство
scoring-score_employed = больше всего трудоустроенных работников
scoring-score_border = больше всего жетонов вдоль границы поля владений

sort-cake = карта с символом торта
    .acc = карту с символом торта
    .few = карты с символом торта
    .gen = карт с символом торта
sort-pie = карта с символом пирога
    .acc = карту с символом пирога
    .few = карты с символом пирога
    .gen = карт с символом пирога
sort-tiramisu = карта с символом тирамису
    .acc = карту с символом тирамису
    .few = карты с символом тирамису
    .gen = карт с символом тирамису
sort-brownie = карта с символом брауни
    .acc = карту с символом брауни
    .few = карты с символом брауни
    .gen = карт с символом брауни
sort-macaron = карта с символом макарона
    .acc = карту с символом макарона
    .few = карты с символом макарона
    .gen = карт с символом макарона
sort-wagashi = карта с символом вагаси
    .acc = карту с символом вагаси
    .few = карты с символом вагаси
    .gen = карт с символом вагаси
sort-round_end = карта для конца раунда
    .acc = карту для конца раунда
    .few = карты для конца раунда
    .gen = карт для конца раунда
sort-immediate = немедленная карта
    .acc = немедленную карту
    .few = немедленные карты
    .gen = немедленных карт
sort-any = карта
    .acc = карту
    .few = карты
    .gen = карт
sort-basic = базовая область
    .acc = базовую область
    .few = базовые области
    .gen = базовых областей
sort-basic-additional = базовая или дополнительная область
    .acc = базовую или дополнительную область
    .few = базовые или дополнительные области
    .gen = базовых или дополнительных областей

## Количества

units = { $kind_id ->
    [gold] { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
    [wheat] { $n ->
        [one] { $n } пшеницу
        [few] { $n } пшеницы
       *[many] { $n } пшеницы
    }
    [wood] { $n ->
        [one] { $n } дерево
        [few] { $n } дерева
       *[many] { $n } дерева
    }
    [iron] { $n ->
        [one] { $n } железо
        [few] { $n } железа
       *[many] { $n } железа
    }
    [basic] { $n ->
        [1] любой базовый ресурс
        [one] { $n } любой базовый ресурс
        [few] { $n } любых базовых ресурса
       *[many] { $n } любых базовых ресурсов
    }
    [diamond] { $n ->
        [one] { $n } алмаз
        [few] { $n } алмаза
       *[many] { $n } алмазов
    }
    [disc] { $n ->
        [one] { $n } диск действия
        [few] { $n } диска действий
       *[many] { $n } дисков действий
    }
    [card] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
    [card_or_disc] { $n ->
        [1] карту или диск действия
        [one] { $n } карту или диск действия
        [few] { $n } карты или диска действий
       *[many] { $n } карт или дисков действий
    }
    [vp] { $n ->
        [one] { $n } победное очко
        [few] { $n } победных очка
       *[many] { $n } победных очков
    }
    [cp] { $n ->
        [one] { $n } городское очко
        [few] { $n } городских очка
       *[many] { $n } городских очков
    }
    [ip] { $n ->
        [one] { $n } промышленное очко
        [few] { $n } промышленных очка
       *[many] { $n } промышленных очков
    }
   *[other] { $n } × { $kind }
}
    .nom = { $kind_id ->
        [wheat] { $n ->
            [one] { $n } пшеница
            [few] { $n } пшеницы
           *[many] { $n } пшеницы
        }
        [card] { $n ->
            [one] { $n } карта
            [few] { $n } карты
           *[many] { $n } карт
        }
       *[other] { units }
    }
effect-amounts = { $b_id ->
    [list] { $a }, { $b }
   *[other] { $a } и { $b }
}
    .nom = { $b_id ->
        [list] { $a_nom }, { $b_nom }
       *[other] { $a_nom } и { $b_nom }
    }
    .id = list
level = { $kind_id ->
    [any] любое производство на { $n }
    [any_basic] любое базовое производство на { $n }
   *[other] производство { $kind_gen } на { $n }
}
number = { $n }
numbers = { $rest_id ->
    [list] { $n }, { $rest }
   *[other] { $n } или { $rest }
}
    .id = list
n-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
    .acc = { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }

## Что делают эффекты: в инфинитиве, чтобы подходили и к кнопкам, и к предложениям
# .id говорит, как текст составлен: «list» содержит своё «и», «pay» — то, что отдают за остальное, «gain» и «raise» — одно «получить» или
# «увеличить», «each» — «получить» за каждое из чего-то. .tail — то же без глагола: «получить бонус и 1 железо», а не «и получить 1 железо».

effect-and = { $b_id ->
    [and] { $a }, { $b }
    [gains] { $a_id ->
        [gain] { $a }, { $b_tail }
       *[other] { $a }, { $b }
    }
    [list] { $a }, а также { $b }
    [gain] { $a_id ->
        [gain] { $a } и { $b_tail }
        [list] { $a }, а также { $b }
       *[other] { $a } и { $b }
    }
    [each] { $a_id ->
        [gain] { $a } и ещё { $b_tail }
        [list] { $a }, а также { $b }
       *[other] { $a } и { $b }
    }
    [raise] { $a_id ->
        [raise] { $a } и { $b_tail }
        [list] { $a }, а также { $b }
       *[other] { $a } и { $b }
    }
   *[other] { $a_id ->
        [list] { $a }, а также { $b }
       *[other] { $a } и { $b }
    }
}
    .tail = { $a_tail } и { $b_tail }
    .id = { $a_id ->
        [gain] { $b_id ->
            [gain] gains
           *[other] and
        }
       *[other] and
    }
effect-then = { $a_id ->
    [pay] { $a }, чтобы { $b }
   *[other] { $a }, а затем { $b }
}
    .id = list
effect-or = { $b_id ->
    [or] { $a }, { $b }
   *[other] { $a } или { $b }
}
    .id = or
effect-may = при желании { $what }
    .bare = { $what }
    .id = list
effect-upto = сколько угодно раз { $what }
    .bare = { $what }
    .id = list
effect-per = { $each ->
    [1] { $what } за { $count_each }
    [one] { $what } за каждые { $each } { $count_one }
    [few] { $what } за каждые { $each } { $count_few }
   *[many] { $what } за каждые { $each } { $count }
}
    .tail = { $each ->
        [1] { $what_tail } за { $count_each }
        [one] { $what_tail } за каждые { $each } { $count_one }
        [few] { $what_tail } за каждые { $each } { $count_few }
       *[many] { $what_tail } за каждые { $each } { $count }
    }
    .id = { $count_id ->
        [industry] list
        [best] list
        [least] list
        [crossed] list
        [round_ip] list
       *[other] { $what_id ->
            [gain] each
           *[other] one
        }
    }
effect-per-most = { $each ->
    [1] { $what } за { $count_each } ({ n-times-most })
    [one] { $what } за каждые { $each } { $count_one } ({ n-times-most })
    [few] { $what } за каждые { $each } { $count_few } ({ n-times-most })
   *[many] { $what } за каждые { $each } { $count } ({ n-times-most })
}
    .tail = { $each ->
        [1] { $what_tail } за { $count_each } ({ n-times-most })
        [one] { $what_tail } за каждые { $each } { $count_one } ({ n-times-most })
        [few] { $what_tail } за каждые { $each } { $count_few } ({ n-times-most })
       *[many] { $what_tail } за каждые { $each } { $count } ({ n-times-most })
    }
    .id = { $count_id ->
        [industry] list
        [best] list
        [least] list
        [crossed] list
        [round_ip] list
       *[other] { $what_id ->
            [gain] each
           *[other] one
        }
    }
n-times-most = { $most ->
    [one] не больше { $most } раза
    [few] не больше { $most } раз
   *[many] не больше { $most } раз
}
effect-if = { $what }, если { $condition }
    .id = list
effect-if-and = { $b_id ->
    [and] { $a }, { $b }
    [have] { $a_id ->
        [have] { $a } и { $b_bare }
       *[other] { $a } и { $b }
    }
   *[other] { $a } и { $b }
}
    .id = and
if-at-least = { $count_id ->
    [food] вы продвинулись по шкале еды хотя бы на { n-spaces-least }
    [industry] ваша повозка или паровоз продвинулись хотя бы на { n-spaces-least }
    [prosper] вы продвинулись по шкалам процветания хотя бы на { n-spaces-least }
    [best] вы продвинулись по шкалам процветания одного цвета хотя бы на { n-spaces-least }
    [least] вы продвинулись по шкалам процветания каждого цвета хотя бы на { n-spaces-least }
    [level] { $count_level } не меньше { $least }
    [crossed] ваши повозка и паровоз пересекли хотя бы { $least } { $least ->
        [one] символ промышленных очков
        [few] символа промышленных очков
       *[many] символов промышленных очков
    }
    [round_ip] в конце этого раунда вы получили не меньше { $least } { $least ->
        [one] промышленного очка
        [few] промышленных очков
       *[many] промышленных очков
    }
   *[other] у вас { n-count-least }
}
    .bare = { n-count-least }
    .id = { $count_id ->
        [food] way
        [industry] way
        [prosper] way
        [best] way
        [least] way
        [level] level
        [crossed] way
        [round_ip] gain
       *[other] have
    }
n-count-least = { $least ->
    [one] не меньше { $least } { $count_one }
    [few] не меньше { $least } { $count }
   *[many] не меньше { $least } { $count }
}
n-spaces-least = { $least ->
    [one] { $least } деление
    [few] { $least } деления
   *[many] { $least } делений
}
effect-ladder = { $count_id ->
    [food] получить { n-points-ladder }, если вы продвинулись по шкале еды хотя бы на { $rungs } делений
    [crossed] получить { n-points-ladder }, если ваши повозка и паровоз пересекли хотя бы { $rungs } символов промышленных очков
    [round_ip] получить { n-points-ladder }, если в конце этого раунда вы получили не меньше { $rungs } промышленных очков
   *[other] получить { n-points-ladder }, если у вас не меньше { $rungs } { $count }
}
n-points-ladder = { $n ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}
effect-gain = получить { $what }
    .tail = { $what }
    .id = { $what_id ->
        [list] list
       *[other] gain
    }
effect-pay = потратить { $what }
    .id = pay
pay-card = { $n ->
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
   *[many] сбросить { $n } карт
}
    .id = pay
pay-card_or_disc = { $n ->
    [1] сбросить карту или вернуть диск действия
    [one] сбросить или вернуть { $n } карту или диск действия
    [few] сбросить или вернуть { $n } карты или диска действий
   *[many] сбросить или вернуть { $n } карт или дисков действий
}
    .id = pay
effect-pay-and = { $a } и { $b }
    .id = pay
cost-nothing = бесплатно
    .nom = бесплатно
    .id = nothing
effect-produce = увеличить { $what }
    .tail = { $what }
    .id = { $what_id ->
        [list] list
       *[other] raise
    }
effect-terrain = { $n ->
    [1] поместить 1 жетон местности
   *[other] поместить до { $n } жетонов местности
}
effect-terrain-anywhere = { $n ->
    [1] поместить 1 жетон местности на любую свободную клетку
   *[other] поместить до { $n } жетонов местности на любые свободные клетки
}
effect-road = { $n ->
    [1] выставить 1 дорогу
   *[other] выставить до { $n } дорог
}
effect-property = { $n ->
    [1] выставить 1 фишку собственности за её стоимость
   *[other] выставить до { $n } фишек собственности за их стоимость
}
effect-property-less = { $n ->
    [1] выставить 1 фишку собственности, заплатив на { less-wood } меньше
   *[other] выставить до { $n } фишек собственности, заплатив за каждую на { less-wood } меньше
}
    .id = list
less-wood = { $less ->
    [one] { $less } дерево
    [few] { $less } дерева
   *[many] { $less } дерева
}
effect-property-on = выставить 1 фишку собственности на { $on_acc } за её стоимость
effect-property-less-on = выставить 1 фишку собственности на { $on_acc }, заплатив на { less-wood } меньше
    .id = list
effect-property-free-on = бесплатно выставить 1 фишку собственности на { $on_acc }
effect-property-free = { $n ->
    [1] бесплатно выставить 1 фишку собственности
   *[other] бесплатно выставить до { $n } фишек собственности
}
effect-industry = продвинуться на { n-spaces } по шкале промышленности
effect-food = продвинуться на { n-spaces } по шкале еды
n-spaces = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}
effect-rabbit = { $n ->
    [1] выставить 1 зайца
   *[other] выставить до { $n } зайцев
}
effect-prosper = { $color_id ->
    [any] { $n ->
        [1] продвинуться на { n-spaces } по любой шкале процветания
       *[other] продвинуться на { n-spaces } по любым шкалам процветания
    }
    [least] продвинуться на { n-spaces } по шкалам процветания того цвета, в котором вы продвинулись меньше всего
   *[other] { $n ->
        [1] продвинуться на { n-spaces } по шкале процветания { $color_gen } цвета
       *[other] продвинуться на { n-spaces } по шкалам процветания { $color_gen } цвета
    }
}
    .id = { $color_id ->
        [least] list
       *[other] one
    }
effect-draw = { $n ->
    [one] взять { $n } карту
    [few] взять { $n } карты
   *[many] взять { $n } карт
}
effect-discard = { $n ->
    [one] сбросить { $n } карту
    [few] сбросить { $n } карты
   *[many] сбросить { $n } карт
}
effect-search = { $n ->
    [one] взять из колоды { $n } { $sort_acc } на выбор
    [few] взять из колоды { $n } { $sort_few } на выбор
   *[many] взять из колоды { $n } { $sort_gen } на выбор
}
effect-search-play = { $n ->
    [one] взять из колоды { $n } { $sort_acc } на выбор и бесплатно разыграть
    [few] взять из колоды { $n } { $sort_few } на выбор и одну из них бесплатно разыграть
   *[many] взять из колоды { $n } { $sort_gen } на выбор и одну из них бесплатно разыграть
}
effect-play = { $less ->
    [0] разыграть { $sort_acc }
   *[other] разыграть { $sort_acc }, заплатив на { $less } золота меньше
}
    .id = list
effect-play-free = бесплатно разыграть { $sort_acc }
effect-skill = { $n ->
    [one] взять { $n } жетон навыка
    [few] взять { $n } жетона навыков
   *[many] взять { $n } жетонов навыков
}
effect-bonus = { $color_id ->
    [any] { $n ->
        [1] получить любой промышленный бонус
        [one] получить { $n } любой промышленный бонус
        [few] получить { $n } любых промышленных бонуса
       *[many] получить { $n } любых промышленных бонусов
    }
   *[other] { $n ->
        [1] получить бонус { $color_gen }
        [2] дважды получить бонус { $color_gen }
        [one] { $n } раз получить бонус { $color_gen }
        [few] { $n } раза получить бонус { $color_gen }
       *[many] { $n } раз получить бонус { $color_gen }
    }
}
    .tail = { $color_id ->
        [any] любой промышленный бонус
       *[other] бонус { $color_gen }
    }
    .id = { $n ->
        [1] gain
       *[other] one
    }
effect-flip = { $n ->
    [one] перевернуть { $n } свой жетон местности
    [few] перевернуть { $n } своих жетона местности
   *[many] перевернуть { $n } своих жетонов местности
}
effect-employ = { $n ->
    [one] бесплатно трудоустроить { $n } работника из руки
    [few] бесплатно трудоустроить { $n } работников из руки
   *[many] бесплатно трудоустроить { $n } работников из руки
}
effect-wonder = получить символ чуда
effect-locomotive = выставить паровоз на шкалу
effect-discount = { $n ->
    [one] платить за любую собственность на { $n } дерево меньше
    [few] платить за любую собственность на { $n } дерева меньше
   *[many] платить за любую собственность на { $n } дерева меньше
}
effect-marker = { $n ->
    [one] поместить { $n } маркер ресурса на планшет персонажа
    [few] поместить { $n } маркера ресурсов на планшет персонажа
   *[many] поместить { $n } маркеров ресурсов на планшет персонажа
}
effect-copy = скопировать { $sort_acc }, заплатив её стоимость
    .id = list
effect-nothing = без бонуса
    .id = nothing

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
count-terrain_best = жетонов местности преобладающего типа
    .each = каждый жетон местности преобладающего типа
    .few = жетона местности преобладающего типа
    .one = жетона местности преобладающего типа
count-terrain_border = жетонов вдоль границы поля владений
    .each = каждый жетон вдоль границы поля владений
    .few = жетона вдоль границы поля владений
    .one = жетона вдоль границы поля владений
count-road = дорог
    .each = каждую дорогу
    .few = дороги
    .one = дороги
count-property = фишек собственности
    .each = каждую фишку собственности
    .few = фишки собственности
    .one = фишки собственности
count-property-kind = { $kind_pl }
    .each = { $kind_each }
    .few = { $kind_gen }
    .one = { $kind_gen }
count-property-on = фишек собственности на { $on_preps }
    .each = каждую фишку собственности на { $on_prep }
    .few = фишки собственности на { $on_preps }
    .one = фишки собственности на { $on_prep }
count-property-kind-on = { $kind_pl } на { $on_preps }
    .each = { $kind_each } на { $on_prep }
    .few = { $kind_gen } на { $on_preps }
    .one = { $kind_gen } на { $on_prep }
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
count-food = пройденных делений шкалы еды
    .each = каждое пройденное деление шкалы еды
    .few = пройденных деления шкалы еды
    .one = пройденного деления шкалы еды
    .id = food
count-industry = делений шкалы промышленности, пройденных дальней фишкой
    .each = каждое деление шкалы промышленности, пройденное дальней фишкой
    .few = деления шкалы промышленности, пройденных дальней фишкой
    .one = деления шкалы промышленности, пройденного дальней фишкой
    .id = industry
count-prosper = пройденных делений шкал процветания
    .each = каждое пройденное деление шкал процветания
    .few = пройденных деления шкал процветания
    .one = пройденного деления шкал процветания
    .id = prosper
count-prosper_best_color = делений шкал процветания того цвета, в котором вы продвинулись больше всего
    .each = каждое деление шкал процветания того цвета, в котором вы продвинулись больше всего
    .few = деления шкал процветания того цвета, в котором вы продвинулись больше всего
    .one = деления шкал процветания того цвета, в котором вы продвинулись больше всего
    .id = best
count-prosper_least_color = делений шкал процветания того цвета, в котором вы продвинулись меньше всего
    .each = каждое деление шкал процветания того цвета, в котором вы продвинулись меньше всего
    .few = деления шкал процветания того цвета, в котором вы продвинулись меньше всего
    .one = деления шкал процветания того цвета, в котором вы продвинулись меньше всего
    .id = least
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
    .level = { $kind_id ->
        [min_basic] ваше наименьшее базовое производство
        [max_basic] ваше наибольшее базовое производство
       *[other] ваше производство { $kind_gen }
    }
    .id = level
count-ip_symbol = символов промышленных очков, пересечённых вашими фишками
    .each = каждый символ промышленных очков, пересечённый вашими фишками
    .few = символа промышленных очков, пересечённых вашими фишками
    .one = символа промышленных очков, пересечённого вашими фишками
    .id = crossed
count-round_ip = промышленных очков, полученных в конце этого раунда
    .each = каждое промышленное очко, полученное в конце этого раунда
    .few = промышленных очка, полученных в конце этого раунда
    .one = промышленного очка, полученного в конце этого раунда
    .id = round_ip
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
count-marker = маркеров ресурсов на планшете персонажа
    .each = каждый маркер ресурса на планшете персонажа
    .few = маркера ресурсов на планшете персонажа
    .one = маркера ресурса на планшете персонажа
count-skill = жетонов навыков
    .each = каждый жетон навыка
    .few = жетона навыков
    .one = жетона навыка
count-diamond = алмазов
    .each = каждый алмаз
    .few = алмаза
    .one = алмаза
count-gold = золота
    .each = каждую единицу золота
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
ability-none = повышенное начальное производство
ability-immediate = сразу: { $what }
ability-round_end = в конце каждого раунда: { $what }
ability-production = в каждой фазе производства: { $what }
ability-free = раз в раунд свободным действием: { $what }
ability-flip = при переворачивании: { $what_bare }
ability-when = всякий раз, когда { $event }: { $what }
ability-act = { $what }
ability-act-once = раз в раунд: { $what }
ability-round_1_draw = { $draw ->
    [one] в 1-м раунде взять на { $draw } карту больше и бесплатно трудоустроить { n-workers }
    [few] в 1-м раунде взять на { $draw } карты больше и бесплатно трудоустроить { n-workers }
   *[many] в 1-м раунде взять на { $draw } карт больше и бесплатно трудоустроить { n-workers }
}
n-workers = { $employ ->
    [one] { $employ } работника
    [few] { $employ } работников
   *[many] { $employ } работников
}
when-play_card = вы разыгрываете карту
when-place_property = вы выставляете собственность
when-place_rabbit = вы выставляете зайца
when-industry_bonus = вы получаете промышленный бонус
when-gold_production_up = ваше производство золота растёт на 1
when-diamond_as_card = вы платите алмазом вместо карты
rule-area_cost_add = { $action } стоят на { $n ->
    [one] { $n } железо
    [few] { $n } железа
   *[many] { $n } железа
} меньше
rule-area_cost_set = область «{ $area }» стоит всего { $cost }
rule-substitute = в областях зайцев дерево может заменить пшеницу
rule-city_same_type = любая группа хотя бы из трёх фишек собственности — город
rule-tower_is_city = группа с башней — город любого размера
rule-city_table = собственная таблица городских очков
rule-terrain_anywhere = жетоны местности можно помещать не по соседству
rule-sweets = дополнительный символ { $sweet_gen }
rule-sweets-all = по одному дополнительному символу каждой сладости
rule-diamond_as_card = алмазы могут заменять карты в стоимости руки
rule-skill_double = вместо одного жетона навыка вы берёте два
rule-brownie_discount_all = скидка за брауни действует на все карты
rule-column_limit = предел промышленных столбцов больше на { $n }

## Названия ходов и способностей

industry-agri = сельскохозяйственная промышленность
    .short = сельскохозяйственная
    .gen = сельскохозяйственной промышленности
    .acc = сельскохозяйственную промышленность
industry-forest = лесная промышленность
    .short = лесная
    .gen = лесной промышленности
    .acc = лесную промышленность
industry-mining = горнодобывающая промышленность
    .short = горнодобывающая
    .gen = горнодобывающей промышленности
    .acc = горнодобывающую промышленность
ability-bastet_free = Дорога Бастет
ability-solby_wheat = Пшеница Солби
ability-solby_road = Дорога Солби
ability-solby_prosper = Процветание Солби
ability-che_flip = Переворот Чэ
ability-sakura_disc = Диск Сакуры
solo-solo_a1 = A1
solo-solo_a2 = A2
solo-solo_a3 = A3
solo-solo_a4 = A4
solo-solo_a5 = A5
solo-solo_a6 = A6
solo-solo_a7 = A7
solo-solo_a8 = A8
solo-solo_b1 = B1
solo-solo_b2 = B2
solo-solo_b3 = B3
solo-solo_b4 = B4
solo-solo_b5 = B5
solo-solo_b6 = B6
solo-solo_b7 = B7
solo-solo_b8 = B8

## Очки

item-vp = Победные очки за партию
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

event-gained = { $seat } получает { units }.
event-paid = { $kind_id ->
    [disc] { $seat } возвращает в запас { units }.
   *[other] { $seat } тратит { units }.
}
event-raised = { $seat } увеличивает производство { $kind_gen } на { $n }.
event-locomotive = { $seat } выставляет паровоз на шкалу.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-drew = { $card_hidden ->
    [yes] { $seat } берёт карту из колоды.
   *[other] { $seat } берёт из колоды карту «{ $card }».
}
event-found = { $card_hidden ->
    [yes] { $seat } находит карту в колоде.
   *[other] { $seat } находит в колоде карту «{ $card }».
}
event-searched = { $n ->
    [one] { $seat } берёт из колоды { $n } карту на выбор.
    [few] { $seat } берёт из колоды { $n } карты на выбор.
   *[many] { $seat } берёт из колоды { $n } карт на выбор.
}
event-reshuffled = Сброс перемешивают, и он становится новой колодой.
event-returned = { $n ->
    [one] { $seat } кладёт { $n } карту под колоду и берёт столько же новых.
    [few] { $seat } кладёт { $n } карты под колоду и берёт столько же новых.
   *[many] { $seat } кладёт { $n } карт под колоду и берёт столько же новых.
}
event-terrain = { $seat } помещает { $terrain_acc } на клетку { $place }.
event-turned = { $seat } переворачивает жетон на клетке { $place }.
event-activated = { $seat } активирует область бонусной карты на месте { $place }.
event-road = { $seat } выставляет дорогу на { $edge }.
event-built = { $seat } выставляет { $piece_acc } на клетку { $place }.
event-industry = { $seat } продвигает { $marker_acc } на деление { $space }.
event-food = { $seat } продвигает маркер еды на деление { $space }.
event-rabbit = { $seat } выставляет пряничного зайца на клетку { $place }.
event-prospered = { $seat } переходит на деление { $space } шкалы процветания «{ $track }».
event-first_there = { $seat } раньше всех доходит до конца шкалы процветания «{ $track }».
event-bonus = { $seat } получает бонус { $industry_gen }.
event-skill = { $seat } берёт жетон навыка «{ $skill }».
event-wonder = { $n ->
    [1] { $seat } получает первый символ чуда.
   *[other] { $seat } получает символ чуда, теперь их { $n }.
}
event-played = { $seat } разыгрывает карту «{ $card }».
event-employed = { $seat } трудоустраивает карту «{ $card }» в { $industry_acc }.
event-used = { $seat } использует область «{ $area }».
event-used_disc = { $seat } использует область «{ $area }», выложив свой диск действия.
event-copied = { $seat } копирует область «{ $area }».
event-free = { $free_id ->
    [build] { $seat } свободным действием покупает жетон местности или дорогу.
    [buy_card] { $seat } свободным действием покупает карту.
    [buy_basic] { $seat } свободным действием покупает базовый ресурс.
    [sell_basic] { $seat } свободным действием продаёт базовый ресурс.
    [trade_basic] { $seat } свободным действием меняет базовые ресурсы.
   *[other] { $seat } свободным действием меняет карту или диск на базовые ресурсы.
}
event-ability = { $seat } применяет свободное действие «{ $ability }».
event-flipped = { $seat } переворачивает жетон навыка «{ $skill }».
event-milestone = { $seat } берёт веху { $milestone }.
event-milestones_over = Взяты три вехи: остальные выбывают из игры.
event-turn = Ходит { $seat }.
event-ended = { $seat } заканчивает раунд.
event-help = { $seat } переходит в ячейку помощи { $cell }.
event-mio_moves = Мио переходит в ячейку помощи { $cell }.
event-round = Начинается раунд { $round }.
event-opens = Открывается область «{ $area }».
event-solo = Мио открывает карту { $solo }.
event-clean_up = Уборка: диски возвращаются в запас.
event-passed_on = Все передают оставшиеся карты налево.
event-game_over = Партия окончена.
event-skilled = { $seat } — опытный кондитер.
event-beloved = { $seat } — милостивый и обожаемый правитель Сладкоземья!
event-help_tile = Жетон «{ $tile }» ложится в ячейку помощи { $cell }.
event-milestone_laid = Выложена веха { $milestone }, сторона { $side_cap }.
event-scoring_laid = Выложен жетон подсчёта очков «{ $scoring }».
event-offered = Выложен улучшенный жетон навыка «{ $skill }».
event-first = { $seat } — первый игрок.
event-character = { $seat } выбирает персонажа по имени { $character }.
event-domain = { $seat } берёт { $domain }.

## Вопросы

ask-May = Хотите { $what_bare }?
ask-Choose = Выберите: { $what }.
ask-AnyOrder = В каком порядке? { $what_cap }.
ask-Upto = Сколько раз { $what_bare }?
ask-ChooseCharacter = Выберите персонажа.
ask-ChooseDomain = Выберите поле владений.
ask-ChooseHelp = Поставьте фишку помощи в свободную ячейку планшета помощи.
ask-MoveHelp = Переставьте фишку помощи в другую свободную ячейку.
ask-Choice = Используйте область действия, разыграйте карту, примените свойство жетона навыка или закончите раунд. Можно выполнять и свободные действия.
ask-Choice-acted = Действие выполнено. Можно ещё выполнить свободные действия, затем завершите ход.
ask-HandCost = { $n ->
    [one] Сбросьте { $n } карту, чтобы использовать область «{ $area }».
    [few] Сбросьте { $n } карты, чтобы использовать область «{ $area }».
   *[many] Сбросьте { $n } карт, чтобы использовать область «{ $area }».
}
ask-DiscardCards = { $n ->
    [one] Сбросьте { $n } карту.
    [few] Сбросьте { $n } карты.
   *[many] Сбросьте { $n } карт.
}
ask-DiscardCards-disc = Сбросьте карту или верните диск действия.
ask-PayBasic = { $n ->
    [one] Заплатите { $n } базовый ресурс: выберите какой.
    [few] Заплатите { $n } базовых ресурса: выберите какие.
   *[many] Заплатите { $n } базовых ресурсов: выберите какие.
}
ask-TakeBasic = { $n ->
    [one] Получите { $n } базовый ресурс: выберите какой.
    [few] Получите { $n } базовых ресурса: выберите какие.
   *[many] Получите { $n } базовых ресурсов: выберите какие.
}
ask-Raise = { $n ->
    [1] Увеличьте любое производство на 1.
    [one] Увеличьте любое производство на 1, и так { $n } раз.
    [few] Увеличьте любое производство на 1, и так { $n } раза.
   *[many] Увеличьте любое производство на 1, и так { $n } раз.
}
ask-PlaceTerrain = { $n ->
    [1] Поместите жетон местности.
   *[other] Поместите до { $n } жетонов местности.
}
ask-PlaceRoad = { $n ->
    [1] Выставьте дорогу.
   *[other] Выставьте до { $n } дорог.
}
ask-TurnToken = Переверните один свой жетон местности, лежащий лицевой стороной вверх.
ask-Build = { $n ->
    [1] Выставьте фишку собственности: выберите её, затем место.
   *[other] Выставьте до { $n } фишек собственности: выберите фишку, затем место.
}
ask-AdvanceIndustry = { $n ->
    [1] Продвиньтесь на { n-spaces } по шкале промышленности: повозкой или паровозом?
   *[other] Продвиньтесь по шкале промышленности, не дальше чем на { n-spaces }: повозкой или паровозом?
}
ask-AdvanceFood = { $n ->
    [1] Продвиньтесь на { n-spaces } по шкале еды.
   *[other] Продвиньтесь по шкале еды, не дальше чем на { n-spaces }.
}
ask-PlaceRabbit = { $n ->
    [1] Выставьте зайца на свою собственность.
   *[other] Выставьте до { $n } зайцев на свою собственность.
}
ask-AdvanceProsperity = { $color_id ->
    [any] { $n ->
        [1] Продвиньтесь на { n-spaces } по любой шкале процветания.
       *[other] Продвиньтесь по любым шкалам процветания, не дальше чем на { n-spaces }.
    }
   *[other] { $n ->
        [1] Продвиньтесь на { n-spaces } по одной из шкал процветания { $color_gen } цвета.
       *[other] Продвиньтесь по шкалам процветания { $color_gen } цвета, не дальше чем на { n-spaces }.
    }
}
ask-ChooseColor = Выберите один из цветов, в которых вы продвинулись меньше всего.
ask-ChooseColumn = Выберите промышленный бонус.
ask-TakeSkill = { $n ->
    [1] Возьмите жетон навыка.
    [one] Возьмите по очереди { $n } жетон навыка.
    [few] Возьмите по очереди { $n } жетона навыков.
   *[many] Возьмите по очереди { $n } жетонов навыков.
}
ask-Employ = { $card }: трудоустроить за 1 алмаз?
ask-Hire = { $n ->
    [1] Бесплатно трудоустройте работника из руки.
   *[other] Бесплатно трудоустройте до { $n } работников из руки.
}
ask-FirstWorkers = { $n ->
    [1] Бесплатно трудоустройте ещё одного работника.
    [one] Бесплатно трудоустройте { $n } работника.
    [few] Бесплатно трудоустройте { $n } работников.
   *[many] Бесплатно трудоустройте { $n } работников.
}
ask-PlayOne = Разыграть карту из руки?
ask-PlayFound = Бесплатно разыграйте одну из найденных карт.
ask-SearchDeck = { $n ->
    [one] Возьмите из колоды { $n } карту на выбор.
    [few] Возьмите из колоды { $n } карты на выбор.
   *[many] Возьмите из колоды { $n } карт на выбор.
}
ask-CopyArea = Какую область скопировать?
ask-KeepCard = Оставьте одну карту, остальные уйдут в сброс.
ask-PickCard = { $n ->
    [1] Это последняя карта: она остаётся вам.
    [one] Оставьте одну из { $n } карты, остальные уйдут соседу слева.
    [few] Оставьте одну из { $n } карт, остальные уйдут соседу слева.
   *[many] Оставьте одну из { $n } карт, остальные уйдут соседу слева.
}
ask-Rewards = Какой бонус применить первым?
ask-Bonuses = Какой промышленный бонус применить первым?

## Ходы: коротко, а что они дают, сказано рядом

move-use = { $cost_id ->
    [nothing] { $area }: сбросить { n-cards.acc }
   *[other] { $area }: сбросить { n-cards.acc }, потратить { $cost }
}
move-disc = { $cost_id ->
    [nothing] Область «{ $area }» своим диском
   *[other] Область «{ $area }» своим диском: потратить { $cost }
}
move-copy = { $cost_id ->
    [nothing] Скопировать область «{ $area }»
   *[other] Скопировать область «{ $area }», потратив { $cost }
}
move-play = { $cost_id ->
    [nothing] Бесплатно разыграть карту «{ $card }»
   *[other] Разыграть за { $cost }: { $card }
}
move-flip = Перевернуть жетон «{ $skill }»
move-free = { $free_id ->
    [build] Жетон или дорога за { $cost }
    [buy_card] Взять карту за { $cost }
    [buy_basic] Купить базовый ресурс за { $cost }
    [sell_basic] Продать базовый ресурс за 1 золото
    [trade_basic] Обменять { $cost } на один
   *[other] Обменять { $cost } на 2 базовых ресурса
}
move-act = Применить способность «{ $ability }»
move-milestone = Взять веху { $milestone } (10 очков в конце игры)
move-tower = Выставить часовую башню на клетку { $place }
move-end_round = Закончить раунд
move-end_turn = Завершить ход
move-discard = Сбросить карту «{ $card }»
move-return_disc = Вернуть диск действия
move-spend_diamond = Заплатить алмаз вместо карты
move-take = Получить { $what }
move-pay = Заплатить { $what }
move-raise = Увеличить производство { $kind_gen } на 1
move-place = Поместить { $terrain_acc } на клетку { $place }
move-place-symbol = Поместить { $terrain_acc } на клетку { $place }: { $what }
move-place-flip = Поместить и перевернуть { $terrain_acc } на клетке { $place }
move-road = Выставить дорогу на { $edge }
move-road-one = Перевернуть { $terrain_acc }: { $edge }
move-road-two = Перевернуть два жетона: { $edge }
move-turn = Перевернуть { $terrain_acc } на клетке { $place }
move-build = { $cost_id ->
    [nothing] { $piece_cap } бесплатно на клетку { $place }
   *[other] { $piece_cap } на клетку { $place } за { $cost }
}
move-rabbit = Выставить зайца на клетку { $place }
move-advance = { $what_id ->
    [nothing] { $marker_cap } на деление { $space }
   *[other] { $marker_cap } на деление { $space }: { $what }
}
move-advance-end = { $marker_cap } в конце шкалы: { $what }
caution-spaces = { $n ->
    [one] Пропадёт { $n } деление.
    [few] Пропадут { $n } деления.
   *[many] Пропадёт { $n } делений.
}
caution-rest = { $n ->
    [one] Пропадёт возможность сделать это ещё { $n } раз.
    [few] Пропадёт возможность сделать это ещё { $n } раза.
   *[many] Пропадёт возможность сделать это ещё { $n } раз.
}
caution-discs = { $n ->
    [one] Вернётся в запас { $n } неиспользованный диск действия.
    [few] Вернутся в запас { $n } неиспользованных диска действий.
   *[many] Вернутся в запас { $n } неиспользованных дисков действий.
}
caution-hand = { $n ->
    [one] Придётся сбросить с руки { $n } карту.
    [few] Придётся сбросить с руки { $n } карты.
   *[many] Придётся сбросить с руки { $n } карт.
}
caution-wood = { $n ->
    [one] Уйдёт { $n } дерево вместо пшеницы.
    [few] Уйдёт { $n } дерева вместо пшеницы.
   *[many] Уйдёт { $n } дерева вместо пшеницы.
}
move-prosper = { $what_id ->
    [nothing] Шкала «{ $track }», деление { $space }
   *[other] Шкала «{ $track }», деление { $space }: { $what }
}
move-prosper-last = { $what_id ->
    [nothing] Шкала «{ $track }», последнее деление за 1 алмаз
   *[other] Шкала «{ $track }», последнее деление за 1 алмаз: { $what }
}
move-color = { $color_id ->
    [orange] Оранжевый
    [green] Зелёный
   *[grey] Серый
}
move-stop = Этого достаточно
move-skill = Взять жетон «{ $skill }»
move-skill-enhanced = Взять жетон «{ $skill }» за 1 алмаз
move-column = { $n ->
    [0] Бонус { $industry_gen }
    [one] Бонус { $industry_gen } с { $n } работником
    [few] Бонус { $industry_gen } с { $n } работниками
   *[many] Бонус { $industry_gen } с { $n } работниками
}
move-employ = Трудоустроить в { $industry_acc } за 1 алмаз
move-hire = Трудоустроить: { $card } ({ $industry_short })
move-find = Взять карту «{ $card }»
move-keep = Оставить карту «{ $card }»
move-character = Выбрать персонажа: { $character }
move-domain = Взять { $domain }
move-help = Перейти в ячейку помощи { $cell }
move-first = Сначала { $what }
move-choose = { $what_cap }
move-more = { $what_cap }
move-yes = Да, { $what }
move-no = Нет
move-times = { $n ->
    [0] Ни разу
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}

chance-first_player = Первый игрок: { $seat }
chance-deal = Из колоды взята карта «{ $card }»
chance-lay_milestone = Веха { $milestone }, сторона { $side_cap }
chance-lay_scoring = Жетон подсчёта очков «{ $scoring }»
chance-lay_help = Жетон помощи «{ $tile }»
chance-offer = Улучшенный жетон навыка «{ $skill }»
chance-reveal = Карта Мио { $solo }

## Что выпало: вопросы при записи партии за настоящим столом

ask-FirstPlayer = Кто ходит первым?
ask-LayHelp = Какой жетон помощи ложится в ячейку помощи { $cell }?
ask-LayHelp-end = Какой жетон помощи конца раунда ложится в ячейку помощи { $cell }?
ask-LayMilestone = Какая веха выложена и какой стороной вверх?
ask-LayScoring = Какой жетон подсчёта очков выложен?
ask-LayOffer = Какой улучшенный жетон навыка выложен?
ask-DrawCard = Какую карту { $seat } берёт из колоды?
ask-DealPacket = Какую карту { $seat } получает для коллективного набора?
ask-RevealSolo = Какая карта Мио открывается?

## Отказы

no-adjacent-cell = Жетон местности помещают рядом со столицей или с вашим жетоном.
no-area-open = Эта область откроется в раунде { $round }.
no-area-space = Все ячейки этой области заняты до конца раунда.
no-basic-production = Здесь можно увеличить только производство пшеницы, дерева или железа.
no-card-here = Эту карту сейчас разыграть нельзя: выберите подходящую, за которую можете заплатить.
no-cards-for-area = { $n ->
    [one] Стоимость руки — { $n } карта. До 5-го раунда в руке должна остаться хотя бы одна карта; { you-can-discard }.
    [few] Стоимость руки — { $n } карты. До 5-го раунда в руке должна остаться хотя бы одна карта; { you-can-discard }.
   *[many] Стоимость руки — { $n } карт. До 5-го раунда в руке должна остаться хотя бы одна карта; { you-can-discard }.
}
you-can-discard = { $cards ->
    [0] сбросить вы не можете ни одной
   *[other] сбросить вы можете только { n-cards.acc }
}
no-cell-for-terrain = Сюда жетон поместить нельзя: выберите пустую клетку местности.
no-character-board = Этот планшет уже занят: выберите персонажа другого планшета.
no-column-of-mark = На карте нет знака этого столбца.
no-column-room = Этот столбец заполнен.
no-copy-of-this = Эту область скопировать нельзя: выберите область подходящей категории.
no-diamond-for-last = Последнее деление стоит алмаз, а у вас его нет.
no-diamond-for-skill = Улучшенный жетон стоит алмаз, а у вас его нет.
no-domain-board = Это поле уже занято: выберите другое.
no-edge-near = Дорога должна касаться столицы или вашей дороги.
no-edge-taken = Здесь уже есть дорога.
no-flip-property = У этого жетона нет свойства при переворачивании.
no-flip-twice = Этот жетон в этом раунде уже перевёрнут.
no-help-cell = Выберите другую свободную ячейку.
no-last-card = До 5-го раунда последняя карта должна остаться в руке.
no-mark = Трудоустроить можно только немедленную карту со знаком промышленности.
no-means-for-area = Вам сейчас нечем заплатить за эту область.
no-means-for-area-cost = Эта область стоит { $cost }, а заплатить вам нечем.
no-property-for-area = Сейчас вы не можете выставить и оплатить ни одной фишки собственности.
no-area-to-copy = После уплаты 4 золота вы не сможете оплатить ни одну область, которую можно скопировать.
no-means-for-card = Эта карта стоит { $cost }, а заплатить вам нечем.
no-means-for-flip = Вам нечем заплатить за свойство этого жетона.
no-means-for-free = Вам нечем заплатить за это свободное действие.
no-means-for-piece = Эта фишка стоит { $cost }, а заплатить вам нечем.
no-milestone = Условие этой вехи ещё не выполнено.
no-piece-left = Таких фишек у вас не осталось.
no-resource = Вам не хватает { $kind_gen }.
no-second-action = Основное действие этого хода уже выполнено: можно выполнить свободные действия или завершить ход.
no-site-for-rabbit = Зайца ставят на вашу собственность, на которой ещё нет зайца.
no-site-fresh = Этот жетон перевёрнут только что: строить на нём можно со следующего действия.
no-site-kind = Эту собственность можно выставить только на { $on_acc }.
no-site-taken = Здесь уже есть собственность.
no-site-unflipped = Собственность выставляют на перевёрнутые жетоны и столичные клетки.
no-skill-left = Жетонов этого типа не осталось.
no-skill-twice = Такой жетон у вас уже есть.
no-token-face-up = Здесь нет вашего жетона, лежащего лицевой стороной вверх.
no-tower-conditions = Условия вашей часовой башни ещё не выполнены.
no-tower-here = Часовую башню выставляют отдельным свободным действием.
no-tower-site = Для часовой башни нет места: нужен перевёрнутый жетон или столичная клетка.
no-track-full = Вы дошли до конца этой шкалы.
no-track-of-color = { $color_id ->
    [any] Выберите шкалу процветания.
   *[other] Выберите одну из шкал { $color_gen } цвета.
}
no-way-laboratory = Путь преграждает лаборатория.

## Подготовка

option-first = Первый игрок
    .hint = Кто начинает; первый игрок выбирает персонажа последним.
option-first-random = Случайный
option-first-0 = Игрок 1
option-first-1 = Игрок 2
option-first-2 = Игрок 3
option-first-3 = Игрок 4
option-turn_order = Порядок хода
    .hint = Вариант: со 2-го раунда ходят в том порядке, в каком закончили прошлый раунд.
option-turn_order-clockwise = По часовой стрелке
option-turn_order-ending = В порядке окончания раунда
option-draft = Коллективный набор карт
    .hint = Вариант: первые шесть карт выбирают, передавая по кругу.
option-draft-no = Нет
option-draft-yes = Да
option-enhanced = Улучшенные жетоны навыков
    .hint = Вариант: несколько сильных жетонов можно купить за алмаз.
option-enhanced-no = Нет
option-enhanced-yes = Да
option-domains = Поля владений
    .hint = Сторона A у всех одинакова и лучше подходит для первой партии.
option-domains-free = Все стороны
option-domains-A = Только сторона A
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
option-property_payment = Оплата нескольких фишек собственности
    .hint = Можно ли платить тем, что принесло место одной фишки, за следующую в том же действии.
option-property_payment-one_by_one = За каждую при выставлении
option-property_payment-from_start = Только тем, что было в начале действия
option-solo_enhanced = Улучшенные жетоны в одиночной игре
    .hint = На один больше, чем игроков, или столько же, сколько для двоих.
option-solo_enhanced-2 = Два
option-solo_enhanced-3 = Три
option-copied_prices = Цены скопированных областей
    .hint = Действуют ли при копировании скидка Наты и замена пшеницы деревом у Рикки.
option-copied_prices-changed = С изменениями персонажа
option-copied_prices-printed = Напечатанные
option-edition = Значения компонентов
    .hint = Карты работников и ещё 58 строк данных о компонентах придуманы нами, как и числа в 55 других: напечатанные значения не опубликованы. Значения своего экземпляра можно загрузить при запуске сервера: --edition ФАЙЛ.
    .loaded = Действуют значения загруженного файла. Чего в нём нет, то взято из нашего издания, где карты работников и многие другие значения придуманы нами: напечатанные не опубликованы.

order-end_turn = После вашего действия
    .hint = Спрашивать ли о конце хода, когда остались только свободные действия.
order-end_turn-ask = Всегда спрашивать
order-end_turn-auto = Завершать ход автоматически

## Набросок и ещё о рисунке

draw-mio-here = Здесь стоит Мио
draw-character = { $character }. { $what_cap }. Часовая башня. { $tower_cap }
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
sketch-legend = Ряды считают сверху, клетки слева; п пашня, л лес, ш шахта, м море, о особая местность, @ столица, # область бонусной карты (! активна); большая буква: жетон, * перевёрнут; ^ { $skill }, + { $diamond }, $ { $gold }, = { $card }; ~ порт; T палатка, H дом, B здание, L лаборатория, S магазин, C часовая башня, r заяц.
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
part-made = Производство указанного ресурса
part-field = Пашня
part-forest = Лес
part-mine = Шахта
part-sea = Море
part-special = Особая местность
part-capital = Столичная клетка
part-port = Порт
part-token = Жетон местности
part-border = Жетон вдоль границы поля владений
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
part-industry = Деление на шкале промышленности
part-food = Деление на шкале еды
part-prosper-orange = Деление на оранжевой шкале процветания
part-prosper-green = Деление на зелёной шкале процветания
part-prosper-grey = Деление на серой шкале процветания
part-prosper-any = Деление на любой шкале процветания
part-prosper-least = Деление на шкале того цвета, в котором вы продвинулись меньше всего
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
part-marker = Маркер ресурса на планшете персонажа
part-now = Сразу
part-moon = В конце каждого раунда
part-sun = В каждой фазе производства
part-free = Раз в раунд свободным действием
part-turn = При переворачивании; перевёрнутый жетон
part-whenever = Всякий раз; любое число раз
part-always = Всегда
part-best = Больше всего
part-low = Меньше всего
part-player = Базовая способность
part-lock = Закрыто, пока не выполнено условие
part-first = Первый игрок
part-hand = Карты в руке
part-drop = Сброс карт; стопка сброса
part-arrow = Заплатить и получить
part-shop_agri = { piece-shop_agri }
part-shop_forest = { piece-shop_forest }
part-shop_mining = { piece-shop_mining }
part-seat-0 = Фишка игрока на месте 1
part-seat-1 = Фишка игрока на месте 2
part-seat-2 = Фишка игрока на месте 3
part-seat-3 = Фишка игрока на месте 4

## Рисунок

draw-title = СладкоЗемье
draw-score = { $seat }: { n-points }.
draw-own-edition = Карты и многие значения придуманы нами.
draw-other-edition = Загружено издание «{ $edition }».
draw-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из 5
}
draw-turn = Ходит { $seat }
draw-all-choose = Все выбирают
draw-over = Партия окончена
draw-areas = Области действий
draw-help-board = Планшет помощи: жетоны действуют для игрока, чья фишка стоит под ними
draw-goals = Вехи, жетоны подсчёта очков, колода и сброс
draw-free-actions = Свободные действия
draw-hand = Рука
draw-area = { $area }: { $what }
draw-price = Стоимость: { $cost_nom }
draw-opens = С раунда { $round }
draw-full = Все ячейки заняты
draw-hand-cost = Стоимость руки: { n-cards }
draw-track = Шкала процветания «{ $track }» ({ $color }): вы на делении { $space } из { $last }, курс { $rate }
draw-place = { $site_cap }, место { $place }
draw-area-active = Активна: ещё одна карта в каждой фазе производства
draw-area-idle = Не активна: нужны жетон рядом с ней и дорога вдоль неё
draw-special = { $special_cap }
draw-token-flipped = Жетон перевёрнут
draw-token-up = Жетон лицевой стороной вверх
draw-symbol = Жетон здесь позволяет { $what }
draw-stands = { $piece_cap }
draw-has-rabbit = С зайцем
draw-port = Клетка с портом
draw-port-open = Открытый порт
draw-port-shut = Порт, ещё не соединён
draw-edge = Выставить дорогу на { $edge }
draw-road = Дорога
draw-player = { $seat }: { n-points }, в руке { n-cards }
draw-has = { units.nom }
draw-makes = Производство { $kind_gen } за раунд: { $n }
draw-count = { $count_cap }: { $n }
draw-sweets = Символы: { $sweets }
draw-ability-of = Базовая способность. { $what_cap }
draw-condition-of = Часовая башня. Её можно выставить, если { $what }
draw-property-of = Часовая башня. { $what_cap }
draw-piece = { $piece_cap } (осталось { $left })
draw-bonus = Бонус: { $what }
draw-column = Столбец { $column_gen }: работников { $n } из { $most }
draw-marker = { $space ->
    [-1] { $marker_cap }: рядом с планшетом
   *[other] { $marker_cap }: деление { $space } из { $last }
}
draw-skill = Жетон навыка (осталось { $left }). { $what_cap }
draw-own-skill = Жетон навыка. { $what_cap }
draw-tile = В каждой фазе производства: { $what }
draw-tile-end = В конце раунда: { $what }
draw-stands-here = Здесь стоит { $seat }
draw-milestone = Веха на 10 очков: { $what }
draw-scoring = Жетон подсчёта очков, 15 и 7 очков за 1-е и 2-е место: { $scoring }. У виртуального игрока { $n }
draw-solo = Карты Мио: { $cards }
draw-solo-card = { $solo }: диски Мио ложатся на области { $areas }
draw-deck = Колода: { n-cards }
draw-discard = Сброс: { n-cards }
draw-free = Свободное действие: за { $cost } { $what }
draw-own-free = { $what_cap }
draw-card = { card-head }. { $what_cap }. Трудоустроить нельзя
draw-card-worker = { card-head }. { $what_cap }. Трудовая способность: { $labour }
draw-card-end = { card-head }. В конце каждого раунда: { $what }
card-head = { $cost_id ->
    [nothing] { $card }, бесплатно
   *[other] { $card }, стоимость: { $cost_nom }
}
draw-first = { $seat } — первый игрок
draw-ended = { $seat }: раунд закончен
draw-hand-count = { $seat }: в руке { n-cards }
draw-played = { $cards ->
    [0] { $seat }, разыгранных карт нет
    [one] { $seat }, разыграна { $cards } карта
    [few] { $seat }, разыграно { $cards } карты
   *[many] { $seat }, разыграно { $cards } карт
}
draw-claimed = Взятая веха: 10 очков в конце игры
draw-milestones = { $n ->
    [one] Взята { $n } веха
    [few] Взято { $n } вехи
   *[many] Взято { $n } вех
}
region-land = Владения
region-hand = Рука
region-main = Главное поле
region-board = Планшет игрока
region-tokens = Жетоны навыков
region-characters = Персонажи
region-domains = Поля владений
region-prosperity = Процветание
region-tracks = Шкалы игрока
region-own = Жетоны и карты
region-goals = Помощь и вехи

## Урок

learn-title = Первый раунд
learn-about = Вы сыграете первый раунд одиночной игры: выберете персонажа, положите жетоны местности, построите дороги, разыграете и трудоустроите работника, проведёте повозку и закончите раунд.
learn-welcome = Добро пожаловать в Сладкоземье! За пять раундов решится, кто станет наследником. Первый сыграем вместе — в одиночной игре против Мио, который только занимает места на поле.
learn-character = За каждого из 14 персонажей играют по-своему. Для начала хороша Элина Макарон: у неё выше начальное производство. Выберите её.
learn-domain = Это земля, которую вы будете развивать. Сторона A одинакова на всех четырёх полях. Возьмите поле 1.
learn-help = Планшет помощи: жетоны над вашей фишкой действуют для вас — с солнцем в каждой фазе производства, с луной в конце раунда. Ячейка 1 даёт 5 золота и 3 дерева. Поставьте фишку туда.
learn-production = Производство прошло: сначала жетоны помощи, потом персонаж, потом четыре уровня производства. Числа рядом с ресурсами показывают, сколько вы получите за раунд.
learn-hand = И вы взяли шесть карт. Карты здесь — настоящие деньги: их разыгрывают или тратят на действия. До 5-го раунда последняя карта всегда должна оставаться в руке.
learn-mio = В свой ход вы выполняете одно основное действие, например в области действия. Первая её ячейка стоит 1 карту, вторая 2, третья 3. На некоторых первых ячейках уже лежат диски Мио, поэтому там сейчас нужны 2 карты.
learn-terrain = Начнём с земли: 2 карты и 6 пшеницы за три жетона местности. Нажмите «Местность».
learn-discard = Сбросьте две ненужные карты. До зайцев и собственности на шахтах далеко: пусть уходят Хлебосол «Пасти» и Чайный мастер.
learn-capital = Три короны — ваша столица. Жетоны кладут рядом со столицей или с вашими жетонами.
learn-mine = Сначала шахта: сюда, рядом с областью бонусной карты.
learn-field = Теперь пашня.
learn-forest = И лес. Пашни, леса, шахты и моря напечатаны на клетках, выбирать тип не приходится.
learn-free = Основное действие выполнено. До и после него можно выполнять свободные действия: покупать и менять ресурсы. Нам они не нужны, завершите ход. В одиночной игре сразу снова ходите вы.
learn-roads = Жетоны мало что дают, пока их не перевернёт дорога. Выберите «Дороги»: 2 карты и 6 дерева за три дороги.
learn-discard-again = Снова две карты: Живописец «Паточный» и Рудокоп «Савоярди».
learn-flip = Дороги выставляют на края клеток, начиная от столицы. Дорога на краю шахты сразу её переворачивает.
learn-choice = Перевёрнутый жетон даёт выбор: производство на будущие раунды или деление на шкале процветания, которое пригодится в конце. Для процветания ещё рано: увеличьте производство железа на 1.
learn-bonus-area = Рядом с областью бонусной карты уже лежит жетон. Дорога вдоль неё сделает её активной: одна карта сразу и ещё по одной в каждой фазе производства.
learn-forest-road = Последняя дорога переворачивает лес.
learn-prosperity = На этот раз выберите процветание: деление на зелёной шкале, за дороги или за собственность.
learn-rate = Каждое деление — это курс. В конце игры на него умножат вашу собственность. Продвиньтесь по шкале собственности.
learn-next = Завершите ход.
learn-play = Карты можно и разыгрывать. Рудокоп «Классика» стоит 3 золота и увеличивает производство железа на 2. Молния значит «сразу», а карты с луной приносят очки в конце каждого раунда.
learn-employ = Карту со знаком можно за алмаз трудоустроить. Теперь каждый бонус горнодобывающей промышленности даст ещё и то, что указано в нижней строке карты. Трудоустройте рудокопа.
learn-industry = Ещё одно действие: железо ведёт повозку. «Промышленность» стоит 1 карту и 3 железа за два деления.
learn-last-card = Осталось две карты: одна — цена, другая должна остаться. Оставьте Банкира.
learn-cart = На каждом делении повозка получает оранжевый бонус. Шестерёнки — промышленные очки: в конце каждого раунда вы получаете все пройденные. Продвиньтесь на два деления.
learn-end = Осталась одна карта, платить картами больше нельзя. Закончите раунд: сейчас посчитают города, промышленные очки и всё, на чём есть луна.
learn-move-help = Фишка помощи должна перейти в другую ячейку, а Мио займёт оставленную. Ячейка 4 даёт карту каждый раунд, а в конце раунда — очко за каждую разыгранную карту.
learn-round-two = Раунд 2: вы снова всё получили и взяли карты, и открылись ещё две области.
learn-properties = Дальше стройте собственность на перевёрнутых жетонах и в столице: три фишки трёх разных типов рядом — это город. Сначала идут нижние ряды.
learn-ports = И помните о четырёх портах: их открывает цепочка жетонов от столицы. Без открытых портов в конце вы потеряете 40 очков, со всеми четырьмя получите 10.
learn-more = Это был первый раунд. Продолжайте сами или начните новую партию. Всё на столе расскажет о себе, если навести указатель или коснуться.
planning-title = Планировать и набирать очки
planning-about = Три хода последнего раунда: вы откроете порты, доведёте шкалу процветания до конца и узнаете, чего ещё стоит карта. Вместе почти 40 очков.
planning-welcome = Раунд 5, последний. Вы — Сена Лукум, и если подсчитать всё сейчас, у вас 122 очка. Производства больше не будет: всё, что есть, должно стать очками в этом раунде. В списке очков видно, откуда они берутся. Ищите то, что пока ниже нуля.
planning-rates = Процветание — это количество, умноженное на курс. На шкале местности ваш курс — одна вторая: 17 жетонов приносят 8 очков. Шкала трудоустроенных работников пройдена до конца, по 4 очка за каждого. Поднимать стоит тот курс, который умножает многое.
planning-ports = А вот и дыра: порты. Портовых клеток во владениях четыре. С двумя открытыми портами вы теряете 10 очков, с четырьмя получаете 10. Порт открыт, когда цепочка жетонов местности соединяет его со столицей, а до обоих недостающих рукой подать.
planning-use = Хватит трёх жетонов: одного для верхнего порта, двух для нижнего. Область «Местность» стоит 6 пшеницы и 2 карты. За это 20 очков: выбирайте её.
planning-discard = Какими картами расплатиться? Теми, что приносят одни ресурсы или очки в следующих раундах: этих раундов уже не будет. Железо Мастера слоёв пропадёт, а Летописец считает перевёрнутые жетоны леса, которых у вас почти нет. Сбросьте обоих.
planning-first = Первый порт: это море примыкает к вашим жетонам. Положите жетон.
planning-chain = До второго порта не хватает одной клетки. Положите сначала лес, чтобы цепочка не прерывалась, а потом сам порт.
planning-gained = 22 очка за ход: 20 за порты и 2 за три новых жетона на шкале местности. Всегда ищите то, что отнимает очки: превратить потерю в прибыль — двойная выгода. Завершите ход.
planning-value = Теперь золото. В конце пять золота — это 1 очко, и алмаз — 1 очко. Поэтому о каждой цене спрашивайте: сколько это в очках? 9 золота — неполных 2 очка.
planning-patron = Меценат «Апельсиновая цедра» продвигает на два деления по любым шкалам процветания. Два деления по шкале местности — это уже 1 очко за жетон вместо половины, а жетонов у вас 20. Разыграйте карту.
planning-step = Шагните на четвёртое деление шкалы местности. Его бонус — ещё один жетон местности.
planning-gift = Положите его сюда. Подошла бы и любая другая клетка рядом с вашей землёй: учитывается каждый жетон.
planning-end-of-track = Теперь последнее деление. Оно стоит 1 алмаз, то есть 1 очко, зато курс удвоится: 21 жетон — 21 очко. К тому же первому, кто дошёл до конца, полагается больше.
planning-three = Ещё три жетона местности, по 1 очку каждый. Теперь, когда курс поднят, каждый новый жетон — целое очко.
planning-tower = Часовая башня Сены добавляет 2 очка за каждую разыгранную карту. Знайте своего персонажа: у другого та же карта стоила бы меньше. Завершите ход.
planning-cheap = Значит, даже бесполезная карта — это 2 очка, лишь бы она стоила меньше. Повар «Лаймовый» стоит 2 пшеницы, а пшеница в конце ничего не стоит. Разыграйте его.
planning-food = Два деления по шкале еды. Одно из них даёт карту, а карта — это снова 2 очка.
planning-close = Завершите ход. Доиграть этот раунд вы сможете сами.
planning-sum = Три хода, и сумма выросла почти на 40 очков: порты, процветание местности и две карты.
planning-round = На всю партию: в раундах 1 и 2 — производство, с раунда 3 — шкала процветания того, чего у вас много, порты и города — не позже раунда 4. Выберите немного шкал и доведите их до конца.
planning-mistakes = Частые ошибки: по делению на каждой шкале вместо многих на одной; закрытые порты; лишние ресурсы и карты в конце; и позднее трудоустройство, когда работники почти не успевают потрудиться.

## Карты работников

card-unseen = карта
    .hidden = yes

## The gallery

gallery-cards = Карты работников
gallery-characters = Персонажи
gallery-areas = Области действий
gallery-free = Свободные действия
gallery-skills = Жетоны навыков
gallery-enhanced = Улучшенные жетоны навыков
gallery-help = Жетоны помощи
gallery-milestones = Вехи
gallery-scoring = Жетоны подсчёта очков
gallery-special = Особая местность
gallery-domains = Поля
gallery-mio = Карты Мио
example-SL-3-5-1 = Повозка прошла три символа. Промышленных очков в конце раунда: { $points }.
example-SL-3-8-1 = Четыре города в конце раунда. Городских очков: { $points }.
example-SL-4-6-19 = Повозка на последнем делении продвигается ещё раз: { n-points }.
example-SL-4-6-24 = Все зайцы уже выставлены, а полагается ещё один: { n-points }.
example-SL-4-9-3 = Повозка и паровоз вместе. Промышленных очков: { $points }.
example-SL-4-10-6 = Веха в конце игры: { n-points }.
example-prosper-rabbit = Маркер показывает курс для ваших четырёх зайцев: { n-points }.
example-prosper-ip = Маркер показывает курс для промышленных очков, остаток пропадает: { n-points }.
example-SL-4-13-2 = Городские очки в конце игры: { n-points }.
example-set-rabbit = Все палатки и три зайца: { n-points }.
example-set-cp = Все дома, и за каждое городское очко — победное: { n-points }.
example-set-ip = Все здания, и за каждое промышленное очко — победное: { n-points }.
example-SL-4-13-4 = Оставшиеся золото и алмазы: { n-points }.
example-SL-4-13-5 = Открытых портов: { $ports }. { n-points }.
example-place-first = У вас { $mine }, у другого игрока { $other }, у виртуального { $virtual }: первое место, { n-points }.
example-place-second = У вас { $mine }, у другого игрока { $other }, у виртуального { $virtual }: второе место, { n-points }.
example-place-level = У вас и у виртуального игрока по { $mine }: вы делите первое место, { n-points }.

## Ошибки: что не так с позицией или файлом значений

phrase-one-to-n-of-names = от 1 до { $n } из { $names }
phrase-id-name-which-means-something-else = id { $name }, который значит другое
phrase-a-name-of-its-own = имя, не занятое ничем другим
phrase-names-round-end-cards-none = { $names }; у карт для конца раунда: none
phrase-steps-since-the-card-has-a-mark = шаги, раз у карты есть знак промышленности
phrase-none-since-the-card-has-no-mark = ничего, раз у карты нет знака промышленности
phrase-name-twice-first-as-where = дважды { $name }, первый раз: { $where }
phrase-every-id-once = каждый id один раз
phrase-fewer-than-4-cards-for-name = меньше 4 карт отрасли { $name }
phrase-4-or-more-or-no-pair-of-workers-could-be-employed-in-round-1 = 4 или больше: иначе в раунде 1 нельзя было бы трудоустроить пару работников
phrase-cards-that-have-one = только карты, у которых есть это поле
phrase-no-card-that-is-played-no-area = шаги, в которых не разыгрывают карту и не используют область
phrase-only-in-action-areas = только в областях действий
phrase-card-kind-round-end-on-an-immediate-card = card_kind round_end на немедленной карте
phrase-spaces-in-rising-order-each-once = деления по возрастанию, каждое один раз
phrase-a-numerator-and-a-denominator-that-is-not-0 = числитель и знаменатель, не равный 0
phrase-n-letters-out-of-names = буквы из { $names }, всего { $n }
phrase-n-different-cells = разные клетки, всего { $n }
phrase-at-most-one-symbol-on-a-cell = не больше одного символа на клетке
phrase-n-rates-one-for-the-start-and-one-for-each-space = курсы: для начала и для каждого деления, всего { $n }
phrase-n-rising-spaces-before-the-last-one = деления перед последним, по возрастанию, всего { $n }
phrase-none-the-tower-of-this-character-gives-no-table = ничего: башня этого персонажа не даёт таблицы
phrase-n-cells-name = клеток { $name }: { $n }
phrase-cells-for-tokens-at-the-border = клетки для жетонов вдоль границы
phrase-cells-for-tokens = клетки для жетонов
phrase-spaces-up-to-n-the-length-of-the-track = деления не дальше { $n }: такова длина шкалы
phrase-n-as-the-cells-say = { $n }, как следует из ячеек
phrase-at-most-n-as-there-are-tiles = не больше { $n }: столько есть жетонов
phrase-at-least-one-card = хотя бы одна карта
phrase-cards-without-a-search = карты без поиска в колоде
phrase-only-while-the-deck-is-searched = только во время поиска в колоде
phrase-too-few-tiles = слишком мало жетонов
phrase-a-full-help-board = заполненный планшет помощи
phrase-n-revealed = открыто { $n }
phrase-one-of-each-deck-in-every-round = по одной из каждой колоды в каждом раунде
phrase-up-to-n-enhanced-tokens = улучшенные жетоны навыков, не больше { $n }
phrase-none-in-the-solo-game = ничего в игре в одиночку
phrase-each-tile-once = каждый жетон один раз
phrase-each-board-once = каждый планшет один раз
phrase-each-character-board-once = каждый планшет персонажа один раз
phrase-pieces-on-names = фишки на { $names }
phrase-one-on-a-cell = по одной на ячейку
phrase-n-enhanced-tokens = улучшенные жетоны навыков: { $n }
phrase-those-of-the-variant = столько, сколько в этом варианте
phrase-n-claimed = получено { $n }
phrase-each-once-n-in-all = каждая один раз, всего { $n }
phrase-n-on-offer = предложено { $n }
phrase-n-in-the-game = в партии { $n }
phrase-others-than-lie-on-the-domains = не те, что лежат на полях владений
phrase-exactly-those = только те, что там лежат
phrase-one-twice = одна дважды
phrase-each-once-with-this-option = каждая один раз при этой настройке
phrase-no-more-than-there-are-spaces = не больше, чем ячеек
phrase-cards-of-another-deck = карты другой колоды
phrase-cards-of-this-deck-in-order = карты этой колоды по порядку
phrase-the-whole-deck-it-is-not-used = вся колода: она не используется
phrase-a-normal-and-a-round-end-tile = обычный жетон и жетон конца раунда
phrase-two-normal-tiles = два обычных жетона
phrase-no-more-than-there-are-cards-in-hand = не больше, чем карт в руке
phrase-as-many-as-there-are = столько, сколько есть
phrase-name-with-names = { $name } с { $names }
phrase-where-cards-of-other-hands-really-are = те руки, где эти карты на самом деле
phrase-skill-tokens-that-the-player-owns = жетоны навыков, которые есть у игрока
phrase-those-of-others = действия другого персонажа
phrase-free-actions-of-the-character-each-once = свободные действия персонажа, каждое один раз
phrase-one-on-a-piece = по одному на фишку
phrase-a-kind-where-the-special-cell-has-a-token = вид там, где на особой клетке лежит жетон
phrase-edges-of-cells = края клеток
phrase-flipped-tokens = перевёрнутые жетоны
phrase-a-token = жетон
phrase-none-where-there-is-no-cell = ничего там, где нет клетки
phrase-a-piece = фишка
phrase-on-flipped-tokens-and-capital-cells = только на перевёрнутых жетонах и столичных клетках
phrase-workers-of-this-industry = работники этой отрасли
phrase-a-list-of-steps = список шагов эффекта
phrase-steps-nested-too-deep = шаги со слишком глубокой вложенностью
phrase-n-levels = уровней вложенности не больше { $n }
phrase-for-name-names = для { $name }: { $names }
phrase-nothing-to-name = для { $name } ничего не указано
phrase-a-list-of-counts-with-min = список подсчётов с min
phrase-once-beside-exactly-one-search-without-per-and-if = один раз, при ровно одном search, без per и if
phrase-no-other-word = ничего больше
phrase-one-of-them = одно из них
phrase-a-count-with-min = подсчёт с min
phrase-amounts-by-names = количества по { $names }
phrase-nothing-to-pay = платить нечего
phrase-two-or-more-lists-of-steps = два списка шагов или больше
phrase-a-list-with-items-of-names = список ({ $items }) из { $names }
phrase-words = слова
phrase-one-word = одно слово
phrase-two-words = два слова
phrase-only-with-it = только с ним
phrase-a-set-up-of-players-in-play = подготовка игроков, которые уже играют
phrase-choices-before-their-time = преждевременный выбор
phrase-a-draw-for-the-first-player = жребий, который определяет первого игрока
phrase-other-choices = другой выбор
phrase-a-round-before-the-set-up-was-done = раунд до конца подготовки
phrase-packets-without-a-draft = пачки карт без коллективного набора
phrase-name-in-the-production-phase = { $name } в фазе производства
phrase-a-turn-in-the-production-phase = ход в фазе производства
phrase-the-next-round-before-clean-up = следующий раунд до уборки
phrase-a-clean-up-before-its-time = преждевременная уборка
phrase-other-simultaneous-decisions = другие одновременные решения
phrase-answers-without-a-question = ответы без вопроса
phrase-answers-that-are-no-moves = ответы, которые не ходы
phrase-packets-of-different-sizes = пачки карт разного размера
phrase-another-draft = другой коллективный набор карт
phrase-none-in-the-middle-of-a-game = в середине партии шагов нет
phrase-a-set-up-that-has-begun = начатая подготовка
phrase-a-set-up-with-choices-made = подготовка со сделанным выбором
phrase-n-missing-and-not-as-many-name = не хватает { $n }, а шагов { $name } другое число
phrase-choices-of-seat-n-that-do-not-fit = неподходящий выбор места { $n }
phrase-no-character-for-seat-n = нет персонажа у места { $n }
phrase-another-deal-of-packets = другая раздача пачек карт
phrase-an-action-phase-out-of-place = фаза действий не на своём месте
phrase-players-who-have-ended-the-round-in-the-production-phase = игроки, закончившие раунд, в фазе производства
phrase-more-than-a-round-name = кроме раунда, ещё и { $name }
phrase-no-action-phase-though-not-all-have-ended-the-round = нет фазы действий, хотя раунд закончили не все
phrase-a-turn-of-seat-n-who-has-ended-the-round = ход места { $n }, которое закончило раунд
phrase-a-turn-of-seat-n-who-has-not-ended-the-round = ход места { $n }, которое не закончило раунд
phrase-workers-for-another-character = Workers для другого персонажа
phrase-a-hand-cost-without-an-area = стоимость руки без области
phrase-two-areas-at-once = две области сразу
phrase-name-of-seat-n = { $name } места { $n }
phrase-name-without-a-turn = { $name } без хода
phrase-name-at-the-top = { $name } на самом верху списка шагов
phrase-name-below-the-top = { $name } не на самом верху списка шагов
phrase-build-must-after-a-property = Build.must после собственности
phrase-name-that-waits = { $name } в ожидании
phrase-steps-of-the-round-end-out-of-order = шаги конца раунда не по порядку
phrase-an-area-that-cannot-be-paid = область, за которую нечем заплатить
phrase-name-with-a-card-that-is-not-there = { $name } с картой, которой нет
phrase-facedown-of-a-token-that-is-not-owned = FaceDown жетона, которого у игрока нет
phrase-a-hand-cost-that-cannot-be-paid = стоимость руки, которую нечем заплатить
phrase-toweractive-without-a-tower = TowerActive без башни
phrase-areaeffect-without-effect = AreaEffect без эффекта
phrase-no-min = нет min

reason-have-kind = { $how ->
    [more] больше { $kind_gen }: +{ $n }
    [denied] у игрока { $name } меньше { $kind_gen }: −{ $n }
   *[kept] бережёт запас { $kind_gen }: { $n }
}
reason-cards = { $how ->
    [more] даёт карты: +{ $n }
    [denied] у игрока { $name } меньше карт: −{ $n }
   *[kept] бережёт карты: { $n }
}
reason-ports = { $how ->
    [more] даёт открытые порты: +{ $n }
    [denied] у игрока { $name } меньше открытых портов: −{ $n }
   *[kept] бережёт открытые порты: { $n }
}
reason-rabbits = { $how ->
    [more] даёт зайцев: +{ $n }
    [denied] у игрока { $name } меньше зайцев: −{ $n }
   *[kept] бережёт зайцев: { $n }
}
reason-roads = { $how ->
    [more] даёт дороги: +{ $n }
    [denied] у игрока { $name } меньше дорог: −{ $n }
   *[kept] бережёт дороги: { $n }
}
reason-employed = { $how ->
    [more] трудоустраивает работников: +{ $n }
    [denied] у игрока { $name } меньше трудоустроенных работников: −{ $n }
   *[kept] сохраняет трудоустроенных работников: { $n }
}
reason-milestones = { $how ->
    [more] даёт вехи: +{ $n }
    [denied] у игрока { $name } меньше вех: −{ $n }
   *[kept] бережёт вехи: { $n }
}
reason-made-kind = { $how ->
    [more] увеличивает производство { $kind_gen }: +{ $n }
    [denied] игрок { $name } производит меньше { $kind_gen }
   *[kept] сохраняет производство { $kind_gen }: { $n }
}
reason-placed-kind = { $how ->
    [more] выставляет собственность: { $kind }
    [denied] у игрока { $name } меньше собственности: { $kind }
   *[kept] выставленная собственность, { $kind }: { $n }
}
reason-cities = { $how ->
    [more] увеличивает города: +{ $n }
    [denied] города игрока { $name } меньше
   *[kept] города продолжают расти
}

## Parts of a position

position-round = Раунд
position-first = Первый игрок
position-turn = Чей ход
position-acted = Основное действие выполнено
position-order = Порядок хода
position-ended = Закончили раунд
position-discs = Диски действий в областях
position-offer = Доступные улучшенные жетоны навыков
position-milestones = Доступные вехи
position-scoring = Жетоны подсчёта очков
position-help_board = Планшет помощи
position-mio = Ячейка помощи Мио
position-solo = Колоды одиночной игры
position-taken = Полученные бонусы процветания
position-specials = Доступные особые жетоны
position-under = Карты под колодой
position-discard = Сброс
position-known = Известные карты на руках
position-hints = Что все знают о руке
position-packets = Пачка карт коллективного набора
position-character = Персонаж
position-side = Поле владений
position-help = Ячейка помощи
position-have = Ресурсы
position-makes = Производство
position-hand = Рука
position-played = Разыгранные карты
position-columns = Карты в столбцах
position-tokens = Жетоны местности
position-special = Особый жетон
position-roads = Дороги
position-pieces = Собственность на поле владений
position-rabbits = Зайцы
position-areas = Активные области бонусной карты
position-food = Шкала еды
position-cart = Повозка на шкале промышленности
position-locomotive = Паровоз на шкале промышленности
position-prosper = Шкалы процветания
position-skills = Жетоны навыков
position-down = Жетоны навыков лицевой стороной вниз
position-acts = Применённые способности
position-wonder = Символы чуда
position-discount = Скидка на собственность
position-markers = Маркеры ресурсов
position-claimed = Взятые вехи
position-round_ip = Промышленные очки этого раунда
position-fresh = Жетоны, перевёрнутые этим действием
position-found = Только что найденные карты
field-owner = Кто их знает
field-cards = Карты
field-counts = Сколько где лежит
place-deck_a = Колода A
place-deck_b = Колода B
place-packet = { $seat }: пачка коллективного набора
turned-up = лицевой стороной вверх
turned-flipped = перевёрнут
