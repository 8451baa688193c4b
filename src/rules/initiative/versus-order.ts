/** X3: what one hero rolled, again and again while others had the same. */
export interface VersusRoll<Id extends string = string> {
  readonly hero: Id;
  readonly rolls: readonly number[];
}

const D20 = 20;

/** X3: the highest first; those who tie roll again among themselves until they do not. */
export function rollOff<Id extends string>(
  heroes: readonly Id[],
  roll: (hero: Id, sides: number) => number,
): readonly VersusRoll<Id>[] {
  const rolled = heroes.map((hero) => ({ hero, value: roll(hero, D20) }));
  const values = [...new Set(rolled.map(({ value }) => value))].sort((a, b) => b - a);
  return values.flatMap((value) => {
    const equal = rolled.filter((one) => one.value === value).map(({ hero }) => hero);
    if (equal.length === 1) return equal.map((hero) => ({ hero, rolls: [value] }));
    return rollOff(equal, roll).map(({ hero, rolls }) => ({ hero, rolls: [value, ...rolls] }));
  });
}

/** X3: the fastest, then the fastest of the other team, then their partners in the same order. */
export function inTurns<Id extends string>(
  fastest: readonly Id[],
  teams: readonly (readonly Id[])[],
): readonly Id[] {
  const sides = teams
    .map((team) => fastest.filter((hero) => team.includes(hero)))
    .sort(([a], [b]) => fastest.indexOf(a as Id) - fastest.indexOf(b as Id));
  const longest = Math.max(...sides.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    sides.flatMap((side) => side[turn] ?? []),
  ).flat();
}
