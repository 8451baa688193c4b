import type { Position } from '@/src/rules/base/position';
import type { SpreadOption } from './darkness';
import type { BoardOption } from './option';

/** Options that belong together; their numbers in the whole list come along for tapping. */
export interface OptionGroup<Option> {
  readonly key: string;
  readonly options: readonly { readonly index: number; readonly option: Option }[];
}

export interface MonsterGroup extends OptionGroup<BoardOption> {
  readonly hits: readonly string[];
}

/** A rectangle of the map: placements that fill the same one lie over each other. */
export interface Cluster extends OptionGroup<SpreadOption> {
  readonly at: Position;
  readonly size: readonly [width: number, height: number];
}

export interface SpreadGroup {
  readonly key: string;
  /** Who is reached. */
  readonly figures: readonly string[];
  readonly count: number;
  readonly clusters: readonly Cluster[];
}

export interface Grouped<Group> {
  /** All options, however they are shown. */
  readonly count: number;
  readonly groups: readonly Group[];
}

type Numbered<Option> = OptionGroup<Option>['options'];

const groupBy = <Option>(
  options: Numbered<Option>,
  keyOf: (option: Option) => string,
): readonly OptionGroup<Option>[] => {
  const groups = new Map<string, { index: number; option: Option }[]>();
  for (const one of options) {
    const key = keyOf(one.option);
    const known = groups.get(key);
    if (known) known.push(one);
    else groups.set(key, [one]);
  }
  return [...groups].map(([key, members]) => ({ key, options: members }));
};

const numbered = <Option>(options: readonly Option[]): Numbered<Option> =>
  options.map((option, index) => ({ index, option }));

/** First by those hit; the ends of each stay in reading order. */
export const groupMonsterOptions = (options: readonly BoardOption[]): Grouped<MonsterGroup> => ({
  count: options.length,
  groups: groupBy(numbered(options), ({ hits }) => hits.join()).map((group) => ({
    ...group,
    hits: group.options[0]?.option.hits ?? [],
  })),
});

const rectangleOf = ({ cells }: SpreadOption): Pick<Cluster, 'at' | 'size'> => {
  const xs = cells.map(({ at: [x] }) => x);
  const ys = cells.map(({ at: [, y] }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { at: [left, top], size: [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1] };
};

const clustersOf = (options: Numbered<SpreadOption>): readonly Cluster[] =>
  groupBy(options, (option) => JSON.stringify(rectangleOf(option))).flatMap((group) => {
    const [first] = group.options;
    return first ? [{ ...group, ...rectangleOf(first.option) }] : [];
  });

const namesOf = ({ reached }: SpreadOption): readonly string[] => reached.map(({ id }) => id);

/** First by those reached, then by the rectangle they fill. */
export const groupSpreadOptions = (options: readonly SpreadOption[]): Grouped<SpreadGroup> => ({
  count: options.length,
  groups: groupBy(numbered(options), (option) => [...namesOf(option)].sort().join()).map(
    ({ key, options: members }) => ({
      key,
      figures: members[0] ? namesOf(members[0].option) : [],
      count: members.length,
      clusters: clustersOf(members),
    }),
  ),
});
