import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { RetryIcon } from '../design/icons/icons.tsx';
import { commonText } from '../text/commonText.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { BodiesView, LargePictureView } from './FittingRoomView.ts';
import { FigureIcon } from './roomIcons.tsx';
import { formatQueueStatus } from './formatQueueStatus.ts';
import styles from './PictureMessages.module.css';

/** 'Loading...' or the place in the queue, with a progress bar and a Cancel button. */
export const LoadingMessage = observer(function LoadingMessage({
  largePicture,
}: {
  readonly largePicture: LargePictureView;
}) {
  const label = formatQueueStatus(largePicture.queueStatus);
  return (
    <div className={styles.loading}>
      <p className={styles.place}>{label}</p>
      <Button variant="quiet" onClick={largePicture.cancel}>
        {roomText.stop}
      </Button>
      <div className={styles.line} role="progressbar" aria-label={label}>
        <div
          key={largePicture.expectedSeconds}
          className={styles.fill}
          style={{ '--seconds': `${largePicture.expectedSeconds}s` } as CSSProperties}
        />
      </div>
    </div>
  );
});

export interface RefusalMessageProps {
  readonly largePicture: LargePictureView;
  readonly bodies: BodiesView;
}

/** Explains why there is no picture, and offers a drawn figure instead. */
export const RefusalMessage = observer(function RefusalMessage({ largePicture, bodies }: RefusalMessageProps) {
  const isFigureDressed = bodies.body?.kind === 'figure';
  return (
    <PictureMessage title={roomText.refused} text={largePicture.refusal}>
      {!isFigureDressed && (
        <Button onClick={bodies.dressFigure}>
          <FigureIcon />
          {roomText.useFigure}
        </Button>
      )}
    </PictureMessage>
  );
});

/**
 * Says that the picture could not be made. If the device was offline, the picture is requested again once it is
 * online.
 */
export const FailureMessage = observer(function FailureMessage({
  largePicture,
}: {
  readonly largePicture: LargePictureView;
}) {
  return (
    <PictureMessage
      title={largePicture.isOffline ? roomText.waiting : roomText.failed}
      text={largePicture.isOffline ? roomText.offlineText : roomText.failedText}
    >
      <Button onClick={largePicture.retry}>
        <RetryIcon />
        {commonText.retry}
      </Button>
    </PictureMessage>
  );
});

interface PictureMessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function PictureMessage({ title, text, children }: PictureMessageProps) {
  return (
    <div className={styles.message} role="alert">
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
