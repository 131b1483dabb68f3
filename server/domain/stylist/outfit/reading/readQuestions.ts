import type { Language } from '../../hearing/hear.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { BACK_PATTERN, MONEY_PATTERN, SUM_PATTERN } from './cues.ts';
import { listMentioned, readGarments } from './readGarments.ts';

const ALL_SOURCE = String.raw`(?:(?:it |them |that |this |those |these )?all(?: of (?:it|them|this|that|these|those))?|everything|all that|every (?:piece|item|one)|all (?:the|my|these|those) (?:items|pieces|things|clothes)|the (?:lot|whole (?:thing|lot|outfit|look|set|capsule)|entire (?:outfit|look))|(?:the|this|that) (?:outfit|look|capsule|set)|both)`;
/** Matches requests to put all pieces on the wishlist. */
const KEEP_ALL_PATTERN = new RegExp(
  String.raw`\b(?:keep|keeping|save|saving|take|taking|have|buy|get|grab|want|wishlist|favou?rite|heart|like|bookmark|put|add|pop|stick|chuck|move|bung|love) (?:me |please |now )?${ALL_SOURCE}(?= ?(?:$|[,.!?]|please|thanks|thank you|now|then|to|on|in|for (?:me|later)|would you|will you|could you|but|except|apart|though|as (?:is|it is)))|\b${ALL_SOURCE} (?:please )?(?:on|onto|to|in|into) (?:(?:my|the|a) )?(?:wish ?list|favou?rites|list|basket|cart)|^(?:[a-z0-9]+,? ){0,5}(?:keep|take|save) (?:it|them)(?: please| then| thanks)?[ .!]*$|\b(?:ill|i will|well|lets) (?:take|have) (?:it|them|the lot|both)[ .!]*$`,
  'u',
);
/** Matches requests to keep the shown outfit: 'great, save it as is', 'hold on to this set'. */
const KEEP_BARE_PATTERN =
  /^(?:(?:ok(?:ay)?|great|perfect|good(?: work| job)?|nice|love it|yes|yeah|thanks?|please|then|now|so|just|and|lovely|cool|beauty|done|right|brilliant)[ ,.!]{1,3}){0,4}(?:(?:save|keep|bookmark|heart|wishlist)(?: (?:it|this|that|them|all|everything|these|those)){0,2}|(?:hold|hang) on ?to (?:it|them|this|that|the|these|all)(?: (?:set|look|outfit|lot|pieces|one|of (?:it|them|this)))?)(?: (?:as (?:it )?is|for (?:me|now|later)|please|then|thanks|now|like (?:this|that)|(?:un)?till? [a-z]+)){0,3}[ .!]{0,3}$/u;
/** Matches words for a change. A message with such words puts nothing on the wishlist. */
const NOT_KEPT_PATTERN =
  /\b(?:in mind|but (?:make|change|swap|cheaper|with(?!out)|in )|everything else|together|all (?:black|white|in|wrong|the same)|do you|can i return|what|how|which|if)\b/u;
const EXCEPT_PATTERN =
  /\b(?:except(?: for)?|apart from|but not|all but|everything but|other than|without|minus|save for)\b/u;
/** Matches questions about the price of all pieces. */
const TOTAL_PATTERN =
  /\b(?:(?:bring|take|put|leave)s? (?:it|that|this|me|us|everything) (?:all )?(?:to|at|up to)\b(?=[ ?.!]*$| now| then)|(?:paying|spending|owe|in for|run me|set me back)\b|price check|(?:final|full|complete|whole|new|exact) (?:number|figure|sum|price|amount|total)\b|(?:am i|are we|i am|we are) at(?=[ ?.!]*$| now| money)|(?:how ?s|how is) the budget\b|(?:still |are we |am i |is (?:it|that|this) ){1,3}(?:under|over|within|in|on)(?: (?:the |my |our )?(?:budget|limit))?(?=[ ?.!]*$)|(?:over|within|under|in) (?:the |my |our )?budget(?=[ ?]*$)|totals?|sum(?: total)?|(?:all|al)? ?together|altogether|add(?:s|ed)? up|come[s]? to|the (?:damage|dmg|bill)|price[ -]?wise|money[ -]?wise|(?:everything|all of (?:it|this|that|them)|it all|all that|the (?:lot|whole (?:thing|lot|outfit|look)|outfit|look|capsule)) (?:cost|costs|come|price)|(?:cost|costs|price) (?:is |it |for |of |now )*(?:is )?(?:everything|all|the (?:whole|lot|outfit|look|capsule))|(?:am i|are we|we) (?:up to|at|spending)|bill|grand total|running total)\b/u;
