import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { computeTypicality } from './typicality.ts';

const MAX_DOCS = 2 ** 21;
/** Pieces within one step are equally typical: their order is arbitrary. */
const TYPICALITY_STEPS = 20;

export interface BrowseOrder {
  /** The position of each doc in the browsing order. */
  readonly browseOrder: Uint32Array;
  /** The doc at each position of the browsing order. */
  readonly docsByPosition: Uint32Array;
}

/**
 * Computes the browsing order, which alternates between kinds and, within a kind, between brands. Of the pieces of a
 * kind and brand, the most typical come first, so that a query that states nothing else does not begin with an odd
 * piece. The same items always give the same order. Yields regularly.
 */
export function* computeBrowseOrder(items: readonly CatalogueItem[]): Generator<void, BrowseOrder> {
  const allDocs = new Uint32Array(items.length);
  for (let doc = 0; doc < allDocs.length; doc++) allDocs[doc] = doc;
  const shuffled = yield* iterateSorted(allDocs, (doc) => hashId(items[doc]?.id ?? ''));
  const typicality = yield* computeTypicality(items);
  const docsByTypicality = yield* iterateSorted(shuffled, (doc) =>
    Math.round((1 - (typicality[doc] ?? 0)) * TYPICALITY_STEPS),
  );
  const brandTurns = yield* countEarlierInGroup(
    docsByTypicality,
    (doc) => `${items[doc]?.kind ?? ''}|${items[doc]?.brand ?? ''}`,
  );
  const docsByBrandTurn = yield* iterateSorted(docsByTypicality, (_, index) => brandTurns[index] ?? 0);
  const kindTurns = yield* countEarlierInGroup(docsByBrandTurn, (doc) => items[doc]?.kind ?? '');
  const docsByPlace = yield* iterateSorted(docsByBrandTurn, (_, index) => kindTurns[index] ?? 0);
  const positions = new Uint32Array(items.length);
  for (let position = 0; position < positions.length; position++) positions[docsByPlace[position] ?? 0] = position;
  return { browseOrder: positions, docsByPosition: docsByPlace };
}

/** The number of docs between two pauses. */
const DOCS_BETWEEN_PAUSES = 2_048;

/** Sorts docs by an integer below 2^32; docs with equal integers keep their order. */
function* iterateSorted(
  docs: Uint32Array,
  keyOf: (doc: number, index: number) => number,
): Generator<void, Uint32Array> {
  const keys = new Float64Array(docs.length);
  for (let index = 0; index < docs.length; index++) {
    keys[index] = keyOf(docs[index] ?? 0, index) * MAX_DOCS + index;
    if (index % DOCS_BETWEEN_PAUSES === 0) yield;
  }
  keys.sort();
  yield;
  const sortedDocs = new Uint32Array(docs.length);
  for (let index = 0; index < keys.length; index++) sortedDocs[index] = docs[(keys[index] ?? 0) % MAX_DOCS] ?? 0;
  return sortedDocs;
}

/** Counts for each position how many earlier docs have the same group. */
function* countEarlierInGroup(docs: Uint32Array, groupOf: (doc: number) => string): Generator<void, Uint32Array> {
  const counts = new Map<string, number>();
  const result = new Uint32Array(docs.length);
  for (let index = 0; index < docs.length; index++) {
    const group = groupOf(docs[index] ?? 0);
    const count = counts.get(group) ?? 0;
    counts.set(group, count + 1);
    result[index] = count;
    if (index % DOCS_BETWEEN_PAUSES === 0) yield;
  }
  return result;
}

/** Computes the FNV-1a hash, which distributes ids evenly and is always the same. */
function hashId(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position++)
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  return hash >>> 0;
}
