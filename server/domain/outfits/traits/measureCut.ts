import type { OutfitPiece } from '../OutfitPiece.ts';

/** Returns the description of a piece, for words about its cut. */
const joinDescriptions = ({ name, item }: OutfitPiece): string =>
  `${name}${item.semanticSearchDescription} ${item.description}`.toLowerCase();

const BARE_ARMS_PATTERN = /\b(?:sleeveless|strappy|strapless|halter|one shoulder|slip dress|bandeau)\b/u;
const BARE_ARMS_KINDS: ReadonlySet<string> = new Set(['camisole', 'tank', 'waistcoat', 'gilet']);
const SHORT_SLEEVES_PATTERN = new RegExp(
  String.raw`\b(?:short sleeved?|short sleeves|camp collar|cuban collar|flutter sleeved?|puff sleeved?|cap sleeved?|polo shirt|hawaiian)\b`,
  'u',
);
const LONG_SLEEVES_PATTERN = new RegExp(
  String.raw`\b(?:long sleeved?|long sleeves|(?:bell|balloon|lantern|full|bishop|mutton) sleeved?|sleeves (?:that cover|to the)|to the wrists?|cuffs?)\b`,
  'u',
);
/** Kinds whose sleeves are long unless the words say otherwise. */
const SLEEVED_KINDS: ReadonlySet<string> = new Set(
  'shirt,blouse,sweater,sweatshirt,hoodie,cardigan,blazer,jacket,coat,suit,tunic'.split(','),
);
export const NO_SLEEVES = 0;
export const SHORT = 1;
export const LONG = 2;

/** How much of the arms a piece covers: 0 none, 1 short sleeves, 2 long sleeves; null if its words do not tell. */
export function measureSleeves(piece: OutfitPiece): number | null {
  const { name, kind } = piece;
  if (BARE_ARMS_KINDS.has(kind) || BARE_ARMS_PATTERN.test(name)) return NO_SLEEVES;
  if (LONG_SLEEVES_PATTERN.test(name)) return LONG;
  return SHORT_SLEEVES_PATTERN.test(name) ? SHORT : measureDescribedSleeves(piece);
}

function measureDescribedSleeves(piece: OutfitPiece): number | null {
  const { name, kind } = piece;
  const text = joinDescriptions(piece).replaceAll('-', ' ');
  if (/\b(?:sleeveless|no sleeves|without sleeves)\b/u.test(text)) return NO_SLEEVES;
  if (LONG_SLEEVES_PATTERN.test(text)) return LONG;
  if (/\bshort sleeve/u.test(text) || SHORT_SLEEVED_KINDS.has(kind)) return SHORT;
  return SLEEVED_KINDS.has(kind) || LONG_SLEEVED_DRESS_PATTERN.test(name) ? LONG : null;
}

const SHORT_SLEEVED_KINDS: ReadonlySet<string> = new Set(['tee', 'polo']);
const LONG_SLEEVED_DRESS_PATTERN = / (?:knit|shirt) dress /u;

export const MINI = 0;
export const KNEE = 1;
export const MIDI = 2;
export const MAXI = 3;
const HEMMED_KINDS: ReadonlySet<string> = new Set(['dress', 'skirt']);
const LONG_LEGS = 2;
const CROPPED_LEGS = 1;

/**
 * How long a skirt, a dress, the legs of trousers or a coat are. Skirts go from mini (0) to maxi (3), legs from shorts
 * (0) to full length (2), jackets and coats from cropped (0) to long (3); null for other pieces.
 */
export function measureLength(piece: OutfitPiece): number | null {
  const { kind, slot, name } = piece;
  if (HEMMED_KINDS.has(kind)) return measureHem(piece);
  if (slot === 'outer' || slot === 'layer') return measureCoat(piece);
  if (slot !== 'bottom' && kind !== 'jumpsuit') return null;
  if (kind === 'shorts' || name.includes(' playsuit ')) return 0;
  return /\b(?:capri|cropped|biker|7 8)\b/u.test(name) ? CROPPED_LEGS : LONG_LEGS;
}

const LONG_COAT_PATTERN = /\b(?:long|maxi|overcoat|trench|duster)\b/u;

function measureCoat({ kind, name }: OutfitPiece): number {
  if (/\bcropped\b/u.test(name)) return MINI;
  if (LONG_COAT_PATTERN.test(name)) return MAXI;
  return kind === 'coat' ? MIDI : KNEE;
}

function measureHem({ name, item: { description } }: OutfitPiece): number {
  const text = `${name}${description.toLowerCase()}`;
  if (/\bmini\b/u.test(text)) return MINI;
  if (/\b(?:maxi|gown|floor|ankles?)\b/u.test(text)) return MAXI;
  return /\b(?:midi|calf|shin|below the knees?)\b/u.test(text) ? MIDI : KNEE;
}

/** The width of each fit, from skinny (0) to oversized (4). */
const WIDTH_BY_FIT: readonly (readonly [RegExp, number])[] = [
  [/\b(?:skinny|bodycon)\b/u, 0],
  [/\b(?:slim|fitted|tapered|bias|tailored|pencil|sheath|slip)\b/u, 1],
  [/\b(?:oversized?|wide|balloon|barrel|palazzo)\b/u, 4],
  [/\b(?:relaxed|boxy|flared|flare|a line|loose|drawstring)\b/u, 3],
];
const USUAL_WIDTH = 2;

/** How wide a piece is cut, from skinny (0) to oversized (4). */
export function measureWidth({ item, name }: OutfitPiece): number {
  const cut = name.replace(/ (?:narrow|wide)(?= belt)/u, '');
  const fit = item.fit.toLowerCase().replaceAll('-', ' ');
  const nameWidth = WIDTH_BY_FIT.find(([words]) => words.test(cut))?.[1];
  const fitWidth = WIDTH_BY_FIT.find(([words]) => words.test(fit))?.[1];
  return nameWidth ?? fitWidth ?? USUAL_WIDTH;
}

const HIGH_WAIST_PATTERN = new RegExp(
  String.raw`\b(?:high[- ](?:waist\w*|rise)|paperbag|waist is high|rise reaches the waist|high (?:at|in) the waist|pencil|palazzo|pleated trousers)\b`,
  'u',
);

export const hasHighWaist = (piece: OutfitPiece): boolean => HIGH_WAIST_PATTERN.test(joinDescriptions(piece));

const POCKETS_PATTERN = /\b(?:pockets?|cargo|chinos?|jeans|trucker|chore)\b/u;
const NO_POCKETS_PATTERN = /\bno pockets?\b/u;

export const hasPockets = (piece: OutfitPiece): boolean => {
  const text = joinDescriptions(piece);
  return POCKETS_PATTERN.test(text) && !NO_POCKETS_PATTERN.test(text);
};
