import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import type { TurnAttachment } from './Turn.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Leads, Pictured } from './Conversation.ts';
import { NO_LEADS } from './Conversation.ts';
import { listAttachmentColors } from './pictured.ts';
import type { Speech } from './hearing/Speech.ts';
import type { Move } from './wish/foldWish.ts';

/** The number of shown items to remember, so that 'show me others' can leave them out. */
const MAX_LEFT_OUT = 400;
/** The number of first items in a list that a shopper has probably seen. */
const SEEN_ITEM_COUNT = 12;

export interface LeadsFrom {
  readonly leads: Leads;
  readonly speech: Speech;
  readonly move: Move;
  readonly attachment: TurnAttachment | null;
  readonly shown: readonly CatalogueItem[];
  readonly spokenOf: readonly CatalogueItem[];
  readonly tastes: readonly string[];
  readonly kinds: readonly string[];
  readonly hintedKinds: readonly string[];
  /** Whether the wish names a garment that women wear. */
  readonly isWomenswear: boolean;
  readonly emphasis: readonly string[];
  /** Whether the message asks for something to go with the attachment, instead of something similar. */
  readonly matchesAttachment: boolean;
  /** The picture that was attached to an earlier message; null if there is none. */
  readonly pictured: Pictured | null;
  readonly isForPicture: boolean;
}

/** The number of pieces that a reply names. If the shopper then says 'cheaper', they are not shown again. */
const NAMED_PIECE_COUNT = 2;

/** Computes the leads after a message. */
export function foldLeads(from: LeadsFrom): Leads {
  const { speech, move, leads } = from;
  const startLeads =
    move === 'anew' || speech.takenBack.some(({ what }) => what === 'everything')
      ? { ...NO_LEADS, tastes: leads.tastes }
      : leads;
  return {
    likeItemIds: listLikedItems(startLeads, from),
    likePictureIds: listLikedPictures(startLeads, from),
    goesWith: goesWithAfter(startLeads, from),
    leaveOut: {
      itemIds: listLeftOutItems(startLeads, from),
      brands: listLeftOutBrands(startLeads, from),
      allowsRepeats:
        speech.leanings.length > 0 ||
        speech.wish.parts.some(({ stance }) => stance === 'wanted') ||
        (!speech.unshown && speech.relation !== 'unlike' && speech.priceStep?.direction !== 'cheaper'),
    },
    tastes: from.tastes,
    kinds: from.kinds,
    hintedKinds: from.hintedKinds,
    hintedGenders: from.isWomenswear ? ['Women'] : (startLeads.hintedGenders ?? []),
    emphasis: from.emphasis,
    holdsPrice: speech.priceStep !== null,
  };
}

function listPointedItems({ reference }: Speech): readonly CatalogueItem[] {
  return reference?.items ?? [];
}

/** Whether the shopper wants a piece like the mentioned one ('the second one in green'). */
function isModel({ relation }: Speech): boolean {
  return relation === 'like' || relation === 'praised' || relation === 'pointed';
}

function listLikedItems(
  startLeads: Leads,
  { speech, attachment, matchesAttachment, move }: LeadsFrom,
): readonly string[] {
  const pointedItems = listPointedItems(speech);
  if (pointedItems.length > 0 && isModel(speech)) return pointedItems.slice(0, 3).map(({ id }) => id);
  if (attachment) return attachment.context === 'item' && !matchesAttachment ? [attachment.item.id] : [];
  if (speech.relation === 'goesWith' || speech.unshown || move === 'beside') return [];
  const refusedIds = new Set(speech.relation === 'unlike' ? pointedItems.map(({ id }) => id) : []);
  return startLeads.likeItemIds.filter((id) => !refusedIds.has(id));
}

function listLikedPictures(
  startLeads: Leads,
  { speech, attachment, matchesAttachment, move, pictured, isForPicture }: LeadsFrom,
): readonly string[] {
  if (!attachment && pictured && speech.likesPicture) return [pictured.id];
  if (attachment) return attachment.context === 'chat_attachment' && !matchesAttachment ? [attachment.id] : [];
  const isElsewhere =
    (listPointedItems(speech).length > 0 && isModel(speech)) ||
    move === 'beside' ||
    speech.relation === 'goesWith' ||
    isForPicture;
  return isElsewhere ? [] : startLeads.likePictureIds;
}

function goesWithAfter(
  startLeads: Leads,
  { speech, attachment, matchesAttachment, move, spokenOf, shown, pictured, isForPicture }: LeadsFrom,
): readonly Color[] {
  if (attachment && matchesAttachment) return listAttachmentColors(attachment);
  if (pictured && isForPicture) return pictured.colors;
  if (pictured && speech.likesPicture) return [];
  if (speech.relation === 'goesWith') return listDistinctColors(listPointedItems(speech));
  if (speech.companyColors.length > 0) return speech.companyColors;
  if (
    move === 'beside' &&
    pictured &&
    spokenOf.length === 0 &&
    (startLeads.goesWith.length > 0 || startLeads.likePictureIds.length > 0)
  )
    return pictured.colors;
  if (move === 'beside') return listDistinctColors((spokenOf.length > 0 ? spokenOf : shown).slice(0, 1));
  return startLeads.goesWith;
}

function listDistinctColors(items: readonly CatalogueItem[]): Color[] {
  return [...new Set(items.flatMap(({ colors }) => colors))];
}

function listLeftOutItems(startLeads: Leads, { speech, shown, leads }: LeadsFrom): readonly string[] {
  const refusedItems = speech.relation === 'unlike' ? listPointedItems(speech) : [];
  const seenItems = speech.unshown ? shown.slice(0, SEEN_ITEM_COUNT) : [];
  const models = speech.unshown ? leads.likeItemIds : [];
  const expensiveItems = speech.priceStep?.direction === 'cheaper' ? shown.slice(0, NAMED_PIECE_COUNT) : [];
  return [
    ...new Set([
      ...startLeads.leaveOut.itemIds,
      ...models,
      ...[...refusedItems, ...seenItems, ...expensiveItems].map(({ id }) => id),
    ]),
  ].slice(-MAX_LEFT_OUT);
}

/**
 * Returns the brands to leave out. 'Another brand' adds the brand of the mentioned piece, or else of the first shown
 * piece.
 */
function listLeftOutBrands(startLeads: Leads, { speech, shown, spokenOf }: LeadsFrom): readonly string[] {
  const isAnyAgain = speech.takenBack.some(({ what }) => what === 'brand');
  const wantedBrands = speech.wish.wish.brands;
  const brandsBefore = isAnyAgain ? [] : startLeads.leaveOut.brands.filter((brand) => !wantedBrands.includes(brand));
  if (!speech.otherBrand) return brandsBefore;
  const [firstItem] =
    listPointedItems(speech).length > 0 ? listPointedItems(speech) : spokenOf.length > 0 ? spokenOf : shown;
  return firstItem ? [...new Set([...brandsBefore, firstItem.brand])] : brandsBefore;
}
