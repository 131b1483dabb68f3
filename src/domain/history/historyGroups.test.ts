import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupHistory } from './historyGroups.ts';

const createEntry = (timestamp: string) => ({ id: timestamp, timestamp });
const listHeadings = (timestamps: readonly string[], now: string, timeZone: string) =>
  groupHistory(timestamps.map(createEntry), Date.parse(now), timeZone).map(({ period, month, lines }) => [
    month ?? period,
    ...lines.map(({ formattedTime }) => formattedTime),
  ]);

describe('groupHistory', () => {
  it('groups today, yesterday, this week, then by month and year', () => {
    expect(
      listHeadings(
        [
          '2025-09-02T11:05:00Z',
          '2025-09-02T07:00:00Z',
          '2025-09-01T23:59:00Z',
          '2025-08-31T10:00:00Z',
          '2025-08-27T10:00:00Z',
          '2025-08-26T10:00:00Z',
          '2025-08-01T10:00:00Z',
          '2025-07-31T10:00:00Z',
          '2024-08-26T10:00:00Z',
        ],
        '2025-09-02T12:00:00Z',
        'UTC',
      ),
    ).toEqual([
      ['today', '11:05 AM', '7:00 AM'],
      ['yesterday', 'Sep 1, 2025'],
      ['this-week', 'Aug 31, 2025', 'Aug 27, 2025'],
      ['August 2025', 'Aug 26, 2025', 'Aug 1, 2025'],
      ['July 2025', 'Jul 31, 2025'],
      ['August 2024', 'Aug 26, 2024'],
    ]);
  });

  it.each([
    [
      'in Tokyo it is a day later than in New York',
      '2025-09-02T03:30:00Z',
      '2025-09-01T20:00:00Z',
      'Asia/Tokyo',
      'today',
    ],
    ['in New York tomorrow has not begun', '2025-09-02T03:30:00Z', '2025-09-01T20:00:00Z', 'America/New_York', 'today'],
    ['over midnight in New York', '2025-09-02T04:30:00Z', '2025-09-02T03:30:00Z', 'America/New_York', 'yesterday'],
    ['over the 23-hour day of spring', '2025-03-09T06:00:00Z', '2025-03-08T06:00:00Z', 'America/New_York', 'yesterday'],
    ['late on the 25-hour day of autumn', '2025-11-03T04:30:00Z', '2025-11-02T04:10:00Z', 'America/New_York', 'today'],
    ['late on the 23-hour day of spring', '2025-03-30T22:30:00Z', '2025-03-30T21:30:00Z', 'Europe/Berlin', 'yesterday'],
    ['over the end of a year', '2026-01-01T00:10:00Z', '2025-12-31T23:50:00Z', 'UTC', 'yesterday'],
    ['in the week over the end of a year', '2026-01-02T12:00:00Z', '2025-12-29T12:00:00Z', 'UTC', 'this-week'],
    [
      'where a whole day was skipped (Samoa, 30 December 2011)',
      '2011-12-31T12:00:00Z',
      '2011-12-29T12:00:00Z',
      'Pacific/Apia',
      'this-week',
    ],
    ['from a clock ahead of ours', '2025-09-02T12:00:00Z', '2025-09-03T12:00:00Z', 'UTC', 'today'],
  ])('%s', (_, now, timestamp, timeZone, period) => {
    expect(groupHistory([createEntry(timestamp)], Date.parse(now), timeZone)[0]?.period).toBe(period);
  });

  it('leaves out entries without a valid timestamp', () => {
    expect(groupHistory([createEntry('soon')], 0, 'UTC')).toEqual([]);
  });

  const TIME_ZONES = [
    'UTC',
    'America/New_York',
    'Europe/Berlin',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'America/St_Johns',
    'Asia/Kathmandu',
  ];
  const momentArbitrary = fc.oneof(
    fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) }),
    // Moments around daylight saving changes and the ends of years.
    fc
      .tuple(
        fc.constantFrom(
          '2025-03-09',
          '2025-11-02',
          '2025-03-30',
          '2025-10-26',
          '2025-04-06',
          '2025-12-31',
          '2024-02-29',
        ),
        fc.integer({ min: -36, max: 60 }),
      )
      .map(([day, hours]) => Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000),
  );

  it('keeps every entry once, newest first, groups in order and each heading once', () => {
    fc.assert(
      fc.property(
        fc.array(momentArbitrary, { maxLength: 30 }),
        momentArbitrary,
        fc.constantFrom(...TIME_ZONES),
        (moments, now, timeZone) => {
          const groups = groupHistory(
            moments.map((moment) => createEntry(new Date(moment).toISOString())),
            now,
            timeZone,
          );
          const timestampsInOrder = groups.flatMap(({ lines }) =>
            lines.map(({ entry }) => Date.parse(entry.timestamp)),
          );
          expect(timestampsInOrder).toEqual(moments.toSorted((a, b) => b - a));
          const headingNames = groups.map(({ period, month }) => month ?? period);
          expect(new Set(headingNames).size).toBe(headingNames.length);
          const periodRanks = groups.map(({ period }) => ['today', 'yesterday', 'this-week', 'month'].indexOf(period));
          expect(periodRanks).toEqual(periodRanks.toSorted());
        },
      ),
      { numRuns: 300 },
    );
  });

  it('groups by calendar day, never by elapsed hours', () => {
    fc.assert(
      fc.property(momentArbitrary, momentArbitrary, fc.constantFrom(...TIME_ZONES), (moment, now, timeZone) => {
        // Computes the day in another way: the Swedish locale formats ISO dates.
        const day = (time: number) =>
          Date.parse(`${new Date(time).toLocaleDateString('sv-SE', { timeZone })}T00:00:00Z`) / 86_400_000;
        const daysApart = day(now) - day(moment);
        const expected =
          daysApart <= 0 ? 'today' : daysApart === 1 ? 'yesterday' : daysApart < 7 ? 'this-week' : 'month';
        expect(groupHistory([createEntry(new Date(moment).toISOString())], now, timeZone)[0]?.period).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });
});
