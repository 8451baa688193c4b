export { AboveKeyboard } from './AboveKeyboard';
export { FieldScroll } from './FieldScroll';
export { useShortOfRoom } from './useShortOfRoom';
export { HeldScroll, useHoldScroll } from './HeldScroll';
export { useReveal } from './reveal';
