import styles from './Count.module.css';

/**
 * Shows the number of results of a choice. Hidden from screen readers, because the accessible name includes the number.
 */
export function Count({ of: count }: { readonly of: number | null }) {
  return count === null ? null : (
    <span className={styles.count} aria-hidden>
      {count.toLocaleString('en-US')}
    </span>
  );
}
