import { NEIGHBORS_BY_KIND } from '../../language/lexicon/kinds.ts';
import { pluralizeKind } from '../phrasing.ts';
import type { SearchPlan } from './searchPlan.ts';

/** Kinds that nearly everybody looks for, suggested after all others. */
const COMMON_KINDS = ['dress', 'shirt', 'coat', 'shoes', 'bag'];

/** Simple queries near one that found nothing, nearest first: the garments it names, then kinds like them. */
export function listNearQueries({ demands: { garments } }: SearchPlan): readonly string[] {
  const kinds = garments.flatMap(({ kinds }) => Object.keys(kinds));
  const neighborKinds = kinds.flatMap((kind) => NEIGHBORS_BY_KIND[kind] ?? []);
  return [...new Set([...kinds, ...neighborKinds, ...COMMON_KINDS])].map(pluralizeKind);
}
