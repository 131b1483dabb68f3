import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { ItemIndex } from './ItemIndex.ts';
import type { RelaxedResult } from './relaxation.ts';
import { relaxationTexts } from './relaxationTexts.ts';

/** Items that a conversation excludes. */
export interface Exclusions {
  readonly itemIds: readonly string[];
  readonly brands: readonly string[];
  /** Whether items that were shown before may be shown again if nothing else is found. */
  readonly allowsRepeats?: boolean;
}

export function removeItems(index: ItemIndex, result: RelaxedResult, items: readonly CatalogueItem[]): RelaxedResult {
  const removedIds = new Set(items.map(({ id }) => id));
  return replaceDocs(
    result,
    result.found.docs.filter((doc) => !removedIds.has(index.items[doc]?.id ?? '')),
  );
}

/** Removes the attached items from the results, unless nothing else was found. */
export function removeExamples(
  index: ItemIndex,
  result: RelaxedResult,
  examples: readonly CatalogueItem[],
): RelaxedResult {
  const otherItems = removeItems(index, result, examples);
  const hasOnlyExamples = otherItems.found.docs.length === 0 && result.found.docs.length > 0;
  return hasOnlyExamples
    ? { ...result, relaxations: [...result.relaxations, relaxationTexts.onlyTheModel] }
    : otherItems;
}

export function removeExcluded(index: ItemIndex, result: RelaxedResult, leaveOut: Exclusions): RelaxedResult {
  const ids = new Set(leaveOut.itemIds);
  const brands = new Set(leaveOut.brands);
  const docsOfOtherBrands = result.found.docs.filter((doc) => !brands.has(index.items[doc]?.brand ?? ''));
  const docs = docsOfOtherBrands.filter((doc) => !ids.has(index.items[doc]?.id ?? ''));
  const showsSeenItems = docs.length === 0 && docsOfOtherBrands.length > 0 && leaveOut.allowsRepeats === true;
  return showsSeenItems ? showSeenItems(result, docsOfOtherBrands) : replaceDocs(result, docs);
}

function showSeenItems(result: RelaxedResult, docs: Uint32Array): RelaxedResult {
  return { ...replaceDocs(result, docs), relaxations: [...result.relaxations, relaxationTexts.seenBefore] };
}

/** Replaces the docs of a result. If none are left, also removes the sentences about relaxed demands. */
function replaceDocs(result: RelaxedResult, docs: Uint32Array): RelaxedResult {
  const isEmptied = docs.length === 0 && result.found.docs.length > 0;
  return { ...result, found: { ...result.found, docs }, relaxations: isEmptied ? [] : result.relaxations };
}
