import type { Weave } from './weaves.ts';
import { WEAVES } from './weaves.ts';

/** How a cloth behaves under light and how it falls. */
export interface Fabric {
  readonly materials: readonly string[];
  /** What a customer may call it. */
  readonly words: string;
  readonly weave: Weave;
  /** Height of the weave in pixels, strength of its colour grain from 0 to 1. */
  readonly relief: number;
  readonly grain: number;
  /** Strength and tightness of the highlight. */
  readonly gloss: number;
  readonly tightness: number;
  /** Light at grazing angles: the bloom of velvet and brushed wool. */
  readonly sheen: number;
  /** Above 1 the shadows are deeper than cloth alone would make them. */
  readonly contrast: number;
  /** 1 is a shirt; silk falls in deep soft folds, felted wool in few. */
  readonly foldDepth: number;
  readonly foldWidth: number;
  /** Small creases per garment: linen has many. */
  readonly creases: number;
  /** Thickness of an edge in pixels. */
  readonly thickness: number;
}

const fabric = (
  materials: readonly string[], words: string, weave: Weave,
  surface: readonly [relief: number, grain: number, gloss: number, tightness: number],
  drape: readonly [foldDepth: number, foldWidth: number, creases: number, thickness: number],
  finish: { readonly sheen?: number; readonly contrast?: number } = {},
): Fabric => ({
  materials, words, weave,
  relief: surface[0], grain: surface[1], gloss: surface[2], tightness: surface[3],
  sheen: finish.sheen ?? 0, contrast: finish.contrast ?? 1.15,
  foldDepth: drape[0], foldWidth: drape[1], creases: drape[2], thickness: drape[3],
});

export const FABRICS = {
  jersey: fabric(['cotton'], 'soft cotton jersey', WEAVES.jersey, [0.16, 0.5, 0.02, 8], [0.95, 1.1, 5, 2.8]),
  pique: fabric(['cotton'], 'cotton piqué, honeycomb knit', WEAVES.pique, [0.42, 0.5, 0.02, 8], [0.75, 1.2, 4, 4.5]),
  poplin: fabric(['cotton'], 'crisp cotton poplin', WEAVES.plain, [0.1, 0.35, 0.04, 14], [1.05, 0.8, 16, 2.6]),
  linen: fabric(['linen'], 'breathable washed linen, natural flax', WEAVES.linen, [0.3, 1, 0.02, 8], [0.95, 0.8, 44, 3.6]),
  twill: fabric(['cotton'], 'sturdy cotton twill, gabardine', WEAVES.twill, [0.26, 0.5, 0.03, 10], [0.9, 0.95, 10, 4.2]),
  denim: fabric(['denim', 'cotton'], 'cotton denim', WEAVES.denim, [0.36, 1, 0.02, 8], [1, 0.9, 12, 4.6]),
  wool: fabric(['wool'], 'fine worsted wool, tailoring cloth', WEAVES.worsted, [0.2, 0.7, 0.015, 8], [0.72, 1.2, 3, 5.2]),
  tweed: fabric(['wool', 'tweed'], 'woollen tweed, warm and hardy', WEAVES.tweed, [0.6, 1, 0, 8], [0.6, 1.35, 2, 6.2]),
  melton: fabric(['wool'], 'thick felted wool, melton', WEAVES.felt, [0.36, 0.9, 0.01, 6], [0.66, 1.5, 2, 7.5]),
  corduroy: fabric(['cotton', 'corduroy'], 'ribbed corduroy, cord', WEAVES.cord, [0.95, 0.5, 0.03, 8], [0.75, 1.15, 4, 5.5]),
  velvet: fabric(['velvet'], 'deep-pile velvet', WEAVES.felt, [0.2, 0.6, 0.1, 3], [0.95, 1.3, 0, 5.5], { sheen: 0.6, contrast: 1.4 }),
  satin: fabric(['satin', 'silk'], 'fluid satin, silky and lustrous', WEAVES.satin, [0.04, 0.13, 0.3, 13], [1.12, 1.4, 0, 2.4], { contrast: 1.25 }),
  crepe: fabric(['crêpe'], 'matte flowing crêpe', WEAVES.crepe, [0.16, 0.4, 0.035, 8], [1, 1.2, 2, 3]),
  knit: fabric(['wool', 'knit'], 'knitwear, fine stocking stitch', WEAVES.stocking, [0.55, 0.4, 0, 8], [0.62, 1.5, 2, 6]),
  rib: fabric(['knit'], 'ribbed knit', WEAVES.rib, [1.05, 0.4, 0, 8], [0.62, 1.4, 2, 5]),
  cable: fabric(['wool', 'knit'], 'cable knit, aran, chunky', WEAVES.cable, [1, 0.4, 0, 8], [0.5, 1.7, 0, 8]),
  fleece: fabric(['cotton', 'fleece'], 'brushed cotton fleece, loopback', WEAVES.jersey, [0.14, 0.6, 0, 8], [0.75, 1.5, 4, 6.5]),
} satisfies Record<string, Fabric>;

export type FabricName = keyof typeof FABRICS;
