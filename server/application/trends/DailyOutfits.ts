import { composeOutfits } from '../../domain/outfits/composeOutfits.ts';
import type { ComposedOutfit } from '../../domain/outfits/ComposedOutfit.ts';
import type { OutfitPieces } from '../../domain/outfits/OutfitPiece.ts';
import type { OutfitWish } from '../../domain/outfits/OutfitWish.ts';
import { countDay, findWeekday, formatDay } from '../../domain/trends/localDay.ts';
import {
  HEADLINES_BY_WEEKDAY,
  INTROS_BY_WEATHER,
  INTROS_WITHOUT_PLACE,
  OCCASION_BY_WEEKDAY,
} from '../../domain/trends/wording/dayWords.ts';
import { wordReasons } from '../../domain/trends/wording/reasonWords.ts';
import { chooseTip } from '../../domain/trends/wording/stylingTips.ts';
import type { DailyLeads } from '../ports/DailyLeads.ts';
import type { DailyOutfit, TrendOutfit } from './ComposedTrends.ts';
import type { ShopperDay } from './ShopperDay.ts';

/** An item is the main item of an outfit of the day at most once in this time. */
export const DAYS_BETWEEN_LEADS = 30;
const STYLE_PICKS = 6;
const DAYS_PER_WEEK = 7;

/** Composes the outfit of the day, and more outfits in the shopper's style. */
export class DailyOutfits {
  readonly #leads: DailyLeads;

  constructor(leads: DailyLeads) {
    this.#leads = leads;
  }

  /**
   * Composes the outfit of the day. It is the same for every call of a day, unless the profile, the catalogue or the
   * place changes.
   */
  async compose(pieces: OutfitPieces, shopper: ShopperDay): Promise<DailyOutfit> {
    const { userId, day, dayKey } = shopper;
    const firstDay = formatDay(day, -DAYS_BETWEEN_LEADS);
    const leads = (await this.#leads.list(userId, firstDay)).filter((lead) => lead.day !== dayKey);
    const outfit = composeForDay(pieces, shopper, new Set(leads.map(({ itemId }) => itemId)));
    const intro = composeIntro(shopper);
    if (outfit === null) return { id: '', name: '', reason: '', items: [], intro, tip: '' };
    await this.#leads.save(userId, { day: dayKey, itemId: outfit.leadId }, firstDay);
    return {
      ...toTrendOutfit(outfit, countDay(day)),
      name: chooseHeadline(shopper),
      intro,
      tip: chooseTip(outfit, userId, countDay(day)),
    };
  }

  /** Composes more outfits, with other pieces than the outfit of the day where possible. */
  composePicks(pieces: OutfitPieces, shopper: ShopperDay, dailyOutfit: DailyOutfit): readonly TrendOutfit[] {
    const seed = `${shopper.userId} ${shopper.dayKey} picks`;
    const dailyIds = dailyOutfit.items.map(({ id }) => id);
    const wish = { ...createWish(shopper), seed, notLedBy: dailyIds, shownIds: dailyIds, count: STYLE_PICKS };
    const outfits = composeOutfits(pieces, wish);
    return outfits.map((outfit, index) => toTrendOutfit(outfit, index));
  }
}

/** Composes for the occasion of the weekday, in the shopper's sizes. Drops demands that no item meets. */
function composeForDay(
  pieces: OutfitPieces,
  shopper: ShopperDay,
  excludedLeadIds: ReadonlySet<string>,
): ComposedOutfit | null {
  const seed = `${shopper.userId} ${shopper.dayKey}`;
  const wish = { ...createWish(shopper), seed, notLedBy: excludedLeadIds, dayNumber: countDay(shopper.day), count: 1 };
  const occasion = OCCASION_BY_WEEKDAY[findWeekday(shopper.day)];
  const attempts: readonly OutfitWish[] = [
    { ...wish, occasion },
    { ...wish, sizes: [] },
    { ...wish, notLedBy: [] },
  ];
  for (const wishAttempt of attempts) {
    const [outfit] = composeOutfits(pieces, wishAttempt);
    if (outfit !== undefined) return outfit;
  }
  return null;
}

function createWish({
  genders,
  sizes,
  styles,
  personality,
  season,
  climate,
}: ShopperDay): Omit<OutfitWish, 'seed' | 'count'> {
  const weather = climate === null || season === null ? {} : { season, weatherBand: climate.weather };
  return { gender: genders, sizes, styles, personality, ...weather };
}

/** The main item comes first, because home shows its picture large. */
function toTrendOutfit({ items, leadId, name, reasons }: ComposedOutfit, variant = 0): TrendOutfit {
  const pieces = Object.values(items).toSorted(
    (firstItem, secondItem) => Number(secondItem.id === leadId) - Number(firstItem.id === leadId),
  );
  return {
    id: [leadId, ...pieces.map(({ id }) => id)].join('+'),
    name,
    reason: wordReasons(reasons, variant),
    items: pieces,
  };
}

/**
 * Chooses a headline by the day. The outfit's name would repeat too soon, because several days have the same
 * occasion.
 */
function chooseHeadline({ day }: ShopperDay): string {
  const headlines = HEADLINES_BY_WEEKDAY[findWeekday(day)];
  const week = Math.floor(countDay(day) / DAYS_PER_WEEK);
  return headlines[week % headlines.length] ?? headlines[0];
}

function composeIntro({ day, climate, place }: ShopperDay): string {
  const weekday = findWeekday(day);
  if (climate === null || place === null || place.isUnknown) return alternate(INTROS_WITHOUT_PLACE[weekday], day);
  const [city = place.name] = place.name.split(',');
  return alternate(INTROS_BY_WEATHER[climate.weather], day)
    .replaceAll('{city}', () => city)
    .replaceAll('{weekday}', weekday);
}

/** Alternates the wordings, so that consecutive days differ, and the same weekdays of consecutive weeks differ. */
function alternate(wordings: readonly [string, ...string[]], day: ShopperDay['day']): string {
  const variant = countDay(day) + Math.floor(countDay(day) / DAYS_PER_WEEK);
  return wordings[variant % wordings.length] ?? wordings[0];
}
