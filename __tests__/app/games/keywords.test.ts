import { keywordsOf, linkedSentences } from '@/app/games/helper/keywords';

const KEYWORDS = keywordsOf([
  { name: 'Zone', entry: 'zone' },
  { name: 'Gelegenheitsangriff', entry: 'reaction' },
  { name: 'Angriff (Aktion)', entry: 'attack' },
  { name: 'Ork', entry: 'ork' },
]);
const pieces = (text: string) => linkedSentences([text], KEYWORDS)[0] ?? [];
const links = (text: string) =>
  pieces(text).flatMap(({ text: word, entry }) => (entry ? [[word, entry]] : []));

test.each([
  ['Weggehen kostet 2 Gelegenheitsangriffe', [['Gelegenheitsangriffe', 'reaction']]],
  [
    'Ein Angriff in der Zone',
    [
      ['Angriff', 'attack'],
      ['Zone', 'zone'],
    ],
  ],
  ['Zonenplan, Angriffswurf, Ork', []],
  ['Zone, Zone', [['Zone', 'zone']]],
])('%s', (text, found) => {
  expect(links(text)).toEqual(found);
  expect(
    pieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('what one sentence links, the next does not', () => {
  const [first = [], second = []] = linkedSentences(['Die Zone', 'Zone und Angriff'], KEYWORDS);
  expect([first, second].map((all) => all.flatMap(({ entry }) => entry ?? []))).toEqual([
    ['zone'],
    ['attack'],
  ]);
});
