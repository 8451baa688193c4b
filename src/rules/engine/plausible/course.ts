import { MAX_RUNES } from '@/src/rules/adventure/decide/course/start';
import { MAX_FIGURES } from '@/src/rules/adventure/decide/summons/summon';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { areUnique, isCount, unless, type Faults } from './fault';

/** I5, R3, U2: cards lie there exactly while their figures live. */
const cardFaults = ({ cards, monsters, attackCards, decks }: Adventure): Faults => {
  const bases = monsters.flatMap(({ base }) => (base === null ? [] : [base]));
  const lives = (owner: string): boolean => monsters.some(({ id }) => id === owner);
  const bosses = cards.filter(({ kind }) => kind === 'boss').map(({ id }) => id);
  const counted = monsters.filter(({ card }) => !bosses.includes(card));
  return [
    ...unless(areUnique(bases), `bases ${bases.join()}`),
    ...unless(counted.length <= MAX_FIGURES, `${counted.length} figures`),
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

/** N1: every rune is somewhere. */
export const runesIn = ({ runes, drawn }: Adventure): readonly string[] =>
  [...runes.bag, ...runes.track, ...runes.taken, ...drawn].map(({ id }) => id);

/** Each once; how many there are, the adventure said when it began. */
const runeFaults = (adventure: Adventure): Faults => {
  const { drawn, drawnBy } = adventure;
  const all = runesIn(adventure);
  return [
    ...unless(isCount(all.length, 1, MAX_RUNES) && areUnique(all), `${all.length} runes`),
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

type Part = readonly [faults: (adventure: Adventure) => Faults, of: readonly (keyof Adventure)[]];

const FIGURES = ['heroes', 'monsters', 'allies'] as const;

/** Each with what it looks at: where none of that has changed, it holds as it did before. */
const PARTS: readonly Part[] = [
  [cardFaults, ['cards', 'monsters', 'attackCards', 'decks']],
  [runeFaults, ['runes', 'drawn', 'drawnBy']],
  [turnFaults, [...FIGURES, 'turn', 'interrupted', 'acted', 'round']],
  [threatFaults, ['threat', 'heroes']],
  [idFaults, [...FIGURES, 'cards', 'attackCards', 'traps', 'interactions', 'serial']],
];

/** What holds for cards, runes, turns and threats in every state of a running adventure. */
export const courseFaults = (old: Adventure | null, now: Adventure): Faults =>
  PARTS.flatMap(([faults, of]) =>
    old !== null && of.every((part) => old[part] === now[part]) ? [] : faults(now),
  );
