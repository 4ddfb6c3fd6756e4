export { ChartCard, LETTERS, type ChartCardProps } from './ChartCard';
export { Columns, type ColumnsProps } from './Columns';
export { LineChart, type LineChartProps } from './LineChart';
export { PairBars, pairBarsHeight, type Pair, type PairBarsProps } from './PairBars';
export { binsOf, marksOf, namedOf, type Bin } from './scale';
export { ShareBar, type ShareBarProps } from './ShareBar';
