import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree): readonly string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

const inAll = { de: leaves(de), en: leaves(en) };
const ofTheMap = {
  de: leaves({ board: de.board, turn: de.boardTurn, view: de.boardView, share: de.boardShare }),
  en: leaves({ board: en.board, turn: en.boardTurn, view: en.boardView, share: en.boardShare }),
};

test.each([
  ['ohnmächtig', inAll.de, /bewusstlos|\bk\.? ?o\b/iu],
  ['unconscious', inAll.en, /knock(s|ed)? out|knock-out/iu],
  ['Karte', ofTheMap.de, /brett|\bboard\b/iu],
  ['map', ofTheMap.en, /\bboards?\b/iu],
] as const)('one word for each thing: %s', (_, said, others) => {
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((words) => others.test(words))).toEqual([]);
});
