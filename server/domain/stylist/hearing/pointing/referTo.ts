import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Utterance } from '../Utterance.ts';
import type { Description } from './Description.ts';
import { takeEarlierList } from './earlierLists.ts';
import { readDescriptions } from './readDescriptions.ts';
import type { Reference, ReferenceContext } from './ReferenceContext.ts';
import { createReference, isGeneral } from './ReferenceContext.ts';
import { resolve } from './resolve.ts';
import { referToSentPicture } from './referToSentPicture.ts';

type Items = readonly CatalogueItem[];

/**
 * Returns the pieces of the first precise description ('the second one'), and removes its words. Returns null if
 * there is none.
 */
export function referTo(utterance: Utterance, context: ReferenceContext): Reference | null {
  return (
    referToSentPicture(utterance, context) ?? pointTo(utterance, context, ({ strength }) => strength === 'precise')
  );
}

/** Returns the known piece that a garment with an article means: 'the dress'. */
export function referToKind(utterance: Utterance, context: ReferenceContext): Reference | null {
  return pointTo(utterance, context, ({ strength }) => strength === 'noun');
}

/** Returns the pieces that 'it', 'that one', 'these' or a garment means. */
export function referNearby(utterance: Utterance, context: ReferenceContext): Reference | null {
  const isNear = ({ strength, looks }: Description): boolean => strength === 'near' && looks.length === 0;
  if (SEVERAL_PATTERN.test(utterance.rest))
    return pointTo(utterance, context, (description) => isNear(description) && description.isPlural);
  const piece = referToKind(utterance, context);
  if (piece) return piece;
  // If no shown piece is a bag, 'this bag' is the shopper's own bag.
  const noun = OWN_NOUN_PATTERN.exec(utterance.rest)?.[1];
  if (noun !== undefined && !isGeneral(noun) && context.describes(noun) && !context.attached) return null;
  return pointTo(utterance, context, isNear);
}

const SEVERAL_PATTERN = /\b(?:these|those|them|they)\b/u;
const OWN_NOUN_PATTERN = /\b(?:this|that) ([a-z]{3,14})\b/u;

function pointTo(
  utterance: Utterance,
  context: ReferenceContext,
  isWanted: (description: Description) => boolean,
): Reference | null {
  const eraContext = takeEarlierList(utterance, context);
  const canBeMeant = (description: Description): boolean =>
    (isWanted(description) || (eraContext !== context && description.strength === 'noun')) &&
    !isAskedFor(utterance, description);
  const mentions = resolveAll(utterance, eraContext);
  const isNarrow = ({ description }: Mention): boolean => canBeMeant(description) && !isBareGroup(description);
  const narrowIndex = mentions.findIndex(isNarrow);
  const firstIndex = narrowIndex < 0 ? mentions.findIndex(({ description }) => canBeMeant(description)) : narrowIndex;
  if (firstIndex < 0) return null;
  const joinedIndex = mentions
    .slice(firstIndex)
    .findIndex((mention, index, row) => !isJoined(utterance.rest, mention, row[index + 1]));
  const meantMentions = mentions.slice(firstIndex, firstIndex + joinedIndex + 1);
  const [{ description, reference }] = meantMentions as [Mention];
  utterance.cut(description.from, meantMentions.at(-1)!.description.to);
  if (meantMentions.length === 1) return reference;
  const items = meantMentions.flatMap((mention) => mention.reference.items);
  return { items: [...new Set(items)], isLost: meantMentions.some((mention) => mention.reference.isLost) };
}

interface Mention {
  readonly description: Description;
  readonly reference: Reference;
}

/** Finds all references to pieces, in order. A reference may depend on an earlier one ('the one next to it'). */
function resolveAll(utterance: Utterance, context: ReferenceContext, earlierItems: Items = []): readonly Mention[] {
  const mentions: Mention[] = [];
  for (const description of readDescriptions(utterance.rest, context)) {
    const mentionedItems = mentions.flatMap(({ reference }) => reference.items);
    const itemsBefore = mentionedItems.length > 0 ? mentionedItems : earlierItems;
    const reference = isSelection(utterance, description) ? null : resolve(description, context, itemsBefore);
    if (reference !== null) mentions.push({ description, reference });
  }
  return mentions;
}

/** Whether words only announce pieces that later words name: 'which of these two, the first or the third'. */
function isBareGroup({ isOfGroup, place, rank, looks, kinds }: Description): boolean {
  return isOfGroup && place === null && rank === null && looks.length + kinds.length === 0;
}

const JOINT_PATTERN = /^,? ?(?:and|or|with|to|vs|versus|&) ?$/u;

/** Whether two references are joined: 'the first and the third', 'the blue one or the green one'. */
function isJoined(text: string, { description }: Mention, nextMention: Mention | undefined): boolean {
  const isPrecise = description.strength === 'precise' && nextMention?.description.strength === 'precise';
  return isPrecise && JOINT_PATTERN.test(text.slice(description.to, nextMention.description.from));
}

/**
 * Returns all pieces that words name precisely or by their garment, in order. `earlierItems` are the pieces that the
 * same message named before.
 */
export function referToAll(utterance: Utterance, context: ReferenceContext, earlierItems: Items = []): Items {
  const sentItems = referToSentPicture(utterance, context)?.items ?? [];
  const mentions = resolveAll(utterance, takeEarlierList(utterance, context), earlierItems);
  const namedMentions = mentions.filter(({ description }) => description.strength !== 'near');
  return createReference([...sentItems, ...namedMentions.flatMap(({ reference }) => reference.items)]).items;
}

/**
 * Returns all pieces that words refer to, including those that 'it' and 'that' mean together with another piece
 * ('that with the shirt').
 */
export function referToTogether(utterance: Utterance, context: ReferenceContext, earlierItems: Items = []): Items {
  const mentions = resolveAll(utterance, takeEarlierList(utterance, context), earlierItems);
  const hasPreciseMention = mentions.some(({ description }) => description.strength !== 'near');
  const meantMentions = mentions.filter(
    ({ description: { strength, looks } }) => strength !== 'near' || looks.length === 0,
  );
  return hasPreciseMention ? createReference(meantMentions.flatMap(({ reference }) => reference.items)).items : [];
}

/** Removes the words that refer to pieces. */
export function withoutMentions(words: string, context: ReferenceContext): string {
  const namedDescriptions = readDescriptions(words, context).filter(({ strength }) => strength !== 'near');
  return namedDescriptions.toReversed().reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), words);
}

/** Matches a request for the pieces with a certain look: 'show me the navy ones'. */
const SELECTION_PATTERN = /^(?:(?:only|just|show me|i want|rather) )?the [a-z -]+ ones[ .!]*$/u;

function isSelection({ whole }: Utterance, { isPlural, looks, place, rank }: Description): boolean {
  return isPlural && looks.length > 0 && place === null && rank === null && SELECTION_PATTERN.test(whole);
}

/** Whether the words ask for the first piece of an order ('which is the cheapest') instead of referring to it. */
function isAskedFor({ whole }: Utterance, { rank, isRankOfTwo }: Description): boolean {
  return rank !== null && !isRankOfTwo && /\bwh(?:ich|at)\b/u.test(whole);
}
