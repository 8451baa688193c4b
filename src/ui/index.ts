export * from './theme';
export * from './icons';
export * from './components';
export { FieldScroll, useReveal } from './scroll';
export { moveFocus, OverlayHost, Provide, TakesSpaceContext, useReservedSpace } from './overlay';
