import {
  BASES,
  cardById,
  KEYWORDS,
  MINIATURES,
  MONSTER_CARDS,
  MONSTERS,
} from '@/src/content/drunagor';
import {
  createBoard,
  createSituation,
  RANKS,
  resolveAmount,
  RUNE_COLOURS,
  turnAbilities,
  type CardAbility,
  type MonsterCard,
} from '@/src/rules';

const card = (id: string): MonsterCard => {
  const found = MONSTER_CARDS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(id);
  return found;
};

const printed = ({ keyword, x }: CardAbility): string =>
  x === undefined ? keyword : `${keyword} ${JSON.stringify(x)}`;

describe('the table of monster cards', () => {
  test('has the 80 cards, each once', () => {
    expect(MONSTER_CARDS).toHaveLength(80);
    expect(new Set(MONSTER_CARDS.map(({ id }) => id)).size).toBe(80);
    expect(cardById('abomination/standard/rookie')).toBe(card('abomination/standard/rookie'));
  });

  test.each([
    ['shadow-cultist', 16],
    ['skeleton-archer', 8],
    ['rotten-flesh', 16],
    ['executioner', 8],
    ['shadow-vampire', 8],
    ['abomination', 8],
    ['shadow-knight', 16],
  ])('%s has %i cards', (monster, count) => {
    expect(MONSTER_CARDS.filter((row) => row.monster === monster)).toHaveLength(count);
  });

  test('every variant and side has each rank once, and side A has a side B', () => {
    const groups = new Map<string, string[]>();
    for (const { monster, variant, side, rank } of MONSTER_CARDS) {
      const key = `${monster}/${variant}/${side}`;
      groups.set(key, [...(groups.get(key) ?? []), rank]);
    }
    expect(groups.size).toBe(20);
    for (const [key, ranks] of groups) {
      expect([key, ranks]).toEqual([key, [...RANKS]]);
      if (key.endsWith('/A')) expect(groups.has(key.replace(/A$/, 'B'))).toBe(true);
    }
  });

  test('a monster keeps colour, size, track place and immunities over all its cards', () => {
    for (const { id } of MONSTERS) {
      const same = MONSTER_CARDS.filter(({ monster }) => monster === id).map(
        ({ colour, size, miniature, track, immunities }) =>
          JSON.stringify({ colour, size, miniature, track, immunities }),
      );
      expect([id, new Set(same).size]).toEqual([id, 1]);
    }
  });

  test('HP and movement never fall from rank to rank', () => {
    for (let first = 0; first < MONSTER_CARDS.length; first += RANKS.length) {
      const ranks = MONSTER_CARDS.slice(first, first + RANKS.length);
      const hps = ranks.map(({ hp }) => Number(hp));
      const moves = ranks.map(({ move }) => Number(move));
      expect(hps).toEqual([...new Set(hps)].sort((a, b) => a - b));
      expect(moves).toEqual([...moves].sort((a, b) => a - b));
    }
  });

  test('large monsters are those with the large symbol here', () => {
    for (const { id, size, immunities } of MONSTER_CARDS) {
      expect([id, size]).toEqual([id, immunities.includes('large') ? 'large' : 'small']);
    }
  });
});

describe('cross-references', () => {
  const keywords = new Set<string>(KEYWORDS.map(({ id }) => id));
  const miniatures = new Map<string, string>(MINIATURES.map(({ id, size }) => [id, size]));
  const monsters = new Map<string, string>(MONSTERS.map(({ id, colour }) => [id, colour]));

  test.each(MONSTER_CARDS.map((row) => [row.id, row] as const))('%s', (id, row) => {
    expect(id.split('/')[0]).toBe(row.monster);
    expect(id.split('/')[2]).toBe(row.rank);
    expect(monsters.get(row.monster)).toBe(row.colour);
    expect(miniatures.get(row.miniature)).toBe(row.size);
    expect(row.abilities.filter(({ keyword }) => !keywords.has(keyword))).toEqual([]);
    expect(row.track && RUNE_COLOURS.includes(row.track.rune)).toBe(true);
  });

  test('the core accepts every card as an acting monster', () => {
    const board = createBoard({ terrain: ['....', '....'] });
    if (!board.ok) throw new Error(board.error.code);
    for (const row of MONSTER_CARDS) {
      const { id, size, attack, immunities } = row;
      const value = (amount: MonsterCard['move']) =>
        amount === null ? 0 : resolveAmount(amount, row, () => 2);
      const situation = createSituation({
        board: board.value,
        heroes: [],
        monster: {
          id,
          at: [0, 0],
          size,
          attack,
          immunities,
          move: value(row.move),
          damage: value(row.damage),
          abilities: turnAbilities(row, () => 2),
        },
      });
      expect([id, situation.ok]).toEqual([id, true]);
    }
  });

  test('there are bases enough for every miniature that fits the two monster boards', () => {
    const sum = (size: 'small' | 'large') =>
      MINIATURES.filter((row) => row.size === size).reduce((all, { count }) => all + count, 0);
    expect(sum('small')).toBe(20);
    expect(sum('large')).toBe(7);
    expect(BASES.filter(({ sizes }) => sizes.includes('large'))).toHaveLength(4);
  });
});

describe('cards the rulebook shows or that were read twice', () => {
  test.each<[id: string, hp: number, move: number | null, damage: number | null, text: string]>([
    ['skeleton-archer/standard/rookie', 9, 4, 3, 'multishot 2, poison 1'],
    ['shadow-knight/standard/rookie', 15, 2, 4, 'shield 1, strike 2, knock-down'],
    ['executioner/standard/rookie', 12, 4, 4, 'cleave 2, bleed 1, slow'],
    ['executioner/alternate/champion', 30, 5, 6, 'shield 4, reckoner, cleave 2, curse 1'],
    ['rotten-flesh/standard/rookie', 12, 3, 3, 'attack-twice, intimidate 1'],
    ['rotten-flesh/complex-B/veteran', 20, null, null, 'shield 4, evolve'],
    ['shadow-cultist/complex-B/champion', 18, 4, null, 'heal 6'],
    ['shadow-vampire/alternate/champion', 18, 5, 4, 'jump, relentless, vicious'],
    ['abomination/standard/champion', 30, 3, 8, 'regeneration 2, strike 1, stun'],
    ['shadow-knight/complex-B/champion', 30, null, 8, 'shield 2, command, strike 1'],
  ])('%s', (id, hp, move, damage, text) => {
    const row = card(id);
    expect({ hp: row.hp, move: row.move, damage: row.damage }).toEqual({ hp, move, damage });
    expect(row.abilities.map(printed).join(', ')).toBe(text);
  });

  test('p17a: the archers of the rulebook act at blue, the executioners at lower green', () => {
    expect(card('skeleton-archer/standard/rookie').track).toEqual({ rune: 'blue', row: 'upper' });
    expect(card('executioner/standard/rookie').track).toEqual({ rune: 'green', row: 'lower' });
    expect(card('shadow-knight/standard/rookie').track).toEqual({ rune: 'gray', row: 'upper' });
  });
});

describe('turn abilities of a card', () => {
  test.each([
    ['executioner/alternate/rookie', { reckoner: true, cleave: 2 }],
    ['shadow-vampire/alternate/rookie', { jump: true, relentless: true, vicious: true }],
    ['rotten-flesh/standard/rookie', { attackTwice: true }],
    ['abomination/standard/rookie', { strike: 1 }],
    ['skeleton-archer/standard/rookie', { multishot: 2 }],
  ])('%s', (id, abilities) => {
    expect(turnAbilities(card(id), () => 0)).toEqual(abilities);
  });
});
