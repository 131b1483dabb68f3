import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { companionsOf, formalityOfKind } from './companions.ts';
import { rateColorHarmony } from './harmony.ts';

/** The attributes that compatibility is computed from. */
export type OutfitPiece = Pick<CatalogueItem, 'kind' | 'colors' | 'pattern' | 'seasons' | 'occasions' | 'styles'>;

const DRESSY_STYLES = new Set(['Formal', 'Business', 'Glamorous', 'Pitti', 'Chic']);
const RELAXED_STYLES = new Set(['Casual', 'Streetwear', 'Athletic', 'Bohemian', 'Denim']);

/** Weights of the aspects of compatibility. */
const KIND_WEIGHT = 1;
const COLOR_WEIGHT = 1.2;
const SEASON_WEIGHT = 0.8;
const OCCASION_WEIGHT = 0.9;
const STYLE_WEIGHT = 0.5;
const FORMALITY_WEIGHT = 0.9;
const PATTERN_WEIGHT = 0.5;
const TOTAL_WEIGHT =
  KIND_WEIGHT + COLOR_WEIGHT + SEASON_WEIGHT + OCCASION_WEIGHT + STYLE_WEIGHT + FORMALITY_WEIGHT + PATTERN_WEIGHT;

/**
 * How well other pieces go with `piece`, 0 to 1; 0 if their kinds are not worn together. Precomputes what depends on
 * `piece` alone, since a whole catalogue may be compared with it.
 */
export function createCompatibilityRating(piece: OutfitPiece): (other: OutfitPiece, kind?: string) => number {
  const companions = companionsOf(piece.kind);
  const own = formality(piece);
  return (other, kind = other.kind) => {
    const kinds = companions.get(kind) ?? 0;
    if (kinds === 0) return 0;
    const value =
      KIND_WEIGHT * kinds +
      COLOR_WEIGHT * rateColorHarmony(piece.colors, other.colors) +
      SEASON_WEIGHT * computeOverlap(piece.seasons, other.seasons) +
      OCCASION_WEIGHT * computeOverlap(piece.occasions, other.occasions) +
      STYLE_WEIGHT * computeOverlap(piece.styles, other.styles) +
      FORMALITY_WEIGHT * (1 - Math.abs(own - rateFormalityOfKind(kind, other))) +
      PATTERN_WEIGHT * ratePatternHarmony(piece, other);
    return value / TOTAL_WEIGHT;
  };
}

export function formality(piece: Pick<OutfitPiece, 'kind' | 'styles' | 'occasions'>): number {
  return rateFormalityOfKind(piece.kind, piece);
}

function rateFormalityOfKind(kind: string, { styles, occasions }: Pick<OutfitPiece, 'styles' | 'occasions'>): number {
  const dressyBonus = styles.some((style) => DRESSY_STYLES.has(style)) ? 0.12 : 0;
  const relaxedPenalty = styles.some((style) => RELAXED_STYLES.has(style)) ? 0.12 : 0;
  const festiveBonus = occasions.includes('evening') || occasions.includes('wedding') ? 0.08 : 0;
  return Math.min(1, Math.max(0, formalityOfKind(kind) + dressyBonus + festiveBonus - relaxedPenalty));
}

/** Share of the shorter list that is in both; neutral if either is unknown. */
function computeOverlap(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0.5;
  let sharedCount = 0;
  for (const value of left) if (right.includes(value)) sharedCount += 1;
  return sharedCount / Math.min(left.length, right.length);
}

function ratePatternHarmony(left: OutfitPiece, right: OutfitPiece): number {
  if (isPlain(left.pattern) || isPlain(right.pattern)) return 1;
  return left.pattern === right.pattern ? 0.4 : 0.2;
}

function isPlain(pattern: string): boolean {
  return pattern === '' || pattern === 'plain' || pattern === 'solid';
}
