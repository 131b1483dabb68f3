import { createDictionary } from '../text/createDictionary.ts';
import { getOccasionFormality } from './occasionFormality.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import { maskOccasions, maskSeasons, maskStyles } from './pieceMasks.ts';
import type { OutfitWish } from './OutfitWish.ts';

/** The styles for each personality tag in the shopper's profile. */
const STYLES_BY_PERSONALITY: Readonly<Record<string, readonly string[]>> = createDictionary({
  Creative: ['Bohemian', 'Vintage', 'Trendy'],
  Professional: ['Business', 'Classic', 'Formal'],
  Adventurous: ['Streetwear', 'Athletic', 'Edgy'],
  Elegant: ['Chic', 'Classic', 'Glamorous'],
  Bold: ['Edgy', 'Glamorous', 'Trendy'],
  Conservative: ['Classic', 'Preppy', 'Business'],
  Relaxed: ['Casual', 'Bohemian', 'Minimalist'],
  Ambitious: ['Business', 'Chic', 'Formal'],
  Carefree: ['Casual', 'Bohemian', 'Denim'],
  Grounded: ['Sustainable', 'Classic', 'Casual'],
  Luxurious: ['Glamorous', 'Chic', 'Pitti'],
  Sporty: ['Athletic', 'Streetwear', 'Casual'],
  Romantic: ['Bohemian', 'Vintage', 'Chic'],
  Eclectic: ['Vintage', 'Bohemian', 'Trendy'],
  Sophisticated: ['Chic', 'Minimalist', 'Classic'],
  Confident: ['Edgy', 'Chic', 'Trendy'],
  Playful: ['Trendy', 'Preppy', 'Streetwear'],
  Introverted: ['Minimalist', 'Casual', 'Classic'],
  Mysterious: ['Gothic', 'Edgy', 'Vintage'],
});

export function listStylesOfPersonality(tag: string): readonly string[] {
  return STYLES_BY_PERSONALITY[tag] ?? [];
}

const STYLE_WEIGHT = 1;
const PERSONALITY_WEIGHT = 0.45;
const OCCASION_WEIGHT = 1.2;
/** The weight for a requested wedding outfit, because what shops offer for weddings is seldom too showy. */
const WEDDING_WEIGHT = 2.4;
const SEASON_WEIGHT = 0.4;
const OTHER_SEASON_PENALTY = 1.2;

const FREE_FORMALITY_GAP = 0.2;
/** The gap that costs nothing if an outfit was requested for a dressy occasion, which its pieces should suit. */
const FREE_DRESSY_GAP = 0.1;
const MIN_DRESSY = 0.55;
const FORMALITY_WEIGHT = 5;

/** Returns a function that rates how well a piece suits the shopper, the occasion and the season; 0 is neutral. */
export function createTasteRating(wish: OutfitWish): (piece: OutfitPiece) => number {
  const { occasion, season } = wish;
  const occasionBit = maskOccasions(occasion === undefined ? [] : [occasion]);
  const seasonBit = maskSeasons(season === undefined ? [] : [season]);
  const styles = maskStyles(wish.styles);
  const personalStyles = maskStyles(wish.personality.flatMap(listStylesOfPersonality));
  const formality = wish.formality ?? getOccasionFormality(occasion ?? '');
  const isWedding = wish.prefersOrdinary !== undefined && occasion === 'wedding';
  const occasionWeight = isWedding ? WEDDING_WEIGHT : OCCASION_WEIGHT;
  const isDressy = wish.prefersOrdinary !== undefined && (formality ?? 0) >= MIN_DRESSY;
  const freeGap = isDressy ? FREE_DRESSY_GAP : FREE_FORMALITY_GAP;
  return (piece) =>
    ((piece.styles & styles) === 0 ? 0 : STYLE_WEIGHT) +
    ((piece.styles & personalStyles) === 0 ? 0 : PERSONALITY_WEIGHT) +
    ((piece.occasions & occasionBit) === 0 ? 0 : occasionWeight) +
    rateSeason(piece.seasons, seasonBit) -
    (formality === undefined ? 0 : FORMALITY_WEIGHT * Math.max(0, Math.abs(piece.formality - formality) - freeGap));
}

function rateSeason(seasons: number, seasonBit: number): number {
  if (seasons === 0 || seasonBit === 0) return 0;
  return (seasons & seasonBit) === 0 ? -OTHER_SEASON_PENALTY : SEASON_WEIGHT;
}
