import { getRandomBytes } from 'expo-crypto';
import { CATALOGUE } from '@/src/content/drunagor';
import { createGame, type Game, type GameStage } from '@/src/game';
import { APP_VERSION } from './version';

/** Everything behind the list of campaigns; a part of the bundle of its own. */
export const wholeGame = (stage: GameStage): Game =>
  createGame(
    {
      storage: stage.storage,
      catalogue: CATALOGUE,
      now: () => Date.now(),
      random: getRandomBytes,
      app: APP_VERSION,
    },
    stage,
  );
