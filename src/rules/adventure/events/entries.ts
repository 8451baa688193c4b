import type { EventEntry, Happened, Told } from '@/src/rules/base/event-table';
import type { Position } from '@/src/rules/base/position';
import type { DarkCell } from '@/src/rules/darkness/placed-tiles';
import type { MapObjectKind, TerrainLetter } from '@/src/rules/dungeon/map';
import type { Role, RuneColour } from '@/src/rules/model/catalogue';
import type { Adventure } from '../state/adventure';
import type { FigureRef } from '../state/hero';
import type { PlayState } from '../state/play-state';
import type { Tokens } from '../state/tokens';

/** `inPlay<Fields>()({ … })`: an event with these fields that concerns more than the adventure. */
export const inPlay =
  <Fields = object>() =>
  <Version extends number, Line extends Told | null>(
    entry: EventEntry<PlayState, Happened<Fields>, Version, Line>,
  ) =>
    entry;

/** `inAdventure<Fields>()({ … })`: one that changes the adventure, as long as there is one. */
export const inAdventure =
  <Fields = object>() =>
  <Version extends number, Line extends Told | null>({
    v,
    line,
    evolve,
  }: EventEntry<Adventure, Happened<Fields>, Version, Line>) =>
    inPlay<Fields>()({
      v,
      line,
      evolve: (state, event) =>
        state.adventure === null ? state : { ...state, adventure: evolve(state.adventure, event) },
    });

/** What stands in a line; figures, tokens and runes get their names above the store. */
export type LineValue =
  | string
  | number
  | FigureRef
  | { readonly figures: readonly FigureRef[] }
  | { readonly tokens: Tokens }
  | { readonly runes: readonly RuneColour[] }
  | { readonly role: Role }
  /** A field of the map; from one to another. */
  | { readonly field: Position; readonly to?: Position }
  /** Fields of the darkness, on bridges or below them. */
  | { readonly cells: readonly DarkCell[] }
  | { readonly terrain: TerrainLetter }
  | { readonly object: MapObjectKind; readonly name: string }
  | { readonly card: string; readonly name: string };

type LineValues = Readonly<Record<string, LineValue>>;

export const adventureLine = <Key extends string>(
  key: Key,
  values: LineValues = {},
): Told<`historyAdventure.${Key}`, LineValues> => ({ key: `historyAdventure.${key}`, values });
