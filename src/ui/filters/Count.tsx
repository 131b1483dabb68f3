import styles from './Count.module.css';

/** The number of results of a choice. The accessible name includes it. */
export function Count({ of: count }: { readonly of: number | null }) {
  return count === null ? null : (
    <span className={styles.count} aria-hidden>
      {count.toLocaleString('en-US')}
    </span>
  );
}
