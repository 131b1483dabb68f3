import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findForbiddenFile } from './findForbiddenFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atelier-forbidden-'));
  await mkdir(join(folder, 'pg_wal'));
  await writeFile(join(folder, 'PG_VERSION'), '17');
  await writeFile(join(folder, 'pg_wal', '0001'), '');
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['PG_VERSION', 'pg_wal', 'pg_wal/0001'])('names %s if this process may not use it', async (name) => {
  const path = join(folder, name);
  expect(await findForbiddenFile(folder, 6, async (askedPath) => askedPath !== path)).toBe(path);
});

it('names nothing if this process may use all files', async () => {
  expect(await findForbiddenFile(folder)).toBeNull();
});
