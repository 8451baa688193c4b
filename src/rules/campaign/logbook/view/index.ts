export * from './changes';
export * from './chronicle';
export * from './statistics';
export * from './cubes';
export * from './group';
export * from './item-changes';
export * from './weapon';
