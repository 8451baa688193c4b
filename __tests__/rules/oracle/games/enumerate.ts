/** The smallest list of different numbers below `count`, one for each wish; null if there is none. */
export function smallest(
  wishes: readonly ((number: number) => boolean)[],
  count: number,
  taken: readonly number[] = [],
): readonly number[] | null {
  const wish = wishes[taken.length];
  if (wish === undefined) return taken;
  for (let number = 0; number < count; number += 1) {
    if (taken.includes(number) || !wish(number)) continue;
    const whole = smallest(wishes, count, [...taken, number]);
    if (whole) return whole;
  }
  return null;
}

/** Every part of a list, in the list's order, the empty one too. */
export function subsetsInOrder<Item>(items: readonly Item[]): Item[][] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  const rest = subsetsInOrder(others);
  return [...rest, ...rest.map((some) => [first, ...some])];
}
