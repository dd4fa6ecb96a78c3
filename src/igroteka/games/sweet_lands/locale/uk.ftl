# Sweet Lands українською.
# Форми: .gen — родовий відмінок, .acc — знахідний, .ins — орудний, .prep — місцевий,
# .each — після «за», .few — після чисел 2–4, .one — після числа 1.

title = Солодкі землі
tagline = Перетворіть свої володіння на найсолодший край королівства
about = Цукровий король шукає спадкоємця. За п’ять раундів ви вкриєте свої володіння нивами, лісами, шахтами й морями, прокладете дороги та збудуєте солодкі міста, проведете віз і паровоз шкалою промисловості, запросите до столу пряникових зайців і наймете працівників. За все платять картами, і кожна карта — вибір: розіграти її чи витратити. Колоду працівників у комплекті вигадали ми.
minutes = 120 хвилин
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
kind-house = дім
    .gen = дому
kind-building = будівля
    .gen = будівлі
kind-lab = лабораторія
    .gen = лабораторії
kind-shop = крамниця
    .gen = крамниці
kind-tower = годинникова вежа
    .gen = годинникової вежі
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
on-forest = жетон лісу
    .acc = жетон лісу
    .prep = жетоні лісу
on-mine = жетон шахти
    .acc = жетон шахти
    .prep = жетоні шахти
on-sea = жетон моря
    .acc = жетон моря
    .prep = жетоні моря
on-special = особливий жетон
    .acc = особливий жетон
    .prep = особливому жетоні
on-capital = столична клітинка
    .acc = столичну клітинку
    .prep = столичній клітинці
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
symbol-skill = жетон навички
symbol-diamond = 1 алмаз
symbol-gold = 5 золота
symbol-card = 1 карту

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
    .ins = лабораторією
feature-tower = годинникова вежа
    .ins = годинниковою вежею
feature-rabbit = заєць
    .ins = зайцем

color-orange = помаранчева
    .gen = помаранчевого
    .acc = помаранчеву
color-green = зелена
    .gen = зеленого
    .acc = зелену
color-grey = сіра
    .gen = сірого
    .acc = сіру
color-any = будь-яка
    .gen = будь-якого
    .acc = будь-яку
color-least = найвідсталіша
    .gen = найвідсталішого
    .acc = найвідсталішу
color-agri = сільська
    .gen = сільського господарства
    .acc = сільську
color-forest = лісова
    .gen = лісової промисловості
    .acc = лісову
color-mining = гірнича
    .gen = гірничої промисловості
    .acc = гірничу
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
    .gen = місцевості
track-rabbit = зайці
    .gen = зайців
track-road = дороги
    .gen = доріг
track-property = власність
    .gen = власності
track-employed = працівники
    .gen = працівників
track-ip = промислові очки
    .gen = промислових очок
marker-cart = віз
marker-locomotive = паровоз
marker-food = маркер їжі

area-terrain_3 = Місцевість
area-food_2 = Їжа
area-rabbit_1 = Заєць
area-road_3 = Дороги
area-property_2 = Споруди
area-industry_2 = Рейки
area-prosper_2 = Розквіт
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

domain-1A = поле 1, сторона А
domain-1B = поле 1, сторона Б
domain-2A = поле 2, сторона А
domain-2B = поле 2, сторона Б
domain-3A = поле 3, сторона А
domain-3B = поле 3, сторона Б
domain-4A = поле 4, сторона А
domain-4B = поле 4, сторона Б

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
skill-skill_on_bonus = Цеховик
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
tile-help_terrain = жетон місцевості
tile-help_road = дорога
tile-help_industry = крок промисловості
tile-help_food = крок їжі
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

scoring-score_terrain = жетони переважної місцевості
scoring-score_production = найбільше базове виробництво
scoring-score_employed = працевлаштовані працівники
scoring-score_border = жетони на крайніх клітинках

what-cake = карта із символом торта
    .acc = карту із символом торта
    .few = карти із символом торта
    .gen = карт із символом торта
what-pie = карта із символом пирога
    .acc = карту із символом пирога
    .few = карти із символом пирога
    .gen = карт із символом пирога
what-tiramisu = карта із символом тірамісу
    .acc = карту із символом тірамісу
    .few = карти із символом тірамісу
    .gen = карт із символом тірамісу
what-brownie = карта із символом брауні
    .acc = карту із символом брауні
    .few = карти із символом брауні
    .gen = карт із символом брауні
what-macaron = карта із символом макарона
    .acc = карту із символом макарона
    .few = карти із символом макарона
    .gen = карт із символом макарона
what-wagashi = карта із символом вагасі
    .acc = карту із символом вагасі
    .few = карти із символом вагасі
    .gen = карт із символом вагасі
what-round_end = карта кінця раунду
    .acc = карту кінця раунду
    .few = карти кінця раунду
    .gen = карт кінця раунду
what-immediate = негайна карта
    .acc = негайну карту
    .few = негайні карти
    .gen = негайних карт
what-any = карта
    .acc = карту
    .few = карти
    .gen = карт
what-basic = базова область
    .acc = базову область
    .few = базові області
    .gen = базових областей
what-basic-additional = базова або додаткова область
    .acc = базову або додаткову область
    .few = базові або додаткові області
    .gen = базових або додаткових областей

## Кількості

