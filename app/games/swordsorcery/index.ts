import { swordsorceryDe } from '@/src/i18n/games/swordsorcery/de';
import { swordsorceryEn } from '@/src/i18n/games/swordsorcery/en';
import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import type { GameHelpers } from '../model/game';
import { heroTurnActions } from './actions';
import { assign } from './assign';
import { attack } from './attack';
import { figures } from './figures';
import { round } from './round';
import { target } from './target';
import { zone } from './zone';

export const SWORDSORCERY_HELPERS: GameHelpers = {
  ops: SWORD_SORCERY,
  helpers: [attack, figures, round, heroTurnActions, zone, assign, target],
  words: { de: swordsorceryDe, en: swordsorceryEn },
};
