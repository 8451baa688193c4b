import { CATALOGUE } from '@/src/content/drunagor';
import { readEvents } from '@/src/game/schema/events';
import {
  boardTurn,
  canonicalText,
  decide,
  displacementChoices,
  displacementFields,
  monsterTurn,
  replay,
  situationOf,
  tokensComingOff,
  virtualDice,
  type BoardOption,
  type GameState,
  type MonsterTurn,
  type Position,
  type Situation,
  type TurnOption,
} from '@/src/rules';
import { waysOf } from '@/src/rules/monster/way';
import { situationOf as headless } from '@/__tests__/rules/oracle/monster/agreement';
import { randomCase } from '@/__tests__/rules/oracle/monster/generator';
import { adventureOf, eventsOf, monsterOf, type Done } from '../kit';
import { asAdventure, fitted, MONSTER_HP, type Fitted } from './as-adventure';

const CASES = Number(process.env['BOARD_CASES'] ?? 2000);
const SEED = Number(process.env['BOARD_SEED'] ?? 0);

const key = (at: Position): string => at.join();
const moved = (at: Position, [x, y]: Position): Position => [at[0] + x, at[1] + y];

const optionText = ({ end, hits, cost, damage, onDarkness }: TurnOption | BoardOption): string =>
  JSON.stringify([end, hits, cost, hits.length === 0 ? 0 : damage, onDarkness]);

const onMap = (turn: MonsterTurn, offset: Position): readonly string[] =>
  turn.options.map((option) => optionText({ ...option, end: moved(option.end, offset) }));

/** The first free field for each, one after the other. */
function picks(state: GameState, figure: string, said: object, option: BoardOption) {
  const here = situationOf(adventureOf(state), figure, said);
  if (!here.ok) throw new Error('no situation');
  const taken: Position[] = [];
  return option.displaced.map(({ figure: small }) => {
    const [at] = displacementChoices(here.value, option.end, taken);
    if (!at) throw new Error('no field left');
    taken.push(at);
    return { figure: small, at };
  });
}

/** `expect` for thousands of cases: one text each. */
function same(what: string, actual: unknown, expected: unknown): void {
  const [one, other] = [canonicalText(actual), canonicalText(expected)];
  if (one !== other) throw new Error(`${what}\n  is ${one}\n  not ${other}`);
}

function run(state: GameState, figure: string, said: object, option: BoardOption): Done {
  const { end, hits } = option;
  const displaced = picks(state, figure, said, option);
  const command = { kind: 'runMonster', figure, end, hits, displaced, said } as const;
  const decision = decide(CATALOGUE, state, command, virtualDice(7));
  if (!decision.ok) throw new Error(JSON.stringify(decision.error));
  return { state: replay(state, decision.value), events: decision.value };
}

const FACES = {
  blank: {},
  slow: { slow: 1 },
  poison: { poison: 2 },
  burn: { burn: 2 },
  bleed: { bleed: 2 },
};

/** What its way, its tokens and the trap dice leave on the monster, by the headless answer. */
function expectedTokens(situation: Situation, turn: MonsterTurn, option: BoardOption, done: Done) {
  const { monster } = situation;
  const off = tokensComingOff(situation, turn);
  const immune = (kind: string) => (monster.immunities as readonly string[]).includes(kind);
  const tokens: Record<string, number> = {
    slow: Number(Boolean(monster.tokens.slow)),
    'knock-down': Number(Boolean(monster.tokens.knockDown)),
    intimidate: monster.tokens.intimidate ?? 0,
    'additional-movement': monster.tokens.moveBonus ?? 0,
    'additional-damage': monster.tokens.damageBonus ?? 0,
  };
  // M1: when the movement is granted, so before any trap die.
  if (off.slow) tokens['slow'] = 0;
  if (off.knockDown) tokens['knock-down'] = 0;
  const entered = option.way.length > 1 ? option.conditions : [];
  for (const kind of entered) tokens[kind] = 2;
  for (const { face } of eventsOf(done, 'trapDieRolled')) {
    for (const [kind, count] of Object.entries(FACES[face])) {
      if (!immune(kind))
        tokens[kind] = Math.min(kind === 'slow' ? 1 : 4, (tokens[kind] ?? 0) + count);
    }
  }
  if (off.intimidate) tokens['intimidate'] = 0;
  return Object.fromEntries(Object.entries(tokens).filter(([, count]) => count > 0));
}

interface Case {
  readonly seed: number;
  readonly fit: Fitted;
  readonly situation: Situation;
  readonly turn: MonsterTurn;
  readonly state: GameState;
  readonly figure: string;
  readonly said: { readonly primary?: string };
}

function caseOf(seed: number): Case | undefined {
  const fit = fitted(seed, randomCase(seed));
  if (!fit) return undefined;
  const situation = headless(fit.scenario);
  const { primary, monster } = fit.scenario;
  const said = primary === undefined ? {} : { primary };
  const turn = monsterTurn(situation);
  return { seed, fit, situation, turn, state: asAdventure(fit), figure: monster.id, said };
}

function checkTurn({ state, figure, said, turn, fit, situation }: Case): readonly BoardOption[] {
  const answer = boardTurn(adventureOf(state), figure, said);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { action, ranking, preventable, options, ambush } = answer.value;
  const { offset } = fit.ground;
  same('turn', [action, ranking, preventable], [turn.action, turn.ranking, turn.preventable]);
  same('options', options.map(optionText), onMap(turn, offset));
  if (ambush) return options;
  turn.options.forEach((option, index) => {
    const way = waysOf(situation)(option.end);
    const shown = options[index];
    const wanted = { ...way, way: way?.way.map((at) => moved(at, offset)), cost: option.cost };
    same('way', { ...wanted, ...shown, cost: option.cost }, { ...shown, ...wanted });
  });
  return options;
}

