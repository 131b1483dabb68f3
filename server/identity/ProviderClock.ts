import type { Clock } from '../application/ports/Clock.ts';

/** The header has a resolution of one second, and the response takes time: ignore smaller differences. */
const MIN_SKEW_MS = 2_000;

/**
 * The identity provider's time, taken from the `Date` header of its responses. A server with a wrong clock thus
 * checks a token's age by the clock that issued the token.
 */
export class ProviderClock implements Clock {
  readonly #clock: Clock;
  #aheadMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many milliseconds the server's clock is ahead of the provider's; 0 until the provider has responded. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  now(): number {
    return this.#clock.now() - this.#aheadMs;
  }

  /** A `fetch` that reads the provider's time from each response. */
  readonly fetch = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const sentAt = this.#clock.now();
    const response = await fetch(...request);
    this.#readDate(response.headers, (sentAt + this.#clock.now()) / 2);
    return response;
  };

  #readDate(headers: Headers, heardAt: number): void {
    // `Age` tells how long a cache has held the response.
    const providerTime = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000 + 500;
    if (Number.isNaN(providerTime)) return;
    const ahead = Math.round(heardAt - providerTime);
    this.#aheadMs = Math.abs(ahead) < MIN_SKEW_MS ? 0 : ahead;
  }
}
