import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { rateColorHarmony } from '../../matching/harmony.ts';
import { findCompanions } from '../../matching/companions.ts';
import { computeColorFit } from '../../pictures/colorNames.ts';
import type { AttachedPicture, PictureReading } from '../../pictures/PictureReading.ts';
import { findSimilarShades } from '../../pictures/shades.ts';
import type { KindWeights, Preference } from '../understanding/Wish.ts';
import { joinWords, pluralizeKind } from '../phrasing.ts';
import type { SearchPlan } from './searchPlan.ts';
import { anyOf } from '../../language/text/anyOf.ts';

export interface PicturedPlan {
  readonly plan: SearchPlan;
  /** Sentences that tell the shopper how the pictures were interpreted. */
  readonly sentences: readonly string[];
}

const COLOR_WEIGHT = 1.3;
const SHADE_WEIGHT = 0.5;
const PATTERN_WEIGHT = 0.7;
const HARMONY_WEIGHT = 1;
/**
 * Minimum probability of a kind, as a fraction of the probability of the most likely kind. Less likely kinds are not
 * searched.
 */
const MIN_RELATIVE_PROBABILITY = 0.4;
const MAX_POSSIBLE_KINDS = 3;
const MAX_POSSIBLE_PATTERNS = 3;
/** Minimum sum of the probabilities of the possible kinds. Below this sum, the search assumes no kind. */
const MIN_TOTAL_PROBABILITY = 0.45;

/** Words that request companions instead of similar items. */
const COMPANION_PATTERN = new RegExp(
  anyOf(
    String.raw`\b(?:wear|wears|worn|go|goes|going|pair|pairs|match|matches|style|combine)\b(?: \w+){0,2}? with\b`,
    String.raw`\bto match\b|\bmatching\b`,
  ),
  'u',
);

/**
 * Adds preferences for the look of the shopper's pictures to the plan. A garment, color or filter that the words name
 * replaces the one in the picture. 'Something to wear with it' searches for other kinds in matching colors.
 */
export function preferPicturedLook(
  plan: SearchPlan,
  pictures: readonly AttachedPicture[],
  words: readonly string[],
): PicturedPlan {
  const [picture] = pictures;
  if (!picture) return { plan, sentences: [] };
  const possibleKindsByPicture = findPossibleKinds(picture);
  return COMPANION_PATTERN.test(words.join(' '))
    ? addCompanions(plan, picture, possibleKindsByPicture)
    : addLikeness(plan, pictures, possibleKindsByPicture);
}

function addLikeness(
  plan: SearchPlan,
  pictures: readonly AttachedPicture[],
  possibleKindsByPicture: readonly string[],
): PicturedPlan {
  const { demands, rules } = plan;
  const namesGarment = demands.garments.length > 0;
  const wantedGarments =
    namesGarment || possibleKindsByPicture.length === 0
      ? demands.garments
      : [{ kinds: weightKinds(possibleKindsByPicture), colors: [] }];
  const readings = pictures.map(({ reading }) => reading);
  const namesColor =
    demands.filters.color.length > 0 ||
    rules.colors.length > 0 ||
    demands.garments.some(({ colors }) => colors.length > 0);
  const colors = namesColor ? [] : readings.flatMap(createColorPreferences);
  const mainColors = namesColor
    ? rules.colors
    : readings.flatMap((reading) => reading.colors.slice(0, 1).map(({ color }) => color));
  const namesPattern = rules.preferences.some(({ facet }) => facet === 'pattern');
  const patterns = namesPattern ? [] : readings.flatMap(createPatternPreferences);
  return {
    plan: {
      ...plan,
      isMeaningless: false,
      demands: { ...demands, garments: wantedGarments },
      rules: {
        ...rules,
        colors: mainColors,
        needsPreferenceMatch: wantedGarments.length === 0,
        preferences: [...rules.preferences, ...colors, ...patterns],
      },
    },
    sentences: namesGarment ? [] : describeDoubt(pictures[0]!, possibleKindsByPicture),
  };
}

function addCompanions(
  plan: SearchPlan,
  { reading }: AttachedPicture,
  possibleKindsByPicture: readonly string[],
): PicturedPlan {
  const { demands, rules } = plan;
  const [kind] = possibleKindsByPicture;
  const companions =
    kind === undefined ? {} : Object.fromEntries([...findCompanions(kind)].filter(([name]) => name !== kind));
  const pictureColors = reading.colors.map(({ color }) => color);
  const alternatives = Object.fromEntries(
    COLORS.map((color) => [createColorId(color), rateColorHarmony([color], pictureColors)]),
  );
  const wantedGarments =
    demands.garments.length > 0 || kind === undefined ? demands.garments : [{ kinds: companions, colors: [] }];
  return {
    plan: {
      ...plan,
      isMeaningless: false,
      demands: { ...demands, garments: wantedGarments },
      rules: {
        ...rules,
        needsPreferenceMatch: false,
        preferences: [
          ...rules.preferences,
          { label: 'harmony', facet: 'harmony', weight: HARMONY_WEIGHT, alternatives, stems: [] },
        ],
      },
    },
    sentences: [],
  };
}

