import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { normalizeMessage } from '../../answering/halves.ts';
import { isOrAre, nameItem, listWithAnd } from '../../wording/phrases.ts';

const SUBJECT_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/deliver|ship|arrive|get here|get to me|how (?:soon|quickly|fast)/u, 'delivery'],
  [/return|refund|exchange/u, 'returns'],
  [/stock|sold out|restock/u, 'what is in stock'],
  [/shrink/u, 'whether it shrinks'],
  [/review|rating/u, 'reviews'],
  [/model/u, 'the model in the picture'],
  [/made in/u, 'where it is made'],
  [/coupon|promo/u, 'coupons'],
  [/weather/u, 'the weather'],
  [/itch|scratch/u, 'whether it itches'],
  [/warranty/u, 'a warranty'],
  [/pay/u, 'payment'],
  [/order/u, 'orders'],
  [/true to size|small|large/u, 'how its sizes run'],
  [/^iron|^wash|^care|how to care/u, 'how to care for it'],
];
/** Matches subjects in the stylist's own words, which replies use unchanged. */
const WHOLE_PATTERN =
  /^(?:the (?:brand|fabric|fit)$|how (?:to care|it (?:goes|takes|feels|falls)) |which (?:sizes|pieces) |whether )/u;
/** Maximum number of the shopper's words that a reply repeats. */
const MAX_WORDS = 3;
/** Matches questions with 'is it …', in contrast to 'does it have …'. */
const IS_IT_PATTERN = /\b(?:is|are|was|look|looks|feel|feels)\b/iu;
const HAS_IT_PATTERN = /\b(?:have|has|got|come with|comes with|contain)\b/iu;

/** Returns what is unknown as a noun or a clause: 'delivery', 'whether it has pockets'. */
export function findSubject(askedWords: string, message = ''): string {
  const knownSubject = SUBJECT_PATTERNS.find(([pattern]) => pattern.test(askedWords))?.[1];
  if (knownSubject) return knownSubject;
  const word = askedWords.trim();
  if (word === '') return 'that';
  if (WHOLE_PATTERN.test(word)) return word;
  // A part of a longer question would be hard to read.
  if (word.split(' ').length > MAX_WORDS || !normalizeMessage(message).includes(` ${word}`)) return 'that';
  if (HAS_IT_PATTERN.test(message)) return `whether it has ${word}`;
  return IS_IT_PATTERN.test(message) ? `whether it is ${word}` : `“${word}”`;
}

/** Writes who would know the answer, or what is known instead. */
export function suggestAlternative(item: CatalogueItem, askedWords: string): string {
  if (
    /deliver|ship|arrive|get here|how (?:soon|quickly|fast)|return|refund|exchange|stock|sold out|warranty|pay/u.test(
      askedWords,
    ) &&
    item.website
  )
    return `It is sold by ${item.website}, who would know.`;
  return item.materials.length > 0
    ? `What I do know: ${nameItem(item)} ${isOrAre(item)} made of ${listWithAnd(item.materials)}.`
    : '';
}
