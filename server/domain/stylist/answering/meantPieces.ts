import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
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
export function findMeantPieces(part: string, topic: Topic, pieces: Items, { context, pointed }: Scene): Items {
  if (pieces.length > 0) return pieces;
  const words = normalizeMessage(part);
  if (topic === 'property' && asksAmong(words)) return findBest(words, context.shown.slice(0, MAX_COMPARED));
  return pointed.length > 0 ? pointed : listNearest(context);
}

/** The maximum number of pieces to compare. */
const MAX_COMPARED = 12;

function findBest(words: string, items: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const property = findClothProperty(words);
  const bestItem = property && findBestPiece(property, items);
  return bestItem ? [bestItem] : items;
}

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

/** Returns all pieces that a part of the message names. */
export function findPointedPieces(part: string, context: ReferenceContext, earlierItems: Items = []): Items {
  return referToAll(new Utterance(part), context, earlierItems).slice(0, MAX_POINTED);
}
