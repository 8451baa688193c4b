import { runewarsDe } from '@/src/i18n/games/runewars/de';
import { runewarsEn } from '@/src/i18n/games/runewars/en';
import { RUNEWARS } from '@/src/rules/runewars';
import type { GameHelpers } from '../model/game';
import { battle } from './battle';
import { harvest, limits, scale } from './dials';
import { duel } from './duel';
import { bid, final } from './influence';
import { runes } from './runes';
import { season } from './season';
import { fateTest } from './test';

export const RUNEWARS_HELPERS: GameHelpers = {
  ops: RUNEWARS,
  helpers: [season, battle, bid, harvest, scale, limits, duel, fateTest, runes, final],
  words: { de: runewarsDe, en: runewarsEn },
};
