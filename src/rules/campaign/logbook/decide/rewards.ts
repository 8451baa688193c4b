import { ITEM_TIERS } from '@/src/rules/model/items';
import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import { checkName } from '@/src/rules/campaign/check';
import type { Reward, RewardKind } from '@/src/rules/campaign/camp';
import { MAX_ENTRIES } from '@/src/rules/campaign/sheet';
import type { LogbookCommand, RewardChoice } from '../commands';
import { refuseWriting, refuseWritingIf, type Writing } from '../writing';
import { gainItem } from './items';
import { setRoleSkills, setSkill, setTree } from './skills';

type Of<Kind extends LogbookCommand['kind']> = Extract<LogbookCommand, { kind: Kind }>;
type Choice<Kind extends RewardChoice['kind']> = Extract<RewardChoice, { kind: Kind }>;

function checkReward(reward: RewardKind): void {
  if (reward.kind === 'camp-item' && !ITEM_TIERS.includes(reward.tier)) {
    refuseWriting({ code: 'unknown-choice' });
  }
  if (reward.kind === 'hero-skill' && ![1, 2].includes(reward.level)) {
    refuseWriting({ code: 'unknown-choice' });
  }
  if (reward.kind === 'other') refuseWritingIf(checkName(reward.text));
}

const tidy = (reward: RewardKind): RewardKind =>
  reward.kind === 'other' ? { ...reward, text: reward.text.trim().slice(0, LONGEST_NAME) } : reward;

/** L6: noted now, chosen now or later. */
export function noteReward(
  writing: Writing,
  { reward, heroes }: Of<'noteReward'>,
  cause: 'L6' | 'table' = 'L6',
): void {
  checkReward(reward);
  const { campaign } = writing;
  const open = [...new Set(heroes ?? campaign.heroes.map(({ id }) => id))];
  for (const id of open) writing.hero(id);
  if (open.length === 0) refuseWriting({ code: 'no-heroes' });
  if (campaign.rewards.length >= MAX_ENTRIES) {
    refuseWriting({ code: 'too-many-entries', most: MAX_ENTRIES });
  }
  const id = writing.nextId('reward');
  const noted: Reward = { id, reward: tidy(reward), chapter: campaign.chapter, open };
  writing.add({ type: 'rewardNoted', v: 1, cause, reward: noted });
}

const rewardOf = ({ campaign }: Writing, id: string): Reward =>
  campaign.rewards.find((reward) => reward.id === id) ?? refuseWriting({ code: 'unknown-reward' });

export function dropReward(writing: Writing, { reward: id }: Of<'dropReward'>): void {
  const reward = rewardOf(writing, id);
  writing.add({ type: 'rewardDropped', v: 1, cause: 'table', reward });
}

const FITTING: Readonly<Record<RewardKind['kind'], readonly RewardChoice['kind'][]>> = {
  'camp-item': ['item', 'waived'],
  'hero-skill': ['skill', 'role-skill', 'waived'],
  'class-skill': ['tree', 'waived'],
  other: ['done', 'item', 'waived'],
};

/** L6: each hero once. */
export function takeReward(writing: Writing, command: Of<'takeReward'>): void {
  const { hero, choice } = command;
  const reward = rewardOf(writing, command.reward);
  const ref = writing.ref(hero);
  if (!reward.open.includes(hero)) refuseWriting({ code: 'unknown-reward' });
  if (!FITTING[reward.reward.kind].includes(choice.kind))
    refuseWriting({ code: 'reward-mismatch' });
  receive(writing, hero, reward.reward, choice);
  const waived = choice.kind === 'waived';
  writing.add({ type: 'rewardTaken', v: 1, cause: 'L6', ...ref, reward, waived });
}

function receive(writing: Writing, hero: string, reward: RewardKind, choice: RewardChoice): void {
  switch (choice.kind) {
    case 'item': {
      const { kind: _, ...rest } = choice;
      return gainItem(writing, { kind: 'gainItem', hero, ...rest }, 'L6a');
    }
    case 'skill':
      return learnSkill(writing, hero, reward, choice);
    case 'role-skill':
      return learnRoleSkill(writing, hero, choice);
    case 'tree':
      return learnTreeSkill(writing, hero, choice);
    case 'done':
    case 'waived':
      return;
  }
}

/** L6b: exactly the level the reward gives. */
function learnSkill(
  writing: Writing,
  hero: string,
  reward: RewardKind,
  { colour }: Choice<'skill'>,
): void {
  const level =
    reward.kind === 'hero-skill' ? reward.level : refuseWriting({ code: 'reward-mismatch' });
  if (writing.sheet(hero).skills[colour] >= level) refuseWriting({ code: 'skill-known' });
  setSkill(writing, { kind: 'setSkill', hero, colour, level }, 'L6b');
}

/** L6b: III-A, later III-B. */
function learnRoleSkill(
  writing: Writing,
  hero: string,
  { colour, role }: Choice<'role-skill'>,
): void {
  const { a, b } = writing.sheet(hero).roleSkills;
  if (b !== null) refuseWriting({ code: 'role-skills-known' });
  const roleSkills = a === null ? { a: colour, b } : { a, b: colour };
  setRoleSkills(writing, { kind: 'setRoleSkills', hero, role, roleSkills }, 'L6b');
}

/** L6c: one skill at a time. */
function learnTreeSkill(writing: Writing, hero: string, { tree }: Choice<'tree'>): void {
  const before = writing
    .sheet(hero)
    .trees.find((other) => other.heroClass === tree.heroClass && other.tree === tree.tree);
  const known = before?.taken ?? [];
  const goesOn = known.every((skill, index) => tree.taken[index] === skill);
  if (!goesOn || tree.taken.length !== known.length + 1) refuseWriting({ code: 'tree-order' });
  setTree(writing, { kind: 'setTree', hero, tree }, 'L6c');
}
