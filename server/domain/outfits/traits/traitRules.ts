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
import { isOpaque, isPlain, shines } from './measureLook.ts';
import type { ColorTrait, PieceTrait } from './PieceTrait.ts';

/** Which slots a trait concerns, and how to recognize it in a piece. */
interface TraitRule {
  readonly slots: ReadonlySet<OutfitSlot>;
  /** Traits of the same axis exclude each other. */
  readonly axis: string;
  has(piece: OutfitPiece): boolean;
}

const createSlotSet = (...names: readonly OutfitSlot[]): ReadonlySet<OutfitSlot> => new Set(names);
const GARMENT_SLOTS = createSlotSet('under', 'fullBody', 'bottom', 'top', 'layer', 'outer');
/** The slots that give an outfit its color. Bright shoes or bags in addition would be too much. */
const MAIN_SLOTS = createSlotSet('fullBody', 'bottom', 'top', 'layer', 'outer');
const ALL_SLOTS = createSlotSet(...GARMENT_SLOTS, 'shoes', 'bag', 'accessory', 'extra');
const SLEEVED_SLOTS = createSlotSet('top', 'under', 'fullBody');
const HEMMED_SLOTS = createSlotSet('bottom', 'fullBody');
const COVERING_SLOTS = createSlotSet('top', 'under', 'bottom', 'fullBody');
const SHOE_SLOTS = createSlotSet('shoes');
const BAG_SLOTS = createSlotSet('bag');
const COLORED_SLOTS = createSlotSet(...GARMENT_SLOTS, 'shoes');

const MIN_BRIGHT_SATURATION = 0.5;
const MIN_BRIGHT_LIGHTNESS = 0.4;
const MAX_DARK = 0.25;
const MIN_LIGHT = 0.65;

const RULE_BY_NAME: Readonly<Record<Exclude<PieceTrait, ColorTrait>, TraitRule>> = {
  brightColors: {
    slots: MAIN_SLOTS,
    axis: 'tone',
    has: ({ item }) =>
      measureSaturation(item) >= MIN_BRIGHT_SATURATION && measureLightness(item) >= MIN_BRIGHT_LIGHTNESS,
  },
  darkColors: { slots: GARMENT_SLOTS, axis: 'tone', has: ({ item }) => measureLightness(item) <= MAX_DARK },
  lightColors: { slots: GARMENT_SLOTS, axis: 'tone', has: ({ item }) => measureLightness(item) >= MIN_LIGHT },
  neutralColors: { slots: ALL_SLOTS, axis: 'tone', has: ({ item }) => hasNeutralColors(item) },
  pastelColors: { slots: MAIN_SLOTS, axis: 'tone', has: ({ item }) => hasPastelColors(item) },
  earthTones: { slots: COLORED_SLOTS, axis: 'tone', has: ({ item }) => hasEarthTones(item) },
  matte: { slots: ALL_SLOTS, axis: 'shine', has: (piece) => !shines(piece) },
  opaque: { slots: COVERING_SLOTS, axis: 'opacity', has: isOpaque },
  plain: { slots: ALL_SLOTS, axis: 'pattern', has: ({ item }) => isPlain(item) },
  patterned: { slots: ALL_SLOTS, axis: 'pattern', has: ({ item }) => !isPlain(item) },
  shiny: { slots: ALL_SLOTS, axis: 'shine', has: shines },
  longSleeves: { slots: SLEEVED_SLOTS, axis: 'sleeves', has: (piece) => measureSleeves(piece) === LONG },
  shortSleeves: { slots: SLEEVED_SLOTS, axis: 'sleeves', has: (piece) => measureSleeves(piece) === SHORT },
  sleeves: {
    slots: SLEEVED_SLOTS,
    axis: 'sleeves',
    has: (piece) => (measureSleeves(piece) ?? NO_SLEEVES) > NO_SLEEVES,
  },
  sleeveless: { slots: SLEEVED_SLOTS, axis: 'sleeves', has: (piece) => measureSleeves(piece) === NO_SLEEVES },
  modest: { slots: COVERING_SLOTS, axis: 'cover', has: isModest },
  maxi: { slots: HEMMED_SLOTS, axis: 'length', has: isFullLength },
  midi: { slots: HEMMED_SLOTS, axis: 'length', has: (piece) => measureLength(piece) === MIDI },
  kneeLength: { slots: HEMMED_SLOTS, axis: 'length', has: (piece) => measureLength(piece) === KNEE },
  mini: { slots: HEMMED_SLOTS, axis: 'length', has: (piece) => measureLength(piece) === MINI },
  highWaist: { slots: HEMMED_SLOTS, axis: 'waist', has: hasHighWaist },
  pockets: { slots: GARMENT_SLOTS, axis: 'pockets', has: hasPockets },
  flat: { slots: SHOE_SLOTS, axis: 'heel', has: (piece) => measureHeel(piece) === FLAT },
  lowHeel: { slots: SHOE_SLOTS, axis: 'heel', has: (piece) => measureHeel(piece) <= LOW_HEEL },
  highHeel: { slots: SHOE_SLOTS, axis: 'heel', has: (piece) => measureHeel(piece) === HIGH_HEEL },
  walkable: { slots: SHOE_SLOTS, axis: 'heel', has: areEasyToWalkIn },
  closedToes: { slots: SHOE_SLOTS, axis: 'toes', has: hasClosedToes },
  openToes: { slots: SHOE_SLOTS, axis: 'toes', has: (piece) => !hasClosedToes(piece) },
  crossbody: { slots: BAG_SLOTS, axis: 'strap', has: isCrossbody },
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
  { slots: COLORED_SLOTS, axis: 'tone', has: ({ item }) => item.colors.every((otherColor) => otherColor === color) },
]);

export const RULE_BY_TRAIT: ReadonlyMap<string, TraitRule> = new Map([...Object.entries(RULE_BY_NAME), ...COLOR_RULES]);
