import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import { listMakeWords, rateQuality, type QualityRating } from '../../../qualities/rateQuality.ts';
import { CLOTH_CRITERIA } from './clothCriteria.ts';
import type { Criterion } from './Criterion.ts';
import { CUT_CRITERIA } from './cutCriteria.ts';
import { FACT_CRITERIA } from './factCriteria.ts';
import { createMatchCriterion } from './matchCriterion.ts';

/** The criteria in order, the most specific first. */
const CRITERIA: readonly Criterion[] = [...CUT_CRITERIA, ...FACT_CRITERIA, ...CLOTH_CRITERIA];

const CHOOSES_PATTERN =
  /\b(?:which|whichever)\b|\bwhat(?:s| is| would be| one(?: is|s)?)? (?:the )?(?:best|most|least|easiest|[a-z]{3,}est)\b|\b(?:any|one|ones|either|some) of (?:these|those|them|the)\b|\b(?:are|is) (?:any|one|there any)\b.{0,24}\b(?:good|ok|okay|suitable|comfortable|better|best|safe)\b|\bthe (?:best|easiest|most|least|[a-z]{3,}est) (?:one|of|for|to)\b|\b(?:is|are) (?:the )?(?:easiest|best)\b|\b(?:first|second|third|fourth|fifth|last|one|other)(?: one| pair)? (?:or|vs|versus) (?:the )?(?:first|second|third|fourth|fifth|last|other)\b|\b(?:is|are) (?:one|either)(?: of (?:them|the two))? [a-z]+er\b|\b(?:both|the two) (?:that|the same) (?:length|height)\b/u;
/** Matches questions about a kind, a color or a size in general. They choose no shown piece. */
const IN_GENERAL_PATTERN =
  /\b(?:which|what) (?:colou?rs?|shades?|sizes?|fabrics?|materials?|cloths?|brands?|shops?|kinds?|types?|sorts?|styles?|cuts?|lengths?|shapes?|neckline|necklines|heels?|width|way|fit|leg)\b/u;

/** Whether words ask to choose one of several pieces. `words` are in lower case, without accents and apostrophes. */
export function asksToChoose(words: string): boolean {
  return CHOOSES_PATTERN.test(words) && !IN_GENERAL_PATTERN.test(words);
}

/** Returns the criterion that words name for pieces of these kinds; undefined if they name none. */
export function findCriterion(words: string, items: readonly CatalogueItem[], lexicon: Lexicon): Criterion | undefined {
  const suits = ({ kinds }: Criterion): boolean => kinds === undefined || items.every(({ kind }) => kinds.has(kind));
  return (
    createMatchCriterion(words, lexicon) ??
    CRITERIA.find((criterion) => criterion.words.test(words) && suits(criterion))
  );
}

export function findCriterionByName(name: string, lexicon: Lexicon): Criterion | undefined {
  return CRITERIA.find((criterion) => criterion.name === name) ?? createMatchCriterion(name, lexicon);
}

/** A piece with what it is worth by a criterion. */
export interface Rated extends QualityRating {
  readonly item: CatalogueItem;
}

/** Rates pieces by a criterion, the best first. Leaves out the pieces of which nothing is known. */
export function rateByCriterion(items: readonly CatalogueItem[], criterion: Criterion): readonly Rated[] {
  return items.flatMap((item) => rate(item, criterion) ?? []).sort((first, second) => second.worth - first.worth);
}

function rate(item: CatalogueItem, criterion: Criterion): Rated | null {
  const measured = criterion.measure?.(item) ?? null;
  const rating = rateQuality(listMakeWords(item), criterion);
  if (rating === null) return measured === null ? null : { item, ...NOTHING_KNOWN, worth: measured };
  return { item, ...rating, worth: rating.worth + (measured ?? 0) };
}

const NOTHING_KNOWN: Omit<QualityRating, 'worth'> = { cloth: null, clothWorth: 0, cutWorth: 0 };
