export * from './model';
export { BoardList, type BoardListProps } from './BoardList';
export { BoardStill, stillSize } from './BoardStill';
export { BoardView, type BoardViewProps } from './BoardView';
export { columnName, fieldName, fieldNameIn, parseFieldName } from './coordinates';
export { fieldWords, figureWords } from './describe';
