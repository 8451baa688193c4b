import type { FigureCommand } from '../adventure/commands';
import { decideAdventure } from '../adventure/decide';
import type { AdventureEvent } from '../adventure/events';
import { heroIn } from '../adventure/state/figures';
import { blockedHp, type AdventureHero } from '../adventure/state/hero';
import type { Dice } from '../base/dice';
import { MAX_HP_LIMIT } from '../campaign/campaign';
import type { CampaignEvent } from '../campaign/events';
import { sheetOf } from '../campaign/logbook/places';
import { hpOfSheet, maxHpOf, type HpSource, type OwnedHp } from '../campaign/logbook/view/cubes';
import { passiveHp } from '../campaign/own-skills';
import { roleHp, TOUGHNESS } from '../campaign/skills';
import type { Catalogue } from '../model/catalogue';
import { evolve } from './evolve';
import type { GameState } from './state';

/** Q5: a passive skill is named, so that a cube on it takes its HP away. */
function hpCommands(before: GameState, now: GameState, id: string): readonly FigureCommand[] {
  const role = now.adventure === null ? null : (heroIn(now.adventure, id)?.role ?? null);
  const old = passiveHp(sheetOf(before.campaign, id), role);
  const skills = passiveHp(sheetOf(now.campaign, id), role);
  const by = hpOfSheet(now.campaign, id) - hpOfSheet(before.campaign, id);
  return [
    ...(by === 0 ? [] : [{ kind: 'raiseMaxHp', hero: id, by } as const]),
    ...Object.keys({ ...old, ...skills }).flatMap((skill) =>
      old[skill] === skills[skill]
        ? []
        : [{ kind: 'setBonusHp', hero: id, skill, hp: skills[skill] ?? 0 } as const],
    ),
  ];
}

/** D13: what the logbook gives or takes in the course of an adventure changes both values at once. */
export function liveHp(
  catalogue: Catalogue,
  before: GameState,
  written: readonly CampaignEvent[],
  dice: Dice,
): readonly AdventureEvent[] {
  if (before.adventure === null) return [];
  const events: AdventureEvent[] = [];
  let state = written.reduce(evolve, before);
  for (const { id } of before.adventure.heroes) {
    for (const command of hpCommands(before, state, id)) {
      const raised = decideAdventure(catalogue, state, command, dice);
      if (!raised.ok) continue;
      events.push(...raised.value);
      state = raised.value.reduce(evolve, state);
    }
  }
  return events;
}

const sumOf = (sources: readonly HpSource[]): number =>
  sources.reduce(
    (sum, source) => (source.kind === 'skill' && source.blocked ? sum : sum + source.hp),
    0,
  );

const skillsOf = (hero: AdventureHero): readonly HpSource[] =>
  Object.entries(hero.bonusHp ?? {}).map(([skill, hp]) => {
    const blocked = blockedHp({ ...hero, bonusHp: { [skill]: hp } }) > 0;
    return { kind: 'skill', skill, hp, blocked };
  });

/** In an adventure the table's number, and where it comes from. */
function hpAtTable(known: OwnedHp, hero: AdventureHero): OwnedHp {
  const { maxHp, hpOver = 0 } = hero;
  const sources = [...known.sources, ...skillsOf(hero)];
  const said = known.total === null ? 0 : maxHp + hpOver - sumOf(sources);
  return {
    total: maxHp,
    sources: said === 0 ? sources : [...sources, { kind: 'table', hp: said }],
    capped: hpOver > 0,
  };
}

/** D13: a hero's HP, the same at the table and in the logbook; between adventures with his last role. */
export function heroHp({ campaign, adventure }: GameState, id: string): OwnedHp {
  const known = maxHpOf(campaign, id);
  const hero = adventure === null ? undefined : heroIn(adventure, id);
  if (hero) return hpAtTable(known, hero);
  const sheet = sheetOf(campaign, id);
  const hp = roleHp(sheet.role);
  const own = { ...(hp > 0 ? { [TOUGHNESS]: hp } : {}), ...passiveHp(sheet, sheet.role) };
  const skills = Object.entries(own).map(
    ([skill, more]) => ({ kind: 'skill', skill, hp: more, blocked: false }) as const,
  );
  if (skills.length === 0) return known;
  const sources = [...known.sources, ...skills];
  if (known.total === null) return { ...known, sources };
  const sum = sumOf(sources);
  return { total: Math.max(1, Math.min(MAX_HP_LIMIT, sum)), sources, capped: sum > MAX_HP_LIMIT };
}
