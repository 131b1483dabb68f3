import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, type CSSProperties } from 'react';
import { roomText } from '../text/fittingRoom.ts';
import { AdjustHandle } from './AdjustHandle.tsx';
import type { AdjustView, ShownLine } from './AdjustView.ts';
import type { PictureSource } from './FittingRoomView.ts';
import { usePictureRatio } from './usePictureRatio.ts';
import styles from './AdjustOverlay.module.css';

export interface AdjustOverlayProps {
  readonly adjust: AdjustView;
  readonly picture: PictureSource;
}

/**
 * The outline of a worn garment over the large picture, with a handle for each line that can be moved. Shows moves at
 * once, before the new picture is made.
 */
export const AdjustOverlay = observer(function AdjustOverlay({ adjust, picture }: AdjustOverlayProps) {
  const ratio = usePictureRatio(picture);
  const areaRef = useRef<HTMLDivElement>(null);
  const { lines, outline, slot } = adjust;
  useEffect(() => {
    areaRef.current?.querySelector<HTMLElement>('[role="slider"]')?.focus({ preventScroll: true });
  }, [slot]);
  // Draw only the left and the right side. The collar and the hem have lines of their own.
  const pointsPerSide = outline.length / 2;
  const sides = [outline.slice(0, pointsPerSide), outline.slice(pointsPerSide)].map((side) =>
    side.map(([x, y]) => `${x * 100},${y * 100}`).join(' '),
  );
  return (
    <div className={styles.frame}>
      <div
        className={styles.area}
        ref={areaRef}
        role="group"
        aria-label={roomText.lines}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {sides.map((points, index) => (
            <Fragment key={index}>
              <polyline className={styles.under} points={points} />
              <polyline className={styles.outline} points={points} />
            </Fragment>
          ))}
          {lines.map((line, index) => (
            <LineDrawing key={line.line} line={line} isOnRight={index % 2 === 1} />
          ))}
        </svg>
        {lines.map((line, index) => (
          <AdjustHandle key={line.line} adjust={adjust} line={line} isOnRight={index % 2 === 1} areaRef={areaRef} />
        ))}
      </div>
    </div>
  );
});

/**
 * Distance from the picture's edge to the end of a leader line, in percent of the picture's width. The line ends
 * inside the handle's knob.
 */
const KNOB_INSET_PERCENT = 4;

/** A line across the garment, and a thinner leader line to its handle at the edge of the picture. */
function LineDrawing({
  line: { left, right, y },
  isOnRight,
}: {
  readonly line: ShownLine;
  readonly isOnRight: boolean;
}) {
  const height = y * 100;
  const [from, to] = isOnRight ? [right * 100, 100 - KNOB_INSET_PERCENT] : [KNOB_INSET_PERCENT, left * 100];
  return (
    <>
      <line className={styles.under} x1={left * 100} x2={right * 100} y1={height} y2={height} />
      <line className={styles.line} x1={left * 100} x2={right * 100} y1={height} y2={height} />
      <line className={styles.leader} x1={from} x2={to} y1={height} y2={height} />
    </>
  );
}
