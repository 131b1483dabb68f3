import { describe, expect, it } from 'vitest';
import { readDays, tellsTimeUntil, withoutTimeUntil } from './readDays.ts';

describe('the time until something happens', () => {
  it.each([
    'my mate gets married in three weeks',
    'the wedding is two weeks away',
    'only ten days until the funeral',
    'a week to go and i have nothing',
    'it is saturday week in a restaurant',
    'two weeks from now in lisbon',
    'i fly in three days time',
    'in about 2 months',
  ])('is no number of days to pack for: %s', (text) => {
    expect(tellsTimeUntil(text)).toBe(true);
    expect(withoutTimeUntil(text)).not.toMatch(/\d|\b(?:days?|weeks?|months?)\b/u);
  });

  it('stands beside the number of days', () => {
    expect(readDays('packing for rome in two weeks, 4 days with a carry on')).toBe(4);
    expect(readDays('off to oslo in three days time for a week')).toBe(7);
  });

  it.each([
    ['three weeks in vietnam', 21],
    ['four cities in nine days', 9],
    ['a week in oslo', 7],
  ])('is not read where a length is told: %s', (text, days) => {
    expect(tellsTimeUntil(text)).toBe(false);
    expect(readDays(text)).toBe(days);
  });
});
