import { createRequire } from 'node:module';
import {
  GAME_IDS,
  shelveGame,
  type GlossaryGame,
  type SearchIndex,
  type Shelf,
} from '@/src/glossary';

const load = createRequire(__filename);

/** All games at once, without import(): Node would look for it outside of what tsx compiles. */
export const shelveGames = (): readonly Shelf[] =>
  GAME_IDS.map((id) => {
    const { GAME } = load(`../../src/glossary/games/${id}`) as { readonly GAME: GlossaryGame };
    const index = load(`../../src/glossary/built/${id}.search.json`) as SearchIndex;
    return shelveGame({ game: GAME, index });
  });
