import * as fc from 'fast-check';
import { countedTurn, monsterTurn, whyNot, type AskedWhy, type Trace } from '@/src/rules';
import { situationOf, solverAnswer, textOf } from './oracle/monster/agreement';
import { fieldsOf, footprint } from './oracle/monster/board';
import type { MonsterAnswer, MonsterCase, OptionAnswer } from './oracle/monster/case';
import { randomCase } from './oracle/monster/generator';
import { sceneOf } from './oracle/monster/scene';
import { mayEnd } from './oracle/monster/standing';
import { EVERY_RULE_HOLDS } from './oracle/monster/switches';
import {
  renamedAnswer,
  renamedCase,
  turnedAnswer,
  turnedCase,
  withIsland,
  type Turn,
} from './oracle/monster/transform';
import { isKnockedDown, waysOf } from './oracle/monster/ways';

const RUNS = Number(process.env['MONSTER_PROPERTY_RUNS'] ?? 500);
const SEED = Number(process.env['MONSTER_PROPERTY_SEED'] ?? 1);
const how = { numRuns: RUNS, seed: SEED };

const cases = fc.nat({ max: 2 ** 26 }).map(randomCase);
const turns: fc.Arbitrary<Turn> = fc.record({
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  swap: fc.boolean(),
  shift: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })),
});
const islands = fc.array(
  fc.string({ unit: fc.constantFrom('.', '~', 'L', 'D', '*', '#'), minLength: 1, maxLength: 5 }),
  { minLength: 1, maxLength: 5 },
);
const names = fc.shuffledSubarray([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], { minLength: 26 });

/** Every id of the case gets a letter of its own. */
const renaming = (scenario: MonsterCase, letters: readonly string[]) => {
  const { heroes, allies = [], npcs = [], monsters = [], monster } = scenario;
  const ids = [...heroes, ...allies, ...npcs, ...monsters, monster].map(({ id }) => id);
  return (id: string): string => letters[ids.indexOf(id)] ?? id;
};

const heroesHit = ({ ranking, options }: MonsterAnswer): number =>
  Math.max(...options.map(({ hits }) => hits.filter((id) => ranking.includes(id)).length));

/** Keys of all fields the acting monster may not end on, read from the plain case. */
function heldFields({ objects = [], heroes, allies = [], npcs = [], ...rest }: MonsterCase) {
  const { monsters = [], monster } = rest;
  const isLarge = monster.size === 'large';
  const hard = objects.filter(({ kind }) => kind !== 'trap' && kind !== 'loot');
  const things = hard.filter(({ kind }) => !(isLarge && kind === 'chest'));
  const others = monsters.filter(({ size }) => !(isLarge && size === 'small'));
  const small = [...things, ...heroes, ...allies, ...npcs].map(({ at }) => at.join());
  return new Set([...small, ...others.flatMap(({ at, size }) => footprint(at, size))]);
}

const candidate = (end: readonly number[], hits: readonly string[]): string =>
  `${end.join()} ${[...hits].sort().join('+')}`;

/** Every end the trace must know of: within reach on foot, or free for an ambush (D7). */
function reachableEnds(scenario: MonsterCase) {
  const scene = sceneOf(scenario, EVERY_RULE_HOLDS);
  const ambushes = scene.abilities.ambush === true && !isKnockedDown(scene);
  const someoneSeen = scene.world.enemies.some(({ seen }) => seen);
  if (!ambushes || !someoneSeen) return waysOf(scene).map(({ place }) => place);
  return scene.places.all.filter((place) => mayEnd(scene, scene.world, place));
}

const traced = (scenario: MonsterCase) => {
  const { trace = [], options } = monsterTurn(situationOf(scenario), { trace: true });
  return { trace, options };
};

function expectReason(trace: Trace, asked: AskedWhy, chosen: boolean): void {
  const reason = whyNot(trace, asked);
  if (chosen || typeof reason === 'string') {
    expect([asked, reason]).toEqual([asked, chosen ? 'chosen' : 'a step']);
    return;
  }
  const has = (list: readonly object[]) =>
    list.some((item) =>
      'end' in asked
        ? 'end' in item && String(item.end) === String(asked.end)
        : JSON.stringify(item).includes(JSON.stringify(asked.figure)),
    );
  expect([asked, has(reason.step.before), has(reason.step.after)]).toEqual([asked, true, false]);
}

