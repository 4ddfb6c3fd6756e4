export { DrawPicker } from './DrawPicker';
