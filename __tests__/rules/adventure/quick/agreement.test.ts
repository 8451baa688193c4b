import * as fc from 'fast-check';
import { quickQuestions, type GameState, type HitFact, type QuickStep } from '@/src/rules';
import { adventureOf, adventureWith, after } from '../kit';
import { animal, hp, onHit, own, tokens } from '../foes';
import { answered, bestByForce, type BoardTruth, type Party } from './board-truth';

const SHAPES = ['plain', 'cleave', 'multishot', 'strike'] as const;

interface Game {
  readonly shape: (typeof SHAPES)[number];
  readonly x: number;
  readonly magic: boolean;
  readonly ambush: boolean;
  readonly hp: readonly number[];
  readonly hidden: readonly boolean[];
  readonly allies: readonly { readonly hidden: boolean; readonly zone: number }[];
  /** The zone of each hero. */
  readonly zones: readonly number[];
  /** Bit masks over enemies, or over zones. */
  readonly places: readonly number[];
}

const ZONES = 4;
const GAMES: fc.Arbitrary<Game> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 }))
  .chain(([heroes, allies]) =>
    fc.record({
      shape: fc.constantFrom(...SHAPES),
      x: fc.integer({ min: 1, max: 4 }),
      magic: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
      ambush: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
      hp: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: heroes, maxLength: heroes }),
      hidden: fc.array(
        fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
        {
          minLength: heroes,
          maxLength: heroes,
        },
      ),
      allies: fc.array(
        fc.record({ hidden: fc.boolean(), zone: fc.integer({ min: 0, max: ZONES - 1 }) }),
        { minLength: allies, maxLength: allies },
      ),
      zones: fc.array(fc.integer({ min: 0, max: ZONES - 1 }), {
        minLength: heroes,
        maxLength: heroes,
      }),
      places: fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 6 }),
    }),
  );

const bases = new Map<string, GameState>();

/** Made by commands once for each kind of game; only HP and tokens differ. */
const baseOf = ({ shape, x, magic, ambush, hp: heroes, allies }: Game): GameState => {
  const key = [shape, x, magic, ambush, heroes.length, allies.length].join();
  const known = bases.get(key);
  if (known) return known;
  const text = [
    ...(shape === 'plain' ? [] : [onHit(shape, x)]),
    ...(ambush ? [{ keyword: 'ambush', phase: 'trigger' } as const] : []),
  ];
  const made = adventureWith({
    heroes: heroes.map(() => ({})),
    summons: [own({ abilities: text, attack: magic ? 'magic' : 'melee' })],
    then: allies.map((_, index) => animal(`Tier ${index}`)),
  });
  bases.set(key, made);
  return made;
};

const stateOf = (game: Game): GameState =>
  after(
    baseOf(game),
    ...game.hp.map((value, index) => hp(`hero-${index + 1}`, value)),
    ...game.hidden.map((hidden, index) => tokens(`hero-${index + 1}`, { stealth: hidden ? 1 : 0 })),
    ...game.allies.map(({ hidden }, index) =>
      tokens(`ally-${index + 3}`, { stealth: hidden ? 1 : 0 }),
    ),
  );

const enemiesOf = (game: Game) => [
  ...game.hp.map((_, index) => ({
    id: `hero-${index + 1}`,
    hidden: game.hidden[index] ?? false,
    zone: game.zones[index] ?? 0,
  })),
  ...game.allies.map(({ hidden, zone }, index) => ({ id: `ally-${index + 3}`, hidden, zone })),
];

