import {
  cardById,
  KEYWORDS,
  MINIATURES,
  SCENARIO_CARDS,
  SCENARIO_MONSTERS,
} from '@/src/content/drunagor';
import {
  resolveAmount,
  resolveHitPoints,
  RUNE_COLOURS,
  turnAbilities,
  type Amount,
  type AnyCard,
} from '@/src/rules';

const card = (id: string): AnyCard => {
  const found = cardById(id);
  if (!found) throw new Error(id);
  return found;
};

const worth = (id: string, amount: Amount | null, runes: number): number | null =>
  amount === null ? null : resolveAmount(amount, card(id), () => runes);

describe('the table of scenario monsters and commanders', () => {
  test('has the 16 cards of 14 families, each once', () => {
    expect(SCENARIO_CARDS).toHaveLength(16);
    expect(new Set(SCENARIO_CARDS.map(({ id }) => id)).size).toBe(16);
    expect(SCENARIO_MONSTERS).toHaveLength(14);
    expect(new Set(SCENARIO_CARDS.map(({ monster }) => monster)).size).toBe(14);
  });

  test.each([
    ['scenario', 5],
    ['minion', 3],
    ['scenario-commander', 3],
    ['commander', 4],
    ['boss', 1],
  ])('%s: %i cards', (kind, count) => {
    expect(SCENARIO_CARDS.filter((row) => row.kind === kind)).toHaveLength(count);
  });

  const keywords = new Set<string>(KEYWORDS.map(({ id }) => id));
  const miniatures = new Map<string, string>(MINIATURES.map(({ id, size }) => [id, size]));

  test.each(SCENARIO_CARDS.map((row) => [row.id, row] as const))('%s fits together', (_id, row) => {
    const family = SCENARIO_MONSTERS.find(({ id }) => id === row.monster);
    expect(family?.kind).toBe(row.kind);
    expect(family?.miniature).toBe(row.miniature);
    expect(miniatures.get(row.miniature)).toBe(row.size);
    const all = [...row.abilities, ...Object.values(row.manifest ?? {})];
    expect(all.filter(({ keyword }) => !keywords.has(keyword))).toEqual([]);
  });

  test('two-sided families have one card a side', () => {
    const sides = SCENARIO_CARDS.filter(({ side }) => side !== null);
    expect(sides.map(({ monster, side }) => `${monster} ${side}`)).toEqual([
      'drifting-apparition A',
      'drifting-apparition B',
      'commander-brute A',
      'commander-brute B',
    ]);
  });

  test('only commanders count HP by command (D15)', () => {
    for (const { id, kind, hp } of SCENARIO_CARDS) {
      const byCommand = typeof hp === 'object' && hp !== null;
      expect([id, byCommand]).toEqual([id, kind.endsWith('commander')]);
    }
  });

  test('Archon is small though he bears the large symbol (C4)', () => {
    expect(card('commander-archon').size).toBe('small');
    expect(card('commander-archon').immunities).toContain('large');
  });
});

describe('printed values', () => {
  test('p15b: Bane 7 with 2 + heroes and three heroes: 35 HP', () => {
    const { hp } = card('commander-bane');
    expect(hp && resolveHitPoints(hp, 2, 3)).toBe(35);
  });

  test.each<[id: string, runes: number, move: number | null, damage: number | null]>([
    ['drifting-apparition-A', 3, null, 4],
    ['murderous-apparition', 0, 5, 2],
    ['manifestation-of-wrath', 5, 2, 5],
    ['commander-archon', 4, 4, 5],
    ['skeleton-archer-minion', 0, 3, 0],
    ['skeleton-archer-minion', 2, 4, 2],
    ['skeleton-archer-minion', 7, 4, 3],
    ['dire-executioner', 9, 5, 6],
    ['undead-king-core-boss', 1, null, null],
  ])('%s with %i runes moves %p and deals %p', (id, runes, move, damage) => {
    const row = card(id);
    expect([worth(id, row.move, runes), worth(id, row.damage, runes)]).toEqual([move, damage]);
  });

  test('a card looks at the runes of its own colour, the minion at red', () => {
    const onlyRed = (colour: string) => (colour === 'red' ? 2 : 0);
    const damage = (id: string) => {
      const row = card(id);
      return row.damage === null ? null : resolveAmount(row.damage, row, onlyRed);
    };
    expect(damage('drifting-apparition-A')).toBe(3);
    expect(damage('murderous-apparition')).toBe(2);
    expect(damage('skeleton-archer-minion')).toBe(2);
  });

  test('the Manifestation of Wrath has an effect for every rune colour (S2e)', () => {
    const wrath = SCENARIO_CARDS.find(({ id }) => id === 'manifestation-of-wrath');
    expect(Object.keys(wrath?.manifest ?? {}).sort()).toEqual([...RUNE_COLOURS].sort());
    expect(wrath?.manifest?.blue).toEqual({
      keyword: 'shield',
      phase: 'trigger',
      x: { base: 0, x: 1 },
    });
  });

  test.each([
    ['drifting-apparition-A', { relentless: true, ambush: true }],
    ['dire-executioner', { slaughter: true }],
    ['commander-bane', { jump: true, bloodseeker: true }],
  ])('%s takes its turn with its abilities', (id, abilities) => {
    expect(turnAbilities(card(id), () => 0)).toEqual(abilities);
  });
});
