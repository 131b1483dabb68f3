import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { rateColorHarmony } from '../../outfits/harmony.ts';
import { companionsOf } from '../../outfits/companions.ts';
import { computeColorFit } from '../../pictures/colorNames.ts';
import type { AttachedPicture, PictureReading } from '../../pictures/PictureReading.ts';
import { findSimilarShades } from '../../pictures/shades.ts';
import type { KindWeights, SoftWish } from '../understanding/Wish.ts';
import { joinedWords, pluralKind } from './phrasing.ts';
import type { SearchPlan } from './searchPlan.ts';
import { anyOf } from '../../language/text/anyOf.ts';

export interface Pictured {
  readonly plan: SearchPlan;
  /** Sentences that tell the shopper how the pictures were interpreted. */
  readonly sentences: readonly string[];
}

const COLOR_WEIGHT = 1.3;
const SHADE_WEIGHT = 0.5;
const PATTERN_WEIGHT = 0.7;
const HARMONY_WEIGHT = 1;
/** Kinds at least this likely relative to the most likely one are searched too, until the shopper has chosen. */
const MIN_RELATIVE_PROBABILITY = 0.4;
const MAX_POSSIBLE_KINDS = 3;
/** Minimum total probability of the possible kinds; below it no kind is guessed. */
const MIN_TOTAL_PROBABILITY = 0.45;

/** Words that request companions instead of similar items. */
const COMPANION_WORDS = new RegExp(
  anyOf(
    String.raw`\b(?:wear|wears|worn|go|goes|going|pair|pairs|match|matches|style|combine)\b(?: \w+){0,2}? with\b`,
    String.raw`\bto match\b|\bmatching\b`,
  ),
  'u',
);

/**
 * A plan that also prefers the look of the shopper's pictures. Words win: a stated garment, color or filter replaces
 * the recognized one. 'Something to wear with it' asks for other kinds in matching colors.
 */
export function likePictures(
  plan: SearchPlan,
  pictures: readonly AttachedPicture[],
  words: readonly string[],
): Pictured {
  const [picture] = pictures;
  if (!picture) return { plan, sentences: [] };
  const possible = possibleKinds(picture);
  return COMPANION_WORDS.test(words.join(' '))
    ? withCompany(plan, picture, possible)
    : withLikeness(plan, pictures, possible);
}

function withLikeness(plan: SearchPlan, pictures: readonly AttachedPicture[], possible: readonly string[]): Pictured {
  const { demands, preferences } = plan;
  const isNamed = demands.wants.length > 0;
  const wants = isNamed || possible.length === 0 ? demands.wants : [{ kinds: weighted(possible), colors: [] }];
  const readings = pictures.map(({ reading }) => reading);
  const isColored =
    demands.filters.color.length > 0 ||
    preferences.colors.length > 0 ||
    demands.wants.some(({ colors }) => colors.length > 0);
  const colors = isColored ? [] : readings.flatMap(colorWishes);
  const main = isColored
    ? preferences.colors
    : readings.flatMap((reading) => reading.colors.slice(0, 1).map(({ color }) => color));
  const saysPattern = preferences.soft.some(({ facet }) => facet === 'pattern');
  const patterns = saysPattern ? [] : readings.flatMap(patternWish);
  return {
    plan: {
      ...plan,
      isMeaningless: false,
      demands: { ...demands, wants },
      preferences: {
        ...preferences,
        colors: main,
        needsGrant: wants.length === 0,
        soft: [...preferences.soft, ...colors, ...patterns],
      },
    },
    sentences: isNamed ? [] : doubt(pictures[0]!, possible),
  };
}

