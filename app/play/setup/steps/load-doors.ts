import type { MonsterSetup } from '@/src/rules';

interface Doors {
  readonly DOOR_SETUPS: readonly MonsterSetup[];
}

/** Spoilers stay out of the app's memory until a step is opened. */
export const loadDoors = (): Promise<Doors> => import('@/src/content/drunagor/doors');
