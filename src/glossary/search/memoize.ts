/** Computes once a word: texts repeat their words. */
export const memoize = <Value>(compute: (word: string) => Value): ((word: string) => Value) => {
  const known = new Map<string, Value>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const value = compute(word);
    known.set(word, value);
    return value;
  };
};
