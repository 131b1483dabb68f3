import type { Filters } from '../../../../src/domain/filters/Filters.ts';

/** What the shopper changed by hand between two turns. */
export interface HandEdits {
  /** Values taken away; nothing but the shopper's words brings them back. */
  readonly removed: Partial<Filters>;
  readonly added: Partial<Filters>;
}

const LISTS = ['gender', 'size', 'color'] as const;

/** From the filters that the last turn left to those on the screen. */
export function handEdits(left: Filters, onScreen: Filters): HandEdits {
  return { removed: beyond(left, onScreen), added: beyond(onScreen, left) };
}

/** What `one` has and `other` has not. */
function beyond(one: Filters, other: Filters): Partial<Filters> {
  const lists = LISTS.flatMap((key) => {
    const values = (one[key] as readonly string[]).filter((value) => !(other[key] as readonly string[]).includes(value));
    return values.length > 0 ? [[key, values] as const] : [];
  });
  return {
    ...Object.fromEntries(lists),
    ...(one.sale && !other.sale ? { sale: true } : {}),
    ...(one.priceRangeMin !== null && one.priceRangeMin !== other.priceRangeMin ? { priceRangeMin: one.priceRangeMin } : {}),
    ...(one.priceRangeMax !== null && one.priceRangeMax !== other.priceRangeMax ? { priceRangeMax: one.priceRangeMax } : {}),
  };
}

/** Both together; lists grow. */
export function joined(before: Partial<Filters>, now: Partial<Filters>): Partial<Filters> {
  const list = <Value>(one: readonly Value[] = [], other: readonly Value[] = []): Value[] => [...new Set([...one, ...other])];
  return { ...before, ...now, gender: list(before.gender, now.gender), size: list(before.size, now.size), color: list(before.color, now.color) };
}
