import type { OutfitPiece } from './OutfitPiece.ts';
import { prepareOutfitPiece } from './OutfitPiece.ts';
import type { Difference } from './OutfitPlan.ts';
import type { PieceSlot } from './OutfitSlot.ts';
import type { ResolvedPlace } from './resolvePlan.ts';
import { measureBag, measureHeel } from './traits/measureAccessories.ts';
import { measureBrightness, measureLightness, measureSaturation } from './traits/measureColor.ts';
import { measureLength, measureSleeves, measureWidth } from './traits/measureCut.ts';
import { measureBoldness, measureNovelty } from './traits/measureLook.ts';

/** The smallest difference that shoppers notice: a tenth warmer or more formal, or a sixth cheaper. */
const CLEAR_STEP = 0.1;
const CLEAR_PRICE_STEP = 1 / 6;
/** The smallest difference that counts if no piece differs by `CLEAR_STEP`. */
const SMALL_STEP = 0.01;

type Test = (piece: OutfitPiece, oldPiece: OutfitPiece, step: number) => boolean;
type Measure = (piece: OutfitPiece) => number | null;

const createRiseTest =
  (measure: Measure): Test =>
  (piece, oldPiece, step) => {
    const [valueNow, newValue] = [measure(piece), measure(oldPiece)];
    return valueNow !== null && newValue !== null && valueNow >= newValue + step;
  };
const createFallTest =
  (measure: Measure): Test =>
  (piece, oldPiece, step) =>
    createRiseTest(measure)(oldPiece, piece, step);

const TEST_BY_DIFFERENCE: Readonly<Record<Difference, Test>> = {
  cheaper: (piece, oldPiece, step) => piece.priceCents < oldPiece.priceCents * (1 - findPriceStep(step)),
  dearer: (piece, oldPiece, step) => piece.priceCents > oldPiece.priceCents * (1 + findPriceStep(step)),
  warmer: (piece, oldPiece, step) => piece.warmth >= oldPiece.warmth + step,
  cooler: (piece, earlierPiece, step) => piece.warmth <= earlierPiece.warmth - step,
  dressier: (piece, oldPiece, step) => piece.formality >= oldPiece.formality + step,
  plainer: (piece, oldPiece, step) => piece.formality <= oldPiece.formality - step,
  otherColor: (piece, oldPiece) => !piece.item.colors.some((color) => oldPiece.item.colors.includes(color)),
  brighter: createRiseTest(({ item }) => measureBrightness(item)),
  lighter: createRiseTest(({ item }) => measureLightness(item)),
  darker: createFallTest(({ item }) => measureLightness(item)),
  moreColorful: createRiseTest(({ item }) => measureSaturation(item)),
  lessColorful: createFallTest(({ item }) => measureSaturation(item)),
  bolder: createRiseTest(measureBoldness),
  quieter: createFallTest(measureBoldness),
  trendier: createRiseTest(measureNovelty),
  moreClassic: createFallTest(measureNovelty),
  longer: createRiseTest(measureLength),
  shorter: createFallTest(measureLength),
  looser: createRiseTest(measureWidth),
  slimmer: createFallTest(measureWidth),
  higher: createRiseTest(measureHeel),
  lower: createFallTest(measureHeel),
  bigger: createRiseTest(measureBag),
  smaller: createFallTest(measureBag),
  longerSleeves: createRiseTest(measureSleeves),
  shorterSleeves: createFallTest(measureSleeves),
};

const findPriceStep = (step: number): number => (step === CLEAR_STEP ? CLEAR_PRICE_STEP : 0);

/**
 * Returns the candidates that differ from the earlier piece as the shopper asked, preferably by a clear step. If none
 * does, returns an empty list and the earlier piece stays. If the shopper also described the new piece, returns the
 * candidates that do not differ in the opposite way.
 */
export function keepDifferent(
  pieces: readonly OutfitPiece[],
  slot: PieceSlot,
  places: readonly ResolvedPlace[],
): readonly OutfitPiece[] {
  return places
    .filter(({ place, item }) => place.slot === slot && item === null)
    .reduce((candidates, { place, replacedItem }) => {
      const oldPiece = replacedItem === null ? null : prepareOutfitPiece(replacedItem);
      return oldPiece === null
        ? candidates
        : (place.replaced?.differences ?? []).reduce(
            (candidatesLeft, name) => keepByDifference(candidatesLeft, oldPiece, name, place.words.includes(' ')),
            candidates,
          );
    }, pieces);
}

function keepByDifference(
  pieces: readonly OutfitPiece[],
  oldPiece: OutfitPiece,
  name: Difference,
  isDescribed: boolean,
): readonly OutfitPiece[] {
  const test = TEST_BY_DIFFERENCE[name];
  const clearlyDifferent = pieces.filter((piece) => test(piece, oldPiece, CLEAR_STEP));
  if (clearlyDifferent.length > 0) return clearlyDifferent;
  const slightlyDifferent = pieces.filter((piece) => differs(piece, oldPiece, name));
  return slightlyDifferent.length > 0 || !isDescribed
    ? slightlyDifferent
    : pieces.filter((piece) => !test(oldPiece, piece, SMALL_STEP));
}

/** Whether a piece differs from the earlier one at least a little. */
export const differs = (piece: OutfitPiece, oldPiece: OutfitPiece, name: Difference): boolean =>
  TEST_BY_DIFFERENCE[name](piece, oldPiece, SMALL_STEP);
