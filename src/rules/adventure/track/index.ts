import { partyLeader, RUNE_CARD } from '@/src/rules/initiative/turn-order';
import { TRACK } from '@/src/rules/initiative/track';
import { BASE_COLOURS, type Role, type TrackSpot } from '@/src/rules/model/catalogue';
import type { Adventure, Turn } from '../state/adventure';
import type { AdventureHero } from '../state/hero';
import type { MonsterFigure } from '../state/monster';

/** The place of turns that the track does not give: by instruction (U6) or command (D8). */
export const OUT_OF_ORDER = -1;

/** A hero, monster card, attack card, end card or the rune card, and where it lies (I1). */
export interface OnTrack {
  readonly key: string;
  /** Index in `TRACK`. */
  readonly place: number;
  /** U3: an attack card with passive text only is passed over. */
  readonly acts: boolean;
}

export const placeOfSpot = ({ rune, row }: TrackSpot): number =>
  TRACK.findIndex((place) => place.kind === 'rune' && place.rune === rune && place.row === row);

const placeOfRole = (role: Role): number =>
  TRACK.findIndex((place) => place.kind === 'role' && place.role === role);

const placeOfKind = (kind: 'end-card' | 'rune-card'): number =>
  TRACK.findIndex((place) => place.kind === kind);

const ROLE_PLACES = TRACK.flatMap((place, index) => (place.kind === 'role' ? [index] : []));

/** X3: without roles they take the role places left, in the order of the list. X9: who is out leaves his empty. */
const heroesOnTrack = (heroes: readonly AdventureHero[]): readonly OnTrack[] => {
  const taken = heroes.flatMap(({ role }) => (role === null ? [] : [placeOfRole(role)]));
  const left = ROLE_PLACES.filter((place) => !taken.includes(place));
  return heroes.flatMap(({ id, role, out }) => {
    const place = role === null ? (left.shift() ?? 0) : placeOfRole(role);
    return out === true ? [] : [{ key: id, place, acts: true }];
  });
};

/** Everything that lies on the track, in the order of the places. */
export const onTrack = (adventure: Adventure): readonly OnTrack[] => {
  const { heroes, cards, attackCards, rules } = adventure;
  const at = (key: string, place: number, acts = true): OnTrack => ({ key, place, acts });
  return [
    ...heroesOnTrack(heroes),
    ...cards.flatMap(({ id, spot }) => (spot === null ? [] : [at(id, placeOfSpot(spot))])),
    ...attackCards.map(({ id, spot, passive }) => at(id, placeOfSpot(spot), !passive)),
    ...rules.endCards.map(({ id }) => at(id, placeOfKind('end-card'))),
    ...(rules.runeCard ? [at(RUNE_CARD, placeOfKind('rune-card'))] : []),
  ].sort((a, b) => a.place - b.place);
};

/** Tells the running turn from the ones before and after it. */
export const turnName = ({ round, turn }: Pick<Adventure, 'round' | 'turn'>): string =>
  [round, turn?.key, turn?.figure, turn?.place].join('/');

/** The turn the initiative token lies on, also while others act out of order. */
export const tokenTurn = ({ turn, interrupted }: Adventure): Turn | null =>
  [...interrupted, ...(turn ? [turn] : [])].find(({ place }) => place !== OUT_OF_ORDER) ?? null;

/** The card or hero whose turn runs: not to act once more. */
const underWay = (token: Turn | null): string | null =>
  token === null || token.over ? null : token.key;

/** I2: what still acts this round, from the token's place on. The running turn is not among it. */
export const stillToAct = (adventure: Adventure): readonly OnTrack[] => {
  const token = tokenTurn(adventure);
  return onTrack(adventure).filter(
    ({ key, place, acts }) =>
      acts &&
      place >= (token?.place ?? 0) &&
      key !== underWay(token) &&
      !adventure.acted.includes(key),
  );
};

const baseOrder = ({ base }: MonsterFigure): number =>
  base === null ? BASE_COLOURS.length : BASE_COLOURS.indexOf(base);

/** S9: the figures of a card act by the colour of their bases. */
export const figuresOfCard = ({ monsters }: Adventure, card: string): readonly string[] =>
  monsters
    .filter((monster) => monster.card === card)
    .sort((a, b) => baseOrder(a) - baseOrder(b))
    .map(({ id }) => id);

/** I3. Null where nobody has a role. */
export const leaderOf = ({ heroes }: Adventure): string | null =>
  partyLeader(heroes.flatMap(({ id, role }) => (role === null ? [] : [{ id, role }])));
