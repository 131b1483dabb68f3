import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import { createDictionary } from '../text/createDictionary.ts';
import type { WeatherBand } from '../climate/Climate.ts';

/** How warm a kind is, from beachwear (0) to a down coat (1). */
const WARMTH_BY_KIND: Readonly<Record<string, number>> = createDictionary({
  tank: 0.05,
  camisole: 0.08,
  shorts: 0.05,
  tee: 0.2,
  top: 0.25,
  polo: 0.25,
  blouse: 0.3,
  shirt: 0.35,
  dress: 0.3,
  skirt: 0.3,
  jumpsuit: 0.35,
  leggings: 0.4,
  trousers: 0.45,
  jeans: 0.5,
  suit: 0.45,
  blazer: 0.45,
  waistcoat: 0.4,
  cardigan: 0.5,
  sweatshirt: 0.55,
  hoodie: 0.6,
  sweater: 0.65,
  gilet: 0.65,
  jacket: 0.6,
  coat: 0.8,
  shoes: 0.35,
  boots: 0.6,
  hat: 0.4,
  scarf: 0.6,
  gloves: 0.9,
});
const DEFAULT_WARMTH = 0.4;

const WARMTH_BY_PHRASE: readonly (readonly [string, number])[] = Object.entries({
  trucker: 0.5,
  chore: 0.5,
  bomber: 0.55,
  biker: 0.55,
  puffer: 0.9,
  parka: 0.9,
  overcoat: 0.85,
  trench: 0.6,
  raincoat: 0.55,
  'knit dress': 0.5,
  sandals: 0.05,
  espadrilles: 0.1,
  beanie: 0.9,
  cap: 0.3,
  'straw hat': 0,
  'silk square': 0.3,
  'narrow scarf': 0.35,
}).map(([phrase, warmth]) => [` ${phrase} `, warmth] as const);

const ADDED_WARMTH_BY_MATERIAL: Readonly<Record<string, number>> = createDictionary({
  linen: -0.18,
  seersucker: -0.2,
  silk: -0.1,
  chiffon: -0.15,
  crochet: -0.15,
  viscose: -0.06,
  cupro: -0.06,
  straw: -0.3,
  wool: 0.12,
  'recycled wool': 0.12,
  'merino wool': 0.08,
  'british wool': 0.15,
  'shetland wool': 0.15,
  tweed: 0.22,
  velvet: 0.15,
  corduroy: 0.15,
  fleece: 0.25,
  down: 0.3,
  mohair: 0.2,
  cashmere: 0.18,
  alpaca: 0.22,
  lambswool: 0.18,
  flannel: 0.15,
  leather: 0.05,
  'faux fur': 0.3,
  teddy: 0.3,
});

/** Rates how warm a piece is, from 0 to 1. `name` has the subkind and the short description as words between spaces. */
export function rateWarmth(kind: string, name: string, item: CatalogueItem): number {
  const statedWarmth = WARMTH_BY_PHRASE.find(([phrase]) => name.includes(phrase))?.[1];
  const materialWarmth = item.materials.reduce((sum, material) => sum + (ADDED_WARMTH_BY_MATERIAL[material] ?? 0), 0);
  const cutWarmth = name.includes(' sleeveless ') || name.includes(' cropped ') ? -0.08 : 0;
  return Math.min(
    1,
    Math.max(0, (statedWarmth ?? WARMTH_BY_KIND[kind] ?? DEFAULT_WARMTH) + materialWarmth + cutWarmth),
  );
}

type Range = readonly [least: number, most: number];

const RANGE_BY_BAND: Readonly<Record<WeatherBand, Readonly<Record<'inner' | 'over' | 'shoes' | 'accessory', Range>>>> =
  {
    freezing: { inner: [0.3, 1], over: [0.7, 1], shoes: [0.3, 1], accessory: [0.35, 1] },
    cold: { inner: [0.28, 1], over: [0.55, 1], shoes: [0.3, 1], accessory: [0.3, 1] },
    cool: { inner: [0.2, 0.85], over: [0.4, 0.85], shoes: [0.2, 1], accessory: [0.25, 0.75] },
    mild: { inner: [0.1, 0.7], over: [0.3, 0.65], shoes: [0.1, 0.75], accessory: [0.2, 0.65] },
    warm: { inner: [0, 0.52], over: [0.2, 0.5], shoes: [0, 0.5], accessory: [0, 0.5] },
    hot: { inner: [0, 0.42], over: [0, 0], shoes: [0, 0.45], accessory: [0, 0.45] },
  };

/** Returns the range of warmth that suits the weather, for pieces of a slot. */
export function getWarmthRange(slot: PieceSlot, band: WeatherBand): Range {
  const ranges = RANGE_BY_BAND[band];
  if (slot === 'layer' || slot === 'outer') return ranges.over;
  if (slot === 'shoes' || slot === 'accessory') return ranges[slot];
  return slot === 'bag' ? [0, 1] : ranges.inner;
}
