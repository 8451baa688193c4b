import type { HeroCommand } from '@/src/rules/adventure/commands';
import { spellBonus } from '@/src/rules/adventure/attacks/intimidation';
import { recallIfEmpty } from '@/src/rules/adventure/consequences/cubes';
import { harm } from '@/src/rules/adventure/consequences/harm';
import { refOf } from '@/src/rules/adventure/play/figures';
import type { Play } from '@/src/rules/adventure/play';
import { checkNumber, checkShares } from '../check';
import { checkTokens, MAX_AMOUNT } from '../figures/named';
import { actingHero } from './acting';
import { isThreatened, threatenFoes } from './against-heroes';
import {
  checkTargets,
  giveCollateral,
  intimidationOff,
  isMarkedBy,
  payFury,
} from './attack-effects';

type SpellAttack = Extract<HeroCommand, { kind: 'spellAttack' }>;
type Check = Extract<HeroCommand, { kind: 'check' }>;

const DIE = 20;

/** What comes to each target: all of it, or his share; p53c: a bonus is in the sum once. */
function hitsOf(play: Play, command: SpellAttack) {
  const { hero, targets, damage, fury = false, shares } = command;
  const whole = damage + spellBonus(play.adventure, hero, fury);
  const shareOf = (target: string) => shares?.find(({ figure }) => figure === target)?.x ?? 0;
  if (shares !== undefined) checkShares(shares, Math.max(0, whole));
  return targets.map((target) => {
    const own = shares === undefined ? whole : shareOf(target);
    return { id: target, damage: Math.max(0, own + (isMarkedBy(play, target, hero) ? 1 : 0)) };
  });
}

/** W4: no roll, and what belongs to the spell arrives even if all damage is taken. C5: still hidden. */
export function spellAttack(play: Play, command: SpellAttack): void {
  const { hero: id, targets, damage, tokens, fury = false } = command;
  actingHero(play, id);
  checkNumber(damage, 0, MAX_AMOUNT);
  checkTokens(tokens);
  checkTargets(play, targets);
  const hits = hitsOf(play, command);
  if (fury && targets.length > 0) payFury(play, id);
  const by = refOf(play, id);
  for (const { id: target, damage: amount } of hits) {
    if (isThreatened(play, target)) continue;
    harm(play, target, { amount, preventable: true, by, cause: 'W4' });
    giveCollateral(play, id, target, tokens);
  }
  threatenFoes(play, { by: id, tokens, hits, spell: true });
  intimidationOff(play, id);
  recallIfEmpty(play, id);
}

/** W5: d20 and bonus against the difficulty; a natural 1 or 20 is nothing special here. */
export function check(play: Play, command: Check): void {
  const { hero: id, bonus, difficulty, path, repeat = false } = command;
  actingHero(play, id);
  checkNumber(bonus, -MAX_AMOUNT, MAX_AMOUNT);
  checkNumber(difficulty, 0, MAX_AMOUNT);
  const who = refOf(play, id);
  const report = (roll: number, success: boolean): void =>
    play.add({ type: 'checked', v: 1, cause: 'W5', who, roll, bonus, difficulty, success });
  if (path) return report(0, true);
  const first = play.draw(DIE, 'W5');
  const roll = repeat && first + bonus < difficulty ? play.draw(DIE, 'W5') : first;
  report(roll, roll + bonus >= difficulty);
}
