/** What is typed once: skills, weapons, attack cards, the chest pile, lines of a door. */
import { printedItem } from '@/src/content/drunagor/item-drafts';
import { ITEMS } from '@/src/content/drunagor/items';
import { SKILLS, skill } from '@/__tests__/e2e/own-skills';
import { monster, turns, type Setting } from '@/__tests__/e2e/table-campaigns';
import { NO_VALUES, type AttackCardDraft, type GameCommand, type ItemValues } from '@/src/rules';
import type { ShotStep } from './logbook';

interface EnteredState extends Setting {
  readonly press?: readonly ShotStep[];
}

const VORN = 'hero-1';
const MORE = /^(Mehr|More) …$/;
const MENU = /^(Mehr am Tisch|More at the table)$/;
const ENTER = /^(Fähigkeit eintragen|Enter a skill)$/;
const NAMED = { field: /^(Name der Fähigkeit|Name of the skill)$/, text: 'Schlag' };
const EFFECTS = /^(Effekt hinzufügen|Add an effect)$/;
const FOES = [
  monster('Wüterich', [], { hp: 30 }),
  { card: 'executioner/standard/fighter' },
  { card: 'skeleton-archer/standard/rookie' },
];
const at = (then: readonly GameCommand[], press: readonly ShotStep[] = []): EnteredState => ({
  summons: FOES,
  then: [{ kind: 'setTokens', figure: VORN, tokens: { focus: 3, fury: 1 } }, ...turns(1), ...then],
  press,
});

/** SPLIT, for somebody, and a joker's. */
const MORE_SKILLS: readonly GameCommand[] = [
  skill('Kettenblitz', {
    kind: 'spell',
    colour: 'blue',
    effects: [
      { effect: 'damage', x: 4 },
      { effect: 'split', x: 0 },
    ],
  }),
  skill('Rettende Hand', {
    colour: 'green',
    effects: [
      { effect: 'heal', x: 2 },
      { effect: 'joker', x: 0 },
    ],
  }),
];
const skilled = (then: readonly GameCommand[], press: readonly ShotStep[] = []): EnteredState => ({
  ...at(then, press),
  before: [
    ...SKILLS,
    ...MORE_SKILLS,
    {
      kind: 'writeWeapon',
      hero: VORN,
      weapon: { accuracy: 7, damage: 4, modifier: 1, crit: 19, ranged: false },
    },
  ],
});
const IN_USE: readonly GameCommand[] = [
  { kind: 'useSkill', hero: VORN, skill: 'skill-4' },
  { kind: 'setCurse', hero: VORN, curse: [{ skill: 'Parade' }] },
  { kind: 'setTrauma', hero: VORN, trauma: [{ skill: 'Zäh' }] },
];

const card = (id: string, values: Partial<ItemValues> = {}) => {
  const found = ITEMS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  const item = printedItem(found);
  return { ...item, front: { ...item.front, values: { ...NO_VALUES, ...values } } };
};
const ARMED: readonly GameCommand[] = [
  {
    kind: 'gainItem',
    hero: VORN,
    item: card('bloody-axe-socketed', { accuracy: 8, damage: 3, tokens: { bleed: 1 } }),
  },
  {
    kind: 'gainItem',
    hero: VORN,
    item: card('kite-shield-socketed', { modifier: 1 }),
    to: 'off-hand',
  },
  { kind: 'gainItem', hero: VORN, item: card('cosmic-gemstone') },
];

const ATTACKED: GameCommand = {
  kind: 'monsterAttacks',
  figure: 'monster-2',
  targets: [VORN, 'hero-2'],
  onDarkness: false,
};

