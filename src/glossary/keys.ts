import { HOME_GAME } from './games';
import type { GameId, GlossaryEntry } from './model';

/** Names an entry among all games: `poison` in the home game, `runewars/battle` elsewhere; a rule by its id: `T1`. */
export type EntryKey = string;

export const entryKey = (game: GameId, id: string): EntryKey =>
  game === HOME_GAME ? id : `${game}/${id}`;

export const keyOfEntry = ({ game, id }: Pick<GlossaryEntry, 'game' | 'id'>): EntryKey =>
  entryKey(game, id);

export const readKey = (key: EntryKey): { readonly game: GameId; readonly id: string } => {
  const cut = key.indexOf('/');
  return cut < 0
    ? { game: HOME_GAME, id: key }
    : { game: key.slice(0, cut), id: key.slice(cut + 1) };
};
