import type { OutfitPlace, OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';
import type { OutfitSeason, WeatherBand } from '../../outfits/OutfitWish.ts';
import { sumPlan } from '../../outfits/settlePlan.ts';
import { boundPlan } from './boundPlan.ts';
import type { NamedGarment, OutfitEdit } from './OutfitEdit.ts';

export const EMPTY_PLAN: OutfitPlan = {
  places: [],
  without: [],
  isOpen: false,
  isWhole: false,
  words: '',
  occasion: null,
  occasionWords: '',
  season: null,
  weatherBand: null,
  budgetCents: null,
  targetCents: null,
  days: null,
  leaveOutIds: [],
  seed: 0,
};

/** 'Cheaper' means this share of what all pieces cost so far. */
const CHEAPER_SHARE = 0.8;
/** The slots that a dress or a suit covers. */
const SEPARATES: readonly OutfitSlot[] = ['top', 'bottom'];
const BAND_BY_SEASON: Readonly<Record<OutfitSeason, WeatherBand>> = {
  spring: 'mild',
  summer: 'warm',
  autumn: 'cool',
  winter: 'cold',
};

/** The outfit after the edits of a turn; what they touch is open and to be chosen, everything else stays. */
export function applyEdits(plan: OutfitPlan, edits: readonly OutfitEdit[]): OutfitPlan {
  return edits.reduce((edited, edit) => boundPlan(applyEdit(edited, edit)), plan);
}

function applyEdit(plan: OutfitPlan, edit: OutfitEdit): OutfitPlan {
  switch (edit.kind) {
    case 'compose':
      return { ...EMPTY_PLAN, isOpen: edit.isWhole, isWhole: edit.isWhole };
    case 'pack':
      return { ...EMPTY_PLAN, isOpen: true, isWhole: true, days: edit.days, occasion: 'travel' };
    case 'own':
      return addOwned(plan, edit.garment);
    case 'add':
      return addPlace(plan, edit.garment);
    case 'swap':
      return swap(plan, edit.garment, edit.old);
    case 'swapPiece':
      return reopen(plan, ({ itemId }) => itemId !== null && edit.itemIds.includes(itemId));
    case 'drop':
      return drop(plan, edit.garment);
    case 'budget':
      return limit(plan, edit.cents);
    case 'cheaper':
      return edit.garment === null ? makeCheaper(plan) : makePieceCheaper(plan, edit.garment);
    case 'another':
      return { ...chooseAnew(plan, true), seed: plan.seed + 1 };
    case 'terms':
      return applyTerms(plan, edit.terms);
    case 'total':
      return plan;
  }
}

/** The place that a garment is meant by: its kind's, else its slot's, else that of what is worn like it. */
function findPlace({ places }: OutfitPlan, { slot, kinds }: NamedGarment): OutfitPlace | undefined {
  return (
    places.find(({ kind }) => kind !== '' && kinds.includes(kind)) ??
    places.find((place) => place.slot === slot) ??
    places.find((place) => RELATED_SLOT[slot] === place.slot)
  );
}

const RELATED_SLOT: Readonly<Partial<Record<OutfitSlot, OutfitSlot>>> = {
  outer: 'layer',
  layer: 'outer',
  top: 'under',
};

function addOwned(plan: OutfitPlan, { slot, words }: NamedGarment): OutfitPlan {
  const cleared = clearFor(plan, slot);
  return { ...cleared, places: [...cleared.places, { ...createOpenPlace(slot, words), isOwned: true }] };
}

/** In a single outfit a slot has one piece; a second accessory goes beside the first. */
function addPlace(plan: OutfitPlan, { slot, kinds, words }: NamedGarment): OutfitPlan {
  const isBeside =
    plan.days !== null || (slot === 'accessory' && !plan.places.some(({ kind }) => kinds.includes(kind)));
  const cleared = isBeside ? plan : clearFor(plan, slot);
  return { ...cleared, without: without(cleared, slot), places: [...cleared.places, createOpenPlace(slot, words)] };
}

function swap(plan: OutfitPlan, garment: NamedGarment | null, old: NamedGarment | null): OutfitPlan {
  if (garment === null) return plan;
  const place = findPlace(plan, old ?? garment);
  const isSame = garment === old || garment.words === garment.kinds[0];
  const words = isSame && (old === null || garment === old) ? place?.words || garment.words : garment.words;
  const slot = garment === old ? (place?.slot ?? garment.slot) : garment.slot;
  const gone = place === undefined ? plan : removePlaces(plan, (other) => other === place);
  const cleared = place !== undefined && place.slot === slot ? gone : clearFor(gone, slot);
  const other =
    place?.slot === 'fullBody' ? SEPARATES.find((name) => SEPARATES.includes(slot) && name !== slot) : undefined;
  const opened = [createOpenPlace(slot, words), ...(other === undefined ? [] : [createOpenPlace(other)])];
  return { ...cleared, without: without(cleared, slot), places: [...cleared.places, ...opened] };
}

/** Makes room in a slot: a dress takes the place of top and bottom, and these take its place together. */
function clearFor(plan: OutfitPlan, slot: OutfitSlot): OutfitPlan {
  if (plan.days !== null) return plan;
  const covered: readonly OutfitSlot[] =
    slot === 'fullBody' ? [...SEPARATES, 'under'] : SEPARATES.includes(slot) ? ['fullBody', 'under'] : [];
  const isSplit = SEPARATES.includes(slot) && plan.places.some((place) => place.slot === 'fullBody' && !place.isOwned);
  const cleared = removePlaces(plan, (place) => place.slot === slot || covered.includes(place.slot));
  const other = SEPARATES.find((name) => name !== slot);
  return isSplit && other !== undefined ? { ...cleared, places: [...cleared.places, createOpenPlace(other)] } : cleared;
}

function drop(plan: OutfitPlan, garment: NamedGarment): OutfitPlan {
  const { slot, kinds } = garment;
  const ofKind = plan.places.find(({ kind }) => kind !== '' && kinds.includes(kind));
  if (slot === 'fullBody' || SEPARATES.includes(slot))
    return replaceCovering(refuseKind(plan, garment), garment, ofKind);
  const place = ofKind ?? (slot === 'accessory' ? undefined : findPlace(plan, garment));
  if (place === undefined && slot === 'accessory') return refuseKind(plan, garment);
  const gone = place === undefined ? plan : removePlaces(plan, (other) => other === place);
  return { ...gone, without: [...without(gone, slot), place?.slot ?? slot] };
}

/** Garments of the kind are not chosen again. */
function refuseKind(plan: OutfitPlan, { kinds }: NamedGarment): OutfitPlan {
  return {
    ...plan,
    words: joinWords(
      plan.words,
      kinds.slice(0, 1).map((kind) => `no ${kind}`),
    ),
  };
}

/** A garment that covers the body is replaced by another one. */
function replaceCovering(plan: OutfitPlan, { slot }: NamedGarment, place: OutfitPlace | undefined): OutfitPlan {
  if (place === undefined) return plan;
  const gone = removePlaces(plan, (other) => other === place || other.slot === 'under');
  const slots = slot === 'fullBody' ? SEPARATES : [slot];
  return { ...gone, places: [...gone.places, ...slots.map((name) => createOpenPlace(name))] };
}

function limit(plan: OutfitPlan, cents: number): OutfitPlan {
  const limited = { ...plan, budgetCents: cents };
  return sumPlan(plan) > cents ? chooseAnew(limited, false) : limited;
}

function makeCheaper(plan: OutfitPlan): OutfitPlan {
  return { ...chooseAnew(plan, false), targetCents: Math.floor(sumPlan(plan) * CHEAPER_SHARE) };
}

function makePieceCheaper(plan: OutfitPlan, garment: NamedGarment): OutfitPlan {
  const place = findPlace(plan, garment);
  if (place === undefined) return addPlace(plan, garment);
  const open = { ...createOpenPlace(place.slot, place.words), maxCents: place.priceCents - 1 };
  return { ...plan, places: plan.places.map((other) => (other === place ? open : other)) };
}

function applyTerms(plan: OutfitPlan, terms: Extract<OutfitEdit, { kind: 'terms' }>['terms']): OutfitPlan {
  const isKnown =
    (terms.words === '' || plan.words.includes(terms.words)) &&
    [plan.occasion, null].includes(terms.occasion) &&
    ([plan.season, null] as readonly unknown[]).includes(terms.season);
  if (isKnown) return plan;
  const season = (terms.season as OutfitSeason | null) ?? plan.season;
  const changed: OutfitPlan = {
    ...plan,
    words: joinWords(plan.words, terms.words === '' ? [] : [terms.words]),
    occasion: terms.occasion ?? plan.occasion,
    occasionWords: terms.occasionWords || plan.occasionWords,
    season,
    weatherBand: season === null ? plan.weatherBand : BAND_BY_SEASON[season],
  };
  return plan.places.some(({ itemId }) => itemId !== null) ? chooseAnew(changed, false) : changed;
}

/** These pieces are turned down and chosen anew. */
function reopen(plan: OutfitPlan, isMeant: (place: OutfitPlace) => boolean): OutfitPlan {
  const meant = plan.places.filter((place) => place.itemId !== null && isMeant(place));
  return {
    ...plan,
    places: plan.places.map((place) => (meant.includes(place) ? createOpenPlace(place.slot, place.words) : place)),
    leaveOutIds: [...plan.leaveOutIds, ...listItemIds(meant)],
  };
}

/** Everything is chosen anew around what is owned and what was asked for by name. */
function chooseAnew(plan: OutfitPlan, turnsDown: boolean): OutfitPlan {
  const named = plan.places.filter(({ isOwned, words }) => isOwned || words !== '');
  return {
    ...plan,
    isOpen: plan.isWhole,
    places: named.map((place) => (place.isOwned ? place : createOpenPlace(place.slot, place.words))),
    leaveOutIds: turnsDown ? [...plan.leaveOutIds, ...listItemIds(plan.places)] : plan.leaveOutIds,
  };
}

const listItemIds = (places: readonly OutfitPlace[]): readonly string[] => places.flatMap(({ itemId }) => itemId ?? []);

/** Takes places out; their pieces do not come again. */
function removePlaces(plan: OutfitPlan, isMeant: (place: OutfitPlace) => boolean): OutfitPlan {
  return {
    ...plan,
    places: plan.places.filter((place) => !isMeant(place)),
    leaveOutIds: [...plan.leaveOutIds, ...listItemIds(plan.places.filter(isMeant))],
  };
}

const without = ({ without: slots }: OutfitPlan, slot: OutfitSlot): readonly OutfitSlot[] =>
  slots.filter((name) => name !== slot);

const joinWords = (words: string, more: readonly string[]): string =>
  [...new Set([...(words === '' ? [] : [words]), ...more])].join(', ');
