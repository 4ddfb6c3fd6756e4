export { kansasCity } from '../en/kansasCity';
