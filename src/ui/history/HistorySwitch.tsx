import { ToggleChip } from '../design/Chip.tsx';
import { historyText } from '../text/history.ts';
import type { HistoryKind } from './HistoryViewModel.ts';
import styles from './HistorySwitch.module.css';

export interface HistorySwitchProps {
  readonly kind: HistoryKind;
  readonly onKind: (kind: HistoryKind) => void;
}

/** Conversations or searches. */
export function HistorySwitch({ kind, onKind }: HistorySwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label={historyText.lists}>
      <ToggleChip pressed={kind === 'chats'} onClick={() => onKind('chats')}>{historyText.chats}</ToggleChip>
      <ToggleChip pressed={kind === 'searches'} onClick={() => onKind('searches')}>{historyText.searches}</ToggleChip>
    </div>
  );
}
