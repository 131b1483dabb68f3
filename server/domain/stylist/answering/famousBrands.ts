import { createDictionary } from '../../text/createDictionary.ts';

/** Well-known brands that the shop may not sell, as shoppers write them without apostrophes. */
const UNMISTAKABLE_BRANDS = [
  'zara|h ?& ?m|h and m|nike|adidas|puma|reebok|asics|new balance|under armou?r|lululemon|gymshark|the north face|north face|patagonia|fila|uniqlo|asos|shein|temu|primark|topshop|river island|boohoo|prettylittlething|missguided|boden|joules',
  'seasalt|reiss|ted baker|arket|and other stories|& other stories|monki|bershka|pull ?& ?bear|stradivarius|massimo dutti|old navy|banana republic|j ?crew|madewell|everlane|abercrombie|hollister|american eagle|forever 21|urban outfitters',
  'anthropologie|aritzia|sezane|ganni|levis?|wrangler|carhartt|dickies|barbour|burberry|ralph lauren|polo ralph lauren|tommy hilfiger|calvin klein|hugo boss|lacoste|fred perry|superdry|gant|armani|versace|gucci|prada|chanel|dior|hermes',
  'louis vuitton|balenciaga|saint laurent|ysl|valentino|fendi|givenchy|dolce ?& ?gabbana|moncler|canada goose|michael kors|kate spade|tory burch|marc jacobs|vivienne westwood|stella mccartney|acne studios|jacquemus|isabel marant|toteme',
  'jimmy choo|louboutin|marks and spencer|john lewis|victorias secret|fashion nova|fabindia|manyavar',
].join('|');
/** Brands that are also everyday words. They count only if the words clearly ask for a brand. */
const AMBIGUOUS_BRANDS = [
  'hm|converse|vans|columbia|champion|mango|new look|next|white stuff|whistles|cos|weekday|gap|free people|reformation|diesel|lee jeans|tommy|boss|coach|birkenstocks?|dr ?martens|doc martens|timberland|clarks|crocs|uggs?|m ?& ?s|spanx|skims',
  'biba|woolworths|kmart|target|walmart|amazon',
].join('|');

const ASKED_PATTERN = new RegExp(
  String.raw`\b(?:do|have|did|are|is|any|got|stock|carry|sell|selling)\b(?: (?:you|there|u|yous|we))?(?: (?:guys|also|still))?(?: (?:have|sell|stock|carry|carrying|stocking|selling|do|got|keep|any|anything|something|some|stuff|things|clothes|pieces|brands?|like|by|from|of|the)){0,5} (${UNMISTAKABLE_BRANDS}|${AMBIGUOUS_BRANDS})(?: (?:here|stuff|clothes|things|pieces|brand|too|as well|at all)){0,2} ?[?.!]{0,3}$`,
  'u',
);

const MADE_BY_PATTERN = new RegExp(
  String.raw`\b(?:by|from|brand|label|called) (${UNMISTAKABLE_BRANDS}|${AMBIGUOUS_BRANDS})\b(?! (?:week|month|year|season|summer|winter|time|to|and)\b)`,
  'gu',
);
const NAMED_PATTERN = new RegExp(String.raw`\b(?:${UNMISTAKABLE_BRANDS})\b`, 'gu');
/** Matches brands of pieces that the shopper owns or remembers. */
const OWNED_PATTERN =
  /\b(?:my|mine|our|i (?:have|own|had|got|bought|wear|ordered)|ive (?:got|bought)|id bought|used to|size (?:in|at)|once|last (?:time|year))\b/u;

/** Finds the brands that the words ask for, as written. Leaves out brands of pieces that the shopper owns. */
export function findBrands(words: string): readonly string[] {
  const askedBrand = ASKED_PATTERN.exec(words)?.[1];
  if (askedBrand === undefined && OWNED_PATTERN.test(words)) return [];
  const namedBrands = [...words.matchAll(NAMED_PATTERN)].map(([brand]) => brand);
  const makers = [...words.matchAll(MADE_BY_PATTERN)].flatMap(([, brand]) => brand ?? []);
  return [...new Set([...(askedBrand === undefined ? [] : [askedBrand]), ...makers, ...namedBrands])];
}

/** Returns the words without brand names. */
export function withoutBrands(words: string): string {
  return words.replace(MADE_BY_PATTERN, ' ').replace(NAMED_PATTERN, ' ');
}

const SPELLING_BY_BRAND: Readonly<Record<string, string>> = createDictionary({
  levis: 'Levi’s',
  levi: 'Levi’s',
  'h&m': 'H&M',
  'h & m': 'H&M',
  'h and m': 'H&M',
  hm: 'H&M',
  asos: 'ASOS',
  ysl: 'YSL',
  cos: 'COS',
  'm&s': 'M&S',
  'm & s': 'M&S',
  'j crew': 'J.Crew',
  jcrew: 'J.Crew',
  'dr martens': 'Dr. Martens',
});

/** Returns a brand's name for a reply: 'Levi’s', 'The North Face'. */
export function nameBrand(brand: string): string {
  return SPELLING_BY_BRAND[brand] ?? brand.replace(/\b(?!and\b)[a-z]/gu, (letter) => letter.toUpperCase());
}
