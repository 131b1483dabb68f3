import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import { Chip, RemovableChip } from '../design/Chip.tsx';
import { chatText } from '../text/chat.ts';
import type { ChatView } from './ChatView.ts';
import { filterChanges } from './filterChanges.ts';
import styles from './AnswerFilters.module.css';

interface AnswerFiltersProps {
  readonly message: ShownMessage;
  readonly view: ChatView;
}

/** The filters that the stylist set, as chips. Shown and removable while the answer's results are on screen. */
export const AnswerFilters = observer(function AnswerFilters({ message, view }: AnswerFiltersProps) {
  const { filters, aiUpdatedFilters, key } = message;
  const chips = useRef<HTMLDivElement>(null);
  if (filters === null || aiUpdatedFilters === null || view.chat.showingKey !== key) return null;
  const { added, dropped } = filterChanges(filters, aiUpdatedFilters, view.filters);
  if (added.length + dropped.length === 0) return null;
  /**
   * Applies a change that may remove the chips. If they had the focus, it moves to the conversation or to the button
   * that expands it.
   */
  const then = (change: () => void) => {
    const held = chips.current?.contains(document.activeElement);
    const around = chips.current
      ?.closest('section')
      ?.querySelector<HTMLElement>('[role="log"], [aria-expanded="false"]');
    change();
    if (held) around?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.filters} ref={chips} role="group" aria-label={chatText.understood}>
      {added.map((chip) => (
        <RemovableChip key={chip.key} label={chip.label} onRemove={() => then(() => view.removeChip(chip))} />
      ))}
      {dropped.map((label) => (
        <span className={styles.dropped} key={label}>
          {chatText.dropped(label)}
        </span>
      ))}
      {added.length + dropped.length > 1 || dropped.length > 0 ? (
        <Chip aria-label={chatText.undoAll} onClick={() => then(() => view.undoFilters(key))}>
          {chatText.undo}
        </Chip>
      ) : null}
    </div>
  );
});
