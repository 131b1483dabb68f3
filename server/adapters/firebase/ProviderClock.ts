import type { Clock } from '../../application/ports/Clock.ts';

/** The header tells whole seconds, and the way takes time: what is less is no difference. */
const UNNOTICED_MS = 2_000;

/**
 * What the time is at an identity provider, heard from the `Date` of its answers, so that a server whose own
 * clock is wrong judges the age of a token by the clock that dated it.
 */
export class ProviderClock implements Clock {
  readonly #clock: Clock;
  #ahead = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** By how many milliseconds the server's clock is ahead of the provider's; 0 until the provider has answered. */
  get ahead(): number {
    return this.#ahead;
  }

  now(): number {
    return this.#clock.now() - this.#ahead;
  }

  /** `fetch` that listens for the time. */
  readonly fetch = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const sentAt = this.#clock.now();
    const response = await fetch(...request);
    this.#hear(response.headers, (sentAt + this.#clock.now()) / 2);
    return response;
  };

  #hear(headers: Headers, heardAt: number): void {
    // An answer that a cache has kept says for how long.
    const saidAt = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000 + 500;
    if (Number.isNaN(saidAt)) return;
    const ahead = Math.round(heardAt - saidAt);
    this.#ahead = Math.abs(ahead) < UNNOTICED_MS ? 0 : ahead;
  }
}