units = { $kind_id ->
    [gold] { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
    [wheat] { $n ->
        [one] { $n } пшеницю
        [few] { $n } пшениці
       *[many] { $n } пшениці
    }
    [wood] { $n ->
        [one] { $n } деревину
        [few] { $n } деревини
       *[many] { $n } деревини
    }
    [iron] { $n ->
        [one] { $n } залізо
        [few] { $n } заліза
       *[many] { $n } заліза
    }
    [basic] { $n ->
        [one] { $n } будь-який базовий ресурс
        [few] { $n } будь-які базові ресурси
       *[many] { $n } будь-яких базових ресурсів
    }
    [diamond] { $n ->
        [one] { $n } алмаз
        [few] { $n } алмази
       *[many] { $n } алмазів
    }
    [disc] { $n ->
        [one] { $n } диск дії
        [few] { $n } диски дій
       *[many] { $n } дисків дій
    }
    [card] { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[many] { $n } карт
    }
    [vp] { $n ->
        [one] { $n } переможне очко
        [few] { $n } переможні очки
       *[many] { $n } переможних очок
    }
    [cp] { $n ->
        [one] { $n } міське очко
        [few] { $n } міські очки
       *[many] { $n } міських очок
    }
    [ip] { $n ->
        [one] { $n } промислове очко
        [few] { $n } промислові очки
       *[many] { $n } промислових очок
    }
   *[other] { $n } × { $kind }
}
n-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}

## Що роблять ефекти

effect-and = { $a }, { $b }
effect-then = { $a } → { $b }
effect-or = { $a } або { $b }
effect-may = можете: { $what }
effect-often = будь-яку кількість разів: { $what }
effect-upto = { $what }, будь-яку кількість разів
effect-per = { $each ->
    [1] { $what } за { $count_each }
    [one] { $what } за кожні { $each } { $count_one }
    [few] { $what } за кожні { $each } { $count_few }
   *[many] { $what } за кожні { $each } { $count }
}
effect-per-most = { $each ->
    [1] { $what } за { $count_each } (не більше { $most } разів)
    [one] { $what } за кожні { $each } { $count_one } (не більше { $most } разів)
    [few] { $what } за кожні { $each } { $count_few } (не більше { $most } разів)
   *[many] { $what } за кожні { $each } { $count } (не більше { $most } разів)
}
effect-if = якщо у вас { $condition }: { $what }
if-at-least = { $least ->
    [one] щонайменше { $least } { $count_one }
    [few] щонайменше { $least } { $count_few }
   *[many] щонайменше { $least } { $count }
}
effect-gain = отримайте { units }
effect-pay = { $kind_id ->
    [card] { $n ->
        [one] скиньте { $n } карту
        [few] скиньте { $n } карти
       *[many] скиньте { $n } карт
    }
    [card_or_disc] скиньте карту або поверніть диск дії
   *[other] витратьте { units }
}
cost-nothing = безкоштовно
effect-produce = { $kind_id ->
    [any] будь-яке виробництво +{ $n }
    [any_basic] будь-яке базове виробництво +{ $n }
   *[other] виробництво { $kind_gen } +{ $n }
}
effect-terrain = { $n ->
    [1] розмістіть 1 жетон місцевості
   *[other] розмістіть до { $n } жетонів місцевості
}
effect-terrain-anywhere = { $n ->
    [1] розмістіть 1 жетон місцевості будь-де
   *[other] розмістіть до { $n } жетонів місцевості будь-де
}
effect-road = { $n ->
    [1] виставте 1 дорогу
   *[other] виставте до { $n } доріг
}
effect-property = { $n ->
    [1] виставте 1 фішку власності за її ціну
   *[other] виставте до { $n } фішок власності за їхню ціну
}
effect-property-less = { $n ->
    [1] виставте 1 фішку власності, дешевше на { less-wood }
   *[other] виставте до { $n } фішок власності, кожну дешевше на { less-wood }
}
less-wood = { $less ->
    [one] { $less } деревину
    [few] { $less } деревини
   *[many] { $less } деревини
}
effect-property-on = виставте 1 фішку власності на { $on_acc } за її ціну
effect-property-less-on = виставте 1 фішку власності на { $on_acc }, дешевше на { less-wood }
effect-property-free-on = безкоштовно виставте 1 фішку власності на { $on_acc }
effect-property-free = { $n ->
    [1] безкоштовно виставте 1 фішку власності
   *[other] безкоштовно виставте до { $n } фішок власності
}
effect-industry = шкала промисловості +{ $n }
effect-food = шкала їжі +{ $n }
effect-rabbit = { $n ->
    [1] виставте 1 зайця
   *[other] виставте до { $n } зайців
}
effect-prosper = { $color_id ->
    [any] будь-яка шкала процвітання +{ $n }
    [least] шкали процвітання найвідсталішого кольору +{ $n }
   *[other] { $color } шкала процвітання +{ $n }
}
effect-draw = { $n ->
    [one] візьміть { $n } карту
    [few] візьміть { $n } карти
   *[many] візьміть { $n } карт
}
effect-discard = { $n ->
    [one] скиньте { $n } карту
    [few] скиньте { $n } карти
   *[many] скиньте { $n } карт
}
effect-search = { $n ->
    [one] візьміть із колоди { $n } { $what_acc } на вибір
    [few] візьміть із колоди { $n } { $what_few } на вибір
   *[many] візьміть із колоди { $n } { $what_gen } на вибір
}
effect-search-play = { $n ->
    [one] візьміть із колоди { $n } { $what_acc } на вибір і безкоштовно розіграйте
    [few] візьміть із колоди { $n } { $what_few } на вибір і одну безкоштовно розіграйте
   *[many] візьміть із колоди { $n } { $what_gen } на вибір і одну безкоштовно розіграйте
}
effect-play = { $less ->
    [0] розіграйте { $what_acc }
   *[other] розіграйте { $what_acc }, дешевше на { $less } золота
}
effect-play-free = безкоштовно розіграйте { $what_acc }
effect-skill = { $n ->
    [one] візьміть { $n } жетон навички
    [few] візьміть { $n } жетони навичок
   *[many] візьміть { $n } жетонів навичок
}
effect-bonus = { $color_id ->
    [any] { $n ->
        [1] будь-який промисловий бонус
       *[other] будь-який промисловий бонус × { $n }
    }
   *[other] { $n ->
        [1] бонус { $color_gen }
       *[other] бонус { $color_gen } × { $n }
    }
}
effect-flip = { $n ->
    [one] переверніть { $n } жетон місцевості
    [few] переверніть { $n } жетони місцевості
   *[many] переверніть { $n } жетонів місцевості
}
effect-employ = { $n ->
    [one] безкоштовно працевлаштуйте { $n } працівника з руки
    [few] безкоштовно працевлаштуйте { $n } працівників з руки
   *[many] безкоштовно працевлаштуйте { $n } працівників з руки
}
effect-wonder = символ дива
effect-locomotive = паровоз стає на шкалу
effect-discount = { $n ->
    [one] будь-яка власність дешевша на { $n } деревину
    [few] будь-яка власність дешевша на { $n } деревини
   *[many] будь-яка власність дешевша на { $n } деревини
}
effect-marker = { $n ->
    [one] { $n } маркер на персонажа
    [few] { $n } маркери на персонажа
   *[many] { $n } маркерів на персонажа
}
effect-copy = скопіюйте { $what_acc }, сплативши її вартість
effect-nothing = більше нічого
effect-clears-track = шкала промисловості вільна до наступної лабораторії

