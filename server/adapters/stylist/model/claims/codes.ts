import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import type { Known } from './Known.ts';

const VOUCHERS = new RegExp(
  String.raw`\b` +
    anyOf(
      String.raw`coupons?|vouchers?|promos?|promo codes?|gift ?cards?|cash ?back|gutschein\w*|rabattcode\w*`,
      'bon de réduction|código promocional|codice sconto',
    ) +
    String.raw`\b`,
  'iu',
);
/** 'Dress code' and 'color code' are fashion terms. */
const CODE_WORD = /\bcodes?\b/giu;
const CODE_OF_FASHION = /\b(?:dress|dressing|color|colour|style)[\s-]$/iu;
const ORDER_WORD = new RegExp(
  String.raw`\b` +
    anyOf('[Uu]s(?:e|ing)|[Ee]nter|[Aa]pply|[Qq]uote|[Rr]edeem|[Mm]ention|[Tt]ype|[Ww]ith') +
    String.raw`\s["'“”‘’]?([A-Z][A-Z\d-]{3,})\b`,
  'gu',
);
const CODE_SHAPE = /\b[A-Z\d][A-Z\d-]{4,}\b/gu;

/** Whether the text mentions a discount code. */
export function hasCode(text: string, known: Known): boolean {
  return (
    VOUCHERS.test(text) ||
    namesACode(text) ||
    [...text.matchAll(ORDER_WORD)].some(([, word = '']) => !isKnown(word, known)) ||
    [...text.matchAll(CODE_SHAPE)].some(([word]) => /\d/u.test(word) && /[A-Z]/u.test(word) && !isKnown(word, known))
  );
}

function namesACode(text: string): boolean {
  return [...text.matchAll(CODE_WORD)].some(
    ({ index }) => !CODE_OF_FASHION.test(text.slice(Math.max(0, index - 10), index)),
  );
}

function isKnown(word: string, { pieceWords }: Known): boolean {
  return word
    .toLowerCase()
    .split('-')
    .every((part) => pieceWords.has(part));
}
