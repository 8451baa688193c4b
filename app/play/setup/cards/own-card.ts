import type { CardFace, CardKind, HitPoints, OwnCard, TrackSpot } from '@/src/rules';

const USUAL_SPOT: TrackSpot = { rune: 'gray', row: 'upper' };

const blankFace = (id: string): CardFace => ({
  id,
  monster: id,
  size: 'small',
  miniature: '',
  hp: null,
  move: 3,
  attack: 'melee',
  damage: 3,
  track: USUAL_SPOT,
  immunities: [],
  abilities: [],
  side: null,
});

/** Ids only have to differ from those the players made before. */
export const newCardId = (at: number): string => `own-${at.toString(36)}`;

export const blankCard = (id: string): OwnCard => ({
  kind: 'monster',
  name: '',
  face: blankFace(id),
  back: null,
});

/** D15: only commanders and lieutenants count their HP by the adventure's number. */
const fittingHp = (kind: CardKind, hp: HitPoints | null): HitPoints | null => {
  const perCommand = kind === 'commander' || kind === 'lieutenant';
  return typeof hp === 'object' && hp !== null && !perCommand ? hp.perCommand : hp;
};

/** U12: a boss has no monster card, so none lies on the track. */
export const withCardKind = (card: OwnCard, kind: CardKind): OwnCard => ({
  ...card,
  kind,
  face: {
    ...card.face,
    hp: fittingHp(kind, card.face.hp),
    track: kind === 'boss' ? null : (card.face.track ?? USUAL_SPOT),
  },
});

/** U4: two sides, A up first. */
export const withBack = (card: OwnCard, twoSided: boolean): OwnCard =>
  twoSided
    ? {
        ...card,
        face: { ...card.face, side: 'A' },
        back: { ...card.face, id: `${card.face.id}-b`, side: 'B' },
      }
    : { ...card, face: { ...card.face, side: null }, back: null };
