import type { Act } from '../acts/Act.ts';
import type { Understood } from '../Turn.ts';

/** The names of constraints. `other` is for words of the catalogue that the lexicon does not have. */
export const CONSTRAINT_SLOTS = [
  'kind',
  'color',
  'cloth',
  'pattern',
  'fit',
  'detail',
  'occasion',
  'season',
  'style',
  'brand',
  'gender',
  'size',
  'minPrice',
  'maxPrice',
  'sale',
  'other',
] as const;
export type Slot = (typeof CONSTRAINT_SLOTS)[number];

/** One constraint of a conversation, in plain words. */
export interface Constraint {
  readonly slot: Slot;
  readonly value: string;
  readonly stance: 'wanted' | 'refused' | 'lessOf';
}

/** How a message may relate to the pieces that it mentions. */
export const REFERENCES = ['like', 'unlike', 'goesWith', 'about'] as const;
export type ReferenceUse = (typeof REFERENCES)[number];

/** One change of the constraints. A change without an effect is ignored, so it may be repeated. */
export type SlotEdit =
  | { readonly do: 'add' | 'refuse'; readonly slot: Slot; readonly value: string }
  | { readonly do: 'remove'; readonly old: Constraint }
  | { readonly do: 'replace'; readonly old: Constraint; readonly slot: Slot; readonly value: string }
  | { readonly do: 'refer'; readonly itemIds: readonly string[]; readonly use: ReferenceUse };

/** A clause with its act. */
export interface ToldAct {
  readonly text: string;
  readonly act: Act;
}

/** Corrections of a draft by a better reader, such as a language model. */
export interface TurnReading {
  /** The clauses whose act is wrong in the draft, with the right act. */
  readonly acts: readonly ToldAct[];
  readonly edits: readonly SlotEdit[];
}

/** How the embedded stylist understands a message, in a form that a better reader can correct. */
export interface Draft {
  readonly understood: Understood;
  readonly clauses: readonly ToldAct[];
  /** The constraints after the message. */
  readonly constraints: readonly Constraint[];
}
