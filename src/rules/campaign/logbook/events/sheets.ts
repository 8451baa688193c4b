import type { Role } from '@/src/rules/model/catalogue';
import type { Campaign } from '@/src/rules/campaign/campaign';
import type { CubeColour } from '@/src/rules/campaign/cubes';
import { logbookLine as line, printed, onCampaign } from '@/src/rules/campaign/event-entries';
import type { OwnSkill } from '@/src/rules/campaign/own-skills';
import type {
  ClassTree,
  ConsequenceType,
  NotedConsequence,
  RoleSkills,
  SkillLevel,
} from '@/src/rules/campaign/sheet';
import {
  withChangedConsequence,
  withConsequence,
  withOwnSkill,
  withDecisions,
  withSheet,
  withTree,
  withoutConsequence,
  withoutOwnSkill,
} from '../evolve/sheets';
import type { HeroCalled } from './hero-called';

interface Gained extends HeroCalled {
  readonly kind: ConsequenceType;
  readonly gained: NotedConsequence;
  readonly replaced: NotedConsequence | null;
}

const consequenceGained = (campaign: Campaign, event: Gained): Campaign => {
  const { hero, name, kind, gained, replaced } = event;
  const noted = withSheet(campaign, hero, (sheet) => withConsequence(sheet, kind, gained));
  const lost = replaced === null ? [] : [{ change: 'lost', names: replaced.names } as const];
  const made = [...lost, { change: 'gained', names: gained.names } as const];
  return withDecisions(
    { ...noted, entries: campaign.entries + 1 },
    ...made.map((one) => ({ hero, name, kind, ...one })),
  );
};

const GAINED = { status: 'statusGained', aura: 'auraGained', outcome: 'outcomeGained' } as const;
const LOST = { status: 'statusLost', aura: 'auraLost', outcome: 'outcomeLost' } as const;

const gainedLine = ({ name, kind, gained, replaced }: Gained) =>
  replaced === null
    ? line(GAINED[kind], { name, what: printed(gained.names) })
    : line('auraReplaced', { name, what: printed(gained.names), before: printed(replaced.names) });

const roleLine = (name: string, { a, b }: RoleSkills) => {
  if (a === null) return line('roleSkillsNone', { name });
  const first = { name, a: { word: `skills.${a}` } } as const;
  return b === null
    ? line('roleSkillA', first)
    : line('roleSkillsBoth', { ...first, b: { word: `skills.${b}` } });
};

const treeLine = (name: string, tree: ClassTree) => {
  const values = { name, tree: tree.tree, heroClass: printed(tree.classNames) };
  return tree.taken.length === 0
    ? line('treeGone', values)
    : line('treeSet', { ...values, taken: tree.taken.join(', ') });
};

/** What a hero can do, and what the story made of him. */
export const SHEET_EVENTS = {
  skillSet: onCampaign<HeroCalled & { colour: CubeColour; from: SkillLevel; level: SkillLevel }>()({
    v: 1,
    evolve: (campaign, { hero, colour, level }) =>
      withSheet(campaign, hero, (sheet) => ({
        ...sheet,
        skills: { ...sheet.skills, [colour]: level },
      })),
    line: ({ name, colour, from, level }) =>
      line(level > from ? 'skillLearnt' : 'skillForgotten', {
        name,
        skill: { word: `skills.${colour}` },
        level,
      }),
  }),
  roleSkillsSet: onCampaign<HeroCalled & { role: Role | null; roleSkills: RoleSkills }>()({
    v: 1,
    evolve: (campaign, { hero, role, roleSkills }) =>
      withSheet(campaign, hero, (sheet) => ({ ...sheet, role, roleSkills })),
    line: ({ name, roleSkills }) => roleLine(name, roleSkills),
  }),
  treeSet: onCampaign<HeroCalled & { tree: ClassTree }>()({
    v: 1,
    evolve: (campaign, { hero, tree }) =>
      withSheet(campaign, hero, (sheet) => withTree(sheet, tree)),
    line: ({ name, tree }) => treeLine(name, tree),
  }),
  skillWritten: onCampaign<HeroCalled & { skill: OwnSkill }>()({
    v: 1,
    evolve: (campaign, { hero, skill }) =>
      withSheet(campaign, hero, (sheet) => withOwnSkill(sheet, skill)),
    line: ({ name, skill }) => line('skillWritten', { name, skill: skill.name }),
  }),
  skillDropped: onCampaign<HeroCalled & { skill: OwnSkill }>()({
    v: 1,
    evolve: (campaign, { hero, skill }) =>
      withSheet(campaign, hero, (sheet) => withoutOwnSkill(sheet, skill.id)),
    line: ({ name, skill }) => line('skillDropped', { name, skill: skill.name }),
  }),
  consequenceGained: onCampaign<Gained>()({ v: 1, evolve: consequenceGained, line: gainedLine }),
  consequenceLost: onCampaign<HeroCalled & { kind: ConsequenceType; lost: NotedConsequence }>()({
    v: 1,
    evolve: (campaign, { hero, name, kind, lost }) =>
      withDecisions(
        withSheet(campaign, hero, (sheet) => withoutConsequence(sheet, lost.id)),
        { hero, name, kind, change: 'lost', names: lost.names },
      ),
    line: ({ name, kind, lost }) => line(LOST[kind], { name, what: printed(lost.names) }),
  }),
  consequenceChanged: onCampaign<
    HeroCalled & { kind: ConsequenceType; changed: NotedConsequence }
  >()({
    v: 1,
    evolve: (campaign, { hero, changed }) =>
      withSheet(campaign, hero, (sheet) => withChangedConsequence(sheet, changed)),
    line: ({ name, changed }) => line('consequenceChanged', { name, what: printed(changed.names) }),
  }),
};
