import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { ItemIndex } from './ItemIndex.ts';
import type { RelaxedResult } from './relaxation.ts';
import { relaxationTexts } from './relaxationTexts.ts';

/** Items that a conversation excludes. */
export interface LeaveOut {
  readonly itemIds: readonly string[];
  readonly brands: readonly string[];
  /** Whether items that were shown before may be shown again if nothing else is found. */
  readonly mayReturn?: boolean;
}

export function withoutItems(index: ItemIndex, result: RelaxedResult, items: readonly CatalogueItem[]): RelaxedResult {
  const left = new Set(items.map(({ id }) => id));
  return withDocs(
    result,
    result.found.docs.filter((doc) => !left.has(index.items[doc]?.id ?? '')),
  );
}

/**
 * Removes the attached items from the results. If nothing else was found, keeps them: in a chat, that is better than no
 * result.
 */
export function withoutModels(
  index: ItemIndex,
  result: RelaxedResult,
  models: readonly CatalogueItem[],
): RelaxedResult {
  const others = withoutItems(index, result, models);
  const isAlone = others.found.docs.length === 0 && result.found.docs.length > 0;
  return isAlone ? { ...result, relaxations: [...result.relaxations, relaxationTexts.onlyTheModel] } : others;
}

export function withoutLeftOut(index: ItemIndex, result: RelaxedResult, leaveOut: LeaveOut): RelaxedResult {
  const ids = new Set(leaveOut.itemIds);
  const brands = new Set(leaveOut.brands);
  const ofOthers = result.found.docs.filter((doc) => !brands.has(index.items[doc]?.brand ?? ''));
  const docs = ofOthers.filter((doc) => !ids.has(index.items[doc]?.id ?? ''));
  const isReturning = docs.length === 0 && ofOthers.length > 0 && leaveOut.mayReturn === true;
  return isReturning ? withSeen(result, ofOthers) : withDocs(result, docs);
}

function withSeen(result: RelaxedResult, docs: Uint32Array): RelaxedResult {
  return { ...withDocs(result, docs), relaxations: [...result.relaxations, relaxationTexts.seenBefore] };
}

/** Replaces the results. If none are left, drops the sentences on relaxed demands too. */
function withDocs(result: RelaxedResult, docs: Uint32Array): RelaxedResult {
  const isEmptied = docs.length === 0 && result.found.docs.length > 0;
  return { ...result, found: { ...result.found, docs }, relaxations: isEmptied ? [] : result.relaxations };
}
