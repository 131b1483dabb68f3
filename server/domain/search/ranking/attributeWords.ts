import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/**
 * The phrases for occasions after 'for'. If a phrase starts with an article, a season is inserted after the article:
 * 'a summer wedding'.
 */
export const PHRASE_BY_OCCASION: Readonly<Record<string, string>> = createDictionary({
  everyday: 'every day',
  weekend: 'the weekend',
  work: 'work',
  wedding: 'a wedding',
  party: 'a party',
  evening: 'the evening',
  holiday: 'a holiday',
  travel: 'travel',
  date: 'a date',
  lounge: 'lounging',
  outdoor: 'the outdoors',
});

/** Events that no catalogue lists as an occasion. */
const PHRASE_BY_EVENT: Readonly<Record<string, string>> = createDictionary({
  interview: 'an interview',
  'church event': 'a ceremony',
  races: 'a garden party',
  'formal event': 'a formal event',
  funeral: 'a funeral',
  sport: 'sport',
  performance: 'the theater',
  'networking event': 'a networking event',
  'day out': 'a day out',
  'mountain hut': 'a mountain hut',
  ride: 'sport',
});

export const describeOccasion = (name: string): string =>
  PHRASE_BY_OCCASION[name] ?? PHRASE_BY_EVENT[name] ?? `${name}s`;

/**
 * The phrases for details after 'with', such as 'with pockets'. Details without a phrase are adjectives ('pleated').
 */
export const PHRASE_BY_DETAIL: Readonly<Record<string, string>> = createDictionary({
  pocket: 'pockets',
  hood: 'a hood',
  button: 'buttons',
  zip: 'a zip',
  collar: 'a collar',
  'roll neck': 'a roll neck',
  'v neck': 'a V neck',
  'crew neck': 'a crew neck',
  'scoop neck': 'a scoop neck',
  'boat neck': 'a boat neck',
  'long sleeve': 'long sleeves',
  'short sleeve': 'short sleeves',
  'puff sleeve': 'puff sleeves',
  straps: 'straps',
  lapel: 'lapels',
  slit: 'a slit',
  bow: 'a bow',
  'high waist': 'a high waist',
  'shoulder pads': 'shoulder pads',
  'square neck': 'a square neck',
  sweetheart: 'a sweetheart neck',
  halter: 'a halter neck',
  'three quarter sleeve': 'three-quarter sleeves',
  mini: 'a short cut',
  midi: 'a midi length',
  maxi: 'a long cut',
  'belt detail': 'a belt',
  drawstring: 'a drawstring',
  'raw hem': 'a raw hem',
  cuffed: 'turn-ups',
  sleeves: 'sleeves',
  'belt loop': 'belt loops',
  'tie neck': 'a tie neck',
  'low heel': 'a low heel',
  'zip top': 'a zip',
  'high neckline': 'a high neckline',
});

/** A verb phrase for each function of a garment: a raincoat 'keeps the rain off'. */
export const VERB_PHRASE_BY_FUNCTION: Readonly<Record<string, string>> = createDictionary({
  breathable: 'stays cool',
  warm: 'keeps you warm',
  waterproof: 'keeps the rain off',
  windproof: 'keeps the wind out',
  comfortable: 'is easy to wear',
  stretch: 'has some stretch',
  washable: 'is easy to look after',
  'quick drying': 'dries quickly',
  packable: 'packs small',
  reversible: 'can be worn both ways',
  maternity: 'leaves room for a bump',
});

const COOL_CLOTH_PATTERN = /linen|cotton|silk|seersucker|viscose|lyocell|hemp|cupro|chiffon|crêpe/u;
const WARM_CLOTH_PATTERN =
  /wool|merino|cashmere|mohair|alpaca|fleece|down|tweed|flannel|corduroy|velvet|knit|shearling/u;
/** Cloths that are warm even if their fiber is cool, such as flannel of cotton. */
const THICK_CLOTH_PATTERN = /flannel|fleece|corduroy|velvet|tweed|brushed/u;

/** Returns the material that makes a piece cool or warm; '' if there is none. */
export function findClothWithProperty(
  property: 'breathable' | 'warm',
  { materials }: Pick<CatalogueItem, 'materials'>,
): string {
  const cloth = property === 'warm' ? WARM_CLOTH_PATTERN : COOL_CLOTH_PATTERN;
  return (
    materials.find(
      (material) => cloth.test(material) && (property === 'warm' || !THICK_CLOTH_PATTERN.test(material)),
    ) ?? ''
  );
}

const ADJECTIVE_BY_PATTERN: Readonly<Record<string, string>> = createDictionary({
  print: 'printed',
  stripe: 'striped',
  check: 'checked',
  'banker-stripe': 'striped',
  'wide-stripe': 'wide-striped',
  pinstripe: 'pinstriped',
  breton: 'Breton-striped',
  'floral-painterly': 'painterly floral',
  'floral-block': 'block-print floral',
  'floral-ditsy': 'ditsy floral',
  'floral-pen': 'line-drawn floral',
  houndstooth: 'houndstooth',
  'polka-dot': 'polka-dot',
  windowpane: 'windowpane-checked',
  'glen-check': 'glen-checked',
  'colour-block': 'color-block',
  'fair-isle': 'Fair Isle',
  'tie-dye': 'tie-dyed',
  ombre: 'ombré',
});

/** Returns a pattern as an adjective ('striped', 'painterly floral'); '' if there is none. */
export function describePattern(pattern: string): string {
  if (pattern === '' || pattern === 'plain') return '';
  return ADJECTIVE_BY_PATTERN[pattern] ?? pattern.replaceAll('-', ' ');
}
