import { useMemo } from 'react';
import { allyIn, heroIn, movementLeft, type Adventure, type Position } from '@/src/rules';
import type { BoardRect } from '@/src/ui/board';
import { useAdventure } from '@/app/play/context/table-context';
import { useHand, useIsBuilding } from '../desk/desk-context';
import type { Hand } from '../desk/hand';
import { toView, type Frame } from '../picture/frame';
import { figureOnMap } from '../picture/standing';
import { useRunning } from '../turn/useRunning';

/** Fields around what happens. */
const RIM = 1;

function rectOf(frame: Frame, fields: readonly Position[]): BoardRect | undefined {
  if (fields.length === 0) return undefined;
  const points = fields.map((field) => toView(frame, field));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  // Beyond the map there is nothing to look at.
  const [x, y] = [Math.max(0, Math.min(...xs) - RIM), Math.max(0, Math.min(...ys) - RIM)];
  return {
    x,
    y,
    width: Math.min(frame.width, Math.max(...xs) + 1 + RIM) - x,
    height: Math.min(frame.height, Math.max(...ys) + 1 + RIM) - y,
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

/** The monster that acts, its way and whom it hits; undefined: nothing happens on the map. */
export function useLook(frame: Frame): BoardRect | 'near' | undefined {
  const running = useRunning();
  const building = useIsBuilding();
  const hand = useHand();
  const adventure = useAdventure((whole) => whole);
  return useMemo(() => {
    if (building) return aims(hand) ? 'near' : undefined;
    if (hand.kind === 'figure') return rectOf(frame, around(adventure, hand.figure));
    if (running === null) return rectOf(frame, placesOf(adventure, threatened(adventure)));
    const { way, end, hits } = running.option;
    return rectOf(frame, [...way, end, ...placesOf(adventure, hits)]);
  }, [running, building, hand, adventure, frame]);
}
