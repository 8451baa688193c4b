export * from './displacement';
export * from './reach';
export { fieldsHeld, fieldsOf, freeField, groundAt, placeFault, sizeOf } from './standing';
