import type { AdventureCommand } from '../commands';
import type { Adventure } from '../state/adventure';
import type { PlayState } from '../state/play-state';
import { ALLY_DOUBTS } from './allies';
import { COURSE_DOUBTS } from './course';
import { FIGURE_DOUBTS } from './figures';
import { HERO_DOUBTS } from './heroes';
import { MAP_DOUBTS } from './map';
import { SUMMON_DOUBTS } from './summons';
import { THREAT_DOUBTS } from './threats';
import type { Doubts, Warning } from './warning';

export type { Warning } from './warning';

/** Each area's own file; an area adds its table here. */
const AREAS: readonly Doubts[] = [
  COURSE_DOUBTS,
  FIGURE_DOUBTS,
  HERO_DOUBTS,
  ALLY_DOUBTS,
  MAP_DOUBTS,
  SUMMON_DOUBTS,
  THREAT_DOUBTS,
];

type AnyDoubt = (adventure: Adventure, command: AdventureCommand) => readonly Warning[];

/** What to say before the command is given. Nothing outside a running adventure. */
export function warningsFor(state: PlayState, command: AdventureCommand): readonly Warning[] {
  const { adventure } = state;
  if (adventure === null) return [];
  return AREAS.flatMap((area) => {
    const doubt = area[command.kind] as AnyDoubt | undefined;
    return doubt ? doubt(adventure, command) : [];
  });
}
