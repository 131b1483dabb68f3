import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LIMIT_MB = 300;

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly name?: string }>>;
}

/**
 * Returns the size of a package on disk in bytes, without the packages nested in it; 0 if the package is for another
 * platform.
 */
async function measureWeight(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const weights = entries
    .filter(({ name }) => name !== 'node_modules')
    .map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? measureWeight(path) : (await stat(path)).size;
    });
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

const lockFile = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;

describe('the packages of production', () => {
  it(`are smaller than ${LIMIT_MB} MB in total`, async () => {
    const paths = Object.keys(lockFile.packages).filter((path) => path !== '' && lockFile.packages[path]?.dev !== true);
    const weights = await Promise.all(
      paths.map(async (path) => [path, await measureWeight(join(ROOT, path))] as const),
    );
    const heaviestPackages = weights
      .toSorted(([, firstWeight], [, secondWeight]) => secondWeight - firstWeight)
      .slice(0, 8);
    const totalMegabytes = weights.reduce((sum, [, weight]) => sum + weight, 0) / 1e6;
    const report = heaviestPackages.map(([path, weight]) => `${path} ${(weight / 1e6).toFixed(1)} MB`).join('\n');
    expect(totalMegabytes, report).toBeGreaterThan(100);
    expect(totalMegabytes, report).toBeLessThan(LIMIT_MB);
  });

  it('do not include the proprietary timer that the package of the parser names', () => {
    expect(lockFile.packages['node_modules/@stream-io/worker-timer']?.name).toBe('wasm-feature-detect');
  });
});
