import { isDeepStrictEqual } from 'node:util';
import { CATALOGUE } from '@/src/content/drunagor';
import {
  TOKEN_KINDS,
  exceedsStart,
  tokenLimit,
  type Adventure,
  type AdventureHero,
  type MonsterFigure,
  type TokenKind,
  type Tokens,
} from '@/src/rules';

/** What is wrong, in words; nothing when all is well. */
export type Faults = readonly string[];

const unless = (holds: boolean, fault: string): Faults => (holds ? [] : [fault]);

const areUnique = (ids: readonly unknown[]): boolean => new Set(ids).size === ids.length;

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** C1: within the limits, and no zeros lie about. */
const tokenFaults = (id: string, tokens: Tokens): Faults =>
  Object.entries(tokens).flatMap(([kind, count]) => {
    const known = (TOKEN_KINDS as readonly string[]).includes(kind);
    const most = known ? tokenLimit(kind as TokenKind) : 0;
    return unless(isCount(count, 1, most), `${id} has ${count} ${kind}`);
  });

const MOST_HERO_HP = 16;

/** D11, D13. */
const heroFaults = (hero: AdventureHero): Faults => {
  const { id, hp, maxHp, unconscious, cubes } = hero;
  const heaps = cubes === null ? [] : [cubes.available, cubes.placed, cubes.spent];
  const counts = heaps.flatMap((heap) => Object.values(heap));
  return [
    ...unless(isCount(maxHp, 1, MOST_HERO_HP), `${id}: maximum ${maxHp}`),
    ...unless(isCount(hp, 0, maxHp), `${id}: ${hp} of ${maxHp} HP`),
    ...unless(unconscious === (hp === 0), `${id}: ${hp} HP, unconscious ${unconscious}`),
    ...unless(
      counts.every((count) => isCount(count, 0, Infinity)),
      `${id}: cubes ${counts.join()}`,
    ),
    ...unless(cubes === null || hero.cubesSaid === null, `${id}: cubes tracked and said`),
    ...tokenFaults(id, hero.tokens),
  ];
};

/** D14: only commanders and lieutenants go beyond their start. W3: a mark is a token. */
const monsterFaults = ({ cards, heroes }: Adventure, monster: MonsterFigure): Faults => {
  const { id, hp, maxHp, markedBy, tokens, base } = monster;
  const card = cards.find((one) => one.id === monster.card);
  const most = card && exceedsStart(card.kind) ? Infinity : maxHp;
  const marked = markedBy === null || tokens['rangers-mark'] === 1;
  const fits = CATALOGUE.bases.some((one) => one.id === base && one.sizes.includes(sizeOf(card)));
  return [
    ...unless(card !== undefined, `${id}: its card ${monster.card} is gone`),
    ...unless(isCount(hp, 1, most), `${id}: ${hp} of ${maxHp} HP`),
    ...unless(marked, `${id}: marked without a token`),
    ...unless(markedBy === null || heroes.some((hero) => hero.id === markedBy), `${id}: markedBy`),
    ...unless(base === null || fits, `${id}: no base ${base} of its size`),
    ...tokenFaults(id, tokens),
  ];
};

const sizeOf = (card: Adventure['cards'][number] | undefined) => card?.face.size ?? 'small';

const MOST_FIGURES = 12;

/** I5, R3, U2: cards lie there exactly while their figures live. */
const cardFaults = ({ cards, monsters, attackCards, decks }: Adventure): Faults => {
  const bases = monsters.flatMap(({ base }) => (base === null ? [] : [base]));
  const lives = (owner: string): boolean => monsters.some(({ id }) => id === owner);
  const bosses = cards.filter(({ kind }) => kind === 'boss').map(({ id }) => id);
  const counted = monsters.filter(({ card }) => !bosses.includes(card));
  return [
    ...unless(areUnique(bases), `bases ${bases.join()}`),
    ...unless(counted.length <= MOST_FIGURES, `${counted.length} figures`),
    ...cards.flatMap(({ id }) =>
      unless(
        monsters.some(({ card }) => card === id),
        `${id} without figures`,
      ),
    ),
    ...attackCards.flatMap(({ id, owner }) => unless(lives(owner), `${id}: owner gone`)),
    ...Object.keys(decks).flatMap((owner) => unless(lives(owner), `deck of ${owner}, who is gone`)),
  ];
};

