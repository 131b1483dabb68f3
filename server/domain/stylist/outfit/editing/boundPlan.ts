import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';

/**
 * Maximum number of places, more than in the largest capsule. Each place needs a search and is stored with every
 * message.
 */
const MAX_PLACES = 24;
const MAX_OWNED = 12;
/**
 * Maximum number of second pieces in a slot, such as a belt in addition to a hat. They are composed one after
 * another.
 */
const MAX_BESIDE = 4;
const MAX_WORDS_LENGTH = 400;
const MAX_LEFT_OUT = 200;

/** Limits the size of a plan, because messages can name hundreds of garments. */
export function boundPlan(plan: OutfitPlan): OutfitPlan {
  const chosenPlaces = plan.places.filter(({ isOwned }) => !isOwned);
  const ownedPlaces = plan.places.filter(({ isOwned }) => isOwned);
  const boundedPlaces = new Set<OutfitPlace>([
    ...(plan.days === null ? boundBeside(chosenPlaces) : chosenPlaces).slice(0, MAX_PLACES),
    ...withoutRepeated(ownedPlaces).slice(0, MAX_OWNED),
  ]);
  return {
    ...plan,
    places: plan.places.filter((place) => boundedPlaces.has(place)),
    words: boundWords(plan.words),
    leaveOutIds: [...new Set(plan.leaveOutIds)].slice(-MAX_LEFT_OUT),
  };
}

function boundBeside(places: readonly OutfitPlace[]): readonly OutfitPlace[] {
  const slots = new Set<string>();
  const firstOfSlotFlags = places.map(({ slot }) => !slots.has(slot) && slots.add(slot).size > 0);
  let besideCount = 0;
  return places.filter((_, index) => firstOfSlotFlags[index] || ++besideCount <= MAX_BESIDE);
}

function withoutRepeated(places: readonly OutfitPlace[]): readonly OutfitPlace[] {
  return [...new Map(places.map((place) => [`${place.slot} ${place.words}`, place])).values()];
}

/** Returns the last words, as many as the maximum length permits. */
function boundWords(words: string): string {
  if (words.length <= MAX_WORDS_LENGTH) return words;
  const [, ...wholeTexts] = words.slice(-MAX_WORDS_LENGTH).split(', ');
  return wholeTexts.join(', ');
}
