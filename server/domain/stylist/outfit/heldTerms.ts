import type { Language } from '../hearing/hear.ts';
import type { Turn } from '../Turn.ts';
import { readParts } from '../wish/readParts.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { writeWish } from '../wish/writeWish.ts';
import type { OutfitEdit } from './OutfitEdit.ts';
import { readTerms, saysSomething } from './reading/readTerms.ts';

const CENTS_PER_DOLLAR = 100;

/** Lists the wishes for single garments that also apply to an outfit: the occasion, the season and the refusals. */
export const listHeld = (wish: readonly WishPart[]): readonly WishPart[] =>
  wish.filter(({ facet, stance }) =>
    stance === 'wanted' ? facet === 'occasion' || facet === 'season' : facet !== 'kind' && facet !== 'word',
  );

/** Adds the wishes from before an outfit to its changes. The newest words come last, because they weigh most. */
export function withHeld(edits: readonly OutfitEdit[], turn: Turn, language: Language): readonly OutfitEdit[] {
  const [firstEdit, ...otherEdits] = edits;
  const { wish, ownsBudget, outfit } = turn.conversation;
  if (firstEdit === undefined || (firstEdit.kind !== 'compose' && firstEdit.kind !== 'pack') || outfit !== null)
    return edits;
  const words = writeWish(listHeld(wish));
  const terms = readTerms(readParts(words, language.lexicon, language.spelling));
  const budget = ownsBudget ? turn.filters.priceRangeMax : null;
  return [
    firstEdit,
    ...(words !== '' && saysSomething(terms) ? [{ kind: 'terms', terms } as const] : []),
    ...(budget === null ? [] : [{ kind: 'budget', cents: budget * CENTS_PER_DOLLAR } as const]),
    ...otherEdits,
  ];
}