const RUNES = 36;

/** N1: every rune is somewhere, once. */
const runeFaults = ({ runes, drawn, drawnBy }: Adventure): Faults => {
  const all = [...runes.bag, ...runes.track, ...runes.taken, ...drawn].map(({ id }) => id);
  return [
    ...unless(all.length === RUNES && areUnique(all), `${all.length} runes`),
    ...unless(drawn.length > 0 === (drawnBy !== null), `drawn by ${drawnBy}: ${drawn.length}`),
  ];
};

/** Whoever acts or waits is there; the turn is one of the track, or out of order. */
const turnFaults = (adventure: Adventure): Faults => {
  const { turn, interrupted, acted, heroes, monsters, allies, round } = adventure;
  const here = new Set([...heroes, ...monsters, ...allies].map(({ id }) => id));
  const turns = [...interrupted, ...(turn ? [turn] : [])];
  const acting = turns.flatMap(({ figure, waiting }) => [...(figure ? [figure] : []), ...waiting]);
  const tokens = turns.filter(({ place }) => place >= 0);
  return [
    ...acting.flatMap((id) => unless(here.has(id), `${id} acts or waits and is gone`)),
    ...unless(areUnique(acted), `acted twice: ${acted.join()}`),
    ...unless(tokens.length <= 1, 'the token lies in two places'),
    ...unless(round > 0 || tokens.length === 0, 'a turn before the first round'),
    ...unless(
      turns.every(({ over, place }) => !over || place >= 0),
      'a turn out of order that is over',
    ),
  ];
};

/** D10: one reaction per hero; each target once; not preventable is no threat. */
const threatFaults = ({ threat, heroes }: Adventure): Faults => {
  if (threat === null) return [];
  const reacting = threat.reactions.map(({ hero }) => hero);
  return [
    ...unless(threat.targets.length > 0, 'a threat to nobody'),
    ...unless(areUnique(threat.targets.map(({ figure }) => figure)), 'a target twice'),
    ...unless(areUnique(reacting), 'a hero reacts twice'),
    ...unless(threat.preventable || reacting.length === 0, 'reactions without a threat'),
    ...unless(
      reacting.every((id) => heroes.some((hero) => hero.id === id)),
      'nobody reacts',
    ),
    ...unless(
      threat.targets.every(({ damage }) => isCount(damage, 0, Infinity)),
      'damage',
    ),
  ];
};

const idsOf = (things: readonly { readonly id: string }[]): readonly string[] =>
  things.map(({ id }) => id);

const idFaults = (adventure: Adventure): Faults => {
  const { heroes, monsters, allies, cards, attackCards, traps, interactions, serial } = adventure;
  const ids = [heroes, monsters, allies, cards, attackCards, traps, interactions].flatMap(idsOf);
  const made = ids.filter((id) => !id.startsWith('hero-')).map((id) => Number(id.split('-')[1]));
  return [
    ...unless(areUnique(ids), 'an id twice'),
    ...unless(
      made.every((number) => number <= serial),
      'an id beyond the serial number',
    ),
  ];
};

/** What holds in every state of a running adventure. */
export const adventureFaults = (adventure: Adventure): Faults => [
  ...adventure.heroes.flatMap(heroFaults),
  ...adventure.monsters.flatMap((monster) => monsterFaults(adventure, monster)),
  ...adventure.allies.flatMap(({ id, tokens }) => tokenFaults(id, tokens)),
  ...cardFaults(adventure),
  ...runeFaults(adventure),
  ...turnFaults(adventure),
  ...threatFaults(adventure),
  ...idFaults(adventure),
];

export const sameValue = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);
