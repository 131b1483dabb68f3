import type { Coordinates, Geocoding } from '../../application/ports/Geocoding.ts';

export interface KnownPlace extends Coordinates {
  readonly name: string;
}

/** The distance within which a place is found, in degrees of latitude and of longitude. */
const MAX_DISTANCE_DEGREES = 1;

/** Finds places in a given list, which is ordered by importance. */
export class InMemoryGeocoding implements Geocoding {
  readonly #places: readonly KnownPlace[];

  constructor(places: readonly KnownPlace[]) {
    this.#places = places;
  }

  async suggestPlaces(text: string, signal?: AbortSignal): Promise<readonly string[]> {
    signal?.throwIfAborted();
    const start = text.trim().toLowerCase();
    return this.#places.map(({ name }) => name).filter((name) => name.toLowerCase().startsWith(start));
  }

  async reverseGeocode({ latitude, longitude }: Coordinates, signal?: AbortSignal): Promise<string | null> {
    signal?.throwIfAborted();
    const isNear = (place: KnownPlace) =>
      Math.abs(place.latitude - latitude) < MAX_DISTANCE_DEGREES &&
      Math.abs(place.longitude - longitude) < MAX_DISTANCE_DEGREES;
    return this.#places.find(isNear)?.name ?? null;
  }
}
