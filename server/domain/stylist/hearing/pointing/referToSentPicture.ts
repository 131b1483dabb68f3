import type { Utterance } from '../Utterance.ts';
import type { Reference, ReferenceContext } from './ReferenceContext.ts';
import { createReference } from './ReferenceContext.ts';

/** Matches words for an item that was attached. */
const SENT_PATTERN =
  /\b(?:the |my )?(?:(?:one|ones|item|piece|photo|picture|image|thing|[a-z]{3,10}) (?:that )?i (?:attached|sent|uploaded|shared|showed you|added)|attached (?:one|item|piece|[a-z]{3,10})|(?:my|the) attachment)\b/u;

export function referToSentPicture(utterance: Utterance, { sent }: ReferenceContext): Reference | null {
  return utterance.take(SENT_PATTERN) ? createReference(sent ? [sent] : []) : null;
}
