import { mayBeBudget } from '../../clauses/meantMentions.ts';
import type { Language } from '../../hearing/hear.ts';
import { takeMoney } from '../../hearing/money.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { readParts } from '../../wish/readParts.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import {
  COUNTED_PATTERN,
  INCLUDED_PATTERN,
  MONEY_PATTERN,
  OUTFIT_PATTERN,
  PER_PIECE_PATTERN,
  NUMBERS_PATTERN,
  TOGETHER_PATTERN,
} from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';
import { readGarments } from './readGarments.ts';

const CENTS_PER_DOLLAR = 100;
const MIN_SUM = 20;
/**
 * Maximum number of words in a clause that is only about an amount: 'make it 300', but not 'for the dinner on the 24
 * something red'.
 */
const MAX_BARE_WORDS = 5;

/**
 * Reads an amount of money as a budget for all pieces, or as the price of the garment next to it. With
 * `startsOutfit`, an amount next to the wish for an outfit is for all pieces.
 */
export function readBudget(
  { text: toldText, act }: OutfitClause,
  startsOutfit: boolean,
  language: Language,
): readonly OutfitEdit[] {
  const text = toldText.replace(AGE_PATTERN, '$1').replace(SUM_TOPS_PATTERN, '$1 max');
  if (PER_PIECE_PATTERN.test(text) || (isActOfPerson(act) && !MONEY_PATTERN.test(text))) return [];
  const wording = withSums(text);
  const slots = new Set(readGarments(wording, language).map(({ slot }) => slot));
  const isOfAll =
    TOGETHER_PATTERN.test(text) || OUTFIT_PATTERN.test(text) || INCLUDED_PATTERN.test(text) || slots.size !== 1;
  if (!isOfAll) return [];
  const isOfMoney =
    MONEY_PATTERN.test(text) ||
    TOGETHER_PATTERN.test(text) ||
    (slots.size === 0 && !COUNTED_PATTERN.test(text) && (startsOutfit || text.split(' ').length <= MAX_BARE_WORDS));
  const { wish } = readParts(wording, language.lexicon, language.spelling);
  const sum =
    wish.priceMax ??
    (isOfMoney && (!COUNTED_PATTERN.test(text) || MONEY_PATTERN.test(text))
      ? findSum(text, startsOutfit, language)
      : 0);
  return sum >= MIN_SUM ? [{ kind: 'budget', cents: sum * CENTS_PER_DOLLAR }] : [];
}

/** Matches a person with an age, which is no sum: 'outfit for a man, 40'. */
const AGE_PATTERN =
  /\b(man|men|woman|women|male|female|guy|bloke|lady|ladies|gentleman|gent|girl|boy|lad|lass|fella|chap|dude|mum|mom|dad|husband|wife|m|f),? (?:aged? )?\d{2}\b(?! ?(?:dollars|bucks|quid|pounds|euros|max|total|all))/gu;

/** Matches the 'tops' of a sum, which are no garments: '200 dollars tops'. */
const SUM_TOPS_PATTERN = /([$£€] ?\d{2,5}|\b\d{2,5}(?: ?(?:dollars|bucks|quid|pounds|euros))?) tops\b/u;

/** Matches a wish to stay within the budget that was named before. */
const KEEPS_BUDGET_PATTERN =
  /\b(?:stay|stays|keep|keeps|kept|stick|get|bring|fit|make|remain|be|has to|must|needs to|still)\b.{0,40}\b(?:(?:in|within|under|inside|below|to|on|back to) (?:the |my |our |that |this )?(?:budget|limit))\b/u;
/** Matches a question about the present price: 'is it still within my budget?'. */
const ASKS_PRICE_PATTERN = /^(?:\w+ )?(?:is|are|am|does|do|will|would|still)\b/u;

/** Reads a wish to stay within the present budget, which is named without a sum. */
export function readKeptBudget(wholeText: string, budgetCents: number | null): readonly OutfitEdit[] {
  const isWishForBudget = KEEPS_BUDGET_PATTERN.test(wholeText) && !ASKS_PRICE_PATTERN.test(wholeText);
  return isWishForBudget && budgetCents !== null ? [{ kind: 'budget', cents: budgetCents }] : [];
}

/** Whether a number in a clause with this act is probably an age: 'a guy, 23'. */
const isActOfPerson = (act: string | null): boolean => act === 'self' || act === 'person';

/** Returns the last number that is not a number of days, a size or a year. */
function findSum(text: string, startsOutfit: boolean, { lexicon }: Language): number {
  const numbers = [...text.matchAll(NUMBERS_PATTERN)].filter(
    ({ 0: sumText, 1: number = '', index }) =>
      !COUNTED_PATTERN.test(text.slice(index, index + sumText.length + 8).replace(/^[^\d]+/u, '')) &&
      mayBeBudget(text, number, lexicon),
  );
  const [firstMatch] = startsOutfit ? numbers.toReversed() : numbers;
  return Number(firstMatch?.[1] ?? 0);
}

export const withoutSum = (text: string): string => withSums(text).replace(SUM_SAID_PATTERN, ' ');

const SUM_SAID_PATTERN =
  /(?:\b(?:under|below|up to|max(?:imum)?|at most) )?[$€£] ?\d+|(?:\b(?:under|below|up to) )?\b\d{2,5} ?(?:dollars|bucks|usd|euros?|pounds?|quid)(?: (?:max(?:imum)?|tops|at most))?/gu;

/** Rewrites amounts of money in words that the search understands. */
export function withSums(text: string): string {
  const utterance = new Utterance(text);
  takeMoney(utterance);
  return utterance.rest;
}