count-sweet = символів { $kind_gen }
    .each = кожен символ { $kind_gen }
    .few = символи { $kind_gen }
    .one = символ { $kind_gen }
count-sweet_best = символів переважної солодощі
    .each = кожен символ переважної солодощі
    .few = символи переважної солодощі
    .one = символ переважної солодощі
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
count-terrain_best = жетонів переважної місцевості
    .each = кожен жетон переважної місцевості
    .few = жетони переважної місцевості
    .one = жетон переважної місцевості
count-terrain_border = жетонів на крайніх клітинках
    .each = кожен жетон на крайній клітинці
    .few = жетони на крайніх клітинках
    .one = жетон на крайній клітинці
count-road = доріг
    .each = кожну дорогу
    .few = дороги
    .one = дорога
count-property = фішок власності
    .each = кожну фішку власності
    .few = фішки власності
    .one = фішка власності
count-property-kind = фішок { $kind_gen }
    .each = кожну фішку { $kind_gen }
    .few = фішки { $kind_gen }
    .one = фішка { $kind_gen }
count-property-on = фішок власності на { $on_prep }
    .each = кожну фішку власності на { $on_prep }
    .few = фішки власності на { $on_prep }
    .one = фішка власності на { $on_prep }
count-property-kind-on = фішок { $kind_gen } на { $on_prep }
    .each = кожну фішку { $kind_gen } на { $on_prep }
    .few = фішки { $kind_gen } на { $on_prep }
    .one = фішка { $kind_gen } на { $on_prep }
count-rabbit = зайців на полі володінь
    .each = кожного зайця на полі володінь
    .few = зайці на полі володінь
    .one = заєць на полі володінь
count-city = міст
    .each = кожне місто
    .few = міста
    .one = місто
count-city-with = міст із { $feature_ins }
    .each = кожне місто з { $feature_ins }
    .few = міста з { $feature_ins }
    .one = місто з { $feature_ins }
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
count-food = поділок шкали їжі
    .each = кожну поділку шкали їжі
    .few = поділки шкали їжі
    .one = поділка шкали їжі
count-industry = поділок шкали промисловості
    .each = кожну поділку шкали промисловості
    .few = поділки шкали промисловості
    .one = поділка шкали промисловості
count-prosper = кроків процвітання
    .each = кожен крок процвітання
    .few = кроки процвітання
    .one = крок процвітання
count-prosper_best_color = кроків процвітання в найкращому кольорі
    .each = кожен крок процвітання в найкращому кольорі
    .few = кроки процвітання в найкращому кольорі
    .one = крок процвітання в найкращому кольорі
count-prosper_least_color = кроків процвітання в найвідсталішому кольорі
    .each = кожен крок процвітання в найвідсталішому кольорі
    .few = кроки процвітання в найвідсталішому кольорі
    .one = крок процвітання в найвідсталішому кольорі
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
count-round_ip = промислових очок цього кінця раунду
    .each = кожне промислове очко цього кінця раунду
    .few = промислові очки цього кінця раунду
    .one = промислове очко цього кінця раунду
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
count-marker = маркерів на персонажі
    .each = кожен маркер на персонажі
    .few = маркери на персонажі
    .one = маркер на персонажі
count-skill = жетонів навичок
    .each = кожен жетон навички
    .few = жетони навичок
    .one = жетон навички
count-diamond = алмазів
    .each = кожен алмаз
    .few = алмази
    .one = алмаз
count-gold = золота
    .each = кожне золото
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
ability-none = лише кращий початок
ability-immediate = одразу: { $what }
ability-round_end = наприкінці кожного раунду: { $what }
ability-production = у кожній фазі виробництва: { $what }
ability-free = раз за раунд вільною дією: { $what }
ability-flip = при перевертанні: { $what }
ability-when = щоразу, коли { $event }: { $what }
ability-act = { $what }
ability-act-once = раз за раунд: { $what }
ability-round_1_draw = { $draw ->
    [one] у 1-му раунді візьміть на { $draw } карту більше й безкоштовно працевлаштуйте працівників: { $employ }
    [few] у 1-му раунді візьміть на { $draw } карти більше й безкоштовно працевлаштуйте працівників: { $employ }
   *[many] у 1-му раунді візьміть на { $draw } карт більше й безкоштовно працевлаштуйте працівників: { $employ }
}
when-play_card = ви розігруєте карту
when-place_property = ви виставляєте власність
when-place_rabbit = ви виставляєте зайця
when-industry_bonus = ви отримуєте промисловий бонус
when-gold_production_up = ваше виробництво золота зростає на 1
when-diamond_as_card = ви платите алмазом замість карти
rule-area_cost_add = { $action } дешевші на { $n } залізо
rule-area_cost_set = область «{ $area }» коштує лише: { $cost }
rule-substitute = в областях зайців деревина може замінити пшеницю
rule-city_same_type = будь-яка група з трьох фішок власності — місто
rule-tower_is_city = група з вежею — місто будь-якого розміру
rule-city_table = своя, краща таблиця міських очок
rule-terrain_anywhere = жетони місцевості можна розміщувати не по сусідству
rule-sweets = зайвий символ { $sweet_gen }
rule-diamond_as_card = алмази можуть замінювати карти у вартості руки
rule-skill_double = кожен бонус в один жетон навички дає два
rule-brownie_discount_all = знижка за брауні діє на всі карти
rule-column_limit = межа промислових стовпців +{ $n }

