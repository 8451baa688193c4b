import { readEvents } from '@/src/game/schema/events';
import { readState } from '@/src/game/schema/state';
import {
  ownedCubes,
  type Adventure,
  type AdventureHero,
  type GameCommand,
  type GameEvent,
  type GameState,
} from '@/src/rules';
import { adventureFaults, sameValue, type Faults } from './invariants';
import { groundFaults, mapFaults } from './map-invariants';

/** One command that was accepted. */
export interface Change {
  readonly before: GameState;
  readonly command: GameCommand;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** Only the players' correction adds cubes or takes them away (Q2 to Q4). */
const cubeFaults = (hero: AdventureHero, { command }: Change, old: AdventureHero): Faults => {
  if (command.kind === 'setCubes') return [];
  const before = old.cubes && ownedCubes(old.cubes);
  const after = hero.cubes && ownedCubes(hero.cubes);
  return sameValue(before, after) ? [] : [`${hero.id}: cubes came or went`];
};

const reached = ({ curse, trauma, curseLimit, traumaLimit }: AdventureHero): number =>
  (curse.length >= curseLimit ? 1 : 0) + (trauma.length >= traumaLimit ? 1 : 0);

/** D12: the cube that reaches a limit loses; afterwards the table may play on. */
const lossFaults = (hero: AdventureHero, old: AdventureHero, now: Adventure): Faults =>
  reached(hero) > reached(old) && now.outcome === null
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

/** N1, D12: whoever draws the last one loses. */
const runeFaults = (change: Change, old: Adventure, now: Adventure): Faults => {
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
  const twice = old.acted.includes(began.key) && !turned;
  return [
    ...(back ? [`${began.key} acts behind the token`] : []),
    ...(twice ? [`${began.key} acts twice in a round`] : []),
  ];
};

/** V1, D12: an adventure ends by a rule or by word, and never without one. */
const outcomeFaults = (change: Change, old: Adventure, now: Adventure): Faults => {
  if (now.outcome === null || sameValue(old.outcome, now.outcome)) return [];
  const told = change.events.filter(({ type }) => type === 'outcomeReached');
  return told.length === 1 ? [] : [`the outcome was told ${told.length} times`];
};

/** What must hold between two states of the same adventure. */
const changeFaults = (change: Change): Faults => {
  const old = change.before.adventure;
  const now = change.after.adventure;
  if (old === null || now === null) return [];
  return [
    ...heroFaults(change, old, now),
    ...runeFaults(change, old, now),
    ...outcomeFaults(change, old, now),
    ...harmFaults(change),
    ...orderFaults(change, old),
    ...groundFaults(
      now,
      eventsOf(change, 'figurePlaced').map(({ who }) => who.id),
    ),
    ...(now.serial < old.serial ? ['numbers run backwards'] : []),
    ...(now.round < old.round ? ['rounds run backwards'] : []),
  ];
};

/** V1: lost or abandoned, the campaign is as it was, with one more line in its chronicle. */
const closingFaults = ({ before, after, events }: Change): Faults => {
  const closed = events.find((event) => event.type === 'adventureClosed');
  if (!closed || before.adventure === null) return [];
  const { chronicle: told, ...campaign } = after.campaign;
  const { chronicle: _, ...start } = before.adventure.before;
  const back = closed.outcome.result === 'won' || sameValue(campaign, start);
  const longer = told.length === before.campaign.chronicle.length + 1;
  return [...(back ? [] : ['not as it was at the start']), ...(longer ? [] : ['no line told'])];
};

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Every event passes the border, and comes back as it was. */
export const storageFaults = (events: readonly GameEvent[]): Faults => {
  const read = readEvents(written(events));
  if (read.ok) return sameValue(read.value, events) ? [] : ['events change when stored'];
  const broken = events.find((event) => !readEvents([written(event)]).ok);
  return [`${read.error}: ${JSON.stringify(broken).slice(0, 300)}`];
};

/** The snapshot of the state can be read again, and is the state. */
export const snapshotFaults = (state: GameState): Faults => {
  const read = readState(JSON.stringify(state));
  if (read === null) return ['the state cannot be read again'];
  return sameValue(read, state) ? [] : ['the state changes when stored'];
};

export const faultsOf = (change: Change): Faults => [
  ...(change.after.adventure === null
    ? []
    : [...adventureFaults(change.after.adventure), ...mapFaults(change.after.adventure)]),
  ...changeFaults(change),
  ...closingFaults(change),
  ...storageFaults(change.events),
];
