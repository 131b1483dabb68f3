import { isExcludedPair } from './excludedKinds.ts';
import { getHarmony } from '../matching/harmony.ts';
import type { OutfitPiece } from './OutfitPiece.ts';
import { getPairingWeight } from './pairings.ts';

/** Maximum difference in formality between two pieces of an outfit. */
const MAX_FORMALITY_GAP = 0.36;
const FREE_FORMALITY_GAP = 0.1;
/** Maximum difference in warmth between two garments of an outfit. */
const MAX_WARMTH_GAP = 0.45;

const PAIRING_WEIGHT = 0.3;
const MAX_PAIRING = 2;
const COLOR_WEIGHT = 2.2;
const FORMALITY_WEIGHT = 3.2;
const OVERLAP_WEIGHT = 0.5;
const SEASON_CLASH_PENALTY = 0.6;
const PATTERN_CLASH_PENALTY = 1.2;
const MATERIAL_CLASH_PENALTY = 0.7;
const WARMTH_CLASH_PENALTY = 0.8;
/** Minimum harmony of two vivid colors in an outfit. */
const MIN_HARMONY = 0.6;
const COLOR_CLASH_PENALTY = 0.9;
/** Subtracted if the belt and the shoes of a smart outfit have different colors. */
const BELT_MISMATCH_PENALTY = 0.7;
const MIN_SMART_FORMALITY = 0.42;
/** The harmony at which colors make a pair neither better nor worse. */
const NEUTRAL_HARMONY = 0.75;

/**
 * Rates how well two pieces go together. A negative rating means badly; -Infinity means that they must not be
 * combined.
 */
export function ratePair(firstPiece: OutfitPiece, secondPiece: OutfitPiece): number {
  const formalityGap = Math.abs(firstPiece.formality - secondPiece.formality);
  if (formalityGap > MAX_FORMALITY_GAP || isExcludedPair(firstPiece.kindNumber, secondPiece.kindNumber))
    return -Infinity;
  const harmony = getHarmony(firstPiece.paletteNumber, secondPiece.paletteNumber);
  const pairing = getPairingWeight(firstPiece.pairingNumber, secondPiece.pairingNumber);
  return (
    PAIRING_WEIGHT * Math.min(MAX_PAIRING, Math.max(-MAX_PAIRING, pairing)) +
    COLOR_WEIGHT * (harmony - NEUTRAL_HARMONY) -
    (harmony < MIN_HARMONY ? COLOR_CLASH_PENALTY : 0) -
    FORMALITY_WEIGHT * Math.max(0, formalityGap - FREE_FORMALITY_GAP) +
    OVERLAP_WEIGHT *
      (rateOverlap(firstPiece.occasions, secondPiece.occasions) +
        rateOverlap(firstPiece.styles, secondPiece.styles) -
        1) -
    (rateOverlap(firstPiece.seasons, secondPiece.seasons) === 0 ? SEASON_CLASH_PENALTY : 0) -
    (firstPiece.isPatterned && secondPiece.isPatterned ? PATTERN_CLASH_PENALTY : 0) -
    (firstPiece.isGarment && secondPiece.isGarment
      ? computeGarmentPenalty(firstPiece, secondPiece)
      : computeAccessoryPenalty(firstPiece, secondPiece))
  );
}

function computeGarmentPenalty(firstPiece: OutfitPiece, secondPiece: OutfitPiece): number {
  return (
    ((firstPiece.singleMaterials & secondPiece.singleMaterials) === 0 ? 0 : MATERIAL_CLASH_PENALTY) +
    computeWarmthPenalty(firstPiece, secondPiece)
  );
}

function computeWarmthPenalty(firstPiece: OutfitPiece, secondPiece: OutfitPiece): number {
  return Math.abs(firstPiece.warmth - secondPiece.warmth) > MAX_WARMTH_GAP ? WARMTH_CLASH_PENALTY : 0;
}

/**
 * Computes the penalty for accessories that do not match, such as a woolen scarf with a summer dress, or a brown belt
 * with black shoes.
 */
function computeAccessoryPenalty(firstPiece: OutfitPiece, secondPiece: OutfitPiece): number {
  const isWarmer = WARMING_KINDS.has(firstPiece.kind) || WARMING_KINDS.has(secondPiece.kind);
  return computeBeltPenalty(firstPiece, secondPiece) + (isWarmer ? computeWarmthPenalty(firstPiece, secondPiece) : 0);
}

const WARMING_KINDS: ReadonlySet<string> = new Set(['hat', 'scarf', 'gloves']);

function computeBeltPenalty(firstPiece: OutfitPiece, secondPiece: OutfitPiece): number {
  const hasBeltAndShoes =
    (firstPiece.kind === 'belt' && secondPiece.slot === 'shoes') ||
    (secondPiece.kind === 'belt' && firstPiece.slot === 'shoes');
  const isMismatch =
    hasBeltAndShoes &&
    firstPiece.paletteNumber !== secondPiece.paletteNumber &&
    Math.min(firstPiece.formality, secondPiece.formality) >= MIN_SMART_FORMALITY;
  return isMismatch ? BELT_MISMATCH_PENALTY : 0;
}

/**
 * Returns the overlap of two masks as a fraction of the smaller mask. If one mask is unknown, returns a neutral
 * value.
 */
function rateOverlap(left: number, right: number): number {
  if (left === 0 || right === 0) return 0.5;
  return countBits(left & right) / Math.min(countBits(left), countBits(right));
}

/** Counts the bits that are set: adds neighboring groups of 1, 2, 4 and then 8 bits. */
export function countBits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
