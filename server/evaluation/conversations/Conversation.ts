import type { Preferences } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Requirements, ItemPreferences } from '../Judgment.ts';
import type { Intent, TurnAction } from './StylistUnderTest.ts';

/** An annotated conversation with expectations for each answer. The README has all rules. */
export interface Conversation {
  readonly id: string;
  readonly profile?: Partial<Preferences>;
  /** The time of the conversation in ISO 8601; `DEFAULT_DATE` by default. */
  readonly now?: string;
  readonly turns: readonly ConversationTurn[];
  readonly notes?: string;
}

export const DEFAULT_DATE = '2026-05-12T10:00:00Z';

export interface ConversationTurn {
  /**
   * The message. A placeholder such as `{brand}`, `{color}`, `{kind}`, `{pattern}`, `{material}` or `{price}` is
   * replaced by a value that only one item on the screen has.
   */
  readonly say: string;
  /** Attaches the best matching item; among equals, the first by id. */
  readonly attach?: ItemDescription;
  /** A description of a correct answer, for people who judge. */
  readonly right?: string;
  /** Filters that the shopper changes before sending the message. */
  readonly edit?: Partial<Filters>;
  /** The expectations. The answer has to meet one entry of a list. */
  readonly expect: Expectation | readonly Expectation[];
  readonly notes?: string;
}

export interface Expectation {
  readonly intent?: Intent | readonly Intent[];
  readonly filters?: FilterExpectations;
  readonly items?: ItemExpectations;
  readonly reply?: ReplyExpectations;
  readonly outfit?: OutfitExpectations;
  /** Set if the message is not a wish, so that filters and list must not change. */
  readonly keeps?: true;
  /** The action that the app must perform on the item `of`; without `of`, on any item. */
  readonly acts?: TurnAction;
  readonly of?: ItemRef;
}

export interface OutfitExpectations {
  /** For each list, the outfit must contain a piece of one of the listed kinds. */
  readonly slots?: readonly (readonly string[])[];
  readonly totalMax?: number;
  /** Kinds that must not be in the outfit. */
  readonly not?: readonly string[];
}

/** Like `Requirements` of `Judgment`, but with kinds that the catalogue may lack. */
export type AnyRequirements = Omit<Requirements, 'kinds' | 'notKinds'> & {
  readonly kinds?: readonly string[];
  readonly notKinds?: readonly string[];
};

export interface ItemDescription {
  readonly must: AnyRequirements;
  readonly should?: ItemPreferences;
}

export type FilterExpectations = { readonly [K in keyof Filters]?: FilterExpectation };

export interface FilterExpectation {
  /** The expected value of the filter. The order of a list does not matter. */
  readonly equals?: string | number | boolean | readonly string[];
  readonly includes?: readonly string[];
  readonly excludes?: readonly string[];
  /** The filter is unset: null, false or an empty list. */
  readonly empty?: true;
}

/** Attributes that two items can share. */
export const SHARED_FACTS = ['kind', 'gender', 'color', 'pattern', 'material', 'brand'] as const;
export type Fact = (typeof SHARED_FACTS)[number];

export const MEASURES = ['price', 'formality', 'warmth', 'length'] as const;
export type Measure = (typeof MEASURES)[number];

/**
 * An item that the message refers to. `turn` (from 1) selects the list of an earlier turn; by default, the list on
 * the screen.
 */
export type ItemRef =
  | { readonly turn?: number; readonly position: number }
  | { readonly turn?: number; readonly extreme: 'cheapest' | 'dearest'; readonly among?: readonly number[] }
  /** The first item near the top with a unique value of this attribute. A placeholder in `say` refers to it. */
  | { readonly turn?: number; readonly only: UniqueFact }
  /** The first item near the top that meets the requirements and at least half of the preferences. */
  | { readonly turn?: number; readonly where: ItemDescription }
  | { readonly attached: true };

export const UNIQUE_FACTS = ['brand', 'color', 'kind', 'pattern', 'material', 'price'] as const;
export type UniqueFact = (typeof UNIQUE_FACTS)[number];

export interface Comparison {
  readonly item: ItemRef;
  readonly facts: readonly Fact[];
}

export interface ItemExpectations {
  /** Number of items to judge, from the top; 5 by default. */
  readonly top?: number;
  /** Minimum share of acceptable items. Default: 0.8. */
  readonly share?: number;
  readonly must?: AnyRequirements;
  readonly should?: ItemPreferences;
  /** Minimum share of items that meet at least half of the preferences. Default: 0.6. */
  readonly shareOfWishes?: number;
  readonly price?: readonly { readonly is: 'below' | 'above'; readonly of: ItemRef }[];
  readonly sameAs?: readonly Comparison[];
  readonly differsFrom?: readonly Comparison[];
  /** Measures whose average must rise or fall, compared with the previous list. */
  readonly trend?: readonly { readonly measure: Measure; readonly direction: 'up' | 'down' }[];
  readonly ordered?: 'cheapest first' | 'dearest first';
  /** `same`: the list is unchanged. `changed`: at least one of the first items is new. */
  readonly list?: 'same' | 'changed';
  readonly includes?: readonly ItemRef[];
  readonly excludes?: readonly ItemRef[];
}

export const REPLY_FACTS = ['name', 'brand', 'price', 'sizes', 'colors', 'materials', 'pattern', 'fit'] as const;
export type ReplyFact = (typeof REPLY_FACTS)[number];

export interface ReplyExpectations {
  readonly asks?: true;
  readonly tells?: readonly { readonly fact: ReplyFact; readonly of: ItemRef }[];
  /** Yes-or-no questions about one item that must be answered correctly. */
  readonly confirms?: readonly Confirmation[];
  /**
   * `nothing`: the answer says that there is no such item, or names what was relaxed. `unknown`: it says that this is
   * not known.
   */
  readonly admits?: 'nothing' | 'unknown';
  /** If the description of this item matches the regular expression, the answer need not say so. */
  readonly unlessDescribed?: { readonly of: ItemRef; readonly as: string };
  /** Regular expressions, case-insensitive. */
  readonly says?: readonly string[];
  readonly avoids?: readonly string[];
}

export interface Confirmation {
  readonly fact: 'sizes' | 'colors' | 'materials' | 'sale';
  /** The value that the question names; absent for a question about a sale. */
  readonly value?: string;
  readonly of: ItemRef;
}
