import type { Language } from '../../hearing/hear.ts';
import { readParts } from '../../wish/readParts.ts';
import type { WishPart } from '../../wish/WishPart.ts';
import { findTravelPlace } from '../../../places/findTravelPlace.ts';
import {
  AWAY_PATTERN,
  LOOKS_FOR_PATTERN,
  MONEY_PATTERN,
  ONE_THING_PATTERN,
  TOGETHER_PATTERN,
  TRIP_PATTERN,
  WHAT_TO_WEAR_PATTERN,
  WHERE_TO_START_PATTERN,
} from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readGarments } from './readGarments.ts';

/**
 * Events for which people wear a whole outfit. The office and walks are left out, because people search for single
 * garments for them.
 */
const EVENT_NAMES: ReadonlySet<string> = new Set(
  'wedding,church event,races,party,evening,formal event,school dance,date,funeral,interview'
    .split(',')
    .map((name) => `occasion:${name}`),
);
const FIRST_PERSON_PATTERN = /\b(?:i|im|ive|id|ill|my|me|we|were|our|us)\b/u;
/** Acts of clauses in which named garments are not wanted. */
const UNASKED_ACTS: ReadonlySet<string> = new Set(['own', 'refuse', 'self', 'social']);

/**
 * Whether the first message asks for an outfit for an event, because it names an event but no garment ('my first date
 * on Thursday, a wine bar'), asks what people wear there, or states a budget for the event.
 */
export function asksForEvent(wholeText: string, clauses: readonly OutfitClause[], language: Language): boolean {
  if (TOGETHER_PATTERN.test(wholeText) && MONEY_PATTERN.test(wholeText) && namesEvent(wholeText, language)) return true;
  const askingClauses = clauses.filter(({ act }) => act === null || !UNASKED_ACTS.has(act));
  if (askingClauses.some(({ text }) => readGarments(text, language).length > 0)) return false;
  if (WHERE_TO_START_PATTERN.test(wholeText)) return true;
  if (WHAT_TO_WEAR_PATTERN.test(wholeText)) return namesEvent(wholeText, language);
  if (TOGETHER_PATTERN.test(wholeText) && MONEY_PATTERN.test(wholeText))
    return listOccasions(wholeText, language).length > 0;
  const isOfOneThing = ONE_THING_PATTERN.test(wholeText) || LOOKS_FOR_PATTERN.test(wholeText);
  const isOfLife = clauses.some(({ text }) => FIRST_PERSON_PATTERN.test(text) && !MONEY_PATTERN.test(text));
  const isTelling = (act: string | null): boolean => act === null || act === 'context' || act === 'person';
  return isOfLife && !isOfOneThing && clauses.some(({ text, act }) => isTelling(act) && namesEvent(text, language));
}

/** Whether the first message names a trip but no garment: 'two weeks in Italy, I need to look good'. */
export function asksForTrip(wholeText: string, clauses: readonly OutfitClause[], language: Language): boolean {
  if (!AWAY_PATTERN.test(wholeText) || ONE_THING_PATTERN.test(wholeText) || LOOKS_FOR_PATTERN.test(wholeText))
    return false;
  const askingClauses = clauses.filter(({ act }) => act === null || !UNASKED_ACTS.has(act));
  if (askingClauses.some(({ text }) => readGarments(text, language).length > 0)) return false;
  const isTravelling = findTravelPlace(wholeText) !== null || TRIP_PATTERN.test(wholeText);
  return (
    isTravelling &&
    (WHERE_TO_START_PATTERN.test(wholeText) ||
      WHAT_TO_WEAR_PATTERN.test(wholeText) ||
      MONEY_PATTERN.test(wholeText) ||
      NEEDS_TO_LOOK_PATTERN.test(wholeText))
  );
}

const NEEDS_TO_LOOK_PATTERN = /\b(?:need|want|have|got) to look\b/u;

export const namesEvent = (text: string, language: Language): boolean => listOccasions(text, language).some(isEvent);

export const isEvent = ({ concepts }: WishPart): boolean => concepts.some((id) => EVENT_NAMES.has(id));

function listOccasions(text: string, { lexicon, spelling }: Language): readonly WishPart[] {
  const { parts } = readParts(text, lexicon, spelling);
  return parts.filter(({ facet, stance }) => facet === 'occasion' && stance === 'wanted');
}
