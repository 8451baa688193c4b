/**
 * Plays two short adventures in which every event happens and prints them as a stored log:
 * `tsx scripts/logs/adventure-events.ts > __tests__/game/logs/adventure-events-1.json`.
 * For new forms only: logs that are released are never made anew.
 */
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { DOOR_SETUPS } from '@/src/content/drunagor/doors';
import type { CommandsAsked } from '@/src/game';
import {
  nextUp,
  STANDARD_RULES,
  UNWRITTEN_DECK,
  type Adventure,
  type GameCommand,
  type GameState,
  type MonsterSetup,
} from '@/src/rules';

interface Played {
  readonly asked: CommandsAsked;
  readonly dice?: readonly number[];
}

const plain = (...commands: readonly GameCommand[]): readonly Played[] =>
  commands.map((asked) => ({ asked }));

const now = ({ adventure }: GameState): Adventure => {
  if (adventure === null) throw new Error('no adventure');
  return adventure;
};

/** The leader takes the first on a place. */
const nextTurn = (state: GameState): GameCommand => {
  const next = nextUp(now(state));
  const [pick] = next.kind === 'place' ? next.first : [];
  return pick === undefined ? { kind: 'nextTurn' } : { kind: 'nextTurn', pick: pick.key };
};

const start = (sequential: boolean): GameCommand => ({
  kind: 'startAdventure',
  chapter: sequential ? 2 : 1,
  title: 'Alte Wege',
  at: 1000,
  rules: {
    ...STANDARD_RULES,
    runeCard: true,
    darknessInPlay: true,
    endCards: [{ id: 'raid', name: 'Überfall' }],
  },
  heroes: [
    {
      hero: 'hero-1',
      role: 'defender',
      maxHp: 12,
      cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
    },
    { hero: 'hero-2', role: 'leader', maxHp: 9, cubes: null },
  ],
  runes: RUNES,
  ...(sequential ? { sequential } : {}),
});

const firstSetup = DOOR_SETUPS[0] as MonsterSetup;

const SETUP: readonly Played[] = [
  ...plain(
    {
      kind: 'gainConsequence',
      hero: 'hero-2',
      consequence: 'aura',
      draft: { catalogue: null, names: { en: 'Ember', de: 'Glut' }, notes: '', hp: 0 },
    },
    start(false),
    { kind: 'changeAdventureRules', change: { cursePenalty: 2 } },
    { kind: 'openStep', setup: firstSetup },
    {
      kind: 'summon',
      summons: [
        { card: 'commander-bane', command: 1 },
        { card: 'shadow-knight/complex-A/rookie' },
        { card: 'manifestation-of-wrath' },
      ],
    },
    { kind: 'setCounter', name: 'Hebel', value: 2 },
    { kind: 'note', figure: 'hero-1', text: 'Da war ein Geräusch.' },
  ),
  { asked: (state) => ({ kind: 'layAttackCards', owner: ownedBy(state, 'commander-bane') }) },
  {
    asked: (state) => ({
      kind: 'writeAttackCard',
      card: now(state).attackCards[0]?.id ?? '',
      draft: { ...spotOf(state), name: 'Hagel', damage: 3 },
    }),
  },
  { asked: (state) => ({ kind: 'turnCard', card: cardOf(state, 'shadow-knight'), side: 'B' }) },
  {
    asked: (state) => ({
      kind: 'changeCard',
      card: cardOf(state, 'shadow-knight'),
      face: { damage: 6 },
    }),
  },
  {
    asked: (state) => ({
      kind: 'changeBase',
      figure: ownedBy(state, 'shadow-knight'),
      base: null,
    }),
  },
];

const HEROES_TURN: readonly Played[] = [
  ...plain(
    { kind: 'nextTurn' },
    { kind: 'tickAction', action: 'move', used: true },
    { kind: 'giveTokens', figures: ['hero-1'], token: 'fury', count: 2 },
    { kind: 'giveTokens', figures: ['hero-1'], token: 'focus', count: 1 },
    { kind: 'enterGround', figure: 'hero-1', entered: ['darkness'], on: ['darkness'], falls: 0 },
    { kind: 'heal', figures: ['hero-1'], amount: 1 },
    { kind: 'setHp', figure: 'hero-2', hp: 5, maxHp: 10 },
    { kind: 'placeCube', hero: 'hero-1', colour: 'yellow' },
    { kind: 'sayCubes', hero: 'hero-2', available: 3 },
    { kind: 'setLimits', hero: 'hero-1', curseLimit: 7, traumaLimit: 3 },
    { kind: 'setRole', hero: 'hero-2', role: 'striker' },
    { kind: 'setImmunities', hero: 'hero-2', immunities: ['slow'] },
    { kind: 'recall', hero: 'hero-1', recall: 'forced', blocks: ['Parade'] },
    { kind: 'focusTechnique', hero: 'hero-1' },
    { kind: 'addAlly', hero: 'hero-2', ally: 'animal', name: 'Adler', toughness: null },
    { kind: 'addAlly', hero: 'hero-2', ally: 'companion', name: 'Torben', toughness: 2 },
    { kind: 'layTrap', hero: 'hero-1', trap: 'fire', zone: 'Nord' },
    { kind: 'addInteraction', name: 'Altar', charges: 1 },
  ),
  { asked: (state) => ({ kind: 'removeAlly', ally: now(state).allies[0]?.id ?? '' }) },
  { asked: (state) => ({ kind: 'removeTrap', trap: now(state).traps[0]?.id ?? '' }) },
  {
    asked: (state) => ({
      kind: 'interact',
      hero: 'hero-1',
      option: 'beten',
      interaction: now(state).interactions[0]?.id ?? '',
    }),
  },
  { asked: (state) => ({ kind: 'mark', monster: archer(state), hero: 'hero-1' }) },
  {
    dice: [20],
    asked: (state) => ({
      kind: 'weaponAttack',
      hero: 'hero-1',
      level: 1,
      modifier: 1,
      bonuses: [1],
      accuracy: 7,
      damage: 1,
      bonusDamage: 0,
      crit: 20,
      doubleDamage: false,
      onDarkness: true,
      tokens: { bleed: 1 },
      fury: true,
      targets: [{ figure: archer(state), level: 0 }],
    }),
  },
  {
    dice: [4],
    asked: {
      kind: 'check',
      hero: 'hero-1',
      bonus: 2,
      difficulty: 9,
      path: false,
    },
  },
  { dice: [3], asked: { kind: 'searchChest', hero: 'hero-1', item: 'Heiltrank', safe: false } },
];

