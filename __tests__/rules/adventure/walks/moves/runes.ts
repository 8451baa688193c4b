import {
  darknessTarget,
  RUNE_COLOURS,
  runeCardDraws,
  type Rune,
  type RuneCommand,
} from '@/src/rules';
import {
  actingMonster,
  anyMonster,
  NOBODY,
  oneOf,
  reachable,
  someOf,
  type MovesOf,
  type Scene,
} from '../scene';

const byHand = ({ adventure, chance }: Scene): boolean =>
  chance.percent(adventure.rules.runes === 'table' ? 80 : 10);

const runeOf = ({ chance }: Scene, runes: readonly Rune[]): string =>
  oneOf(chance, runes)?.id ?? NOBODY;

const few = ({ chance }: Scene, ids: readonly string[]): readonly string[] =>
  chance.percent(40) ? someOf(chance, ids, 2) : [];

const drawRunes: MovesOf<RuneCommand>['drawRunes'] = (scene) => {
  const { chance, adventure } = scene;
  const { bag } = adventure.runes;
  const asked = adventure.turn?.tasks.some(({ kind }) => kind === 'draw-runes') ?? false;
  const by = asked || chance.percent(20) ? 'card' : 'instruction';
  const told = chance.percent(10) ? chance.between(8, 30) : chance.between(1, 4);
  const wanted = by === 'card' ? runeCardDraws(adventure.runeCardSide) : told;
  const count = by === 'card' ? Math.min(wanted, Math.max(1, bag.length)) : wanted;
  const runes = chance.shuffled(bag).slice(0, count);
  return {
    kind: 'drawRunes',
    by,
    count,
    ...(byHand(scene) ? { runes: runes.map(({ id }) => id) } : {}),
  };
};

/** A monster whose card shows runes, if there is one. */
const shower = (scene: Scene): string => {
  const { adventure, chance } = scene;
  const acting = actingMonster(adventure);
  if (acting && adventure.turn?.tasks.some(({ kind }) => kind === 'manifest')) return acting.id;
  const showing = adventure.monsters.filter(({ card }) =>
    adventure.cards.some(
      ({ id, face }) => id === card && face.abilities.some(({ keyword }) => keyword === 'manifest'),
    ),
  );
  return oneOf(chance, showing)?.id ?? anyMonster(scene);
};

/** One tile after the other or all at once; mostly who is named by N2, sometimes whoever. */
function settleRunes(scene: Scene): Extract<RuneCommand, { kind: 'settleRunes' }> {
  const { chance, adventure } = scene;
  const { drawn } = adventure;
  const target = darknessTarget(adventure);
  const named = target === null ? [] : [target];
  const runes = chance.percent(50) ? drawn.slice(0, 1).map(({ id }) => id) : undefined;
  return {
    kind: 'settleRunes',
    reached: chance.percent(50) ? named : few(scene, reachable(adventure)),
    ...(runes === undefined || runes.length === 0 ? {} : { runes }),
    ...(chance.percent(80) ? {} : { crushed: Math.min(1, drawn.length) }),
  };
}

export const RUNE_MOVES: MovesOf<RuneCommand> = {
  drawRunes,
  settleRunes,
  takeRune: (scene) => ({
    kind: 'takeRune',
    ...(byHand(scene) ? { rune: runeOf(scene, scene.adventure.runes.bag) } : {}),
  }),
  layTakenRune: (scene) => ({
    kind: 'layTakenRune',
    rune: runeOf(scene, scene.adventure.runes.taken),
  }),
  returnRunes: (scene) => {
    const { track, taken } = scene.adventure.runes;
    return {
      kind: 'returnRunes',
      runes: someOf(scene.chance, [...track, ...taken], 2).map(({ id }) => id),
    };
  },
  returnColour: ({ chance, adventure }) => ({
    kind: 'returnColour',
    colour: oneOf(chance, adventure.runes.track)?.colour ?? oneOf(chance, RUNE_COLOURS) ?? 'red',
  }),
  manifest: (scene) => {
    const { adventure } = scene;
    const reached = few(
      scene,
      adventure.heroes.map(({ id }) => id),
    );
    const rune = byHand(scene) ? { rune: runeOf(scene, adventure.runes.bag) } : {};
    return { kind: 'manifest', figure: shower(scene), reached, ...rune };
  },
  turnRuneCard: ({ chance }) => ({ kind: 'turnRuneCard', side: chance.percent(50) ? 'A' : 'B' }),
};
