import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Reading } from './Reading.ts';
import { isKind, listConceptsOfFacet } from './Reading.ts';
import type { RequestedGarment } from './Wish.ts';

/** Words for parts of a garment, whose color is not the color of the garment. */
const PART_WORDS = new Set(
  'button buttons zip zipper zippers zips trim trims trimming collar collars logo logos lining stitching stitch hardware detail details detailing accent accents piping cuff cuffs hem letters lettering embroidery edge edges edging sleeves buckle straps strap belt pocket pockets topstitching contrast highlights'.split(
    ' ',
  ),
);

/**
 * Parts whose color is never the garment's, even without 'with', as in 'gold buttons'. Zips are not listed because a
 * 'black zip hoodie' is black.
 */
const PARTS_DESCRIBED_WITHOUT_WITH = new Set(
  'buttons zips trim trims trimming lining stitching topstitching hardware detailing accents piping cuffs lettering letters embroidery highlights'.split(
    ' ',
  ),
);
/** Words for things other than garments that have a color in a query: 'I have red hair', 'a golden wedding'. */
const NOT_WORN_WORDS = new Set(
  'hair haired eyes eyed skin skinned complexion wedding anniversary jubilee wine tea juice retriever fox carpet hour friday'.split(
    ' ',
  ),
);

export interface ColorReading {
  /** The required colors of each garment phrase. */
  readonly demandedColors: ReadonlyMap<Span, readonly Color[]>;
  /** The colors that every result must have. */
  readonly sharedColors: readonly Color[];
  /** Whether the color follows all garments, as in 'polo or tee in green'. */
  readonly isColorLast: boolean;
  /** Phrases that state a preferred color. */
  readonly preferredSpans: readonly Span[];
}

/** Finds the required colors, and which garments each color is for. */
export function readColors(reading: Reading, garments: readonly Span[]): ColorReading {
  const spans = [...reading.findSpansWithRole('wanted')].filter((span) => listColors(span).length > 0);
  const spansOfOtherThings = spans.filter((span) => NOT_WORN_WORDS.has(reading.word(span.to)));
  for (const span of spansOfOtherThings) reading.assignRole(span, 'dropped');
  const spansOfParts = spans.filter((span) => !spansOfOtherThings.includes(span) && describesPart(reading, span));
  const garmentColorSpans = spans.filter((span) => !spansOfOtherThings.includes(span) && !spansOfParts.includes(span));
  const secondColors = findSecondColorsOfPairs(reading, garmentColorSpans);
  const demandedSpans = garmentColorSpans.filter((span) => !secondColors.includes(span));
  const demandedColors = new Map<Span, Color[]>();
  for (const span of demandedSpans) {
    const garment = findGarmentOfColor(reading, span, garments);
    if (garment) demandedColors.set(garment, [...(demandedColors.get(garment) ?? []), ...listColors(span)]);
  }
  const allColors = demandedSpans.flatMap(listColors);
  const end = garments.at(-1)?.to ?? 0;
  return {
    demandedColors,
    isColorLast: demandedSpans.every((span) => span.from >= end),
    sharedColors: COLORS.filter((color) => allColors.includes(color)),
    preferredSpans: [...spansOfParts, ...secondColors],
  };
}

/** Combines each garment with its colors. If only the first garment has a color, that color is for all garments. */
export function createRequestedGarments(garments: readonly Span[], colors: ColorReading): RequestedGarment[] {
  const [onlySpan] = colors.demandedColors.size === 1 ? [...colors.demandedColors.keys()] : [];
  const appliesToAll =
    colors.demandedColors.size === 0 || onlySpan === garments[0] || (onlySpan !== undefined && colors.isColorLast);
  const sharedColors = appliesToAll ? colors.sharedColors : [];
  return garments.map((garment) => ({
    kinds: mergeKinds(garment),
    colors: colors.demandedColors.get(garment) ?? sharedColors,
  }));
}

function mergeKinds(garment: Span): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const entry of garment.concepts) {
    for (const [name, weight] of Object.entries(entry.kinds)) kinds[name] = Math.max(kinds[name] ?? 0, weight);
  }
  return kinds;
}

function listColors(span: Span): Color[] {
  return listConceptsOfFacet(span, 'color', 'shade').flatMap((entry) => entry.colors);
}

function describesPart(reading: Reading, span: Span): boolean {
  if (PARTS_DESCRIBED_WITHOUT_WITH.has(reading.word(span.to))) return true;
  const end = Math.min(span.to + 3, reading.tokens.length);
  for (let position = span.to; position < end && !reading.isBreak(position); position++) {
    const nextSpan = reading.findSpanAt(position);
    if (nextSpan && isKind(nextSpan)) return false;
    if (PART_WORDS.has(reading.word(position))) return isAfterWith(reading, span.from);
  }
  return false;
}

function isAfterWith(reading: Reading, start: number): boolean {
  for (let index = start - 1; index >= Math.max(0, start - 4); index--) {
    if (['with', 'has', 'having', 'and', 'plus'].includes(reading.word(index))) return true;
  }
  return false;
}

/**
 * Finds the second color of a pair such as 'blue and white', which is only preferred. In a longer list, any of the
 * colors is accepted.
 */
function findSecondColorsOfPairs(reading: Reading, spans: readonly Span[]): Span[] {
  return spans.filter((span, index) => {
    const previousSpan = spans[index - 1];
    if (!previousSpan || previousSpan.to !== span.from - 1 || reading.word(previousSpan.to) !== 'and') return false;
    const isLonger =
      areListedTogether(reading, spans[index - 2], previousSpan) || areListedTogether(reading, span, spans[index + 1]);
    return !isLonger;
  });
}

function areListedTogether(reading: Reading, left: Span | undefined, right: Span | undefined): boolean {
  if (!left || !right) return false;
  const gap = right.from - left.to;
  return gap <= 2 && (reading.tokens[left.to]?.text === ',' || ['and', 'or'].includes(reading.word(left.to)));
}

/** Finds the garment that a color describes: the next garment, or the previous one if 'in' precedes the color. */
function findGarmentOfColor(reading: Reading, color: Span, garments: readonly Span[]): Span | undefined {
  const garmentBefore = garments.filter((garment) => garment.to <= color.from).at(-1);
  const garmentAfter = garments.find((garment) => garment.from >= color.to);
  const isAfterGarment =
    garmentBefore !== undefined && ['in', 'preferably', 'or', 'ideally'].includes(reading.word(color.from - 1));
  return isAfterGarment || !garmentAfter ? garmentBefore : garmentAfter;
}
