import { pressedAt } from '@/app/play/shortcuts/keys';

test.each([
  ['n', { kind: 'shortcut', name: 'main' }],
  ['N', { kind: 'shortcut', name: 'main' }],
  ['Enter', { kind: 'shortcut', name: 'main' }],
  ['u', { kind: 'shortcut', name: 'undo' }],
  ['r', { kind: 'shortcut', name: 'redo' }],
  ['h', { kind: 'shortcut', name: 'history' }],
  ['d', { kind: 'shortcut', name: 'dice' }],
  ['g', { kind: 'shortcut', name: 'glossary' }],
  ['?', { kind: 'shortcut', name: 'help' }],
  ['1', { kind: 'target', index: 0 }],
  ['9', { kind: 'target', index: 8 }],
  ['0', null],
  ['x', null],
  ['Tab', null],
  ['toString', null],
])('the key %s', (key, meaning) => {
  expect(pressedAt(key)).toEqual(meaning);
});
