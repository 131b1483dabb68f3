import type { Preferences } from '../../../../src/domain/accounts/Profile.ts';
import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { createBrandId } from '../../language/lexicon/catalogueLexicon.ts';
import type { Speech } from '../hearing/Speech.ts';
import type { Move } from '../wish/foldWish.ts';
import { stepPriceRange, withBounds } from './priceRange.ts';

/** What the new filters depend on. */
export interface FoldedFrom {
  /** The filters on the screen, including changes that the shopper made by hand. */
  readonly filters: Filters;
  readonly speech: Speech;
  readonly move: Move;
  /** Filters that the shopper set by hand since the last message. They stay when the subject changes. */
  readonly byHand: Partial<Filters>;
  readonly shown: readonly CatalogueItem[];
  readonly preferences: Preferences;
  /** Whether the price limit is the shopper's whole budget ('my budget is') instead of a limit for one garment. */
  readonly keepsBudget: boolean;
  /**
   * The price limits that the shopper named, before 'cheaper' or 'dearer' changed them; null if nothing changed them.
   */
  readonly saidBounds: Pick<Filters, 'priceRangeMin' | 'priceRangeMax'> | null;
  /** The wearer of the wish so far. */
  readonly wearer: 'self' | 'other';
}

/**
 * Computes the filters after a message. For another garment, keeps the wearer, the size and the price limit, and
 * removes what is about the last garment (color, brand, sale, least price).
 */
export function foldFilters(from: FoldedFrom): Filters {
  const { speech } = from;
  const startFilters = findStartFilters(from);
  const color = foldColors(startFilters, from);
  return widenFilters(
    withPrices(
      {
        ...startFilters,
        sort: speech.sort ?? (takesFilterBack(speech, 'sort') ? null : startFilters.sort),
        ...foldWearer(startFilters, from),
        sale: speech.wish.wish.sale || (startFilters.sale && !takesFilterBack(speech, 'sale')),
        color: COLORS.filter((value) => color.includes(value)),
        brand: foldBrands(startFilters, from),
      },
      from,
    ),
    from,
  );
}

/**
 * Maximum length of a list that the shopper has seen completely. If the shopper then wants other pieces, the color
 * filter is removed, or the price filter if there is no color.
 */
const MAX_ITEMS_SEEN_AT_ONCE = 12;

function widenFilters(filters: Filters, { speech, shown }: FoldedFrom): Filters {
  const isAllSeen =
    speech.unshown &&
    shown.length > 0 &&
    shown.length <= MAX_ITEMS_SEEN_AT_ONCE &&
    speech.wish.parts.length === 0 &&
    speech.wish.wish.colors.length === 0;
  if (!isAllSeen || speech.priceStep) return filters;
  return filters.color.length > 0
    ? { ...filters, color: [] }
    : { ...filters, priceRangeMin: null, priceRangeMax: null };
}

function takesFilterBack({ takenBack }: Speech, filterName: Speech['takenBack'][number]['what']): boolean {
  return takenBack.some((withdrawal) => withdrawal.what === filterName || withdrawal.what === 'everything');
}

function findStartFilters({
  filters: standingFilters,
  move,
  byHand,
  keepsBudget,
  speech,
  saidBounds,
  shown,
}: FoldedFrom): Filters {
  // If 'cheaper' or 'dearer' left no results, the next message undoes it unless it is about money.
  const isDeadEnd = shown.length === 0 && speech.priceStep === null;
  const filters =
    saidBounds && (move === 'beside' || move === 'anew' || isDeadEnd) && !speech.sameBudget
      ? { ...standingFilters, ...saidBounds }
      : standingFilters;
  const startsOver = takesFilterBack(speech, 'everything');
  if (move !== 'anew' && move !== 'beside' && !startsOver) return filters;
  const minimum = keepsBudget || speech.sameBudget ? filters.priceRangeMin : (byHand.priceRangeMin ?? null);
  const prices = {
    priceRangeMin: minimum,
    priceRangeMax: startsOver && !keepsBudget ? (byHand.priceRangeMax ?? null) : filters.priceRangeMax,
  };
  if (move === 'beside' && !startsOver) return { ...filters, ...prices };
  return {
    ...filters,
    ...prices,
    sort: null,
    sale: byHand.sale ?? false,
    color: byHand.color ?? [],
    brand: byHand.brand ?? [],
  };
}

