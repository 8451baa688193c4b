import { RUNES } from '@/src/content/drunagor';
import { heroKey, type StartHabits } from '@/src/game';
import {
  canonicalText,
  cubesOf,
  maxHpOf,
  MAX_HP_LIMIT,
  nextChapter,
  NO_CUBES,
  partyLeader,
  passiveHp,
  sheetOf,
  roleHp,
  ROLES,
  STANDARD_RULES,
  TOUGHNESS,
  type AdventureRules,
  type Campaign,
  type CampaignHero,
  type CubeCounts,
  type GameCommand,
  type RestartHelp,
  type Role,
  type RoleSkills,
} from '@/src/rules';
import { firstRoles } from './first-roles';

export interface HeroStartDraft {
  readonly hero: string;
  readonly role: Role;
  /** HP of the hero board; null: nobody has said it yet. */
  readonly board: number | null;
  /** V6: what the role adds. */
  readonly bonus: number;
  /** Of the hero board; null: the table counts them itself. */
  readonly cubes: CubeCounts | null;
  /** What skills, gear and consequences in the logbook add to both. */
  readonly logbook: LogbookExtras;
  /** L6b: the colours of the learnt role skills, chosen anew for another role; null: as they are. */
  readonly roleSkills: RoleSkills | null;
}

export interface LogbookExtras {
  readonly hp: number;
  readonly cubes: CubeCounts;
}

export const logbookExtras = (campaign: Campaign, hero: string): LogbookExtras => ({
  hp: maxHpOf(campaign, hero).sources.reduce(
    (sum, source) => sum + (source.kind === 'board' ? 0 : source.hp),
    0,
  ),
  cubes: cubesOf(campaign, hero).sources.reduce(
    (sum, source) =>
      source.kind === 'board' ? sum : { ...sum, [source.colour]: sum[source.colour] + 1 },
    NO_CUBES,
  ),
});

/** All cubes he starts with. */
export const cubesNow = ({ cubes, logbook }: HeroStartDraft): CubeCounts | null =>
  cubes === null
    ? null
    : {
        yellow: cubes.yellow + logbook.cubes.yellow,
        red: cubes.red + logbook.cubes.red,
        green: cubes.green + logbook.cubes.green,
        blue: cubes.blue + logbook.cubes.blue,
      };

/** Everything the players settle before an adventure. */
export interface StartDraft {
  readonly chapter: number;
  /** Null: the chapter's own name. */
  readonly title: string | null;
  readonly rules: AdventureRules;
  readonly heroes: readonly HeroStartDraft[];
  /** V2. */
  readonly sequential: boolean;
  readonly help: RestartHelp;
}

export const NO_HELP: RestartHelp = { runes: false, cleanse: false, trauma: null };

/** N1: base game. */
const hasRuneCard = (chapter: number): boolean => chapter >= 2;

const bonusOf = (habits: StartHabits, hero: CampaignHero, role: Role): number =>
  habits.heroes[heroKey(hero)]?.bonus[role] ?? roleHp(role);

export function firstDraft(campaign: Campaign, habits: StartHabits): StartDraft {
  const chapter = nextChapter(campaign);
  const { cursePenalty, dice, runes, cards } = habits;
  const roles = firstRoles(campaign, habits);
  return {
    chapter,
    title: null,
    rules: {
      ...STANDARD_RULES,
      cursePenalty,
      dice,
      runes,
      cards,
      runeCard: hasRuneCard(chapter),
    },
    heroes: campaign.heroes.map((hero, index) => {
      const role = roles[index] ?? ROLES[0];
      const { id, maxHp, cubes } = hero;
      const bonus = bonusOf(habits, hero, role);
      return {
        hero: id,
        role,
        board: maxHp,
        bonus,
        cubes,
        logbook: logbookExtras(campaign, id),
        roleSkills: null,
      };
    }),
    sequential: campaign.carryOver !== null,
    help: NO_HELP,
  };
}

export const chooseChapter = (draft: StartDraft, chapter: number): StartDraft => ({
  ...draft,
  chapter,
  rules: { ...draft.rules, runeCard: hasRuneCard(chapter) },
});

export const changeHeroStart = (
  draft: StartDraft,
  id: string,
  change: Partial<HeroStartDraft>,
): StartDraft => ({
  ...draft,
  heroes: draft.heroes.map((one) => (one.hero === id ? { ...one, ...change } : one)),
});

/** Who had the role takes the other one: one tap, and each role is still there once. */
export function chooseRole(
  draft: StartDraft,
  id: string,
  role: Role,
  campaign: Campaign,
  habits: StartHabits,
): StartDraft {
  const before = draft.heroes.find(({ hero }) => hero === id)?.role;
  if (before === undefined || before === role) return draft;
  const withRole = (one: HeroStartDraft, next: Role): HeroStartDraft => {
    const known = campaign.heroes.find((hero) => hero.id === one.hero);
    return { ...one, role: next, bonus: known ? bonusOf(habits, known, next) : 0 };
  };
  const heroes = draft.heroes.map((one) => {
    if (one.hero === id) return withRole(one, role);
    return one.role === role ? withRole(one, before) : one;
  });
  return { ...draft, heroes };
}

