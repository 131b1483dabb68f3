import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Parsed files, which several programs share because most files do not change. */
const parsedFiles = new Map<string, ts.SourceFile>();

/** Returns the type errors of `roots` as `file: message`. `files` are added to the program. */
export function compile(roots: readonly string[], files: Readonly<Record<string, string>>): readonly string[] {
  const readFile = (path: string) => files[path.replace(ROOT, '')];
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    ROOT,
  );
  const host = ts.createCompilerHost(options);
  host.fileExists = (path) => readFile(path) !== undefined || existsSync(path);
  host.readFile = (path) => readFile(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  host.getSourceFile = (path, version) => {
    const text = readFile(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version);
    const parsedFile = parsedFiles.get(path) ?? ts.createSourceFile(path, host.readFile(path) ?? '', version);
    parsedFiles.set(path, parsedFile);
    return parsedFile;
  };
  // The folders of the added files do not exist on disk.
  host.directoryExists = () => true;
  const program = ts.createProgram(
    roots.map((root) => ROOT + root),
    { ...options, noEmit: true },
    host,
  );
  return roots.flatMap((root) => {
    const source = program.getSourceFile(ROOT + root);
    if (source === undefined) return [`${root}: is missing`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${root}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}
