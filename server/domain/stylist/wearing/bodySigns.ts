const FEET_PATTERN = /\b([4-7]) ?(?:['’′´]|ft|foot|feet) ?(\d{1,2})?\b/iu;
const METERS_PATTERN = /\b(?:([12])(?:m|[.,](?=\d\d ?m))(\d{2})|(1[4-9]\d|20\d) ?cm\b)/iu;
const CM_PER_FOOT = 30.48;
const CM_PER_INCH = 2.54;

/** Returns the height in centimeters that a message states; null if it states none. */
export function readHeight(message: string): number | null {
  const [, feetText, inches = '0'] = FEET_PATTERN.exec(message) ?? [];
  if (feetText !== undefined) return Number(feetText) * CM_PER_FOOT + Number(inches) * CM_PER_INCH;
  const metric = METERS_PATTERN.exec(message);
  if (metric === null) return null;
  return metric[3] === undefined ? Number(metric[1]) * 100 + Number(metric[2]) : Number(metric[3]);
}

/** The height in centimeters that as many women as men have. */
const COMMON_HEIGHT_CM = 171;
/** Shoppers tell their height because it is unusual for them, so that a height tells less than it does in public. */
const WEIGHT_PER_CM = 0.14;
const MAX_HEIGHT_WEIGHT = 2.1;

export function weighHeight(message: string): number {
  const height = readHeight(message);
  if (height === null) return 0;
  const weight = (COMMON_HEIGHT_CM - height) * WEIGHT_PER_CM;
  return Math.max(-MAX_HEIGHT_WEIGHT, Math.min(MAX_HEIGHT_WEIGHT, weight));
}

const SEX_WEIGHT = 4;

/** Weighs an age that is followed by the sex: '25f', '30 yo m'. */
export const weighSexWithAge = (words: readonly string[]): number =>
  words.reduce((sum, word, position) => {
    const [, age, letter = ''] = /^(\d{2})([fm]?)$/u.exec(word) ?? [];
    if (age === undefined) return sum;
    const nextWord = words[position + 1] ?? '';
    const sex = letter || (nextWord === 'yo' ? (words[position + 2] ?? '') : nextWord);
    return sum + (sex === 'f' ? SEX_WEIGHT : sex === 'm' ? -SEX_WEIGHT : 0);
  }, 0);

const SHOE_WORDS = new Set(
  'shoe shoes foot feet boot boots trainers runners sneakers walking sandals heels loafers'.split(' '),
);
const MEASURE_WORDS = new Set(
  'year years yr yrs day days week weeks month months hour hours people stone kg kilos cm minutes oclock am pm quid euro euros dollars bucks pounds percent'.split(
    ' ',
  ),
);

/** Weighs the numbers of a clause that are sizes: 'size 20', '44 waist', 'collar 16', 'size 11 for walking'. */
export function weighSizes(words: readonly string[], areShoes: boolean): number {
  const isOfShoes = areShoes || words.some((word) => SHOE_WORDS.has(word));
  return words.reduce((sum, word, position) => sum + weighNumber(words, word, position, isOfShoes), 0);
}

function weighNumber(words: readonly string[], word: string, position: number, isOfShoes: boolean): number {
  const suit = /^(3[4-9]|[45]\d)(r|l|long|regular|short)$/u.exec(word);
  if (suit !== null) return -3;
  if (!/^\d{1,3}$/u.test(word)) return 0;
  const value = Number(word);
  const [wordBefore = '', lead = ''] = [words[position - 2], words[position - 1]];
  const nextWord = words[position + 1] ?? '';
  const isNear = (pattern: RegExp): boolean =>
    [lead, wordBefore, nextWord, words[position + 2] ?? ''].some((near) => pattern.test(near));
  if (isNear(/^(?:waist|waisted)$/u)) return value >= 28 && value <= 60 ? (value >= 36 ? -2.5 : -1.2) : 0;
  if (isNear(/^collar$/u) && value >= 13 && value <= 20) return -3;
  if (isNear(/^chest$/u) && value >= 34 && value <= 60) return -2.5;
  if (MEASURE_WORDS.has(nextWord)) return 0;
  const isStated = lead === 'size' || wordBefore === 'size' || nextWord === 'uk' || isAfterBeing(wordBefore, lead);
  if (!isStated) return 0;
  if (isOfShoes) return weighShoeSize(value);
  return value <= 30 && value % 2 === 0 ? (value >= 14 || value <= 4 ? 2.2 : 1.2) : 0;
}

/** Whether 'I am a' or 'I take a' precedes: 'im a 16'. */
const isAfterBeing = (wordBefore: string, lead: string): boolean =>
  /^an?$/u.test(lead) && /^(?:im|am|take|wear|normally|usually|about)$/u.test(wordBefore);

/** British and American shoe sizes: from 10 on mostly men's, up to 5 mostly women's. */
function weighShoeSize(value: number): number {
  if (value >= 11 && value <= 16) return -2.1;
  if (value === 10) return -1.2;
  return value >= 2 && value <= 5 ? 2 : 0;
}
