import type { Preferences } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { Demands, Wishes } from '../Judgement.ts';
import type { Intent } from './StylistUnderTest.ts';

/** One conversation with what a fair shopper expects of each answer. The README defines every rule. */
export interface Conversation {
  readonly id: string;
  readonly profile?: Partial<Preferences>;
  /** ISO 8601; where absent, `USUAL_DAY`. */
  readonly now?: string;
  readonly turns: readonly ConversationTurn[];
  readonly notes?: string;
}

export const USUAL_DAY = '2026-05-12T10:00:00Z';

export interface ConversationTurn {
  /** May hold `{brand}`, `{color}`, `{kind}`, `{pattern}`, `{material}` or `{price}` of an item on the screen that alone has it. */
  readonly say: string;
  /** Attaches the best matching item of the catalogue, the first by id among equals. */
  readonly attach?: Sought;
  /** Filters that the shopper changed by hand before speaking. */
  readonly edit?: Partial<Filters>;
  /** Alternatives where it is a list: the answer need only meet one of them. */
  readonly expect: Expectation | readonly Expectation[];
  readonly notes?: string;
}

export interface Expectation {
  readonly intent?: Intent | readonly Intent[];
  readonly filters?: FilterDemands;
  readonly items?: ItemDemands;
  readonly reply?: ReplyDemands;
}

/** Demands as in `Judgement`, except that a kind may be one that the catalogue does not know. */
export type AnyDemands = Omit<Demands, 'kinds' | 'notKinds'> & { readonly kinds?: readonly string[]; readonly notKinds?: readonly string[] };

export interface Sought {
  readonly must: AnyDemands;
  readonly should?: Wishes;
}

export type FilterDemands = { readonly [K in keyof Filters]?: FilterDemand };

export interface FilterDemand {
  /** Lists are equal as sets. */
  readonly equals?: string | number | boolean | readonly string[];
  readonly includes?: readonly string[];
  readonly excludes?: readonly string[];
  /** Nothing is set: null, false or an empty list. */
  readonly empty?: true;
}

/** Facts in which two items can be the same. */
export const FACTS = ['kind', 'gender', 'color', 'pattern', 'material', 'brand'] as const;
export type Fact = (typeof FACTS)[number];

export const MEASURES = ['price', 'formality', 'warmth', 'length'] as const;
export type Measure = (typeof MEASURES)[number];

/** An item that the conversation points at. `turn` (from 1) names an earlier list; absent, the one on the screen. */
export type ItemRef =
  | { readonly turn?: number; readonly position: number }
  | { readonly turn?: number; readonly extreme: 'cheapest' | 'dearest'; readonly among?: readonly number[] }
  /** The first item whose fact no other item near it shares: what a placeholder in `say` speaks of. */
  | { readonly turn?: number; readonly only: OnlyFact }
  /** The first item near the top that meets the demands and grants a wish. */
  | { readonly turn?: number; readonly where: Sought }
  | { readonly attached: true };

export const ONLY_FACTS = ['brand', 'color', 'kind', 'pattern', 'material', 'price'] as const;
export type OnlyFact = (typeof ONLY_FACTS)[number];

export interface Comparison {
  readonly item: ItemRef;
  readonly facts: readonly Fact[];
}

export interface ItemDemands {
  /** How many of the first items are judged; 5 where absent. */
  readonly top?: number;
  /** The share of them that must be acceptable; 0.8 where absent. */
  readonly share?: number;
  readonly must?: AnyDemands;
  readonly should?: Wishes;
  /** The share of them that must grant at least half of the wishes; 0.6 where absent. */
  readonly shareOfWishes?: number;
  readonly price?: readonly { readonly is: 'below' | 'above'; readonly of: ItemRef }[];
  readonly sameAs?: readonly Comparison[];
  readonly differsFrom?: readonly Comparison[];
  /** On the whole, against what was on the screen. */
  readonly trend?: readonly { readonly measure: Measure; readonly direction: 'up' | 'down' }[];
  readonly ordered?: 'cheapest first' | 'dearest first';
  /** `same`: what was on the screen stays; `changed`: at least one of the first items is new. */
  readonly list?: 'same' | 'changed';
  readonly includes?: readonly ItemRef[];
  readonly excludes?: readonly ItemRef[];
}

export const TOLD_FACTS = ['name', 'brand', 'price', 'sizes', 'colors', 'materials', 'pattern', 'fit'] as const;
export type ToldFact = (typeof TOLD_FACTS)[number];

export interface ReplyDemands {
  readonly asks?: true;
  readonly tells?: readonly { readonly fact: ToldFact; readonly of: ItemRef }[];
  /** A question of yes or no about one item: the answer must be the true one. */
  readonly confirms?: readonly Confirmation[];
  /** `nothing`: says that there is no such thing, or what was loosened; `unknown`: says that it does not know. */
  readonly admits?: 'nothing' | 'unknown';
  /** No admission is demanded where the item's own description says the word (a regular expression). */
  readonly unlessDescribed?: { readonly of: ItemRef; readonly as: string };
  /** Regular expressions, regardless of case. */
  readonly says?: readonly string[];
  readonly avoids?: readonly string[];
}

export interface Confirmation {
  readonly fact: 'sizes' | 'colors' | 'materials' | 'sale';
  /** What is asked for; absent for a sale. */
  readonly value?: string;
  readonly of: ItemRef;
}
