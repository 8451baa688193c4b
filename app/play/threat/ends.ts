import { allyIn, heroIn, monsterIn, type Adventure } from '@/src/rules';
import type { Foreseen } from '../turn/foresight';

/** What has become of a figure once all is over, collateral effects, drained and healed HP included. */
export interface FigureEnd {
  readonly figure: string;
  /** Null for companions and animals, who have none (D5). */
  readonly hp: { readonly from: number; readonly to: number } | null;
  /** Unconscious, defeated, gone. */
  readonly falls: boolean;
}

const heroEnd = (id: string, before: Adventure, after: Adventure): FigureEnd | null => {
  const was = heroIn(before, id);
  const is = heroIn(after, id);
  if (!was || !is) return null;
  const falls = is.unconscious && !was.unconscious;
  return falls || is.hp !== was.hp
    ? { figure: id, hp: { from: was.hp, to: is.unconscious ? 0 : is.hp }, falls }
    : null;
};

const monsterEnd = (id: string, before: Adventure, after: Adventure): FigureEnd | null => {
  const was = monsterIn(before, id);
  const is = monsterIn(after, id);
  if (!was || is?.hp === was.hp) return null;
  return { figure: id, hp: { from: was.hp, to: is?.hp ?? 0 }, falls: is === undefined };
};

/** Everybody it changes, as the rules themselves answer: heroes, allies, monsters. */
export function endsOf(before: Adventure, foreseen: Foreseen): readonly FigureEnd[] {
  const after = foreseen.ok ? foreseen.after.adventure : null;
  if (after === null) return [];
  const ends = [
    ...before.heroes.map(({ id }) => heroEnd(id, before, after)),
    ...before.allies.map(({ id }) =>
      allyIn(after, id) ? null : { figure: id, hp: null, falls: true },
    ),
    ...before.monsters.map(({ id }) => monsterEnd(id, before, after)),
  ];
  return ends.filter((end) => end !== null);
}
