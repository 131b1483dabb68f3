import type { Place } from '../../domain/places/Place.ts';

/** Finds places for the shopper's location (spec section 7, geocoding service). */
export interface Geocoder {
  /**
   * The best matches for a text that is being typed, best first, at most 10; none for an unknown text. Rejects with
   * `GeocoderUnavailable`, or with the signal's reason when it aborts.
   */
  suggest(text: string, signal: AbortSignal): Promise<readonly Place[]>;
  /** The place at these coordinates, in degrees; null where nobody lives. Rejects like `suggest`. */
  placeAt(latitude: number, longitude: number, signal: AbortSignal): Promise<Place | null>;
  /** Starts to load the data for lookups if that takes long. Returns at once and never throws. */
  prepare?(): void;
}

/** Places cannot be looked up now. The message is for the log and contains no key, no text and no coordinates. */
export class GeocoderUnavailable extends Error {
  override readonly name = 'GeocoderUnavailable';
}