const THREATS: readonly Played[] = [
  {
    asked: (state) => ({
      kind: 'monsterAttacks',
      figure: archer(state),
      targets: ['hero-1'],
      onDarkness: true,
    }),
  },
  ...plain(
    {
      kind: 'react',
      reaction: {
        hero: 'hero-1',
        cost: { kind: 'cube', colour: 'red' },
        effect: { kind: 'prevent', target: 'hero-1', amount: 2 },
      },
    },
    { kind: 'takeBackReaction', hero: 'hero-1' },
    { kind: 'applyThreat' },
    { kind: 'harm', figures: ['hero-2'], amount: 20, preventable: false },
    { kind: 'setHp', figure: 'hero-2', hp: 9, maxHp: 10 },
  ),
];

const RUNES_AND_END: readonly Played[] = [
  ...plain({ kind: 'drawRunes', by: 'card', count: 1 }),
  ...plain({ kind: 'settleRunes', reached: ['hero-1'], crushed: 0 }, { kind: 'takeRune' }),
  {
    asked: (state) => ({ kind: 'returnRunes', runes: now(state).runes.taken.map(({ id }) => id) }),
  },
  {
    asked: (state) => ({
      kind: 'manifest',
      figure: ownedBy(state, 'manifestation-of-wrath'),
      reached: ['hero-1'],
    }),
  },
  ...Array.from({ length: 20 }, (): Played => ({ asked: nextTurn })),
  { asked: (state) => ({ kind: 'dismiss', figure: ownedBy(state, 'commander-bane') }) },
  ...plain(
    { kind: 'declareOutcome', outcome: { result: 'lost', reason: { kind: 'declared' } } },
    { kind: 'playOn' },
    { kind: 'declareOutcome', outcome: { result: 'won' } },
    { kind: 'closeAdventure', at: 2000, afterwards: 'sequential' },
    start(true),
  ),
  { asked: { kind: 'nextTurn' } },
];

const cardOf = (state: GameState, monster: string): string =>
  now(state).cards.find(({ face }) => face.monster === monster)?.id ?? '';

const ownedBy = (state: GameState, monster: string): string =>
  now(state).monsters.find(({ card }) => card === cardOf(state, monster))?.id ?? '';

const archer = (state: GameState): string => ownedBy(state, 'skeleton-archer');

const spotOf = (state: GameState) => {
  const [draft] = UNWRITTEN_DECK;
  const spot = now(state).attackCards[0]?.spot;
  if (!draft || !spot) throw new Error('no attack card');
  return { ...draft, spot };
};

const GAME: readonly Played[] = [...SETUP, ...HEROES_TURN, ...THREATS, ...RUNES_AND_END];

async function main(): Promise<void> {
  // The test kit cleans up after Jest, which is not here.
  Object.assign(globalThis, { afterAll: () => undefined });
  const { newFolder, openIn } = await import('@/__tests__/storage/node/node-platform');
  const { hero, openState, ticking, value } = await import('@/__tests__/game/table/table');
  const { createGame } = await import('@/src/game');
  const { now: clock, random } = ticking();
  const storage = await openIn(newFolder(), clock);
  const parts = { storage, catalogue: CATALOGUE, app: 'test', now: clock, random };
  const game = createGame(parts);
  const heroes = [hero('Jaheen'), hero('Elros')];
  const campaign = value(await game.create({ name: 'Alte Wege', heroes }));
  for (const { asked, dice } of GAME) {
    const answer = await game.dispatch(asked, dice ? { dice } : {});
    if (answer.ok) continue;
    const what = typeof asked === 'function' ? asked(openState(game).state) : asked;
    console.error(JSON.stringify(what), JSON.stringify(answer.error));
  }
  const file: unknown = JSON.parse(value(await game.exportCampaign(campaign)).text);
  console.log(JSON.stringify({ expected: openState(game).state, file }, null, 2));
}

void main();
