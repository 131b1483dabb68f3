import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

/** The entry points of production: the start script, and each server program that a package script runs. */
function entriesOf({ scripts }: Package): readonly URL[] {
  const programs = Object.values(scripts).flatMap((command) => /\bserver\/\S+\.ts\b/u.exec(command) ?? []);
  return ['scripts/start.ts', 'server/main.ts', ...programs].map((path) => new URL(path, ROOT));
}

/** Packages that are loaded dynamically in development only. */
const ONLY_IN_DEVELOPMENT = ['firebase-tools', 'oidc-provider'];

const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|^import '([^']+)'/gmu;
const DYNAMIC_IMPORT =
  /(?:import|require|require\.resolve)\('([^']+)'\)|new URL\('(\.[^']+\.(?:ts|mjs))', import\.meta\.url\)/gu;

interface Reached {
  readonly statically: Set<string>;
  readonly dynamically: Set<string>;
}

/** Follows the imports of a source file recursively, and adds every imported package to `reached`. */
async function follow(file: URL, reached: Reached, seen = new Set<string>()): Promise<Reached> {
  if (seen.has(file.href) || !/\.(?:ts|mjs)$/u.test(file.pathname)) return reached;
  seen.add(file.href);
  const source = await readFile(file, 'utf8');
  for (const [pattern, packages] of [
    [STATIC_IMPORT, reached.statically],
    [DYNAMIC_IMPORT, reached.dynamically],
  ] as const) {
    for (const [, one, other] of source.matchAll(pattern)) {
      const name = one ?? other ?? '';
      if (name.startsWith('.')) await follow(new URL(name, file), reached, seen);
      else if (!isBuiltin(name))
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return reached;
}

describe('the dependencies of the server', () => {
  it('are all installed without the development dependencies', async () => {
    const pack = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8')) as Package;
    const { dependencies } = pack;
    const entries = entriesOf(pack);
    expect(entries.map(({ pathname }) => pathname)).toContain(new URL('server/doctor/main.ts', ROOT).pathname);
    const reached: Reached = { statically: new Set(), dynamically: new Set() };
    const seen = new Set<string>();
    for (const entry of entries) await follow(entry, reached, seen);
    expect([...reached.statically].filter((name) => !(name in dependencies))).toEqual([]);
    expect([...reached.dynamically].filter((name) => !(name in dependencies)).toSorted()).toEqual(ONLY_IN_DEVELOPMENT);
    // Packages of the deepest modules, which prove that the search reached them: the store, the picture worker, the
    // loader.
    expect([...reached.statically]).toEqual(expect.arrayContaining(['@electric-sql/pglite', 'sharp', 'tsx']));
  });
});
