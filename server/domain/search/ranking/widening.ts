import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { NEIGHBORS_BY_KIND } from '../../language/lexicon/kinds.ts';
import { admitted } from './Demands.ts';
import type { Demands } from './Demands.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { joinedWords, pluralKind } from './phrasing.ts';
import { searchRelaxing } from './relaxation.ts';
import type { RelaxedResult } from './relaxation.ts';
import { relaxationTexts } from './relaxationTexts.ts';
import type { Scored } from './score.ts';
import { scored } from './score.ts';
import type { SearchPlan } from './searchPlan.ts';

/** Number of results from which no widening is needed. */
const SUFFICIENT_RESULTS = 5;
/** Maximum number of added results. */
const MAX_ADDED = 12;

/**
 * Searches, and adds results if the kind or the gender is only implied by a similar item. Stated words hold;
 * neighboring kinds are tried before a stated demand is relaxed. `keep` filters the items that may be shown.
 */
export function searchWidening(
  index: ItemIndex,
  plan: SearchPlan,
  lexicon: Lexicon,
  keep: (found: RelaxedResult) => RelaxedResult,
  isTalk = false,
): RelaxedResult {
  const exact = keep(searchRelaxing(index, plan, lexicon, isTalk));
  const isAsAsked = exact.relaxations.length === 0;
  const start: RelaxedResult = isAsAsked
    ? exact
    : { ...exact, relaxations: [], found: { ...exact.found, docs: new Uint32Array() } };
  const widened = wideningsOf(index, plan).reduce(
    (found, widening) =>
      found.found.docs.length >= SUFFICIENT_RESULTS ? found : joined(index, plan, found, widening, keep),
    start,
  );
  return widened.found.docs.length > 0 ? widened : exact;
}

interface Widening {
  readonly demands: Demands;
  /** Whether only items that match the rest of the wish are added. */
  readonly needsGrant?: boolean;
  /** The sentence that reports the widening: pieces of these kinds were added to the results. */
  readonly says: (kinds: readonly string[], so: RelaxedResult) => string;
}

/** The widening steps, the least important demand first. */
function wideningsOf(index: ItemIndex, { demands, hinted }: SearchPlan): Widening[] {
  const names = [...new Set(demands.wants.flatMap(({ kinds }) => Object.keys(kinds)))];
  const alike = [...new Set(names.flatMap((name) => NEIGHBORS_BY_KIND[name] ?? []))].filter(
    (name) => !names.includes(name) && index.kind(name).docs.length > 0,
  );
  const wants = [
    {
      kinds: Object.fromEntries(alike.map((name, at) => [name, 1 - at * 0.05])),
      colors: demands.wants[0]?.colors ?? [],
    },
  ];
  const forAnybody = { ...demands.filters, gender: [] };
  const isKind = hinted.kinds && alike.length > 0;
  const colors = joinedWords(
    demands.filters.color.map((color) => color.toLowerCase()),
    'or',
  );
  const own = relaxationTexts.inColors(joinedWords(names.map(pluralKind), 'or') || 'pieces', colors);
  const genders = joinedWords(
    demands.filters.gender.map((gender) => gender.toLowerCase()),
    'or',
  );
  const byGender = { says: () => relaxationTexts.otherGenders(genders) };
  const byKind = {
    says: (kinds: readonly string[], so: RelaxedResult) =>
      sentenceOf(own, joinedWords(kinds.map(pluralKind), 'and'), so),
  };
  const byLook = {
    says: (_kinds: readonly string[], so: RelaxedResult) => sentenceOf(own, relaxationTexts.similarPieces(colors), so),
  };
  return [
    ...(hinted.genders ? [{ demands: { ...demands, filters: forAnybody }, ...byGender }] : []),
    ...(isKind ? [{ demands: { ...demands, wants }, ...byKind }] : []),
    ...(isKind && hinted.genders ? [{ demands: { ...demands, wants, filters: forAnybody }, ...byKind }] : []),
    ...(isKind ? [{ demands: { ...demands, wants: [] }, ...byLook, needsGrant: true }] : []),
  ];
}

/** The sentence for one widening step. The first step also says how little matched, later ones only what follows. */
function sentenceOf(asked: string, added: string, { found, relaxations }: RelaxedResult): string {
  const before = found.docs.length;
  if (relaxations.length > 0) return relaxationTexts.addedLater(added);
  if (before === 0) return relaxationTexts.otherKind(relaxationTexts.noneMatched(asked), added);
  return relaxationTexts.addedToFew(asked, before, added);
}

/** The pieces so far, followed by those of a wider search. */
function joined(
  index: ItemIndex,
  plan: SearchPlan,
  so: RelaxedResult,
  { demands, says, needsGrant = false }: Widening,
  keep: (found: RelaxedResult) => RelaxedResult,
): RelaxedResult {
  const wider = keep({
    found: scored(index, admitted(index, demands), { ...plan.preferences, needsGrant }),
    demands,
    relaxations: [],
  }).found;
  const known = new Set(so.found.docs);
  const added = wider.docs.filter((doc) => !known.has(doc)).slice(0, MAX_ADDED - so.found.docs.length);
  if (added.length === 0) return so;
  const kinds = [...new Set([...added].flatMap((doc) => index.items[doc]?.kind ?? []))];
  return { found: merged(so.found, added, wider.scores), demands, relaxations: [...so.relaxations, says(kinds, so)] };
}

const NO_DOCS = new Uint32Array();

/**
 * Facets count only the pieces shown: selecting another value could lead to other widening steps and other pieces.
 */
function merged({ docs, scores }: Scored, added: Uint32Array, theirs: Float32Array): Scored {
  const all = Float32Array.from(scores.length > 0 ? scores : theirs);
  for (const doc of added) all[doc] = theirs[doc] ?? 0;
  const shown = Uint32Array.from([...docs, ...added]);
  return { docs: shown, scores: all, counted: { docs: shown, near: NO_DOCS, breaches: new Uint8Array() } };
}
