import type { Turn } from './Turn.ts';
import type { Conversation } from './Conversation.ts';
import { handEdits, joined } from './filters/handEdits.ts';
import { picturedIn } from './pictured.ts';

/**
 * Returns the state after this message. Counts the message, and remembers the attachment and the changes made by
 * hand.
 */
export function remembered({
  conversation,
  filters,
  attachment,
}: Pick<Turn, 'conversation' | 'filters' | 'attachment'>): Conversation {
  const { removed } = handEdits(conversation.filters, filters);
  const attached = attachment === null ? conversation.attached : attachment.context === 'item' ? attachment.item : null;
  const pictured = attachment === null ? (conversation.pictured ?? null) : picturedIn(attachment);
  return {
    ...conversation,
    attached,
    pictured,
    turns: conversation.turns + 1,
    filters,
    undone: conversation.turns === 0 ? {} : joined(conversation.undone, removed),
  };
}
