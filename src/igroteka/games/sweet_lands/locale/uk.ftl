# Sweet Lands українською.
# Форми: .gen — родовий відмінок, .acc — знахідний, .ins — орудний, .prep — місцевий,
# .each — після «за», .few — після чисел 2–4, .one — після числа 1.

title = Солодкі землі
tagline = Перетворіть свої володіння на найсолодший край королівства
about = Цукровий король шукає спадкоємця. За п’ять раундів ви вкриєте свої володіння нивами, лісами, шахтами й морями, прокладете дороги та збудуєте солодкі міста, проведете віз і паровоз шкалою промисловості, привабите пряникових зайців і наймете працівників. За все платять картами, і кожна карта — вибір: розіграти її чи витратити. Багато надрукованих значень не опубліковано: карти працівників і ще 58 рядків даних про компоненти вигадали ми, а ще в 55 рядках числа наші.
    .loaded = Цукровий король шукає спадкоємця. За п’ять раундів ви вкриєте свої володіння нивами, лісами, шахтами й морями, прокладете дороги та збудуєте солодкі міста, проведете віз і паровоз шкалою промисловості, привабите пряникових зайців і наймете працівників. За все платять картами, і кожна карта — вибір: розіграти її чи витратити. У партії діють значення завантаженого видання; чого в ньому немає, те взято з нашого, де карти працівників і багато інших значень вигадали ми.
minutes = 120 хвилин
weight = складна

## Слова

kind-gold = золото
    .gen = золота
kind-wheat = пшениця
    .gen = пшениці
kind-wood = деревина
    .gen = деревини
kind-iron = залізо
    .gen = заліза
kind-basic = базові ресурси
    .gen = базових ресурсів
kind-diamond = алмази
    .gen = алмазів
kind-disc = диски дій
    .gen = дисків дій
kind-card = карти
    .gen = карт
kind-card_or_disc = карти або диски
    .gen = карт або дисків
kind-vp = переможні очки
    .gen = переможних очок
kind-cp = міські очки
    .gen = міських очок
kind-ip = промислові очки
    .gen = промислових очок
kind-any = будь-яке
    .gen = будь-якого
kind-any_basic = будь-яке базове
    .gen = будь-якого базового
kind-field = нива
    .gen = ниви
kind-forest = ліс
    .gen = лісу
kind-mine = шахта
    .gen = шахти
kind-sea = море
    .gen = моря
kind-special = особлива місцевість
    .gen = особливої місцевості
kind-capital = столична клітинка
    .gen = столичної клітинки
kind-cake = торт
    .gen = торта
kind-pie = пиріг
    .gen = пирога
kind-tiramisu = тірамісу
    .gen = тірамісу
kind-brownie = брауні
    .gen = брауні
kind-macaron = макарон
    .gen = макарона
kind-wagashi = вагасі
    .gen = вагасі
kind-tent = намет
    .gen = намету
    .many = наметів
    .each = кожен намет
    .few = намети
kind-house = дім
    .gen = дому
    .many = домів
    .each = кожен дім
    .few = доми
kind-building = будівля
    .gen = будівлі
    .many = будівель
    .each = кожну будівлю
    .few = будівлі
kind-lab = лабораторія
    .gen = лабораторії
    .many = лабораторій
    .each = кожну лабораторію
    .few = лабораторії
kind-shop = крамниця
    .gen = крамниці
    .many = крамниць
    .each = кожну крамницю
    .few = крамниці
kind-tower = годинникова вежа
    .gen = годинникової вежі
    .many = годинникових веж
    .each = годинникову вежу
    .few = годинникові вежі
kind-rabbit = заєць
    .gen = зайця
kind-min_basic = найменше базове виробництво
    .gen = найменшого базового виробництва
kind-max_basic = найбільше базове виробництво
    .gen = найбільшого базового виробництва
kind-immediate = негайна карта
    .gen = негайних карт
    .acc = негайну карту
    .few = негайні карти
kind-round_end = карта кінця раунду
    .gen = карт кінця раунду
    .acc = карту кінця раунду
    .few = карти кінця раунду

sweet-cake = торт
    .gen = торта
sweet-pie = пиріг
    .gen = пирога
sweet-tiramisu = тірамісу
    .gen = тірамісу
sweet-brownie = брауні
    .gen = брауні
sweet-macaron = макарон
    .gen = макарона
sweet-wagashi = вагасі
    .gen = вагасі

site-field = нива
site-forest = ліс
site-mine = шахта
site-sea = море
site-special = особлива місцевість
site-capital = столична клітинка
site-bonus = область бонусної карти
on-field = жетон ниви
    .acc = жетон ниви
    .prep = жетоні ниви
    .preps = жетонах ниви
on-forest = жетон лісу
    .acc = жетон лісу
    .prep = жетоні лісу
    .preps = жетонах лісу
on-mine = жетон шахти
    .acc = жетон шахти
    .prep = жетоні шахти
    .preps = жетонах шахти
on-sea = жетон моря
    .acc = жетон моря
    .prep = жетоні моря
    .preps = жетонах моря
on-special = особливий жетон
    .acc = особливий жетон
    .prep = особливому жетоні
    .preps = особливих жетонах
on-capital = столична клітинка
    .acc = столичну клітинку
    .prep = столичній клітинці
    .preps = столичних клітинках
other-field = нива
    .gen = ниви
other-forest = ліс
    .gen = лісу
other-mine = шахта
    .gen = шахти
other-sea = море
    .gen = моря
other-special = особлива місцевість
    .gen = особливої місцевості
terrain-field = нива
    .acc = ниву
terrain-forest = ліс
    .acc = ліс
terrain-mine = шахта
    .acc = шахту
terrain-sea = море
    .acc = море
terrain-sp_prosper = святкова площа
    .acc = святкову площу
terrain-sp_industry = депо
    .acc = депо
terrain-sp_terrain = урожайний луг
    .acc = урожайний луг
terrain-sp_road = перехрестя
    .acc = перехрестя
terrain-sp_gold = золоте джерело
    .acc = золоте джерело
terrain-sp_diamond = кришталевий грот
    .acc = кришталевий грот
special-sp_prosper = святкова площа
special-sp_industry = депо
special-sp_terrain = урожайний луг
special-sp_road = перехрестя
special-sp_gold = золоте джерело
special-sp_diamond = кришталевий грот

piece-tent = намет
    .acc = намет
piece-house = дім
    .acc = дім
piece-building = будівля
    .acc = будівлю
piece-lab = лабораторія
    .acc = лабораторію
piece-shop_agri = сільська крамниця
    .acc = сільську крамницю
piece-shop_forest = лісова крамниця
    .acc = лісову крамницю
piece-shop_mining = гірнича крамниця
    .acc = гірничу крамницю
piece-tower = годинникова вежа
    .acc = годинникову вежу
feature-lab = лабораторія
    .with = з лабораторією
feature-tower = годинникова вежа
    .with = з годинниковою вежею
feature-rabbit = заєць
    .with = із зайцем

color-orange = помаранчева
    .gen = помаранчевого
color-green = зелена
    .gen = зеленого
color-grey = сіра
    .gen = сірого
color-any = будь-яка
    .gen = будь-якого
color-least = найменш просунута
    .gen = найменш просунутого
color-agri = сільськогосподарська
    .gen = сільського господарства
color-forest = лісова
    .gen = лісової промисловості
color-mining = гірнича
    .gen = гірничої промисловості
column-agri = сільське господарство
    .gen = сільського господарства
column-forest = лісова промисловість
    .gen = лісової промисловості
column-mining = гірнича промисловість
    .gen = гірничої промисловості
mark-agri = сільське господарство
    .gen = сільського господарства
mark-forest = лісова промисловість
    .gen = лісової промисловості
mark-mining = гірнича промисловість
    .gen = гірничої промисловості
mark-marked = будь-яка промисловість
    .gen = будь-якої промисловості
track-terrain = місцевість
track-rabbit = зайці
track-road = дороги
track-property = власність
track-employed = працівники
track-ip = промислові очки
marker-cart = віз
    .acc = воза
marker-locomotive = паровоз
    .acc = паровоз
marker-food = маркер їжі
    .acc = маркер їжі

area-terrain_3 = Місцевість
area-food_2 = Їжа
area-rabbit_1 = Заєць
area-road_3 = Дороги
area-property_2 = Власність
area-industry_2 = Промисловість
area-prosper_2 = Процвітання
area-disc_1 = Диск
area-diamond_1 = Алмаз
area-cards_2 = Карти
area-gold_6 = Золото
area-terrain_road_3 = Освоєння
area-food_3 = Бенкет
area-industry_3 = Магістраль
area-rabbit_2 = Зайці
area-property_3 = Квартал
area-copy_basic = Копія
area-gold_8 = Більше золота
area-copy_basic_additional = Будь-яка копія
area-cards_2_extra = Ще карти
action-industry = області промисловості
action-rabbit = області зайців
action-terrain = області місцевості
action-road = області доріг
action-food = області їжі
action-property = області власності

character-bastet = Бастет Бісквіт
character-nata = Ната Паштел
character-solby = Солбі Шоколад
character-rikka = Рікка Ягода
character-che = Че Лотос
character-elise = Еліс Чайна Троянда
character-elsa = Ельза Скір
character-elina = Еліна Макарон
character-sena = Сена Лукум
character-carmen = Кармен Мед
character-sakura = Сакура Моті
character-gretel = Гретель Штоллен
character-jasmine = Жасмін Мей
character-laila = Лайла Корал

domain-1A = поле 1 (сторона A)
domain-1B = поле 1 (сторона B)
domain-2A = поле 2 (сторона A)
domain-2B = поле 2 (сторона B)
domain-3A = поле 3 (сторона A)
domain-3B = поле 3 (сторона B)
domain-4A = поле 4 (сторона A)
domain-4B = поле 4 (сторона B)

skill-skill_orange = Помаранчевий злет
skill-skill_green = Зелений злет
skill-skill_grey = Сірий злет
skill-skill_columns = Повний штат
skill-skill_food = Частування
skill-skill_ip = Майстер цеху
skill-skill_basic = Комора
skill-skill_diamond = Гранувальник
skill-skill_gold = Скарбник
skill-skill_on_property = Зодчий
skill-skill_on_rabbit = Друг зайців
skill-skill_on_bonus = Промисловець
skill-enh_city = Мер
skill-enh_port = Доглядач порту
skill-enh_sweet = Гурман
skill-enh_industry = Залізничник
skill-enh_rabbit = Заячий пастух
skill-enh_gold = Монетний двір
skill-enh_land = Землемір
skill-enh_cards = Спритник
skill-enh_gold_vp = Банкір
skill-enh_brownie = Любитель брауні
skill-enh_columns = Роботодавець
skill-enh_play_vp = Покровитель
skill-enh_road_cost = Шляховик
skill-enh_terrain_cost = Землевласник

tile-help_gold = золото
tile-help_wheat = пшениця
tile-help_wood = деревина
tile-help_iron = залізо
tile-help_diamond = алмаз
tile-help_card = карта
tile-help_terrain = розміщення місцевості
tile-help_road = дорога
tile-help_industry = промисловість
tile-help_food = їжа
tile-help_gold_production = виробництво золота
tile-help_basic_production = базове виробництво
tile-help_prosper = процвітання
tile-help_mixed = різні товари
tile-help_vp = переможні очки
tile-help_end_city = міста
tile-help_end_played = розіграні карти
tile-help_end_terrain = місцевість
tile-help_end_port = порти
tile-help_end_production = виробництво

scoring-score_terrain = найбільше жетонів місцевості одного типу
scoring-score_production = найбільше базове виробництво
scoring-score_employed = найбільше працевлаштованих працівників
scoring-score_border = найбільше жетонів уздовж межі поля володінь

sort-cake = карта із символом торта
    .acc = карту із символом торта
    .few = карти із символом торта
    .gen = карт із символом торта
sort-pie = карта із символом пирога
    .acc = карту із символом пирога
    .few = карти із символом пирога
    .gen = карт із символом пирога
sort-tiramisu = карта із символом тірамісу
    .acc = карту із символом тірамісу
    .few = карти із символом тірамісу
    .gen = карт із символом тірамісу
