import { fetchUntilAborted } from '../adapters/fetchUntilAborted.ts';
import { steadyClock, type Clock } from '../application/ports/Clock.ts';

/** The header has a resolution of one second, and the response takes time: ignore smaller differences. */
const MIN_SKEW_MS = 2_000;
/** A smaller change of the server's clock is an ordinary correction. */
const MIN_SETTING_MS = 60_000;

/**
 * The identity provider's time, taken from the `Date` header of its responses. A server with a wrong clock thus
 * checks a token's age by the clock that issued the token. A difference that was measured before somebody set the
 * server's clock is forgotten: it would refuse every sign-in until the provider is asked again, a day later perhaps.
 */
export class ProviderClock implements Clock {
  readonly #clock: Clock;
  readonly #steadyClock: Clock;
  #measuredAheadMs = 0;
  /** The difference of the two clocks at the measurement, which changes when the server's clock is set. */
  #clockDifferenceMs = 0;

  constructor(clock: Clock, steady = steadyClock) {
    this.#clock = clock;
    this.#steadyClock = steady;
  }

  /** How many milliseconds the server's clock is ahead of the provider's; 0 if that is not known. */
  get aheadMs(): number {
    const wasClockSet = Math.abs(this.#measureDifference() - this.#clockDifferenceMs) >= MIN_SKEW_MS;
    return wasClockSet ? 0 : this.#measuredAheadMs;
  }

  now(): number {
    return this.#clock.now() - this.aheadMs;
  }

  /**
   * Returns a function that tells whether somebody set the server's clock since its last call. Libraries compute the
   * age of the provider's keys by that clock: after it was set back, they would keep them until the time it was set
   * back from, and refuse every sign-in once the provider has changed its keys.
   */
  followSettings(): () => boolean {
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

  #readDate(headers: Headers, heardAt: number): void {
    // `Age` tells how long a cache has held the response.
    const providerTime = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000 + 500;
    if (Number.isNaN(providerTime)) return;
    const ahead = Math.round(heardAt - providerTime);
    this.#measuredAheadMs = Math.abs(ahead) < MIN_SKEW_MS ? 0 : ahead;
    this.#clockDifferenceMs = this.#measureDifference();
  }

  #measureDifference(): number {
    return this.#clock.now() - this.#steadyClock.now();
  }
}
