import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ErrorState } from '../design/ErrorState.tsx';
import { FigureChooser } from '../fitting-room/FigureChooser.tsx';
import { ConsentDialog } from '../poses/ConsentDialog.tsx';
import { PhotoRecipientNote } from '../poses/PhotoRecipientNote.tsx';
import { PoseGrid, PoseGridSkeleton, type PoseGridProps } from '../poses/PoseGrid.tsx';
import type { PosesView } from '../poses/PosesView.ts';
import { PhotoCheckDialog } from '../poses/PhotoCheckDialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { onboardingText as text } from '../text/onboardingText.ts';
import { posesText } from '../text/poses.ts';
import type { FirstBodyView } from './FirstBodyViewModel.ts';
import { PoseDialog } from './PoseDialog.tsx';
import styles from './PoseQuestions.module.css';

export interface PoseQuestionsProps {
  readonly poses: PosesView;
  readonly firstBody: FirstBodyView;
}

/** The questions of the step 'Poses': photos of the shopper, or a drawn figure. */
export const PoseQuestions = observer(function PoseQuestions({ poses, firstBody }: PoseQuestionsProps) {
  const { loadFigures } = firstBody.figureChoice;
  useEffect(loadFigures, [loadFigures]);
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title} id="poses">
          {text.photos}
        </h2>
        <p className={styles.hint}>{posesText.advice}</p>
        <PhotoRecipientNote className={styles.hint} uploads={poses.uploads} />
        <PhotoGrid view={poses} chosenPoseId={firstBody.chosenPoseId} />
      </section>
      <section>
        <h2 className={styles.title}>{text.figure}</h2>
        <p className={styles.hint}>{text.figureHint}</p>
        <FigureChooser choice={firstBody.figureChoice} />
      </section>
      <PoseDialog view={poses} firstBody={firstBody} />
      <ConsentDialog uploads={poses.uploads} />
      <PhotoCheckDialog uploads={poses.uploads} />
      <Announcer text={poses.announcement} />
    </div>
  );
});

const PhotoGrid = observer(function PhotoGrid({ view, chosenPoseId }: Pick<PoseGridProps, 'view' | 'chosenPoseId'>) {
  const { status } = view.state;
  if (status === 'failed') {
    return <ErrorState title={posesText.failed.title} text={posesText.failed.text} onRetry={view.retry} />;
  }
  if (status !== 'ready') return <PoseGridSkeleton />;
  return <PoseGrid view={view} chosenPoseId={chosenPoseId} onOpen={view.showPose} />;
});