sort-brownie = карта із символом брауні
    .acc = карту із символом брауні
    .few = карти із символом брауні
    .gen = карт із символом брауні
sort-macaron = карта із символом макарона
    .acc = карту із символом макарона
    .few = карти із символом макарона
    .gen = карт із символом макарона
sort-wagashi = карта із символом вагасі
    .acc = карту із символом вагасі
    .few = карти із символом вагасі
    .gen = карт із символом вагасі
sort-round_end = карта кінця раунду
    .acc = карту кінця раунду
    .few = карти кінця раунду
    .gen = карт кінця раунду
sort-immediate = негайна карта
    .acc = негайну карту
    .few = негайні карти
    .gen = негайних карт
sort-any = карта
    .acc = карту
    .few = карти
    .gen = карт
sort-basic = базова область
    .acc = базову область
    .few = базові області
    .gen = базових областей
sort-basic-additional = базова або додаткова область
    .acc = базову або додаткову область
    .few = базові або додаткові області
    .gen = базових або додаткових областей

## Кількості

units = { $kind_id ->
    [gold] { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
    [wheat] { $n ->
        [one] { $n } пшеницю
        [few] { $n } пшениці
       *[many] { $n } пшениці
    }
    [wood] { $n ->
        [one] { $n } деревину
        [few] { $n } деревини
       *[many] { $n } деревини
    }
    [iron] { $n ->
        [one] { $n } залізо
        [few] { $n } заліза
       *[many] { $n } заліза
    }
    [basic] { $n ->
        [1] будь-який базовий ресурс
        [one] { $n } будь-який базовий ресурс
        [few] { $n } будь-які базові ресурси
       *[many] { $n } будь-яких базових ресурсів
    }
    [diamond] { $n ->
        [one] { $n } алмаз
        [few] { $n } алмази
       *[many] { $n } алмазів
    }
    [disc] { $n ->
        [one] { $n } диск дії
        [few] { $n } диски дій
       *[many] { $n } дисків дій
    }
    [card] { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
    [card_or_disc] { $n ->
        [1] карту або диск дії
        [one] { $n } карту або диск дії
        [few] { $n } карти або диски дій
       *[many] { $n } карт або дисків дій
    }
    [vp] { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
       *[many] { $n } переможних очок
    }
    [cp] { $n ->
        [one] { $n } міське очко
        [few] { $n } міські очки
       *[many] { $n } міських очок
    }
    [ip] { $n ->
        [one] { $n } промислове очко
        [few] { $n } промислові очки
       *[many] { $n } промислових очок
    }
   *[other] { $n } × { $kind }
}
    .nom = { $kind_id ->
        [wheat] { $n ->
            [one] { $n } пшениця
            [few] { $n } пшениці
           *[many] { $n } пшениці
        }
        [wood] { $n ->
            [one] { $n } деревина
            [few] { $n } деревини
           *[many] { $n } деревини
        }
        [card] { $n ->
            [one] { $n } карта
            [few] { $n } карти
           *[many] { $n } карт
        }
       *[other] { units }
    }
effect-amounts = { $b_id ->
    [list] { $a }, { $b }
   *[other] { $a } та { $b }
}
    .nom = { $b_id ->
        [list] { $a_nom }, { $b_nom }
       *[other] { $a_nom } та { $b_nom }
    }
    .id = list
level = { $kind_id ->
    [any] будь-яке виробництво на { $n }
    [any_basic] будь-яке базове виробництво на { $n }
   *[other] виробництво { $kind_gen } на { $n }
}
number = { $n }
numbers = { $rest_id ->
    [list] { $n }, { $rest }
   *[other] { $n } або { $rest }
}
    .id = list
n-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
    .acc = { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
       *[many] { $cards } карт
    }

## Що роблять ефекти: в інфінітиві, щоб пасували і до кнопок, і до речень
# .id каже, як текст складено: «list» містить своє «і», «pay» — те, що віддають за решту, «gain» і «raise» — одне «отримати» чи «збільшити»,
# «each» — «отримати» за кожне з чогось. .tail — те саме без дієслова: «отримати бонус та 1 залізо», а не «та отримати 1 залізо».

effect-and = { $b_id ->
    [and] { $a }, { $b }
    [gains] { $a_id ->
        [gain] { $a }, { $b_tail }
       *[other] { $a }, { $b }
    }
    [list] { $a }, а також { $b }
    [gain] { $a_id ->
        [gain] { $a } та { $b_tail }
        [list] { $a }, а також { $b }
       *[other] { $a } та { $b }
    }
    [each] { $a_id ->
        [gain] { $a } та ще { $b_tail }
        [list] { $a }, а також { $b }
       *[other] { $a } та { $b }
    }
    [raise] { $a_id ->
        [raise] { $a } та { $b_tail }
        [list] { $a }, а також { $b }
       *[other] { $a } та { $b }
    }
   *[other] { $a_id ->
        [list] { $a }, а також { $b }
       *[other] { $a } та { $b }
    }
}
    .tail = { $a_tail } та { $b_tail }
    .id = { $a_id ->
        [gain] { $b_id ->
            [gain] gains
           *[other] and
        }
       *[other] and
    }
effect-then = { $a_id ->
    [pay] { $a }, щоб { $b }
   *[other] { $a }, а потім { $b }
}
    .id = list
effect-or = { $b_id ->
    [or] { $a }, { $b }
   *[other] { $a } або { $b }
}
    .id = or
effect-may = за бажання { $what }
    .bare = { $what }
    .id = list
effect-upto = скільки завгодно разів { $what }
    .bare = { $what }
    .id = list
effect-per = { $each ->
    [1] { $what } за { $count_each }
    [one] { $what } за кожні { $each } { $count_one }
    [few] { $what } за кожні { $each } { $count_few }
   *[many] { $what } за кожні { $each } { $count }
}
    .tail = { $each ->
        [1] { $what_tail } за { $count_each }
        [one] { $what_tail } за кожні { $each } { $count_one }
        [few] { $what_tail } за кожні { $each } { $count_few }
       *[many] { $what_tail } за кожні { $each } { $count }
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
    [one] { $what } за кожні { $each } { $count_one } ({ n-times-most })
    [few] { $what } за кожні { $each } { $count_few } ({ n-times-most })
   *[many] { $what } за кожні { $each } { $count } ({ n-times-most })
}
    .tail = { $each ->
        [1] { $what_tail } за { $count_each } ({ n-times-most })
        [one] { $what_tail } за кожні { $each } { $count_one } ({ n-times-most })
        [few] { $what_tail } за кожні { $each } { $count_few } ({ n-times-most })
       *[many] { $what_tail } за кожні { $each } { $count } ({ n-times-most })
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
    [one] щонайбільше { $most } раз
    [few] щонайбільше { $most } рази
   *[many] щонайбільше { $most } разів
}
effect-if = { $what }, якщо { $condition }
    .id = list
effect-if-and = { $b_id ->
    [and] { $a }, { $b }
    [have] { $a_id ->
        [have] { $a } та { $b_bare }
       *[other] { $a } та { $b }
    }
   *[other] { $a } та { $b }
}
    .id = and
if-at-least = { $count_id ->
    [food] ви просунулися шкалою їжі щонайменше на { n-spaces-least }
    [industry] ваш віз або паровоз просунувся щонайменше на { n-spaces-least }
    [prosper] ви просунулися шкалами процвітання щонайменше на { n-spaces-least }
    [best] ви просунулися шкалами процвітання одного кольору щонайменше на { n-spaces-least }
    [least] ви просунулися шкалами процвітання кожного кольору щонайменше на { n-spaces-least }
    [level] { $count_level } щонайменше { $least }
    [crossed] ваші віз і паровоз перетнули щонайменше { $least } { $least ->
        [one] символ промислових очок
        [few] символи промислових очок
       *[many] символів промислових очок
    }
    [round_ip] наприкінці цього раунду ви отримали щонайменше { $least } { $least ->
        [one] промислове очко
        [few] промислові очки
       *[many] промислових очок
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
    [one] щонайменше { $least } { $count_one }
    [few] щонайменше { $least } { $count_few }
   *[many] щонайменше { $least } { $count }
}
n-spaces-least = { $least ->
    [one] { $least } поділку
    [few] { $least } поділки
   *[many] { $least } поділок
}
effect-ladder = { $count_id ->
    [food] отримати { n-points-ladder }, якщо ви просунулися шкалою їжі щонайменше на { $rungs } поділок
    [crossed] отримати { n-points-ladder }, якщо ваші віз і паровоз перетнули не менше { $rungs } символів промислових очок
    [round_ip] отримати { n-points-ladder }, якщо наприкінці цього раунду ви отримали не менше { $rungs } промислових очок
   *[other] отримати { n-points-ladder }, якщо у вас не менше { $rungs } { $count }
}
n-points-ladder = { $n ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}
effect-gain = отримати { $what }
    .tail = { $what }
    .id = { $what_id ->
        [list] list
       *[other] gain
    }
effect-pay = витратити { $what }
    .id = pay
pay-card = { $n ->
    [one] скинути { $n } карту
    [few] скинути { $n } карти
   *[many] скинути { $n } карт
}
    .id = pay
pay-card_or_disc = { $n ->
    [1] скинути карту або повернути диск дії
    [one] скинути чи повернути { $n } карту або диск дії
    [few] скинути чи повернути { $n } карти або диски дій
   *[many] скинути чи повернути { $n } карт або дисків дій
}
    .id = pay
effect-pay-and = { $a } та { $b }
    .id = pay
cost-nothing = безплатно
    .nom = безплатно
    .id = nothing
effect-produce = збільшити { $what }
    .tail = { $what }
    .id = { $what_id ->
        [list] list
       *[other] raise
    }
effect-terrain = { $n ->
    [1] розмістити 1 жетон місцевості
   *[other] розмістити до { $n } жетонів місцевості
}
effect-terrain-anywhere = { $n ->
    [1] розмістити 1 жетон місцевості на будь-якій вільній клітинці
   *[other] розмістити до { $n } жетонів місцевості на будь-яких вільних клітинках
}
effect-road = { $n ->
    [1] виставити 1 дорогу
   *[other] виставити до { $n } доріг
}
effect-property = { $n ->
    [1] виставити 1 фішку власності за її вартість
   *[other] виставити до { $n } фішок власності за їхню вартість
}
effect-property-less = { $n ->
    [1] виставити 1 фішку власності, заплативши на { less-wood } менше
   *[other] виставити до { $n } фішок власності, заплативши за кожну на { less-wood } менше
}
    .id = list
less-wood = { $less ->
    [one] { $less } деревину
    [few] { $less } деревини
   *[many] { $less } деревини
}
effect-property-on = виставити 1 фішку власності на { $on_acc } за її вартість
effect-property-less-on = виставити 1 фішку власності на { $on_acc }, заплативши на { less-wood } менше
    .id = list
effect-property-free-on = безплатно виставити 1 фішку власності на { $on_acc }
effect-property-free = { $n ->
    [1] безплатно виставити 1 фішку власності
   *[other] безплатно виставити до { $n } фішок власності
}
effect-industry = просунутися на { n-spaces } шкалою промисловості
effect-food = просунутися на { n-spaces } шкалою їжі
n-spaces = { $n ->
    [one] { $n } поділку
    [few] { $n } поділки
   *[many] { $n } поділок
}
effect-rabbit = { $n ->
    [1] виставити 1 зайця
   *[other] виставити до { $n } зайців
}
effect-prosper = { $color_id ->
    [any] { $n ->
        [1] просунутися на { n-spaces } будь-якою шкалою процвітання
       *[other] просунутися на { n-spaces } будь-якими шкалами процвітання
    }
    [least] просунутися на { n-spaces } шкалами процвітання того кольору, в якому ви просунулися найменше
   *[other] { $n ->
        [1] просунутися на { n-spaces } шкалою процвітання { $color_gen } кольору
       *[other] просунутися на { n-spaces } шкалами процвітання { $color_gen } кольору
    }
}
    .id = { $color_id ->
        [least] list
       *[other] one
    }
effect-draw = { $n ->
    [one] взяти { $n } карту
    [few] взяти { $n } карти
   *[many] взяти { $n } карт
}
effect-discard = { $n ->
    [one] скинути { $n } карту
    [few] скинути { $n } карти
   *[many] скинути { $n } карт
}
effect-search = { $n ->
    [one] взяти з колоди { $n } { $sort_acc } на вибір
    [few] взяти з колоди { $n } { $sort_few } на вибір
   *[many] взяти з колоди { $n } { $sort_gen } на вибір
}
effect-search-play = { $n ->
    [one] взяти з колоди { $n } { $sort_acc } на вибір і безплатно розіграти
    [few] взяти з колоди { $n } { $sort_few } на вибір і одну з них безплатно розіграти
   *[many] взяти з колоди { $n } { $sort_gen } на вибір і одну з них безплатно розіграти
}
effect-play = { $less ->
    [0] розіграти { $sort_acc }
   *[other] розіграти { $sort_acc }, заплативши на { $less } золота менше
}
    .id = list
effect-play-free = безплатно розіграти { $sort_acc }
effect-skill = { $n ->
    [one] взяти { $n } жетон навички
    [few] взяти { $n } жетони навичок
   *[many] взяти { $n } жетонів навичок
}
effect-bonus = { $color_id ->
    [any] { $n ->
        [1] отримати будь-який промисловий бонус
        [one] отримати { $n } будь-який промисловий бонус
        [few] отримати { $n } будь-які промислові бонуси
       *[many] отримати { $n } будь-яких промислових бонусів
    }
   *[other] { $n ->
        [1] отримати бонус { $color_gen }
        [2] двічі отримати бонус { $color_gen }
        [one] { $n } раз отримати бонус { $color_gen }
        [few] { $n } рази отримати бонус { $color_gen }
       *[many] { $n } разів отримати бонус { $color_gen }
    }
}
    .tail = { $color_id ->
        [any] будь-який промисловий бонус
       *[other] бонус { $color_gen }
    }
    .id = { $n ->
        [1] gain
       *[other] one
    }
effect-flip = { $n ->
    [one] перевернути { $n } свій жетон місцевості
    [few] перевернути { $n } свої жетони місцевості
   *[many] перевернути { $n } своїх жетонів місцевості
}
effect-employ = { $n ->
    [one] безплатно працевлаштувати { $n } працівника з руки
    [few] безплатно працевлаштувати { $n } працівників з руки
   *[many] безплатно працевлаштувати { $n } працівників з руки
}
effect-wonder = отримати символ дива
effect-locomotive = виставити паровоз на шкалу
effect-discount = { $n ->
    [one] платити за будь-яку власність на { $n } деревину менше
    [few] платити за будь-яку власність на { $n } деревини менше
   *[many] платити за будь-яку власність на { $n } деревини менше
}
effect-marker = { $n ->
    [one] покласти { $n } маркер ресурсу на планшет персонажа
    [few] покласти { $n } маркери ресурсів на планшет персонажа
   *[many] покласти { $n } маркерів ресурсів на планшет персонажа
}
effect-copy = скопіювати { $sort_acc }, сплативши її вартість
    .id = list
effect-nothing = без бонусу
    .id = nothing

count-sweet = символів { $kind_gen }
    .each = кожен символ { $kind_gen }
    .few = символи { $kind_gen }
    .one = символ { $kind_gen }
count-sweet_best = символів солодощів, яких у вас найбільше
    .each = кожен символ солодощів, яких у вас найбільше
    .few = символи солодощів, яких у вас найбільше
    .one = символ солодощів, яких у вас найбільше
count-terrain = жетонів місцевості
    .each = кожен жетон місцевості
    .few = жетони місцевості
    .one = жетон місцевості
count-terrain-kind = жетонів { $kind_gen }
    .each = кожен жетон { $kind_gen }
    .few = жетони { $kind_gen }
    .one = жетон { $kind_gen }
count-terrain-two = жетонів { $kind_gen } і { $other_gen }
    .each = кожен жетон { $kind_gen } або { $other_gen }
    .few = жетони { $kind_gen } і { $other_gen }
    .one = жетон { $kind_gen } або { $other_gen }
count-terrain-two-flipped = перевернутих жетонів { $kind_gen } і { $other_gen }
    .each = кожен перевернутий жетон { $kind_gen } або { $other_gen }
    .few = перевернуті жетони { $kind_gen } і { $other_gen }
    .one = перевернутий жетон { $kind_gen } або { $other_gen }
count-terrain-flipped = перевернутих жетонів { $kind_gen }
    .each = кожен перевернутий жетон { $kind_gen }
    .few = перевернуті жетони { $kind_gen }
    .one = перевернутий жетон { $kind_gen }
count-terrain-turned = перевернутих жетонів місцевості
    .each = кожен перевернутий жетон місцевості
    .few = перевернуті жетони місцевості
    .one = перевернутий жетон місцевості
count-terrain_best = жетонів місцевості переважного типу
    .each = кожен жетон місцевості переважного типу
    .few = жетони місцевості переважного типу
    .one = жетон місцевості переважного типу
count-terrain_border = жетонів уздовж межі поля володінь
    .each = кожен жетон уздовж межі поля володінь
    .few = жетони вздовж межі поля володінь
    .one = жетон уздовж межі поля володінь
count-road = доріг
    .each = кожну дорогу
    .few = дороги
    .one = дорога
count-property = фішок власності
    .each = кожну фішку власності
    .few = фішки власності
    .one = фішка власності
count-property-kind = { $kind_many }
    .each = { $kind_each }
    .few = { $kind_few }
    .one = { $kind }
count-property-on = фішок власності на { $on_preps }
    .each = кожну фішку власності на { $on_prep }
    .few = фішки власності на { $on_preps }
    .one = фішка власності на { $on_prep }
count-property-kind-on = { $kind_many } на { $on_preps }
    .each = { $kind_each } на { $on_prep }
    .few = { $kind_few } на { $on_preps }
    .one = { $kind } на { $on_prep }
count-rabbit = зайців на полі володінь
    .each = кожного зайця на полі володінь
    .few = зайці на полі володінь
    .one = заєць на полі володінь
count-city = міст
    .each = кожне місто
    .few = міста
    .one = місто
count-city-with = міст { $feature_with }
    .each = кожне місто { $feature_with }
    .few = міста { $feature_with }
    .one = місто { $feature_with }
count-port = відкритих портів
    .each = кожен відкритий порт
    .few = відкриті порти
    .one = відкритий порт
count-played = розіграних карт
    .each = кожну розіграну карту
    .few = розіграні карти
    .one = розіграна карта
count-played-kind = розіграних { $kind_gen }
    .each = кожну розіграну { $kind_acc }
    .few = розіграні { $kind_few }
    .one = розіграна { $kind }
count-played-mark = розіграних карт зі знаком { $mark_gen }
    .each = кожну розіграну карту зі знаком { $mark_gen }
    .few = розіграні карти зі знаком { $mark_gen }
    .one = розіграна карта зі знаком { $mark_gen }
count-played-marked = розіграних карт зі знаком промисловості
    .each = кожну розіграну карту зі знаком промисловості
    .few = розіграні карти зі знаком промисловості
    .one = розіграна карта зі знаком промисловості
count-employed = працевлаштованих працівників
    .each = кожного працевлаштованого працівника
    .few = працевлаштовані працівники
    .one = працевлаштований працівник
count-employed-column = працівників у стовпці { $column_gen }
    .each = кожного працівника у стовпці { $column_gen }
    .few = працівники у стовпці { $column_gen }
    .one = працівник у стовпці { $column_gen }
count-employed_sets = працівників у кожному з трьох стовпців
    .each = кожен набір працівників у всіх трьох стовпцях
    .few = працівники в кожному з трьох стовпців
    .one = працівник у кожному з трьох стовпців
count-hand = карт у руці
    .each = кожну карту в руці
    .few = карти в руці
    .one = карта в руці
count-food = пройдених поділок шкали їжі
    .each = кожну пройдену поділку шкали їжі
    .few = пройдені поділки шкали їжі
    .one = пройдена поділка шкали їжі
    .id = food
count-industry = поділок шкали промисловості, які пройшла передня фішка
    .each = кожну поділку шкали промисловості, яку пройшла передня фішка
    .few = поділки шкали промисловості, які пройшла передня фішка
    .one = поділка шкали промисловості, яку пройшла передня фішка
    .id = industry
count-prosper = пройдених поділок шкал процвітання
    .each = кожну пройдену поділку шкал процвітання
    .few = пройдені поділки шкал процвітання
    .one = пройдена поділка шкал процвітання
    .id = prosper
count-prosper_best_color = поділок шкал процвітання того кольору, в якому ви просунулися найбільше
    .each = кожну поділку шкал процвітання того кольору, в якому ви просунулися найбільше
    .few = поділки шкал процвітання того кольору, в якому ви просунулися найбільше
    .one = поділка шкал процвітання того кольору, в якому ви просунулися найбільше
    .id = best
count-prosper_least_color = поділок шкал процвітання того кольору, в якому ви просунулися найменше
    .each = кожну поділку шкал процвітання того кольору, в якому ви просунулися найменше
    .few = поділки шкал процвітання того кольору, в якому ви просунулися найменше
    .one = поділка шкал процвітання того кольору, в якому ви просунулися найменше
    .id = least
count-production = { $kind_id ->
    [min_basic] одиниць найменшого базового виробництва
    [max_basic] одиниць найбільшого базового виробництва
   *[other] одиниць виробництва { $kind_gen }
}
    .each = { $kind_id ->
        [min_basic] кожну одиницю найменшого базового виробництва
        [max_basic] кожну одиницю найбільшого базового виробництва
       *[other] кожну одиницю виробництва { $kind_gen }
    }
    .few = { $kind_id ->
        [min_basic] одиниці найменшого базового виробництва
        [max_basic] одиниці найбільшого базового виробництва
       *[other] одиниці виробництва { $kind_gen }
    }
    .one = { $kind_id ->
        [min_basic] одиниця найменшого базового виробництва
        [max_basic] одиниця найбільшого базового виробництва
       *[other] одиниця виробництва { $kind_gen }
    }
    .level = { $kind_id ->
        [min_basic] ваше найменше базове виробництво —
        [max_basic] ваше найбільше базове виробництво —
       *[other] ваше виробництво { $kind_gen } —
    }
    .id = level
count-ip_symbol = символів промислових очок, які перетнули ваші фішки
    .each = кожен символ промислових очок, який перетнули ваші фішки
    .few = символи промислових очок, які перетнули ваші фішки
    .one = символ промислових очок, який перетнули ваші фішки
    .id = crossed
count-round_ip = промислових очок, отриманих наприкінці цього раунду
    .each = кожне промислове очко, отримане наприкінці цього раунду
    .few = промислові очки, отримані наприкінці цього раунду
    .one = промислове очко, отримане наприкінці цього раунду
    .id = round_ip
count-ip = промислових очок
    .each = кожне промислове очко
    .few = промислові очки
    .one = промислове очко
count-cp = міських очок
    .each = кожне міське очко
    .few = міські очки
    .one = міське очко
count-vp = переможних очок
    .each = кожне переможне очко
    .few = переможні очки
    .one = переможне очко
count-wonder = символів див
    .each = кожен символ дива
    .few = символи дива
    .one = символ дива
count-marker = маркерів ресурсів на планшеті персонажа
    .each = кожен маркер ресурсу на планшеті персонажа
    .few = маркери ресурсів на планшеті персонажа
    .one = маркер ресурсу на планшеті персонажа
count-skill = жетонів навичок
    .each = кожен жетон навички
    .few = жетони навичок
    .one = жетон навички
count-diamond = алмазів
    .each = кожен алмаз
    .few = алмази
    .one = алмаз
count-gold = золота
    .each = кожну одиницю золота
    .few = золота
    .one = золото
count-shop = крамниць
    .each = кожну крамницю
    .few = крамниці
    .one = крамниця
count-tower = годинникових веж
    .each = годинникову вежу
    .few = годинникові вежі
    .one = годинникова вежа

ability-list = { $a }; { $b }
ability-none = підвищене початкове виробництво
ability-immediate = одразу: { $what }
ability-round_end = наприкінці кожного раунду: { $what }
ability-production = у кожній фазі виробництва: { $what }
ability-free = раз на раунд вільною дією: { $what }
ability-flip = під час перевертання: { $what_bare }
ability-when = щоразу, коли { $event }: { $what }
ability-act = { $what }
ability-act-once = раз на раунд: { $what }
ability-round_1_draw = { $draw ->
    [one] у 1-му раунді взяти на { $draw } карту більше й безплатно працевлаштувати { n-workers }
    [few] у 1-му раунді взяти на { $draw } карти більше й безплатно працевлаштувати { n-workers }
   *[many] у 1-му раунді взяти на { $draw } карт більше й безплатно працевлаштувати { n-workers }
}
n-workers = { $employ ->
    [one] { $employ } працівника
    [few] { $employ } працівників
   *[many] { $employ } працівників
}
when-play_card = ви розігруєте карту
when-place_property = ви виставляєте власність
when-place_rabbit = ви виставляєте зайця
when-industry_bonus = ви отримуєте промисловий бонус
when-gold_production_up = ваше виробництво золота зростає на 1
when-diamond_as_card = ви платите алмазом замість карти
rule-area_cost_add = { $action } коштують на { $n ->
    [one] { $n } залізо
    [few] { $n } заліза
   *[many] { $n } заліза
} менше
rule-area_cost_set = область «{ $area }» коштує лише { $cost }
rule-substitute = в областях зайців деревина може замінити пшеницю
rule-city_same_type = будь-яка група щонайменше з трьох фішок власності — місто
rule-tower_is_city = група з вежею — місто будь-якого розміру
rule-city_table = власна таблиця міських очок
rule-terrain_anywhere = жетони місцевості можна розміщувати не по сусідству
rule-sweets = додатковий символ { $sweet_gen }
rule-sweets-all = по одному додатковому символу кожного виду солодощів
rule-diamond_as_card = алмази можуть замінювати карти у вартості руки
rule-skill_double = замість одного жетона навички ви берете два
rule-brownie_discount_all = знижка за брауні діє на всі карти
rule-column_limit = межа промислових стовпців більша на { $n }

## Назви ходів і здібностей

industry-agri = сільське господарство
    .gen = сільського господарства
    .acc = сільське господарство
industry-forest = лісова промисловість
    .gen = лісової промисловості
    .acc = лісову промисловість
industry-mining = гірнича промисловість
    .gen = гірничої промисловості
    .acc = гірничу промисловість
ability-bastet_free = Дорога Бастет
ability-solby_wheat = Пшениця Солбі
ability-solby_road = Дорога Солбі
ability-solby_prosper = Процвітання Солбі
ability-che_flip = Перевертання Че
ability-sakura_disc = Диск Сакури
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

item-vp = Переможні очки за партію
item-prosper_terrain = Процвітання: місцевість
item-prosper_rabbit = Процвітання: зайці
item-prosper_road = Процвітання: дороги
item-prosper_property = Процвітання: власність
item-prosper_employed = Процвітання: працівники
item-prosper_ip = Процвітання: промисловість
item-city = Міські очки
item-sets = Повні набори
item-gold = Золото, що лишилося
item-diamonds = Алмази, що лишилися
item-ports = Порти
item-milestones = Віхи
item-scoring = Жетони підрахунку очок

## Що відбувається

event-gained = { $seat } отримує { units }.
event-paid = { $kind_id ->
    [disc] { $seat } повертає до запасу { units }.
   *[other] { $seat } витрачає { units }.
}
event-raised = { $seat } збільшує виробництво { $kind_gen } на { $n }.
event-locomotive = { $seat } виставляє паровоз на шкалу.
event-discarded = { $seat } скидає карту: { $card }.
event-drew = { $card_hidden ->
    [yes] { $seat } бере карту з колоди.
   *[other] { $seat } бере з колоди карту: { $card }.
}
event-found = { $card_hidden ->
    [yes] { $seat } знаходить карту в колоді.
   *[other] { $seat } знаходить у колоді карту: { $card }.
}
event-searched = { $n ->
    [one] { $seat } бере з колоди { $n } карту на вибір.
    [few] { $seat } бере з колоди { $n } карти на вибір.
   *[many] { $seat } бере з колоди { $n } карт на вибір.
}
event-reshuffled = Зі скиду замішано нову колоду.
event-returned = { $n ->
    [one] { $seat } кладе { $n } карту під колоду й бере стільки ж нових.
    [few] { $seat } кладе { $n } карти під колоду й бере стільки ж нових.
   *[many] { $seat } кладе { $n } карт під колоду й бере стільки ж нових.
}
event-terrain = { $seat } розміщує { $terrain_acc } на клітинці { $place }.
event-turned = { $seat } перевертає жетон на клітинці { $place }.
event-activated = { $seat } активує область бонусної карти на місці { $place }.
event-road = { $seat } виставляє дорогу на { $edge }.
event-built = { $seat } виставляє { $piece_acc } на клітинку { $place }.
event-industry = { $seat } просуває { $marker_acc } на поділку { $space }.
event-food = { $seat } просуває маркер їжі на поділку { $space }.
event-rabbit = { $seat } виставляє пряникового зайця на клітинку { $place }.
event-prospered = { $seat } переходить на поділку { $space } шкали процвітання «{ $track }».
event-first_there = { $seat } раніше за всіх доходить до кінця шкали процвітання «{ $track }».
event-bonus = { $seat } отримує бонус { $industry_gen }.
event-skill = { $seat } бере жетон навички «{ $skill }».
event-wonder = { $n ->
    [1] { $seat } отримує перший символ дива.
   *[other] { $seat } отримує символ дива, тепер їх { $n }.
}
event-played = { $seat } розігрує карту: { $card }.
event-employed = { $seat } працевлаштовує працівника: { $card } ({ $industry }).
event-used = { $seat } використовує область «{ $area }».
event-used_disc = { $seat } використовує область «{ $area }», виклавши свій диск дії.
event-copied = { $seat } копіює область «{ $area }».
event-free = { $free_id ->
    [build] { $seat } вільною дією купує жетон місцевості або дорогу.
    [buy_card] { $seat } вільною дією купує карту.
    [buy_basic] { $seat } вільною дією купує базовий ресурс.
    [sell_basic] { $seat } вільною дією продає базовий ресурс.
    [trade_basic] { $seat } вільною дією міняє базові ресурси.
   *[other] { $seat } вільною дією міняє карту або диск на базові ресурси.
}
event-ability = { $seat } застосовує вільну дію «{ $ability }».
event-flipped = { $seat } перевертає жетон навички «{ $skill }».
event-milestone = { $seat } бере віху { $milestone }.
event-milestones_over = Узято три віхи: решта вибуває з гри.
event-turn = Ходить { $seat }.
event-ended = { $seat } закінчує раунд.
event-help = { $seat } переходить у комірку допомоги { $cell }.
event-mio_moves = Міо переходить у комірку допомоги { $cell }.
event-round = Починається раунд { $round }.
event-opens = Відкривається область «{ $area }».
event-solo = Міо відкриває карту { $solo }.
event-clean_up = Прибирання: диски повертаються до запасу.
event-passed_on = Усі передають решту карт ліворуч.
event-game_over = Партію завершено.
event-skilled = { $seat } — досвідчений кондитер.
event-beloved = { $seat } — ласкавий і обожнюваний правитель Солодких земель!
event-help_tile = Жетон «{ $tile }» лягає в комірку допомоги { $cell }.
event-milestone_laid = Викладено віху { $milestone }, сторона { $side_cap }.
event-scoring_laid = Викладено жетон підрахунку очок: { $scoring }.
event-offered = Викладено поліпшений жетон навички «{ $skill }».
event-first = { $seat } — перший гравець.
event-character = { $seat } вибирає персонажа: { $character }.
event-domain = { $seat } бере { $domain }.

## Запитання

ask-May = Хочете { $what_bare }?
ask-Choose = Виберіть: { $what }.
ask-AnyOrder = У якому порядку? { $what_cap }.
ask-Upto = Скільки разів { $what_bare }?
ask-ChooseCharacter = Виберіть персонажа.
ask-ChooseDomain = Виберіть поле володінь.
ask-ChooseHelp = Поставте фішку допомоги у вільну комірку планшета допомоги.
ask-MoveHelp = Переставте фішку допомоги в іншу вільну комірку.
ask-Choice = Використайте область дії, розіграйте карту, застосуйте властивість жетона навички або закінчіть раунд. Можна виконувати й вільні дії.
ask-Choice-acted = Дію виконано. Можна ще виконати вільні дії, потім завершіть хід.
ask-HandCost = { $n ->
    [one] Скиньте { $n } карту, щоб використати область «{ $area }».
    [few] Скиньте { $n } карти, щоб використати область «{ $area }».
   *[many] Скиньте { $n } карт, щоб використати область «{ $area }».
}
ask-DiscardCards = { $n ->
    [one] Скиньте { $n } карту.
    [few] Скиньте { $n } карти.
   *[many] Скиньте { $n } карт.
}
ask-DiscardCards-disc = Скиньте карту або поверніть диск дії.
ask-PayBasic = { $n ->
    [one] Заплатіть { $n } базовий ресурс: виберіть який.
    [few] Заплатіть { $n } базові ресурси: виберіть які.
   *[many] Заплатіть { $n } базових ресурсів: виберіть які.
}
ask-TakeBasic = { $n ->
    [one] Отримайте { $n } базовий ресурс: виберіть який.
    [few] Отримайте { $n } базові ресурси: виберіть які.
   *[many] Отримайте { $n } базових ресурсів: виберіть які.
}
ask-Raise = { $n ->
    [1] Збільште будь-яке виробництво на 1.
    [one] Збільште будь-яке виробництво на 1, і так { $n } раз.
    [few] Збільште будь-яке виробництво на 1, і так { $n } рази.
   *[many] Збільште будь-яке виробництво на 1, і так { $n } разів.
}
ask-PlaceTerrain = { $n ->
    [1] Розмістіть жетон місцевості.
   *[other] Розмістіть до { $n } жетонів місцевості.
}
ask-PlaceRoad = { $n ->
    [1] Виставте дорогу.
   *[other] Виставте до { $n } доріг.
}
ask-TurnToken = Переверніть один свій жетон місцевості, що лежить горілиць.
ask-Build = { $n ->
    [1] Виставте фішку власності: виберіть її, потім місце.
   *[other] Виставте до { $n } фішок власності: виберіть фішку, потім місце.
}
ask-AdvanceIndustry = { $n ->
    [1] Просуньтеся на { n-spaces } шкалою промисловості: возом чи паровозом?
   *[other] Просуньтеся шкалою промисловості, не далі ніж на { n-spaces }: возом чи паровозом?
}
ask-AdvanceFood = { $n ->
    [1] Просуньтеся на { n-spaces } шкалою їжі.
   *[other] Просуньтеся шкалою їжі, не далі ніж на { n-spaces }.
}
ask-PlaceRabbit = { $n ->
    [1] Виставте зайця на свою власність.
   *[other] Виставте до { $n } зайців на свою власність.
}
ask-AdvanceProsperity = { $color_id ->
    [any] { $n ->
        [1] Просуньтеся на { n-spaces } будь-якою шкалою процвітання.
       *[other] Просуньтеся будь-якими шкалами процвітання, не далі ніж на { n-spaces }.
    }
   *[other] { $n ->
        [1] Просуньтеся на { n-spaces } однією зі шкал процвітання { $color_gen } кольору.
       *[other] Просуньтеся шкалами процвітання { $color_gen } кольору, не далі ніж на { n-spaces }.
    }
}
ask-ChooseColor = Виберіть один із кольорів, у яких ви просунулися найменше.
ask-ChooseColumn = Виберіть промисловий бонус.
ask-TakeSkill = { $n ->
    [1] Візьміть жетон навички.
    [one] Візьміть по черзі { $n } жетон навички.
    [few] Візьміть по черзі { $n } жетони навичок.
   *[many] Візьміть по черзі { $n } жетонів навичок.
}
ask-Employ = { $card }: працевлаштувати за 1 алмаз?
ask-Hire = { $n ->
    [1] Безплатно працевлаштуйте працівника з руки.
   *[other] Безплатно працевлаштуйте до { $n } працівників з руки.
}
ask-FirstWorkers = { $n ->
    [1] Безплатно працевлаштуйте ще одного працівника.
    [one] Безплатно працевлаштуйте { $n } працівника.
    [few] Безплатно працевлаштуйте { $n } працівників.
   *[many] Безплатно працевлаштуйте { $n } працівників.
}
ask-PlayOne = Розіграти карту з руки?
ask-PlayFound = Безплатно розіграйте одну зі знайдених карт.
ask-SearchDeck = { $n ->
    [one] Візьміть із колоди { $n } карту на вибір.
    [few] Візьміть із колоди { $n } карти на вибір.
   *[many] Візьміть із колоди { $n } карт на вибір.
}
ask-CopyArea = Яку область скопіювати?
ask-KeepCard = Лишіть одну карту, решта піде в скид.
ask-PickCard = { $n ->
    [1] Це остання карта: вона лишається вам.
    [one] Лишіть одну з { $n } карти, решта піде сусідові ліворуч.
    [few] Лишіть одну з { $n } карт, решта піде сусідові ліворуч.
   *[many] Лишіть одну з { $n } карт, решта піде сусідові ліворуч.
}
ask-Rewards = Який бонус застосувати першим?
ask-Bonuses = Який промисловий бонус застосувати першим?

## Ходи: коротко, а що вони дають, сказано поруч

move-use = { $cost_id ->
    [nothing] { $area }: скинути { n-cards.acc }
   *[other] { $area }: скинути { n-cards.acc }, витратити { $cost }
}
move-disc = { $cost_id ->
    [nothing] Область «{ $area }» за свій диск
   *[other] Область «{ $area }» за свій диск: витратити { $cost }
}
move-copy = { $cost_id ->
    [nothing] Скопіювати область «{ $area }»
   *[other] Скопіювати область «{ $area }», витративши { $cost }
}
move-play = { $cost_id ->
    [nothing] Безплатно розіграти: { $card }
   *[other] Розіграти за { $cost }: { $card }
}
move-flip = Перевернути жетон «{ $skill }»
move-free = { $free_id ->
    [build] Жетон або дорога за { $cost }
    [buy_card] Узяти карту за { $cost }
    [buy_basic] Купити базовий ресурс за { $cost }
    [sell_basic] Продати базовий ресурс за 1 золото
    [trade_basic] Обміняти { $cost } на один
   *[other] Обміняти { $cost } на 2 базові ресурси
}
move-act = Застосувати «{ $ability }»
move-milestone = Узяти віху { $milestone } (10 очок наприкінці гри)
move-tower = Виставити годинникову вежу на клітинку { $place }
move-end_round = Закінчити раунд
move-end_turn = Завершити хід
move-discard = Скинути карту: { $card }
move-return_disc = Повернути диск дії
move-spend_diamond = Заплатити алмаз замість карти
move-take = Отримати { $what }
move-pay = Заплатити { $what }
move-raise = Збільшити виробництво { $kind_gen } на 1
move-place = Розмістити { $terrain_acc } на клітинці { $place }
move-place-symbol = Розмістити { $terrain_acc } на клітинці { $place }: { $what }
move-place-flip = Розмістити й перевернути { $terrain_acc } на клітинці { $place }
move-road = Виставити дорогу на { $edge }
move-road-one = Перевернути { $terrain_acc }: { $edge }
move-road-two = Перевернути 2 жетони: { $edge }
move-turn = Перевернути { $terrain_acc } на клітинці { $place }
move-build = { $cost_id ->
    [nothing] { $piece_cap } на клітинку { $place } безплатно
   *[other] { $piece_cap } на клітинку { $place } за { $cost }
}
move-rabbit = Виставити зайця на клітинку { $place }
move-advance = { $what_id ->
    [nothing] { $marker_cap } на поділку { $space }
   *[other] { $marker_cap } на поділку { $space }: { $what }
}
move-advance-end = { $marker_cap } наприкінці шкали: { $what }
caution-spaces = { $n ->
    [one] Пропаде { $n } поділка.
    [few] Пропадуть { $n } поділки.
   *[many] Пропаде { $n } поділок.
}
caution-rest = { $n ->
    [one] Пропаде можливість зробити це ще { $n } раз.
    [few] Пропаде можливість зробити це ще { $n } рази.
   *[many] Пропаде можливість зробити це ще { $n } разів.
}
caution-discs = { $n ->
    [one] Повернеться в запас { $n } невикористаний диск дії.
    [few] Повернуться в запас { $n } невикористані диски дій.
   *[many] Повернуться в запас { $n } невикористаних дисків дій.
}
caution-hand = { $n ->
    [one] Доведеться скинути з руки { $n } карту.
    [few] Доведеться скинути з руки { $n } карти.
   *[many] Доведеться скинути з руки { $n } карт.
}
caution-wood = { $n ->
    [one] Піде { $n } деревина замість пшениці.
    [few] Піде { $n } деревини замість пшениці.
   *[many] Піде { $n } деревини замість пшениці.
}
move-prosper = { $what_id ->
    [nothing] Шкала «{ $track }», поділка { $space }
   *[other] Шкала «{ $track }», поділка { $space }: { $what }
}
move-prosper-last = { $what_id ->
    [nothing] Шкала «{ $track }», остання поділка за 1 алмаз
   *[other] Шкала «{ $track }», остання поділка за 1 алмаз: { $what }
}
move-color = { $color_id ->
    [orange] Помаранчевий
    [green] Зелений
   *[grey] Сірий
}
move-stop = Цього досить
move-skill = Узяти жетон «{ $skill }»
move-skill-enhanced = Узяти жетон «{ $skill }» за 1 алмаз
move-column = { $n ->
    [0] Бонус { $industry_gen }
    [one] Бонус { $industry_gen } з { $n } працівником
    [few] Бонус { $industry_gen } з { $n } працівниками
   *[many] Бонус { $industry_gen } з { $n } працівниками
}
move-employ = Працевлаштувати в { $industry_acc } за 1 алмаз
move-hire = Працевлаштувати: { $card } ({ $industry })
move-find = Узяти карту: { $card }
move-keep = Лишити карту: { $card }
move-character = Вибрати персонажа: { $character }
move-domain = Узяти { $domain }
move-help = Перейти в комірку допомоги { $cell }
move-first = Спершу { $what }
move-choose = { $what_cap }
move-more = { $what_cap }
move-yes = Так, { $what }
move-no = Ні
move-times = { $n ->
    [0] Жодного разу
    [one] { $n } раз
    [few] { $n } рази
   *[many] { $n } разів
}

chance-first_player = Перший гравець: { $seat }
chance-deal = З колоди: { $card }
chance-lay_milestone = Віха { $milestone }, сторона { $side_cap }
chance-lay_scoring = Жетон підрахунку очок: { $scoring }
chance-lay_help = Жетон допомоги: { $tile }
chance-offer = Поліпшений жетон навички: { $skill }
chance-reveal = Карта Міо: { $solo }

## Що випало: запитання під час запису партії за справжнім столом

ask-FirstPlayer = Хто ходить першим?
ask-LayHelp = Який жетон допомоги лягає в комірку допомоги { $cell }?
ask-LayHelp-end = Який жетон допомоги кінця раунду лягає в комірку допомоги { $cell }?
ask-LayMilestone = Яку віху викладено і якою стороною догори?
ask-LayScoring = Який жетон підрахунку очок викладено?
ask-LayOffer = Який поліпшений жетон навички викладено?
ask-DrawCard = Яку карту { $seat } бере з колоди?
ask-DealPacket = Яку карту { $seat } отримує для колективного набору?
ask-RevealSolo = Яка карта Міо відкривається?

## Відмови

no-adjacent-cell = Жетон місцевості розміщують поруч зі столицею або з вашим жетоном.
no-area-open = Ця область відкриється в раунді { $round }.
no-area-space = Усі комірки цієї області зайнято до кінця раунду.
no-basic-production = Тут можна збільшити лише виробництво пшениці, деревини або заліза.
no-card-here = Цю карту зараз розіграти не можна: виберіть відповідну, за яку можете заплатити.
no-cards-for-area = { $n ->
    [one] Вартість руки — { $n } карта. До 5-го раунду в руці має лишитися щонайменше одна карта; { you-can-discard }.
    [few] Вартість руки — { $n } карти. До 5-го раунду в руці має лишитися щонайменше одна карта; { you-can-discard }.
   *[many] Вартість руки — { $n } карт. До 5-го раунду в руці має лишитися щонайменше одна карта; { you-can-discard }.
}
you-can-discard = { $cards ->
    [0] скинути ви не можете жодної
   *[other] скинути ви можете лише { n-cards.acc }
}
no-cell-for-terrain = Тут розмістити жетон не можна: виберіть порожню клітинку місцевості.
no-character-board = Цей планшет уже зайнято: виберіть персонажа іншого планшета.
no-column-of-mark = На карті немає знака цього стовпця.
no-column-room = Цей стовпець заповнено.
no-copy-of-this = Цю область скопіювати не можна: виберіть область відповідної категорії.
no-diamond-for-last = Остання поділка коштує алмаз, а ви його не маєте.
no-diamond-for-skill = Поліпшений жетон коштує алмаз, а ви його не маєте.
no-domain-board = Це поле вже зайнято: виберіть інше.
no-edge-near = Дорога має торкатися столиці або вашої дороги.
no-edge-taken = Тут уже є дорога.
no-flip-property = Цей жетон не має властивості, що діє під час перевертання.
no-flip-twice = Цей жетон у цьому раунді вже перевернуто.
no-help-cell = Виберіть іншу вільну комірку.
no-last-card = До 5-го раунду остання карта має лишитися в руці.
no-mark = Працевлаштувати можна лише негайну карту зі знаком промисловості.
no-means-for-area = Вам зараз нічим заплатити за цю область.
no-means-for-area-cost = Ця область коштує { $cost }, а вам нічим заплатити.
no-property-for-area = Зараз ви не можете виставити й оплатити жодної фішки власності.
no-area-to-copy = Після сплати 4 золота ви не зможете оплатити жодної області, яку можна скопіювати.
no-means-for-card = Ця карта коштує { $cost }, а вам нічим заплатити.
no-means-for-flip = Вам нічим заплатити за властивість цього жетона.
no-means-for-free = Вам нічим заплатити за цю вільну дію.
no-means-for-piece = Ця фішка коштує { $cost }, а вам нічим заплатити.
no-milestone = Умову цієї віхи ще не виконано.
no-piece-left = Таких фішок у вас не лишилося.
no-resource = Вам бракує { $kind_gen }.
no-second-action = Основну дію цього ходу вже виконано: можна виконати вільні дії або завершити хід.
no-site-for-rabbit = Зайця ставлять на вашу власність, на якій ще немає зайця.
no-site-fresh = Цей жетон перевернуто щойно: будувати на ньому можна з наступної дії.
no-site-kind = Цю власність можна виставити лише на { $on_acc }.
no-site-taken = Тут уже є власність.
no-site-unflipped = Власність виставляють на перевернуті жетони та столичні клітинки.
no-skill-left = Жетонів цього типу не лишилося.
no-skill-twice = Такий жетон ви вже маєте.
no-token-face-up = Тут немає вашого жетона, що лежить горілиць.
no-tower-conditions = Умови вашої годинникової вежі ще не виконано.
no-tower-here = Годинникову вежу виставляють окремою вільною дією.
no-tower-site = Для годинникової вежі немає місця: потрібен перевернутий жетон або столична клітинка.
no-track-full = Ви дійшли до кінця цієї шкали.
no-track-of-color = { $color_id ->
    [any] Виберіть шкалу процвітання.
   *[other] Виберіть одну зі шкал { $color_gen } кольору.
}
no-way-laboratory = Шлях перегороджує лабораторія.

## Підготовка

option-first = Перший гравець
    .hint = Хто починає; перший гравець вибирає персонажа останнім.
option-first-random = Випадковий
option-first-0 = Гравець 1
option-first-1 = Гравець 2
option-first-2 = Гравець 3
option-first-3 = Гравець 4
option-turn_order = Порядок ходу
    .hint = Варіант: з 2-го раунду ходять у тому порядку, в якому закінчили минулий раунд.
option-turn_order-clockwise = За годинниковою стрілкою
option-turn_order-ending = У порядку завершення раунду
option-draft = Колективний набір карт
    .hint = Варіант: перші шість карт вибирають, передаючи по колу.
option-draft-no = Ні
option-draft-yes = Так
option-enhanced = Поліпшені жетони навичок
    .hint = Варіант: кілька сильних жетонів можна купити за алмаз.
option-enhanced-no = Ні
option-enhanced-yes = Так
option-domains = Поля володінь
    .hint = Сторона A в усіх однакова й краще підходить для першої партії.
option-domains-free = Усі сторони
option-domains-A = Лише сторона A
option-special_terrain = Особливі жетони місцевості
    .hint = Чи можна розміщувати кожен із шести видів більше одного разу.
option-special_terrain-unlimited = Без обмежень
option-special_terrain-limited = По одному
option-copy = Копіювання областей
    .hint = Чи платити за скопійовану область.
option-copy-paid = За область платять
option-copy-free = Область безплатна
option-reshuffle = Порожня колода
    .hint = Чи стає скид новою колодою.
option-reshuffle-yes = Замішати скид
option-reshuffle-no = Карт більше немає
option-property_payment = Оплата кількох фішок власності
    .hint = Чи можна платити тим, що дало місце однієї фішки, за наступну в тій самій дії.
option-property_payment-one_by_one = За кожну під час виставлення
option-property_payment-from_start = Лише тим, що було на початку дії
option-solo_enhanced = Поліпшені жетони в одиночній грі
    .hint = На один більше, ніж гравців, або стільки ж, як для двох.
option-solo_enhanced-2 = Два
option-solo_enhanced-3 = Три
option-copied_prices = Ціни скопійованих областей
    .hint = Чи діють під час копіювання знижка Нати й заміна пшениці деревиною в Рікки.
option-copied_prices-changed = Зі змінами персонажа
option-copied_prices-printed = Надруковані
option-edition = Значення компонентів
    .hint = Карти працівників і ще 58 рядків даних про компоненти вигадали ми, як і числа в 55 інших: надруковані значення не опубліковано. Значення свого примірника можна завантажити під час запуску сервера: --edition ФАЙЛ.
    .loaded = Діють значення завантаженого файлу. Чого в ньому немає, те взято з нашого видання, де карти працівників і багато інших значень вигадали ми: надрукованих не опубліковано.

order-end_turn = Після вашої дії
    .hint = Чи питати про кінець ходу, коли лишилися тільки вільні дії.
order-end_turn-ask = Завжди питати
order-end_turn-auto = Завершувати хід автоматично

## Начерк і ще про малюнок

draw-mio-here = Тут стоїть Міо
draw-character = { $character }. { $what_cap }. Годинникова вежа. { $tower_cap }
draw-domain = { $domain_cap }
draw-special-token = { $special_cap }: { $what }
sketch-letter = { $site_id ->
    [field] н
    [forest] л
    [mine] ш
    [sea] м
    [special] о
    [capital] @
   *[bonus] #
}
sketch-legend = Ряди рахують згори, клітинки зліва; н нива, л ліс, ш шахта, м море, о особлива місцевість, @ столиця, # область бонусної карти (! активна); велика літера: жетон, * перевернуто; ^ { $skill }, + { $diamond }, $ { $gold }, = { $card }; ~ порт; T намет, H дім, B будівля, L лабораторія, S крамниця, C годинникова вежа, r заєць.
sketch-have = { $have }; виробництво: { $makes }
sketch-roads = Дороги: { $roads }
sketch-played = Розіграно: { $cards }
sketch-help = Комірка допомоги { $cell }

## Компоненти для сторінки правил

part-gold = Золото
part-wheat = Пшениця
part-wood = Деревина
part-iron = Залізо
part-basic = Будь-який базовий ресурс: пшениця, деревина або залізо
part-diamond = Алмаз
part-disc = Диск дії
part-card = Карта працівника
part-vp = Переможні очки
part-cp = Міські очки
part-ip = Промислові очки
part-made = Виробництво вказаного ресурсу
part-field = Нива
part-forest = Ліс
part-mine = Шахта
part-sea = Море
part-special = Особлива місцевість
part-capital = Столична клітинка
part-port = Порт
part-token = Жетон місцевості
part-border = Жетон уздовж межі поля володінь
part-road = Дорога
part-property = Власність
part-tent = Намет
part-house = Дім
part-building = Будівля
part-lab = Лабораторія
part-shop = Крамниця
part-tower = Годинникова вежа
part-rabbit = Пряниковий заєць
part-cart = Віз
part-loco = Паровоз
part-industry = Поділка на шкалі промисловості
part-food = Поділка на шкалі їжі
part-prosper-orange = Поділка на помаранчевій шкалі процвітання
part-prosper-green = Поділка на зеленій шкалі процвітання
part-prosper-grey = Поділка на сірій шкалі процвітання
part-prosper-any = Поділка на будь-якій шкалі процвітання
part-prosper-least = Поділка на шкалі того кольору, в якому ви просунулися найменше
part-bonus-agri = Бонус сільського господарства
part-bonus-forest = Бонус лісової промисловості
part-bonus-mining = Бонус гірничої промисловості
part-bonus-any = Будь-який промисловий бонус
part-mark-agri = Знак сільського господарства
part-mark-forest = Знак лісової промисловості
part-mark-mining = Знак гірничої промисловості
part-mark-any = Знак будь-якої промисловості
part-cake = Торт
part-pie = Пиріг
part-tiramisu = Тірамісу
part-brownie = Брауні
part-macaron = Макарон
part-wagashi = Вагасі
part-sweet = Будь-які солодощі
part-skill = Жетон навички
part-wonder = Символ дива
part-milestone = Віха
part-score = Жетон підрахунку очок
part-employ = Працевлаштування
part-city = Місто
part-find = Пошук у колоді
part-copy = Копіювання області
part-discount = Знижка на власність
part-marker = Маркер ресурсу на планшеті персонажа
part-now = Одразу
part-moon = Наприкінці кожного раунду
part-sun = У кожній фазі виробництва
part-free = Раз на раунд вільною дією
part-turn = Під час перевертання; перевернутий жетон
part-whenever = Щоразу; будь-яку кількість разів
part-always = Завжди
part-best = Найбільше
part-low = Найменше
part-player = Базова здібність
part-lock = Закрито, доки не виконано умову
part-first = Перший гравець
part-hand = Карти в руці
part-drop = Скидання карт; стос скиду
part-arrow = Заплатити й отримати
part-shop_agri = { piece-shop_agri }
part-shop_forest = { piece-shop_forest }
part-shop_mining = { piece-shop_mining }
part-seat-0 = Фішка гравця на місці 1
part-seat-1 = Фішка гравця на місці 2
part-seat-2 = Фішка гравця на місці 3
part-seat-3 = Фішка гравця на місці 4

## Малюнок

draw-title = Солодкі землі
draw-score = { $seat }: { n-points }.
draw-own-edition = Карти й багато значень вигадали ми.
draw-other-edition = Завантажено видання «{ $edition }».
draw-round = { $round ->
    [0] Підготовка
   *[other] Раунд { $round } з 5
}
draw-turn = Ходить { $seat }
draw-all-choose = Усі вибирають
draw-over = Партію завершено
draw-areas = Області дій
draw-help-board = Планшет допомоги: жетони діють для гравця, чия фішка стоїть під ними
draw-goals = Віхи, жетони підрахунку очок, колода і скид
draw-free-actions = Вільні дії
draw-hand = Рука
draw-area = { $area }: { $what }
draw-price = Вартість: { $cost_nom }
draw-opens = З раунду { $round }
draw-full = Усі комірки зайнято
draw-hand-cost = Вартість руки: { n-cards }
draw-track = Шкала процвітання «{ $track }» ({ $color }): ви на поділці { $space } з { $last }, курс { $rate }
draw-place = { $site_cap }, місце { $place }
draw-area-active = Активна: ще одна карта в кожній фазі виробництва
draw-area-idle = Неактивна: потрібні жетон поруч із нею та дорога вздовж неї
draw-special = { $special_cap }
draw-token-flipped = Жетон перевернуто
draw-token-up = Жетон горілиць
draw-symbol = Жетон тут дає змогу { $what }
draw-stands = { $piece_cap }
draw-has-rabbit = Із зайцем
draw-port = Клітинка з портом
draw-port-open = Відкритий порт
draw-port-shut = Порт, ще не сполучений
draw-edge = Виставити дорогу на { $edge }
draw-road = Дорога
draw-player = { $seat }: { n-points }, у руці { n-cards }
draw-has = { units.nom }
draw-makes = Виробництво { $kind_gen } за раунд: { $n }
draw-count = { $count_cap }: { $n }
draw-sweets = Символи: { $sweets }
draw-ability-of = Базова здібність. { $what_cap }
draw-condition-of = Годинникова вежа. Її можна виставити, якщо { $what }
draw-property-of = Годинникова вежа. { $what_cap }
draw-piece = { $piece_cap } (лишилося { $left })
draw-bonus = Бонус: { $what }
draw-column = Стовпець { $column_gen }: працівників { $n } з { $most }
draw-marker = { $space ->
    [-1] { $marker_cap }: поруч із планшетом
   *[other] { $marker_cap }: поділка { $space } з { $last }
}
draw-skill = Жетон навички (лишилося { $left }). { $what_cap }
draw-own-skill = Жетон навички. { $what_cap }
draw-tile = У кожній фазі виробництва: { $what }
draw-tile-end = Наприкінці раунду: { $what }
draw-stands-here = Тут стоїть { $seat }
draw-milestone = Віха на 10 очок: { $what }
draw-scoring = Жетон підрахунку очок, 15 і 7 очок за 1-ше та 2-ге місце: { $scoring }. Віртуальний гравець має { $n }
draw-solo = Карти Міо: { $cards }
draw-solo-card = { $solo }: диски Міо лягають на області { $areas }
draw-deck = Колода: { n-cards }
draw-discard = Скид: { n-cards }
draw-free = Вільна дія: за { $cost } { $what }
draw-own-free = { $what_cap }
draw-card = { card-head }. { $what_cap }. Працевлаштувати не можна
draw-card-worker = { card-head }. { $what_cap }. Трудова здібність: { $labour }
draw-card-end = { card-head }. Наприкінці кожного раунду: { $what }
card-head = { $cost_id ->
    [nothing] { $card }, безплатно
   *[other] { $card }, вартість: { $cost_nom }
}
draw-first = { $seat } — перший гравець
draw-ended = { $seat }: раунд закінчено
draw-hand-count = { $seat }: у руці { n-cards }
draw-played = { $cards ->
    [0] { $seat }, розіграних карт немає
    [one] { $seat }, розіграно { $cards } карту
    [few] { $seat }, розіграно { $cards } карти
   *[many] { $seat }, розіграно { $cards } карт
}
draw-claimed = Узята віха: 10 очок наприкінці гри
draw-milestones = { $n ->
    [one] Узято { $n } віху
    [few] Узято { $n } віхи
   *[many] Узято { $n } віх
}
region-land = Володіння
region-hand = Рука
region-main = Головне поле
region-board = Планшет гравця
region-tokens = Жетони навичок
region-characters = Персонажі
region-domains = Поля володінь
region-prosperity = Процвітання
region-tracks = Шкали гравця
region-own = Жетони й карти
region-goals = Допомога й віхи

## Урок

learn-title = Перший раунд
learn-about = Ви зіграєте перший раунд одиночної гри: виберете персонажа, покладете жетони місцевості, збудуєте дороги, розіграєте й працевлаштуєте працівника, проведете віз і закінчите раунд.
learn-welcome = Ласкаво просимо до Солодких земель! За п’ять раундів вирішиться, хто стане спадкоємцем. Перший зіграємо разом — в одиночній грі проти Міо, який лише займає місця на полі.
learn-character = За кожного з 14 персонажів грають по-своєму. Для початку добре підійде Еліна Макарон: вона має вище початкове виробництво. Виберіть її.
learn-domain = Це земля, яку ви розвиватимете. Сторона A однакова на всіх чотирьох полях. Візьміть поле 1.
learn-help = Планшет допомоги: жетони над вашою фішкою діють для вас — із сонцем у кожній фазі виробництва, з місяцем наприкінці раунду. Комірка 1 дає 5 золота й 3 деревини. Поставте фішку туди.
learn-production = Виробництво минуло: спершу жетони допомоги, потім персонаж, потім чотири рівні виробництва. Числа поруч із ресурсами показують, скільки ви отримаєте за раунд.
learn-hand = І ви взяли шість карт. Карти тут — справжні гроші: їх розігрують або витрачають на дії. До 5-го раунду остання карта завжди має лишатися в руці.
learn-mio = У свій хід ви виконуєте одну основну дію, наприклад в області дії. Перша її комірка коштує 1 карту, друга 2, третя 3. На деяких перших комірках уже лежать диски Міо, тож там зараз потрібні 2 карти.
learn-terrain = Почнемо із землі: 2 карти й 6 пшениці за три жетони місцевості. Натисніть «Місцевість».
learn-discard = Скиньте дві непотрібні карти. До зайців і власності на шахтах далеко: хай ідуть Хлібосол «Пасті» та Чайний майстер.
learn-capital = Три корони — ваша столиця. Жетони кладуть поруч зі столицею або з вашими жетонами.
learn-mine = Спершу шахта: сюди, поруч з областю бонусної карти.
learn-field = Тепер нива.
learn-forest = І ліс. Ниви, ліси, шахти й моря надруковано на клітинках, вибирати тип не доводиться.
learn-free = Основну дію виконано. До і після неї можна виконувати вільні дії: купувати й міняти ресурси. Нам вони не потрібні, завершіть хід. В одиночній грі одразу знову ходите ви.
learn-roads = Жетони мало що дають, доки їх не переверне дорога. Виберіть «Дороги»: 2 карти й 6 деревини за три дороги.
learn-discard-again = Знову дві карти: Живописець «Патоковий» і Рудокоп «Савоярді».
learn-flip = Дороги виставляють на краї клітинок, починаючи від столиці. Дорога на краю шахти одразу її перевертає.
learn-choice = Перевернутий жетон дає вибір: виробництво на майбутні раунди або поділка на шкалі процвітання, що придасться наприкінці. Зараз іще рано: збільште виробництво заліза на 1.
learn-bonus-area = Поруч з областю бонусної карти вже лежить жетон. Дорога вздовж неї зробить її активною: одна карта одразу і ще по одній у кожній фазі виробництва.
learn-forest-road = Остання дорога перевертає ліс.
learn-prosperity = Цього разу виберіть процвітання: поділку на зеленій шкалі, за дороги або за власність.
learn-rate = Кожна поділка — це курс. Наприкінці гри на нього помножать вашу власність. Просуньтеся шкалою власності.
learn-next = Завершіть хід.
learn-play = Карти можна й розігрувати. Рудокоп «Класика» коштує 3 золота й збільшує виробництво заліза на 2. Блискавка означає «одразу», а карти з місяцем дають очки наприкінці кожного раунду.
learn-employ = Карту зі знаком можна за алмаз працевлаштувати. Тепер кожен бонус гірничої промисловості дасть ще й те, що вказано в нижньому рядку карти. Працевлаштуйте рудокопа.
learn-industry = Ще одна дія: залізо веде віз. «Промисловість» коштує 1 карту й 3 заліза за дві поділки.
learn-last-card = Лишилося дві карти: одна — ціна, інша має лишитися. Залиште Банкіра.
learn-cart = На кожній поділці віз отримує помаранчевий бонус. Шестірні — промислові очки: наприкінці кожного раунду ви отримуєте всі пройдені. Просуньтеся на дві поділки.
learn-end = Лишилася одна карта, картами більше платити не можна. Закінчіть раунд: зараз порахують міста, промислові очки й усе, на чому є місяць.
learn-move-help = Фішка допомоги має перейти в іншу комірку, а Міо займе залишену. Комірка 4 дає карту кожного раунду, а наприкінці раунду — очко за кожну розіграну карту.
learn-round-two = Раунд 2: ви знову все отримали й узяли карти, і відкрилися ще дві області.
learn-properties = Далі будуйте власність на перевернутих жетонах і в столиці: три фішки трьох різних типів поруч — це місто. Спершу йдуть нижні ряди.
learn-ports = І пам’ятайте про чотири порти: їх відкриває ланцюжок жетонів від столиці. Без відкритих портів наприкінці ви втратите 40 очок, з усіма чотирма отримаєте 10.
learn-more = Це був перший раунд. Продовжуйте самі або почніть нову партію. Усе на столі розповість про себе, якщо навести вказівник або торкнутися.
planning-title = Планувати й набирати очки
planning-about = Три ходи останнього раунду: ви відкриєте порти, доведете шкалу процвітання до кінця й дізнаєтеся, чого ще варта карта. Разом майже 40 очок.
planning-welcome = Раунд 5, останній. Ви — Сена Лукум, і якщо порахувати все зараз, у вас 122 очки. Виробництва більше не буде: усе, що є, має стати очками в цьому раунді. У списку очок видно, звідки вони беруться. Шукайте те, що поки нижче від нуля.
planning-rates = Процвітання — це кількість, помножена на курс. На шкалі місцевості ваш курс — одна друга: 17 жетонів приносять 8 очок. Шкалу працевлаштованих працівників пройдено до кінця, по 4 очки за кожного. Піднімати варто той курс, який множить багато чого.
planning-ports = А ось і діра: порти. Портових клітинок у володіннях чотири. З двома відкритими портами ви втрачаєте 10 очок, з чотирма отримуєте 10. Порт відкритий, коли ланцюжок жетонів місцевості сполучає його зі столицею, а до обох, яких бракує, рукою подати.
planning-use = Вистачить трьох жетонів: одного для верхнього порту, двох для нижнього. Область «Місцевість» коштує 6 пшениці й 2 карти. За це 20 очок: вибирайте її.
planning-discard = Якими картами розплатитися? Тими, що приносять самі ресурси або очки в наступних раундах: цих раундів уже не буде. Залізо Майстра шарів пропаде, а Літописець рахує перевернуті жетони лісу, яких у вас майже немає. Скиньте обох.
planning-first = Перший порт: це море прилягає до ваших жетонів. Покладіть жетон.
planning-chain = До другого порту бракує однієї клітинки. Покладіть спершу ліс, щоб ланцюжок не переривався, а потім сам порт.
planning-gained = 22 очки за хід: 20 за порти й 2 за три нові жетони на шкалі місцевості. Завжди шукайте те, що забирає очки: перетворити втрату на прибуток — подвійна вигода. Завершіть хід.
planning-value = Тепер золото. Наприкінці п’ять золота — це 1 очко, і алмаз — 1 очко. Тож про кожну ціну питайте: скільки це в очках? 9 золота — неповні 2 очки.
planning-patron = Меценат «Апельсинова цедра» просуває на дві поділки будь-якими шкалами процвітання. Дві поділки шкалою місцевості — це вже 1 очко за жетон замість половини, а жетонів у вас 20. Розіграйте карту.
planning-step = Ступіть на четверту поділку шкали місцевості. Її бонус — ще один жетон місцевості.
planning-gift = Покладіть його сюди. Підійшла б і будь-яка інша клітинка поруч із вашою землею: враховується кожен жетон.
planning-end-of-track = Тепер остання поділка. Вона коштує 1 алмаз, тобто 1 очко, зате курс подвоїться: 21 жетон — 21 очко. До того ж першому, хто дійшов до кінця, належить більше.
planning-three = Ще три жетони місцевості, по 1 очку кожен. Тепер, коли курс піднято, кожен новий жетон — ціле очко.
planning-tower = Годинникова вежа Сени додає 2 очки за кожну розіграну карту. Знайте свого персонажа: в іншого та сама карта була б варта менше. Завершіть хід.
planning-cheap = Отже, навіть непотрібна карта — це 2 очки, аби лиш вона коштувала менше. Кухар «Лаймовий» коштує 2 пшениці, а пшениця наприкінці нічого не варта. Розіграйте його.
planning-food = Дві поділки шкалою їжі. Одна з них дає карту, а карта — це знову 2 очки.
planning-close = Завершіть хід. Дограти цей раунд ви зможете самі.
planning-sum = Три ходи, і сума зросла майже на 40 очок: порти, процвітання місцевості й дві карти.
planning-round = На всю партію: у раундах 1 і 2 — виробництво, від раунду 3 — шкала процвітання того, чого у вас багато, порти й міста — не пізніше за раунд 4. Виберіть небагато шкал і доведіть їх до кінця.
planning-mistakes = Часті помилки: по поділці на кожній шкалі замість багатьох на одній; закриті порти; зайві ресурси й карти наприкінці; і пізнє працевлаштування, коли працівники майже не встигають попрацювати.

## Карти працівників

card-unseen = карта
    .hidden = yes

## The gallery

gallery-cards = Карти працівників
gallery-characters = Персонажі
gallery-areas = Області дій
gallery-free = Вільні дії
gallery-skills = Жетони навичок
gallery-enhanced = Поліпшені жетони навичок
gallery-help = Жетони допомоги
gallery-milestones = Віхи
gallery-scoring = Жетони підрахунку очок
gallery-special = Особлива місцевість
gallery-domains = Поля
gallery-mio = Карти Міо
example-SL-3-5-1 = Віз пройшов три символи. Промислових очок наприкінці раунду: { $points }.
example-SL-3-8-1 = Чотири міста наприкінці раунду. Міських очок: { $points }.
example-SL-4-6-19 = Віз на останній поділці просувається ще раз: { n-points }.
example-SL-4-6-24 = Усіх зайців уже виставлено, а належить ще один: { n-points }.
example-SL-4-9-3 = Віз і паровоз разом. Промислових очок: { $points }.
example-SL-4-10-6 = Віха наприкінці гри: { n-points }.
example-prosper-rabbit = Маркер показує курс для ваших чотирьох зайців: { n-points }.
example-prosper-ip = Маркер показує курс для промислових очок, решта пропадає: { n-points }.
example-SL-4-13-2 = Міські очки наприкінці гри: { n-points }.
example-set-rabbit = Усі намети й три зайці: { n-points }.
example-set-cp = Усі доми, і за кожне міське очко — переможне: { n-points }.
example-set-ip = Усі будівлі, і за кожне промислове очко — переможне: { n-points }.
example-SL-4-13-4 = Золото й алмази, що лишилися: { n-points }.
example-SL-4-13-5 = Відкритих портів: { $ports }. { n-points }.
example-place-first = У вас { $mine }, в іншого гравця { $other }, у віртуального { $virtual }: перше місце, { n-points }.
example-place-second = У вас { $mine }, в іншого гравця { $other }, у віртуального { $virtual }: друге місце, { n-points }.
example-place-level = У вас і у віртуального гравця по { $mine }: ви ділите перше місце, { n-points }.

## Помилки: що не так із позицією чи файлом значень

phrase-one-to-n-of-names = від 1 до { $n } з { $names }
phrase-id-name-which-means-something-else = id { $name }, який означає інше
phrase-a-name-of-its-own = ім’я, не зайняте нічим іншим
phrase-names-round-end-cards-none = { $names }; у карт кінця раунду: none
phrase-steps-since-the-card-has-a-mark = кроки, бо карта має знак промисловості
phrase-none-since-the-card-has-no-mark = нічого, бо карта не має знака промисловості
phrase-name-twice-first-as-where = двічі { $name }, уперше: { $where }
phrase-every-id-once = кожен id один раз
phrase-fewer-than-4-cards-for-name = менше ніж 4 карти галузі { $name }
phrase-4-or-more-or-no-pair-of-workers-could-be-employed-in-round-1 = 4 або більше: інакше в раунді 1 не можна було б працевлаштувати пару працівників
phrase-cards-that-have-one = лише карти, які мають це поле
phrase-no-card-that-is-played-no-area = кроки, у яких не розігрують карту й не використовують область
phrase-only-in-action-areas = лише в областях дій
phrase-card-kind-round-end-on-an-immediate-card = card_kind round_end на негайній карті
phrase-spaces-in-rising-order-each-once = поділки за зростанням, кожна один раз
phrase-a-numerator-and-a-denominator-that-is-not-0 = чисельник і знаменник, який не дорівнює 0
phrase-n-letters-out-of-names = літери з { $names }, усього { $n }
phrase-n-different-cells = різні клітинки, усього { $n }
phrase-at-most-one-symbol-on-a-cell = не більше одного символу на клітинці
phrase-n-rates-one-for-the-start-and-one-for-each-space = курси: для початку й для кожної поділки, усього { $n }
phrase-n-rising-spaces-before-the-last-one = поділки перед останньою, за зростанням, усього { $n }
phrase-none-the-tower-of-this-character-gives-no-table = нічого: вежа цього персонажа не дає таблиці
phrase-n-cells-name = клітинок { $name }: { $n }
phrase-cells-for-tokens-at-the-border = клітинки для жетонів уздовж межі
phrase-cells-for-tokens = клітинки для жетонів
phrase-spaces-up-to-n-the-length-of-the-track = поділки не далі ніж { $n }: така довжина шкали
phrase-n-as-the-cells-say = { $n }, як випливає з комірок
phrase-at-most-n-as-there-are-tiles = не більше ніж { $n }: стільки є жетонів
phrase-at-least-one-card = принаймні одна карта
phrase-cards-without-a-search = карти без пошуку в колоді
phrase-only-while-the-deck-is-searched = лише під час пошуку в колоді
phrase-too-few-tiles = замало жетонів
phrase-a-full-help-board = заповнений планшет допомоги
phrase-n-revealed = відкрито { $n }
phrase-one-of-each-deck-in-every-round = по одній із кожної колоди в кожному раунді
phrase-up-to-n-enhanced-tokens = поліпшені жетони навичок, не більше ніж { $n }
phrase-none-in-the-solo-game = нічого у грі наодинці
phrase-each-tile-once = кожен жетон один раз
phrase-each-board-once = кожен планшет один раз
phrase-each-character-board-once = кожен планшет персонажа один раз
phrase-pieces-on-names = фішки на { $names }
phrase-one-on-a-cell = по одній на комірку
phrase-n-enhanced-tokens = поліпшені жетони навичок: { $n }
phrase-those-of-the-variant = стільки, скільки в цьому варіанті
phrase-n-claimed = отримано { $n }
phrase-each-once-n-in-all = кожна один раз, усього { $n }
phrase-n-on-offer = запропоновано { $n }
phrase-n-in-the-game = у партії { $n }
phrase-others-than-lie-on-the-domains = не ті, що лежать на полях володінь
phrase-exactly-those = лише ті, що там лежать
phrase-one-twice = одна двічі
phrase-each-once-with-this-option = кожна один раз за цього налаштування
phrase-no-more-than-there-are-spaces = не більше, ніж комірок
phrase-cards-of-another-deck = карти іншої колоди
phrase-cards-of-this-deck-in-order = карти цієї колоди по порядку
phrase-the-whole-deck-it-is-not-used = уся колода: її не використовують
phrase-a-normal-and-a-round-end-tile = звичайний жетон і жетон кінця раунду
phrase-two-normal-tiles = два звичайні жетони
phrase-no-more-than-there-are-cards-in-hand = не більше, ніж карт в руці
phrase-as-many-as-there-are = стільки, скільки є
phrase-name-with-names = { $name } з { $names }
phrase-where-cards-of-other-hands-really-are = ті руки, де ці карти насправді
phrase-skill-tokens-that-the-player-owns = жетони навичок, які є в гравця
phrase-those-of-others = дії іншого персонажа
phrase-free-actions-of-the-character-each-once = вільні дії персонажа, кожна один раз
phrase-one-on-a-piece = по одному на фішку
phrase-a-kind-where-the-special-cell-has-a-token = вид там, де на особливій клітинці лежить жетон
phrase-edges-of-cells = краї клітинок
phrase-flipped-tokens = перевернуті жетони
phrase-a-token = жетон
phrase-none-where-there-is-no-cell = нічого там, де немає клітинки
phrase-a-piece = фішка
phrase-on-flipped-tokens-and-capital-cells = лише на перевернутих жетонах і столичних клітинках
phrase-workers-of-this-industry = працівники цієї галузі
phrase-a-list-of-steps = список кроків ефекту
phrase-steps-nested-too-deep = кроки з надто глибокою вкладеністю
phrase-n-levels = рівнів вкладеності не більше ніж { $n }
phrase-for-name-names = для { $name }: { $names }
phrase-nothing-to-name = для { $name } нічого не вказано
phrase-a-list-of-counts-with-min = список підрахунків із min
phrase-once-beside-exactly-one-search-without-per-and-if = один раз, за рівно одного search, без per та if
phrase-no-other-word = нічого більше
phrase-one-of-them = одне з них
phrase-a-count-with-min = підрахунок із min
phrase-amounts-by-names = кількості за { $names }
phrase-nothing-to-pay = немає чого платити
phrase-two-or-more-lists-of-steps = два списки кроків або більше
phrase-a-list-with-items-of-names = список ({ $items }) з { $names }
phrase-words = слова
phrase-one-word = одне слово
phrase-two-words = два слова
phrase-only-with-it = лише з ним
phrase-a-set-up-of-players-in-play = підготовка гравців, які вже грають
phrase-choices-before-their-time = передчасний вибір
phrase-a-draw-for-the-first-player = жереб, який визначає першого гравця
phrase-other-choices = інший вибір
phrase-a-round-before-the-set-up-was-done = раунд до кінця підготовки
phrase-packets-without-a-draft = пачки карт без колективного набору
phrase-name-in-the-production-phase = { $name } у фазі виробництва
phrase-a-turn-in-the-production-phase = хід у фазі виробництва
phrase-the-next-round-before-clean-up = наступний раунд до прибирання
phrase-a-clean-up-before-its-time = передчасне прибирання
phrase-other-simultaneous-decisions = інші одночасні рішення
phrase-answers-without-a-question = відповіді без запитання
phrase-answers-that-are-no-moves = відповіді, які не є ходами
phrase-packets-of-different-sizes = пачки карт різного розміру
phrase-another-draft = інший колективний набір карт
phrase-none-in-the-middle-of-a-game = посеред партії кроків немає
phrase-a-set-up-that-has-begun = розпочата підготовка
phrase-a-set-up-with-choices-made = підготовка зі зробленим вибором
phrase-n-missing-and-not-as-many-name = бракує { $n }, а кроків { $name } інша кількість
phrase-choices-of-seat-n-that-do-not-fit = невідповідний вибір місця { $n }
phrase-no-character-for-seat-n = немає персонажа в місця { $n }
phrase-another-deal-of-packets = інша роздача пачок карт
phrase-an-action-phase-out-of-place = фаза дій не на своєму місці
phrase-players-who-have-ended-the-round-in-the-production-phase = гравці, які закінчили раунд, у фазі виробництва
phrase-more-than-a-round-name = крім раунду, ще й { $name }
phrase-no-action-phase-though-not-all-have-ended-the-round = немає фази дій, хоча раунд закінчили не всі
phrase-a-turn-of-seat-n-who-has-ended-the-round = хід місця { $n }, яке закінчило раунд
phrase-a-turn-of-seat-n-who-has-not-ended-the-round = хід місця { $n }, яке не закінчило раунд
phrase-workers-for-another-character = Workers для іншого персонажа
phrase-a-hand-cost-without-an-area = вартість руки без області
phrase-two-areas-at-once = дві області одразу
phrase-name-of-seat-n = { $name } місця { $n }
phrase-name-without-a-turn = { $name } без ходу
phrase-name-at-the-top = { $name } на самому верху списку кроків
phrase-name-below-the-top = { $name } не на самому верху списку кроків
phrase-build-must-after-a-property = Build.must після власності
phrase-name-that-waits = { $name } в очікуванні
phrase-steps-of-the-round-end-out-of-order = кроки кінця раунду не по порядку
phrase-an-area-that-cannot-be-paid = область, за яку немає чим заплатити
phrase-name-with-a-card-that-is-not-there = { $name } з картою, якої немає
phrase-facedown-of-a-token-that-is-not-owned = FaceDown жетона, якого гравець не має
phrase-a-hand-cost-that-cannot-be-paid = вартість руки, яку немає чим сплатити
phrase-toweractive-without-a-tower = TowerActive без вежі
phrase-areaeffect-without-effect = AreaEffect без ефекту
phrase-no-min = немає min

reason-have-kind = { $how ->
    [more] більше { $kind_gen }: +{ $n }
    [denied] у гравця { $name } менше { $kind_gen }: −{ $n }
   *[kept] береже запас { $kind_gen }: { $n }
}
reason-cards = { $how ->
    [more] дає карти: +{ $n }
    [denied] у гравця { $name } менше карт: −{ $n }
   *[kept] береже карти: { $n }
}
reason-ports = { $how ->
    [more] дає відкриті порти: +{ $n }
    [denied] у гравця { $name } менше відкритих портів: −{ $n }
   *[kept] береже відкриті порти: { $n }
}
reason-rabbits = { $how ->
    [more] дає зайців: +{ $n }
    [denied] у гравця { $name } менше зайців: −{ $n }
   *[kept] береже зайців: { $n }
}
reason-roads = { $how ->
    [more] дає дороги: +{ $n }
    [denied] у гравця { $name } менше доріг: −{ $n }
   *[kept] береже дороги: { $n }
}
reason-employed = { $how ->
    [more] працевлаштовує працівників: +{ $n }
    [denied] у гравця { $name } менше працевлаштованих працівників: −{ $n }
   *[kept] зберігає працевлаштованих працівників: { $n }
}
reason-milestones = { $how ->
    [more] дає віхи: +{ $n }
    [denied] у гравця { $name } менше віх: −{ $n }
   *[kept] береже віхи: { $n }
}
reason-made-kind = { $how ->
    [more] збільшує виробництво { $kind_gen }: +{ $n }
    [denied] гравець { $name } виробляє менше { $kind_gen }
   *[kept] зберігає виробництво { $kind_gen }: { $n }
}
reason-placed-kind = { $how ->
    [more] виставляє власність: { $kind }
    [denied] у гравця { $name } менше власності: { $kind }
   *[kept] виставлена власність, { $kind }: { $n }
}
reason-cities = { $how ->
    [more] збільшує міста: +{ $n }
    [denied] міста гравця { $name } менші
   *[kept] міста й далі ростуть
}

## Parts of a position

position-round = Раунд
position-first = Перший гравець
position-turn = Чий хід
position-acted = Основну дію виконано
position-order = Порядок ходу
position-ended = Закінчили раунд
position-discs = Диски дій в областях
position-offer = Доступні поліпшені жетони навичок
position-milestones = Доступні віхи
position-scoring = Жетони підрахунку очок
position-help_board = Планшет допомоги
position-mio = Комірка допомоги Міо
position-solo = Колоди одиночної гри
position-taken = Отримані бонуси процвітання
position-specials = Доступні особливі жетони
position-under = Карти під колодою
position-discard = Скид
position-known = Відомі карти в руках
position-hints = Що всі знають про руку
position-packets = Пачка карт колективного набору
position-character = Персонаж
position-side = Поле володінь
position-help = Комірка допомоги
position-have = Ресурси
position-makes = Виробництво
position-hand = Рука
position-played = Розіграні карти
position-columns = Карти в стовпцях
position-tokens = Жетони місцевості
position-special = Особливий жетон
position-roads = Дороги
position-pieces = Власність на полі володінь
position-rabbits = Зайці
position-areas = Активні області бонусної карти
position-food = Шкала їжі
position-cart = Віз на шкалі промисловості
position-locomotive = Паровоз на шкалі промисловості
position-prosper = Шкали процвітання
position-skills = Жетони навичок
position-down = Жетони навичок долілиць
position-acts = Застосовані здібності
position-wonder = Символи дива
position-discount = Знижка на власність
position-markers = Маркери ресурсів
position-claimed = Узяті віхи
position-round_ip = Промислові очки цього раунду
position-fresh = Жетони, перевернуті цією дією
position-found = Щойно знайдені карти
field-owner = Хто їх знає
field-cards = Карти
field-counts = Скільки де лежить
place-deck_a = Колода A
place-deck_b = Колода B
place-packet = { $seat }: пачка колективного набору
turned-up = горілиць
turned-flipped = перевернутий
