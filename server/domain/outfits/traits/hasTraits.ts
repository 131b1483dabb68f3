import type { OutfitPiece } from '../OutfitPiece.ts';
import type { OutfitSlot } from '../OutfitSlot.ts';
import type { PieceTrait } from './PieceTrait.ts';
import { RULE_BY_TRAIT } from './traitRules.ts';

export const concernsSlot = (trait: PieceTrait, slot: OutfitSlot): boolean =>
  RULE_BY_TRAIT.get(trait)?.slots.has(slot) === true;

/** Whether a piece in a slot has the traits. Traits that do not concern the slot are ignored. */
export const hasTraits = (piece: OutfitPiece, slot: OutfitSlot, traits: readonly PieceTrait[]): boolean =>
  traits.every((trait) => !concernsSlot(trait, slot) || RULE_BY_TRAIT.get(trait)?.has(piece) === true);

/** Adds traits. A new trait replaces those that it excludes: short sleeves replace long ones. */
export function joinTraits(
  traitsBefore: readonly PieceTrait[],
  addedTraits: readonly PieceTrait[],
): readonly PieceTrait[] {
  const axes = new Set(addedTraits.map((trait) => RULE_BY_TRAIT.get(trait)?.axis));
  return [...traitsBefore.filter((trait) => !axes.has(RULE_BY_TRAIT.get(trait)?.axis)), ...new Set(addedTraits)];
}
