import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const APP = join(__dirname, '../../app');
const DRAWN = /<(?:Sheet|Dialog|PanelOverlay|HeroActionSheet|HeroFrame)\b/g;
const IMPORTS_ONE =
  /import \{[^}]*\b(?:Sheet|Dialog|PanelOverlay|HeroActionSheet|HeroFrame)\b[^}]*\} from '(?:@\/src\/ui|[^']*\/HeroActionSheet)'/;
const COMPONENT = /function ([A-Z]\w*)/g;
const NAMED_SO = /(?:Sheet|Menu)$/;

/** The component a sheet is drawn in; parts of a file called after its sheet count as that one. */
const drawerOf = (file: string, source: string, at: number): string => {
  const inside = [...source.slice(0, at).matchAll(COMPONENT)].at(-1)?.[1] ?? '';
  const name = basename(file, '.tsx');
  return !NAMED_SO.test(inside) && NAMED_SO.test(name) ? name : inside;
};

/** Every component of the app that draws a sheet or a dialog, read off the sources. */
export const sheetsThereAre = (): readonly string[] => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, source: readFileSync(join(APP, file), 'utf8') }))
    .filter(({ source }) => IMPORTS_ONE.test(source))
    .flatMap(({ file, source }) =>
      [...source.matchAll(DRAWN)].map(({ index }) => drawerOf(file, source, index)),
    );
  return [...new Set(names)].sort();
};
