import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';
import { capitalize, formatDollars, joinWords } from '../../search/phrasing.ts';
import { nameItem } from '../wording/phrases.ts';
import { nameAsked } from './pieceReasons.ts';
import { isPluralKind } from './isPluralKind.ts';

/** Writes which pieces cause an outfit to exceed the budget. */
export function writeExcess(plan: OutfitPlan, outfit: Pick<FoundOutfit, 'pieces' | 'totalCents'>): string {
  const { places } = plan;
  const { pieces } = outfit;
  const [dearestPiece] = sortDearestFirst(pieces);
  if (dearestPiece === undefined) return 'Nothing complete that suits costs less.';
  const { slot, item } = dearestPiece;
  if (isOnlyChanged(plan)) return offerCheaper(plan, pieces);
  const askedWords = places.find((place) => place.slot === slot && place.words !== '')?.words;
  const price = formatDollars(item.priceCents);
  const isGiven = places.every(({ itemId, isOwned }) => itemId !== null || isOwned);
  const without = offerWithout(plan, outfit);
  const reason = isGiven
    ? `${capitalize(nameItem(item))} alone is ${price}.`
    : askedWords === undefined
      ? `Nothing complete that suits costs less; the ${nameItem(item).replace(/^the /u, '')} alone is ${price}.`
      : `Most of it is the ${nameAsked(askedWords)} you asked for, at ${price}; nothing complete with it costs less.`;
  return `${reason} ${without}`.trim();
}

const sortDearestFirst = (pieces: FoundOutfit['pieces']): FoundOutfit['pieces'] =>
  pieces.toSorted((firstPiece, secondPiece) => secondPiece.item.priceCents - firstPiece.item.priceCents);

/** Slots of pieces that an outfit can do without, or that shoppers often have. */
const OPTIONAL_SLOTS: ReadonlySet<OutfitSlot> = new Set(['accessory', 'extra', 'bag', 'outer', 'layer', 'shoes']);
const MAX_LEFT_OUT = 3;

/** Offers to leave out pieces, so that a new outfit is within the budget or nearer to it; '' if none can be left out. */
export function offerWithout(
  { budgetCents }: OutfitPlan,
  { pieces, totalCents }: Pick<FoundOutfit, 'pieces' | 'totalCents'>,
): string {
  const optional = sortDearestFirst(pieces.filter(({ slot }) => OPTIONAL_SLOTS.has(slot)));
  const single = optional.findLast(({ item }) => totalCents - item.priceCents <= (budgetCents ?? 0));
  const leftOut = single === undefined ? optional.slice(0, MAX_LEFT_OUT) : [single];
  if (leftOut.length === 0) return '';
  const names = joinWords(
    leftOut.map(({ item }) => item.kind),
    'and',
  );
  const rest = totalCents - leftOut.reduce((sum, { item }) => sum + item.priceCents, 0);
  return `Without the ${names} it would be ${formatDollars(rest)}.`;
}

/** Whether pieces were changed without regard to the budget, because the shopper asked only for these pieces. */
const isOnlyChanged = ({ places, targetCents }: OutfitPlan): boolean =>
  targetCents === null &&
  places.some(({ itemId }) => itemId !== null) &&
  places.some(({ itemId, isOwned }) => itemId === null && !isOwned);

/** Offers to replace the most expensive of the pieces that stayed, so that the total is within the budget again. */
function offerCheaper({ places, budgetCents }: OutfitPlan, pieces: FoundOutfit['pieces']): string {
  const keptPieces = pieces.filter(({ item }) => places.some(({ itemId }) => itemId === item.id));
  const [dearest] = sortDearestFirst(keptPieces.length > 0 ? keptPieces : pieces);
  if (dearest === undefined || budgetCents === null) return '';
  const { kind, priceCents } = dearest.item;
  return `Something else would have to give: ${nameItem(dearest.item)} is ${formatDollars(priceCents)}. Say “${isPluralKind(kind) ? '' : 'a '}cheaper ${kind}” or “stay under ${formatDollars(budgetCents)}”, and I look for it.`;
}

/** Writes that a place is empty because of the budget, and what the complete outfit would cost. */
export function writeLeftOut({ budgetCents }: OutfitPlan, { leftOut }: FoundOutfit): string {
  if (leftOut === undefined || budgetCents === null) return '';
  const complete = formatDollars(leftOut.completeCents);
  return `For ${formatDollars(budgetCents)} I found nothing complete that is dressy enough, so I left out the ${leftOut.slot}: the nearest complete outfit is ${complete}. Say “add ${leftOut.slot}” if you have no pair of your own.`;
}
