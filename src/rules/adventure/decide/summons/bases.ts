import type { BaseColour } from '@/src/rules/model/catalogue';
import type { Size } from '@/src/rules/model/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';

/** One figure on its way: what it needs, and what the players said. */
export interface BaseWish {
  readonly line: number;
  readonly size: Size;
  /** U12: a boss has a board of his own and no base. */
  readonly boss: boolean;
  readonly wanted: BaseColour | null | undefined;
}

const coloursOfSize = ({ catalogue }: Play, size: Size): readonly BaseColour[] =>
  catalogue.bases.filter(({ sizes }) => sizes.includes(size)).map(({ id }) => id);

const isTaken = ({ adventure }: Play, colour: BaseColour): boolean =>
  adventure.monsters.some(({ base }) => base === colour);

/** U2: each colour once, and only in the sizes it comes in. */
export function checkBase(play: Play, size: Size, colour: BaseColour): void {
  if (!coloursOfSize(play, size).includes(colour)) refuse({ code: 'unknown-base' });
  if (isTaken(play, colour)) refuse({ code: 'base-taken' });
}

const isProposed = ({ boss, wanted }: BaseWish): boolean => !boss && wanted === undefined;

/** U2: the next free one. Small monsters leave enough for the large ones still to come. */
function nextFree(play: Play, wish: BaseWish, later: readonly BaseWish[]): BaseColour {
  const claimed = later.map(({ wanted }) => wanted);
  const isFree = (colour: BaseColour) => !isTaken(play, colour) && !claimed.includes(colour);
  const large = coloursOfSize(play, 'large').filter(isFree);
  const toCome = later.filter((other) => isProposed(other) && other.size === 'large').length;
  const kept = wish.size === 'small' && large.length <= toCome ? large : [];
  const free = coloursOfSize(play, wish.size).filter(isFree);
  return (
    free.find((colour) => !kept.includes(colour)) ??
    free[0] ??
    refuse({ code: 'no-base-left', line: wish.line })
  );
}

export function baseFor(play: Play, wish: BaseWish, later: readonly BaseWish[]): BaseColour | null {
  if (wish.wanted === null) return null;
  if (wish.wanted !== undefined) {
    checkBase(play, wish.size, wish.wanted);
    return wish.wanted;
  }
  return wish.boss ? null : nextFree(play, wish, later);
}
