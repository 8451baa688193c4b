import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, flag, name, whole, word } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';

const timeInput = record({
  act: whole(1, 2),
  spaces: list(word('plain', 'story', 'gems', 'both'), { least: 2 }),
  space: count,
  gems: optional(list(record({ id: name, active: flag, hero: flag }), { unique: 'id' }), []),
});

type TimeTrack = ValueOf<typeof timeInput>;

/** RB3-1: arriving triggers, also where the act changes. */
function advance({ act, spaces, space, gems }: TimeTrack) {
  const isLast = space === spaces.length;
  if (isLast && act === 2) return { act, space, story: false, refresh: null, finale: true };
  const next = isLast ? 1 : space + 1;
  const kind = spaces[next - 1];
  const grey = gems.filter(({ active, hero }) => !active && !hero).map(({ id }) => id);
  return {
    act: isLast ? 2 : act,
    space: next,
    story: kind === 'story' || kind === 'both',
    refresh: kind === 'gems' || kind === 'both' ? grey : null,
    finale: false,
  };
}

export const timeOp = gameOp(
  timeInput,
  [({ space, spaces }) => (space < 1 || space > spaces.length ? 'space' : undefined)],
  (track) => ok(advance(track)),
);
