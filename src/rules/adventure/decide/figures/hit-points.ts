import { LONGEST_NAME, MAX_HP_LIMIT } from '@/src/rules/campaign/campaign';
import type { FigureCommand } from '@/src/rules/adventure/commands';
import { defeatMonster } from '@/src/rules/adventure/consequences/defeat';
import { changeMaxHp, fall } from '@/src/rules/adventure/consequences/falling';
import { cardOfMonster, refOf, theHero, theMonster } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { blockedHp, type AdventureHero } from '@/src/rules/adventure/state/hero';
import { exceedsStart, type MonsterFigure } from '@/src/rules/adventure/state/monster';
import { checkNumber } from '../check';

type Of<Kind extends FigureCommand['kind']> = Extract<FigureCommand, { kind: Kind }>;

/** More than any commander of five heroes has. */
const MAX_MONSTER_HP = 999;

/** D13: an aura, an item, a skill, a role: what it gives or takes. */
export function raiseMaxHp(play: Play, { hero: id, by }: Of<'raiseMaxHp'>): void {
  const { maxHp, hpOver = 0 } = theHero(play, id);
  checkNumber(by, 1 - maxHp - hpOver, MAX_HP_LIMIT);
  changeMaxHp(play, id, by);
}

/** D13, Q5: what one of his skills adds; while it is blocked it adds nothing. */
export function setBonusHp(play: Play, { hero: id, skill, hp }: Of<'setBonusHp'>): void {
  const hero = theHero(play, id);
  const name = skill.trim();
  checkNumber(name.length, 1, LONGEST_NAME);
  checkNumber(hp, 0, MAX_HP_LIMIT);
  const before = hero.bonusHp?.[name] ?? 0;
  if (before === hp) return;
  const free = before - blockedHp({ ...hero, bonusHp: { [name]: before } });
  play.add({ type: 'bonusHpSet', v: 1, cause: 'D13', who: refOf(play, id), skill: name, hp });
  const now = theHero(play, id);
  changeMaxHp(play, id, hp - blockedHp({ ...now, bonusHp: { [name]: hp } }) - free);
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
