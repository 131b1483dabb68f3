import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A regular expression in the product's code, and its location. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /**
   * The file and line of a literal, e.g. `server/domain/stylist/hearing/money.ts:21`; only the file if `RegExp` built
   * it.
   */
  readonly at: string;
}

interface FileReading {
  readonly file: string;
  readonly literals: readonly Expression[];
  /** Number of calls of `RegExp` in the file. */
  readonly built: number;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['src', 'contract', 'server'];
/** Tests and evaluations, which process no text of shoppers. */
const NOT_READING = /\.test\.tsx?$|\.d\.ts$|^server\/evaluation\//;

/**
 * All literal expressions of the product, and those that its modules build while they load. `unread` lists the modules
 * that build expressions later, which cannot be found this way.
 */
export async function readExpressions(): Promise<{
  readonly expressions: readonly Expression[];
  readonly unread: readonly string[];
}> {
  const files = (await Promise.all(FOLDERS.map(filesIn))).flat().toSorted();
  const readings = await Promise.all(
    files.map(async (file) => readingOf(file, await readFile(join(ROOT, file), 'utf8'))),
  );
  const builders = readings.filter(({ built }) => built > 0);
  const made = await builtBy(builders.map(({ file }) => file));
  const unread = builders
    .filter(({ file, built }) => made.filter(({ at }) => at === file).length < built)
    .map(({ file }) => file);
  return { expressions: distinct([...readings.flatMap(({ literals }) => literals), ...made]), unread };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
  return files.filter((file) => /\.tsx?$/.test(file) && !NOT_READING.test(file));
}

function readingOf(file: string, text: string): FileReading {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const literals: Expression[] = [];
  let built = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: `${file}:${line + 1}` });
    }
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'RegExp'
    )
      built += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, literals, built };
}

/** Loads the modules and records the expressions that `RegExp` creates. */
async function builtBy(files: readonly string[]): Promise<Expression[]> {
  const Original = globalThis.RegExp;
  const made: Expression[] = [];
  const note = (args: readonly unknown[]): RegExp => {
    const pattern = Reflect.construct(Original, args) as RegExp;
    const calledFrom = new Error().stack ?? '';
    // Attributes the expression to the nearest caller, because loading a module also loads its imports.
    const [at] = files
      .filter((file) => calledFrom.includes(file))
      .toSorted((a, b) => calledFrom.indexOf(a) - calledFrom.indexOf(b));
    if (at !== undefined && typeof args[0] === 'string')
      made.push({ source: pattern.source, flags: pattern.flags, at });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (_, args: unknown[]) => note(args),
    apply: (_target, _this, args: unknown[]) => note(args),
  });
  try {
    for (const file of files) await import(/* @vite-ignore */ join(ROOT, file));
  } finally {
    globalThis.RegExp = Original;
  }
  return made;
}

function distinct(expressions: readonly Expression[]): Expression[] {
  return [
    ...new Map(expressions.map((expression) => [`/${expression.source}/${expression.flags}`, expression])).values(),
  ];
}