function foldColors(startFilters: Filters, { speech, move }: FoldedFrom): readonly Color[] {
  const { colors, refusals } = speech.wish.wish;
  const colorsBefore =
    takesFilterBack(speech, 'color') || speech.otherColor || isRecolored(speech)
      ? []
      : startFilters.color.filter((color) => !refusals.colors.includes(color) && !speech.droppedColors.includes(color));
  const pointedColors = speech.sameColor
    ? (speech.reference?.items ?? []).flatMap((item) => item.colors.slice(0, 1))
    : [];
  const welcomeColors = colorsBefore.length > 0 ? speech.welcomeColors : [];
  if (colors.length === 0 && welcomeColors.length > 0) return [...colorsBefore, ...welcomeColors];
  const statedColors = [...colors, ...pointedColors];
  if (statedColors.length === 0) return move === 'beside' ? [] : colorsBefore;
  return move === 'or' ? [...colorsBefore, ...statedColors] : statedColors;
}

/** Computes the brand filter after a message. 'Another brand' and 'any brand' remove the filter. */
function foldBrands({ brand }: Filters, { speech, move }: FoldedFrom): readonly string[] {
  const { brands, refusals } = speech.wish.wish;
  const isOpen = takesFilterBack(speech, 'brand') || speech.otherBrand || move === 'beside';
  const idsBefore = isOpen ? [] : brand.filter((name) => !refusals.concepts.includes(createBrandId(name)));
  return brands.length === 0 ? idsBefore : [...new Set([...(move === 'or' ? idsBefore : []), ...brands])];
}

/** Whether the shopper wants a shade that the colors of the filter may exclude: 'darker', 'something brighter'. */
function isRecolored({ leanings }: Speech): boolean {
  return leanings.some(
    ({ said }) => /dark|bright|pale|pastel|colou?rful|vivid|quieter|lighter$/u.test(said) && said !== 'lighter',
  );
}

/**
 * Computes the filters for size and gender after a message. If the pieces are now for somebody else, removes the
 * shopper's values; if they are for the shopper again, adds them.
 */
function foldWearer(
  startFilters: Filters,
  { speech, preferences, move, wearer }: FoldedFrom,
): Pick<Filters, 'gender' | 'size'> {
  const { genders, sizes } = speech.wish.wish;
  const isForAnother =
    speech.wearer === 'other' &&
    startFilters.size.every((value) =>
      preferences.sizePreference.some((ownSize) => ownSize.toLowerCase() === value.toLowerCase()),
    );
  const isSelf = speech.wearer === 'self' && wearer === 'other';
  const lowerCase = (values: readonly string[]): readonly string[] => values.map((value) => value.toLowerCase());
  const gender =
    genders.length > 0
      ? genders
      : takesFilterBack(speech, 'gender')
        ? []
        : isSelf
          ? GENDERS.filter((value) => lowerCase(preferences.genderPreference).includes(value.toLowerCase()))
          : startFilters.gender;
  const size =
    sizes.length > 0
      ? move === 'or'
        ? [...startFilters.size, ...sizes]
        : sizes
      : takesFilterBack(speech, 'size') || isForAnother
        ? []
        : isSelf
          ? SIZES.filter((value) => lowerCase(preferences.sizePreference).includes(value.toLowerCase()))
          : startFilters.size;
  return {
    gender: GENDERS.filter((value) => gender.includes(value)),
    size: SIZES.filter((value) => size.includes(value)),
  };
}

function withPrices(filters: Filters, { speech, shown }: FoldedFrom): Filters {
  const { priceMin, priceMax } = speech.wish.wish;
  const startLimit = takesFilterBack(speech, 'minimum')
    ? { ...filters, priceRangeMin: null }
    : takesFilterBack(speech, 'price')
      ? { ...filters, priceRangeMin: null, priceRangeMax: null }
      : filters;
  if (priceMin !== null || priceMax !== null) {
    const hasNewRange = priceMin !== null && priceMax !== null;
    return {
      ...startLimit,
      ...withBounds(hasNewRange ? { priceRangeMin: null, priceRangeMax: null } : startLimit, priceMin, priceMax),
    };
  }
  if (!speech.priceStep) return startLimit;
  const range = stepPriceRange(startLimit, speech.priceStep, speech.reference?.items ?? [], shown);
  return range ? { ...startLimit, ...range } : startLimit;
}

/**
 * Returns the price limits that the shopper named. They are remembered after 'cheaper' or 'dearer' until the shopper
 * names new limits or removes the price.
 */
export function foldStatedBounds({
  filters: { priceRangeMin, priceRangeMax },
  speech: { priceStep, wish, takenBack },
  move,
  saidBounds,
  shown,
}: Pick<FoldedFrom, 'filters' | 'speech' | 'move' | 'saidBounds' | 'shown'>): FoldedFrom['saidBounds'] {
  const statesWearer =
    wish.wish.priceMin !== null ||
    wish.wish.priceMax !== null ||
    takenBack.some(({ what }) => what === 'price' || what === 'everything');
  if (statesWearer || move === 'anew' || (shown.length === 0 && !priceStep) || (move === 'beside' && !priceStep))
    return null;
  return priceStep ? (saidBounds ?? { priceRangeMin, priceRangeMax }) : saidBounds;
}
