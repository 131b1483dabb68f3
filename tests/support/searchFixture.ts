import { ManualClock } from '../../src/adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';
import { FilterManager } from '../../src/application/filters/FilterManager.ts';
import { Notices } from '../../src/application/notices/Notices.ts';
import type { Searches } from '../../src/application/ports/Searches.ts';
import { PulseStatus } from '../../src/application/pulse/PulseStatus.ts';
import { Attachments } from '../../src/application/search/Attachments.ts';
import { QueryDraft } from '../../src/application/search/QueryDraft.ts';
import { SearchSession } from '../../src/application/search/SearchSession.ts';
import { SnapshotHolder } from '../../src/application/Snapshots.ts';
import type { Profile } from '../../src/domain/accounts/Profile.ts';
import { NO_FILTERS, type Filters } from '../../src/domain/filters/Filters.ts';
import type { SearchResult, StoredSearch } from '../../src/domain/search/Search.ts';
import { aProfile, aSearchResult, anItem } from './builders.ts';
import { HeldCalls, settlePromises } from './HeldCalls.ts';

export const QUERY = 'navy linen blazer for a summer wedding under $200';
export const UNDERSTOOD: Filters = { ...NO_FILTERS, color: ['Blue'], priceRangeMax: 200 };

/**
 * A started search session with its dependencies. Calls stay pending until the test settles them, unless `answering`
 * is given.
 */
export function createSearchFixture(profile: Profile | null = aProfile(), answering?: Searches) {
  const shopper = new SnapshotHolder(profile);
  const clock = new ManualClock();
  const notices = new Notices(clock);
  const pulse = new PulseStatus(clock);
  const filters = new FilterManager(shopper, new RecordingLogger());
  const attachments = new Attachments(shopper, notices, pulse);
  const searchCalls = new HeldCalls<Parameters<Searches['search']>, SearchResult>();
  const storedSearchCalls = new HeldCalls<Parameters<Searches['getSearch']>, StoredSearch>();
  const searches: Searches = answering ?? { search: searchCalls.call, getSearch: storedSearchCalls.call };
  const connection = new SnapshotHolder(true);
  const draft = new QueryDraft();
  const session = new SearchSession({ searches, filters, attachments, draft, shopper, connection, notices, pulse });
  const stopFunctions = [filters.start(), session.start()];
  const stop = () => {
    for (const stopFunction of stopFunctions) stopFunction();
  };
  return {
    session,
    searching: searchCalls,
    storing: storedSearchCalls,
    filters,
    attachments,
    draft,
    shopper,
    connection,
    notices,
    pulse,
    clock,
    stop,
  };
}

/** A session after a search for `QUERY` with three results at $30, $10 and $20. */
export async function createSearchedFixture() {
  const fixture = createSearchFixture();
  const items = [30, 10, 20].map((price, index) => anItem({ id: `at-${price}`, price, rank: index + 1 }));
  void fixture.session.search({ query: QUERY });
  fixture.searching.newest.resolve(aSearchResult({ searchId: 'first', items, filters: UNDERSTOOD }));
  await settlePromises();
  return fixture;
}
