import {
  provisionalChanges,
  type Campaign,
  type CampaignChange,
  type ClassTree,
  type ConsequenceType,
  type CubeColour,
} from '@/src/rules';

/** V1: which lines of a sheet are not final before the adventure is won. */
export interface ProvisionalMarks {
  readonly changes: readonly CampaignChange[];
  readonly skills: ReadonlySet<CubeColour>;
  readonly roleSkills: boolean;
  readonly trees: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly consequences: ReadonlySet<string>;
}

export const treeKey = ({ heroClass, tree }: Pick<ClassTree, 'heroClass' | 'tree'>): string =>
  JSON.stringify([heroClass, tree]);

const isKind = <Kind extends CampaignChange['kind']>(
  change: CampaignChange,
  ...kinds: readonly Kind[]
): change is Extract<CampaignChange, { kind: Kind }> =>
  (kinds as readonly CampaignChange['kind'][]).includes(change.kind);

export const isConsequenceChange = (
  change: CampaignChange,
): change is Extract<CampaignChange, { consequence: ConsequenceType }> =>
  isKind(change, 'consequence-gained', 'consequence-lost', 'consequence-changed');

const itemIds = (change: CampaignChange): readonly string[] =>
  isKind(change, 'item-gained', 'item-moved', 'item-turned', 'item-changed')
    ? [change.item.id]
    : [];

export function provisionalMarks(
  campaign: Campaign,
  before: Campaign | null,
  hero: string,
): ProvisionalMarks {
  const changes =
    before === null
      ? []
      : provisionalChanges(campaign, before).filter((change) => change.hero === hero);
  return {
    changes,
    skills: new Set(changes.flatMap((one) => (isKind(one, 'skill') ? [one.colour] : []))),
    roleSkills: changes.some((one) => isKind(one, 'role-skills')),
    trees: new Set(changes.flatMap((one) => (isKind(one, 'tree') ? [treeKey(one.tree)] : []))),
    items: new Set(changes.flatMap(itemIds)),
    consequences: new Set(
      changes.flatMap((one) => (isConsequenceChange(one) ? [one.entry.id] : [])),
    ),
  };
}
