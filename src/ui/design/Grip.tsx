import styles from './Grip.module.css';

/** The bar at the top edge of a sheet, where a phone shows that it can be pulled down. */
export function Grip() {
  return <span className={styles.grip} aria-hidden="true" />;
}
