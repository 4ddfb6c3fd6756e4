import { assertNever } from '../lib/assertNever';
import type { Language } from './message';

/** Sections of the rules at hand, in reading order. */
export const RULE_SECTIONS = [
  'sam.turn',
  'sam.difficulty',
  'sam.cards',
  'sam.move',
  'sam.specialization',
  'sam.hire',
  'sam.cattle',
  'sam.build',
  'sam.engine',
  'sam.objective',
  'sam.outlaw',
  'sam.hazard',
  'sam.kansasCity',
  'sam.score',
  'table.setup',
  'table.turn',
  'table.fees',
  'table.actions',
  'table.auxiliary',
  'table.objectives',
  'table.engine',
  'table.kansasCity',
  'table.discs',
  'table.outlaws',
  'table.cities',
  'table.end',
  'table.score',
  'table.simmental',
  'table.brahman',
] as const;
export type RuleSectionId = (typeof RULE_SECTIONS)[number];

export type RuleSection = {
  readonly id: RuleSectionId;
  readonly title: string;
  readonly paragraphs: readonly string[];
};

/** The rules in one language; loaded when they are opened, since few games need them. */
export const loadRules = async (language: Language): Promise<readonly RuleSection[]> => {
  switch (language) {
    case 'en':
      return (await import('./en/rules')).rules;
    case 'fr':
      return (await import('./fr/rules')).rules;
    case 'pl':
      return (await import('./pl/rules')).rules;
    case 'ru':
      return (await import('./ru/rules')).rules;
    default:
      return assertNever(language);
  }
};

/** Which section explains a decision, by the first part of its rule. */
const SECTION_OF_DECISION: Readonly<Record<string, RuleSectionId>> = {
  move: 'sam.move',
  steps: 'sam.cards',
  deck: 'sam.cards',
  hire: 'sam.hire',
  specialize: 'sam.specialization',
  reveal: 'sam.cattle',
  buy: 'sam.cattle',
  takeCattle: 'sam.cattle',
  build: 'sam.build',
  engine: 'sam.engine',
  upgrade: 'sam.engine',
  retireEngine: 'sam.engine',
  objective: 'sam.objective',
  outlaw: 'sam.outlaw',
  hazard: 'sam.hazard',
  foresight: 'sam.kansasCity',
  refillMarket: 'table.kansasCity',
  deliver: 'sam.kansasCity',
  herderStart: 'sam.kansasCity',
  slide: 'sam.kansasCity',
  end: 'table.end',
};

const SECTION_OF_NOTHING: Readonly<Record<string, RuleSectionId>> = {
  noWorker: 'sam.hire',
  rowsFull: 'sam.hire',
  nothingAffordable: 'sam.cattle',
  noValue3: 'sam.cattle',
  stackEmpty: 'sam.cattle',
  noBuilding: 'sam.build',
  noSite: 'sam.build',
  noOneBuilder: 'sam.build',
  noDisc: 'sam.engine',
  engineRetired: 'sam.engine',
  stationBlocked: 'sam.engine',
  noObjective: 'sam.objective',
  noOutlaw: 'sam.outlaw',
  noHazard: 'sam.hazard',
  skipColumn: 'sam.kansasCity',
};

/** The section of the rules that a why such as `hire.cheapest` opens. */
export const sectionOfWhy = (rule: string): RuleSectionId => {
  const [decision = '', detail = ''] = rule.split('.');
  const sections = decision === 'nothing' ? SECTION_OF_NOTHING[detail] : SECTION_OF_DECISION[decision];
  return sections ?? 'sam.turn';
};
