import { untold } from '@/src/rules/base/event-table';
import type { Adventure } from '../state/adventure';
import type { FigureRef } from '../state/hero';
import type { Reaction, Threat } from '../state/threat';
import { inAdventure, adventureLine as line } from './entries';

const withReactions = (
  adventure: Adventure,
  change: (reactions: readonly Reaction[]) => readonly Reaction[],
): Adventure =>
  adventure.threat === null
    ? adventure
    : {
        ...adventure,
        threat: { ...adventure.threat, reactions: change(adventure.threat.reactions) },
      };

/** SPLIT, or as the players changed it: not everybody is hit as hard. */
const damageOf = (targets: Threat['targets']): number | string => {
  const [first = 0, ...others] = new Set(targets.map(({ damage }) => damage));
  return others.length === 0 ? first : [first, ...others].join('/');
};

const threatLine = ({ targets, source }: Threat, by: FigureRef | null) => {
  const values = { count: targets.length, damage: damageOf(targets) };
  if (by !== null) return line('threatOpened', { ...values, by });
  const name = source.kind === 'event' ? source.name : '';
  return name === '' ? line('threatUnnamed', values) : line('threatByEvent', { ...values, name });
};

/** Threats, and how heroes react to them. */
export const THREAT_EVENTS = {
  threatOpened: inAdventure<{ threat: Threat; by: FigureRef | null }>()({
    v: 1,
    evolve: (adventure, { threat }) => ({
      ...adventure,
      threat,
      serial: adventure.serial + 1,
    }),
    line: ({ threat, by }) => threatLine(threat, by),
  }),
  /** D10: one per hero; a second replaces the first. */
  reacted: inAdventure<{ who: FigureRef; reaction: Reaction }>()({
    v: 1,
    evolve: (adventure, { who, reaction }) =>
      withReactions(adventure, (all) => [...all.filter(({ hero }) => hero !== who.id), reaction]),
    line: ({ who }) => line('reacted', { who }),
  }),
  reactionTakenBack: inAdventure<{ who: FigureRef }>()({
    v: 1,
    evolve: (adventure, { who }) =>
      withReactions(adventure, (all) => all.filter(({ hero }) => hero !== who.id)),
    line: untold,
  }),
  threatClosed: inAdventure<{ applied: boolean }>()({
    v: 1,
    evolve: (adventure) => ({ ...adventure, threat: null }),
    line: ({ applied }) => (applied ? null : line('threatDropped')),
  }),
};
