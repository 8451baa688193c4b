import { shallow } from 'zustand/shallow';
import {
  cardIn,
  heroIn,
  monsterIn,
  tokenCount,
  trackView,
  type Adventure,
  type KeyView,
  type PlaceView,
  type TokenKind,
  type Tokens,
  type TrackPlace,
} from '@/src/rules';
import type { EmblemId } from '@/src/ui';
import type { GameWords } from '@/app/play/words/useGameWords';
import { cardEmblem, heroEmblem, ringOf } from '@/app/play/parts/look';
import { keyName } from '@/app/play/turn/next-up';

export type TileState = 'active' | 'done' | 'ahead' | 'skipped';

export interface TrackTileView {
  readonly id: string;
  readonly name: string;
  readonly state: TileState;
  /** Null: the rune card and end cards have none. */
  readonly emblem: EmblemId | null;
  readonly ring: string | undefined;
  /** `12 · 7`, one for each figure. */
  readonly life: string;
  /** Those lying on its figures together. */
  readonly tokens: Tokens;
  /** What a tap opens; null: nothing. */
  readonly figure: string | null;
}

export interface PlaceTiles {
  readonly index: number;
  readonly place: TrackPlace;
  readonly tiles: readonly TrackTileView[];
}

const MAX_LIVES = 3;

const lives = (hps: readonly number[]): string =>
  hps.length > MAX_LIVES
    ? `${hps.slice(0, MAX_LIVES - 1).join(' · ')} +${hps.length - MAX_LIVES + 1}`
    : hps.join(' · ');

function tokensOn(all: readonly Tokens[]): Tokens {
  const sums: Partial<Record<TokenKind, number>> = {};
  for (const tokens of all) {
    for (const kind of Object.keys(tokens) as TokenKind[]) {
      const count = (sums[kind] ?? 0) + tokenCount(tokens, kind);
      if (count > 0) sums[kind] = count;
    }
  }
  return sums;
}

/** A tile that looks the same is not drawn again. */
export const looksTheSame = <Tile extends TrackTileView>(one: Tile, other: Tile): boolean =>
  shallow({ ...one, tokens: null }, { ...other, tokens: null }) &&
  shallow(one.tokens, other.tokens);

const stateOf = ({ active, acted, skipped }: KeyView): TileState => {
  if (skipped) return 'skipped';
  if (active) return 'active';
  return acted ? 'done' : 'ahead';
};

type Look = Pick<TrackTileView, 'emblem' | 'ring' | 'life' | 'tokens' | 'figure'>;
const PLAIN: Look = { emblem: null, ring: undefined, life: '', tokens: {}, figure: null };

function cardLook(adventure: Adventure, key: string): Look {
  const figures = adventure.monsters.filter(({ card }) => card === key);
  const acting = figures.find(({ id }) => id === adventure.turn?.figure) ?? figures[0];
  return {
    emblem: cardEmblem(cardIn(adventure, key)),
    ring:
      figures.length === 1 || acting?.id === adventure.turn?.figure
        ? ringOf(acting?.base ?? null)
        : undefined,
    life: lives(figures.map(({ hp }) => hp)),
    tokens: tokensOn(figures.map(({ tokens }) => tokens)),
    figure: acting?.id ?? null,
  };
}

function attackLook(adventure: Adventure, owner: string): Look {
  const monster = monsterIn(adventure, owner);
  return {
    ...PLAIN,
    emblem: cardEmblem(monster && cardIn(adventure, monster.card)),
    figure: monster?.id ?? null,
  };
}

function lookOf(adventure: Adventure, key: string): Look {
  const hero = heroIn(adventure, key);
  if (hero) {
    return {
      emblem: heroEmblem(adventure, key),
      ring: undefined,
      life: String(hero.hp),
      tokens: tokensOn([hero.tokens]),
      figure: hero.id,
    };
  }
  if (cardIn(adventure, key)) return cardLook(adventure, key);
  const attack = adventure.attackCards.find(({ id }) => id === key);
  return attack ? attackLook(adventure, attack.owner) : PLAIN;
}

const isUsed = ({ rules }: Adventure, { place, keys }: PlaceView): boolean =>
  place.kind === 'end-card' ? keys.length > 0 : place.kind !== 'rune-card' || rules.runeCard;

/** I1: the places in turn order; end and rune card only where the adventure has them. */
export const trackTiles = (adventure: Adventure, words: GameWords): readonly PlaceTiles[] =>
  trackView(adventure)
    .filter((place) => isUsed(adventure, place))
    .map(({ index, place, keys }) => ({
      index,
      place,
      tiles: keys.map((view) => ({
        ...lookOf(adventure, view.key),
        id: view.key,
        name: keyName(adventure, view.key, words),
        state: stateOf(view),
      })),
    }));
