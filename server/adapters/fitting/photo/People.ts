import { createHash } from 'node:crypto';

/** Maximum time for which readings of faces and bodies are kept. */
export const KEPT_MS = 10 * 60_000;
/** Number of cached people, each of about 15 MB. */
const MAX_PEOPLE = 8;

interface Kept<Read> {
  readonly read: Promise<Read>;
  readonly since: number;
}

/** Caches readings of photos in memory for a short time, by owner and content. Writes nothing to disk. */
export class People<Read> {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept<Read>>();

  /** `now`: the clock, in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** A failed reading is not kept. */
  of(owner: string, photo: Uint8Array, read: () => Promise<Read>): Promise<Read> {
    this.forgetOld();
    const key = `${owner}/${createHash('sha256').update(photo).digest('base64')}`;
    const known = this.#kept.get(key);
    if (known) return known.read;
    const kept = { read: read(), since: this.#now() };
    this.#kept.set(key, kept);
    kept.read.catch(() => this.#kept.delete(key));
    for (const oldest of this.#kept.keys()) if (this.#kept.size > MAX_PEOPLE) this.#kept.delete(oldest);
    return kept.read;
  }

  forgetOld(): void {
    for (const [key, { since }] of this.#kept) if (this.#now() - since >= KEPT_MS) this.#kept.delete(key);
  }
}
