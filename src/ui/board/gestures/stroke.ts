import type { BoardPoint } from '../model';

export interface Stroke {
  /** The finger is here; true: over a field it was not on before. */
  readonly over: (place: BoardPoint) => boolean;
  readonly fields: () => readonly BoardPoint[];
  readonly clear: () => void;
}

/** The fields on a straight line, so that a quick finger leaves no gaps. */
function between(from: BoardPoint, to: BoardPoint): readonly BoardPoint[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2));
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return {
      x: Math.floor(from.x + (to.x - from.x) * share),
      y: Math.floor(from.y + (to.y - from.y) * share),
    };
  });
}

/** What a finger goes over, in fields, each once. */
export function createStroke(): Stroke {
  const seen = new Map<string, BoardPoint>();
  let last: BoardPoint | undefined;
  return {
    over: (place) => {
      const before = seen.size;
      for (const field of between(last ?? place, place)) seen.set(`${field.x},${field.y}`, field);
      last = place;
      return seen.size > before;
    },
    fields: () => [...seen.values()],
    clear: () => {
      seen.clear();
      last = undefined;
    },
  };
}
