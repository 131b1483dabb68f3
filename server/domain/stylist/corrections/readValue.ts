import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import { MAX_PRICE, MIN_PRICE } from '../../../../src/domain/filters/price.ts';
import type { Language } from '../hearing/hear.ts';
import { readParts } from '../wish/readParts.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { toConstraint } from './constraints.ts';
import type { Slot } from './TurnReading.ts';

/** The value of a slot, as parts of the wish and as filters. */
export interface SlotValue {
  readonly parts: readonly WishPart[];
  readonly filters: Partial<Filters>;
}

/** Maximum length of a value. A longer text is not a single value. */
const MAX_VALUE_CHARACTERS = 60;
const NO_VALUE: SlotValue = { parts: [], filters: {} };

/** Reads a value that the shopper wants; returns an empty value if the words mean nothing in this slot. */
export function readWanted(slot: Slot, value: string, language: Language): SlotValue {
  if (value.length > MAX_VALUE_CHARACTERS) return NO_VALUE;
  const filters = readFilter(slot, value);
  if (filters !== null) return { parts: [], filters };
  const { parts, wish } = readParts(value, language.lexicon, language.spelling);
  return {
    parts: parts.filter((part) => part.stance === 'wanted' && toConstraint(part).slot === slot),
    filters: {
      ...(slot === 'color' && wish.colors.length > 0 ? { color: wish.colors } : {}),
      ...(slot === 'brand' && wish.brands.length > 0 ? { brand: wish.brands } : {}),
    },
  };
}

/** Reads a value that the shopper refuses, as parts of the wish ('no wool'). */
export function readRefused(slot: Slot, value: string, language: Language): readonly WishPart[] {
  if (value.length > MAX_VALUE_CHARACTERS) return [];
  return readParts(`no ${value}`, language.lexicon, language.spelling).parts.filter(
    (part) => part.stance === 'refused' && toConstraint(part).slot === slot,
  );
}

/** Returns the filter for a slot with a fixed list of values; null for slots that are read from words. */
function readFilter(slot: Slot, value: string): Partial<Filters> | null {
  const isSameName = (name: string): boolean => name.toLowerCase() === value.trim().toLowerCase();
  switch (slot) {
    case 'gender':
      return { gender: GENDERS.filter(isSameName) };
    case 'size':
      return { size: SIZES.filter(isSameName) };
    case 'sale':
      return isSameName('yes') ? { sale: true } : {};
    case 'minPrice':
      return readPrice('priceRangeMin', value);
    case 'maxPrice':
      return readPrice('priceRangeMax', value);
    default:
      return null;
  }
}

function readPrice(key: 'priceRangeMin' | 'priceRangeMax', value: string): Partial<Filters> {
  const dollars = Number(value.replace(/^\$/u, ''));
  return value.trim() !== '' && Number.isInteger(dollars) && dollars >= MIN_PRICE && dollars <= MAX_PRICE
    ? { [key]: dollars }
    : {};
}
