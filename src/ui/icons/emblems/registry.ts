import type { EmblemDrawing } from './emblem';
import { HERO_EMBLEMS } from './heroes';
import { LEADER_EMBLEMS } from './leaders';
import { MONSTER_EMBLEMS } from './monsters';

export type HeroEmblemId = keyof typeof HERO_EMBLEMS;
export type MonsterEmblemId = keyof typeof MONSTER_EMBLEMS | keyof typeof LEADER_EMBLEMS;
export type EmblemId = HeroEmblemId | MonsterEmblemId;

export const EMBLEMS: Readonly<Record<EmblemId, EmblemDrawing>> = {
  ...HERO_EMBLEMS,
  ...MONSTER_EMBLEMS,
  ...LEADER_EMBLEMS,
};
export const EMBLEM_IDS = Object.keys(EMBLEMS) as readonly EmblemId[];

const isEmblemId = (id: string): id is EmblemId => Object.hasOwn(EMBLEMS, id);

/** The emblem drawn for this id, or the plain one of its kind. */
export const emblemIdFor = (id: string, kind: 'hero' | 'monster'): EmblemId =>
  isEmblemId(id) ? id : kind;
