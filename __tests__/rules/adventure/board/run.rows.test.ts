import { warningsFor, whyNotOnBoard } from '@/src/rules';
import { adventureOf, after, doing, eventsOf, heroOf, monsterOf, refusing, story } from '../kit';
import { animal, APPLY, glance, hp, onHit, ownFace, tokens, trait } from '../foes';
import { choices, FOE, put, run, scene, sheet, thing, turnOf } from './laid';

const ranOnce = (state: Parameters<typeof run>[0]) => doing(state, run(state));
const threatOf = (state: Parameters<typeof run>[0]) => adventureOf(state).threat;

test('S3, S4, S5: it walks next to its target, then the same threat as in quick mode waits', () => {
  const state = scene({ at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } });
  expect(choices(turnOf(state))).toEqual(['5,1 hero-1 3', '5,2 hero-1 3', '5,3 hero-1 3']);
  const done = doing(state, run(state, [5, 2]));
  expect(story(done)).toEqual(['monsterRan', 'figurePlaced', 'monsterAttacked', 'threatOpened']);
  expect(monsterOf(done.state, FOE).at).toEqual([5, 2]);
  expect(threatOf(done.state)?.targets).toEqual([{ figure: 'hero-1', damage: 3 }]);
  expect(glance(after(done.state, APPLY), 'hero-1')).toBe('7/10');
});

test('D1, P1: on darkness it gets two more, and it looks for darkness', () => {
  const state = scene({
    print: ['', '', '', '.....D..'],
    at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] },
  });
  expect(choices(turnOf(state))).toEqual(['5,3 hero-1 3']);
  const { state: now } = ranOnce(state);
  expect(threatOf(now)?.targets).toEqual([{ figure: 'hero-1', damage: 5 }]);
  expect(glance(now, FOE)).toBe('10/10 on darkness');
});

test('D1: X counts the runes of the card’s colour on the track', () => {
  const drawn = [
    { kind: 'drawRunes', by: 'instruction', count: 1, runes: ['orange-c'] },
    { kind: 'settleRunes', reached: [], crushed: 0 },
  ] as const;
  const at = { 'hero-1': [2, 2], 'hero-2': [7, 5], [FOE]: [2, 3] } as const;
  const state = scene({ foes: [{ damage: { base: 2, x: 3 } }], at, then: drawn });
  expect(turnOf(state).options[0]?.damage).toBe(5);
});

describe('R1, R2: a large monster pushes aside and crushes', () => {
  const LARGE = { size: 'large', move: 3 } as const;
  const made = (safe: boolean) =>
    scene({
      print: ['########', '########', '', '', '########', '########'],
      foes: [LARGE, {}],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 3], [FOE]: [0, 2], 'monster-4': [4, 2] },
      then: [thing('chest', 5, 3, safe)],
    });

  it('R1: asks where the small one goes, and takes no other answer', () => {
    const state = made(false);
    const [option] = turnOf(state).options;
    expect(option).toMatchObject({ end: [4, 2], hits: ['hero-1'] });
    expect(option?.displaced).toEqual([
      {
        figure: 'monster-4',
        fields: [
          [3, 2],
          [3, 3],
          [6, 3],
        ],
      },
    ]);
    expect(option?.crushed).toMatchObject([{ at: [5, 3], die: true }]);
    expect(refusing(state, run(state))).toBe('displace-first');
    const wrong = [{ figure: 'monster-4', at: [1, 2] }] as const;
    expect(refusing(state, run(state, undefined, { displaced: wrong }))).toBe('not-an-option');
  });

  it('R2: the monster rolls the trap die, the chest is gone', () => {
    const state = made(false);
    const displaced = [{ figure: 'monster-4', at: [3, 3] }] as const;
    const done = doing(state, run(state, undefined, { displaced }), [3]);
    expect(eventsOf(done, 'trapDieRolled').map(({ face }) => face)).toEqual(['poison']);
    expect(glance(done.state, FOE)).toBe('10/10 poison 2');
    expect(monsterOf(done.state, 'monster-4').at).toEqual([3, 3]);
    expect(adventureOf(done.state).map?.objects).toEqual([]);
  });

  it('Z5: a safe chest has no die', () => {
    const state = made(true);
    const displaced = [{ figure: 'monster-4', at: [3, 3] }] as const;
    expect(story(doing(state, run(state, undefined, { displaced })))).not.toContain(
      'trapDieRolled',
    );
  });
});

