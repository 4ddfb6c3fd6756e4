import { BUILDING_NUMBERS } from '../../box/buildings';
import { DIFFICULTIES, VARIANTS } from '../../box/kinds';
import { PRINTED_PROFILE } from '../../box/profile';
import { CITIES } from '../../box/railroad';
import { LEVEL } from '../../box/samCards';
import { NEUTRAL_LETTERS } from '../../box/trail';
import { err, type Result } from '../../lib/result';
import { parsePosition } from '../table/position';
import { attempt, item, refuse, type PositionError } from '../table/positionError';
import { own, readEach, readOne, readRecord, readText, readWhole, refuseTwice } from '../table/positionRead';
import { readProfile } from '../table/profileFile';
import { isPlainObject } from './json';
import { COLOURS, DECKS, DEPTHS, DRAWERS, RULES_VERSION, type GameSetup } from './setup';

/** The game most people play first: medium, sides `a`, tiles by letter, the table draws, the app shuffles. */
export const defaultSetup = (seed: number): GameSetup => ({
  rules: RULES_VERSION,
  difficulty: 'medium',
  firstDelivery: LEVEL.medium.firstCity,
  variants: [],
  profile: PRINTED_PROFILE,
  sides: 'a'.repeat(BUILDING_NUMBERS.length),
  neutrals: 'byLetter',
  draws: 'table',
  deck: 'app',
  depth: 'full',
  colours: { player: 'blue', sam: 'red' },
  seed,
});

const KEYS = [
  'rules',
  'difficulty',
  'firstDelivery',
  'variants',
  'profile',
  'sides',
  'neutrals',
  'draws',
  'deck',
  'depth',
  'colours',
  'seed',
  'position',
] as const;

const SIDES = /^[ab]{12}$/;
const SEED_LIMIT = 2 ** 32 - 1;

/** Sam can only be played on from a position that says what he is. */
const UNNAMED: PositionError = {
  path: 'position.sam.specialization',
  code: 'missing',
  message: 'position.sam.specialization: two kinds are equal, so it has to be named',
};

/** Any value to a setup, or the path of what is wrong with it. A position it carries is read as well. */
export function parseSetup(value: unknown): Result<GameSetup, PositionError> {
  const read = attempt(() => readSetup(value));
  if (!read.ok || read.value.position === undefined) return read;
  const position = parsePosition(read.value.position);
  if (position.ok) return position.value.specializationNamed ? read : err(UNNAMED);
  const { path, code, message } = position.error;
  return err({ path: `position.${path}`, code, message: `position.${message}` });
}

function readSetup(value: unknown): GameSetup {
  if (!isPlainObject(value)) refuse('setup', 'type', 'expected an object');
  const given = readRecord(value, '', KEYS);
  const rules = readWhole(own(given, 'rules'), 'rules', 1, Number.MAX_SAFE_INTEGER);
  if (rules !== RULES_VERSION)
    refuse('rules', 'range', `rules ${rules} are not known to this version of the app`);
  const variants = readEach(
    own(given, 'variants'),
    'variants',
    (entry, at) => readOne(entry, at, VARIANTS, 'variant'),
    2,
  );
  refuseTwice(variants, 'variants');
  const sides = readText(own(given, 'sides'), 'sides');
  if (!SIDES.test(sides)) refuse('sides', 'type', 'expected twelve letters a or b');
  const position = own(given, 'position');
  return {
    rules: RULES_VERSION,
    difficulty: readOne(own(given, 'difficulty'), 'difficulty', DIFFICULTIES, 'difficulty'),
    firstDelivery: readOne(own(given, 'firstDelivery'), 'firstDelivery', CITIES, 'city'),
    variants,
    profile: readProfile(own(given, 'profile') ?? {}, 'profile'),
    sides,
    neutrals: readNeutrals(own(given, 'neutrals')),
    draws: readOne(own(given, 'draws'), 'draws', DRAWERS, 'way to draw'),
    deck: readOne(own(given, 'deck'), 'deck', DECKS, 'deck'),
    depth: readOne(own(given, 'depth'), 'depth', DEPTHS, 'depth'),
    colours: readColours(own(given, 'colours')),
    seed: readWhole(own(given, 'seed'), 'seed', 0, SEED_LIMIT),
    ...(position === undefined ? {} : { position }),
  };
}

function readNeutrals(value: unknown): GameSetup['neutrals'] {
  if (!Array.isArray(value)) return readOne(value, 'neutrals', ['byLetter', 'shuffled'] as const, 'order');
  const letters = readEach(
    value,
    'neutrals',
    (entry, at) => readOne(entry, at, NEUTRAL_LETTERS, 'neutral building'),
    NEUTRAL_LETTERS.length,
  );
  refuseTwice(letters, 'neutrals');
  if (letters.length < NEUTRAL_LETTERS.length)
    refuse(item('neutrals', letters.length), 'missing', 'a letter is missing');
  return letters;
}

function readColours(value: unknown): GameSetup['colours'] {
  const colours = readRecord(value, 'colours', ['player', 'sam']);
  const player = readOne(own(colours, 'player'), 'colours.player', COLOURS, 'colour');
  const sam = readOne(own(colours, 'sam'), 'colours.sam', COLOURS, 'colour');
  if (player === sam) refuse('colours.sam', 'twice', 'both sides have the same colour');
  return { player, sam };
}
