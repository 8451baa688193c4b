export * from './commands';
export * from './events';
export * from './figures';
export * from './state/adventure';
export * from './state/hero';
export * from './state/monster';
export * from './state/threat';
export * from './state/tokens';
export { ADVENTURE_COMMANDS } from './decide';
