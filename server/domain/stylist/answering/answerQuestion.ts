import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { addArticle } from '../../search/phrasing.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import type { Speech } from '../hearing/Speech.ts';
import type { Answer, Topic } from './Answer.ts';

/** Maximum number of shown items to compare for an answer. */
const MAX_COMPARED_ITEMS = 24;
const TOPICS_WITHOUT_ITEMS: ReadonlySet<Topic> = new Set(['unknowable', 'who']);
/** Topics that ask which piece of a list has the most of something, such as the warmest. */
const RANKING_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'cheapest',
  'dearest',
  'warmest',
  'lightest',
  'smartest',
  'softest',
]);
const COMPARING_TOPICS: ReadonlySet<Topic> = new Set(['compare', 'favorite']);

/** Answers a question about shown pieces; returns null if the message asks none. */
export function answerQuestion(
  { question, reference, relation, wish, priceStep, leanings, sameColor }: Speech,
  context: ReferenceContext,
): Answer | null {
  if (!question)
    return judgeStatement({ reference, relation, wish, priceStep, leanings }, context.attached !== null || sameColor);
  const { topic, asked, isOfAll } = question;
  if (topic === 'who' || topic === 'children') return { topic, itemIds: [], asked };
  const isUnsold =
    relation === 'goesWith' &&
    listKindParts(wish).length > 0 &&
    listKindParts(wish).every(({ words }) => !wish.isSold(words) && !wish.isSold(words.replace(/s$/u, '')));
  if (topic === 'about' && isUnsold)
    return {
      topic: 'unknowable',
      asked: `how it goes with ${namePiece(listKindParts(wish)[0]?.words ?? '')}`,
      itemIds: listIds(reference?.items ?? []),
    };
  if (
    relation === 'goesWith' &&
    (topic === 'about' || topic === 'unknowable') &&
    wish.parts.some(({ facet }) => facet === 'kind')
  )
    return null;
  const namesGarment = wish.parts.some(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
  if (topic === 'goesWith' && namesGarment) return null;
  if (/^(?:any|some)(?:thing)?\b/u.test(asked) || (!reference && namesGarment && topic !== 'unknowable' && !isOfAll))
    return null;
  const knownItems = findKnownPieces(
    context,
    isOfAll ? (wish.parts.find(({ facet, stance }) => facet === 'kind' && stance === 'wanted')?.words ?? '') : '',
  );
  if (topic === 'unknowable')
    return { topic, asked, itemIds: listIds(reference?.items ?? context.spokenOf.slice(0, 1)) };
  if (reference?.isLost && context.past.length > 0) return { topic: 'which', asked: '', itemIds: [] };
  if (knownItems.length === 0 && !reference?.items.length && !context.attached)
    return TOPICS_WITHOUT_ITEMS.has(topic) ? { topic, asked, itemIds: [] } : null;
  if (reference?.isLost) return { topic: 'which', asked: '', itemIds: [] };
  if (COMPARING_TOPICS.has(topic))
    return { topic, asked, itemIds: listIds(findPair(reference?.items, { ...context, shown: knownItems }, topic)) };
  if (RANKING_TOPICS.has(topic) && (reference?.items.length ?? 0) < 2)
    return { topic, asked, itemIds: listIds(context.outfit.length > 0 ? context.outfit : knownItems) };
  if (reference) return { topic, asked, itemIds: listIds(reference.items) };
  if (isOfAll) return { topic, asked, itemIds: listIds(knownItems) };
  const nearPieces = context.attached
    ? [context.attached]
    : context.spokenOf.length > 0
      ? context.spokenOf
      : knownItems;
  return { topic, asked, itemIds: listIds(nearPieces.slice(0, 1)) };
}

const namePiece = (words: string): string => (/(?:[^s]s|wear)$/u.test(words) ? words : addArticle(words));

function listKindParts({ parts }: Speech['wish']): Speech['wish']['parts'] {
  return parts.filter(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
}

/**
 * Returns the shown pieces of the kind that a question names. If there are none, returns those of the newest list
 * that contains the kind: 'which coat would you pick'.
 */
function findKnownPieces(context: ReferenceContext, noun: string): readonly CatalogueItem[] {
  const shownItems = (context.shown.length > 0 ? context.shown : context.spokenOf).slice(0, MAX_COMPARED_ITEMS);
  if (noun === '') return shownItems;
  return (
    [shownItems, ...context.past]
      .map((list) => list.filter((item) => context.isA(item, noun)))
      .find((list) => list.length > 0) ?? shownItems
  );
}

/** Answers a message that only names or praises a piece: 'the second one.' */
function judgeStatement(
  {
    reference,
    relation,
    wish,
    priceStep,
    leanings,
  }: Pick<Speech, 'reference' | 'relation' | 'wish' | 'priceStep' | 'leanings'>,
  wantsMore: boolean,
): Answer | null {
  const namesOnlyPiece =
    wish.parts.length === 0 &&
    wish.wish.colors.length === 0 &&
    wish.wish.sizes.length === 0 &&
    wish.wish.genders.length === 0 &&
    !wish.wish.sale &&
    wish.wish.priceMax === null &&
    wish.wish.priceMin === null &&
    priceStep === null &&
    leanings.length === 0;
  const [piece] = reference?.items ?? [];
  if (
    piece &&
    relation === 'pointed' &&
    wish.parts.length === 0 &&
    isAlready(wish.wish, piece) &&
    priceStep === null &&
    leanings.length === 0
  )
    return { topic: 'color', asked: wish.wish.colors[0]?.toLowerCase() ?? '', itemIds: listIds([piece]) };
  if (!reference || !namesOnlyPiece || (wantsMore && relation !== 'praised')) return null;
  if (reference.isLost) return { topic: 'which', asked: '', itemIds: [] };
  if (relation === 'goesWith' && !wantsMore)
    return { topic: 'goesWith', asked: '', itemIds: listIds(reference.items.slice(0, 1)) };
  if (relation === 'praised')
    return { topic: 'goesWith', asked: 'praised', itemIds: listIds(reference.items.slice(0, 1)) };
  if (relation === 'pointed') return { topic: 'about', asked: '', itemIds: listIds(reference.items.slice(0, 2)) };
  return null;
}

/** Whether the piece already has what the question asks for: 'could it be in green?' about a green piece. */
function isAlready(
  { colors, sizes, genders, sale, priceMax, priceMin }: Speech['wish']['wish'],
  piece: CatalogueItem,
): boolean {
  const isOnlyColor =
    colors.length > 0 && sizes.length === 0 && genders.length === 0 && !sale && priceMax === null && priceMin === null;
  return isOnlyColor && colors.every((color) => piece.colors.includes(color));
}

function findPair(
  pointedItems: readonly CatalogueItem[] | undefined,
  { spokenOf, shown }: ReferenceContext,
  topic: Topic,
): readonly CatalogueItem[] {
  if (pointedItems && (pointedItems.length > 1 || topic === 'favorite')) return pointedItems.slice(0, 12);
  const otherItems = [...spokenOf, ...shown].filter((item) => item !== pointedItems?.[0]);
  return topic === 'favorite'
    ? shown.slice(0, MAX_COMPARED_ITEMS)
    : [...(pointedItems ?? []), ...otherItems].slice(0, 2);
}

function listIds(items: readonly CatalogueItem[]): string[] {
  return items.map(({ id }) => id);
}
