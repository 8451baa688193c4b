import { hyphenated } from '@/app/table/track/hyphens';
import { JOINTS, MONSTERS } from '@/src/content/drunagor';

const parted = (name: string): string => hyphenated(name).replaceAll('\u00ad', '|');

test.each([
  ['a name of the game, at its joints', 'Skelettbogenschütze', 'Skelett|bogen|schütze'],
  ['the long words of a name alone', 'Manifestation des Zorns', 'Mani|festation des Zorns'],
  ['short words stay whole', 'Untoter König', 'Untoter König'],
  ['own names in syllables, none of fewer than three letters', 'Donaudampfer', 'Donau|damp|fer'],
  ['consonants that belong together', 'Knochenbrecher', 'Kno|chen|bre|cher'],
])('%s', (_, name, expected) => {
  expect(parted(name)).toBe(expected);
});

test('what is parted says the same, and every joint is of a word that is long', () => {
  for (const { de, en } of MONSTERS)
    for (const name of [de, en]) expect(parted(name).replaceAll('|', '')).toBe(name);
  for (const word of JOINTS) expect(parted(word.replaceAll('|', ''))).toBe(word);
});
