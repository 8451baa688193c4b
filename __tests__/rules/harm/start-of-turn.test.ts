import { startOfTurn, type StartingFigure, type StartOfTurn } from '@/src/rules';

const hero = (part: Partial<StartingFigure>): StartingFigure => ({
  kind: 'hero',
  hp: 10,
  maxHp: 12,
  tokens: {},
  ...part,
});
const monster = (part: Partial<StartingFigure>): StartingFigure =>
  hero({ kind: 'monster', ...part });

describe('C2 with D11 and S8', () => {
  test.each<[name: string, figure: StartingFigure, result: Partial<StartOfTurn>]>([
    ['nothing on it', hero({}), { damage: 0, hp: 10, tokens: {}, loses: null, down: false }],
    ['BLUTEN: all off', hero({ tokens: { bleed: 3 } }), { damage: 3, hp: 7, tokens: {} }],
    ['BRENNEN: one off', hero({ tokens: { burn: 3 } }), { damage: 3, hp: 7, tokens: { burn: 2 } }],
    ['the last BRENNEN', hero({ tokens: { burn: 1 } }), { damage: 1, hp: 9, tokens: {} }],
    ['GIFT stays', hero({ tokens: { poison: 2 } }), { damage: 2, hp: 8, tokens: { poison: 2 } }],
    [
      'one sum',
      hero({ tokens: { bleed: 1, burn: 2, poison: 3 } }),
      { damage: 6, hp: 4, tokens: { burn: 1, poison: 3 } },
    ],
    [
      'counts of 0 leave nothing',
      hero({ tokens: { bleed: 0, burn: 0, poison: 0 } }),
      { damage: 0, tokens: {} },
    ],
    ['VERBORGEN comes off', hero({ tokens: { stealth: true } }), { tokens: {}, loses: null }],
    ['BETÄUBEN, hero', hero({ tokens: { stun: true } }), { tokens: {}, loses: 'cubeAction' }],
    ['BETÄUBEN, monster', monster({ tokens: { stun: true } }), { tokens: {}, loses: 'attack' }],
    ['no BETÄUBEN', monster({ tokens: { stun: false } }), { loses: null }],
    [
      'a hero goes down and stands up at once',
      hero({ hp: 3, tokens: { bleed: 4, poison: 4, stun: true } }),
      { damage: 8, hp: 12, tokens: {}, loses: null, down: true },
    ],
    ['exactly 0 is down', hero({ hp: 2, tokens: { bleed: 2 } }), { damage: 2, hp: 12, down: true }],
    ['1 HP left is not', hero({ hp: 3, tokens: { bleed: 2 } }), { damage: 2, hp: 1, down: false }],
    [
      'an unconscious hero stands up first',
      hero({ hp: 0, tokens: { bleed: 4, stun: true } }),
      { damage: 0, hp: 12, tokens: {}, loses: null, down: false },
    ],
    [
      'a monster goes down',
      monster({ hp: 3, tokens: { burn: 4, poison: 1, stun: true } }),
      { damage: 5, hp: 0, tokens: {}, loses: null, down: true },
    ],
    ['more HP than at the start (D14)', monster({ hp: 30, tokens: { bleed: 1 } }), { hp: 29 }],
  ])('%s', (_name, figure, result) => {
    expect(startOfTurn(figure)).toMatchObject(result);
    if (result.tokens) expect(startOfTurn(figure).tokens).toEqual(result.tokens);
  });
});
