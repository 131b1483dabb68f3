import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import {
  COOLNESS,
  CREASING,
  DRYING,
  OPACITY,
  PACKING,
  PET_HAIR,
  SKIN,
  STRETCH,
  WASHING,
} from '../../qualities/clothQualities.ts';
import { FEET, LACES, MIDDLE, ROOM, SMALL_FRAME, TALL_FIGURE, WIDE_FEET } from '../../qualities/cutQualities.ts';
import { listMakeWords, rateQuality } from '../../qualities/rateQuality.ts';
import type { Quality } from '../../qualities/Worth.ts';
import { MIN_CERTAINTY } from './certainty.ts';

/** The concepts that follow from a quality: `good` from a worth of at least `min`, `bad` from one of at most `max`. */
interface QualityRule {
  readonly quality: Quality;
  readonly good?: string;
  readonly min?: number;
  readonly bad?: string;
  readonly max?: number;
}

const RULES: readonly QualityRule[] = [
  { quality: SKIN, good: 'function:kind to skin', min: 1, bad: 'function:itchy', max: -1 },
  { quality: CREASING, good: 'function:crease free', min: 2, bad: 'function:creasing', max: -2 },
  { quality: WASHING, good: 'function:washable', min: 2, bad: 'function:delicate', max: -2 },
  { quality: OPACITY, good: 'function:opaque', min: 1, bad: 'function:see through', max: -1.9 },
  { quality: OPACITY, bad: 'detail:sheer', max: -3 },
  { quality: COOLNESS, good: 'function:breathable', min: 2.5, bad: 'function:sweaty', max: -2 },
  { quality: PACKING, good: 'function:packable', min: 2.5 },
  { quality: PET_HAIR, good: 'function:hides pet hair', min: 2, bad: 'function:shows pet hair', max: -2 },
  { quality: DRYING, good: 'function:quick drying', min: 2.5 },
  { quality: STRETCH, good: 'function:stretch', min: 3 },
  { quality: FEET, good: 'function:easy on feet', min: 1, bad: 'function:hard on feet', max: -2.5 },
  { quality: WIDE_FEET, good: 'function:roomy shoe', min: 3 },
  { quality: MIDDLE, good: 'function:forgiving', min: 3, bad: 'function:clingy', max: -1.5 },
  { quality: LACES, good: 'detail:laced shoe', min: 1, bad: 'detail:slip on', max: -1 },
  { quality: TALL_FIGURE, good: 'function:suits tall', min: 2 },
  { quality: SMALL_FRAME, good: 'function:suits petite', min: 2 },
  { quality: ROOM, good: 'function:for laptop', min: 2 },
];

/**
 * The concepts that follow from a quality of clothes of any kind: 'crease free', but not 'easy on feet'. What is kind
 * to the skin is left out, because that may mean jewelry: 'nickel free'.
 */
export const CLOTHES_QUALITIES: ReadonlySet<string> = new Set(
  RULES.filter(({ quality }) => quality.kinds === undefined && quality !== SKIN).flatMap(({ good }) => good ?? []),
);

/** Kinds of which the cloth decides only the qualities that are about these kinds. */
const NO_GARMENTS: ReadonlySet<string> = new Set('shoes boots bag belt watch sunglasses wallet'.split(' '));
const CERTAINTY_PER_WORTH = 0.05;

/** Lists the concepts that follow from the cloth and the cut of a piece, with their certainty. */
export function listQualityConcepts(item: CatalogueItem): readonly (readonly [id: string, certainty: number])[] {
  const make = listMakeWords(item);
  return RULES.flatMap(({ quality, good, min = Infinity, bad, max = -Infinity }) => {
    if (quality.kinds ? !quality.kinds.has(item.kind) : NO_GARMENTS.has(item.kind)) return [];
    const worth = rateQuality(make, quality)?.worth ?? 0;
    const id = worth >= min ? good : worth <= max ? bad : undefined;
    return id === undefined ? [] : [[id, computeCertainty(worth)] as const];
  });
}

const computeCertainty = (worth: number): number => Math.min(1, MIN_CERTAINTY + CERTAINTY_PER_WORTH * Math.abs(worth));
