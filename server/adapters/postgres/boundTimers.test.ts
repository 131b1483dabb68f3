import { expect, it } from 'vitest';
import { limitTimers, MAX_DELAY_MS } from './boundTimers.ts';

const DAY_MS = 86_400_000;

it('bounds the delays that Node would replace by a millisecond, and no others', () => {
  const delays: (number | undefined)[] = [];
  const scope = { setTimeout: ((_work: () => void, ms?: number) => delays.push(ms)) as unknown as typeof setTimeout };
  limitTimers(scope);
  for (const ms of [0, 5, MAX_DELAY_MS, 40 * DAY_MS]) scope.setTimeout(() => undefined, ms);
  expect(delays).toEqual([0, 5, MAX_DELAY_MS, MAX_DELAY_MS]);
});
