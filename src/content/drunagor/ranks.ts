import type { MonsterColour, Rank } from '@/src/rules';
import type { Names } from './names';

export const RANK_NAMES: Readonly<Record<Rank, Names>> = {
  rookie: { en: 'Rookie', de: 'Novize' },
  fighter: { en: 'Fighter', de: 'Kämpfer' },
  veteran: { en: 'Veteran', de: 'Veteran' },
  champion: { en: 'Champion', de: 'Meister' },
};

/** The colour of a monster card's hexagon. */
export const MONSTER_COLOUR_NAMES: Readonly<Record<MonsterColour | 'commander', Names>> = {
  white: { en: 'White', de: 'Weiß' },
  gray: { en: 'Gray', de: 'Grau' },
  black: { en: 'Black', de: 'Schwarz' },
  commander: { en: 'Commander', de: 'Kommandant' },
};
