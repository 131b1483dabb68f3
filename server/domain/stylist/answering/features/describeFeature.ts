import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { SHOE_KINDS } from '../../../language/lexicon/kinds.ts';
import { addArticle, capitalize } from '../../../search/phrasing.ts';
import { offer } from '../opinions/offers.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';

/** What is known of a feature of a piece from its kind, if its listing does not name the feature. */
interface Feature {
  readonly words: RegExp;
  /** The words that name the feature in a description. */
  readonly told: RegExp;
  /** Returns a full sentence; '' if nothing is known. */
  readonly describe: (item: CatalogueItem) => string;
}

const isShoe = ({ kind }: CatalogueItem): boolean => SHOE_KINDS.has(kind);
const nameMake = ({ subkind, kind }: CatalogueItem): string => subkind || kind;
const SLIP_ON_PATTERN =
  /loafer|mule|slide|flip-flop|chelsea|ballet|clog|pointed flats|espadrille wedge|slingback|pumps/iu;
const LACED_PATTERN = /oxford|derby|brogue|lace-up|sneakers|running/iu;
const BUCKLED_PATTERN = /t-bar|mary jane|monk|ankle-strap|fisherman|sandals/iu;

/** Says how a pair is closed, by its kind. */
function describeClosing(item: CatalogueItem): string {
  if (!isShoe(item)) return '';
  const make = nameMake(item);
  const name = `${capitalize(nameItem(item))} ${isOrAre(item)} a pair of ${make}`;
  if (LACED_PATTERN.test(make)) return `${name}, which close with laces.`;
  if (/ankle boots|knee boots/iu.test(make))
    return `${name}; those mostly have a zip at the side, but the listing does not say.`;
  if (SLIP_ON_PATTERN.test(make)) return `${name}, which slip on without laces or buckles.`;
  return BUCKLED_PATTERN.test(make) ? `${name}, which close with a strap or buckle.` : '';
}

const LINED_KINDS: ReadonlySet<string> = new Set(['coat', 'blazer', 'suit', 'jacket', 'waistcoat']);
function describeLining(item: CatalogueItem): string {
  const name = nameItem(item);
  if (item.kind === 'swimwear')
    return `The listing does not say whether ${name} is lined; one-piece suits mostly are, at least in front.`;
  if (LINED_KINDS.has(item.kind))
    return `The listing does not name a lining for ${name}; ${addArticle(item.kind)} like that mostly has one, unlined ones tend to say so.`;
  return `The listing names no lining for ${name}, so I would not count on one.`;
}

function describeSupport(item: CatalogueItem): string {
  if (item.kind !== 'swimwear') return '';
  const firm = item.materials.some((cloth) => /elastane/u.test(cloth))
    ? ' It is cut close with elastane, which holds a little.'
    : '';
  const isBare = /bandeau|triangle|strapless/iu.test(item.subkind);
  return `The listing names no cups or padding for ${nameItem(item)}.${isBare ? ' Without straps it gives little support.' : firm}`;
}

function describePockets(item: CatalogueItem): string {
  const mostly = new Set(['coat', 'jacket', 'jeans', 'trousers', 'shorts', 'blazer', 'suit', 'hoodie']);
  return mostly.has(item.kind)
    ? `The listing does not mention pockets for ${nameItem(item)}, though ${nameMake(item)}${/s$/u.test(nameMake(item)) ? '' : 's'} nearly always have them.`
    : `The listing mentions no pockets for ${nameItem(item)}, so I would not count on them.`;
}

function describeHood(item: CatalogueItem): string {
  return /hood/iu.test(`${item.subkind} ${item.kind}`)
    ? `Yes, ${nameItem(item)} has a hood.`
    : `No hood is listed for ${nameItem(item)}: it is ${addArticle(nameMake(item))}.`;
}

