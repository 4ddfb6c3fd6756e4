import { fetchCatalog } from '../../src/i18n/catalogs';
import { LANGUAGES } from '../../src/i18n/message';

beforeAll(() => Promise.all(LANGUAGES.map(fetchCatalog)));
