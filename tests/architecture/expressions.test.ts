import { check } from 'recheck';
import { beforeAll, describe, expect, it } from 'vitest';
import { slowOnes } from './expressions/pump.ts';
import { readExpressions } from './expressions/readExpressions.ts';
import type { Expression } from './expressions/readExpressions.ts';
import { witnessesOf } from './expressions/witnesses.ts';

/** Slightly below the current counts. A much lower count would mean that the search misses expressions. */
const MIN_EXPRESSIONS = 480;
const MIN_DECIDED = 250;
/** Files that build expressions at run time; this one joins at most eight lower-case words of a name, each once. */
const BUILT_OF_NAMES = ['server/domain/stylist/hearing/pointing/byName.ts'];

let expressions: readonly Expression[];
let unread: readonly string[];
beforeAll(async () => {
  ({ expressions, unread } = await readExpressions());
}, 60_000);

const nameOf = ({ source, flags, at }: Expression): string => `${at} /${source}/${flags}`;
const pumped = (some: readonly Pick<Expression, 'source' | 'flags'>[], deadlineMs?: number) =>
  slowOnes(
    some.map(({ source, flags }) => ({ source, flags, witnesses: witnessesOf(source, flags) })),
    deadlineMs,
  );

describe('expressions that process text of shoppers', () => {
  it('are all known when modules are loaded', () => {
    expect(expressions.length).toBeGreaterThan(MIN_EXPRESSIONS);
    expect(unread).toEqual(BUILT_OF_NAMES);
  });

  it('take linear time, whatever is repeated in the text', async () => {
    const { slow, pumped: count } = await pumped(expressions);
    expect(slow.map(({ index, witness }) => `${nameOf(expressions[index]!)} on ${JSON.stringify(witness)}`)).toEqual(
      [],
    );
    expect(count).toBe(expressions.length);
  }, 60_000);

  it('have no backtracking according to a second checker, as far as it can decide', async () => {
    const found: string[] = [];
    const waiting = [...expressions];
    let decided = 0;
    const work = async (): Promise<void> => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const { status } = await check(one.source, one.flags, { timeout: 100, checker: 'automaton' });
        if (status !== 'unknown') decided += 1;
        if (status === 'vulnerable') found.push(nameOf(one));
      }
    };
    await Promise.all([work(), work(), work()]);
    expect(found).toEqual([]);
    expect(decided).toBeGreaterThan(MIN_DECIDED);
  }, 60_000);
});

describe('the measurement', () => {
  const SLOW = [
    '^(?:(?:so|well|oh) ?[,.]* ?)*now',
    '^(?:a|b|ab)*c',
    '^(?: (?:it|one|the [a-z]+(?: one)?))* in',
    '[,;\\s]+(?=http)',
  ].map((source) => ({ source, flags: 'u' }));
  const LINEAR = [
    { source: '^(?:so[ ,]+)*now', flags: 'u' },
    { source: '\\b(?:a bit ){0,3}longer\\b', flags: 'gu' },
  ];

  it('reports exponential and quadratic expressions only, and continues after one that does not finish', async () => {
    const { slow, pumped: count } = await pumped([LINEAR[0]!, ...SLOW, LINEAR[1]!], 1_000);
    expect(slow.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
    expect(count).toBeGreaterThanOrEqual(LINEAR.length);
  }, 60_000);
});
