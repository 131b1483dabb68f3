import type { Attribute, RequestedGarment } from '../understanding/Wish.ts';
import { MIN_CERTAINTY } from './itemFacts.ts';
import type { ItemIndex } from './ItemIndex.ts';

/**
 * The attributes that a garment of these kinds must have to match exactly. Without kinds, the attributes apply to any
 * garment.
 */
export interface ExactGarment {
  readonly kinds: readonly string[];
  readonly attributes: readonly Attribute[];
}

/** Returns one entry for each garment of a wish; none if the wish has no binding attribute. */
export function listExactGarments(
  garments: readonly RequestedGarment[],
  attributes: readonly Attribute[],
): readonly ExactGarment[] {
  if (attributes.length === 0) return [];
  if (garments.length === 0) return [{ kinds: [], attributes }];
  return garments.map(({ kinds }, position) => ({
    kinds: Object.keys(kinds),
    attributes: attributes.filter((attribute) => describes(attribute, position)),
  }));
}

const describes = ({ garments }: Attribute, position: number): boolean =>
  garments.length === 0 || garments.includes(position);

/** Which docs have all requested attributes, and the fraction of the attributes that each doc has. */
export interface ExactMatches {
  readonly flags: Uint8Array;
  readonly shares: Float32Array;
}

/** Returns null if no garment has binding attributes. */
export function findExactMatches(index: ItemIndex, garments: readonly ExactGarment[]): ExactMatches | null {
  if (garments.length === 0) return null;
  const flags = new Uint8Array(index.size);
  const shares = new Float32Array(index.size);
  for (const { kinds, attributes } of garments) {
    const counts = new Uint8Array(index.size);
    for (const attribute of attributes) countHolders(index, attribute, counts);
    const markIfExact = (doc: number): void => {
      const count = counts[doc] ?? 0;
      if (count === attributes.length) flags[doc] = 1;
      if (attributes.length > 0) shares[doc] = Math.max(shares[doc] ?? 0, count / attributes.length);
    };
    if (kinds.length === 0) counts.forEach((_count, doc) => markIfExact(doc));
    for (const kind of kinds) index.findKind(kind).docs.forEach(markIfExact);
  }
  return { flags, shares };
}

/** Adds one to the count of each doc that has the attribute. */
function countHolders(index: ItemIndex, { concepts, stems, without = [] }: Attribute, counts: Uint8Array): void {
  const holders = new Uint8Array(index.size);
  for (const id of concepts) markDescribed(index, id, holders, 1);
  if (stems.length > 0) markNamed(index, stems, holders);
  for (const id of without) markDescribed(index, id, holders, 0);
  for (let doc = 0; doc < counts.length; doc++) counts[doc] = (counts[doc] ?? 0) + (holders[doc] ?? 0);
}

/** Marks the docs that certainly have a concept. */
function markDescribed(index: ItemIndex, id: string, holders: Uint8Array, mark: 0 | 1): void {
  const { docs, weights } = index.findConcept(id);
  for (let position = 0; position < docs.length; position++)
    if ((weights[position] ?? 0) >= MIN_CERTAINTY) holders[docs[position] ?? 0] = mark;
}

/** Marks the docs whose names contain all stems. */
export function markNamed(index: ItemIndex, stems: readonly string[], holders: Uint8Array): void {
  const stemCounts = new Uint8Array(index.size);
  for (const stem of new Set(stems)) {
    const { docs, namedFlags } = index.findStem(stem);
    for (let position = 0; position < docs.length; position++)
      if (namedFlags[position] === 1) stemCounts[docs[position] ?? 0] = (stemCounts[docs[position] ?? 0] ?? 0) + 1;
  }
  const stemCount = new Set(stems).size;
  for (let doc = 0; doc < holders.length; doc++) if (stemCounts[doc] === stemCount) holders[doc] = 1;
}
