import { NEIGHBORS_BY_KIND } from '../../language/lexicon/kinds.ts';
import { pluralizeKind } from '../phrasing.ts';
import type { SearchPlan } from './searchPlan.ts';

/** Kinds that most shoppers search for. As suggestions, they come last. */
const COMMON_KINDS = ['dress', 'shirt', 'coat', 'shoes', 'bag'];

/**
 * Lists simple queries to suggest instead of a query without results: first the garments that the query names, then
 * similar kinds.
 */
export function listNearQueries({ demands: { garments } }: SearchPlan): readonly string[] {
  const kinds = garments.flatMap(({ kinds }) => Object.keys(kinds));
  const neighborKinds = kinds.flatMap((kind) => NEIGHBORS_BY_KIND[kind] ?? []);
  return [...new Set([...kinds, ...neighborKinds, ...COMMON_KINDS])].map(pluralizeKind);
}
