import { CATALOGUE } from '@/src/content/drunagor';
import {
  boardDarkness,
  groupSpreadOptions,
  nextSingles,
  type BoardSpread,
  type DarkCell,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';
import { animal, APPLY, attack, glance, onHit, own } from '../foes';
import { adventureOf, adventureWith, after, doing, heroOf, refusing, story } from '../kit';
import { hall, put, type Scene } from './laid';

const cell = (x: number, y: number): DarkCell => ({ at: [x, y], below: false });
const LINE = [cell(1, 0), cell(2, 0), cell(3, 0)];

interface Drawn extends Pick<Scene, 'print' | 'setup' | 'then'> {
  readonly at: Readonly<Record<string, Position>>;
  readonly runes?: readonly string[];
  readonly by?: 'card' | 'instruction';
}

const idOf = (shape: string): string => {
  const rune = adventureOf(adventureWith()).runes.bag.find((one) => one.shape === shape);
  if (!rune) throw new Error(shape);
  return rune.id;
};

/** A rune is drawn on a hall of 8 × 6 fields. */
function drawn({ print, setup = {}, at, then = [], runes, by = 'instruction' }: Drawn): GameState {
  const ids = runes ?? [idOf('line-large')];
  return after(
    adventureWith({ summons: [own()], ...setup }),
    ...hall(print),
    ...Object.entries(at).map(([figure, [x, y]]) => put(figure, x, y)),
    ...then,
    { kind: 'drawRunes', by, count: ids.length, runes: ids },
  );
}

function spreadOf(state: GameState, rune = adventureOf(state).drawn[0]?.id ?? ''): BoardSpread {
  const spread = boardDarkness(CATALOGUE, adventureOf(state), rune);
  if (!spread.ok) throw new Error(JSON.stringify(spread.error));
  return spread.value;
}

const spread = (state: GameState, cells: readonly DarkCell[], rune?: string): GameCommand => ({
  kind: 'spreadOnBoard',
  rune: rune ?? adventureOf(state).drawn[0]?.id ?? '',
  cells,
});

const texts = ({ options }: Pick<BoardSpread, 'options'>): readonly string[] =>
  options.map(({ cells }) => cells.map(({ at }) => at.join()).join(' '));

const laidCells = (state: GameState): readonly string[] =>
  (adventureOf(state).map?.darkness ?? []).map(({ cells }) =>
    cells.map(({ at }) => at.join()).join(' '),
  );

const FAR = { 'hero-1': [7, 0], 'hero-2': [7, 5] } as const;

test('N4, N6: the tile goes as near as it can, as one piece; then the rune goes to the track', () => {
  const state = drawn({ print: ['D'], at: FAR });
  const answer = spreadOf(state);
  expect([answer.result, answer.target, answer.missing]).toEqual(['tile', 'hero-1', 4]);
  expect(texts(answer)).toEqual(['1,0 2,0 3,0']);
  const done = doing(state, spread(state, LINE));
  expect(story(done)).toEqual(['darknessLaid', 'runesLaid']);
  expect(laidCells(done.state)).toEqual(['1,0 2,0 3,0']);
  expect(adventureOf(done.state).drawn).toEqual([]);
  expect(adventureOf(done.state).runes.track).toHaveLength(1);
});

test('N7, N8: it breaks up, single after single, in the order laid', () => {
  const state = drawn({
    print: ['D'],
    at: { 'hero-1': [3, 0], 'hero-2': [0, 0] },
    runes: [idOf('line-small')],
  });
  const answer = spreadOf(state);
  expect([answer.result, answer.missing]).toEqual(['broken', 0]);
  expect(texts(answer)).toContain('1,0 2,0 3,0');
  expect(nextSingles(adventureOf(state), answer, []).map(({ at }) => at.join())).toContain('1,0');
  expect(
    nextSingles(adventureOf(state), answer, [cell(1, 0)]).map(({ at }) => at.join()),
  ).toContain('2,0');
  const { state: now } = doing(state, spread(state, [...LINE].reverse()));
  expect(laidCells(now)).toEqual(['1,0', '2,0', '3,0']);
  expect(glance(now, 'hero-1')).toBe('8/10 on darkness');
});

test('N10: heroes and animals reached suffer two at once, a monster nothing but stands in the dark', () => {
  const state = drawn({
    print: ['D'],
    at: { 'hero-1': [1, 0], 'hero-2': [7, 5], 'monster-2': [2, 0] },
    then: [animal('Wolf'), put('ally-5', 3, 0)],
  });
  const answer = spreadOf(state);
  const option = answer.options.find(({ cells }) => cells.some(({ at }) => at.join() === '2,0'));
  expect(option?.reached).toEqual([
    { id: 'hero-1', damage: 2 },
    { id: 'ally-5', damage: 2 },
  ]);
  const { state: now } = doing(state, spread(state, option?.cells ?? []));
  expect(['hero-1', 'ally-5', 'monster-2'].map((id) => glance(now, id))).toEqual([
    ...['8/10 on darkness', 'gone', '10/10 on darkness'],
  ]);
});

test('N10: at most once in a turn, of any figure', () => {
  const setup = { summons: [own()], then: [{ kind: 'nextTurn' }] } as const;
  const state = drawn({ print: ['D'], setup, at: { 'hero-1': [1, 0], 'hero-2': [7, 5] } });
  const touched = after(state, {
    kind: 'enterGround',
    figure: 'hero-1',
    entered: ['darkness'],
    on: [],
    falls: 0,
  });
  expect(glance(touched, 'hero-1')).toBe('8/10');
  const [option] = spreadOf(touched).options;
  expect(option?.reached).toEqual([{ id: 'hero-1', damage: 0 }]);
  const { state: now } = doing(touched, spread(touched, option?.cells ?? []));
  expect(glance(now, 'hero-1')).toBe('8/10 on darkness');
});

test('N10: what the adventure says instead', () => {
  const darkness = { damage: 1, tokens: { poison: 2 }, curse: 1 } as const;
  const setup = { rules: { darkness } };
  const state = drawn({ print: ['D'], setup, at: { 'hero-1': [1, 0], 'hero-2': [7, 5] } });
  const [option] = spreadOf(state).options;
  expect(option?.reached[0]?.damage).toBe(1);
  const { state: now } = doing(state, spread(state, option?.cells ?? []));
  expect(glance(now, 'hero-1')).toBe('9/10 poison 2, curse 1 on darkness');
});

describe('N3: Zermalmung', () => {
  const state = drawn({
    print: ['DD'],
    at: { 'hero-1': [0, 0], 'hero-2': [1, 0] },
    then: [{ kind: 'setImmunities', hero: 'hero-2', immunities: ['darkness'] }],
  });

  it('N3: everybody suffers as much as there are heroes, immune or not', () => {
    expect(spreadOf(state)).toMatchObject({ result: 'crushed', target: null, options: [] });
    const { state: now } = doing(state, spread(state, []));
    expect([glance(now, 'hero-1'), glance(now, 'hero-2')]).toEqual([
      '8/10 on darkness',
      '8/10 on darkness',
    ]);
    expect(adventureOf(now).runes.track).toHaveLength(1);
  });

  it('no tile is laid', () => {
    expect(refusing(state, spread(state, [cell(2, 0)]))).toBe('not-an-option');
  });
});

test('N9a: neither darkness nor a spawn point: nothing is laid, the rune goes to the track', () => {
  const state = drawn({ at: FAR });
  expect(spreadOf(state).result).toBe('none');
  const done = doing(state, spread(state, []));
  expect(story(done)).toEqual(['runesLaid']);
});

describe('N1: two runes of the card, tile after tile', () => {
  const setup = { rules: { runeCard: true } };
  const runes = [idOf('line-large'), idOf('c')];
  const two = drawn({
    print: ['D'],
    setup,
    at: FAR,
    runes,
    by: 'card',
    then: [{ kind: 'turnRuneCard', side: 'B' }],
  });
  const once = doing(two, spread(two, spreadOf(two).options[0]?.cells ?? []));

  it('the first goes to the track, the second waits; the card turns over after the last', () => {
    expect(story(once)).toEqual(['darknessLaid', 'runesLaid']);
    expect(adventureOf(once.state).drawn.map(({ id }) => id)).toEqual([runes[1]]);
    const { state } = once;
    const last = doing(state, spread(state, spreadOf(state).options[0]?.cells ?? []));
    expect(story(last)).toEqual(['darknessLaid', 'runesLaid', 'runeCardTurned']);
    expect(adventureOf(last.state).runeCardSide).toBe('A');
  });

  it('the leader may begin with either', () => {
    const [, second = ''] = runes;
    const answer = spreadOf(two, second);
    const { state } = doing(two, spread(two, answer.options[0]?.cells ?? [], second));
    expect(adventureOf(state).drawn.map(({ id }) => id)).toEqual([runes[0]]);
  });

  it('the second in quick mode', () => {
    const quick = after(once.state, { kind: 'settleRunes', reached: ['hero-1'], crushed: 0 });
    expect(adventureOf(quick)).toMatchObject({ drawn: [], drawnBy: null, runeCardSide: 'A' });
    expect(heroOf(quick, 'hero-1').hp).toBe(8);
  });
});

describe('what is refused', () => {
  const state = drawn({ print: ['D'], at: FAR });

  it.each([
    ['another place', spread(state, [cell(4, 4), cell(5, 4)]), 'not-an-option'],
    ['a part of the tile', spread(state, [cell(1, 0)]), 'not-an-option'],
    ['nothing, though it fits', spread(state, []), 'not-an-option'],
    ['a rune not drawn', spread(state, [cell(1, 0)], 'red-c'), 'unknown-rune'],
  ] as const)('%s', (_, command, code) => expect(refusing(state, command)).toBe(code));

  it('no rune waits', () => {
    const done = after(state, spread(state, LINE));
    expect(refusing(done, { kind: 'spreadOnBoard', rune: 'red-c', cells: [] })).toBe(
      'no-runes-waiting',
    );
  });

  it('a hero nobody knows the place of', () => {
    const lost = after(state, { kind: 'placeFigure', figure: 'hero-1', at: null });
    expect(refusing(lost, spread(lost, LINE))).toBe('positions-unknown');
  });
});

test('N12: SCHATTENAURA lays its field on the map', () => {
  const state = after(
    drawn({
      at: { 'hero-1': [1, 0], 'hero-2': [7, 5], 'monster-2': [2, 0] },
      setup: { summons: [own({ abilities: [onHit('shadow-aura')] })] },
    }),
    { kind: 'settleRunes', reached: [], crushed: 0 },
    attack(['hero-1']),
    APPLY,
  );
  expect(laidCells(state)).toEqual(['1,0']);
  expect(glance(state, 'hero-1')).toBe('5/10 on darkness');
});

test('long lists are grouped by those reached and by where they lie, with the true count', () => {
  const state = drawn({
    print: ['', '', '..DD....', '..DD....'],
    at: { 'hero-1': [2, 1], 'hero-2': [3, 1] },
  });
  const { options } = spreadOf(state);
  const { count, groups } = groupSpreadOptions(options);
  expect(count).toBe(options.length);
  expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
  const members = groups.flatMap(({ clusters }) => clusters.flatMap((one) => one.options));
  expect(members.map(({ index }) => index).sort((a, b) => a - b)).toEqual(options.map((_, i) => i));
  expect(groups.map(({ figures }) => figures.join('+')).sort()).toEqual([
    'hero-1',
    'hero-1+hero-2',
  ]);
});
