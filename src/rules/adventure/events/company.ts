import { unchanged, untold } from '@/src/rules/base/event-table';
import { withAttack, withoutActor } from '../evolve/turn';
import type { Adventure, Interaction, LaidTrap } from '../state/adventure';
import type { AdventureAlly, AllyCard, FigureRef } from '../state/hero';
import { inAdventure, adventureLine as line } from './entries';

export const TRAP_FACES = ['blank', 'poison', 'slow', 'burn', 'bleed'] as const;
/** Z1. */
export type TrapFace = (typeof TRAP_FACES)[number];

const interactionSet = (adventure: Adventure, interaction: Interaction): Adventure => {
  const known = adventure.interactions.some(({ id }) => id === interaction.id);
  return {
    ...adventure,
    interactions: known
      ? adventure.interactions.map((one) => (one.id === interaction.id ? interaction : one))
      : [...adventure.interactions, interaction],
    serial: adventure.serial + (known ? 0 : 1),
  };
};

/** Who goes with the heroes, and what they find on their way. */
export const COMPANY_EVENTS = {
  allyJoined: inAdventure<{ ally: AdventureAlly }>()({
    v: 1,
    evolve: (adventure, { ally }) => ({
      ...adventure,
      allies: [...adventure.allies, ally],
      serial: adventure.serial + 1,
    }),
    line: ({ ally }) => line('allyJoined', { name: ally.name }),
  }),
  allyLeft: inAdventure<{ who: FigureRef }>()({
    v: 1,
    evolve: (adventure, { who }) => ({
      ...withoutActor(adventure, who.id),
      allies: adventure.allies.filter(({ id }) => id !== who.id),
    }),
    line: ({ who }) => line('allyLeft', { who }),
  }),
  allyCardSet: inAdventure<{ who: FigureRef; card: AllyCard }>()({
    v: 1,
    evolve: (adventure, { who, card }) => ({
      ...adventure,
      allies: adventure.allies.map((ally) => (ally.id === who.id ? { ...ally, card } : ally)),
    }),
    line: untold,
  }),
  /** F1: whom it meant to hit; what came of it are events of their own. */
  allyAttacked: inAdventure<{ who: FigureRef; targets: readonly FigureRef[] }>()({
    v: 1,
    evolve: (adventure, { who }) => withAttack(adventure, who.id),
    line: ({ who, targets }) => line('allyAttacked', { who, targets: { figures: targets } }),
  }),
  trapDieRolled: inAdventure<{ who: FigureRef; face: TrapFace }>()({
    v: 1,
    evolve: unchanged,
    line: ({ who, face }) => line('trapDie', { who, face }),
  }),
  trapLaid: inAdventure<{ trap: LaidTrap; who: FigureRef | null }>()({
    v: 1,
    evolve: (adventure, { trap }) => ({
      ...adventure,
      traps: [...adventure.traps, trap],
      serial: adventure.serial + 1,
    }),
    line: ({ trap }) => line('trapLaid', { zone: trap.zone }),
  }),
  trapGone: inAdventure<{ trap: string; sprung: boolean }>()({
    v: 1,
    evolve: (adventure, { trap }) => ({
      ...adventure,
      traps: adventure.traps.filter(({ id }) => id !== trap),
    }),
    line: ({ sprung }) => (sprung ? line('trapSprung') : null),
  }),
  /** `option`: what this hero took; empty: just put down, or not named. */
  interactionSet: inAdventure<{
    interaction: Interaction;
    who: FigureRef | null;
    option: string;
  }>()({
    v: 1,
    evolve: (adventure, { interaction }) => interactionSet(adventure, interaction),
    line: ({ interaction: { name, charges } }) => line('interaction', { name, charges }),
  }),
};
