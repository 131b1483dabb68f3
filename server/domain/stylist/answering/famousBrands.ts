/** Labels that shoppers ask for and that this shop need not have, as people write them, without apostrophes. */
const BRANDS = [
  'zara|h ?& ?m|h and m|hm|nike|adidas|puma|reebok|asics|new balance|converse|vans|under armou?r|lululemon|gymshark|the north face|north face|patagonia|columbia|fila|champion',
  'uniqlo|mango|asos|shein|temu|primark|topshop|river island|boohoo|prettylittlething|missguided|new look|next|boden|joules|white stuff|seasalt|reiss|ted baker|whistles|cos|arket|and other stories|& other stories|monki|weekday|bershka|pull ?& ?bear|stradivarius|massimo dutti|gap|old navy|banana republic|j ?crew|madewell|everlane|abercrombie|hollister|american eagle|forever 21|urban outfitters|anthropologie|free people|aritzia|reformation|sezane|ganni',
  'levis?|wrangler|diesel|lee jeans|carhartt|dickies|barbour|burberry|ralph lauren|polo ralph lauren|tommy hilfiger|tommy|calvin klein|hugo boss|boss|lacoste|fred perry|superdry|gant|armani|versace|gucci|prada|chanel|dior|hermes|louis vuitton|balenciaga|saint laurent|ysl|valentino|fendi|givenchy|dolce ?& ?gabbana|moncler|canada goose|michael kors|kate spade|coach|tory burch|marc jacobs|vivienne westwood|stella mccartney|acne studios|jacquemus|isabel marant|toteme|birkenstocks?|dr ?martens|doc martens|timberland|clarks|crocs|uggs?|jimmy choo|louboutin|marks and spencer|m ?& ?s|john lewis|spanx|skims|victorias secret|fashion nova|fabindia|manyavar|biba|woolworths|kmart|target|walmart|amazon',
].join('|');

const ASKED = new RegExp(
  String.raw`\b(?:do|have|did|are|is|any|got|stock|carry|sell|selling)\b(?: (?:you|there|u|yous|we))?(?: (?:guys|also|still))?(?: (?:have|sell|stock|carry|carrying|stocking|selling|do|got|keep|any|anything|something|some|stuff|things|clothes|pieces|brands?|like|by|from|of|the)){0,5} (${BRANDS})(?: (?:here|stuff|clothes|things|pieces|brand|too|as well|at all)){0,2} ?[?.!]{0,3}$`,
  'u',
);

/** The label that a question asks for by itself, as written; '' for none. */
export function findBrand(words: string): string {
  return ASKED.exec(words)?.[1] ?? '';
}
