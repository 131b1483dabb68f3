import { EmptyState } from '../design/EmptyState.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { frameText } from '../text/frameText.ts';
import type { PanelProps } from './FrameParts.ts';

const text = frameText.chatHistory;

/** The list of conversations (spec 2.13). */
export function ChatHistoryPanel(panel: PanelProps) {
  return (
    <Sheet {...panel} title={text.title} side="start">
      <EmptyState title={text.empty} text={text.hint} />
    </Sheet>
  );
}
