import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getPlannedFormality } from '../../outfits/occasionFormality.ts';
import { findMainKind, getFormality, prepareOutfitPiece } from '../../outfits/OutfitPiece.ts';
import { findSlotOfKind } from '../../outfits/OutfitSlot.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';
import { fitsWearer } from '../../outfits/OutfitCandidates.ts';
import type { Language } from '../hearing/hear.ts';
import type { Speech } from '../hearing/Speech.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Turn } from '../Turn.ts';
import { decidesFor } from '../chosenPieces.ts';
import { findNamedItems } from '../namedItems.ts';
import { writeWish } from '../wish/writeWish.ts';
import { SEPARATE_SLOTS } from './editing/places.ts';
import { addItem } from './offeredPieces.ts';
import type { OutfitEdit } from './OutfitEdit.ts';
import { BUILD_AROUND_PATTERN, OUTFIT_PATTERN } from './reading/cues.ts';
import { readGarments } from './reading/readGarments.ts';
import { hasAttributes } from './reading/readWanted.ts';

/** Matches words that mean a piece which the shopper has spoken of or sees: 'an outfit with it', 'with one of those'. */
const WITH_SHOWN_PATTERN =
  /\b(?:with|around|from|out of|of|using|including|for|to go with|based on|to match) (?:it|that|this|them|those|these|one of (?:those|these|them)|(?:this|that|the) (?:\w+ )?one)\b/u;
/** Matches words for the whole of what the shopper has begun to choose: 'put together the whole thing'. */
const COMPLETES_PATTERN =
  /\b(?:the (?:whole|rest|entire|full|complete|lot|works)|whole thing|full thing|(?:it|that|them|everything|all) (?:all )?together|(?:complete|finish) (?:it|the|this|that|my))\b/u;
/** The number of pieces that words such as 'it' mean. */
const MEANT_COUNT = 1;

/**
 * Adds what the shopper has chosen or searched for in this conversation to the changes that start an outfit: pieces
 * that the message refers to, else pieces that were chosen, and the garment of the last wish with its description.
 * They take the place of garments that the message only names ('dress, shoes and a bag'). Garments that it describes
 * or refuses count more.
 */
export function withHeldPieces(
  startEdits: readonly OutfitEdit[],
  turn: Turn,
  speech: Speech,
  language: Language,
): readonly OutfitEdit[] {
  const heldEdits = turn.conversation.isBegun ? listHeldPieces(startEdits, turn, speech, language) : [];
  const heldSlots = new Set(
    heldEdits.flatMap((edit) =>
      edit.kind === 'addPiece' ? edit.place.slot : edit.kind === 'add' ? edit.garment.slot : [],
    ),
  );
  const isNamed = (edit: OutfitEdit): boolean =>
    edit.kind === 'add' && heldSlots.has(edit.garment.slot) && !hasAttributes(edit.garment, language);
  const [start, ...others] = startEdits.filter((edit) => !isNamed(edit));
  // Terms come first, because new terms choose pieces anew; named garments come last, because they count most.
  const ofGarments = others.filter((edit) => 'garment' in edit);
  const ofWhole = others.filter((edit) => !('garment' in edit));
  return [...(start === undefined ? [] : [start]), ...ofWhole, ...heldEdits, ...ofGarments];
}

function listHeldPieces(
  startEdits: readonly OutfitEdit[],
  turn: Turn,
  speech: Speech,
  language: Language,
): readonly OutfitEdit[] {
  const { whole } = new Utterance(turn.said);
  if (speech.wearer === 'other' && turn.conversation.wearer === 'self') return [];
  const namedSlots = new Set(
    startEdits.flatMap((edit) =>
      'garment' in edit && edit.garment && (edit.kind !== 'add' || hasAttributes(edit.garment, language))
        ? [edit.garment.slot]
        : [],
    ),
  );
  const meantItems = listMeant(turn, speech, whole);
  const isForOtherOccasion = namesOtherOccasion(startEdits, turn);
  const isChosenMeant = !isForOtherOccasion || COMPLETES_PATTERN.test(whole);
  const chosenItems = isChosenMeant ? listChosen(turn).filter((item) => suitsOccasionOf(item, startEdits)) : [];
  const items = (meantItems.length > 0 ? meantItems : chosenItems).filter((item) => fitsShopper(item, turn, speech));
  const fitting = keepOnePerSlot(items).filter((item) => !namedSlots.has(findSlot(item)!));
  const heldSlots = new Set([...namedSlots, ...fitting.map((item) => findSlot(item)!)]);
  const garments = isForOtherOccasion ? [] : listWished(turn, language).filter(({ slot }) => isFree(slot, heldSlots));
  return [
    ...garments.map((garment): OutfitEdit => ({ kind: 'add', garment })),
    ...fitting.toReversed().flatMap(addItem),
  ];
}

const findSlot = (item: CatalogueItem): OutfitSlot | null => findSlotOfKind(findMainKind(item));

