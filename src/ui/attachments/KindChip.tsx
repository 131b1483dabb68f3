import { attachmentsText } from '../text/attachments.ts';
import styles from './KindChip.module.css';

export interface KindChipProps {
  /** The current kind; null when not recognized. */
  readonly kind: string | null;
  /** The kinds to choose from, most likely first. */
  readonly kinds: readonly string[];
  readonly onKind: (kind: string) => void;
}

/** The recognized kind of garment, with a menu to correct it. */
export function KindChip({ kind, kinds, onKind }: KindChipProps) {
  return (
    <select
      className={styles.chip}
      aria-label={attachmentsText.looksLike}
      value={kind ?? ''}
      onChange={(event) => onKind(event.target.value)}
    >
      {kind === null && (
        <option value="" disabled>
          {attachmentsText.unsure}
        </option>
      )}
      {kinds.map((name) => (
        <option key={name} value={name}>
          {capitalize(name)}
        </option>
      ))}
    </select>
  );
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