## Назви ходів і здібностей

industry-agri = сільське господарство
    .gen = сільського господарства
    .prep = сільському господарстві
industry-forest = лісова промисловість
    .gen = лісової промисловості
    .prep = лісовій промисловості
industry-mining = гірнича промисловість
    .gen = гірничої промисловості
    .prep = гірничій промисловості
free-build = Мале будівництво
free-buy_card = Купити карту
free-buy_basic = Купити ресурс
free-sell_basic = Продати ресурс
free-trade_basic = Обміняти ресурси
free-discard = Скинути за ресурси
ability-bastet_free = Міста Бастет
ability-solby_wheat = Пшениця Солбі
ability-solby_road = Дорога Солбі
ability-solby_prosper = Процвітання Солбі
ability-che_flip = Переворот Че
ability-sakura_disc = Диск Сакури
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

item-vp = Переможні очки за гру
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

event-gained = { $seat }: +{ units }.
event-paid = { $seat }, плата: { units }.
event-raised = { $seat }: виробництво { $kind_gen } +{ $n }.
event-locomotive = { $seat }: паровоз стає на шкалу.
event-discarded = { $seat }, у скид: { $card }.
event-drew = { $seat }, з колоди: { $card }.
event-found = { $seat } бере з колоди: { $card }.
event-searched = { $n ->
    [one] { $seat } бере з колоди { $n } карту на вибір.
    [few] { $seat } бере з колоди { $n } карти на вибір.
   *[many] { $seat } бере з колоди { $n } карт на вибір.
}
event-reshuffled = Зі скиду замішано нову колоду.
event-returned = { $n ->
    [one] { $seat } кладе { $n } карту під колоду й бере нову.
    [few] { $seat } кладе { $n } карти під колоду й бере стільки ж нових.
   *[many] { $seat } кладе { $n } карт під колоду й бере стільки ж нових.
}
event-terrain = { $seat }: { $terrain } на клітинці { $place }.
event-turned = { $seat } перевертає жетон на клітинці { $place }.
event-activated = { $seat } активує область бонусної карти { $place }.
event-road = { $seat }: дорога на грані { $edge }.
event-built = { $seat }: { $piece } на клітинці { $place }.
event-industry = { $seat }: { $marker } на поділці { $space }.
event-food = { $seat }: маркер їжі на поділці { $space }.
event-rabbit = { $seat }: заєць на клітинці { $place }.
event-prospered = { $seat }: процвітання { $track_gen }, поділка { $space }.
event-first_there = { $seat } — перший наприкінці шкали «{ $track }».
event-bonus = { $seat } отримує бонус { $industry_gen }.
event-skill = { $seat } бере жетон навички «{ $skill }».
event-wonder = { $seat }: символ дива, усього { $n }.
event-played = { $seat } розігрує: { $card }.
event-employed = { $seat }, працевлаштування: { $card }, { $industry }.
event-used = { $seat } використовує область «{ $area }».
event-used_disc = { $seat } використовує область «{ $area }» своїм диском.
event-copied = { $seat } копіює область «{ $area }».
event-free = { $seat }, вільна дія: { $free }.
event-ability = { $seat } застосовує: { $ability }.
event-flipped = { $seat } перевертає жетон навички «{ $skill }».
event-milestone = { $seat } бере віху { $milestone }.
event-milestones_over = Узято три віхи: решта вибуває з гри.
event-turn = Ходить { $seat }.
event-ended = { $seat } закінчує раунд.
event-help = { $seat }: комірка допомоги { $cell }.
event-mio_moves = Міо переходить у комірку допомоги { $cell }.
event-round = Починається раунд { $round }.
event-opens = Відкривається область «{ $area }».
event-solo = Карта Міо: { $solo }.
event-clean_up = Прибирання: диски повертаються до запасу.
event-passed_on = Карти передають ліворуч.
event-game_over = Гру завершено.
event-skilled = { $seat } — вправний кондитер.
event-beloved = { $seat } — улюблений правитель!
event-help_tile = Комірка допомоги { $cell }: { $tile }.
event-milestone_laid = Віха { $milestone }, бік { $side_cap }.
event-scoring_laid = Жетон підрахунку очок: { $scoring }.
event-offered = Поліпшений жетон навички: { $skill }.
event-first = { $seat } — перший гравець.
event-character = { $seat } грає за персонажа: { $character }.
event-domain = { $seat } бере { $domain }.

## Запитання

