import type { Reading } from './Reading.ts';

const phrases = (text: string): string[][] => text.split(',').map((phrase) => phrase.trim().split(' '));

const SALE = phrases('on sale,in the sale,in sale,sale,sales,discounted,discount,discounts,reduced,clearance,markdown,markdowns,marked down,half price,half off,price cut,price drop,special offer,special offers,on offer,on clearance,bargain,bargains,percent off,money off,outlet price,reduced price,on discount');
const NOT_SALE = phrases('for sale,not on sale,no sale,not in the sale,full price,garage sale,not discounted,point of sale');
const CHEAP = phrases('not too expensive,not very expensive,not expensive,isnt expensive,nothing expensive,not pricey,nothing too expensive,nothing pricey,wont break the bank,wont cost a fortune,without spending a fortune,budget friendly,low cost,low price,low budget,on a budget,tight budget,small budget,cheap,cheaper,cheapest,affordable,inexpensive,reasonably priced,reasonable price,good value,value for money,thrifty,economical,budget');
const DEAR = phrases('money is no object,price is no object,money no object,not cheap,high end,top end,expensive,luxury,luxurious,premium,splurge,investment piece,designer,pricey,upscale,deluxe,invest in');

export interface MoneySense {
  readonly sale: boolean;
  readonly leaning: -1 | 0 | 1;
}

/** Reads what is said of money without a sum, and uses the words up. */
export function readMoneySense(reading: Reading): MoneySense {
  let sale = false;
  let leaning: -1 | 0 | 1 = 0;
  for (let at = 0; at < reading.tokens.length; at++) {
    if (reading.isUsed(at)) continue;
    const no = take(reading, at, NOT_SALE);
    const cheap = no ? 0 : take(reading, at, CHEAP);
    const dear = no || cheap ? 0 : take(reading, at, DEAR);
    const onSale = no || cheap || dear ? 0 : take(reading, at, SALE);
    if (onSale > 0) sale = true;
    if (cheap > 0) leaning = -1;
    if (dear > 0 && leaning === 0) leaning = 1;
    at += Math.max(1, no, cheap, dear, onSale) - 1;
  }
  return { sale, leaning };
}

function take(reading: Reading, at: number, options: readonly (readonly string[])[]): number {
  const length = Math.max(0, ...options.filter((option) => reading.says(at, option)).map((option) => option.length));
  if (length > 0) reading.use(at, at + length);
  return length;
}
