import { CATALOGUE } from '@/src/content/drunagor';
import { readEvents } from '@/src/game/schema/events';
import {
  boardDarkness,
  canonicalText,
  createBoard,
  darknessAnswer,
  decide,
  replay,
  spreadDarkness,
  virtualDice,
  type Board,
  type BoardSpread,
  type Catalogue,
  type DarkCell,
  type GameState,
  type Position,
  type Rune,
  type SpreadOutcome,
} from '@/src/rules';
import type { DarknessCase } from '@/__tests__/rules/oracle/darkness/case';
import { generateDarkness } from '@/__tests__/rules/oracle/darkness/generator';
import { adventureOf } from '../kit';
import { asAdventure } from './as-adventure';
import { groundFor, type Ground } from './ground';

const CASES = Number(process.env['BOARD_DARKNESS_CASES'] ?? 2000);
const SEED = Number(process.env['BOARD_SEED'] ?? 0);

const RUNE: Rune = { id: 'blue-case', colour: 'blue', shape: 'case' };

interface Case {
  readonly state: GameState;
  readonly catalogue: Catalogue;
  readonly board: Board;
  readonly ground: Ground;
  readonly headless: SpreadOutcome;
}

/** The case as a running adventure with its rune drawn, and as the headless command sees it. */
function caseOf(seed: number): Case {
  const input: DarknessCase = generateDarkness(seed);
  const heroes = input.heroes
    .map((hero) => ({ ...hero, hp: hero.unconscious ? 0 : Math.max(1, hero.hp) }))
    .sort((a, b) => a.order - b.order);
  const ground = groundFor(seed, input.board, [...heroes.map(({ at }) => at), [0, 0]]);
  const made = createBoard(ground.draft);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const nobody = {
    id: 'none',
    at: [0, 0],
    size: 'small',
    move: 0,
    attack: 'melee',
    damage: 0,
  } as const;
  const scenario = { board: ground.draft, heroes, monster: nobody };
  const started = asAdventure({ scenario, ground });
  const adventure = {
    ...adventureOf(started),
    drawn: [RUNE],
    drawnBy: 'card' as const,
    turn: null,
  };
  return {
    state: { ...started, adventure: { ...adventure, monsters: [], cards: [] } },
    catalogue: { ...CATALOGUE, shapes: new Map([['case', input.tile]]) },
    board: made.value,
    ground,
    headless: spreadDarkness(made.value, heroes, input.tile),
  };
}

function same(what: string, actual: unknown, expected: unknown): void {
  const [one, other] = [canonicalText(actual), canonicalText(expected)];
  if (one !== other) throw new Error(`${what}\n  is ${one}\n  not ${other}`);
}

const back = ([x, y]: Position, [left, top]: Position): Position => [x - left, y - top];

function checkAnswer({ headless, ground }: Case, spread: BoardSpread): void {
  const wanted = darknessAnswer(headless);
  const texts = spread.options.map(({ cells }) =>
    JSON.stringify(cells.map(({ at }) => back(at, ground.offset))),
  );
  same(
    'result',
    [spread.result, spread.target, spread.missing],
    [...[wanted.result, wanted.target, wanted.missing]],
  );
  same(
    'options',
    [...new Set(texts)].sort(),
    wanted.options.map((cells) => JSON.stringify(cells)),
  );
  same(
    'reached',
    spread.options.map(({ reached }) => reached),
    headless.options.map(({ reached }) => reached),
  );
}

const inOrder = (cells: readonly DarkCell[]): readonly string[] =>
  cells.map((cell) => canonicalText(cell)).sort();

/** Darkness lies where the option says, everybody suffered what it says, the rune lies on the track. */
function checkAfter(one: Case, spread: BoardSpread, chosen: number, after: GameState): void {
  const [before, now] = [adventureOf(one.state), adventureOf(after)];
  const option = spread.options[chosen];
  const laid = (cells: readonly DarkCell[], more: readonly DarkCell[]) =>
    inOrder([...cells, ...more]);
  const cellsOf = (map: typeof now.map) => (map?.darkness ?? []).flatMap(({ cells }) => cells);
  same('darkness', inOrder(cellsOf(now.map)), laid(cellsOf(before.map), option?.cells ?? []));
  const { headless } = one;
  const suffered = headless.result === 'crushed' ? headless.crushed : (option?.reached ?? []);
  const lost = (id: string) => suffered.find((figure) => figure.id === id)?.damage ?? 0;
  same(
    'heroes',
    now.heroes.map(({ hp }) => hp),
    before.heroes.map(({ id, hp }) => Math.max(0, hp - lost(id))),
  );
  same('rune', [now.drawn, now.runes.track.at(-1), now.runeCardSide], [[], RUNE, 'B']);
  const dark = new Set(cellsOf(now.map).flatMap(({ at, below }) => (below ? [] : [at.join()])));
  const stand = now.heroes.filter(
    ({ at, on }) => at && dark.has(at.join()) && !on.includes('darkness'),
  );
  same('in the dark', spread.options.length > 0 ? stand.map(({ id }) => id) : [], []);
}

const tally = new Map<string, number>();

describe('darkness spread on the map does what the headless answer says', () => {
  it(`on ${CASES} boards from seed ${SEED}`, () => {
    for (let seed = SEED; seed < SEED + CASES; seed += 1) {
      const one = caseOf(seed);
      const spread = boardDarkness(one.catalogue, adventureOf(one.state), RUNE.id);
      if (!spread.ok) throw new Error(`seed ${seed}: ${JSON.stringify(spread.error)}`);
      const { result, options } = spread.value;
      const chosen = options.length === 0 ? 0 : seed % options.length;
      const cells = [...(options[chosen]?.cells ?? [])].reverse();
      const command = { kind: 'spreadOnBoard', rune: RUNE.id, cells } as const;
      const decision = decide(one.catalogue, one.state, command, virtualDice(7));
      if (!decision.ok) throw new Error(`seed ${seed}: ${JSON.stringify(decision.error)}`);
      try {
        checkAnswer(one, spread.value);
        checkAfter(one, spread.value, chosen, replay(one.state, decision.value));
        const stored = seed % 10 === 0 && readEvents(JSON.parse(JSON.stringify(decision.value)));
        if (stored) same('stored', stored.ok && stored.value, decision.value);
      } catch (cause) {
        throw new Error(`seed ${seed}: ${String(cause)}`);
      }
      tally.set(result, (tally.get(result) ?? 0) + 1);
    }
  }, 120_000);

  it.each([
    ['tile', 0.2],
    ['broken', 0.1],
    ['none', 0.01],
    ['crushed', 0.02],
  ])('%s often enough', (result, share) => {
    expect(tally.get(result) ?? 0).toBeGreaterThanOrEqual(share * CASES);
  });
});
