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
  | 'advice'
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
 * What a reply without a search must say: the topic, the items, and the word in question ('M', 'green', 'delivery').
 */
export interface Answer {
  readonly topic: Topic;
  readonly itemIds: readonly string[];
  readonly asked: string;
  /** The subject according to the talk model; absent if `asked` is enough. */
  readonly subject?: TalkTopic;
  /** The turn's other questions, in their order. */
  readonly also?: readonly Answer[];
}
