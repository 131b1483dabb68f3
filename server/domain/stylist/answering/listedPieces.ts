import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import { readDescriptions } from '../hearing/pointing/readDescriptions.ts';
import { listNearest } from '../hearing/pointing/resolve.ts';
import { findCriterion, rateByCriterion } from './choosing/chooseAmong.ts';
import { normalizeMessage } from './halves.ts';
import { listChosenPieces, type Scene } from './meantPieces.ts';

type Items = readonly CatalogueItem[];

/** Returns the pieces that a request for the wishlist is about. 'That one' is never several pieces. */
export function findListedPieces(part: string, pieces: Items, scene: Scene): Items {
  const { context, outfit } = scene;
  const words = normalizeMessage(part);
  const namedItems = listNamed(part, context);
  if (namedItems.length > 0) return namedItems;
  const compared = pickByComparison(words, pieces, scene);
  if (compared.length > 0) return compared;
  const describedItems = outfit.length === 0 ? findDescribedPieces(part, context) : null;
  if (describedItems !== null) return describedItems;
  return pieces.length > 0 ? pieces : findUnnamed(words, scene);
}

/** Returns the pieces that 'it', 'both' or 'all of it' means. */
function findUnnamed(words: string, { context, outfit, pointed }: Scene): Items {
  const ofOutfit = findMeantInOutfit(words, outfit, context);
  if (ofOutfit.length > 0) return ofOutfit;
  const allItems = EVERYTHING_PATTERN.test(words) ? listChosenPieces(context) : [];
  if (allItems.length > 0) return allItems;
  if (pointed.length > 0) return pointed;
  if (!SEVERAL_PATTERN.test(words)) return findSingle(context);
  const several = [context.spokenOf, context.namedItems].find((items) => items.length > 1);
  return several ?? listNearest(context);
}

/** Returns the one piece that was spoken of or named last; empty if it could be several. */
function findSingle(context: ReferenceContext): Items {
  const [nearest, named] = [listNearest(context), context.namedItems];
  if (nearest.length <= 1) return nearest;
  return named.length === 1 ? named : [];
}

/** Returns the pieces that a part calls by their names: 'save the Snow Country Coat'. */
const listNamed = (part: string, context: ReferenceContext): Items =>
  readDescriptions(normalizeMessage(part), context).flatMap(({ namedItems }) => namedItems ?? []);

const CHEAPER_PATTERN = /\b(?:cheap(?:er|est)|less expensive|least expensive|lowest price)\b/u;
const DEARER_PATTERN = /\b(?:dear(?:er|est)|pric(?:ier|iest)|more expensive|most expensive)\b/u;
const COMPARED_PATTERN =
  /\bthe (?:[a-z]{3,}(?:er|est)|(?:more|most|less|least) [a-z]+)(?: (?:one|of|pair)\b| ?(?:$|[,.!]| (?:on|in|to) ))/u;

/** Returns the piece that is cheaper, warmer and the like among those mentioned: 'save the cheaper of the two'. */
function pickByComparison(words: string, pieces: Items, { context, lexicon }: Scene): Items {
  const among = [pieces, context.spokenOf, context.namedItems, context.shown].find((items) => items.length > 1) ?? [];
  if (among.length === 0) return [];
  if (CHEAPER_PATTERN.test(words))
    return [...among].sort((first, second) => first.priceCents - second.priceCents).slice(0, 1);
  if (DEARER_PATTERN.test(words))
    return [...among].sort((first, second) => second.priceCents - first.priceCents).slice(0, 1);
  const criterion = COMPARED_PATTERN.test(words) ? findCriterion(words, among, lexicon) : undefined;
  return criterion === undefined
    ? []
    : rateByCriterion(among, criterion)
        .slice(0, 1)
        .map(({ item }) => item);
}

const PURPOSE_PATTERN = / for /u;
const MENTION_END_PATTERN = /,| and | plus | & /u;
const DEFINITE_PATTERN = /\b(?:the|that|those|these|this)\b|^(?:save|keep|heart|remember)\b/u;

/**
 * Returns the shown or earlier pieces with the look that a part names ('keep the rust shirt'). Returns an empty list
 * if none has the look, null if the part names no look.
 */
function findDescribedPieces(part: string, context: ReferenceContext): Items | null {
  const [textBeforePurpose = ''] = normalizeMessage(part).split(PURPOSE_PATTERN, 1);
  const mentions = textBeforePurpose
    .split(MENTION_END_PATTERN)
    .filter((words) => DEFINITE_PATTERN.test(words) && context.describes(words));
  return mentions.length === 0 ? null : mentions.flatMap((words) => findDescribed(words, context) ?? []);
}

function findDescribed(words: string, context: ReferenceContext): CatalogueItem | undefined {
  return [context.shown, ...context.past].flatMap((list) => list.find((item) => context.fits(item, words)) ?? [])[0];
}

const EVERYTHING_PATTERN = /\b(?:all|everything|the lot|whole)\b/u;
const SEVERAL_PATTERN = /\b(?:them|those|these|both|two|they)\b/u;
const ALL_OF_IT_PATTERN = /\b(?:all|everything|whole|outfit|look|capsule|these|those|them)\b/u;
const IT_PATTERN = /\b(?:it|this|that)(?= (?:on|onto|to|in|into|for|off|from|please)\b|$)/u;

/** Returns the pieces of the outfit that a part is about. If no piece was mentioned, that is the whole outfit. */
function findMeantInOutfit(words: string, outfit: Items, { attached, spokenOf }: ReferenceContext): Items {
  const namedItems = outfit.filter(({ kind }) => words.split(' ').includes(kind));
  if (namedItems.length > 0) return namedItems;
  const isOfPiece = attached !== null || spokenOf.length > 0;
  return ALL_OF_IT_PATTERN.test(words) || (IT_PATTERN.test(words) && !isOfPiece) ? outfit : [];
}
