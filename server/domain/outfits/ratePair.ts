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
export function ratePair(one: OutfitPiece, other: OutfitPiece): number {
  const formalityGap = Math.abs(one.formality - other.formality);
  if (formalityGap > MAX_FORMALITY_GAP || isExcludedPair(one.kindNumber, other.kindNumber)) return -Infinity;
  const harmony = getHarmony(one.paletteNumber, other.paletteNumber);
  const pairing = getPairingWeight(one.pairingNumber, other.pairingNumber);
  return (
    PAIRING_WEIGHT * Math.min(MAX_PAIRING, Math.max(-MAX_PAIRING, pairing)) +
    COLOR_WEIGHT * (harmony - NEUTRAL_HARMONY) -
    (harmony < MIN_HARMONY ? COLOR_CLASH_PENALTY : 0) -
    FORMALITY_WEIGHT * Math.max(0, formalityGap - FREE_FORMALITY_GAP) +
    OVERLAP_WEIGHT * (rateOverlap(one.occasions, other.occasions) + rateOverlap(one.styles, other.styles) - 1) -
    (rateOverlap(one.seasons, other.seasons) === 0 ? SEASON_CLASH_PENALTY : 0) -
    (one.isPatterned && other.isPatterned ? PATTERN_CLASH_PENALTY : 0) -
    (one.isGarment && other.isGarment ? computeGarmentPenalty(one, other) : computeAccessoryPenalty(one, other))
  );
}

function computeGarmentPenalty(one: OutfitPiece, other: OutfitPiece): number {
  return (
    ((one.singleMaterials & other.singleMaterials) === 0 ? 0 : MATERIAL_CLASH_PENALTY) +
    computeWarmthPenalty(one, other)
  );
}

function computeWarmthPenalty(one: OutfitPiece, other: OutfitPiece): number {
  return Math.abs(one.warmth - other.warmth) > MAX_WARMTH_GAP ? WARMTH_CLASH_PENALTY : 0;
}

/**
 * Computes the penalty for accessories that do not match, such as a woolen scarf with a summer dress, or a brown belt
 * with black shoes.
 */
function computeAccessoryPenalty(one: OutfitPiece, other: OutfitPiece): number {
  const isWarmer = WARMING_KINDS.has(one.kind) || WARMING_KINDS.has(other.kind);
  return computeBeltPenalty(one, other) + (isWarmer ? computeWarmthPenalty(one, other) : 0);
}

const WARMING_KINDS: ReadonlySet<string> = new Set(['hat', 'scarf', 'gloves']);

function computeBeltPenalty(one: OutfitPiece, other: OutfitPiece): number {
  const hasBeltAndShoes =
    (one.kind === 'belt' && other.slot === 'shoes') || (other.kind === 'belt' && one.slot === 'shoes');
  const isMismatch =
    hasBeltAndShoes &&
    one.paletteNumber !== other.paletteNumber &&
    Math.min(one.formality, other.formality) >= MIN_SMART_FORMALITY;
  return isMismatch ? BELT_MISMATCH_PENALTY : 0;
}

/** Returns how much two masks overlap, as a fraction of the smaller one. If one is unknown, returns a neutral value. */
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
