import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';

const DOCS = 2 ** 21;

/**
 * The order for browsing: kinds take turns, and within a kind its brands. The same items get the same order.
 * Yields between stretches of work; returns each doc's place.
 */
export function* browseOrder(items: readonly CatalogueItem[]): Generator<void, Uint32Array> {
  const shuffled = sortedDocs(items, (doc) => hashOf(items[doc]?.id ?? ''));
  yield;
  const brandTurns = turns(shuffled, (doc) => `${items[doc]?.kind ?? ''}|${items[doc]?.brand ?? ''}`);
  yield;
  const byBrandTurn = sortedDocs(shuffled, (_, at) => brandTurns[at] ?? 0);
  yield;
  const kindTurns = turns(byBrandTurn, (doc) => items[doc]?.kind ?? '');
  yield;
  const order = sortedDocs(byBrandTurn, (_, at) => kindTurns[at] ?? 0);
  yield;
  const places = new Uint32Array(items.length);
  order.forEach((doc, place) => (places[doc] = place));
  return places;
}

/** Sorts docs by a whole number below 2^32, keeping the order of equals. `from` is a list of docs, or of items in doc order. */
function sortedDocs(from: Uint32Array | readonly unknown[], keyOf: (doc: number, at: number) => number): Uint32Array {
  const docs = from instanceof Uint32Array ? from : Uint32Array.from(from, (_, at) => at);
  const keys = Float64Array.from(docs, (doc, at) => keyOf(doc, at) * DOCS + at).sort();
  return Uint32Array.from(keys, (key) => docs[key % DOCS] ?? 0);
}

/** For each place in the list: how many before it have the same group. */
function turns(docs: Uint32Array, groupOf: (doc: number) => string): Uint32Array {
  const counts = new Map<string, number>();
  return Uint32Array.from(docs, (doc) => {
    const group = groupOf(doc);
    const count = counts.get(group) ?? 0;
    counts.set(group, count + 1);
    return count;
  });
}

/** FNV-1a: spreads ids evenly and always alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