test('R1: who is pushed aside enters its new field', () => {
  const state = scene({
    print: ['########', '########', '......L.', '........', '########', '########'],
    foes: [{ size: 'large' }, {}],
    at: { 'hero-1': [6, 3], 'hero-2': [7, 3], [FOE]: [0, 2], 'monster-4': [5, 2] },
  });
  const displaced = [{ figure: 'monster-4', at: [6, 2] }] as const;
  const now = after(state, run(state, [4, 2], { displaced }));
  expect(glance(now, 'monster-4')).toBe('10/10 burn 2 on lava');
});

test('A1, T5: a bound archer that can shoot nobody stays, and the turn is over', () => {
  const state = scene({
    foes: [{ attack: 'ranged', move: 0 }],
    at: { 'hero-1': [1, 0], 'hero-2': [7, 5], [FOE]: [0, 0] },
  });
  const turn = turnOf(state);
  expect([turn.action, choices(turn)]).toEqual(['stay', ['0,0 - 0']]);
  const done = ranOnce(state);
  expect(story(done)).toEqual(['monsterRan']);
  expect([threatOf(done.state), turnOf(done.state).phase]).toEqual([null, 'over']);
});

test('A1: blue attacks hit anywhere; it moves for darkness only', () => {
  const state = scene({
    print: ['.D'],
    foes: [{ attack: 'magic' }],
    at: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [0, 0] },
  });
  expect(choices(turnOf(state))).toEqual(['1,0 hero-1 1']);
});

describe('D7: HINTERHALT', () => {
  const AMBUSH = { abilities: [trait('ambush')] };
  const state = scene({
    print: ['', '', '', '', '......L.'],
    foes: [AMBUSH],
    at: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [0, 0] },
  });

  it('D7: the target’s player picks a place next to him', () => {
    const turn = turnOf(state);
    expect([turn.ambush, turn.chooser]).toEqual([true, 'hero-1']);
    expect(choices(turn)).toEqual(['6,4 hero-1 0', '7,4 hero-1 0', '6,5 hero-1 0']);
  });

  it('M5: it enters the last field only', () => {
    const { state: now } = doing(state, run(state, [6, 4]));
    expect(glance(now, FOE)).toBe('10/10 burn 2 on lava');
    expect(adventureOf(now).turn?.ran?.way).toEqual([
      [0, 0],
      [6, 4],
    ]);
  });

  it('nobody walks to an ambush', () => {
    const way = [
      [0, 0],
      [7, 4],
    ] as const;
    expect(refusing(state, run(state, [7, 4], { way }))).toBe('not-an-option');
  });

  it('D7: knocked down it is a turn like any other', () => {
    const down = after(state, tokens(FOE, { 'knock-down': 1 }));
    expect(turnOf(down)).toMatchObject({ ambush: false, action: 'approach' });
  });
});

