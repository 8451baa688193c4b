/** The base game's tables. Doors, items and consequences are spoilers: import their files on demand. */
export * from './animals';
export * from './bases';
export * from './catalogue';
export * from './equipment';
export * from './heroes';
export * from './joints';
export * from './keywords';
export * from './miniatures';
export * from './monster-cards';
export * from './monsters';
export * from './names';
export * from './ranks';
export * from './runes';
export * from './scenario-cards';
export * from './tile-shapes';
export * from './tokens';
export * from './track';
