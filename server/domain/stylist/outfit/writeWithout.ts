import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import { getPlannedFormality } from '../../outfits/occasionFormality.ts';
import { getFormality, prepareOutfitPiece } from '../../outfits/OutfitPiece.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { measureSleeves } from '../../outfits/traits/measureCut.ts';
import { capitalize } from '../../search/phrasing.ts';
import { nameItem } from '../wording/phrases.ts';
import { describePurpose } from './titleOutfit.ts';

const COVERING_SLOTS: ReadonlySet<string> = new Set(['top', 'under', 'bottom', 'fullBody', 'shoes']);
const LAYER_SLOTS: ReadonlySet<string> = new Set(['layer', 'outer']);
/** How much less formal than the occasion a top may be that is seen without its jacket. */
const MAX_LESS_FORMAL = 0.2;

/** Writes whether an outfit works without some of its pieces. */
export function writeWithout(itemIds: readonly string[], plan: OutfitPlan, { pieces }: FoundOutfit): string {
  const removed = pieces.filter(({ item }) => itemIds.includes(item.id));
  const rest = pieces.filter((piece) => !removed.includes(piece));
  const needed = removed.find(({ slot }) => COVERING_SLOTS.has(slot));
  if (needed !== undefined)
    return `Not without ${nameItem(needed.item)}: something has to take its place. Say which you would rather have, and I look for it.`;
  const top = rest.find(({ slot }) => slot === 'top' || slot === 'fullBody' || slot === 'under')?.item;
  if (top === undefined || !removed.some(({ slot }) => LAYER_SLOTS.has(slot)))
    return 'Yes, it works without it: the clothes carry the look on their own.';
  const piece = prepareOutfitPiece(top);
  const isBare = piece !== null && measureSleeves(piece) === 0;
  const planned = getPlannedFormality(plan) ?? 0;
  const purpose = describePurpose(plan);
  if (isBare && planned >= MIN_SMART)
    return `Only just: ${nameItem(top)} has no sleeves, which is a little bare${purpose === '' ? '' : ` for ${purpose}`}. Say “a top with sleeves”, and I swap it.`;
  if (planned - getFormality(top) > MAX_LESS_FORMAL)
    return `It gets a good deal more casual: ${nameItem(top)} is plainer than ${purpose === '' ? 'the rest' : `${purpose} calls for`}. Say “a smarter top”, and I swap it.`;
  return `Yes. ${capitalize(nameItem(top))} is smart enough to be seen on its own, so the outfit holds when the jacket comes off.`;
}

/** Minimum formality of an occasion for which bare arms look unfinished without a jacket. */
const MIN_SMART = 0.55;
