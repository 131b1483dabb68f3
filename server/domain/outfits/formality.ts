import { createDictionary } from '../text/createDictionary.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';

/** How formal a kind is, from sports (0) to black tie (1). */
const FORMALITY_BY_KIND: Readonly<Record<string, number>> = createDictionary({
  tracksuit: 0,
  leggings: 0.1,
  hoodie: 0.1,
  sweatshirt: 0.15,
  gilet: 0.2,
  shorts: 0.2,
  tank: 0.2,
  tee: 0.32,
  jeans: 0.54,
  jacket: 0.35,
  polo: 0.4,
  shoes: 0.45,
  boots: 0.45,
  cardigan: 0.45,
  sweater: 0.45,
  bag: 0.5,
  camisole: 0.5,
  skirt: 0.5,
  jumpsuit: 0.55,
  dress: 0.55,
  trousers: 0.55,
  shirt: 0.6,
  blouse: 0.6,
  coat: 0.6,
  waistcoat: 0.7,
  blazer: 0.72,
  tie: 0.8,
  suit: 0.85,
});
const DEFAULT_FORMALITY = 0.5;

/** Formality by words of the name; the first phrase that the name contains decides. */
const FORMALITY_BY_PHRASE: readonly (readonly [string, number])[] = Object.entries({
  'shawl collar tuxedo': 1,
  tuxedo: 1,
  'dinner jacket': 0.95,
  gown: 1,
  'cocktail dress': 0.88,
  'running sneakers': 0.05,
  'high top': 0.15,
  sneakers: 0.27,
  trainers: 0.27,
  'flip flops': 0,
  sandals: 0.35,
  'heeled loafers': 0.72,
  'heeled horsebit loafers': 0.72,
  'heeled tassel loafers': 0.72,
  loafers: 0.62,
  oxfords: 0.8,
  pumps: 0.75,
  heels: 0.75,
  'heeled ankle boots': 0.7,
  'knee boots': 0.6,
  'chelsea boots': 0.52,
  'lace up boots': 0.3,
  'camp collar': 0.25,
  'bowling shirt': 0.2,
  'hawaiian shirt': 0.2,
  'band collar': 0.45,
  'button down': 0.52,
  'sheath dress': 0.7,
  'slip dress': 0.68,
  'wrap dress': 0.55,
  'shirt dress': 0.48,
  'knit dress': 0.45,
  tiered: 0.4,
  'pencil skirt': 0.7,
  'column skirt': 0.65,
  'slip skirt': 0.62,
  'pleated midi skirt': 0.6,
  'mini skirt': 0.4,
  cargo: 0.18,
  drawstring: 0.2,
  joggers: 0.12,
  chinos: 0.48,
  'pleated trousers': 0.65,
  palazzo: 0.65,
  'tailored shorts': 0.38,
  'bermuda shorts': 0.35,
  boilersuit: 0.25,
  dungarees: 0.15,
  playsuit: 0.35,
  trench: 0.65,
  overcoat: 0.75,
  'pea coat': 0.55,
  parka: 0.2,
  raincoat: 0.3,
  puffer: 0.15,
  padded: 0.18,
  quilted: 0.3,
  trucker: 0.25,
  chore: 0.28,
  bomber: 0.3,
  biker: 0.35,
  'roll neck': 0.55,
  'baseball cap': 0.1,
  beanie: 0.2,
  tote: 0.38,
  backpack: 0.15,
  clutch: 0.85,
  'silk square': 0.65,
}).map(([phrase, formality]) => [` ${phrase} `, formality] as const);

const ADDED_FORMALITY_BY_MATERIAL: Readonly<Record<string, number>> = createDictionary({
  sequins: 0.22,
  satin: 0.14,
  velvet: 0.12,
  silk: 0.1,
  lace: 0.1,
  crêpe: 0.06,
  chiffon: 0.06,
  'patent leather': 0.08,
  cashmere: 0.06,
  merino: 0.04,
  denim: -0.12,
  'coated cotton': -0.1,
  canvas: -0.08,
  fleece: -0.15,
  terry: -0.12,
  seersucker: -0.05,
  linen: -0.04,
  corduroy: -0.08,
  crochet: -0.1,
  hemp: -0.08,
});
const DRESSY_STYLES = new Set(['Formal', 'Business', 'Glamorous', 'Pitti']);
const RELAXED_STYLES = new Set(['Streetwear', 'Athletic', 'Denim']);
const STYLE_STEP = 0.05;

/** How formal a piece is, 0 to 1. `name` is its subkind and short description as words between spaces. */
export function rateFormality(kind: string, name: string, item: CatalogueItem): number {
  const named = FORMALITY_BY_PHRASE.find(([phrase]) => name.includes(phrase))?.[1];
  const base = named ?? FORMALITY_BY_KIND[kind] ?? DEFAULT_FORMALITY;
  const ofMaterials = item.materials.reduce((sum, material) => sum + (ADDED_FORMALITY_BY_MATERIAL[material] ?? 0), 0);
  const ofStyles =
    (item.styles.some((style) => DRESSY_STYLES.has(style)) ? STYLE_STEP : 0) -
    (item.styles.some((style) => RELAXED_STYLES.has(style)) ? STYLE_STEP : 0);
  return Math.min(1, Math.max(0, base + ofMaterials + ofStyles));
}
