export { errorDetails, ErrorScreen, type ErrorScreenProps } from './ErrorScreen';
export { goBack } from './goBack';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { PageScreen } from './PageScreen';
export { UpdateNotice } from './UpdateNotice';
export { useFontsReady } from './useFontsReady';
