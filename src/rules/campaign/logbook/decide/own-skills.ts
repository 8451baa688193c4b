import { canonicalText } from '@/src/rules/base/hash';
import { LONGEST_NAME, LONGEST_NOTES } from '@/src/rules/campaign/campaign';
import { checkName, checkText, isWithin } from '@/src/rules/campaign/check';
import { CUBE_COLOURS } from '@/src/rules/campaign/cubes';
import {
  hasEffect,
  hasAmount,
  MAX_EFFECT,
  MAX_EFFECTS,
  MAX_SKILLS,
  SKILL_EFFECTS,
  SKILL_KINDS,
  SKILL_ROLES,
  type OwnSkill,
  type SkillDraft,
  type SkillEffect,
} from '@/src/rules/campaign/own-skills';
import { tokenLimit } from '@/src/rules/model/tokens';
import type { LogbookCommand } from '../commands';
import { refuseWriting, refuseWritingIf, type Writing } from '../writing';

type Of<Kind extends LogbookCommand['kind']> = Extract<LogbookCommand, { kind: Kind }>;

const checkCount = (value: number, least: number, most: number): void => {
  if (!isWithin(value, least, most)) refuseWriting({ code: 'value-out-of-range', least, most });
};

function checkEffect({ effect, x }: SkillEffect): void {
  if (!SKILL_EFFECTS.includes(effect)) refuseWriting({ code: 'unknown-choice' });
  checkCount(x, hasAmount(effect) ? 1 : 0, hasAmount(effect) ? MAX_EFFECT : 0);
}

const needsCube = ({ kind }: SkillDraft): boolean => kind !== 'passive' && kind !== 'focus';

/** Q2: a cube's colour, unless any will do; Q9: a technique costs FOCUS. */
function checkCost(skill: SkillDraft): void {
  const { colour, cost, kind } = skill;
  const coloured = colour !== null && CUBE_COLOURS.includes(colour);
  const fits = needsCube(skill) ? coloured || hasEffect(skill, 'joker') : colour === null;
  if (!fits) refuseWriting({ code: 'unknown-choice' });
  checkCount(cost, kind === 'focus' ? 1 : 0, kind === 'focus' ? tokenLimit('focus') : 0);
}

function checkSkill(skill: SkillDraft): void {
  const { name, kind, place, role, effects, notes } = skill;
  refuseWritingIf(
    checkName(name) ?? checkText(place ?? '', LONGEST_NAME) ?? checkText(notes, LONGEST_NOTES),
  );
  if (!SKILL_KINDS.includes(kind) || !SKILL_ROLES.includes(role)) {
    refuseWriting({ code: 'unknown-choice' });
  }
  checkCount(effects.length, 0, MAX_EFFECTS);
  effects.forEach(checkEffect);
  checkCost(skill);
}

const NUMBERED = /^skill-(\d{1,6})$/u;

/** Counted by themselves: a lost adventure keeps them while other entries are numbered anew (V1). */
const nextSkillId = (skills: readonly OwnSkill[]): string =>
  `skill-${1 + Math.max(0, ...skills.map(({ id }) => Number(NUMBERED.exec(id)?.[1] ?? 0)))}`;

/** As it is from now on; without an id: a new one. */
export function writeSkill(writing: Writing, { hero, id, skill }: Of<'writeSkill'>): void {
  const { ownSkills = [] } = writing.sheet(hero);
  const before = ownSkills.find((one) => one.id === id);
  if (id !== undefined && before === undefined) refuseWriting({ code: 'unknown-skill' });
  checkSkill(skill);
  if (before === undefined && ownSkills.length >= MAX_SKILLS) {
    refuseWriting({ code: 'too-many-entries', most: MAX_SKILLS });
  }
  const written: OwnSkill = { ...skill, name: skill.name.trim(), id: id ?? nextSkillId(ownSkills) };
  if (before !== undefined && canonicalText(before) === canonicalText(written)) return;
  const ref = writing.ref(hero);
  writing.add({ type: 'skillWritten', v: 1, cause: 'table', ...ref, skill: written });
}

export function dropSkill(writing: Writing, { hero, id }: Of<'dropSkill'>): void {
  const skill = writing.sheet(hero).ownSkills?.find((one) => one.id === id);
  if (skill === undefined) return refuseWriting({ code: 'unknown-skill' });
  writing.add({ type: 'skillDropped', v: 1, cause: 'table', ...writing.ref(hero), skill });
}
