import { check } from 'recheck';
import { beforeAll, describe, expect, it } from 'vitest';
import { findSlowExpressions } from './expressions/findSlowExpressions.ts';
import { readExpressions } from './expressions/readExpressions.ts';
import type { Expression } from './expressions/readExpressions.ts';
import { createAttackTexts } from './expressions/attackTexts.ts';

/** Slightly less than the current number of expressions. If far fewer are found, the search does not work. */
const MIN_EXPRESSION_COUNT = 480;
const MIN_DECIDED_COUNT = 250;
/** Files that may create expressions while the product runs: none. */
const RUNTIME_EXPRESSION_FILES: readonly string[] = [];

let expressions: readonly Expression[];
let unreadFiles: readonly string[];
beforeAll(async () => {
  ({ expressions, unreadFiles } = await readExpressions());
}, 60_000);

const describeExpression = ({ source, flags, location }: Expression): string => `${location} /${source}/${flags}`;
const measureExpressions = (
  expressionsToMeasure: readonly Pick<Expression, 'source' | 'flags'>[],
  deadlineMs?: number,
) =>
  findSlowExpressions(
    expressionsToMeasure.map(({ source, flags }) => ({ source, flags, attackTexts: createAttackTexts(source, flags) })),
    deadlineMs,
  );

describe('expressions that process text of shoppers', () => {
  it('are all known when modules are loaded', () => {
    expect(expressions.length).toBeGreaterThan(MIN_EXPRESSION_COUNT);
    expect(unreadFiles).toEqual(RUNTIME_EXPRESSION_FILES);
  });

  it('take linear time, whatever is repeated in the text', async () => {
    const { slowExpressions, measuredCount: count } = await measureExpressions(expressions);
    expect(
      slowExpressions.map(
        ({ index, attackText }) => `${describeExpression(expressions[index]!)} on ${JSON.stringify(attackText)}`,
      ),
    ).toEqual([]);
    expect(count).toBe(expressions.length);
  }, 60_000);

  it('have no backtracking according to a second checker, as far as it can decide', async () => {
    const vulnerableExpressions: string[] = [];
    const remainingExpressions = [...expressions];
    let decidedCount = 0;
    const checkRemaining = async (): Promise<void> => {
      for (let expression = remainingExpressions.pop(); expression; expression = remainingExpressions.pop()) {
        const { status } = await check(expression.source, expression.flags, { timeout: 100, checker: 'automaton' });
        if (status !== 'unknown') decidedCount += 1;
        if (status === 'vulnerable') vulnerableExpressions.push(describeExpression(expression));
      }
    };
    await Promise.all([checkRemaining(), checkRemaining(), checkRemaining()]);
    expect(vulnerableExpressions).toEqual([]);
    expect(decidedCount).toBeGreaterThan(MIN_DECIDED_COUNT);
  }, 60_000);
});

describe('the measurement', () => {
  const SLOW_EXPRESSIONS = [
    '^(?:(?:so|well|oh) ?[,.]* ?)*now',
    '^(?:a|b|ab)*c',
    '^(?: (?:it|one|the [a-z]+(?: one)?))* in',
    '[,;\\s]+(?=http)',
  ].map((source) => ({ source, flags: 'u' }));
  const LINEAR_EXPRESSIONS = [
    { source: '^(?:so[ ,]+)*now', flags: 'u' },
    { source: '\\b(?:a bit ){0,3}longer\\b', flags: 'gu' },
  ];

  it('reports exponential and quadratic expressions only, and continues after one that does not finish', async () => {
    const { slowExpressions, measuredCount: count } = await measureExpressions(
      [LINEAR_EXPRESSIONS[0]!, ...SLOW_EXPRESSIONS, LINEAR_EXPRESSIONS[1]!],
      1_000,
    );
    expect(slowExpressions.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
    expect(count).toBeGreaterThanOrEqual(LINEAR_EXPRESSIONS.length);
  }, 60_000);
});
