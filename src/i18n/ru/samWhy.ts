import type { samWhy as english } from '../en/samWhy';
import type { Message } from '../message';

export const samWhy = {
  'sam.why.move.only': 'Другого пути нет[ ({steps|terms.steps})]',
  'sam.why.move.shortest':
    'Кратчайший путь: до Канзас-Сити {locations|terms.locations}[; на другом их {lost}]',
  'sam.why.move.fees':
    'Пути одинаковой длины; на этом плата {fees|common.dollars}[, на другом {lost|common.dollars}]',
  'sam.why.move.owed':
    'Длина и плата равны; здесь вам причитается {owed|common.dollars}[, на другом пути {lost|common.dollars}]',
  'sam.why.move.tie': 'Пути равны во всём; приложение берёт первую ветку, вы можете выбрать другую',
  'sam.why.move.bank': 'Сэм должен вам за проход[ через {buildings}], но сам не платит: платит банк',
  'sam.why.steps.fixed': 'На карте указано: {n|terms.steps}',
  'sam.why.steps.specialists': '{n|terms.steps}: по одному за рабочего его специализации, от 1 до 5',
  'sam.why.steps.buildings': '{n|terms.steps}: сколько построек у того, у кого их больше, от 1 до 5',
  'sam.why.hire.only': 'Единственный рабочий, которого он может нанять',
  'sam.why.hire.cheapest':
    'Самый дешёвый рабочий: {cost|common.dollars}[; следующий стоит {lost|common.dollars}]',
  'sam.why.hire.cheapestSpecialization':
    'Несколько стоят {cost|common.dollars}; первой идёт его специализация',
  'sam.why.hire.upperRow': 'Равенство; решает верхний ряд: {row}[ раньше {lost}]',
  'sam.why.hire.leftSpace': 'Равенство; решает левая клетка',
  'sam.why.hire.specialization': 'Сначала его специализация: {worker|terms.kind}',
  'sam.why.hire.mostWorkers':
    'Рабочих его специализации нет; из остальных у него больше всего: {worker|terms.kind}, {n}',
  'sam.why.hire.kindTie': 'Нескольких типов у него поровну; решает низшая цена: {cost|common.dollars}',
  'sam.why.hire.cost': 'Таких несколько; самый дешёвый: {cost|common.dollars}[ вместо {lost|common.dollars}]',
  'sam.why.specialize.more': 'Теперь их больше: {worker|terms.kind} {n}, {before|terms.kind} {m}',
  'sam.why.reveal.card': 'Карта 13 у ковбоев: сначала две карточки на рынок бесплатно',
  'sam.why.reveal.nothingAffordable': 'Купить нечего: один ковбой добавляет две карточки',
  'sam.why.reveal.cowboysLeft':
    'После покупки остаётся: {cowboys|terms.cowboys}; каждый добавляет две карточки',
  'sam.why.buy.only':
    'Единственная возможная покупка: {vp|terms.points} за {dollars|common.dollars}, {cowboys|terms.withCowboys}',
  'sam.why.buy.mostVp':
    'Больше всего очков[ не дороже {budget|common.dollars}]: {vp|terms.points} за {dollars|common.dollars}, {cowboys|terms.withCowboys}[; далее: {lost}]',
  'sam.why.buy.bestCard': 'Очков поровну ({vp}); набор с лучшей отдельной карточкой: {best}[ вместо {lost}]',
  'sam.why.buy.fewestCards': 'Очков поровну ({vp}); набор, где меньше карточек: {cards}[ вместо {lost}]',
  'sam.why.buy.fewestCowboys':
    'Очков поровну ({vp}); набор, где нужно меньше ковбоев: {cowboys}[ вместо {lost}]',
  'sam.why.buy.fewestDollars':
    'Очков поровну ({vp}); набор дешевле: {dollars|common.dollars}[ вместо {lost|common.dollars}]',
  'sam.why.buy.tie': 'Наборы равны во всём ({vp|terms.points}); вы можете выбрать другой',
  'sam.why.takeCattle.only': 'Единственная карточка ценностью 3 на рынке',
  'sam.why.takeCattle.mostVp':
    'Карта 13 не у ковбоев: карточка ценностью 3, где больше очков: {vp}[ против {lost}]',
  'sam.why.takeCattle.tie': 'Несколько карточек ценностью 3 дают {vp|terms.points}; вы можете выбрать другую',
  'sam.why.build.mostBuilders':
    'Строителей у него {have}: он ставит постройку, которой их нужно больше всего: {builders}[; следующей нужно {lost}]',
  'sam.why.build.hand': 'Нескольким нужно поровну ({builders|terms.builders}); первой идёт постройка с рукой',
  'sam.why.build.lowestNumber': 'Постройки равны; приложение берёт меньший номер, вы можете выбрать другую',
  'sam.why.build.one': 'Карта 14 не у строителей: постройка, где нужен ровно 1 строитель',
  'sam.why.build.replaceMost':
    'Новую постройку поставить нельзя; он заменяет свою, занимая как можно больше строителей: {builders} из {have}[; далее: {lost}]',
  'sam.why.build.replaceHighest': 'Разница равна; новая постройка с самым высоким требованием: {builders}',
  'sam.why.build.replaceHands': 'Равенство; после этой замены у него больше всего построек с рукой',
  'sam.why.build.replaceNearest':
    'Замены равны; приложение меняет ближайшую к Канзас-Сити, вы можете выбрать другую',
  'sam.why.build.replaceOne':
    'Карта 14 не у строителей, построек на 1 не осталось: замена с разницей ровно 1',
  'sam.why.build.site': 'Первая свободная клетка впереди вашего пастуха, не в ветках опасностей',
  'sam.why.build.siteFromStart':
    'Между вами и Канзас-Сити нет свободной клетки: он продолжает от начала пути',
  'sam.why.build.siteTie': 'Клетки одинаково далеко; приложение берёт первую ветку, вы можете выбрать другую',
  'sam.why.engine.station':
    '{engineers|terms.engineers}: самая дальняя новая станция в пределах хода[, за вашим паровозом на клетке {skipped}]',
  'sam.why.engine.forward':
    'Новой станции в пределах хода нет: вперёд по клетке за инженера ({engineers|terms.spaces})[; клетка {skipped} с вашим паровозом не считается]',
  'sam.why.engine.nextStation': 'Карта 15 у инженеров: сразу к следующей станции',
  'sam.why.engine.nextStationPast':
    'Карта 15 у инженеров: к следующей станции; на предыдущей стоит ваш паровоз',
  'sam.why.engine.last': 'Конец дороги: его паровоз останавливается здесь',
  'sam.why.upgrade.stop':
    'Остановившись на станции, Сэм улучшает её бесплатно; её начальник, если он есть, покидает игру',
  'sam.why.upgrade.leastStation':
    'Дисков в запасе нет: переходит диск с самой дешёвой его станции, {vp|terms.points}',
  'sam.why.upgrade.nearestStart':
    'Две станции стоят меньше всех; приложение берёт диск ближе к началу, вы можете выбрать другой',
  'sam.why.retireEngine.end':
    'Его паровоз дошёл до конца: он покидает игру, дальнейшие действия паровоза пропускаются',
  'sam.why.objective.furthest': 'Сэм всегда берёт цель, самую дальнюю от стопки',
  'sam.why.objective.refill': 'Оставшиеся занимают пустое место; новая всегда ложится рядом со стопкой',
  'sam.why.objective.arrow':
    'Его диски по обе стороны стрелки ({from|terms.city} – {to|terms.city}) дают цель',
  'sam.why.outlaw.highest': 'Бандит с клетки с самым большим номером',
  'sam.why.hazard.mostTiles':
    'Зона, где больше всего жетонов: {hazard|terms.hazard}, {n}[ против {lost}]; самый ценный жетон',
  'sam.why.hazard.highestVp': 'В зонах поровну ({n}); здесь самый ценный жетон: {vp|terms.points}',
  'sam.why.hazard.order':
    'Зоны равны во всём; порядок приложения: наводнение, засуха, камнепад, вы можете выбрать другую',
  'sam.why.hazard.lowestSpace':
    'Жетоны одной ценности ({vp|terms.points}); приложение берёт низшую клетку, вы можете выбрать другой',
  'sam.why.foresight.bottom': 'В Канзас-Сити Сэм берёт нижний жетон каждой колонки',
  'sam.why.foresight.refill': 'В конце хода в Канзас-Сити каждая колонка пополняется из своего мешочка',
  'sam.why.foresight.topClosed': 'Рынок труда закрыт, а внизу рабочий: он берёт верхний жетон',
  'sam.why.foresight.noSpace': 'В зоне нет свободной клетки: жетон покидает игру',
  'sam.why.foresight.marketToken': 'Ряд заполнен: жетон рынка труда переходит в ряд {row}',
  'sam.why.refillMarket.arrow':
    'Жетон рынка труда прошёл жёлтую стрелку: рынок скота пополняется[ до {size}]',
  'sam.why.deliver.first':
    'Его первая доставка[ (сложность: {difficulty|terms.difficulty})]: {city|terms.city}',
  'sam.why.deliver.house': 'Его первая доставка по вашему домашнему правилу: {city|terms.city}',
  'sam.why.deliver.next': 'Каждая доставка – на один город дальше: {city|terms.city}',
  'sam.why.deliver.newYork': 'В конце маршрута Сэм снова и снова доставляет в Нью-Йорк',
  'sam.why.deliver.leastStation':
    'Дисков в запасе нет: переходит диск с самой дешёвой его станции, {vp|terms.points}',
  'sam.why.deliver.nearestStart':
    'Две станции стоят меньше всех; приложение берёт диск ближе к началу, вы можете выбрать другой',
  'sam.why.herderStart': 'После доставки пастух начинает путь заново',
  'sam.why.slide': 'Правило соло: оставшееся сдвигается, затем заполняется пустое место',
  'sam.why.end.closed':
    'Последняя клетка рынка труда занята: этот ход завершается, у другой стороны есть ещё один',
  'sam.why.deck.shuffle': 'В начале хода его стопка была пуста',
  'sam.why.nothing.noWorker': 'На рынке труда нет рабочих выше ряда с жетоном',
  'sam.why.nothing.rowsFull': 'Его ряды для доступных рабочих заполнены',
  'sam.why.nothing.nothingAffordable':
    'Купить нечего с его ковбоями[ и\u00a0{budget|common.dollars}], даже после открытия карточек',
  'sam.why.nothing.noValue3': 'На рынке нет карточки ценностью 3',
  'sam.why.nothing.noBuilding': 'Ни одна постройка не подходит к числу его строителей',
  'sam.why.nothing.noSite': 'Нет ни свободной клетки, ни постройки для замены',
  'sam.why.nothing.noOneBuilder': 'Нет ни постройки, ни замены ровно на 1 строителя',
  'sam.why.nothing.engineRetired': 'Его паровоз уже покинул дорогу',
  'sam.why.nothing.stationBlocked': 'На последней станции стоит ваш паровоз',
  'sam.why.nothing.noObjective': 'Открытых целей больше нет',
  'sam.why.nothing.noOutlaw': 'На поле нет бандитов',
  'sam.why.nothing.noHazard': 'На поле нет опасностей',
  'sam.why.nothing.skipColumn': 'Рынок труда закрыт, а оба жетона – рабочие: колонка пропускается',
  'sam.why.nothing.stackEmpty': 'Стопка скота пуста',
  'sam.why.nothing.noDisc': 'Дисков нет ни в запасе, ни на станциях',
} as const satisfies Record<keyof typeof english, Message>;
