import { MAX_CUBES, MAX_HP_LIMIT, type Campaign } from '@/src/rules/campaign/campaign';
import { CUBE_COLOURS, type CubeColour, type CubeCounts } from '@/src/rules/campaign/cubes';
import type { ConsequenceType } from '@/src/rules/campaign/sheet';
import type { PrintedNames } from '@/src/rules/model/items';
import { consequencesOn, faceOf, isGearSlot, itemsOn, sheetOf } from '../places';

export type CubeSource =
  | { readonly kind: 'board'; readonly cubes: CubeCounts }
  | { readonly kind: 'skill'; readonly colour: CubeColour; readonly level: 1 | 2 }
  | { readonly kind: 'role-skill'; readonly skill: 'a' | 'b'; readonly colour: CubeColour };

export interface OwnedCubes {
  /** Null while nobody has entered those of the hero's board. */
  readonly total: CubeCounts | null;
  readonly sources: readonly CubeSource[];
}

const learnt = (campaign: Campaign, id: string): readonly CubeSource[] => {
  const { skills, roleSkills } = sheetOf(campaign, id);
  return [
    ...CUBE_COLOURS.flatMap((colour) =>
      ([1, 2] as const)
        .filter((level) => level <= skills[colour])
        .map((level) => ({ kind: 'skill', colour, level }) as const),
    ),
    ...(['a', 'b'] as const).flatMap((skill) => {
      const colour = roleSkills[skill];
      return colour === null ? [] : [{ kind: 'role-skill', skill, colour } as const];
    }),
  ];
};

const plusOne = (cubes: CubeCounts, source: CubeSource): CubeCounts =>
  source.kind === 'board'
    ? cubes
    : { ...cubes, [source.colour]: Math.min(MAX_CUBES, cubes[source.colour] + 1) };

/** L6b: the board's cubes, and one for each learnt hero or role skill. */
export function cubesOf(campaign: Campaign, id: string): OwnedCubes {
  const cubes = campaign.heroes.find((hero) => hero.id === id)?.cubes ?? null;
  const more = learnt(campaign, id);
  return {
    total: cubes === null ? null : more.reduce(plusOne, cubes),
    sources: [...(cubes === null ? [] : [{ kind: 'board', cubes } as const]), ...more],
  };
}

export type HpSource =
  | { readonly kind: 'board'; readonly hp: number }
  | {
      readonly kind: 'item';
      readonly id: string;
      readonly names: PrintedNames;
      readonly hp: number;
    }
  | {
      readonly kind: ConsequenceType;
      readonly id: string;
      readonly names: PrintedNames;
      readonly hp: number;
    }
  /** A skill of his own or of his role; `blocked`: a cube lies on it (Q5). */
  | {
      readonly kind: 'skill';
      readonly skill: string;
      readonly hp: number;
      readonly blocked: boolean;
    }
  /** What the table said beyond all this. */
  | { readonly kind: 'table'; readonly hp: number };

export interface OwnedHp {
  /** Null while nobody has entered that of the hero's board. */
  readonly total: number | null;
  readonly sources: readonly HpSource[];
  /** D13: more than 16 would come together. */
  readonly capped: boolean;
}

const bonuses = (campaign: Campaign, id: string): readonly HpSource[] => {
  const sheet = sheetOf(campaign, id);
  const worn = itemsOn(sheet).filter(({ place }) => isGearSlot(place));
  const items = worn.map(({ item }): HpSource => {
    const { names, values } = faceOf(item);
    return { kind: 'item', id: item.id, names, hp: values.hp };
  });
  const noted = consequencesOn(sheet).map(({ kind, entry: { id: note, names, hp } }): HpSource => ({
    kind,
    id: note,
    names,
    hp,
  }));
  return [...items, ...noted].filter(({ hp }) => hp !== 0);
};

/** D13: what worn gear and consequences add. */
export const hpOfSheet = (campaign: Campaign, id: string): number =>
  bonuses(campaign, id).reduce((sum, { hp }) => sum + hp, 0);

/** D13: the logbook's part: the board's value, worn gear and consequences, 16 at most. */
export function maxHpOf(campaign: Campaign, id: string): OwnedHp {
  const hp = campaign.heroes.find((hero) => hero.id === id)?.maxHp ?? null;
  const more = bonuses(campaign, id);
  if (hp === null) return { total: null, sources: more, capped: false };
  const sum = more.reduce((total, source) => total + source.hp, hp);
  return {
    total: Math.max(1, Math.min(MAX_HP_LIMIT, sum)),
    sources: [{ kind: 'board', hp }, ...more],
    capped: sum > MAX_HP_LIMIT,
  };
}
