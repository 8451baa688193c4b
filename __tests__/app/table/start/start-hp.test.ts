import { bonusFor, firstDraft, startCommands, startHp } from '@/app/table/start/draft';
import { NO_HABITS } from '@/src/game';
import type { Campaign, GameState, Role, SkillDraft } from '@/src/rules';
import { adventureOf, adventureWith, after } from '@/__tests__/rules/adventure/kit';

const passive = (name: string, x: number, role: Role | null): SkillDraft => ({
  name,
  kind: 'passive',
  place: null,
  role,
  colour: null,
  cost: 0,
  effects: [{ effect: 'hp', x }],
  notes: '',
});

/** Between adventures: one passive of his own, one of a role he does not have. */
const BETWEEN: GameState = after(
  adventureWith({}),
  { kind: 'changeHero', hero: 'hero-1', change: { maxHp: 8 } },
  { kind: 'writeSkill', hero: 'hero-1', skill: passive('Zäh', 2, null) },
  { kind: 'declareOutcome', outcome: { result: 'won' } },
  { kind: 'closeAdventure', at: 5000, afterwards: 'restart' },
);
const campaign: Campaign = BETWEEN.campaign;
const draft = firstDraft(campaign, NO_HABITS);
const first = draft.heroes.find(({ hero }) => hero === 'hero-1');

test('D13: the start screen says the HP he begins with, passives included', () => {
  if (first === undefined) throw new Error('no hero');
  const heroes = draft.heroes.map((one) => ({ ...one, board: one.board ?? 9 }));
  const begun = after(
    BETWEEN,
    ...startCommands(campaign, { ...draft, heroes, sequential: false }, 'Weiter', 6000),
  );
  expect(startHp(campaign, first)).toBe(adventureOf(begun).heroes[0]?.maxHp);
  expect(startHp(campaign, first) - startHp({ ...campaign, sheets: {} }, first)).toBe(2);
});

test('V6: what the players set there is what he begins with', () => {
  if (first === undefined) throw new Error('no hero');
  const set = { ...first, bonus: bonusFor(campaign, first, 13) };
  expect(startHp(campaign, set)).toBe(13);
});