ask-ChooseCharacter = Виберіть персонажа.
ask-ChooseDomain = Виберіть поле володінь.
ask-ChooseHelp = Поставте фішку допомоги у вільну комірку планшета допомоги.
ask-MoveHelp = Переставте фішку допомоги в іншу вільну комірку.
ask-Choice = Ваш хід: використайте область, розіграйте карту, переверніть жетон навички або закінчіть раунд. Можна й вільні дії.
ask-Choice-acted = Дію виконано. Можна ще вільні дії, потім завершіть хід.
ask-HandCost = { $n ->
    [one] { $area }: скиньте { $n } карту.
    [few] { $area }: скиньте { $n } карти.
   *[many] { $area }: скиньте { $n } карт.
}
ask-DiscardCards = { $n ->
    [one] Скиньте { $n } карту.
    [few] Скиньте { $n } карти.
   *[many] Скиньте { $n } карт.
}
ask-DiscardCards-disc = Скиньте карту або поверніть диск дії.
ask-PayBasic = { $n ->
    [one] Сплатіть { $n } базовий ресурс: виберіть який.
    [few] Сплатіть { $n } базові ресурси: виберіть які.
   *[many] Сплатіть { $n } базових ресурсів: виберіть які.
}
ask-TakeBasic = { $n ->
    [one] Отримайте { $n } базовий ресурс: виберіть який.
    [few] Отримайте { $n } базові ресурси: виберіть які.
   *[many] Отримайте { $n } базових ресурсів: виберіть які.
}
ask-Raise = Збільште будь-яке виробництво, лишилося: { $n }.
ask-PlaceTerrain = Розмістіть жетони місцевості, лишилося: { $n }.
ask-PlaceRoad = Виставте дороги, лишилося: { $n }.
ask-TurnToken = Переверніть один свій жетон місцевості, що лежить лицем догори.
ask-Build = Виставте власність, лишилося: { $n }. Виберіть фішку, потім місце.
ask-AdvanceIndustry = Кроки шкалою промисловості, лишилося: { $n }. Віз чи паровоз?
ask-AdvanceFood = Кроки шкалою їжі, лишилося: { $n }.
ask-PlaceRabbit = Виставте зайців на власність, лишилося: { $n }.
ask-AdvanceProsperity = { $color_id ->
    [any] Кроки процвітання будь-якими шкалами, лишилося: { $n }.
   *[other] Кроки процвітання шкалами { $color_gen } кольору, лишилося: { $n }.
}
ask-ChooseColor = Який із найвідсталіших кольорів?
ask-ChooseColumn = Який промисловий бонус?
ask-TakeSkill = Візьміть жетони навичок, лишилося: { $n }.
ask-Employ = Працевлаштувати за 1 алмаз: { $card }?
ask-Hire = Працевлаштуйте працівників з руки, лишилося: { $n }.
ask-FirstWorkers = Безкоштовно працевлаштуйте двох працівників, лишилося: { $n }.
ask-PlayOne = Розіграти карту з руки?
ask-PlayFound = Безкоштовно розіграйте одну зі знайдених карт.
ask-SearchDeck = Візьміть карти з колоди, лишилося: { $n }.
ask-CopyArea = Яку область скопіювати?
ask-KeepCard = Лишіть одну карту, решта піде в скид.
ask-PickCard = { $n ->
    [one] Лишіть цю { $n } карту.
    [few] Лишіть одну з { $n } карт, решта піде сусідові ліворуч.
   *[many] Лишіть одну з { $n } карт, решта піде сусідові ліворуч.
}
ask-Rewards = Який бонус першим?
ask-Bonuses = Який промисловий бонус першим?

## Ходи

move-use = { $n ->
    [one] { $area }: скиньте { $n } карту, { $cost } → { $what }
    [few] { $area }: скиньте { $n } карти, { $cost } → { $what }
   *[many] { $area }: скиньте { $n } карт, { $cost } → { $what }
}
move-disc = { $area } своїм диском: { $cost } → { $what }
move-copy = Скопіювати «{ $area }»: { $cost } → { $what }
move-play = Розіграти: { $card }. { $cost } → { $what }
move-flip = Перевернути «{ $skill }»: { $what }
move-free = { $free }: { $what }
move-act = { $ability }: { $what }
move-milestone = Узяти віху { $milestone }: 10 очок наприкінці
move-tower = Годинникова вежа на клітинку { $place }: { $what }
move-end_round = Закінчити раунд
move-end_turn = Завершити хід
move-discard = Скинути: { $card }
move-return_disc = Повернути диск дії
move-spend_diamond = Сплатити алмаз замість карти
move-take = Отримати: пшениця { $wheat }, деревина { $wood }, залізо { $iron }
move-pay = Сплатити: пшениця { $wheat }, деревина { $wood }, залізо { $iron }
move-raise = Виробництво { $kind_gen } +1
move-place = Жетон на клітинку { $place }: { $what }
move-place-special = { $special_cap } на клітинку { $place }: { $what }
move-road = Дорога на грань { $edge }: { $what }
move-turn = Перевернути жетон на клітинці { $place }: { $what }
move-build = { $piece_cap } на клітинку { $place }: { $cost } → { $what }; потім { $bonus }
move-rabbit = Заєць на клітинку { $place }: { $what }
move-advance = { $marker_cap } на поділку { $space }: { $what }
move-prosper = Процвітання { $track_gen }, поділка { $space }: { $what }
move-prosper-last = Процвітання { $track_gen }, остання поділка за 1 алмаз: { $what }
move-color = { $color_cap }
move-stop = Цього досить
move-skill = Узяти «{ $skill }»: { $what }
move-column = { $n ->
    [one] Бонус { $industry_gen }: { $what } і { $n } працівник
    [few] Бонус { $industry_gen }: { $what } і { $n } працівники
   *[many] Бонус { $industry_gen }: { $what } і { $n } працівників
}
move-employ = Працевлаштувати за 1 алмаз: { $industry }
move-hire = Працевлаштувати: { $card }, { $industry }
move-find = Узяти: { $card }. { $what_cap }
move-keep = Лишити: { $card }. { $what_cap }
move-character = Грати за персонажа: { $character }
move-domain = Узяти { $domain }
move-help = Комірка допомоги { $cell }: { $what }
move-first = Спершу: { $what }
move-choose = { $what_cap }
move-yes = Так: { $what }
move-no = Ні
move-times = { $n ->
    [0] Жодного разу
   *[other] { $what_cap }
}

