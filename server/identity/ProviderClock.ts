import { fetchUntilAborted } from '../adapters/fetchUntilAborted.ts';
import { steadyClock, type Clock } from '../application/ports/Clock.ts';

/** Smaller differences are ignored, because the header has whole seconds and the response takes time. */
const MIN_SKEW_MS = 2_000;
/** Smaller changes of the server's clock are ordinary corrections. */
const MIN_SETTING_MS = 60_000;

/**
 * The identity provider's time, from the `Date` header of its responses, so that a token's age is right even if the
 * server's clock is wrong. After the server's clock was set, the measured difference is dropped, because it would
 * refuse every sign-in until the provider's next response.
 */
export class ProviderClock implements Clock {
  readonly #clock: Clock;
  readonly #steadyClock: Clock;
  #measuredAheadMs = 0;
  /** The server's clock minus the steady clock at the measurement. It changes when the server's clock is set. */
  #clockDifferenceMs = 0;

  constructor(clock: Clock, steady = steadyClock) {
    this.#clock = clock;
    this.#steadyClock = steady;
  }

  /** The server's clock minus the provider's, in milliseconds; 0 if unknown or negative. */
  get aheadMs(): number {
    const wasClockSet = Math.abs(this.#measureDifference() - this.#clockDifferenceMs) >= MIN_SKEW_MS;
    return wasClockSet ? 0 : this.#measuredAheadMs;
  }

  now(): number {
    return this.#clock.now() - this.aheadMs;
  }

  /**
   * Returns a function that tells whether the server's clock was set since its last call. After the clock was set
   * back, libraries would keep the provider's keys for too long and refuse every sign-in with new keys.
   */
  watchClockSettings(): () => boolean {
    let differenceMs = this.#measureDifference();
    return () => {
      const changeMs = this.#measureDifference() - differenceMs;
      differenceMs += changeMs;
      return Math.abs(changeMs) >= MIN_SETTING_MS;
    };
  }

  /** A `fetch` that reads the provider's time from each response. */
  readonly fetch = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const sentAt = this.#clock.now();
    const response = await fetchUntilAborted(...request);
    this.#readDate(response.headers, (sentAt + this.#clock.now()) / 2);
    return response;
  };

  #readDate(headers: Headers, receivedAt: number): void {
    // `Age` is the time that a cache has held the response.
    const providerTime = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000 + 500;
    if (Number.isNaN(providerTime)) return;
    const aheadMs = Math.round(receivedAt - providerTime);
    this.#measuredAheadMs = Math.abs(aheadMs) < MIN_SKEW_MS ? 0 : aheadMs;
    this.#clockDifferenceMs = this.#measureDifference();
  }

  #measureDifference(): number {
    return this.#clock.now() - this.#steadyClock.now();
  }
}
