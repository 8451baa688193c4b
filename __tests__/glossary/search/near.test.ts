import { assert, constantFrom, property, string, uniqueArray } from 'fast-check';
import { nearTerms } from '@/src/glossary/search/near';

/** The whole table, for comparison. */
const distance = (one: string, other: string): number => {
  if (one === '' || other === '') return one.length + other.length;
  const [cut, rest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return distance(cut, rest);
  return 1 + Math.min(distance(cut, other), distance(one, rest), distance(cut, rest));
};

const word = string({ unit: constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });

test('finds exactly the terms that are near enough, with their distance', () => {
  assert(
    property(
      uniqueArray(word, { maxLength: 30 }),
      word,
      constantFrom(1, 2),
      (words, asked, most) => {
        const terms = [...words].sort();
        const wanted = terms
          .map((term, place) => ({ term: place, distance: distance(asked, term) }))
          .filter((near) => near.distance <= most);
        expect(nearTerms(terms, asked, most)).toEqual(wanted);
      },
    ),
  );
});
