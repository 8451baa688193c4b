import { runebound2De } from '@/src/i18n/games/runebound2/de';
import { runebound2En } from '@/src/i18n/games/runebound2/en';
import { RUNEBOUND_2 } from '@/src/rules/runebound2';
import type { GameHelpers } from '../model/game';
import { phaseCombat } from './combat';
import { doom, endgame, hazard } from './doom';
import { experience } from './experience';
import { knockout } from './knockout';
import { market } from './market';
import { exhaustion, movement } from './movement';

export const RUNEBOUND2_HELPERS: GameHelpers = {
  ops: RUNEBOUND_2,
  helpers: [phaseCombat, movement, doom, hazard, experience, knockout, exhaustion, market, endgame],
  words: { de: runebound2De, en: runebound2En },
};
