import { fieldsReached, heroIn, samePosition, type Adventure, type MapObject } from '@/src/rules';

/** Those on the map, in the order they were laid. */
export const doorsOn = ({ map }: Adventure): readonly MapObject[] =>
  (map?.objects ?? []).filter(({ kind }) => kind === 'door');

/** V3: whether the acting hero stands on its field or next to it; nobody acts: nobody is too far away. */
export function isNear(adventure: Adventure, { at }: MapObject): boolean {
  const from = heroIn(adventure, adventure.turn?.figure ?? '')?.at ?? null;
  if (from === null) return true;
  return fieldsReached(adventure, from, 'yellow').some((field) => samePosition(field, at));
}