const HOW_MUCH_PATTERN =
  /\b(?:how much|what (?:does|would|will|do) (?:it|that|this|everything|all)(?: \w+){0,2} cost|what price|whats the price|the price now|how expensive)\b/u;
const AND_NOW_PATTERN = /^(?:and|so|ok|what about) now[?. ]*$/u;
/** Matches a message that is only the question about the total price. */
const BARE_PATTERN =
  /^(?:(?:and|so|ok|okay|now|but|then|what|whats|is|are|was|would|will|be|the|total|please|yo|cool|right|sum|price|how|much|all|that|this|it|everything|in|does|cost|whole|thing|we)(?: |(?=[?.!]|$)))+[?.! ]*$/u;

/** Reads a question or request about the whole outfit; returns null for other words. */
export function readQuestion(
  wholeText: string,
  language: Language,
): Extract<OutfitEdit, { kind: 'keep' | 'total' | 'count' | 'show' }> | null {
  if (KEEP_BARE_PATTERN.test(wholeText) && !/\bin mind\b/u.test(wholeText)) return { kind: 'keep', without: [] };
  if (KEEP_ALL_PATTERN.test(wholeText) && !NOT_KEPT_PATTERN.test(wholeText))
    return { kind: 'keep', without: readExcepted(wholeText, language) };
  const countEdit = readCount(wholeText, language);
  if (countEdit !== null) return countEdit;
  if (asksTotal(wholeText, language)) return { kind: 'total', without: readExcepted(wholeText, language) };
  return BACK_PATTERN.test(wholeText) ? { kind: 'show' } : null;
}

const HOW_MANY_PATTERN = /\bhow many (?:(?:different|more|other|separate|complete|full) )?((?:[a-z]+ ){0,2}[a-z]+)/u;
const OUTFITS_PATTERN = /^(?:outfits?|looks?|combinations?|combos?|ways|days)\b/u;

/** Reads a question about a number: 'how many outfits does that make?', 'how many shirts is that?'. */
function readCount(wholeText: string, language: Language): Extract<OutfitEdit, { kind: 'count' }> | null {
  const countedWords = HOW_MANY_PATTERN.exec(wholeText)?.[1];
  if (countedWords === undefined) return null;
  if (OUTFITS_PATTERN.test(countedWords)) return { kind: 'count', garment: null };
  const [garment] = listMentioned(countedWords, language);
  return garment === undefined ? null : { kind: 'count', garment };
}

function asksTotal(wholeText: string, language: Language): boolean {
  if (MONEY_PATTERN.test(wholeText) && SUM_PATTERN.test(wholeText)) return false;
  const isQuestion =
    /\?|^(?:\w+ ){0,4}(?:what|whats|how|hows|where|tell|remind|give)\b|\b(?:tell|give) (?:me|us)\b/u.test(wholeText);
  if (TOTAL_PATTERN.test(wholeText)) return isQuestion || wholeText.split(' ').length <= 4;
  if (AND_NOW_PATTERN.test(wholeText)) return true;
  if (!HOW_MUCH_PATTERN.test(wholeText)) return false;
  return BARE_PATTERN.test(wholeText) || readExcepted(wholeText, language).length > 0;
}

export function readExcepted(wholeText: string, language: Language): ReturnType<typeof readGarments> {
  const cue = EXCEPT_PATTERN.exec(wholeText);
  return cue === null ? [] : readGarments(wholeText.slice(cue.index + cue[0].length), language);
}
