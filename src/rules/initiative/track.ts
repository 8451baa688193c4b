import type { Role, RuneColour, TrackRow } from '../model/catalogue';

/** A place of the initiative track. */
export type TrackPlace =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'rune'; readonly rune: RuneColour; readonly row: TrackRow }
  | { readonly kind: 'end-card' }
  | { readonly kind: 'rune-card' };

const role = (name: Role): TrackPlace => ({ kind: 'role', role: name });
const upper = (rune: RuneColour): TrackPlace => ({ kind: 'rune', rune, row: 'upper' });
const lower = (rune: RuneColour): TrackPlace => ({ kind: 'rune', rune, row: 'lower' });

/** I1: the seventeen places in the order they act. */
export const TRACK: readonly TrackPlace[] = [
  role('defender'),
  upper('orange'),
  upper('green'),
  role('leader'),
  upper('blue'),
  upper('red'),
  role('controller'),
  upper('gray'),
  { kind: 'end-card' },
  lower('orange'),
  role('support'),
  lower('green'),
  lower('blue'),
  role('striker'),
  lower('red'),
  lower('gray'),
  { kind: 'rune-card' },
];

/** I3: who leads the party, first in the list that is played. */
export const LEADERSHIP: readonly Role[] = [
  'leader',
  'defender',
  'support',
  'controller',
  'striker',
];