const createColorId = (color: Color): string => `color:${color.toLowerCase()}`;

/**
 * Returns the kind that the shopper chose; otherwise the recognized kind if it is certain, a few possible kinds, or
 * none.
 */
function findPossibleKinds({ reading, kind }: AttachedPicture): readonly string[] {
  if (kind !== null) return [kind];
  if (reading.kind !== null) return [reading.kind];
  const maxCertainty = reading.kinds[0]?.certainty ?? 0;
  const possibleKindsByPicture = reading.kinds
    .filter(({ certainty }) => certainty > 0 && certainty >= maxCertainty * MIN_RELATIVE_PROBABILITY)
    .slice(0, MAX_POSSIBLE_KINDS);
  const totalProbability = possibleKindsByPicture.reduce((sum, { certainty }) => sum + certainty, 0);
  return totalProbability >= MIN_TOTAL_PROBABILITY ? possibleKindsByPicture.map((guess) => guess.kind) : [];
}

/** Gives each possible kind nearly the full weight, and the most likely kind a little more. */
function weightKinds(kinds: readonly string[]): KindWeights {
  return Object.fromEntries(kinds.map((kind, place) => [kind, 1 - place * 0.05]));
}

function describeDoubt({ reading, kind }: AttachedPicture, possibleKindsByPicture: readonly string[]): string[] {
  if (kind !== null || reading.kind !== null) return [];
  if (possibleKindsByPicture.length === 0)
    return [
      'We cannot tell what your picture shows, so these are pieces in its colors. Choose beside the picture what it is.',
    ];
  return [
    `It is not quite clear what your picture shows, so ${joinWords(possibleKindsByPicture.map(pluralizeKind), 'and')} are shown.`,
  ];
}

/** Creates preferences for the picture's colors, weighted by area. Similar colors count nearly as much. */
function createColorPreferences({ colors, palette }: PictureReading): Preference[] {
  const [mainColor] = palette;
  const singleColors = colors.filter(({ color }) => color !== 'Multicolor');
  const total = singleColors.reduce((sum, { share }) => sum + share, 0) || 1;
  const isMulticolor = singleColors.length < colors.length;
  const wishes = singleColors.map(({ color, share }, place): Preference => {
    const similarColors =
      place === 0 && mainColor
        ? COLORS.map(
            (otherColor) => [createColorId(otherColor), 0.6 * computeColorFit(mainColor.lab, otherColor)] as const,
          )
        : [];
    return {
      label: color.toLowerCase(),
      facet: 'color',
      weight: (COLOR_WEIGHT * share) / total,
      alternatives: { ...Object.fromEntries(similarColors.filter(([, fit]) => fit > 0.1)), [createColorId(color)]: 1 },
      stems: [],
    };
  });
  const multicolorPreferences: Preference[] = isMulticolor
    ? [
        {
          label: 'multicolor',
          facet: 'color',
          weight: COLOR_WEIGHT * 0.4,
          alternatives: { 'color:multicolor': 1 },
          stems: [],
        },
      ]
    : [];
  const shades = mainColor ? findSimilarShades(mainColor.lab) : [];
  const shadePreferences: Preference[] =
    mainColor && shades.length > 0
      ? [
          {
            label: shades[0]!.name,
            facet: 'shade',
            weight: SHADE_WEIGHT * mainColor.share,
            stems: [],
            alternatives: Object.fromEntries(shades.map(({ name, fit }) => [`shade:${name}`, fit])),
          },
        ]
      : [];
  return [...wishes, ...multicolorPreferences, ...shadePreferences];
}

/**
 * Creates a preference for the pattern in the picture, weighted by the certainty of the recognition. An uncertain
 * recognition gives several patterns; a plain garment gives a low weight.
 */
function createPatternPreferences({ pattern, patterns }: PictureReading): Preference[] {
  if (pattern === null) {
    if (patterns.length === 0) return [];
    const alternatives = Object.fromEntries(
      patterns.slice(0, MAX_POSSIBLE_PATTERNS).map((guess) => [`pattern:${guess.pattern}`, guess.certainty]),
    );
    return [{ label: 'pattern', facet: 'pattern', weight: PATTERN_WEIGHT, alternatives, stems: [] }];
  }
  const certainty = patterns[0]?.certainty ?? 0;
  const weight = (pattern === 'plain' ? 0.4 : 1) * PATTERN_WEIGHT * certainty;
  return [{ label: pattern, facet: 'pattern', weight, alternatives: { [`pattern:${pattern}`]: 1 }, stems: [] }];
}