/** Lists the pieces that the message refers to. After a list of which none was chosen, 'it' is the first. */
function listMeant(turn: Turn, { reference }: Speech, whole: string): readonly CatalogueItem[] {
  const { conversation, shown } = turn;
  if (decidesFor(turn.said) && reference?.items.length === MEANT_COUNT) return reference.items;
  if (COMPLETES_PATTERN.test(whole) || OUTFIT_PATTERN.test(whole)) {
    const advised = listAdvised(turn);
    if (advised.length > 0) return advised;
  }
  if (!WITH_SHOWN_PATTERN.test(whole) && !BUILD_AROUND_PATTERN.test(whole)) return [];
  if (reference !== null && reference.items.length > 0) return reference.items.slice(0, MEANT_COUNT);
  if ((conversation.chosenIds ?? []).length > 0) return [];
  const [spokenId] = OF_LIST_PATTERN.test(whole) ? [] : conversation.spokenOf;
  const spokenItem = shown.quick.find(({ id }) => id === spokenId);
  return spokenItem === undefined ? shown.quick.slice(0, MEANT_COUNT) : [spokenItem];
}

/** Returns the piece that the stylist advised in the last answer, if it was one. */
function listAdvised({ conversation, earlier, shown }: Turn): readonly CatalogueItem[] {
  if (conversation.heard.answer === null) return [];
  const names = findNamedItems(earlier.at(-1)?.reply ?? '', shown.quick);
  const items = shown.quick.filter(({ id }) => names.some(({ itemId }) => itemId === id));
  return items.length === MEANT_COUNT ? items : [];
}

const OF_LIST_PATTERN = /\b(?:those|these|them)\b/u;

function listChosen({ conversation: { chosenIds = [] }, recalled, shown }: Turn): readonly CatalogueItem[] {
  const known = [...recalled, ...shown.quick];
  return chosenIds.flatMap((id) => known.find((item) => item.id === id) ?? []);
}

/** Whether an outfit is for another occasion than what was searched for before. */
function namesOtherOccasion(startEdits: readonly OutfitEdit[], { conversation: { wish } }: Turn): boolean {
  const named = startEdits.flatMap((edit) =>
    edit.kind === 'terms' ? (edit.terms.event ?? edit.terms.occasion ?? []) : [],
  );
  const held = wish.filter(({ facet, stance }) => facet === 'occasion' && stance === 'wanted');
  const heldNames = held.flatMap(({ concepts }) => concepts.map((id) => id.slice('occasion:'.length)));
  return heldNames.length > 0 && named.length > 0 && !named.some((name) => heldNames.includes(name));
}

const MAX_FORMALITY_STEP = 0.35;

/** Whether a piece can be worn to the occasion of a new outfit: no swim trunks for the evening. */
function suitsOccasionOf(item: CatalogueItem, startEdits: readonly OutfitEdit[]): boolean {
  const slot = findSlot(item);
  const terms = startEdits.findLast((edit) => edit.kind === 'terms' && edit.terms.occasion !== null);
  const planned = terms?.kind === 'terms' ? getPlannedFormality({ ...terms.terms, dressiness: 0 }) : undefined;
  const isSuited = planned === undefined || Math.abs(planned - getFormality(item)) <= MAX_FORMALITY_STEP;
  return slot !== 'extra' && (isSuited || slot === 'bag' || slot === 'accessory');
}

/** Whether a piece can be part of an outfit for the genders of the message or the filters. */
function fitsShopper(item: CatalogueItem, { filters }: Turn, { wish: { wish } }: Speech): boolean {
  const piece = prepareOutfitPiece(item);
  const genders = wish.genders.length > 0 ? wish.genders : filters.gender;
  return piece !== null && (genders.length === 0 || genders.some((gender) => fitsWearer(piece, gender)));
}

/** Keeps the first piece of each slot. A dress takes the slots of a top and a bottom. */
function keepOnePerSlot(items: readonly CatalogueItem[]): readonly CatalogueItem[] {
  return items.reduce<readonly CatalogueItem[]>((kept, item) => {
    const slots = new Set(kept.flatMap((other) => findSlot(other) ?? []));
    const slot = findSlot(item);
    return slot !== null && isFree(slot, slots) ? [...kept, item] : kept;
  }, []);
}

function isFree(slot: OutfitSlot, taken: ReadonlySet<OutfitSlot>): boolean {
  if (taken.has(slot)) return false;
  if (slot === 'fullBody') return SEPARATE_SLOTS.every((name) => !taken.has(name));
  return !SEPARATE_SLOTS.includes(slot) || !taken.has('fullBody');
}

/** Lists the garments of the wish so far, with the looks that the shopper asked for. */
function listWished({ conversation: { wish }, filters }: Turn, language: Language): ReturnType<typeof readGarments> {
  const kinds = wish.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const looks = wish.filter(({ facet, stance }) => stance === 'wanted' && LOOK_FACETS.has(facet));
  const isColored = looks.some(({ facet }) => facet === 'color' || facet === 'shade');
  const colors = isColored ? '' : filters.color.map((color) => color.toLowerCase()).join(' or ');
  if (kinds.length !== 1 || (looks.length === 0 && colors === '')) return [];
  const words = [colors, ...looks.map((part) => part.words), writeWish(kinds)].filter((part) => part !== '').join(' ');
  const [garment] = readGarments(words, language);
  return garment === undefined ? [] : [{ ...garment, words }];
}

/** The facets of a wish that describe a garment. */
const LOOK_FACETS: ReadonlySet<string> = new Set(['color', 'shade', 'material', 'pattern', 'fit', 'detail']);
