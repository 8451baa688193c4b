import type { Adventure, AdventureCommand, StartTask } from '@/src/rules';
import { stillToAct } from '@/src/rules/adventure/track';
import { KINDS, moveOf, type Kind } from './moves';
import { opportunities } from './opportunities';
import { actingMonster, oneOf, reachable, type Scene } from './scene';

/** A kind and how often it is chosen beside the others. */
type Weighted = readonly (readonly [kind: Kind, weight: number])[];

const weighted = ({ chance }: Scene, kinds: Weighted): Kind => {
  const total = kinds.reduce((sum, [, weight]) => sum + weight, 0);
  let left = chance.between(1, total);
  return kinds.find(([, weight]) => (left -= weight) <= 0)?.[0] ?? 'nextTurn';
};

const OVER: Weighted = [
  ...([
    ['closeAdventure', 70],
    ['playOn', 12],
    ['note', 3],
    ['declareOutcome', 5],
  ] as const),
];
const THREATENED: Weighted = [
  ...([
    ['react', 40],
    ['applyThreat', 55],
    ['takeBackReaction', 5],
    ['dropThreat', 3],
  ] as const),
];
const HERO: Weighted = [
  ...([
    ['weaponAttack', 30],
    ['spellAttack', 12],
    ['useSkill', 14],
    ['placeCube', 18],
    ['spendCube', 8],
  ] as const),
  ...([
    ['recall', 6],
    ['check', 4],
    ['giveTokens', 8],
    ['enterGround', 8],
    ['heal', 3],
  ] as const),
  ...([
    ['searchChest', 3],
    ['layChestDeck', 1],
    ['drawChestCard', 2],
    ['addInteraction', 2],
    ['layTrap', 3],
    ['addAlly', 5],
  ] as const),
  ...([
    ['openStep', 3],
    ['addLine', 3],
    ['writeLine', 2],
    ['tickLine', 2],
    ['setLineCount', 3],
    ['tickAction', 3],
    ['mark', 2],
    ['nextTurn', 40],
  ] as const),
];
const ALLY: Weighted = [
  ...([
    ['allyAttack', 50],
    ['setAllyCard', 10],
    ['enterGround', 10],
    ['nextTurn', 40],
  ] as const),
];
const MONSTER: Weighted = [
  ...([
    ['monsterAttacks', 70],
    ['monsterMoves', 12],
    ['enterGround', 4],
  ] as const),
  ...([
    ['layAttackCards', 2],
    ['nextTurn', 12],
  ] as const),
];
const ATTACK_CARD: Weighted = [
  ...([
    ['attackCardHits', 45],
    ['writeAttackCard', 15],
    ['nextTurn', 30],
  ] as const),
];
const EMPTY_BOARD: Weighted = [
  ...([
    ['openStep', 60],
    ['summon', 25],
    ['nextTurn', 15],
  ] as const),
];

/** Some tables begin a map; once begun it is built and peopled by and by. */
const BEGINNING = 2;
const BUILDING = 10;
const PEOPLING = 35;
const FIRST_PIECES: Weighted = [
  ...([
    ['placeTray', 40],
    ['placeSheet', 60],
  ] as const),
];
const ON_THE_MAP: Weighted = [
  ...([
    ['placeSheet', 26],
    ['placeTray', 12],
    ['placeBridge', 8],
    ['movePiece', 14],
    ['removePiece', 8],
    ['namePiece', 2],
    ['paint', 8],
  ] as const),
  ...([
    ['putObject', 14],
    ['moveObject', 8],
    ['removeObject', 4],
    ['setCharges', 6],
    ['layDarkness', 6],
    ['liftDarkness', 3],
  ] as const),
  ...([
    ['placeFigure', 45],
    ['moveFigure', 40],
    ['displace', 3],
    ['setMap', 1],
  ] as const),
];

const MANY_SHEETS = 4;

function mapping(scene: Scene): Kind | undefined {
  const { chance, adventure } = scene;
  const { map, heroes, monsters, allies } = adventure;
  if (map === null) return chance.percent(BEGINNING) ? weighted(scene, FIRST_PIECES) : undefined;
  if (map.sheets.length < MANY_SHEETS && chance.percent(PEOPLING)) return 'placeSheet';
  const waiting = [...heroes, ...monsters, ...allies].some(({ at }) => at === null);
  if (waiting && chance.percent(PEOPLING)) return 'placeFigure';
  return chance.percent(BUILDING) ? weighted(scene, ON_THE_MAP) : undefined;
}

