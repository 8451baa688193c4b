import type { Translate } from '@/src/i18n';
import { MONSTER_COLOUR_NAMES, nameIn, RANK_NAMES } from '@/src/content/drunagor';
import type { Spawn } from '@/src/rules';
import type { GameWords } from '@/app/play/words/useGameWords';

/** `Monster: Grau, Novize`; named ones by their name. */
export function spawnWords(spawn: Spawn, words: GameWords, t: Translate): string {
  switch (spawn.kind) {
    case 'random':
      return t('tableSetup.lines.random', {
        colour: nameIn(MONSTER_COLOUR_NAMES[spawn.colour], words.language),
        rank: nameIn(RANK_NAMES[spawn.rank], words.language),
      });
    case 'commander':
      return t('tableSetup.lines.commander');
    case 'named':
    case 'scenario':
      return words.card(spawn.monster, '');
  }
}
