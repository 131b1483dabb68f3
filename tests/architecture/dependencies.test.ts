import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const ENTRIES = ['server/main.ts', 'server/importer/main.ts', 'scripts/start.ts'].map((path) => new URL(path, ROOT));
/** Imported when development asks for them, and never in production. */
const ONLY_IN_DEVELOPMENT = ['firebase-tools', 'oidc-provider'];

const STATIC = /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'|^import '([^']+)'/gmu;
const DYNAMIC =
  /(?:import|require|require\.resolve)\('([^']+)'\)|new URL\('(\.[^']+\.(?:ts|mjs))', import\.meta\.url\)/gu;

interface Reached {
  readonly statically: Set<string>;
  readonly dynamically: Set<string>;
}

/** Adds every package that a source file imports, and those of the sources that it imports in turn. */
async function follow(file: URL, reached: Reached, seen = new Set<string>()): Promise<Reached> {
  if (seen.has(file.href) || !/\.(?:ts|mjs)$/u.test(file.pathname)) return reached;
  seen.add(file.href);
  const source = await readFile(file, 'utf8');
  for (const [pattern, packages] of [
    [STATIC, reached.statically],
    [DYNAMIC, reached.dynamically],
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
    const { dependencies } = JSON.parse(await readFile(new URL('package.json', ROOT), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const reached: Reached = { statically: new Set(), dynamically: new Set() };
    for (const entry of ENTRIES) await follow(entry, reached);
    expect([...reached.statically].filter((name) => !(name in dependencies))).toEqual([]);
    expect([...reached.dynamically].filter((name) => !(name in dependencies)).toSorted()).toEqual(ONLY_IN_DEVELOPMENT);
    // The walk reached what lies deepest: the database behind the store, and the worker of the pictures.
    expect([...reached.statically]).toEqual(expect.arrayContaining(['@electric-sql/pglite', 'sharp', 'tsx']));
  });
});
