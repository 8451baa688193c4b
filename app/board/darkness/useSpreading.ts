import { useMemo } from 'react';
import {
  groupSpreadOptions,
  nextSingles,
  samePosition,
  type BoardSpread,
  type DarkCell,
  type Grouped,
  type Rune,
  type SpreadGroup,
  type SpreadOption,
} from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { spreadNow } from '../run/answers';
import { useOnMap } from '@/app/play/turn/mode-state';
import type { BoardRun } from '@/app/play/turn/running-turn';
import { useRun } from '../run/run-state';

export interface Spreading {
  readonly rune: Rune;
  readonly spread: BoardSpread;
  readonly index: number;
  /** Null: nothing can be laid, or crushing. */
  readonly option: SpreadOption | null;
  readonly groups: Grouped<SpreadGroup>;
  readonly run: BoardRun;
  /** N7: what may be laid next, one by one; empty unless the players lay so. */
  readonly singles: readonly DarkCell[];
}

/** N1: the first of the runes drawn, unless the leader takes another first. */
export function useRuneToLay(): Rune | null {
  const drawn = useAdventure((adventure) => adventure.drawn);
  const { rune } = useRun();
  return drawn.find(({ id }) => id === rune) ?? drawn[0] ?? null;
}

export const isSameCell = (one: DarkCell, other: DarkCell): boolean =>
  one.below === other.below && samePosition(one.at, other.at);

/** Every cell of the option lies already. */
const isLaid = ({ cells }: SpreadOption, laid: readonly DarkCell[]): boolean =>
  cells.length === laid.length && cells.every((cell) => laid.some((one) => isSameCell(one, cell)));

/** What the darkness is about to do; null: no rune waits, or the map cannot say. */
export function useSpreading(): Spreading | null {
  const rune = useRuneToLay();
  const onMap = useOnMap();
  const run = useRun();
  const adventure = useAdventure((whole) => whole);
  return useMemo(() => {
    if (rune === null || !onMap || adventure.outcome !== null) return null;
    const answer = spreadNow(adventure, rune.id, null);
    if (!answer.ok) return null;
    const spread = answer.value;
    const { laid } = run;
    const done = laid === null ? -1 : spread.options.findIndex((option) => isLaid(option, laid));
    const index = done >= 0 ? done : Math.min(run.option, spread.options.length - 1);
    return {
      rune,
      spread,
      index,
      run,
      option: spread.options[index] ?? null,
      groups: groupSpreadOptions(spread.options),
      singles: laid === null || done >= 0 ? [] : nextSingles(adventure, spread, laid),
    };
  }, [rune, onMap, run, adventure]);
}

/** The singles are laid one by one, and some are still missing. */
export const isHalfLaid = ({ run, spread, index }: Spreading): boolean => {
  const option = spread.options[index];
  return run.laid !== null && (option === undefined || !isLaid(option, run.laid));
};
