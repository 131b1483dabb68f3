import { splitWords } from '../../language/text/tokens.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { referToTogether } from '../hearing/pointing/referTo.ts';
import { listNearest } from '../hearing/pointing/resolve.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Answer } from './Answer.ts';
import { normalizeMessage } from './halves.ts';
import { listChosenPieces, type Scene } from './meantPieces.ts';

type Items = readonly CatalogueItem[];

const TOTAL_PATTERN =
  /\b(?:prices? (?:for|of) (?:both|all|everything|the (?:two|three|lot))|total|altogether|all together|in all|all in|adds? up|come(?:s)? (?:to|out)|up to|on the money|the damage|do i owe|how much (?:is|for|are) (?:it all|everything|all|both|the lot))\b/u;
const ASKS_SUM_PATTERN = /\b(?:prices? (?:for|of)|how much|what|whats|total|where are we|how many|altogether)\b/u;

const IT_TOO_PATTERN = /\b(?:that|it|this|those|these|them)\b/u;
/** Matches requests to see pieces side by side: 'show me that with the shirt'. */
const SIDE_BY_SIDE_PATTERN =
  /^(?:(?:just|only|please|can you|could you|ok|okay|now)[ ,]+)*(?:show me|let me see|put) (?:only |just )?(?:that|this|it|the [a-z ]{2,30}) (?:with|next to|beside|together with|and) (?:the|that|this|those|these) /u;
/** Matches questions about the total price: 'how much would that be with shoes'. */
const PRICED_WITH_PATTERN =
  /\b(?:how much|what (?:would|does|do|will|is|are)\b.{1,40}\bcosts?|price)\b.{0,60} (?:with|plus|and) ([a-z ]{2,30})/u;

/**
 * Answers a question about the total price, or a request to see pieces side by side; returns null for other words.
 * `earlierItems` are the pieces that the previous parts of the message named.
 */
export function answerSum(part: string, pieces: Items, scene: Scene, earlierItems: Items): Answer | null {
  const { context } = scene;
  const words = normalizeMessage(part);
  if (TOTAL_PATTERN.test(words) && ASKS_SUM_PATTERN.test(words)) {
    const summedItems =
      pieces.length > 0
        ? [...(IT_TOO_PATTERN.test(words) ? context.spokenOf : []), ...pieces]
        : listChosenPieces(context);
    return summedItems.length === 0 ? null : createTotal(summedItems);
  }
  const togetherItems = referToTogether(new Utterance(words), context, earlierItems);
  if (SIDE_BY_SIDE_PATTERN.test(words) && togetherItems.length > 1) return createTotal(togetherItems);
  const addedText = PRICED_WITH_PATTERN.exec(words)?.[1];
  return addedText === undefined
    ? null
    : sumWith(addedText, togetherItems.length > 0 ? togetherItems : listNearest(context).slice(0, 1), scene);
}

/** Adds up the prices of pieces. If the words name another garment, the answer says that its price is missing. */
function sumWith(addedText: string, items: Items, { context, lexicon }: Scene): Answer | null {
  const phrases = lexicon.findPhrases(splitWords(addedText));
  const kind = phrases.find(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'))?.phrase;
  if (kind === undefined || items.some((item) => context.isA(item, kind)))
    return items.length > 1 ? createTotal(items) : null;
  return items.length === 0 ? null : createTotal(items, kind);
}

const createTotal = (items: Items, missingWords = ''): Answer => ({
  topic: 'total',
  asked: missingWords,
  itemIds: [...new Set(items)].map(({ id }) => id),
});
