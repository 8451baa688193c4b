import { useMemo } from 'react';
import {
  allyIn,
  heroIn,
  movementLeft,
  type Adventure,
  type BoardOption,
  type Position,
  type SpreadOption,
} from '@/src/rules';
import type { BoardLook, BoardRect } from '@/src/ui/board';
import { useAdventure } from '@/app/play/context/table-context';
import { useHand, useIsBuilding } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { toView, type Frame } from '../picture/frame';
import { figureOnMap } from '../picture/standing';
import { useSpreading, type Spreading } from '../darkness/useSpreading';
import { useRunning, type RunningMonster } from '../turn/useRunning';

/** Fields around what happens. */
const RIM = 1;

/** Of a long list, too. */
const ends = (numbers: readonly number[]): readonly [least: number, most: number] =>
  numbers.reduce<readonly [number, number]>(
    ([least, most], one) => [Math.min(least, one), Math.max(most, one)],
    [Infinity, -Infinity],
  );

function rectOf(frame: Frame, fields: readonly Position[]): BoardRect | undefined {
  if (fields.length === 0) return undefined;
  const points = fields.map((field) => toView(frame, field));
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  // Beyond the map there is nothing to look at.
  const [x, y] = [Math.max(0, left - RIM), Math.max(0, top - RIM)];
  return {
    x,
    y,
    width: Math.min(frame.width, right + 1 + RIM) - x,
    height: Math.min(frame.height, bottom + 1 + RIM) - y,
  };
}

const placesOf = (adventure: Adventure, ids: readonly string[]): readonly Position[] =>
  ids.flatMap((id) => {
    const at = figureOnMap(adventure, id)?.at ?? null;
    return at === null ? [] : [at];
  });

const threatened = ({ threat }: Adventure): readonly string[] => {
  if (threat === null) return [];
  const { source, targets } = threat;
  const by = source.kind === 'monster' ? [source.figure] : [];
  return [...by, ...targets.map(({ figure }) => figure)];
};

/** What is put onto single fields; paint for whole zones and sheets needs no such aim. */
const aims = (hand: Hand): boolean =>
  hand.kind === 'brush'
    ? hand.spread === 'field'
    : hand.kind === 'thing' || hand.kind === 'darkness';

/** The figure in hand and as far as it may go: where the next tap will be. */
function around(adventure: Adventure, id: string): readonly Position[] {
  const at = figureOnMap(adventure, id)?.at ?? null;
  if (at === null) return [];
  const walks = heroIn(adventure, id) ?? allyIn(adventure, id);
  const far = walks === undefined ? RIM : movementLeft(adventure, id);
  return [
    [at[0] - far, at[1] - far],
    [at[0] + far, at[1] + far],
  ];
}

/** What happens, and all that may be chosen instead. */
interface Fields {
  readonly at: readonly Position[];
  readonly choices?: readonly Position[];
}

/** A monster's way and whom it hits. */
function ofMonster(adventure: Adventure, { option, turn }: RunningMonster): Fields {
  const fieldsOf = ({ way, end, hits }: BoardOption) => [...way, end, ...placesOf(adventure, hits)];
  return { at: fieldsOf(option), choices: turn.options.flatMap(fieldsOf) };
}

/** Where the darkness would lie and whom it reaches; crushing: whom it crushes. */
function ofDarkness(adventure: Adventure, { option, spread, run, singles }: Spreading): Fields {
  const fieldsOf = ({ cells, reached }: SpreadOption) => [
    ...cells.map(({ at }) => at),
    ...placesOf(
      adventure,
      reached.map(({ id }) => id),
    ),
  ];
  const single = [...(run.laid ?? []), ...singles].map(({ at }) => at);
  if (run.laid !== null) return { at: single };
  const crushed = spread.crushed.map(({ id }) => id);
  const at = option === null ? placesOf(adventure, crushed) : fieldsOf(option);
  return { at, choices: spread.options.flatMap(fieldsOf) };
}

/** The darkness that spreads, or the monster that acts; undefined: nothing happens on the map. */
export function useLook(frame: Frame): BoardLook | 'near' | undefined {
  const running = useRunning();
  const spreading = useSpreading();
  const building = useIsBuilding();
  const hand = useHand();
  const adventure = useAdventure((whole) => whole);
  return useMemo(() => {
    const looking = ({ at, choices = [] }: Fields): BoardLook | undefined => {
      const rect = rectOf(frame, at);
      return rect && { at: rect, choices: rectOf(frame, choices) };
    };
    if (building) return aims(hand) ? 'near' : undefined;
    if (hand.kind === 'figure') return looking({ at: around(adventure, hand.figure) });
    if (spreading !== null) return looking(ofDarkness(adventure, spreading));
    if (running !== null) return looking(ofMonster(adventure, running));
    return looking({ at: placesOf(adventure, threatened(adventure)) });
  }, [running, spreading, building, hand, adventure, frame]);
}
