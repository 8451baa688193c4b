import type { Game, GameId } from '../model';
import { DRUNAGOR } from './drunagor';

/** Games with content; a further game is a folder and a line here. */
export const GAMES: Readonly<Partial<Record<GameId, Game>>> = { drunagor: DRUNAGOR };
