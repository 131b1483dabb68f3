import { Button } from '../design/Button.tsx';
import { ToggleChip } from '../design/ToggleChip.tsx';
import { historyText } from '../text/history.ts';
import type { HistoryKind } from './HistoryViewModel.ts';
import styles from './HistorySwitch.module.css';

export interface HistorySwitchProps {
  readonly kind: HistoryKind;
  readonly onKind: (kind: HistoryKind) => void;
  /** Clears all searches; null if there is nothing to clear. */
  readonly onClear: (() => void) | null;
}

/** Switches between conversations and searches, with a button that clears all searches. */
export function HistorySwitch({ kind, onKind, onClear }: HistorySwitchProps) {
  return (
    <div className={styles.line}>
      <div className={styles.switch} role="group" aria-label={historyText.lists}>
        <ToggleChip pressed={kind === 'chats'} onClick={() => onKind('chats')}>
          {historyText.chats}
        </ToggleChip>
        <ToggleChip pressed={kind === 'searches'} onClick={() => onKind('searches')}>
          {historyText.searches}
        </ToggleChip>
      </div>
      {onClear && (
        <Button
          variant="plain"
          className={styles.clear}
          aria-label={historyText.clearLabel}
          aria-haspopup="dialog"
          onClick={onClear}
        >
          {historyText.clear}
        </Button>
      )}
    </div>
  );
}
