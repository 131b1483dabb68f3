import type { z } from 'zod';
import type { OutfitItem, Trends, TrendsPlace } from '../../../contract/trends.ts';
import type { ComposedTrends, TrendPlace } from '../../application/trends/ComposedTrends.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { shortenTitle } from '../../domain/catalogue/shortenTitle.ts';
import { itemsToWire } from './itemToWire.ts';

export function trendsToWire(trends: ComposedTrends): z.input<typeof Trends> {
  const { dailyOutfit, place } = trends;
  return {
    glamour_trends: trends.tiles.map(({ headline, description, query, pictureUrls }) => ({
      trend: headline,
      description,
      query,
      images: [...pictureUrls],
    })),
    outfits: trends.outfits.map(({ id, name, reason, items }) => ({
      id,
      name,
      reason,
      items: items.map(outfitItemToWire),
    })),
    outfit_for_the_day: {
      intro: dailyOutfit.intro,
      title: dailyOutfit.name,
      reason: dailyOutfit.reason,
      outfit: { items: dailyOutfit.items.map(outfitItemToWire) },
      recommendations: dailyOutfit.tip,
    },
    trending_searches: { search: [...trends.searches], source: trends.searchSource },
    suggested_items: itemsToWire(trends.suggestions),
    picks_reason: trends.picksReason,
    ...(place !== null && { place: placeToWire(place) }),
    ...(trends.isPlacePending && { place_pending: true }),
    timestamp: new Date(trends.at).toISOString(),
  };
}

function outfitItemToWire(item: CatalogueItem): z.input<typeof OutfitItem> {
  return {
    item_id: item.id,
    name: item.brand,
    short_description: shortenTitle(item),
    images: item.pictures.map(({ url }) => url),
    price: item.priceCents / 100,
    try_on_category: item.tryOnCategory,
  };
}

function placeToWire(place: TrendPlace): TrendsPlace {
  return place.isUnknown
    ? { name: place.name, unknown: true }
    : { name: place.name, season: place.season, weather: place.weather };
}
