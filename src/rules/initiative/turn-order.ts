import type { Role, RuneColour, TrackRow } from '../model/catalogue';
import { LEADERSHIP, TRACK, type TrackPlace } from './track';

/** What lies on the initiative track. */
export interface TrackSetup {
  readonly heroes: readonly { readonly id: string; readonly role: Role }[];
  /** Monster cards and attack cards. */
  readonly cards: readonly {
    readonly id: string;
    readonly rune: RuneColour;
    readonly row: TrackRow;
  }[];
  readonly runeCard: boolean;
  /** The card at the end of the upper row. */
  readonly endCard?: string;
}

export interface TurnOrder {
  /** Ids per place, sorted; several on one place: the leader decides (I2). */
  readonly order: readonly (readonly string[])[];
  readonly leader: string | null;
}

export const RUNE_CARD = 'rune-card';

const idsOn = (place: TrackPlace, setup: TrackSetup): string[] => {
  switch (place.kind) {
    case 'role':
      return setup.heroes.filter((hero) => hero.role === place.role).map((hero) => hero.id);
    case 'rune':
      return setup.cards
        .filter((card) => card.rune === place.rune && card.row === place.row)
        .map((card) => card.id);
    case 'end-card':
      return setup.endCard === undefined ? [] : [setup.endCard];
    case 'rune-card':
      return setup.runeCard ? [RUNE_CARD] : [];
  }
};

/** I3. Null without heroes. */
export const partyLeader = (heroes: TrackSetup['heroes']): string | null => {
  for (const role of LEADERSHIP) {
    const hero = heroes.find((candidate) => candidate.role === role);
    if (hero) return hero.id;
  }
  return null;
};

/** I1 to I3: the occupied places in the order they act, and the party leader. */
export const turnOrder = (setup: TrackSetup): TurnOrder => ({
  order: TRACK.map((place) => idsOn(place, setup).sort()).filter((ids) => ids.length > 0),
  leader: partyLeader(setup.heroes),
});
