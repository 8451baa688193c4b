/** What leaves the device and comes back; a door of its own, so that the start does without it. */
export type { SharedAlly, SharedBoard, SharedHero, SharedMonster } from './board';
export { triedBoard } from './check';
export { boardText, MAX_BOARD_BYTES, readBoardFile } from './file';
export { linkTo, packIn, readPack, type ShareRefusal } from './link';
export { LONGEST_PACK } from './pack';
export { darknessScenario, monsterScenario, type Scenario } from './scenario';
export { shareBoard } from './share';
export { heroDrafts, newAdventure, type NewAdventure, type TakeParts } from './take';
export { takeHere, type TakenHere } from './take-here';
export { readText } from './text-parse';
export { printShared } from './text-print';
