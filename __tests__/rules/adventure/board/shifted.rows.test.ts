import { CATALOGUE } from '@/src/content/drunagor';
import {
  attackHelp,
  boardDarkness,
  fieldsReached,
  whyNotOnBoard,
  type GameCommand,
  type Position,
} from '@/src/rules';
import { own } from '../foes';
import { adventureOf, adventureWith, after, monsterOf } from '../kit';
import { choices, FOE, put, run, scene, sheet, thing, turnOf } from './laid';

/** Eight by six fields whose first one is [-4, -6]. */
const LAY: readonly GameCommand[] = [sheet([], [-2, -3]), sheet([], [0, -3])];
const at = (x: number, y: number): Position => [x - 4, y - 6];

describe('G1: a map that begins left of and above its first sheet', () => {
  const state = scene({
    lay: LAY,
    foes: [{ move: 3 }],
    at: { 'hero-1': at(6, 2), 'hero-2': at(0, 5), [FOE]: at(2, 2) },
  });

  it('G1, P4: options, ways and reach are fields of the map', () => {
    const { options, reach } = turnOf(state);
    expect(choices(turnOf(state))).toEqual(['1,-5 hero-1 3', '1,-4 hero-1 3', '1,-3 hero-1 3']);
    expect(options.map(({ way }) => [way[0], way.at(-1)])).toEqual(
      options.map(({ end }) => [at(2, 2), end]),
    );
    expect(reach.map((one) => one.at.join())).toContain('-2,-4');
    const now = after(state, run(state, at(5, 2)));
    expect(monsterOf(now, FOE).at).toEqual(at(5, 2));
  });

  it('G1, P4: a way of the players is, too', () => {
    const way = [at(2, 2), at(3, 1), at(4, 1), at(5, 2)];
    expect(adventureOf(after(state, run(state, at(5, 2), { way }))).turn?.ran?.way).toEqual(way);
  });

  it('G1: so is the trace', () => {
    const why = (field: Position) => whyNotOnBoard(adventureOf(state), FOE, { at: field });
    expect(why(at(5, 2))).toEqual({ ok: true, value: { kind: 'chosen' } });
    expect(why(at(2, 4))).toMatchObject({ ok: true, value: { kind: 'dropped', rule: 'A1' } });
  });

  it('G1, G2: so are the fields in range', () => {
    const near = fieldsReached(adventureOf(state), at(0, 0), 'yellow').map(String);
    expect(near).toEqual([at(0, 0), at(1, 0), at(0, 1), at(1, 1)].map(String));
    expect(attackHelp(adventureOf(state), 'hero-1', FOE).ok).toBe(true);
  });

  it('G1, R1: so are the fields for those who make way', () => {
    const large = scene({
      lay: [
        sheet(['####', '####', '', '', '####', '####'], [-2, -3]),
        sheet(['####', '####', '', '', '####', '####'], [0, -3]),
      ],
      foes: [{ size: 'large' }, {}, {}],
      at: {
        'hero-1': at(6, 2),
        'hero-2': at(7, 3),
        [FOE]: at(0, 2),
        'monster-4': at(4, 2),
        'monster-6': at(5, 3),
      },
    });
    const [option] = turnOf(large).options;
    const fields = [at(3, 2), at(3, 3), at(6, 3)];
    expect(option?.displaced.map((one) => one.fields)).toEqual([fields, fields]);
    const displaced = [
      { figure: 'monster-6', at: at(6, 3) },
      { figure: 'monster-4', at: at(3, 3) },
    ];
    const now = after(large, run(large, at(4, 2), { displaced }));
    expect(monsterOf(now, 'monster-6').at).toEqual(at(6, 3));
  });

  it('G1, R2: so are the chests that are crushed', () => {
    const [x, y] = at(5, 3);
    const large = scene({
      lay: [
        sheet(['####', '####', '', '', '####', '####'], [-2, -3]),
        sheet(['####', '####', '', '', '####', '####'], [0, -3]),
      ],
      foes: [{ size: 'large' }],
      at: { 'hero-1': at(6, 2), 'hero-2': at(7, 3), [FOE]: at(0, 2) },
      then: [thing('chest', x, y, false)],
    });
    expect(turnOf(large).options[0]?.crushed).toMatchObject([{ at: [x, y], die: true }]);
  });
});

test('G1, N4: darkness spreads on fields of the map', () => {
  const rune = adventureOf(adventureWith()).runes.bag.find((one) => one.shape === 'line-large');
  const state = after(
    adventureWith({ summons: [own()] }),
    ...[sheet(['D'], [-2, -3]), sheet([], [0, -3])],
    ...[put('hero-1', 3, -6), put('hero-2', 3, -1)],
    { kind: 'drawRunes', by: 'instruction', count: 1, runes: [rune?.id ?? ''] },
  );
  const spread = boardDarkness(CATALOGUE, adventureOf(state), rune?.id ?? '');
  const cells = spread.ok ? (spread.value.options[0]?.cells ?? []) : [];
  expect(cells.map((cell) => cell.at.join())).toEqual(['-3,-6', '-2,-6', '-1,-6']);
  const laid = after(state, { kind: 'spreadOnBoard', rune: rune?.id ?? '', cells });
  expect(adventureOf(laid).map?.darkness.flatMap((tile) => tile.cells)).toEqual(cells);
});
