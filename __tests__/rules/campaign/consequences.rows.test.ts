import { chronicleOf, maxHpOf, type GameCommand } from '@/src/rules';
import {
  PARTY,
  after,
  campaignWith,
  codes,
  doing,
  eventsOf,
  inAdventure,
  lose,
  note,
  refusing,
  sheet,
  startCommand,
  story,
  win,
} from './logbook-kit';

type Kind = 'status' | 'aura' | 'outcome';
const get = (
  consequence: Kind,
  name: string,
  more: object = {},
): Extract<GameCommand, { kind: 'gainConsequence' }> => ({
  kind: 'gainConsequence',
  hero: 'hero-1',
  consequence,
  draft: note(name, more),
});
const EMBERS = get('aura', 'Glut');
const AURA = after(PARTY, EMBERS);

test('B1: statuses and outcomes add up', () => {
  const state = after(PARTY, get('status', 'A'), get('status', 'B'), get('outcome', 'C'));
  const { statuses, outcomes } = sheet(state);
  expect([statuses, outcomes].map((list) => list.map(({ names }) => names.en))).toEqual([
    ['A', 'B'],
    ['C'],
  ]);
});

test('B1: a new aura replaces the old', () => {
  const done = doing(AURA, get('aura', 'Frost'));
  expect(sheet(done.state).aura?.names.en).toBe('Frost');
  expect(eventsOf(done, 'consequenceGained')[0]?.replaced?.names.en).toBe('Glut');
  expect(done.state.campaign.decisions.map(({ change, names }) => [change, names.en])).toEqual([
    ['gained', 'Glut'],
    ['lost', 'Glut'],
    ['gained', 'Frost'],
  ]);
});

test.each<[string, GameCommand, string]>([
  ['B1: without a name', get('status', ' '), 'name-empty'],
  ['B1: an endless name', get('status', 'x'.repeat(61)), 'text-too-long'],
  ['B1: emoji and right to left', get('status', '🔥 سلام'), 'accepted'],
  ['B1: of another kind', get('curse' as Kind, 'A'), 'unknown-choice'],
  ['B1: 100 hit points', get('status', 'A', { hp: 100 }), 'value-out-of-range'],
  [
    'B1: lost without having it',
    { kind: 'loseConsequence', hero: 'hero-1', id: 'note-1' },
    'unknown-consequence',
  ],
  [
    'B1: changed without having it',
    { kind: 'changeConsequence', hero: 'hero-1', id: 'note-1', change: {} },
    'unknown-consequence',
  ],
])('%s', (_, command, expected) => {
  expect(refusing(PARTY, command)).toBe(expected);
});

test('B1: an aura, a status and an outcome can be lost again', () => {
  const all = after(AURA, get('status', 'A'), get('outcome', 'C'));
  const { aura, statuses, outcomes } = sheet(all);
  const lost = [aura, ...statuses, ...outcomes].map((one): GameCommand => ({
    kind: 'loseConsequence',
    hero: 'hero-1',
    id: one?.id ?? '',
  }));
  expect(sheet(after(all, ...lost))).toEqual(sheet(PARTY));
});

test('B1: notes and hit points of an entry change', () => {
  const id = sheet(AURA).aura?.id ?? '';
  const change = {
    kind: 'changeConsequence',
    hero: 'hero-1',
    id,
    change: { notes: 'warm', hp: 2 },
  } as const;
  const state = after(AURA, change);
  expect(sheet(state).aura).toMatchObject({ notes: 'warm', hp: 2 });
  expect(maxHpOf(state.campaign, 'hero-1')).toMatchObject({ total: 11 });
  expect(doing(state, change).events).toEqual([]);
});

test.each<[string, ReturnType<typeof get>, readonly string[]]>([
  ['B1: a second aura', get('aura', 'Frost'), ['replaces-aura']],
  ['B1: the same aura', EMBERS, ['noted-already']],
  ['B1: a first status', get('status', 'Glut'), []],
])('doubts, %s', (_, command, expected) => {
  expect(codes(AURA, command)).toEqual(expected);
});