test('K1: a hidden hero is no target, but stands in the way', () => {
  const state = scene({
    at: { 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
    then: [tokens('hero-1', { stealth: 1 })],
  });
  const turn = turnOf(state);
  expect([turn.action, turn.ranking]).toEqual(['approach', ['hero-2']]);
  expect(threatOf(ranOnce(state).state)).toBeNull();
});

test('K3: an instruction moves a hero to the front', () => {
  const at = { 'hero-1': [3, 2], 'hero-2': [1, 2], [FOE]: [2, 2] } as const;
  const state = scene({ at });
  expect(choices(turnOf(state))).toEqual(['2,2 hero-1 0']);
  expect(choices(turnOf(state, { primary: 'hero-2' }))).toEqual(['2,2 hero-2 0']);
  const said = { primary: 'hero-2' };
  const { state: now } = doing(state, run(state, undefined, { said }));
  expect(threatOf(now)?.targets[0]?.figure).toBe('hero-2');
});

describe('D6: DOPPELANGRIFF', () => {
  const state = scene({
    foes: [{ abilities: [onHit('attack-twice')] }],
    at: { 'hero-1': [3, 2], 'hero-2': [1, 2], [FOE]: [2, 2] },
  });
  const once = after(ranOnce(state).state, APPLY);

  it('D6: the same target again, each attack a threat of its own', () => {
    expect(turnOf(once).phase).toBe('second-attack');
    expect(choices(turnOf(once))).toEqual(['2,2 hero-1 0']);
    const ask = (figure: string) => whyNotOnBoard(adventureOf(once), FOE, { figure });
    expect(ask('hero-1')).toEqual({ ok: true, value: { kind: 'chosen' } });
    expect(ask('hero-2')).toEqual({ ok: true, value: { kind: 'same-again' } });
    const twice = after(ranOnce(once).state, APPLY);
    expect(glance(twice, 'hero-1')).toBe('4/10');
    expect(turnOf(twice)).toMatchObject({ phase: 'over', options: [] });
    expect(
      refusing(twice, { kind: 'runMonster', figure: FOE, end: [2, 2], hits: ['hero-1'] }),
    ).toBe('not-an-option');
  });

  it('D6: a new one without moving, if the first is out of reach', () => {
    const moved = after(once, put('hero-1', 7, 5));
    expect(choices(turnOf(moved))).toEqual(['2,2 hero-2 0']);
  });

  it('R3: BETÄUBEN takes both', () => {
    const stunned = scene({
      foes: [{ abilities: [onHit('attack-twice')] }],
      at: { 'hero-1': [5, 2], 'hero-2': [0, 5], [FOE]: [2, 2] },
      then: [tokens(FOE, { stun: 1 })],
    });
    expect(turnOf(stunned).action).toBe('move');
    const { state: now } = ranOnce(stunned);
    expect([threatOf(now), turnOf(now).phase]).toEqual([null, 'over']);
    expect(monsterOf(now, FOE).at).not.toEqual([2, 2]);
  });
});

test('M6: STAMPFEN hurts each one passed once, shields do not help', () => {
  const state = scene({
    print: ['########', '########', '', '########', '########', '########'],
    foes: [{ abilities: [{ ...trait('trample'), x: 2 }], move: 4, attack: 'melee' }],
    at: { 'hero-1': [5, 2], 'hero-2': [3, 2], [FOE]: [1, 2] },
    then: [tokens('hero-2', { shield: 2 })],
  });
  const [option] = turnOf(state).options;
  expect(option).toMatchObject({ end: [4, 2], trampled: ['hero-2'], trampleDamage: 2 });
  const { state: now } = ranOnce(state);
  expect(glance(now, 'hero-2')).toBe('8/10 shield 2');
  expect(threatOf(now)?.targets[0]?.figure).toBe('hero-1');
});

test('M4: each hazard once a turn; ending the turn there does not count again', () => {
  const state = scene({
    print: ['########', '########', '..LL....', '########', '########', '########'],
    at: { 'hero-1': [5, 2], 'hero-2': [7, 2], [FOE]: [1, 2] },
  });
  const done = ranOnce(state);
  expect(glance(done.state, FOE)).toBe('10/10 burn 2');
  const there = scene({
    print: ['########', '########', '..LL....', '########', '########', '########'],
    at: { 'hero-1': [4, 2], 'hero-2': [7, 2], [FOE]: [1, 2] },
  });
  const stood = after(ranOnce(there).state, APPLY, { kind: 'nextTurn' });
  expect(glance(stood, FOE)).toBe('10/10 burn 2 on lava');
});

describe('M2: from level 2 straight down', () => {
  const lay = [
    { kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 },
    sheet([], [0, 0]),
    sheet([], [2, 0]),
  ] as const;
  const at = { 'hero-1': [5, 0], 'hero-2': [7, 5], [FOE]: [3, 0] } as const;
  const state = scene({ foes: [{ move: 1 }], lay, at });

  it('M2: a fall costs two HP', () => {
    expect(turnOf(state).options.map(({ fallDamage }) => fallDamage)).toEqual([2, 2]);
    const { state: now } = ranOnce(state);
    expect([glance(now, FOE), threatOf(now)?.targets.length]).toEqual(['8/10', 1]);
  });

  it('S8: whoever dies of it attacks nobody', () => {
    const { state: now } = ranOnce(after(state, hp(FOE, 2)));
    expect([glance(now, FOE), threatOf(now)]).toEqual(['gone', null]);
  });

  it('R1: a displaced monster falls too', () => {
    const wide = scene({
      foes: [{ size: 'large', move: 1 }, {}],
      lay: [lay[0], sheet([], [0, 0]), sheet(['', '', '####', '####', '####', '####'], [2, 0])],
      at: { 'hero-1': [4, 0], 'hero-2': [7, 0], [FOE]: [0, 0], 'monster-4': [3, 0] },
    });
    const displaced = [{ figure: 'monster-4', at: [4, 1] }] as const;
    const now = after(wide, run(wide, [2, 0], { displaced }));
    expect(glance(now, 'monster-4')).toBe('8/10');
  });
});

test('M1: LANGSAM comes off when it moves, and stays when it attacks from where it stands', () => {
  const slow = [tokens(FOE, { slow: 1 })];
  const far = scene({ at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] }, then: slow });
  expect(glance(ranOnce(far).state, FOE)).toBe('10/10');
  const near = scene({ at: { 'hero-1': [3, 2], 'hero-2': [0, 5], [FOE]: [2, 2] }, then: slow });
  expect(glance(ranOnce(near).state, FOE)).toBe('10/10 slow 1');
});

