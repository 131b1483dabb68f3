import styles from './SheetHandle.module.css';

/** The bar at the top edge of a bottom sheet on a phone, by which the sheet can be pulled down. */
export function SheetHandle() {
  return <span className={styles.grip} aria-hidden="true" />;
}
