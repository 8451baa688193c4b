export * from './changes';
export * from './chronicle';
export * from './cubes';
export * from './item-changes';
