import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Measure } from './Conversation.ts';

/**
 * Rough measures for "not so formal", "warmer" and "longer". Only averages of two lists are compared, so units are
 * arbitrary. Null if the measure does not apply.
 */
export function measureItem(measure: Measure, item: CatalogueItem): number | null {
  return SCALES[measure](item);
}

/** The average; null if no item can be measured. */
export function averageMeasure(measure: Measure, items: readonly CatalogueItem[]): number | null {
  const values = items.flatMap((item) => measureItem(measure, item) ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const SCALES: Readonly<Record<Measure, (item: CatalogueItem) => number | null>> = {
  price: (item) => item.priceCents / 100,
  formality: (item) =>
    averageWeight(item.occasions, FORMAL_OCCASIONS) +
    averageWeight(item.styles, FORMAL_STYLES) +
    (FORMAL_KINDS[item.kind] ?? 0),
  warmth: (item) =>
    averageWeight(
      item.materials.flatMap((material) => material.split(' ')),
      WARM_MATERIALS,
    ) +
    2 * averageWeight(item.seasons, WARM_SEASONS) +
    (WARM_KINDS[item.kind] ?? 0),
  length: measureLength,
};

type Weights = Readonly<Record<string, number>>;

const FORMAL_OCCASIONS: Weights = {
  wedding: 2,
  evening: 2,
  work: 1,
  party: 1,
  date: 1,
  everyday: -1,
  weekend: -1,
  holiday: -1,
  outdoor: -1.5,
  lounge: -2,
  travel: -0.5,
};
const FORMAL_STYLES: Weights = {
  Formal: 2,
  Business: 1.5,
  Glamorous: 1,
  Pitti: 1,
  Chic: 0.5,
  Casual: -1,
  Streetwear: -1,
  Denim: -1,
  Athletic: -2,
};
const FORMAL_KINDS: Weights = {
  suit: 2,
  waistcoat: 1,
  blazer: 1,
  tee: -1,
  jeans: -1,
  shorts: -1,
  leggings: -1,
  sweatshirt: -1.5,
  hoodie: -2,
};
const WARM_MATERIALS: Weights = {
  cashmere: 2.5,
  wool: 2,
  lambswool: 2,
  merino: 2,
  mohair: 2,
  tweed: 2,
  fleece: 2,
  down: 3,
  flannel: 1.5,
  knit: 1,
  velvet: 1,
  corduroy: 1,
  denim: 0.5,
  silk: -0.5,
  satin: -0.5,
  linen: -1.5,
};
const WARM_SEASONS: Weights = { winter: 1, autumn: 0.5, spring: -0.25, summer: -1 };
const WARM_KINDS: Weights = {
  coat: 3,
  jacket: 1.5,
  sweater: 1.5,
  hoodie: 1.5,
  sweatshirt: 1.5,
  cardigan: 1,
  blazer: 0.5,
  tee: -0.5,
  dress: -0.5,
  shorts: -1.5,
  tank: -1.5,
  camisole: -1.5,
};

/** Kinds that count as knee-length unless the name states a length. */
const KINDS_WITH_HEM = new Set(['dress', 'skirt', 'coat', 'jumpsuit']);
const LENGTH_PATTERNS: readonly (readonly [RegExp, number])[] = [
  [/\b(mini|short|cropped|above the knee)\b/iu, 0],
  [/\b(midi|calf)\b/iu, 2],
  [/\b(maxi|long|full length|floor|ankle)\b/iu, 3],
];
const KNEE_LENGTH_VALUE = 1;

function measureLength(item: CatalogueItem): number | null {
  const name = `${item.subkind} ${item.shortDescription}`;
  return (
    LENGTH_PATTERNS.find(([word]) => word.test(name))?.[1] ?? (KINDS_WITH_HEM.has(item.kind) ? KNEE_LENGTH_VALUE : null)
  );
}

function averageWeight(words: readonly string[], weights: Weights): number {
  return words.reduce((sum, word) => sum + (weights[word] ?? 0), 0) / Math.max(1, words.length);
}
