import type { Preferences } from '../../domain/accounts/Profile.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { Trends } from '../../domain/trends/Trends.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import { NewestRequest } from '../NewestRequest.ts';
import { CallError, type CallFailure } from '../ports/CallError.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Connection } from '../ports/Connection.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { TrendsSource } from '../ports/TrendsSource.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import { cacheTrends, readCachedTrends, type CachedTrends } from './cachedTrends.ts';

/** Trends older than 4 hours are refreshed. Their age is checked every 4 hours (spec section 9). */
export const TRENDS_MAX_AGE_MS = 14_400_000;
/**
 * Trends whose place could not be looked up are refreshed after this time, which doubles with each further answer
 * without a place.
 */
const FIRST_PENDING_AGE_MS = 15_000;

export interface TrendsSnapshot {
  /** `loading` and `failed` keep the last known trends. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly trends: Trends | null;
  /** When the shown trends were fetched, in milliseconds since the epoch; null without trends. */
  readonly fetchedAt: number | null;
  /** Why the last fetch failed; null unless `failed`. */
  readonly failure: CallFailure | null;
}

export interface TrendsFeedDependencies {
  readonly source: TrendsSource;
  readonly cache: TTLCache;
  readonly shopper: CurrentShopper;
  readonly filters: Observable<{ readonly defaults: Filters }>;
  readonly connection: Connection;
  readonly pulse: PulseStatus;
  readonly clock: Clock;
  readonly timeZone: string;
}

const NO_TRENDS: TrendsSnapshot = { status: 'idle', trends: null, fetchedAt: null, failure: null };

/** The content of the home screen for the signed-in shopper, cached on the device (spec section 4, trends cache). */
export class TrendsFeed implements Observable<TrendsSnapshot> {
  readonly #dependencies: TrendsFeedDependencies;
  readonly #state = new SnapshotHolder<TrendsSnapshot>(NO_TRENDS);
  readonly #newest = new NewestRequest();
  readonly #dayFormat: Intl.DateTimeFormat;
  #userId: string | null = null;
  #shownTrends: CachedTrends | null = null;
  #loadCount = 0;
  /** Identifies the preferences of the request in progress; null if there is none. */
  #requestedMarker: string | null = null;
  #pendingAgeMs = FIRST_PENDING_AGE_MS;
  #cancelCheck = (): void => {};

  /** `userId` is the shopper whose cached trends are shown while the login is still being checked. */
  constructor(dependencies: TrendsFeedDependencies, userId: string) {
    this.#dependencies = dependencies;
    this.#dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: dependencies.timeZone, dateStyle: 'short' });
    this.#showCached(userId);
  }

  get snapshot(): TrendsSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /**
   * Keeps the trends current until the returned function is called. Checks their age every 4 hours, sooner if the
   * shopper's location could not be looked up, and whenever the shopper, their preferences or the connection change.
   */
  start(): () => void {
    const { shopper, connection } = this.#dependencies;
    const stopFunctions = [
      shopper.subscribe(() => this.refreshIfOutdated()),
      connection.subscribe(() => this.refreshIfOutdated()),
    ];
    this.refreshIfOutdated();
    this.#scheduleCheck();
    return () => {
      for (const stop of stopFunctions) stop();
      this.#cancelCheck();
      this.#newest.abort();
      this.#requestedMarker = null;
    };
  }

  /** Fetches the trends unless the shown ones are current. Does nothing offline or before the login is checked. */
  refreshIfOutdated(): void {
    const { shopper, connection } = this.#dependencies;
    const profile = shopper.snapshot;
    if (profile === null) return this.#newest.abort();
    if (profile.id !== this.#userId) this.#showCached(profile.id);
    const marker = createMarker(profile.preferences);
    if (connection.snapshot && !this.#isCurrent(marker) && this.#requestedMarker !== marker) void this.load();
  }

  /** Fetches the trends. A newer call replaces a pending one. Never rejects: the snapshot shows a failure. */
  async load(): Promise<void> {
    const { source, filters, timeZone, shopper, clock, pulse } = this.#dependencies;
    const profile = shopper.snapshot;
    if (profile === null) return;
    const { id: userId, preferences } = profile;
    const request = { userId, preferences, filters: filters.snapshot.defaults, timeZone };
    const marker = createMarker(preferences);
    const loadNumber = (this.#loadCount += 1);
    const endPulse = this.#shownTrends === null ? pulse.begin('loading') : () => {};
    this.#requestedMarker = marker;
    this.#state.update({ status: 'loading', failure: null });
    try {
      const outcome = await this.#newest.run((signal) => source.getTrends(request, signal));
      if (outcome.kind === 'answered') this.#store({ trends: outcome.answer, fetchedAt: clock.now(), marker });
      else if (loadNumber === this.#loadCount) this.#state.set(createSnapshot(this.#shownTrends));
    } catch (error) {
      this.#state.update({ status: 'failed', failure: error instanceof CallError ? error.failure : 'broken' });
    } finally {
      if (loadNumber === this.#loadCount) this.#requestedMarker = null;
      endPulse();
    }
  }

  #store(entry: CachedTrends): void {
    if (this.#userId !== null) cacheTrends(this.#dependencies.cache, this.#userId, entry);
    this.#pendingAgeMs = this.#shownTrends?.trends.isPlacePending ? this.#pendingAgeMs * 2 : FIRST_PENDING_AGE_MS;
    this.#shownTrends = entry;
    this.#state.set(createSnapshot(entry));
    this.#scheduleCheck();
  }

  #showCached(userId: string): void {
    this.#newest.abort();
    this.#userId = userId;
    this.#shownTrends = readCachedTrends(this.#dependencies.cache, userId);
    this.#state.set(createSnapshot(this.#shownTrends));
  }

  /** Whether the shown trends were fetched today, are not too old, and were composed for these preferences. */
  #isCurrent(marker: string): boolean {
    if (this.#shownTrends === null || this.#shownTrends.marker !== marker) return false;
    const now = this.#dependencies.clock.now();
    const { fetchedAt } = this.#shownTrends;
    const isSameDay = this.#dayFormat.format(now) === this.#dayFormat.format(fetchedAt);
    return isSameDay && now - fetchedAt < this.#maxAgeMs;
  }

  get #maxAgeMs(): number {
    const isPending = this.#shownTrends?.trends.isPlacePending;
    return isPending ? Math.min(this.#pendingAgeMs, TRENDS_MAX_AGE_MS) : TRENDS_MAX_AGE_MS;
  }

  #scheduleCheck(): void {
    this.#cancelCheck();
    this.#cancelCheck = this.#dependencies.clock.after(this.#maxAgeMs, () => {
      this.refreshIfOutdated();
      this.#scheduleCheck();
    });
  }
}

const createSnapshot = (entry: CachedTrends | null): TrendsSnapshot =>
  entry === null ? NO_TRENDS : { status: 'ready', trends: entry.trends, fetchedAt: entry.fetchedAt, failure: null };

/** Identifies the preferences, so that changed preferences refresh the trends (spec section 4, onboarding). */
const createMarker = (preferences: Preferences): string => JSON.stringify(preferences);
