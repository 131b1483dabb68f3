import { NEIGHBORS_BY_KIND } from '../../language/lexicon/kinds.ts';
import { pluralizeKind } from '../phrasing.ts';
import type { SearchPlan } from './searchPlan.ts';

/** Kinds that nearly everybody looks for. They are suggested last. */
const COMMON_KINDS = ['dress', 'shirt', 'coat', 'shoes', 'bag'];

/**
 * Lists simple queries near one that found nothing, nearest first: for the garments that it names, then for similar
 * kinds.
 */
export function listNearQueries({ demands: { garments } }: SearchPlan): readonly string[] {
  const kinds = garments.flatMap(({ kinds }) => Object.keys(kinds));
  const neighborKinds = kinds.flatMap((kind) => NEIGHBORS_BY_KIND[kind] ?? []);
  return [...new Set([...kinds, ...neighborKinds, ...COMMON_KINDS])].map(pluralizeKind);
}