chance-first_player = Перший гравець: { $seat }
chance-deal = З колоди: { $card }
chance-lay_milestone = Віха { $milestone }, бік { $side_cap }
chance-lay_scoring = Жетон підрахунку очок: { $scoring }
chance-lay_help = Жетон допомоги: { $tile }
chance-offer = Поліпшений жетон навички: { $skill }
chance-reveal = Карта Міо: { $solo }

## Відмови

no-adjacent-cell = Жетон кладуть поруч зі столицею або з вашим жетоном.
no-area-open = Ця область ще закрита.
no-area-space = Усі комірки цієї області зайнято.
no-basic-production = Тут можна збільшити лише виробництво пшениці, деревини або заліза.
no-card-here = Цю карту зараз узяти не можна.
no-cards-for-area = { $n ->
    [one] Вартість руки — { $n } карта, і до 5-го раунду одна карта має лишитися; витратити можна карт: { $cards }.
    [few] Вартість руки — { $n } карти, і до 5-го раунду одна карта має лишитися; витратити можна карт: { $cards }.
   *[many] Вартість руки — { $n } карт, і до 5-го раунду одна карта має лишитися; витратити можна карт: { $cards }.
}
no-cell-for-terrain = Сюди жетон не покласти.
no-character-board = Цей планшет уже в когось.
no-column-of-mark = На карті немає знака цього стовпця.
no-column-room = Цей стовпець заповнено.
no-copy-of-this = Цю область зараз не скопіювати.
no-diamond-for-last = Остання поділка коштує алмаз, а ви його не маєте.
no-diamond-for-skill = Поліпшений жетон коштує алмаз, а ви його не маєте.
no-domain-board = Це поле вже в когось.
no-edge-near = Дороги йдуть від столиці або від ваших доріг.
no-edge-taken = Тут уже є дорога.
no-flip-property = Цей жетон не має властивості при перевертанні.
no-flip-twice = Цей жетон у цьому раунді вже перевернуто.
no-help-cell = Виберіть вільну комірку, не свою.
no-last-card = До 5-го раунду остання карта має лишитися в руці.
no-mark = Працевлаштувати можна лише негайні карти зі знаком.
no-means-for-area = Вам нічим заплатити за цю область.
no-means-for-area-cost = Для цієї області потрібно: { $cost }. Вам нічим заплатити.
no-property-for-area = Зараз ви не можете виставити й оплатити жодної фішки власності.
no-area-to-copy = Після сплати 4 золота ви не зможете оплатити жодної області, яку можна скопіювати.
no-means-for-card = Для цієї карти потрібно: { $cost }. Вам нічим заплатити.
no-means-for-flip = Вам нічим заплатити за цей жетон.
no-means-for-free = Вам нічим заплатити за цю вільну дію.
no-means-for-piece = Ціна: деревина { $wood }, залізо { $iron }, золото { $gold }. Вам нічим заплатити.
no-milestone = Умову цієї віхи не виконано.
no-piece-left = Таких фішок не лишилося.
no-resource = Бракує: { $kind }.
no-second-action = Основну дію цього ходу вже виконано.
no-site-for-rabbit = Зайця ставлять на вашу власність без зайця.
no-site-fresh = Цей жетон перевернуто щойно: будувати на ньому можна з наступної дії.
no-site-kind = Власність має стояти на місцевості іншого типу.
no-site-taken = Тут уже є власність.
no-site-unflipped = Власність ставлять на перевернуті жетони та столичні клітинки.
no-skill-left = Жетонів цього типу не лишилося.
no-skill-twice = Такий жетон ви вже маєте.
no-token-face-up = Тут немає вашого жетона, що лежить лицем догори.
no-tower-conditions = Умови вашої годинникової вежі ще не виконано.
no-tower-here = Годинникову вежу виставляють вільною дією.
no-tower-site = Для годинникової вежі немає вільного місця.
no-track-full = Цю шкалу пройдено до кінця.
no-track-of-color = Лише шкали { $color_gen } кольору.
no-way-laboratory = Шлях перегороджує лабораторія.

## Підготовка

option-first = Перший гравець
    .hint = Хто починає; перший гравець обирає персонажа останнім.
option-first-random = За жеребом
option-first-0 = Гравець 1
option-first-1 = Гравець 2
option-first-2 = Гравець 3
option-first-3 = Гравець 4
option-turn_order = Порядок ходу
    .hint = Варіант: з 2-го раунду в тому порядку, в якому закінчили минулий раунд.
option-turn_order-clockwise = За годинниковою стрілкою
option-turn_order-ending = За закінченням раунду
option-draft = Колективний набір карт
    .hint = Варіант: перші шість карт обирають, передаючи по колу.
option-draft-no = Ні
option-draft-yes = Так
option-enhanced = Поліпшені жетони навичок
    .hint = Варіант: кілька сильних жетонів можна купити за алмаз.
option-enhanced-no = Ні
option-enhanced-yes = Так
option-domains = Поля володінь
    .hint = Сторона А в усіх однакова й краща для першої партії.
option-domains-free = Усі сторони
option-domains-A = Лише сторона А
option-special_terrain = Особливі жетони місцевості
    .hint = Чи можна розміщувати кожен із шести видів більше одного разу.
option-special_terrain-unlimited = Без обмежень
option-special_terrain-limited = По одному
option-copy = Копіювання областей
    .hint = Чи платити за скопійовану область.
option-copy-paid = За область платять
option-copy-free = Область безкоштовна
option-reshuffle = Порожня колода
    .hint = Чи стає скид новою колодою.
