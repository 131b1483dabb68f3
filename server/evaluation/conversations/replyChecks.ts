import { anyOf } from '../../domain/language/text/anyOf.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Check } from './Check.ts';
import { createCheck } from './Check.ts';
import type { Confirmation, ReplyExpectations, ReplyFact } from './Conversation.ts';
import type { SeenItems } from './itemReferences.ts';
import { findReferredItem } from './itemReferences.ts';
import type { TurnResult } from './StylistUnderTest.ts';

/** Checks the text of the reply. Only essential words are matched, so that other wordings pass. */
export function checkReply(demands: ReplyExpectations, result: TurnResult, seenItems: SeenItems): readonly Check[] {
  const words = findReplyText(result);
  return [
    ...(demands.asks === true ? [createCheck('honesty', /\?/u.test(result.reply), 'asks nothing')] : []),
    ...(demands.tells ?? []).map(({ fact, of }) =>
      createItemCheck(
        findReferredItem(of, seenItems),
        (item) => TEST_BY_FACT[fact](item, words),
        `does not tell the ${fact}: ${words}`,
      ),
    ),
    ...(demands.confirms ?? []).map((confirmation) =>
      createItemCheck(
        findReferredItem(confirmation.of, seenItems),
        (item) => isConfirmedRightly(confirmation, item, result.reply),
        `wrong or no answer about ${confirmation.fact} ${confirmation.value ?? ''}: ${result.reply}`,
      ),
    ),
    ...checkAdmissions(demands, result, seenItems),
    ...(demands.says ?? []).map((pattern) =>
      createCheck('honesty', new RegExp(pattern, 'iu').test(words), `does not say ${pattern}: ${words}`),
    ),
    ...(demands.avoids ?? []).map((pattern) =>
      createCheck('honesty', !new RegExp(pattern, 'iu').test(words), `says ${pattern}: ${words}`),
    ),
  ];
}

/** Whether an answer says that nothing was found, or names what was relaxed. */
export function admitsNothing(result: TurnResult): boolean {
  return result.relaxations.length > 0 || NOTHING_FOUND_PATTERN.test(findReplyText(result));
}

export function findReplyText({ announcement, reply }: TurnResult): string {
  return `${announcement} ${reply}`.replaceAll('\u2019', "'").trim();
}

