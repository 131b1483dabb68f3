import type { Act } from '../acts/Act.ts';
import type { Understood } from '../Turn.ts';

/** What a constraint is about. `other` is a word of the catalogue that fashion language does not know. */
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

/** One thing that stands in the state of a conversation, in plain words. */
export interface Constraint {
  readonly slot: Slot;
  readonly value: string;
  readonly stance: 'wanted' | 'refused' | 'lessOf';
}

/** What pieces that are pointed at are for. */
export const REFERENCES = ['like', 'unlike', 'goesWith', 'about'] as const;
export type ReferenceUse = (typeof REFERENCES)[number];

/** One change of the state. An edit that changes nothing is none, so that all edits of a turn may be told. */
export type SlotEdit =
  | { readonly do: 'add' | 'refuse'; readonly slot: Slot; readonly value: string }
  | { readonly do: 'remove'; readonly old: Constraint }
  | { readonly do: 'replace'; readonly old: Constraint; readonly slot: Slot; readonly value: string }
  | { readonly do: 'refer'; readonly itemIds: readonly string[]; readonly use: ReferenceUse };

/** A clause and what the shopper does with it. */
export interface ToldAct {
  readonly text: string;
  readonly act: Act;
}

/** What a better reader, such as a language model, corrects of a draft. */
export interface TurnReading {
  /** The clauses whose act the draft has wrong. */
  readonly acts: readonly ToldAct[];
  readonly edits: readonly SlotEdit[];
}

/** A turn as the embedded stylist understands it, with what a better reader may correct. */
export interface Draft {
  readonly understood: Understood;
  readonly clauses: readonly ToldAct[];
  /** What stands after the turn. */
  readonly constraints: readonly Constraint[];
}
