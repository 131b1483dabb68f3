import { ManualClock } from '../../src/adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';
import { FilterManager } from '../../src/application/filters/FilterManager.ts';
import { Notices } from '../../src/application/notices/Notices.ts';
import type { Searches } from '../../src/application/ports/Searches.ts';
import { PulseStatus } from '../../src/application/pulse/PulseStatus.ts';
import { Attachments } from '../../src/application/search/Attachments.ts';
import { SearchSession } from '../../src/application/search/SearchSession.ts';
import { SnapshotHolder } from '../../src/application/Snapshots.ts';
import type { Profile } from '../../src/domain/accounts/Profile.ts';
import type { SearchResult, StoredSearch } from '../../src/domain/search/Search.ts';
import { aProfile } from './builders.ts';
import { HeldCalls } from './HeldCalls.ts';

/** A started search session and all it works with; its calls wait for the test to answer them, unless `answering` does. */
export function searchWorld(profile: Profile | null = aProfile(), answering?: Searches) {
  const shopper = new SnapshotHolder(profile);
  const clock = new ManualClock();
  const notices = new Notices(clock);
  const pulse = new PulseStatus(clock);
  const filters = new FilterManager(shopper, new RecordingLogger());
  const attachments = new Attachments(shopper, notices, pulse);
  const searching = new HeldCalls<Parameters<Searches['search']>, SearchResult>();
  const storing = new HeldCalls<Parameters<Searches['getSearch']>, StoredSearch>();
  const searches: Searches = answering ?? { search: searching.call, getSearch: storing.call };
  const session = new SearchSession({ searches, filters, attachments, shopper, notices, pulse });
  const stops = [filters.start(), session.start()];
  const stop = () => { for (const each of stops) each(); };
  return { session, searching, storing, filters, attachments, shopper, notices, pulse, clock, stop };
}
