import { createHash } from 'node:crypto';

/** How long a reading of a photo is cached, in milliseconds. */
export const MAX_AGE_MS = 10 * 60_000;
/** Maximum number of cached people, each of about 15 MB. */
const MAX_PEOPLE = 8;

interface CachedReading<Read> {
  readonly reading: Promise<Read>;
  readonly readAt: number;
}

/** Caches readings of photos by owner and content, briefly and in memory only. */
export class PersonReadings<Read> {
  readonly #now: () => number;
  readonly #readings = new Map<string, CachedReading<Read>>();

  /** `now`: the clock, in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#readings.size;
  }

  /** Returns the cached result of `read`, or calls it. A failure is not cached. */
  getOrRead(owner: string, photo: Uint8Array, read: () => Promise<Read>): Promise<Read> {
    this.forgetOld();
    const key = `${owner}/${createHash('sha256').update(photo).digest('base64')}`;
    const cachedReading = this.#readings.get(key);
    if (cachedReading) return cachedReading.reading;
    const newReading = { reading: read(), readAt: this.#now() };
    this.#readings.set(key, newReading);
    newReading.reading.catch(() => this.#readings.delete(key));
    for (const oldest of this.#readings.keys()) if (this.#readings.size > MAX_PEOPLE) this.#readings.delete(oldest);
    return newReading.reading;
  }

  forgetOld(): void {
    for (const [key, { readAt }] of this.#readings) if (this.#now() - readAt >= MAX_AGE_MS) this.#readings.delete(key);
  }
}
