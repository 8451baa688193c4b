const SHORTEST_PART = 4;
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** Left part without its linking letters (`dunkelheit-s-`), if that is a known word. */
const knownLeft = (left: string, isKnown: (word: string) => boolean): string | undefined =>
  LINKS.filter((link) => left.endsWith(link))
    .map((link) => left.slice(0, left.length - link.length))
    .find((word) => word.length >= SHORTEST_PART && isKnown(word));

/**
 * The known words a compound is made of (`fluchwurfel` → `fluch`, `wurfel`), none if it is no compound.
 * The longest possible first part wins, because short ones are often there by chance.
 */
export const partsOf = (word: string, isKnown: (word: string) => boolean): readonly string[] => {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const left = knownLeft(word.slice(0, cut), isKnown);
    if (left === undefined) continue;
    const right = word.slice(cut);
    if (isKnown(right)) return [left, right];
    const rest = partsOf(right, isKnown);
    if (rest.length > 0) return [left, ...rest];
  }
  return [];
};

const SHORTEST_HEAD = 5;

/** The known word a compound ends with (`plattenrustung` → `rustung`): what it is a kind of. */
export const headOf = (word: string, isKnown: (word: string) => boolean): string | undefined => {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_HEAD; cut += 1) {
    if (isKnown(word.slice(cut))) return word.slice(cut);
  }
  return undefined;
};
