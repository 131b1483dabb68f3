import type { Attribute, RequestedGarment } from '../understanding/Wish.ts';
import { MIN_CERTAINTY } from './certainty.ts';
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

/** Which docs have all requested attributes, and the weighted fraction of the attributes that each doc has. */
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
    const sums = new Uint8Array(index.size);
    for (const attribute of attributes) addWeights(index, attribute, sums);
    const maxSum = attributes.reduce((sum, attribute) => sum + weigh(attribute), 0);
    const markIfExact = (doc: number): void => {
      const sum = sums[doc] ?? 0;
      if (sum === maxSum) flags[doc] = 1;
      if (maxSum > 0) shares[doc] = Math.max(shares[doc] ?? 0, sum / maxSum);
    };
    if (kinds.length === 0) sums.forEach((_sum, doc) => markIfExact(doc));
    for (const kind of kinds) index.findKind(kind).docs.forEach(markIfExact);
  }
  return { flags, shares };
}

/**
 * The weight of a garment's own name ('pencil skirt'). It is higher than that of a property, so that a pencil skirt of
 * another length comes before other skirts of the requested length.
 */
const GARMENT_WEIGHT = 5;

const weigh = ({ facet }: Attribute): number => (facet === 'garment' ? GARMENT_WEIGHT : 1);

/** Adds the weight of the attribute to the sum of each doc that has it. */
function addWeights(index: ItemIndex, attribute: Attribute, sums: Uint8Array): void {
  const { concepts, stems, without = [] } = attribute;
  const holders = new Uint8Array(index.size);
  for (const id of concepts) markDescribed(index, id, holders, 1);
  if (stems.length > 0) markNamed(index, stems, holders);
  for (const id of without) markDescribed(index, id, holders, 0);
  const weight = weigh(attribute);
  for (let doc = 0; doc < sums.length; doc++) sums[doc] = (sums[doc] ?? 0) + weight * (holders[doc] ?? 0);
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
