import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import type { KnownFacts } from './KnownFacts.ts';

const VOUCHER_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf(
      String.raw`coupons?|vouchers?|promos?|promo codes?|gift ?cards?|cash ?back|gutschein\w*|rabattcode\w*`,
      'bon de réduction|código promocional|codice sconto',
    ) +
    String.raw`\b`,
  'iu',
);
/** Finds the word 'code', unless it belongs to a fashion term such as 'dress code' or 'color code'. */
const CODE_WORD_PATTERN = /\bcodes?\b/giu;
const FASHION_CODE_PATTERN = /\b(?:dress|dressing|color|colour|style)[\s-]$/iu;
const ORDER_WORD_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf('[Uu]s(?:e|ing)|[Ee]nter|[Aa]pply|[Qq]uote|[Rr]edeem|[Mm]ention|[Tt]ype|[Ww]ith') +
    String.raw`\s["'“”‘’]?([A-Z][A-Z\d-]{3,})\b`,
  'gu',
);
const CODE_SHAPE_PATTERN = /\b[A-Z\d][A-Z\d-]{4,}\b/gu;

/** Whether the text mentions a discount code. */
export function hasCode(text: string, knownFacts: KnownFacts): boolean {
  return (
    VOUCHER_PATTERN.test(text) ||
    mentionsCode(text) ||
    [...text.matchAll(ORDER_WORD_PATTERN)].some(([, word = '']) => !isKnownWord(word, knownFacts)) ||
    [...text.matchAll(CODE_SHAPE_PATTERN)].some(
      ([word]) => /\d/u.test(word) && /[A-Z]/u.test(word) && !isKnownWord(word, knownFacts),
    )
  );
}

function mentionsCode(text: string): boolean {
  return [...text.matchAll(CODE_WORD_PATTERN)].some(
    ({ index }) => !FASHION_CODE_PATTERN.test(text.slice(Math.max(0, index - 10), index)),
  );
}

function isKnownWord(word: string, { pieceWords }: KnownFacts): boolean {
  return word
    .toLowerCase()
    .split('-')
    .every((part) => pieceWords.has(part));
}
