import type { CardId, FigureId } from '@/src/rules/base/ids';
import type { Adventure } from './adventure';
import type { AdventureAlly, AdventureHero, FigureRef } from './hero';
import type { CardInPlay, MonsterFigure } from './monster';

export const heroIn = (adventure: Adventure, id: FigureId): AdventureHero | undefined =>
  adventure.heroes.find((hero) => hero.id === id);

export const monsterIn = (adventure: Adventure, id: FigureId): MonsterFigure | undefined =>
  adventure.monsters.find((monster) => monster.id === id);

export const allyIn = (adventure: Adventure, id: FigureId): AdventureAlly | undefined =>
  adventure.allies.find((ally) => ally.id === id);

/** I4: who acts after this hero, in the order they joined; he may say another. */
export const alliesOf = ({ allies }: Adventure, hero: string): readonly AdventureAlly[] =>
  allies.filter((ally) => ally.hero === hero);

export const cardIn = (adventure: Adventure, id: CardId): CardInPlay | undefined =>
  adventure.cards.find((card) => card.id === id);

/** How the history will name a figure; undefined: no such figure. */
export const refIn = (adventure: Adventure, id: FigureId): FigureRef | undefined => {
  const person = heroIn(adventure, id) ?? allyIn(adventure, id);
  if (person) return { id, name: person.name, card: '', base: null };
  const monster = monsterIn(adventure, id);
  if (!monster) return undefined;
  const card = cardIn(adventure, monster.card);
  return { id, name: card?.name ?? '', card: card?.face.id ?? '', base: monster.base };
};
