import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Heard } from '../Conversation.ts';
import { findPlace } from './editing/places.ts';
import type { OutfitEdit } from './OutfitEdit.ts';

/** Returns what the reply must know about a change or a question. */
export function toHeard(edit: OutfitEdit, plan: OutfitPlan): readonly Partial<Heard>[] {
  if (edit.kind === 'total' && edit.without.length > 0) {
    const itemIds = edit.without.flatMap((garment) => findPlace(plan, garment)?.itemId ?? []);
    return itemIds.length === 0 ? [] : [{ leftOut: { itemIds, words: edit.without.map(({ words }) => words) } }];
  }
  if (edit.kind === 'list') return [{ isListed: true }];
  if (edit.kind === 'restyle') {
    const { slot, traits, differences, said, garment } = edit;
    return [{ restyled: { slot, traits, differences, said, name: garment?.words ?? '' } }];
  }
  if (edit.kind === 'remark') return [{ remark: edit.remark }];
  return edit.kind === 'count'
    ? [{ counted: { kinds: edit.garment?.kinds ?? [], words: edit.garment?.words ?? '' } }]
    : [];
}
