import type { SortOption } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Reading } from './Reading.ts';

const splitPhrases = (text: string): string[][] => text.split(',').map((phrase) => phrase.trim().split(' '));

const SALE_PHRASES = splitPhrases(
  'black friday,cyber monday,boxing day sale,offers on,offers for,any offers,on special offer,used to cost more,used to be more,used to be dearer,were more expensive,was dearer,cheaper now,now cheaper,price cuts,on sale,in the sale,in sale,sale,sales,discounted,discount,discounts,reduced,clearance,markdown,markdowns,marked down,half price,half off,price cut,price drop,special offer,special offers,on offer,on clearance,bargain,bargains,percent off,per cent off,pct off,percent discount,percent reduction,money off,outlet price,outlet,reduced price,on discount,reduced to clear,promo,promotion,on promotion,on special,deal,deals,slashed,slashed prices,knocked down,cut price,marked down price,sale price,sale item,sale items,at a discount,with a discount,rebate,money saver,in the sales,sales rack,sale rack,price reduced,price reduction,price reductions,reductions,reduction,lower price than usual,was more expensive,cheaper than usual,cheaper than before,dropped in price,gone down in price,come down in price,price slashed,marked down,going cheaper,at a reduction,not at full price,dont want to pay full price,less than full price,below full price,under full price,not full price',
);
const NOT_SALE_PHRASES = splitPhrases(
  'for sale,not on sale,no sale,not in the sale,full price,garage sale,not discounted,point of sale,big deal,great deal of,good deal of,no big deal,deal with',
);
const CHEAP_PHRASES = splitPhrases(
  'not too dear,not dear,not so dear,not too pricey,not too costly,not costly,not over expensive,nothing dear,nothing costly,kind to my wallet,easy on the wallet,easy on the pocket,pocket friendly,wallet friendly,student budget,student prices,student friendly,lower end,lower price,lower prices,low prices,low cost,cheap and cheerful,dirt cheap,for cheap,on the cheap,cheapie,cheapish,cheap ish,bargain price,bargain prices,entry level,decent price,decent prices,fair price,fair prices,good price,good prices,friendly price,friendly prices,without breaking the bank,cost effective,less expensive,less pricey,skint,broke,im broke,penny pinching,frugal,save money,saving money,going cheap,not too expensive,not very expensive,not expensive,isnt expensive,nothing expensive,not pricey,nothing too expensive,nothing pricey,wont break the bank,wont cost a fortune,without spending a fortune,budget friendly,low cost,low price,low budget,on a budget,tight budget,small budget,cheap,cheaper,affordable,inexpensive,reasonably priced,reasonable price,good value,value for money,thrifty,economical,budget',
);
/** Words before 'full price' that ask for pieces on sale: 'never pay full price'. */
const REFUSING_WORDS = new Set(
  'no not nothing nor never refuse refusing cant cannot dont wont refuse without below under than hate avoid isnt cant less'.split(
    ' ',
  ),
);
const EXPENSIVE_PHRASES = splitPhrases(
  'money no issue,money is no issue,no expense spared,whatever it costs,top of the range,top range,high quality and expensive,high price,high prices,bougie,boujee,money is no object,price is no object,money no object,not cheap,high end,top end,expensive,luxury,luxurious,premium,splurge,investment piece,designer,pricey,upscale,deluxe,invest in',
);

/** Phrases for a medium price, such as 'mid range'. They do not affect the order. */
const MIDDLE_PHRASES = splitPhrases(
  'mid range,midrange,middle range,medium range,mid price range,mid price,mid priced,midpriced,medium price,medium priced,moderate price,moderately priced,average price,average priced,middle of the road,mid tier,mid level',
);

/** Phrases that order the list by price. */
const ORDER_PHRASES: readonly (readonly [SortOption, readonly (readonly string[])[]])[] = [
  [
    'Price (low/high)',
    splitPhrases(
      'price low to high,prices low to high,low to high,lowest to highest,lowest price first,lowest prices first,lowest price,lowest prices,lowest priced,cheapest first,the most cheap,most cheap,most inexpensive,most affordable,least expensive,least pricey,least costly,least dear,cheapest,most economical,lowest cost,cheap to expensive,by price',
    ),
  ],
  [
    'Price (high/low)',
    splitPhrases(
      'price high to low,prices high to low,high to low,highest to lowest,highest price first,highest price,highest prices,highest priced,most expensive first,most expensive,most costly,most luxurious,most pricey,priciest,dearest,costliest,expensive to cheap,most premium',
    ),
  ],
];

