import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import { createOpenPlace } from '../../../outfits/OutfitPlan.ts';
import type { OutfitSeason } from '../../../outfits/OutfitWish.ts';
import type { WeatherBand } from '../../../climate/Climate.ts';
import { WEATHER_BANDS } from '../../../climate/Climate.ts';
import { sumPlan } from '../../../outfits/settlePlan.ts';
import type { Leaning, NamedGarment, OutfitTerms } from '../OutfitEdit.ts';
import { findPlace, joinWords, listItemIds } from './places.ts';

/** The fraction of the present total price that 'cheaper' permits. */
const CHEAPER_SHARE = 0.8;
const MAX_DRESSINESS = 0.45;
const BAND_BY_SEASON: Readonly<Record<OutfitSeason, WeatherBand>> = {
  spring: 'mild',
  summer: 'warm',
  autumn: 'cool',
  winter: 'cold',
};

/**
 * Chooses all pieces again, except owned pieces. The places for garments that the shopper requested stay in the plan.
 */
export function chooseAnew(plan: OutfitPlan, turnsDown: boolean): OutfitPlan {
  const namedPlaces = plan.places.filter(
    ({ isOwned, words, traits }) => isOwned || words !== '' || traits !== undefined,
  );
  return {
    ...plan,
    isOpen: plan.isWhole,
    places: namedPlaces.map((place) =>
      place.isOwned ? place : createOpenPlace(place.slot, place.words, place.traits),
    ),
    leaveOutIds: turnsDown ? [...plan.leaveOutIds, ...listItemIds(plan.places)] : plan.leaveOutIds,
  };
}

/** Replaces all pieces except those to keep. */
export function chooseOthers(
  plan: OutfitPlan,
  keptGarments: readonly NamedGarment[],
  keptIds: readonly string[] = [],
): OutfitPlan {
  const namedPlaces = keptGarments.map((garment) => findPlace(plan, garment));
  const keptPlaces = plan.places.filter((place) => namedPlaces.includes(place) || keptIds.includes(place.itemId ?? ''));
  const otherPlaces = plan.places.filter((place) => !keptPlaces.includes(place));
  const renewedPlan = chooseAnew({ ...plan, places: otherPlaces }, true);
  const places =
    keptPlaces.length === 0
      ? renewedPlan.places
      : otherPlaces.map((place) => (place.isOwned ? place : createOpenPlace(place.slot)));
  return {
    ...renewedPlan,
    places: [...keptPlaces, ...places],
    isOpen: keptPlaces.length === 0 && renewedPlan.isOpen,
    seed: plan.seed + 1,
  };
}

/**
 * Limits the total price. If an outfit exceeds it, replaces as few pieces as possible. Packs a capsule again, because
 * its pieces must go together. Composes the outfit again if a place was empty because of a lower limit.
 */
export function limit(plan: OutfitPlan, cents: number): OutfitPlan {
  const { leftOut, ...complete } = plan;
  if (leftOut !== undefined && cents >= leftOut.completeCents)
    return chooseAnew({ ...complete, budgetCents: cents }, false);
  const limited: OutfitPlan = { ...plan, budgetCents: cents };
  if (sumPlan(plan) <= cents) return limited;
  return plan.days === null ? { ...limited, targetCents: cents } : chooseAnew(limited, false);
}

export function makeCheaper(plan: OutfitPlan, keptGarments: readonly NamedGarment[] = []): OutfitPlan {
  const keptPlaces = keptGarments.flatMap((garment) => findPlace(plan, garment) ?? []);
  const renewedPlan = chooseAnew(
    { ...plan, places: plan.places.filter((place) => !keptPlaces.includes(place)) },
    false,
  );
  return {
    ...renewedPlan,
    places: [...keptPlaces, ...renewedPlan.places],
    targetCents: Math.floor(sumPlan(plan) * CHEAPER_SHARE),
  };
}

/** Chooses other pieces at higher prices, within the budget if there is one. */
export function makeDearer(plan: OutfitPlan): OutfitPlan {
  return { ...chooseAnew(plan, true), words: joinWords(plan.words, ['premium']) };
}

/** Makes a plan dressier or warmer. One step warmer means clothes for the next colder weather. */
export function lean(plan: OutfitPlan, leaning: Leaning): OutfitPlan {
  const leaned = leanTo(plan, leaning);
  return hasPieces(plan) ? chooseAnew(leaned, true) : leaned;
}

/** Changes the weather and the formality of a plan, but not its pieces. */
export function leanTo(plan: OutfitPlan, { dressiness, warmth }: Leaning): OutfitPlan {
  const position = WEATHER_BANDS.indexOf(plan.weatherBand ?? 'mild') - warmth;
  const weatherBand =
    warmth === 0 ? plan.weatherBand : WEATHER_BANDS[Math.min(WEATHER_BANDS.length - 1, Math.max(0, position))]!;
  const sum = Math.min(MAX_DRESSINESS, Math.max(-MAX_DRESSINESS, plan.dressiness + dressiness));
  return { ...plan, weatherBand, dressiness: sum };
}

export function setClimate(plan: OutfitPlan, season: OutfitSeason | null, weatherBand: WeatherBand): OutfitPlan {
  const changedPlan = { ...plan, season: season ?? plan.season, weatherBand };
  const isNew = changedPlan.season !== plan.season || weatherBand !== plan.weatherBand;
  return isNew && hasPieces(plan) ? chooseAnew(changedPlan, false) : changedPlan;
}

/** Packs a capsule again for another number of days, with the named pieces. */
export function setDays(plan: OutfitPlan, days: number): OutfitPlan {
  if (plan.days === days) return plan;
  return { ...chooseAnew({ ...plan, isWhole: true, days }, false), occasion: plan.occasion ?? 'travel' };
}

/**
 * Applies new words about all pieces to a plan. If the words ask for a look, all pieces are chosen again; if they
 * refuse a look, only the pieces with that look are removed.
 */
export function applyTerms(plan: OutfitPlan, terms: OutfitTerms): OutfitPlan {
  if (plan.days !== null && hasPieces(plan) && terms.occasion !== null) return packForOccasion(plan, terms);
  const isKnownPlace =
    (terms.words === '' || plan.words.includes(terms.words)) && [plan.occasion, null].includes(terms.occasion);
  const season = (terms.season as OutfitSeason | null) ?? plan.season;
  const changedPlan: OutfitPlan = {
    ...plan,
    words: joinWords(plan.words, terms.words === '' || plan.words.includes(terms.words) ? [] : [terms.words]),
    occasion: terms.occasion ?? plan.occasion,
    occasionWords: terms.occasionWords || plan.occasionWords,
    event: terms.occasion === null ? plan.event : terms.event,
    season,
    weatherBand: plan.weatherBand ?? (season === null ? null : BAND_BY_SEASON[season]),
  };
  return isKnownPlace || !hasPieces(plan) || isOnlyRefused(terms) ? changedPlan : chooseAnew(changedPlan, false);
}

/** Adds a piece for one occasion to a capsule. */
function packForOccasion(plan: OutfitPlan, { occasionWords }: OutfitTerms): OutfitPlan {
  const words = `elegant shirt or blouse, ${occasionWords}`;
  const isInPlan = plan.places.some((place) => place.words === words);
  return isInPlan ? plan : { ...plan, places: [...plan.places, createOpenPlace('top', words)] };
}

const isOnlyRefused = ({ words, occasion }: OutfitTerms): boolean =>
  occasion === null && words.split(', ').every((part) => /^(?:no |vegan$)/u.test(part));

const hasPieces = ({ places }: OutfitPlan): boolean => places.some(({ itemId }) => itemId !== null);
