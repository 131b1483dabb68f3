import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../../outfits/OutfitPlan.ts';
import { getPlannedFormality } from '../../../outfits/occasionFormality.ts';
import { reopenPlace } from '../../../outfits/reopenPlace.ts';
import type { Gender } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import {
  applyTerms,
  chooseAnew,
  chooseOthers,
  lean,
  limit,
  makeCheaper,
  makeDearer,
  setClimate,
  setDays,
} from './chooseAnew.ts';
import { boundPlan } from './boundPlan.ts';
import { dropGarment, dropOne } from './dropPieces.ts';
import { keepOnly } from './keepOnly.ts';
import { restorePiece, restorePlan } from './restorePieces.ts';
import { restylePlan } from './restylePlan.ts';
import { allowSlot, clearFor, findPlace, removePlaces, REPEATABLE_SLOTS, SEPARATE_SLOTS } from './places.ts';

export const EMPTY_PLAN: OutfitPlan = {
  places: [],
  without: [],
  isOpen: false,
  isWhole: false,
  words: '',
  occasion: null,
  occasionWords: '',
  event: null,
  season: null,
  weatherBand: null,
  dressiness: 0,
  likelyWearer: null,
  budgetCents: null,
  targetCents: null,
  days: null,
  leaveOutIds: [],
  seed: 0,
};

/**
 * Applies the changes in a message to an outfit. The changed places are emptied, so that they get new pieces; the
 * other places stay.
 */
export function applyEdits(plan: OutfitPlan, edits: readonly OutfitEdit[]): OutfitPlan {
  const changedPlan = edits.reduce((editedPlan, edit) => boundPlan(applyEdit(editedPlan, edit)), plan);
  const isLimited = plan.places.length > 0 && edits.some(({ kind }) => kind === 'budget');
  return isLimited ? withTarget(changedPlan) : changedPlan;
}

/** Makes the budget of a message also decide about the other pieces if the message changes one: 'add a bag, still 150'. */
function withTarget(plan: OutfitPlan): OutfitPlan {
  const isOpen = plan.places.some(({ itemId, isOwned }) => itemId === null && !isOwned);
  return isOpen && plan.days === null ? { ...plan, targetCents: plan.targetCents ?? plan.budgetCents } : plan;
}

function applyEdit(plan: OutfitPlan, edit: OutfitEdit): OutfitPlan {
  switch (edit.kind) {
    case 'compose':
      return {
        ...EMPTY_PLAN,
        ...{ isOpen: edit.isWhole, isWhole: edit.isWhole, without: edit.without ?? [] },
        ...(edit.isGuess && { isGuess: true }),
      };
    case 'pack':
      return {
        ...EMPTY_PLAN,
        ...{ isOpen: !edit.isListed, isWhole: !edit.isListed, days: edit.days, occasion: 'travel' },
        ...(edit.isGuess && { isGuess: true }),
      };
    case 'days':
      return setDays(plan, edit.days);
    case 'climate':
      return setClimate(plan, edit.season, edit.weatherBand);
    case 'own':
      return addOwned(plan, edit.garment);
    case 'add':
      return addPlace(plan, edit.garment);
    case 'addPiece':
      return {
        ...allowSlot(clearFor(plan, edit.place.slot), edit.place.slot),
        places: [...clearFor(plan, edit.place.slot).places, edit.place],
      };
    case 'swap':
      return swap(plan, edit.garment, edit.old);
    case 'alter':
      return alterPiece(plan, edit);
    case 'restyle':
      return restylePlan(plan, edit);
    case 'swapPiece':
      return plan.places
        .filter(({ itemId }) => itemId !== null && edit.itemIds.includes(itemId))
        .reduce((changedPlan, place) => reopenPlace(changedPlan, place, place.words, edit.differences), plan);
    case 'restore':
      return restorePlan(plan, edit.plan);
    case 'restorePiece':
      return restorePiece(plan, edit.place);
    case 'drop':
      return dropGarment(plan, edit.garment, edit.isOfPiece);
    case 'dropPiece':
      return removePlaces(plan, ({ itemId }) => itemId !== null && edit.itemIds.includes(itemId));
    case 'only':
      return keepOnly(plan, edit);
    case 'fewer':
      return dropOne(plan, edit.garment);
    case 'budget':
      return limit(plan, edit.cents);
    case 'wearer':
      return edit.gender === null ? plan : chooseAnew({ ...plan, likelyWearer: edit.gender }, false);
    case 'otherWearer':
      return dressOtherWearer(plan, edit.gender);
    case 'cheaper':
      return makeCheaper(plan, edit.keeps);
    case 'dearer':
      return makeDearer(plan);
    case 'lean':
      return lean(plan, edit.leaning);
    case 'another':
      return chooseOthers(plan, edit.keeps, edit.keptIds);
    case 'terms':
      return applyTerms(plan, edit.terms);
    case 'show':
    case 'total':
    case 'count':
    case 'list':
    case 'keep':
    case 'remark':
      return plan;
  }
}

