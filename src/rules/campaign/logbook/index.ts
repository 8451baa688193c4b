export * from './commands';
export * from './events';
export * from './places';
export * from './view';
export * from './warnings';
export { nextTreeSkills } from './decide/skills';
