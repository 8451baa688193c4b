import { CATALOGUE } from '@/src/content/drunagor';
import { DOOR_SETUPS } from '@/src/content/drunagor/doors';
import {
  BASE_COLOURS,
  RUNE_COLOURS,
  TRACK_ROWS,
  UNWRITTEN_DECK,
  hasAttackCards,
  type AttackCardDraft,
  type CardInPlay,
  type MonsterFigure,
  type MonsterSetup,
  type SummonCommand,
  type Summons,
  type TrackSpot,
} from '@/src/rules';
import { anyMonster, NOBODY, oneOf, someOf, type MovesOf, type Scene } from '../scene';
import { healers, ownCard } from './own-cards';

const PRINTED = [...CATALOGUE.monsters, ...CATALOGUE.scenario].map(({ id }) => id);

const anySpot = ({ chance }: Scene): TrackSpot => ({
  rune: oneOf(chance, RUNE_COLOURS) ?? 'red',
  row: oneOf(chance, TRACK_ROWS) ?? 'upper',
});

/** Commanders and bosses get what they need; bases are chosen by hand now and then. */
const anySummons = (scene: Scene): Summons => {
  const { chance } = scene;
  return {
    card: chance.percent(70) ? (oneOf(chance, PRINTED) ?? '') : ownCard(scene),
    ...(chance.percent(70) ? { command: chance.between(0, 3) } : {}),
    ...(chance.percent(30) ? { hp: chance.between(3, 25) } : {}),
    ...(chance.percent(15) ? { base: oneOf(chance, BASE_COLOURS) ?? null } : {}),
    ...(chance.percent(15) ? { base: null } : {}),
    ...(chance.percent(25) ? { standIn: true } : {}),
    ...(chance.percent(8) ? { as: chance.percent(50) ? 'commander' : 'lieutenant' } : {}),
  };
};

const everyLine = <Value>(lines: number, value: Value): Readonly<Record<number, Value>> =>
  Object.fromEntries(Array.from({ length: lines }, (_, line) => [line, value]));

/** A step of the chapter that is not open yet, or any. */
const anySetup = ({ chance, adventure }: Scene): MonsterSetup | undefined => {
  const known = JSON.stringify(adventure.steps);
  const ahead = DOOR_SETUPS.filter(
    ({ chapter, step }) => chapter === adventure.chapter && !known.includes(JSON.stringify(step)),
  );
  return (chance.percent(85) ? ahead[0] : undefined) ?? oneOf(chance, DOOR_SETUPS);
};

const openStep: MovesOf<SummonCommand>['openStep'] = (scene) => {
  const { chance } = scene;
  const setup = anySetup(scene) ?? { chapter: 1, step: { kind: 'start' }, spawns: [] };
  const lines = setup.spawns.map((_, line) => line);
  return {
    kind: 'openStep',
    setup,
    ...(chance.percent(85) ? { command: chance.between(1, 3) } : {}),
    ...(chance.percent(10) && lines.length > 0 ? { without: someOf(chance, lines, 2) } : {}),
    ...(chance.percent(60) ? { standIns: lines } : {}),
    ...(chance.percent(15) ? { hp: everyLine(lines.length, chance.between(5, 20)) } : {}),
    ...(chance.percent(15) ? { bases: { 0: oneOf(chance, BASE_COLOURS) ?? null } } : {}),
    ...(chance.percent(15)
      ? { variants: { 0: chance.percent(50) ? 'alternate' : 'complex' } }
      : {}),
    ...(chance.percent(5) ? { drawn: { 0: oneOf(chance, PRINTED) ?? '' } } : {}),
  };
};

const withDeck = ({ adventure }: Scene): readonly MonsterFigure[] =>
  adventure.monsters.filter(({ card }) =>
    adventure.cards.some(({ id, kind }) => id === card && hasAttackCards(kind)),
  );

const owner = (scene: Scene): string =>
  oneOf(scene.chance, withDeck(scene))?.id ?? anyMonster(scene);

const written = (scene: Scene, draft: AttackCardDraft): AttackCardDraft => {
  const { chance } = scene;
  return {
    ...draft,
    name: 'Hagel',
    damage: chance.percent(20) ? null : chance.between(0, 6),
    vicious: chance.percent(20),
    activates: chance.percent(20),
    passive: chance.percent(15),
    status: chance.percent(15),
    note: '',
  };
};

const anyCard = ({ chance, adventure }: Scene): CardInPlay | undefined =>
  oneOf(chance, adventure.cards);

export const SUMMON_MOVES: MovesOf<SummonCommand> = {
  summon: (scene) => {
    const { chance } = scene;
    const card = healers(scene);
    const make: () => Summons = chance.percent(35)
      ? () => ({ card, command: 0, hp: 9 })
      : () => anySummons(scene);
    return { kind: 'summon', summons: Array.from({ length: chance.between(1, 3) }, make) };
  },
  openStep,
  changeCard: (scene) => ({
    kind: 'changeCard',
    card: anyCard(scene)?.id ?? NOBODY,
    face: scene.chance.percent(50)
      ? { damage: scene.chance.between(0, 7), move: scene.chance.between(0, 5) }
      : { track: anySpot(scene), immunities: ['bleed'] },
  }),
  moveCard: (scene) => ({
    kind: 'moveCard',
    card: anyCard(scene)?.id ?? NOBODY,
    spot: scene.chance.percent(15) ? null : anySpot(scene),
  }),
  changeBase: (scene) => ({
    kind: 'changeBase',
    figure: anyMonster(scene),
    base: scene.chance.percent(15) ? null : (oneOf(scene.chance, BASE_COLOURS) ?? null),
  }),
  turnCard: (scene) => {
    const { chance, adventure } = scene;
    const twoSided = adventure.cards.filter(({ back }) => back !== null);
    const card = oneOf(chance, twoSided) ?? anyCard(scene);
    return { kind: 'turnCard', card: card?.id ?? NOBODY, side: chance.percent(50) ? 'A' : 'B' };
  },
  setDeck: (scene) => {
    const size = scene.chance.percent(80) ? UNWRITTEN_DECK.length : scene.chance.between(1, 9);
    const deck = UNWRITTEN_DECK.slice(0, size).map((draft) => written(scene, draft));
    return { kind: 'setDeck', owner: owner(scene), deck };
  },
  layAttackCards: (scene) => {
    const { chance, adventure } = scene;
    const id = owner(scene);
    const places = (adventure.decks[id] ?? UNWRITTEN_DECK).map((_, place) => place);
    const byHand = chance.percent(adventure.rules.cards === 'table' ? 80 : 25);
    const drawn = someOf(chance, places, adventure.heroes.length);
    return { kind: 'layAttackCards', owner: id, ...(byHand ? { drawn } : {}) };
  },
  writeAttackCard: (scene) => {
    const card = oneOf(scene.chance, scene.adventure.attackCards);
    const spot = card && scene.chance.percent(85) ? card.spot : anySpot(scene);
    const draft = written(scene, { ...(UNWRITTEN_DECK[0] as AttackCardDraft), spot });
    return { kind: 'writeAttackCard', card: card?.id ?? NOBODY, draft };
  },
};
