import type { LineUp } from '@/app/play/versus/line-up';

/** The same line-up under other keys: the campaign gives its heroes ids of their own. */
export const renamed = (lineUp: LineUp, keys: ReadonlyMap<string, string>): LineUp => ({
  ...lineUp,
  partner: lineUp.partner === null ? null : (keys.get(lineUp.partner) ?? null),
  rolls: Object.fromEntries(
    Object.entries(lineUp.rolls).flatMap(([key, rolls]) => {
      const id = keys.get(key);
      return id === undefined ? [] : [[id, rolls] as const];
    }),
  ),
});
