export * from './theme';
export * from './icons';
export * from './components';
