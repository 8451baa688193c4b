import { BOARD_TERRAINS, type BoardLevel } from '@/src/ui/board';
import { BOARD_PAINT, groundPaint, mix } from '@/src/ui/board/drawing/paint';
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

  test.each(SCHEMES)('%s: words on every level', (scheme) => {
    const { levels, label, bridge } = BOARD_PAINT[scheme];
    for (const level of levels) expect(contrast(label, level)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(bridge.label, bridge.fill)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SCHEMES)('%s: offers stand out from every level', (scheme) => {
    const { text } = PALETTES[scheme].tones.ember;
    for (const level of BOARD_PAINT[scheme].levels) {
      expect(contrast(text, level)).toBeGreaterThanOrEqual(3);
    }
  });
});
