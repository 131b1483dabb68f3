import { observer } from 'mobx-react-lite';
import { Chip, RemovableChip } from '../design/Chip.tsx';
import { chatText } from '../text/chat.ts';
import type { AnswerMessageProps } from './AnswerMessage.tsx';
import { filterChanges } from './filterChanges.ts';
import styles from './AnswerFilters.module.css';

/** What the stylist made of the filters, as chips that go with one tap while its results are on the screen. */
export const AnswerFilters = observer(function AnswerFilters({ message, view }: AnswerMessageProps) {
  const { filters, aiUpdatedFilters, key } = message;
  if (filters === null || aiUpdatedFilters === null || view.chat.showingKey !== key) return null;
  const { added, dropped } = filterChanges(filters, aiUpdatedFilters, view.filters);
  if (added.length + dropped.length === 0) return null;
  return (
    <div className={styles.filters} role="group" aria-label={chatText.understood}>
      {added.map((chip) => <RemovableChip key={chip.key} label={chip.label} onRemove={() => view.removeChip(chip)} />)}
      {dropped.map((label) => <span className={styles.dropped} key={label}>{chatText.dropped(label)}</span>)}
      {added.length + dropped.length > 1 || dropped.length > 0
        ? <Chip aria-label={chatText.undoAll} onClick={() => view.undoFilters(key)}>{chatText.undo}</Chip>
        : null}
    </div>
  );
});