const FILLED_KINDS: ReadonlySet<string> = new Set(['coat', 'jacket', 'waistcoat', 'gloves', 'hat']);
function describeFilling(item: CatalogueItem): string {
  if (!FILLED_KINDS.has(item.kind))
    return item.materials.length === 0
      ? ''
      : `For ${nameItem(item)} the listing names ${item.materials.join(' and ')}; it does not say what is inside.`;
  const filling = item.materials.find((cloth) => /down|fleece|padd/u.test(cloth));
  if (filling !== undefined) return `${capitalize(nameItem(item))} ${isOrAre(item)} filled or lined with ${filling}.`;
  return item.materials.length === 0
    ? ''
    : `No filling is listed for ${nameItem(item)}, only the cloth: ${item.materials.join(' and ')}. Down or feathers would be named.`;
}

function describeButtons(item: CatalogueItem): string {
  const buttoned = /cardigan|shirt|blazer|suit|coat|waistcoat|jacket/u.test(item.kind);
  return buttoned
    ? `The listing does not describe the fastening of ${nameItem(item)}; ${addArticle(nameMake(item))} like that usually buttons or zips in front.`
    : `The listing names no buttons for ${nameItem(item)}.`;
}

function describeHold(item: CatalogueItem): string {
  if (item.kind !== 'bag') return '';
  const make = nameMake(item);
  if (/tote|shopper|backpack|satchel|weekender/iu.test(make))
    return `The listing gives no measurements for ${nameItem(item)}. ${capitalize(addArticle(make))} is the roomy kind and mostly takes a 13 or 14 inch laptop, but check the measurements at ${item.website} before you rely on it.`;
  return `The listing gives no measurements for ${nameItem(item)}, and ${addArticle(make)} is mostly too small for a laptop; a tote or shopper is the safer kind.`;
}

function describeGrip(item: CatalogueItem): string {
  if (!isShoe(item)) return '';
  const make = nameMake(item);
  const judgment = /lace-up|running|chelsea/iu.test(make)
    ? 'for a little snow they can do, for ice they are not made'
    : /sneakers|derby|clog/iu.test(make)
      ? 'on wet snow and ice I would not trust them'
      : 'for snow and ice I would not take them';
  return `The sole of ${nameItem(item)} is not described. By their kind, ${make} in ${item.materials[0] ?? 'that'}, ${judgment}; look for a rubber sole with a deep tread. ${offer('show me winter boots', 'look for some')}`;
}

function describeDistance(item: CatalogueItem): string {
  if (!isShoe(item)) return '';
  const make = nameMake(item);
  const judgment = /running|sneakers|lace-up|fisherman|clog/iu.test(make)
    ? 'fine for a long day on your feet once they are worn in'
    : /derby|chelsea|loafer|flats|oxford/iu.test(make)
      ? 'good for a few hours; for whole days of walking I would take a cushioned sneaker'
      : 'not made for long walks';
  return `Nobody can give a figure, but ${make} like ${nameItem(item)} are ${judgment}. Wear them in at home first.`;
}

function describeChlorine(item: CatalogueItem): string {
  if (item.kind !== 'swimwear') return '';
  const holds = item.materials.some((cloth) => /polyester/u.test(cloth));
  return `${capitalize(nameItem(item))} ${isOrAre(item)} ${item.materials.join(' and ')}. ${holds ? 'Polyester stands up to chlorine best' : 'Chlorine wears out nylon with elastane over time'}; a rinse in fresh water after each swim makes it last.`;
}

const ALLERGY =
  'Gold-plated brass can contain nickel, so with an allergy I would choose steel, solid silver or titanium instead.';
function describeNickel(item: CatalogueItem): string {
  if (item.materials.length === 0) return '';
  const cloth = item.materials.join(' and ');
  const advice = /brass|metal/u.test(cloth)
    ? ALLERGY
    : /silver|steel|gold/u.test(cloth)
      ? 'Sterling silver and surgical steel are mostly safe, but only “nickel-free” on the listing would settle it.'
      : 'What matters is the pin or hook that touches the skin, and that is not listed.';
  return `${capitalize(nameItem(item))} ${isOrAre(item)} listed as ${cloth}, and nickel is not mentioned. ${advice}`;
}

