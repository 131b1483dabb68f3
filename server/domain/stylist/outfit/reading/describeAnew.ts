import type { Difference } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { takeLeanings, takePriceStep } from '../../hearing/refinements.ts';
import type { Leaning as QualityLeaning } from '../../hearing/qualities.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { readParts } from '../../wish/readParts.ts';
import type { WishPart } from '../../wish/WishPart.ts';
import type { Leaning, NamedGarment } from '../OutfitEdit.ts';
import { CHEAPER_PATTERN, DEARER_PATTERN, OTHER_COLOR_PATTERN } from './cues.ts';
import { isLeaning, LEANING_BY_DIFFERENCE } from './leanings.ts';
import { joinPhrase } from './readGarments.ts';

/** Words that compare with a piece or with the whole outfit ('warmer', 'in another color', 'simpler'), as parsed. */
export interface RelativeWords {
  readonly differences: readonly Difference[];
  /** Qualities that cannot be measured, in words of the search ('plain'). */
  readonly words: string;
  /** The shopper's words. */
  readonly said: readonly string[];
  /** The words of the text that compare nothing. */
  readonly remainingText: string;
}

const DIFFERENCE_BY_WORD: readonly (readonly [RegExp, Difference])[] = [
  [/^(?:formal|smart|elegant)/u, 'dressier'],
  [/^casual/u, 'plainer'],
  [/^warm/u, 'warmer'],
  [/^lightweight/u, 'cooler'],
];
/** Words that are a comparison only if they are about an outfit. */
const MORE_OF: readonly (readonly [RegExp, string])[] = [
  [/\b(?:too|so|overly) (?:much )?(?:dressy|dressed up|fancy|posh|done up)\b/gu, ' more casual '],
  [/\b(?:a (?:bit|little|touch|tad) )?(?:more )?(?:dressed up|dressy)\b/gu, ' dressier '],
  [/\b(?:more )?(?:dressed down)\b/gu, ' more casual '],
  [/\b(?:more (?:warm|heat)|warmer)\b/gu, ' warmer '],
  [/\bless (?:hot|warm)\b/gu, ' cooler '],
  [/\bcolou?rfu?ll?er\b/gu, ' more colorful '],
];

export function readRelative(text: string): RelativeWords {
  const utterance = new Utterance(text);
  for (const [pattern, words] of MORE_OF) utterance.reword(pattern, words);
  const price = readPrice(utterance);
  const isOtherColor = utterance.take(OTHER_COLOR_PATTERN) !== null;
  const leanings = takeLeanings(utterance);
  const measuredLeanings = leanings.map((leaning) => ({ leaning, difference: findDifference(leaning) }));
  return {
    differences: [
      ...(price === null ? [] : [price]),
      ...(isOtherColor ? (['otherColor'] as const) : []),
      ...measuredLeanings.flatMap(({ difference }) => difference ?? []),
    ],
    words: measuredLeanings
      .filter(({ difference }) => difference === null)
      .flatMap(({ leaning }) => leaning.wantedWords)
      .join(', '),
    said: [...(isOtherColor ? ['in another color'] : []), ...leanings.map(({ said }) => said)],
    remainingText: utterance.rest,
  };
}

function readPrice(utterance: Utterance): Difference | null {
  if (utterance.take(CHEAPER_PATTERN)) return 'cheaper';
  if (utterance.take(DEARER_PATTERN)) return 'dearer';
  const step = takePriceStep(utterance);
  return step === null ? null : step.direction;
}

const findDifference = ({ wantedWords }: QualityLeaning): Difference | null =>
  DIFFERENCE_BY_WORD.find(([words]) => words.test(wantedWords[0] ?? ''))?.[1] ?? null;

/** Returns the comparisons that apply to the whole outfit ('warmer'). */
export function listLeanings({ differences }: RelativeWords): readonly Leaning[] {
  return differences.filter(isLeaning).map((difference) => ({
    ...LEANING_BY_DIFFERENCE[difference],
    said: difference === 'plainer' ? 'more casual' : difference,
  }));
}

/**
 * Returns the words for a piece with a new description: 'green silk dress' for 'red silk dress' and 'green dress'.
 * Keeps older words that do not contradict the new words.
 */
export function describeAnew(
  textBefore: string,
  garment: NamedGarment,
  moreWords: string,
  { lexicon, spelling }: Language,
): string {
  const readWords = (words: string) => readParts(words, lexicon, spelling);
  const newReading = readWords(garment.words);
  const oldReading = readWords(textBefore);
  const keepsName = textBefore !== '' && isGeneric(newReading.parts);
  const facets = new Set(
    newReading.parts
      .filter(({ facet }) => facet !== 'kind')
      .map(({ facet }) => (COLOR_FACETS.has(facet) ? 'color' : facet)),
  );
  const isRecolored = facets.has('color') || newReading.wish.colors.length > 0;
  const keptParts = oldReading.parts.filter(({ facet, stance }) => {
    if (facet === 'kind') return keepsName && stance === 'wanted';
    if (COLOR_FACETS.has(facet)) return !isRecolored;
    return !facets.has(facet);
  });
  const addedParts = newReading.parts.filter(({ facet }) => facet !== 'kind' || !keepsName);
  const colors = isRecolored ? newReading.wish.colors : oldReading.wish.colors;
  const words = joinPhrase({
    ...newReading,
    parts: [...addedParts, ...keptParts],
    wish: { ...newReading.wish, colors },
  });
  return [words, moreWords].filter((part) => part !== '').join(', ');
}

const COLOR_FACETS: ReadonlySet<string> = new Set(['color', 'shade']);

/** Whether words name a whole kind ('shoes', 'trousers') instead of a subtype ('loafers'). */
const isGeneric = (parts: readonly WishPart[]): boolean =>
  parts.filter(({ facet }) => facet === 'kind').every(({ concepts }) => concepts.every((id) => id.startsWith('kind:')));
