import type { Place } from '../../domain/places/Place.ts';

/** Finds places for the shopper's location (spec section 7, geocoding service). */
export interface Geocoder {
  /**
   * The best matches for a text that is being typed, best first, at most 10; none for an unknown text. Rejects with
   * `GeocoderUnavailable`, or with the signal's reason when it aborts.
   */
  suggest(text: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** The place at coordinates in degrees; null where nobody lives. Rejects as `suggest` does. */
  placeAt(latitude: number, longitude: number, signal: AbortSignal): Promise<Place | null>;
  /** Begins to load what lookups need, if that takes long and is not done; returns at once and never throws. */
  prepare?(): void;
}

/** Places cannot be looked up now. The message is for the log: it contains no key, no text and no coordinates. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable';
}
