import { canonicalText } from '@/src/rules';
import { nameKey } from '../library/skills';
import type { LibraryItem } from '../port';
import { parseJson } from '../schema/json';
import type { LibraryChange, LibraryPlan } from './import-library';
import {
  withoutNumber,
  numbered,
  PACK_KINDS,
  PACKED,
  type PackKind,
  type PackThing,
} from './pack-kinds';

const isPackKind = (kind: string): kind is PackKind =>
  (PACK_KINDS as readonly string[]).includes(kind);

const thingOf = ({ kind, id, body }: LibraryItem): PackThing | null =>
  isPackKind(kind) ? PACKED[kind](id, parseJson(body)) : null;

/** What of a library goes into a pack: by kind, and only what can be read. */
export const packable = (
  library: readonly LibraryItem[],
  kinds: readonly PackKind[],
): readonly LibraryItem[] =>
  library.filter((item) => isPackKind(item.kind) && kinds.includes(item.kind) && thingOf(item));

/** What is here, by kind and name, and grows while a pack is looked at. */
class Shelf {
  private readonly things = new Map<string, PackThing[]>();
  private readonly ids = new Set<string>();

  /** How many had to take a name of their own. */
  both = 0;

  constructor(library: readonly LibraryItem[]) {
    library.forEach((item) => this.add(item));
  }

  add(item: LibraryItem): void {
    const thing = thingOf(item);
    this.ids.add(idKey(item.kind, item.id));
    if (thing !== null) this.namesakes(item.kind, thing).push(thing);
  }

  namesakes(kind: string, { within, name }: PackThing): PackThing[] {
    const key = JSON.stringify([kind, within, nameKey(withoutNumber(name))]);
    const known = this.things.get(key) ?? [];
    this.things.set(key, known);
    return known;
  }

  /** The first name that nothing here has, with an id that nothing here has. */
  place(kind: string, thing: PackThing): { readonly id: string; readonly body: string } {
    const names = this.namesakes(kind, thing).map(({ name }) => nameKey(name));
    const base = withoutNumber(thing.name);
    let name = names.length === 0 ? thing.name : base;
    if (names.length > 0) this.both += 1;
    for (let count = 2; names.includes(nameKey(name)); count += 1) name = numbered(base, count);
    const made = thing.as(name);
    let id = made.id;
    for (let count = 2; this.ids.has(idKey(kind, id)); count += 1) id = `${made.id}-${count}`;
    return { id, body: made.body };
  }
}

const idKey = (kind: string, id: string): string => JSON.stringify([kind, id]);

const HERO_VALUES: PackKind = 'hero-values';

type Values = Readonly<Record<string, unknown>>;

/** A hero has one value for each: what is missing here comes, what is known stays. */
function filled(here: LibraryItem, thing: PackThing, changedAt: number): LibraryItem | null {
  const mine = parseJson(here.body) as Values;
  const theirs = parseJson(thing.content) as Values;
  const both = { maxHp: mine['maxHp'] ?? theirs['maxHp'], cubes: mine['cubes'] ?? theirs['cubes'] };
  const body = JSON.stringify(both);
  return canonicalText(both) === canonicalText(mine) ? null : { ...here, changedAt, body };
}

type Verdict = LibraryChange | 'same' | 'unreadable';

function judge(
  shelf: Shelf,
  here: readonly LibraryItem[],
  { kind, id, body, changedAt }: LibraryItem,
): Verdict {
  const thing = isPackKind(kind) ? PACKED[kind](id, parseJson(body)) : null;
  if (!isPackKind(kind) || thing === null) return 'unreadable';
  const namesakes = shelf.namesakes(kind, thing);
  if (namesakes.some(({ content }) => content === thing.content)) return 'same';
  const before = here.find((one) => kind === HERO_VALUES && one.kind === kind && one.id === id);
  if (before !== undefined && namesakes.length > 0) {
    const item = filled(before, thing, changedAt);
    return item === null ? 'same' : { kind, item, before };
  }
  const item = { kind, ...shelf.place(kind, thing), changedAt };
  shelf.add(item);
  return { kind, item, before: null };
}

/**
 * Another group's library beside the one here: things go by their names. What is alike is here already, what
 * differs comes under a name of its own, and nothing here is changed but values nobody had entered.
 */
export function planPack(
  here: readonly LibraryItem[],
  file: readonly LibraryItem[],
  now: number,
): LibraryPlan {
  const shelf = new Shelf(here);
  const verdicts = file.map((item) =>
    judge(shelf, here, { ...item, changedAt: Math.min(item.changedAt, now) }),
  );
  const count = (wanted: Verdict): number => verdicts.filter((one) => one === wanted).length;
  const changes = verdicts.filter((one): one is LibraryChange => typeof one === 'object');
  return {
    changes,
    kept: 0,
    pack: { same: count('same'), both: shelf.both, unreadable: count('unreadable') },
  };
}
