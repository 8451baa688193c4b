import type { AdventureEvent } from '../events';
import type { Adventure } from '../state/adventure';
import type { Reaction } from '../state/threat';

type Of<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;

export const threatOpened = (adventure: Adventure, { threat }: Of<'threatOpened'>): Adventure => ({
  ...adventure,
  threat,
  serial: adventure.serial + 1,
});

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

/** D10: one per hero; a second replaces the first. */
export const reacted = (adventure: Adventure, { who, reaction }: Of<'reacted'>): Adventure =>
  withReactions(adventure, (all) => [...all.filter(({ hero }) => hero !== who.id), reaction]);

export const reactionTakenBack = (
  adventure: Adventure,
  { who }: Of<'reactionTakenBack'>,
): Adventure => withReactions(adventure, (all) => all.filter(({ hero }) => hero !== who.id));
