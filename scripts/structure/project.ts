import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import ts from 'typescript';

export const ROOT = join(__dirname, '..', '..');

/** Beside `name.ts` there may be another one for a platform; both are the same thing. */
export const PLATFORM = /\.(?:web|native|ios|android)(?=\.tsx?$)/u;

const listed = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'src', 'scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/u.test(file) && ts.sys.fileExists(join(ROOT, file)));

/** Everything but the tests, read once for all measures. Paths are the project's own. */
export interface Project {
  readonly program: ts.Program;
  readonly files: ReadonlyMap<string, ts.SourceFile>;
  readonly pathOf: (file: ts.SourceFile) => string;
}

export const isProduct = (path: string): boolean => /^(?:app|src)\//u.test(path);

export function readProject(): Project {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile) as {
    readonly config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const names = listed();
  const program = ts.createProgram(
    names.map((name) => join(ROOT, name)),
    { ...options, allowJs: true, checkJs: false, noEmit: true, types: ['node'] },
  );
  // Binds every file: from then on nodes know their parents.
  program.getTypeChecker();
  const files = names.flatMap((name): [string, ts.SourceFile][] => {
    const file = program.getSourceFile(join(ROOT, name));
    return file === undefined ? [] : [[name, file]];
  });
  return {
    program,
    files: new Map(files),
    pathOf: ({ fileName }) => relative(ROOT, fileName).replaceAll('\\', '/'),
  };
}
