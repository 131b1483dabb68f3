import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import type { KnownFacts } from './KnownFacts.ts';

/** Topics without data in the catalogue. The only true answer is 'I do not know'. */
const TOPIC_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b` +
      anyOf(
        'ship|ships|shipped|shipping|postage|deliver|delivers|delivered|delivery|deliveries',
        String.raw`dispatch\p{L}{0,4}|courier`,
      ) +
      String.raw`\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b` +
      anyOf(
        String.raw`returns|returnable|refund\p{L}{0,5}|money[\s-]back|exchanges?|warranty|guarantee\p{L}{0,2}`,
        'return (?:it|them|policy|period|label|window)|be returned|can return|send (?:it|them) back',
      ) +
      String.raw`\b`,
    'giu',
  ),
  /\b(?:stock|stocked|restock\p{L}{0,3}|back[\s-]order\p{L}{0,3}|pre[\s-]?order|free)\b/giu,
];
/** Phrases that admit not knowing. */
const NOT_KNOWN_PATTERN = new RegExp(
  [
    String.raw`(?:\bnot|n[’']t|\bcannot|\bnever)\s(?:\p{L}{1,12}\s){0,3}(?:know|known|say|said|tell|told|state|stated|promise|speak|answer|check|see|confirm|list|listed|given|guess|information|details?|data|mention|mentioned|sure|clear)\b`,
    String.raw`\bno (?:information|record|word|data|details?|idea|way to)\b`,
    String.raw`\b(?:unknown|unable to|beyond what i know|outside what i know)\b`,
    String.raw`\b(?:nothing|anything|nobody told me|not a thing|a thing) (?:\p{L}{1,12}\s){0,2}(?:on|about|of)\b`,
  ].join('|'),
  'giu',
);
/** Words that introduce a contrast. The text after them is a claim, even if the sentence began with "I don't know". */
const TURNING_WORD_PATTERN = new RegExp(
  anyOf(
    String.raw`\b(?:but|however|though|although|yet|still|except|luckily|happily|anyway)\b|[;—–]`,
    String.raw`(?:[:,]|\band)\s(?=\p{L}{1,12}\s(?:is|are|takes?|will|can|comes?|costs?)\b)`,
  ),
  'iu',
);

/** Promises that are always rejected, because the catalogue has no data on stock or terms of sale. */
const ALWAYS_REJECTED_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b` +
      anyOf(String.raw`free|fast|same[\s-]day|next[\s-]day|overnight|express`) +
      String.raw` (?:shipping|delivery|returns?|postage|exchanges?|gifts?)\b`,
    'iu',
  ),
  /\b(?:shipping|delivery|returns|postage) (?:is|are|comes?) (?:free|included|on us)\b/iu,
  /\b(?:have|get|wear) it by (?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight|the weekend)/iu,
  new RegExp(
    String.raw`\b(?:only|just) ` +
      anyOf(String.raw`a few|few|one|two|three|four|five|\d{1,3}`) +
      String.raw` (?:(?:are|is|pieces?|items?) )?(?:left|remaining|remain)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b` +
      anyOf(
        'selling (?:fast|out)|sold out|sells out|almost gone|low stock',
        'limited (?:stock|time|offer|edition)|while (?:stocks?|supplies|they) last',
        'last (?:one|few|piece) left|(?<!no )hurry|today only|ends (?:today|tonight|soon|tomorrow)',
      ) +
      String.raw`\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b` +
      anyOf(String.raw`extra|special|exclusive|additional|further|student|first[\s-]order|member|loyalty|welcome`) +
      String.raw`\s(?:\p{L}{1,12}\s){0,2}(?:discount|offer|deal|savings|reduction|price)s?\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b` +
      anyOf(
        String.raw`versand\p{L}{0,12}|liefer\p{L}{0,12}|rückgabe\p{L}{0,8}|rabatt\p{L}{0,6}|livraison|remboursement`,
        String.raw`remise|envíos?|entrega|devoluci\p{L}{0,4}|descuentos?|spedizion\p{L}|consegna|rimborso|sconto`,
        'sconti|verzending|korting|frete',
      ) +
      String.raw`\b`,
    'iu',
  ),
];
const REDUCTION_WORD_PATTERN = /\b(?:on sale|reduced|discounted|discounts?|marked down|bargain|sale price)\b/iu;
/** Uses of 'free' that are not promises: 'free of' something, clothes that move freely. */
const HARMLESS_PHRASE_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf(
      String.raw`feel free|free[\s-](?:time|day|spirit\p{L}{0,3}|flowing|range|form)`,
      String.raw`(?:hands|stress|wrinkle|crease|care|worry|fuss|iron|cruelty)[\s-]free|free (?:of|from|to)`,
    ) +
    String.raw`\b`,
  'giu',
);
const DENIAL_WORD_PATTERN = /\b(?:not|no|none|neither|nor|never|nothing)\b|n[’']t\b/iu;

/** Whether a sentence promises something about shipping, returns, stock or discounts without data. */
export function hasPromise(sentence: string, { hasReducedItem }: KnownFacts): boolean {
  const checkedSentence = sentence.replaceAll(HARMLESS_PHRASE_PATTERN, '');
  if (ALWAYS_REJECTED_PATTERNS.some((pattern) => pattern.test(checkedSentence))) return true;
  if (!hasReducedItem && REDUCTION_WORD_PATTERN.test(checkedSentence) && !DENIAL_WORD_PATTERN.test(checkedSentence))
    return true;
  return checkedSentence
    .split(TURNING_WORD_PATTERN)
    .some((part) => TOPIC_PATTERNS.some((topic) => part.search(topic) !== -1) && part.search(NOT_KNOWN_PATTERN) === -1);
}
