import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { DEFINITE_PATTERN } from '../reading/cues.ts';
import { describes } from '../reading/plain/readDescribed.ts';
import { readGarments } from '../reading/readGarments.ts';

/** Matches words before the only garments that an outfit should have: 'just a shirt and pants'. */
const ONLY_BEFORE_PATTERN =
  /^(?:(?:ok|okay|so|no|nah|right|actually|please|and|but|well|yeah|sorry|sir|madam|maam|mate|hello|lol|hm|hmm|i (?:only|just) (?:want|need|wanted|meant)|all i (?:want|need) is|it can be|can it be|make it|let it be|keep it to|give me|i want|i need)[ ,]{1,2}){0,4}(?:just|only|nothing but|no more than|keep it to|all i (?:want|need) is|i (?:only|just) (?:want|need)) (.+)$/u;
/** Matches words after the only garments: 'a shirt, trousers and shoes, nothing else'. */
const ONLY_AFTER_PATTERN =
  /\b(?:(?:and )?(?:thats|that is) (?:it|all|enough|the lot)|nothing (?:else|more)|only|and no(?:thing)? more|will do(?: me)?|is (?:all|enough|plenty)|(?:and )?no extras|no accessories)\b/u;
/** Matches changes, in which 'only' keeps the other pieces: 'only change the shoes'. */
const CHANGES_PATTERN =
  /\b(?:change|swap|replace|instead|other|another|different|add|keep|without|cheaper|darker|lighter|if|like|love|should|must|be|in|can|could|make)\b/u;
const SENTENCE_END_PATTERN =
  /[.!?;]{1,3} | (?:i got|ive got|i have|my [a-z]+ gave|budget|under|max|for (?:like |about |around )?[$£€]?\d)/u;
const MIN_GARMENTS = 2;

/**
 * Reads the only garments that an outfit should have: 'just a shirt and pants and shoes', 'a dress and shoes, nothing
 * else'. Returns null for other messages.
 */
export function readOnlyPieces(
  words: string,
  outfit: OutfitPlan,
  language: Language,
): Extract<OutfitEdit, { kind: 'only' }> | null {
  if (outfit.days !== null) return null;
  for (const sentence of words.split(SENTENCE_END_PATTERN)) {
    const text = sentence?.replace(NO_EXTRAS_PATTERN, '').replaceAll(' n ', ' and ').trim() ?? '';
    const end = text.search(ONLY_AFTER_PATTERN);
    const listedBefore = end < 0 ? '' : text.slice(0, end);
    const listed = ONLY_BEFORE_PATTERN.exec(text)?.[1] ?? (DEFINITE_PATTERN.test(listedBefore) ? '' : listedBefore);
    if (listed === '' || CHANGES_PATTERN.test(listed)) continue;
    const garments = readGarments(listed, language);
    if (new Set(garments.map(({ slot }) => slot)).size >= MIN_GARMENTS)
      return { kind: 'only', garments, described: garments.filter((garment) => describes(garment, language)) };
  }
  return null;
}

/** Matches a refusal of extras before the list: 'no accessories, only shorts tee and sandals'. */
const NO_EXTRAS_PATTERN =
  /^(?:and |but |so |ok )*no (?:accessories|extras|bags?|jewell?er?y|bag or anything)[ ,]+(?:and )?/u;
