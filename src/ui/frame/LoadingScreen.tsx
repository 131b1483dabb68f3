import { PulseIndicator } from '../design/PulseIndicator.tsx';
import { commonText } from '../text/commonText.ts';
import styles from './LoadingScreen.module.css';

/** Shown while the cached login is checked (spec 2.1). */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <PulseIndicator status="loading" />
      <p role="status">{commonText.loading}</p>
    </main>
  );
}
