import type { Cause } from '@/src/rules/base/event';
import {
  CAMP_STEPS,
  SINGLE_ADVENTURES,
  type CampStep,
  type RewardKind,
  type SingleBonus,
} from '@/src/rules/campaign/camp';
import type { LogbookCommand } from '../commands';
import { refuseWriting, type Writing } from '../writing';
import { noteReward } from './rewards';

type Of<Kind extends LogbookCommand['kind']> = Extract<LogbookCommand, { kind: Kind }>;

const CAUSES: Readonly<Record<CampStep, Cause>> = {
  conditions: 'L1',
  curse: 'L2',
  trauma: 'L3',
  resources: 'L4',
  recovery: 'L5',
  rewards: 'L6',
  items: 'L7',
};

export function beginCamp(writing: Writing): void {
  const { camp, chapter } = writing.campaign;
  if (camp !== null) refuseWriting({ code: 'camp-running' });
  writing.add({ type: 'campBegan', v: 1, cause: 'L1', chapter });
}

/** L5: statuses are deleted, auras and outcomes stay. */
const clearedBy = (writing: Writing, step: CampStep) =>
  step !== 'recovery'
    ? []
    : writing.campaign.heroes
        .map(({ id }) => ({ ...writing.ref(id), statuses: writing.sheet(id).statuses }))
        .filter(({ statuses }) => statuses.length > 0);

export function doCampStep(writing: Writing, { step }: Of<'doCampStep'>): void {
  const camp = writing.campaign.camp ?? refuseWriting({ code: 'no-camp' });
  if (!CAMP_STEPS.includes(step)) refuseWriting({ code: 'unknown-choice' });
  if (camp.done.includes(step)) return;
  const cleared = clearedBy(writing, step);
  writing.add({ type: 'campStepDone', v: 1, cause: CAUSES[step], step, cleared });
}

export function endCamp(writing: Writing): void {
  if (writing.campaign.camp === null) refuseWriting({ code: 'no-camp' });
  writing.add({ type: 'campEnded', v: 1, cause: 'L7' });
}

const times = (count: number, reward: RewardKind): readonly RewardKind[] =>
  Array.from({ length: count }, () => reward);

const rewardsOf = (bonus: SingleBonus): readonly RewardKind[] => [
  ...times(bonus.skill1, { kind: 'hero-skill', level: 1 }),
  ...times(bonus.skill2, { kind: 'hero-skill', level: 2 }),
  ...times(bonus.gear1, { kind: 'camp-item', tier: 1 }),
  ...times(bonus.gear2, { kind: 'camp-item', tier: 2 }),
  ...times(bonus.classSkill, { kind: 'class-skill' }),
];

/** X1: each hero chooses the bonus as if it were rewards. */
export function beginSingle(writing: Writing, { chapter }: Of<'beginSingle'>): void {
  if (writing.campaign.single !== null) refuseWriting({ code: 'single-begun' });
  const found = SINGLE_ADVENTURES.find((one) => one.chapter === chapter);
  const { bonus } = found ?? refuseWriting({ code: 'not-a-single-adventure' });
  if (writing.campaign.heroes.length === 0) refuseWriting({ code: 'no-heroes' });
  writing.add({ type: 'singleBegan', v: 1, cause: 'table', chapter, bonus });
  for (const reward of rewardsOf(bonus))
    noteReward(writing, { kind: 'noteReward', reward }, 'table');
}
