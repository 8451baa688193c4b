import type { Adventure } from '../state/adventure';
import type { Threat } from '../state/threat';
import { areFoes } from '../state/versus';

/** X11: for himself and for his allies; heroes against heroes, those of other teams look on. */
export const mayReact = (
  adventure: Adventure,
  { targets }: Pick<Threat, 'targets'>,
  hero: string,
): boolean =>
  adventure.versus === undefined || targets.some(({ figure }) => !areFoes(adventure, hero, figure));
