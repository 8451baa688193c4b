import type { Adventure } from '@/src/rules';
import { useTable } from '../context/table-context';
import type { OpenCube, RunningTurnStore } from '../turn/running-turn';
import { useRunningTurn, useRunningTurnStore } from '../turn/running-turn-context';

/** Cubes that just came: the newest ones are asked about, older ones wait in the hero's sheet. */
export const noteCubes = (store: RunningTurnStore, cubes: readonly OpenCube[]): void => {
  if (cubes.length > 0) store.setState({ cubes });
};

const same = (a: OpenCube, b: OpenCube): boolean =>
  a.hero === b.hero && a.cube === b.cube && a.index === b.index;

/** What is under way comes first, and after the end it does not matter any more. */
const isQuiet = ({ threat, drawn, outcome }: Adventure): boolean =>
  threat === null && drawn.length === 0 && outcome === null;

/** Those still without a skill, and how to leave one for later. */
export function useOpenCubes() {
  const store = useRunningTurnStore();
  const { adventure } = useTable();
  const cubes = useRunningTurn((now) => now.cubes).filter(({ hero, cube, index }) => {
    const lying = adventure.heroes.find(({ id }) => id === hero)?.[cube][index];
    return lying?.skill === null && isQuiet(adventure);
  });
  const later = (cube: OpenCube) =>
    store.setState((now) => ({ cubes: now.cubes.filter((other) => !same(other, cube)) }));
  return { cubes, later };
}
