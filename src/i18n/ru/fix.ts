export { fix } from '../en/fix';
