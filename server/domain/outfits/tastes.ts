import type { OutfitPiece } from './OutfitPiece.ts';
import type { OutfitWish } from './OutfitWish.ts';

/** The styles that go with how shoppers describe themselves. */
const STYLES_BY_PERSONALITY: Readonly<Record<string, readonly string[]>> = {
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
};

export function listStylesOfPersonality(tag: string): readonly string[] {
  return STYLES_BY_PERSONALITY[tag] ?? [];
}

const STYLE_WEIGHT = 1;
const PERSONALITY_WEIGHT = 0.45;
const OCCASION_WEIGHT = 1.2;
const SEASON_WEIGHT = 0.4;

/** How well a piece suits the shopper and the day, from 0 up. */
export function createTasteRating(wish: OutfitWish): (piece: OutfitPiece) => number {
  const { occasion, season } = wish;
  const styles = new Set(wish.styles);
  const personalStyles = new Set(wish.personality.flatMap(listStylesOfPersonality));
  return ({ item }) =>
    (item.styles.some((style) => styles.has(style)) ? STYLE_WEIGHT : 0) +
    (item.styles.some((style) => personalStyles.has(style)) ? PERSONALITY_WEIGHT : 0) +
    (occasion !== undefined && item.occasions.includes(occasion) ? OCCASION_WEIGHT : 0) +
    (season !== undefined && item.seasons.includes(season) ? SEASON_WEIGHT : 0);
}
