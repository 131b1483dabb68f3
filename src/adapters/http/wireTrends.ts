import type * as wire from '../../../contract/trends.ts';
import type { OutfitPiece, Trends, TrendsPlace } from '../../domain/trends/Trends.ts';
import { toItem } from './wireItem.ts';

export function toTrends(answer: wire.Trends, baseUrl: string): Trends {
  const { outfit_for_the_day: daily, trending_searches: searches } = answer;
  const resolveUrls = (urls: readonly string[] = []) =>
    urls.filter((url) => url !== '').map((url) => (url.startsWith('/') ? baseUrl + url : url));
  const toPiece = (piece: wire.OutfitItem): OutfitPiece => ({
    itemId: piece.item_id ?? null,
    name: piece.name,
    shortDescription: piece.short_description,
    imageUrls: resolveUrls(piece.images),
    price: piece.price ?? null,
  });
  return {
    glamourTrends: answer.glamour_trends.map(({ trend, description, query, images }) => ({
      trend,
      description,
      query: query ?? trend,
      imageUrls: resolveUrls(images),
    })),
    outfits: answer.outfits.map(({ name, reason = '', items }) => ({ name, reason, pieces: items.map(toPiece) })),
    dailyOutfit: {
      title: daily.title ?? '',
      intro: daily.intro,
      reason: daily.reason ?? '',
      pieces: daily.outfit.items.map(toPiece),
      recommendations: daily.recommendations,
    },
    trendingSearches: searches.search,
    searchesSource: searches.source ?? null,
    suggestedItems: answer.suggested_items.map((item) => toItem(item, baseUrl)),
    picksReason: answer.picks_reason ?? '',
    place: answer.place === undefined ? null : toPlace(answer.place),
    isPlacePending: answer.place_pending === true,
    timestamp: answer.timestamp,
  };
}

function toPlace(place: wire.TrendsPlace): TrendsPlace {
  const { name } = place;
  return 'unknown' in place
    ? { name, season: null, weather: null }
    : { name, season: place.season, weather: place.weather };
}
