export { CategorySheet, type CategorySheetProps } from './CategorySheet';
export { outcomeOf, resultOf, type Outcome, type Result } from './result';
export { ScoreHead, type ScoreHeadProps } from './ScoreHead';
export { ScoreScreen, type ScoreScreenProps } from './ScoreScreen';
export { categoryKey, ScoreTable, type ScoreTableProps } from './ScoreTable';
export { pointLines, servedWords } from './words';
