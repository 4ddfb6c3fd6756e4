import { screen } from '@testing-library/react-native';

import { MARKET_CARDS, STARTER_BREEDS } from '@/box/cattle';
import { OBJECTIVE_IDS } from '@/box/objectives';
import { SAM_CARDS } from '@/box/samCards';
import { HAZARD_TILES } from '@/box/tiles';
import { translatorFor } from '@/i18n';
import { setLanguage } from '@/i18n/language';
import {
  BuildingTile,
  CattleChip,
  cattleName,
  cattleShort,
  DiscToken,
  EngineToken,
  HandBadge,
  HerderPin,
  ObjectiveCard,
  objectiveName,
  SamCardFace,
  samCardName,
  TileFace,
  tileName,
  WorkerTile,
} from '@/ui/pieces';

import { show } from '../show';

const t = translatorFor('en');

beforeEach(() => setLanguage('en'));

test.each([
  ['a worker', <WorkerTile key="1" kind="cowboy" />, 'cowboy'],
  ['a hazard', <TileFace key="2" tile="flood:green:3" />, /^flood .*green hand$/],
  ['an outlaw', <TileFace key="3" tile="outlaw:orange" />, 'orange outlaw'],
  ['your building', <TileFace key="4" tile="player:4a" />, 'Your building 4a'],
  ['a cattle card', <CattleChip key="5" card="shorthorn:4" />, 'Shorthorn 4, value 4, 4\u00a0VP'],
  ['a disc', <DiscToken key="6" owner="sam" />, 'Sam’s disc'],
  ['an engine', <EngineToken key="7" owner="player" />, 'Your engine'],
  ['a herder', <HerderPin key="8" owner="player" />, 'Your herder'],
  ['a hand', <HandBadge key="9" hand="both" />, 'both hands'],
  [
    'a building with its figures',
    <BuildingTile key="10" building="4a" owner="player" />,
    'Your building 4a: 2 builders, 3\u00a0VP, black hand',
  ],
  [
    'an objective',
    <ObjectiveCard key="11" objective="station-station-hazard-hazard-5" />,
    '5\u00a0VP, −3 if not fulfilled: 2\u00a0×\u00a0station and\u00a02\u00a0×\u00a0hazard; reward: engine up to 3',
  ],
  ['a card of Sam', <SamCardFace key="12" card={3} />, 'Card 3: 2 steps, buy cattle'],
])('%s says what it is', (_, piece, label) => {
  show(piece);
  expect(screen.getByRole('img', { name: label })).toBeOnTheScreen();
});

test('a piece beside words keeps quiet', () => {
  show(<WorkerTile kind="builder" decorative />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('every card and tile of the box has words without gaps', () => {
  const words = [
    ...[...MARKET_CARDS, ...STARTER_BREEDS].map((card) => cattleName(t, card)),
    ...HAZARD_TILES.map((tile) => tileName(t, tile)),
    ...OBJECTIVE_IDS.map((id) => objectiveName(t, {}, id)),
    ...SAM_CARDS.map((card) => samCardName(t, {}, card)),
  ];
  expect(words.filter((text) => /[{}[\]]|undefined/.test(text))).toEqual([]);
});

test('cards of one value are told apart by letters', () => {
  expect(
    ['santaGertrudis', 'pineywoods', 'galloway'].map((card) => cattleShort(t, card as 'galloway')),
  ).toEqual(['SG', 'Pi', 'Ga']);
});
