import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { Gathered } from './Gathered.ts';

/** A store that rejects 'bad' and every statement that contains it. */
function gathering() {
  const statements: (readonly string[])[] = [];
  const gathered = new Gathered<string>(async (entries) => {
    statements.push(entries);
    if (entries.includes('bad')) throw new Error('The store refuses it.');
  });
  return { statements, gathered };
}

describe('Gathered', () => {
  it('writes the entries of one event loop turn in one statement, in order, and later ones in another', async () => {
    const { statements, gathered } = gathering();
    await Promise.all(['a', 'b', 'c'].map((entry) => gathered.add(entry)));
    await gathered.add('d');
    expect(statements).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('resolves only when the entry is written', async () => {
    let written = (): void => undefined;
    const gathered = new Gathered<string>(
      () =>
        new Promise((resolve) => {
          written = resolve;
        }),
    );
    let done = false;
    const adding = gathered.add('a').then(() => {
      done = true;
    });
    await new Promise((turn) => setImmediate(turn));
    expect(done).toBe(false);
    written();
    await adding;
    expect(done).toBe(true);
  });

  it('rejects only for the caller of the refused entry', async () => {
    const { statements, gathered } = gathering();
    const results = await Promise.allSettled(['a', 'bad', 'b'].map((entry) => gathered.add(entry)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(statements).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']]);
    await expect(gathered.add('bad')).rejects.toThrow('The store refuses it.');
  });

  it('limits the number of entries per statement', async () => {
    const { statements, gathered } = gathering();
    await Promise.all(Array.from({ length: 40 }, (_, i) => gathered.add(String(i))));
    expect(statements.map(({ length }) => length)).toEqual([16, 16, 8]);
    expect(statements.flat()).toEqual(Array.from({ length: 40 }, (_, i) => String(i)));
  });

  it('does not try each entry of a batch again when the store is unavailable', async () => {
    let statements = 0;
    const gathered = new Gathered<string>(async () => {
      statements += 1;
      throw new StoreUnavailableError('The store does not answer.');
    });
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((entry) => gathered.add(entry)));
    expect([outcomes.map(({ status }) => status), statements]).toEqual([['rejected', 'rejected', 'rejected'], 1]);
  });
});
