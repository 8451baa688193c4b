// Subsets the four faces the app uses to Latin: node scripts/assets/fonts.mjs
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { withWordGap } from './word-gap.mjs';

const root = new URL('../../', import.meta.url);
const SOURCE = new URL('node_modules/@expo-google-fonts/', root);
const TARGET = new URL('assets/fonts/', root);

/** `gap`: the space between words, in thousandths of the size; 145 to 174 as the faces come. */
export const FACES = [
  { from: 'alegreya/700Bold/Alegreya_700Bold.ttf', to: 'Alegreya-Bold.ttf', gap: 230 },
  {
    from: 'alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf',
    to: 'AlegreyaSans-Regular.ttf',
    gap: 205,
  },
  { from: 'alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf', to: 'AlegreyaSans-Bold.ttf', gap: 210 },
  {
    from: 'alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf',
    to: 'AlegreyaSans-ExtraBold.ttf',
    gap: 210,
  },
];

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join(
    '',
  );

// Basic Latin, Latin-1, Latin Extended-A, and the signs our words use.
const TEXT = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x100, 0x17f)}→←↑↓−×·…–—„“”‚‘’«»‹›≤≥✓•€ẞ`;

// Figures are old-style by default; lnum and tnum give the lining, tabular ones the app shows.
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];

async function subset({ from, to, gap }) {
  const face = await readFile(new URL(from, SOURCE));
  const small = await subsetFont(face, TEXT, {
    targetFormat: 'truetype',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(new URL(to, TARGET), withWordGap(small, gap));
  console.log(`${to}: ${face.length} → ${small.length} bytes`);
}

export async function subsetAll() {
  await mkdir(TARGET, { recursive: true });
  for (const face of FACES) await subset(face);
  await copyFile(new URL('alegreya/LICENSE_FONT', SOURCE), new URL('OFL-Alegreya.txt', TARGET));
  await copyFile(
    new URL('alegreya-sans/LICENSE_FONT', SOURCE),
    new URL('OFL-AlegreyaSans.txt', TARGET),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await subsetAll();
