import type { Turn } from './Turn.ts';
import type { Conversation } from './Conversation.ts';
import { findHandEdits, joinFilters } from './filters/findHandEdits.ts';
import { readPicture } from './pictured.ts';

/**
 * Returns the state after this message. Counts the message, and remembers the attachment and the changes made by
 * hand.
 */
export function rememberTurn({
  conversation,
  filters,
  attachment,
}: Pick<Turn, 'conversation' | 'filters' | 'attachment'>): Conversation {
  const { removedFilters } = findHandEdits(conversation.filters, filters);
  const attached = attachment === null ? conversation.attached : attachment.context === 'item' ? attachment.item : null;
  const pictured = attachment === null ? (conversation.pictured ?? null) : readPicture(attachment);
  return {
    ...conversation,
    attached,
    pictured,
    turns: conversation.turns + 1,
    filters,
    undone: conversation.turns === 0 ? {} : joinFilters(conversation.undone, removedFilters),
  };
}
