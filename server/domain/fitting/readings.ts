import type { Body } from './Figure.ts';
import type { GarmentShape } from './Garment.ts';
import { GarmentMapping } from './GarmentMapping.ts';

export interface WearingWay {
  readonly isTucked: boolean;
  readonly isOpen: boolean;
}

const USUALLY_TUCKED_KINDS = ['shirt', 'blouse', 'camisole'];
const TUCKABLE_KINDS = [...USUALLY_TUCKED_KINDS, 'tee', 'tank', 'polo'];
const OPENABLE_KINDS = ['blazer', 'suit', 'coat', 'jacket', 'cardigan'];
/** Maximum length in pixels below the waistband of a top that looks the same tucked and loose. */
const CROPPED_PIXELS = 36;

export interface OutfitShapes {
  readonly top?: GarmentShape;
  readonly bottom?: GarmentShape;
  readonly fullBody?: GarmentShape;
  /** The outermost garment that can be opened: the coat, or the jacket if there is no coat. */
  readonly outermost?: GarmentShape;
}

/** Finds the visibly different ways to wear an outfit, the usual way first. */
export function findWearingWays(cuts: OutfitShapes, body: Body): readonly WearingWay[] {
  const canTuck = canBeTucked(cuts, body);
  const usualWearing = { isTucked: canTuck && USUALLY_TUCKED_KINDS.includes(cuts.top!.kind), isOpen: false };
  const canOpen =
    cuts.outermost !== undefined && OPENABLE_KINDS.includes(cuts.outermost.kind) && Boolean(cuts.top ?? cuts.fullBody);
  const ways = [
    usualWearing,
    ...(canTuck ? [{ ...usualWearing, isTucked: !usualWearing.isTucked }] : []),
    ...(canOpen ? [{ ...usualWearing, isOpen: true }] : []),
    ...(canTuck && canOpen ? [{ isTucked: !usualWearing.isTucked, isOpen: true }] : []),
  ];
  // Under a closed coat, nobody sees whether the shirt is tucked in.
  return canOpen && canTuck ? [ways[0]!, ways[2]!, ways[3]!] : ways;
}

function canBeTucked({ top, bottom, fullBody }: OutfitShapes, body: Body): boolean {
  if (!top || !bottom || fullBody || !TUCKABLE_KINDS.includes(top.kind)) return false;
  const hem = top.landmarks['left_hem'];
  return hem !== undefined && new GarmentMapping(top, body).mapPoint(hem)[1] > body.levels.waist + CROPPED_PIXELS;
}
