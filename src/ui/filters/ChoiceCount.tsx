import styles from './ChoiceCount.module.css';

/** The number of results of a choice. Hidden from screen readers, because the accessible name has the number. */
export function ChoiceCount({ count }: { readonly count: number | null }) {
  return count === null ? null : (
    <span className={styles.count} aria-hidden>
      {count.toLocaleString('en-US')}
    </span>
  );
}