/** The state after the run, by the option the headless answer gives. */
function checkFigures(
  { fit, turn, situation, state }: Case,
  option: BoardOption,
  done: Done,
): void {
  const { heroes, allies, monsters, map } = adventureOf(done.state);
  const before = adventureOf(state);
  const own = monsterOf(done.state, fit.scenario.monster.id);
  const tokens = expectedTokens(situation, turn, option, done);
  same(
    'monster',
    { at: own.at, hp: own.hp, tokens: own.tokens },
    { at: option.end, hp: MONSTER_HP - option.fallDamage, tokens },
  );
  const hurt = (id: string) => (option.trampled.includes(id) ? option.trampleDamage : 0);
  same(
    'heroes',
    heroes.map(({ hp }) => hp),
    before.heroes.map(({ id, hp }) => Math.max(0, hp - hurt(id))),
  );
  same(
    'allies',
    allies.map(({ id }) => id),
    before.allies.map(({ id }) => id).filter((id) => hurt(id) === 0),
  );
  const gone = new Set(option.crushed.map(({ object }) => object));
  same(
    'objects',
    map?.objects,
    before.map?.objects.filter(({ id }) => !gone.has(id)),
  );
  const places = [...heroes, ...allies, ...monsters].map(({ at }) => key(at ?? [0, 0]));
  same('places', new Set(places).size, places.length);
}

function checkThreat({ turn, figure }: Case, option: BoardOption, done: Done): void {
  const { threat, heroes, allies, turn: now } = adventureOf(done.state);
  const awake = [...heroes.filter((hero) => !hero.unconscious), ...allies].map(({ id }) => id);
  const attacks = turn.action === 'attack';
  const targets = attacks ? option.hits.filter((id) => awake.includes(id)) : [];
  const { damage, way, hits } = option;
  same(
    'threat',
    threat && [threat.source, threat.preventable, threat.targets],
    targets.length === 0
      ? null
      : [
          { kind: 'monster', figure },
          turn.preventable,
          targets.map((id) => ({ figure: id, damage })),
        ],
  );
  same('turn after', [now?.attacks, now?.ran], [Number(attacks), { way, hits }]);
}

/** Schema round trip: what is stored can be read again. */
function checkStored({ events }: Done): void {
  const stored = readEvents(JSON.parse(JSON.stringify(events)));
  same('stored', stored.ok && stored.value, events);
}

const tally = new Map<string, number>();
const count = (what: string, happened: boolean): void => {
  tally.set(what, (tally.get(what) ?? 0) + Number(happened));
};

function tallyOf({ turn, fit }: Case, option: BoardOption): void {
  count(turn.action, true);
  count('large', fit.scenario.monster.size === 'large');
  count('displaced', option.displaced.length > 0);
  count('crushed', option.crushed.length > 0);
  count('trampled', option.trampled.length > 0);
  count('fall', option.fallDamage > 0);
  count('hazard', option.conditions.length > 0 && option.way.length > 1);
  count('ambush', Boolean(fit.scenario.monster.abilities?.ambush));
  count('bridge', fit.ground.map.bridges.length > 0);
}

describe('a monster run on the map does what the headless answer says', () => {
  it(`on ${CASES} boards from seed ${SEED}`, () => {
    let done = 0;
    for (let seed = SEED; done < CASES; seed += 1) {
      const one = caseOf(seed);
      if (!one) continue;
      done += 1;
      try {
        const options = checkTurn(one);
        const option = options[seed % options.length];
        if (!option) throw new Error('no option');
        const after = run(one.state, one.figure, one.said, option);
        checkFigures(one, option, after);
        checkThreat(one, option, after);
        if (seed % 10 === 0) checkStored(after);
        tallyOf(one, option);
      } catch (cause) {
        throw new Error(`seed ${seed}: ${String(cause)}\n${JSON.stringify(one.fit.scenario)}`);
      }
    }
  }, 120_000);

  it('and everything that can happen happens often enough', () => {
    if (process.env['BOARD_PRINT']) console.table([...tally]);
    for (const [what, least] of [
      ...([
        ['attack', 0.3],
        ['approach', 0.05],
        ['stay', 0.005],
        ['move', 0.01],
      ] as const),
      ...([
        ['large', 0.1],
        ['displaced', 0.005],
        ['crushed', 0.005],
        ['trampled', 0.003],
      ] as const),
      ...([
        ['fall', 0.003],
        ['hazard', 0.02],
        ['ambush', 0.02],
        ['bridge', 0.02],
      ] as const),
    ]) {
      expect([what, (tally.get(what) ?? 0) >= least * CASES]).toEqual([what, true]);
    }
  });
});

describe('R1', () => {
  it('offers the same fields as the headless answer', () => {
    let seen = 0;
    for (let seed = SEED; seen < 12; seed += 1) {
      const one = caseOf(seed);
      if (!one || one.fit.scenario.monster.size === 'small') continue;
      const options = checkTurn(one);
      one.turn.options.forEach(({ end }, index) => {
        for (const { fields } of options[index]?.displaced ?? []) {
          seen += 1;
          expect(fields).toEqual(
            displacementFields(one.situation, end).map((at) => moved(at, one.fit.ground.offset)),
          );
        }
      });
    }
  });
});
