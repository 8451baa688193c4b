import type { Size } from '@/src/rules';
import type { Names } from './names';

export interface Miniature extends Names {
  readonly id: string;
  readonly size: Size;
  readonly count: number;
}

/** Monster miniatures in the box (U1). */
export const MINIATURES = [
  {
    id: 'skeleton-archer',
    en: 'Skeleton Archer',
    de: 'Skelettbogenschütze',
    size: 'small',
    count: 4,
  },
  { id: 'shadow-vampire', en: 'Shadow Vampire', de: 'Schattenvampir', size: 'small', count: 4 },
  { id: 'rotten-flesh', en: 'Rotten Flesh', de: 'Fleischgolem', size: 'small', count: 4 },
  { id: 'shadow-cultist', en: 'Shadow Cultist', de: 'Schattenkultist', size: 'small', count: 4 },
  { id: 'executioner', en: 'Executioner', de: 'Vollstrecker', size: 'small', count: 4 },
  { id: 'shadow-knight', en: 'Shadow Knight', de: 'Schattenritter', size: 'large', count: 3 },
  { id: 'abomination', en: 'Abomination', de: 'Abscheulichkeit', size: 'large', count: 3 },
  { id: 'undead-king', en: 'Undead King', de: 'Untoter König', size: 'large', count: 1 },
] as const satisfies readonly Miniature[];

export type MiniatureId = (typeof MINIATURES)[number]['id'];

const SIZES: ReadonlyMap<string, Size> = new Map(MINIATURES.map(({ id, size }) => [id, size]));

export const miniatureSize = (id: MiniatureId): Size => SIZES.get(id) ?? 'small';
