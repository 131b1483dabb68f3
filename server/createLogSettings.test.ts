import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLogSettings } from './createLogSettings.ts';
import { RepeatedLines } from './RepeatedLines.ts';

interface Line {
  readonly msg: string;
  readonly count?: number;
  readonly err?: { readonly stack: string };
}

describe('the log', () => {
  let output: PassThrough;
  let pendingIntervals: (() => void)[];
  let log: ReturnType<typeof Fastify>['log'];
  const readLines = (): readonly Line[] =>
    String(output.read() ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line);
  const endIntervals = (): void => {
    for (const endInterval of pendingIntervals.splice(0)) endInterval();
  };

  beforeEach(() => {
    output = new PassThrough();
    pendingIntervals = [];
    const lines = new RepeatedLines((endInterval) => void pendingIntervals.push(endInterval));
    log = Fastify({ logger: { ...createLogSettings('info', lines), stream: output } }).log;
  });

  it('logs an error at most once a second, with its number', () => {
    for (let index = 0; index < 100; index += 1) log.child({ reqId: index }).error(new Error('The store is down'));
    const [firstLine, ...otherLines] = readLines();
    expect([firstLine?.msg, otherLines]).toEqual(['The store is down', []]);
    expect(firstLine?.err?.stack).toContain('createLogSettings.test');
    endIntervals();
    const [secondLine] = readLines();
    expect(secondLine).toMatchObject({ msg: 'Error: The store is down (99 times)', count: 99 });
    endIntervals();
    expect([readLines(), pendingIntervals]).toEqual([[], []]);
    log.error(new Error('The store is down'));
    expect(readLines()[0]?.msg).toBe('The store is down');
  });

  it('logs different warnings each, and equal ones once a second', () => {
    for (const id of ['a', 'b', 'a']) log.warn({ id }, 'A mail was not accepted.');
    expect(readLines()).toMatchObject([{ id: 'a' }, { id: 'b' }]);
    endIntervals();
    expect(readLines()).toMatchObject([{ id: 'a', msg: 'A mail was not accepted.' }]);
  });

  it('keeps the text of a line that has values to fill in', () => {
    for (let index = 0; index < 3; index += 1) log.warn('No answer from %s.', 'the model');
    endIntervals();
    expect(readLines().map(({ msg }) => msg)).toEqual(['No answer from the model.', 'No answer from %s. (2 times)']);
  });

  it('limits the number of different lines', () => {
    for (let index = 0; index < 1_000; index += 1) log.warn({ at: index }, 'Odd.');
    expect(readLines().length).toBeLessThan(60);
    endIntervals();
    expect(readLines()).toMatchObject([{ msg: expect.stringMatching(/^Odd\. \(9\d\d times\)$/u) }]);
  });

  it('logs every message that is not a failure', () => {
    for (let index = 0; index < 3; index += 1) log.info('Ready.');
    expect(readLines()).toHaveLength(3);
  });
});
