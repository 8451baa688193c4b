import type { Language } from '@/src/i18n/languages';
import { entriesOf } from './entries';
import { loadGame, type LoadedGame } from './games';
import { readKey, type EntryKey } from './keys';
import type { GameId, GlossaryEntry, GlossaryGame } from './model';
import { rulesOf, type GlossaryRule } from './rules';
import { createSearch, type GlossarySearch, type SearchHit } from './search';

/** A game's entries with their one index, shared by everything that reads them. */
export interface Shelf extends GlossarySearch {
  readonly game: GlossaryGame;
  readonly entries: readonly GlossaryEntry[];
  readonly byId: ReadonlyMap<string, GlossaryEntry>;
  readonly rules: ReadonlyMap<string, GlossaryRule>;
}

const createShelf = ({ game, index }: LoadedGame): Shelf => {
  const entries = entriesOf(game);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const rules = new Map(rulesOf(game, entries).map((rule) => [rule.id, rule]));
  return { game, entries, byId, rules, ...createSearch(entries, index) };
};

const shelves = new Map<GameId, Shelf>();

/** Puts up a loaded game, once. */
export const shelveGame = (loaded: LoadedGame): Shelf => {
  const shelf = shelves.get(loaded.game.id) ?? createShelf(loaded);
  shelves.set(loaded.game.id, shelf);
  return shelf;
};

/** Undefined until the game is loaded, for a game nobody has written for good. */
export const shelfOf = (id: GameId): Shelf | undefined => shelves.get(id);

export const loadShelf = async (id: GameId): Promise<Shelf | undefined> => {
  const loaded = shelves.has(id) ? undefined : await loadGame(id);
  return loaded === undefined ? shelves.get(id) : shelveGame(loaded);
};

/** An entry of any loaded game. */
export const entryOf = (key: EntryKey): GlossaryEntry | undefined => {
  const { game, id } = readKey(key);
  return shelfOf(game)?.byId.get(id);
};

/** A rule of any loaded game, by a key like an entry's. */
export const ruleOf = (key: EntryKey): GlossaryRule | undefined => {
  const { game, id } = readKey(key);
  return shelfOf(game)?.rules.get(id);
};

/** Best hits over several loaded games. */
export const searchGames = (
  games: readonly GameId[],
  query: string,
  language: Language,
  limit: number,
): readonly SearchHit[] =>
  games
    .flatMap((game) => shelfOf(game)?.search(query, language, limit) ?? [])
    .sort((one, other) => other.score - one.score)
    .slice(0, limit);
