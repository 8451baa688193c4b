const round = (value: number): number => Math.round(value * 100) / 100;

/** A spot on a circle around [0, 0]; 0 is the top, 1 once around, clockwise. */
const onCircle = (radius: number, share: number): string => {
  const angle = share * 2 * Math.PI;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
};

/** Ticks across a ring, evenly spread from the top. */
export const notches = (count: number, inner: number, outer: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${onCircle(inner, index / count)}L${onCircle(outer, index / count)}`,
  ).join('');

/** A star around [0, 0] with so many points. */
export const starPath = (points: number, inner: number, outer: number): string =>
  `M${Array.from({ length: 2 * points }, (_, index) =>
    onCircle(index % 2 === 0 ? outer : inner, index / (2 * points)),
  ).join('L')}Z`;
