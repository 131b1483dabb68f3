import type { Item } from './Item.ts';

/** The sum of the prices in US dollars, exact to the cent. */
export function totalPrice(items: readonly Pick<Item, 'price'>[]): number {
  return items.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100;
}
