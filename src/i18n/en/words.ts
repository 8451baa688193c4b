import type { de } from '../de';
import type { SameKeys } from '../languages';

export const wordsEn: SameKeys<typeof de.words> = {
  rune: { orange: 'Orange', green: 'Green', blue: 'Blue', red: 'Red', gray: 'Gray' },
  cube: { yellow: 'yellow', red: 'red', green: 'green', blue: 'blue' },
  ground: { darkness: 'Darkness', lava: 'Lava', miasma: 'Miasma', spikes: 'Spikes' },
  trapFace: {
    blank: 'nothing',
    poison: 'Poison 2',
    slow: 'Slow',
    burn: 'Burn 2',
    bleed: 'Bleed 2',
  },
  runeCard: 'Rune card',
  tokenGone: 'no more {{token}}',
};
