import type { Adventure } from '@/src/rules/adventure/state/adventure';
import type { Catalogue } from '@/src/rules/model/catalogue';
import { changeFaults, type Change } from './change';
import { courseFaults } from './course';
import type { Faults } from './fault';
import { figureFaults } from './figures';
import { logbookFaults } from './logbook';
import { mapFaults } from './map';
import { versusFaults } from './versus';

export type { Change } from './change';
export type { Faults } from './fault';

type Kind = 'heroes' | 'allies' | 'monsters';
const KINDS: readonly Kind[] = ['heroes', 'allies', 'monsters'];

/** Somebody came, or went to another field. */
const moved = (old: Adventure, now: Adventure, kind: Kind): boolean => {
  if (old[kind] === now[kind]) return false;
  const stood = new Map(old[kind].map(({ id, at }) => [String(id), at]));
  return now[kind].some(({ id, at }) => stood.get(id) !== at);
};

/** A card says how large its figures are. */
const onMap = (old: Adventure | null, now: Adventure): boolean =>
  old?.map !== now.map ||
  old.cards !== now.cards ||
  old.serial > now.serial ||
  KINDS.some((kind) => moved(old, now, kind));

function stateFaults(catalogue: Catalogue, old: Adventure | null, now: Adventure | null): Faults {
  if (now === null || now === old) return [];
  return [
    ...figureFaults(catalogue, old, now),
    ...courseFaults(old, now),
    ...(onMap(old, now) ? mapFaults(now) : []),
    ...(old !== null && KINDS.every((kind) => old[kind] === now[kind]) ? [] : versusFaults(now)),
  ];
}

/** Why this step cannot have come about by the rules, whatever was asked for; nothing: it can. */
export const implausible = (catalogue: Catalogue, change: Change): Faults => [
  ...stateFaults(catalogue, change.before.adventure, change.after.adventure),
  ...changeFaults(change),
  ...logbookFaults(change.before.campaign, change.after.campaign),
];
