export * from './commands';
export * from './events';
export * from './places';
export * from './view';
export * from './warnings';
export { LOGBOOK_COMMANDS } from './decide';
export { nextTreeSkills } from './decide/skills';
