import { BASE_PAINT, PAINTED_BASES, TONE_NAMES, type ColourPalette } from '@/src/ui/theme';

/** One use of two colours on each other: what it is for, front, back, least contrast (WCAG AA). */
export type Pair = readonly [name: string, front: string, back: string, least: 3 | 4.5];

const TEXT = 4.5;
const GRAPHIC = 3;
const SURFACES = ['background', 'surface', 'raised', 'sunken', 'active'] as const;
const BLOCKS = ['background', 'surface', 'raised', 'active'] as const;

const words = (colors: ColourPalette): readonly Pair[] =>
  (['text', 'muted', 'faint'] as const).flatMap((ink) =>
    SURFACES.map((back): Pair => [`${ink} words on ${back}`, colors[ink], colors[back], TEXT]),
  );

const toneWords = (colors: ColourPalette): readonly Pair[] =>
  TONE_NAMES.flatMap((name): readonly Pair[] => {
    const { text, soft, fill, onFill } = colors.tones[name];
    return [
      ...BLOCKS.map((back): Pair => [`${name} words on ${back}`, text, colors[back], TEXT]),
      [`${name} pill`, text, soft, TEXT],
      [`${name} chip chosen`, onFill, fill, TEXT],
    ];
  });

const toneGraphics = (colors: ColourPalette): readonly Pair[] =>
  TONE_NAMES.flatMap((name) =>
    BLOCKS.map((back): Pair => [
      `${name} shape on ${back}`,
      colors.tones[name].graphic,
      colors[back],
      GRAPHIC,
    ]),
  );

const controls = (colors: ColourPalette): readonly Pair[] => {
  const { ember, danger, ok } = colors.tones;
  return [
    ['main button', ember.onFill, ember.fill, TEXT],
    ['danger button', danger.onFill, danger.fill, TEXT],
    ['disabled button', colors.faint, colors.raised, TEXT],
    ['main button against background', ember.fill, colors.background, GRAPHIC],
    ['done card title', colors.faint, colors.background, TEXT],
    ['active card outline', ember.graphic, colors.background, GRAPHIC],
    ['tab at rest', colors.faint, colors.surface, TEXT],
    ['tab chosen', ember.text, colors.surface, TEXT],
    ['tab chosen sign on its lozenge', ember.text, ember.soft, GRAPHIC],
    ['placeholder in a field', colors.faint, colors.raised, TEXT],
    ['placeholder in a search field', colors.faint, colors.surface, TEXT],
    ['field border on card', colors.outline, colors.surface, GRAPHIC],
    ['field border inside', colors.outline, colors.raised, GRAPHIC],
    ['search border on background', colors.outline, colors.background, GRAPHIC],
    ['disabled icon button', colors.outline, colors.raised, GRAPHIC],
    ['switch off thumb', colors.outline, colors.sunken, GRAPHIC],
    ['switch on track', ember.fill, colors.surface, GRAPHIC],
    ['switch on thumb', ember.onFill, ember.fill, GRAPHIC],
    ['chosen segment outline on the group', ember.graphic, colors.sunken, GRAPHIC],
    ['hit points on their track', danger.graphic, colors.sunken, GRAPHIC],
    ['healthy hit points on their track', ok.graphic, colors.sunken, GRAPHIC],
    ['rim of the part to lose', danger.text, colors.sunken, GRAPHIC],
    ['progress on its track', ember.graphic, colors.sunken, GRAPHIC],
    ['snackbar edge on background', colors.outline, colors.background, GRAPHIC],
    ['undo in a snackbar', ember.text, colors.raised, TEXT],
  ];
};

const focus = (colors: ColourPalette): readonly Pair[] =>
  SURFACES.map((back): Pair => [`focus ring on ${back}`, colors.focus, colors[back], GRAPHIC]);

const bases = (colors: ColourPalette): readonly Pair[] => [
  ...PAINTED_BASES.map((base): Pair => [
    `words on ${base} base`,
    BASE_PAINT[base].onFill,
    BASE_PAINT[base].fill,
    TEXT,
  ]),
  ...BLOCKS.map((back): Pair => [`base rim on ${back}`, colors.outline, colors[back], GRAPHIC]),
];

export const pairsOf = (colors: ColourPalette): readonly Pair[] => [
  ...words(colors),
  ...toneWords(colors),
  ...toneGraphics(colors),
  ...controls(colors),
  ...focus(colors),
  ...bases(colors),
];
