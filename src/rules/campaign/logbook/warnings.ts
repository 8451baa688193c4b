import type { ItemDraft, PrintedNames } from '../../model/items';
import { CAMP_STEPS, type CampStep } from '../camp';
import type { Campaign, CampaignHero } from '../campaign';
import type { CampaignCommand } from '../commands';
import type { ClassTree, ItemPlace } from '../sheet';
import { consequencesOn, isGearSlot, itemsOn, sheetOf } from './places';

/** What the rules doubt but the table may know better: shown beside the button, never in its way. */
export type LogbookWarning =
  /** L6c: the own class is advised. */
  | { readonly code: 'foreign-class'; readonly names: PrintedNames }
  | { readonly code: 'second-foreign-class'; readonly names: PrintedNames }
  /** L6c: each foreign class once in the group. */
  | { readonly code: 'foreign-class-taken'; readonly name: string }
  /** L6c: each tree exists once. */
  | { readonly code: 'tree-taken'; readonly name: string }
  /** L7a, E3. */
  | { readonly code: 'gear-not-allowed'; readonly name: string }
  /** E1, E2: what was just received cannot be worn yet. */
  | { readonly code: 'worn-at-once' }
  /** L7: the camp is out of reach in an adventure. */
  | { readonly code: 'camp-out-of-reach' }
  /** E2: exchanging is a small action of the own turn, once. */
  | { readonly code: 'exchange-not-in-turn' }
  | { readonly code: 'exchange-used' }
  /** L6a: somebody has this camp item. */
  | { readonly code: 'item-taken'; readonly name: string }
  | { readonly code: 'other-tier'; readonly tier: number }
  | { readonly code: 'not-a-camp-item' }
  /** B */
  | { readonly code: 'replaces-aura'; readonly names: PrintedNames }
  | { readonly code: 'noted-already'; readonly names: PrintedNames }
  /** L6b: a new role may choose the colours anew. */
  | { readonly code: 'colours-anew' }
  | { readonly code: 'camp-order'; readonly step: CampStep }
  | { readonly code: 'camp-steps-open'; readonly count: number }
  | { readonly code: 'rewards-open'; readonly count: number }
  /** A hero takes his things along. */
  | { readonly code: 'hero-takes-items'; readonly count: number }
  | { readonly code: 'hero-in-adventure' };

/** What matters of a running adventure. */
export interface Running {
  readonly heroes: readonly string[];
  /** Whose turn it is. */
  readonly turnOf: string | null;
  readonly exchanged: boolean;
}

type Doubts = readonly LogbookWarning[];
type Of<Kind extends CampaignCommand['kind']> = Extract<CampaignCommand, { kind: Kind }>;

const none: Doubts = [];
const when = (doubtful: boolean, warning: LogbookWarning): Doubts => (doubtful ? [warning] : none);

const heroOf = ({ heroes }: Campaign, id: string): CampaignHero | undefined =>
  heroes.find((hero) => hero.id === id);

/** Words of the board's language of that time, or the class's own id. */
const isOwnClass = ({ heroClass }: CampaignHero, tree: ClassTree): boolean =>
  [tree.heroClass, tree.classNames.en, tree.classNames.de].includes(heroClass.trim());

const foreignTrees = (campaign: Campaign, hero: CampaignHero): readonly ClassTree[] =>
  hero.heroClass.trim() === ''
    ? []
    : sheetOf(campaign, hero.id).trees.filter((tree) => !isOwnClass(hero, tree));

function classDoubts(campaign: Campaign, hero: CampaignHero, tree: ClassTree): Doubts {
  if (hero.heroClass.trim() === '' || isOwnClass(hero, tree)) return none;
  const names = tree.classNames;
  const other = foreignTrees(campaign, hero).find((one) => one.heroClass !== tree.heroClass);
  const holder = campaign.heroes.find(
    (one) =>
      one.id !== hero.id &&
      foreignTrees(campaign, one).some(({ heroClass }) => heroClass === tree.heroClass),
  );
  return [
    { code: 'foreign-class', names },
    ...when(other !== undefined, { code: 'second-foreign-class', names }),
    ...(holder ? [{ code: 'foreign-class-taken', name: holder.name } as const] : none),
  ];
}

/** L6c: warnings, not bans. */
function treeDoubts(campaign: Campaign, id: string, tree: ClassTree): Doubts {
  const hero = heroOf(campaign, id);
  const known = sheetOf(campaign, id).trees.find(
    (one) => one.heroClass === tree.heroClass && one.tree === tree.tree,
  );
  if (!hero || tree.taken.length <= (known?.taken.length ?? 0)) return none;
  const holder = campaign.heroes.find(
    (one) =>
      one.id !== id &&
      sheetOf(campaign, one.id).trees.some(
        (other) => other.heroClass === tree.heroClass && other.tree === tree.tree,
      ),
  );
  return [
    ...classDoubts(campaign, hero, tree),
    ...(holder ? [{ code: 'tree-taken', name: holder.name } as const] : none),
  ];
}

/** L7a, E3: one match is enough; a hero without listed gear is not doubted. */
function wornDoubts(campaign: Campaign, id: string, item: ItemDraft, place: ItemPlace): Doubts {
  const hero = heroOf(campaign, id);
  if (!hero || !isGearSlot(place) || item.categories.length === 0) return none;
  const allowed = hero.gear.length === 0 || item.categories.some((one) => hero.gear.includes(one));
  return when(!allowed, { code: 'gear-not-allowed', name: hero.name });
}

