/** Degrees: latitude -90 to 90, longitude -180 to 180. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Looks up the names of places, e.g. 'Oslo, Norway'. Rejects with a `CallError`, or with the signal's reason. */
export interface Geocoding {
  /** Places whose name begins with the text, best first. Rejects with 'Error retrieving suggestions'. */
  suggestPlaces(text: string, signal?: AbortSignal): Promise<readonly string[]>;
  /** The place at the coordinates; null if there is no place nearby. Rejects with 'Error retrieving location'. */
  reverseGeocode(coordinates: Coordinates, signal?: AbortSignal): Promise<string | null>;
}
