/** Lists of equals, best first (larger numbers are better, the first difference decides), each sorted. */
export function groupsOf<Member extends { readonly id: string }>(
  members: readonly Member[],
  merits: (member: Member) => readonly number[],
): string[][] {
  const beats = (one: Member, other: Member): boolean => {
    const [mine, theirs] = [merits(one), merits(other)];
    const at = mine.findIndex((merit, index) => merit !== theirs[index]);
    return at !== -1 && Number(mine[at]) > Number(theirs[at]);
  };
  const left = [...members];
  const groups: string[][] = [];
  while (left.length > 0) {
    const best = left.filter((one) => !left.some((other) => beats(other, one)));
    groups.push(best.map(({ id }) => id).sort());
    best.forEach((one) => left.splice(left.indexOf(one), 1));
  }
  return groups;
}
