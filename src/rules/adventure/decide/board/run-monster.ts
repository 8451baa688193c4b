import { samePosition } from '@/src/rules/base/position';
import type { BoardOption } from '@/src/rules/adventure/board/option';
import { situationOf, type OnBoard } from '@/src/rules/adventure/board/situation';
import { boardTurn, type BoardTurn } from '@/src/rules/adventure/board/turn';
import { isEqualWay } from '@/src/rules/adventure/board/way-check';
import type { BoardCommand } from '@/src/rules/adventure/commands';
import { isInPlay } from '@/src/rules/adventure/consequences/tokens';
import { refOf, theMonster } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkDisplaced, crushChests, pushAside } from './aside';
import { attackFrom, movementGranted } from './attack';
import { refuseDoubt } from './doubt';
import { trampler } from './trample';
import { walkOver } from './walk';

type RunMonster = Extract<BoardCommand, { kind: 'runMonster' }>;

const sameFigures = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The choice must be one the rules leave; the table may always deviate in quick mode. */
function chosen({ options }: BoardTurn, { end, hits }: RunMonster): BoardOption {
  return (
    options.find((one) => samePosition(one.end, end) && sameFigures(one.hits, hits)) ??
    refuse({ code: 'not-an-option' })
  );
}

/** D7: nobody walks to an ambush. M5: nothing on the way of a jump counts. */
const isJump = ({ situation: { monster } }: OnBoard, ambush: boolean): boolean =>
  ambush || Boolean(monster.abilities.jump);

function wayFor(here: OnBoard, option: BoardOption, { way }: RunMonster, ambush: boolean) {
  if (way === undefined) return option.way;
  if (ambush || !isEqualWay(here, option, way)) refuse({ code: 'not-an-option' });
  return way;
}

/** S4, S5: everything the option said, then the same threat as in quick mode. */
export function runMonster(play: Play, command: RunMonster): void {
  const { figure, said = {}, displaced = [] } = command;
  theMonster(play, figure);
  if (play.adventure.threat !== null) refuse({ code: 'threat-open' });
  const here = situationOf(play.adventure, figure, said);
  const turn = boardTurn(play.adventure, figure, said);
  if (!here.ok) return refuseDoubt(play, here.error);
  if (!turn.ok) return refuseDoubt(play, turn.error);
  const option = chosen(turn.value, command);
  const { ambush } = turn.value;
  const way = wayFor(here.value, option, command, ambush);
  checkDisplaced(here.value, option, displaced);
  const who = refOf(play, figure);
  play.add({ type: 'monsterRan', v: 1, cause: 'S4', who, way, hits: option.hits });
  movementGranted(play, turn.value);
  const jump = isJump(here.value, ambush);
  walkOver(play, figure, way, jump, jump ? undefined : trampler(play, figure, option));
  if (!isInPlay(play, figure)) return;
  pushAside(play, displaced);
  crushChests(play, figure, option.crushed);
  if (isInPlay(play, figure)) attackFrom(play, turn.value, option, command.damage);
}
