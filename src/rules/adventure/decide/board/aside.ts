import { samePosition, type Position } from '@/src/rules/base/position';
import { displacementChoices, type BoardOption } from '@/src/rules/adventure/board/option';
import type { OnBoard } from '@/src/rules/adventure/board/situation';
import type { Displaced } from '@/src/rules/adventure/commands';
import type { Crushed } from '@/src/rules/adventure/map/displacement';
import { isInPlay } from '@/src/rules/adventure/consequences/tokens';
import { theMonster } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { rollTrapDie } from '../heroes/traps';
import { walkOver } from './walk';

/** R1: each one who has to make way, to a field that is still free for it. */
export function checkDisplaced(
  here: OnBoard,
  option: BoardOption,
  displaced: readonly Displaced[],
): void {
  const wanted = option.displaced.map(({ figure }) => figure);
  const given = displaced.map(({ figure }) => figure);
  const open = wanted.filter((figure) => !given.includes(figure));
  if (open.length > 0) refuse({ code: 'displace-first', figures: open });
  if (given.length !== wanted.length || !given.every((figure) => wanted.includes(figure))) {
    refuse({ code: 'not-an-option' });
  }
  const taken: Position[] = [];
  for (const { at } of displaced) {
    const choices = displacementChoices(here, option.end, taken);
    if (!choices.some((choice) => samePosition(choice, at))) refuse({ code: 'not-an-option' });
    taken.push(at);
  }
}

/** R1: it enters its new field: hazard, and a fall from level 2 to 0. */
export function pushAside(play: Play, displaced: readonly Displaced[]): void {
  for (const { figure, at } of displaced) {
    if (!isInPlay(play, figure)) continue;
    const from = theMonster(play, figure).at;
    if (from !== null) walkOver(play, figure, [from, at], false);
  }
}

/** R2: the content is lost; the monster rolls for each chest that has a die. */
export function crushChests(play: Play, figure: string, crushed: readonly Crushed[]): void {
  for (const { object: id, die } of crushed) {
    const object = play.adventure.map?.objects.find((one) => one.id === id);
    if (!object) continue;
    play.add({ type: 'objectRemoved', v: 1, cause: 'R2', object });
    if (die && isInPlay(play, figure)) rollTrapDie(play, { figure });
  }
}