test('O1, P4: an equally good way of the players is taken, a worse one is not', () => {
  const state = scene({ at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } });
  const good = [
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 2],
  ] as const;
  const long = [
    [2, 2],
    [3, 1],
    [4, 0],
    [5, 1],
    [5, 2],
  ] as const;
  const { state: now } = doing(state, run(state, [5, 2], { way: good }));
  expect(adventureOf(now).turn?.ran?.way).toEqual(good);
  expect(refusing(state, run(state, [5, 2], { way: long }))).toBe('not-an-option');
});

test('A3: a struck zone hits hidden heroes and animals too', () => {
  const state = scene({
    foes: [{ abilities: [onHit('strike', 1)] }],
    at: { 'hero-1': [4, 2], 'hero-2': [5, 3], [FOE]: [3, 2] },
    then: [tokens('hero-2', { stealth: 1 }), animal('Wolf'), put('ally-5', 5, 2)],
  });
  expect(threatOf(ranOnce(state).state)?.targets.map(({ figure }) => figure)).toEqual([
    ...['ally-5', 'hero-1', 'hero-2'],
  ]);
});

test('D20, K3: an NPC token struck by NIEDERMETZELN opens no threat, the attack counts', () => {
  const state = scene({
    foes: [{ abilities: [trait('slaughter')] }],
    at: { 'hero-1': [7, 2], 'hero-2': [7, 5], [FOE]: [2, 2] },
    then: [thing('npc', 3, 2)],
  });
  const { state: now } = ranOnce(state);
  expect([threatOf(now), adventureOf(now).turn?.attacks]).toEqual([null, 1]);
});

