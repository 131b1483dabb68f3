import { observer } from 'mobx-react-lite';
import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { roomText } from '../text/fittingRoom.ts';
import type { AdjustView, ShownLine } from './AdjustView.ts';
import styles from './AdjustOverlay.module.css';

const STEP = 0.01;
const LARGE_STEP = 0.05;
/** How far each key moves a line, as a fraction of the picture's height. Positive is down. */
const STEP_BY_KEY: Readonly<Record<string, number>> = {
  ArrowUp: -STEP,
  ArrowRight: -STEP,
  ArrowDown: STEP,
  ArrowLeft: STEP,
  PageUp: -LARGE_STEP,
  PageDown: LARGE_STEP,
  Home: 1,
  End: -1,
};

export interface AdjustHandleProps {
  readonly adjust: AdjustView;
  readonly line: ShownLine;
  readonly isOnRight: boolean;
  /** The element that the picture fills. */
  readonly areaRef: RefObject<HTMLElement | null>;
}

/** A handle that moves a line of a garment, by dragging or with the arrow keys. */
export const AdjustHandle = observer(function AdjustHandle({ adjust, line, isOnRight, areaRef }: AdjustHandleProps) {
  const { line: name, y, move, least, most } = line;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    adjust.grab(name);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
    const area = areaRef.current?.getBoundingClientRect();
    if (!area || !currentTarget.hasPointerCapture(pointerId)) return;
    adjust.moveTo(name, (clientY - area.top) / area.height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Escape must not close the fitting room.
      event.preventDefault();
      event.stopPropagation();
      if (!adjust.putBack(name)) adjust.close();
      return;
    }
    const step = STEP_BY_KEY[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    adjust.moveBy(name, event.shiftKey && Math.abs(step) === STEP ? Math.sign(step) * LARGE_STEP : step);
  };
  return (
    <div
      className={styles.handle}
      style={{ '--y': `${y * 100}%` } as CSSProperties}
      data-right={isOnRight || undefined}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={roomText.line[name]}
      aria-valuenow={toPercent(-move)}
      aria-valuemin={toPercent(-most)}
      aria-valuemax={toPercent(-least)}
      aria-valuetext={roomText.lineAt(toPercent(y), toPercent(move))}
      onFocus={() => adjust.grab(name)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={adjust.release}
      onPointerCancel={adjust.release}
      onKeyDown={onKeyDown}
    >
      <span className={styles.knob} />
      <span className={styles.name}>{roomText.line[name]}</span>
    </div>
  );
});

const toPercent = (share: number): number => Math.round(share * 100) + 0;
