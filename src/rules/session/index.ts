/** The door of the sessions for the rules' own door: notes of other games in the same log. */
export {
  beginSession,
  decideSession,
  isNote,
  isSessionCommand,
  type SessionCommand,
  type SessionRefusal,
} from './decide';
export { SESSION_EVENTS, type SessionEvent } from './events';
export { putAt } from './place';
export * from './session';
