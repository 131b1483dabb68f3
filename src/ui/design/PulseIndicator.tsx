import { commonText } from '../text/commonText.ts';
import { classNames } from './classNames.ts';
import { Mark } from './Mark.tsx';
import styles from './PulseIndicator.module.css';

export type PulseStatus = 'idle' | 'thinking' | 'loading';

/** The house mark as a sign of life (spec 2.15). It moves only while there is something to wait for. */
export function PulseIndicator({ status }: { readonly status: PulseStatus }) {
  return (
    <span className={classNames(styles.pulse, status !== 'idle' && styles[status])} role="img" aria-label={commonText.pulse[status]} data-status={status}>
      <Mark className={styles.mark} holeClassName={styles.hole} />
    </span>
  );
}
