import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';
import type { Topic } from './Answer.ts';
import { createDictionary } from '../../text/createDictionary.ts';

type Measure = (item: CatalogueItem) => number;

/** The warmth of each cloth, on a rough scale. */
const WARMTH_BY_CLOTH: Readonly<Record<string, number>> = createDictionary({
  cashmere: 2.5,
  wool: 2.2,
  merino: 2,
  lambswool: 2.2,
  mohair: 2,
  tweed: 2.2,
  fleece: 2,
  down: 3,
  flannel: 1.5,
  corduroy: 1.2,
  velvet: 1.2,
  knit: 1,
  denim: 0.6,
  cotton: 0,
  silk: -0.4,
  satin: -0.4,
  viscose: -0.4,
  linen: -1.2,
});
const WARMTH_BY_KIND: Readonly<Record<string, number>> = createDictionary({
  coat: 3,
  jacket: 1.6,
  sweater: 1.5,
  hoodie: 1.4,
  sweatshirt: 1.4,
  cardigan: 1,
  blazer: 0.5,
  tee: -0.6,
  dress: -0.4,
  skirt: -0.4,
  shorts: -1.5,
  tank: -1.5,
  camisole: -1.5,
});
const WARMTH_BY_SEASON: Readonly<Record<string, number>> = createDictionary({
  winter: 1,
  autumn: 0.4,
  spring: -0.2,
  summer: -1,
});

export const measureClothWarmth: Measure = ({ materials }) =>
  computeMean(materials.map((material) => findClothWarmth(material)));
export const measureKindWarmth: Measure = ({ kind }) => WARMTH_BY_KIND[kind] ?? 0;
export const measureSeasonWarmth: Measure = ({ seasons }) =>
  computeMean(seasons.map((season) => WARMTH_BY_SEASON[season] ?? 0));

export const measureWarmth: Measure = (item) =>
  measureClothWarmth(item) + measureKindWarmth(item) + measureSeasonWarmth(item);

const SOFTNESS_BY_CLOTH: Readonly<Record<string, number>> = createDictionary({
  cashmere: 5,
  mohair: 4,
  alpaca: 4,
  merino: 3.5,
  silk: 3.5,
  lambswool: 3,
  fleece: 3,
  velvet: 3,
  satin: 2.5,
  modal: 2.5,
  flannel: 2,
  lyocell: 2,
  cotton: 1.5,
  viscose: 1.5,
  knit: 1.5,
  wool: 1,
  linen: 0.5,
});
/** Returns the softness of a piece's softest cloth, on a rough scale. */
const measureSoftness: Measure = ({ materials }) =>
  Math.max(
    0,
    ...materials.map(
      (material) => Object.entries(SOFTNESS_BY_CLOTH).find(([name]) => material.includes(name))?.[1] ?? 0,
    ),
  );

const MEASURE_BY_TOPIC: Readonly<Partial<Record<Topic, Measure>>> = {
  cheapest: ({ priceCents }) => -priceCents,
  dearest: ({ priceCents }) => priceCents,
  warmest: measureWarmth,
  lightest: (item) => -measureWarmth(item),
  smartest: getFormality,
  softest: measureSoftness,
};

/**
 * Returns the item that has the most of what the topic asks for. Returns the first of equal items, and the first item
 * if the topic cannot be measured.
 */
export function findMost(topic: Topic, items: readonly CatalogueItem[]): CatalogueItem | undefined {
  const measure = MEASURE_BY_TOPIC[topic];
  if (!measure) return items[0];
  return items.reduce<CatalogueItem | undefined>(
    (bestItem, item) => (bestItem === undefined || measure(item) > measure(bestItem) ? item : bestItem),
    undefined,
  );
}

function findClothWarmth(material: string): number {
  return Object.entries(WARMTH_BY_CLOTH).find(([name]) => material.includes(name))?.[1] ?? 0;
}

function computeMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
