import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import { samePosition, type DarkCell, type Position, type SpreadOption } from '@/src/rules';
import type {
  BoardActions,
  BoardGhost,
  BoardMark,
  BoardOverlays,
  BoardPoint,
} from '@/src/ui/board';
import { useAdventure } from '@/app/play/context/table-context';
import { toMap, toView, type Frame } from '../picture/frame';
import { figureOnMap } from '../picture/standing';
import { useBoardNames, type BoardNames } from '../run/board-names';
import { useChangeRun, type ChangeRun } from '../run/run-state';
import type { OnMap } from '../run/on-map';
import { MAX_SINGLE } from './PlacementChoice';
import { useSpreading, type Spreading } from './useSpreading';

const isMany = ({ groups }: Spreading): boolean => groups.count > MAX_SINGLE;

/** All of them; of many, the chosen one alone. */
const shownOptions = (spreading: Spreading): readonly number[] =>
  isMany(spreading) ? [spreading.index] : spreading.spread.options.map((_, at) => at);

/** Of many: every field some placement covers, each once. */
const areaOf = ({ spread }: Spreading, frame: Frame): readonly BoardPoint[] => {
  const fields = spread.options.flatMap(({ cells }) => cells.map(({ at }) => at));
  const each = new Map(fields.map((at) => [at.join(), toView(frame, at)]));
  return [...each.values()];
};

/** A tap on a field takes the next placement that covers it. */
export function nextAt(
  options: readonly Pick<SpreadOption, 'cells'>[],
  index: number,
  field: Position,
): number | undefined {
  const covering = options.flatMap(({ cells }, at) =>
    cells.some((cell) => samePosition(cell.at, field)) ? [at] : [],
  );
  return covering.find((at) => at > index) ?? covering[0];
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
const singlesOf = (spreading: Spreading, { frame, names, t }: Looks): BoardOverlays => {
  const laid = spreading.run.laid ?? [];
  const said = (n: number, cell: DarkCell) =>
    t('boardTurn.darkness.single', { n, field: names.cell(cell) });
  const ghosts: readonly BoardGhost[] = laid.map((cell, index) => ({
    id: `laid/${index}`,
    number: index + 1,
    chosen: true,
    fields: [toView(frame, cell.at)],
    label: said(index + 1, cell),
  }));
  const marks: readonly BoardMark[] = spreading.singles.map((cell, index) => ({
    ...toView(frame, cell.at),
    id: String(index),
    number: laid.length + 1,
    label: said(laid.length + 1, cell),
  }));
  return { ghosts, marks };
};

/** Of many placements: the next one on this field; false: none covers it. */
const takeAt = (spreading: Spreading, change: ChangeRun, field: Position): boolean => {
  const option = nextAt(spreading.spread.options, spreading.index, field);
  if (option !== undefined) change({ option });
  return option !== undefined;
};

const actionsOf = (spreading: Spreading, change: ChangeRun, frame: Frame): BoardActions => {
  const { run, singles } = spreading;
  const { laid } = run;
  if (laid === null && isMany(spreading)) {
    return {
      onField: (x, y) => void takeAt(spreading, change, toMap(frame, x, y)),
    };
  }
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
  const adventure = useAdventure((whole) => whole);
  return useMemo(() => {
    if (spreading === null) return null;
    const { spread, option } = spreading;
    const looks = { frame, names, t };
    const targets = (option?.reached ?? spread.crushed).map(({ id }) => id);
    const offered =
      spreading.run.laid === null
        ? {
            ghosts: ghostsOf(spreading, looks),
            ...(isMany(spreading) ? { reach: areaOf(spreading, frame) } : {}),
          }
        : singlesOf(spreading, looks);
    const shown = {
      overlays: { targets, ...offered },
      actions: actionsOf(spreading, change, frame),
    };
    if (spreading.run.laid !== null || !isMany(spreading)) return shown;
    const under = (figure: string): boolean => {
      const at = figureOnMap(adventure, figure)?.at ?? null;
      return at !== null && takeAt(spreading, change, at);
    };
    return { ...shown, under };
  }, [spreading, names, change, adventure, frame, t]);
}
