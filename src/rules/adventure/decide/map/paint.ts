import { TERRAIN_LETTERS, type DungeonMap } from '@/src/rules/dungeon/map';
import { paintFields, paintPiece, type Painted } from '@/src/rules/dungeon/paint';
import { BLOCKED, letterAt } from '@/src/rules/dungeon/things';
import type { MapCommand } from '@/src/rules/adventure/commands';
import { withPainted } from '@/src/rules/adventure/evolve/map';
import { everybody, fieldsOf } from '@/src/rules/adventure/map/standing';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { Adventure } from '@/src/rules/adventure/state/adventure';
import { groundsFollow, theMap } from './checks';

type Paint = Extract<MapCommand, { kind: 'paint' }>;

const paintedBy = (map: DungeonMap, command: Paint): readonly Painted[] => {
  if ('fields' in command) {
    return paintFields(map, command.fields, command.as) ?? refuse({ code: 'off-the-map' });
  }
  return [paintPiece(map, command.sheet, command.as) ?? refuse({ code: 'unknown-thing' })];
};

const isNew =
  ({ sheets, bridges }: DungeonMap) =>
  ({ piece, print }: Painted): boolean =>
    [...sheets, ...bridges].some(
      ({ id, print: old }) => id === piece && old.join() !== print.join(),
    );

/** Nobody stands on a blocked field, and no obstacle lies on one. */
function checkBlocked(adventure: Adventure, next: DungeonMap): void {
  const used = [
    ...everybody(adventure).flatMap(({ id }) => fieldsOf(adventure, id)),
    ...next.objects.filter(({ blocks }) => blocks).map(({ at }) => at),
  ];
  if (used.some((field) => letterAt(next, field) === BLOCKED)) refuse({ code: 'figures-on-it' });
}

/** The sheet's own print is painted, so that it is there again wherever the sheet is laid. */
export function paint(play: Play, command: Paint): void {
  if (!TERRAIN_LETTERS.includes(command.as)) refuse({ code: 'bad-print' });
  const before = play.adventure;
  const map = theMap(play);
  const events = paintedBy(map, command)
    .filter(isNew(map))
    .map(
      (painted) =>
        ({ type: 'sheetPainted', v: 1, cause: 'table', ...painted, as: command.as }) as const,
    );
  const after = events.reduce(withPainted, before);
  if (command.as === BLOCKED) checkBlocked(before, after.map ?? map);
  for (const event of events) play.add(event);
  groundsFollow(play, before);
}
