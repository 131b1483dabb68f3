import type { Place } from '../../domain/places/Place.ts';

/** Finds places for the shopper's location (spec section 7, geocoding service). */
export interface Geocoder {
  /**
   * Places that match a text as it is typed, best first, at most 10. Rejects with `GeocoderUnavailable`, or with the
   * signal's reason.
   */
  suggest(text: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** The place at these coordinates in degrees; null if there is no place nearby. Rejects like `suggest`. */
  placeAt(latitude: number, longitude: number, signal: AbortSignal): Promise<Place | null>;
  /** Loads the data for lookups in advance. Returns at once and never throws. */
  prepare?(): void;
}

/** Places cannot be looked up now. The message may be logged: it contains no key, text or coordinates. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable';
}
