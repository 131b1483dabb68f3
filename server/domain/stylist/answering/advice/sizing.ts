import { findChestSize, findWaistSize } from '../../../search/understanding/sizeTables.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { isOrAre, nameItem, listWithAnd } from '../../wording/phrases.ts';
import type { AdviceContext, AdviceTopic } from './Advice.ts';

const STRETCHES_PATTERN = /elastane|spandex|jersey|knit|ribbed/u;

/** Advice on choosing a size: 'I am between a 28 and a 29', 'does it run small'. */
export const SIZING_ADVICE: AdviceTopic = {
  asks: /\b(?:between (?:an? )?(?:two )?(?:sizes?\b|size \w+ and|\d{1,2}(?:\.5)? and|xs and|s and|m and|l and|small and|medium and|large and)|in between sizes|(?:size|go) (?:up|down)(?: (?:a|one|half) size)?\b|(?:a |one |half a )?size (?:up|down|bigger|smaller)\b|true to size|runs? (?:small|large|big|tight|narrow|wide|short|long)|(?:small|large|tight) in the (?:band|waist|chest|hips|shoulders?|toe)|sizing (?:like|here|run)|which (?:size|way) (?:do|should|would|shall) i|what size (?:should|would|do|am|is)|(?:wide|narrow) enough|(?:fit|wide|room) (?:for )?(?:my |an? )?(?:bunions?|wide (?:feet|foot)|swollen feet|thick socks|orthotics|high instep)|[sml] or (?:xl|[ml])\b.{0,12}$|\d{1,2} or (?:an? )?\d{1,2}(?= ?\?))/u,
  advise: ({ words, toldText, item }) =>
    [
      adviseOnBody(words) ||
        adviseOnNumber(words, item) ||
        [adviseOnFeet(keepLatestText(toldText)), adviseOnCloth(keepLatestText(toldText), item)]
          .filter(Boolean)
          .join(' '),
      describeSizeRange(words, item),
    ]
      .filter(Boolean)
      .join(' '),
};

/** The number of characters at the end of the conversation that sizing advice reads. */
const READ_CHARACTER_COUNT = 160;
const keepLatestText = (toldText: string): string => toldText.slice(-READ_CHARACTER_COUNT);

function adviseOnFeet(words: string): string {
  if (/\b(?:bunions?|wide (?:feet|foot)|swollen|instep|orthotics|thick socks|narrow enough|wide enough)\b/u.test(words))
    return 'The listing gives no width. For a broad or tender foot go half a size up, and for soft leather or suede, a round toe and laces or a strap that adjust; pointed toes pinch.';
  return '';
}

function adviseOnCloth(words: string, item: AdviceContext['item']): string {
  if (
    /\b(?:runs? (?:small|large|big|true|tight|narrow|wide|short|long)|true to size|in the (?:band|waist|chest|hips|shoulders?|toe))\b/u.test(
      words,
    )
  )
    return 'I do not know how it runs: neither that nor any measurements are stated. The size chart of the shop that sells it has both.';
  if (adviseOnFeet(words) !== '') return '';
  if (item === null || item.materials.length === 0)
    return 'Between two sizes take the larger one in cloth that does not give, and the smaller one in knit, jersey or anything with elastane.';
  if (isForFeet(item))
    return `Between two sizes of shoes I would take the larger one: an insole fills a loose shoe, and nothing helps a tight one. ${capitalize(nameItem(item))} ${isOrAre(item)} made of ${listWithAnd(item.materials)}.`;
  const stretches = item.materials.some((material) => STRETCHES_PATTERN.test(material));
  const cloth = `${nameItem(item)} ${isOrAre(item)} ${listWithAnd(item.materials)}`;
  return stretches
    ? `Between two sizes I would take the smaller one here: ${cloth}, which gives.`
    : `Between two sizes I would take the larger one here: ${cloth}, which hardly gives, and it is easier to take in than to let out.`;
}

const isForFeet = ({ sizes }: CatalogueItem): boolean => sizes.some((size) => String(size).startsWith('US '));

