import { HIDE, NAP, SMOOTH, STRAW } from './leathers.ts';
import type { Cover } from './openwork.ts';
import { chiffonCover, CROCHET, crochetCover, LACE, laceCover, organzaCover, tulleCover } from './openwork.ts';
import { CHUNKY, LOOPS, MOHAIR, PUCKER, RIPSTOP, SEQUINS, TERRY } from './surfaces.ts';
import type { Weave } from './Weave.ts';
import { WEAVES } from './weaves.ts';

/** How a cloth reflects light and falls. */
export interface Fabric {
  readonly materials: readonly string[];
  /** Names that shoppers may use for the material. */
  readonly words: string;
  readonly weave: Weave;
  /** Height of the weave in pixels. */
  readonly relief: number;
  readonly grain: number;
  /** Strength of the highlight. */
  readonly gloss: number;
  readonly tightness: number;
  /** Light at grazing angles, as on velvet and brushed wool. */
  readonly sheen: number;
  /** Opacity of sheer cloth at a point; opaque if absent. */
  readonly cover?: Cover;
  /** Above 1, shadows are deeper than real. */
  readonly contrast: number;
  /** Depth of folds: 1 for a shirt; silk has deep soft folds, felted wool few. */
  readonly foldDepth: number;
  readonly foldWidth: number;
  /** Number of small creases per garment. */
  readonly creases: number;
  /** Thickness of an edge in pixels. */
  readonly thickness: number;
}

const fabric = (
  materials: readonly string[],
  words: string,
  weave: Weave,
  surface: readonly [relief: number, grain: number, gloss: number, tightness: number],
  drape: readonly [foldDepth: number, foldWidth: number, creases: number, thickness: number],
  finish: { readonly sheen?: number; readonly contrast?: number; readonly cover?: Cover } = {},
): Fabric => ({
  materials,
  words,
  weave,
  relief: surface[0],
  grain: surface[1],
  gloss: surface[2],
  tightness: surface[3],
  sheen: finish.sheen ?? 0,
  contrast: finish.contrast ?? 1.15,
  foldDepth: drape[0],
  foldWidth: drape[1],
  creases: drape[2],
  thickness: drape[3],
  ...(finish.cover ? { cover: finish.cover } : {}),
});

