import * as v from 'valibot';
import { canonicalText, LONGEST_NAME } from '@/src/rules';
import { KeptAllySchema } from '../library/allies';
import { OwnCardSchema } from '../library/cards';
import { ChestCardSchema } from '../library/chest-cards';
import { DeckSchema } from '../library/decks';
import { KeptSkillSchema, nameKey, skillId } from '../library/skills';
import { MapTileSchema, tileKey } from '../library/tiles';
import { ValuesSchema } from './hero-values';

/** What a group has read off its boards, cards and sheets; its habits and its maps are its own. */
export const PACK_KINDS = [
  'own-skill',
  'own-card',
  'attack-deck',
  'ally',
  'chest-card',
  'map-tile',
  'hero-values',
] as const;
export type PackKind = (typeof PACK_KINDS)[number];

/** How things of a kind are told apart and named anew. */
interface Packed<Body> {
  readonly schema: v.GenericSchema<unknown, Body>;
  /** Things of one name are the same thing only inside this. */
  readonly within: (body: Body) => string;
  readonly name: (body: Body, id: string) => string;
  readonly named: (body: Body, name: string) => Body;
  /** Its id in the library under that name; null: the file's. */
  readonly id: (body: Body, name: string) => string | null;
}

/** A thing of a pack, its body known to be what it should be. */
export interface PackThing {
  readonly id: string;
  readonly within: string;
  readonly name: string;
  /** The content without its name, to tell whether two are alike. */
  readonly content: string;
  as(name: string): { readonly id: string; readonly body: string };
}

const DECK = /^[A-Za-z0-9][\w./-]{0,79}( \(\d{1,3}\))?$/u;
const BOARD = /^[A-Za-z0-9][\w.-]{0,59}$/u;

const reader =
  <Body>({ schema, within, name, named, id }: Packed<Body>) =>
  (given: string, value: unknown): PackThing | null => {
    const read = v.safeParse(schema, value);
    if (!read.success) return null;
    const body = read.output;
    return {
      id: given,
      within: within(body),
      name: name(body, given),
      content: canonicalText(named(body, '-')),
      as: (wanted) => ({
        id: id(body, wanted) ?? given,
        body: JSON.stringify(named(body, wanted)),
      }),
    };
  };

const simple = <Body extends { readonly name: string }>(
  schema: v.GenericSchema<unknown, Body>,
  within: (body: Body) => string,
  id: (body: Body, name: string) => string | null,
) =>
  reader<Body>({
    schema,
    within,
    id,
    name: (body) => body.name,
    named: (body, name) => ({ ...body, name }),
  });

/** By what they belong to; the id says it. */
const unnamed = <Body>(schema: v.GenericSchema<unknown, Body>, ids: RegExp) => {
  const read = reader<Body>({
    schema,
    within: () => '',
    name: (_, id) => id,
    named: (body) => body,
    id: (_, name) => name,
  });
  return (id: string, value: unknown) => (ids.test(id) ? read(id, value) : null);
};

export const PACKED: Readonly<Record<PackKind, (id: string, value: unknown) => PackThing | null>> =
  {
    'own-skill': reader<v.InferOutput<typeof KeptSkillSchema>>({
      schema: KeptSkillSchema,
      within: ({ hero }) => hero,
      name: (kept) => ('skill' in kept ? kept.skill.name : kept.named.name),
      named: (kept, name) =>
        'skill' in kept
          ? { ...kept, skill: { ...kept.skill, name } }
          : { ...kept, named: { ...kept.named, name } },
      id: ({ hero }, name) => skillId(hero, name),
    }),
    'own-card': simple(
      OwnCardSchema,
      ({ kind }) => kind,
      () => null,
    ),
    'attack-deck': unnamed(DeckSchema, DECK),
    ally: simple(
      KeptAllySchema,
      ({ kind }) => kind,
      ({ kind }, name) => `${kind} ${nameKey(name)}`,
    ),
    'chest-card': simple(
      ChestCardSchema,
      () => '',
      (_, name) => nameKey(name),
    ),
    'map-tile': simple(
      MapTileSchema,
      ({ size }) => size,
      ({ size }, name) => tileKey(name, size),
    ),
    'hero-values': unnamed(ValuesSchema, BOARD),
  };

const NUMBERED = /^(.*?) \((\d{1,3})\)$/u;

/** "Feuerball (2)" is a "Feuerball". */
export const withoutNumber = (name: string): string =>
  NUMBERED.exec(name.trim())?.[1] ?? name.trim();

export const numbered = (base: string, count: number): string => {
  const end = ` (${count})`;
  return `${base.slice(0, LONGEST_NAME - end.length)}${end}`;
};
