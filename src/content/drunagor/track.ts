import type { Role, RuneColour, TrackPlace } from '@/src/rules';
import type { Names } from './names';

export const ROLE_NAMES: Readonly<Record<Role, Names>> = {
  defender: { en: 'Defender', de: 'Verteidiger' },
  leader: { en: 'Leader', de: 'Anführer' },
  controller: { en: 'Controller', de: 'Taktiker' },
  support: { en: 'Support', de: 'Unterstützer' },
  striker: { en: 'Striker', de: 'Angreifer' },
};

/** A column of the printed track: a role or the rune card in one row, a rune in both. */
export type TrackColumn =
  | { readonly kind: 'role'; readonly role: Role; readonly row: 'upper' | 'lower' }
  | { readonly kind: 'rune'; readonly rune: RuneColour }
  | { readonly kind: 'rune-card'; readonly row: 'lower' };

/** The printed track from left to right. */
export const TRACK_COLUMNS: readonly TrackColumn[] = [
  { kind: 'role', role: 'defender', row: 'upper' },
  { kind: 'rune', rune: 'orange' },
  { kind: 'role', role: 'support', row: 'lower' },
  { kind: 'rune', rune: 'green' },
  { kind: 'role', role: 'leader', row: 'upper' },
  { kind: 'rune', rune: 'blue' },
  { kind: 'role', role: 'striker', row: 'lower' },
  { kind: 'rune', rune: 'red' },
  { kind: 'role', role: 'controller', row: 'upper' },
  { kind: 'rune', rune: 'gray' },
  { kind: 'rune-card', row: 'lower' },
];

const placesIn = (column: TrackColumn, row: 'upper' | 'lower'): TrackPlace[] => {
  if (column.kind === 'rune') return [{ kind: 'rune', rune: column.rune, row }];
  if (column.row !== row) return [];
  return [column.kind === 'role' ? { kind: 'role', role: column.role } : { kind: 'rune-card' }];
};

/** The places of one row from left to right; an extra card may lie at the end of the upper one. */
export const trackRow = (row: 'upper' | 'lower'): readonly TrackPlace[] => [
  ...TRACK_COLUMNS.flatMap((column) => placesIn(column, row)),
  ...(row === 'upper' ? [{ kind: 'end-card' } as const] : []),
];