/**
 * Creates a plan for another wearer, with the same occasion, weather and budget. Requested bags, shoes and accessories
 * stay requested, because anybody wears them.
 */
const dressOtherWearer = (plan: OutfitPlan, gender: Gender): OutfitPlan => ({
  ...plan,
  places: plan.places
    .filter(({ slot, words, isOwned }) => words !== '' && !isOwned && COMPLETING_SLOTS.has(slot))
    .map(({ slot, words, traits }) => createOpenPlace(slot, words, traits)),
  ...{ without: [], isOpen: true, isWhole: true, likelyWearer: gender, leaveOutIds: [] },
});

const COMPLETING_SLOTS: ReadonlySet<string> = new Set(['shoes', 'bag', 'accessory']);

/** Adds a piece that the shopper owns. In a capsule, it replaces a chosen piece. */
function addOwned(plan: OutfitPlan, garment: NamedGarment): OutfitPlan {
  const { slot, words } = garment;
  const chosenPlan = { places: plan.places.filter(({ isOwned }) => !isOwned) };
  const place = plan.days === null ? undefined : findPlace(chosenPlan, garment);
  const clearedPlan =
    place !== undefined
      ? removePlaces(plan, (otherPlace) => otherPlace === place)
      : REPEATABLE_SLOTS.has(slot)
        ? removePlaces(plan, ({ kind, isOwned }) => !isOwned && kind !== '' && isSameSort(kind, garment))
        : clearFor(plan, slot);
  const isAlreadyOwned = clearedPlan.places.some((otherPlace) => otherPlace.isOwned && otherPlace.words === words);
  if (isAlreadyOwned) return clearedPlan;
  return { ...clearedPlan, places: [...clearedPlan.places, { ...createOpenPlace(slot, words), isOwned: true }] };
}

/** Whether two pieces of jewelry can replace each other: bangles do not replace earrings. */
const isSameSort = (kind: string, { kinds: [firstKind] }: NamedGarment): boolean =>
  kind === firstKind && kind !== 'jewelry';

/** Adds a garment. Most slots of an outfit have one place, but accessories may have several. */
function addPlace(planBefore: OutfitPlan, addedGarment: NamedGarment): OutfitPlan {
  const garment = dressUp(addedGarment, planBefore);
  const { kinds, words } = garment;
  const slot = chooseSlot(planBefore, garment);
  const plan = kinds.includes(SUIT_KIND) ? putUnder(planBefore) : planBefore;
  const isAdditional =
    plan.days !== null ||
    slot === 'extra' ||
    isWornOverWaistcoat(plan, garment) ||
    (slot === 'accessory' && !plan.places.some(({ kind }) => kinds.includes(kind)));
  const clearedPlan = allowSlot(
    isAdditional ? plan : clearPlace(withoutOtherLayer(plan, garment), garment, slot),
    slot,
  );
  return { ...clearedPlan, places: [...clearedPlan.places, createOpenPlace(slot, words)] };
}

/** Empties the place of a garment. Of several accessories, only those of its kind go. */
const clearPlace = (plan: OutfitPlan, { kinds }: NamedGarment, slot: NamedGarment['slot']): OutfitPlan =>
  slot === 'accessory'
    ? removePlaces(plan, (place) => place.slot === slot && kinds.includes(place.kind) && !place.isOwned)
    : clearFor(plan, slot);

const WAISTCOAT_PATTERN = /\b(?:waistcoat|vest|gilet)\b/u;

/**
 * Whether the garment and the present layer are a waistcoat and a jacket over it. Then the garment does not replace
 * the layer.
 */
