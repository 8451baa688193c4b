export * from './runes-left';
export * from './start-tasks';
export * from './track';
export { leaderOf, OUT_OF_ORDER } from '../track';
