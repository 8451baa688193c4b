import type { Cause } from '@/src/rules/base/event';
import { samePosition, type Position } from '@/src/rules/base/position';
import { MOVES, type MapCommand } from '@/src/rules/adventure/commands';
import { grantMovement } from '@/src/rules/adventure/consequences/movement';
import { putOnMap, type Walked } from '@/src/rules/adventure/consequences/on-the-map';
import { isInPlay } from '@/src/rules/adventure/consequences/tokens';
import { refOf } from '@/src/rules/adventure/play/figures';
import { heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import { crushedAt, displacedAt, type Crushed } from '@/src/rules/adventure/map/displacement';
import { movementLeft, ownMovement, walkedPoints } from '@/src/rules/adventure/map/movement';
import { wayOnMap } from '@/src/rules/adventure/map/reach';
import { costOfWay } from '@/src/rules/adventure/map/way-cost';
import { fieldsHeld, placeFault, sizeOf, standingIn } from '@/src/rules/adventure/map/standing';
import { stepsOnMap } from '@/src/rules/adventure/map/steps';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { crushChests, pushAside } from '../board/aside';
import { walkOver } from '../board/walk';
import { tick } from '../ticks';
import { refuseIf, theMap } from './checks';

type MoveFigure = Extract<MapCommand, { kind: 'moveFigure' }>;

/** From where it stands to the end. */
function wayOf(play: Play, command: MoveFigure, from: Position): readonly Position[] {
  const { figure, to, way, how } = command;
  if (how === 'jump') return [from, to];
  if (way !== undefined)
    return stepsOnMap(play.adventure, figure, way, to) ?? refuse({ code: 'no-way' });
  if (how === 'forced') return [from, to];
  return [from, ...(wayOnMap(play.adventure, figure, to) ?? refuse({ code: 'no-way' }))];
}

/** R1: everybody who has to make way, each to a free field outside the zone. */
function checkDisplaced(play: Play, { figure, to, displaced = [] }: MoveFigure): void {
  const wanted = sizeOf(play.adventure, figure) === 'large' ? displacedAt(play.adventure, to) : [];
  const given = displaced.map((one) => one.figure);
  const open = wanted.filter((id) => !given.includes(id));
  if (open.length > 0) refuse({ code: 'displace-first', figures: open });
  if (given.length !== wanted.length) refuse({ code: 'unknown-figure' });
  const zone = fieldsHeld(to, 'large');
  const taken = [...zone];
  for (const { at } of displaced) {
    if (taken.some((field) => samePosition(field, at))) refuse({ code: 'field-taken' });
    refuseIf(placeFault(play.adventure, at, 'small', [figure]));
    taken.push(at);
  }
}

/** M11: both enter their new fields. */
function checkSwap(play: Play, { figure, to, swapWith }: MoveFigure): void {
  if (swapWith === undefined) return;
  refOf(play, swapWith);
  const { adventure } = play;
  const other = standingIn(adventure, swapWith)?.at ?? null;
  const fits = other !== null && samePosition(other, to) && swapWith !== figure;
  if (!fits || sizeOf(adventure, figure) !== sizeOf(adventure, swapWith)) {
    refuse({ code: 'field-taken' });
  }
}

const crushedBy = ({ adventure }: Play, { figure, to }: MoveFigure): readonly Crushed[] =>
  sizeOf(adventure, figure) === 'large' ? crushedAt(adventure, to) : [];

function checkEnd(play: Play, command: MoveFigure, crushed: readonly Crushed[]): void {
  const { figure, to, swapWith, displaced = [] } = command;
  checkDisplaced(play, command);
  checkSwap(play, command);
  const making = [
    ...displaced.map((one) => one.figure),
    ...crushed.map(({ object }) => object),
    ...(swapWith === undefined ? [] : [swapWith]),
  ];
  const size = sizeOf(play.adventure, figure);
  refuseIf(placeFault(play.adventure, to, size, [figure, ...making]));
}

const CAUSES = { walk: 'Q1', jump: 'M5', forced: 'M9' } as const;

const causeOf = ({ adventure }: Play, { figure, how, swapWith }: MoveFigure): Cause => {
  if (swapWith !== undefined) return 'M11';
  return how === 'walk' && monsterIn(adventure, figure) ? 'S4' : CAUSES[how];
};

/** Q1: only the acting hero's own steps; nobody else has a free movement now. */
function walkedWith({ adventure }: Play, figure: string, way: readonly Position[]): Walked {
  const { turn } = adventure;
  if (turn?.figure !== figure || turn.over || monsterIn(adventure, figure)) return {};
  const left = movementLeft(adventure, figure);
  const { points, difficult } = costOfWay(adventure, figure, way, left);
  const walked = walkedPoints(adventure, figure) + points;
  return difficult ? { walked, difficult } : { walked };
}

/** C7, Q1: the first steps of a turn are the free movement; out of it a walk is one granted now. */
function beginWalk(play: Play, figure: string): void {
  const { turn } = play.adventure;
  if (monsterIn(play.adventure, figure)) return;
  const under = turn?.figure === figure && !turn.over ? turn.granted : undefined;
  if (under !== undefined) return;
  grantMovement(play, figure, ownMovement(play.adventure, figure));
  if (heroIn(play.adventure, figure)) tick(play, figure, 'move');
}

/** All of it once the way is known. */
function go(play: Play, command: MoveFigure, way: readonly Position[], from: Position): void {
  const { figure, to, how, swapWith, displaced = [] } = command;
  const crushed = crushedBy(play, command);
  const cause = causeOf(play, command);
  if (how === 'walk') beginWalk(play, figure);
  putOnMap(play, figure, to, cause, how === 'walk' ? walkedWith(play, figure, way) : {});
  if (swapWith !== undefined) putOnMap(play, swapWith, from, cause);
  walkOver(play, figure, way, how === 'jump');
  if (swapWith !== undefined) walkOver(play, swapWith, [to, from], how === 'jump');
  if (!isInPlay(play, figure)) return;
  pushAside(play, displaced);
  crushChests(play, figure, crushed);
}

/**
 * A figure goes somewhere: hazards, falls and darkness on the way (M2, M4, N11), each kind once a
 * turn. How far it may go is for the table to know; only where nothing leads is refused.
 */
export function moveFigure(play: Play, command: MoveFigure): void {
  const { figure, to, how } = command;
  refOf(play, figure);
  theMap(play);
  if (!MOVES.includes(how)) refuse({ code: 'unknown-thing' });
  const from = standingIn(play.adventure, figure)?.at ?? refuse({ code: 'off-the-map' });
  if (samePosition(from, to) && command.way === undefined) return;
  checkEnd(play, command, crushedBy(play, command));
  go(play, command, wayOf(play, command, from), from);
}
