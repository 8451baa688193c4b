import { canonicalText } from '@/src/rules/base/hash';
import type { Role } from '@/src/rules/model/catalogue';
import type { Campaign } from '@/src/rules/campaign/campaign';
import type { RewardKind } from '@/src/rules/campaign/camp';
import { CUBE_COLOURS, type CubeColour } from '@/src/rules/campaign/cubes';
import { afterDefeat } from '@/src/rules/campaign/kept';
import {
  EMPTY_SHEET,
  type ClassTree,
  type ConsequenceType,
  type HeroSheet,
  type NotedConsequence,
  type OwnedItem,
  type RoleSkills,
  type SkillLevel,
  type TreeSkill,
} from '@/src/rules/campaign/sheet';
import { consequencesOn, sheetOf } from '../places';
import { itemChanges, type ItemSpotChange } from './item-changes';

export type SheetChange =
  | {
      readonly kind: 'skill';
      readonly colour: CubeColour;
      readonly from: SkillLevel;
      readonly to: SkillLevel;
    }
  | {
      readonly kind: 'role-skills';
      readonly role: Role | null;
      readonly from: RoleSkills;
      readonly to: RoleSkills;
    }
  | {
      readonly kind: 'tree';
      readonly tree: ClassTree;
      readonly from: readonly TreeSkill[];
      readonly to: readonly TreeSkill[];
    }
  | ItemSpotChange
  | { readonly kind: 'item-turned' | 'item-changed'; readonly item: OwnedItem }
  | {
      readonly kind: 'consequence-gained' | 'consequence-lost' | 'consequence-changed';
      readonly consequence: ConsequenceType;
      readonly entry: NotedConsequence;
    }
  /** Name, player, class, board, HP, cubes, allowed gear or notes of the hero. */
  | { readonly kind: 'hero-changed' | 'hero-joined' | 'hero-left' };

export type PartyChange =
  | { readonly kind: 'chapter'; readonly from: number; readonly to: number }
  /** `open`: for how many heroes; 0: all have chosen. */
  | {
      readonly kind: 'reward';
      readonly reward: RewardKind;
      readonly from: number;
      readonly to: number;
    };

/** One difference between two states of a campaign; hero null: the party's. */
export type CampaignChange =
  | ({ readonly hero: string; readonly name: string } & SheetChange)
  | ({ readonly hero: null } & PartyChange);

const skillChanges = (before: HeroSheet, after: HeroSheet): readonly SheetChange[] =>
  CUBE_COLOURS.map((colour) => ({
    kind: 'skill' as const,
    colour,
    from: before.skills[colour],
    to: after.skills[colour],
  })).filter(({ from, to }) => from !== to);

const same = (one: unknown, other: unknown): boolean => canonicalText(one) === canonicalText(other);

const roleChanges = (before: HeroSheet, after: HeroSheet): readonly SheetChange[] =>
  before.role === after.role && same(before.roleSkills, after.roleSkills)
    ? []
    : [{ kind: 'role-skills', role: after.role, from: before.roleSkills, to: after.roleSkills }];

const treeChanges = (before: HeroSheet, after: HeroSheet): readonly SheetChange[] => {
  const key = ({ heroClass, tree }: ClassTree) => canonicalText([heroClass, tree]);
  const old = new Map(before.trees.map((tree) => [key(tree), tree]));
  const now = new Map(after.trees.map((tree) => [key(tree), tree]));
  return [...new Map([...old, ...now])].flatMap(([id, tree]): SheetChange[] => {
    const from = old.get(id)?.taken ?? [];
    const to = now.get(id)?.taken ?? [];
    return same(from, to) ? [] : [{ kind: 'tree', tree, from, to }];
  });
};

const consequenceChanges = (before: HeroSheet, after: HeroSheet): readonly SheetChange[] => {
  const old = new Map(consequencesOn(before).map((one) => [one.entry.id, one]));
  const now = consequencesOn(after);
  const gained = now.flatMap(({ kind, entry }): SheetChange[] => {
    const was = old.get(entry.id);
    if (was && same(was.entry, entry)) return [];
    const change = was ? 'consequence-changed' : 'consequence-gained';
    return [{ kind: change, consequence: kind, entry }];
  });
  const kept = new Set(now.map(({ entry }) => entry.id));
  const lost = [...old.values()].filter(({ entry }) => !kept.has(entry.id));
  return [
    ...gained,
    ...lost.map(({ kind, entry }): SheetChange => ({
      kind: 'consequence-lost',
      consequence: kind,
      entry,
    })),
  ];
};

const heroChanges = (before: Campaign, after: Campaign, id: string): readonly SheetChange[] => {
  const old = before.heroes.find((hero) => hero.id === id);
  const now = after.heroes.find((hero) => hero.id === id);
  if (!old) return [{ kind: 'hero-joined' }];
  if (!now) return [{ kind: 'hero-left' }];
  return same(old, now) ? [] : [{ kind: 'hero-changed' }];
};

const partyChanges = (before: Campaign, after: Campaign): readonly PartyChange[] => {
  const chapter = { kind: 'chapter', from: before.chapter, to: after.chapter } as const;
  const ids = new Set([...before.rewards, ...after.rewards].map(({ id }) => id));
  const rewards = [...ids].flatMap((id): PartyChange[] => {
    const old = before.rewards.find((reward) => reward.id === id);
    const now = after.rewards.find((reward) => reward.id === id);
    const reward = (now ?? old)?.reward;
    const [from, to] = [old?.open.length ?? 0, now?.open.length ?? 0];
    return reward === undefined || from === to ? [] : [{ kind: 'reward', reward, from, to }];
  });
  return [...(chapter.from === chapter.to ? [] : [chapter]), ...rewards];
};

/** What is different in the second campaign, hero by hero, then the party. */
function changesBetween(before: Campaign, after: Campaign): readonly CampaignChange[] {
  const heroes = new Map([...before.heroes, ...after.heroes].map(({ id, name }) => [id, name]));
  const ofHeroes = [...heroes].flatMap(([hero, name]) => {
    const old = before.sheets[hero] ?? EMPTY_SHEET;
    const now = sheetOf(after, hero);
    const changes: readonly SheetChange[] = [
      ...heroChanges(before, after, hero),
      ...skillChanges(old, now),
      ...roleChanges(old, now),
      ...treeChanges(old, now),
      ...itemChanges(before, after, hero),
      ...consequenceChanges(old, now),
    ];
    return changes.map((change) => ({ hero, name, ...change }));
  });
  return [
    ...ofHeroes,
    ...partyChanges(before, after).map((change) => ({ hero: null, ...change }) as const),
  ];
}

/** V1: not final before the adventure is won; notes and corrections are nobody's to take back. */
export const provisionalChanges = (
  campaign: Campaign,
  before: Campaign,
): readonly CampaignChange[] => changesBetween(afterDefeat(before, campaign), campaign);

/** V1: what a defeat or giving up would bring back, and take away again. */
export const restoredBy = (campaign: Campaign, before: Campaign): readonly CampaignChange[] =>
  changesBetween(campaign, afterDefeat(before, campaign));
