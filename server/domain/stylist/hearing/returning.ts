import { GARMENT_SOURCE } from './pointing/ReferenceContext.ts';
import type { Utterance } from './Utterance.ts';

/** A wish for an earlier list: the newest list whose wish names the garment, or the previous list. */
export interface Return {
  /** The garment of the wanted list ('dresses'); '' for the previous list. */
  readonly noun: string;
  /** Whether to undo the wish and the filters of the last message too. */
  readonly isUndone: boolean;
}

const PLACE_SOURCE = String.raw`(?:the |those |my |what (?:we|you|i) had(?: before)?|square one|where we were)?`;
const BACK_TO_PATTERN = new RegExp(
  String.raw`\b(?:lets |can (?:we|you) |could (?:we|you) |please |i want to |id like to |id rather |wait ){0,4}(?:(?:go|going|get|take me|return|switch|move|come) )?back to ${PLACE_SOURCE} ?((?:${GARMENT_SOURCE})(?:e?s)?)?(?: (?:ones|options))?(?: (?:again|please|from before|before|from earlier|earlier|you (?:showed|had)(?: me)?(?: before| earlier)?|ones|then|now))*`,
  'u',
);
const BEFORE_PATTERN = new RegExp(
  String.raw`\b(?:show me |bring back |see |i (?:liked|preferred) |can i see )(?:the |those )((?:${GARMENT_SOURCE})(?:e?s)?|ones|list|results|selection|first ones)(?: (?:you (?:showed|had|found)(?: me)?|we had|from|that were there))*(?: (?:before|earlier|previously))(?: again)?(?: (?:better|more))?\b`,
  'u',
);
const AGAIN_PATTERN = new RegExp(
  String.raw`\b(?:(?:show|give) me |bring back |(?:can|could) i see |let me see |see )(?:the |those |these )((?:${GARMENT_SOURCE})(?:e?s)?|ones|list|results) (?:once more|again|one more time)\b`,
  'u',
);
const PREVIOUS_PATTERN = /\b(?:(?:show me |bring back |see )?the )?previous (?:ones|results?|list|search|selection)\b/u;
const UNDO_PATTERN =
  /\bundo(?: (?:that|it|this|the last (?:one|change|bit|step)))?\b|^(?:(?:no|nah|nope|ugh|please|ok|hmm|wait|oh|actually|lets|can we)[ ,]+)*(?:(?:go|one step|step) back|as it was(?: before)?|(?:scrap|forget|never ?mind|scratch|take back) (?:that|the last (?:one|bit|change)))[ .!]*$/u;

/** Reads a wish for an earlier list; returns null if there is none. */
export function takeReturn(utterance: Utterance): Return | null {
  if (utterance.take(UNDO_PATTERN)) return { noun: '', isUndone: true };
  const match = utterance.take(BACK_TO_PATTERN) ?? utterance.take(BEFORE_PATTERN) ?? utterance.take(AGAIN_PATTERN);
  if (match) return { noun: toSingularNoun(match[1] ?? ''), isUndone: false };
  return utterance.take(PREVIOUS_PATTERN) ? { noun: '', isUndone: false } : null;
}

function toSingularNoun(noun: string): string {
  if (/^(?:ones|list|results|selection|first ones)$/u.test(noun)) return '';
  return noun.replace(/(?<=dress)es$/u, '');
}