const RUNIC: AttackCardDraft = {
  spot: { rune: 'green', row: 'upper' },
  name: 'Runenschlag',
  damage: 2,
  vicious: false,
  activates: false,
  passive: false,
  status: false,
  note: 'Danach geht er einen Schritt zurück.',
  effect: {
    plus: 'orange',
    attack: 'melee',
    range: 'nextTo',
    whom: 'heroes',
    most: 2,
    collateral: [{ effect: 'bleed', x: 1 }],
    runes: 1,
  },
};
const STONE: AttackCardDraft = {
  ...RUNIC,
  spot: { rune: 'red', row: 'upper' },
  name: 'Steinhaut',
  passive: true,
  damage: null,
  note: '',
  immunities: ['stun', 'knock-down'],
};
const boss = (press: readonly ShotStep[] = []): EnteredState => ({
  summons: [
    monster('Herr der Runen', [], { hp: 60, track: { rune: 'gray', row: 'lower' } }, 'boss'),
  ],
  then: [
    ...['orange-l', 'orange-t'].flatMap((rune): readonly GameCommand[] => [
      { kind: 'takeRune', rune },
      { kind: 'layTakenRune', rune },
    ]),
    { kind: 'setDeck', owner: 'monster-2', deck: [RUNIC, STONE] },
    { kind: 'layAttackCards', owner: 'monster-2', drawn: [0, 1] },
    ...turns(2),
  ],
  press,
});
const DECK = [
  MENU,
  /^(Türen und Monster|Doors and monsters)/,
  /^Herr der Runen .*(Leiste|track)/,
] as const;

const line = (kind: 'rule' | 'task' | 'locked' | 'counter' | 'end', text: string) =>
  ({ kind: 'addLine', line: { kind, text, goal: kind === 'counter' ? 4 : null } }) as const;
const LINES: readonly GameCommand[] = [
  line('rule', 'Wer den Altar berührt, bekommt Fluch 1'),
  line('task', 'Bringt die Gefangenen zur Treppe'),
  line('locked', 'Erst wenn alle Monster besiegt sind'),
  line('counter', 'Befreite Gefangene'),
  line('end', 'Alle Gefangenen sind ohnmächtig'),
];
const CHEST = /^(Truhe|Chest)$/;
const PILE: GameCommand = {
  kind: 'layChestDeck',
  cards: [{ name: 'Rostiger Helm', copies: 2 }],
};

export const ENTERED_STATES: Readonly<Record<string, EnteredState>> = {
  enteredSkills: skilled(IN_USE),
  enteredSkillNew: skilled([], [ENTER, NAMED, EFFECTS]),
  enteredSkillChange: skilled([], [/^Parade /, /^(Ändern|Change)$/]),
  enteredAttack: skilled([], [/^Wuchthieb /]),
  enteredSplit: skilled(
    [{ kind: 'mark', monster: 'monster-2', hero: VORN }],
    [/^Kettenblitz /, /^(Wüterich erhöhen|Increase Wüterich)$/],
  ),
  enteredFor: skilled([], [/^Rettende Hand /]),
  enteredWeapons: { ...at([], [/^(Waffenangriff|Weapon attack)$/]), before: ARMED },
  enteredCheck: at([], [MORE, /^(Probe|Check)$/, /^(rot|red) \d$/]),
  enteredReaction: skilled([...turns(1), ATTACKED]),
  enteredCard: boss(),
  enteredDeck: boss(DECK),
  enteredCardEffect: boss([...DECK, /^(Runenschlag eintragen|Enter Runenschlag)$/]),
  enteredImmune: boss([...DECK, /^(Steinhaut eintragen|Enter Steinhaut)$/]),
  enteredChest: at([PILE], [MORE, CHEST]),
  enteredPile: at([PILE], [MORE, CHEST, /^(Karten des Stapels|Cards of the pile)$/]),
  enteredLines: at(LINES),
  enteredLinesAll: at(LINES, [/^(Alle \(5\)|All \(5\))/]),
  // Typed once, struck out of the sheet: it stays known.
  enteredLibrary: at(
    [],
    [
      ...[MORE, ENTER, NAMED, /^(Reaktion|Reaction)$/, /^(Speichern|Save)$/],
      ...[/^Schlag /, /^(Ändern|Change)$/, /^(Streichen|Remove)$/],
      ...[MORE, ENTER, /^(Aus der Bibliothek|From the library)/],
    ],
  ),
};
