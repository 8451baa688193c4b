import type { Plain } from '@/src/rules';
import type { Tree } from '../model/field';

/** A value, or what becomes of the one that is there when its turn comes: fast taps build on each other. */
export type Wanted = Plain | undefined | ((now: Plain | undefined) => Plain | undefined);

export const plainList = (value: Plain | undefined): readonly Plain[] =>
  Array.isArray(value) ? (value as readonly Plain[]) : [];

/** Without the entry that was drawn there; where another stands by now, that one stays. */
export const without =
  (at: number, drawn: Plain) =>
  (now: Plain | undefined): readonly Plain[] =>
    plainList(now).filter(
      (item, place) => place !== at || JSON.stringify(item) !== JSON.stringify(drawn),
    );

const foundAt = (value: Plain | undefined, path: readonly string[]): Plain | undefined =>
  path.reduce<Plain | undefined>(
    (one, key) =>
      typeof one === 'object' && one !== null && Object.hasOwn(one, key)
        ? (one as Tree)[key]
        : undefined,
    value,
  );

export const wantedAt = (
  value: Tree,
  path: readonly string[],
  wanted: Wanted,
): Plain | undefined => (typeof wanted === 'function' ? wanted(foundAt(value, path)) : wanted);
