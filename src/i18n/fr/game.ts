export { game } from '../en/game';