const WEIGHT_PATTERN = /\b(\d{2,3}) ?(kg|kilos?|lbs?|pounds)\b/u;
const POUND_IN_KILOS = 0.4536;
/** The maximum weight in kilograms for each size. */
const SIZE_BY_MAX_KILOS = [
  [52, 'XS'],
  [63, 'S'],
  [75, 'M'],
  [88, 'L'],
  [102, 'XL'],
] as const;

/** Returns a size guessed from height and weight, and says that it is a guess. */
function adviseOnBody(words: string): string {
  const [, number, unit] = WEIGHT_PATTERN.exec(words) ?? [];
  if (number === undefined) return '';
  const kilos = Number(number) * (/^(?:lb|pound)/u.test(unit ?? '') ? POUND_IN_KILOS : 1);
  const size = SIZE_BY_MAX_KILOS.find(([maxKilos]) => kilos <= maxKilos)?.[1] ?? 'XXL';
  return `From weight and height alone I can only guess: most makers would call that ${size}, a size more for a tall or broad figure. The size chart of the shop that sells it settles it.`;
}

const WAIST_PATTERN = /\b(?:waist (?:is |of )?(?:an? )?(\d{2})|(\d{2})(?: ?inch(?:es)?)? waist)\b/u;
const CHEST_PATTERN = /\b(?:chest (?:is |of )?(?:an? )?(\d{2})|(\d{2})(?: ?inch(?:es)?)? chest)\b/u;

/** Returns the letter size for a waist or chest in inches that the words name. */
function adviseOnNumber(words: string, item: AdviceContext['item']): string {
  if (item !== null && isForFeet(item)) return '';
  const waist = WAIST_PATTERN.exec(words);
  const chest = CHEST_PATTERN.exec(words);
  const inches = Number((waist ?? chest)?.slice(1).find(Boolean) ?? 0);
  if (inches === 0) return '';
  const size = waist ? findWaistSize(inches) : findChestSize(inches);
  return `A ${waist ? 'waist' : 'chest'} of ${inches} inches is about ${size} in letters. Makers cut differently, and the size chart of the shop that sells it settles it.`;
}

function describeSizeRange(words: string, item: AdviceContext['item']): string {
  return item !== null && item.sizes.length > 0 && !/\b(?:foot|feet|bunion)\b/u.test(words)
    ? `It is offered in ${listWithAnd(item.sizes)}.`
    : '';
}

/** Advice on converting a size to another country's system: 'size 9 in British sizing, what is that in American'. */
export const SIZE_CONVERSION_ADVICE: AdviceTopic = {
  asks: /\b(?:what(?:s| is)? (?:that|it|this|a \d{1,2})|how (?:do|does)|convert|equivalent)\b.{0,40}\b(?:us|american|uk|british|european|eu|italian|french)\b.{0,12}\b(?:sizes?|sizing)?\b|\b(?:british|uk|european|eu) siz(?:e|ing)\b.{0,40}\b(?:dont know|what|american|us)\b/u,
  advise: () =>
    'As a rule: shoes for men are one size larger in American than in British sizing (UK 9 is US 10, EU 43), shoes for women two (UK 6 is US 8, EU 39); dresses are four numbers smaller (UK 12 is US 8, EU 40).',
};

const GIFT_ADVICE =
  'Look at the label of something that is worn often, and at the sole of a pair of shoes. If that is too risky, scarves, bags, jewelry and hats have no size to get wrong.';
export const GIFT_SIZE_ADVICE: AdviceTopic = {
  asks: /\b(?:find out|know|guess|get) (?:her|his|their) size\b|\b(?:her|his) size without\b|\bwhat (?:if|do) .{0,20}(?:dont|not) know (?:her|his) size\b|\bi (?:love you|panicked)\b/u,
  advise: ({ words }) =>
    /\blove you\b|\bpanicked\b/u.test(words)
      ? 'What is worn close and every day says most: jewelry, or something in her color and cloth. A scarf is kind, but safe.'
      : GIFT_ADVICE,
};
