export * from './displacement';
export * from './reach';
export { fieldsHeld, fieldsOf, groundAt, placeFault, sizeOf } from './standing';
