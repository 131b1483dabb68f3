import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { Chip, RemovableChip } from '../design/Chip.tsx';
import { chatText } from '../text/chat.ts';
import type { ChatView } from './ChatView.ts';
import { listFilterChanges } from './listFilterChanges.ts';
import styles from './AnswerFilters.module.css';

interface AnswerFiltersProps {
  readonly message: ShownMessage;
  readonly view: ChatView;
}

/** The filters that the stylist set, as chips that can be removed. Shown while the answer's results are on screen. */
export const AnswerFilters = observer(function AnswerFilters({ message, view }: AnswerFiltersProps) {
  const { filters, aiUpdatedFilters, key } = message;
  const chipsRef = useRef<HTMLDivElement>(null);
  if (filters === null || aiUpdatedFilters === null || view.chat.shownAnswerKey !== key) return null;
  const { addedChips, removedLabels } = listFilterChanges(filters, aiUpdatedFilters, view.filters);
  if (addedChips.length + removedLabels.length === 0) return null;
  /**
   * Applies a change that may remove the focused chip. The focus then moves to the conversation, or to the button
   * that expands it.
   */
  const changeAndKeepFocus = (change: () => void) => {
    const hadFocus = chipsRef.current?.contains(document.activeElement);
    const chipsElement = chipsRef.current
      ?.closest('section')
      ?.querySelector<HTMLElement>('[role="log"], [aria-expanded="false"]');
    change();
    if (hadFocus) chipsElement?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.filters} ref={chipsRef} role="group" aria-label={chatText.understood}>
      {addedChips.map((chip) => (
        <RemovableChip
          key={chip.key}
          label={chip.label}
          onRemove={() => changeAndKeepFocus(() => view.removeChip(chip))}
        />
      ))}
      {removedLabels.map((label) => (
        <span className={styles.dropped} key={label}>
          {chatText.dropped(label)}
        </span>
      ))}
      {addedChips.length + removedLabels.length > 1 || removedLabels.length > 0 ? (
        <Chip aria-label={chatText.undoAll} onClick={() => changeAndKeepFocus(() => view.undoFilters(key))}>
          {chatText.undo}
        </Chip>
      ) : null}
    </div>
  );
});
