import { posix } from 'node:path';
import ts from 'typescript';
import type { Import } from './imports';
import { isProduct, PLATFORM, type Project } from './project';

/** Where running begins: the app, SQLite's worker on the web, and every command. */
const isEntry = (path: string): boolean =>
  path === 'app/index.ts' || path === 'src/storage/web/worker.ts' || path.startsWith('scripts/');

type Declared = ts.VariableDeclaration | ts.Statement;

const isDeclaration = (statement: ts.Statement): boolean =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isEnumDeclaration(statement);

const partsOf = (statement: ts.Statement): readonly Declared[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];

/** Top-level statements that run, or add to the world's types, wherever their file is loaded. */
const runsAlone = (statement: ts.Statement): boolean =>
  !isDeclaration(statement) &&
  !ts.isVariableStatement(statement) &&
  !ts.isImportDeclaration(statement) &&
  !ts.isExportDeclaration(statement);

/** The top-level declaration around a node. */
function ownerOf(node: ts.Node): Declared | null {
  let inner: ts.Node = node;
  while (inner.parent !== undefined && !ts.isSourceFile(inner.parent)) {
    if (ts.isVariableDeclaration(inner) && inner.parent.parent.parent === inner.getSourceFile()) {
      return inner;
    }
    inner = inner.parent;
  }
  return ts.isSourceFile(inner) ? null : (inner as ts.Statement);
}

/** What the name of a part of an object or a module stands for. */
function taken(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) {
    return checker.getShorthandAssignmentValueSymbol(parent);
  }
  const binds = ts.isBindingElement(parent) && node !== parent.initializer;
  if (binds && ts.isObjectBindingPattern(parent.parent)) {
    const name = (parent.propertyName ?? parent.name).getText();
    return checker.getTypeAtLocation(parent.parent).getProperty(name);
  }
  return checker.getSymbolAtLocation(node);
}

/** `import('./part')` that is handed on as it is, and not asked for one thing at once. */
function isWholeModule(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) {
    return false;
  }
  const { parent } = node;
  const within = ts.isAwaitExpression(parent) ? parent.parent : parent;
  return !(ts.isParenthesizedExpression(within) && ts.isPropertyAccessExpression(within.parent));
}

class Reach {
  readonly reached = new Set<Declared>();
  private readonly waiting: Declared[] = [];
  private readonly checker: ts.TypeChecker;

  constructor(
    program: ts.Program,
    /** The same name in the file for another platform. */
    private readonly twinsOf: (declared: Declared) => readonly Declared[],
  ) {
    this.checker = program.getTypeChecker();
  }

  add(declared: Declared): void {
    if (this.reached.has(declared)) return;
    this.reached.add(declared);
    this.waiting.push(declared, ...this.twinsOf(declared));
  }

  run(): void {
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) {
      this.reached.add(next);
      this.follow(next);
    }
  }

  private follow(node: ts.Node): void {
    if (ts.isIdentifier(node)) this.addNamed(taken(this.checker, node));
    if (isWholeModule(node)) this.addModule(node);
    ts.forEachChild(node, (child) => this.follow(child));
  }

  /** Somebody else may use whatever is in it. */
  private addModule({ arguments: [name] }: ts.CallExpression): void {
    const module = name && this.checker.getSymbolAtLocation(name);
    if (module === undefined) return;
    for (const symbol of this.checker.getExportsOfModule(module)) this.addNamed(symbol);
  }

  private addNamed(symbol: ts.Symbol | undefined): void {
    if (symbol === undefined) return;
    const meant =
      symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of meant.declarations ?? []) {
      const owner = ownerOf(declaration);
      if (owner !== null) this.add(owner);
    }
  }
}

function loadedFrom(project: Project, imports: readonly Import[]): ReadonlySet<string> {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const loaded = new Set<string>();
  const waiting = [...project.files.keys()].filter(isEntry);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    waiting.push(...(next.get(path) ?? []), ...variantsOf(project, path));
  }
  return loaded;
}

const variantsOf = ({ files }: Project, path: string): readonly string[] => {
  const end = posix.extname(path);
  return ['.web', '.native', '.ios', '.android']
    .map((platform) => `${path.slice(0, -end.length)}${platform}${end}`)
    .filter((variant) => !PLATFORM.test(path) && files.has(variant));
};

const nameOf = (declared: Declared): string | undefined =>
  (declared as ts.DeclarationStatement | ts.VariableDeclaration).name?.getText();

const isType = (declared: Declared): boolean =>
  ts.isInterfaceDeclaration(declared) || ts.isTypeAliasDeclaration(declared);

export interface Unreached {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/**
 * Declarations of app and src that nothing reaches from where running begins: tests alone do, or nobody. Followed from
 * declaration to declaration, so that what only unreached code uses is unreached, too.
 */
export function unreached(project: Project, imports: readonly Import[]): Unreached {
  const { files, program, pathOf } = project;
  const twinsOf = (declared: Declared): readonly Declared[] =>
    variantsOf(project, pathOf(declared.getSourceFile()))
      .flatMap((path) => files.get(path)?.statements.flatMap(partsOf) ?? [])
      .filter((other) => nameOf(other) === nameOf(declared));
  const reach = new Reach(program, twinsOf);
  for (const path of loadedFrom(project, imports)) {
    for (const statement of files.get(path)?.statements ?? []) {
      if (isEntry(path) || runsAlone(statement))
        partsOf(statement).forEach((part) => reach.add(part));
    }
  }
  reach.run();
  const missed = [...files]
    .filter(([path]) => isProduct(path) && !path.endsWith('.d.ts'))
    .flatMap(([, file]) => file.statements.filter((one) => !runsAlone(one)).flatMap(partsOf))
    .filter((one) => nameOf(one) !== undefined && !reach.reached.has(one));
  const named = (one: Declared): string => `${pathOf(one.getSourceFile())}: ${nameOf(one)}`;
  return {
    values: missed.filter((one) => !isType(one)).map(named),
    types: missed.filter(isType).map(named),
  };
}
