import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import { companionsOf, formalityOfKind } from './companions.ts';
import { colorHarmony } from './harmony.ts';

/** What an outfit is judged by. */
export type OutfitPiece = Pick<CatalogueItem, 'kind' | 'colors' | 'pattern' | 'seasons' | 'occasions' | 'styles'>;

const DRESSY = new Set(['Formal', 'Business', 'Glamorous', 'Pitti', 'Chic']);
const EASY = new Set(['Casual', 'Streetwear', 'Athletic', 'Bohemian', 'Denim']);

/** How well `other` goes with `piece`, 0 to 1; 0 where their kinds are not worn together. */
export function compatibility(piece: OutfitPiece, other: OutfitPiece): number {
  const kinds = companionsOf(piece.kind).get(other.kind) ?? 0;
  if (kinds === 0) return 0;
  const parts: readonly (readonly [number, number])[] = [
    [1, kinds],
    [1.2, colorHarmony(piece.colors, other.colors)],
    [0.8, overlap(piece.seasons, other.seasons)],
    [0.9, overlap(piece.occasions, other.occasions)],
    [0.5, overlap(piece.styles, other.styles)],
    [0.9, 1 - Math.abs(formality(piece) - formality(other))],
    [0.5, patternPeace(piece, other)],
  ];
  const weight = parts.reduce((sum, [part]) => sum + part, 0);
  return parts.reduce((sum, [part, value]) => sum + part * value, 0) / weight;
}

export function formality({ kind, styles, occasions }: Pick<OutfitPiece, 'kind' | 'styles' | 'occasions'>): number {
  const dressy = styles.some((style) => DRESSY.has(style)) ? 0.12 : 0;
  const easy = styles.some((style) => EASY.has(style)) ? 0.12 : 0;
  const festive = occasions.includes('evening') || occasions.includes('wedding') ? 0.08 : 0;
  return Math.min(1, Math.max(0, formalityOfKind(kind) + dressy + festive - easy));
}

/** The share of the shorter list that both have; unknown is neither for nor against. */
function overlap(left: readonly string[], right: readonly string[]): number {
  if (left.length === 0 || right.length === 0) return 0.5;
  const shared = left.filter((value) => right.includes(value)).length;
  return shared / Math.min(left.length, right.length);
}

function patternPeace(left: OutfitPiece, right: OutfitPiece): number {
  if (isPlain(left.pattern) || isPlain(right.pattern)) return 1;
  return left.pattern === right.pattern ? 0.4 : 0.2;
}

function isPlain(pattern: string): boolean {
  return pattern === '' || pattern === 'plain' || pattern === 'solid';
}
