import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game } from '@/src/game';
import { useGame } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import type { OpenCube } from './outcome';

const stores = new WeakMap<Game, StoreApi<{ readonly cubes: readonly OpenCube[] }>>();

const storeOf = (game: Game) => {
  const known = stores.get(game);
  if (known !== undefined) return known;
  const fresh = createStore<{ readonly cubes: readonly OpenCube[] }>(() => ({ cubes: [] }));
  stores.set(game, fresh);
  return fresh;
};

/** Cubes that just came: the newest ones are asked about, older ones wait in the hero's sheet. */
export const noteCubes = (game: Game, cubes: readonly OpenCube[]): void => {
  if (cubes.length > 0) storeOf(game).setState({ cubes });
};

const same = (a: OpenCube, b: OpenCube): boolean =>
  a.hero === b.hero && a.cube === b.cube && a.index === b.index;

/** Those still without a skill, and how to leave one for later. */
export function useOpenCubes() {
  const store = storeOf(useGame());
  const { adventure } = useTable();
  const cubes = useStore(store, (now) => now.cubes).filter(({ hero, cube, index }) => {
    const lying = adventure.heroes.find(({ id }) => id === hero)?.[cube][index];
    return lying?.skill === null;
  });
  const later = (cube: OpenCube) =>
    store.setState((now) => ({ cubes: now.cubes.filter((other) => !same(other, cube)) }));
  return { cubes, later };
}
