/** Every state of the table, each a campaign of its own; what is pressed to see it, in both languages. */
import {
  adventuresFile,
  monster,
  onHit,
  turns,
  type Setting,
} from '@/__tests__/e2e/table-campaigns';
import type { GameCommand } from '@/src/rules';
import { ENTERED_STATES } from './entered';
import type { ShotStep } from './logbook';

interface State extends Setting {
  /** One after the other. */
  readonly press?: readonly ShotStep[];
}

const SUMMONS = [
  monster('Schnitter', [onHit('cleave', 2), onHit('bleed', 1)]),
  { card: 'executioner/standard/fighter' },
  { card: 'skeleton-archer/standard/rookie' },
];
const WORN: readonly GameCommand[] = [
  { kind: 'setTokens', figure: 'hero-1', tokens: { poison: 2, shield: 1, focus: 2 } },
  { kind: 'curse', hero: 'hero-2', x: 5 },
  { kind: 'setHp', figure: 'hero-3', hp: 3, maxHp: 10 },
];
const played = (then: readonly GameCommand[], press: readonly RegExp[] = []): State => ({
  rules: { runeCard: true },
  summons: SUMMONS,
  then: [...WORN, ...then],
  press,
});
const ATTACK: GameCommand = {
  kind: 'monsterAttacks',
  figure: 'monster-2',
  targets: ['hero-1', 'hero-3'],
  onDarkness: false,
};
const end = (outcome: Extract<GameCommand, { kind: 'declareOutcome' }>['outcome']): State =>
  played([...turns(1), { kind: 'declareOutcome', outcome }]);
const atRunes = (then: readonly GameCommand[]): State => ({
  heroes: 2,
  rules: { runeCard: true },
  then: [...turns(3), ...then],
});
const MENU = /^(Mehr am Tisch|More at the table)$/;
const NEXT = /^(Weiter|Next): /;
const atMenu = (entry: RegExp): State => played(turns(1), [MENU, entry]);

/** Its only attack card lies on green, upper row: after Vorn it is the card's turn. */
const COMMANDED: State = {
  summons: [
    monster('Herr der Runen', [], { hp: 60, track: { rune: 'gray', row: 'lower' } }, 'commander'),
  ],
  then: [
    {
      kind: 'setDeck',
      owner: 'monster-2',
      deck: [
        {
          spot: { rune: 'green', row: 'upper' },
          name: 'Runenschlag',
          damage: 5,
          vicious: false,
          activates: false,
          passive: false,
          status: false,
          note: 'Alle im Saal',
        },
      ],
    },
    { kind: 'layAttackCards', owner: 'monster-2', drawn: [0] },
    ...turns(2),
  ],
};

const PAIRS = [
  ['hero-1', 'hero-2'],
  ['hero-3', 'hero-4'],
];
const fought = (then: readonly GameCommand[], press: readonly RegExp[] = []): State => ({
  teams: PAIRS,
  then: [{ kind: 'trauma', hero: 'hero-1', x: 3 }, ...turns(1), ...then],
  press,
});
const AGAINST = /^(Gegeneinander|Versus)$/;

export const TABLE_STATES: Readonly<Record<string, State>> = {
  tableStart: { without: 'adventure' },
  tableFirstRoom: { without: 'adventure', press: [/^(Weiter: Aufbau|Next: )/] },
  tableBegin: played([]),
  tableHero: played(turns(1)),
  tableDamage: played(turns(1), [/^(Vollstrecker|Executioner) \d+ (LP|HP)/]),
  tableHeroSheet: played(turns(1), [/^Maya \d+ (LP|HP)/]),
  tableWeapon: played(turns(1), [/^(Waffenangriff|Weapon attack)$/]),
  tableTokens: played(turns(1), [/^(Plättchen|Tokens)$/]),
  tableMore: played(turns(1), [/^(Mehr|More) …$/]),
  tableMenu: played(turns(1), [MENU]),
  tableDoor: played(turns(1), [MENU, /^(Türen und Monster|Doors and monsters)/, /^(Tür|Door) 1$/]),
  tableSummons: atMenu(/^(Türen und Monster|Doors and monsters)/),
  tableRuneBag: atMenu(/^(Runenbeutel|Rune bag)/),
  tableDice: atMenu(/^(Würfel|Dice)/),
  tableHelp: atMenu(/^(Hilfe und Tasten|Help and keys)/),
  tableAttackCard: COMMANDED,
  tableRanking: played(turns(2)),
  tableDarkness: {
    ...played(turns(2), [/^(Rang|Rank) 1 /, /^(Rang|Rank) 2 /]),
    rules: { runeCard: true, darknessInPlay: true },
  },
  tableRule: played([...turns(2), ATTACK], [/^(Regel|Rule) T\d,/]),
  tableThreat: played([...turns(2), ATTACK]),
  tableReaction: played([...turns(2), ATTACK], [/^(Reaktion|Reaction)$/]),
  tableChoice: played(
    [{ kind: 'moveCard', card: 'card-3', spot: { rune: 'orange', row: 'upper' } }, ...turns(1)],
    [NEXT],
  ),
  tableRuneCard: atRunes([]),
  tableDrawn: atRunes([{ kind: 'drawRunes', by: 'card', count: 1 }]),
  tableVersusStart: { without: 'adventure', press: [AGAINST] },
  tableVersus: fought([]),
  tableVersusAction: fought([], [/^(Heilen 2, Reinigen 1|Heal 2, Cleanse 1)$/]),
  tableVersusEnd: fought([{ kind: 'trauma', hero: 'hero-2', x: 1 }]),
  tableVersusDraw: fought([{ kind: 'declareOutcome', outcome: { result: 'draw' } }]),
  tableWon: end({ result: 'won' }),
  tableLost: end({ result: 'lost', reason: { kind: 'curse', hero: 'hero-2' } }),
  // Last: what is typed here is known to every table after it.
  ...ENTERED_STATES,
};

export const tableFile = (name: string): string =>
  adventuresFile([{ ...TABLE_STATES[name], name }]);
