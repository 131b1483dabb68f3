import type { Speech } from '../hearing/Speech.ts';

const OF_THE_PURSE_PATTERN =
  /\b(?:my (?:budget|limit|max)|budget|i (?:can|could|want to|have to|have|may|will) (?:only )?spend|to spend|\d+ (?:dollars |bucks )?(?:in all|in total|altogether|all in|all told|to play with))\b/iu;

/**
 * Whether a price limit is the shopper's whole budget ('my budget is 250'), so that it also limits the next garment.
 */
export function ownsBudget(message: string, { wish, takenBack }: Speech, ownedBudgetBefore: boolean): boolean {
  if (takenBack.some(({ what }) => what === 'price' || what === 'everything')) return false;
  return wish.wish.priceMax === null && wish.wish.priceMin === null
    ? ownedBudgetBefore
    : OF_THE_PURSE_PATTERN.test(message);
}
