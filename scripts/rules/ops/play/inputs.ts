import * as v from 'valibot';
import { CampaignSchema } from '@/src/game/schema/state';
import { CUBE_COLOURS, MAX_HEROES, ROLES } from '@/src/rules';
import { count, exactly, whole, wholeFrom } from '@/scripts/rules/shapes';

const cubes = v.nullable(
  exactly(
    Object.fromEntries(CUBE_COLOURS.map((colour) => [colour, count])) as Record<
      (typeof CUBE_COLOURS)[number],
      typeof count
    >,
  ),
);

const hero = exactly({
  name: v.exactOptional(v.string()),
  role: v.exactOptional(v.nullable(v.picklist(ROLES))),
  board: v.exactOptional(v.nullable(v.string())),
  maxHp: v.exactOptional(count),
  cubes: v.exactOptional(cubes),
  curseLimit: v.exactOptional(count),
  traumaLimit: v.exactOptional(count),
});

/** Its own fields are checked by what it does: its events must be such as can be stored. */
const command = v.looseObject({ kind: v.string() });

const isPlace = v.regex(/^(?:0|[1-9][0-9]*)$/u, 'not the place of a command');

export const inputs = exactly({
  heroes: v.exactOptional(v.pipe(v.array(hero), v.maxLength(MAX_HEROES)), []),
  campaign: v.exactOptional(CampaignSchema),
  rules: v.exactOptional(v.looseObject({}), {}),
  seed: v.exactOptional(wholeFrom(0, 0xffff_ffff), 1),
  dice: v.exactOptional(v.record(v.pipe(v.string(), isPlace), v.array(whole)), {}),
  commands: v.array(command),
});

export type Inputs = v.InferOutput<typeof inputs>;
export type PlayedHero = Inputs['heroes'][number];
