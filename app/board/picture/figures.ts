import {
  allyHp,
  cardIn,
  stillIn,
  tokenCount,
  type Adventure,
  type AdventureAlly,
  type AdventureHero,
  type MonsterFigure,
  type Position,
  type Tokens,
} from '@/src/rules';
import type { BoardFigure, FigureBadge } from '@/src/ui/board';
import type { GameWords } from '@/app/play/words/useGameWords';
import { cardEmblem, heroEmblem } from '@/app/play/parts/look';
import { lyingTokens } from '@/app/play/parts/TokenBadges';
import { toView, type Frame } from './frame';

/** What the figures on the board depend on. */
export type FiguresOf = Pick<Adventure, 'heroes' | 'monsters' | 'allies' | 'cards' | 'before'> & {
  readonly acting: string | null;
};

interface Looks {
  readonly frame: Frame;
  readonly words: GameWords;
}

/** `SR` for two words, `Vo` for one; heroes have one letter. */
export function initialsOf(name: string, letters: 1 | 2): string {
  const [first = '', second] = name.split(/[\s-]+/);
  if (letters === 1) return first.slice(0, 1).toUpperCase();
  return second === undefined || second === ''
    ? first.slice(0, 2)
    : first.slice(0, 1).toUpperCase() + second.slice(0, 1).toUpperCase();
}

const badgesOf = (tokens: Tokens, words: GameWords): readonly FigureBadge[] =>
  lyingTokens(tokens).map((kind) => {
    const count = tokenCount(tokens, kind);
    return {
      icon: kind,
      label: words.tokens({ [kind]: count }),
      ...(count > 1 ? { count } : {}),
    };
  });

const heroFigure = (
  hero: AdventureHero,
  at: Position,
  { before, acting }: FiguresOf,
  { frame, words }: Looks,
): BoardFigure => ({
  ...toView(frame, at),
  id: hero.id,
  name: hero.name,
  initials: initialsOf(hero.name, 1),
  large: false,
  side: 'hero',
  emblem: heroEmblem({ before }, hero.id),
  hp: hero.hp,
  maxHp: hero.maxHp,
  badges: badgesOf(hero.tokens, words),
  unconscious: hero.unconscious,
  active: hero.id === acting,
});

const monsterFigure = (
  monster: MonsterFigure,
  at: Position,
  adventure: FiguresOf,
  { frame, words }: Looks,
): BoardFigure => {
  const card = adventure.cards.find(({ id }) => id === monster.card);
  const name = words.card(card?.face.id ?? '', card?.name ?? '');
  return {
    ...toView(frame, at),
    id: monster.id,
    initials: initialsOf(name, 2),
    side: 'monster',
    name: [name, words.base(monster.base)].filter((word) => word !== '').join(' '),
    large: card?.face.size === 'large',
    emblem: cardEmblem(card),
    ...(monster.base === null ? {} : { base: monster.base }),
    hp: monster.hp,
    maxHp: monster.maxHp,
    badges: badgesOf(monster.tokens, words),
    unconscious: false,
    active: monster.id === adventure.acting,
  };
};

const allyFigure = (
  ally: AdventureAlly,
  at: Position,
  { acting }: FiguresOf,
  { frame, words }: Looks,
): BoardFigure => ({
  ...toView(frame, at),
  id: ally.id,
  name: ally.name,
  initials: initialsOf(ally.name, 1),
  large: false,
  side: 'ally',
  hp: allyHp(ally),
  maxHp: allyHp(ally),
  badges: badgesOf(ally.tokens, words),
  unconscious: false,
  active: ally.id === acting,
});

const standing = <Figure extends { readonly at: Position | null }>(
  figures: readonly Figure[],
  drawn: (figure: Figure, at: Position) => BoardFigure,
): readonly BoardFigure[] =>
  figures.flatMap((figure) => (figure.at === null ? [] : [drawn(figure, figure.at)]));

export const pictureFigures = (adventure: FiguresOf, looks: Looks): readonly BoardFigure[] => [
  ...standing(adventure.monsters, (one, at) => monsterFigure(one, at, adventure, looks)),
  ...standing(adventure.allies, (one, at) => allyFigure(one, at, adventure, looks)),
  ...standing(adventure.heroes, (one, at) => heroFigure(one, at, adventure, looks)),
];

export interface FigureOnMap {
  readonly id: string;
  readonly side: 'hero' | 'monster' | 'ally';
  readonly at: Position | null;
  readonly large: boolean;
}

const SMALL = { large: false } as const;

/** Heroes first: they are put onto the map first. X9: who is out has no place there any more. */
export const everyFigure = (adventure: Adventure): readonly FigureOnMap[] => [
  ...stillIn(adventure).map(({ id, at }) => ({ id, at, side: 'hero' as const, ...SMALL })),
  ...adventure.allies.map(({ id, at }) => ({ id, at, side: 'ally' as const, ...SMALL })),
  ...adventure.monsters.map(({ id, at, card }) => ({
    id,
    at,
    side: 'monster' as const,
    large: cardIn(adventure, card)?.face.size === 'large',
  })),
];
