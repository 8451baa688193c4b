import { ROLES, type Role } from '../model/catalogue';
import { CONDITIONS, RESOURCES, type Tokens } from '../model/tokens';
import type { CubeColour } from './cubes';

/** `focus`: a technique paid with FOCUS (Q9); `action`: neither weapon nor spell. */
export const SKILL_KINDS = ['attack', 'spell', 'action', 'reaction', 'passive', 'focus'] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

const GIFTS = RESOURCES.filter((kind) => kind !== 'shield');

/**
 * In the game's own words. `modifier` is for the roll (W2), `roll` a face of the die (W4); `self`, `split`,
 * `joker` and `copy` have no number.
 */
export const SKILL_EFFECTS = [
  ...(['modifier', 'damage', 'hp', 'prevent', 'prevent-all', 'prevent-all-but'] as const),
  ...(['strike-back', 'protect', 'shield', 'heal', 'move', 'roll'] as const),
  ...(['self', 'split', 'joker', 'copy'] as const),
  ...CONDITIONS,
  ...GIFTS,
] as const;
export type SkillEffectKind = (typeof SKILL_EFFECTS)[number];

const UNCOUNTED: readonly SkillEffectKind[] = [
  ...(['prevent-all', 'prevent-all-but', 'protect', 'self', 'split', 'joker', 'copy'] as const),
];
export const hasAmount = (effect: SkillEffectKind): boolean => !UNCOUNTED.includes(effect);

export interface SkillEffect {
  readonly effect: SkillEffectKind;
  /** 0 where it has none. */
  readonly x: number;
}

/** A hero's skill as the players read it off board or card. */
export interface SkillDraft {
  readonly name: string;
  readonly kind: SkillKind;
  /** Q5: its place on the boards, which a cube may block; null: of a class or of gear. */
  readonly place: string | null;
  /** For skills of a role: only while he has it. */
  readonly role: Role | null;
  /** Q2: null for passives and techniques. */
  readonly colour: CubeColour | null;
  /** Q9: FOCUS. */
  readonly cost: number;
  readonly effects: readonly SkillEffect[];
  /** What the app cannot do. */
  readonly notes: string;
}

export interface OwnSkill extends SkillDraft {
  readonly id: string;
}

export const MAX_SKILLS = 60;
export const MAX_EFFECTS = 8;
export const MAX_EFFECT = 20;
export const SKILL_ROLES: readonly (Role | null)[] = [null, ...ROLES];

export const hasEffect = ({ effects }: SkillDraft, wanted: SkillEffectKind): boolean =>
  effects.some(({ effect }) => effect === wanted);

/** All of one kind together; 0: none. */
export const amountOf = ({ effects }: SkillDraft, wanted: SkillEffectKind): number =>
  effects.reduce((sum, { effect, x }) => (effect === wanted ? sum + x : sum), 0);

const tokensAmong = (
  skill: SkillDraft,
  kinds: readonly (keyof Tokens & SkillEffectKind)[],
): Tokens =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const x = amountOf(skill, kind);
      return x > 0 ? [[kind, x] as const] : [];
    }),
  );

/** W4: what an attack with it brings along. */
export const collateralOf = (skill: SkillDraft): Tokens => tokensAmong(skill, CONDITIONS);
/** What he gets for himself. */
export const giftsOf = (skill: SkillDraft): Tokens => tokensAmong(skill, GIFTS);

/** W4: what stands behind "ROLL X+" waits for the die. */
const rollAt = ({ effects }: SkillDraft): number =>
  effects.findIndex(({ effect }) => effect === 'roll');

/** Without what waits for the die. */
export const atOnce = <Skill extends SkillDraft>(skill: Skill): Skill => {
  const at = rollAt(skill);
  return at < 0 ? skill : { ...skill, effects: skill.effects.slice(0, at) };
};

/** What waits for the die; null: nothing. */
export const onDie = (
  skill: SkillDraft,
): { readonly from: number; readonly then: SkillDraft } | null => {
  const at = rollAt(skill);
  const from = skill.effects[at]?.x;
  if (from === undefined) return null;
  return { from, then: { ...skill, effects: skill.effects.slice(at + 1) } };
};

const SPLITTABLE = ['damage', 'heal', 'shield'] as const;
export type Splittable = (typeof SPLITTABLE)[number];

/** SPLIT belongs to the last number before it; null: nothing is shared out. */
export const splitIn = ({ effects }: SkillDraft): Splittable | null => {
  const at = effects.findIndex(({ effect }) => effect === 'split');
  const before = effects.slice(0, Math.max(0, at)).reverse();
  const found = before.flatMap(({ effect }) => SPLITTABLE.find((kind) => kind === effect) ?? []);
  return found[0] ?? null;
};

/** Q5: as cubes name it. */
export const blockedAs = ({ place, name }: SkillDraft): string => place ?? name;

interface WithSkills {
  readonly ownSkills?: readonly OwnSkill[];
}

/** Q2: a cube lies on it, and that cube is a joker. */
export const hasJoker = (skill: SkillDraft): boolean =>
  hasEffect(skill, 'joker') && skill.kind !== 'passive' && skill.kind !== 'focus';

/** Q5: on the hero's board or one of his cards; everything else is no hero skill. */
const isHeroSkill = ({ place }: SkillDraft): boolean =>
  place !== null && /^(?:board|yellow|red|green|blue)-/u.test(place);

/** Q2: a joker doubles all numbers of a hero skill; the face that ROLL X+ waits for is no number of an effect. */
const asPaid = (skill: OwnSkill): OwnSkill => {
  if (!hasJoker(skill) || !isHeroSkill(skill)) return skill;
  const effects = skill.effects.map(({ effect, x }) => ({
    effect,
    x: effect === 'roll' ? x : 2 * x,
  }));
  return { ...skill, effects };
};

/** As they count for him. Skills of another role than he has now are not his. */
export const skillsIn = ({ ownSkills = [] }: WithSkills, role: Role | null): readonly OwnSkill[] =>
  ownSkills.filter((skill) => skill.role === null || skill.role === role).map(asPaid);

/** D13: what passive skills add to his HP, by the place a cube may block. */
export const passiveHp = (sheet: WithSkills, role: Role | null): Readonly<Record<string, number>> =>
  Object.fromEntries(
    skillsIn(sheet, role).flatMap((skill) => {
      const hp = skill.kind === 'passive' ? amountOf(atOnce(skill), 'hp') : 0;
      return hp > 0 ? [[blockedAs(skill), hp] as const] : [];
    }),
  );
