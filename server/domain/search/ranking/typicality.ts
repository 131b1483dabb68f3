import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';

/** The attributes that are compared. Colors are left out, because shoppers look for all of them. */
const listAttributes = (item: CatalogueItem): readonly (readonly string[])[] => [
  item.materials,
  [item.pattern],
  item.occasions,
  item.styles,
  [item.fit],
  item.seasons,
];

/** Occasions of clothes that most people wear most days. */
const DAILY_OCCASIONS: ReadonlySet<string> = new Set(['everyday', 'work', 'weekend']);

const DAILY_WEIGHT = 0.5;

/** The number of items between two pauses. */
const ITEMS_BETWEEN_PAUSES = 512;

/**
 * Computes for each item how typical it is of its kind: the mean share of the kind's items that have the same
 * material, pattern, occasions, styles, fit and seasons, with a bonus for occasions of most days. Between 0 and 1.
 * Yields regularly.
 */
export function* computeTypicality(items: readonly CatalogueItem[]): Generator<void, Float64Array> {
  const counts = new Map<string, number>();
  const increment = (key: string): Map<string, number> => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [index, item] of items.entries()) {
    increment(item.kind);
    for (const key of listKeys(item).flat()) increment(key);
    if (index % ITEMS_BETWEEN_PAUSES === 0) yield;
  }
  const typicality = new Float64Array(items.length);
  for (const [index, item] of items.entries()) {
    const shares = listKeys(item).map((keys) => computeMean(keys.map((key) => counts.get(key) ?? 0)));
    const similarity = computeMean(shares) / (counts.get(item.kind) ?? 1);
    typicality[index] = (1 - DAILY_WEIGHT) * similarity + DAILY_WEIGHT * computeDailyShare(item);
    if (index % ITEMS_BETWEEN_PAUSES === 0) yield;
  }
  return typicality;
}

/** Lists for each attribute a key for each value that is known. A value that an item has twice counts once. */
function listKeys(item: CatalogueItem): readonly (readonly string[])[] {
  return listAttributes(item).map((values, attribute) =>
    [...new Set(values)].filter((value) => value !== '').map((value) => `${item.kind}|${attribute}|${value}`),
  );
}

function computeDailyShare({ occasions }: CatalogueItem): number {
  return computeMean(occasions.map((occasion) => (DAILY_OCCASIONS.has(occasion) ? 1 : 0)));
}

/** The mean; 0 if there are no values, so that a piece with unknown attributes is not typical. */
function computeMean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
