import { canonicalText } from '@/src/rules/base/hash';
import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import { addCurse as giveCurse } from '@/src/rules/adventure/consequences/afflictions';
import {
  addTrauma as giveTrauma,
  loseAura,
  writeCurse,
  writeTrauma,
} from '@/src/rules/adventure/consequences/falling';
import { hasTooMuchTrauma, lose } from '@/src/rules/adventure/consequences/outcome';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { Affliction } from '@/src/rules/adventure/state/hero';
import { checkLength, checkNumber } from '../check';

type Of<Kind extends HeroCommand['kind']> = Extract<HeroCommand, { kind: Kind }>;

const MAX_LIMIT = 20;

/** CURSE X. */
export function curseHero(play: Play, { hero: id, x }: Of<'curse'>): void {
  checkNumber(x, 0, MAX_LIMIT);
  giveCurse(play, id, x, 'D19');
}

export function traumatise(play: Play, { hero: id, x }: Of<'trauma'>): void {
  checkNumber(x, 0, MAX_LIMIT);
  giveTrauma(play, id, x, 'table');
}

/** D12: a correction may reach the limit, or the limit come down to what lies there. */
function loseAtLimit(play: Play, id: string): void {
  const { curse: cursed, curseLimit } = theHero(play, id);
  if (cursed.length >= curseLimit) lose(play, { kind: 'curse', hero: id });
  if (hasTooMuchTrauma(play, id)) lose(play, { kind: 'trauma', hero: id });
}

/** X7: without roles cubes lie on hero skills only, also where III-A was learnt instead of one. */
export function checkSkill({ adventure }: Play, skill: string): void {
  checkLength(skill, LONGEST_NAME);
  if (adventure.versus !== undefined && skill.trim().startsWith('role-')) {
    refuse({ code: 'unknown-skill' });
  }
}

/** A skill without a name is left open (Q5). */
function named(play: Play, cubes: readonly Affliction[]): readonly Affliction[] {
  checkNumber(cubes.length, 0, MAX_LIMIT);
  for (const { skill } of cubes) if (skill !== null) checkSkill(play, skill);
  return cubes.map(({ skill }) => ({ skill: skill?.trim() || null }));
}

const same = (one: readonly Affliction[], other: readonly Affliction[]): boolean =>
  canonicalText(one) === canonicalText(other);

export function setCurse(play: Play, { hero: id, curse: wanted }: Of<'setCurse'>): void {
  const cubes = named(play, wanted);
  if (same(theHero(play, id).curse, cubes)) return;
  writeCurse(play, id, cubes, 'table');
  loseAtLimit(play, id);
}

export function setTrauma(play: Play, { hero: id, trauma: wanted }: Of<'setTrauma'>): void {
  const cubes = named(play, wanted);
  const { trauma: before } = theHero(play, id);
  if (same(before, cubes)) return;
  writeTrauma(play, id, cubes, 'table');
  if (cubes.length > before.length) loseAura(play, id);
  loseAtLimit(play, id);
}

/** Q5: the skill a cube blocks, named late or moved. */
export function block(play: Play, { hero: id, cube, index, skill }: Of<'block'>): void {
  const cubes = theHero(play, id)[cube];
  checkNumber(index, 0, cubes.length - 1);
  const [blocking] = named(play, [{ skill }]);
  const after = cubes.map((one, place) => (place === index && blocking ? blocking : one));
  if (same(after, cubes)) return;
  if (cube === 'curse') writeCurse(play, id, after, 'Q5');
  else writeTrauma(play, id, after, 'Q5');
}

/** D12: they can be raised per hero. */
export function setLimits(play: Play, command: Of<'setLimits'>): void {
  const { hero: id, curseLimit, traumaLimit } = command;
  checkNumber(curseLimit, 1, MAX_LIMIT);
  checkNumber(traumaLimit, 1, MAX_LIMIT);
  const before = theHero(play, id);
  if (before.curseLimit === curseLimit && before.traumaLimit === traumaLimit) return;
  const who = refOf(play, id);
  play.add({ type: 'limitsSet', v: 1, cause: 'D12', who, curseLimit, traumaLimit });
  loseAtLimit(play, id);
}
