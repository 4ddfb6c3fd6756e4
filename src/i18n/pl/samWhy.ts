import type { samWhy as english } from '../en/samWhy';
import type { Message } from '../message';

export const samWhy = {
  'sam.why.move.only': 'Jedyna możliwa droga[ ({steps|terms.steps})]',
  'sam.why.move.shortest':
    'Najkrótsza droga: do Kansas City {locations|terms.locations}[; druga ma ich {lost}]',
  'sam.why.move.fees':
    'Drogi są równie krótkie; na tej opłaty to {fees|common.dollars}[, na drugiej {lost|common.dollars}]',
  'sam.why.move.owed':
    'Ta sama długość i te same opłaty; tędy tobie należy się {owed|common.dollars}[, drugą drogą {lost|common.dollars}]',
  'sam.why.move.tie':
    'Drogi są pod każdym względem równe; aplikacja wybiera pierwszą odnogę, możesz wskazać inną',
  'sam.why.move.bank': 'Sam jest ci winien opłatę[ za {buildings}], lecz sam nie płaci: robi to bank',
  'sam.why.steps.fixed': 'Na karcie: {n|terms.steps}',
  'sam.why.steps.specialists': '{n|terms.steps}: po jednym za pomocnika jego specjalizacji, od 1 do 5',
  'sam.why.steps.buildings': '{n|terms.steps}: tyle, ile budynków ma ten, kto ma ich więcej, od 1 do 5',
  'sam.why.hire.only': 'Jedyny pomocnik, którego może zatrudnić',
  'sam.why.hire.cheapest':
    'Najtańszy pomocnik: {cost|common.dollars}[; następny kosztuje {lost|common.dollars}]',
  'sam.why.hire.cheapestSpecialization':
    'Kilku kosztuje {cost|common.dollars}; pierwszeństwo ma jego specjalizacja',
  'sam.why.hire.upperRow': 'Remis; wygrywa wyższy rząd: {row}[ przed {lost}]',
  'sam.why.hire.leftSpace': 'Remis; wygrywa pole z lewej',
  'sam.why.hire.specialization': 'Najpierw jego specjalizacja: {worker|terms.kind}',
  'sam.why.hire.mostWorkers':
    'Brak pomocnika jego specjalizacji; z pozostałych ma najwięcej: {worker|terms.kind}, {n}',
  'sam.why.hire.kindTie': 'Kilku rodzajów ma tyle samo; decyduje najniższy koszt: {cost|common.dollars}',
  'sam.why.hire.cost': 'Kilku tego rodzaju; najtańszy: {cost|common.dollars}[ zamiast {lost|common.dollars}]',
  'sam.why.specialize.more': 'Ma ich teraz więcej: {worker|terms.kind} {n}, {before|terms.kind} {m}',
  'sam.why.reveal.card': 'Karta 13 przy kowbojach: najpierw dwie karty na targ za darmo',
  'sam.why.reveal.nothingAffordable': 'Nie ma nic, co mógłby kupić: kowboj dokłada dwie karty',
  'sam.why.reveal.cowboysLeft': 'Po zakupie zostaje: {cowboys|terms.cowboys}; każdy dokłada dwie karty',
  'sam.why.buy.only':
    'Jedyny możliwy zakup: {vp|terms.points} za {dollars|common.dollars}, {cowboys|terms.withCowboys}',
  'sam.why.buy.mostVp':
    'Najwięcej punktów[ za najwyżej {budget|common.dollars}]: {vp|terms.points} za {dollars|common.dollars}, {cowboys|terms.withCowboys}[; dalej: {lost}]',
  'sam.why.buy.bestCard':
    'Punktów tyle samo ({vp}); zestaw z najlepszą pojedynczą kartą: {best}[ zamiast {lost}]',
  'sam.why.buy.fewestCards':
    'Punktów tyle samo ({vp}); zestaw z mniejszą liczbą kart: {cards}[ zamiast {lost}]',
  'sam.why.buy.fewestCowboys':
    'Punktów tyle samo ({vp}); zestaw wymagający mniej kowbojów: {cowboys}[ zamiast {lost}]',
  'sam.why.buy.fewestDollars':
    'Punktów tyle samo ({vp}); tańszy zestaw: {dollars|common.dollars}[ zamiast {lost|common.dollars}]',
  'sam.why.buy.tie': 'Zestawy równe pod każdym względem ({vp|terms.points}); możesz wybrać inny',
  'sam.why.takeCattle.only': 'Jedyna karta o wartości 3 na targu',
  'sam.why.takeCattle.mostVp':
    'Karta 13 bez specjalizacji kowbojów: karta o wartości 3 z największą liczbą punktów, {vp}[ przed {lost}]',
  'sam.why.takeCattle.tie': 'Kilka kart o wartości 3 daje {vp|terms.points}; możesz wybrać inną',
  'sam.why.build.mostBuilders':
    'Rzemieślnicy Sama: {have}. Stawia budynek, który wymaga ich najwięcej: {builders}[; następny wymaga {lost}]',
  'sam.why.build.hand':
    'Kilka wymaga tyle samo ({builders|terms.builders}); pierwszeństwo ma budynek z dłonią',
  'sam.why.build.lowestNumber': 'Budynki są równe; aplikacja bierze niższy numer, możesz wybrać inny',
  'sam.why.build.one':
    'Karta 14 bez specjalizacji rzemieślników: budynek wymagający dokładnie 1 rzemieślnika',
  'sam.why.build.replaceMost':
    'Nowego budynku nie da się postawić; zastępuje własny, używając jak najwięcej rzemieślników: {builders} z {have}[; dalej: {lost}]',
  'sam.why.build.replaceHighest': 'Ta sama różnica; nowy budynek o najwyższym wymaganiu: {builders}',
  'sam.why.build.replaceHands': 'Remis; ta zamiana zostawia mu najwięcej budynków z dłonią',
  'sam.why.build.replaceNearest':
    'Zamiany są równe; aplikacja zastępuje budynek najbliżej Kansas City, możesz wybrać inny',
  'sam.why.build.replaceOne':
    'Karta 14 bez specjalizacji rzemieślników, brak budynku za 1: zamiana z różnicą dokładnie 1',
  'sam.why.build.site': 'Pierwsza wolna działka przed twoim ranczerem, poza odnogami niebezpieczeństw',
  'sam.why.build.siteFromStart':
    'Między tobą a Kansas City nie ma wolnej działki: liczy dalej od początku szlaku',
  'sam.why.build.siteTie': 'Działki są równie daleko; aplikacja bierze pierwszą odnogę, możesz wybrać inną',
  'sam.why.engine.station':
    '{engineers|terms.engineers}: najdalsza nowa stacja w zasięgu[, za twoją lokomotywą na polu {skipped}]',
  'sam.why.engine.forward':
    'Żadnej nowej stacji w zasięgu: {engineers|terms.spaces} w\u00a0przód, po jednym za inżyniera[; pola {skipped} z twoją lokomotywą się nie liczy]',
  'sam.why.engine.nextStation': 'Karta 15 przy inżynierach: prosto do następnej stacji',
  'sam.why.engine.nextStationPast':
    'Karta 15 przy inżynierach: do następnej stacji; na wcześniejszej stoi twoja lokomotywa',
  'sam.why.engine.last': 'Koniec torów: jego lokomotywa tu się zatrzymuje',
  'sam.why.upgrade.stop':
    'Zatrzymując się na stacji, Sam rozbudowuje ją za darmo; jej zawiadowca, jeśli jest, opuszcza grę',
  'sam.why.upgrade.leastStation':
    'Brak dysków w zasobach: przenosi dysk z najmniej wartej stacji, {vp|terms.points}',
  'sam.why.upgrade.nearestStart':
    'Dwie stacje są warte najmniej; aplikacja bierze dysk bliżej początku, możesz wybrać drugi',
  'sam.why.retireEngine.end':
    'Jego lokomotywa dotarła do końca: opuszcza grę, dalsze akcje lokomotywy przepadają',
  'sam.why.objective.furthest': 'Sam zawsze bierze cel najdalej od stosu',
  'sam.why.objective.refill': 'Pozostałe zapełniają lukę; nowy cel leży zawsze obok stosu',
  'sam.why.objective.arrow':
    'Jego dyski po obu stronach strzałki ({from|terms.city} – {to|terms.city}) dają cel',
  'sam.why.outlaw.highest': 'Bandyta z pola o najwyższym numerze',
  'sam.why.hazard.mostTiles':
    'Obszar z największą liczbą żetonów: {hazard|terms.hazard}, {n}[ wobec {lost}]; żeton najwięcej wart',
  'sam.why.hazard.highestVp':
    'Obszary równie pełne ({n}); w tym leży najwięcej wart żeton: {vp|terms.points}',
  'sam.why.hazard.order':
    'Obszary równe pod każdym względem; aplikacja bierze kolejno: powódź, susza, lawina, możesz wybrać inny',
  'sam.why.hazard.lowestSpace':
    'Żetony równie warte ({vp|terms.points}); aplikacja bierze najniższe pole, możesz wybrać inny',
  'sam.why.foresight.bottom': 'W Kansas City Sam bierze dolny żeton z każdej kolumny',
  'sam.why.foresight.refill': 'Na koniec tury w Kansas City każdą kolumnę uzupełnia się z jej woreczka',
  'sam.why.foresight.topClosed': 'Rynek pracy jest zamknięty, a na dole leży pomocnik: bierze górny żeton',
  'sam.why.foresight.noSpace': 'Brak wolnego pola w obszarze: żeton opuszcza grę',
  'sam.why.foresight.marketToken': 'Rząd jest pełny: żeton rynku pracy schodzi do rzędu {row}',
  'sam.why.refillMarket.arrow':
    'Żeton rynku pracy przeszedł żółtą strzałkę: uzupełnia się targ bydła[ do {size}]',
  'sam.why.deliver.first':
    'Jego pierwsza dostawa[ (poziom: {difficulty|terms.difficulty})]: {city|terms.city}',
  'sam.why.deliver.house': 'Jego pierwsza dostawa według waszej zasady domowej: {city|terms.city}',
  'sam.why.deliver.next': 'Każda dostawa trafia o jedno miasto dalej: {city|terms.city}',
  'sam.why.deliver.newYork': 'Na końcu trasy Sam dostarcza wciąż do Nowego Jorku',
  'sam.why.deliver.leastStation':
    'Brak dysków w zasobach: przenosi dysk z najmniej wartej stacji, {vp|terms.points}',
  'sam.why.deliver.nearestStart':
    'Dwie stacje są warte najmniej; aplikacja bierze dysk bliżej początku, możesz wybrać drugi',
  'sam.why.herderStart': 'Po dostawie ranczer zaczyna szlak od nowa',
  'sam.why.slide': 'Zasada solo: reszta się przesuwa, potem uzupełnia się lukę',
  'sam.why.end.closed':
    'Ostatnie pole rynku pracy jest zajęte: ta tura się kończy, druga strona ma jeszcze jedną',
  'sam.why.deck.shuffle': 'Na początku tury jego stos był pusty',
  'sam.why.nothing.noWorker': 'Na rynku pracy nie ma pomocnika powyżej rzędu z żetonem',
  'sam.why.nothing.rowsFull': 'Jego rzędy dla dostępnych pomocników są pełne',
  'sam.why.nothing.nothingAffordable':
    'Nic do kupienia z jego kowbojami[ i\u00a0{budget|common.dollars}], nawet po odkryciu kart',
  'sam.why.nothing.noValue3': 'Na targu nie ma karty o wartości 3',
  'sam.why.nothing.noBuilding': 'Żaden budynek nie pasuje do liczby jego rzemieślników',
  'sam.why.nothing.noSite': 'Brak wolnej działki i\u00a0budynku do zastąpienia',
  'sam.why.nothing.noOneBuilder': 'Brak budynku i\u00a0zamiany za dokładnie 1 rzemieślnika',
  'sam.why.nothing.engineRetired': 'Jego lokomotywa opuściła tory',
  'sam.why.nothing.stationBlocked': 'Na ostatniej stacji stoi twoja lokomotywa',
  'sam.why.nothing.noObjective': 'W puli nie ma już celów',
  'sam.why.nothing.noOutlaw': 'Na planszy nie ma bandytów',
  'sam.why.nothing.noHazard': 'Na planszy nie ma niebezpieczeństw',
  'sam.why.nothing.skipColumn': 'Rynek pracy jest zamknięty, a oba żetony to pomocnicy: kolumna przepada',
  'sam.why.nothing.stackEmpty': 'Stos krów jest pusty',
  'sam.why.nothing.noDisc': 'Nie ma dysków ani w\u00a0zasobach, ani na stacjach',
} as const satisfies Record<keyof typeof english, Message>;
