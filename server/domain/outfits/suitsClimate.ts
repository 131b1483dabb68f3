import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { findMainKind, prepareOutfitPiece } from './OutfitPiece.ts';
import { WARM_BANDS, type WeatherBand } from '../climate/Climate.ts';
import { getWarmthRange } from './warmth.ts';

/** The season and the weather that clothes should suit. */
export interface DressingClimate {
  /** A season of the catalogue; null if it is unknown. */
  readonly season: string | null;
  /** Null if the weather is unknown. */
  readonly weather: WeatherBand | null;
}

const BEACH_KIND = 'swimwear';

/** Whether an item suits the season and the warmth of the weather. Items without these attributes suit. */
export function suitsClimate(item: CatalogueItem, { season, weather }: DressingClimate): boolean {
  if (season !== null && item.seasons.length > 0 && !item.seasons.includes(season)) return false;
  if (weather === null) return true;
  // Outfits contain swimwear only on request, so its slot has no range of warmth.
  if (findMainKind(item) === BEACH_KIND) return WARM_BANDS.has(weather);
  const piece = prepareOutfitPiece(item);
  if (piece === null) return true;
  const [minWarmth, maxWarmth] = getWarmthRange(piece.slot, weather);
  return piece.warmth >= minWarmth && piece.warmth <= maxWarmth;
}
