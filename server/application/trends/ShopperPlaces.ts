import type { Geocoder } from '../ports/Geocoder.ts';
import type { Place } from '../../domain/places/Place.ts';

/** Timeout of a lookup. The first one waits until the places are loaded. */
const LOOKUP_MS = 4_000;
const MAX_REMEMBERED_PLACES = 5_000;

/** Looks up the shoppers' locations and caches them. */
export class ShopperPlaces {
  readonly #geocoder: Geocoder;
  /** The places by text, least recently used first. */
  readonly #placeByText = new Map<string, Place | null>();

  constructor(geocoder: Geocoder) {
    this.#geocoder = geocoder;
  }

  /** The place; null if it is unknown; undefined if places cannot be looked up now. */
  async find(text: string): Promise<Place | null | undefined> {
    const key = text.trim().toLowerCase();
    const cachedPlace = this.#placeByText.get(key);
    const place = cachedPlace === undefined ? await this.#lookUp(text) : cachedPlace;
    if (place !== undefined) this.#remember(key, place);
    return place;
  }

  async #lookUp(text: string): Promise<Place | null | undefined> {
    try {
      return (await this.#geocoder.suggest(text, AbortSignal.timeout(LOOKUP_MS)))[0] ?? null;
    } catch {
      return undefined;
    }
  }

  #remember(key: string, place: Place | null): void {
    this.#placeByText.delete(key);
    this.#placeByText.set(key, place);
    const [oldestText] = this.#placeByText.keys();
    if (this.#placeByText.size > MAX_REMEMBERED_PLACES && oldestText !== undefined)
      this.#placeByText.delete(oldestText);
  }
}
