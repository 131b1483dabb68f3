import { findMainKind } from '../../outfits/OutfitPiece.ts';
import type { FoundOutfit } from '../../outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { capitalize, joinWords } from '../../search/phrasing.ts';
import type { Heard } from '../Conversation.ts';
import { nameItem } from '../wording/phrases.ts';
import { writeNumber } from './writeOutfit.ts';

/** Writes how many pieces of a kind there are, with their names, or how many outfits the pieces make. */
export function writeCount({ kinds }: NonNullable<Heard['counted']>, plan: OutfitPlan, outfit: FoundOutfit): string {
  if (kinds.length === 0) return writeOutfitCount(plan, outfit);
  const names = outfit.pieces
    .filter(({ item }) => kinds.includes(findMainKind(item)))
    .map(({ item }) => nameItem(item));
  if (names.length === 0) return `None so far: I can add one if you like.`;
  return `${capitalize(writeNumber(names.length))}: ${joinWords(names, 'and')}.`;
}

function writeOutfitCount({ days }: OutfitPlan, { outfitCount, pieces }: FoundOutfit): string {
  const count = outfitCount ?? 1;
  const makesText = `${capitalize(writeNumber(pieces.length))} ${pieces.length === 1 ? 'piece makes' : 'pieces make'}`;
  const outfits = count === 1 ? 'one outfit' : `${writeNumber(count)} outfits`;
  const repeatText = days !== null && count < days ? `, so over ${writeNumber(days)} days some come out twice` : '';
  return `${makesText} ${outfits}${repeatText}.`;
}
