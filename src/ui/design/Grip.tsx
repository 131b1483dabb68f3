import styles from './Grip.module.css';

/** The bar at the top edge of a bottom sheet on a phone; shows that the sheet can be pulled down. */
export function Grip() {
  return <span className={styles.grip} aria-hidden="true" />;
}
