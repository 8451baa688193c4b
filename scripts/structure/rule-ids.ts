/**
 * Which rules the project cites, and whether `docs/rules` knows them. A citation is
 * - an id in a comment, or a string that is nothing but an id (trace rules, causes) in `app` and `src`;
 * - the ids before the colon of a test's or a row's name in `__tests__`: `T1, p39b: …`;
 * - the rule of a mutant in `scripts/mutate`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** Other games: `SS4`, `RB3-10`, `RW-2`; what their helpers share: `H2`. */
const OTHER_GAMES = '(?:SS|RB3-|RB2-|RW-|H)[0-9]{1,2}';
/** `T1`, `S2a`, `D12`; the rulebook's worked examples by page: `p39b`. */
const ID = `(?:${OTHER_GAMES}|(?:[A-Z][0-9]{1,2}|p[0-9]{1,2})[a-z]?)`;
const ONE_ID = new RegExp(`^${ID}$`, 'u');
const IN_COMMENT = new RegExp(`(?<![\\w-])${ID}(?![\\w-])`, 'gu');
const ROW_NAME = new RegExp(`^((?:${ID}, )*${ID}): `, 'u');
const ANCHOR = new RegExp(`<a id="([a-z0-9-]+)"></a>\\*\\*(${ID})\\*\\*`, 'gu');
const PIECES =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu;

/** Rules as the book has them that the code does not follow yet. Whoever adds one takes it off here. */
export const AWAITED: readonly string[] = [];

/** Folders where a string of this shape is something else: map sheets, icons, words. */
const OTHER_STRINGS = /^src\/(?:content|ui|i18n|glossary)\//u;

export interface Cited {
  readonly code: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
  readonly mutants: ReadonlySet<string>;
}

export interface RuleIdCounts {
  /** Cited somewhere, but without text in `docs/rules`. */
  readonly withoutText: readonly string[];
  readonly withoutCode: readonly string[];
  readonly withoutTest: readonly string[];
  /** Awaited rules that code and tests cite by now. */
  readonly awaitedNoMore: readonly string[];
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

const piecesOf = (file: string): readonly string[] =>
  readFileSync(join(ROOT, file), 'utf8').match(PIECES) ?? [];

const codeIds = (file: string): readonly string[] =>
  piecesOf(file).flatMap((piece) => {
    if (piece.startsWith('/')) return piece.match(IN_COMMENT) ?? [];
    const text = piece.slice(1, -1);
    return ONE_ID.test(text) && !OTHER_STRINGS.test(file) ? [text] : [];
  });

const testIds = (file: string): readonly string[] =>
  piecesOf(file).flatMap((piece) => ROW_NAME.exec(piece.slice(1, -1))?.[1]?.split(', ') ?? []);

const mutantIds = (file: string): readonly string[] =>
  piecesOf(file)
    .map((piece) => piece.slice(1, -1))
    .filter((text) => ONE_ID.test(text));

const idsOf = (
  folders: readonly string[],
  read: (file: string) => readonly string[],
): ReadonlySet<string> => new Set(folders.flatMap(filesIn).flatMap(read));

export const citedIds = (): Cited => ({
  code: idsOf(['src', 'app'], codeIds),
  tests: idsOf(['__tests__'], testIds),
  mutants: idsOf(['scripts/mutate'], mutantIds),
});

const lawFiles = (): readonly string[] =>
  readdirSync(join(ROOT, 'docs', 'rules'))
    .filter((name) => name !== 'README.md')
    .map((name) => readFileSync(join(ROOT, 'docs', 'rules', name), 'utf8'));

/** Every id with an anchor of its own, in the order of the files; the anchor is the id in small letters. */
export const lawIds = (): readonly string[] =>
  lawFiles().flatMap((text) =>
    [...text.matchAll(ANCHOR)].map(([, anchor = '', id = '']) =>
      anchor === id.toLowerCase() ? id : `${id} (anchor ${anchor})`,
    ),
  );

export const isExample = (id: string): boolean => id.startsWith('p');

const IS_OTHER_GAME = new RegExp(`^${OTHER_GAMES}$`, 'u');

/** Drunagor's rules without the worked examples. */
export const ruleIds = (): readonly string[] =>
  lawIds().filter((id) => !isExample(id) && !IS_OTHER_GAME.test(id));

export const countRuleIds = ({ code, tests, mutants }: Cited = citedIds()): RuleIdCounts => {
  const law = lawIds();
  const known = new Set(law);
  const cited = new Set([...code, ...tests, ...mutants]);
  const due = law.filter((id) => !AWAITED.includes(id));
  return {
    withoutText: [...cited].filter((id) => !known.has(id)).sort(),
    withoutCode: due.filter((id) => !isExample(id) && !code.has(id)),
    withoutTest: due.filter((id) => !tests.has(id)),
    awaitedNoMore: AWAITED.filter((id) => code.has(id) && tests.has(id)),
  };
};