function withCompany(plan: SearchPlan, { reading }: AttachedPicture, possible: readonly string[]): Pictured {
  const { demands, preferences } = plan;
  const [kind] = possible;
  const companions =
    kind === undefined ? {} : Object.fromEntries([...companionsOf(kind)].filter(([name]) => name !== kind));
  const seen = reading.colors.map(({ color }) => color);
  const alternatives = Object.fromEntries(COLORS.map((color) => [idOf(color), rateColorHarmony([color], seen)]));
  const wants = demands.wants.length > 0 || kind === undefined ? demands.wants : [{ kinds: companions, colors: [] }];
  return {
    plan: {
      ...plan,
      isMeaningless: false,
      demands: { ...demands, wants },
      preferences: {
        ...preferences,
        needsGrant: false,
        soft: [
          ...preferences.soft,
          { label: 'harmony', facet: 'harmony', weight: HARMONY_WEIGHT, alternatives, stems: [] },
        ],
      },
    },
    sentences: [],
  };
}

const idOf = (color: Color): string => `color:${color.toLowerCase()}`;

/** The shopper's correction; else a certain guess; else the few possible kinds; else none. */
function possibleKinds({ reading, kind }: AttachedPicture): readonly string[] {
  if (kind !== null) return [kind];
  if (reading.kind !== null) return [reading.kind];
  const likeliest = reading.kinds[0]?.certainty ?? 0;
  const possible = reading.kinds
    .filter(({ certainty }) => certainty > 0 && certainty >= likeliest * MIN_RELATIVE_PROBABILITY)
    .slice(0, MAX_POSSIBLE_KINDS);
  const together = possible.reduce((sum, { certainty }) => sum + certainty, 0);
  return together >= MIN_TOTAL_PROBABILITY ? possible.map((guess) => guess.kind) : [];
}

/** Weights of the possible kinds: all count as the requested garment, the most likely a little more. */
function weighted(kinds: readonly string[]): KindWeights {
  return Object.fromEntries(kinds.map((kind, place) => [kind, 1 - place * 0.05]));
}

function doubt({ reading, kind }: AttachedPicture, possible: readonly string[]): string[] {
  if (kind !== null || reading.kind !== null) return [];
  if (possible.length === 0)
    return ['It is not clear what garment your picture shows, so pieces in its colors are shown.'];
  return [
    `It is not quite clear what your picture shows, so ${joinedWords(possible.map(pluralKind), 'and')} are shown.`,
  ];
}

/** Preferences for the picture's colors, weighted by their share; similar colors count for nearly as much. */
function colorWishes({ colors, palette }: PictureReading): SoftWish[] {
  const [main] = palette;
  const named = colors.filter(({ color }) => color !== 'Multicolor');
  const total = named.reduce((sum, { share }) => sum + share, 0) || 1;
  const isMulticolor = named.length < colors.length;
  const wishes = named.map(({ color, share }, place): SoftWish => {
    const nearly =
      place === 0 && main ? COLORS.map((other) => [idOf(other), 0.6 * computeColorFit(main.lab, other)] as const) : [];
    return {
      label: color.toLowerCase(),
      facet: 'color',
      weight: (COLOR_WEIGHT * share) / total,
      alternatives: { ...Object.fromEntries(nearly.filter(([, fit]) => fit > 0.1)), [idOf(color)]: 1 },
      stems: [],
    };
  });
  const many: SoftWish[] = isMulticolor
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
  const shades = main ? findSimilarShades(main.lab) : [];
  const shade: SoftWish[] =
    main && shades.length > 0
      ? [
          {
            label: shades[0]!.name,
            facet: 'shade',
            weight: SHADE_WEIGHT * main.share,
            stems: [],
            alternatives: Object.fromEntries(shades.map(({ name, fit }) => [`shade:${name}`, fit])),
          },
        ]
      : [];
  return [...wishes, ...many, ...shade];
}

/** A preference for the picture's pattern, weighted by confidence; low for a plain garment. */
function patternWish({ pattern, patterns }: PictureReading): SoftWish[] {
  if (pattern === null) return [];
  const certainty = patterns[0]?.certainty ?? 0;
  const weight = (pattern === 'plain' ? 0.4 : 1) * PATTERN_WEIGHT * certainty;
  return [{ label: pattern, facet: 'pattern', weight, alternatives: { [`pattern:${pattern}`]: 1 }, stems: [] }];
}
