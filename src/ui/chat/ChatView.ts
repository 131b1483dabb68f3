import type { ChatSnapshot, ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { Feedback } from '../../domain/chat/Chat.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { ShownChip } from '../search/filterChips.ts';

/**
 * `collapsed` shows only the newest answer above the bar, `expanded` the conversation over the results, `full` the
 * conversation instead of the results (spec 2.4).
 */
export type ChatSize = 'collapsed' | 'expanded' | 'full';

/** The state and actions of the conversation on the screen. */
export interface ChatView {
  readonly chat: ChatSnapshot;
  readonly filters: Filters;
  readonly size: ChatSize;
  readonly newestAnswer: ShownMessage | null;
  readonly newestUserMessage: string;
  /** Text that is announced to screen readers. */
  readonly announcement: string;
  readonly setSize: (size: ChatSize) => void;
  readonly startChat: () => void;
  readonly say: (words: string) => void;
  readonly showResults: (key: string) => void;
  readonly giveFeedback: (key: string, feedback: Feedback) => void;
  readonly removeChip: (chip: ShownChip) => void;
  readonly undoFilters: (key: string) => void;
}
