const round = (value: number): number => Math.round(value * 100) / 100;

/** A spot on a circle around [0, 0]; 0 is the top, 1 once around, clockwise. */
const onCircle = (radius: number, share: number): string => {
  const angle = share * 2 * Math.PI;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
};

/** From the top clockwise; empty for nothing, closed for everything. */
export function arcPath(radius: number, share: number): string {
  if (share <= 0) return '';
  const arc = (to: number, large: 0 | 1) =>
    `A${radius} ${radius} 0 ${large} 1 ${onCircle(radius, to)}`;
  // One arc cannot end where it starts, so a full circle is two.
  if (share >= 1) return `M${onCircle(radius, 0)}${arc(0.5, 0)}${arc(1, 0)}Z`;
  return `M${onCircle(radius, 0)}${arc(share, share > 0.5 ? 1 : 0)}`;
}

/** Ticks across a ring, evenly spread from the top. */
export const notches = (count: number, inner: number, outer: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${onCircle(inner, index / count)}L${onCircle(outer, index / count)}`,
  ).join('');
