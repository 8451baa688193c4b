import type { AnyCard, CardFace, Catalogue, MonsterCard } from '@/src/rules/model/catalogue';
import type { OwnCard, Summons } from '@/src/rules/adventure/commands';
import { refuse } from '@/src/rules/adventure/play';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import type { CardInPlay, CardKind } from '@/src/rules/adventure/state/monster';

/** A card before it lies on the track. */
export type CardDraft = Omit<CardInPlay, 'id'>;

export const catalogueCard = (catalogue: Catalogue, id: string): AnyCard | undefined =>
  catalogue.monsters.find((card) => card.id === id) ??
  catalogue.scenario.find((card) => card.id === id);

export const printedMonster = (catalogue: Catalogue, id: string): MonsterCard | undefined =>
  catalogue.monsters.find((card) => card.id === id);

const kindOf = (card: AnyCard): CardKind =>
  card.kind === 'scenario-commander' ? 'commander' : card.kind;

/** The cards that share a printed card with this one: its two sides, if it has two. */
const sidesOf = (catalogue: Catalogue, card: AnyCard): readonly AnyCard[] =>
  card.kind === 'monster'
    ? catalogue.monsters.filter(
        ({ monster, rank, variant, side }) =>
          monster === card.monster &&
          rank === card.rank &&
          variant === card.variant &&
          side !== null,
      )
    : catalogue.scenario.filter(({ monster, side }) => monster === card.monster && side !== null);

/** U4: side A up, whichever side was named. */
function printed(catalogue: Catalogue, id: string): CardDraft {
  const card = catalogueCard(catalogue, id) ?? refuse({ code: 'unknown-card' });
  const sides = card.side === null ? [] : sidesOf(catalogue, card);
  const front = sides.find(({ side }) => side === 'A') ?? card;
  const back = sides.find(({ side }) => side === 'B' && front.side === 'A') ?? null;
  return { kind: kindOf(card), name: '', face: front, back, spot: front.track };
}

/** The miniature stays the same whichever side lies up, and so does its size (U2). */
const own = ({ kind, name, face, back }: OwnCard): CardDraft => ({
  kind,
  name,
  face,
  back: back && { ...back, size: face.size },
  spot: face.track,
});

/** U5 to U8, U10, U12: the card a summons brings, as it starts. */
export function cardDraft(catalogue: Catalogue, { card, as }: Summons): CardDraft {
  const draft = typeof card === 'string' ? printed(catalogue, card) : own(card);
  return as === undefined ? draft : { ...draft, kind: as };
}

const hasSide = ({ face, back }: Pick<CardInPlay, 'face' | 'back'>, { id }: CardFace): boolean =>
  face.id === id || back?.id === id;

/** Figures of one card share it, whichever side lies up. */
export const sameCardInPlay = (adventure: Adventure, draft: CardDraft): CardInPlay | undefined =>
  adventure.cards.find(
    (card) => card.kind === draft.kind && card.name === draft.name && hasSide(card, draft.face),
  );
