export { turn } from '../en/turn';