/** I3. */
export const leaderIn = ({ heroes }: StartDraft): string | null =>
  partyLeader(heroes.map(({ hero, role }) => ({ id: hero, role })));

/** D13. */
const hpOf = ({ board, bonus, logbook }: HeroStartDraft): number =>
  Math.min(MAX_HP_LIMIT, Math.max(1, (board ?? 1) + bonus + logbook.hp));

const passivesOf = (campaign: Campaign, { hero, role }: HeroStartDraft): number =>
  Object.values(passiveHp(sheetOf(campaign, hero), role)).reduce((sum, hp) => sum + hp, 0);

/** D13: as he will begin: passive skills of the logbook count from the start. */
export const startHp = (campaign: Campaign, draft: HeroStartDraft): number =>
  Math.min(MAX_HP_LIMIT, hpOf(draft) + passivesOf(campaign, draft));

/** V6: what the players add where he shall begin with so many. */
export const bonusFor = (campaign: Campaign, draft: HeroStartDraft, hp: number): number =>
  hp - (draft.board ?? 1) - draft.logbook.hp - passivesOf(campaign, draft);

/** D13, Q5: what a cube on the role's skill would take, and what is beyond 16. */
const bonusesOf = ({ role, board, bonus, logbook }: HeroStartDraft) => {
  const tough = Math.min(bonus, roleHp(role));
  const over = (board ?? 1) + bonus + logbook.hp - MAX_HP_LIMIT;
  return {
    ...(tough > 0 ? { bonusHp: { [TOUGHNESS]: tough } } : {}),
    ...(over > 0 ? { hpOver: over } : {}),
  };
};

export const heroesWithoutHp = ({ heroes }: StartDraft): readonly string[] =>
  heroes.flatMap(({ hero, board }) => (board === null ? [hero] : []));

/** L6b: with learnt role skills, another role than the logbook's may choose their colours anew. */
export const asksColours = (campaign: Campaign, { hero, role }: HeroStartDraft): boolean => {
  const { role: before, roleSkills } = sheetOf(campaign, hero);
  return roleSkills.a !== null && before !== role;
};

const roleColours = (campaign: Campaign, one: HeroStartDraft): readonly GameCommand[] => {
  if (!asksColours(campaign, one)) return [];
  const { hero, role, roleSkills } = one;
  const chosen = roleSkills ?? sheetOf(campaign, hero).roleSkills;
  return [{ kind: 'setRoleSkills', hero, role, roleSkills: chosen }];
};

/** The colours as chosen, with the cubes they give. */
export const withColours = (
  campaign: Campaign,
  { hero }: HeroStartDraft,
  roleSkills: RoleSkills,
): Partial<HeroStartDraft> => {
  const sheets = {
    ...campaign.sheets,
    [hero]: { ...sheetOf(campaign, hero), roleSkills },
  };
  return { roleSkills, logbook: logbookExtras({ ...campaign, sheets }, hero) };
};

/** What was asked here is written down for good, before the adventure begins (V1). */
const lasting = (campaign: Campaign, draft: StartDraft): readonly GameCommand[] => [
  ...draft.heroes.flatMap(({ hero, board, cubes }): readonly GameCommand[] => {
    const known = campaign.heroes.find(({ id }) => id === hero);
    if (!known) return [];
    const change = {
      ...(board === known.maxHp ? {} : { maxHp: board }),
      ...(canonicalText(cubes) === canonicalText(known.cubes) ? {} : { cubes }),
    };
    return Object.keys(change).length === 0 ? [] : [{ kind: 'changeHero', hero, change }];
  }),
  ...draft.heroes.flatMap((one) => roleColours(campaign, one)),
  ...(draft.chapter === campaign.chapter
    ? []
    : [{ kind: 'setChapter', chapter: draft.chapter } as const]),
];

export const startCommands = (
  campaign: Campaign,
  draft: StartDraft,
  title: string,
  at: number,
): readonly GameCommand[] => [
  ...lasting(campaign, draft),
  {
    kind: 'startAdventure',
    chapter: draft.chapter,
    title,
    at,
    rules: draft.rules,
    runes: RUNES,
    heroes: draft.heroes.map((one) => ({
      hero: one.hero,
      role: one.role,
      maxHp: hpOf(one),
      cubes: cubesNow(one),
      ...bonusesOf(one),
    })),
    ...(draft.sequential ? { sequential: true, help: draft.help } : {}),
  },
];
