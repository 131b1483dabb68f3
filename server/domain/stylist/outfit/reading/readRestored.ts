import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { findPlace } from '../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import { listMentioned } from './readGarments.ts';

const FORMER_SOURCE = 'first|old|original|previous|earlier|other|last';
/** Matches words that undo the last change to the outfit. */
const UNDONE_PATTERN =
  /\bundo\b|\b(?:take|put|change|switch|turn) (?:that|it|everything|them)(?: all)? back\b|\b(?:as|like|how|the way) (?:it|things|that|they) (?:was|were)\b|\b(?:go|going|went|step|move) back(?! to)\b|\brevert\b|^(?:(?:no|nah|nope|ugh|please|ok|hmm?|wait|oh|actually|lets|can we|so)[ ,]+)*(?:(?:one |a )?step back|back again|(?:scrap|forget|never ?mind|scratch|cancel) (?:that|it|the last (?:one|bit|change)))[ .!]*$/u;
/** Matches words for an earlier outfit. */
const FORMER_OUTFIT_PATTERN = new RegExp(
  String.raw`\b(?:the|your|that) (?:very )?(${FORMER_SOURCE}) (?:outfit|look|version|one|set|combination|capsule|list)\b(?=.{0,30}\b(?:better|nicer|best|back|again|after all|prefer|please|instead|more)\b|[ .!]*$)|\b(?:back to|return to|rather have|prefer(?:red)?|liked|want(?:ed)?|have) (?:the|your|that|what you (?:had|showed)) ?(?:very )?(${FORMER_SOURCE}|before)?(?: (?:outfit|look|version|one|set))?[ .!]*$`,
  'u',
);
/** Matches requests for an earlier piece: 'put the first jacket back', 'the earrings before were better'. */
const FORMER_PIECE_PATTERN = new RegExp(
  String.raw`\b(?:the|those|that|my|your) (?:very )?(?:${FORMER_SOURCE}) (?:[a-z]+ ){0,3}[a-z]+|\b(?:the|those|that) (?:[a-z]+ ){1,4}(?:from |of |you had |you showed |we had |i had )?(?:before|earlier|at first|originally)\b|\b(?:put|bring|give|have|want|get|take|need)(?: me)? (?:the|those|that|my) (?:[a-z]+ ){1,4}back\b|\b(?:back to|return to|undo|restore|keep) (?:the|those|that) (?:[a-z]+ ){0,4}[a-z]+`,
  'u',
);
/** Matches words for an earlier piece, wherever they name the garment. */
const ASKS_BACK_PATTERN = new RegExp(
  String.raw`\b(?:back|undo|restore|revert|before|earlier|originally|at first|${FORMER_SOURCE})\b`,
  'u',
);
/** Matches words for the state before a change: 'go back to before the jacket'. */
const BEFORE_CHANGE_PATTERN = /\b(?:back to|as it was|how it was|like it was) before\b/u;
const OTHER_ALONE_PATTERN =
  /^(?!.*\b(?:back|undo|restore|revert|before|earlier|originally|at first|first|old|original|previous|last)\b).*\bother\b/u;
const NEWEST_FIRST_PATTERN = /\b(?:last|previous|before|earlier)\b/u;
const OLDEST_FIRST_PATTERN = /\b(?:first|original|originally|at first|to begin with)\b/u;

/**
 * Reads the change that restores a piece or outfit from `earlierPlans`, which are sorted from the newest plan.
 * Returns null if the message asks for no earlier state or if no plan fits.
 */
export function readRestored(
  wholeText: string,
  outfit: OutfitPlan,
  earlierPlans: readonly OutfitPlan[],
  isUndone: boolean,
  language: Language,
): OutfitEdit | null {
  const versions =
    OLDEST_FIRST_PATTERN.test(wholeText) && !NEWEST_FIRST_PATTERN.test(wholeText)
      ? earlierPlans.slice(-1)
      : earlierPlans;
  const [newestPlan] = versions;
  const asksForEarlier = isUndone || UNDONE_PATTERN.test(wholeText);
  if (newestPlan === undefined || !(isUndone || ASKS_BACK_PATTERN.test(wholeText)))
    return asksForEarlier && newestPlan ? restoreAll(newestPlan) : null;
  if (BEFORE_CHANGE_PATTERN.test(wholeText)) return restoreAll(newestPlan);
  const garments = listMentioned(wholeText, language);
  // 'The other jeans' may be jeans that the outfit never had.
  const wantsOther = !isUndone && OTHER_ALONE_PATTERN.test(wholeText);
  const place = garments
    .map((garment) => findFormer(garment, outfit, versions, wantsOther))
    .find((foundPlace) => foundPlace !== null);
  const isOfPiece = asksForEarlier || FORMER_PIECE_PATTERN.test(wholeText) || /\bback\b/u.test(wholeText);
  if (place !== undefined && isOfPiece) return { kind: 'restorePiece', place, name: nameFormerPiece(place, garments) };
  if (garments.length > 0) return null;
  return asksForEarlier || FORMER_OUTFIT_PATTERN.test(wholeText) ? restoreAll(newestPlan) : null;
}

const restoreAll = (plan: OutfitPlan): OutfitEdit => ({ kind: 'restore', plan });

/** Finds an earlier piece of a garment that the outfit no longer has. */
function findFormer(
  garment: NamedGarment,
  { places }: OutfitPlan,
  earlierPlans: readonly OutfitPlan[],
  wantsOther: boolean,
): OutfitPlace | null {
  const isInCurrentPlan = ({ itemId }: OutfitPlace): boolean => places.some((place) => place.itemId === itemId);
  for (const earlierPlan of earlierPlans) {
    const removedPlaces = earlierPlan.places.filter((place) => place.itemId !== null && !isInCurrentPlan(place));
    const place = findPlace({ places: removedPlaces }, garment);
    if (place !== undefined && isOfGarment(place, garment, wantsOther)) return place;
  }
  return null;
}

/** Whether a place is for the garment. An accessory must also have the same kind. */
const isOfGarment = ({ kind, slot }: OutfitPlace, garment: NamedGarment, wantsOther: boolean): boolean =>
  garment.kinds.includes(kind) || (!wantsOther && slot === garment.slot && slot !== 'accessory');

function nameFormerPiece({ kind }: OutfitPlace, garments: readonly NamedGarment[]): string {
  return `${garments.find(({ kinds }) => kinds.includes(kind))?.words ?? kind} from before`;
}
