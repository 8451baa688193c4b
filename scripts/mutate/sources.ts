import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';

/** A module's body: called with what CommonJS gives it. */
export type Body = (
  require: (name: string) => unknown,
  module: { exports: object },
  exports: object,
) => void;

const compile = (text: string, file: string): Body => {
  const { outputText } = ts.transpileModule(text, {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  return compileFunction(outputText, ['require', 'module', 'exports'], { filename: file }) as Body;
};

/** Files read and compiled once, whatever is changed in others. */
export class Sources {
  private readonly texts = new Map<string, string>();
  private readonly bodies = new Map<string, Body>();

  text(file: string): string {
    const known = this.texts.get(file) ?? readFileSync(file, 'utf8');
    this.texts.set(file, known);
    return known;
  }

  body(file: string): Body {
    const known = this.bodies.get(file) ?? compile(this.text(file), file);
    this.bodies.set(file, known);
    return known;
  }

  /** The body of a file with another text. */
  changed(file: string, text: string): Body {
    return compile(text, file);
  }
}

const ROOT = join(__dirname, '..', '..');

/** `./x`, `../x`, or `@/x` from the root; everything else is a package. */
export const isOwn = (name: string): boolean => name.startsWith('.') || name.startsWith('@/');

/** The file an import of our own means. */
export const resolveImport = (from: string, name: string): string => {
  const base = name.startsWith('@/') ? join(ROOT, name.slice(2)) : join(dirname(from), name);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find(existsSync) ?? base;
};
