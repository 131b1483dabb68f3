import { MAX_VISITOR_MESSAGE_DAYS } from '../../../src/domain/contacts/contactMessage.ts';
import { MAX_CHANGE_AGE_MS } from '../../../contract/wishlist.ts';
import type { AccountDeletion } from '../accounts/AccountDeletion.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Store } from '../ports/Store.ts';
import { ResultExpiry } from '../poses/ResultExpiry.ts';
import { MAX_COUNT_AGE_DAYS, toDay } from '../reports/DailyCounter.ts';
import type { HousekeepingTask } from './Housekeeping.ts';
import { WalkingTask } from './WalkingTask.ts';

const DAY_MS = 86_400_000;
/** Maximum number of entries that the search history shows (`HistoryLimit` in the contract). */
export const HISTORY_ENTRIES = 100;
/** How long an unused upload is kept. */
export const UNUSED_UPLOAD_MS = DAY_MS;

/**
 * How long main items of outfits of the day are kept. No item is the main one twice in 30 days; the additional days
 * are for time zones.
 */
const UNUSED_LEAD_MS = 33 * DAY_MS;

const SHOPPERS_PER_STEP = 20;
const UPLOADS_PER_STEP = 100;
const MAX_REMOVALS = 1_000;
const MAX_DELETIONS = 20;

export interface SharedTaskParts {
  readonly store: Pick<
    Store,
    | 'searches'
    | 'attachments'
    | 'tryOns'
    | 'sessions'
    | 'pendingLinks'
    | 'trendSignals'
    | 'dailyLeads'
    | 'dailyCounts'
    | 'inbox'
    | 'wishlists'
  >;
  readonly deletion: Pick<AccountDeletion, 'resume'>;
  readonly clock: Clock;
}

export function createSharedTasks({ store, deletion, clock }: SharedTaskParts): readonly HousekeepingTask[] {
  const { searches, attachments, tryOns, sessions, pendingLinks, trendSignals, dailyLeads } = store;
  const { dailyCounts, inbox, wishlists } = store;
  return [
    { name: 'accounts', run: () => deletion.resume(MAX_DELETIONS) },
    new WalkingTask('search-entries', (after) => searches.removeOldEntries(HISTORY_ENTRIES, after, SHOPPERS_PER_STEP)),
    new WalkingTask('unused-uploads', (after) =>
      attachments.removeUnused(clock.now() - UNUSED_UPLOAD_MS, after, UPLOADS_PER_STEP),
    ),
    new ResultExpiry({ tryOns, clock }),
    { name: 'sessions', run: () => sessions.removeEnded(clock.now(), MAX_REMOVALS) },
    { name: 'pending-links', run: () => pendingLinks.removeExpired(clock.now(), MAX_REMOVALS) },
    { name: 'search-signals', run: () => trendSignals.removeOldSearches(clock.now(), MAX_REMOVALS) },
    { name: 'daily-leads', run: () => dailyLeads.removeBefore(toDay(clock.now() - UNUSED_LEAD_MS), MAX_REMOVALS) },
    {
      name: 'daily-counts',
      run: () => dailyCounts.removeBefore(toDay(clock.now() - MAX_COUNT_AGE_DAYS * DAY_MS), MAX_REMOVALS),
    },
    {
      name: 'visitor-messages',
      run: () => inbox.removeVisitorMessages(clock.now() - MAX_VISITOR_MESSAGE_DAYS * DAY_MS, MAX_REMOVALS),
    },
    {
      name: 'wishlist-removals',
      run: () => wishlists.forgetRemovals(clock.now() - MAX_CHANGE_AGE_MS, MAX_REMOVALS),
    },
  ];
}
