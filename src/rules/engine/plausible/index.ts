import type { Adventure } from '@/src/rules/adventure/state/adventure';
import type { Catalogue } from '@/src/rules/model/catalogue';
import { changeFaults, type Change } from './change';
import { courseFaults } from './course';
import type { Faults } from './fault';
import { figureFaults } from './figures';
import { mapFaults } from './map';

export type { Change } from './change';
export type { Faults } from './fault';

const onMap = (old: Adventure | null, now: Adventure): boolean =>
  old?.map !== now.map ||
  old.heroes !== now.heroes ||
  old.allies !== now.allies ||
  old.monsters !== now.monsters;

function stateFaults(catalogue: Catalogue, old: Adventure | null, now: Adventure | null): Faults {
  if (now === null || now === old) return [];
  return [
    ...figureFaults(catalogue, now),
    ...courseFaults(now),
    ...(onMap(old, now) ? mapFaults(now) : []),
  ];
}

/** Why this step cannot have come about by the rules, whatever was asked for; nothing: it can. */
export const implausible = (catalogue: Catalogue, change: Change): Faults => [
  ...stateFaults(catalogue, change.before.adventure, change.after.adventure),
  ...changeFaults(change),
];
