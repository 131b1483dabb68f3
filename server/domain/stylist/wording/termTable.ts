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
const before = createTerm('before');
const having = createTerm('with');
const after = createTerm('after');

const DETAILS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  'double breasted': before('double-breasted'),
  'single breasted': before('single-breasted'),
  'long sleeve': having('long sleeves'),
  sleeves: having('sleeves'),
  'short sleeve': having('short sleeves'),
  sleeveless: before('sleeveless'),
  'three quarter sleeve': having('three-quarter sleeves'),
  'puff sleeve': having('puff sleeves'),
  'cap sleeve': having('cap sleeves'),
  'bell sleeve': having('bell sleeves'),
  'crew neck': having('a crew neck', 'round neck'),
  'v neck': having('a V-neck'),
  'high neckline': having('a high neckline'),
  'scoop neck': having('a scoop neck'),
  'boat neck': having('a boat neck'),
  'roll neck': having('a roll neck', 'turtleneck, high neck, funnel neck, cowl neck, mock neck, polo neck'),
  'square neck': having('a square neck'),
  halter: having('a halter neck'),
  sweetheart: having('a sweetheart neckline'),
  'off shoulder': before('off-the-shoulder'),
  strapless: before('strapless'),
  straps: having('straps'),
  backless: before('backless', 'open backed, low backed'),
  collar: having('a collar'),
  collarless: before('collarless'),
  lapel: having('lapels'),
  hood: having('a hood'),
  pocket: having('pockets', 'cargo pockets, deep pockets, patch pockets, side pockets'),
  button: having('buttons'),
  zip: having('a zip'),
  'belt detail': before('belted'),
  belted: before('belted'),
  mini: before('short', 'mini, above the knee'),
  midi: before('midi', 'knee length, tea length, to the knee, on the knee, at the knee'),
  maxi: before('long', 'maxi, floor length, full length, ankle length, to the floor, to the ankle'),
  'below knee': after('below the knee', 'past the knee, over the knee'),
  'above ankle': after('above the ankle'),
  'high waist': having('a high waist'),
  'mid rise': having('a mid rise'),
  'low rise': having('a low rise'),
  'empire waist': having('an empire waist'),
  slit: having('a slit'),
  'cut out': having('cut-outs'),
  'raw hem': having('a raw hem'),
  'elbow patch': having('elbow patches'),
  toggle: having('toggles'),
  'shoulder strap': having('a shoulder strap'),
  peplum: having('a peplum'),
  'scarf neck': having('a scarf neck'),
  'zip top': having('a zip top'),
  'tie neck': having('a tie neck'),
  'belt loop': having('belt loops'),
  'low heel': having('a low heel'),
  'kitten heel': having('a kitten heel'),
  stiletto: having('a stiletto heel'),
  platform: having('a platform sole'),
  'pointed toe': having('a pointed toe'),
  'open toe': having('an open toe'),
  'shoulder pads': having('shoulder pads'),
  bow: having('a bow'),
  'two piece': before('two-piece'),
  'three piece': before('three-piece'),
  'one button': before('one-button'),
  'two button': before('two-button'),
  drawstring: having('a drawstring'),
  heeled: before('heeled', 'high heeled, block heeled, heels, high heels, block heels'),
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
    ].map((name) => [name, before(name)]),
  ),
  pleated: before('pleated', 'pleats'),
  ruffled: before('ruffled', 'ruffles, frills, frilly, tiered, ruched, smocked, gathered, shirred, flounces, peplum'),
  ripped: before('ripped', 'distressed, torn, rips, holes'),
  fringed: before('fringed', 'tassels, fringe'),
  asymmetric: before('asymmetric', 'asymmetrical'),
  laced: before('lace-up'),
});