const TASKS: Readonly<Record<StartTask['kind'], Kind>> = {
  manifest: 'manifest',
  command: 'actNow',
  maelstrom: 'layAttackCards',
  'heal-weakest': 'healWeakest',
  'draw-runes': 'drawRunes',
  'trick-or-treat': 'trickOrTreat',
};

/** What is open comes first, as a sensible table does it. */
function sensible(scene: Scene): Kind {
  const { chance, adventure } = scene;
  const { turn, threat, drawn, monsters } = adventure;
  if (adventure.outcome !== null) return weighted(scene, OVER);
  if (threat !== null) return weighted(scene, THREATENED);
  const mapped = mapping(scene);
  if (mapped) return mapped;
  if (drawn.length > 0) {
    return adventure.map !== null && chance.percent(60) ? 'spreadOnBoard' : 'settleRunes';
  }
  const task = turn?.tasks[0];
  if (task && chance.percent(85)) return TASKS[task.kind];
  if (monsters.length === 0 && chance.percent(50)) return weighted(scene, EMPTY_BOARD);
  if (turn === null || turn.over) return 'nextTurn';
  if (actingMonster(adventure)) return monstersTurn(scene);
  if (adventure.attackCards.some(({ id }) => id === turn.key)) return weighted(scene, ATTACK_CARD);
  if (adventure.allies.some(({ id }) => id === turn.figure)) return weighted(scene, ALLY);
  return adventure.heroes.some(({ id }) => id === turn.figure) ? herosTurn(scene) : 'nextTurn';
}

function monstersTurn(scene: Scene): Kind {
  const { adventure } = scene;
  const done = (adventure.turn?.attacks ?? 0) > 0 || reachable(adventure).length === 0;
  if (!done && adventure.map !== null && scene.chance.percent(50)) return 'runMonster';
  return done ? 'nextTurn' : weighted(scene, MONSTER);
}

/** X6, X11: what heroes do who fight each other. */
const fights = (scene: Scene): Kind =>
  weighted(scene, [
    ['weaponAttack', 30],
    ['spellAttack', 20],
    ['versusAction', 10],
    ['nextTurn', 20],
  ]);

/** What lies about is used now and then. */
function herosTurn(scene: Scene): Kind {
  if (scene.adventure.versus !== undefined && scene.chance.percent(50)) return fights(scene);
  const possible = scene.chance.percent(20) ? opportunities(scene.adventure) : [];
  return oneOf(scene.chance, possible) ?? weighted(scene, HERO);
}

/** I2: what shares the next place; the leader names one of it. */
const nextOnTrack = (adventure: Adventure): readonly string[] => {
  const ahead = stillToAct(adventure);
  return ahead.filter(({ place }) => place === ahead[0]?.place).map(({ key }) => key);
};

/** Everything is beaten and no step is left: the table says it has won. */
const isWon = ({ monsters, steps, round, versus }: Adventure): boolean =>
  versus === undefined && monsters.length === 0 && steps.length > 1 && round > 2;

const WILD = 14;
const WILD_WHEN_OVER = 40;

const isWild = ({ chance, adventure }: Scene): boolean =>
  chance.percent(adventure.outcome === null ? WILD : WILD_WHEN_OVER);

export function choose(scene: Scene): AdventureCommand {
  const { chance, adventure } = scene;
  if (adventure.outcome === null && isWon(adventure) && chance.percent(25)) {
    return { kind: 'declareOutcome', outcome: { result: 'won' } };
  }
  const kind = isWild(scene) ? (oneOf(chance, KINDS) ?? 'nextTurn') : sensible(scene);
  // Ending by itself is worth seeing: nobody declares it at random.
  if (kind === 'declareOutcome' && adventure.outcome === null && chance.percent(90)) {
    return { kind: 'nextTurn' };
  }
  const command = moveOf(kind, scene);
  const pick = command.kind === 'nextTurn' ? oneOf(chance, nextOnTrack(adventure)) : undefined;
  return pick !== undefined && chance.percent(50) ? { kind: 'nextTurn', pick } : command;
}
