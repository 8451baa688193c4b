import type { HeroCommand } from '@/src/rules/adventure/commands';
import { isMarkedFor, markInSum, spellBonus } from '@/src/rules/adventure/attacks/spell-sum';
import { recallIfEmpty } from '@/src/rules/adventure/consequences/cubes';
import { harm } from '@/src/rules/adventure/consequences/harm';
import { refOf } from '@/src/rules/adventure/play/figures';
import type { Play } from '@/src/rules/adventure/play';
import { checkNumber, checkShares } from '../check';
import { checkTokens, MAX_AMOUNT } from '../figures/named';
import { actingHero } from './acting';
import { isThreatened, threatenFoes } from './against-heroes';
import { checkTargets, giveCollateral, intimidationOff, payFury } from './attack-effects';

type SpellAttack = Extract<HeroCommand, { kind: 'spellAttack' }>;
type Shares = NonNullable<SpellAttack['shares']>;
type Check = Extract<HeroCommand, { kind: 'check' }>;

const DIE = 20;

type Hits = readonly { readonly id: string; readonly damage: number }[];

/** p53c: each his share of one sum, with every bonus in it once. */
function sharedOut(
  { adventure }: Play,
  { hero, targets }: SpellAttack,
  whole: number,
  shares: Shares,
): Hits {
  checkShares(shares, Math.max(0, whole + markInSum(adventure, hero, shares)));
  return targets.map((id) => ({ id, damage: shares.find(({ figure }) => figure === id)?.x ?? 0 }));
}

/** What comes to each target: all of it, and 1 more where his mark lies; or his share. */
function hitsOf(play: Play, command: SpellAttack): Hits {
  const { hero, targets, damage, fury = false, shares } = command;
  const whole = damage + spellBonus(play.adventure, hero, fury);
  if (shares !== undefined) return sharedOut(play, command, whole, shares);
  return targets.map((id) => {
    const marked = isMarkedFor(play.adventure, id, hero) ? 1 : 0;
    return { id, damage: Math.max(0, whole + marked) };
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