const endsAt =
  (x: number, y: number) =>
  ({ end }: OptionAnswer): boolean =>
    end[0] === x && end[1] === y;

describe('the monster turn', () => {
  it('moves along when the board is turned, mirrored or moved by whole zones', () => {
    fc.assert(
      fc.property(cases, turns, (scenario, turn) => {
        const expected = turnedAnswer(solverAnswer(scenario), scenario, turn);
        expect(textOf(solverAnswer(turnedCase(scenario, turn)))).toBe(textOf(expected));
      }),
      how,
    );
  });

  it('renames its answer when figures are renamed', () => {
    fc.assert(
      fc.property(cases, names, (scenario, letters) => {
        const name = renaming(scenario, letters);
        const expected = renamedAnswer(solverAnswer(scenario), name);
        expect(textOf(solverAnswer(renamedCase(scenario, name)))).toBe(textOf(expected));
      }),
      how,
    );
  });

  it('does not care about fields two zones away from everything', () => {
    fc.assert(
      fc.property(cases, islands, fc.boolean(), (scenario, island, below) => {
        const expected = textOf(solverAnswer(scenario));
        expect(textOf(solverAnswer(withIsland(scenario, island, below)))).toBe(expected);
      }),
      how,
    );
  });

  it('never hits fewer heroes with more movement (T1)', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 1, max: 4 }), (scenario, more) => {
        const { monster } = scenario;
        const faster = { ...scenario, monster: { ...monster, move: monster.move + more } };
        fc.pre(faster.monster.move <= 99);
        const before = heroesHit(solverAnswer(scenario));
        expect(heroesHit(solverAnswer(faster))).toBeGreaterThanOrEqual(before);
      }),
      how,
    );
  });

  it('ends on no obstacle and on the board', () => {
    fc.assert(
      fc.property(cases, (scenario) => {
        const fields = fieldsOf(scenario.board, EVERY_RULE_HOLDS);
        const held = heldFields(scenario);
        for (const { end } of solverAnswer(scenario).options) {
          for (const key of footprint(end, scenario.monster.size)) {
            expect([key, fields.get(key)?.terrain ?? 'off the board']).not.toEqual([key, '#']);
            expect([key, fields.has(key), held.has(key)]).toEqual([key, true, false]);
          }
        }
      }),
      how,
    );
  });

  it('ends its trace with the options', () => {
    fc.assert(
      fc.property(cases, (scenario) => {
        const { trace, options } = traced(scenario);
        const last = (trace.at(-1)?.after ?? []).map((item) =>
          'end' in item ? candidate(item.end, item.targets) : item.figure,
        );
        const expected = options.map(({ end, hits }) => candidate(end, hits));
        expect([...new Set(last)].sort()).toEqual(expected.sort());
      }),
      how,
    );
  });

  it('counts the candidates that its trace names', () => {
    fc.assert(
      fc.property(cases, (scenario) => {
        const situation = situationOf(scenario);
        const { trace = [], ...turn } = monsterTurn(situation, { trace: true });
        const counted = trace.map((step) => ({
          rule: step.rule,
          before: step.before.length,
          after: step.after.length,
        }));
        expect(countedTurn(situation)).toEqual({ ...turn, trace: counted });
      }),
      how,
    );
  });

  it('says why not, for every hero', () => {
    fc.assert(
      fc.property(cases, (scenario) => {
        const { trace, options } = traced(scenario);
        for (const { id } of scenario.heroes) {
          const chosen = options.some(({ hits }) => hits.includes(id));
          expectReason(trace, { figure: id }, chosen);
        }
      }),
      how,
    );
  });

  it('says why not, for every end within reach', () => {
    fc.assert(
      fc.property(cases, (scenario) => {
        const { trace, options } = traced(scenario);
        for (const { x, y } of reachableEnds(scenario)) {
          expectReason(trace, { end: [x, y] }, options.some(endsAt(x, y)));
        }
      }),
      how,
    );
  });
});
