export { errorDetails, ErrorScreen, type ErrorScreenProps } from './ErrorScreen';
export { goBack } from './goBack';
export { PageScreen } from './PageScreen';
export { UpdateNotice } from './UpdateNotice';
export { useFontsReady } from './useFontsReady';
