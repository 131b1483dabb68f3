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
  readonly newestSaid: string;
  /** Text that is announced to screen readers. */
  readonly announcement: string;
  readonly resize: (size: ChatSize) => void;
  readonly begin: () => void;
  readonly say: (words: string) => void;
  readonly showResults: (key: string) => void;
  readonly judge: (key: string, feedback: Feedback) => void;
  readonly removeChip: (chip: ShownChip) => void;
  readonly undoFilters: (key: string) => void;
}
