import type { Act } from '../acts/Act.ts';
import type { Understood } from '../Turn.ts';

/** The slots of constraints; `other` holds a word of the catalogue that the lexicon lacks. */
export const SLOTS = [
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
export type Slot = (typeof SLOTS)[number];

/** One constraint in the state of a conversation, in plain words. */
export interface Constraint {
  readonly slot: Slot;
  readonly value: string;
  readonly stance: 'wanted' | 'refused' | 'lessOf';
}

/** What a turn may want with the pieces that it points at. */
export const REFERENCES = ['like', 'unlike', 'goesWith', 'about'] as const;
export type ReferenceUse = (typeof REFERENCES)[number];

/**
 * One change of the state. An edit that would change nothing is ignored, so a reader may repeat what is already there.
 */
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

/** The corrections that a better reader, such as a language model, makes to a draft. */
export interface TurnReading {
  /** The clauses whose act the draft has wrong. */
  readonly acts: readonly ToldAct[];
  readonly edits: readonly SlotEdit[];
}

/** A turn as the embedded stylist understands it, for a better reader to correct. */
export interface Draft {
  readonly understood: Understood;
  readonly clauses: readonly ToldAct[];
  /** The constraints that hold after the turn. */
  readonly constraints: readonly Constraint[];
}
