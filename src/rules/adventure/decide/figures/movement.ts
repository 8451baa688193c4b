import type { FigureCommand } from '@/src/rules/adventure/commands';
import { grantMovement } from '@/src/rules/adventure/consequences/movement';
import { refOf } from '@/src/rules/adventure/play/figures';
import { heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkNumber } from '../check';

type GrantMovement = Extract<FigureCommand, { kind: 'grantMovement' }>;

const MAX_POINTS = 99;

/** C7: MOVE X by an effect. What a monster's movement takes off, its turn says (M1). */
export function moveByEffect(play: Play, { figure, points }: GrantMovement): void {
  refOf(play, figure);
  checkNumber(points, 0, MAX_POINTS);
  const hero = heroIn(play.adventure, figure);
  if (hero?.unconscious) refuse({ code: 'unconscious', name: hero.name });
  if (monsterIn(play.adventure, figure)) refuse({ code: 'unknown-hero' });
  grantMovement(play, figure, points);
}