/** The features in order. The first feature whose words match and of which something is known is used. */
const FEATURES: readonly Feature[] = [
  {
    words: /\bnickel|\b(?:hypoallergenic|allerg(?:y|ic|ies))\b/u,
    told: /nickel|hypoallergenic/iu,
    describe: describeNickel,
  },
  { words: /\b(?:laptop|a4|macbook|folder|lunchbox|computer|ipad)\b/u, told: /laptop|inch/iu, describe: describeHold },
  { words: /\b(?:snow|ice|icy|slip|slippery|grip|slide)\b/u, told: /grip|tread/iu, describe: describeGrip },
  {
    words: /\b(?:miles|comfy|comfortable|walk(?:ing)? (?:in|far|all)|steps|walkable|walk a lot|long walks?)\b/u,
    told: /walk/iu,
    describe: describeDistance,
  },
  { words: /\b(?:chlorine|chlorinated|pool water)\b/u, told: /chlorine/iu, describe: describeChlorine },
  {
    words:
      /\b(?:laces?|lace up|slip ?ons?|zips?|zippers?|buckles?|straps?|velcro|get (?:them )?(?:on|off)|come (?:on|off)|pull ons?)\b/u,
    told: /\b(?:lace|laces|zip|zipped|buckle|strap|elastic side)\b/iu,
    describe: describeClosing,
  },
  {
    words: /\b(?:cups?|padd(?:ed|ing)|support(?:ive)?|underwire[sd]?|bust support|hold me in)\b/u,
    told: /\b(?:cup|cups|padded|support|underwired?)\b/iu,
    describe: describeSupport,
  },
  { words: /\bpockets?\b/u, told: /\bpockets?\b/iu, describe: describePockets },
  {
    words: /\b(?:filling|filled|stuffing|stuffed|insulation|down|feathers?|made inside|inside)\b/u,
    told: /\b(?:down|fill|filled|padd)/iu,
    describe: describeFilling,
  },
  { words: /\b(?:lin(?:ed|ing)|unlined)\b/u, told: /\b(?:lined|lining|unlined)\b/iu, describe: describeLining },
  { words: /\bhood(?:ed|s)?\b/u, told: /\bhood/iu, describe: describeHood },
  {
    words: /\b(?:buttons?|fasten(?:s|ing|ings|ers)?|poppers|snaps|close[sd]?|closure)\b/u,
    told: /\b(?:buttons?|zip|zipped|snap|popper|tie|ties)\b/iu,
    describe: describeButtons,
  },
];

/**
 * Answers a question about a feature of a piece: with the sentence of its description that names the feature, or with
 * what its kind tells. Returns '' if nothing is known.
 */
export function describeFeature(item: CatalogueItem, words: string): string {
  for (const { words: pattern, told, describe } of FEATURES) {
    if (!pattern.test(words)) continue;
    const sentence = item.description.split(/(?<=[.!?])\s+/u).find((text) => told.test(text));
    if (sentence !== undefined) return `Of ${nameItem(item)} the makers say: “${sentence}”`;
    const text = describe(item);
    if (text !== '') return text;
  }
  return '';
}

const IN_USE_PATTERN =
  /\b(?:slip(?:s|pery|ping)?|snow|ice|icy|grip|miles|(?:comfy|comfortable) to (?:walk|stand)|walk in)\b/u;

/** Answers how a pair does on snow or on a long walk; '' for other questions. */
export function describeUse(item: CatalogueItem, words: string): string {
  return isShoe(item) && IN_USE_PATTERN.test(words) ? describeFeature(item, words) : '';
}

const INSIDE_PATTERN = /\b(?:inside|filling|filled|stuffing|padding|lining|lined)\b/u;

/** Answers what is inside a piece; '' for other questions. */
export function describeInside(item: CatalogueItem, words: string): string {
  return INSIDE_PATTERN.test(words) ? describeFeature(item, words) : '';
}
