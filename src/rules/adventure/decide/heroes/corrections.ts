import { canonicalText } from '@/src/rules/base/hash';
import { MAX_CUBES } from '@/src/rules/campaign/campaign';
import { roleHp, TOUGHNESS } from '@/src/rules/campaign/skills';
import { ROLES } from '@/src/rules/model/catalogue';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { HeroImmunity } from '@/src/rules/adventure/state/hero';
import { TOKEN_KINDS } from '@/src/rules/adventure/state/tokens';
import { checkCubes, checkNumber } from '../check';
import { setBonusHp } from '../figures/hit-points';

type Of<Kind extends HeroCommand['kind']> = Extract<HeroCommand, { kind: Kind }>;

const IMMUNITIES: readonly HeroImmunity[] = [...TOKEN_KINDS, 'fatigue', 'curse', 'darkness'];

/** The only way the number of a hero's cubes changes; null: the table keeps them from now on. */
export function correctCubes(play: Play, { hero: id, cubes }: Of<'setCubes'>): void {
  const before = theHero(play, id);
  if (cubes !== null) for (const heap of Object.values(cubes)) checkCubes(heap);
  if (canonicalText(before.cubes) === canonicalText(cubes)) return;
  play.add({ type: 'cubesSet', v: 1, cause: 'table', who: refOf(play, id), cubes, said: null });
}

/** K2: asked only where a card ranks by it. */
export function sayCubes(play: Play, { hero: id, available }: Of<'sayCubes'>): void {
  checkNumber(available, 0, MAX_CUBES);
  const { name, cubes, cubesSaid } = theHero(play, id);
  if (cubes !== null) refuse({ code: 'cubes-tracked', name });
  if (cubesSaid === available) return;
  const said = { cubes: null, said: available };
  play.add({ type: 'cubesSet', v: 1, cause: 'K2', who: refOf(play, id), ...said });
}

/** I1: one hero on each role's place. X2: none has any. */
export function setRole(play: Play, { hero: id, role }: Of<'setRole'>): void {
  const hero = theHero(play, id);
  if (role !== null && !ROLES.includes(role)) refuse({ code: 'unknown-thing' });
  if (role !== null && play.adventure.versus !== undefined) refuse({ code: 'no-roles' });
  const others = play.adventure.heroes.filter((other) => other.id !== id);
  const holder = role === null ? undefined : others.find((other) => other.role === role);
  if (holder) refuse({ code: 'role-taken', name: holder.name });
  if (hero.role === role) return;
  play.add({ type: 'roleSet', v: 1, cause: 'I1', who: refOf(play, id), role });
  if (roleHp(hero.role) !== roleHp(role)) {
    setBonusHp(play, { kind: 'setBonusHp', hero: id, skill: TOUGHNESS, hp: roleHp(role) });
  }
}

/** C4. Always in the same order, so that equal immunities are equal lists. */
export function setImmunities(play: Play, { hero: id, immunities }: Of<'setImmunities'>): void {
  const before = theHero(play, id).immunities;
  if (!immunities.every((one) => IMMUNITIES.includes(one))) refuse({ code: 'unknown-thing' });
  const after = IMMUNITIES.filter((one) => immunities.includes(one));
  if (canonicalText(before) === canonicalText(after)) return;
  const who = refOf(play, id);
  play.add({ type: 'immunitiesSet', v: 1, cause: 'C4', who, immunities: after });
}
