import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { RetryIcon } from '../design/icons/icons.tsx';
import { commonText } from '../text/commonText.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { BodiesView, PlateView } from './FittingRoomView.ts';
import { FigureIcon } from './roomIcons.tsx';
import { waitingText } from './waitingText.ts';
import styles from './PlateMessages.module.css';

/** 'Loading...' or the place in the queue, with a progress bar and a Cancel button. */
export const Loading = observer(function Loading({ plate }: { readonly plate: PlateView }) {
  const label = waitingText(plate.waiting);
  return (
    <div className={styles.loading}>
      <p className={styles.place}>{label}</p>
      <Button variant="quiet" onClick={plate.cancel}>
        {roomText.stop}
      </Button>
      <div className={styles.line} role="progressbar" aria-label={label}>
        <div
          key={plate.seconds}
          className={styles.fill}
          style={{ '--seconds': `${plate.seconds}s` } as CSSProperties}
        />
      </div>
    </div>
  );
});

export interface RefusedProps {
  readonly plate: PlateView;
  readonly bodies: BodiesView;
}

/** Explains why there is no picture, and offers a drawn figure instead. */
export const Refused = observer(function Refused({ plate, bodies }: RefusedProps) {
  const onFigure = bodies.body?.kind === 'figure';
  return (
    <Message title={roomText.refused} text={plate.refusal}>
      {!onFigure && (
        <Button onClick={bodies.useFigure}>
          <FigureIcon />
          {roomText.useFigure}
        </Button>
      )}
    </Message>
  );
});

/** Says that the picture could not be made. After a failure offline, it is requested again once the network is back. */
export const Failed = observer(function Failed({ plate }: { readonly plate: PlateView }) {
  return (
    <Message title={roomText.failed} text={plate.offline ? roomText.offlineText : roomText.failedText}>
      <Button onClick={plate.retry}>
        <RetryIcon />
        {commonText.retry}
      </Button>
    </Message>
  );
});

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <div className={styles.message} role="alert">
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
