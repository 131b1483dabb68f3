import { beforeEach, describe, expect, it } from 'vitest';
import { createMarker, fillShopper } from '../../../tests/support/filledShopper.ts';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createSharedTasks, HISTORY_ENTRIES } from './createSharedTasks.ts';
import { Housekeeping } from './Housekeeping.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2027, 5, 1, 12);
const LONG_AGO = NOW - 200 * DAY_MS;
const JUST_NOW = NOW - 1_000;
const TODAY = '2027-06-01';

let store: InMemoryStore;
let resumedCounts: number[];

/** Runs the tasks once. Resolves to the number of removed records by task. */
async function runTasks(): Promise<unknown> {
  const loggedEntries: object[] = [];
  const log = {
    warn: (details: object) => void loggedEntries.push(details),
    info: (details: object) => void loggedEntries.push(details),
  };
  const clock = { now: () => NOW };
  const deletion = { resume: async () => resumedCounts.shift() ?? 0 };
  const sharedTasks = createSharedTasks({ store, deletion, clock });
  await new Housekeeping({ sharedTasks, localTasks: [], jobLocks: store.jobLocks, holder: 'a', clock, log }).run();
  return loggedEntries[0];
}

/** Stores what `fillShopper` does not: records of no shopper, and removals from a wishlist. */
async function fillOthers(time: number, day: string, name: string): Promise<void> {
  await store.dailyCounts.add([{ day, kind: 'visit', label: name, count: 1 }]);
  const message = { kind: 'contact', userId: null, name, email: `${name}@example.com`, text: name, cv: null } as const;
  await store.inbox.save({ ...message, id: name, at: time }, null);
  await store.wishlists.add('ben', name, time - 1, time);
  await store.wishlists.remove('ben', name, time, time);
}

beforeEach(async () => {
  [store, resumedCounts] = [new InMemoryStore(), []];
  await fillShopper(store, 'anna', LONG_AGO);
  await fillOthers(LONG_AGO, '2026-11-13', 'old');
  await fillShopper(store, 'ben', JUST_NOW);
  await store.dailyLeads.save('ben', { day: TODAY, itemId: 'lead' }, TODAY);
  await fillOthers(JUST_NOW, TODAY, 'new');
});

describe('the tasks of housekeeping', () => {
  it('remove everything that has had its time', async () => {
    expect(await runTasks()).toEqual({
      removed: {
        ...{ 'unused-uploads': 1, results: 1, sessions: 1, 'pending-links': 1, 'search-signals': 1, 'daily-leads': 1 },
        ...{ 'daily-counts': 1, 'visitor-messages': 1, 'wishlist-removals': 1 },
      },
    });
    expect(await runTasks()).toBeUndefined();
  });

  it('leave alone what is new, in use, or a shopper’s own', async () => {
    await runTasks();
    const [anna, ben] = [createMarker('anna'), createMarker('ben')];
    expect((await store.sessions.listOf('ben')).length).toBe(1);
    expect(await store.attachments.byId(`unused-${ben}`)).not.toBeNull();
    expect((await store.tryOns.listOf('ben')).length).toBe(1);
    expect(await store.dailyLeads.list('ben', '2026-01-01')).toEqual([{ day: TODAY, itemId: 'lead' }]);
    expect((await store.inbox.list(9)).map(({ id }) => id)).toEqual(['new', `message-${ben}`, `message-${anna}`]);
    expect((await store.dailyCounts.listSince('2026-01-01')).map(({ label }) => label)).toEqual(['new']);
    expect(await store.attachments.byId(`photo-${anna}`)).not.toBeNull();
    expect((await store.searches.listRecent('anna', 9)).length).toBe(1);
    expect(await store.wishlists.listItemIds('anna')).toEqual([`item-${anna}`]);
    expect((await store.poses.listOf('anna')).length).toBe(1);
  });

  it('remove searches beyond the hundred of the history', async () => {
    for (let index = 0; index < HISTORY_ENTRIES + 3; index++)
      await store.searches.save({
        ...{
          id: `search ${index}`,
          userId: 'cleo',
          query: `words ${index}`,
          filters: NO_FILTERS,
          attachments: [],
          itemIds: [],
        },
        ...{ deepPicks: [], relaxations: [], correctedQuery: null, at: JUST_NOW + index },
      });
    expect(await runTasks()).toMatchObject({ removed: { 'search-entries': 3 } });
    expect(await store.searches.byId('search 2')).toBeNull();
    expect(await store.searches.byId('search 3')).not.toBeNull();
  });

  it('continue deletions of accounts that failed half way', async () => {
    resumedCounts = [2];
    expect(await runTasks()).toMatchObject({ removed: { accounts: 2 } });
  });
});
