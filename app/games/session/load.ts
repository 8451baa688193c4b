import type { PlayedGame } from '@/src/content/games/helpers';
import type { GameHelpers } from '../model/game';

const LOADS: Readonly<Record<PlayedGame, () => Promise<GameHelpers>>> = {
  swordsorcery: async () => (await import('../swordsorcery')).SWORDSORCERY_HELPERS,
  runebound3: async () => (await import('../runebound3')).RUNEBOUND3_HELPERS,
  runebound2: async () => (await import('../runebound2')).RUNEBOUND2_HELPERS,
  runewars: async () => (await import('../runewars')).RUNEWARS_HELPERS,
};

const loaded = new Map<PlayedGame, GameHelpers>();

export const gameHere = (game: PlayedGame): GameHelpers | undefined => loaded.get(game);

export async function loadHelpers(game: PlayedGame): Promise<GameHelpers> {
  const here = loaded.get(game) ?? (await LOADS[game]());
  loaded.set(game, here);
  return here;
}
