import { useState, type CSSProperties } from 'react';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { Shown } from './FittingRoomView.ts';
import styles from './BeforeAfter.module.css';

const MIDDLE = 50;

/**
 * Shows the body up to a movable line and the result after it. The line's handle is a slider, so that the arrow keys
 * move it, too.
 */
export function BeforeAfter({ before }: { readonly before: Shown }) {
  const [share, setShare] = useState(MIDDLE);
  return (
    <div className={styles.compare} style={{ '--share': `${share}%` } as CSSProperties}>
      <Before picture={before} className={styles.before} />
      <span className={styles.label} aria-hidden="true">
        {roomText.before}
      </span>
      <span className={styles.label} data-end aria-hidden="true">
        {roomText.after}
      </span>
      <span className={styles.line} aria-hidden="true" />
      <input
        className={styles.handle}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={roomText.handle}
        aria-valuetext={`${share}%`}
        onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
      />
    </div>
  );
}

/** The picture of the body without the outfit, laid over the result. */
export function Before({ picture, className }: { readonly picture: Shown; readonly className?: string | undefined }) {
  const own = useObjectUrl(typeof picture === 'string' ? null : picture);
  const url = typeof picture === 'string' ? picture : own;
  return url && <img className={className} src={url} alt="" draggable={false} />;
}
