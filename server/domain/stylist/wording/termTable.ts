import { createDictionary } from '../../text/createDictionary.ts';

/**
 * The position of words relative to the garment: 'floral dresses', 'dresses with pockets', 'dresses below the knee'.
 */
export type TermPlace = 'before' | 'with' | 'after';

/** The words for a concept in a phrase, and the shoppers' words that can stand in the same place. */
export interface ConceptTerm {
  readonly place: TermPlace;
  readonly words: string;
  readonly ownNames: readonly string[];
  /**
   * Set if the concept is a subtype, which is refused as in 'no beanies'. Other concepts are refused as in 'nothing
   * floral'.
   */
  readonly isSort?: true;
}

const createTerm =
  (place: TermPlace) =>
  (words: string, ownNames = ''): ConceptTerm => ({
    place,
    words,
    ownNames: ownNames
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  });
const createTermBefore = createTerm('before');
const createTermWith = createTerm('with');
const createTermAfter = createTerm('after');

const DETAIL_TERMS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  'double breasted': createTermBefore('double-breasted'),
  'single breasted': createTermBefore('single-breasted'),
  'long sleeve': createTermWith('long sleeves'),
  sleeves: createTermWith('sleeves'),
  'short sleeve': createTermWith('short sleeves'),
  sleeveless: createTermBefore('sleeveless'),
  'three quarter sleeve': createTermWith('three-quarter sleeves'),
  'puff sleeve': createTermWith('puff sleeves'),
  'cap sleeve': createTermWith('cap sleeves'),
  'bell sleeve': createTermWith('bell sleeves'),
  'crew neck': createTermWith('a crew neck', 'round neck'),
  'v neck': createTermWith('a V-neck'),
  'high neckline': createTermWith('a high neckline'),
  'scoop neck': createTermWith('a scoop neck'),
  'boat neck': createTermWith('a boat neck'),
  'roll neck': createTermWith('a roll neck', 'turtleneck, high neck, funnel neck, cowl neck, mock neck, polo neck'),
  'square neck': createTermWith('a square neck'),
  halter: createTermWith('a halter neck'),
  sweetheart: createTermWith('a sweetheart neckline'),
  'off shoulder': createTermBefore('off-the-shoulder'),
  strapless: createTermBefore('strapless'),
  straps: createTermWith('straps'),
  backless: createTermBefore('backless', 'open backed, low backed'),
  collar: createTermWith('a collar'),
  collarless: createTermBefore('collarless'),
  lapel: createTermWith('lapels'),
  hood: createTermWith('a hood'),
  pocket: createTermWith('pockets', 'cargo pockets, deep pockets, patch pockets, side pockets'),
  button: createTermWith('buttons'),
  zip: createTermWith('a zip'),
  'belt detail': createTermBefore('belted'),
  belted: createTermBefore('belted'),
  mini: createTermBefore('short', 'mini, above the knee'),
  midi: createTermBefore('midi', 'knee length, tea length, to the knee, on the knee, at the knee'),
  maxi: createTermBefore('long', 'maxi, floor length, full length, ankle length, to the floor, to the ankle'),
  'below knee': createTermAfter('below the knee', 'past the knee, over the knee'),
  'above ankle': createTermAfter('above the ankle'),
  'high waist': createTermWith('a high waist'),
  'mid rise': createTermWith('a mid rise'),
  'low rise': createTermWith('a low rise'),
  'empire waist': createTermWith('an empire waist'),
  slit: createTermWith('a slit'),
  'cut out': createTermWith('cut-outs'),
  'raw hem': createTermWith('a raw hem'),
  'elbow patch': createTermWith('elbow patches'),
  toggle: createTermWith('toggles'),
  'shoulder strap': createTermWith('a shoulder strap'),
  peplum: createTermWith('a peplum'),
  'scarf neck': createTermWith('a scarf neck'),
  'zip top': createTermWith('a zip top'),
  'tie neck': createTermWith('a tie neck'),
  'belt loop': createTermWith('belt loops'),
  'low heel': createTermWith('a low heel'),
  'kitten heel': createTermWith('a kitten heel'),
  stiletto: createTermWith('a stiletto heel'),
  platform: createTermWith('a platform sole'),
  'pointed toe': createTermWith('a pointed toe'),
  'open toe': createTermWith('an open toe'),
  'shoulder pads': createTermWith('shoulder pads'),
  bow: createTermWith('a bow'),
  'two piece': createTermBefore('two-piece'),
  'three piece': createTermBefore('three-piece'),
  'one button': createTermBefore('one-button'),
  'two button': createTermBefore('two-button'),
  drawstring: createTermWith('a drawstring'),
  heeled: createTermBefore('heeled', 'high heeled, block heeled, heels, high heels, block heels'),
  ...Object.fromEntries(
    [
      'wrap',
      'embroidered',
      'sheer',
      'revealing',
      'modest',
      'quilted',
      'flat',
      'lined',
      'unlined',
      'cuffed',
      'slip',
    ].map((name) => [name, createTermBefore(name)]),
  ),
  pleated: createTermBefore('pleated', 'pleats'),
  ruffled: createTermBefore(
    'ruffled',
    'ruffles, frills, frilly, tiered, ruched, smocked, gathered, shirred, flounces, peplum',
  ),
  ripped: createTermBefore('ripped', 'distressed, torn, rips, holes'),
  fringed: createTermBefore('fringed', 'tassels, fringe'),
  asymmetric: createTermBefore('asymmetric', 'asymmetrical'),
  laced: createTermBefore('lace-up'),
});

