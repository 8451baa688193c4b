import ts from 'typescript';
import type { Import } from './imports';
import { isProduct, type Project } from './project';

const SMALL_LINES = 15;

const lineOf = (file: ts.SourceFile, node: ts.Node): number =>
  file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

const isLiteralSpread = (node: ts.Node): boolean =>
  (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) &&
  ts.isObjectLiteralExpression(node.expression);

/** `...{ a, b }`: could be written without. */
export function literalSpreads({ files }: Project): readonly string[] {
  const found: string[] = [];
  for (const [path, file] of files) {
    const visit = (node: ts.Node): void => {
      if (isLiteralSpread(node)) found.push(`${path}:${lineOf(file, node)}`);
      ts.forEachChild(node, visit);
    };
    if (isProduct(path) && file.text.includes('...{')) visit(file);
  }
  return found;
}

const lengthOf = ({ text }: ts.SourceFile): number => text.trimEnd().split('\n').length;

export const smallFiles = ({ files }: Project): readonly string[] =>
  [...files]
    .filter(([path, file]) => isProduct(path) && lengthOf(file) < SMALL_LINES)
    .map(([path, file]) => `${path} (${lengthOf(file)})`);

/** What lies further up than a folder has a name from the root. */
export const farImports = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter(({ name }) => name.startsWith('../../'))
    .map(({ from, name }) => `${from}: ${name}`);
