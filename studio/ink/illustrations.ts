import type { Cloth, Options } from '../tailoring/Cloth.ts';

export interface Hung {
  readonly cut: string;
  readonly cloth: Cloth;
  readonly options?: Options;
  /** Where its middle hangs and how large it is; one alone fills the sheet. */
  readonly at?: readonly [x: number, y: number];
  readonly scale?: number;
}

export interface Illustration {
  readonly name: string;
  readonly pieces: readonly Hung[];
}

/** What the shop shows in ink and wash: one piece for an empty place, several for a banner. */
export const ILLUSTRATIONS: readonly Illustration[] = [
  { name: 'slip-dress', pieces: [{ cut: 'slip-dress', cloth: { fabric: 'satin', colour: 'bottle' } }] },
  { name: 'trench', pieces: [{ cut: 'trench', cloth: { fabric: 'twill', colour: 'sand', buttons: 'horn' } }] },
  {
    name: 'blazer',
    pieces: [{ cut: 'blazer-single', cloth: { fabric: 'wool', colour: 'slate', lining: 'blush', buttons: 'dark' } }],
  },
  { name: 'sweater', pieces: [{ cut: 'sweater', cloth: { fabric: 'knit', colour: 'oat' } }] },
  { name: 'shirt', pieces: [{ cut: 'shirt', cloth: { fabric: 'poplin', colour: 'sky', buttons: 'pearl' } }] },
  { name: 'skirt', pieces: [{ cut: 'pleated-skirt', cloth: { fabric: 'crepe', colour: 'terracotta' } }] },
  {
    name: 'evening',
    pieces: [
      { cut: 'overcoat', cloth: { fabric: 'wool', colour: 'camel' }, at: [-250, 500], scale: 0.86 },
      { cut: 'slip-dress', cloth: { fabric: 'satin', colour: 'oxblood' }, at: [170, 500], scale: 0.9 },
      {
        cut: 'blazer-double',
        cloth: { fabric: 'velvet', colour: 'midnight', buttons: 'brass' },
        at: [560, 470],
        scale: 0.82,
      },
    ],
  },
  {
    name: 'wardrobe',
    pieces: [
      { cut: 'tee', cloth: { fabric: 'jersey', colour: 'ecru' }, at: [-420, 430], scale: 0.74 },
      { cut: 'jeans', cloth: { fabric: 'denim', colour: 'mid' }, at: [-60, 520], scale: 0.82 },
      { cut: 'trench', cloth: { fabric: 'twill', colour: 'khaki' }, at: [310, 500], scale: 0.86 },
      { cut: 'wrap-dress', cloth: { fabric: 'crepe', colour: 'rose' }, at: [720, 500], scale: 0.82 },
    ],
  },
];
