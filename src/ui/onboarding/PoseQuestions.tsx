import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ErrorState } from '../design/ErrorState.tsx';
import { FigureChooser } from '../fitting-room/FigureChooser.tsx';
import type { FigureChoiceView } from '../fitting-room/FittingRoomView.ts';
import { ConsentDialog } from '../poses/ConsentDialog.tsx';
import { PhotoReceiver } from '../poses/PhotoReceiver.tsx';
import { PoseGrid, PoseGridSkeleton } from '../poses/PoseGrid.tsx';
import type { PosesView } from '../poses/PosesView.ts';
import { VerdictDialog } from '../poses/VerdictDialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { onboardingText as text } from '../text/onboardingText.ts';
import { posesText } from '../text/poses.ts';
import { PoseDialog } from './PoseDialog.tsx';
import styles from './PoseQuestions.module.css';

export interface PoseQuestionsProps {
  readonly poses: PosesView;
  readonly figures: FigureChoiceView;
}

/** The questions of the step 'Poses': photos of the shopper, or a drawn figure. */
export const PoseQuestions = observer(function PoseQuestions({ poses, figures }: PoseQuestionsProps) {
  const { loadFigures } = figures;
  useEffect(loadFigures, [loadFigures]);
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title} id="poses">
          {text.photos}
        </h2>
        <p className={styles.hint}>{posesText.advice}</p>
        <PhotoReceiver className={styles.hint} uploads={poses.uploads} />
        <PhotoGrid view={poses} />
      </section>
      <section>
        <h2 className={styles.title}>{text.figure}</h2>
        <p className={styles.hint}>{text.figureHint}</p>
        <FigureChooser bodies={figures} />
      </section>
      <PoseDialog view={poses} />
      <ConsentDialog uploads={poses.uploads} />
      <VerdictDialog uploads={poses.uploads} />
      <Announcer text={poses.announcement} />
    </div>
  );
});

const PhotoGrid = observer(function PhotoGrid({ view }: { readonly view: PosesView }) {
  const { status } = view.state;
  if (status === 'failed') {
    return <ErrorState title={posesText.failed.title} text={posesText.failed.text} onRetry={view.retry} />;
  }
  return status === 'ready' ? <PoseGrid view={view} onOpen={view.showPose} /> : <PoseGridSkeleton />;
});
