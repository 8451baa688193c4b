/** Typed letter by letter: names, inflections, typos, questions, in both languages. */
const TYPED = [
  'vergiftet',
  'Fluchwürfel',
  'wann darf ich rasten',
  'stun boss',
  'grosses monster truhe',
  'dunkleheit ausbreiten',
  'shield or prevent first',
];

export const KEYSTROKES: readonly string[] = TYPED.flatMap((text) =>
  Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1)),
);
