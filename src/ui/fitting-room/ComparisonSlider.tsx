import { useState, type CSSProperties } from 'react';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { PictureSource } from './FittingRoomView.ts';
import styles from './ComparisonSlider.module.css';

const INITIAL_POSITION_PERCENT = 50;

/**
 * Compares the body on one side of a movable line with the result on the other. The line's handle is a slider, so
 * that the arrow keys move it.
 */
export function ComparisonSlider({ bodyPicture }: { readonly bodyPicture: PictureSource }) {
  const [positionPercent, setPositionPercent] = useState(INITIAL_POSITION_PERCENT);
  return (
    <div className={styles.compare} style={{ '--share': `${positionPercent}%` } as CSSProperties}>
      <BodyOverlay picture={bodyPicture} className={styles.before} />
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
        value={positionPercent}
        aria-label={roomText.handle}
        aria-valuetext={`${positionPercent}%`}
        onChange={({ currentTarget }) => setPositionPercent(Number(currentTarget.value))}
      />
    </div>
  );
}

/** The picture of the body without the outfit, laid over the result. */
export function BodyOverlay({
  picture,
  className,
}: {
  readonly picture: PictureSource;
  readonly className?: string | undefined;
}) {
  const objectUrl = useObjectUrl(typeof picture === 'string' ? null : picture);
  const url = typeof picture === 'string' ? picture : objectUrl;
  return url && <img className={className} src={url} alt="" draggable={false} />;
}
