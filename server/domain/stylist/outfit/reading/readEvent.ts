import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { WishPart } from '../../wish/WishPart.ts';
import { LOOKS_FOR, MONEY, ONE_THING, TOGETHER, WHAT_TO_WEAR } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readGarments } from './readGarments.ts';

/** People dress for these from head to toe; for the office or a walk they look for single garments. */
const EVENTS: ReadonlySet<string> = new Set(
  ['wedding', 'church event', 'races', 'party', 'evening', 'formal event', 'date', 'funeral', 'interview'].map(
    (name) => `occasion:${name}`,
  ),
);
const FIRST_PERSON = /\b(?:i|im|ive|id|ill|my|me|we|were|our|us)\b/u;
/** In these clauses a garment is not asked for. */
const NOT_ASKED: ReadonlySet<string> = new Set(['own', 'refuse', 'self', 'social']);

/**
 * Whether the first turn of a talk tells of an event in the shopper's life and names nothing to wear there ('my first
 * date on Thursday, a wine bar'), asks what is worn at one, or gives a sum for all that an occasion needs.
 */
export function asksForEvent(whole: string, clauses: readonly OutfitClause[], language: Language): boolean {
  if (TOGETHER.test(whole) && MONEY.test(whole) && namesEvent(whole, language)) return true;
  const asked = clauses.filter(({ act }) => act === null || !NOT_ASKED.has(act));
  if (asked.some(({ text }) => readGarments(text, language).length > 0)) return false;
  if (WHAT_TO_WEAR.test(whole)) return namesEvent(whole, language);
  if (TOGETHER.test(whole) && MONEY.test(whole)) return listOccasions(whole, language).length > 0;
  const isOfOneThing = ONE_THING.test(whole) || LOOKS_FOR.test(whole);
  const isOfLife = clauses.some(({ text }) => FIRST_PERSON.test(text) && !MONEY.test(text));
  return isOfLife && !isOfOneThing && clauses.some(({ text, act }) => act === 'context' && namesEvent(text, language));
}

export const namesEvent = (text: string, language: Language): boolean => listOccasions(text, language).some(isEvent);

export const isEvent = ({ concepts }: WishPart): boolean => concepts.some((id) => EVENTS.has(id));

function listOccasions(text: string, { lexicon, spelling }: Language): readonly WishPart[] {
  const { parts } = readParts(text, lexicon, spelling);
  return parts.filter(({ facet, stance }) => facet === 'occasion' && stance === 'wanted');
}
