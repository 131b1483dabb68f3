import { DIGIT_WORDS } from '../../../../domain/language/numbers.ts';
import { anyOf } from '../../../../domain/language/text/anyOf.ts';

/** Patterns of HTML, entities, Markdown, BBCode and TeX. A stylist writes plain text. */
const MARKUP_PATTERNS: readonly RegExp[] = [
  /<[^\s\d]/u,
  /&#?[\p{L}\d]{2,31};/u,
  /[*`[\]{}|\\~_^]/u,
  /(?:^|\n)\s{0,3}(?:#{1,6}\s|>)/u,
  /#\p{L}/u,
];

const ADDRESS_PATTERNS: readonly RegExp[] = [
  /@/u,
  /\/\//u,
  /\bwww\b/iu,
  /\b(?:mailto|tel|sms|javascript|data|https?|ftp):/iu,
  // A bare domain: a dot followed by at least two letters. 'e.g.' and 'U.S.' have one letter after the dot.
  /[\p{L}\p{N}-]\.\p{L}{2}/u,
  /[\p{L}\p{N}]\s{0,2}[.。]\s{0,2}(?:com|net|org|xyz|biz|io|ru|cn|co\.uk)\b/iu,
  /(?:\s|\()(?:dot|punkt|point|punto)\)?\s{1,2}(?:com|net|org|shop|store|info|biz|io|co|xyz|app|de|fr|uk)\b/iu,
  /\bat\s{1,2}(?:gmail|outlook|hotmail|yahoo|icloud|proton)/iu,
  /\d{1,3}(?:\.\d{1,3}){3}/u,
  new RegExp(
    String.raw`\b` +
      anyOf(
        'whatsapp|telegram|signal us|instagram|tiktok|facebook|snapchat|wechat|dm (?:me|us)',
        '(?:call|phone|ring|text|e-?mail|write to) (?:me|us|our|the)|hotline|qr code',
      ) +
      String.raw`\b`,
    'iu',
  ),
];

/** Words with letters of several scripts, which are used as a disguise (homoglyphs). */
const MIXED_SCRIPT_PATTERN =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

export function hasMarkup(text: string): boolean {
  return MARKUP_PATTERNS.some((pattern) => pattern.test(text)) || MIXED_SCRIPT_PATTERN.test(text);
}

export function hasAddress(text: string): boolean {
  return ADDRESS_PATTERNS.some((pattern) => pattern.test(text)) || hasTelephoneNumber(text);
}

const SHORT_NUMBER_PATTERN = /\b(?:call|dial|phone|ring|text|tel|telephone|fax|number)\b[^\d.!?\n]{0,20}\d{3}/iu;
const VANITY_NUMBER_PATTERN = /\b(?:1[\s.-]?)?8(?:00|88|77|66|55|44|33)[\s.-][A-Z\d]{3}/u;
const DIGIT_RUN_PATTERN = /[\d+(][\d\s().,·•\/‐–-]*/gu;
const DICTATED_DIGIT_WORDS: ReadonlySet<string> = new Set([...DIGIT_WORDS, 'zero', 'oh', 'double', 'triple']);
const MIN_PHONE_DIGITS = 7;

function hasTelephoneNumber(text: string): boolean {
  return (
    SHORT_NUMBER_PATTERN.test(text) ||
    VANITY_NUMBER_PATTERN.test(text) ||
    isDictatedNumber(text) ||
    [...text.matchAll(DIGIT_RUN_PATTERN)].some(([digitRun], index, digitRuns) =>
      isTelephoneNumber(digitRun, text.charAt((digitRuns[index]?.index ?? 0) - 1)),
    )
  );
}

function isTelephoneNumber(digitRun: string, signBefore: string): boolean {
  const digitGroups = digitRun.match(/\d+/gu) ?? [];
  const digits = digitGroups.join('');
  // Digits after '$' are an amount, which is checked with the prices.
  if (digits.length < MIN_PHONE_DIGITS || signBefore === '$') return false;
  const areYears = digitGroups.every((group) => /^(?:19|20)\d\d$/u.test(group));
  return !areYears && !isCountingRow(digitGroups, digitRun);
}

/** Whether the numbers ascend, like the sizes '36 38 40 42'. */
function isCountingRow(digitGroups: readonly string[], digitRun: string): boolean {
  return (
    digitGroups.length > 2 &&
    !/[+()]/u.test(digitRun) &&
    digitGroups.every(
      (group, index) =>
        group.length <= 3 &&
        !group.startsWith('0') &&
        (index === 0 || Number(group) > Number(digitGroups[index - 1])) &&
        Number(group) - Number(digitGroups[index - 1] ?? group) <= 10,
    )
  );
}

function isDictatedNumber(text: string): boolean {
  let digitCount = 0;
  return text
    .toLowerCase()
    .split(/[\s,.-]/u)
    .filter((word) => word !== '')
    .some((word) => {
      digitCount = DICTATED_DIGIT_WORDS.has(word) ? digitCount + 1 : 0;
      return digitCount >= MIN_PHONE_DIGITS - 1;
    });
}
