import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatRelativeTime } from './relativeTime.ts';

const NOW_MS = Date.UTC(2025, 8, 2, 12);
const DAY_SECONDS = 86_400;

it.each([
  [0, '0 seconds ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [DAY_SECONDS - 1, '23 hours ago'],
  [DAY_SECONDS, '1 day ago'],
  [29 * DAY_SECONDS, '29 days ago'],
  [30 * DAY_SECONDS, '1 month ago'],
  [364 * DAY_SECONDS, '12 months ago'],
  [365 * DAY_SECONDS, '1 year ago'],
  [800 * DAY_SECONDS, '2 years ago'],
  [-30, '0 seconds ago'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatRelativeTime(NOW_MS - seconds * 1_000, NOW_MS).replace(/^in 0/u, '0')).toBe(text);
});

it('never says that something will happen', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e12 }), (ageMs) => {
      expect(formatRelativeTime(NOW_MS - ageMs, NOW_MS)).toMatch(/^\d+ \w+ ago$/u);
    }),
  );
});
