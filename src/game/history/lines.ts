import {
  isCampaignEvent,
  type CampaignEvent,
  type CampaignHeroDraft,
  type CubeCounts,
  type GameEvent,
} from '@/src/rules';
import type { LogRow } from '../port';
import { parseJson } from '../schema/json';
import { readEvents } from '../schema/events';
import type { AdventureLine } from './adventure-line';
import { adventureLineOf } from './adventure-lines';
import { auraLostLine, logbookLineOf, type LogbookLine } from './logbook-lines';

/** Key of the words (`history.…`) and what is put into them. */
export type HistoryLine =
  | LogbookLine
  | { readonly key: 'history.campaignCreated'; readonly values: { readonly name: string } }
  | {
      readonly key: 'history.campaignRenamed';
      readonly values: { readonly from: string; readonly name: string };
    }
  | { readonly key: 'history.notesWritten'; readonly values: Record<string, never> }
  | { readonly key: 'history.chapterSet'; readonly values: { readonly chapter: number } }
  | { readonly key: 'history.heroAdded'; readonly values: { readonly name: string } }
  | {
      readonly key: 'history.heroAddedWithPlayer';
      readonly values: { readonly name: string; readonly player: string };
    }
  | { readonly key: 'history.heroRemoved'; readonly values: { readonly name: string } }
  | {
      readonly key: 'history.playerSet';
      readonly values: { readonly name: string; readonly player: string };
    }
  | { readonly key: 'history.playerCleared'; readonly values: { readonly name: string } }
  | {
      readonly key: 'history.maxHpSet';
      readonly values: { readonly name: string; readonly maxHp: number };
    }
  | { readonly key: 'history.cubesSet'; readonly values: CubeCounts & { readonly name: string } }
  | { readonly key: 'history.heroChanged'; readonly values: { readonly name: string } }
  | {
      readonly key: 'history.dieRolled' | 'history.dieTyped';
      readonly values: { readonly sides: number; readonly value: number };
    }
  | { readonly key: 'history.unreadable'; readonly values: Record<string, never> };

const changeLine = (name: string, change: Partial<CampaignHeroDraft>): HistoryLine => {
  const keys = Object.keys(change);
  if (keys.length !== 1) return { key: 'history.heroChanged', values: { name } };
  if (typeof change.maxHp === 'number') {
    return { key: 'history.maxHpSet', values: { name, maxHp: change.maxHp } };
  }
  if (change.cubes) return { key: 'history.cubesSet', values: { name, ...change.cubes } };
  if (change.player !== undefined) return playerLine(name, change.player);
  return { key: 'history.heroChanged', values: { name } };
};

const playerLine = (name: string, player: string): HistoryLine =>
  player === ''
    ? { key: 'history.playerCleared', values: { name } }
    : { key: 'history.playerSet', values: { name, player } };

const addedLine = (name: string, player: string): HistoryLine =>
  player === ''
    ? { key: 'history.heroAdded', values: { name } }
    : { key: 'history.heroAddedWithPlayer', values: { name, player } };

/** V1: what a defeat left as it was changed nothing. */
const isKept = (event: GameEvent): boolean => isCampaignEvent(event) && event.cause === 'V1';

/** Null: nothing to tell. */
export function lineOf(event: GameEvent): HistoryLine | AdventureLine | null {
  if (isKept(event)) return null;
  if (event.type === 'dieRolled') {
    const key = event.source === 'typed' ? 'history.dieTyped' : 'history.dieRolled';
    return { key, values: { sides: event.sides, value: event.value } };
  }
  if (event.type === 'auraLost') return auraLostLine(event);
  return isCampaignEvent(event) ? campaignLineOf(event) : adventureLineOf(event);
}

function campaignLineOf(event: CampaignEvent): HistoryLine | null {
  switch (event.type) {
    case 'campaignCreated':
      return { key: 'history.campaignCreated', values: { name: event.name } };
    case 'campaignRenamed':
      return { key: 'history.campaignRenamed', values: { from: event.from, name: event.name } };
    case 'notesWritten':
      return { key: 'history.notesWritten', values: {} };
    case 'chapterSet':
      return { key: 'history.chapterSet', values: { chapter: event.chapter } };
    case 'heroAdded':
      return addedLine(event.hero.name, event.hero.player);
    case 'heroChanged':
      return changeLine(event.name, event.change);
    case 'playerSet':
      return playerLine(event.name, event.player);
    case 'heroRemoved':
      return { key: 'history.heroRemoved', values: { name: event.name } };
    default:
      return logbookLineOf(event);
  }
}

export const linesOfEvents = (
  events: readonly GameEvent[],
): readonly (HistoryLine | AdventureLine)[] => events.map(lineOf).filter((line) => line !== null);

/** The lines of one row. A row that cannot be read says so instead of vanishing. */
export function linesOf(row: Pick<LogRow, 'events'>): readonly (HistoryLine | AdventureLine)[] {
  const events = readEvents(parseJson(row.events));
  if (!events.ok) return [{ key: 'history.unreadable', values: {} }];
  return linesOfEvents(events.value);
}
