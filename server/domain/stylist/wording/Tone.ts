/**
 * A tone of the stylist. Each entry has alternative texts in complete sentences, one of which is used. Slots: {count}
 * '24 dresses', {from} '$39', {sought} 'linen dresses for a wedding', {change} 'in green, under $120', {piece} and
 * {item} 'the Meadow Tank', {why} 'is linen and suits a wedding', {traits} 'linen, for a wedding', {list}, {word},
 * {ask} the stylist's question.
 */
export interface Tone {
  readonly greeting: readonly string[];
  readonly thanks: readonly string[];
  readonly goodbye: readonly string[];
  readonly who: readonly string[];
  /** Asks for a wish: {ask}. */
  readonly askWish: readonly string[];
  /** Says that the words were not understood: {word} has the words, {ask} the question. */
  readonly askAgain: readonly string[];
  readonly askWhich: readonly string[];
  readonly announce: readonly string[];
  /** Says that the list is now longer or shorter: {count}, {from}. */
  readonly announceMore: readonly string[];
  readonly announceFewer: readonly string[];
  /** Starts an answer to a new wish: {count}, {sought}. */
  readonly found: readonly string[];
  /** Starts an answer to a changed wish, with other pieces: {count}, {change}. */
  readonly refined: readonly string[];
  /** Starts an answer about an outfit that was changed as the shopper asked. */
  readonly altered: readonly string[];
  /** Starts an answer with fewer pieces than before. */
  readonly narrowed: readonly string[];
  /** Starts an answer with more pieces than before. */
  readonly widened: readonly string[];
  /** Starts an answer that returns to an earlier list. */
  readonly returned: readonly string[];
  /** Starts an answer with the same pieces. */
  readonly unchanged: readonly string[];
  /** Starts an answer with the same pieces in another order. */
  readonly reordered: readonly string[];
  /** Starts an answer without a wish: {count}. */
  readonly shownAnyway: readonly string[];
  /** Names the best piece: {piece}, {why}, {traits}. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** Says which requirements were dropped: {word} has full sentences. */
  readonly relaxed: readonly string[];
  /** Says which values of the profile were used: {word}. */
  readonly profile: readonly string[];
  readonly nothing: readonly string[];
  /** Says that all pieces of the kind were already shown: {sought}. */
  readonly seenAll: readonly string[];
  /** Says that the shop does not have a kind of garment: {sought}. */
  readonly notSold: readonly string[];
  readonly next: Readonly<Record<NextStep, string>>;
  readonly sizes: readonly string[];
  readonly price: readonly string[];
  readonly fabric: readonly string[];
  readonly colors: readonly string[];
  readonly brand: readonly string[];
  readonly about: readonly string[];
  /** Says yes. {fact} is a full sentence. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Says that {word} is unknown. {fact} has what is known instead, or ''. */
  readonly unknown: readonly string[];
  /** Names the piece that best answers the question: {piece}, {why}. */
  readonly best: readonly string[];
  /** Compares two pieces: {list}. */
  readonly compared: readonly string[];
  /** States the total price of several pieces: {word}. {list} has the pieces with their prices. */
  readonly total: readonly string[];
  /** Names pieces that go with {item}: {list}. */
  readonly companions: readonly string[];
  /** Starts an answer with other pieces after the shopper disliked the shown ones. */
  readonly sorry: readonly string[];
  /** Says that {item} was put on the wishlist or removed from it. */
  readonly kept: readonly string[];
  readonly released: readonly string[];
  /**
   * Gives advice. {fact} is general knowledge that is not from the catalogue; it follows a colon or is a sentence of
   * its own.
   */
  readonly advice: readonly string[];
  /** This and the following moods answer a remark that asks for nothing. */
  readonly amused: readonly string[];
  readonly agreed: readonly string[];
  readonly pleased: readonly string[];
  readonly doubtful: readonly string[];
  readonly upset: readonly string[];
  readonly told: readonly string[];
}

/** The moments for which a tone has sentences. */
export type Moment = Exclude<keyof Tone, 'next'>;

/** What the stylist may offer next. In the offers, {item} is the first piece that the reply names. */
export type NextStep = 'wearer' | 'color' | 'budget' | 'occasion' | 'loosen' | 'pair' | 'alike';
