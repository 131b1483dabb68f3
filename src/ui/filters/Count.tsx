import styles from './Count.module.css';

/** How many pieces a choice would find. Its name says so aloud. */
export function Count({ of: count }: { readonly of: number | null }) {
  return count === null ? null : (
    <span className={styles.count} aria-hidden>
      {count.toLocaleString('en-US')}
    </span>
  );
}
