import type { TalkTopic } from '../talk/TalkTopic.ts';

/** What the shopper wants to know. */
export type Topic =
  | 'size'
  | 'color'
  | 'price'
  | 'sale'
  | 'fabric'
  | 'brand'
  | 'care'
  | 'fit'
  | 'pattern'
  | 'occasion'
  | 'season'
  | 'about'
  | 'cheapest'
  | 'dearest'
  | 'warmest'
  | 'lightest'
  | 'smartest'
  | 'softest'
  | 'favorite'
  | 'compare'
  | 'total'
  | 'goesWith'
  | 'unknowable'
  | 'children'
  | 'delivery'
  | 'returns'
  | 'stock'
  | 'service'
  | 'orders'
  | 'person'
  | 'buying'
  | 'app'
  | 'property'
  | 'measure'
  | 'choice'
  | 'advice'
  | 'opinion'
  | 'refusalNoted'
  | 'remark'
  | 'unclear'
  | 'shrink'
  | 'itch'
  | 'clothCare'
  | 'brandSold'
  | 'share'
  | 'keep'
  | 'letGo'
  | 'why'
  | 'beyond'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'who'
  | 'which'
  | 'wish'
  | 'narrowing';

/**
 * What a reply without a search says: the topic, the items, and the subject of the question ('M', 'green',
 * 'delivery').
 */
export interface Answer {
  readonly topic: Topic;
  readonly itemIds: readonly string[];
  readonly asked: string;
  /** The subject that the talk model found; undefined if `asked` tells the subject. */
  readonly subject?: TalkTopic;
  /** The pieces among which the answer chooses; absent if it chooses none. */
  readonly among?: readonly string[];
  /** The other questions in the message, in order. */
  readonly also?: readonly Answer[];
}
