/** What is on and around a small figure where its field is small, in the drawing's measure: a field is 40, its middle [0, 0]. */

/** Hit points between the emblem and the one of the figure below. */
export const FAR_PLATE = { y: 20.4, height: 17, digits: 13.4, margin: 2.8 } as const;

export const FAR_SIGN = 9.6;

/** The corners where four fields meet: no disc of a figure reaches there. */
export const FAR_SPOTS = [
  [-18.5, -18.5],
  [15.5, -18.5],
] as const;
