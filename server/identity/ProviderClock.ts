import type { Clock } from '../application/ports/Clock.ts';

/** The header has a resolution of one second, and the response takes time: ignore smaller differences. */
const TOLERANCE_MS = 2_000;

/**
 * The identity provider's time, taken from the `Date` header of its responses. A server with a wrong clock thus
 * checks a token's age by the clock that issued the token.
 */
export class ProviderClock implements Clock {
  readonly #clock: Clock;
  #ahead = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many milliseconds the server's clock is ahead of the provider's; 0 until the provider has responded. */
  get aheadMs(): number {
    return this.#ahead;
  }

  now(): number {
    return this.#clock.now() - this.#ahead;
  }

  /** A `fetch` that reads the provider's time from each response. */
  readonly fetch = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const sentAt = this.#clock.now();
    const response = await fetch(...request);
    this.#hear(response.headers, (sentAt + this.#clock.now()) / 2);
    return response;
  };

  #hear(headers: Headers, heardAt: number): void {
    // `Age` tells how long a cache has held the response.
    const saidAt = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000 + 500;
    if (Number.isNaN(saidAt)) return;
    const ahead = Math.round(heardAt - saidAt);
    this.#ahead = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
  }
}
