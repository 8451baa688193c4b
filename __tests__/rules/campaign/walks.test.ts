import * as fc from 'fast-check';
import {
  CAMP_STEPS,
  CUBE_COLOURS,
  GEAR_SLOTS,
  START,
  canonicalText,
  consequencesOn,
  decide,
  implausible,
  itemsOn,
  provisionalChanges,
  replay,
  restoredBy,
  virtualDice,
  type CampaignCommand,
  type GameEvent,
  type GameState,
} from '@/src/rules';
import { CATALOGUE } from '@/src/content/drunagor';
import { readEvents } from '@/src/game/schema/events';
import { readState } from '@/src/game/schema/state';
import { PARTY, item, lose, note, sheet, startCommand } from './logbook-kit';

const hero = fc.constantFrom('hero-1', 'hero-2', 'hero-3');
const place = fc.constantFrom(...GEAR_SLOTS, 'bag' as const, 'camp' as const);
/** The how-manieth of what there is at that moment; see `aimed`. */
const nth = fc.nat({ max: 30 }).map(String);
const [itemId, noteId, rewardId] = [nth, nth, nth];
const colour = fc.constantFrom(...CUBE_COLOURS);
const level = fc.constantFrom(0 as const, 1 as const, 2 as const);
const back = { ...item('Kehrseite').front };
const draft = fc.record({
  slot: fc.constantFrom(...GEAR_SLOTS, 'consumable' as const),
  deck: fc.constantFrom('camp' as const, 'chest' as const, 'adventure' as const),
  socket: fc.boolean(),
  categories: fc.constantFrom(['gem'], ['light'], []),
});
const thing = draft.map((more) => item('Ding', { ...more, back: more.socket ? back : null }));
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const without = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;

const tree = fc.record({
  heroClass: fc.constantFrom('mage', 'cleric'),
  classNames: fc.constant({ en: 'Mage', de: null }),
  tree: fc.constantFrom('A', 'B'),
  shape: fc.constantFrom('1-2-3' as const, '1-2-2' as const),
  taken: fc.subarray(['1', '2', '3', '2a', '2b'] as const),
});
const kind = <Kind extends string>(value: Kind) => fc.constant(value);
const roleSkills = fc.record({ a: fc.option(colour), b: fc.option(colour) });
const reward = fc.constantFrom(
  { kind: 'camp-item', tier: 1 } as const,
  { kind: 'hero-skill', level: 1 } as const,
  { kind: 'hero-skill', level: 2 } as const,
  { kind: 'class-skill' } as const,
  { kind: 'other', text: 'Gold' } as const,
);
const choice = fc.oneof(
  fc.record({ kind: kind('item'), item: thing, to: place }),
  fc.record({ kind: kind('skill'), colour }),
  fc.record({ kind: kind('role-skill'), colour, role: fc.constant(null) }),
  fc.record({ kind: kind('tree'), tree }),
  fc.constant({ kind: 'done' } as const),
  fc.constant({ kind: 'waived' } as const),
);
const end = fc.constantFrom('used' as const, 'dropped' as const);
const consequence = fc.constantFrom('status' as const, 'aura' as const, 'outcome' as const);

const command = fc.oneof(
  fc.record({ kind: kind('setSkill'), hero, colour, level }),
  fc.record({ kind: kind('setRoleSkills'), hero, role: fc.constant(null), roleSkills }),
  fc.record({ kind: kind('setTree'), hero, tree }),
  fc.record({ kind: kind('gainItem'), hero, item: thing, to: place, drop: optional(itemId) }),
  fc.record({ kind: kind('gainItem'), hero, item: thing }),
  fc.record({ kind: kind('takeStartingGear'), hero }),
  fc.record({
    kind: kind('moveItem'),
    hero,
    item: itemId,
    swap: optional(itemId),
    to: fc.record({ hero, place }),
  }),
  fc.record({ kind: kind('removeItem'), hero, item: itemId, end }),
  fc.record({ kind: kind('turnItem'), hero, item: itemId }),
  fc.record({ kind: kind('setGem'), hero, item: itemId, gem: itemId }),
  fc.record({ kind: kind('gainConsequence'), hero, consequence, draft: fc.constant(note('X')) }),
  fc.record({ kind: kind('loseConsequence'), hero, id: noteId }),
  fc.record({ kind: kind('noteReward'), reward }),
  fc.record({ kind: kind('takeReward'), hero, reward: rewardId, choice }),
  fc.record({ kind: kind('dropReward'), reward: rewardId }),
  fc.constant({ kind: 'beginCamp' } as const),
  fc.record({ kind: kind('doCampStep'), step: fc.constantFrom(...CAMP_STEPS) }),
  fc.constant({ kind: 'endCamp' } as const),
  fc.record({ kind: kind('beginSingle'), chapter: fc.constantFrom(2, 5, 15) }),
  fc.record({ kind: kind('removeHero'), hero }),
);
const commands = fc.array(command.map(without), { minLength: 30, maxLength: 60 }) as fc.Arbitrary<
  readonly CampaignCommand[]
>;