option-reshuffle-yes = Замішати скид
option-reshuffle-no = Карт більше немає
option-deck = Карти працівників
    .hint = Нашу колоду вигадали ми: друковані карти не опубліковано. Іншу можна завантажити під час запуску сервера: --deck ФАЙЛ.

order-end_turn = Після вашої дії
    .hint = Чи питати про кінець ходу, коли лишилися тільки вільні дії.
order-end_turn-ask = Завжди питати
order-end_turn-auto = Завершувати хід самостійно

## Начерк і ще про малюнок

draw-mio-here = Тут стоїть Міо
draw-character = { $character }. { $what_cap }. Годинникова вежа: { $tower }
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
sketch-legend = н нива, л ліс, ш шахта, м море, о особлива місцевість, @ столиця, # область бонусної карти (! активна); велика літера: жетон, * перевернуто; ^ навичка, + алмаз, $ золото, = карта; ~ порт; T намет, H дім, B будівля, L лабораторія, S крамниця, C годинникова вежа, r заєць.
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
part-made = Виробництво того, що на табличці
part-field = Нива
part-forest = Ліс
part-mine = Шахта
part-sea = Море
part-special = Особлива місцевість
part-capital = Столична клітинка
part-port = Порт
part-token = Жетон місцевості
part-border = Жетон на крайній клітинці
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
part-industry = Крок шкалою промисловості
part-food = Крок шкалою їжі
part-prosper-orange = Крок помаранчевою шкалою процвітання
part-prosper-green = Крок зеленою шкалою процвітання
part-prosper-grey = Крок сірою шкалою процвітання
part-prosper-any = Крок будь-якою шкалою процвітання
part-prosper-least = Крок у найвідсталішому кольорі
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
part-sweet = Будь-яка солодощ
part-skill = Жетон навички
part-wonder = Символ дива
part-milestone = Віха
part-score = Жетон підрахунку очок
part-employ = Працевлаштування
part-city = Місто
part-find = Пошук у колоді
part-copy = Копіювання області
part-discount = Знижка на власність
part-marker = Маркер на персонажі
part-now = Одразу
part-moon = Наприкінці кожного раунду
part-sun = У кожній фазі виробництва
part-free = Раз за раунд вільною дією
part-turn = При перевертанні; перевернутий жетон
part-whenever = Щоразу; будь-яку кількість разів
part-always = Завжди
part-best = Найбільше
part-low = Найменше

## Малюнок

draw-title = Солодкі землі
draw-score = { $seat }: { n-points }.
draw-own-deck = Карти працівників вигадали ми: друковані не опубліковано.
draw-other-deck = Карти працівників: завантажено колоду «{ $deck }».
draw-round = { $round ->
    [0] Підготовка
   *[other] Раунд { $round } з 5
}
draw-turn = Ходить { $seat }
draw-all-choose = Усі обирають
draw-over = Гру завершено
draw-areas = Області дій
draw-skills = Жетони навичок
draw-help-board = Планшет допомоги: жетони працюють для того, хто стоїть під ними
draw-goals = Віхи, жетони підрахунку очок, колода і скид
draw-free-actions = Вільні дії
draw-own = Ваші жетони навичок і розіграні карти
draw-hand = Рука
draw-area = { $area }: { $what }
draw-price = Вартість: { $cost }
draw-opens = З раунду { $round }
draw-full = Усі комірки зайнято
draw-hand-cost = Вартість руки: { n-cards }
draw-track = Процвітання, { $track } ({ $color }): ви на поділці { $space } з { $last }, курс { $rate }
draw-place = { $place }, { $site }
draw-area-active = Активна: карта щораунду
draw-area-idle = Не активна: потрібні жетон поруч і дорога вздовж неї
draw-special = { $special_cap }
draw-token-flipped = Жетон перевернуто
draw-token-up = Жетон лицем догори
draw-symbol = Жетон тут дасть { $symbol }
draw-stands = { $piece_cap }
draw-has-rabbit = Із зайцем
draw-port = Клітинка з портом
draw-port-open = Відкритий порт
draw-port-shut = Порт, ще не сполучений
draw-edge = Виставити дорогу: { $edge }
draw-road = Дорога
draw-player = { $seat }: { n-points }, у руці { n-cards }
draw-has = У запасі: { $n } ({ $kind })
draw-makes = Виробництво за раунд: { $n }
draw-count = { $count_cap }: { $n }
draw-sweets = Символи: { $sweets }
draw-ability-of = Базова здібність: { $what }
draw-condition-of = Для годинникової вежі потрібно: { $what }
draw-property-of = Годинникова вежа: { $what }
draw-piece = { $piece_cap }, лишилося: { $left }
draw-bonus = Бонус: { $what }
draw-column = Стовпець, { $column }: { $n } з { $most }
draw-marker = { $space ->
    [-1] { $marker_cap }: поруч із планшетом
   *[other] { $marker_cap }: { $space } з { $last }
}
draw-skill = Жетон навички, лишилося { $left }: { $what }
draw-own-skill = Жетон навички: { $what }
draw-tile = У кожній фазі виробництва: { $what }
draw-tile-end = Наприкінці раунду: { $what }
draw-stands-here = Тут стоїть { $seat }
draw-milestone = Віха, 10 очок: { $what }
draw-scoring = Жетон підрахунку, 15 і 7 очок за найбільше: { $scoring }. Віртуальний гравець має { $n }
draw-solo = Карта Міо: { $cards }
draw-deck = Колода: { n-cards }
draw-discard = Скид: { n-cards }
draw-free = Вільна дія: { $cost } → { $what }
draw-own-free = Ваша вільна дія: { $what }
draw-card = { $card }. { $cost_cap } → { $what }. Працевлаштувати не можна
draw-card-worker = { $card }. { $cost_cap } → { $what }. Праця: { $labour }
draw-card-end = { $card }. { $cost_cap }. Наприкінці кожного раунду: { $what }
draw-hand-count = { $seat }, карт у руці: { $cards }
draw-played = { $seat }, розіграно карт: { $cards }
draw-claimed = Узята віха: 10 очок наприкінці
draw-milestones = Узято віх: { $n }
region-land = Володіння
region-hand = Рука
region-main = Головне поле
region-board = Планшет гравця
region-tokens = Жетони

