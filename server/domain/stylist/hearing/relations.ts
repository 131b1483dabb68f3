import { referNearby } from './pointing/referTo.ts';
import type { ReferenceContext, Reference } from './pointing/ReferenceContext.ts';
import { withoutPointing } from './pointing/withoutPointing.ts';
import type { Relation } from './Speech.ts';
import type { Utterance } from './Utterance.ts';

const LIKE_PATTERN =
  /\b(?:(?:something|anything|things|pieces|ones|more|others?|(?:show|find|give) me(?: more)?|exactly|just|looks?|a bit)(?: (?:just|exactly|a bit|more))? ?(?:like|along the lines of|similar to|in the style of)|similar(?: to)?|more of|(?:i )?(?:want|need|would like|prefer) (?:one |something )?like|same (?:as|style|kind|idea|look|thing|one)|the same|closer to|resembl\w+|like (?=,))/u;
const UNLIKE_PATTERN =
  /(?:\b(?:not|dont (?:really )?(?:like|love|want)|do not (?:like|want)|didnt like|hate|dislike|without|except(?: for)?|anything but|everything but|lose|drop|remove|skip|unlike|rather not|nothing like|different from|not (?:so )?keen on|not sure about)\b(?: (?:like|the|really|so much))* ?,|, (?:is|are|was) (?:not|ugly|awful|horrible|hideous|too much|a no|out)\b)/u;
const GOES_WITH_PATTERN =
  /\b(?:to )?(?:go|goes|going|match|matches|matching|pair|pairs|wear|worn|works?|style|combine|complements?|layer|put)(?:es|s|ing)? (?:well |nicely |great )?(?:with|over|under|on top of|underneath|it with|to)?(?= ?,)|\bto (?:match|complement|accompany)\b|\b(?:go(?:es)? over|goes? under|over the top of)\b/u;
const PRAISE_PATTERN =
  /\bi(?:ll| will| would| do| really| quite| absolutely| just)* (?:like|love|prefer|adore|take|buy|want|choose|pick|go for)(?: is)? ?,|, (?:is|are|looks?) (?:nice|great|lovely|perfect|good|beautiful|gorgeous|my favou?rite|cute|pretty|closer|closest|the best|better)\b/u;

/** Returns the pieces that 'it' or 'these' means, if the message asks about them or compares with them. */
export function findLeanedOn(utterance: Utterance, context: ReferenceContext, isQuestion: boolean): Reference | null {
  const leans =
    isQuestion ||
    LIKE_PATTERN.test(utterance.rest) ||
    GOES_WITH_PATTERN.test(`${utterance.rest.replace(/\b(?:this|that|it|these)\b/gu, ',')}`) ||
    /\b(?:like|with|over|under|match) (?:this|that|it|these)\b|\b(?:this|that|it) (?:one )?(?:in|but)\b|\bi (?:\w+ )?(?:like|love|hate) (?:this|that|it)\b|\bnot (?:this|that|it)\b/u.test(
      utterance.rest,
    );
  return leans ? referNearby(utterance, context) : null;
}

/**
 * Returns what the shopper wants to do with the mentioned pieces; null if nothing. `words` must still contain the
 * references to the pieces.
 */
export function findRelation(words: string, reference: Reference | null): Relation | null {
  if (!reference) return null;
  const otherWords = withoutPointing(words, ' , ');
  if (/\bdifferent from|nothing like\b/u.test(otherWords)) return 'unlike';
  if (LIKE_PATTERN.test(otherWords)) return 'like';
  if (GOES_WITH_PATTERN.test(otherWords)) return 'goesWith';
  if (UNLIKE_PATTERN.test(otherWords)) return 'unlike';
  if (PRAISE_PATTERN.test(otherWords)) return 'praised';
  return 'pointed';
}
