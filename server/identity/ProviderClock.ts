import { fetchUntilAborted } from '../adapters/fetchUntilAborted.ts';
import { steadyClock, type Clock } from '../application/ports/Clock.ts';

/** Smaller differences are ignored: the header has whole seconds, and the response takes time. */
const MIN_SKEW_MS = 2_000;
/** A smaller change of the server's clock is an ordinary correction. */
const MIN_SETTING_MS = 60_000;

/**
 * The identity provider's time, taken from the `Date` header of its responses. A server with a wrong clock then checks
 * a token's age by the clock of its issuer. When somebody sets the server's clock, the measured difference is dropped:
 * it would refuse every sign-in until the next response of the provider, perhaps a day later.
 */
export class ProviderClock implements Clock {
  readonly #clock: Clock;
  readonly #steadyClock: Clock;
  #measuredAheadMs = 0;
  /**
   * The difference between the server's clock and the steady clock at the measurement. It changes when the server's
   * clock is set.
   */
  #clockDifferenceMs = 0;

  constructor(clock: Clock, steady = steadyClock) {
    this.#clock = clock;
    this.#steadyClock = steady;
  }

  /** How many milliseconds the server's clock is ahead of the provider's; 0 if unknown. */
  get aheadMs(): number {
    const wasClockSet = Math.abs(this.#measureDifference() - this.#clockDifferenceMs) >= MIN_SKEW_MS;
    return wasClockSet ? 0 : this.#measuredAheadMs;
  }

  now(): number {
    return this.#clock.now() - this.aheadMs;
  }

  /**
   * Returns a function that tells whether the server's clock was set since its last call. Libraries compute the age of
   * the provider's keys by that clock. After it was set back, they would keep the keys too long, and refuse every
   * sign-in once the provider has changed them.
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
    // `Age` tells how long a cache has held the response.
    const providerTime = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000 + 500;
    if (Number.isNaN(providerTime)) return;
    const ahead = Math.round(receivedAt - providerTime);
    this.#measuredAheadMs = Math.abs(ahead) < MIN_SKEW_MS ? 0 : ahead;
    this.#clockDifferenceMs = this.#measureDifference();
  }

  #measureDifference(): number {
    return this.#clock.now() - this.#steadyClock.now();
  }
}