describe('D11: a trauma cube takes the aura', () => {
  const playing = inAdventure(EMBERS, get('status', 'A'));
  test.each<[string, GameCommand, boolean]>([
    ['D11: falling', { kind: 'harm', figures: ['hero-1'], amount: 20, preventable: false }, true],
    ['D11: by an instruction', { kind: 'trauma', hero: 'hero-1', x: 1 }, true],
    [
      'D11: entered by hand',
      { kind: 'setTrauma', hero: 'hero-1', trauma: [{ skill: null }] },
      true,
    ],
    ['D11: no cube', { kind: 'trauma', hero: 'hero-1', x: 0 }, false],
    ['D11: a curse cube', { kind: 'curse', hero: 'hero-1', x: 1 }, false],
    ["D11: another hero's cube", { kind: 'trauma', hero: 'hero-2', x: 1 }, false],
  ])('%s', (_, command, lost) => {
    const done = doing(playing, command);
    expect(story(done).includes('auraLost')).toBe(lost);
    expect(sheet(done.state).aura === null).toBe(lost);
    expect(sheet(done.state).statuses).toHaveLength(1);
  });

  test('D11: moving or taking a cube off does not', () => {
    const hurt = after(playing, { kind: 'trauma', hero: 'hero-1', x: 1 }, get('aura', 'Frost'));
    const off = doing(hurt, { kind: 'setTrauma', hero: 'hero-1', trauma: [] });
    expect(story(off)).toEqual(['traumaSet']);
    const moved = doing(hurt, {
      kind: 'block',
      hero: 'hero-1',
      cube: 'trauma',
      index: 0,
      skill: 'Parade',
    });
    expect(story(moved)).toEqual(['traumaSet']);
  });

  test('V1: a defeat brings it back', () => {
    const begun = after(campaignWith(), EMBERS, startCommand());
    const hurt = after(begun, { kind: 'trauma', hero: 'hero-1', x: 1 });
    expect(sheet(hurt).aura).toBeNull();
    expect(sheet(lose(hurt)).aura?.names.en).toBe('Glut');
  });
});

describe('the chronicle', () => {
  const played = inAdventure(EMBERS, { kind: 'trauma', hero: 'hero-1', x: 1 });
  const told = (state: ReturnType<typeof win>) =>
    chronicleOf(state.campaign).flatMap(({ attempts }) =>
      attempts.map(({ number, result, duration, decisions }) => ({
        number,
        result,
        duration,
        decisions: decisions.map(
          ({ change, kind, takenBack }) => `${kind} ${change}${takenBack ? ', undone' : ''}`,
        ),
      })),
    );

  test('V1: decisions of an attempt stay, won or lost', () => {
    const decisions = ['aura gained', 'aura lost'];
    expect(told(win(played))).toEqual([{ number: 1, result: 'won', duration: 60_000, decisions }]);
    const undone = decisions.map((one) => `${one}, undone`);
    expect(told(lose(played))).toEqual([
      { number: 1, result: 'lost', duration: 60_000, decisions: undone },
    ]);
    expect([win(played), lose(played)].map(({ campaign }) => campaign.decisions)).toEqual([[], []]);
  });

  test('V1: attempts are counted within a chapter, decisions between them told with the last', () => {
    const again = win(after(lose(played), get('outcome', 'C'), startCommand()));
    expect(told(again)).toEqual([
      {
        number: 1,
        result: 'lost',
        duration: 60_000,
        decisions: ['aura gained, undone', 'aura lost, undone', 'outcome gained'],
      },
      { number: 2, result: 'won', duration: 60_000, decisions: [] },
    ]);
    expect(chronicleOf(again.campaign)).toMatchObject([{ chapter: 1, title: 'Probe' }]);
  });

  test('V1: what was decided before a lost first adventure holds, and is told before it', () => {
    const lost = lose(after(campaignWith(), EMBERS, startCommand(), get('outcome', 'C')));
    expect(told(lost)).toMatchObject([{ decisions: ['aura gained', 'outcome gained, undone'] }]);
    expect(lost.campaign.decisions).toEqual([]);
    expect(sheet(lost).aura?.names.en).toBe('Glut');
  });

  test('chapters stand in the order they were played, also when one is played again', () => {
    const play = (state: ReturnType<typeof win>, chapter: number) =>
      win(after(state, { ...startCommand(), chapter } as GameCommand));
    const state = [1, 1, 2, 1].reduce(play, campaignWith());
    expect(
      chronicleOf(state.campaign).map(({ chapter, attempts }) => [
        chapter,
        attempts.map(({ number }) => number),
      ]),
    ).toEqual([
      [1, [1, 2]],
      [2, [1]],
      [1, [3]],
    ]);
  });
});
