import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { NEIGHBORS_BY_KIND } from '../../language/lexicon/kinds.ts';
import { admitItems } from './Demands.ts';
import type { Demands } from './Demands.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { joinWords, pluralizeKind } from '../phrasing.ts';
import { searchRelaxing } from './relaxation.ts';
import type { RelaxedResult } from './relaxation.ts';
import { relaxationTexts } from './relaxationTexts.ts';
import type { ScoredDocs } from './score.ts';
import { scoreItems } from './score.ts';
import type { SearchPlan } from './searchPlan.ts';

/** Number of results from which a search is not widened. */
const SUFFICIENT_RESULTS = 5;
/** Maximum number of added results. */
const MAX_ADDED = 12;

/**
 * Searches. If there are few results and the kind or the gender only came from a similar item, adds results of
 * similar kinds or other genders. Never relaxes what the words state. `filterShowable` removes items that must not be
 * shown.
 */
export function searchWidening(
  index: ItemIndex,
  plan: SearchPlan,
  lexicon: Lexicon,
  filterShowable: (foundResult: RelaxedResult) => RelaxedResult,
  isChat = false,
): RelaxedResult {
  const exactResult = filterShowable(searchRelaxing(index, plan, lexicon, isChat));
  const isExact = exactResult.relaxations.length === 0;
  const initial: RelaxedResult = isExact
    ? exactResult
    : { ...exactResult, relaxations: [], found: { ...exactResult.found, docs: new Uint32Array() } };
  const widenedResult = listWidenings(index, plan).reduce(
    (foundResult, widening) =>
      foundResult.found.docs.length >= SUFFICIENT_RESULTS
        ? foundResult
        : addWiderResults(index, plan, foundResult, widening, filterShowable),
    initial,
  );
  return widenedResult.found.docs.length > 0 ? widenedResult : exactResult;
}

interface Widening {
  readonly demands: Demands;
  /** Whether added items must match another part of the wish. */
  readonly needsPreferenceMatch?: boolean;
  /** Writes a sentence to the shopper about the added pieces. */
  readonly describe: (kinds: readonly string[], resultSoFar: RelaxedResult) => string;
}

/** Lists the steps that widen a search, in order. */
function listWidenings(index: ItemIndex, { demands, hints }: SearchPlan): Widening[] {
  const names = [...new Set(demands.garments.flatMap(({ kinds }) => Object.keys(kinds)))];
  const neighborKinds = [...new Set(names.flatMap((name) => NEIGHBORS_BY_KIND[name] ?? []))].filter(
    (name) => !names.includes(name) && index.findKind(name).docs.length > 0,
  );
  const wantedGarments = [
    {
      kinds: Object.fromEntries(neighborKinds.map((name, position) => [name, 1 - position * 0.05])),
      colors: demands.garments[0]?.colors ?? [],
    },
  ];
  const anyGenderFilters = { ...demands.filters, gender: [] };
  const isKindWidened = hints.kinds && neighborKinds.length > 0;
  const colors = joinWords(
    demands.filters.color.map((color) => color.toLowerCase()),
    'or',
  );
  const requestedPieces = relaxationTexts.inColors(joinWords(names.map(pluralizeKind), 'or') || 'pieces', colors);
  const genders = joinWords(
    demands.filters.gender.map((gender) => gender.toLowerCase()),
    'or',
  );
  const genderWidening = { describe: () => relaxationTexts.otherGenders(genders) };
  const kindWidening = {
    describe: (kinds: readonly string[], resultSoFar: RelaxedResult) =>
      describeWidening(requestedPieces, joinWords(kinds.map(pluralizeKind), 'and'), resultSoFar),
  };
  const lookWidening = {
    describe: (_kinds: readonly string[], resultSoFar: RelaxedResult) =>
      describeWidening(requestedPieces, relaxationTexts.similarPieces(colors), resultSoFar),
  };
  return [
    ...(hints.genders ? [{ demands: { ...demands, filters: anyGenderFilters }, ...genderWidening }] : []),
    ...(isKindWidened ? [{ demands: { ...demands, garments: wantedGarments }, ...kindWidening }] : []),
    ...(isKindWidened && hints.genders
      ? [{ demands: { ...demands, garments: wantedGarments, filters: anyGenderFilters }, ...kindWidening }]
      : []),
    ...(isKindWidened ? [{ demands: { ...demands, garments: [] }, ...lookWidening, needsPreferenceMatch: true }] : []),
  ];
}

/** Writes the sentence for one step. The first step's sentence also tells how few pieces matched. */
function describeWidening(requestedText: string, addedText: string, { found, relaxations }: RelaxedResult): string {
  const matchCount = found.docs.length;
  if (relaxations.length > 0) return relaxationTexts.addedLater(addedText);
  if (matchCount === 0) return relaxationTexts.otherKind(relaxationTexts.noneMatched(requestedText), addedText);
  return relaxationTexts.addedToFew(requestedText, matchCount, addedText);
}

/** Returns the pieces so far, followed by those of a wider search. */
function addWiderResults(
  index: ItemIndex,
  plan: SearchPlan,
  resultSoFar: RelaxedResult,
  { demands, describe, needsPreferenceMatch = false }: Widening,
  filterShowable: (foundResult: RelaxedResult) => RelaxedResult,
): RelaxedResult {
  const widerDocs = filterShowable({
    found: scoreItems(index, admitItems(index, demands), { ...plan.rules, needsPreferenceMatch }),
    demands,
    relaxations: [],
  }).found;
  const foundDocs = new Set(resultSoFar.found.docs);
  const addedDocs = widerDocs.docs
    .filter((doc) => !foundDocs.has(doc))
    .slice(0, MAX_ADDED - resultSoFar.found.docs.length);
  if (addedDocs.length === 0) return resultSoFar;
  const kinds = [...new Set([...addedDocs].flatMap((doc) => index.items[doc]?.kind ?? []))];
  return {
    found: mergeScored(resultSoFar.found, addedDocs, widerDocs.scores),
    demands,
    relaxations: [...resultSoFar.relaxations, describe(kinds, resultSoFar)],
  };
}

const NO_DOCS = new Uint32Array();

/**
 * Adds docs to the results. For the filters, counts only the results shown, because choosing a filter value could
 * change the steps.
 */
function mergeScored({ docs, scores }: ScoredDocs, addedDocs: Uint32Array, addedScores: Float32Array): ScoredDocs {
  const allScores = Float32Array.from(scores.length > 0 ? scores : addedScores);
  for (const doc of addedDocs) allScores[doc] = addedScores[doc] ?? 0;
  const shownDocs = Uint32Array.from([...docs, ...addedDocs]);
  return {
    docs: shownDocs,
    scores: allScores,
    countedDocs: { docs: shownDocs, nearMisses: NO_DOCS, failedFilters: new Uint8Array() },
  };
}
