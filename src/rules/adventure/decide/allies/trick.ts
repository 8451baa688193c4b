import { TRICKS, type AllyCommand } from '@/src/rules/adventure/commands';
import { heal } from '@/src/rules/adventure/consequences/harm';
import { giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import { theAlly, theHero, theMonster } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { finishTask } from '../tasks';
import { checkTarget } from '../heroes/acting';

type TrickOrTreat = Extract<AllyCommand, { kind: 'trickOrTreat' }>;

const STRENGTH = 2;

/** TRICK OR TREAT (F4): a hero is healed, or a monster bears a condition; the range the table sees. */
export function trickOrTreat(play: Play, { ally, target, trick }: TrickOrTreat): void {
  theAlly(play, ally);
  if (!TRICKS.includes(trick)) refuse({ code: 'unknown-thing' });
  if (trick === 'heal') {
    theHero(play, target);
    checkTarget(play, target);
    heal(play, target, STRENGTH, 'F4');
  } else giveTokens(play, theMonster(play, target).id, trick, STRENGTH, 'F4');
  if (play.adventure.turn?.figure === ally) finishTask(play, 'trick-or-treat');
}
