import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A regular expression in the product's code, and its location. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  /**
   * File and line of a literal, such as `server/domain/stylist/hearing/money.ts:21`. Only the file if the code calls
   * `RegExp`.
   */
  readonly location: string;
}

interface FileReading {
  readonly file: string;
  readonly literals: readonly Expression[];
  /** The number of calls of `RegExp` in the file. */
  readonly builtCount: number;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['src', 'contract', 'server'];
/** Matches tests and evaluations, which process no texts of shoppers. */
const SKIPPED_FILES_PATTERN = /\.test\.tsx?$|\.d\.ts$|^server\/evaluation\//;

/**
 * Lists all expressions that are literals in the product's code or that its modules create when they load.
 * `unreadFiles` lists modules that create expressions later.
 */
export async function readExpressions(): Promise<{
  readonly expressions: readonly Expression[];
  readonly unreadFiles: readonly string[];
}> {
  const files = (await Promise.all(FOLDERS.map(listFiles))).flat().toSorted();
  const readings = await Promise.all(
    files.map(async (file) => readFileExpressions(file, await readFile(join(ROOT, file), 'utf8'))),
  );
  const buildingFiles = readings.filter(({ builtCount }) => builtCount > 0);
  const builtExpressions = await recordBuiltExpressions(buildingFiles.map(({ file }) => file));
  const unreadFiles = buildingFiles
    .filter(({ file, builtCount }) => builtExpressions.filter(({ location }) => location === file).length < builtCount)
    .map(({ file }) => file);
  return {
    expressions: removeDuplicates([...readings.flatMap(({ literals }) => literals), ...builtExpressions]),
    unreadFiles,
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
  return files.filter((file) => /\.tsx?$/.test(file) && !SKIPPED_FILES_PATTERN.test(file));
}

function readFileExpressions(file: string, text: string): FileReading {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const literals: Expression[] = [];
  let builtCount = 0;
  const visitNode = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      literals.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        location: `${file}:${line + 1}`,
      });
    }
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'RegExp'
    )
      builtCount += 1;
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return { file, literals, builtCount };
}

/** Loads the modules and records the expressions that they create with `RegExp`. */
async function recordBuiltExpressions(files: readonly string[]): Promise<Expression[]> {
  const OriginalRegExp = globalThis.RegExp;
  const recordedExpressions: Expression[] = [];
  const recordExpression = (args: readonly unknown[]): RegExp => {
    const pattern = Reflect.construct(OriginalRegExp, args) as RegExp;
    const callStack = new Error().stack ?? '';
    // Use the nearest caller in the stack, because loading a module also loads its imports.
    const [path] = files
      .filter((file) => callStack.includes(file))
      .toSorted((a, b) => callStack.indexOf(a) - callStack.indexOf(b));
    if (path !== undefined && typeof args[0] === 'string')
      recordedExpressions.push({ source: pattern.source, flags: pattern.flags, location: path });
    return pattern;
  };
  globalThis.RegExp = new Proxy(OriginalRegExp, {
    construct: (_, args: unknown[]) => recordExpression(args),
    apply: (_target, _this, args: unknown[]) => recordExpression(args),
  });
  try {
    for (const file of files) await import(/* @vite-ignore */ join(ROOT, file));
  } finally {
    globalThis.RegExp = OriginalRegExp;
  }
  return recordedExpressions;
}

function removeDuplicates(expressions: readonly Expression[]): Expression[] {
  return [
    ...new Map(expressions.map((expression) => [`/${expression.source}/${expression.flags}`, expression])).values(),
  ];
}