const FUNCTION_TERMS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  waterproof: createTermBefore('waterproof', 'rainproof, showerproof, weatherproof'),
  'for mud': createTermAfter('for mud'),
  'on feet': createTermAfter('for long days on the feet'),
  nursing: createTermAfter('for nursing'),
  'for laptop': createTermAfter('for a laptop'),
  'after birth': createTermAfter('for the time after a birth'),
  warm: createTermBefore('warm', 'cosy, cozy, insulated, padded, thermal, snug, toasty, thick, chunky, quilted, heavy'),
  breathable: createTermBefore('breathable', 'airy, lightweight, floaty, breezy, light'),
  cooling: createTermBefore('cool'),
  forgiving: createTermBefore('forgiving'),
  comfortable: createTermBefore('comfortable', 'comfy, soft, gentle'),
  stretch: createTermBefore('stretchy'),
  washable: createTermBefore('easy-care', 'machine washable, non iron'),
  'quick drying': createTermBefore('quick-drying'),
});

const FIT_TERMS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  regular: createTermBefore('regular-fit'),
  slim: createTermBefore('slim', 'skinny, narrow'),
  fitted: createTermBefore('fitted', 'tight'),
  relaxed: createTermBefore('relaxed', 'loose, roomy, baggy, flowing, flowy, slouchy'),
  tailored: createTermBefore('tailored', 'structured'),
  straight: createTermBefore('straight'),
  wide: createTermBefore('wide', 'wide leg, palazzo'),
  flared: createTermBefore('flared', 'bootcut'),
  'a line': createTermBefore('A-line'),
  plus: createTermBefore('plus-size'),
  mom: createTermBefore('mom-fit'),
});

const STYLE_TERMS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  casual: createTermBefore('casual', 'informal, laid back, easygoing'),
  business: createTermBefore('businesslike'),
  smart: createTermBefore('smart', 'smart casual, polished, presentable, refined, tidy'),
  formal: createTermBefore('formal', 'dressy, fancy, ceremonial'),
  bohemian: createTermBefore('bohemian', 'boho, hippie, folk'),
  'light color': createTermBefore('pale', 'light colored'),
  sustainable: createTermBefore('sustainable', 'ethical, organic, recycled'),
  minimalist: createTermBefore('minimalist', 'minimal, simple, sleek, understated, basic, unfussy'),
  vintage: createTermBefore('vintage', 'retro'),
  athletic: createTermBefore('sporty'),
  trendy: createTermBefore(
    'trendy',
    'modern, fashionable, contemporary, stylish, quirky, funky, playful, fun, unusual, unique',
  ),
  classic: createTermBefore('classic', 'timeless, traditional'),
  chic: createTermBefore('chic', 'elegant, classy, sophisticated, feminine, ladylike, graceful'),
  romantic: createTermBefore('romantic', 'pretty, delicate, girly, whimsical, dreamy'),
  glamorous: createTermBefore('glamorous', 'glam, sexy, dazzling'),
  pitti: createTermBefore('dapper'),
  rugged: createTermBefore('rugged', 'sturdy, durable, hard wearing, utilitarian, military, robust'),
});

const PATTERN_TERMS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  breton: createTermBefore('Breton-striped'),
  pinstripe: createTermBefore('pinstriped'),
  'banker stripe': createTermBefore('striped'),
  'wide stripe': createTermBefore('wide-striped'),
  'horizontal stripe': createTermWith('horizontal stripes'),
  'vertical stripe': createTermWith('vertical stripes'),
  check: createTermBefore('checked', 'checks'),
  'glen check': createTermBefore('glen-checked'),
  striped: createTermBefore('striped', 'stripes'),
  floral: createTermBefore('floral', 'flowers'),
  graphic: createTermBefore('graphic', 'logos'),
  'polka dot': createTermBefore('polka-dot', 'spotty, dotted, polka dots, dots, spots'),
  print: createTermBefore('printed', 'patterned'),
  animal: createTermBefore('animal-print'),
  leopard: createTermBefore('leopard-print'),
  zebra: createTermBefore('zebra-print'),
  snake: createTermBefore('snake-print'),
  camo: createTermBefore('camouflage'),
  'tie dye': createTermBefore('tie-dye'),
  'fair isle': createTermBefore('Fair Isle'),
  plain: createTermBefore('plain', 'solid'),
});

const TERM_TABLES: Readonly<Record<string, Readonly<Record<string, ConceptTerm>>>> = createDictionary({
  detail: DETAIL_TERMS,
  function: FUNCTION_TERMS,
  fit: FIT_TERMS,
  style: STYLE_TERMS,
  pattern: PATTERN_TERMS,
});

/**
 * Returns the words for a concept. By default, they are an adjective with the concept's name. Returns null for other
 * facets, and for a subtype that the shopper did not name.
 */
export function findTermOfConcept(id: string, words: string): ConceptTerm | null {
  const position = id.indexOf(':');
  const facet = id.slice(0, position);
  const name = id.slice(position + 1);
  const knownTerm = TERM_TABLES[facet]?.[name];
  if (knownTerm !== undefined || TERM_TABLES[facet] === undefined) return knownTerm ?? null;
  const namedTerm = createTermBefore(name.replaceAll(' ', '-'));
  if (facet !== 'detail') return namedTerm;
  return words === name ? { ...namedTerm, isSort: true } : null;
}
