import { partsOf } from '@/src/glossary/search/compounds';
import { fold, foldedKey, wordsOf } from '@/src/glossary/search/fold';
import { rootsOf, stemOf, stemsOf } from '@/src/glossary/search/stem';

describe('folding', () => {
  test.each([
    ['Fluchwürfel', 'Fluchwuerfel', 'Fluchwurfel'],
    ['GROßES', 'grosses', 'Grosses'],
    ['Höhe', 'Hoehe', 'hohe'],
    ['Täter', 'Taeter', 'Tater'],
    ['RANGER’S', "ranger's", 'rangers'],
    ['Menü', 'Menu\u0308', 'menue'],
  ])('%s, %s and %s are one word', (one, two, three) => {
    expect(fold(two)).toBe(fold(one));
    expect(fold(three)).toBe(fold(one));
  });

  test.each([
    ['K.o.', 'KO'],
    ['III-A', 'iii a'],
    ['+X TRF', 'x trf'],
    ['Spieler-gegen-Spieler', 'Spieler gegen Spieler'],
  ])('%s and %s have one key', (one, other) => {
    expect(foldedKey(other)).toBe(foldedKey(one));
  });

  test('words know their places', () => {
    const text = 'GIFT: 2 Schäden!';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'GIFT',
      '2',
      'Schäden',
    ]);
  });
});

describe('stems', () => {
  test.each([
    ['rasten', 'Rast', 'rastet'],
    ['betäubt', 'betäuben', 'Betäubung'],
    ['Truhe', 'Truhen', 'truhe'],
    ['Monster', 'Monstern', 'monsters'],
    ['heilen', 'Heilung', 'heilt'],
    ['moves', 'moving', 'move'],
    ['stunned', 'stun', 'stuns'],
    ['Würfel', 'würfeln', 'würfelt'],
    ['bleed', 'bleeding', 'bleeds'],
    ['laufen', 'läuft', 'lauft'],
  ])('%s, %s and %s share one', (one, two, three) => {
    expect(stemOf(fold(two))).toBe(stemOf(fold(one)));
    expect(stemOf(fold(three))).toBe(stemOf(fold(one)));
  });

  test.each([
    ['vergiftet', 'gift'],
    ['verlangsamt', 'langsam'],
    ['geschubst', 'schub'],
    ['verflucht', 'fluch'],
  ])('%s has the root %s', (word, root) => {
    expect(stemsOf(word).flatMap(rootsOf)).toContain(root);
  });

  test('short words are left alone', () => {
    expect(stemOf('ki')).toBe('ki');
    expect(stemOf('aw')).toBe('aw');
  });
});

describe('compounds', () => {
  const known = new Set([
    'fluch',
    'wurfel',
    'dunkelheit',
    'schaden',
    'gift',
    'falle',
    'truhe',
    'karte',
  ]);
  const isKnown = (word: string): boolean => known.has(word);

  test.each([
    ['fluchwurfel', ['fluch', 'wurfel']],
    ['dunkelheitsschaden', ['dunkelheit', 'schaden']],
    ['giftfallenschaden', ['gift', 'falle', 'schaden']],
    ['truhenkarte', ['truhe', 'karte']],
    ['schadenfreude', []],
    ['gift', []],
  ])('%s → %p', (word, parts) => {
    expect(partsOf(word, isKnown)).toEqual(parts);
  });
});
