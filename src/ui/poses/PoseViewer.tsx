import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PoseWithThumbnail } from '../../application/poses/PoseList.ts';
import { Button } from '../design/Button.tsx';
import { classNames } from '../design/classNames.ts';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import { MirrorIcon } from '../design/icons/icons.tsx';
import { TrashIcon } from '../design/icons/laterIcons.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { PanelButton } from '../shared/PanelButton.tsx';
import { useObjectUrl } from '../shared/useObjectUrl.ts';
import { explainPhotoReason } from '../text/photoReasons.ts';
import { posesText } from '../text/poses.ts';
import { SuggestionRow } from '../viewer/SuggestionRow.tsx';
import strips from '../viewer/SuggestionRow.module.css';
import type { PosesView } from './PosesView.ts';
import styles from './PoseViewer.module.css';

export interface PoseViewerProps {
  readonly view: PosesView;
  readonly onClose: () => void;
}

/** The pose viewer (spec 2.11). */
export const PoseViewer = observer(function PoseViewer({ view, onClose }: PoseViewerProps) {
  const { shownPose, isConfirmingDeletion } = view;
  // The last pose stays during the closing animation.
  const [lastPose, setLastPose] = useState(shownPose);
  if (shownPose !== null && shownPose !== lastPose) setLastPose(shownPose);
  return (
    <>
      <Sheet open={shownPose !== null} onClose={onClose} title={posesText.viewer} slidesUp>
        {lastPose && <PosePage view={view} pose={lastPose} />}
      </Sheet>
      <ConfirmDialog open={isConfirmingDeletion} onConfirm={view.confirmDeletion} onClose={view.cancelDeletion}>
        {posesText.deletes}
      </ConfirmDialog>
    </>
  );
});

const PosePage = observer(function PosePage({
  view,
  pose,
}: {
  readonly view: PosesView;
  readonly pose: PoseWithThumbnail;
}) {
  const { similar, completeTheLook } = view.suggestions;
  return (
    <>
      <div className={styles.spread}>
        <PosePicture view={view} pose={pose} />
        <div className={styles.words}>
          {pose.generated && (
            <p className={styles.generated}>
              <strong>{posesText.generated}</strong> {posesText.generatedNote}
            </p>
          )}
          {pose.check?.dressable === false && (
            <p className={styles.generated}>
              <strong>{posesText.notDressable}</strong>{' '}
              {pose.check.reason === null ? posesText.advice : explainPhotoReason(pose.check.reason)}
            </p>
          )}
          <div className={styles.actions}>
            <PanelButton panel="fitting-room" variant="primary" onClick={view.dressPose}>
              <MirrorIcon />
              {posesText.fittingRoom}
            </PanelButton>
            <Button variant="quiet" aria-haspopup="dialog" onClick={view.askToDelete}>
              <TrashIcon />
              {posesText.delete}
            </Button>
          </div>
        </div>
      </div>
      <div className={classNames(strips.strips, styles.strips)}>
        <SuggestionRow title={posesText.completeTheLook} strip={completeTheLook} onChoose={view.openItem} />
        <SuggestionRow title={posesText.youMayAlsoLike} strip={similar} onChoose={view.openItem} />
      </div>
    </>
  );
});

/** The picture of a pose. Shows the thumbnail, blurred, until the picture has loaded. */
const PosePicture = observer(function PosePicture({
  view,
  pose,
}: {
  readonly view: PosesView;
  readonly pose: PoseWithThumbnail;
}) {
  const pictureUrl = useObjectUrl(view.picture);
  const thumbnail = useObjectUrl(pose.thumbnail);
  const alt = pose.generated ? posesText.generatedPicture(pose.description) : posesText.photo;
  if (view.hasPictureFailed) {
    const { title, text } = posesText.pictureFailed;
    return <ErrorState title={title} text={text} onRetry={view.loadPicture} />;
  }
  const url = pictureUrl ?? thumbnail;
  if (url === null) return <Skeleton shape="picture" />;
  return <img className={classNames(styles.picture, pictureUrl === null && styles.coming)} src={url} alt={alt} />;
});
