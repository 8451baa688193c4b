import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as content from '@/src/content/drunagor';
import {
  BASES,
  EQUIPMENT_CATEGORIES,
  HERO_CLASSES,
  HEROES,
  keywordName,
  KEYWORDS,
  MINIATURES,
  MONSTERS,
  nameIn,
  SCENARIO_MONSTERS,
  TOKENS,
} from '@/src/content/drunagor';
import { AURAS, OUTCOMES, STATUSES } from '@/src/content/drunagor/consequences';
import { ITEMS } from '@/src/content/drunagor/items';
import { BASE_COLOURS, IMMUNITIES, TRACK } from '@/src/rules';

interface Row {
  readonly id: string;
  readonly en: string;
  readonly de: string | null;
}

const TABLES: readonly (readonly [name: string, count: number, rows: readonly Row[]])[] = [
  ['monsters', 7, MONSTERS],
  ['scenario monsters', 14, SCENARIO_MONSTERS],
  ['miniatures', 8, MINIATURES],
  ['keywords', 125, KEYWORDS],
  ['tokens', 16, TOKENS],
  ['bases', 12, BASES],
  ['hero classes', 5, HERO_CLASSES],
  ['equipment categories', 10, EQUIPMENT_CATEGORIES],
  ['items', 149, ITEMS],
  ['statuses', 69, STATUSES],
  ['auras', 21, AURAS],
  ['outcomes', 15, OUTCOMES],
];

describe('every table', () => {
  test.each(TABLES)('%s: %i rows, ids once and plain, names short', (_name, count, rows) => {
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    for (const { id, en, de } of rows) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const name of de === null ? [en] : [en, de]) {
        expect(name).toBe(name.trim());
        expect(name.split(' ').length).toBeLessThanOrEqual(8);
        expect(name).not.toMatch(/[.!?]$/);
      }
    }
  });

  test('105 consequences in all', () => {
    expect(STATUSES.length + AURAS.length + OUTCOMES.length).toBe(105);
  });

  test('German names that are not known', () => {
    const missing = TABLES.map(([name, , rows]) => [name, rows.filter(({ de }) => de === null)]);
    const ids = missing.flatMap(([name, rows]) =>
      (rows as readonly Row[]).map(({ id }) => `${String(name)}: ${id}`),
    );
    expect(ids).toEqual([
      'scenario monsters: mournful-apparition',
      'scenario monsters: torment-of-grief',
      'scenario monsters: shadow-vampire-spawn',
      'scenario monsters: skeleton-archer-minion',
      'keywords: polymorph',
      'keywords: spread',
      'items: dragon-eye-of-memory',
      'statuses: meek',
    ]);
  });

  test('English stands in for a missing German name', () => {
    expect(nameIn({ en: 'Meek', de: null }, 'de')).toBe('Meek');
    expect(nameIn({ en: 'Key', de: 'Schlüssel' }, 'de')).toBe('Schlüssel');
    expect(nameIn({ en: 'Key', de: 'Schlüssel' }, 'en')).toBe('Key');
  });
});

describe('keyword names', () => {
  test.each([
    ['bleed', 'de', 2, 'BLUTEN 2'],
    ['bleed', 'en', undefined, 'BLEED'],
    ['poison', 'de', 1, 'GIFT 1'],
    ['drain-health', 'de', 'X', 'LP ENTZIEHEN X'],
    ['pay-x-life', 'de', 3, 'BEZAHLE 3 LEBEN'],
    ['crit', 'de', 18, 'KRITISCH BEI 18+'],
    ['x-hp', 'en', 3, '+3 HP'],
    ['attack-twice', 'de', undefined, 'DOPPELANGRIFF'],
    ['fatigue', 'en', 4, 'FATIGUE 4'],
    ['slow', 'de', undefined, 'LANGSAM'],
  ] as const)('%s in %s with %p', (id, language, x, name) => {
    expect(keywordName(id, language, x)).toBe(name);
  });
});

describe('bases and track', () => {
  test('names for the acting order, twelve small and four large', () => {
    expect(BASES.map(({ id }) => id)).toEqual([...BASE_COLOURS]);
    expect(BASES.every(({ sizes }) => sizes.includes('small'))).toBe(true);
    expect(BASES.flatMap(({ sizes }) => sizes)).toHaveLength(16);
  });

  test('p18a: yellow acts before blue', () => {
    expect(BASE_COLOURS.indexOf('yellow')).toBeLessThan(BASE_COLOURS.indexOf('blue'));
  });

  test('upper row, then lower row, is the turn order (I1)', () => {
    const rowOf = (place: (typeof TRACK)[number]) => ('row' in place ? [place.row] : []);
    expect(TRACK.flatMap(rowOf)).toEqual([...Array(5).fill('upper'), ...Array(5).fill('lower')]);
    expect(TRACK).toHaveLength(17);
  });
});

