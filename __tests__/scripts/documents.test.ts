import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git', '.expo']);

const documentsBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .flatMap((found) => {
      const path = join(folder, found.name);
      if (found.isDirectory()) return documentsBelow(path);
      return found.name.endsWith('.md') ? [path] : [];
    });

const DOCUMENTS = documentsBelow(ROOT);
const textOf = (file: string) => readFileSync(file, 'utf8');
/** Examples of links in code are none. */
const prose = (file: string) =>
  textOf(file)
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '');

/** As GitHub makes them of headings, and the rules' own. */
function anchorsOf(file: string): ReadonlySet<string> {
  const text = textOf(file);
  const own = [...text.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id ?? '');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, words]) =>
    (words ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/ /g, '-'),
  );
  return new Set([...own, ...headings]);
}

interface Link {
  readonly from: string;
  readonly to: string;
}

const LINKS: readonly Link[] = DOCUMENTS.flatMap((from) =>
  [...prose(from).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, link, source]) => ({
    from,
    to: link ?? source ?? '',
  })),
).filter(({ to }) => !/^[a-z]+:/.test(to));

/** What is wrong with a link inside the project; null: nothing. */
function faultOf({ from, to }: Link): string | null {
  const [path = '', anchor] = to.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  const named = `${relative(ROOT, from)} → ${to}`;
  if (!existsSync(file)) return `${named}: no such file`;
  if (anchor !== undefined && !anchorsOf(file).has(anchor)) return `${named}: no such place in it`;
  return null;
}

test('links in all documents lead somewhere', () => {
  expect(LINKS.length).toBeGreaterThan(10);
  expect(LINKS.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
});

test('a link to nowhere is found', () => {
  const from = join(ROOT, 'README.md');
  expect(faultOf({ from, to: 'no-such.md' })).toMatch(/no such file/);
  expect(faultOf({ from, to: 'docs/rules/monster-turn.md#t1' })).toBeNull();
  expect(faultOf({ from, to: 'docs/rules/monster-turn.md#nowhere' })).toMatch(/no such place/);
});

/** Files and folders that the guide for contributors names, as far as they are no patterns. */
const NAMED = [...textOf(join(ROOT, 'CONTRIBUTING.md')).matchAll(/`([\w./-]+\/[\w./-]+)`/g)]
  .map(([, path]) => path ?? '')
  .filter((path) => /^(src|app|scripts|docs|__tests__)\//.test(path));

test('what CONTRIBUTING.md names exists', () => {
  expect(NAMED.length).toBeGreaterThan(10);
  expect(NAMED.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every command of package.json stands in the README', () => {
  const { scripts } = JSON.parse(textOf(join(ROOT, 'package.json'))) as {
    scripts: Record<string, string>;
  };
  const readme = textOf(join(ROOT, 'README.md'));
  const said = (name: string) => new RegExp(`[\` ]${name}(?![\\w:-])`).test(readme);
  expect(Object.keys(scripts).filter((name) => !said(name))).toEqual([]);
});
