import { asked, fieldsNow, sayIn, type GameHelpers } from '@/app/games/model/game';
import type { HelperField, Tree } from '@/app/games/model/field';
import type { Act, Helper, Say } from '@/app/games/model/helper';
import { loadHelpers } from '@/app/games/session/load';
import { HELPER_ENTRIES, PLAYED_GAMES } from '@/src/content/games/helpers';
import { loadShelf } from '@/src/glossary';
import type { NoteChange, Plain } from '@/src/rules';
import { putAt } from '@/src/rules';

const PLAYERS = [
  { name: 'Anna', colour: 0 },
  { name: 'Ben', colour: 1 },
];

type Notes = Readonly<Record<string, Plain>>;

/** Says nothing it has no words for: players' names and figures aside. */
function strictly(game: GameHelpers, missing: Set<string>): Say {
  return (key) => {
    if (game.words.de[key] === undefined && !/^([#+]?\d+|A|B|Anna|Ben|)$/.test(key)) {
      missing.add(key);
    }
    return key;
  };
}

function saidBy(field: HelperField, say: Say): void {
  say(field.label);
  if (field.kind === 'list') field.item.forEach((one) => saidBy(one, say));
  if (field.kind === 'group') field.fields.forEach((one) => saidBy(one, say));
  if (field.kind === 'numbers') field.labels.forEach((one) => say(one));
  if (field.kind === 'face') say(field.mark);
  if ('options' in field) {
    field.options.forEach(({ raw, label, value }) => raw ?? say(label ?? value));
  }
}

const noted = (value: Tree, changes: readonly NoteChange[]): Tree =>
  changes.reduce<Plain>((one, change) => putAt(one, change.path, change.value), value) as Tree;

const booked = (act: Act, value: Tree, say: Say): Tree => {
  (act.fields ?? []).forEach((one) => saidBy(one, say));
  const dice = act.dice?.faces.slice(0, act.dice.count) ?? [];
  const { changes, line } = act.book(act.start ?? {}, dice);
  say(line.key);
  const rolled = (act.rolls ?? []).map(({ path, count, faces, alone }): NoteChange => {
    const fallen = Array.from({ length: count }, (_, at) => faces[at % faces.length] ?? null);
    return { path, value: alone === true ? (fallen[0] ?? null) : fallen };
  });
  return noted(value, [...changes, ...rolled]);
};

/** Taps everything that can be tapped, a few taps deep; answers how many taps there were. */
function tapAll(game: GameHelpers, helper: Helper, value: Tree, say: Say, deep: number): number {
  const notes: Notes = { [helper.id]: value };
  const { answer } = asked(game, helper, value, notes, PLAYERS);
  const at = { value, answer, notes, players: PLAYERS, say };
  helper.tell(at).forEach(({ rule }) => expect(rule).toMatch(/^(SS|RB3-|RB2-|RW-)\d+$/));
  const acts = (helper.acts?.(at) ?? []).filter(({ blocked }) => blocked === undefined);
  if (deep === 0) return acts.length;
  return acts.reduce(
    (taps, act) => taps + 1 + tapAll(game, helper, booked(act, value, say), say, deep - 1),
    0,
  );
}

test.each(PLAYED_GAMES)('%s: every helper begins without a fault and has its words', async (id) => {
  const game = await loadHelpers(id);
  const missing = new Set<string>();
  const say = strictly(game, missing);
  for (const helper of game.helpers) {
    const value = helper.start(PLAYERS);
    const fault = asked(game, helper, value, {}, PLAYERS).fault;
    expect([helper.id, fault]).toEqual([helper.id, null]);
    say(`helper.${helper.id}`);
    say(`about.${helper.id}`);
    for (const fields of [helper.setup ?? [], helper.fields]) {
      fieldsNow(fields, PLAYERS, value).forEach((field) => saidBy(field, say));
    }
    tapAll(game, helper, value, say, 2);
  }
  expect([...missing]).toEqual([]);
});

const places = (text: string): readonly string[] => [...(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

test.each(PLAYED_GAMES)('%s: sentences say the same things in both languages', async (id) => {
  const { words } = await loadHelpers(id);
  const unlike = Object.keys(words.de).filter(
    (key) => places(words.de[key] ?? '').join() !== places(words.en[key] ?? '').join(),
  );
  expect(unlike).toEqual([]);
});

test.each(PLAYED_GAMES)('%s: each helper names entries its glossary has', async (id) => {
  const game = await loadHelpers(id);
  const shelf = await loadShelf(id);
  const entries = HELPER_ENTRIES[id];
  expect(Object.keys(entries).sort()).toEqual(game.helpers.map((helper) => helper.id).sort());
  const unknown = Object.values(entries)
    .flat()
    .filter((entry) => shelf?.byId.has(entry) !== true);
  expect(unknown).toEqual([]);
});

test.each([
  [0, 'Weggehen kostet 0 Gelegenheitsangriffe (betäubt: 0)'],
  [1, 'Weggehen kostet 1 Gelegenheitsangriff (betäubt: 0)'],
  [2, 'Weggehen kostet 2 Gelegenheitsangriffe (betäubt: 0)'],
])('SS12: of %i it is said as one says it', async (reactions, text) => {
  const say = sayIn(await loadHelpers('swordsorcery'), 'de');
  expect(say('leaveCosts', { reactions, stunned: 0 })).toBe(text);
});
