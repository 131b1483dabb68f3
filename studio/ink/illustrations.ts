import type { Cloth, Options } from '../tailoring/Cloth.ts';

export interface PlacedPiece {
  readonly cut: string;
  readonly cloth: Cloth;
  readonly options?: Options;
  /** The position of the piece's center; by default, the piece fills the sheet. */
  readonly at?: readonly [x: number, y: number];
  readonly scale?: number;
}

export interface Illustration {
  readonly name: string;
  readonly pieces: readonly PlacedPiece[];
}

/** The illustrations in ink and wash: one piece for an empty state, several for a banner. */
export const ILLUSTRATIONS: readonly Illustration[] = [
  { name: 'slip-dress', pieces: [{ cut: 'slip-dress', cloth: { fabric: 'satin', color: 'bottle' } }] },
  { name: 'trench', pieces: [{ cut: 'trench', cloth: { fabric: 'twill', color: 'sand', buttons: 'horn' } }] },
  {
    name: 'blazer',
    pieces: [{ cut: 'blazer-single', cloth: { fabric: 'wool', color: 'slate', lining: 'blush', buttons: 'dark' } }],
  },
  { name: 'sweater', pieces: [{ cut: 'sweater', cloth: { fabric: 'knit', color: 'oat' } }] },
  { name: 'shirt', pieces: [{ cut: 'shirt', cloth: { fabric: 'poplin', color: 'sky', buttons: 'pearl' } }] },
  { name: 'skirt', pieces: [{ cut: 'pleated-skirt', cloth: { fabric: 'crepe', color: 'terracotta' } }] },
  {
    name: 'evening',
    pieces: [
      { cut: 'overcoat', cloth: { fabric: 'wool', color: 'camel' }, at: [-250, 500], scale: 0.86 },
      { cut: 'slip-dress', cloth: { fabric: 'satin', color: 'oxblood' }, at: [170, 500], scale: 0.9 },
      {
        cut: 'blazer-double',
        cloth: { fabric: 'velvet', color: 'midnight', buttons: 'brass' },
        at: [560, 470],
        scale: 0.82,
      },
    ],
  },
  {
    name: 'wardrobe',
    pieces: [
      { cut: 'tee', cloth: { fabric: 'jersey', color: 'ecru' }, at: [-420, 430], scale: 0.74 },
      { cut: 'jeans', cloth: { fabric: 'denim', color: 'mid' }, at: [-60, 520], scale: 0.82 },
      { cut: 'trench', cloth: { fabric: 'twill', color: 'khaki' }, at: [310, 500], scale: 0.86 },
      { cut: 'wrap-dress', cloth: { fabric: 'crepe', color: 'rose' }, at: [720, 500], scale: 0.82 },
    ],
  },
];
