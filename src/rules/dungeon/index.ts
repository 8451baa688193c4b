export * from './board';
export * from './map';
export * from './pieces';
export * from './turn';