function gainDoubts(
  campaign: Campaign,
  hero: string,
  { item, to = 'bag' }: Pick<Of<'gainItem'>, 'item' | 'to'>,
  running: Running | null,
): Doubts {
  const here = running?.heroes.includes(hero) ?? false;
  return [
    ...wornDoubts(campaign, hero, item, to),
    ...when(here && isGearSlot(to), { code: 'worn-at-once' }),
    ...when(here && to === 'camp', { code: 'camp-out-of-reach' }),
  ];
}

/** E2: in an adventure a small action; in camp freely. */
function moveDoubts(campaign: Campaign, command: Of<'moveItem'>, running: Running | null): Doubts {
  const { hero, item: id, to } = command;
  const found = itemsOn(sheetOf(campaign, hero)).find(({ item }) => item.id === id);
  if (!found) return none;
  const worn = wornDoubts(campaign, to.hero, found.item, to.place);
  if (!running || ![hero, to.hero].some((one) => running.heroes.includes(one))) return worn;
  const inTurn = running.turnOf === hero || running.turnOf === to.hero;
  return [
    ...worn,
    ...when([found.place, to.place].includes('camp'), { code: 'camp-out-of-reach' }),
    ...when(hero !== to.hero && isGearSlot(to.place), { code: 'worn-at-once' }),
    ...when(!inTurn, { code: 'exchange-not-in-turn' }),
    ...when(inTurn && running.exchanged, { code: 'exchange-used' }),
  ];
}

/** L6a: one of those left of that stack. */
function campItemDoubts(campaign: Campaign, command: Of<'takeReward'>): Doubts {
  const { choice, hero } = command;
  const reward = campaign.rewards.find(({ id }) => id === command.reward)?.reward;
  if (choice.kind !== 'item' || reward?.kind !== 'camp-item') return none;
  const { catalogue } = choice.item.front;
  const holder = campaign.heroes.find(
    ({ id }) =>
      id !== hero &&
      catalogue !== null &&
      itemsOn(sheetOf(campaign, id)).some(({ item }) => item.front.catalogue === catalogue),
  );
  const { tier } = choice.item;
  return [
    ...when(choice.item.deck !== 'camp', { code: 'not-a-camp-item' }),
    ...(holder ? [{ code: 'item-taken', name: holder.name } as const] : none),
    ...when(tier !== null && tier !== reward.tier, { code: 'other-tier', tier: reward.tier }),
  ];
}

function rewardDoubts(
  campaign: Campaign,
  command: Of<'takeReward'>,
  running: Running | null,
): Doubts {
  const { choice, hero } = command;
  if (choice.kind === 'tree') return treeDoubts(campaign, hero, choice.tree);
  if (choice.kind !== 'item') return none;
  return [...campItemDoubts(campaign, command), ...gainDoubts(campaign, hero, choice, running)];
}

function consequenceDoubts(campaign: Campaign, command: Of<'gainConsequence'>): Doubts {
  const { hero, consequence, draft } = command;
  const sheet = sheetOf(campaign, hero);
  const twice = consequencesOn(sheet).some(
    ({ kind, entry }) => kind === consequence && entry.names.en === draft.names.en.trim(),
  );
  const { aura } = sheet;
  return [
    ...when(twice, { code: 'noted-already', names: draft.names }),
    ...(consequence === 'aura' && aura && !twice
      ? [{ code: 'replaces-aura', names: aura.names } as const]
      : none),
  ];
}

function roleDoubts(campaign: Campaign, { hero, role, roleSkills }: Of<'setRoleSkills'>): Doubts {
  const before = sheetOf(campaign, hero);
  const { a, b } = before.roleSkills;
  const chosen = a !== null || b !== null;
  const kept = a === roleSkills.a && b === roleSkills.b;
  return when(chosen && kept && before.role !== role, { code: 'colours-anew' });
}

const stepDoubts = ({ camp }: Campaign, step: CampStep): Doubts => {
  const missing = CAMP_STEPS.slice(0, CAMP_STEPS.indexOf(step)).find(
    (one) => !camp?.done.includes(one),
  );
  return camp === null || missing === undefined ? none : [{ code: 'camp-order', step: missing }];
};

const endDoubts = ({ camp, rewards }: Campaign): Doubts => {
  const open = CAMP_STEPS.filter((step) => !camp?.done.includes(step)).length;
  return [
    ...when(open > 0, { code: 'camp-steps-open', count: open }),
    ...when(rewards.length > 0, { code: 'rewards-open', count: rewards.length }),
  ];
};

const removeDoubts = (campaign: Campaign, hero: string, running: Running | null): Doubts => {
  const count = itemsOn(sheetOf(campaign, hero)).filter(
    ({ item }) => item.deck !== 'starting',
  ).length;
  return [
    ...when(count > 0, { code: 'hero-takes-items', count }),
    ...when(running?.heroes.includes(hero) ?? false, { code: 'hero-in-adventure' }),
  ];
};

/** What to say before the command is given. */
export function logbookDoubts(
  campaign: Campaign,
  command: CampaignCommand,
  running: Running | null,
): Doubts {
  switch (command.kind) {
    case 'setTree':
      return treeDoubts(campaign, command.hero, command.tree);
    case 'gainItem':
      return gainDoubts(campaign, command.hero, command, running);
    case 'moveItem':
      return moveDoubts(campaign, command, running);
    case 'takeReward':
      return rewardDoubts(campaign, command, running);
    case 'gainConsequence':
      return consequenceDoubts(campaign, command);
    case 'setRoleSkills':
      return roleDoubts(campaign, command);
    case 'doCampStep':
      return stepDoubts(campaign, command.step);
    case 'endCamp':
      return endDoubts(campaign);
    case 'removeHero':
      return removeDoubts(campaign, command.hero, running);
    default:
      return none;
  }
}
