import type { HostInstance } from 'react-native';
import { drop, NO_LAYERS, put, type Stack } from '@/src/ui/overlay/stack';

/** Only its identity counts. */
const spot = (name: string) => name as unknown as HostInstance;

type Step = (stack: Stack<string>) => Stack<string>;

const open =
  (id: string, from?: string): Step =>
  (stack) =>
    put(stack, { id, drawn: id, focus: from === undefined ? null : spot(from) });
const close =
  (id: string): Step =>
  (stack) =>
    drop(stack, id);

const after = (...steps: readonly Step[]) => {
  const { layers, due } = steps.reduce<Stack<string>>((stack, step) => step(stack), NO_LAYERS);
  return { layers: layers.map(({ id }) => id).join(' '), due: due.join(' ') };
};

test.each([
  ['a sheet goes back to its button', [open('menu', 'button'), close('menu')], '', 'button'],
  [
    'one sheet upon the other: each to its own',
    [open('figure', 'row'), open('entry', 'word'), close('entry')],
    'figure',
    'word',
  ],
  [
    'one in the place of the other: the row is gone with its menu, the button is left',
    [open('menu', 'button'), close('menu'), open('dice', 'row'), close('dice')],
    '',
    'row button',
  ],
  [
    'the lower one goes first: the upper one inherits its way back',
    [open('menu', 'button'), open('dice', 'row'), close('menu'), close('dice')],
    '',
    'row button',
  ],
  [
    'while another one is on top the focus stays',
    [open('menu', 'button'), open('dice', 'row'), close('menu')],
    'dice',
    '',
  ],
  ['opened by a key, nothing was pressed', [open('help'), close('help')], '', ''],
  ['what is not there cannot go', [open('menu', 'button'), close('dice')], 'menu', ''],
] as const)('%s', (_name, steps, layers, due) => {
  expect(after(...steps)).toEqual({ layers, due });
});

test('a layer drawn again keeps its place and its way back', () => {
  const stack = [open('menu', 'button'), open('dice', 'row')].reduce<Stack<string>>(
    (before, step) => step(before),
    NO_LAYERS,
  );
  const again = put(stack, { id: 'menu', drawn: 'other words', focus: spot('elsewhere') });
  expect(again.layers).toEqual([
    { id: 'menu', drawn: 'other words', origins: ['button'] },
    stack.layers[1],
  ]);
});
