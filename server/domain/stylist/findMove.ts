import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../language/lexicon/Lexicon.ts';
import type { Conversation } from './Conversation.ts';
import type { Speech } from './hearing/Speech.ts';
import type { Move } from './wish/foldWish.ts';
import { isSameThing } from './wish/groups.ts';
import type { WishPart } from './wish/WishPart.ts';

/**
 * Returns how a message relates to the earlier messages. A garment that is not connected to the last garment starts a
 * new subject. Without a garment, the message refines the wish, unless it names another occasion.
 */
export function findMove(
  { wish, turns }: Pick<Conversation, 'wish' | 'turns'>,
  speech: Speech,
  shownItems: readonly CatalogueItem[],
  lexicon: Lexicon,
): Move {
  if (speech.takenBack.some(({ what }) => what === 'everything')) return 'anew';
  if (speech.likesPicture) return 'anew';
  if (turns === 0 || wish.length === 0) return 'refine';
  const kinds = speech.wish.parts.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const partsBefore = wish.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  const isOtherGarment =
    kinds.length > 0 &&
    partsBefore.length > 0 &&
    !kinds.some((kind) => partsBefore.some((part) => isSameThing(part, kind)));
  if (speech.relation === 'goesWith' && kinds.length > 0) return 'beside';
  if (speech.reference && speech.relation !== 'unlike')
    return isOtherGarment && (speech.relation !== 'like' || speech.sameColor) ? 'beside' : 'refine';
  if (isOtherGarment) return speech.move;
  if (partsBefore.length === 0 && isNoneOf(kinds, shownItems, lexicon))
    return speech.isAlternative && speech.move !== 'beside' ? 'or' : 'beside';
  return speech.isAlternative ? 'or' : 'refine';
}

/** The number of shown pieces that a shopper has probably seen. */
const SEEN_ITEM_COUNT = 12;

/** Whether none of the first shown pieces is of these kinds. */
function isNoneOf(kinds: readonly WishPart[], shownItems: readonly CatalogueItem[], lexicon: Lexicon): boolean {
  const ids = kinds.flatMap(({ concepts }) => concepts);
  const isOfWantedKind = ({ kind }: CatalogueItem): boolean =>
    ids.some((id) => (lexicon.byId(id)?.kinds[kind] ?? 0) > 0);
  return ids.length > 0 && shownItems.length > 0 && !shownItems.slice(0, SEEN_ITEM_COUNT).some(isOfWantedKind);
}
