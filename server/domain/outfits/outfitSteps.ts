import type { OutfitCandidates } from './OutfitCandidates.ts';
import type { OutfitDraft } from './OutfitDraft.ts';
import type { OutfitSlot } from './OutfitSlot.ts';
import type { OutfitWish } from './OutfitWish.ts';
import type { WeatherBand } from '../climate/Climate.ts';

/**
 * A slot to fill. If no piece fits, a step with a minimum rating is skipped; without a minimum rating, the outfit is
 * discarded.
 */
export interface Step {
  readonly slot: OutfitSlot;
  readonly minRating?: number;
}

/** Minimum rating of shoes that nobody asked for; 0 is neutral. It is low because an outfit needs shoes. */
export const MIN_SHOES_RATING = -1.1;
/** Minimum rating of a requested piece, or of a coat on a cold day. It is so low that nearly any piece is used. */
export const MIN_NEEDED_RATING = -4;
const MIN_EXTRA_RATING = 0.1;
const FULL_BODY_SHARE = 0.35;
const ACCESSORY_SHARE = 0.75;

/**
 * Lists the steps to complete a draft: one list for a top and a bottom, one for a full-body piece, the preferred one
 * first. `draw` returns a number from 0 up to 1 for a name.
 */
export function listSteps(
  start: OutfitDraft,
  candidates: OutfitCandidates,
  wish: OutfitWish,
  draw: (purpose: string) => number,
): readonly (readonly Step[])[] {
  const finishingSteps = listFinishingSteps(wish, draw('layer'), draw('accessory'));
  return listCoverings(start, candidates, wish, draw('covering')).map((covering) =>
    [...covering, ...finishingSteps].filter(({ slot }) => wish.openSlots?.has(slot) !== false),
  );
}

/** Lists the ways to cover the body, with a top and a bottom or with one piece, the preferred way first. */
function listCoverings(
  { pieces, wearer }: OutfitDraft,
  candidates: OutfitCandidates,
  wish: OutfitWish,
  chance: number,
): readonly Step[][] {
  const { neededSlots } = wish;
  const separates: Step[] = [{ slot: 'bottom' }, { slot: 'top' }];
  const fullBody: Step[] = [{ slot: 'fullBody' }, { slot: 'under' }];
  if (pieces.fullBody !== undefined) return [[{ slot: 'under' }]];
  if (pieces.top !== undefined || pieces.bottom !== undefined) return [separates];
  if (neededSlots?.has('fullBody')) return [fullBody];
  if (neededSlots?.has('top') || neededSlots?.has('bottom')) return [separates];
  return prefersFullBody(wish, chance) && candidates.list(wearer, 'fullBody').length > 0
    ? [fullBody, separates]
    : [separates, fullBody];
}

/**
 * Whether to try a dress or another full-body piece first. Tops and bottoms come first if the shopper asked for an
 * outfit without naming a gender.
 */
const prefersFullBody = (
  { neededSlots, gender, fullBodyShare = FULL_BODY_SHARE }: OutfitWish,
  chance: number,
): boolean => chance < fullBodyShare && (neededSlots === undefined || gender.length > 0);

function listFinishingSteps(wish: OutfitWish, layerChance: number, accessoryChance: number): readonly Step[] {
  const { weatherBand, neededSlots = new Set<OutfitSlot>() } = wish;
  const optionalSteps: readonly Step[] = [
    { slot: 'shoes', minRating: MIN_SHOES_RATING },
    ...listLayerSteps(weatherBand, layerChance),
    { slot: 'bag', minRating: MIN_EXTRA_RATING },
    ...(accessoryChance < ACCESSORY_SHARE ? [{ slot: 'accessory', minRating: MIN_EXTRA_RATING } as const] : []),
  ];
  if (neededSlots.size === 0) return optionalSteps;
  const neededSteps = FINISHING_SLOTS.filter((slot) => neededSlots.has(slot));
  return [
    ...neededSteps.map((slot) => ({ slot, minRating: MIN_NEEDED_RATING })),
    ...optionalSteps.filter(({ slot }) => !neededSlots.has(slot)),
  ];
}

const FINISHING_SLOTS: readonly OutfitSlot[] = ['shoes', 'outer', 'layer', 'bag', 'accessory', 'extra'];

const EXTRA_LAYER_SHARE: Readonly<Record<WeatherBand, number>> = {
  freezing: 0.4,
  cold: 0.35,
  cool: 0.5,
  mild: 0.6,
  warm: 0.2,
  hot: 0,
};

function listLayerSteps(band: WeatherBand | undefined, chance: number): readonly Step[] {
  const share = EXTRA_LAYER_SHARE[band ?? 'mild'];
  const extraSteps: Step[] = chance < share ? [{ slot: 'layer', minRating: MIN_EXTRA_RATING }] : [];
  if (isCold(band)) return [{ slot: 'outer', minRating: MIN_NEEDED_RATING }, ...extraSteps];
  if (band !== 'cool') return extraSteps;
  return extraSteps.length > 0 ? extraSteps : [{ slot: 'outer', minRating: MIN_NEEDED_RATING }];
}

/** Whether the weather is so cold that a coat is worn over a layer. */
export function isCold(band: WeatherBand | undefined): boolean {
  return band === 'freezing' || band === 'cold';
}
