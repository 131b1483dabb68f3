import { useContext, useEffect, useState } from 'react';
import { Logo } from '../design/Logo.tsx';
import { MotionContext } from '../home/motion/MotionContext.ts';
import styles from './SiteHeader.module.css';

/** The time between quarter turns (spec section 9). */
const TURN_INTERVAL_MS = 10_000;
const QUARTER_TURN_DEGREES = 90;

/** The logo, which makes a quarter turn every 10 seconds. */
export function TurningLogo() {
  const { isRunning, clock } = useContext(MotionContext);
  const [turnCount, setTurnCount] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    return clock.after(TURN_INTERVAL_MS, () => setTurnCount(turnCount + 1));
  }, [clock, isRunning, turnCount]);
  return (
    // Set no style before the first turn, because the page's security policy allows none in prerendered HTML.
    <span
      className={styles.mark}
      style={turnCount > 0 ? { rotate: `${turnCount * QUARTER_TURN_DEGREES}deg` } : undefined}
    >
      <Logo />
    </span>
  );
}
