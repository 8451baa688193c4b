import { createBoard, createSituation, printSituation } from '@/src/rules';
import { parseSituation } from '../text/situation';
import type { SituationDraft } from '@/src/rules';

const board = createBoard({
  terrain: ['..~~..', '......', '.*..#D'],
  levels: ['001122', '001122'],
});
if (!board.ok) throw new Error(board.error.code);

const draft: SituationDraft = {
  board: board.value,
  heroes: [
    { id: 'jaheen', at: [0, 0], hp: 10, order: 2, cubes: 1, shield: 2, resources: 3 },
    { id: 'the "other" one', at: [1, 0], hp: 0, order: 1, hidden: true, unconscious: true },
  ],
  allies: [{ id: 'eagle', kind: 'animal', at: [0, 1], hidden: true }],
  npcs: [{ id: 'n', at: [1, 1] }],
  monsters: [{ id: 'ogre', at: [2, 0], size: 'large' }],
  objects: [
    { kind: 'chest', at: [0, 2] },
    { kind: 'trap', at: [4, 1] },
    { kind: 'trap', at: [5, 1] },
  ],
  monster: {
    id: 'm',
    at: [4, 1],
    size: 'small',
    move: 3,
    attack: 'ranged',
    damage: 4,
    abilities: { multishot: 2, bloodseeker: true, jump: true, trample: 1 },
    immunities: ['burn', 'large'],
    tokens: { slow: true, intimidate: 2, moveBonus: 1 },
  },
  primary: 'the "other" one',
  mode: 'pvp',
};

test('a situation round-trips through its text', () => {
  const made = createSituation(draft);
  if (!made.ok) throw new Error(made.error.path);
  const text = printSituation(made.value);
  const again = parseSituation(text);
  if (!again.ok) throw new Error(`${again.error.code} ${again.error.path}\n${text}`);
  expect(printSituation(again.value)).toBe(text);
  const { board: _, ...figures } = made.value;
  expect(again.value).toMatchObject({
    ...figures,
    objects: expect.arrayContaining([...figures.objects]),
  });
});

test.each<[string, string, string]>([
  ['no terrain', '|figures|\n|.|', 'line 1'],
  ['columns do not match', '|terrain|figures|\n|..|', 'line 2'],
  ['a symbol that is not drawn', '|terrain|figures|\n|..|..|\nJ hero j hp=1 order=1', 'line 3'],
  ['an unknown kind', '|terrain|figures|\n|..|J.|\nJ dragon j', 'line 3'],
])('bad notation: %s', (_, text, path) => {
  expect(parseSituation(text)).toEqual({ ok: false, error: { code: 'bad-notation', path } });
});