/** Maximum number of words between 'price' and a word such as 'fallen'. */
const MAX_CLAUSE_WORDS = 8;
const REFUSAL_WORD_DISTANCES = [1, 2, 3, 4];

/** Words about money that the spelling correction must know. */
export const MONEY_WORDS: ReadonlySet<string> = new Set(
  [
    ...ORDER_PHRASES.flatMap(([, phrases]) => phrases),
    ...SALE_PHRASES,
    ...CHEAP_PHRASES,
    ...MIDDLE_PHRASES,
    ...EXPENSIVE_PHRASES,
  ]
    .flat()
    .filter((word) => word.length > 3),
);

export interface MoneySense {
  readonly wantsSale: boolean;
  readonly priceLeaning: -1 | 0 | 1;
  /** The order that the words ask for; null for relevance. */
  readonly sort: SortOption | null;
}

type Statement = 'none' | 'middle' | 'notSale' | 'cheap' | 'dear' | 'sale';

/** The phrases of each statement about price. If several phrases match at the same word, the earliest entry applies. */
const STATEMENTS: readonly (readonly [Statement, readonly (readonly string[])[]])[] = [
  ['middle', MIDDLE_PHRASES],
  ['notSale', NOT_SALE_PHRASES],
  ['cheap', CHEAP_PHRASES],
  ['dear', EXPENSIVE_PHRASES],
  ['sale', SALE_PHRASES],
];

/** Reads statements about price without an amount, and consumes their words. */
export function readMoneySense(reading: Reading): MoneySense {
  let sale = false;
  let leaning: -1 | 0 | 1 = 0;
  const sort = readOrder(reading);
  for (let position = 0; position < reading.tokens.length; position++) {
    if (reading.isUsed(position) || reading.hasWordsAt(position - 1, ['quiet', 'luxury'])) continue;
    const { statement, length } = findStatementAt(reading, position);
    if (statement === 'sale' || hasPriceFallen(reading, position)) sale = true;
    if (statement === 'cheap') leaning = -1;
    if (statement === 'dear' && leaning === 0) leaning = 1;
    position += Math.max(1, length) - 1;
  }
  return { wantsSale: sale, priceLeaning: leaning, sort };
}

function readOrder(reading: Reading): SortOption | null {
  for (let position = 0; position < reading.tokens.length; position++)
    for (const [sort, phrases] of ORDER_PHRASES)
      if (!reading.isUsed(position) && consumeLongestPhrase(reading, position, phrases) > 0) return sort;
  return null;
}

function findStatementAt(reading: Reading, position: number): { statement: Statement; length: number } {
  if (isFullPriceRefused(reading, position))
    return { statement: 'sale', length: consumeLongestPhrase(reading, position, FULL_PRICE_PHRASES) };
  for (const [statement, options] of STATEMENTS) {
    const length = consumeLongestPhrase(reading, position, options);
    if (length > 0) return { statement, length };
  }
  return { statement: 'none', length: 0 };
}

const FULL_PRICE_PHRASES = splitPhrases('full price');

/** Whether the query refuses full price: 'never pay full price'. */
function isFullPriceRefused(reading: Reading, position: number): boolean {
  return (
    reading.hasWordsAt(position, ['full', 'price']) &&
    REFUSAL_WORD_DISTANCES.some((distance) => REFUSING_WORDS.has(reading.word(position - distance)))
  );
}

/** Whether the query says that a price has fallen: 'has the price of any coat come down'. */
function hasPriceFallen(reading: Reading, position: number): boolean {
  if (!['price', 'prices'].includes(reading.word(position))) return false;
  for (
    let nextPosition = position + 1;
    nextPosition <= position + MAX_CLAUSE_WORDS && !reading.isBreak(nextPosition);
    nextPosition++
  ) {
    const namesFall =
      ['come', 'came', 'gone', 'went', 'been'].includes(reading.word(nextPosition)) &&
      ['down', 'cut', 'lowered', 'reduced'].includes(reading.word(nextPosition + 1));
    if (namesFall || ['dropped', 'fallen'].includes(reading.word(nextPosition))) return true;
  }
  return false;
}

function consumeLongestPhrase(reading: Reading, position: number, options: readonly (readonly string[])[]): number {
  const length = Math.max(
    0,
    ...options.filter((option) => reading.hasWordsAt(position, option)).map((option) => option.length),
  );
  if (length > 0) reading.markUsed(position, position + length);
  return length;
}
