import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Utterance } from '../Utterance.ts';
import type { Description } from './Description.ts';
import { takeEra } from './earlierLists.ts';
import { readDescriptions } from './readDescriptions.ts';
import type { Reference, ReferenceContext } from './ReferenceContext.ts';
import { found, isGeneral } from './ReferenceContext.ts';
import { resolve } from './resolve.ts';
import { sentOne } from './sentOne.ts';

type Items = readonly CatalogueItem[];

/**
 * Returns the pieces of the first precise description ('the second one'), and removes its words. Returns null if
 * there is none.
 */
export function referTo(heard: Utterance, at: ReferenceContext): Reference | null {
  return sentOne(heard, at) ?? pointTo(heard, at, ({ strength }) => strength === 'precise');
}

/** Returns the known piece that a garment with an article means: 'the dress'. */
export function referToKind(heard: Utterance, at: ReferenceContext): Reference | null {
  return pointTo(heard, at, ({ strength }) => strength === 'noun');
}

/** Returns the pieces that 'it', 'that one', 'these' or a garment means. */
export function referNearby(heard: Utterance, at: ReferenceContext): Reference | null {
  const isNear = ({ strength, looks }: Description): boolean => strength === 'near' && looks.length === 0;
  if (SEVERAL.test(heard.rest)) return pointTo(heard, at, (description) => isNear(description) && description.isPlural);
  const piece = referToKind(heard, at);
  if (piece) return piece;
  // If no piece is a bag, 'this bag' is a bag of the shopper.
  const noun = OWN_NOUN.exec(heard.rest)?.[1];
  if (noun !== undefined && !isGeneral(noun) && at.describes(noun) && !at.attached) return null;
  return pointTo(heard, at, isNear);
}

const SEVERAL = /\b(?:these|those|them|they)\b/u;
const OWN_NOUN = /\b(?:this|that) ([a-z]{3,14})\b/u;

function pointTo(
  heard: Utterance,
  at: ReferenceContext,
  isWanted: (description: Description) => boolean,
): Reference | null {
  const seen = takeEra(heard, at);
  const isMeant = (description: Description): boolean =>
    (isWanted(description) || (seen !== at && description.strength === 'noun')) && !isAskedFor(heard, description);
  const mentions = resolveAll(heard, seen);
  const isNarrow = ({ description }: Mention): boolean => isMeant(description) && !isBareGroup(description);
  const narrow = mentions.findIndex(isNarrow);
  const first = narrow < 0 ? mentions.findIndex(({ description }) => isMeant(description)) : narrow;
  if (first < 0) return null;
  const joined = mentions
    .slice(first)
    .findIndex((mention, index, row) => !isJoined(heard.rest, mention, row[index + 1]));
  const meant = mentions.slice(first, first + joined + 1);
  const [{ description, reference }] = meant as [Mention];
  heard.cut(description.from, meant.at(-1)!.description.to);
  if (meant.length === 1) return reference;
  const items = meant.flatMap((mention) => mention.reference.items);
  return { items: [...new Set(items)], isLost: meant.some((mention) => mention.reference.isLost) };
}

interface Mention {
  readonly description: Description;
  readonly reference: Reference;
}

/** Finds all references to pieces, in order. One may depend on another before it ('the one next to it'). */
function resolveAll(heard: Utterance, at: ReferenceContext, earlier: Items = []): readonly Mention[] {
  const mentions: Mention[] = [];
  for (const description of readDescriptions(heard.rest, at)) {
    const own = mentions.flatMap(({ reference }) => reference.items);
    const before = own.length > 0 ? own : earlier;
    const reference = isSelection(heard, description) ? null : resolve(description, at, before);
    if (reference !== null) mentions.push({ description, reference });
  }
  return mentions;
}

/** Whether words only announce pieces that are named after them: 'which of these two, the first or the third'. */
function isBareGroup({ isOfGroup, place, rank, looks, kinds }: Description): boolean {
  return isOfGroup && place === null && rank === null && looks.length + kinds.length === 0;
}

const JOINT = /^,? ?(?:and|or|with|to|vs|versus|&) ?$/u;

/** Whether two references are joined: 'the first and the third', 'the blue one or the green one'. */
function isJoined(text: string, { description }: Mention, next: Mention | undefined): boolean {
  const isPrecise = description.strength === 'precise' && next?.description.strength === 'precise';
  return isPrecise && JOINT.test(text.slice(description.to, next.description.from));
}

/**
 * Returns all pieces that words name precisely or by their garment, in order. `earlier` has the pieces that the same
 * message named before.
 */
export function referToAll(heard: Utterance, at: ReferenceContext, earlier: Items = []): Items {
  const sent = sentOne(heard, at)?.items ?? [];
  const mentions = resolveAll(heard, takeEra(heard, at), earlier);
  const named = mentions.filter(({ description }) => description.strength !== 'near');
  return found([...sent, ...named.flatMap(({ reference }) => reference.items)]).items;
}

/**
 * Returns all pieces that words refer to, also those that 'it' and 'that' mean next to another piece ('that with the
 * shirt').
 */
export function referToTogether(heard: Utterance, at: ReferenceContext, earlier: Items = []): Items {
  const mentions = resolveAll(heard, takeEra(heard, at), earlier);
  const isNamed = mentions.some(({ description }) => description.strength !== 'near');
  const meant = mentions.filter(({ description: { strength, looks } }) => strength !== 'near' || looks.length === 0);
  return isNamed ? found(meant.flatMap(({ reference }) => reference.items)).items : [];
}

/** Removes the words that refer to pieces. */
export function withoutMentions(words: string, at: ReferenceContext): string {
  const named = readDescriptions(words, at).filter(({ strength }) => strength !== 'near');
  return named.toReversed().reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), words);
}

/** Matches a request for the pieces with one look: 'show me the navy ones'. */
const SELECTION = /^(?:(?:only|just|show me|i want|rather) )?the [a-z -]+ ones[ .!]*$/u;

function isSelection({ whole }: Utterance, { isPlural, looks, place, rank }: Description): boolean {
  return isPlural && looks.length > 0 && place === null && rank === null && SELECTION.test(whole);
}

/**
 * Whether the words ask which piece is the first in an order, such as 'which is the cheapest', instead of referring
 * to one.
 */
function isAskedFor({ whole }: Utterance, { rank, isRankOfTwo }: Description): boolean {
  return rank !== null && !isRankOfTwo && /\bwh(?:ich|at)\b/u.test(whole);
}
