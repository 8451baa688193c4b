export * from './runes-left';
export * from './skills';
export * from './start-tasks';
export * from './things';
export * from './track';
export { leaderOf, OUT_OF_ORDER } from '../track';
