import { BOARD_TERRAINS, type BoardLevel } from '@/src/ui/board';
import { BOARD_PAINT, groundPaint, mix, PLATE } from '@/src/ui/board/drawing/paint';
import { contrast, PALETTES, type Scheme } from '@/src/ui/theme';

const LEVELS: readonly BoardLevel[] = [0, 1, 2, 3];
const SCHEMES: readonly Scheme[] = ['dark', 'light'];

const hatched = SCHEMES.flatMap((scheme) =>
  LEVELS.flatMap((level) =>
    BOARD_TERRAINS.filter((terrain) => terrain !== 'plain' && terrain !== 'gap').map(
      (terrain) => [scheme, terrain, level] as const,
    ),
  ),
);

describe('paint of the board', () => {
  test('mixes colours', () => {
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
  });

  test.each(hatched)('%s: hatching of %s on level %i can be seen', (scheme, terrain, level) => {
    const { fill, motif } = groundPaint(scheme, terrain, level);
    expect(contrast(fill, motif)).toBeGreaterThanOrEqual(3);
  });

  test.each(SCHEMES)('%s: a step up can be told from the ground on both of its sides', (scheme) => {
    const { levels, faces, edge } = BOARD_PAINT[scheme];
    for (const level of [1, 2, 3] as const) {
      const rims = [faces[level], edge];
      const best = (ground: string) => Math.max(...rims.map((rim) => contrast(rim, ground)));
      expect(best(levels[level])).toBeGreaterThanOrEqual(2.2);
      expect(best(levels[0])).toBeGreaterThanOrEqual(2.2);
    }
  });

  test('numbers on plates', () => {
    expect(contrast(PLATE.fill, PLATE.ink)).toBeGreaterThanOrEqual(7);
  });

  test.each(SCHEMES)(
    '%s: the outline of a reach is seen on lava, by its line or the one below',
    (scheme) => {
      const { background, tones } = PALETTES[scheme];
      const { fill } = groundPaint(scheme, 'lava', 0);
      expect(
        Math.max(contrast(background, fill), contrast(tones.ember.text, fill)),
      ).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(SCHEMES)('%s: whoever acts stands out from every level', (scheme) => {
    const { fill, ring, rim } = BOARD_PAINT[scheme].glow;
    expect(contrast(ring, rim)).toBeGreaterThanOrEqual(3);
    for (const level of BOARD_PAINT[scheme].levels) {
      const best = Math.max(...[fill, ring, rim].map((one) => contrast(one, level)));
      expect(best).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(SCHEMES)('%s: offers stand out from every level', (scheme) => {
    const { text } = PALETTES[scheme].tones.ember;
    for (const level of BOARD_PAINT[scheme].levels) {
      expect(contrast(text, level)).toBeGreaterThanOrEqual(3);
    }
  });
});
