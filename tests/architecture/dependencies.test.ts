import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
interface PackageFile {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

/** Lists the files that start the product: the start script, and each server program that a package script runs. */
function listEntryFiles({ scripts }: PackageFile): readonly URL[] {
  const programs = Object.values(scripts).flatMap((command) => /\bserver\/\S+\.ts\b/u.exec(command) ?? []);
  return ['scripts/start.ts', 'server/main.ts', ...programs].map((path) => new URL(path, ROOT));
}

/** Packages that are loaded only during development, by dynamic imports. */
const DEVELOPMENT_PACKAGES = ['firebase-tools', 'oidc-provider'];

const STATIC_IMPORT_PATTERN = /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|^import '([^']+)'/gmu;
const DYNAMIC_IMPORT_PATTERN =
  /(?:import|require|require\.resolve)\('([^']+)'\)|new URL\('(\.[^']+\.(?:ts|mjs))', import\.meta\.url\)/gu;

interface ImportedPackages {
  readonly staticImports: Set<string>;
  readonly dynamicImports: Set<string>;
}

/** Follows the imports of a file and of all files that it imports. Adds the packages to `importedPackages`. */
async function followImports(
  file: URL,
  importedPackages: ImportedPackages,
  seenPaths = new Set<string>(),
): Promise<ImportedPackages> {
  if (seenPaths.has(file.href) || !/\.(?:ts|mjs)$/u.test(file.pathname)) return importedPackages;
  seenPaths.add(file.href);
  const source = await readFile(file, 'utf8');
  for (const [pattern, packages] of [
    [STATIC_IMPORT_PATTERN, importedPackages.staticImports],
    [DYNAMIC_IMPORT_PATTERN, importedPackages.dynamicImports],
  ] as const) {
    for (const [, firstPath, secondPath] of source.matchAll(pattern)) {
      const name = firstPath ?? secondPath ?? '';
      if (name.startsWith('.')) await followImports(new URL(name, file), importedPackages, seenPaths);
      else if (!isBuiltin(name))
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return importedPackages;
}

describe('the dependencies of the server', () => {
  it('are all installed without the development dependencies', async () => {
    const packageFile = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8')) as PackageFile;
    const { dependencies } = packageFile;
    const entries = listEntryFiles(packageFile);
    expect(entries.map(({ pathname }) => pathname)).toContain(new URL('server/doctor/main.ts', ROOT).pathname);
    const importedPackages: ImportedPackages = { staticImports: new Set(), dynamicImports: new Set() };
    const seenPaths = new Set<string>();
    for (const entry of entries) await followImports(entry, importedPackages, seenPaths);
    expect([...importedPackages.staticImports].filter((name) => !(name in dependencies))).toEqual([]);
    expect([...importedPackages.dynamicImports].filter((name) => !(name in dependencies)).toSorted()).toEqual(
      DEVELOPMENT_PACKAGES,
    );
    // Packages that only deeply nested modules import. Finding them proves that the search is complete.
    expect([...importedPackages.staticImports]).toEqual(
      expect.arrayContaining(['@electric-sql/pglite', 'sharp', 'tsx']),
    );
  });
});
