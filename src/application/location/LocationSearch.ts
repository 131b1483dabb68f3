import { NewestRequest } from '../NewestRequest.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Geocoding } from '../ports/Geocoding.ts';
import { PositionError, type Geolocation } from '../ports/Geolocation.ts';
import type { Logger } from '../ports/Logger.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

export interface LocationSnapshot {
  /** The places that match the typed text, best first. */
  readonly suggestions: readonly string[];
  /** `idle`: nothing was typed since the last choice. `waiting`: for the debounce or for the answer. */
  readonly suggestionStatus: 'idle' | 'waiting' | 'ready' | 'failed';
  /** `failed` lasts for two seconds. */
  readonly positionStatus: 'idle' | 'locating' | 'failed';
}

export interface LocationSearchDependencies {
  readonly geocoding: Geocoding;
  readonly geolocation: Geolocation;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The delay from the last keystroke to the call (spec section 9). */
const SUGGESTION_DEBOUNCE_MS = 1_000;
/** Spec section 4: the button shows Error for two seconds. */
const POSITION_ERROR_MS = 2_000;
const IDLE_SNAPSHOT: LocationSnapshot = { suggestions: [], suggestionStatus: 'idle', positionStatus: 'idle' };

/** Finds the shopper's location by name or by the device's position (spec 2.12). Its methods never reject. */
export class LocationSearch implements Observable<LocationSnapshot> {
  readonly #dependencies: LocationSearchDependencies;
  readonly #state = new SnapshotHolder<LocationSnapshot>(IDLE_SNAPSHOT);
  readonly #newestSuggestion = new NewestRequest();
  readonly #newestPosition = new NewestRequest();
  #stopDebounce = () => {};
  #stopErrorTimer = () => {};

  constructor(dependencies: LocationSearchDependencies) {
    this.#dependencies = dependencies;
  }

  get snapshot(): LocationSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  type(text: string): void {
    this.cancel();
    if (text.trim() === '') return;
    this.#state.update({ suggestionStatus: 'waiting' });
    this.#stopDebounce = this.#dependencies.clock.after(SUGGESTION_DEBOUNCE_MS, () => void this.#suggest(text.trim()));
  }

  /** Cancels pending calls, e.g. because the shopper chose a place. */
  cancel(): void {
    this.#stopDebounce();
    this.#stopErrorTimer();
    this.#newestSuggestion.abort();
    this.#newestPosition.abort();
    this.#state.set(IDLE_SNAPSHOT);
  }

  /** Resolves to the place where the device is; to null if it is unknown or a newer request replaced this one. */
  async locate(): Promise<string | null> {
    this.cancel();
    this.#state.update({ positionStatus: 'locating' });
    try {
      const outcome = await this.#newestPosition.run((signal) => this.#findPlaceHere(signal));
      if (outcome.kind !== 'answered') return null;
      if (outcome.answer === null) throw new PositionError('unavailable');
      this.#state.update({ positionStatus: 'idle' });
      return outcome.answer;
    } catch (error) {
      this.#reportPositionFailure(error);
      return null;
    }
  }

  async #suggest(text: string): Promise<void> {
    const { geocoding } = this.#dependencies;
    try {
      const outcome = await this.#newestSuggestion.run((signal) => geocoding.suggestPlaces(text, signal));
      if (outcome.kind === 'answered') this.#state.update({ suggestions: outcome.answer, suggestionStatus: 'ready' });
    } catch {
      // The adapter has logged the failure.
      this.#state.update({ suggestions: [], suggestionStatus: 'failed' });
    }
  }

  async #findPlaceHere(signal: AbortSignal): Promise<string | null> {
    const { geocoding, geolocation } = this.#dependencies;
    return geocoding.reverseGeocode(await geolocation.findPosition(signal), signal);
  }

  /** A device without geolocation is only logged (spec section 8). */
  #reportPositionFailure(error: unknown): void {
    const { clock, logger } = this.#dependencies;
    logger.warn('The current position could not be found', error);
    const isUnsupported = error instanceof PositionError && error.failure === 'unsupported';
    this.#state.update({ positionStatus: isUnsupported ? 'idle' : 'failed' });
    if (isUnsupported) return;
    this.#stopErrorTimer = clock.after(POSITION_ERROR_MS, () => this.#state.update({ positionStatus: 'idle' }));
  }
}
