import {
  createSearch,
  entriesOf,
  GAMES,
  type GameId,
  type Hit,
  type Language,
  type Search,
} from '../../src/glossary';

/** One lazily built index a game with content, as in the app. */
const SEARCHES: ReadonlyMap<GameId, Search> = new Map(
  Object.values(GAMES).map((game) => [game.id, createSearch(entriesOf(game))]),
);

/** Best hits over several games; a game without content has none. */
export const searchGames = (
  query: string,
  language: Language,
  games: readonly GameId[],
  limit: number,
): readonly Hit[] =>
  games
    .flatMap((game) => SEARCHES.get(game)?.search(query, language, limit) ?? [])
    .sort((one, other) => other.score - one.score)
    .slice(0, limit);