const NOTHING_FOUND_PATTERN = new RegExp(
  String.raw`\b(` +
    anyOf(
      String.raw`no|not|none|nothing|nowhere|without|\w+n't|cannot|sorry|unfortunately|closest|nearest|instead`,
      'loosened|relaxed|widened|beyond|above your|over your',
    ) +
    String.raw`)\b`,
  'iu',
);
const UNKNOWN_PATTERN = new RegExp(
  anyOf(
    String.raw`(\b(not|never|no|cannot)\b|n't\b)[^.?!]{0,60}\b(` +
      anyOf(
        'know|sure|say|see|tell|told|certain|list(ed)?|stated?|mention(s|ed)?|promise|guarantee',
        'information|info|details?|given|recorded|noted?|answer|confirm|speak|vouch|cover(s|ed)?',
      ) +
      String.raw`)\b`,
    String.raw`\bunknown\b|\bbeyond (what|my)\b|\b(check|ask|confirm) (it )?(with|on|at) the\b`,
  ),
  'iu',
);
const NEGATION_PATTERN = /\b(no|not|only|cannot|sorry|unfortunately|without|never|sold out)\b|n't\b/iu;
const AFFIRMATION_PATTERN =
  /\b(yes|yep|yeah|it does|it is|it has|it's|comes? in|available|offered|certainly|of course|indeed|absolutely)\b/iu;

function createItemCheck(
  item: CatalogueItem | undefined,
  isTrueOf: (item: CatalogueItem) => boolean,
  message: string,
): Check {
  return item === undefined
    ? createCheck('honesty', false, 'nothing on the screen to speak about')
    : createCheck('honesty', isTrueOf(item), message);
}

function checkAdmissions(demands: ReplyExpectations, result: TurnResult, seenItems: SeenItems): readonly Check[] {
  if (demands.admits === undefined) return [];
  if (demands.admits === 'nothing')
    return [
      createCheck('honesty', admitsNothing(result), `does not admit that there is none: ${findReplyText(result)}`),
    ];
  const description = demands.unlessDescribed;
  const item = description && findReferredItem(description.of, seenItems);
  if (description && item && new RegExp(description.as, 'iu').test(item.description)) return [];
  return [
    createCheck(
      'honesty',
      UNKNOWN_PATTERN.test(findReplyText(result)),
      `does not say that it does not know: ${findReplyText(result)}`,
    ),
  ];
}

type StatesFact = (item: CatalogueItem, words: string) => boolean;

const TEST_BY_FACT: Readonly<Record<ReplyFact, StatesFact>> = {
  name: (item, words) => includesText(words, item.shortDescription) || statesPrice(item, words),
  brand: ({ brand }, words) => includesText(words, brand),
  price: statesPrice,
  sizes: ({ sizes }, words) =>
    [sizes[0], sizes.at(-1)].every((size) => size !== undefined && createSizePattern(size).test(words)),
  colors: (item, words) =>
    item.colors.some((color) => (color === 'Gray' ? /\bgr[ae]y\b/iu.test(words) : includesText(words, color))) ||
    findDescriptionStart(item).some((text) => includesText(words, text)),
  materials: ({ materials }, words) =>
    materials.some(
      (material) => includesText(words, material) || includesText(words, material.split(' ').at(-1) ?? material),
    ),
  pattern: ({ pattern }, words) =>
    includesText(words, pattern) ||
    includesText(words, pattern.replaceAll('-', ' ')) ||
    (pattern === 'plain' && /\b(solid|unpatterned|no pattern)\b/iu.test(words)),
  fit: ({ fit }, words) => includesText(words, fit),
};

function includesText(words: string, text: string): boolean {
  return text !== '' && words.toLowerCase().includes(text.toLowerCase());
}

/** Whether the words state the price, exactly or rounded to the dollar. */
function statesPrice(item: CatalogueItem, words: string): boolean {
  const price = item.priceCents / 100;
  return findAmounts(words).some(
    (amount) => amount === price || amount === Math.floor(price) || amount === Math.round(price),
  );
}

function findAmounts(words: string): readonly number[] {
  return [...words.matchAll(/\d[\d,]*(?:\.\d{1,2})?/gu)].map(([text]) => Number(text.replaceAll(',', '')));
}

/** The beginning of the search description, which has the shade ('navy'). */
function findDescriptionStart(item: CatalogueItem): readonly string[] {
  return item.semanticSearchDescription
    .split(/\s+/u)
    .slice(0, 3)
    .filter((word) => word.length > 3);
}

const SIZE_NAMES: Readonly<Record<string, string>> = {
  XS: 'extra small|x-small',
  S: 'small',
  M: 'medium',
  L: 'large',
  XL: 'extra large|x-large',
};

function createSizePattern(size: string): RegExp {
  const name = SIZE_NAMES[size];
  return new RegExp(`(?<![\\w-])(${size}${name === undefined ? '' : `|${name}`})(?![\\w])`, 'iu');
}

/**
 * Whether the text answers a yes-or-no question correctly. Judges the sentences with the subject, or all sentences if
 * none has it.
 */
function isConfirmedRightly(confirmation: Confirmation, item: CatalogueItem, text: string): boolean {
  const reply = text.replaceAll('\u2019', "'");
  const subject =
    confirmation.fact === 'sale'
      ? /\b(sale|reduced|reduction|discount(ed)?|off|full price|down from|marked down)\b/iu
      : confirmation.fact === 'sizes'
        ? createSizePattern(confirmation.value ?? '')
        : new RegExp(`\\b${confirmation.value ?? ''}\\b`, 'iu');
  const sentences = reply.split(/(?<=[.!?])\s+/u);
  const subjectSentences = sentences.filter((sentence) => subject.test(sentence));
  const relevantSentences = subjectSentences.length > 0 ? subjectSentences : sentences;
  const isDenied = relevantSentences.some(
    (sentence) =>
      NEGATION_PATTERN.test(sentence) || (confirmation.fact === 'sale' && /\bfull price\b/iu.test(sentence)),
  );
  return isFactTrue(confirmation, item)
    ? !isDenied && (subjectSentences.length > 0 || AFFIRMATION_PATTERN.test(reply))
    : isDenied;
}

function isFactTrue({ fact, value = '' }: Confirmation, item: CatalogueItem): boolean {
  if (fact === 'sale') return item.priceCents < item.fullPriceCents;
  const values: readonly string[] = item[fact];
  return values.some(
    (knownValue) =>
      knownValue.toLowerCase().includes(value.toLowerCase()) && (fact !== 'sizes' || knownValue === value),
  );
}
