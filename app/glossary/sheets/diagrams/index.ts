import type { ComponentType } from 'react';
import type { Diagram } from '@/src/glossary';
import { Climbing, Heights, LEVELS_RATIO } from './Levels';
import { DARKNESS_RATIO, DarknessPlacement } from './DarknessPlacement';
import { LARGE_RATIO, LargeMonster } from './LargeMonster';
import { RANGES_RATIO, Ranges } from './Ranges';

interface Drawn {
  readonly Picture: ComponentType;
  /** Width by height. */
  readonly ratio: number;
}

export const DIAGRAMS: Readonly<Record<Diagram, Drawn>> = {
  ranges: { Picture: Ranges, ratio: RANGES_RATIO },
  heights: { Picture: Heights, ratio: LEVELS_RATIO },
  climbing: { Picture: Climbing, ratio: LEVELS_RATIO },
  'large-monster': { Picture: LargeMonster, ratio: LARGE_RATIO },
  darkness: { Picture: DarknessPlacement, ratio: DARKNESS_RATIO },
};
