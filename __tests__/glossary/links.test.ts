import { shortName, textPieces, textShown } from '@/src/glossary';
import { linksOfEntry } from './linked';

test.each([
  ['no markup', 'Nur Text.', [{ kind: 'text', text: 'Nur Text.' }]],
  ['a link alone', '[[poison]]', [{ kind: 'link', entry: 'poison' }]],
  [
    'a link with its own words',
    'Gegen [[poison|Gift]] hilft nichts.',
    [
      { kind: 'text', text: 'Gegen ' },
      { kind: 'link', entry: 'poison', shown: 'Gift' },
      { kind: 'text', text: ' hilft nichts.' },
    ],
  ],
  [
    'strong words and a link side by side',
    '**Held**[[stun]]',
    [
      { kind: 'strong', text: 'Held' },
      { kind: 'link', entry: 'stun' },
    ],
  ],
  ['brackets that are no link', 'a [b] c', [{ kind: 'text', text: 'a [b] c' }]],
])('pieces: %s', (_, paragraph, pieces) => {
  expect(textPieces(paragraph)).toEqual(pieces);
});

test('plain text shows names and shown words', () => {
  expect(textShown('**Nie** [[stun]] mit [[poison|Gift]].', (id) => id.toUpperCase())).toBe(
    'Nie STUN mit Gift.',
  );
});

test('links of an entry come from text, missed and example', () => {
  const words = { gist: '', text: ['[[a]]'], missed: ['[[b|x]]'], example: '[[c]]' };
  expect(linksOfEntry(words)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['BLUTEN X', 'BLUTEN'],
  ['FLUCHWÜRFEL (FW)', 'FLUCHWÜRFEL'],
  ['KRITISCH BEI X+', 'KRITISCH BEI X+'],
  ['Lava', 'Lava'],
])('inside a sentence %s is called %s', (name, short) => {
  expect(shortName({ names: { de: name, en: name } }, 'de')).toBe(short);
});
