/** By UTF-16 code units (H3), whatever the language. */
export const byCodeUnits = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

const byWorth = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index < 0 ? 0 : (other[index] ?? 0) - (one[index] ?? 0);
};

/** Groups of those worth the same, the best first, each in the order of its names. What counts most comes first. */
export function ranked<Item extends { readonly id: string }>(
  items: readonly Item[],
  worthOf: (item: Item) => readonly number[],
): readonly (readonly string[])[] {
  const groups: { readonly worth: readonly number[]; readonly ids: string[] }[] = [];
  for (const item of items) {
    const worth = worthOf(item);
    const group = groups.find((one) => byWorth(one.worth, worth) === 0);
    if (group) group.ids.push(item.id);
    else groups.push({ worth, ids: [item.id] });
  }
  return groups
    .sort((one, other) => byWorth(one.worth, other.worth))
    .map(({ ids }) => ids.sort(byCodeUnits));
}
