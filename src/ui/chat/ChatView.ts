import type { ChatSnapshot, ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Feedback } from '../../domain/chat/Chat.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { WishlistToggling } from '../items/WishlistToggling.ts';
import type { ShownChip } from '../search/filterChips.ts';

/**
 * `collapsed` shows only the newest answer above the bar. `expanded` shows the conversation: beside the results on a
 * desktop, over their lower half on a phone. `full` shows the conversation instead of the results (spec 2.4).
 */
export type ChatSize = 'collapsed' | 'expanded' | 'full';

export interface ChatView {
  readonly chat: ChatSnapshot;
  readonly filters: Filters;
  readonly size: ChatSize;
  readonly newestAnswer: ShownMessage | null;
  readonly newestUserMessage: string;
  readonly wishlistToggling: WishlistToggling;
  /** Whether an item is attached to the next message. */
  readonly isPieceAttached: boolean;
  /**
   * Whether to show the note that chat mode applies to all devices of the shopper. It is shown during one visit only.
   */
  readonly showsModeNote: boolean;
  readonly announcement: string;
  readonly setSize: (size: ChatSize) => void;
  /** Says that something was sent offline and waits for the connection; null if nothing waits. */
  readonly waitingNote: string | null;
  readonly startChat: () => void;
  readonly sendMessage: (words: string) => void;
  readonly startEdit: (key: string) => void;
  readonly cancelEdit: () => void;
  /** Call when the text in the editor changes. */
  readonly keepEditing: () => void;
  readonly submitEdit: (text: string) => void;
  /** Opens a piece of an answer; the viewer moves among `pieces`. */
  readonly openPiece: (item: Item, pieces: readonly Item[]) => void;
  readonly showResults: (key: string) => void;
  readonly giveFeedback: (key: string, feedback: Feedback) => void;
  readonly removeChip: (chip: ShownChip) => void;
  readonly undoFilters: (key: string) => void;
  readonly undoWishlistChange: (key: string) => void;
}
