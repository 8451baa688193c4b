export const TERRAIN_KINDS = [
  'plain',
  'difficult',
  'lava',
  'miasma',
  'spikes',
  'darkness',
  'blocked',
] as const;
export type Terrain = (typeof TERRAIN_KINDS)[number];

/** Hazard bits of a place: a zone holds those of all its fields (M7). */
export const DIFFICULT = 1;
export const LAVA = 2;
export const MIASMA = 4;
export const SPIKES = 8;

/** What a character of a terrain row means. A space is no field. */
export const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  '*': 'plain',
  '~': 'difficult',
  L: 'lava',
  M: 'miasma',
  S: 'spikes',
  D: 'darkness',
  '#': 'blocked',
};

export const SPAWN_SYMBOL = '*';

export const HAZARD_OF: Readonly<Record<Terrain, number>> = {
  plain: 0,
  difficult: DIFFICULT,
  lava: LAVA,
  miasma: MIASMA,
  spikes: SPIKES,
  darkness: 0,
  blocked: 0,
};
