import { TRAP_KINDS, type Adventure, type Interaction, type LaidTrap } from '../state/adventure';
import type { MapObject, MapObjectKind } from '@/src/rules/dungeon/map';
import type { SetupStep } from '@/src/rules/model/catalogue';

/** More than a token ever has: nobody has said how many. */
const UNSAID = 99;

const objectsOf = ({ map }: Adventure, ...kinds: readonly MapObjectKind[]): readonly MapObject[] =>
  (map?.objects ?? []).filter(({ kind }) => kinds.includes(kind));

/** V4: those the players named, and those on the map. */
export const interactionsOf = (adventure: Adventure): readonly Interaction[] => [
  ...adventure.interactions,
  ...objectsOf(adventure, 'interaction').map(({ id, name, charges, taken = [] }) => ({
    id,
    name,
    charges: charges ?? UNSAID,
    taken,
  })),
];

/** Z2: traps by zones in the players' words, and those on the map whose kind is known. */
export const trapsOf = (adventure: Adventure): readonly LaidTrap[] => [
  ...adventure.traps,
  ...objectsOf(adventure, 'trap').flatMap(({ id, name, at }) => {
    const kind = TRAP_KINDS.find((one) => one === name);
    return kind === undefined ? [] : [{ id, kind, zone: at.join(',') }];
  }),
];

/** Z3, Z4: chests on the map, those of LOOT too. */
export const chestsOf = (adventure: Adventure): readonly MapObject[] =>
  objectsOf(adventure, 'chest', 'loot');

/** V3: doors on the map, by number or name; opened, they leave it. */
export const doorsOf = (adventure: Adventure): readonly MapObject[] => objectsOf(adventure, 'door');

const isDoor = (step: SetupStep, name: string): boolean => {
  switch (step.kind) {
    case 'door':
      return Number(name) === step.number;
    case 'named-door':
      return [step.en, step.de].includes(name);
    case 'page':
    case 'start':
      return false;
  }
};

/** V3: the door of the map that this step opens. */
export const doorOfStep = (adventure: Adventure, step: SetupStep): MapObject | undefined =>
  doorsOf(adventure).find(({ name }) => name.trim() !== '' && isDoor(step, name.trim()));
