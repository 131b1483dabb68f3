import type { Clock } from '../../application/ports/Clock.ts';
import type { TrendsRequest, TrendsSource } from '../../application/ports/TrendsSource.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { createOutfit } from '../../domain/poses/outfit.ts';
import type { OutfitPiece, Trends } from '../../domain/trends/Trends.ts';

const MAX_OUTFITS = 5;
const MAX_SUGGESTED_ITEMS = 12;

const toPiece = ({ id, brand, shortDescription, images, price }: Item): OutfitPiece => ({
  itemId: id,
  name: brand,
  shortDescription,
  imageUrls: images.map(({ url }) => url),
  price,
});

/** Composes trends of the first items of a given catalogue. */
export class InMemoryTrendsSource implements TrendsSource {
  readonly #catalogue: readonly Item[];
  readonly #clock: Pick<Clock, 'now'>;

  constructor(catalogue: readonly Item[], clock: Pick<Clock, 'now'>) {
    this.#catalogue = catalogue;
    this.#clock = clock;
  }

  async getTrends({ preferences, filters }: TrendsRequest, signal?: AbortSignal): Promise<Trends> {
    signal?.throwIfAborted();
    const { location } = preferences;
    const matchingItems = this.#catalogue.filter(
      ({ sizes }) => filters.size.length === 0 || filters.size.some((size) => sizes.includes(size)),
    );
    const outfits = matchingItems
      .slice(0, MAX_OUTFITS)
      .map((item, index) => Object.values(createOutfit([...matchingItems.slice(index + 1), item])).map(toPiece));
    return {
      glamourTrends: matchingItems.slice(0, MAX_OUTFITS).map(({ brand, shortDescription, description, images }) => ({
        trend: brand,
        description,
        query: shortDescription,
        imageUrls: images.map(({ url }) => url),
      })),
      outfits: outfits.map((pieces, index) => ({ name: `Look ${index + 1}`, reason: '', pieces })),
      dailyOutfit: { title: '', intro: 'Today', reason: '', pieces: outfits[0] ?? [], recommendations: '' },
      trendingSearches: matchingItems.map(({ shortDescription }) => shortDescription),
      searchesSource: 'catalogue',
      suggestedItems: matchingItems.slice(0, MAX_SUGGESTED_ITEMS),
      picksReason: '',
      place: location === '' ? null : { name: location, season: null, weather: null },
      isPlacePending: false,
      timestamp: new Date(this.#clock.now()).toISOString(),
    };
  }
}
