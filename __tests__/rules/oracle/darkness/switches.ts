/**
 * Every sentence of the rules that can be switched off in the oracle. A rule decides a board when
 * the answer without it is another one; the generator is measured with this list. Two sentences of
 * N5 are left out because they cannot be told from their opposite: every dark field is a source
 * itself, so ways over darkness are free anyway, and where a spawn point would be the better start
 * a tile or a single may lie on it.
 */
export const SWITCHES = [
  'N2-most-hp',
  'N2-tie',
  'N2-off-darkness',
  'N2-hidden',
  'N2-unconscious',
  'N3-crushed',
  'N3-all-count',
  'N4-turn',
  'N4-mirror',
  'N4-exist',
  'N4-one-level',
  'N4-not-dark',
  'N4-spawn',
  'N4-touch',
  'N4-side',
  'N4-rise',
  'N4-descent',
  'N4-blocked',
  'N4-hazard',
  'N4-figures',
  'N5-rise',
  'N5-unreachable',
  'N5-thousand',
  'N5-side',
  'N6-fewest',
  'N7-three',
  'N7-spawn',
  'N7-touch',
  'N7-just-placed',
  'N7-not-dark',
  'N7-side',
  'N7-rise',
  'N7-rise-only-level-0',
  'N7-rise-no-spawn',
  'N7-fewest-used',
  'N7-go-on',
  'N7-last-single',
  'N7-nearest',
  'N7-order',
  'N8-no-placement',
  'N8-fewer',
  'N8-not-equal',
  'N9-next-target',
  'N9-separately',
  'N9-last-hero',
  'N9a-nothing',
  'N13-source',
  'N13-no-place',
  'G6-enter-below',
  'G6-touch-above',
  'G6-spawn-below',
  'G6-coordinate',
] as const;

export type Switch = (typeof SWITCHES)[number];

/** `null`: the rules as they stand. */
export type Off = Switch | null;
