import type { RuleSection } from '../rules';

export const rules: readonly RuleSection[] = [
  {
    id: 'sam.turn',
    title: 'A turn of Sam',
    paragraphs: [
      'Turn up his next card. First his herder moves, then the action of the card is carried out in full, and if the move ended in Kansas City his Kansas City steps follow. The card goes on his discards.',
      'Where he stands never gives him an action. He has no money, no herd, no exchange tokens and no certificates. In everything else he counts as a player: his buildings are another player’s to you, and engines skip each other.',
      'Cattle and objectives he gains lie face down in one pile, outlaws and hazards beside his board.',
      'Where two options stay equal after all rules, the choice is yours. The app picks one, says so and offers the others.',
    ],
  },
  {
    id: 'sam.difficulty',
    title: 'Difficulty',
    paragraphs: [
      'Easy: cards 1–12, first delivery to Bloomington. Medium: all 15 cards, Bloomington. Hard: all 15 cards, one more worker of each kind, first delivery to Peoria.',
      'On every level Sam starts with one worker tile drawn at random from bag 2. To tune a level, move his first city nearer to Kansas City (easier) or to New York (harder).',
    ],
  },
  {
    id: 'sam.cards',
    title: 'The 15 cards',
    paragraphs: [
      '1 and 2 hire, 3 and 10 buy cattle, 4 and 11 build, 5, 6 and 12 move the engine, 7 takes an objective, 8 an outlaw, 9 a hazard.',
      '13, 14 and 15 do more for their specialization. 13 with cowboys: two free cards join the market, then he buys; otherwise he takes the best card of value 3. 14 with builders: he builds; otherwise only with exactly 1 builder. 15 with engineers: to the next station; otherwise the engine by engineers.',
      'Cards 1–9 show a number of steps. The others move him by the number of his specialists or by the most buildings one of you has on the trail: at least 1, at most 5. When the pile is empty at the start of his turn, his discards are shuffled.',
    ],
  },
  {
    id: 'sam.move',
    title: 'Sam’s movement',
    paragraphs: [
      'He moves exactly as many steps as the card says; only Kansas City stops him earlier. He takes the way with the fewest locations in all to Kansas City: those he enters now plus those left afterwards.',
      'If ways are equal, the one with the lower fees on the locations entered now; then the one on which he owes you less. A longer way is never taken to save a fee.',
      'Sam never pays. For each hand on your buildings that he passes or stops on, take $2 from the bank.',
    ],
  },
  {
    id: 'sam.specialization',
    title: 'Specialization',
    paragraphs: [
      'The kind of worker Sam has most of; at the start that of the drawn tile. It changes as soon as another kind has more than the current one, in the middle of a turn too. A tie changes nothing.',
    ],
  },
  {
    id: 'sam.hire',
    title: 'Sam hires',
    paragraphs: [
      'Free of charge, never from the row of the token, and only kinds with room in their row on his board.',
      'Card 1: the cheapest worker; then his specialization; then the upper row; then the left space.',
      'Card 2: his specialization; if there is none to hire, the kind he has most of; then the cheapest, the upper row, the left space.',
    ],
  },
  {
    id: 'sam.cattle',
    title: 'Sam buys cattle',
    paragraphs: [
      'With at most $8 and his cowboys he buys the cards worth most points together. Purchases may be combined, each cowboy is used once.',
      'Equal points: the set with the best single card; then fewest cards, fewest cowboys, fewest dollars. He never buys orange cattle.',
      'If he can buy nothing, one cowboy at a time adds two cards until he can. After buying, every cowboy left adds two cards.',
    ],
  },
  {
    id: 'sam.build',
    title: 'Sam builds',
    paragraphs: [
      'Where: the first free site ahead of your herder towards Kansas City, never in a hazard branch. If there is none, go on from the start of the trail.',
      'What: the building of his reserve that needs most builders, not more than he has; if equal, one with a hand.',
      'If none can be placed, he replaces one of his own with as large a difference as his builders allow; then the new building that needs most; then the exchange that leaves most buildings with a hand. The old tile leaves the game.',
      'Card 14 without builders as specialization: a building that needs exactly 1; if none is left, a replacement with a difference of exactly 1. Sam’s tiles always show side b.',
    ],
  },
  {
    id: 'sam.engine',
    title: 'Sam’s engine',
    paragraphs: [
      'It may go as far as he has engineers, skipping yours. If it can reach stations he has not upgraded, it stops at the furthest of them; otherwise it goes the full number of spaces.',
      'Card 15 with engineers as specialization: straight to the next station that your engine does not stand on.',
      'At a station he places a disc for free; a station master still there goes to the box, and no worker is left in its place. With no disc in reserve, the one on his station worth least moves.',
      'On the last space he upgrades that station, then his engine goes to the box; later engine actions are skipped.',
    ],
  },
  {
    id: 'sam.objective',
    title: 'Sam takes an objective',
    paragraphs: [
      'The one furthest from the pile. The others slide away from the pile and a new one is turned up next to it. At the end each counts its positive points as if fulfilled.',
    ],
  },
  {
    id: 'sam.outlaw',
    title: 'Sam takes an outlaw',
    paragraphs: ['The one on the highest numbered space. He takes no bounty.'],
  },
  {
    id: 'sam.hazard',
    title: 'Sam takes a hazard',
    paragraphs: [
      'From the section with most hazards; if equal, the one that holds the tile worth most. From it he takes the tile worth most.',
    ],
  },
  {
    id: 'sam.kansasCity',
    title: 'Sam in Kansas City',
    paragraphs: [
      'In each foresight column he takes the bottom tile and it is placed by the normal rules. With the job market closed and a worker at the bottom he takes the top tile, or skips the column if that is a worker too.',
      'He has no income. He delivers to his first city, each later time to the next one, and to New York again and again. An arrow with an objective gives him the one furthest from the pile.',
      'Then his herder goes to the start, the tiles left slide down and each column is refilled at the top.',
    ],
  },
  {
    id: 'sam.score',
    title: 'Sam’s score',
    paragraphs: [
      'He scores buildings, cities, stations, hazards, cattle, workers in columns 5 and 6, the job market token, and the positive points of every objective he has, the starting one included. Nothing for money, station masters and the step disc.',
    ],
  },
  {
    id: 'table.setup',
    title: 'Setup for solo',
    paragraphs: [
      'Set up as for two players. Five random station masters on the first five stations; neutral buildings by letter in a first game, later shuffled.',
      'Put one random tile of bag 2 aside for Sam; on hard also one worker of each kind. Then seven tiles of bag 1 go to the lowest free spaces of their sections, three workers to the job market, two tiles of each bag to its foresight column.',
      'Seven cattle cards in the market, four objectives in a line from the pile. You are first: $6, 4 cards, 1 exchange token, one starting objective face up.',
      'Sam: his board, 14 discs, 12 buildings on side b, herder at the start, engine on the first space, his shuffled cards, one starting objective face down.',
    ],
  },
  {
    id: 'table.turn',
    title: 'Your turn',
    paragraphs: [
      'In your first turn put your herder on any neutral building and go to phase B.',
      'A: move 1 step up to your limit. Every location entered is one step, empty spaces are free, Kansas City stops the move. B: use the location. C: draw up to your hand limit.',
      'On a neutral or own building: each of its actions once, in any order, or one single auxiliary action instead of them all. On another’s building, a hazard or an outlaw: one single auxiliary action.',
      'A “herder +n” action moves you on and repeats phase B there. Exchange tokens may be used at any time: draw up to 2, discard as many.',
    ],
  },
  {
    id: 'table.fees',
    title: 'Hands and fees',
    paragraphs: [
      'Each hand costs $2, green and black alike; both together $4. Hazards and outlaws: to the bank. For Sam’s buildings you pay the bank too. Pay what you can; you are never blocked.',
    ],
  },
  {
    id: 'table.actions',
    title: 'Hiring, buying, building',
    paragraphs: [
      'Hire: pay the cost of the row; never from the row of the token. The worker goes to the leftmost free space of its row; an immediate action there is used now or never. A full row can’t hire.',
      'Buy: value 3 costs $6 with 1 cowboy, $3 with 2, a pair $5 with 3. Value 4: $12 with 1, $6 with 3, a pair $8 with 5. Value 5: $12 with 2, $6 with 4. A cowboy not used may add two cards to the market.',
      'Build: as many builders as the tile needs, $2 each, on any empty site; or replace an own building by one that needs more, for the difference. The old tile leaves the game.',
    ],
  },
  {
    id: 'table.auxiliary',
    title: 'Auxiliary actions',
    paragraphs: [
      'One disc removed opens an action once, both open it doubled. Single / double: gain $1 / $2; draw and discard 1 / 2; pay $1 and engine back 1 for a certificate / doubled; pay $1 for engine +1 / $2 for up to 2; engine back 1 for $1 and a hand card out of the game / doubled.',
    ],
  },
  {
    id: 'table.objectives',
    title: 'Objectives',
    paragraphs: [
      'Taken from the display or the top of the pile to your discard pile. Play them from hand before phase A, or before or after any action of phase B, for the reward. Solo: taking one slides those nearer the pile outward, and the place next to the pile is filled.',
      'At the end each thing you own serves one task on one card only. Cards in your area must count, cards in your herd may.',
    ],
  },
  {
    id: 'table.engine',
    title: 'The engine',
    paragraphs: [
      'Forward up to the number, at least 1; back exactly the number. Occupied spaces are skipped as if they were not there, turnouts are optional.',
      'Stopping at a turnout you may upgrade its station once: pay, place a disc, and you may take the station master by leaving the rightmost hired worker of a row.',
      'On the last space the move ends, you may upgrade, then go back at least 1 to any free space and gain $3; a turnout reached that way may be upgraded at once.',
    ],
  },
  {
    id: 'table.kansasCity',
    title: 'Kansas City',
    paragraphs: [
      'Steps 1–3: in each foresight column choose one of two tiles and place it. A worker goes to the row of the job market token, hazards and outlaws to the lowest free space of their section; without one they leave the game.',
      'Step 4, income: the values of different breeds in hand, permanent certificates, and as many temporary ones as you like. Take that many dollars and discard your hand.',
      'Step 5, delivery: a disc to a city worth no more than that sum, where you have none yet; Kansas City and New York may repeat. Pay $1 per crossing between your engine and the city.',
      'A disc from a space with dark corners only goes on dark corners. Then the herder goes to the start; solo, the tiles left slide down and the top is refilled.',
    ],
  },
  {
    id: 'table.discs',
    title: 'Your discs',
    paragraphs: [
      'A disc you remove opens what lies under it. White corners: the auxiliary actions and certificate limit 4. Dark corners: certificate limit 6 (only after 4), one more step with $3 at once, one more step with 3 VP at the end, and twice one more card in hand for $5 each.',
      'If no disc is left that you can place or pay for, take one of yours from a station. If only dark-cornered ones are left, they may go on white corners.',
    ],
  },
  {
    id: 'table.outlaws',
    title: 'Outlaws and hazards',
    paragraphs: [
      'An outlaw pays the bounty of its space: on space 1 an exchange token, then $1, $2, $3, $4, $5, $6, $8 and $10. A hazard costs what the action says and is worth 2, 3 or 4 VP.',
      'A herder whose tile is removed stays on the empty space and moves on from there.',
    ],
  },
  {
    id: 'table.cities',
    title: 'The cities',
    paragraphs: [
      'Values: Fulton 1, St. Louis 4, Bloomington 6, Peoria 8, Chicago 10, Toledo 12, Pittsburgh 14, Philadelphia 16, New York 18. Kansas City can always be chosen: $4 at once, −6 VP per disc.',
      'Two neighbours with your discs: Fulton – St. Louis −3 VP, Chicago – Toledo +6, Toledo – Pittsburgh +8, Pittsburgh – Philadelphia +4. Philadelphia itself +6, New York +9 per disc.',
      'Arrows between neighbours, once both have your disc: Fulton – St. Louis, Bloomington – Peoria and Peoria – Chicago an objective from the display, St. Louis – Bloomington an exchange token.',
    ],
  },
  {
    id: 'table.end',
    title: 'The end',
    paragraphs: [
      'The worker that pushes the job market token off the last row ends the game: who placed it takes the token (2 VP) and finishes the turn; the other has one last turn.',
      'With the job market closed, workers can’t be chosen: take the other tile or skip the column.',
    ],
  },
  {
    id: 'table.score',
    title: 'The score',
    paragraphs: [
      'Money: 1 VP per $5. Then buildings on the trail, cities, stations, hazards, cattle of the whole herd, objectives, station masters, 4 VP per worker in columns 5 and 6, 3 VP for the step disc, 2 VP for the job market token.',
      'Fulfilled objectives give their points, others cost their penalty. A station master may count what already serves an objective. Most points win; a tie is shared.',
    ],
  },
  {
    id: 'table.simmental',
    title: 'Simmental',
    paragraphs: [
      'Eight calves (value 2) join the cattle pile and the market holds 9. A calf costs $8 with 1 cowboy, $5 with 2. After the income calves in hand may become heifers (value 4) and heifers cows (value 5); the new card goes to the discard pile. Only one orange card counts for income. Sam never buys them.',
    ],
  },
  {
    id: 'table.brahman',
    title: 'Brahman',
    paragraphs: [
      'Eight Brahman (value 2) join the cattle pile at the same prices as Simmental, and the market holds 9. Each one in hand adds $4 to the income, but not to the value of the delivery. Sam does not buy them: the rulebook is silent here, so this is a house ruling.',
    ],
  },
];
