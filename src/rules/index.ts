/** The one door of the rules core. Everything outside `src/rules` imports from here. */
export * from './base/result';
