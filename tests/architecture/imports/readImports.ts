import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ROOTS = ['src', 'contract', 'server', 'studio', 'scripts', 'bench', 'tests'];
const CODE_FILE_PATTERN = /\.tsx?$/u;
const DYNAMIC_IMPORT_PATTERN = /\bimport\('[^'\n]*'\)/gu;
const TEST_FILE_PATTERN = /\.test\.tsx?$/u;

/**
 * The static imports of each file, including imports of types. Dynamic imports are left out, because a lazy module
 * may import its loader.
 */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of every file except tests. */
export function readImports(): Imports {
  const files = new Set(ROOTS.flatMap(listFiles));
  return new Map([...files].map((file) => [file, listImports(file).filter((target) => files.has(target))]));
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE_FILE_PATTERN.test(name) && !TEST_FILE_PATTERN.test(name))
    .map((name) => join(root, name));
}

function listImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(
    readFileSync(file, 'utf8').replace(DYNAMIC_IMPORT_PATTERN, ''),
    true,
    true,
  );
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), name));
}