/** Marks of a place: single seen enemies, or zones with somebody seen (A2, A3). */
const truthOf = (game: Game): BoardTruth => {
  const enemies = enemiesOf(game);
  const inMask = (mask: number, index: number) => game.magic || ((mask >> index) & 1) === 1;
  const zoned = (mask: number) =>
    [...Array(ZONES).keys()]
      .filter((zone) => inMask(mask, zone))
      .map((zone) => enemies.filter((enemy) => enemy.zone === zone))
      .filter((group) => group.some(({ hidden }) => !hidden))
      .map((group) => group.map(({ id }) => id));
  const single = (mask: number) =>
    enemies.filter(({ hidden }, index) => !hidden && inMask(mask, index)).map(({ id }) => [id]);
  const masks = game.magic && !game.ambush ? [0] : game.places;
  return {
    places: masks.map(game.shape === 'strike' ? zoned : single),
    x: game.shape === 'plain' ? 1 : game.x,
  };
};

/** Standard criterion: most HP, ties earlier in the round (the heroes' order here, by role). */
const ROUND = ['hero-1', 'hero-2', 'hero-3', 'hero-4', 'hero-5'];
const partyOf = (game: Game): Party => ({
  ranking: ROUND.slice(0, game.hp.length)
    .filter((_, index) => !game.hidden[index])
    .sort((a, b) => (game.hp[ROUND.indexOf(b)] ?? 0) - (game.hp[ROUND.indexOf(a)] ?? 0)),
  allies: game.allies.flatMap(({ hidden }, index) => (hidden ? [] : [`ally-${index + 3}`])),
  ambush: game.ambush,
});

interface Talk {
  readonly questions: number;
  readonly end: QuickStep;
}

const MAX_QUESTIONS = 200;

function talk(game: Game): Talk {
  const adventure = adventureOf(stateOf(game));
  const truth = truthOf(game);
  const facts: HitFact[] = [];
  for (let questions = 0; questions < MAX_QUESTIONS; questions += 1) {
    const step = quickQuestions(adventure, 'monster-2', facts);
    if (step === undefined) throw new Error('no monster');
    if (step.kind !== 'ask') return { questions, end: step };
    const more = answered(truth, step.question);
    if (more.length === 0) throw new Error('a question about nothing');
    facts.push(...more);
  }
  throw new Error('no end');
}

const keysOf = (step: QuickStep): readonly string[] =>
  step.kind === 'targets' ? step.sets.map((set) => [...set].sort().join()).sort() : [];

const RUNS = Number(process.env['QUICK_RUNS'] ?? 3000);

describe('quick mode finds the targets of T1 to T4 for whatever the table sees', () => {
  const asked = new Map<string, number[]>();

  it(`agrees with brute force in ${RUNS} random games`, () => {
    fc.assert(
      fc.property(GAMES, (game) => {
        const { end, questions } = talk(game);
        const party = partyOf(game);
        expect(keysOf(end)).toEqual(bestByForce(truthOf(game), party));
        if (end.kind === 'approach') {
          expect(end.to).toBe(party.ranking[0] ?? null);
          expect(game.ambush).toBe(false);
        }
        if (end.kind === 'stay' && !game.ambush) {
          expect(party.ranking.length + party.allies.length).toBe(0);
        }
        const name = game.shape === 'plain' ? 'plain' : `${game.shape} ${game.x}`;
        asked.set(name, [...(asked.get(name) ?? []), questions]);
      }),
      { numRuns: RUNS, seed: 20260 },
    );
  });

  it('asks few questions, for five heroes and three animals too', () => {
    const rows = [...asked].sort().map(([name, counts]) => ({
      name,
      games: counts.length,
      most: Math.max(...counts),
      mean: counts.reduce((sum, count) => sum + count, 0) / counts.length,
    }));
    if (process.env['QUICK_PRINT']) console.table(rows);
    const most = new Map(rows.map((row) => [row.name, row.most]));
    for (const { mean } of rows) expect(mean).toBeLessThan(2.5);
    expect(most.get('plain')).toBeLessThanOrEqual(2);
    expect(most.get('cleave 2')).toBeLessThanOrEqual(5);
    expect(most.get('multishot 2')).toBeLessThanOrEqual(5);
    expect(most.get('strike 1')).toBeLessThanOrEqual(7);
  });
});
