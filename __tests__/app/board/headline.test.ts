import { headline, besides } from '@/app/board/turn/headline';
import { planRun } from '@/app/board/turn/plan';
import { CATALOGUE } from '@/src/content/drunagor';
import { createWords, type Translate } from '@/src/i18n';
import {
  boardTurn,
  decide,
  replay,
  situationOf,
  virtualDice,
  type CardAbility,
  type CardFace,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';
import { START } from '@/src/rules/engine/state';
import { COMMAND_SCENES } from '@/__tests__/e2e/board-command-scenes';
import { commandsOf, monster, onHit, type Setting } from '@/__tests__/e2e/table-campaigns';
import { TWO_SHEETS } from './two-sheets';

const FOE = 'monster-2';
const t = createWords('de').t as Translate;
const NAMES: Readonly<Record<string, string>> = { 'hero-1': 'Vorn', 'hero-2': 'Maya' };
const one = (id: string) => NAMES[id] ?? id;
const names = {
  one,
  all: (ids: readonly string[]) => ids.map(one).join(' und '),
  field: (at: Position) => at.join('/'),
  cell: () => '',
};

const told = (state: GameState, command: GameCommand): GameState => {
  const decision = decide(CATALOGUE, state, command, virtualDice(state.dice.seed));
  if (!decision.ok) throw new Error(`${command.kind}: ${JSON.stringify(decision.error)}`);
  return replay(state, decision.value);
};

/** What the panel says before "Anwenden", from the rules themselves. */
function saidOf(
  abilities: readonly CardAbility[],
  before: readonly GameCommand[] = [],
  face: Partial<CardFace> = {},
) {
  const place = (figure: string, at: Position): GameCommand => ({
    kind: 'placeFigure',
    figure,
    at,
  });
  return saidIn({
    heroes: 2,
    summons: [monster('Wüterich', abilities, face)],
    then: [
      ...TWO_SHEETS,
      place('hero-1', [6, 2]),
      place('hero-2', [0, 5]),
      place(FOE, [5, 2]),
      ...before,
      { kind: 'actNow', figure: FOE },
    ],
  });
}

function saidIn(setting: Setting) {
  const state = commandsOf(setting).reduce(told, START);
  const { adventure } = state;
  if (adventure === null) throw new Error('no adventure');
  const here = situationOf(adventure, FOE);
  const turn = boardTurn(adventure, FOE);
  if (!here.ok || !turn.ok) throw new Error('no turn');
  const [option] = turn.value.options;
  if (option === undefined) throw new Error('no option');
  const picks = { asides: [], dice: null, damage: null, fatigue: {}, said: {} };
  const plan = planRun(state, here.value, FOE, option, picks);
  const running = { figure: FOE, turn: turn.value, option };
  const own = plan.ends.find(({ figure }) => figure === FOE)?.hp;
  const words = { names, t, adventure };
  return { head: headline(running, plan, words), besides: besides(running, plan, words), own };
}

const hp = (figure: string, value: number): GameCommand => ({
  kind: 'setHp',
  figure,
  hp: value,
  maxHp: figure === FOE ? 12 : 10,
});

test('D10: the headline tells the HP that are left at the end', () => {
  expect(saidOf([]).head).toBe('Bleibt auf 5/2: trifft Vorn (10 → 6 LP)');
});

test('D11: and who is knocked out', () => {
  expect(saidOf([], [hp('hero-1', 3), hp('hero-2', 2)]).head).toBe(
    'Bleibt auf 5/2: trifft Vorn (wird ohnmächtig)',
  );
});

test('D4: LP ENTZIEHEN counts for the target, and heals the monster', () => {
  const said = saidOf([onHit('drain-health', 2)], [hp(FOE, 5)]);
  expect(said.head).toBe('Bleibt auf 5/2: trifft Vorn (10 → 4 LP)');
  expect(said.own).toEqual({ from: 5, to: 7 });
});

test('D19: what a collateral effect costs its target counts too', () => {
  const said = saidOf([onHit('penitence')], [{ kind: 'curse', hero: 'hero-1', x: 2 }]);
  expect(said.head).toBe('Bleibt auf 5/2: trifft Vorn (10 → 4 LP)');
  expect(said.besides).toBe('');
});

test('M6: whoever is hurt on the way is told besides, with the HP left', () => {
  const said = saidIn(COMMAND_SCENES.TRAMPLE);
  expect(said.head).toBe('0/2 nach 4/2: trifft Maya (10 → 6 LP)');
  expect(said.besides).toBe('Außerdem Vorn (5 → 3 LP)');
});

test('T7: a stunned one would hit, and nobody loses anything', () => {
  const said = saidOf([], [{ kind: 'setTokens', figure: FOE, tokens: { stun: 1 } }]);
  expect(said.head).toBe('Bleibt auf 5/2: träfe Vorn, greift aber nicht an (betäubt)');
  expect(said.besides).toBe('');
});

const hidden = (figure: string): GameCommand => ({
  kind: 'setTokens',
  figure,
  tokens: { stealth: 1 },
});

test.each<readonly [string, string, ReturnType<typeof saidOf>]>([
  [
    'T6: it sees nobody',
    'Bleibt auf 5/2: Es sieht niemanden.',
    saidOf([], [hidden('hero-1'), hidden('hero-2')]),
  ],
  [
    'T5: bound, it sees them all and shoots nobody',
    'Bleibt auf 5/2: gebunden, nirgends ein Schuss.',
    saidOf([], [], { attack: 'ranged', move: 0 }),
  ],
])('%s', (_, head, said) => expect(said.head).toBe(head));
