import { described, named } from './pointing/byName.ts';
import { numbered, paired, spanned } from './pointing/byPlace.ts';
import { extreme } from './pointing/byPrice.ts';
import { fromBefore, sentOne } from './pointing/fromBefore.ts';
import { both } from './pointing/nearby.ts';
import type { ReferenceContext, Reference } from './pointing/ReferenceContext.ts';
import type { Utterance } from './Utterance.ts';

/** From the most precise to the least, so that 'the second of those two' is the second. */
const WAYS = [sentOne, fromBefore, spanned, paired, numbered, extreme, named, described, both] as const;

/** Resolves everything precise that is pointed at, and takes the words out. Null where nothing is. */
export function referTo(heard: Utterance, at: ReferenceContext): Reference | null {
  for (const way of WAYS) {
    const reference = way(heard, at);
    if (reference) return reference;
  }
  return null;
}
