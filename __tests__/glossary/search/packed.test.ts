import { array, assert, nat, property } from 'fast-check';
import {
  packGrowing,
  packLists,
  packNumbers,
  unpackGrowing,
  unpackLists,
  unpackNumbers,
} from '@/src/glossary/search/packed';

const numbers = array(nat({ max: 200_000 }), { maxLength: 40 });

test('numbers come back as they were packed', () => {
  assert(
    property(numbers, (values) => {
      expect(unpackNumbers(packNumbers(values))).toEqual(values);
    }),
  );
});

test('growing numbers come back too, and lists of them one by one', () => {
  assert(
    property(array(numbers, { minLength: 1, maxLength: 8 }), (lists) => {
      const growing = lists.map((list) => [...list].sort((one, other) => one - other));
      const packed = unpackLists(packLists(growing, packGrowing));
      expect(packed.map(unpackGrowing)).toEqual(growing);
    }),
  );
});

test('a pack is as long in JSON as it is, and has no blank', () => {
  const packed = packNumbers(Array.from({ length: 5000 }, (_, value) => value));
  expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
  expect(packed).not.toContain(' ');
});
