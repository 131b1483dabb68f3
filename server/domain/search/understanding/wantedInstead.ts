import { isDrawback } from '../../language/lexicon/drawbacks.ts';
import { WANTED_INSTEAD } from '../../language/lexicon/wantedInstead.ts';
import type { Reading } from './Reading.ts';
import type { Preference } from './Wish.ts';

const INSTEAD_WEIGHT = 0.8;

/**
 * Creates preferences for what shoppers want instead of what they refuse: cloths that are kind to the skin instead of
 * itchy ones.
 */
export function listWantedInstead(reading: Reading): Preference[] {
  const ids = [...reading.findSpansWithRole('refused'), ...reading.findSpansWithRole('disliked')].flatMap(
    ({ concepts }) => concepts.map(({ id }) => id),
  );
  return [...new Set(ids)].flatMap((id) => {
    const alternatives = WANTED_INSTEAD.get(id);
    return alternatives ? [{ label: id, facet: 'instead', weight: INSTEAD_WEIGHT, alternatives, stems: [] }] : [];
  });
}

/** Drops drawbacks that the words do not refuse, because nobody asks for them. */
export function dropWantedDrawbacks(reading: Reading): void {
  for (const span of reading.findSpansWithRole('wanted'))
    if (span.concepts.length > 0 && span.concepts.every(isDrawback)) {
      reading.assignRole(span, 'dropped');
      reading.ignore(span.from, span.to);
    }
}
