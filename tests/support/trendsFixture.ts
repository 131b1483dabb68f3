import { NO_PREFERENCES, type Preferences } from '../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import { InMemoryStore } from '../../server/adapters/memory/InMemoryStore.ts';
import { GeocoderUnavailable, type Geocoder } from '../../server/application/ports/Geocoder.ts';
import type { SearchEngine } from '../../server/application/ports/SearchEngine.ts';
import type { ComposedTrends, TrendsRequest } from '../../server/application/trends/ComposedTrends.ts';
import { TrendsService } from '../../server/application/trends/TrendsService.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';
import type { Place } from '../../server/domain/places/Place.ts';

export const DAY_MS = 86_400_000;
/** Monday, 23 November 2026. */
export const MONDAY_NOON = Date.UTC(2026, 10, 23, 12);

const PLACES: Readonly<Record<string, Place>> = {
  oslo: createPlace('Oslo, Norway', 59.9, 10.7, 'Europe/Oslo'),
  sydney: createPlace('Sydney, Australia', -33.9, 151.2, 'Australia/Sydney'),
  singapore: createPlace('Singapore', 1.3, 103.9, 'Asia/Singapore'),
};

function createPlace(formatted: string, latitude: number, longitude: number, timeZone: string): Place {
  return { formatted, latitude, longitude, elevation: 20, timeZone };
}

/** A geocoder with three cities. `isDown` makes it unavailable. */
export class FewPlaces implements Geocoder {
  isDown = false;
  prepareCount = 0;

  prepare(): void {
    this.prepareCount += 1;
  }

  async suggest(text: string): Promise<readonly Place[]> {
    if (this.isDown) throw new GeocoderUnavailable('Down');
    const place = PLACES[text.split(',')[0]!.toLowerCase()];
    return place ? [place] : [];
  }

  async placeAt(): Promise<Place | null> {
    return null;
  }
}

/** The trends of a shop with an in-memory store. The test sets the time. */
export class TrendsFixture {
  readonly store = new InMemoryStore();
  readonly places = new FewPlaces();
  readonly service: TrendsService;
  now = MONDAY_NOON;

  private constructor(engine: SearchEngine) {
    const clock = { now: () => this.now };
    const log = { warn: () => undefined };
    this.service = new TrendsService({ store: this.store, engine, geocoder: this.places, clock, log });
  }

  static async create(items: readonly CatalogueItem[], engine: SearchEngine): Promise<TrendsFixture> {
    const fixture = new TrendsFixture(engine);
    await fixture.store.catalogue.importAll('demo', [items]);
    return fixture;
  }

  compose(
    userId: string,
    preferences: Partial<Preferences> = {},
    request: Partial<TrendsRequest> = {},
  ): Promise<ComposedTrends> {
    return this.service.compose({
      ...{ userId, filters: NO_FILTERS, timeZone: '', ...request },
      preferences: { ...NO_PREFERENCES, ...preferences },
    });
  }
}
