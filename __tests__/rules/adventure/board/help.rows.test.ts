import {
  attackCardOnBoard,
  attackHelp,
  boardTurn,
  boundBy,
  fieldsReached,
  groupMonsterOptions,
  situationOf,
  whyNotOnBoard,
  type AskedOnBoard,
  type AttackCardDraft,
  type CardFace,
  type GameState,
} from '@/src/rules';
import { bindersOf } from '@/src/rules/monster/binders';
import { animal, onHit, own, tokens, trait } from '../foes';
import { adventureOf, adventureWith, after } from '../kit';
import { FOE, hall, put, scene, sheet, turnOf } from './laid';

const helpOf = (state: GameState, hero: string, target = FOE) => {
  const help = attackHelp(adventureOf(state), hero, target);
  if (!help.ok) throw new Error(JSON.stringify(help.error));
  return help.value;
};

describe('W2, W6: what the board knows for the attack sheet', () => {
  const lay = [
    { kind: 'placeTray', tray: 1, at: [0, 0], turn: 0 },
    sheet([], [0, 0]),
    sheet(['D'], [2, 0]),
  ] as const;
  const at = { 'hero-1': [3, 0], 'hero-2': [4, 0], [FOE]: [5, 1] } as const;
  const state = scene({ lay, at });

  it('W2: two more from above, two less from below', () => {
    expect(helpOf(state, 'hero-1')).toMatchObject({ level: 1, targetLevel: 0, levelBonus: 2 });
    const up = after(state, put(FOE, 1, 1));
    expect(helpOf(up, 'hero-2')).toMatchObject({ level: 0, targetLevel: 1, levelBonus: -2 });
    expect(helpOf(up, 'hero-1').levelBonus).toBe(0);
  });

  it('N11: two less on darkness', () => {
    expect(helpOf(state, 'hero-2')).toMatchObject({ onDarkness: true, darknessMalus: -2 });
    expect(helpOf(state, 'hero-1')).toMatchObject({ onDarkness: false, darknessMalus: 0 });
  });

  it('G2, G3: yellow next to him, red a zone away, green and blue everywhere', () => {
    expect(helpOf(state, 'hero-2').inRange).toEqual({
      yellow: true,
      red: true,
      green: true,
      blue: true,
    });
    expect(helpOf(state, 'hero-1').inRange).toEqual({
      yellow: false,
      red: true,
      green: true,
      blue: true,
    });
    const far = after(state, put(FOE, 7, 5));
    expect(helpOf(far, 'hero-1').inRange).toMatchObject({ red: false, blue: true });
  });

  it('W6: bound by an enemy next to him that both see', () => {
    expect(boundBy(adventureOf(state), 'hero-2')).toEqual([FOE]);
    expect(boundBy(adventureOf(state), 'hero-1')).toEqual([]);
    const hidden = after(state, tokens('hero-2', { stealth: 1 }));
    expect(boundBy(adventureOf(hidden), 'hero-2')).toEqual([]);
    const unseen = after(state, tokens(FOE, { stealth: 1 }));
    expect(boundBy(adventureOf(unseen), 'hero-2')).toEqual([]);
  });

  it('fields in range of each colour', () => {
    const counts = (['yellow', 'red', 'green', 'blue'] as const).map(
      (colour) => fieldsReached(adventureOf(state), [0, 0], colour).length,
    );
    expect(counts).toEqual([4, 16, 48, 48]);
  });

  it('asks for what it does not know', () => {
    const lost = after(state, { kind: 'placeFigure', figure: FOE, at: null });
    expect(attackHelp(adventureOf(lost), 'hero-1', FOE)).toEqual({
      ok: false,
      error: { kind: 'missing', figures: [FOE], cubes: [] },
    });
  });

  it('a large monster: its whole zone', () => {
    const large = scene({
      foes: [{ size: 'large' }],
      at: { 'hero-1': [2, 2], 'hero-2': [0, 5], [FOE]: [4, 2] },
    });
    expect(helpOf(large, 'hero-1').inRange).toMatchObject({ yellow: false, red: true });
    expect(helpOf(after(large, put('hero-1', 3, 4)), 'hero-1').inRange.yellow).toBe(true);
    expect(boundBy(adventureOf(after(large, put('hero-1', 3, 4))), 'hero-1')).toEqual([FOE]);
  });
});

