/** The op `play`: the app's own commands, one after the other. */
import { answerLine } from '@/scripts/rules/answer';
import { playScenario, startsAdventure, type PlayedRow } from '@/src/game';
import type { GameCommand, GameState } from '@/src/rules';
import { adventureOf, campaignWith, doing, startCommand } from '@/__tests__/rules/adventure/kit';
import type { Answer } from './run-rules';

const answerTo = (line: string): Answer => JSON.parse(answerLine(line) ?? '') as Answer;

const play = (commands: readonly object[], more: object = {}): Answer =>
  answerTo(JSON.stringify({ op: 'play', heroes: [{ name: 'Maya' }, {}], commands, ...more }));

const RED = { kind: 'placeCube', hero: 'hero-1', colour: 'red' };

test('heroes are enough: Defender and Leader of 10 HP, in an adventure of their own', () => {
  expect(play([])).toMatchObject({
    ok: true,
    answer: {
      refused: [],
      warnings: [],
      adventure: {
        round: 0,
        turn: null,
        track: [
          { place: 0, keys: ['hero-1'], acted: [] },
          { place: 3, keys: ['hero-2'], acted: [] },
        ],
        heroes: [
          { name: 'Maya', role: 'defender', hp: 10, curse: [], trauma: [] },
          { name: 'hero-2', role: 'leader', hp: 10 },
        ],
        runes: { bag: 36, taken: 0, drawn: [] },
        result: null,
      },
    },
  });
});

test('what is refused is named, changes nothing, and the rest goes on', () => {
  const { answer } = play([{ kind: 'nextTurn' }, RED, RED, { ...RED, colour: 'blue' }]);
  expect(answer).toMatchObject({
    refused: [{ index: 2, code: 'no-cube', colour: 'red' }],
    adventure: { heroes: [{ cubes: { placed: { red: 1, blue: 1 } } }, {}] },
  });
});

test('what the app would warn of is named', () => {
  const yellow = { ...RED, colour: 'yellow' };
  const { answer } = play([{ kind: 'nextTurn' }, RED, yellow, yellow]);
  expect(answer).toMatchObject({
    refused: [],
    warnings: [{ index: 3, code: 'no-cube-action-left', most: 2 }],
  });
});

test('dice fall as they are given', () => {
  const roll = { kind: 'check', hero: 'hero-1', bonus: 0, difficulty: 10, path: false };
  const rolled = play([roll], { dice: { 0: [20] } });
  expect(rolled).toMatchObject({ ok: true, answer: { refused: [] } });
  expect(play([roll], { dice: { 0: [21] } })).toMatchObject({
    answer: { refused: [{ index: 0, code: 'die-out-of-range' }] },
  });
});

test.each([
  ['an unknown command', [{ kind: 'fly' }], 'commands[0].kind'],
  ['a name every object has', [{ kind: 'constructor' }], 'commands[0].kind'],
  ['no kind', [{}], 'commands[0].kind'],
  ['fields missing', [{ kind: 'nextTurn' }, { kind: 'harm' }], 'commands[1]'],
  [
    'a field of another kind',
    [{ kind: 'declareOutcome', outcome: { result: 'tie' } }],
    'commands[0]',
  ],
])('%s: bad input', (_, commands, path) => {
  expect(play(commands)).toMatchObject({ ok: false, error: { code: 'bad-input', path } });
});

test('heroes that cannot be: bad input', () => {
  const heroes = [{ role: 'leader' }, { role: 'leader' }];
  expect(play([], { heroes })).toMatchObject({ ok: false, error: { path: 'heroes' } });
  expect(play([], { heroes: [{ maxHp: 'x' }] })).toMatchObject({
    error: { path: 'heroes[0].maxHp' },
  });
});

const PLAYED: readonly GameCommand[] = [
  startCommand(),
  { kind: 'nextTurn' },
  { kind: 'note', figure: null, text: 'Anna würfelt' },
  { kind: 'placeCube', hero: 'hero-1', colour: 'red' },
  { kind: 'rollDie', sides: 20 },
  { kind: 'check', hero: 'hero-1', bonus: 2, difficulty: 12, path: false },
  { kind: 'setPlayer', hero: 'hero-1', player: 'Anna' },
  { kind: 'nextTurn' },
  { kind: 'drawRunes', by: 'instruction', count: 2 },
];

const rowOf = (
  state: GameState,
  command: GameCommand,
): { readonly state: GameState; readonly row: PlayedRow } => {
  const done = doing(state, command);
  const row = { id: '', parent: null, step: '', at: 0, command: JSON.stringify(command) };
  return { state: done.state, row: { ...row, events: done.events } };
};

function playedRows(): { readonly state: GameState; readonly newestFirst: readonly PlayedRow[] } {
  let state = campaignWith();
  const newestFirst: PlayedRow[] = [];
  for (const command of PLAYED) {
    const done = rowOf(state, command);
    state = done.state;
    newestFirst.unshift(done.row);
  }
  return { state, newestFirst };
}

test('"Regelfrage melden": the case ends where the table stands, dice and all', () => {
  const { state, newestFirst } = playedRows();
  const line = playScenario(state, newestFirst, 'Probe, Runde 1') ?? '';
  expect(line).not.toContain('Anna');
  const { heroes, round, turn, drawn } = adventureOf(state);
  expect(answerTo(line)).toMatchObject({
    id: 'Probe, Runde 1',
    answer: {
      refused: [],
      adventure: JSON.parse(JSON.stringify({ heroes, round, turn })) as object,
    },
  });
  const runes = { drawn: drawn.map(({ id }) => id) };
  expect(answerTo(line)).toMatchObject({ answer: { adventure: { runes } } });
});

test('a case without its beginning is none', () => {
  const { state, newestFirst } = playedRows();
  expect(newestFirst.filter(startsAdventure)).toHaveLength(1);
  expect(playScenario(state, newestFirst.slice(0, -1), '')).toBeNull();
  expect(playScenario({ ...state, adventure: null }, newestFirst, '')).toBeNull();
});
