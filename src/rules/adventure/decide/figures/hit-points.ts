import { MAX_HP_LIMIT } from '@/src/rules/campaign/campaign';
import type { FigureCommand } from '@/src/rules/adventure/commands';
import { defeatMonster } from '@/src/rules/adventure/consequences/defeat';
import { fall } from '@/src/rules/adventure/consequences/harm';
import { cardOfMonster, refOf, theHero, theMonster } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { AdventureHero } from '@/src/rules/adventure/state/hero';
import { exceedsStart, type MonsterFigure } from '@/src/rules/adventure/state/monster';
import { checkNumber } from '../check';

type Of<Kind extends FigureCommand['kind']> = Extract<FigureCommand, { kind: Kind }>;

/** More than any commander of five heroes has. */
const MAX_MONSTER_HP = 999;

/** D13: both values together; what goes beyond 16 is lost, and lowering may knock the hero out. */
export function raiseMaxHp(play: Play, { hero: id, by }: Of<'raiseMaxHp'>): void {
  const hero = theHero(play, id);
  checkNumber(by, 1 - hero.maxHp, MAX_HP_LIMIT);
  const maxHp = Math.min(MAX_HP_LIMIT, hero.maxHp + by);
  if (maxHp === hero.maxHp) return;
  const hp = hero.unconscious ? 0 : Math.max(0, hero.hp + maxHp - hero.maxHp);
  play.add({ type: 'hpSet', v: 1, cause: 'D13', who: refOf(play, id), hp, maxHp });
  if (hp === 0 && !hero.unconscious) fall(play, id);
}

export function setHp(play: Play, command: Of<'setHp'>): void {
  const hero = heroIn(play.adventure, command.figure);
  if (hero) setHeroHp(play, hero, command);
  else setMonsterHp(play, theMonster(play, command.figure), command);
}

/** Corrections keep what belongs together: a hero at 0 is unconscious, one above is not (D11). */
function setHeroHp(play: Play, hero: AdventureHero, { hp, maxHp }: Of<'setHp'>): void {
  checkNumber(maxHp, 1, MAX_HP_LIMIT);
  checkNumber(hp, 0, maxHp);
  const who = refOf(play, hero.id);
  if (hero.unconscious && hp > 0) play.add({ type: 'stoodUp', v: 1, cause: 'table', who, hp });
  const now = theHero(play, hero.id);
  if (now.hp !== hp || now.maxHp !== maxHp) {
    play.add({ type: 'hpSet', v: 1, cause: 'table', who, hp, maxHp });
  }
  if (!hero.unconscious && hp === 0) fall(play, hero.id);
}

function setMonsterHp(play: Play, monster: MonsterFigure, { hp, maxHp }: Of<'setHp'>): void {
  const unlimited = exceedsStart(cardOfMonster(play.adventure, monster).kind);
  checkNumber(maxHp, 1, MAX_MONSTER_HP);
  checkNumber(hp, 0, unlimited ? MAX_MONSTER_HP : maxHp);
  if (monster.hp === hp && monster.maxHp === maxHp) return;
  if (hp === 0) return defeatMonster(play, monster.id, 'table');
  play.add({ type: 'hpSet', v: 1, cause: 'table', who: refOf(play, monster.id), hp, maxHp });
}

/** Leaves without having been beaten: an instruction, a mistake. The same bookkeeping (I5, R3). */
export function dismiss(play: Play, { figure }: Of<'dismiss'>): void {
  if (monsterIn(play.adventure, figure)) return defeatMonster(play, figure, 'table');
  if (!allyIn(play.adventure, figure)) refuse({ code: 'unknown-figure' });
  play.add({ type: 'allyLeft', v: 1, cause: 'table', who: refOf(play, figure) });
}
