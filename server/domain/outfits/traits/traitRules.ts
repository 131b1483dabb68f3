import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitPiece } from '../OutfitPiece.ts';
import type { OutfitSlot } from '../OutfitSlot.ts';
import {
  areEasyToWalkIn,
  FLAT,
  hasClosedToes,
  HIGH_HEEL,
  isCrossbody,
  LOW_HEEL,
  measureHeel,
} from './measureAccessories.ts';
import {
  hasEarthTones,
  hasNeutralColors,
  hasPastelColors,
  measureLightness,
  measureSaturation,
} from './measureColor.ts';
import {
  hasHighWaist,
  hasPockets,
  KNEE,
  LONG,
  MAXI,
  measureLength,
  measureSleeves,
  MIDI,
  MINI,
  NO_SLEEVES,
  SHORT,
} from './measureCut.ts';
import { shines } from './measureLook.ts';
import type { ColorTrait, PieceTrait } from './PieceTrait.ts';

/** Which slots a trait concerns, and how to recognize it in a piece. */
interface TraitRule {
  readonly slots: ReadonlySet<OutfitSlot>;
  /** Traits of the same axis exclude each other. */
  readonly axis: string;
  has(piece: OutfitPiece): boolean;
}

const createSlotSet = (...names: readonly OutfitSlot[]): ReadonlySet<OutfitSlot> => new Set(names);
const GARMENTS = createSlotSet('under', 'fullBody', 'bottom', 'top', 'layer', 'outer');
/** The slots that give an outfit its color. Bright shoes or bags in addition would be too much. */
const MAIN = createSlotSet('fullBody', 'bottom', 'top', 'layer', 'outer');
const ALL = createSlotSet(...GARMENTS, 'shoes', 'bag', 'accessory', 'extra');
const SLEEVED = createSlotSet('top', 'under', 'fullBody');
const HEMMED = createSlotSet('bottom', 'fullBody');
const COVERING = createSlotSet('top', 'under', 'bottom', 'fullBody');
const SHOES = createSlotSet('shoes');
const BAG = createSlotSet('bag');
const COLORED = createSlotSet(...GARMENTS, 'shoes');

const MIN_BRIGHT_SATURATION = 0.5;
const MIN_BRIGHT_LIGHTNESS = 0.4;
const MAX_DARK = 0.25;
const MIN_LIGHT = 0.65;

/** The names of a cloth without a pattern. Pinstripes count as a pattern here, unlike in `isPatterned`. */
const NO_PATTERNS: ReadonlySet<string> = new Set(['', 'plain', 'solid']);

const RULES: Readonly<Record<Exclude<PieceTrait, ColorTrait>, TraitRule>> = {
  brightColors: {
    slots: MAIN,
    axis: 'tone',
    has: ({ item }) =>
      measureSaturation(item) >= MIN_BRIGHT_SATURATION && measureLightness(item) >= MIN_BRIGHT_LIGHTNESS,
  },
  darkColors: { slots: GARMENTS, axis: 'tone', has: ({ item }) => measureLightness(item) <= MAX_DARK },
  lightColors: { slots: GARMENTS, axis: 'tone', has: ({ item }) => measureLightness(item) >= MIN_LIGHT },
  neutralColors: { slots: ALL, axis: 'tone', has: ({ item }) => hasNeutralColors(item) },
  pastelColors: { slots: MAIN, axis: 'tone', has: ({ item }) => hasPastelColors(item) },
  earthTones: { slots: COLORED, axis: 'tone', has: ({ item }) => hasEarthTones(item) },
  matte: { slots: ALL, axis: 'shine', has: (piece) => !shines(piece) },
  plain: { slots: ALL, axis: 'pattern', has: ({ item }) => NO_PATTERNS.has(item.pattern) },
  patterned: { slots: ALL, axis: 'pattern', has: ({ item }) => !NO_PATTERNS.has(item.pattern) },
  shiny: { slots: ALL, axis: 'shine', has: shines },
  longSleeves: { slots: SLEEVED, axis: 'sleeves', has: (piece) => measureSleeves(piece) === LONG },
  shortSleeves: { slots: SLEEVED, axis: 'sleeves', has: (piece) => measureSleeves(piece) === SHORT },
  sleeves: { slots: SLEEVED, axis: 'sleeves', has: (piece) => (measureSleeves(piece) ?? NO_SLEEVES) > NO_SLEEVES },
  sleeveless: { slots: SLEEVED, axis: 'sleeves', has: (piece) => measureSleeves(piece) === NO_SLEEVES },
  modest: { slots: COVERING, axis: 'cover', has: isModest },
  maxi: { slots: HEMMED, axis: 'length', has: isFullLength },
  midi: { slots: HEMMED, axis: 'length', has: (piece) => measureLength(piece) === MIDI },
  kneeLength: { slots: HEMMED, axis: 'length', has: (piece) => measureLength(piece) === KNEE },
  mini: { slots: HEMMED, axis: 'length', has: (piece) => measureLength(piece) === MINI },
  highWaist: { slots: HEMMED, axis: 'waist', has: hasHighWaist },
  pockets: { slots: GARMENTS, axis: 'pockets', has: hasPockets },
  flat: { slots: SHOES, axis: 'heel', has: (piece) => measureHeel(piece) === FLAT },
  lowHeel: { slots: SHOES, axis: 'heel', has: (piece) => measureHeel(piece) <= LOW_HEEL },
  highHeel: { slots: SHOES, axis: 'heel', has: (piece) => measureHeel(piece) === HIGH_HEEL },
  walkable: { slots: SHOES, axis: 'heel', has: areEasyToWalkIn },
  closedToes: { slots: SHOES, axis: 'toes', has: hasClosedToes },
  openToes: { slots: SHOES, axis: 'toes', has: (piece) => !hasClosedToes(piece) },
  crossbody: { slots: BAG, axis: 'strap', has: isCrossbody },
};

/** Whether a piece has sleeves and covers the knees, as far as it can. */
function isModest(piece: OutfitPiece): boolean {
  const coversArms = piece.slot === 'bottom' || (measureSleeves(piece) ?? LONG) > NO_SLEEVES;
  return coversArms && (measureLength(piece) ?? MAXI) > MINI;
}

/** Whether a skirt or dress reaches the ankles, or trousers the shoes. */
function isFullLength(piece: OutfitPiece): boolean {
  const length = measureLength(piece) ?? 0;
  return piece.kind === 'dress' || piece.kind === 'skirt' ? length === MAXI : length === MIDI;
}

const COLOR_RULES = COLORS.map((color): readonly [string, TraitRule] => [
  `in${color}`,
  { slots: COLORED, axis: 'tone', has: ({ item }) => item.colors.every((otherColor) => otherColor === color) },
]);

export const RULE_BY_TRAIT: ReadonlyMap<string, TraitRule> = new Map([...Object.entries(RULES), ...COLOR_RULES]);