describe('tokens', () => {
  test.each([
    ['condition', 4, 4],
    ['condition', 1, 5],
    ['resource', 4, 5],
    ['bonus', null, 2],
  ] as const)('%s with limit %p: %i kinds (C1)', (kind, most, count) => {
    expect(TOKENS.filter((token) => token.kind === kind && token.most === most)).toHaveLength(
      count,
    );
  });

  test('what a monster can be immune to is a token or the large symbol', () => {
    const ids = new Set<string>(TOKENS.map(({ id }) => id));
    expect(IMMUNITIES.filter((id) => !ids.has(id))).toEqual(['large']);
  });
});

describe('heroes and their gear', () => {
  const item = (id: string) => ITEMS.find((candidate) => candidate.id === id);

  test('five heroes of five classes', () => {
    expect(HEROES.map(({ id }) => id)).toEqual(['elros', 'jaheen', 'lorelai', 'maya', 'vorn']);
    expect(new Set(HEROES.map((hero) => hero.class)).size).toBe(5);
  });

  test.each(HEROES.map((hero) => [hero.name, hero] as const))('%s', (_name, hero) => {
    const [weapon, armor] = hero.startingGear;
    expect(item(weapon)).toMatchObject({
      deck: 'starting',
      slot: 'weapon',
      categories: [hero.weapon],
    });
    expect(item(armor)).toMatchObject({
      deck: 'starting',
      slot: 'armor',
      categories: [hero.armor],
    });
    const slots = [hero.weapon, hero.offHand, hero.armor].map(
      (category) => EQUIPMENT_CATEGORIES.find(({ id }) => id === category)?.slot,
    );
    expect(slots).toEqual(['weapon', 'off-hand', 'armor']);
  });

  test('p9a: Elros starts with leather armour, the blooded sword and 2-1-1-1 cubes', () => {
    const elros = HEROES[0];
    expect(elros.startingGear.map((id) => item(id)?.de)).toEqual([
      'Blutiges Schwert',
      'Lederrüstung',
    ]);
    expect(elros.cubes).toEqual({ yellow: 2, red: 1, blue: 1, green: 1 });
    expect(Object.values(elros.cubes).reduce((sum, n) => sum + n, 0)).toBe(5);
  });

  test('seven kinds of starting gear, all of them used', () => {
    const starting = ITEMS.filter(({ deck }) => deck === 'starting').map(({ id }) => id);
    expect(starting).toHaveLength(7);
    expect(new Set(HEROES.flatMap(({ startingGear }) => startingGear))).toEqual(new Set(starting));
  });

  test('categories fit the slot; trinkets have none, consumables their own', () => {
    const slotOf = new Map<string, string>(EQUIPMENT_CATEGORIES.map(({ id, slot }) => [id, slot]));
    for (const { id, slot, categories } of ITEMS) {
      const slots = [
        ...new Set(categories.map((category) => slotOf.get(category) ?? 'consumable')),
      ];
      expect([id, slots]).toEqual([id, slot === 'trinket' ? [] : [slot]]);
    }
  });

  test.each([
    ['weapon', 46],
    ['off-hand', 28],
    ['armor', 25],
    ['trinket', 34],
    ['consumable', 16],
  ])('%s: %i items', (slot, count) => {
    expect(ITEMS.filter((row) => row.slot === slot)).toHaveLength(count);
  });

  test.each([
    ['core', 139],
    ['rise-of-the-undead-dragon', 5],
    ['desert-of-the-hellscar', 5],
  ])('%s: %i items', (set, count) => {
    expect(ITEMS.filter((row) => row.set === set)).toHaveLength(count);
  });
});

describe('spoilers', () => {
  const folder = join(__dirname, '../../../src/content/drunagor');

  const loadedFrom = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, name] of source.matchAll(/from '(\.\/[^']+)'/g)) {
      loadedFrom(`${join(dirname(file), String(name))}.ts`, seen);
    }
    return seen;
  };

  test('the index loads neither doors nor items nor consequences', () => {
    const loaded = [...loadedFrom(join(folder, 'index.ts'))].map((file) =>
      file.slice(folder.length),
    );
    expect(loaded).toContain('/monster-cards.ts');
    expect(loaded.filter((file) => /doors|items|consequences/.test(file))).toEqual([]);
    expect(Object.keys(content)).not.toContain('DOOR_SETUPS');
  });
});
