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
 * What is to be said without a search: about which items, and the word that is asked for ('M', 'green', 'delivery').
 */
export interface Answer {
  readonly topic: Topic;
  readonly itemIds: readonly string[];
  readonly asked: string;
  /** What a learned reading says the question is about; absent where the words of `asked` tell it. */
  readonly subject?: TalkTopic;
  /** What else the same turn asks, in its order. */
  readonly also?: readonly Answer[];
}
