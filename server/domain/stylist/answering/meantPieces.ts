import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import { readDescriptions } from '../hearing/pointing/readDescriptions.ts';
import { referToAll } from '../hearing/pointing/referTo.ts';
import { listNearest } from '../hearing/pointing/resolve.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { TalkGroup } from '../talk/talkGroups.ts';
import type { Turn } from '../Turn.ts';
import type { Topic } from './Answer.ts';
import { asksAmong, findBestPiece, findClothProperty } from './cloth/clothProperties.ts';
import { normalizeMessage } from './halves.ts';

type Items = readonly CatalogueItem[];

/** Maximum number of pieces that one part of a message can name. */
const MAX_POINTED = 6;

/** What the parts of a message may refer to. */
export interface Scene {
  /** The topic group of the last answer; null if there is none. */
  readonly lastTopicGroup: TalkGroup | null;
  readonly lexicon: Lexicon;
  readonly context: ReferenceContext;
  /** The pieces of the outfit on the screen; empty if the screen shows other results. */
  readonly outfit: readonly CatalogueItem[];
  /** The pieces that an earlier part of the message named last. */
  readonly pointed: readonly CatalogueItem[];
  /** Whether the shop sells a brand. */
  readonly sells: (brand: string) => boolean;
}

/**
 * Returns the pieces that a part of a message is about: pieces that the part names, pieces that the message names, or
 * pieces mentioned before.
 */
export function findMeantPieces(
  part: string,
  topic: Topic,
  pieces: readonly CatalogueItem[],
  { context, outfit, pointed }: Scene,
): readonly CatalogueItem[] {
  const isOfList = topic === 'keep' || topic === 'letGo';
  const namedItems = isOfList ? listNamed(part, context) : [];
  if (namedItems.length > 0) return namedItems;
  const describedItems = isOfList && outfit.length === 0 ? findDescribedPieces(part, context) : null;
  if (describedItems !== null) return describedItems;
  if (pieces.length > 0) return pieces;
  const words = normalizeMessage(part);
  if (topic === 'property' && asksAmong(words)) return findBest(words, context.shown.slice(0, MAX_COMPARED));
  if (!isOfList) return pointed.length > 0 ? pointed : listNearest(context);
  const outfitPieces = findMeantInOutfit(part, outfit, context);
  if (outfitPieces.length > 0) return outfitPieces;
  const allItems = EVERYTHING_PATTERN.test(words) ? listChosenPieces(context) : [];
  if (allItems.length > 0) return allItems;
  if (pointed.length > 0) return pointed;
  return SEVERAL_PATTERN.test(words) && context.spokenOf.length > 1 ? context.spokenOf : listNearest(context);
}

/** Returns the pieces that a part of a message calls by their names: 'save the Snow Country Coat'. */
const listNamed = (part: string, context: ReferenceContext): Items =>
  readDescriptions(normalizeMessage(part), context).flatMap(({ namedItems }) => namedItems ?? []);

const PURPOSE_PATTERN = / for /u;
const MENTION_END_PATTERN = /,| and | plus | & /u;
const DEFINITE_PATTERN = /\b(?:the|that|those|these|this)\b|^(?:save|keep|heart|remember)\b/u;

/**
 * Returns the shown or earlier pieces that match a description in a part of a message ('keep the rust shirt').
 * Returns an empty list if none matches, null if there is no description.
 */
function findDescribedPieces(part: string, context: ReferenceContext): readonly CatalogueItem[] | null {
  const [textBeforePurpose = ''] = normalizeMessage(part).split(PURPOSE_PATTERN, 1);
  const mentions = textBeforePurpose
    .split(MENTION_END_PATTERN)
    .filter((words) => DEFINITE_PATTERN.test(words) && context.describes(words));
  return mentions.length === 0 ? null : mentions.flatMap((words) => findDescribed(words, context) ?? []);
}

function findDescribed(words: string, context: ReferenceContext): CatalogueItem | undefined {
  return [context.shown, ...context.past].flatMap((list) => list.find((item) => context.fits(item, words)) ?? [])[0];
}

/** The maximum number of pieces to compare. */
const MAX_COMPARED = 12;

function findBest(words: string, items: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const property = findClothProperty(words);
  const bestItem = property && findBestPiece(property, items);
  return bestItem ? [bestItem] : items;
}

const EVERYTHING_PATTERN = /\b(?:all|everything|the lot|whole)\b/u;
const SEVERAL_PATTERN = /\b(?:them|those|these|both|two|they)\b/u;
/** The maximum number of pieces that count as chosen. */
const MAX_CHOSEN = 8;

/** Returns the pieces that the shopper has mentioned, newest first. */
export function listChosenPieces({ spokenOf, onceSpokenOf }: ReferenceContext): readonly CatalogueItem[] {
  return [...new Set([...spokenOf, ...onceSpokenOf])].slice(0, MAX_CHOSEN);
}

/** Lists the pieces of the outfit on the screen; empty if the screen shows other results. */
export function listShownOutfit({ conversation: { outfit }, shown }: Turn): readonly CatalogueItem[] {
  const ids = outfit?.places.flatMap(({ itemId }) => itemId ?? []) ?? [];
  const items = shown.quick.filter(({ id }) => ids.includes(id));
  return items.length === ids.length ? items : [];
}

const ALL_OF_IT_PATTERN = /\b(?:all|everything|whole|outfit|look|capsule|these|those|them)\b/u;
const PRONOUN_PATTERN = /\b(?:it|this|that)(?= (?:on|onto|to|in|into|for|off|from|please)\b|$)/u;

/**
 * Returns the pieces of the outfit that a part of a message is about. If the part mentions no piece, returns the
 * whole outfit.
 */
function findMeantInOutfit(
  part: string,
  outfit: readonly CatalogueItem[],
  { attached, spokenOf }: ReferenceContext,
): readonly CatalogueItem[] {
  const words = normalizeMessage(part);
  const namedItems = outfit.filter(({ kind }) => words.split(' ').includes(kind));
  if (namedItems.length > 0) return namedItems;
  const isOfPiece = attached !== null || spokenOf.length > 0;
  return ALL_OF_IT_PATTERN.test(words) || (PRONOUN_PATTERN.test(words) && !isOfPiece) ? outfit : [];
}

/** Returns all pieces that a part of a message names. */
export function findPointedPieces(part: string, context: ReferenceContext, earlierItems: Items = []): Items {
  return referToAll(new Utterance(part), context, earlierItems).slice(0, MAX_POINTED);
}