export const FABRICS = {
  jersey: fabric(['cotton'], 'soft cotton jersey', WEAVES.jersey, [0.16, 0.5, 0.02, 8], [0.95, 1.1, 5, 2.8]),
  pique: fabric(['cotton'], 'cotton piqué, honeycomb knit', WEAVES.pique, [0.42, 0.5, 0.02, 8], [0.75, 1.2, 4, 4.5]),
  poplin: fabric(['cotton'], 'crisp cotton poplin', WEAVES.plain, [0.1, 0.35, 0.04, 14], [1.05, 0.8, 16, 2.6]),
  linen: fabric(
    ['linen'],
    'breathable washed linen, natural flax',
    WEAVES.linen,
    [0.3, 1, 0.02, 8],
    [0.95, 0.8, 44, 3.6],
  ),
  twill: fabric(
    ['cotton'],
    'sturdy cotton twill, gabardine',
    WEAVES.twill,
    [0.26, 0.5, 0.03, 10],
    [0.9, 0.95, 10, 4.2],
  ),
  denim: fabric(['denim', 'cotton'], 'cotton denim', WEAVES.denim, [0.36, 1, 0.02, 8], [1, 0.9, 12, 4.6]),
  wool: fabric(
    ['wool'],
    'fine worsted wool, tailoring cloth',
    WEAVES.worsted,
    [0.2, 0.7, 0.015, 8],
    [0.72, 1.2, 3, 5.2],
  ),
  tweed: fabric(['wool', 'tweed'], 'woollen tweed, warm and hardy', WEAVES.tweed, [0.6, 1, 0, 8], [0.6, 1.35, 2, 6.2]),
  melton: fabric(['wool'], 'thick felted wool, melton', WEAVES.felt, [0.36, 0.9, 0.01, 6], [0.66, 1.5, 2, 7.5]),
  corduroy: fabric(
    ['cotton', 'corduroy'],
    'ribbed corduroy, cord',
    WEAVES.cord,
    [0.95, 0.5, 0.03, 8],
    [0.75, 1.15, 4, 5.5],
  ),
  velvet: fabric(['velvet'], 'deep-pile velvet', WEAVES.felt, [0.2, 0.6, 0.12, 3], [1.25, 1.3, 0, 5.5], {
    sheen: 1.5,
    contrast: 1.75,
  }),
  satin: fabric(
    ['satin', 'silk'],
    'fluid satin, silky and lustrous',
    WEAVES.satin,
    [0.04, 0.13, 0.3, 13],
    [1.12, 1.4, 0, 2.4],
    { contrast: 1.25 },
  ),
  crepe: fabric(['crêpe'], 'matte flowing crêpe', WEAVES.crepe, [0.16, 0.4, 0.035, 8], [1, 1.2, 2, 3]),
  knit: fabric(
    ['wool', 'knit'],
    'knitwear, fine stocking stitch',
    WEAVES.stocking,
    [0.55, 0.4, 0, 8],
    [0.62, 1.5, 2, 6],
  ),
  rib: fabric(['knit'], 'ribbed knit', WEAVES.rib, [1.05, 0.4, 0, 8], [0.62, 1.4, 2, 5]),
  cable: fabric(['wool', 'knit'], 'cable knit, aran, chunky', WEAVES.cable, [1, 0.4, 0, 8], [0.5, 1.7, 0, 8]),
  fleece: fabric(
    ['cotton', 'fleece'],
    'brushed cotton fleece, loopback',
    WEAVES.jersey,
    [0.14, 0.6, 0, 8],
    [0.75, 1.5, 4, 6.5],
  ),
  seersucker: fabric(
    ['cotton', 'seersucker'],
    'puckered cotton seersucker',
    PUCKER,
    [0.5, 0.4, 0.02, 8],
    [0.9, 0.8, 18, 3],
  ),
  canvas: fabric(['cotton', 'canvas'], 'heavy cotton canvas', WEAVES.linen, [0.34, 0.5, 0.02, 8], [0.7, 1, 8, 5]),
  silk: fabric(['silk'], 'washed silk with a quiet sheen', WEAVES.satin, [0.05, 0.16, 0.17, 9], [1.15, 1.1, 3, 2.2], {
    contrast: 1.22,
  }),
  boucle: fabric(['wool', 'bouclé'], 'bouclé, curled yarn, cosy texture', LOOPS, [0.9, 0.9, 0, 8], [0.55, 1.5, 1, 7]),
  teddy: fabric(['teddy', 'fleece'], 'teddy fleece, deep soft pile', LOOPS, [1.5, 0.8, 0, 8], [0.6, 1.8, 0, 11], {
    sheen: 0.12,
  }),
  mohair: fabric(['mohair', 'knit'], 'brushed mohair, fuzzy and light', MOHAIR, [0.7, 1, 0, 8], [0.6, 1.6, 0, 8], {
    sheen: 0.3,
  }),
  chunky: fabric(['wool', 'knit'], 'chunky hand-knit stitch', CHUNKY, [1.5, 0.5, 0, 8], [0.5, 1.8, 0, 9]),
  crochet: fabric(['cotton', 'crochet'], 'openwork crochet', CROCHET, [1.1, 0.6, 0, 8], [0.6, 1.4, 0, 5], {
    cover: crochetCover,
  }),
  terry: fabric(['cotton', 'terry'], 'looped cotton terry, towelling', TERRY, [0.6, 0.7, 0, 8], [0.7, 1.5, 2, 6]),
  leather: fabric(['leather'], 'supple grained leather', HIDE, [0.42, 0.5, 0.34, 20], [1.05, 1.05, 14, 5.5], {
    contrast: 1.3,
  }),
  patent: fabric(['patent leather'], 'high-gloss patent leather', SMOOTH, [0.1, 0, 0.8, 46], [0.9, 1.2, 4, 5], {
    contrast: 1.35,
  }),
  suede: fabric(['suede', 'leather'], 'soft brushed suede', NAP, [0.3, 1, 0, 8], [0.75, 1.25, 5, 5.5], { sheen: 0.25 }),
  nylon: fabric(['nylon'], 'light technical nylon', RIPSTOP, [0.3, 0.3, 0.16, 15], [1.15, 0.75, 22, 2.4], {
    contrast: 1.22,
  }),
  swim: fabric(
    ['recycled nylon', 'elastane'],
    'smooth stretch swim fabric',
    WEAVES.satin,
    [0.05, 0.1, 0.11, 10],
    [0.6, 1.2, 0, 3],
    { contrast: 1.2 },
  ),
  stretch: fabric(
    ['nylon', 'elastane'],
    'matte second-skin stretch jersey',
    WEAVES.crepe,
    [0.08, 0.2, 0.07, 8],
    [0.7, 1.1, 2, 2.6],
    { contrast: 1.2 },
  ),
  sequin: fabric(
    ['sequins'],
    'sewn all over with sequins, sparkling',
    SEQUINS,
    [1, 0.5, 0.75, 12],
    [0.8, 1.4, 0, 3.4],
    { contrast: 1.4 },
  ),
  lace: fabric(['lace'], 'floral lace, see-through', LACE, [0.7, 0.4, 0.02, 8], [0.8, 1.1, 2, 2], { cover: laceCover }),
  tulle: fabric(['tulle'], 'fine tulle net, sheer', WEAVES.crepe, [0.1, 0.2, 0.02, 8], [0.9, 0.9, 4, 1.6], {
    cover: tulleCover,
  }),
  chiffon: fabric(['chiffon'], 'floating chiffon, sheer', WEAVES.crepe, [0.12, 0.3, 0.03, 8], [1.15, 1, 3, 1.8], {
    cover: chiffonCover,
  }),
  organza: fabric(['organza', 'silk'], 'crisp sheer organza', WEAVES.satin, [0.06, 0.2, 0.2, 12], [1.2, 1.1, 8, 1.8], {
    cover: organzaCover,
  }),
  straw: fabric(['straw'], 'woven natural straw, raffia', STRAW, [1.1, 1, 0.03, 8], [0.4, 1.4, 0, 6]),
  rubber: fabric(['rubber'], 'rubber', SMOOTH, [0.1, 0, 0.06, 10], [0.4, 1.4, 0, 4]),
  metal: fabric(['metal'], 'polished metal', SMOOTH, [0.1, 0, 0.7, 14], [0.3, 1.4, 0, 3], { contrast: 1.5 }),
} satisfies Record<string, Fabric>;

export type FabricName = keyof typeof FABRICS;
