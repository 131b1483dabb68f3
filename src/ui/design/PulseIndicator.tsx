import { commonText } from '../text/commonText.ts';
import { classNames } from './classNames.ts';
import { Logo } from './Logo.tsx';
import styles from './PulseIndicator.module.css';

type PulseIndicatorStatus = 'idle' | 'thinking' | 'loading';

/** The logo as an activity indicator (spec 2.15); animated only while the app is busy. */
export function PulseIndicator({ status }: { readonly status: PulseIndicatorStatus }) {
  return (
    <span
      className={classNames(styles.pulse, status !== 'idle' && styles[status])}
      role="img"
      aria-label={commonText.pulse[status]}
      data-status={status}
    >
      <Logo className={styles.mark} holeClassName={styles.hole} />
    </span>
  );
}
