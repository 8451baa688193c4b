import type { Translate } from '@/src/i18n';
import type { Print } from '@/src/rules';

const NAMES = {
  '~': 'difficult',
  L: 'lava',
  M: 'miasma',
  S: 'spikes',
  D: 'darkness',
  '#': 'blocked',
  '*': 'spawn',
} as const;

const LETTERS = Object.keys(NAMES) as readonly (keyof typeof NAMES)[];

/** "4× Lava, 2× schwierig". */
export const printWords = (print: Print, t: Translate): string =>
  LETTERS.flatMap((letter) => {
    const count = print.join('').split(letter).length - 1;
    const what = t(`boardShare.library.printed.${NAMES[letter]}`);
    return count === 0 ? [] : [t('boardShare.library.counted', { count, what })];
  }).join(', ');
