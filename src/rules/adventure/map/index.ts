export * from './displacement';
export { movementLeft } from './movement';
export * from './reach';
export { fieldsHeld, fieldsOf, groundAt, placeFault, sizeOf } from './standing';
