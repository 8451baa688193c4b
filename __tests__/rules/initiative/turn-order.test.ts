import {
  partyLeader,
  ROLES,
  RUNE_COLOURS,
  TRACK_ROWS,
  turnOrder,
  type Role,
  type TrackSetup,
} from '@/src/rules';

const heroes = (...roles: Role[]) => roles.map((role) => ({ id: role, role }));
const setup = (part: Partial<TrackSetup>): TrackSetup => ({
  heroes: [],
  cards: [],
  runeCard: false,
  ...part,
});

describe('I1: the order of the track', () => {
  test('all seventeen places, whatever the order of the input', () => {
    const cards = RUNE_COLOURS.flatMap((rune) =>
      TRACK_ROWS.map((row) => ({ id: `${rune} ${row}`, rune, row })),
    ).reverse();
    const full = setup({
      heroes: heroes(...ROLES).reverse(),
      cards,
      runeCard: true,
      endCard: 'end',
    });
    expect(turnOrder(full).order.map((place) => place.join('+'))).toEqual([
      ...['defender', 'orange upper', 'green upper', 'leader', 'blue upper', 'red upper'],
      ...['controller', 'gray upper', 'end', 'orange lower', 'support', 'green lower'],
      ...['blue lower', 'striker', 'red lower', 'gray lower', 'rune-card'],
    ]);
  });

  test('p17a: the round of the rulebook', () => {
    const round = setup({
      heroes: [
        { id: 'lorelai', role: 'striker' },
        { id: 'maya', role: 'support' },
        { id: 'vorn', role: 'controller' },
        { id: 'elros', role: 'leader' },
        { id: 'jaheen', role: 'defender' },
      ],
      cards: [
        { id: 'executioner', rune: 'green', row: 'lower' },
        { id: 'knights', rune: 'gray', row: 'upper' },
        { id: 'archers', rune: 'blue', row: 'upper' },
      ],
      runeCard: true,
      endCard: 'raid',
    });
    expect(turnOrder(round)).toEqual({
      order: [
        ...[['jaheen'], ['elros'], ['archers'], ['vorn'], ['knights'], ['raid'], ['maya']],
        ...[['executioner'], ['lorelai'], ['rune-card']],
      ],
      leader: 'elros',
    });
  });

  test('places without a card are left out', () => {
    expect(turnOrder(setup({ heroes: heroes('striker') })).order).toEqual([['striker']]);
  });
});

test('I2: several on one place stand together, sorted by code units', () => {
  const cards = ['b', 'Z', 'a', 'ä'].map((id) => ({ id, rune: 'red', row: 'lower' }) as const);
  expect(turnOrder(setup({ cards })).order).toEqual([['Z', 'a', 'b', 'ä']]);
});

describe('I3: the party leader', () => {
  test.each<[role: Role, before: Role[]]>([
    ['leader', ['defender', 'support', 'controller', 'striker']],
    ['defender', ['support', 'controller', 'striker']],
    ['support', ['controller', 'striker']],
    ['controller', ['striker']],
    ['striker', []],
  ])('%s before %p', (role, others) => {
    expect(partyLeader(heroes(...others, role))).toBe(role);
  });

  test('none without heroes', () => {
    expect(partyLeader([])).toBeNull();
  });
});
