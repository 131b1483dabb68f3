import type { OutfitPlace, OutfitPlan } from '../../../outfits/OutfitPlan.ts';

/**
 * The maximum number of places, which exceeds that of the largest capsule. Each place needs a search and is stored
 * with every message.
 */
const MAX_PLACES = 24;
const MAX_OWNED = 12;
/**
 * The maximum number of further garments in a slot, such as a belt in addition to a hat. They are composed one after
 * another.
 */
const MAX_BESIDE = 4;
const MAX_WORDS_LENGTH = 400;
const MAX_LEFT_OUT = 200;

/** Limits a plan to a sensible size, because messages and conversations can name hundreds of garments. */
export function boundPlan(plan: OutfitPlan): OutfitPlan {
  const chosen = plan.places.filter(({ isOwned }) => !isOwned);
  const owned = plan.places.filter(({ isOwned }) => isOwned);
  const bounded = new Set<OutfitPlace>([
    ...(plan.days === null ? boundBeside(chosen) : chosen).slice(0, MAX_PLACES),
    ...withoutRepeated(owned).slice(0, MAX_OWNED),
  ]);
  return {
    ...plan,
    places: plan.places.filter((place) => bounded.has(place)),
    words: boundWords(plan.words),
    leaveOutIds: [...new Set(plan.leaveOutIds)].slice(-MAX_LEFT_OUT),
  };
}

function boundBeside(places: readonly OutfitPlace[]): readonly OutfitPlace[] {
  const slots = new Set<string>();
  const isFirst = places.map(({ slot }) => !slots.has(slot) && slots.add(slot).size > 0);
  let besideCount = 0;
  return places.filter((_, index) => isFirst[index] || ++besideCount <= MAX_BESIDE);
}

function withoutRepeated(places: readonly OutfitPlace[]): readonly OutfitPlace[] {
  return [...new Map(places.map((place) => [`${place.slot} ${place.words}`, place])).values()];
}

/** Returns the last words that fit the maximum length. */
function boundWords(words: string): string {
  if (words.length <= MAX_WORDS_LENGTH) return words;
  const [, ...whole] = words.slice(-MAX_WORDS_LENGTH).split(', ');
  return whole.join(', ');
}