describe('"Warum nicht …?"', () => {
  const state = scene({
    setup: { heroes: [{}, { maxHp: 8 }, {}] },
    at: { 'hero-1': [6, 2], 'hero-2': [2, 0], 'hero-3': [0, 5], [FOE]: [2, 2] },
    then: [tokens('hero-3', { stealth: 1 })],
  });
  const ask = (asked: AskedOnBoard, from = state) => {
    const answer = whyNotOnBoard(adventureOf(from), FOE, asked);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { value } = answer;
    if (value.kind === 'dropped') return [value.rule, value.value, value.best];
    return value.kind === 'out-of-reach' ? [value.kind, value.points] : [value.kind];
  };

  it.each([
    ['hero-1: the target', { figure: 'hero-1' }, ['chosen']],
    ['T2: the better rank goes first', { figure: 'hero-2' }, ['T2', [1], [0]]],
    ['K1: hidden', { figure: 'hero-3' }, ['K1', null, null]],
    ['a field that is chosen', { at: [5, 2] }, ['chosen']],
    ['T2: a field from where only the second can be hit', { at: [2, 1] }, ['T2', [1], [0]]],
    ['A1: a field from where nobody can be hit', { at: [2, 4] }, ['A1', null, null]],
    ['M1: a field out of reach', { at: [7, 5] }, ['out-of-reach', 3]],
  ] as const)('%s', (_, asked, answer) => expect(ask(asked)).toEqual(answer));

  it('T2: beside the better ranked one of CLEAVE 2, rank 1 and 3 against 1 and 2', () => {
    const three = scene({
      setup: { heroes: [{}, { maxHp: 8 }, { maxHp: 6 }] },
      summons: [own({ abilities: [onHit('cleave', 2)] })],
      at: { 'hero-1': [1, 2], 'hero-2': [3, 2], 'hero-3': [2, 3], [FOE]: [2, 2] },
    });
    expect(ask({ figure: 'hero-2' }, three)).toEqual(['chosen']);
    expect(ask({ figure: 'hero-3' }, three)).toEqual(['T2', [0, 2], [0, 1]]);
  });

  it('A1: what a bound archer cannot shoot is bound, not out of range', () => {
    const archer = scene({
      setup: { heroes: [{}, { maxHp: 8 }] },
      foes: [{ attack: 'ranged', move: 0 }],
      at: { 'hero-1': [1, 2], 'hero-2': [4, 2], [FOE]: [2, 2] },
    });
    const bound = (asked: AskedOnBoard, from = archer) => {
      const answer = whyNotOnBoard(adventureOf(from), FOE, asked);
      return answer.ok && answer.value.kind === 'dropped' ? answer.value.bound : null;
    };
    expect(bound({ figure: 'hero-2' })).toEqual(['hero-1']);
    expect(bound({ figure: 'hero-1' })).toEqual(['hero-1']);
    const far = after(archer, put('hero-2', 7, 5));
    expect(bound({ figure: 'hero-2' }, far)).toEqual([]);
  });

  describe('A1: who binds', () => {
    const archer = (face: Partial<CardFace>, at: Parameters<typeof scene>[0]['at']) =>
      scene({ foes: [{ attack: 'ranged', ...face }], at });
    const binders = (from: GameState, asked: Parameters<typeof bindersOf>[1]) => {
      const here = situationOf(adventureOf(from), FOE);
      return here.ok ? bindersOf(here.value.situation, asked) : null;
    };
    const between = { 'hero-1': [1, 2], 'hero-2': [6, 2], [FOE]: [2, 2] } as const;

    it('where it stands, and at the place asked about only', () => {
      const walks = archer({ move: 3 }, between);
      expect(binders(walks, 'here')).toEqual(['hero-1']);
      expect(binders(walks, { end: [2, 2] })).toEqual(['hero-1']);
      expect(binders(walks, { end: [5, 2] })).toEqual(['hero-2']);
      expect(binders(walks, { end: [3, 4] })).toEqual([]);
      expect(binders(walks, { end: [7, 5] })).toEqual([]);
    });

    it('K1: nobody hidden binds, and a hidden one cannot be shot from anywhere', () => {
      const near = archer({ move: 0 }, { ...between, 'hero-2': [3, 2] });
      const hidden = after(near, tokens('hero-1', { stealth: 1 }));
      expect(binders(near, 'here')).toEqual(['hero-1', 'hero-2']);
      expect(binders(hidden, 'here')).toEqual(['hero-2']);
      expect(binders(hidden, { figure: 'hero-1' })).toEqual([]);
    });

    it('only shots are bound', () => {
      expect(binders(archer({ attack: 'melee', move: 0 }, between), 'here')).toEqual([]);
    });

    it('M7: next to a large one is next to its zone', () => {
      const large = archer(
        { size: 'large', move: 0 },
        { 'hero-1': [2, 1], 'hero-2': [7, 5], [FOE]: [0, 2] },
      );
      expect(binders(large, 'here')).toEqual(['hero-1']);
    });
  });

  it('M7: of a large monster any field of the zone may be asked', () => {
    const large = scene({
      foes: [{ size: 'large', move: 2 }],
      at: { 'hero-1': [6, 2], 'hero-2': [7, 5], [FOE]: [0, 2] },
    });
    expect(ask({ at: [5, 3] }, large)).toEqual(['chosen']);
    expect(ask({ at: [3, 3] }, large)).toEqual(['A1', null, null]);
  });
});

