import styles from './SheetHandle.module.css';

/** The bar at the top of a bottom sheet. Pulling it down closes the sheet. */
export function SheetHandle() {
  return <span className={styles.grip} aria-hidden="true" />;
}
