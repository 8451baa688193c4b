import { LONGEST_NAME, MAX_CHAPTER, MAX_HP_LIMIT } from '@/src/rules/campaign/campaign';
import type { CarryOver } from '@/src/rules/campaign/chronicle';
import { sheetOf } from '@/src/rules/campaign/logbook/places';
import { passiveHp } from '@/src/rules/campaign/own-skills';
import type { CourseCommand, HeroStart } from '@/src/rules/adventure/commands';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { freshCubes, type AdventureHero, type Affliction } from '@/src/rules/adventure/state/hero';
import type { Tokens } from '@/src/rules/adventure/state/tokens';
import { checkCubes, checkLength, checkNumber, checkTime } from '../check';
import { setBonusHp } from '../figures/hit-points';
import { bringAlong } from './carry-over';
import { checkRules } from './rules';
import { lineUpTeams } from './versus';

type Start = Extract<CourseCommand, { kind: 'startAdventure' }>;
type Carried = CarryOver['heroes'][number];

const CURSE_LIMIT = 6;
const TRAUMA_LIMIT = 2;
const MAX_LIMIT = 20;
export const MAX_RUNES = 99;
const MAX_OVER = 99;

const open = (count: number): readonly Affliction[] =>
  Array.from({ length: count }, () => ({ skill: null }));

function checkHero(start: HeroStart): void {
  checkNumber(start.maxHp, 1, MAX_HP_LIMIT);
  if (start.cubes !== null) checkCubes(start.cubes);
  for (const [skill, hp] of Object.entries(start.bonusHp ?? {})) {
    checkNumber(skill.length, 1, LONGEST_NAME);
    checkNumber(hp, 1, MAX_HP_LIMIT);
  }
  checkNumber(start.hpOver ?? 0, 0, MAX_OVER);
  checkNumber(start.curseLimit ?? CURSE_LIMIT, 1, MAX_LIMIT);
  checkNumber(start.traumaLimit ?? TRAUMA_LIMIT, 1, MAX_LIMIT);
}

/** D13. */
const hpBonuses = ({ bonusHp, hpOver }: HeroStart) => ({
  ...(bonusHp === undefined ? {} : { bonusHp }),
  ...(hpOver === undefined ? {} : { hpOver }),
});

/** V6: full HP and all cubes; V2: what came along from the adventure before. */
function heroOf(play: Play, start: HeroStart, carried: Carried | undefined): AdventureHero {
  const known = play.state.campaign.heroes.find(({ id }) => id === start.hero);
  if (!known) return refuse({ code: 'unknown-hero' });
  checkHero(start);
  return {
    id: start.hero,
    name: known.name,
    role: carried ? carried.role : start.role,
    hp: start.maxHp,
    maxHp: start.maxHp,
    tokens: (carried?.resources ?? {}) as Tokens,
    cubes: start.cubes === null ? null : freshCubes(start.cubes),
    cubesSaid: null,
    ...hpBonuses(start),
    curse: open(carried?.curse ?? 0),
    trauma: open(carried?.trauma ?? 0),
    curseLimit: start.curseLimit ?? CURSE_LIMIT,
    traumaLimit: start.traumaLimit ?? TRAUMA_LIMIT,
    unconscious: false,
    immunities: [],
    on: [],
    at: null,
  };
}

/** Each hero once, each role once; player versus player has none (X2). */
function checkParty(heroes: readonly AdventureHero[]): void {
  heroes.forEach((hero, index) => {
    const earlier = heroes.slice(0, index);
    if (earlier.some(({ id }) => id === hero.id)) refuse({ code: 'hero-twice', name: hero.name });
    const holder = earlier.find(({ role }) => role !== null && role === hero.role);
    if (holder) refuse({ code: 'role-taken', name: holder.name });
  });
}

function checkRunes({ runes }: Start): void {
  checkNumber(runes.length, 1, MAX_RUNES);
  if (new Set(runes.map(({ id }) => id)).size !== runes.length) refuse({ code: 'unknown-rune' });
}

function carriedInto(play: Play, { sequential = false, versus }: Start): CarryOver | null {
  if (!sequential) return null;
  if (versus !== undefined) refuse({ code: 'other-mode' });
  return play.state.campaign.carryOver ?? refuse({ code: 'nothing-to-carry-over' });
}

/** D13: passive skills of the logbook count from the start. */
function givePassives(
  play: Play,
  hero: AdventureHero['id'],
  role: AdventureHero['role'],
  said: Readonly<Record<string, number>>,
): void {
  const passives = Object.entries(passiveHp(sheetOf(play.state.campaign, hero), role));
  for (const [skill, hp] of passives) {
    if (said[skill] === undefined) setBonusHp(play, { kind: 'setBonusHp', hero, skill, hp });
  }
}

/** The heroes as they were named; X2, X3: against each other without roles, in the order rolled. */
function partyOf(play: Play, command: Start, carried: CarryOver | null) {
  const heroes = command.heroes.map((start) =>
    heroOf(
      play,
      start,
      carried?.heroes.find(({ hero }) => hero === start.hero),
    ),
  );
  checkParty(heroes);
  return command.versus === undefined
    ? { heroes }
    : lineUpTeams(play, heroes, command.versus.teams);
}

export function startAdventure(play: Play, command: Start): void {
  if (play.state.adventure !== null) refuse({ code: 'adventure-running' });
  if (command.heroes.length === 0) refuse({ code: 'no-heroes' });
  const { chapter, title, at, rules, runes } = command;
  checkNumber(chapter, 1, MAX_CHAPTER);
  checkLength(title, LONGEST_NAME);
  checkTime(at);
  checkRules(rules);
  checkRunes(command);
  const carried = carriedInto(play, command);
  const party = partyOf(play, command, carried);
  play.add({
    type: 'adventureStarted',
    v: 1,
    cause: 'V6',
    chapter,
    title: title.trim(),
    at,
    rules,
    runes,
    ...party,
  });
  for (const { id, role, bonusHp = {} } of party.heroes) givePassives(play, id, role, bonusHp);
  if (carried) bringAlong(play, carried, command);
}
