import { count, text } from '../contract/read';

/** What everyone is compared by: influence now and at the start. */
export const playerFields = { id: text(), influence: count, start: count };