## Урок

learn-title = Перший раунд
learn-about = Ви зіграєте перший раунд одиночної гри: виберете персонажа, покладете жетони місцевості, збудуєте дороги, розіграєте й працевлаштуєте працівника, проведете віз і закінчите раунд.
learn-welcome = Ласкаво просимо до Солодких земель! За п’ять раундів вирішиться, хто стане спадкоємцем. Перший зіграємо разом — самі проти кота Міо, який лише займає місця на полі.
learn-character = За кожного з 14 персонажів грають по-своєму. Для початку добра Еліна Макарон: вона має вище початкове виробництво. Виберіть її.
learn-domain = Це земля, яку ви розвиватимете. Сторона А однакова на всіх чотирьох полях. Візьміть поле 1.
learn-help = Планшет допомоги: жетони над вашою фішкою працюють на вас — із сонцем у кожній фазі виробництва, з місяцем наприкінці раунду. Комірка 1 дає 5 золота й 3 деревини. Станьте туди.
learn-production = Виробництво минуло: спершу жетони допомоги, потім персонаж, потім чотири рівні виробництва. Числа поруч із ресурсами показують, скільки ви отримаєте за раунд.
learn-hand = І ви взяли шість карт. Карти тут — справжні гроші: їх розігрують або витрачають на дії. До 5-го раунду остання карта завжди має лишатися в руці.
learn-mio = У свій хід ви виконуєте одну основну дію, наприклад в області дії. Перша її комірка коштує 1 карту, друга 2, третя 3. На деяких перших комірках уже лежать диски Міо, тож там зараз потрібні 2 карти.
learn-terrain = Почнемо із землі: 2 карти й 6 пшениці за три жетони місцевості. Натисніть «Місцевість».
learn-discard = Скиньте дві непотрібні карти. До зайців і споруд на шахтах далеко: хай ідуть Хлібосол «Пасті» та Чайний майстер.
learn-capital = Три корони — ваша столиця. Жетони кладуть поруч зі столицею або з вашими жетонами.
learn-mine = Спершу шахта: сюди, поруч з областю бонусної карти.
learn-field = Тепер нива.
learn-forest = І ліс. Ниви, ліси, шахти й моря надруковано на клітинках, вибирати тип не доводиться.
learn-free = Основну дію виконано. До і після неї можна виконувати вільні дії: купувати й міняти ресурси. Нам вони не потрібні, завершіть хід. В одиночній грі одразу знову ваш хід.
learn-roads = Жетони мало що дають, доки їх не переверне дорога. Виберіть «Дороги»: 2 карти й 6 деревини за три дороги.
learn-discard-again = Знову дві карти: Живописець «Патоковий» і Рудокоп «Савоярді».
learn-flip = Дороги лежать на гранях і починаються від столиці. Дорога на грані шахти одразу її перевертає.
learn-choice = Перевернутий жетон дає вибір: виробництво на майбутні раунди або крок шкалою процвітання, що придасться наприкінці. Зараз рано: візьміть залізо, виробництво +1.
learn-bonus-area = Поруч з областю бонусної карти вже лежить жетон. Дорога вздовж неї зробить її активною: карта одразу і ще одна в кожному раунді.
learn-forest-road = Остання дорога перевертає ліс.
learn-prosperity = Цього разу візьміть процвітання: зелений крок, за дороги або за власність.
learn-rate = Кожна поділка — це курс. Наприкінці гри на нього помножать вашу власність. Крок шкалою власності, будь ласка.
learn-next = Завершіть хід.
learn-play = Карти можна й розігрувати. Рудокоп «Класика» коштує 3 золота й збільшує виробництво заліза на 2. Блискавка означає «одразу», а карти з місяцем дають очки наприкінці кожного раунду.
learn-employ = Карту зі знаком можна за алмаз працевлаштувати. Тепер кожен гірничий бонус дасть ще й те, що в нижньому рядку карти. Працевлаштуйте рудокопа.
learn-industry = Ще одна дія: залізо веде віз. «Рейки» коштують 1 карту й 3 заліза за два кроки.
learn-last-card = Лишилося дві карти: одна — ціна, інша має лишитися. Залиште Банкіра.
learn-cart = На кожній поділці віз отримує помаранчевий бонус. Шестірні — промислові очки: наприкінці кожного раунду ви отримуєте всі пройдені. Зробіть два кроки.
learn-end = Лишилася одна карта, картами більше не заплатити. Закінчіть раунд: зараз порахують міста, промислові очки й усе, на чому є місяць.
learn-move-help = Фішка допомоги має перейти, а Міо займе залишену комірку. Комірка 4 дає карту щораунду, а наприкінці раунду — очко за кожну розіграну карту.
learn-round-two = Раунд 2: ви знову все отримали й узяли карти, і відкрилися ще дві області.
learn-properties = Далі будуйте власність на перевернутих жетонах і в столиці: три фішки трьох різних типів поруч — це місто. Спершу йдуть нижні ряди.
learn-ports = І пам’ятайте про чотири порти: їх відкриває ланцюжок жетонів від столиці. Без відкритих портів наприкінці ви втратите 40 очок, з усіма чотирма отримаєте 10.
learn-more = Це був перший раунд. Продовжуйте самі або почніть нову гру. Усе на столі розповість про себе, якщо навести вказівник.

## Карти працівників

card-unseen = карта
