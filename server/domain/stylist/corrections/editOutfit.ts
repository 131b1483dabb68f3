import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Language } from '../hearing/hear.ts';
import { applyEdits } from '../outfit/editing/applyEdits.ts';
import type { OutfitEdit } from '../outfit/OutfitEdit.ts';
import { readGarments } from '../outfit/reading/readGarments.ts';
import { readTerms, saysSomething } from '../outfit/reading/readTerms.ts';
import { describeEdits } from '../outfit/describeEdits.ts';
import { readParts } from '../wish/readParts.ts';
import type { Change } from '../Conversation.ts';
import type { Understood } from '../Turn.ts';
import { listConstraints } from './constraints.ts';
import { readWanted } from './readValue.ts';
import type { Constraint, Slot, SlotEdit } from './TurnReading.ts';

const CENTS_PER_DOLLAR = 100;

/**
 * Applies the changes to a message about an outfit. A garment becomes a place, a maximum price limits the total, and
 * other values apply to all pieces.
 */
export function withOutfitEdits(understanding: Understood, edits: readonly SlotEdit[], language: Language): Understood {
  const { outfit, conversation } = understanding;
  if (outfit === undefined) return understanding;
  const standingConstraints = listConstraints(understanding);
  const news = edits.filter((edit) => !standingConstraints.some((constraint) => statesConstraint(edit, constraint)));
  const outfitEdits = news.flatMap((edit) => toOutfitEdits(outfit, edit, language));
  const plan = applyEdits(outfit, outfitEdits);
  if (plan === outfit) return understanding;
  const highestPrice = plan.budgetCents === null ? null : Math.floor(plan.budgetCents / CENTS_PER_DOLLAR);
  const filters = { ...understanding.filters, priceRangeMax: highestPrice ?? understanding.filters.priceRangeMax };
  const changes = describeEdits(outfitEdits).map((words): Change => ({ kind: 'wish', words }));
  return {
    ...understanding,
    intent: 'search',
    filters,
    outfit: plan,
    conversation: {
      ...conversation,
      filters,
      outfit: plan,
      heard: { ...conversation.heard, changes: [...conversation.heard.changes, ...changes] },
    },
  };
}

function statesConstraint(edit: SlotEdit, { slot, value, stance }: Constraint): boolean {
  if (edit.do !== 'add' && edit.do !== 'refuse') return false;
  return edit.slot === slot && edit.value === value && stance === (edit.do === 'add' ? 'wanted' : 'refused');
}

function toOutfitEdits(plan: OutfitPlan, edit: SlotEdit, language: Language): readonly OutfitEdit[] {
  switch (edit.do) {
    case 'add':
      return addTo(plan, edit.slot, edit.value, language);
    case 'refuse':
      return edit.slot === 'kind'
        ? readGarments(edit.value, language).map((garment) => ({ kind: 'drop', garment, isOfPiece: false }))
        : describe(`no ${edit.value}`, language);
    case 'remove':
      return edit.old.slot === 'kind'
        ? readGarments(edit.old.value, language).map((garment) => ({ kind: 'drop', garment, isOfPiece: true }))
        : [];
    case 'replace': {
      if (edit.slot !== 'kind') return addTo(plan, edit.slot, edit.value, language);
      const [oldGarment = null] = readGarments(edit.old.value, language);
      return readGarments(edit.value, language).map((garment) => ({ kind: 'swap', garment, old: oldGarment }));
    }
    case 'refer':
      return edit.use === 'unlike' ? [{ kind: 'swapPiece', itemIds: edit.itemIds, differences: [] }] : [];
  }
}

function addTo(plan: OutfitPlan, slot: Slot, value: string, language: Language): readonly OutfitEdit[] {
  if (slot === 'kind') {
    const hasKindInPlan = (kinds: readonly string[]): boolean => plan.places.some(({ kind }) => kinds.includes(kind));
    return readGarments(value, language).flatMap((garment) =>
      hasKindInPlan(garment.kinds) ? [] : [{ kind: 'add' as const, garment }],
    );
  }
  if (slot !== 'maxPrice') return describe(value, language);
  const { priceRangeMax } = readWanted(slot, value, language).filters;
  const cents = typeof priceRangeMax === 'number' ? priceRangeMax * CENTS_PER_DOLLAR : null;
  return cents === null || cents === plan.budgetCents ? [] : [{ kind: 'budget', cents }];
}

function describe(words: string, { lexicon, spelling }: Language): readonly OutfitEdit[] {
  const terms = readTerms(readParts(words, lexicon, spelling));
  return saysSomething(terms) ? [{ kind: 'terms', terms }] : [];
}
