export * from './model';
export { columnName, fieldName, parseFieldName } from './coordinates';
