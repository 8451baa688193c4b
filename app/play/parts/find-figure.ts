import {
  allyIn,
  cardIn,
  heroIn,
  monsterIn,
  type Adventure,
  type AdventureAlly,
  type AdventureHero,
  type CardInPlay,
  type MonsterFigure,
} from '@/src/rules';

/** A figure of any kind, told apart once. */
export type FoundFigure =
  | { readonly kind: 'hero'; readonly figure: AdventureHero }
  | {
      readonly kind: 'monster';
      readonly figure: MonsterFigure;
      readonly card: CardInPlay | undefined;
    }
  | { readonly kind: 'ally'; readonly figure: AdventureAlly };

export function findFigure(adventure: Adventure, id: string): FoundFigure | null {
  const hero = heroIn(adventure, id);
  if (hero) return { kind: 'hero', figure: hero };
  const monster = monsterIn(adventure, id);
  if (monster) {
    return { kind: 'monster', figure: monster, card: cardIn(adventure, monster.card) };
  }
  const ally = allyIn(adventure, id);
  return ally ? { kind: 'ally', figure: ally } : null;
}

/** Area attacks hit one side: monsters, or heroes with their companions and animals. */
export const sameSide = (adventure: Adventure, { kind }: FoundFigure): readonly string[] =>
  kind === 'monster'
    ? adventure.monsters.map(({ id }) => id)
    : [...adventure.heroes, ...adventure.allies].map(({ id }) => id);
