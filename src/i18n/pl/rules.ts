import type { RuleSection } from '../rules';

export const rules: readonly RuleSection[] = [
  {
    id: 'sam.turn',
    title: 'Tura Sama',
    paragraphs: [
      'Odkryj jego następną kartę. Najpierw rusza się jego ranczer, potem wykonuje się całą akcję karty, a\u00a0jeśli ruch skończył się w\u00a0Kansas City, następują jego etapy Kansas City. Karta trafia na jego stos odrzuconych.',
      'Pole, na którym stoi, nigdy nie daje mu akcji. Nie ma pieniędzy, stada, żetonów wymiany ani certyfikatów. Poza tym liczy się jak gracz: jego budynki są dla ciebie budynkami innego gracza, a\u00a0lokomotywy się omijają.',
      'Zdobyte krowy i\u00a0cele kładzie się zakryte na jednym stosie, bandytów i\u00a0niebezpieczeństwa obok jego planszy.',
      'Jeśli po wszystkich zasadach dwie możliwości są równe, wybór należy do ciebie. Aplikacja wskazuje jedną, mówi o\u00a0tym i\u00a0proponuje pozostałe.',
    ],
  },
  {
    id: 'sam.difficulty',
    title: 'Poziom trudności',
    paragraphs: [
      'Łatwy: karty 1–12, pierwsza dostawa do Bloomington. Średni: wszystkie 15 kart, Bloomington. Trudny: wszystkie 15 kart, po jednym dodatkowym pomocniku każdego rodzaju, pierwsza dostawa do Peorii.',
      'Na każdym poziomie Sam zaczyna z\u00a0jednym pomocnikiem wylosowanym z\u00a0woreczka 2. Aby dostroić poziom, przesuń jego pierwsze miasto bliżej Kansas City (łatwiej) albo Nowego Jorku (trudniej).',
    ],
  },
  {
    id: 'sam.cards',
    title: '15 kart',
    paragraphs: [
      '1 i\u00a02 zatrudniają, 3 i\u00a010 kupują krowy, 4 i\u00a011 budują, 5, 6 i\u00a012 przesuwają lokomotywę, 7 bierze cel, 8 bandytę, 9 niebezpieczeństwo.',
      '13, 14 i\u00a015 dają więcej przy swojej specjalizacji. 13 przy kowbojach: dwie darmowe karty na targ, potem zakup; w\u00a0innym razie bierze najlepszą kartę o\u00a0wartości 3. 14 przy rzemieślnikach: budowa; w\u00a0innym razie tylko z\u00a0dokładnie 1 rzemieślnikiem. 15 przy inżynierach: do następnej stacji; w\u00a0innym razie lokomotywa według liczby inżynierów.',
      'Karty 1–9 podają liczbę kroków. Pozostałe ruszają go o\u00a0liczbę jego specjalistów albo o\u00a0liczbę budynków tego z\u00a0was, kto ma ich na szlaku więcej: co najmniej 1, najwyżej 5. Gdy na początku jego tury stos jest pusty, tasuje się karty odrzucone.',
    ],
  },
  {
    id: 'sam.move',
    title: 'Ruch Sama',
    paragraphs: [
      'Wykonuje dokładnie tyle kroków, ile podaje karta; wcześniej zatrzymuje go tylko Kansas City. Wybiera drogę, na której do Kansas City jest w\u00a0sumie najmniej pól: tych, na które wchodzi teraz, i\u00a0tych, które pozostaną.',
      'Przy remisie: droga z\u00a0niższymi opłatami na polach, na które teraz wchodzi; potem ta, na której jest ci winien mniej. Nigdy nie nadkłada drogi, by uniknąć opłaty.',
      'Sam nigdy nie płaci. Za każdą dłoń na twoich budynkach, przez które przechodzi lub na których staje, weź z\u00a0banku 2\u00a0$.',
    ],
  },
  {
    id: 'sam.specialization',
    title: 'Specjalizacja',
    paragraphs: [
      'Rodzaj pomocników, których Sam ma najwięcej; na początku rodzaj wylosowanego żetonu. Zmienia się natychmiast, gdy innych jest więcej niż obecnych, także w\u00a0środku tury. Remis niczego nie zmienia.',
    ],
  },
  {
    id: 'sam.hire',
    title: 'Sam zatrudnia',
    paragraphs: [
      'Za darmo, nigdy z\u00a0rzędu z\u00a0żetonem rynku pracy i\u00a0tylko rodzaje, dla których jest miejsce w\u00a0rzędzie na jego planszy.',
      'Karta 1: najtańszy pomocnik; potem jego specjalizacja; potem wyższy rząd; potem pole z\u00a0lewej.',
      'Karta 2: jego specjalizacja; jeśli takiego nie ma, rodzaj, którego ma najwięcej; potem najtańszy, wyższy rząd, pole z\u00a0lewej.',
    ],
  },
  {
    id: 'sam.cattle',
    title: 'Sam kupuje krowy',
    paragraphs: [
      'Za najwyżej 8\u00a0$ i\u00a0ze swoimi kowbojami kupuje karty warte razem najwięcej punktów. Zakupy można łączyć, każdego kowboja używa raz.',
      'Przy równych punktach: zestaw z\u00a0najlepszą pojedynczą kartą; potem najmniej kart, kowbojów, dolarów. Nigdy nie kupuje pomarańczowych krów.',
      'Jeśli nie może nic kupić, kowboje po kolei dokładają po dwie karty, aż będzie mógł. Po zakupie każdy pozostały kowboj dokłada dwie karty.',
    ],
  },
  {
    id: 'sam.build',
    title: 'Sam buduje',
    paragraphs: [
      'Gdzie: pierwsza wolna działka przed twoim ranczerem w\u00a0stronę Kansas City, nigdy w\u00a0odnodze niebezpieczeństw. Jeśli takiej nie ma, licz dalej od początku szlaku.',
      'Co: budynek z\u00a0jego zasobów wymagający najwięcej rzemieślników, ale nie więcej, niż ma; przy remisie budynek z\u00a0dłonią.',
      'Jeśli żadnego nie da się postawić, zastępuje własny z\u00a0największą różnicą, na jaką pozwalają jego rzemieślnicy; potem nowy budynek o\u00a0najwyższym wymaganiu; potem zamiana, po której ma najwięcej budynków z\u00a0dłonią. Stary żeton opuszcza grę.',
      'Karta 14 bez specjalizacji rzemieślników: budynek wymagający dokładnie 1; jeśli takiego nie ma, zamiana z\u00a0różnicą dokładnie 1. Żetony Sama leżą zawsze stroną b.',
    ],
  },
  {
    id: 'sam.engine',
    title: 'Lokomotywa Sama',
    paragraphs: [
      'Jedzie najdalej o\u00a0tyle pól, ilu ma inżynierów, omijając twoją. Jeśli może dotrzeć do stacji, których jeszcze nie rozbudował, staje na najdalszej z\u00a0nich; w\u00a0innym razie jedzie o\u00a0pełną liczbę pól.',
      'Karta 15 przy specjalizacji inżynierów: prosto do następnej stacji, na której nie stoi twoja lokomotywa.',
      'Na stacji kładzie dysk za darmo; jeśli jest tam zawiadowca, trafia do pudełka, a\u00a0żaden pomocnik go nie zastępuje. Gdy w\u00a0zasobach nie ma dysków, przenosi się dysk z\u00a0jego najmniej wartej stacji.',
      'Na ostatnim polu rozbudowuje stację, po czym jego lokomotywa trafia do pudełka; dalsze akcje lokomotywy przepadają.',
    ],
  },
  {
    id: 'sam.objective',
    title: 'Sam bierze cel',
    paragraphs: [
      'Ten, który leży najdalej od stosu. Pozostałe przesuwa się dalej od stosu, a\u00a0obok niego odkrywa nowy. Na koniec każdy daje swoje dodatnie punkty, jakby był spełniony.',
    ],
  },
  {
    id: 'sam.outlaw',
    title: 'Sam łapie bandytę',
    paragraphs: ['Tego z\u00a0pola o\u00a0najwyższym numerze. Nagrody nie bierze.'],
  },
  {
    id: 'sam.hazard',
    title: 'Sam usuwa niebezpieczeństwo',
    paragraphs: [
      'Z\u00a0obszaru, w\u00a0którym jest ich najwięcej; przy remisie z\u00a0tego, gdzie leży najwięcej wart żeton. Bierze stamtąd najwięcej wart żeton.',
    ],
  },
  {
    id: 'sam.kansasCity',
    title: 'Sam w\u00a0Kansas City',
    paragraphs: [
      'Z\u00a0każdej kolumny rozwoju bierze dolny żeton, który kładzie się według zwykłych zasad. Gdy rynek pracy jest zamknięty, a\u00a0na dole leży pomocnik, bierze górny żeton albo pomija kolumnę, jeśli to też pomocnik.',
      'Nie ma dochodu. Dostarcza do swojego pierwszego miasta, potem za każdym razem do następnego, a\u00a0do Nowego Jorku raz za razem. Strzałka z\u00a0celem daje mu ten najdalej od stosu.',
      'Potem jego ranczer wraca na początek szlaku, pozostałe żetony zsuwa się w\u00a0dół, a\u00a0każdą kolumnę uzupełnia od góry.',
    ],
  },
  {
    id: 'sam.score',
    title: 'Wynik Sama',
    paragraphs: [
      'Punktuje za budynki, miasta, stacje, niebezpieczeństwa, krowy, pomocników w\u00a0kolumnach 5 i\u00a06, żeton rynku pracy oraz dodatnie punkty wszystkich celów, także początkowego. Nic za pieniądze, zawiadowców i\u00a0dysk kroków.',
    ],
  },
  {
    id: 'table.setup',
    title: 'Przygotowanie gry solo',
    paragraphs: [
      'Przygotuj grę jak dla dwóch osób. Pięciu losowych zawiadowców na pierwszych pięciu stacjach; budynki neutralne w\u00a0pierwszej grze według liter, później losowo.',
      'Odłóż dla Sama losowy żeton z\u00a0woreczka 2; na poziomie trudnym także po jednym pomocniku każdego rodzaju. Potem siedem żetonów z\u00a0woreczka 1 na najniższe wolne pola ich obszarów, trzech pomocników na rynek pracy, po dwa żetony z\u00a0każdego woreczka na pola rozwoju.',
      'Siedem kart na targu bydła, cztery cele w\u00a0rzędzie od stosu. Zaczynasz ty: 6\u00a0$, 4 karty, 1 żeton wymiany, jeden odkryty cel początkowy.',
      'Sam: jego plansza, 14 dysków, 12 budynków stroną b, ranczer na początku szlaku, lokomotywa na pierwszym polu, potasowane karty, jeden zakryty cel początkowy.',
    ],
  },
  {
    id: 'table.turn',
    title: 'Twoja tura',
    paragraphs: [
      'W\u00a0pierwszej turze postaw ranczera na dowolnym budynku neutralnym i\u00a0przejdź do fazy B.',
      'A: przesuń się o\u00a01 krok aż do limitu. Każde pole to krok, puste obszary się nie liczą, Kansas City zatrzymuje ruch. B: użyj pola. C: dociągnij karty do limitu.',
      'Na budynku neutralnym lub własnym: każda akcja raz, w\u00a0dowolnej kolejności, albo zamiast nich jedna pojedyncza akcja pomocnicza. Na cudzym budynku, niebezpieczeństwie lub bandycie: jedna pojedyncza akcja pomocnicza.',
      'Akcja „ranczer +n” przesuwa cię dalej i\u00a0powtarza tam fazę B. Żetonów wymiany możesz użyć w\u00a0każdej chwili: dociągnij do 2 kart, odrzuć tyle samo.',
    ],
  },
  {
    id: 'table.fees',
    title: 'Dłonie i\u00a0opłaty',
    paragraphs: [
      'Każda dłoń kosztuje 2\u00a0$, zielona i\u00a0czarna tak samo; obie razem 4\u00a0$. Niebezpieczeństwa i\u00a0bandyci: do banku. Za budynki Sama też płacisz do banku. Płać, ile możesz; nic cię nie zatrzyma.',
    ],
  },
  {
    id: 'table.actions',
    title: 'Zatrudnianie, zakupy, budowa',
    paragraphs: [
      'Zatrudnianie: zapłać koszt rzędu; nigdy z\u00a0rzędu z\u00a0żetonem. Pomocnik trafia na pierwsze wolne pole od lewej; akcja natychmiastowa tam: teraz albo nigdy. Do pełnego rzędu nie można zatrudniać.',
      'Zakup: wartość 3 kosztuje 6\u00a0$ z\u00a01 kowbojem, 3\u00a0$ z\u00a02, para 5\u00a0$ z\u00a03. Wartość 4: 12\u00a0$ z\u00a01, 6\u00a0$ z\u00a03, para 8\u00a0$ z\u00a05. Wartość 5: 12\u00a0$ z\u00a02, 6\u00a0$ z\u00a04. Nieużyty kowboj może dołożyć na targ dwie karty.',
      'Budowa: tylu rzemieślników, ilu wymaga żeton, po 2\u00a0$ za każdego, na dowolnej wolnej działce; albo zastąp własny budynek bardziej wymagającym za różnicę. Stary żeton opuszcza grę.',
    ],
  },
  {
    id: 'table.auxiliary',
    title: 'Akcje pomocnicze',
    paragraphs: [
      'Jeden zdjęty dysk odblokowuje akcję pojedynczą, oba podwójną. Pojedyncza / podwójna: weź 1\u00a0$ / 2\u00a0$; dociągnij i\u00a0odrzuć 1 / 2; zapłać 1\u00a0$ i\u00a0cofnij lokomotywę o\u00a01 za certyfikat / podwójnie; zapłać 1\u00a0$ za lokomotywę +1 / 2\u00a0$ za najwyżej 2; cofnij o\u00a01, weź 1\u00a0$ i\u00a0usuń kartę z\u00a0ręki z\u00a0gry / podwójnie.',
    ],
  },
  {
    id: 'table.objectives',
    title: 'Cele',
    paragraphs: [
      'Bierzesz je z\u00a0puli lub z\u00a0wierzchu stosu na stos odrzuconych. Zagrywasz z\u00a0ręki przed fazą A albo przed lub po dowolnej akcji fazy B, dla nagrody. Solo: cele bliżej stosu przesuwają się dalej, a\u00a0miejsce przy stosie się uzupełnia.',
      'Na koniec każda rzecz służy tylko jednemu zadaniu na jednej karcie. Karty w\u00a0twojej strefie liczą się zawsze, karty w\u00a0stadzie, jeśli chcesz.',
    ],
  },
  {
    id: 'table.engine',
    title: 'Lokomotywa',
    paragraphs: [
      'W\u00a0przód najwyżej o\u00a0podaną liczbę, co najmniej 1; w\u00a0tył dokładnie o\u00a0nią. Zajęte pola pomija się, bocznice są dowolne.',
      'Stając na bocznicy, możesz raz rozbudować jej stację: zapłać, połóż dysk i, jeśli chcesz, weź zawiadowcę za skrajnego prawego zatrudnionego pomocnika z\u00a0rzędu.',
      'Na ostatnim polu ruch się kończy: możesz rozbudować stację, potem cofnij się co najmniej o\u00a01 na dowolne wolne pole i\u00a0weź 3\u00a0$; bocznicę, na którą tak trafisz, możesz od razu rozbudować.',
    ],
  },
  {
    id: 'table.kansasCity',
    title: 'Kansas City',
    paragraphs: [
      'Etapy 1–3: z\u00a0każdej kolumny rozwoju wybierz jeden z\u00a0dwóch żetonów i\u00a0połóż go. Pomocnik trafia do rzędu z\u00a0żetonem rynku pracy, niebezpieczeństwa i\u00a0bandyci na najniższe wolne pole obszaru; bez miejsca opuszczają grę.',
      'Etap 4, dochód: wartości różnych gatunków w\u00a0ręce, certyfikaty stałe i\u00a0dowolnie wiele tymczasowych. Weź tyle dolarów i\u00a0odrzuć karty z\u00a0ręki.',
      'Etap 5, dostawa: dysk na miasto o\u00a0wartości nie większej niż ta suma, w\u00a0którym jeszcze go nie masz; Kansas City i\u00a0Nowy Jork można powtarzać. Zapłać 1\u00a0$ za każdy krzyż między lokomotywą a\u00a0miastem.',
      'Dysk z\u00a0pola o\u00a0ciemnych narożnikach może trafić tylko na ciemne narożniki. Potem ranczer wraca na początek; solo: pozostałe żetony zsuwa się w\u00a0dół i\u00a0uzupełnia od góry.',
    ],
  },
  {
    id: 'table.discs',
    title: 'Twoje dyski',
    paragraphs: [
      'Zdjęty dysk odblokowuje to, co zakrywał. Białe narożniki: akcje pomocnicze i\u00a0limit 4 certyfikatów. Ciemne narożniki: limit 6 certyfikatów (dopiero po 4), dodatkowy krok i\u00a0od razu 3\u00a0$, dodatkowy krok i\u00a03\u00a0PZ na koniec oraz dwa razy po jednej karcie w\u00a0ręce więcej za 5\u00a0$.',
      'Gdy nie masz dysku, który można położyć lub opłacić, weź własny ze stacji. Gdy zostały tylko dyski z\u00a0ciemnych narożników, mogą trafić i\u00a0na białe.',
    ],
  },
  {
    id: 'table.outlaws',
    title: 'Bandyci i\u00a0niebezpieczeństwa',
    paragraphs: [
      'Bandyta daje nagrodę swojego pola: na polu 1 żeton wymiany, dalej 1, 2, 3, 4, 5, 6, 8 i\u00a010\u00a0$. Niebezpieczeństwo kosztuje tyle, ile podaje akcja, i\u00a0jest warte 2, 3 albo 4\u00a0PZ.',
      'Ranczer, spod którego zabrano żeton, zostaje na pustym polu i\u00a0stamtąd rusza dalej.',
    ],
  },
  {
    id: 'table.cities',
    title: 'Miasta',
    paragraphs: [
      'Wartości: Fulton 1, St. Louis 4, Bloomington 6, Peoria 8, Chicago 10, Toledo 12, Pittsburgh 14, Filadelfia 16, Nowy Jork 18. Kansas City można wybrać zawsze: od razu 4\u00a0$, −6\u00a0PZ za dysk.',
      'Dwa sąsiednie miasta z\u00a0twoimi dyskami: Fulton – St. Louis −3\u00a0PZ, Chicago – Toledo +6, Toledo – Pittsburgh +8, Pittsburgh – Filadelfia +4. Sama Filadelfia +6, Nowy Jork +9 za dysk.',
      'Strzałki między sąsiadami, gdy w\u00a0obu leży twój dysk: Fulton – St. Louis, Bloomington – Peoria i\u00a0Peoria – Chicago cel z\u00a0puli, St. Louis – Bloomington żeton wymiany.',
    ],
  },
  {
    id: 'table.end',
    title: 'Koniec gry',
    paragraphs: [
      'Pomocnik, który wypycha żeton rynku pracy z\u00a0ostatniego rzędu, kończy grę: kto go położył, bierze żeton (2\u00a0PZ) i\u00a0kończy turę; druga strona ma jeszcze ostatnią turę.',
      'Gdy rynek pracy jest zamknięty, nie można wybierać pomocników: weź drugi żeton albo pomiń kolumnę.',
    ],
  },
  {
    id: 'table.score',
    title: 'Punktacja',
    paragraphs: [
      'Pieniądze: 1\u00a0PZ za 5\u00a0$. Potem budynki na szlaku, miasta, stacje, niebezpieczeństwa, krowy całego stada, cele, zawiadowcy, 4\u00a0PZ za pomocnika w\u00a0kolumnach 5 i\u00a06, 3\u00a0PZ za dysk kroków, 2\u00a0PZ za żeton rynku pracy.',
      'Spełnione cele dają punkty, niespełnione zabierają karę. Zawiadowca może liczyć to, co służy już celowi. Wygrywa większa liczba punktów; remis się dzieli.',
    ],
  },
  {
    id: 'table.simmental',
    title: 'Wariant simentalski',
    paragraphs: [
      'Osiem cielaków (wartość 2) dołącza do stosu, a\u00a0targ ma 9 kart. Cielak kosztuje 8\u00a0$ z\u00a01 kowbojem, 5\u00a0$ z\u00a02. Po dochodzie cielaki z\u00a0ręki mogą stać się jałówkami (wartość 4), a\u00a0jałówki krowami (wartość 5); nowa karta trafia na stos odrzuconych. Do dochodu liczy się tylko jedna pomarańczowa karta. Sam nigdy ich nie kupuje.',
    ],
  },
  {
    id: 'table.brahman',
    title: 'Brahman',
    paragraphs: [
      'Osiem kart Brahman (wartość 2) dołącza do stosu w\u00a0tych samych cenach co simentalskie, a\u00a0targ ma 9 kart. Każda w\u00a0ręce dodaje 4\u00a0$ do dochodu, ale nie do wartości dostawy. Sam ich nie kupuje: instrukcja milczy, więc to zasada domowa.',
    ],
  },
];
