import { freshCubes, ownedCubes } from '../state/hero';
import type { AdventureEvent } from '../events';
import type { Adventure } from '../state/adventure';
import { withHero } from './change';
import { withoutActor, withTurn } from './course';

type Of<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;

/** D11: the cubes, tokens and cubes of trauma around it are events of their own. */
export const fell = (adventure: Adventure, { who }: Of<'fell'>): Adventure =>
  withHero(adventure, who.id, (hero) => ({ ...hero, hp: 0, unconscious: true }));

export const stoodUp = (adventure: Adventure, { who, hp }: Of<'stoodUp'>): Adventure =>
  withHero(adventure, who.id, (hero) => ({ ...hero, hp, unconscious: false }));

export const recalled = (adventure: Adventure, { who }: Of<'recalled'>): Adventure =>
  withHero(adventure, who.id, (hero) => ({
    ...hero,
    cubes: hero.cubes === null ? null : freshCubes(ownedCubes(hero.cubes)),
    cubesSaid: null,
  }));

export const focusUsed = (adventure: Adventure, { who }: Of<'focusUsed'>): Adventure =>
  withTurn(adventure, (turn) => ({ ...turn, focused: [...turn.focused, who.id] }));

export const furyUsed = (adventure: Adventure, { who }: Of<'furyUsed'>): Adventure =>
  withTurn(adventure, (turn) => ({ ...turn, furious: [...turn.furious, who.id] }));

export const allyJoined = (adventure: Adventure, { ally }: Of<'allyJoined'>): Adventure => ({
  ...adventure,
  allies: [...adventure.allies, ally],
  serial: adventure.serial + 1,
});

export const allyLeft = (adventure: Adventure, { who }: Of<'allyLeft'>): Adventure => ({
  ...withoutActor(adventure, who.id),
  allies: adventure.allies.filter(({ id }) => id !== who.id),
});

export const interactionSet = (
  adventure: Adventure,
  { interaction }: Of<'interactionSet'>,
): Adventure => {
  const known = adventure.interactions.some(({ id }) => id === interaction.id);
  return {
    ...adventure,
    interactions: known
      ? adventure.interactions.map((one) => (one.id === interaction.id ? interaction : one))
      : [...adventure.interactions, interaction],
    serial: adventure.serial + (known ? 0 : 1),
  };
};
