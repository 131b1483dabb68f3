import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { nameItem } from '../../wording/phrases.ts';
import { describeClosing, describeDistance, describeGrip, isShoe } from './shoeFeatures.ts';
import {
  describeButtons,
  describeChlorine,
  describeFilling,
  describeHood,
  describeLining,
  describePockets,
  describeSupport,
} from './clothesFeatures.ts';
import { describeHold, describeNickel } from './accessoryFeatures.ts';

/** What is known of a feature of a piece from its kind, if its listing does not name the feature. */
interface Feature {
  readonly words: RegExp;
  /** The words that name the feature in a description. */
  readonly told: RegExp;
  /** Returns a full sentence; '' if nothing is known. */
  readonly describe: (item: CatalogueItem) => string;
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
