import { refuse, type Play } from './play';
import type { Adventure } from './state/adventure';
import type { AdventureAlly, AdventureHero, FigureRef } from './state/hero';
import type { CardInPlay, MonsterFigure } from './state/monster';

export const heroIn = (adventure: Adventure, id: string): AdventureHero | undefined =>
  adventure.heroes.find((hero) => hero.id === id);

export const monsterIn = (adventure: Adventure, id: string): MonsterFigure | undefined =>
  adventure.monsters.find((monster) => monster.id === id);

export const allyIn = (adventure: Adventure, id: string): AdventureAlly | undefined =>
  adventure.allies.find((ally) => ally.id === id);

export const cardIn = (adventure: Adventure, id: string): CardInPlay | undefined =>
  adventure.cards.find((card) => card.id === id);

/** The card a monster belongs to. */
export const cardOfMonster = (adventure: Adventure, monster: MonsterFigure): CardInPlay =>
  cardIn(adventure, monster.card) ?? refuse({ code: 'unknown-card' });

export const theHero = (play: Play, id: string): AdventureHero =>
  heroIn(play.adventure, id) ?? refuse({ code: 'unknown-hero' });

export const theMonster = (play: Play, id: string): MonsterFigure =>
  monsterIn(play.adventure, id) ?? refuse({ code: 'unknown-figure' });

export const theAlly = (play: Play, id: string): AdventureAlly =>
  allyIn(play.adventure, id) ?? refuse({ code: 'unknown-figure' });

export const theCard = (play: Play, id: string): CardInPlay =>
  cardIn(play.adventure, id) ?? refuse({ code: 'unknown-card' });

/** How the history will name a figure; undefined: no such figure. */
export const refIn = (adventure: Adventure, id: string): FigureRef | undefined => {
  const person = heroIn(adventure, id) ?? allyIn(adventure, id);
  if (person) return { id, name: person.name, card: '', base: null };
  const monster = monsterIn(adventure, id);
  if (!monster) return undefined;
  const card = cardIn(adventure, monster.card);
  return { id, name: card?.name ?? '', card: card?.face.id ?? '', base: monster.base };
};

export const refOf = (play: Play, id: string): FigureRef =>
  refIn(play.adventure, id) ?? refuse({ code: 'unknown-figure' });
