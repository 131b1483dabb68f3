import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { ChatOutfit } from '../../domain/chat/Chat.ts';

const ASKS_TO_UNDO = /\bundo\b/iu;

/**
 * Whether the answer changed the pieces of the outfit before it, so that a button can undo the change. An outfit with
 * another title is a new outfit. The button does not undo an undo; the shopper can ask for that in words.
 */
export function hasUndoableChange(messages: readonly ShownMessage[], answerKey: string): boolean {
  const index = messages.findIndex(({ key }) => key === answerKey);
  const outfit = messages[index]?.outfit;
  const previousOutfit = messages.slice(0, Math.max(0, index)).findLast((message) => message.outfit)?.outfit;
  if (outfit === undefined || previousOutfit?.title !== outfit.title) return false;
  const isUndone = ASKS_TO_UNDO.test(messages[index - 1]?.message ?? '');
  return !isUndone && describePieces(outfit) !== describePieces(previousOutfit);
}

const describePieces = ({ slots }: ChatOutfit): string =>
  JSON.stringify(slots.map(({ slot, itemId, words }) => [slot, itemId, words]));
