import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import { giveAll } from '@/src/rules/adventure/consequences/give-tokens';
import { catchInTrap } from '@/src/rules/adventure/consequences/traps';
import { refOf } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { TrapFace } from '@/src/rules/adventure/events';
import { TRAP_KINDS, type LaidTrap } from '@/src/rules/adventure/state/adventure';
import type { Tokens } from '@/src/rules/adventure/state/tokens';
import { trapsOf } from '@/src/rules/adventure/view/things';
import { checkLength } from '../check';
import { figuresNamed } from '../figures/named';
import { actingHero } from './acting';

type Of<Kind extends HeroCommand['kind']> = Extract<HeroCommand, { kind: Kind }>;

/** Z1: the six sides. */
const TRAP_DIE: readonly TrapFace[] = ['blank', 'blank', 'poison', 'slow', 'burn', 'bleed'];

const FACE_TOKENS: Readonly<Record<TrapFace, Tokens>> = {
  blank: {},
  poison: { poison: 2 },
  slow: { slow: 1 },
  burn: { burn: 2 },
  bleed: { bleed: 2 },
};

/** Z1, R2: whoever opens or crushes the chest. */
export function rollTrapDie(play: Play, { figure: id }: { readonly figure: string }): void {
  const who = refOf(play, id);
  const face = TRAP_DIE[play.draw(TRAP_DIE.length, 'Z1') - 1] ?? 'blank';
  play.add({ type: 'trapDieRolled', v: 1, cause: 'Z1', who, face });
  giveAll(play, id, FACE_TOKENS[face], 'Z1');
}

/** Z2: one per zone; zones the players do not name are not compared. */
export function layTrap(play: Play, { hero, trap: kind, zone }: Of<'layTrap'>): void {
  const who = hero === null ? null : refOf(play, actingHero(play, hero).id);
  const name = zone.trim();
  checkLength(name, LONGEST_NAME);
  if (!TRAP_KINDS.includes(kind)) refuse({ code: 'unknown-thing' });
  if (name !== '' && play.adventure.traps.some((trap) => trap.zone === name)) {
    refuse({ code: 'trap-there', zone: name });
  }
  const trap = { id: `trap-${play.adventure.serial + 1}`, kind, zone: name };
  play.add({ type: 'trapLaid', v: 1, cause: 'Z2', trap, who });
}

const theTrap = ({ adventure }: Play, id: string): LaidTrap =>
  trapsOf(adventure).find((trap) => trap.id === id) ?? refuse({ code: 'unknown-thing' });

/** One list of both: a trap of the map leaves it. */
function takeAway(play: Play, id: string, sprung: boolean): void {
  const cause = sprung ? 'Z2' : 'table';
  const object = play.adventure.map?.objects.find((one) => one.id === id);
  if (object) play.add({ type: 'objectRemoved', v: 1, cause, object });
  else play.add({ type: 'trapGone', v: 1, cause, trap: id, sprung });
}

/** Z2: damage and condition for every enemy in the zone. */
export function springTrap(play: Play, { trap: id, figures }: Of<'springTrap'>): void {
  const { kind } = theTrap(play, id);
  const caught = figuresNamed(play, figures);
  takeAway(play, id, true);
  catchInTrap(play, kind, caught);
}

export function removeTrap(play: Play, { trap: id }: Of<'removeTrap'>): void {
  theTrap(play, id);
  takeAway(play, id, false);
}