interface Walk {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const pick = <Thing>(things: readonly Thing[], n: string): Thing | undefined =>
  things[Number(n) % Math.max(1, things.length)];

const itemOf = (state: GameState, id: string, n: string): string =>
  pick(itemsOn(sheet(state, id)), n)?.item.id ?? 'item-0';

/** Numbers become things the hero has now: otherwise hardly anything would be there. */
function aimed(state: GameState, one: CampaignCommand): CampaignCommand {
  switch (one.kind) {
    case 'moveItem': {
      const there = itemsOn(sheet(state, one.to.hero)).filter(
        ({ place: at }) => at === one.to.place,
      );
      const swap = one.swap === undefined ? undefined : pick(there, one.swap)?.item.id;
      return without({ ...one, item: itemOf(state, one.hero, one.item), swap }) as CampaignCommand;
    }
    case 'setGem':
      return {
        ...one,
        item: itemOf(state, one.hero, one.item),
        gem: itemOf(state, one.hero, one.gem),
      };
    case 'removeItem':
    case 'turnItem':
      return { ...one, item: itemOf(state, one.hero, one.item) };
    case 'gainItem':
      return one.drop === undefined ? one : { ...one, drop: itemOf(state, one.hero, one.drop) };
    case 'loseConsequence':
      return { ...one, id: pick(consequencesOn(sheet(state, one.hero)), one.id)?.entry.id ?? '' };
    case 'takeReward':
    case 'dropReward':
      return { ...one, reward: pick(state.campaign.rewards, one.reward)?.id ?? '' };
    default:
      return one;
  }
}

/** What is refused does not happen; what happens can have happened. */
const walk = (start: GameState, asked: readonly CampaignCommand[]): Walk =>
  asked.reduce<Walk>(
    ({ state: before, events }, one) => {
      const command = aimed(before, one);
      const decision = decide(CATALOGUE, before, command, virtualDice(1));
      if (!decision.ok) return { state: before, events };
      const after = replay(before, decision.value);
      const change = { before, command, events: decision.value, after };
      expect(implausible(CATALOGUE, change)).toEqual([]);
      return { state: after, events: [...events, ...decision.value] };
    },
    { state: start, events: [] },
  );

test('any logbook can be stored, read again and replayed', () => {
  fc.assert(
    fc.property(commands, (asked) => {
      const { state, events } = walk(PARTY, asked);
      const read = readEvents(JSON.parse(JSON.stringify(events)));
      expect(read).toEqual({ ok: true, value: events });
      expect(replay(PARTY, events)).toEqual(state);
      expect(readState(JSON.stringify(state))).toEqual(state);
    }),
    { numRuns: 200 },
  );
});

test('L7a, E1: no walk leaves a sheet that cannot be', () => {
  fc.assert(
    fc.property(commands, (asked) => {
      const { state } = walk(PARTY, asked);
      const all = Object.keys(state.campaign.sheets).flatMap((id) => itemsOn(sheet(state, id)));
      const ids = all.map(({ item: { id } }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { bag } of Object.values(state.campaign.sheets)) {
        expect(bag.length).toBeLessThanOrEqual(2);
      }
      const misplaced = all.filter(
        ({ item: { slot, deck }, place: at }) =>
          (at === 'camp' && deck === 'chest') || (at !== 'bag' && at !== 'camp' && at !== slot),
      );
      expect(misplaced).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('V1: a defeat is the identity on everything but the chronicle', () => {
  fc.assert(
    fc.property(commands, commands, (first, then) => {
      const start = walk(
        PARTY,
        first.filter((one) => one.kind !== 'removeHero'),
      ).state;
      const playing = replay(start, started(start));
      const { state } = walk(playing, then);
      const before = playing.campaign;
      const { chronicle, decisions, ...restored } = lose(state).campaign;
      const { chronicle: _, decisions: early, ...wanted } = before;
      expect([decisions, chronicle[0]?.decisions.slice(0, early.length)]).toEqual([[], early]);
      expect(canonicalText(restored)).toBe(canonicalText(wanted));
      expect(chronicle).toHaveLength(1);
      expect(provisionalChanges(state.campaign, before)).toHaveLength(
        restoredBy(state.campaign, before).length,
      );
    }),
    { numRuns: 150 },
  );
});

const started = (state: GameState): readonly GameEvent[] => {
  const decision = decide(CATALOGUE, state, startCommand(), virtualDice(1));
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value;
};

test('walks do something', () => {
  const seen = new Set(
    fc
      .sample(commands, { numRuns: 100, seed: 8 })
      .flatMap((asked) => walk(PARTY, asked).events.map(({ type }) => type)),
  );
  expect([...seen].sort()).toEqual(
    [
      ...['campBegan', 'campEnded', 'campStepDone', 'consequenceGained', 'consequenceLost'],
      ...['heroRemoved', 'itemLost', 'itemTurned', 'itemsGained', 'itemsMoved', 'rewardDropped'],
      ...['rewardNoted', 'rewardTaken', 'roleSkillsSet', 'singleBegan', 'skillSet', 'treeSet'],
    ].sort(),
  );
  expect(walk(START, [{ kind: 'beginCamp' }]).events).toEqual([]);
});
