import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { WriteBatcher } from './WriteBatcher.ts';

/** Creates a batcher whose store rejects every statement that contains the entry 'bad'. */
function createGatheringBatcher() {
  const statements: (readonly string[])[] = [];
  const batcher = new WriteBatcher<string>(async (entries) => {
    statements.push(entries);
    if (entries.includes('bad')) throw new Error('The store refuses it.');
  });
  return { statements, batcher };
}

describe('WriteBatcher', () => {
  it('writes the entries of one event loop turn in one statement, in order, and later ones in another', async () => {
    const { statements, batcher } = createGatheringBatcher();
    await Promise.all(['a', 'b', 'c'].map((entry) => batcher.add(entry)));
    await batcher.add('d');
    expect(statements).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('resolves only when the entry is written', async () => {
    let finishWrite = (): void => undefined;
    const batcher = new WriteBatcher<string>(
      () =>
        new Promise((resolve) => {
          finishWrite = resolve;
        }),
    );
    let isDone = false;
    const pendingAdd = batcher.add('a').then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    finishWrite();
    await pendingAdd;
    expect(isDone).toBe(true);
  });

  it('rejects only for the caller of the refused entry', async () => {
    const { statements, batcher } = createGatheringBatcher();
    const results = await Promise.allSettled(['a', 'bad', 'b'].map((entry) => batcher.add(entry)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(statements).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
    await expect(batcher.add('bad')).rejects.toThrow('The store refuses it.');
  });

  it('limits the number of entries per statement', async () => {
    const { statements, batcher } = createGatheringBatcher();
    await Promise.all(Array.from({ length: 40 }, (_, i) => batcher.add(String(i))));
    expect(statements.map(({ length }) => length)).toEqual([16, 16, 8]);
    expect(statements.flat()).toEqual(Array.from({ length: 40 }, (_, i) => String(i)));
  });

  it('does not retry the entries of a batch one by one when the store is unavailable', async () => {
    let statementCount = 0;
    const batcher = new WriteBatcher<string>(async () => {
      statementCount += 1;
      throw new StoreUnavailableError('The store does not answer.');
    });
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((entry) => batcher.add(entry)));
    expect([outcomes.map(({ status }) => status), statementCount]).toEqual([['rejected', 'rejected', 'rejected'], 1]);
  });
});
