/**
 * One manner of speaking. Every entry holds whole sentences of its own; one of them is taken by the turn, never by
 * chance. Slots: {count} '24 dresses', {from} '$39', {sought} 'linen dresses for a wedding', {change} 'in green, under
 * $120', {piece} and {item} 'the Meadow Tank', {why} 'is linen and suits a wedding', {traits}
 * 'linen, for a wedding', {list}, {word}, {ask} what the stylist would like to know.
 */
export interface Tone {
  readonly greeting: readonly string[];
  readonly thanks: readonly string[];
  readonly goodbye: readonly string[];
  readonly who: readonly string[];
  /** Asks for a wish: {ask}. */
  readonly askWish: readonly string[];
  /** The words meant nothing: {word} as said, {ask}. */
  readonly askAgain: readonly string[];
  readonly askWhich: readonly string[];
  readonly announce: readonly string[];
  /** The list has grown, or got shorter, since the last turn: {count}, {from}. */
  readonly announceMore: readonly string[];
  readonly announceFewer: readonly string[];
  /** Opens an answer to a new wish: {count}, {sought}. */
  readonly found: readonly string[];
  /** Opens an answer to a refinement with other pieces: {count}, {change}. */
  readonly refined: readonly string[];
  /** Opens an answer about an outfit that was changed as asked. */
  readonly altered: readonly string[];
  /** Opens an answer that excludes some shown pieces. */
  readonly narrowed: readonly string[];
  /** Opens an answer that allows more pieces. */
  readonly widened: readonly string[];
  /** Opens an answer that goes back to an earlier list. */
  readonly returned: readonly string[];
  /** Opens an answer with the same pieces. */
  readonly unchanged: readonly string[];
  /** Opens an answer with the same pieces in another order. */
  readonly reordered: readonly string[];
  /** Opens an answer without a wish: {count}. */
  readonly shownAnyway: readonly string[];
  /** The best piece: {piece}, {why}, {traits}. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** What was relaxed: {word} holds full sentences. */
  readonly relaxed: readonly string[];
  /** What was taken from the profile: {word}. */
  readonly profile: readonly string[];
  readonly nothing: readonly string[];
  /** Everything of the kind was shown already: {sought}. */
  readonly seenAll: readonly string[];
  /** A kind of garment that the shop does not have: {sought}. */
  readonly notSold: readonly string[];
  readonly next: Readonly<Record<NextStep, string>>;
  readonly sizes: readonly string[];
  readonly price: readonly string[];
  readonly fabric: readonly string[];
  readonly colors: readonly string[];
  readonly brand: readonly string[];
  readonly about: readonly string[];
  /** {fact} is a full sentence. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** {word} is unknown; {fact} is what is known instead, or ''. */
  readonly unknown: readonly string[];
  /** The best of those shown by what was asked: {piece}, {why}. */
  readonly best: readonly string[];
  /** Compares two pieces: {list}. */
  readonly compared: readonly string[];
  /** The price of several pieces together: {word}; {list} has the pieces with their prices. */
  readonly total: readonly string[];
  /** {item}, {list} of pieces that go with it. */
  readonly companions: readonly string[];
  /** Opens where the shopper disliked what was shown; other pieces follow. */
  readonly sorry: readonly string[];
  /** {item} was put on the wishlist, or taken off it. */
  readonly kept: readonly string[];
  readonly released: readonly string[];
  /** {fact} is general knowledge, not from the listing, and stands after a colon or by itself. */
  readonly advice: readonly string[];
  /** Answers a remark that asks for nothing, by its mood. */
  readonly amused: readonly string[];
  readonly agreed: readonly string[];
  readonly pleased: readonly string[];
  readonly doubtful: readonly string[];
  readonly upset: readonly string[];
  readonly told: readonly string[];
}

/** The moments for which a tone has sentences. */
export type Moment = Exclude<keyof Tone, 'next'>;

/** What the stylist may offer next. {item} is the piece named first. */
export type NextStep = 'wearer' | 'color' | 'budget' | 'occasion' | 'loosen' | 'pair' | 'alike';
