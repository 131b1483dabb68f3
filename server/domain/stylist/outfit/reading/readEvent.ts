import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { WishPart } from '../../wish/WishPart.ts';
import { findTravelPlace } from '../../../places/findTravelPlace.ts';
import { AWAY, LOOKS_FOR, MONEY, ONE_THING, TOGETHER, TRIP, WHAT_TO_WEAR, WHERE_TO_START } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readGarments } from './readGarments.ts';

/**
 * Events for which people wear a whole outfit. The office and walks are left out, because people search for single
 * garments for them.
 */
const EVENTS: ReadonlySet<string> = new Set(
  ['wedding', 'church event', 'races', 'party', 'evening', 'formal event', 'date', 'funeral', 'interview'].map(
    (name) => `occasion:${name}`,
  ),
);
const FIRST_PERSON = /\b(?:i|im|ive|id|ill|my|me|we|were|our|us)\b/u;
/** Acts of clauses in which named garments are not wanted. */
const NOT_ASKED: ReadonlySet<string> = new Set(['own', 'refuse', 'self', 'social']);

/**
 * Whether the first message asks for an outfit for an event, because it names an event but no garment ('my first date
 * on Thursday, a wine bar'), asks what people wear there, or states a budget for the event.
 */
export function asksForEvent(wholeText: string, clauses: readonly OutfitClause[], language: Language): boolean {
  if (TOGETHER.test(wholeText) && MONEY.test(wholeText) && namesEvent(wholeText, language)) return true;
  const askingClauses = clauses.filter(({ act }) => act === null || !NOT_ASKED.has(act));
  if (askingClauses.some(({ text }) => readGarments(text, language).length > 0)) return false;
  if (WHERE_TO_START.test(wholeText)) return true;
  if (WHAT_TO_WEAR.test(wholeText)) return namesEvent(wholeText, language);
  if (TOGETHER.test(wholeText) && MONEY.test(wholeText)) return listOccasions(wholeText, language).length > 0;
  const isOfOneThing = ONE_THING.test(wholeText) || LOOKS_FOR.test(wholeText);
  const isOfLife = clauses.some(({ text }) => FIRST_PERSON.test(text) && !MONEY.test(text));
  const isTold = (act: string | null): boolean => act === null || act === 'context' || act === 'person';
  return isOfLife && !isOfOneThing && clauses.some(({ text, act }) => isTold(act) && namesEvent(text, language));
}

/** Whether the first message names a trip but no garment: 'two weeks in Italy, I need to look good'. */
export function asksForTrip(wholeText: string, clauses: readonly OutfitClause[], language: Language): boolean {
  if (!AWAY.test(wholeText) || ONE_THING.test(wholeText) || LOOKS_FOR.test(wholeText)) return false;
  const askingClauses = clauses.filter(({ act }) => act === null || !NOT_ASKED.has(act));
  if (askingClauses.some(({ text }) => readGarments(text, language).length > 0)) return false;
  const isAway = findTravelPlace(wholeText) !== null || TRIP.test(wholeText);
  return (
    isAway &&
    (WHERE_TO_START.test(wholeText) ||
      WHAT_TO_WEAR.test(wholeText) ||
      MONEY.test(wholeText) ||
      NEEDS_TO_LOOK.test(wholeText))
  );
}

const NEEDS_TO_LOOK = /\b(?:need|want|have|got) to look\b/u;

export const namesEvent = (text: string, language: Language): boolean => listOccasions(text, language).some(isEvent);

export const isEvent = ({ concepts }: WishPart): boolean => concepts.some((id) => EVENTS.has(id));

function listOccasions(text: string, { lexicon, spelling }: Language): readonly WishPart[] {
  const { parts } = readParts(text, lexicon, spelling);
  return parts.filter(({ facet, stance }) => facet === 'occasion' && stance === 'wanted');
}
