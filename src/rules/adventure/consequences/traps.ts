import { samePosition, type Position } from '@/src/rules/base/position';
import { zoneOf } from '@/src/rules/dungeon/pieces';
import type { MapObject } from '@/src/rules/dungeon/map';
import { monsterIn } from '../state/figures';
import { fieldsOf } from '../map/standing';
import type { Play } from '../play';
import { TRAP_KINDS, type TrapKind } from '../state/adventure';
import type { Tokens } from '../state/tokens';
import { harm } from './harm';
import { giveAll } from './give-tokens';

/** Z2. */
const TRAP_DAMAGE = 2;
const TRAP_TOKENS: Readonly<Record<TrapKind, Tokens>> = {
  bear: { bleed: 2 },
  fire: { burn: 4 },
  poison: { poison: 2 },
};

/** Z2: damage and condition for everybody caught. */
export function catchInTrap(play: Play, kind: TrapKind, figures: readonly string[]): void {
  for (const figure of figures) {
    harm(play, figure, { amount: TRAP_DAMAGE, preventable: false, cause: 'Z2' });
    giveAll(play, figure, TRAP_TOKENS[kind], 'Z2');
  }
}

export const inSameZone = (one: Position, other: Position): boolean =>
  samePosition(zoneOf(one), zoneOf(other));

/** A trap the players named no kind of is theirs to settle. */
const kindOf = ({ kind, name }: MapObject): TrapKind | undefined =>
  kind === 'trap' ? TRAP_KINDS.find((one) => one === name) : undefined;

/** Z2, R3: a monster enters a zone with a hero's trap, or starts its turn there. */
export function springTraps(play: Play, id: string, at: Position): void {
  if (!monsterIn(play.adventure, id)) return;
  for (const object of play.adventure.map?.objects ?? []) {
    const kind = kindOf(object);
    if (kind === undefined || !inSameZone(object.at, at)) continue;
    play.add({ type: 'objectRemoved', v: 1, cause: 'Z2', object });
    const caught = play.adventure.monsters.filter(
      (one) =>
        one.id === id || fieldsOf(play.adventure, one.id).some((field) => inSameZone(field, at)),
    );
    catchInTrap(
      play,
      kind,
      caught.map((one) => one.id),
    );
  }
}
