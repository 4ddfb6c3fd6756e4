export { LogPanel } from './LogPanel';
export { LogView, type LogViewProps } from './LogView';
