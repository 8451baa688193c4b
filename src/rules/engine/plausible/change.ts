import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { ownedCubes, type AdventureHero } from '@/src/rules/adventure/state/hero';
import { canonicalText } from '@/src/rules/base/hash';
import type { GameEvent } from '../contract';
import type { GameState } from '../state';
import { runesIn } from './course';
import { darknessFaults } from './darkness';
import type { Faults } from './fault';
import { groundFaults } from './map';
import { movementFaults } from './movement';

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || canonicalText(one) === canonicalText(other);

/** One command that was accepted. */
export interface Change {
  readonly before: GameState;
  readonly command: { readonly kind: unknown };
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** Only the players' correction adds cubes or takes them away (Q2 to Q4). */
const cubeFaults = (hero: AdventureHero, { command }: Change, old: AdventureHero): Faults => {
  if (command.kind === 'setCubes') return [];
  const before = old.cubes && ownedCubes(old.cubes);
  const after = hero.cubes && ownedCubes(hero.cubes);
  return isSame(before, after) ? [] : [`${hero.id}: cubes came or went`];
};

const reached = ({ curse, trauma, curseLimit, traumaLimit }: AdventureHero): number =>
  (curse.length >= curseLimit ? 1 : 0) + (trauma.length >= traumaLimit ? 1 : 0);

/** D12: the cube that reaches a limit loses; afterwards the table may play on. X9 looks at fights. */
const lossFaults = (hero: AdventureHero, old: AdventureHero, now: Adventure): Faults =>
  reached(hero) > reached(old) && now.outcome === null && now.versus === undefined
    ? [`${hero.id}: at the limit, and nothing is lost`]
    : [];

/** D11: with the cube the aura is gone. */
const auraFaults = (hero: AdventureHero, old: AdventureHero, { after }: Change): Faults =>
  hero.trauma.length > old.trauma.length && after.campaign.sheets[hero.id]?.aura
    ? [`${hero.id}: a trauma cube, and still an aura`]
    : [];

const heroFaults = (change: Change, old: Adventure, now: Adventure): Faults =>
  now.heroes.flatMap((hero) => {
    const before = old.heroes.find(({ id }) => id === hero.id);
    if (!before) return [`${hero.id} came from nowhere`];
    return [
      ...cubeFaults(hero, change, before),
      ...lossFaults(hero, before, now),
      ...auraFaults(hero, before, change),
    ];
  });

/** N1: the same ones, wherever they went. */
const keptRunes = (old: Adventure, now: Adventure): boolean =>
  (old.runes === now.runes && old.drawn === now.drawn) ||
  isSame([...runesIn(old)].sort(), [...runesIn(now)].sort());

/** N1, D12: whoever draws the last one loses. */
const runeFaults = (change: Change, old: Adventure, now: Adventure): Faults => {
  if (!keptRunes(old, now)) return ['a rune came or went'];
  const drew = change.events.some(({ type }) => type === 'runesDrawn');
  const lost = now.outcome?.result === 'lost' || old.outcome !== null;
  return drew && now.runes.bag.length === 0 && !lost ? ['the last rune lost nothing'] : [];
};

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

const eventsOf = <Type extends GameEvent['type']>({ events }: Change, type: Type) =>
  events.filter((event): event is Of<Type> => event.type === type);

/** D10: shields, then reactions, then HP; whatever came went somewhere, or met nobody left. */
const harmFaults = (change: Change): Faults =>
  eventsOf(change, 'harmed').flatMap(({ who, amount, shield, prevented, lost, hp }) => {
    const through = amount - shield - prevented;
    const adds = Math.min(shield, prevented, through, lost, hp) >= 0 && lost <= through;
    const all = lost === through || hp === 0 || lost === 0;
    return adds && all ? [] : [`${who.id}: ${amount} = ${shield} + ${prevented} + ${lost}`];
  });

/** I1, I2: within a round the token goes on, and nothing that has acted acts again (but S7). */
const orderFaults = (change: Change, old: Adventure): Faults => {
  const began = eventsOf(change, 'turnBegan').find(({ place }) => place >= 0);
  const anew = change.events.some(({ type }) => type === 'roundBegan');
  if (!began || anew) return [];
  const token = [...old.interrupted, ...(old.turn ? [old.turn] : [])].find(
    ({ place }) => place >= 0,
  );
  const back = token !== undefined && began.place < token.place;
  const turned = eventsOf(change, 'cardTurned').some(
    ({ card, again }) => again && card === began.key,
  );
  // I4: an ally acts on its hero's place, after him.
  const ofAlly = old.allies.some(({ id, hero }) => id === began.who?.id && hero === began.key);
  const twice = old.acted.includes(began.key) && !turned && !ofAlly;
  return [
    ...(back ? [`${began.key} acts behind the token`] : []),
    ...(twice ? [`${began.key} acts twice in a round`] : []),
  ];
};

/** V1, D12: an adventure ends by a rule or by word, and never without one. */
const outcomeFaults = (change: Change, old: Adventure, now: Adventure): Faults => {
  if (now.outcome === null || isSame(old.outcome, now.outcome)) return [];
  const told = change.events.filter(({ type }) => type === 'outcomeReached');
  return told.length === 1 ? [] : [`the outcome was told ${told.length} times`];
};

/** What must hold between two states of the same adventure. */
export const changeFaults = (change: Change): Faults => {
  const old = change.before.adventure;
  const now = change.after.adventure;
  if (old === null || now === null) return [];
  return [
    ...heroFaults(change, old, now),
    ...runeFaults(change, old, now),
    ...outcomeFaults(change, old, now),
    ...harmFaults(change),
    ...orderFaults(change, old),
    ...darknessFaults(old, change.events),
    ...movementFaults(change.events, old, now),
    ...groundFaults(
      now,
      eventsOf(change, 'figurePlaced').map(({ who }) => who.id),
    ),
    ...(now.serial < old.serial ? ['numbers run backwards'] : []),
    ...(now.round < old.round ? ['rounds run backwards'] : []),
  ];
};
