export * from './common';
export * from './names';
export * from './terms';
export * from './home';
export * from './shell';
export * from './settings';
