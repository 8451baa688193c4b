import { posix } from 'node:path';
import ts from 'typescript';
import type { Project } from './project';

export interface Import {
  readonly from: string;
  readonly to: string;
  /** As it is written. */
  readonly name: string;
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.web.ts', '.web.tsx', '/index.ts', '/index.tsx'];

const pathNamed = (from: string, name: string): string | null => {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  return name.startsWith('@/') ? name.slice(2) : null;
};

/** Own files only; types and parts loaded later count like everything else. */
export const importsOf = ({ files }: Project): readonly Import[] =>
  [...files].flatMap(([from, { text }]) =>
    ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName: name }) => {
      const path = pathNamed(from, name);
      const ending = ENDINGS.find((end) => path !== null && files.has(path + end));
      return path === null || ending === undefined ? [] : [{ from, to: path + ending, name }];
    }),
  );
