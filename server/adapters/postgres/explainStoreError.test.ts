import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { explainStoreError } from './openFolder.ts';

it('says that a migration needs more than what is usually enough, if it fills the disk', async () => {
  const fullDisk = Object.assign(new Error('could not extend file'), { code: '53100' });
  const { message } = (await explainStoreError(fullDisk, join(tmpdir(), 'store'))) as Error;
  expect(message).toMatch(
    /^The disk of \S+ has \d+ MB left and more is needed: free some space, or set ATELIER_DATA_DIR/u,
  );
});
