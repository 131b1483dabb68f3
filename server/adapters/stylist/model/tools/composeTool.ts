import * as z from 'zod';
import type { SearchEngine } from '../../../../application/ports/SearchEngine.ts';
import type { Stylist, Turn, Understood } from '../../../../application/ports/Stylist.ts';
import { createOpenPlace, type OutfitPlan } from '../../../../domain/outfits/OutfitPlan.ts';
import { findSlotOfKind } from '../../../../domain/outfits/OutfitSlot.ts';
import type { CatalogueItem } from '../../../../domain/catalogue/CatalogueItem.ts';
import { EMPTY_CONVERSATION } from '../../../../domain/stylist/Conversation.ts';
import type { NumberedPieces } from '../NumberedPieces.ts';
import { createTool, pieceNumber, type Tool } from './Tool.ts';

const MAX_BUDGET = 100_000;
const MAX_FIXED_PIECES = 4;
const CENTS = 100;

export interface ComposeParts {
  readonly engine: SearchEngine;
  /** Interprets the purpose of the outfit. */
  readonly stylist: Pick<Stylist, 'understand'>;
  readonly turn: Turn;
  readonly understood: Pick<Understood, 'filters'>;
  readonly pieces: NumberedPieces;
}

export function createComposeTool({ engine, stylist, turn, understood, pieces }: ComposeParts): Tool {
  return createTool({
    name: 'compose_outfit',
    description: 'Composes a whole outfit, around given pieces if there are any. Returns its pieces and their total.',
    parameters: z.strictObject({
      words: z.string().min(1).max(200).describe('What it is for: "a garden wedding in june, nothing black"'),
      budget: z.int().min(1).max(MAX_BUDGET).nullable().describe('For all of it, in whole dollars, or null'),
      around: z.array(pieceNumber).max(MAX_FIXED_PIECES).describe('Numbers of pieces that it has to contain'),
    }),
    run: async ({ words, budget, around }, signal) => {
      const fixedItems = pieces.findAll(around);
      if (fixedItems === null) return { error: 'There is no piece of that number.' };
      const outfitTurn: Turn = {
        ...turn,
        said: `a whole outfit, ${words}`,
        attachment: null,
        conversation: EMPTY_CONVERSATION,
        shown: { quick: [], deep: [] },
      };
      const { outfit: plan } = await stylist.understand(outfitTurn, signal);
      if (plan === undefined) return { error: 'These words ask for no outfit.' };
      const budgetCents = budget === null ? plan.budgetCents : budget * CENTS;
      const { preferences } = turn.profile;
      const foundOutfit = await engine.composeOutfit(
        { ...plan, budgetCents, places: fixPieces(plan.places, fixedItems) },
        { filters: { ...understood.filters, priceRangeMin: null, priceRangeMax: null }, preferences },
        signal,
      );
      if (foundOutfit === null) return { error: 'The shop has no such outfit.' };
      return {
        total: foundOutfit.totalCents / CENTS,
        isWithinBudget: budgetCents === null || foundOutfit.totalCents <= budgetCents,
        pieces: pieces.describe(foundOutfit.pieces.map(({ item }) => item)),
      };
    },
  });
}

/** The plan's slots. A fixed piece replaces the pieces that are planned for the same slot. */
function fixPieces(places: OutfitPlan['places'], fixedItems: readonly CatalogueItem[]): OutfitPlan['places'] {
  const fixedPlaces = fixedItems.flatMap(({ id, kind, priceCents }) => {
    const slot = findSlotOfKind(kind);
    return slot === null ? [] : [{ ...createOpenPlace(slot), itemId: id, kind, priceCents }];
  });
  return [...places.filter(({ slot }) => !fixedPlaces.some((place) => place.slot === slot)), ...fixedPlaces];
}
