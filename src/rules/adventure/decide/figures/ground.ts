import { FALL_DAMAGE } from '@/src/rules/harm/way-harm';
import type { FigureCommand } from '@/src/rules/adventure/commands';
import { touch } from '@/src/rules/adventure/consequences/ground';
import { harm } from '@/src/rules/adventure/consequences/harm';
import { isInPlay } from '@/src/rules/adventure/consequences/tokens';
import { refOf } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { GROUNDS, type Ground } from '@/src/rules/adventure/state/hero';
import { checkNumber } from '../check';

type EnterGround = Extract<FigureCommand, { kind: 'enterGround' }>;

const MAX_FALLS = 9;

const checkGrounds = (grounds: readonly Ground[]): void => {
  if (!grounds.every((ground) => GROUNDS.includes(ground))) refuse({ code: 'unknown-thing' });
};

/** Each kind once, always in the same order, so that equal grounds are equal lists. */
const inOrder = (grounds: readonly Ground[]): readonly Ground[] =>
  GROUNDS.filter((ground) => grounds.includes(ground));

/** M2, M4, N11: whatever made the figure move, falls and what it stepped onto count (M9 to M11). */
export function enterGround(play: Play, { figure, entered, on, falls }: EnterGround): void {
  refOf(play, figure);
  checkGrounds(entered);
  checkGrounds(on);
  checkNumber(falls, 0, MAX_FALLS);
  for (let fallen = 0; fallen < falls; fallen += 1) {
    harm(play, figure, { amount: FALL_DAMAGE, preventable: false, cause: 'M2' });
  }
  for (const ground of new Set(entered)) {
    touch(play, figure, ground, ground === 'darkness' ? 'N11' : 'M4');
  }
  standOn(play, figure, inOrder(on));
}

function standOn(play: Play, id: string, on: readonly Ground[]): void {
  if (!isInPlay(play, id)) return;
  const { adventure } = play;
  const figure = heroIn(adventure, id) ?? monsterIn(adventure, id) ?? allyIn(adventure, id);
  if (figure === undefined || inOrder(figure.on).join() === on.join()) return;
  play.add({ type: 'groundSet', v: 1, cause: 'table', who: refOf(play, id), on });
}
