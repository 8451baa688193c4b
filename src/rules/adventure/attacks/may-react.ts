import type { Adventure } from '../state/adventure';
import type { Threat } from '../state/threat';
import { areFoes } from '../state/versus';

/** X11: what of it a hero may answer: heroes against heroes, nobody helps another team. */
export const answerable = <Of extends Pick<Threat, 'targets'>>(
  adventure: Adventure,
  threat: Of,
  hero: string,
): Of =>
  adventure.versus === undefined
    ? threat
    : {
        ...threat,
        targets: threat.targets.filter(({ figure }) => !areFoes(adventure, hero, figure)),
      };

/** X11: for himself and for his allies; those of other teams look on. */
export const mayReact = (
  adventure: Adventure,
  threat: Pick<Threat, 'targets'>,
  hero: string,
): boolean =>
  adventure.versus === undefined || answerable(adventure, threat, hero).targets.length > 0;
