export const samWhy = {
  'sam.why.move.only': 'The only way forward[ with {steps|terms.steps}]',
  'sam.why.move.shortest':
    'The shortest way: {locations|terms.locations} to Kansas City[; the other has {lost}]',
  'sam.why.move.fees':
    'Both ways are equally short; this one costs {fees|common.dollars} in fees[, the other {lost|common.dollars}]',
  'sam.why.move.owed':
    'Same length, same fees; this way {owed|common.dollars} of them would go to you[, the other {lost|common.dollars}]',
  'sam.why.move.tie':
    'The ways are equal in everything; the app takes the first branch, you may choose another',
  'sam.why.move.bank': 'Sam owes you the fee[ for your {buildings}] and never pays himself: the bank does',
  'sam.why.steps.fixed': 'The card says {n|terms.steps}',
  'sam.why.steps.specialists': '{n|terms.steps}: one for each worker of his specialization, from 1 to 5',
  'sam.why.steps.buildings':
    '{n|terms.steps}: as many as the buildings of whoever has more of them, from 1 to 5',
  'sam.why.hire.only': 'The only worker he can hire',
  'sam.why.hire.cheapest':
    'The cheapest worker: {cost|common.dollars}[; the next costs {lost|common.dollars}]',
  'sam.why.hire.cheapestSpecialization': 'Several cost {cost|common.dollars}; his specialization comes first',
  'sam.why.hire.upperRow': 'Equal so far; the upper row comes first: row {row}[ before {lost}]',
  'sam.why.hire.leftSpace': 'Equal so far; the left space comes first',
  'sam.why.hire.specialization': 'His specialization comes first: {worker|terms.kind}',
  'sam.why.hire.mostWorkers':
    'No worker of his specialization to hire; next comes the kind he has most of: {worker|terms.kind}, {n}',
  'sam.why.hire.kindTie': 'He has equally many of several kinds; the cheapest decides: {cost|common.dollars}',
  'sam.why.hire.cost':
    'Several of this kind; the cheapest: {cost|common.dollars}[ instead of {lost|common.dollars}]',
  'sam.why.specialize.more': 'He now has more of them: {worker|terms.kind} {n}, {before|terms.kind} {m}',
  'sam.why.reveal.card': 'Card 13 with cowboys: two cards join the market first, for free',
  'sam.why.reveal.nothingAffordable': 'Nothing he can buy: one cowboy adds two cards',
  'sam.why.reveal.cowboysLeft': 'Left after buying: {cowboys|terms.cowboys}; each adds two cards',
  'sam.why.buy.only':
    'The only purchase he can make: {vp|terms.points} for {dollars|common.dollars}, {cowboys|terms.withCowboys}',
  'sam.why.buy.mostVp':
    'Most points[ for at most {budget|common.dollars}]: {vp|terms.points} for {dollars|common.dollars}, {cowboys|terms.withCowboys}[; next best: {lost}]',
  'sam.why.buy.bestCard':
    'Equal points ({vp}); the set with the best single card: {best}[ instead of {lost}]',
  'sam.why.buy.fewestCards': 'Equal points ({vp}); the set with fewer cards: {cards}[ instead of {lost}]',
  'sam.why.buy.fewestCowboys':
    'Equal points ({vp}); the set that needs fewer cowboys: {cowboys}[ instead of {lost}]',
  'sam.why.buy.fewestDollars':
    'Equal points ({vp}); the cheaper set: {dollars|common.dollars}[ instead of {lost|common.dollars}]',
  'sam.why.buy.tie': 'Sets equal in everything ({vp|terms.points}); you may choose another',
  'sam.why.takeCattle.only': 'The only card of value 3 in the market',
  'sam.why.takeCattle.mostVp':
    'Card 13 without cowboys: the card of value 3 with most points, {vp}[ before {lost}]',
  'sam.why.takeCattle.tie': 'Several cards of value 3 are worth {vp|terms.points}; you may choose another',
  'sam.why.build.mostBuilders':
    'With {have|terms.builders} he puts up the building that needs the most: {builders}[; the next needs {lost}]',
  'sam.why.build.hand': 'Several need {builders|terms.builders}; one with a hand comes first',
  'sam.why.build.lowestNumber': 'Equal buildings; the app takes the lower number, you may choose another',
  'sam.why.build.one': 'Card 14 without builders: a building that needs exactly 1 builder',
  'sam.why.build.replaceMost':
    'Nothing new can be placed; he replaces one of his own with as many builders as possible: {builders} of {have}[; next best: {lost}]',
  'sam.why.build.replaceHighest': 'Equal difference; the new building that needs most builders: {builders}',
  'sam.why.build.replaceHands': 'Equal so far; this exchange leaves him most buildings with a hand',
  'sam.why.build.replaceNearest':
    'Equal exchanges; the app replaces the one nearest Kansas City, you may choose another',
  'sam.why.build.replaceOne':
    'Card 14 without builders, none left that needs 1: a replacement with a difference of exactly 1',
  'sam.why.build.site': 'The first free site ahead of your herder, outside the hazard branches',
  'sam.why.build.siteFromStart': 'No free site between you and Kansas City: he goes on from the start',
  'sam.why.build.siteTie': 'Sites equally far; the app takes the first branch, you may choose another',
  'sam.why.engine.station':
    '{engineers|terms.engineers}: the furthest new station within reach[, past your engine on {skipped}]',
  'sam.why.engine.forward':
    'No new station within reach: {engineers|terms.spaces} forward, one for each engineer[, past your engine on {skipped}, which does not count]',
  'sam.why.engine.nextStation': 'Card 15 with engineers: straight to the next station',
  'sam.why.engine.nextStationPast':
    'Card 15 with engineers: to the next station; your engine stands at the one before',
  'sam.why.engine.last': 'The end of the track: his engine stops here',
  'sam.why.upgrade.stop':
    'Stopping at a station, Sam upgrades it for free; its station master, if any, leaves the game',
  'sam.why.upgrade.leastStation':
    'No disc left in his reserve: the one on his station worth least moves, {vp|terms.points}',
  'sam.why.upgrade.nearestStart':
    'Two of his stations are worth least; the app takes the disc nearest the start, you may choose the other',
  'sam.why.retireEngine.end':
    'His engine reached the end: it leaves the game, later engine actions are skipped',
  'sam.why.objective.furthest': 'Sam always takes the objective furthest from the pile',
  'sam.why.objective.refill': 'Those left slide into the gap; the new one always lies next to the pile',
  'sam.why.objective.arrow':
    'His discs on both sides of the arrow ({from|terms.city} – {to|terms.city}) earn an objective',
  'sam.why.outlaw.highest': 'The outlaw on the highest numbered space',
  'sam.why.hazard.mostTiles':
    'The section with most hazards: {hazard|terms.hazard}, {n}[ against {lost}]; the tile worth most',
  'sam.why.hazard.highestVp':
    'Sections equally full ({n}); this one holds the tile worth most: {vp|terms.points}',
  'sam.why.hazard.order':
    'Sections equal in everything; the app goes by flood, drought, rockfall, you may choose another',
  'sam.why.hazard.lowestSpace':
    'Tiles of equal worth ({vp|terms.points}); the app takes the lowest space, you may choose another',
  'sam.why.foresight.bottom': 'In Kansas City Sam takes the bottom tile of every column',
  'sam.why.foresight.refill': 'At the end of a turn in Kansas City every column is filled up from its bag',
  'sam.why.foresight.topClosed':
    'The job market is closed and the bottom tile is a worker: he takes the top one',
  'sam.why.foresight.noSpace': 'No free space in its section: the tile leaves the game',
  'sam.why.foresight.marketToken': 'The row is full: the job market token moves to row {row}',
  'sam.why.refillMarket.arrow':
    'The job market token followed a yellow arrow: the cattle market is filled up[ to {size}]',
  'sam.why.deliver.first': 'His first delivery[ ({difficulty|terms.difficulty})]: {city|terms.city}',
  'sam.why.deliver.house': 'His first delivery by your house rule: {city|terms.city}',
  'sam.why.deliver.next': 'Each delivery goes one city further: {city|terms.city}',
  'sam.why.deliver.newYork': 'At the end of the line Sam delivers to New York again and again',
  'sam.why.deliver.leastStation':
    'No disc left in his reserve: the one on his station worth least moves, {vp|terms.points}',
  'sam.why.deliver.nearestStart':
    'Two of his stations are worth least; the app takes the disc nearest the start, you may choose the other',
  'sam.why.herderStart': 'After the delivery the herder begins the trail again',
  'sam.why.slide': 'Solo rule: what is left slides on, then the gap is filled',
  'sam.why.end.closed':
    'The last space of the job market is taken: this turn is finished, the other has one more',
  'sam.why.deck.shuffle': 'His pile was empty at the start of the turn',
  'sam.why.nothing.noWorker': 'No worker in the job market above the token’s row',
  'sam.why.nothing.rowsFull': 'His rows for the workers on offer are full',
  'sam.why.nothing.nothingAffordable':
    'Nothing he can buy with his cowboys[ and {budget|common.dollars}], even after turning up cards',
  'sam.why.nothing.noValue3': 'No card of value 3 in the market',
  'sam.why.nothing.noBuilding': 'No building of his fits his builders',
  'sam.why.nothing.noSite': 'No free site and nothing to replace',
  'sam.why.nothing.noOneBuilder': 'No building and no replacement for exactly 1 builder',
  'sam.why.nothing.engineRetired': 'His engine has left the track',
  'sam.why.nothing.stationBlocked': 'Your engine stands at the last station',
  'sam.why.nothing.noObjective': 'No objective left on display',
  'sam.why.nothing.noOutlaw': 'No outlaw on the board',
  'sam.why.nothing.noHazard': 'No hazard on the board',
  'sam.why.nothing.skipColumn': 'The job market is closed and both tiles are workers: the column is skipped',
  'sam.why.nothing.stackEmpty': 'The cattle pile is empty',
  'sam.why.nothing.noDisc': 'No disc left in his reserve nor on a station',
} as const;