test('what has to be asked first: positions, and nothing else', () => {
  const laid = after(adventureWith({ summons: [own()] }), ...hall(), put('hero-1', 0, 0));
  expect(boardTurn(adventureOf(laid), FOE)).toEqual({
    ok: false,
    error: { kind: 'missing', figures: ['hero-2', FOE], cubes: [] },
  });
  const none = adventureOf(adventureWith({ summons: [own()] }));
  expect(boardTurn(none, FOE)).toEqual({ ok: false, error: { kind: 'no-map' } });
});

test('K2: and the cubes nobody counted', () => {
  const state = scene({
    setup: { heroes: [{ cubes: null }, {}] },
    foes: [{ abilities: [trait('relentless')] }],
    at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] },
  });
  expect(boardTurn(adventureOf(state), FOE)).toMatchObject({
    error: { kind: 'missing', figures: [], cubes: ['hero-1'] },
  });
});

test('P4: long lists are grouped by those hit, with the true count', () => {
  const state = scene({
    foes: [{ abilities: [onHit('cleave', 2)] }],
    at: { 'hero-1': [5, 2], 'hero-2': [0, 5], [FOE]: [2, 2] },
    then: [animal('Wolf'), animal('Bär'), put('ally-5', 6, 3), put('ally-6', 6, 1)],
  });
  const { options } = turnOf(state);
  const { count, groups } = groupMonsterOptions(options);
  expect(count).toBe(options.length);
  expect(groups.map(({ hits }) => hits.join('+'))).toEqual([
    ...new Set(options.map(({ hits }) => hits.join('+'))),
  ]);
  expect(groups.flatMap((group) => group.options.map(({ option }) => option)).length).toBe(count);
});

describe('U3: attack cards look from where the commander stands', () => {
  const deck: readonly AttackCardDraft[] = [
    {
      spot: { rune: 'red', row: 'upper' },
      name: 'Hieb',
      damage: 3,
      vicious: false,
      activates: false,
      passive: false,
      status: false,
      note: '',
    },
  ];
  const state = after(
    adventureWith({ summons: [own({ size: 'large' }, 'commander')] }),
    ...hall(),
    put('hero-1', 6, 2),
    put('hero-2', 0, 5),
    put(FOE, 4, 2),
    { kind: 'setDeck', owner: FOE, deck },
    { kind: 'layAttackCards', owner: FOE, drawn: [0] },
  );

  it('who is next to him, and who is a zone away', () => {
    const [card] = adventureOf(state).attackCards;
    expect(attackCardOnBoard(adventureOf(state), card?.id ?? '')).toEqual({
      ok: true,
      value: [
        { figure: 'hero-1', nextTo: true, inRange: true, hidden: false },
        { figure: 'hero-2', nextTo: false, inRange: false, hidden: false },
      ],
    });
  });
});
