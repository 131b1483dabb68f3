import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** The plural for each kind that a topic may have. Topics of other kinds are not shown. */
export const PLURAL_BY_KIND: Readonly<Record<string, string>> = createDictionary({
  dress: 'dresses',
  trousers: 'trousers',
  shirt: 'shirts',
  jacket: 'jackets',
  skirt: 'skirts',
  blazer: 'blazers',
  blouse: 'blouses',
  sweater: 'sweaters',
  coat: 'coats',
  tee: 'T-shirts',
  jeans: 'jeans',
  swimwear: 'swimwear',
  suit: 'suits',
  shorts: 'shorts',
  shoes: 'shoes',
  boots: 'boots',
  bag: 'bags',
  waistcoat: 'waistcoats',
  polo: 'polo shirts',
  cardigan: 'cardigans',
  hoodie: 'hoodies',
  sweatshirt: 'sweatshirts',
  jumpsuit: 'jumpsuits',
  hat: 'hats',
  scarf: 'scarves',
  belt: 'belts',
  tie: 'ties',
  gloves: 'gloves',
  socks: 'socks',
  sunglasses: 'sunglasses',
  watch: 'watches',
  jewelry: 'jewelry',
  camisole: 'camisoles',
  tank: 'tank tops',
  leggings: 'leggings',
});

/** The word for the garments of a topic without a kind. */
export const ANY_PIECES = 'pieces';

/** Kinds that men see in topics only if they searched for them. */
export const KINDS_FOR_WOMEN: ReadonlySet<string> = new Set(['dress', 'skirt', 'blouse', 'camisole', 'jumpsuit']);

export const COLOR_WORDS: Readonly<Record<Exclude<Color, 'Multicolor'>, string>> = {
  Black: 'black',
  White: 'white',
  Gray: 'gray',
  Beige: 'beige',
  Brown: 'brown',
  Red: 'red',
  Pink: 'pink',
  Orange: 'orange',
  Yellow: 'yellow',
  Green: 'green',
  Blue: 'blue',
  Purple: 'purple',
  Gold: 'gold',
  Silver: 'silver',
};

/** The words before the garment, by the id of a concept. */
export const ADJECTIVE_BY_CONCEPT: Readonly<Record<string, string>> = createDictionary({
  'material:linen': 'linen',
  'material:silk': 'silk',
  'material:wool': 'wool',
  'material:cashmere': 'cashmere',
  'material:cotton': 'cotton',
  'material:leather': 'leather',
  'material:suede': 'suede',
  'material:velvet': 'velvet',
  'material:satin': 'satin',
  'material:denim': 'denim',
  'material:tweed': 'tweed',
  'material:lace': 'lace',
  'pattern:striped': 'striped',
  'pattern:floral': 'floral',
  'pattern:check': 'checked',
  'pattern:polka dot': 'polka-dot',
  'style:casual': 'casual',
  'style:business': 'business',
  'style:bohemian': 'bohemian',
  'style:streetwear': 'streetwear',
  'style:sustainable': 'sustainable',
  'style:minimalist': 'minimalist',
  'style:vintage': 'vintage',
  'style:athletic': 'athletic',
  'style:formal': 'formal',
  'style:preppy': 'preppy',
  'style:classic': 'classic',
  'style:chic': 'chic',
  'style:edgy': 'edgy',
  'style:glamorous': 'glamorous',
  'style:gothic': 'gothic',
});

/** The words after the garment, by the id of a concept. */
export const PURPOSE_BY_CONCEPT: Readonly<Record<string, string>> = createDictionary({
  'occasion:wedding': 'for a wedding',
  'occasion:party': 'for a party',
  'occasion:evening': 'for the evening',
  'occasion:work': 'for work',
  'occasion:weekend': 'for the weekend',
  'occasion:holiday': 'for the holidays',
  'occasion:travel': 'for travel',
  'occasion:date': 'for a date',
  'occasion:lounge': 'for lounging',
  'occasion:outdoor': 'for the outdoors',
  'season:spring': 'for spring',
  'season:summer': 'for summer',
  'season:autumn': 'for autumn',
  'season:winter': 'for winter',
});
