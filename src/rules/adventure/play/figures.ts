import type { Adventure } from '../state/adventure';
import { allyIn, cardIn, heroIn, monsterIn, refIn } from '../state/figures';
import type { AdventureAlly, AdventureHero, FigureRef } from '../state/hero';
import type { CardInPlay, MonsterFigure } from '../state/monster';
import { refuse, type Play } from '.';

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

export const refOf = (play: Play, id: string): FigureRef =>
  refIn(play.adventure, id) ?? refuse({ code: 'unknown-figure' });
