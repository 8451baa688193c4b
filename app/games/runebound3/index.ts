import { runebound3De } from '@/src/i18n/games/runebound3/de';
import { runebound3En } from '@/src/i18n/games/runebound3/en';
import { RUNEBOUND_3 } from '@/src/rules/runebound3';
import type { GameHelpers } from '../model/game';
import { tokenCombat } from './combat';
import { explore } from './explore';
import { move } from './move';
import { skillTest } from './test';
import { time } from './time';
import { turnActions, rest, shop } from './turn';
import { villain } from './villain';

export const RUNEBOUND3_HELPERS: GameHelpers = {
  ops: RUNEBOUND_3,
  helpers: [time, tokenCombat, skillTest, turnActions, rest, shop, move, explore, villain],
  words: { de: runebound3De, en: runebound3En },
};