const FUNCTIONS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  waterproof: before('waterproof', 'rainproof, showerproof, weatherproof'),
  'for mud': after('for mud'),
  warm: before('warm', 'cosy, cozy, insulated, padded, thermal, snug, toasty, thick, chunky, quilted, heavy'),
  breathable: before('breathable', 'airy, lightweight, floaty, breezy, light'),
  cooling: before('cool'),
  forgiving: before('forgiving'),
  comfortable: before('comfortable', 'comfy, soft, gentle'),
  stretch: before('stretchy'),
  washable: before('easy-care', 'machine washable, non iron'),
  'quick drying': before('quick-drying'),
});

const FITS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  regular: before('regular-fit'),
  slim: before('slim', 'skinny, narrow'),
  fitted: before('fitted', 'tight'),
  relaxed: before('relaxed', 'loose, roomy, baggy, flowing, flowy, slouchy'),
  tailored: before('tailored', 'structured'),
  straight: before('straight'),
  wide: before('wide', 'wide leg, palazzo'),
  flared: before('flared', 'bootcut'),
  'a line': before('A-line'),
  plus: before('plus-size'),
  mom: before('mom-fit'),
});

const STYLES: Readonly<Record<string, ConceptTerm>> = createDictionary({
  casual: before('casual', 'informal, laid back, easygoing'),
  business: before('businesslike'),
  smart: before('smart', 'smart casual, polished, presentable, refined, tidy'),
  formal: before('formal', 'dressy, fancy, ceremonial'),
  bohemian: before('bohemian', 'boho, hippie, folk'),
  'light color': before('pale', 'light colored'),
  sustainable: before('sustainable', 'ethical, organic, recycled'),
  minimalist: before('minimalist', 'minimal, simple, sleek, understated, basic, unfussy'),
  vintage: before('vintage', 'retro'),
  athletic: before('sporty'),
  trendy: before('trendy', 'modern, fashionable, contemporary, stylish, quirky, funky, playful, fun, unusual, unique'),
  classic: before('classic', 'timeless, traditional'),
  chic: before('chic', 'elegant, classy, sophisticated, feminine, ladylike, graceful'),
  romantic: before('romantic', 'pretty, delicate, girly, whimsical, dreamy'),
  glamorous: before('glamorous', 'glam, sexy, dazzling'),
  pitti: before('dapper'),
  rugged: before('rugged', 'sturdy, durable, hard wearing, utilitarian, military, robust'),
});

const PATTERNS: Readonly<Record<string, ConceptTerm>> = createDictionary({
  breton: before('Breton-striped'),
  pinstripe: before('pinstriped'),
  'banker stripe': before('striped'),
  'wide stripe': before('wide-striped'),
  'horizontal stripe': having('horizontal stripes'),
  'vertical stripe': having('vertical stripes'),
  check: before('checked', 'checks'),
  'glen check': before('glen-checked'),
  striped: before('striped', 'stripes'),
  floral: before('floral', 'flowers'),
  graphic: before('graphic', 'logos'),
  'polka dot': before('polka-dot', 'spotty, dotted, polka dots, dots, spots'),
  print: before('printed', 'patterned'),
  animal: before('animal-print'),
  leopard: before('leopard-print'),
  zebra: before('zebra-print'),
  snake: before('snake-print'),
  camo: before('camouflage'),
  'tie dye': before('tie-dye'),
  'fair isle': before('Fair Isle'),
  plain: before('plain', 'solid'),
});

const TABLES: Readonly<Record<string, Readonly<Record<string, ConceptTerm>>>> = createDictionary({
  detail: DETAILS,
  function: FUNCTIONS,
  fit: FITS,
  style: STYLES,
  pattern: PATTERNS,
});

/**
 * Returns the words for a concept. By default, they are an adjective with the concept's name. Returns null for other
 * facets, and for a subtype that the shopper did not name.
 */
export function findTermOfConcept(id: string, words: string): ConceptTerm | null {
  const position = id.indexOf(':');
  const facet = id.slice(0, position);
  const name = id.slice(position + 1);
  const known = TABLES[facet]?.[name];
  if (known !== undefined || TABLES[facet] === undefined) return known ?? null;
  const named = before(name.replaceAll(' ', '-'));
  if (facet !== 'detail') return named;
  return words === name ? { ...named, isSort: true } : null;
}