test('U4, S6: a complex monster acts by the side that lies up', () => {
  const face = ownFace({ side: 'A', attack: 'melee' });
  const back = ownFace({ side: 'B', attack: 'magic', damage: 7 });
  const state = scene({
    summons: [{ card: { kind: 'scenario', name: 'Zwei', face, back }, base: null }],
    at: { 'hero-1': [7, 5], 'hero-2': [0, 5], [FOE]: [0, 0] },
  });
  expect(turnOf(state).action).toBe('approach');
  const turned = after(state, { kind: 'turnCard', card: 'card-1', side: 'B' });
  expect(choices(turnOf(turned))).toEqual(['0,0 hero-1 0']);
  expect(threatOf(ranOnce(turned).state)?.targets).toEqual([{ figure: 'hero-1', damage: 7 }]);
});

test('a monster out of its turn is doubted, not refused', () => {
  const state = scene({
    foes: [{}, {}],
    at: { 'hero-1': [3, 2], 'hero-2': [0, 5], [FOE]: [2, 2], 'monster-4': [4, 2] },
  });
  const other = { kind: 'runMonster', figure: 'monster-4', end: [4, 2], hits: ['hero-1'] } as const;
  expect(warningsFor(state, other)).toEqual([{ code: 'not-its-turn' }]);
  expect(warningsFor(state, run(state))).toEqual([]);
  expect(threatOf(doing(state, other).state)?.source).toMatchObject({ figure: 'monster-4' });
});

describe('what is refused', () => {
  const state = scene({ at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } });
  const command = run(state);

  it.each([
    ['another field', { ...command, end: [0, 0] }, 'not-an-option'],
    ['others to hit', { ...command, hits: ['hero-2'] }, 'not-an-option'],
    ['nobody such', { ...command, figure: 'monster-9' }, 'unknown-figure'],
    ['a way elsewhere', { ...command, way: [[2, 2]] }, 'not-an-option'],
  ] as const)('%s', (_, wrong, code) => expect(refusing(state, wrong)).toBe(code));

  it('a second attack while one waits', () => {
    expect(refusing(doing(state, command).state, command)).toBe('threat-open');
  });

  it('somebody nobody knows the place of', () => {
    const lost = after(state, { kind: 'placeFigure', figure: 'hero-2', at: null });
    expect(refusing(lost, command)).toBe('positions-unknown');
  });

  it('without a map', () => {
    const none = after(
      state,
      ...['hero-1', 'hero-2', FOE].map(
        (figure) => ({ kind: 'placeFigure', figure, at: null }) as const,
      ),
      { kind: 'setMap', map: null },
    );
    expect(refusing(none, command)).toBe('no-map');
  });
});

test('K2: cubes nobody counted are asked for', () => {
  const state = scene({
    setup: { heroes: [{ cubes: null }, { cubes: null }] },
    foes: [{ abilities: [trait('defiant')] }],
    at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] },
  });
  expect(refusing(state, { kind: 'runMonster', figure: FOE, end: [5, 2], hits: ['hero-1'] })).toBe(
    'cubes-unknown',
  );
});

test('quick mode and back in one turn: nothing is lost', () => {
  const state = scene({
    foes: [{ abilities: [onHit('attack-twice')] }],
    at: { 'hero-1': [3, 2], 'hero-2': [1, 2], [FOE]: [2, 2] },
  });
  const quick = after(
    state,
    { kind: 'monsterAttacks', figure: FOE, targets: ['hero-2'], onDarkness: false },
    APPLY,
  );
  expect(monsterOf(quick, FOE).at).toEqual([2, 2]);
  expect(turnOf(quick).phase).toBe('second-attack');
  expect(choices(turnOf(quick, { again: ['hero-2'] }))).toEqual(['2,2 hero-2 0']);
  expect(heroOf(quick, 'hero-2').hp).toBe(7);
});