function isWornOverWaistcoat({ places }: OutfitPlan, { slot, words }: NamedGarment): boolean {
  const layers = places.filter((place) => place.slot === 'layer' && !place.isOwned);
  const isWaistcoat = WAISTCOAT_PATTERN.test(words);
  return (
    slot === 'layer' &&
    layers.length === 1 &&
    layers.some((place) => WAISTCOAT_PATTERN.test(place.words) !== isWaistcoat)
  );
}

const MIN_DRESSY_FORMALITY = 0.6;

/** Returns the garment. For a formal occasion, returns a blazer instead of a jacket. */
function dressUp(garment: NamedGarment, plan: OutfitPlan): NamedGarment {
  const isFormalJacket = garment.words === 'jacket' && (getPlannedFormality(plan) ?? 0) >= MIN_DRESSY_FORMALITY;
  return isFormalJacket ? { slot: 'layer', kinds: ['blazer'], words: 'blazer' } : garment;
}

/** Removes the blazer, cardigan or waistcoat that a new jacket replaces. */
function withoutOtherLayer(plan: OutfitPlan, { kinds: [kind] }: NamedGarment): OutfitPlan {
  const isInPlace = ({ slot, words, isOwned }: OutfitPlan['places'][number]): boolean =>
    slot === 'layer' && words === '' && !isOwned;
  return kind === 'jacket' ? removePlaces(plan, isInPlace) : plan;
}

const SUIT_KIND = 'suit';

/** Returns the slot of a garment. With a suit, a shirt is worn under it. */
function chooseSlot({ places, days }: OutfitPlan, { slot }: NamedGarment): NamedGarment['slot'] {
  const isUnderSuit =
    days === null && slot === 'top' && places.some(({ kind, words }) => kind === SUIT_KIND || /\bsuit\b/u.test(words));
  return isUnderSuit ? 'under' : slot;
}

/** Moves shirts to the slot under a suit. */
const putUnder = (plan: OutfitPlan): OutfitPlan => ({
  ...plan,
  places: plan.places.map((place) =>
    place.slot === 'top' && place.words !== '' && plan.days === null ? { ...place, slot: 'under' } : place,
  ),
});

function swap(plan: OutfitPlan, garment: NamedGarment, oldGarment: NamedGarment | null): OutfitPlan {
  const place = findPlace(plan, oldGarment ?? garment);
  if (place === undefined) return addPlace(plan, garment);
  const isOfPlaceKind = place.kind === '' || garment.kinds.includes(place.kind);
  const isSameGarment =
    garment === oldGarment || (oldGarment === null && isOfPlaceKind && garment.words === garment.kinds[0]);
  const slot = isSameGarment ? place.slot : garment.slot;
  const words = isSameGarment ? place.words || nameAgain(place.kind, garment) : garment.words;
  if (slot === place.slot) return reopenPlace(plan, place, words);
  const reducedPlan = removePlaces(plan, (otherPlace) => otherPlace === place);
  const clearedPlan = allowSlot(clearFor(reducedPlan, slot), slot);
  const splitsFullBody = place.slot === 'fullBody' && SEPARATE_SLOTS.includes(slot) && plan.days === null;
  const otherSlot = splitsFullBody ? SEPARATE_SLOTS.find((name) => name !== slot) : undefined;
  const openedPlaces = [createOpenPlace(slot, words), ...(otherSlot === undefined ? [] : [createOpenPlace(otherSlot)])];
  return { ...clearedPlan, places: [...clearedPlan.places, ...openedPlaces] };
}

function alterPiece(plan: OutfitPlan, edit: Extract<OutfitEdit, { kind: 'alter' }>): OutfitPlan {
  const { garment, words, differences, traits = [] } = edit;
  const place = findPlace(plan, garment);
  if (place === undefined && garment.kinds.length === 0) return plan;
  if (place === undefined) return addPlace(plan, { ...garment, words: words || garment.words });
  const name = words || place.words || nameAgain(place.kind, garment);
  return reopenPlace(plan, place, name, differences, traits);
}

/** Returns words for another piece of the same kind; '' if the shopper did not name the kind. */
const nameAgain = (kind: string, { kinds, words }: NamedGarment): string => (kinds.includes(kind) ? words : '');
