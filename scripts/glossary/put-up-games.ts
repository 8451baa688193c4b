import { createRequire } from 'node:module';
import { GAME_IDS, putUp, type Game, type Shelf } from '@/src/glossary';

const load = createRequire(__filename);

/** All games at once, without import(): Node would look for it outside of what tsx compiles. */
export const putUpGames = (): readonly Shelf[] =>
  GAME_IDS.map((id) => {
    const { GAME } = load(`../../src/glossary/games/${id}`) as { readonly GAME: Game };
    return putUp(GAME);
  });
