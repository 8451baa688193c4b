import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from '@/src/i18n';
import type { BoardActions, BoardGhost, BoardMark, BoardOverlays } from '@/src/ui/board';
import { toView, type Frame } from '../picture/frame';
import { useBoardNames, type BoardNames } from '../run/board-names';
import { useChangeRun, type ChangeRun } from '../run/run-state';
import type { OnMap } from '../run/on-map';
import { useSpreading, type Spreading } from './useSpreading';

/** More ghosts than these hide each other. */
const MAX_GHOSTS = 8;

/** The chosen one's neighbours: those that reach the same and fill the same rectangle. */
function shownOptions({ spread, groups, index }: Spreading): readonly number[] {
  const all = spread.options.map((_, at) => at);
  if (all.length <= MAX_GHOSTS) return all;
  const clusters = groups.groups.flatMap((group) => group.clusters);
  const own = clusters.find(({ options }) => options.some((one) => one.index === index));
  const near = (own?.options ?? []).map((one) => one.index);
  return [...new Set([index, ...near])].slice(0, MAX_GHOSTS);
}

interface Looks {
  readonly frame: Frame;
  readonly names: BoardNames;
  readonly t: Translate;
}

const ghostsOf = (spreading: Spreading, { frame, names, t }: Looks): readonly BoardGhost[] =>
  shownOptions(spreading).flatMap((index) => {
    const option = spreading.spread.options[index];
    if (option === undefined) return [];
    const reached = option.reached.map(({ id }) => id);
    const said = [
      t('boardTurn.darkness.placement', { n: index + 1 }),
      reached.length === 0 ? '' : t('boardTurn.darkness.reaches', { names: names.all(reached) }),
    ];
    return [
      {
        id: String(index),
        number: index + 1,
        chosen: index === spreading.index,
        fields: option.cells.map(({ at }) => toView(frame, at)),
        label: said.filter((word) => word !== '').join(', '),
      },
    ];
  });

/** N7, one by one: what lies, and where the next one may go. */
const singlesOf = (spreading: Spreading, { frame, t }: Looks): BoardOverlays => {
  const laid = spreading.run.laid ?? [];
  const ghosts: readonly BoardGhost[] = laid.map(({ at }, index) => ({
    id: `laid/${index}`,
    number: index + 1,
    chosen: true,
    fields: [toView(frame, at)],
    label: t('boardTurn.darkness.singleHere', { n: index + 1 }),
  }));
  const marks: readonly BoardMark[] = spreading.singles.map(({ at }, index) => ({
    ...toView(frame, at),
    id: String(index),
    number: laid.length + 1,
    label: t('boardTurn.darkness.singleHere', { n: laid.length + 1 }),
  }));
  return { ghosts, marks };
};

const actionsOf = (spreading: Spreading, change: ChangeRun): BoardActions => {
  const { run, singles } = spreading;
  const { laid } = run;
  if (laid === null) return { onGhost: (id) => change({ option: Number(id) }) };
  return {
    onMark: (id) => {
      const cell = singles[Number(id)];
      if (cell !== undefined) change({ laid: [...laid, cell] });
    },
  };
};

/** Placements as ghosts that can be tapped; null: no rune waits. */
export function useDarknessOnMap(frame: Frame): OnMap | null {
  const { t } = useTranslation();
  const spreading = useSpreading();
  const names = useBoardNames();
  const change = useChangeRun();
  return useMemo(() => {
    if (spreading === null) return null;
    const { spread, option } = spreading;
    const looks = { frame, names, t };
    const targets = (option?.reached ?? spread.crushed).map(({ id }) => id);
    const offered =
      spreading.run.laid === null
        ? { ghosts: ghostsOf(spreading, looks) }
        : singlesOf(spreading, looks);
    return { overlays: { targets, ...offered }, actions: actionsOf(spreading, change) };
  }, [spreading, names, change, frame, t]);
}
