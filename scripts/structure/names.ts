import ts from 'typescript';
import { isProduct, PLATFORM, type Project } from './project';

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesIn(statement: ts.Statement): readonly string[] {
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.DeclarationStatement;
  return name === undefined ? [] : [name.getText()];
}

/** The same place in another language, another game's glossary or on another platform is one thing. */
const thing = (path: string): string =>
  path
    .replace(PLATFORM, '')
    .replace(/^src\/glossary\/games\/[^/]+\/(?:(?:data|asked|sheets)\/)?/u, 'src/glossary/games/')
    .replace(/^(src\/(?:i18n|glossary\/games))\/(?:de|en)[-/]/u, '$1/');

/** Exported names that stand for two things; re-exports are no definitions. */
export function namesTwice({ files }: Project): readonly string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, { statements }] of files) {
    if (!isProduct(path)) continue;
    for (const name of statements.flatMap(namesIn)) {
      places.set(name, (places.get(name) ?? new Set()).add(thing(path)));
    }
  }
  return [...places]
    .filter(([, where]) => where.size > 1)
    .map(([name, where]) => `${name}: ${[...where].join(', ')}`)
    .sort();
}
